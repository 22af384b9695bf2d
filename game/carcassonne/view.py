"""What a seat may see, in readable values. In the tile game that is everything: the order of the pile is not decided
before it is drawn, so a view holds the table itself, in a copy of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..kernel.contract import CHANCE, OVER
from .actions import PLACE_CELL_SHIFT, PLACE_FACE_SHIFT
from .board import places
from .events import FeatureScored
from .geometry import Square, cell_of, square_of
from .ruleset import Ruleset
from .scoring import feature_pieces, feature_squares, final_scoring, is_complete, owners, spot_of, worth
from .state import FACE, FACE_BITS, FIGURE_PIECE_SHIFT, CarcassonneState, root_of


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the board; `at` is the square of half A, `squares` all that it covers."""

    tile: str
    at: Square
    rot: int
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class StandingFigure:
    """A figure on the board, at the square that carries its piece."""

    seat: int
    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class Feature:
    """A whole feature: where it lies, whose it is, and what it pays now (complete) or at the end (open)."""

    kind: str
    pieces: tuple[tuple[Square, str], ...]
    squares: tuple[Square, ...]
    complete: bool
    owners: tuple[int, ...]
    units: int
    factor: int
    worth_complete: int

    @property
    def value(self) -> int:
        """Base value in points."""
        return self.units * self.factor


