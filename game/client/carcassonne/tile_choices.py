"""Where a tile lies: the one that was drawn, or one of the own castles instead of drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.carcassonne.actions import Draw, PlaceTile
from game.carcassonne.geometry import Square
from game.client import keyline
from game.client.aiming import nearest, towards
from game.client.carcassonne.choice import Choice
from game.client.carcassonne.shown import World, halves


class PlaceChoice(Choice):
    """Where the tile in hand may lie, and how it is turned."""

    hint = "carc-hint-place"

    def __init__(self, actions: Sequence[PlaceTile], rot: int = 0) -> None:
        self.places: dict[Square, list[int]] = {}
        for action in sorted(actions, key=lambda one: (one.at[1], one.at[0], one.rot)):
            self.places.setdefault(action.at, []).append(action.rot)
        self.tile = actions[0].tile
        self.cursor: Square | None = None
        every = {action.rot for action in actions}
        self.rot = next(turn for turn in ((rot + step) % 360 for step in range(0, 360, 90)) if turn in every)

    @property
    def squares(self) -> list[Square]:
        """All that the tile may come to lie on."""
        return list(self.places)

    def rot_at(self, square: Square | None) -> int:
        """How the tile would lie there: as it is held, or turned on to the next rotation that fits."""
        fits = self.places.get(square) if square is not None else None
        if not fits:
            return self.rot
        return next(turn for turn in ((self.rot + step) % 360 for step in range(0, 360, 90)) if turn in fits)

    def turn(self, step: int) -> bool:
        """Turns through the rotations that are legal there, or anywhere when no place is meant."""
        fits = self.places.get(self.cursor) if self.cursor is not None else None
        rots = fits or sorted({rot for rots in self.places.values() for rot in rots})
        now = self.rot_at(self.cursor)
        self.rot = rots[(rots.index(now) + step) % len(rots)]
        return len(rots) > 1

    def point(self, at: World) -> bool:
        """The pointer is over that point of the world; true when that changed something."""
        square = (math.floor(at[0]), math.floor(at[1]))
        cursor = square if square in self.places else None
        changed, self.cursor = cursor != self.cursor, cursor
        return changed

    def step(self, direction: tuple[int, int], centre: World) -> bool:
        squares = list(self.places)
        middles = [(x + 0.5, y + 0.5) for x, y in squares]
        if self.cursor is None:
            found = nearest(centre, middles)
        else:
            found = towards((self.cursor[0] + 0.5, self.cursor[1] + 0.5), middles, direction)
        if found is None:
            return False
        self.cursor = squares[found]
        return True

    def keys(self, by_pointer: bool) -> keyline.Line:
        return keyline.PLACING

    def taken(self) -> PlaceTile | None:
        if self.cursor is None:
            return None
        return PlaceTile(self.tile, self.cursor, self.rot_at(self.cursor))

    def tried(self, at: World) -> PlaceTile:
        """What a click there would mean, legal or not: the table says why not."""
        square = (math.floor(at[0]), math.floor(at[1]))
        return PlaceTile(self.tile, square, self.rot_at(square))


class DoubleChoice(PlaceChoice):
    """Where a tile of two squares may lie. The pointer means the place whose squares it is over, turned as it is held
    where that fits, else the next way round."""

    def __init__(self, actions: Sequence[PlaceTile], rot: int = 0) -> None:
        super().__init__(actions, rot)
        self.over: Square | None = None  # what the pointer is over; None when the keys lead
        self._lies: int | None = None  # the rotation that goes with the cursor

    def rot_at(self, square: Square | None) -> int:
        if square is not None and square == self.cursor and self._lies is not None:
            return self._lies
        return super().rot_at(square)

    @property
    def squares(self) -> list[Square]:
        return list(dict.fromkeys(
            square for at, rots in self.places.items() for rot in rots for square in halves(at, rot)))

    def _covering(self, square: Square) -> list[tuple[Square, int]]:
        return [(at, rot) for at, rots in self.places.items() for rot in rots if square in halves(at, rot)]

    def point(self, at: World) -> bool:
        before = self.cursor, self.rot_at(self.cursor)
        self.over = (math.floor(at[0]), math.floor(at[1]))
        found = self._covering(self.over)
        if found:
            self.cursor, self._lies = min(found, key=lambda one: (
                (one[1] - self.rot) % 360, math.dist(at, middle_of(*one))))
        else:
            self.cursor = self._lies = None
        return before != (self.cursor, self.rot_at(self.cursor))

    def turn(self, step: int) -> bool:
        if self.cursor is None:  # in the hand it turns all the way round: where it may not lie the table says why
            self.rot = (self.rot + 90 * step) % 360
            return True
        if self.over is None:
            self._lies = None
            return super().turn(step)
        found = sorted(self._covering(self.over), key=lambda one: (one[1], one[0] != self.over))
        self.cursor, self._lies = found[(found.index((self.cursor, self.rot_at(self.cursor))) + step) % len(found)]
        self.rot = self._lies
        return len(found) > 1

    def step(self, direction: tuple[int, int], centre: World) -> bool:
        self.over = self._lies = None
        return super().step(direction, centre)


def middle_of(at: Square, rot: int) -> World:
    """The middle of a double tile."""
    (x, y), (other_x, other_y) = halves(at, rot)
    return (x + other_x + 1) / 2, (y + other_y + 1) / 2


class DrawChoice(Choice):
    """Drawing a tile, or one of the own castles instead, once it has been taken in the hand."""

    def __init__(self, actions: Sequence[Any], rot: int = 0) -> None:
        self.draw = next((action for action in actions if isinstance(action, Draw)), None)
        places: dict[str, list[PlaceTile]] = {}
        for action in actions:
            if isinstance(action, PlaceTile):
                places.setdefault(action.tile, []).append(action)
        self.castles = {tile: DoubleChoice(some, rot) for tile, some in places.items()}
        self.held: DoubleChoice | None = None

    def hold(self, tile: str | None) -> None:
        """Takes that castle in the hand, None puts it back."""
        self.held = self.castles.get(tile) if tile is not None else None
        if self.held is not None:
            self.held.cursor = None

    def next(self, step: int) -> None:
        """Round the castles and the pile."""
        stops: list[str | None] = [*([None] if self.draw is not None else []), *self.castles]
        now = self.held.tile if self.held is not None else None
        self.hold(stops[(stops.index(now) + step) % len(stops)] if now in stops else stops[0])

    def taken(self) -> Any | None:
        return self.draw if self.held is None else self.held.taken()

    @property
    def hint(self) -> str:  # type: ignore[override]
        if self.held is not None:
            return "carc-hint-castle"
        return "carc-hint-draw-or-castle" if self.draw is not None else "carc-hint-last-castle"

    def keys(self, by_pointer: bool) -> keyline.Line:
        if self.held is not None:
            return keyline.HOLDING
        return () if by_pointer else keyline.DRAWING

    @property
    def way_out(self) -> tuple[str, Any] | None:
        return ("carc-draw", self.draw) if self.draw is not None else None

    @property
    def on_way_out(self) -> bool:
        return self.held is None
