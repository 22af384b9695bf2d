"""The whole match as a bar: turn by turn in the colours of the seats. One jumps along it, or steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pygame

from game.client import assets
from game.client.actions import Action
from game.client.context import Context
from game.client.replay.course import Course
from game.client.seating import DARK, LIGHT
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.buttons import IconButton
from game.client.widgets.theme import Theme


class Viewer(Protocol):
    """Whoever stands somewhere in a match."""

    context: Context
    colours: tuple[str, ...]
    course: Course

    @property
    def at(self) -> int:
        """So many entries have been played."""

    def go(self, entry: int) -> None:
        """To the position after so many entries."""

    def step(self, by: int) -> None:
        """One entry on or back."""


class Timeline(Widget):
    """Where the viewer stands, from the first entry to the last."""

    focusable = solid = keeps_hold = shrinks = True
    STRIPE, KNOB = 12, 11  # logical units

    def __init__(self, viewer: Viewer, height: float = 34) -> None:
        super().__init__(name="timeline")
        self.viewer, self.height = viewer, height

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(300), width), theme.px(self.height)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        knob = theme.px(self.KNOB)
        self.track = pygame.Rect(rect.x + knob, rect.bottom - theme.px(17 + self.STRIPE / 2),
                                 max(1, rect.width - 2 * knob), theme.px(self.STRIPE))

    def x_of(self, entry: float) -> float:
        """Where an entry is on the bar."""
        return self.track.x + self.track.width * entry / max(1, self.viewer.course.length)

    def entry_at(self, x: float) -> int:
        """The entry that is meant there."""
        share = (x - self.track.x) / self.track.width
        return round(min(1.0, max(0.0, share)) * self.viewer.course.length)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self._stripe(surface, theme)
        self._knob(surface, theme)

    def _stripe(self, surface: pygame.Surface, theme: Theme) -> None:
        track, turns, length = self.track, self.viewer.course.turns, self.viewer.course.length
        pygame.draw.rect(surface, DARK, track.inflate(4, 4), border_radius=theme.px(5))
        pygame.draw.rect(surface, (198, 172, 126), track, border_radius=theme.px(4))
        for number, turn in enumerate(turns):
            end = turns[number + 1].entry if number + 1 < len(turns) else length
            left, right = round(self.x_of(turn.entry)), round(self.x_of(end))
            part = pygame.Rect(left, track.y, max(1, right - left - 1), track.height)
            pygame.draw.rect(surface, assets.ALL_COLOURS[self.viewer.colours[turn.seat]], part)

    def _knob(self, surface: pygame.Surface, theme: Theme) -> None:
        x, y = round(self.x_of(self.viewer.at)), self.track.centery
        radius = theme.px(self.KNOB)
        pygame.draw.aacircle(surface, DARK, (x, y), radius)
        pygame.draw.aacircle(surface, LIGHT, (x, y), radius - max(1, theme.px(1.5)))
        pygame.draw.aacircle(surface, look.LIGHT_GOLD if self.state else look.GOLD, (x, y),
                             radius - max(3, theme.px(4)))

    # use

    def press(self, at: tuple[int, int]) -> None:
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        self.viewer.go(self.entry_at(at[0]))

    def act(self, action: Action) -> bool:
        if action not in (Action.LEFT, Action.RIGHT):
            return False
        self.viewer.step(1 if action is Action.RIGHT else -1)
        return True


class StepButton(IconButton):
    """One step on (1) or back (-1): a triangle and a bar."""

    def __init__(self, way: int, tip: str, do: Callable[[], object], **common: Any) -> None:
        super().__init__("play", tip, do, **common)
        self.way = way

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plate(surface, self.rect, self.look, self.state)
        (x, y), d, ink = self.rect.center, theme.px(9), self.colour()
        y += max(1, theme.px(1.5)) if self.state == "down" else 0
        tip, back = x + self.way * d * 0.7, x - self.way * d * 0.8
        pygame.draw.polygon(surface, ink, [(back, y - d), (tip, y), (back, y + d)])
        bar = pygame.Rect(0, 0, max(2, theme.px(4)), 2 * d)
        bar.center = (round(x + self.way * d), y)
        pygame.draw.rect(surface, ink, bar)
