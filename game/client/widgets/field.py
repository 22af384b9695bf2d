"""A line that one writes in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from game.client import assets
from game.client.actions import Action
from game.client.input import Composing, InputEvent, Pressed, Typed
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme


class TextField(Widget):
    """One line to write in. What an input method is still composing is shown underlined, and not yet part of it."""

    focusable = solid = shrinks = True

    def __init__(self, text: str, change: Callable[[str], object], *, longest: int = 24, hint: str = "",
                 marked: bool = False, **common: Any) -> None:
        super().__init__(**common)
        self.text, self.change, self.longest, self.hint = text, change, longest, hint
        self.marked = marked  # the whole text: what is written now takes its place
        self.caret = len(text)
        self.composing = ""
        self._pressed_board = False
        self._glyphs: list[int] = []  # x of each place the caret can be, while drawn

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(260), width), theme.px(look.HIT)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        used = self.hovered or self.focused
        theme.plate(surface, self.rect, "field", "hover" if used else "")
        font = theme.font("body", look.BODY)
        shown = self.text[:self.caret] + self.composing + self.text[self.caret:]
        left, right = self.rect.x + theme.px(14), self.rect.right - theme.px(18)
        if used:
            board = assets.icon("keyboard", theme.px(24), look.FADED)
            surface.blit(board, board.get_rect(center=self._board().center))
            right = self._board().left
        self._glyphs = [left + font.size(self.text[:n])[0] for n in range(len(self.text) + 1)]
        old_clip = surface.get_clip()
        inside = self.rect.inflate(-theme.px(16), 0)
        inside.width = right + theme.px(4) - inside.x
        surface.set_clip(inside.clip(old_clip))
        caret_x = left + font.size(shown[:self.caret + len(self.composing)])[0]
        shift = max(0, caret_x - right)
        self._glyphs = [x - shift for x in self._glyphs]
        if shown:
            words = theme.text(shown, "body", look.BODY, look.INK)
            place = words.get_rect(midleft=(left - shift, self.rect.centery))
            if self.marked and self.focused:
                pygame.draw.rect(surface, look.LIGHT_GOLD, place.inflate(theme.px(6), 0), border_radius=theme.px(4))
            surface.blit(words, place)
        elif self.hint and not self.focused:
            words = theme.text(self.hint, "italic", look.BODY, look.FADED)
            surface.blit(words, words.get_rect(midleft=(left, self.rect.centery)))
        if self.composing:
            start = self._glyphs[self.caret]
            y = self.rect.centery + theme.px(13)
            pygame.draw.line(surface, look.VERMILION, (start, y), (start + font.size(self.composing)[0], y), 2)
        if self.focused:
            x = caret_x - shift
            pygame.draw.line(surface, look.VERMILION, (x, self.rect.centery - theme.px(13)),
                             (x, self.rect.centery + theme.px(13)), max(2, theme.px(2)))
        surface.set_clip(old_clip)

    def _board(self) -> pygame.Rect:
        """Where the pointer opens the letters."""
        side = self.rect.height
        return pygame.Rect(self.rect.right - side, self.rect.y, side, side)

    def focus_changed(self) -> None:
        self.composing = ""
        if self.focused:
            self.caret = len(self.text)

    def activate(self) -> None:
        if self.screen is not None and self._pressed_board:
            self._pressed_board = False
            self.screen.open_letters(self)

    def press(self, at: tuple[int, int]) -> None:
        self._pressed_board = self._board().collidepoint(at)
        if self._glyphs and not self._pressed_board:
            self.marked = False
            self.caret = min(range(len(self._glyphs)), key=lambda n: abs(self._glyphs[n] - at[0]))
            self.touch()

    def act(self, action: Action) -> bool:
        # These two are caret keys here; up, down and tab lead out of the field.
        return action in (Action.LEFT, Action.RIGHT)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Typed):
            self.composing = ""
            self._insert(event.text)
            return True
        if isinstance(event, Composing):
            self.composing = event.text
            self.touch()
            return True
        return isinstance(event, Pressed) and self._key(event.name)

    def _insert(self, text: str) -> None:
        before, after = ("", "") if self.marked else (self.text[:self.caret], self.text[self.caret:])
        text = "".join(letter for letter in text if letter.isprintable())[: self.longest - len(before + after)]
        self._set(before + text + after, len(before + text))

    def _key(self, name: str) -> bool:
        text, caret = self.text, self.caret
        if self.marked and name in ("backspace", "delete") and not self.composing:
            self._set("", 0)
        elif name == "backspace" and not self.composing:
            self._set(text[:max(0, caret - 1)] + text[caret:], max(0, caret - 1))
        elif name == "delete":
            self._set(text[:caret] + text[caret + 1:], caret)
        elif name in ("left", "right", "home", "end"):
            places = {"left": max(0, caret - 1), "right": min(len(text), caret + 1), "home": 0, "end": len(text)}
            self._set(text, places[name])
        elif name == "ctrl+v":
            with suppress(pygame.error):
                self._insert(pygame.scrap.get_text())
        elif name == "ctrl+c":
            with suppress(pygame.error):
                pygame.scrap.put_text(text)
        elif name == "ctrl+a":
            self._set(text, len(text))
            self.marked = bool(text)
        else:
            return False
        return True

    def _set(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self.caret, self.marked = text, caret, False
        self.touch()
        if changed:
            self.change(text)
