"""T4: at most one figure action: put a figure from the supply on the new tile, or decline (B4)."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import Step
from ...kernel.contract import Emit, Refused
from ..actions import (
    SPOT_CELL_SHIFT,
    SPOT_FIGURE,
    SPOT_FIGURE_SHIFT,
    SPOT_KEY,
    SPOT_KEY_SHIFT,
    VERB_BITS,
    DeployFigure,
    Pass,
)
from ..events import FigureDeployed
from ..expansion import Stage, Verb
from ..geometry import REACH, cell_of, square_of
from ..ruleset import Ruleset
from ..scoring import put_on
from ..state import FACE, FACE_BITS, FIGURE_SHIFT, CarcassonneState
from ..turn import go_on


def enter_figure(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Asked in every turn, if need be with `pass` alone."""
    return True


def list_deploys(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """`pass`, and each unoccupied feature of the new tile for each kind of figure that may stand there (B4.1, B4.2).

    Among pieces of one feature the first one stands for all.
    """
    codes = [rules.go["Pass"]]
    placed = state.placed
    board = state.board[placed]
    first, spots = board >> FACE_BITS, rules.spots[board & FACE]
    parent, sums, supply = state.parent, state.sums, state.supply
    verb = placed << SPOT_CELL_SHIFT | rules.go["DeployFigure"]
    at = step.seat * len(spots)
    for kind, pieces in enumerate(spots):
        if not supply[at + kind]:
            continue
        seen = []
        for index, offset, tail in pieces:
            root = first + index
            while (up := parent[root]) != root:
                root = up
            if sums[root] >> FIGURE_SHIFT or root in seen:
                continue
            seen.append(root)
            codes.append(verb + (offset << SPOT_CELL_SHIFT) | tail)
    return codes


def piece_at(rules: Ruleset, state: CarcassonneState, code: int) -> int:
    """The piece that a spot code names on this board."""
    placed = state.board[code >> SPOT_CELL_SHIFT]
    return (placed >> FACE_BITS) + rules.piece_of[rules.tile_at[(placed & FACE) >> 2]][
        code >> SPOT_KEY_SHIFT & SPOT_KEY
    ]


def deploy(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The figure leaves the supply and stands on the feature."""
    seat, kind = state.agenda[-1].seat, code >> SPOT_FIGURE_SHIFT & SPOT_FIGURE
    state.supply[seat * len(rules.figures) + kind] -= 1
    put_on(rules, state, piece_at(rules, state, code), kind, seat)
    if emit:
        action = decode_spot(rules, code >> VERB_BITS)
        emit(FigureDeployed(seat, *action))
    go_on(rules, state)


def decline(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """Nothing is done in the optional step that is open."""
    go_on(rules, state)


def encode_spot(rules: Ruleset, action: Any) -> int:
    """Figure, square and key as a code without its verb; Refused when the ruleset has no such figure or key."""
    if action.figure not in rules.figure_of:
        raise Refused("unknown_figure", "B1.1", figure=action.figure)
    if action.on[:1] != "#" or action.on[1:] not in rules.key_of or max(map(abs, action.at)) > REACH:
        raise Refused("no_such_place", "B4.1", at=action.at, on=action.on)
    return (
        cell_of(action.at) << SPOT_CELL_SHIFT
        | rules.key_of[action.on[1:]] << SPOT_KEY_SHIFT
        | rules.figure_of[action.figure] << SPOT_FIGURE_SHIFT
    ) >> VERB_BITS


def decode_spot(rules: Ruleset, code: int) -> tuple[str, tuple[int, int], str]:
    """Figure, square and key of a spot code without its verb."""
    code <<= VERB_BITS
    return (
        rules.figures[code >> SPOT_FIGURE_SHIFT & SPOT_FIGURE].name,
        square_of(code >> SPOT_CELL_SHIFT),
        f"#{rules.keys[code >> SPOT_KEY_SHIFT & SPOT_KEY]}",
    )


FIGURE = Stage(enter_figure, list_deploys)
DEPLOY_VERB = Verb(
    "deploy",
    DeployFigure,
    encode_spot,
    lambda rules, code: DeployFigure(*decode_spot(rules, code)),
    deploy,
    extra=("as",),
)
PASS_VERB = Verb("pass", Pass, lambda rules, action: 0, lambda rules, code: Pass(), decline)
