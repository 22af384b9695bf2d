"""The magic portal (PD15, PD16): from its tile the meeple of the turn may go to any unoccupied feature that is not
complete."""

from __future__ import annotations

from ....kernel.agenda import Step
from ...ruleset import Ruleset
from ...scoring import barred, occupied
from ...spots import open_spots, place_of, spot_code
from ...state import FACE, CarcassonneState
from .dragon import shows


def list_portal(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Every other tile, each an action of its own; not the one where the dragon stands (PD6)."""
    if not shows(rules, state, "magic_portal"):
        return []
    kinds = len(rules.figures)
    figures = [figure for figure in range(kinds) if state.supply[step.seat * kinds + figure]]
    closed = [cell for cell in state.squares if barred(rules, state, cell)]
    codes = []
    for cell in state.squares if figures else ():
        if cell == state.placed or rules.half_of_face(state.board[cell] & FACE) or cell in closed:
            continue
        for figure in figures:
            for piece, root, _ in open_spots(rules, state, cell, figure):
                if not occupied(state.sums[root]):
                    codes.append(spot_code(rules, "DeployFigure", *place_of(state, piece), figure))
    return codes
