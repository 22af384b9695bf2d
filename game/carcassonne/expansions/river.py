"""The River (section RV): spring, ten tiles, lake; used up before the pile, never turning twice to the same side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..actions import PLACE_CELL_SHIFT, PLACE_FACE_SHIFT
from ..expansion import Expansion
from ..geometry import STEP, opposite
from ..ruleset import EDGE_CODE, Ruleset
from ..state import FACE, CarcassonneState
from ..tile import Tile, alternates, printed_tiles

RIVER_EDGE = EDGE_CODE["river"]
MIDDLE, LAKE = -2, -1  # layers of the pile: before all other tiles, the lake last (RV2)


def river_tiles(options: Mapping[str, Any]) -> tuple[Tile, ...]:
    """Twelve tiles; with the option river_ends the spring and lake of the third edition (RV1)."""
    other = alternates("river") if options["river_ends"] == "third_edition" else {}
    return tuple(other.get(tile.id, tile) for tile in printed_tiles("river"))


def role(tile: Tile) -> str | None:
    """ "source", "lake" or None."""
    return next((piece.fact("role") for piece in tile.pieces if piece.kind == "river"), None)


def spring(options: Mapping[str, Any]) -> str:
    """The id of the spring, which lies at (0,0) when the game begins (RV2)."""
    return next(tile.id for tile in river_tiles(options) if role(tile) == "source")


def layer(tile: Tile) -> int:
    """The lake comes after the other river tiles."""
    return LAKE if role(tile) == "lake" else MIDDLE


def bend(edges: tuple[int, ...], way_in: int) -> int:
    """How a river turns that comes in over a side: -1 left, +1 right, 0 straight on or an end."""
    for side, turn in ((1, -1), (3, 1)):  # the side after the way in, clockwise, lies on the left hand
        if edges[(way_in + side) & 3] == RIVER_EDGE:
            return turn
    return 0


def river_break(rules: Ruleset, state: CarcassonneState, cell: int, face: int) -> str | None:
    """The clause that a place breaks which suits the edges: RV3 where no river is continued, RV4 for a U-turn; or
    None."""
    edges = rules.edges[face]
    for side in range(4):
        before = state.board.get(cell + STEP[side])
        if edges[side] != RIVER_EDGE or before is None:
            continue
        there = rules.edges[before & FACE]
        back = opposite(side)
        way_in = next((way for way in range(4) if way != back and there[way] == RIVER_EDGE), None)
        turned = 0 if way_in is None else bend(there, way_in)
        return "RV4" if turned and bend(edges, side) == turned else None
    return "RV3"


def river_fits(rules: Ruleset, state: CarcassonneState, codes: list[int]) -> list[int]:
    """The places where a river tile continues the river without a U-turn (RV3 to RV5)."""
    return [
        code
        for code in codes
        if not river_break(rules, state, code >> PLACE_CELL_SHIFT, code >> PLACE_FACE_SHIFT & FACE)
    ]


RIVER = Expansion(
    name="river",
    options=("river_ends",),
    tiles=river_tiles,
    layer=layer,
    start=spring,
    fits={"river": river_fits},
    why_not={"river": river_break},
)
