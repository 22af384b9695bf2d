"""What a figure does after the tile lies: where it goes, where it is taken from, whom a deed is done to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.carcassonne.actions import DeployFigure, Pass, RecallFigure
from game.carcassonne.expansions.flying_machines import Fly, Land
from game.carcassonne.expansions.princess_dragon.fairy import MoveFairy
from game.carcassonne.expansions.princess_dragon.princess import RemoveKnight
from game.carcassonne.geometry import Square
from game.carcassonne.view import StandingFigure
from game.client import keyline
from game.client.aiming import nearest, towards
from game.client.carcassonne.board import Board
from game.client.carcassonne.choice import Choice
from game.client.carcassonne.shown import World

FEW, SMALL = 16, 0.62  # places that a portal leads to: from how many on their pads are small, and how small
DEEDS: dict[type, str] = {
    DeployFigure: "deploy", RecallFigure: "recall", Fly: "fly", Land: "land", MoveFairy: "fairy",
    RemoveKnight: "remove"}
AWAY = (0.22, 0.16)  # how far beside a figure the sign is that does something with it
BODY = 0.16  # how near to a figure a click means it
TOLD = ("portal", "recall", "fly", "fairy", "remove")  # what a sign alone does not tell
STANDING = ("recall", "remove", "fairy")  # with a figure that stands there already


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
    body: World | None = None  # where the figure stands that it is about: a click on it means the same
    actions: dict[str, Any] = field(default_factory=dict)


class FigureChoice(Choice):
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
        if found is not None and math.dist(at, self.spots[found].pad) <= reach:
            return self.spots[found]
        return next((spot for spot in self.spots if spot.body is not None and math.dist(at, spot.body) < BODY), None)

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

    @property
    def hint(self) -> str:  # type: ignore[override]
        if self.cursor is not None and self.cursor.deed in TOLD:
            return f"carc-hint-spot-{self.cursor.deed}"
        if self.spots and self.spots[0].deed == "land":
            return "carc-hint-land"
        return "carc-hint-figure" if self.kinds or not self.spots else "carc-hint-deed"

    def keys(self, by_pointer: bool) -> keyline.Line:
        return keyline.CHOOSING

    @property
    def way_out(self) -> tuple[str, Any] | None:
        return ("carc-no-figure" if self.kinds else "carc-no-deed", self.passing) if self.passing is not None else None


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
        x, y = board.stands(StandingFigure(action.seat, action.figure, action.at, action.on))
        return Spot(action.at, action.on, (x - AWAY[0], y - AWAY[1]), deed, action.seat, body=(x, y))
    if isinstance(action, RecallFigure):
        x, y = board.spot(action.at, action.on)
        return Spot(action.at, action.on, (x - AWAY[0], y - AWAY[1]), deed, body=(x, y))
    new = placed is None or action.at in board.shown.tiles[placed].squares
    if isinstance(action, DeployFigure) and not new:
        deed = "portal"
    return Spot(action.at, action.on, board.spot(action.at, action.on), deed)
