"""What every scene round a picture does alike: a match, a lesson, a replay and a review."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.client.actions import Action
from game.client.advice import Advice
from game.client.input import Acted, InputEvent, Pointed
from game.client.picture import Host
from game.client.scenes import WidgetScene
from game.client.stage.tween import Animation
from game.client.story import Story

PAN_SPEED = 900  # logical units a second
PANS = {Action.PAN_LEFT: (-1, 0), Action.PAN_RIGHT: (1, 0), Action.PAN_UP: (0, -1), Action.PAN_DOWN: (0, 1)}


class TableScene(WidgetScene, Host):
    """A picture with widgets beside it. `deeds` are the named actions that always mean the same here."""

    advice: Advice
    story: Story
    deeds: Mapping[Action, Callable[[], object]]
    mood = "match"
    beat = 0

    # what a picture asks of its scene

    def hurry(self) -> None:
        """Shows at once where everything ends that is still on its way."""
        if self.director.moving:
            self.director.skip()
            self.touch()

    def flourish(self, animation: Animation) -> None:
        self.director.flourish(animation)

    def toast(self, text: str) -> None:
        self.screen.toast(text)

    def touch(self) -> None:
        self.stale = True

    # the scene

    def leave(self) -> None:
        super().leave()
        self.director.drop()
        self.advice.stop()

    def refresh(self) -> None:
        self.apply_settings()
        super().refresh()

    def apply_settings(self) -> None:
        """Speed and motion are as the settings say."""
        settings = self.context.settings
        self.director.speed, self.director.still = settings.speed_factor, settings.reduced_motion

    # input

    def handle(self, event: InputEvent) -> bool:
        handled = False
        if isinstance(event, Pointed):
            handled = self.point(event)
        elif isinstance(event, Acted):
            handled = self.act(event)
        self._note()
        return handled

    def point(self, event: Pointed) -> bool:
        """The pointer: widgets lie over the picture, except for what it holds on to."""
        if self.picture.grabbing:
            return self.picture.handle(event)
        handled = self.screen.handle(event)
        self.story.point(event.at if self.screen.hover is self.story else None)
        if not handled:
            return self.picture.handle(event)
        if event.what == "up" and self.screen.popup is None:
            self.screen.set_focus(None)  # the keys belong to the board again
        self.picture.leave()
        return True

    def act(self, event: Acted) -> bool:
        """A named action that nothing before wanted."""
        if (do := self.deeds.get(event.action)) is not None:
            do()
            return True
        return event.action in PANS or self.picture.act(event)  # one pans as long as it is held

    # time

    def update(self, seconds: float) -> None:
        if self.director.moving:
            self.director.update(seconds)
            self.touch()
        if held := self._held():
            step = PAN_SPEED * self.context.theme.scale * seconds
            self.picture.pan(sum(x for x, _ in held) * step, sum(y for _, y in held) * step)
        if self.picture.moving:
            self.picture.update(seconds)
            self.touch()
        self.live(seconds)
        super().update(seconds)

    def live(self, seconds: float) -> None:
        """What else goes on."""
        self.advice.update(seconds)

    def rest(self) -> float:
        if self.director.moving or self.picture.moving or self._held():
            return 0.0
        return min(super().rest(), self.advice.rest())

    def _held(self) -> list[tuple[int, int]]:
        """Where the eye is moved by what is held down."""
        return [PANS[action] for action in self.context.input.held if action in PANS]

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.picture.draw_above(surface)

    def draw_below(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)

    def lay_wood(self, surface: pygame.Surface, *sheets: pygame.Rect) -> None:
        """Under the soft edges of sheets: these lie on wood, not on what the frame before has left there."""
        wood = self.context.theme.wood(surface.get_size())
        for sheet in sheets:
            surface.blit(wood, sheet, sheet)
