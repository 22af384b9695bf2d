"""What the seat to move may choose, as places on the board: where the tile lies, and what a figure does after it.

A choice knows the legal actions and nothing of the rules. Its cursor is what the pointer is over, or where the keys
have led; whatever is taken is one of the legal actions.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.carcassonne.actions import DeployFigure, Pass, PlaceTile, RecallFigure
from game.carcassonne.geometry import Square
from game.client.actions import Action
from game.client.carcassonne.board import Board
from game.client.carcassonne.shown import World

DIRECTIONS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}


def towards(start: World, points: Sequence[World], direction: tuple[int, int]) -> int | None:
    """The point one expects in that direction: near ahead counts once, aside two and a half times."""
    best, best_score = None, math.inf
    for index, (x, y) in enumerate(points):
        dx, dy = x - start[0], y - start[1]
        along = dx * direction[0] + dy * direction[1]
        off = abs(dx * direction[1]) + abs(dy * direction[0])
        if along > 1e-6 and along + 2.5 * off < best_score:
            best, best_score = index, along + 2.5 * off
    return best


def nearest(start: World, points: Iterable[World]) -> int | None:
    far = [math.dist(start, point) for point in points]
    return min(range(len(far)), key=far.__getitem__) if far else None


class PlaceChoice:
    """Where the tile in hand may lie, and how it is turned."""

    def __init__(self, actions: Sequence[PlaceTile], rot: int = 0) -> None:
        self.places: dict[Square, list[int]] = {}
        for action in sorted(actions, key=lambda one: (one.at[1], one.at[0], one.rot)):
            self.places.setdefault(action.at, []).append(action.rot)
        self.tile = actions[0].tile
        self.cursor: Square | None = None
        every = {action.rot for action in actions}
        self.rot = next(turn for turn in ((rot + step) % 360 for step in range(0, 360, 90)) if turn in every)

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

    def taken(self) -> PlaceTile | None:
        if self.cursor is None:
            return None
        return PlaceTile(self.tile, self.cursor, self.rot_at(self.cursor))

    def tried(self, at: World) -> PlaceTile:
        """What a click there would mean, legal or not: the table says why not."""
        square = (math.floor(at[0]), math.floor(at[1]))
        return PlaceTile(self.tile, square, self.rot_at(square))


@dataclass
class Spot:
    """A place where something can be done with a figure, and what, by the kind of figure."""

    at: Square
    on: str
    where: World
    recall: bool = False
    pad: World = (0.0, 0.0)  # where it is shown to be clicked: beside the others, when they are close together
    actions: dict[str, Any] = field(default_factory=dict)


class FigureChoice:
    """Which figure goes where, or none."""

    def __init__(self, actions: Sequence[Any], board: Board, kind: str = "") -> None:
        self.passing = next((action for action in actions if isinstance(action, Pass)), None)
        spots: dict[tuple[Square, str, bool], Spot] = {}
        for action in actions:
            if isinstance(action, (DeployFigure, RecallFigure)):
                recall = isinstance(action, RecallFigure)
                spot = spots.setdefault((action.at, action.on, recall),
                                        Spot(action.at, action.on, board.spot(action.at, action.on), recall))
                spot.actions[action.figure] = action
        self.spots = sorted(spots.values(), key=lambda spot: (spot.where[1], spot.where[0]))
        self.kinds = list(dict.fromkeys(
            action.figure for action in actions if isinstance(action, DeployFigure)))
        self.kind = kind if kind in self.kinds else next(iter(self.kinds), "")
        self.cursor: Spot | None = None
        self.on_pass = False  # the keys have led to "no figure"

    def spread(self, apart: float) -> None:
        """Moves the pads away from each other until none lies on another."""
        for spot in self.spots:
            spot.pad = spot.where
        for _ in range(24):
            close = [(one, other) for n, one in enumerate(self.spots) for other in self.spots[n + 1:]
                     if math.dist(one.pad, other.pad) < apart - 1e-6]
            if not close:
                return
            for one, other in close:
                dx, dy = other.pad[0] - one.pad[0], other.pad[1] - one.pad[1]
                far = math.hypot(dx, dy)
                dx, dy = (dx / far, dy / far) if far > 1e-6 else (0.0, 1.0)
                push = (apart - far) / 2
                one.pad = (one.pad[0] - dx * push, one.pad[1] - dy * push)
                other.pad = (other.pad[0] + dx * push, other.pad[1] + dy * push)

    def figure_on(self, spot: Spot) -> str:
        return self.kind if self.kind in spot.actions else next(iter(spot.actions))

    def turn(self, step: int) -> bool:
        if len(self.kinds) < 2:
            return False
        self.kind = self.kinds[(self.kinds.index(self.kind) + step) % len(self.kinds)]
        return True

    def spot_near(self, at: World, reach: float) -> Spot | None:
        found = nearest(at, [spot.pad for spot in self.spots])
        return self.spots[found] if found is not None and math.dist(at, self.spots[found].pad) <= reach else None

    def point(self, at: World, reach: float) -> bool:
        cursor = self.spot_near(at, reach)
        changed = cursor is not self.cursor or self.on_pass
        self.cursor, self.on_pass = cursor, False
        return changed

    def step(self, direction: tuple[int, int], centre: World) -> bool:
        if self.cursor is None and not self.on_pass:
            return self.next(1)
        if self.on_pass:
            return direction[0] + direction[1] < 0 and self.next(-1)
        assert self.cursor is not None
        found = towards(self.cursor.pad, [spot.pad for spot in self.spots], direction)
        if found is not None:
            self.cursor = self.spots[found]
            return True
        return direction[0] + direction[1] > 0 and self.to_pass()

    def to_pass(self) -> bool:
        if self.passing is None:
            return False
        self.cursor, self.on_pass = None, True
        return True

    def next(self, step: int) -> bool:
        """Round all spots and "no figure"."""
        stops: list[Spot | None] = [*self.spots, *([None] if self.passing is not None else [])]
        if not stops:
            return False
        if self.cursor is None and not self.on_pass:
            index = 0 if step > 0 else len(stops) - 1
        else:
            index = (stops.index(self.cursor) + step) % len(stops)
        self.cursor = stops[index]
        self.on_pass = self.cursor is None
        return True

    def taken(self) -> Any | None:
        if self.on_pass:
            return self.passing
        return self.cursor.actions[self.figure_on(self.cursor)] if self.cursor is not None else None


class OnlyChoice:
    """Something that has no place on the board: taken as it is."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self.actions = actions

    def taken(self) -> Any | None:
        return self.actions[0] if len(self.actions) == 1 else None


Choice = PlaceChoice | FigureChoice | OnlyChoice


def choice_of(actions: Sequence[Any], board: Board, rot: int, kind: str) -> Choice | None:
    places = [action for action in actions if isinstance(action, PlaceTile)]
    if places:
        return PlaceChoice(places, rot)
    if any(isinstance(action, (DeployFigure, RecallFigure, Pass)) for action in actions):
        return FigureChoice(actions, board, kind)
    return OnlyChoice(actions) if actions else None
