"""A window onto something taller than the room for it."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.actions import Action
from game.client.widgets import theme as look
from game.client.widgets.base import Box, Size, Widget
from game.client.widgets.theme import Theme

WHEEL_STEP = 76


class ScrollView(Box):
    """Scrolls its one part by wheel, bar and keys; whatever gets the focus inside comes into view."""

    shrinks = True

    def __init__(self, part: Widget, *, least: float = 120, most: float | None = None, at_end: bool = False,
                 **common: Any) -> None:
        super().__init__(part, **common)
        self.fewest, self.most, self.at_end = least, most, at_end
        self.offset = 0
        self._full = 0
        self._theme: Theme | None = None
        self._held: int | None = None  # where on the thumb the pointer holds it

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """With nothing to focus inside, it takes the focus itself, so that keys can scroll it."""
        return self._full > self.rect.height and not any(w.focusable for w in self.parts[0].walk())

    def _bar(self, theme: Theme) -> int:
        return theme.px(18)

    def measure(self, theme: Theme, width: int) -> Size:
        w, h = self.parts[0].measure(theme, width - self._bar(theme))
        if self.most is not None:
            h = min(h, theme.px(self.most))
        return w + self._bar(theme), h

    def least(self, theme: Theme, width: int) -> int:
        return min(self.measure(theme, width)[1], theme.px(self.fewest))

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        was_at_end = self.at_end and self.offset >= self._most_offset
        self._theme = theme
        self._full = self.parts[0].measure(theme, rect.width - self._bar(theme))[1]
        self.offset = self._most_offset if was_at_end else min(self.offset, self._most_offset)
        self._arrange()

    @property
    def _most_offset(self) -> int:
        return max(0, self._full - self.rect.height)

    def _arrange(self) -> None:
        if self._theme is not None:
            room = pygame.Rect(self.rect.x, self.rect.y - self.offset, self.rect.width - self._bar(self._theme),
                               max(self._full, self.rect.height))
            self.parts[0].place(self._theme, room)

    def scroll_to(self, offset: float) -> None:
        offset = min(self._most_offset, max(0, round(offset)))
        if offset != self.offset:
            self.offset = offset
            self._arrange()
            self.touch()

    def reveal(self, rect: pygame.Rect) -> None:
        """Brings the rect into view; one that fills the view already is left where it is."""
        if rect.top <= self.rect.top and rect.bottom >= self.rect.bottom:
            return
        slack = self._theme.px(12) if self._theme else 0
        if rect.top - slack < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - rect.top) - slack)
        elif rect.bottom + slack > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom - self.rect.bottom + slack)

    def wheel(self, amount: float) -> bool:
        if self._full <= self.rect.height or self._theme is None:
            return False
        self.scroll_to(self.offset - amount * self._theme.px(WHEEL_STEP))
        return True

    def act(self, action: Action) -> bool:
        before = self.offset
        if action in (Action.UP, Action.DOWN) and self._theme is not None:
            self.scroll_to(self.offset + self._theme.px(WHEEL_STEP) * (1 if action is Action.DOWN else -1))
        return self.offset != before

    def _thumb(self) -> pygame.Rect:
        bar = self._bar(self._theme) if self._theme else 16
        height = max(bar * 2, self.rect.height * self.rect.height // max(1, self._full))
        room = self.rect.height - height
        y = self.rect.y + (room * self.offset // self._most_offset if self._most_offset else 0)
        return pygame.Rect(self.rect.right - bar + 4, y, bar - 6, height)

    def on_bar(self, at: tuple[int, int]) -> bool:
        wide = self._bar(self._theme) if self._theme else 16
        return self._full > self.rect.height and at[0] >= self.rect.right - wide

    def press(self, at: tuple[int, int]) -> None:
        if self.on_bar(at):
            thumb = self._thumb()
            self._held = at[1] - thumb.y if thumb.collidepoint(thumb.centerx, at[1]) else thumb.height // 2
            self.drag(at)
        else:
            self._held = None

    def drag(self, at: tuple[int, int]) -> None:
        if self._held is not None:
            room = max(1, self.rect.height - self._thumb().height)
            self.scroll_to((at[1] - self._held - self.rect.y) * self._most_offset / room)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        old_clip = surface.get_clip()
        # A little wider than the view, for the focus ring of what touches its edge.
        surface.set_clip(self.rect.inflate(theme.px(16), theme.px(4)).clip(old_clip))
        super().draw(surface, theme)
        surface.set_clip(old_clip)
        if self._full > self.rect.height:
            track = self._thumb()
            lane = pygame.Rect(track.x, self.rect.y, track.width, self.rect.height)
            pygame.draw.rect(surface, (198, 172, 126), lane, border_radius=track.width // 2)
            pygame.draw.rect(surface, look.FADED, track, border_radius=track.width // 2)
