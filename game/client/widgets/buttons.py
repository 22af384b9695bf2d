"""What one presses: buttons with words or a picture, and switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client import assets
from game.client.widgets import theme as look
from game.client.widgets.base import UNBOUNDED, Size, Widget
from game.client.widgets.text import Worded
from game.client.widgets.theme import Colour, Theme


class Button(Worded):
    """A word, an icon or both, and what happens."""

    focusable = solid = shrinks = True
    PAD = 22

    def __init__(self, text: str, do: Callable[[], object], *, look: str = "plain", icon: str = "", sign: str = "",
                 size: float = look.BODY, align: str = "centre", least: float = 0, **common: Any) -> None:
        super().__init__(**common)
        self._text, self.do, self.look, self.icon, self.sign = text, do, look, icon, sign
        self.size, self.align, self.narrowest = size, align, least
        self.chosen = False  # shown as taken, in a row of alternatives

    @property
    def role(self) -> str:
        return "bold" if self.look == "primary" else "medium"

    def _extra(self, theme: Theme) -> int:
        """The width of all that is not words."""
        pad = theme.px(self.PAD if self._text else 9)
        icon = theme.px(self.size * 1.25) + (theme.px(10) if self._text else 0) if self.icon else 0
        sign = theme.text_size(self.sign, "body", look.SMALL - 3)[0] + theme.px(14) if self.sign else 0
        return 2 * pad + icon + sign

    def measure(self, theme: Theme, width: int) -> Size:
        extra = self._extra(theme)
        room = max(theme.px(20), width - extra) if width < UNBOUNDED else None
        w, h = theme.text_size(self._text, self.role, self.size, room) if self._text else (0, 0)
        return (max(w + extra, theme.px(look.HIT), min(width, theme.px(self.narrowest))),
                max(h + theme.px(18), theme.px(look.HIT)))

    def colour(self) -> Colour:
        if not self.enabled:
            return (138, 120, 96)
        if self.look == "primary" or self.chosen:
            return look.CREAM
        return look.INK

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        face = "on" if self.chosen and self.look != "row" else self.look
        state = "on" if self.chosen and self.look == "row" and not self.state else self.state
        theme.plate(surface, self.rect, face, state)
        inner = self.rect.inflate(-2 * theme.px(self.PAD if self._text else 9), 0)
        if self.state == "down":
            inner.y += max(1, theme.px(1.5))
        if self.sign:
            picture = theme.text(self.sign, "body", look.SMALL - 3, self._faded())
            surface.blit(picture, picture.get_rect(midright=inner.midright))
            inner.width -= picture.get_width() + theme.px(14)
        side, gap = theme.px(self.size * 1.25), theme.px(10) if self._text else 0
        room = max(1, inner.width - (side + gap if self.icon else 0))
        words = theme.text(self._text, self.role, self.size, self._ink(), room, self.align) if self._text else None
        whole = (words.get_width() if words else 0) + (side + gap if self.icon else 0)
        x = inner.x + {"left": 0}.get(self.align, (inner.width - whole) // 2)
        if self.icon:
            picture = assets.icon(self.icon, side, self._ink())
            surface.blit(picture, picture.get_rect(midleft=(x, inner.centery)))
            x += side + gap
        if words:
            surface.blit(words, words.get_rect(midleft=(x, inner.centery)))

    def _ink(self) -> Colour:
        return look.INK if self.look == "row" and self.enabled else self.colour()

    def _faded(self) -> Colour:
        ink = self._ink()
        return look.FADED if ink == look.INK else ink

    def activate(self) -> None:
        self.do()



class IconButton(Button):
    """A button with an icon alone; its tip says the word."""

    shrinks = False

    def __init__(self, icon: str, tip: str, do: Callable[[], object], *, size: float = look.BODY, look: str = "plain",
                 **common: Any) -> None:
        super().__init__("", do, icon=icon, size=size, look=look, tip=tip, **common)



class ArrowButton(IconButton):
    """A small arrow up (-1) or down (1)."""

    def __init__(self, way: int, tip: str, do: Callable[[], object], **common: Any) -> None:
        super().__init__("", tip, do, look="quiet", **common)
        self.way = way

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        (x, y), d = self.rect.center, theme.px(9)
        tip, foot = y + self.way * d * 3 // 4, y - self.way * d * 3 // 4
        pygame.draw.polygon(surface, self.colour(), [(x - d, foot), (x + d, foot), (x, tip)])



class Toggle(Widget):
    """On or off, with its words beside it."""

    focusable = solid = shrinks = True

    def __init__(self, text: str, on: bool, change: Callable[[bool], object], **common: Any) -> None:
        super().__init__(**common)
        self.text, self.on, self.change = text, on, change

    def measure(self, theme: Theme, width: int) -> Size:
        switch = theme.px(62) + (theme.px(12) if self.text else 0)
        room = max(1, width - switch) if width < UNBOUNDED else None
        w, h = theme.text_size(self.text, "body", look.BODY, room) if self.text else (0, 0)
        return w + switch, max(h, theme.px(look.HIT))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        track = pygame.Rect(0, 0, theme.px(62), theme.px(32))
        track.midright = self.rect.midright
        theme.plate(surface, track, "on" if self.on else "field", self.state)
        radius = theme.px(11)
        x = track.right - theme.px(16) if self.on else track.left + theme.px(16)
        pygame.draw.aacircle(surface, (60, 38, 20), (x, track.centery), radius + max(1, theme.px(1.5)))
        pygame.draw.aacircle(surface, look.LIGHT_GOLD if self.on else (196, 172, 132), (x, track.centery), radius)
        if self.text:
            room = max(1, self.rect.width - theme.px(74))
            words = theme.text(self.text, "body", look.BODY, look.INK if self.enabled else look.FADED, room)
            surface.blit(words, words.get_rect(midleft=self.rect.midleft))

    def activate(self) -> None:
        self.on = not self.on
        self.touch()
        self.change(self.on)
