"""T2: put the tile down (B3)."""

from __future__ import annotations

from ...kernel.agenda import Step
from ...kernel.contract import Emit, Refused
from ..actions import PLACE_CELL_SHIFT, PLACE_FACE_SHIFT, VERB_BITS, PlaceTile
from ..board import lay, places
from ..events import TilePlaced
from ..expansion import Stage, Verb
from ..geometry import REACH, cell_of, square_of
from ..ruleset import Ruleset
from ..state import FACE, CarcassonneState
from ..turn import go_on


def enter_place(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Always a decision: a tile that fits must be placed (B3.6)."""
    return True


def list_places(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Every place of the tile in hand."""
    return places(rules, state, state.drawn)


def place(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The tile lies on the board and has joined its neighbours."""
    cell, face = code >> PLACE_CELL_SHIFT, code >> PLACE_FACE_SHIFT & FACE
    seat = state.agenda[-1].seat
    if state.drawn < 0:  # a tile from the hand takes the place of drawing
        tile, hand = rules.tile_at[face >> 2], list(state.hands[seat])
        hand.remove(tile)
        state.hands[seat] = tuple(hand)
        state.agenda[-1] = rules.place_step[seat]
    lay(rules, state, cell, face)
    state.placed, state.drawn = cell, -1
    if emit:
        emit(TilePlaced(seat, rules.tile_of_face(face).id, square_of(cell), (face & 3) * 90))
    for hook in rules.hooks["placed"]:
        hook(rules, state, emit)
    go_on(rules, state)


def encode_place(rules: Ruleset, action: PlaceTile) -> int:
    """Cell and face; Refused for an unknown tile, a square off the table or a rotation that is no quarter turn."""
    if action.tile not in rules.tile_of:
        raise Refused("unknown_tile", "B1.3", tile=action.tile)
    if max(map(abs, action.at)) > REACH or action.rot not in (0, 90, 180, 270):
        raise Refused("off_the_table", "B3.2", at=action.at, rot=action.rot)
    face = rules.slot_of[rules.tile_of[action.tile]] * 4 + action.rot // 90
    return (cell_of(action.at) << PLACE_CELL_SHIFT | face << PLACE_FACE_SHIFT) >> VERB_BITS


def decode_place(rules: Ruleset, code: int) -> PlaceTile:
    """The value of a place code without its verb."""
    code <<= VERB_BITS
    face = code >> PLACE_FACE_SHIFT & FACE
    return PlaceTile(rules.tile_of_face(face).id, square_of(code >> PLACE_CELL_SHIFT), (face & 3) * 90)


PLACE = Stage(enter_place, list_places)
PLACE_VERB = Verb("place", PlaceTile, encode_place, decode_place, place, extra=("bridge",))
