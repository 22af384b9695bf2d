"""What the seat to move may choose, as places on the board: where a tile lies, what a figure does after it, where the
dragon flies, which castle is taken.

A choice knows the legal actions and nothing of the rules. Its cursor is what the pointer is over, or where the keys
have led; whatever is taken is one of the legal actions.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.carcassonne.actions import DeployFigure, Draw, Pass, PlaceTile, RecallFigure
from game.carcassonne.expansions.flying_machines import Fly, Land
from game.carcassonne.expansions.german_castles import PickCastle
from game.carcassonne.expansions.princess_dragon.dragon import MoveDragon
from game.carcassonne.expansions.princess_dragon.fairy import MoveFairy
from game.carcassonne.expansions.princess_dragon.princess import RemoveKnight
from game.carcassonne.geometry import Square
from game.carcassonne.view import StandingFigure
from game.client.actions import Action
from game.client.carcassonne.board import Board
from game.client.carcassonne.shown import World, halves

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
        if self.over is None or self.cursor is None:
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


class DrawChoice:
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


STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class DragonChoice:
    """Where the dragon flies next: one of the glowing squares beside it."""

    def __init__(self, actions: Sequence[MoveDragon], start: Square) -> None:
        self.start = start
        self.squares = {(start[0] + STEPS[action.to][0], start[1] + STEPS[action.to][1]): action
                        for action in actions}
        self.cursor: Square | None = None

    def point(self, at: World) -> bool:
        square = (math.floor(at[0]), math.floor(at[1]))
        cursor = square if square in self.squares else None
        changed, self.cursor = cursor != self.cursor, cursor
        return changed

    def step(self, direction: tuple[int, int]) -> bool:
        square = (self.start[0] + direction[0], self.start[1] + direction[1])
        if square not in self.squares:
            return False
        self.cursor = square
        return True

    def next(self, step: int) -> bool:
        squares = list(self.squares)
        place = squares.index(self.cursor) + step if self.cursor is not None else 0 if step > 0 else -1
        self.cursor = squares[place % len(squares)]
        return True

    def taken(self) -> MoveDragon | None:
        return self.squares[self.cursor] if self.cursor is not None else None

    def tried(self, at: World) -> MoveDragon | None:
        """The step that a click means, legal or not."""
        x, y = math.floor(at[0]) - self.start[0], math.floor(at[1]) - self.start[1]
        return next((MoveDragon(name) for name, way in STEPS.items() if way == (x, y)), None)


class PickChoice:
    """Which of the castles that lie face down is taken, or none."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self.passing = next((action for action in actions if isinstance(action, Pass)), None)
        self.picks = {action.tile: action for action in actions if isinstance(action, PickCastle)}
        self.cursor: str | None = None
        self.on_pass = False

    def point(self, tile: str | None) -> bool:
        tile = tile if tile in self.picks else None
        changed = tile != self.cursor or self.on_pass
        self.cursor, self.on_pass = tile, False
        return changed

    def next(self, step: int) -> bool:
        stops: list[str | None] = [*self.picks, *([None] if self.passing is not None else [])]
        if self.cursor is None and not self.on_pass:
            self.cursor = stops[0 if step > 0 else -1]
        else:
            self.cursor = stops[(stops.index(self.cursor) + step) % len(stops)]
        self.on_pass = self.cursor is None
        return True

    def taken(self) -> Any | None:
        if self.on_pass:
            return self.passing
        return self.picks[self.cursor] if self.cursor is not None else None


@dataclass
class Spot:
    """A place where something can be done with a figure, and what, by the kind of figure."""

    at: Square
    on: str
    where: World
    deed: str = "deploy"  # deploy, portal, recall, fly, land, fairy, remove
    seat: int | None = None  # whose figure it is, where it stands there already
    size: float = 1.0  # of its pad: where there are many, they are small
    pad: World = (0.0, 0.0)  # where it is shown to be clicked: beside the others, when they are close together
    actions: dict[str, Any] = field(default_factory=dict)


