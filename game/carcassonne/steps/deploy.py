"""T4: at most one figure action: put a figure from the supply on the new tile, or decline (B4)."""

from __future__ import annotations

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from ..actions import SPOT_FIGURE, SPOT_FIGURE_SHIFT, DeployFigure, Pass
from ..events import FigureDeployed
from ..expansion import Stage, Verb
from ..ruleset import Ruleset
from ..scoring import barred, put_on, spot_of
from ..spots import decode_spot, encode_spot, free_spots, piece_at
from ..state import CarcassonneState
from ..turn import go_on


def enter_figure(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Asked in every turn, if need be with `pass` alone."""
    return True


def list_deploys(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """`pass`, and each unoccupied feature of the new tile for each kind of figure that may stand there (B4.1, B4.2).

    Among pieces of one feature the first one stands for all.
    """
    codes = [rules.go["Pass"]]
    if not (rules.bars and barred(rules, state, state.placed)):
        free_spots(rules, state, state.placed, step.seat, True, codes)
    return codes


def deploy(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The figure leaves the supply and stands on the feature."""
    seat, kind = state.agenda[-1].seat, code >> SPOT_FIGURE_SHIFT & SPOT_FIGURE
    state.supply[seat * len(rules.figures) + kind] -= 1
    put_on(rules, state, piece_at(rules, state, code), kind, seat)
    if emit:
        emit(FigureDeployed(seat, rules.figures[kind].name, *spot_of(rules, state, piece_at(rules, state, code))))
    go_on(rules, state)


def decline(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """Nothing is done in the optional step that is open."""
    go_on(rules, state)


FIGURE = Stage(enter_figure, list_deploys)
DEPLOY_VERB = Verb(
    "deploy",
    DeployFigure,
    encode_spot,
    decode_spot(DeployFigure),
    deploy,
    extra=("as",),
    place="feature",
)
PASS_VERB = Verb("pass", Pass, lambda rules, action: 0, lambda rules, code: Pass(), decline)
