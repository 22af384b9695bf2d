"""The fairy (PD17 to PD22, option fairy_rule): beside one meeple, or in the older rule on a square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel.agenda import Step
from ....kernel.contract import Emit, Refused
from ...actions import SPOT_CELL_SHIFT
from ...geometry import Square, cell_of, square_of
from ...ruleset import Ruleset
from ...scoring import spot_of
from ...spots import figure_at, figure_codes, place_of, spot_code
from ...state import FIGURE_PIECE_SHIFT, CarcassonneState, root_of
from ...turn import go_on
from .neutral import NOWHERE, SLICE, by_square, neutral, tile_cells

TURN_POINT, SCORE_POINTS = 1, 3  # PD19, PD20


@dataclass(frozen=True, slots=True)
class MoveFairy:
    """Put the fairy beside an own meeple; in the older rule on a square alone."""

    at: Square
    seat: int | None = None
    figure: str | None = None
    on: str | None = None


@dataclass(frozen=True, slots=True)
class FairyMoved:
    """The fairy stands on another square, beside a meeple of that seat (None: of nobody)."""

    start: Square | None
    at: Square
    seat: int | None
    figure: str | None = None
    on: str | None = None


@dataclass(frozen=True, slots=True)
class FairyPaid:
    """A turn began with the fairy beside a meeple of the seat, on that square."""

    seat: int
    points: int
    at: Square


def beside(rules: Ruleset, state: CarcassonneState) -> list[int]:
    """The meeples that she stands by: the one assigned, or in the older rule all on her tile."""
    here = neutral(state)
    if here.meeple != NOWHERE:
        return [here.meeple]
    if here.fairy == NOWHERE or not by_square(rules):
        return []
    cells = tile_cells(rules, state, here.fairy)
    return [one for one in state.figures if place_of(state, one >> FIGURE_PIECE_SHIFT)[0] in cells]


def fairy_point(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """T0: 1 point for the seat whose meeple she is with (PD19)."""
    if step.seat in [figure & 7 for figure in beside(rules, state)]:
        state.scores[step.seat] += TURN_POINT
        if emit:
            emit(FairyPaid(step.seat, TURN_POINT, square_of(neutral(state).fairy)))
    go_on(rules, state)
    return False


def list_fairy(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """To an own meeple anywhere but the one she is with; in the older rule to its square, if she is not there
    (PD17)."""
    here = neutral(state)
    own = [figure for figure in state.figures if figure & 7 == step.seat and figure != here.meeple]
    if not by_square(rules):
        return figure_codes(rules, state, "MoveFairy", own)
    closed = tile_cells(rules, state, here.fairy) if here.fairy != NOWHERE else ()
    cells = dict.fromkeys(place_of(state, figure >> FIGURE_PIECE_SHIFT)[0] for figure in own)
    tiles = {tile_cells(rules, state, cell): cell for cell in reversed(cells)}
    return [spot_code(rules, "MoveFairy", cell) for cell in cells if cell in tiles.values() and cell not in closed]


def move_fairy(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """She stands on that square from now on."""
    before, cell = neutral(state), code >> SPOT_CELL_SHIFT
    meeple = NOWHERE if by_square(rules) else figure_at(rules, state, code)
    state.slices[SLICE] = before.fairy_to(cell, meeple)
    if emit:
        start = None if before.fairy == NOWHERE else square_of(before.fairy)
        if meeple == NOWHERE:
            emit(FairyMoved(start, square_of(cell), None))
        else:
            name, on = rules.figures[meeple >> 3 & 7].name, spot_of(rules, state, meeple >> FIGURE_PIECE_SHIFT)[1]
            emit(FairyMoved(start, square_of(cell), meeple & 7, name, on))
    go_on(rules, state)


def why_no_fairy(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """She goes to an own meeple that she is not with yet (PD17)."""
    if not isinstance(action, MoveFairy):
        return None
    here = neutral(state)
    seat = state.agenda[-1].seat
    if by_square(rules):
        there = cell_of(action.at) in state.board and tile_cells(rules, state, cell_of(action.at))
        same = here.fairy != NOWHERE and there == tile_cells(rules, state, here.fairy)
    else:
        same = action.seat == seat and here.meeple != NOWHERE
    return Refused("fairy_is_there" if same else "fairy_wants_own", "O12" if by_square(rules) else "PD17")


def fairy_leaves(rules: Ruleset, state: CarcassonneState, figure: int) -> None:
    """When her meeple leaves the board she stays on the square, with nobody (PD22)."""
    here = neutral(state)
    if figure == here.meeple and figure not in state.figures:
        state.slices[SLICE] = here._replace(meeple=NOWHERE)


def fairy_points(rules: Ruleset, state: CarcassonneState, root: int, final: bool, points: list[int]) -> list[int]:
    """3 points to the owner of her meeple on a feature that is scored, with or without majority (PD20, PD21)."""
    extra = [0] * rules.seats
    for figure in beside(rules, state):
        if root_of(state.parent, figure >> FIGURE_PIECE_SHIFT) == root:
            extra[figure & 7] += SCORE_POINTS
    return extra
