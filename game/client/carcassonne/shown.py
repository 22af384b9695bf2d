"""What the picture shows at the moment: taken from a view, or brought up to date by the acts as they play.

Both ways must end alike; then skipping, taking back and loading need nothing of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.carcassonne.expansions.german_castles import SYMBOL, castles
from game.carcassonne.expansions.princess_dragon.neutral import NOWHERE, neutral
from game.carcassonne.expansions.princess_dragon.neutral import SLICE as CREATURES
from game.carcassonne.geometry import Square, square_of
from game.carcassonne.scoring import spot_of
from game.carcassonne.state import FIGURE_PIECE_SHIFT
from game.carcassonne.view import CarcassonneView, PlacedTile, StandingFigure
from game.client import assets

World = tuple[float, float]


@dataclass(frozen=True)
class Dragon:
    """Where it is, and the step it came by while its move goes on; (0, 0) at rest."""

    at: Square
    way: Square = (0, 0)


@dataclass(frozen=True)
class Fairy:
    """Where she is, and the meeple she is with."""

    at: Square
    beside: StandingFigure | None = None


@dataclass(frozen=True)
class Airborne:
    """A figure that flies and has not come down yet, over the square where it will; or that sits in its machine."""

    seat: int
    figure: str
    at: Square
    waits: bool = False


@dataclass(frozen=True)
class Castle:
    """One of the six tiles while castles are picked: who took it, and what it turned out to be."""

    name: str  # before it is turned
    seat: int | None = None
    tile: str | None = None


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
    castles: list[tuple[str, ...]] = field(default_factory=list)  # the castle tiles that each seat holds
    picking: tuple[Castle, ...] = ()  # the six, while castles are picked
    dragon: Dragon | None = None
    fairy: Fairy | None = None
    airborne: Airborne | None = None

    @classmethod
    def of(cls, view: CarcassonneView) -> Shown:
        hand = (view.to_move, view.drawn) if view.drawn is not None and view.to_move >= 0 else None
        return cls(
            {square: tile for tile in view.tiles for square in tile.squares}, list(view.figures), list(view.scores),
            [view.supply(seat) for seat in range(len(view.seats))], _latest(view), hand, view.active, view.tiles_left,
            [view.hand(seat) for seat in range(len(view.seats))], _picking(view), _dragon(view), _fairy(view),
            _airborne(view))

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
        if self.fairy is not None and self.fairy.beside == figure and figure not in self.figures:
            self.fairy = Fairy(self.fairy.at)

    def take_castle(self, seat: int, tile: str) -> None:
        held = list(self.castles[seat])
        held.remove(tile)
        self.castles[seat] = tuple(held)


def _latest(view: CarcassonneView) -> dict[int, Square]:
    """Each turn lays one tile, so the last tiles are those of the last seats."""
    seats = len(view.seats)
    turns = view.turn - 1 + (view.placed is not None or view.over)
    last = view.active if view.placed is not None else (view.active - 1 if not view.over else view.turn - 1)
    laid = view.tiles[::-1][:min(seats, turns)]
    return {(last - back) % seats: tile.at for back, tile in enumerate(laid)}


def _picking(view: CarcassonneView) -> tuple[Castle, ...]:
    if view.step not in ("pick_castle", "turn_castle"):
        return ()
    names = [tile.id for tile in view.rules.tiles if SYMBOL in tile.symbols]
    here, tiles = castles(view.table), view.rules.tiles
    picked = {tiles[tile].id: seat for seat, tile in here.picked}
    turned = {tiles[tile].id: tiles[found].id for (_, tile), found in zip(here.picked, here.turned)}
    return tuple(Castle(name, picked.get(name), turned.get(name)) for name in names)


def _dragon(view: CarcassonneView) -> Dragon | None:
    if CREATURES not in view.table.slices or (cell := neutral(view.table).dragon) == NOWHERE:
        return None
    at = square_of(cell)
    if view.step == "dragon_step":
        visited = view.table.agenda[-1].data[1:]
        if len(visited) > 1:
            before = square_of(visited[-2])
            return Dragon(at, (at[0] - before[0], at[1] - before[1]))
    return Dragon(at)


def _fairy(view: CarcassonneView) -> Fairy | None:
    if CREATURES not in view.table.slices or (cell := neutral(view.table).fairy) == NOWHERE:
        return None
    meeple = neutral(view.table).meeple
    if meeple == NOWHERE:
        return Fairy(square_of(cell))
    name = view.rules.figures[meeple >> 3 & 7].name
    where = spot_of(view.rules, view.table, meeple >> FIGURE_PIECE_SHIFT)
    return Fairy(square_of(cell), StandingFigure(meeple & 7, name, *where))


def _airborne(view: CarcassonneView) -> Airborne | None:
    if view.step == "roll":
        step = view.table.agenda[-2]
        assert view.placed is not None
        return Airborne(step.seat, view.rules.figures[step.data[0]].name, view.placed, True)
    if view.step != "land":
        return None
    step = view.table.agenda[-1]
    return Airborne(step.seat, view.rules.figures[step.data[0]].name, square_of(step.data[1]))


def halves(at: Square, rot: int, tile: str | None = None) -> tuple[Square, ...]:
    """The squares of a double tile there; of any tile, when one is named."""
    if tile is not None and assets.squares_across(tile) == 1:
        return (at,)
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[rot // 90 % 4]
    return at, (at[0] + dx, at[1] + dy)


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
