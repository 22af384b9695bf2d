"""The magic portal (PD15, PD16): from its tile the meeple of the turn may go to any unoccupied feature that is not
complete."""

from __future__ import annotations

from typing import Any

from ....kernel.agenda import Step
from ....kernel.contract import Refused
from ...actions import DeployFigure
from ...board import shows
from ...geometry import cell_of
from ...ruleset import Ruleset
from ...scoring import barred, is_complete, occupied
from ...spots import free_spots, piece_at
from ...state import FACE, CarcassonneState, root_of


def list_portal(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Every other tile, each an action of its own; not the one where the dragon stands (PD6)."""
    if not shows(rules, state, "magic_portal"):
        return []
    codes: list[int] = []
    for cell in state.squares:
        if cell != state.placed and not barred(rules, state, cell):
            free_spots(rules, state, cell, step.seat, False, codes)
    return codes


def why_no_deploy(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """Which part of PD5, PD6, PD15 or PD16 a figure's place breaks; None where B4 alone decides."""
    if not isinstance(action, DeployFigure) or (cell := cell_of(action.at)) not in state.board:
        return None
    face = state.board[cell] & FACE
    new = rules.anchor(cell, face) == state.placed
    if not new and not shows(rules, state, "magic_portal"):
        return None
    if barred(rules, state, cell):
        fresh = new and shows(rules, state, "volcano")
        return Refused("volcano_is_hot", "PD5") if fresh else Refused("dragon_is_there", "PD6")
    tile = rules.tile_of_face(face)
    if new or action.on[1:] not in {piece.key for piece in tile.pieces}:
        return None
    kind, figure = tile.pieces[tile.index(action.on[1:])].kind, rules.figure_of[action.figure]
    if not rules.may_stand(figure, kind):
        return Refused("figure_may_not_stand", "PD16", figure=action.figure, kind=kind)
    if not state.supply[state.agenda[-1].seat * len(rules.figures) + figure]:
        return Refused("supply_empty", "B4.4", figure=action.figure)
    root = root_of(state.parent, piece_at(rules, state, rules.encode(action)))
    if is_complete(rules, state, root):
        return Refused("feature_complete", "PD15", kind=kind)
    return Refused("feature_occupied", "PD15", kind=kind) if occupied(state.sums[root]) else None
