"""What the picture shows at the moment: taken from a view, or brought up to date by the acts as they play.

Both ways must end alike; then skipping, taking back and loading need nothing of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.carcassonne.geometry import Square
from game.carcassonne.view import CarcassonneView, PlacedTile, StandingFigure

World = tuple[float, float]


@dataclass
class Shown:
    tiles: dict[Square, PlacedTile] = field(default_factory=dict)  # every square that is covered
    figures: list[StandingFigure] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    supply: list[dict[str, int]] = field(default_factory=list)
    latest: dict[int, Square] = field(default_factory=dict)  # seat -> where its last tile lies
    hand: tuple[int, str] | None = None  # the seat that holds a tile, and the tile
    active: int = 0
    tiles_left: int = 0

    @classmethod
    def of(cls, view: CarcassonneView) -> Shown:
        hand = (view.to_move, view.drawn) if view.drawn is not None and view.to_move >= 0 else None
        return cls(
            {square: tile for tile in view.tiles for square in tile.squares}, list(view.figures), list(view.scores),
            [view.supply(seat) for seat in range(len(view.seats))], _latest(view), hand, view.active, view.tiles_left)

    def placed(self) -> Iterator[PlacedTile]:
        """Each tile once, in the order of rows."""
        for square in sorted(self.tiles, key=lambda at: (at[1], at[0])):
            tile = self.tiles[square]
            if square == tile.at:
                yield tile

    def add_tile(self, seat: int, tile: PlacedTile) -> None:
        self.tiles.update(dict.fromkeys(tile.squares, tile))
        self.latest[seat] = tile.at

    def take_figure(self, figure: StandingFigure) -> None:
        self.figures.remove(figure)


def _latest(view: CarcassonneView) -> dict[int, Square]:
    """Each turn lays one tile, so the last tiles are those of the last seats."""
    seats = len(view.seats)
    turns = view.turn - 1 + (view.placed is not None or view.over)
    last = view.active if view.placed is not None else (view.active - 1 if not view.over else view.turn - 1)
    laid = view.tiles[::-1][:min(seats, turns)]
    return {(last - back) % seats: tile.at for back, tile in enumerate(laid)}


def turned(point: World, rot: int) -> World:
    """A point of a tile after the tile has been turned about the middle of its (half A's) square."""
    x, y = point[0] - 0.5, point[1] - 0.5
    for _ in range(rot // 90 % 4):
        x, y = -y, x
    return x + 0.5, y + 0.5


def on_board(tile: PlacedTile, point: World) -> World:
    """A point of a tile, where it lies in the world."""
    x, y = turned(point, tile.rot)
    return tile.at[0] + x, tile.at[1] + y


def corner(tile: PlacedTile) -> Square:
    """The north-west corner of all that a tile covers."""
    return min(x for x, _ in tile.squares), min(y for _, y in tile.squares)