class CarcassonneView:
    """The table as one seat sees it. Equal views show the same; `table` belongs to the view and is never changed."""

    def __init__(self, rules: Ruleset, seats: tuple[str, ...], seat: int, table: CarcassonneState) -> None:
        self.rules, self.seats, self.seat, self.table = rules, seats, seat, table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CarcassonneView) and self.seat == other.seat and self.canonical() == other.canonical()

    __hash__ = None  # type: ignore[assignment]

    # ---- the board ----

    @cached_property
    def tiles(self) -> tuple[PlacedTile, ...]:
        """The tiles in the order in which they were laid."""
        return tuple(self._tiles())

    def _tiles(self) -> Iterator[PlacedTile]:
        board, rules = self.table.board, self.rules
        for cell in self.table.squares:
            face = board[cell] & FACE
            if rules.half_of_face(face) == 0:
                footprint = rules.footprint[face]
                assert footprint is not None
                yield PlacedTile(
                    rules.tile_of_face(face).id,
                    square_of(cell),
                    (face & 3) * 90,
                    tuple(square_of(cell + offset) for offset in footprint.cells),
                )

    @cached_property
    def figures(self) -> tuple[StandingFigure, ...]:
        """The figures on the board in the order in which they were put down."""
        return tuple(
            StandingFigure(
                figure & 7,
                self.rules.figures[figure >> 3 & 7].name,
                *spot_of(self.rules, self.table, figure >> FIGURE_PIECE_SHIFT),
            )
            for figure in self.table.figures
        )

    @property
    def free_squares(self) -> tuple[Square, ...]:
        """Empty squares with a neighbour."""
        return tuple(map(square_of, self.table.frontier))

    def piece(self, at: Square, on: str) -> int:
        """The piece named "#key" at a square. KeyError when there is none."""
        placed = self.table.board[cell_of(at)]
        return (placed >> FACE_BITS) + self.rules.tile_of_face(placed & FACE).index(on[1:])

    def feature(self, at: Square, on: str) -> Feature | None:
        """The whole feature that the piece "#key" at a square belongs to; None for a mere picture. KeyError: no such
        piece."""
        piece = self.piece(at, on)
        return None if self.table.kinds[piece] == self.rules.silent else self.feature_of(piece)

    def feature_of(self, piece: int) -> Feature:
        """The whole feature that a piece (its index in the table) belongs to."""
        rules, table = self.rules, self.table
        root = root_of(table.parent, piece)
        complete = is_complete(rules, table, root)
        units, factor = worth(rules, table, root, complete)
        best_units, best_factor = worth(rules, table, root, True)
        return Feature(
            rules.kinds[table.kinds[root]].name,
            tuple(spot_of(rules, table, piece) for piece in feature_pieces(table, root)),
            feature_squares(rules, table, root),
            complete,
            tuple(owners(rules, table, root)),
            units,
            factor,
            best_units * best_factor,
        )

    def projected(self) -> tuple[FeatureScored, ...]:
        """What the end of the game would pay, if it came now (B7.2, B7.3); nothing once it has come."""
        paid: list[FeatureScored] = []
        if not self.over:
            final_scoring(self.rules, self.table.clone(), paid.append)
        return tuple(paid)

    def fitting(self, at: Square) -> dict[str, int]:
        """The unseen tiles that would fit a free square, each with its copies."""
        cell = cell_of(at)
        return {
            self.rules.tiles[tile].id: count
            for tile, count in enumerate(self.table.bag)
            if count and any(code >> PLACE_CELL_SHIFT == cell for code in places(self.rules, self.table, tile))
        }

    def rotations(self, at: Square) -> tuple[int, ...]:
        """The rotations in which the tile in hand may lie with its (half A's) square there."""
        if self.table.drawn < 0:
            return ()
        cell = cell_of(at)
        return tuple(
            sorted(
                (code >> PLACE_FACE_SHIFT & 3) * 90
                for code in places(self.rules, self.table, self.table.drawn)
                if code >> PLACE_CELL_SHIFT == cell
            )
        )

    # ---- beside the board ----

    @property
    def to_move(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.table.mover

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.mover == OVER

    @property
    def active(self) -> int:
        """The seat whose turn it is; OVER at the end."""
        seats = [step.seat for step in self.table.agenda if step.seat != CHANCE]
        return seats[0] if seats else OVER

    @property
    def step(self) -> str:
        """The name of the step that waits ("draw", "place", "figure" ...), or ""."""
        return self.rules.step_names[self.table.agenda[-1].kind] if self.table.agenda else ""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.table.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """Points on the track, by seat."""
        return tuple(self.table.scores)

    @property
    def drawn(self) -> str | None:
        """The tile in hand."""
        return None if self.table.drawn < 0 else self.rules.tiles[self.table.drawn].id

    @property
    def placed(self) -> Square | None:
        """Where the tile of this turn lies (half A)."""
        return None if self.table.placed < 0 else square_of(self.table.placed)

    def supply(self, seat: int) -> dict[str, int]:
        """The figures that a seat holds."""
        kinds = len(self.rules.figures)
        return {
            figure.name: self.table.supply[seat * kinds + number] for number, figure in enumerate(self.rules.figures)
        }

    def hand(self, seat: int) -> tuple[str, ...]:
        """The tiles that a seat holds, face up for all to see."""
        return tuple(self.rules.tiles[tile].id for tile in self.table.hands[seat])

    @property
    def bag(self) -> dict[str, int]:
        """The tiles that nobody has seen yet, used-up kinds with 0."""
        return {tile.id: self.table.bag[number] for number, tile in enumerate(self.rules.tiles)}

    @property
    def tiles_left(self) -> int:
        """How many tiles are left in the pile."""
        return sum(self.table.bag)

    def canonical(self) -> dict[str, Any]:
        """All of it as plain values, independent of the order in which things came about."""
        return {
            "tiles": sorted([tile.tile, *tile.at, tile.rot] for tile in self.tiles),
            "figures": sorted([figure.seat, figure.figure, *figure.at, figure.on] for figure in self.figures),
            "scores": list(self.scores),
            "supply": list(self.table.supply),
            "bag": list(self.table.bag),
            "drawn": [self.drawn, self.table.drawn_count],
            "placed": self.placed,
            "agenda": [[self.rules.step_names[step.kind], step.seat, *step.data] for step in self.table.agenda],
            "slices": {name: _plain(value) for name, value in self.table.slices.items()},
        } | ({"hands": [list(hand) for hand in self.table.hands]} if any(self.table.hands) else {})


def _plain(value: Any) -> Any:
    """A slice as lists and numbers, sets in order."""
    if isinstance(value, frozenset):
        return sorted(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
