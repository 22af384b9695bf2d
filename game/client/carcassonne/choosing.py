"""What the seat to move may choose, as places on the table: which room has the way of choosing for these actions; and
the ways that are not about tiles or figures: where the dragon flies, which castle is taken."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.carcassonne.actions import Draw, Pass, PlaceTile
from game.carcassonne.expansions.german_castles import PickCastle
from game.carcassonne.expansions.princess_dragon.dragon import MoveDragon
from game.carcassonne.geometry import Square
from game.client import keyline
from game.client.carcassonne.board import Board
from game.client.carcassonne.choice import Choice
from game.client.carcassonne.figure_choice import DEEDS, FigureChoice
from game.client.carcassonne.shown import World, halves
from game.client.carcassonne.tile_choices import DrawChoice, PlaceChoice

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class DragonChoice(Choice):
    """Where the dragon flies next: one of the glowing squares beside it."""

    hint = "carc-hint-dragon"

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

    def keys(self, by_pointer: bool) -> keyline.Line:
        return keyline.FLYING[1:] if by_pointer else keyline.FLYING

    def taken(self) -> MoveDragon | None:
        return self.squares[self.cursor] if self.cursor is not None else None

    def tried(self, at: World) -> MoveDragon | None:
        """The step that a click means, legal or not; one that leads further has no name of its own."""
        x, y = math.floor(at[0]) - self.start[0], math.floor(at[1]) - self.start[1]
        return MoveDragon(next((name for name, way in STEPS.items() if way == (x, y)), f"{x} {y}")) if x or y else None


class PickChoice(Choice):
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

    @property
    def hint(self) -> str:  # type: ignore[override]
        return "carc-hint-pick" if self.passing is None else "carc-hint-pick-more"

    def keys(self, by_pointer: bool) -> keyline.Line:
        return keyline.PICKING if self.passing is not None else keyline.PICKING[:1]

    @property
    def way_out(self) -> tuple[str, Any] | None:
        return ("carc-pick-no-more", self.passing) if self.passing is not None else None


class OnlyChoice(Choice):
    """Something that has no place on the board: taken as it is."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self.actions = actions

    def taken(self) -> Any | None:
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def way_out(self) -> tuple[str, Any] | None:
        only = self.taken()
        return ("carc-draw", only) if only is not None else None

    @property
    def on_way_out(self) -> bool:
        return True


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
