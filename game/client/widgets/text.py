"""What one reads and looks at: words, pictures, a line between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client import assets
from game.client.widgets import theme as look
from game.client.widgets.base import UNBOUNDED, Size, Widget
from game.client.widgets.theme import Colour, Theme


class Worded(Widget):
    """Shows words that may change."""

    _text: str

    @property
    def text(self) -> str:
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.touch(arrange=True)



class Text(Worded):
    """Words, wrapped to the room there is."""

    shrinks = True

    def __init__(self, text: str, *, size: float = look.BODY, role: str = "body", colour: Colour = look.INK,
                 align: str = "left", middle: bool = False, **common: Any) -> None:
        super().__init__(**common)
        self._text, self.size, self.role, self.colour = text, size, role, colour
        self.align, self.middle = align, middle

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.text_size(self._text, self.role, self.size, width if width < UNBOUNDED else None)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        picture = theme.text(self._text, self.role, self.size, self.colour, max(1, self.rect.width), self.align)
        x = self.rect.x + {"centre": (self.rect.width - picture.get_width()) // 2,
                           "right": self.rect.width - picture.get_width()}.get(self.align, 0)
        y = self.rect.y + ((self.rect.height - picture.get_height()) // 2 if self.middle else 0)
        surface.blit(picture, (x, y))



class Fitted(Text):
    """Words in so many lines: when there are too many of them, they get smaller."""

    def __init__(self, text: str, *, lines: int, **common: Any) -> None:
        super().__init__(text, **common)
        self.lines, self.largest = lines, self.size

    def measure(self, theme: Theme, width: int) -> Size:
        return min(width, theme.px(200)), theme.line_height(self.role, self.largest) * self.lines

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self.size = self.largest
        while self.size > 12 and super().measure(theme, self.rect.width)[1] > self.rect.height:
            self.size -= 1
        super().draw(surface, theme)



class Label(Text):
    """Words on one line, which claim the width they need."""

    shrinks = False



class Picture(Widget):
    """A picture of its own; `make(width, height)` in pixels gives it for the room there is."""

    def __init__(self, make: Callable[[int, int], pygame.Surface], width: float, height: float, **common: Any) -> None:
        super().__init__(**common)
        self.make, self.size = make, (width, height)

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.size[0]), theme.px(self.size[1])

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        picture = self.make(self.rect.width, self.rect.height)
        surface.blit(picture, picture.get_rect(center=self.rect.center))



class Icon(Picture):
    def __init__(self, icon: str, size: float = 28, colour: Colour = look.INK, **common: Any) -> None:
        super().__init__(lambda w, h: assets.icon(icon, min(w, h), colour), size, size, **common)



class Rule(Widget):
    """A thin line between parts."""

    def measure(self, theme: Theme, width: int) -> Size:
        return 0, theme.px(10)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        y, wide = self.rect.centery, max(1, theme.px(1.5))
        pygame.draw.line(surface, (164, 124, 70), (self.rect.left, y), (self.rect.right - 1, y), wide)
        gem = theme.px(4)
        x = self.rect.centerx
        pygame.draw.polygon(surface, (150, 60, 36), [(x - gem, y), (x, y - gem), (x + gem, y), (x, y + gem)])
