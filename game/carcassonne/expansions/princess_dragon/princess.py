"""The princess (PD12 to PD14): a tile of hers that extends a city with knights may send one of them home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel.agenda import Step
from ....kernel.contract import Emit, Refused
from ...board import shows
from ...geometry import Square, square_of
from ...ruleset import Ruleset
from ...scoring import take_off
from ...spots import figure_at, figure_codes
from ...state import FACE, FACE_BITS, FIGURE_PIECE_SHIFT, CarcassonneState, root_of
from ...turn import go_on


@dataclass(frozen=True, slots=True)
class RemoveKnight:
    """Send this knight back to its owner."""

    seat: int
    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class PrincessWaved:
    """The princess on the tile just placed sends a knight home; he goes after this."""

    seat: int
    at: Square


def list_knights(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """The knights of the city that the princess on the tile just placed belongs to, of any owner."""
    if not shows(rules, state, "princess"):
        return []
    placed = state.board[state.placed]
    first = placed >> FACE_BITS
    roots = {
        root_of(state.parent, first + index)
        for index, piece in enumerate(rules.tile_of_face(placed & FACE).pieces)
        if "princess" in piece.marks
    }
    knights = [figure for figure in state.figures if root_of(state.parent, figure >> FIGURE_PIECE_SHIFT) in roots]
    return figure_codes(rules, state, "RemoveKnight", knights)


def remove_knight(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The knight is gone before the scoring; nothing else is done in this step (PD13, PD14)."""
    if emit:
        emit(PrincessWaved(state.agenda[-1].seat, square_of(state.placed)))
    take_off(rules, state, figure_at(rules, state, code), emit)
    go_on(rules, state)


def why_no_knight(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """Only with a princess, and only a knight of her city (PD12)."""
    if not isinstance(action, RemoveKnight):
        return None
    return Refused("not_her_knight" if shows(rules, state, "princess") else "no_princess", "PD12")
