"""Places by name, as the notation and people write them: #c1, city.N, field.E.l, monastery; the words for figures."""

from __future__ import annotations

import re

from ..kernel.document import Node
from .geometry import SIDE_OF, Square, cell_of
from .ruleset import Ruleset
from .state import FACE, FACE_BITS, FIGURE_PIECE_SHIFT, CarcassonneState, root_of
from .tile import Tile

BY_EDGE = ("city", "road", "river")
ALONE = ("monastery", "garden", "abbey", "castle", "flying_machine")
FIGURES = ("follower", "large", "abbot", "mayor", "wagon", "barn")  # that an entry may ask about in any game
NAMES = re.compile(
    rf"#\w+|({'|'.join(BY_EDGE)})\.[NESW]|field\.[NESW]\.[lr]|{'|'.join(ALONE)}|tower|bridge|corner\.(NW|NE|SE|SW)"
)


def place_name(node: Node) -> str:
    """The name of a place, whether or not a tile has it. Raises BadDocument for what names none."""
    if not NAMES.fullmatch(node.text()):
        raise node.bad(f"{node.value!r} names no place", "a key of tiles.json with #, city.N, field.E.l, monastery ...")
    return node.text()


def tile_on(rules: Ruleset, state: CarcassonneState, at: Square) -> Tile | None:
    """The tile that covers a square."""
    placed = state.board.get(cell_of(at))
    return None if placed is None else rules.tile_of_face(placed & FACE)


def piece_named(rules: Ruleset, state: CarcassonneState, at: Square, on: str) -> int | None:
    """The piece that a name means on a square as the board lies; None when there is none."""
    placed = state.board.get(cell_of(at))
    if placed is None:
        return None
    index = piece_on_face(rules, placed & FACE, on)
    return None if index is None else (placed >> FACE_BITS) + index


def is_meant(state: CarcassonneState, named: int | None, piece: int) -> bool:
    """Whether a figure on `piece` stands where the name of a piece of the same tile says: there, or, where nobody
    stands on the piece named, elsewhere in its feature, of which the lowest key stands for all."""
    if named is None or named == piece:
        return named == piece
    return root_of(state.parent, named) == root_of(state.parent, piece) and all(
        figure >> FIGURE_PIECE_SHIFT != named for figure in state.figures
    )


def piece_on_face(rules: Ruleset, face: int, on: str) -> int | None:
    """The index, on its tile, of the piece that a name means on a face."""
    tile = rules.tile_of_face(face)
    half, turn = tile.halves[rules.half_of_face(face)], face & 3
    if on.startswith("#"):
        return next((n for n, piece in enumerate(tile.pieces) if piece.key == on[1:]), None)
    kind, *rest = on.split(".")
    if kind in ALONE and not rest:
        return next((n for n, piece in enumerate(tile.pieces) if piece.kind == kind), None)
    if not rest or rest[0] not in SIDE_OF:
        return None
    side = (SIDE_OF[rest[0]] - turn) & 3
    if kind in BY_EDGE and len(rest) == 1:
        return half.lines[side] if half.edges[side] == kind else None
    if kind == "field" and len(rest) == 2 and rest[1] in ("l", "r") and half.grass[side]:
        return half.grass[side]["lr".index(rest[1])]
    return None
