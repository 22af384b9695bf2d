"""What can be done in the tile game, as frozen values, and the layout of their codes. The verbs' other halves live
in steps/."""

from __future__ import annotations

from dataclasses import dataclass

from .geometry import Square

VERB_BITS, VERB = 5, (1 << 5) - 1

PLACE_CELL_SHIFT, PLACE_FACE_SHIFT = 17, 5  # place: cell << 17 | face << 5 | verb
# on a piece: cell of the square that carries it << 19 | key << 13 | figure << 10 | role << 8 | owner << 5 | verb
SPOT_CELL_SHIFT, SPOT_KEY_SHIFT, SPOT_FIGURE_SHIFT, SPOT_OWNER_SHIFT = 19, 13, 10, 5
SPOT_KEY, SPOT_FIGURE, SPOT_OWNER = (1 << 6) - 1, (1 << 3) - 1, (1 << 3) - 1


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile from the pile."""


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Chance: this tile comes up."""

    tile: str


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put a tile down; of a double tile, `at` is the square of half A."""

    tile: str
    at: Square
    rot: int


@dataclass(frozen=True, slots=True)
class DeployFigure:
    """Put a figure from the supply on a feature: `at` is the square that carries the piece, `on` its key there
    ("#c1")."""

    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class RecallFigure:
    """Take an own figure back (AB5)."""

    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is open now."""
