"""What one sets: a value on a line, one of several, a number step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.client.actions import Action
from game.client.widgets import theme as look
from game.client.widgets.base import UNBOUNDED, Size, Widget
from game.client.widgets.theme import Theme


class Slider(Widget):
    """A value between two ends, in steps. `show(value)` writes it; `change` hears every step, `done` the last."""

    focusable = solid = shrinks = keeps_hold = True

    def __init__(self, value: float, low: float, high: float, step: float, change: Callable[[float], object], *,
                 show: Callable[[float], str] = str, done: Callable[[float], object] | None = None,
                 **common: Any) -> None:
        super().__init__(**common)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.change, self.show, self.done = change, show, done
        self._track = pygame.Rect(0, 0, 1, 1)

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(300), width), theme.px(look.HIT)

    def _room(self, theme: Theme) -> int:
        return max(theme.text_size(self.show(v), "body", look.BODY)[0] for v in (self.low, self.high)) + theme.px(12)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        knob = theme.px(14)
        self._track = pygame.Rect(self.rect.x + knob, self.rect.centery - theme.px(5),
                                  max(1, self.rect.width - 2 * knob - self._room(theme)), theme.px(10))
        theme.plate(surface, self._track, "field")
        x = self._track.x + round(self._track.width * (self.value - self.low) / (self.high - self.low))
        full = pygame.Rect(self._track.x, self._track.y, max(2, x - self._track.x), self._track.height)
        pygame.draw.rect(surface, look.VERMILION, full.inflate(0, -theme.px(3)), border_radius=theme.px(4))
        pygame.draw.aacircle(surface, (60, 30, 14), (x, self.rect.centery), knob)
        bright = look.LIGHT_GOLD if self.state else look.GOLD
        pygame.draw.aacircle(surface, bright, (x, self.rect.centery), knob - max(2, theme.px(2.5)))
        words = theme.text(self.show(self.value), "body", look.BODY, look.INK)
        surface.blit(words, words.get_rect(midright=self.rect.midright))

    def set(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = round(min(self.high, max(self.low, self.low + steps * self.step)), 6)
        if value != self.value:
            self.value = value
            self.touch()
            self.change(value)

    def press(self, at: tuple[int, int]) -> None:
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        self.set(self.low + (self.high - self.low) * (at[0] - self._track.x) / self._track.width)

    def activate(self) -> None:
        if self.done:
            self.done(self.value)

    def act(self, action: Action) -> bool:
        if action not in (Action.LEFT, Action.RIGHT):
            return False
        self.set(self.value + (self.step if action is Action.RIGHT else -self.step))
        if self.done:
            self.done(self.value)
        return True

    def wheel(self, amount: float) -> bool:
        return False  # a list that is scrolled must not change the values it passes



class Choice(Widget):
    """One of several. It opens a list; left and right step through it without."""

    focusable = solid = shrinks = True

    def __init__(self, options: Sequence[tuple[Any, str]], value: Any, change: Callable[[Any], object],
                 **common: Any) -> None:
        super().__init__(**common)
        self.options, self.value, self.change = list(options), value, change

    @property
    def index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def measure(self, theme: Theme, width: int) -> Size:
        extra = theme.px(58)
        room = max(1, width - extra) if width < UNBOUNDED else None
        sizes = [theme.text_size(text, "medium", look.BODY, room) for _, text in self.options]
        return max(w for w, _ in sizes) + extra, max(max(h for _, h in sizes) + theme.px(18), theme.px(look.HIT))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plate(surface, self.rect, "plain", self.state)
        room = max(1, self.rect.width - theme.px(58))
        words = theme.text(self.options[self.index][1], "medium", look.BODY, look.INK, room)
        surface.blit(words, words.get_rect(midleft=(self.rect.x + theme.px(18), self.rect.centery)))
        x, y, d = self.rect.right - theme.px(22), self.rect.centery, theme.px(6)
        pygame.draw.polygon(surface, look.FADED, [(x - d, y - d // 2), (x + d, y - d // 2), (x, y + d)])

    def choose(self, value: Any) -> None:
        if value != self.value:
            self.value = value
            self.touch()
            self.change(value)

    def activate(self) -> None:
        if self.screen is not None:
            self.screen.open_list(self)

    def act(self, action: Action) -> bool:
        if action not in (Action.LEFT, Action.RIGHT):
            return False
        step = 1 if action is Action.RIGHT else -1
        self.choose(self.options[(self.index + step) % len(self.options)][0])
        return True
