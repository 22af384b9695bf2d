"""Looking round the board without a pointer: a cursor that goes from feature to feature and from free place to free
place, or the middle of the view while it is moved; what lies there is told as it is to a pointer that rests."""

from __future__ import annotations

import pygame

from game.client import assets
from game.client.aiming import nearest, towards
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.inspect import Inspector
from game.client.carcassonne.shown import World
from game.client.seating import DARK


class Looking:
    def __init__(self, asking: Asking, inspector: Inspector) -> None:
        self.asking, self.stage, self.inspector = asking, asking.stage, inspector
        self.on = False  # the keys lead the cursor round
        self.at: World | None = None  # where it is; without `on` the middle of a view that is moved

    @property
    def shown(self) -> bool:
        """There is a cursor to be seen."""
        return self.at is not None and not self.stage.context.input.by_pointer

    def stops(self) -> list[World]:
        """Where the cursor can be: at each piece of a feature, and in the middle of each free place."""
        stage, view = self.stage, self.stage.view
        assert view is not None
        found = [(x + 0.5, y + 0.5) for x, y in view.free_squares]
        for tile in stage.shown.placed():
            found += [stage.board.spot(tile.at, f"#{key}") for key in assets.tile_spots(tile.tile)
                      if view.feature(tile.at, f"#{key}") is not None]
        return found

    def toggle(self) -> None:
        """Begins where the choice or the eye is, or ends."""
        if self.on:
            self.end()
            return
        asking, stops = self.asking, self.stops()
        place = asking.placing.cursor if asking.placing is not None else None
        eye = self.stage.camera.goal
        found = nearest((place[0] + 0.5, place[1] + 0.5) if place is not None else (eye.x, eye.y), stops)
        if found is not None:
            self.on = True
            self._go(stops[found])

    def step(self, direction: tuple[int, int]) -> None:
        """To the next stop in that direction."""
        stops = self.stops()
        found = towards(self.at, stops, direction) if self.at is not None else None
        if found is not None:
            self.stage.play("hover")
            self._go(stops[found])

    def _go(self, world: World) -> None:
        self.at = world
        self.stage.camera.look_at(world)
        self.tell()

    def moved(self) -> None:
        """The view has been moved by keys or pad: its middle is looked at."""
        if not self.stage.context.input.by_pointer:
            self.at = (self.stage.camera.goal.x, self.stage.camera.goal.y)
            self.inspector.look(self.at, soon=False)

    def tell(self) -> None:
        """What lies at the cursor, once more."""
        if self.on and self.at is not None:
            self.inspector.look(self.at)
            self.stage.host.touch()

    def rest(self) -> None:
        """Something else is done: only a cursor that the keys lead stays."""
        if not self.on and self.at is not None:
            self.at = None
            self.stage.host.touch()

    def end(self) -> None:
        if self.at is not None:
            self.on, self.at = False, None
            self.inspector.hide()
            self.stage.host.touch()

    def draw(self, surface: pygame.Surface) -> None:
        """Four strokes round the point that is meant."""
        if not self.shown or self.at is None:
            return
        theme = self.stage.context.theme
        x, y = (round(one) for one in self.stage.camera.to_screen(self.at))
        inner, outer, wide = theme.px(9), theme.px(22), max(2, theme.px(3))
        for ink, thick in ((DARK, wide + max(2, theme.px(2.5))), (art.GILD, wide)):
            pygame.draw.circle(surface, ink, (x, y), inner + thick // 2, thick)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                start, end = (x + dx * inner, y + dy * inner), (x + dx * outer, y + dy * outer)
                pygame.draw.line(surface, ink, start, end, thick)