class FigureChoice:
    """Which figure goes where, or none."""

    def __init__(self, actions: Sequence[Any], board: Board, kind: str = "", placed: Square | None = None) -> None:
        self.passing = next((action for action in actions if isinstance(action, Pass)), None)
        self.placed = placed  # the tile of this turn
        aloft = board.shown.airborne.figure if board.shown.airborne is not None else ""
        spots: dict[tuple[Any, ...], Spot] = {}
        for action in actions:
            if type(action) in DEEDS:
                spot = _spot(action, board, placed)
                key = spot.at, spot.on, spot.deed, spot.seat, spot.deed in STANDING and action.figure
                spots.setdefault(key, spot).actions[getattr(action, "figure", None) or aloft] = action
        self.spots = sorted(spots.values(), key=lambda spot: (spot.where[1], spot.where[0]))
        self.kinds = list(dict.fromkeys(action.figure for action in actions if isinstance(action, (DeployFigure, Fly))))
        far = [spot for spot in self.spots if spot.deed == "portal"]
        for spot in far if len(far) > FEW else ():
            spot.size = SMALL
        self._apart = 0.0  # how far from each other the pads are by now
        self.kind = kind if kind in self.kinds else next(iter(self.kinds), "")
        self.cursor: Spot | None = None
        self.on_pass = False  # the keys have led to "no figure"

    def spread(self, apart: float) -> None:
        """Moves the pads away from each other until none lies on another."""
        if apart == self._apart:
            return
        self._apart = apart
        for spot in self.spots:
            spot.pad = spot.where
        near = [(one, other, apart * (one.size + other.size) / 2) for n, one in enumerate(self.spots)
                for other in self.spots[n + 1:] if math.dist(one.where, other.where) < apart + 1]
        for _ in range(24):
            close = [(one, other, room) for one, other, room in near
                     if math.dist(one.pad, other.pad) < room - 1e-6]
            if not close:
                return
            for one, other, room in close:
                dx, dy = other.pad[0] - one.pad[0], other.pad[1] - one.pad[1]
                far = math.hypot(dx, dy)
                dx, dy = (dx / far, dy / far) if far > 1e-6 else (0.0, 1.0)
                push = (room - far) / 2
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


FEW, SMALL = 16, 0.62  # places that a portal leads to: from how many on their pads are small, and how small
DEEDS: dict[type, str] = {
    DeployFigure: "deploy", RecallFigure: "recall", Fly: "fly", Land: "land", MoveFairy: "fairy",
    RemoveKnight: "remove"}
STANDING = ("recall", "remove", "fairy")  # with a figure that stands there already


def _spot(action: Any, board: Board, placed: Square | None) -> Spot:
    """Where the action is shown. In the older rule the fairy goes to a square, with no meeple named (O12)."""
    deed = DEEDS[type(action)]
    if isinstance(action, Fly):
        assert placed is not None
        on = board.machine(placed)
        return Spot(placed, on, board.spot(placed, on), deed)
    if isinstance(action, MoveFairy):
        beside = None
        if action.seat is not None and action.figure is not None and action.on is not None:
            beside = StandingFigure(action.seat, action.figure, action.at, action.on)
        return Spot(action.at, action.on or "", board.fairy_place(action.at, beside), deed, action.seat)
    if isinstance(action, RemoveKnight):
        figure = StandingFigure(action.seat, action.figure, action.at, action.on)
        return Spot(action.at, action.on, board.stands(figure), deed, action.seat)
    new = placed is None or action.at in board.shown.tiles[placed].squares
    if isinstance(action, DeployFigure) and not new:
        deed = "portal"
    return Spot(action.at, action.on, board.spot(action.at, action.on), deed)


Choice = PlaceChoice | FigureChoice | OnlyChoice | DrawChoice | DragonChoice | PickChoice


def choice_of(actions: Sequence[Any], board: Board, rot: int, kind: str, placed: Square | None) -> Choice | None:
    """What one of these actions is chosen with."""
    kinds = {type(action) for action in actions}
    places = [action for action in actions if isinstance(action, PlaceTile)]
    if places:
        of_hand = Draw in kinds or len(halves(places[0].at, 0, places[0].tile)) > 1
        return DrawChoice(actions, rot) if of_hand else PlaceChoice(places, rot)
    if PickCastle in kinds:
        return PickChoice(actions)
    if MoveDragon in kinds:
        assert board.shown.dragon is not None
        return DragonChoice(actions, board.shown.dragon.at)
    if kinds & {*DEEDS, Pass}:
        return FigureChoice(actions, board, kind, placed)
    return OnlyChoice(actions) if actions else None
