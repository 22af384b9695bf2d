"""Codes of actions that name a place on a tile: a square, a piece there, a figure, its owner; all but the square may
be absent.

cell of the square << 19 | key << 13 | figure << 10 | role << 8 | owner << 5 | verb          (actions.py)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

from ..kernel.contract import Refused
from .actions import (
    SPOT_CELL_SHIFT,
    SPOT_FIGURE,
    SPOT_FIGURE_SHIFT,
    SPOT_KEY,
    SPOT_KEY_SHIFT,
    SPOT_OWNER,
    SPOT_OWNER_SHIFT,
    VERB_BITS,
)
from .geometry import REACH, cell_of, square_of
from .ruleset import Ruleset
from .state import (
    FACE,
    FACE_BITS,
    FIGURE_PIECE_SHIFT,
    FIGURE_SHIFT,
    HOME_KEY,
    HOME_KEY_BITS,
    OPEN,
    CarcassonneState,
    root_of,
)

NO_KEY, NO_FIGURE, NO_OWNER = SPOT_KEY, SPOT_FIGURE, SPOT_OWNER


def spot_code(
    rules: Ruleset, verb: str, cell: int, key: int = NO_KEY, figure: int = NO_FIGURE, owner: int = NO_OWNER
) -> int:
    """The code of an action at a place. Keys, figures and owners by number."""
    return (
        cell << SPOT_CELL_SHIFT
        | key << SPOT_KEY_SHIFT
        | figure << SPOT_FIGURE_SHIFT
        | owner << SPOT_OWNER_SHIFT
        | rules.go[verb]
    )


def encode_spot(rules: Ruleset, action: Any) -> int:
    """Its place as a code without the verb; Refused when the ruleset has no such figure or key, or the square is far
    off."""
    figure, on, owner = (getattr(action, name, None) for name in ("figure", "on", "seat"))
    if figure is not None and figure not in rules.figure_of:
        raise Refused("unknown_figure", "B1.1", figure=figure)
    if (on is not None and (on[:1] != "#" or on[1:] not in rules.key_of)) or max(map(abs, action.at)) > REACH:
        raise Refused("no_such_place", "B4.1", at=action.at, on=on)
    return (
        cell_of(action.at) << SPOT_CELL_SHIFT
        | (NO_KEY if on is None else rules.key_of[on[1:]]) << SPOT_KEY_SHIFT
        | (NO_FIGURE if figure is None else rules.figure_of[figure]) << SPOT_FIGURE_SHIFT
        | (NO_OWNER if owner is None else owner) << SPOT_OWNER_SHIFT
    ) >> VERB_BITS


def decode_spot(action: type) -> Callable[[Ruleset, int], Any]:
    """How a code without the verb becomes a value of this class."""
    names = [field.name for field in fields(action)]

    def decode(rules: Ruleset, code: int) -> Any:
        code <<= VERB_BITS
        key, figure = code >> SPOT_KEY_SHIFT & SPOT_KEY, code >> SPOT_FIGURE_SHIFT & SPOT_FIGURE
        owner = code >> SPOT_OWNER_SHIFT & SPOT_OWNER
        values = {
            "at": square_of(code >> SPOT_CELL_SHIFT),
            "on": None if key == NO_KEY else f"#{rules.keys[key]}",
            "figure": None if figure == NO_FIGURE else rules.figures[figure].name,
            "seat": None if owner == NO_OWNER else owner,
        }
        return action(*(values[name] for name in names))

    return decode


def piece_at(rules: Ruleset, state: CarcassonneState, code: int) -> int:
    """The piece that a spot code names on this board."""
    placed = state.board[code >> SPOT_CELL_SHIFT]
    pieces = rules.piece_of[rules.tile_at[(placed & FACE) >> 2]]
    return (placed >> FACE_BITS) + pieces[code >> SPOT_KEY_SHIFT & SPOT_KEY]


def place_of(state: CarcassonneState, piece: int) -> tuple[int, int]:
    """The cell that carries a piece, and the number of its key."""
    home = state.homes[piece]
    return home >> HOME_KEY_BITS, home & HOME_KEY


def figure_at(rules: Ruleset, state: CarcassonneState, code: int) -> int:
    """The entry of state.figures that a spot code with figure and owner names."""
    return (
        piece_at(rules, state, code) << FIGURE_PIECE_SHIFT
        | (code >> SPOT_FIGURE_SHIFT & SPOT_FIGURE) << 3
        | (code >> SPOT_OWNER_SHIFT & SPOT_OWNER)
    )


def figure_codes(rules: Ruleset, state: CarcassonneState, verb: str, figures: list[int]) -> list[int]:
    """The codes of an action on entries of state.figures; of two that are alike one."""
    homes, go = state.homes, rules.go[verb]
    return [
        homes[figure >> FIGURE_PIECE_SHIFT] << SPOT_KEY_SHIFT
        | (figure >> 3 & 7) << SPOT_FIGURE_SHIFT
        | (figure & 7) << SPOT_OWNER_SHIFT
        | go
        for figure in dict.fromkeys(figures)
    ]


def free_spots(
    rules: Ruleset, state: CarcassonneState, cell: int, seat: int, complete: bool, codes: list[int]
) -> None:
    """Add the codes for each kind of figure that the seat has and each unoccupied feature of a tile on which it may
    stand; complete ones too if that is wanted. Of several pieces of one feature the first."""
    placed = state.board[cell]
    first, spots = placed >> FACE_BITS, rules.spots[placed & FACE]
    parent, sums, supply, closes = state.parent, state.sums, state.supply, rules.closes
    verb = (cell << SPOT_CELL_SHIFT) + (NO_OWNER << SPOT_OWNER_SHIFT) + rules.go["DeployFigure"]
    at = seat * len(rules.figures)
    listed: object = None
    found: list[int] = []
    for figure, pieces in enumerate(spots):
        if not supply[at + figure]:
            continue
        if pieces is not listed:
            listed, found, seen = pieces, [], []
            for index, tail in pieces:
                root = first + index
                while (up := parent[root]) != root:
                    root = up
                if sums[root] >> FIGURE_SHIFT or root in seen or (
                    not complete and closes[state.kinds[root]] and not sums[root] & OPEN
                ):
                    continue
                seen.append(root)
                found.append(verb + tail)
        codes += [code + (figure << SPOT_FIGURE_SHIFT) for code in found] if figure else found


def open_spots(rules: Ruleset, state: CarcassonneState, cell: int, figure: int) -> Iterator[tuple[int, int, int]]:
    """Where a kind of figure may come to a tile from elsewhere: each feature there that is not complete and that it may
    stand on, as piece, root and kind; of several pieces of one feature the first."""
    placed = state.board[cell]
    first, parent = placed >> FACE_BITS, state.parent
    spots = rules.spots[placed & FACE] or rules.spots[state.board[rules.anchor(cell, placed & FACE)] & FACE]
    seen = []
    for index, _ in spots[figure]:
        root = root_of(parent, first + index)
        if root in seen or (rules.closes[state.kinds[root]] and not state.sums[root] & OPEN):
            continue
        seen.append(root)
        yield first + index, root, state.kinds[root]
