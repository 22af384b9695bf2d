"""Letters to be chosen one by one, for hands that hold a pad or a mouse and no keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.input import Pressed, Typed
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Grid, Panel, Row, Sized, Widget
from game.client.widgets.buttons import Button, IconButton
from game.client.widgets.field import TextField
from game.client.widgets.theme import Theme

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm.-_", "áčďéěíňóřš", "ťúůýžäöüß/")
KEY, GAP = 52, 4


class Letters(Panel):
    """Writes into a field; `done` closes it."""

    def __init__(self, field: TextField, done: Callable[[], object]) -> None:
        self.field, self.large = field, False
        self.keys = [Button(letter, partial(self._write, letter), name=f"letter-{letter}", size=look.BODY)
                     for row in ROWS for letter in row]
        for key in self.keys:
            key.PAD = 6
        self.shift = Button("Aa", self._turn, name="letters-large")
        foot = Row(
            Sized(self.shift, width=2 * KEY), Sized(Button(" ", lambda: self._write(" "), name="letter-space"), grow=1),
            IconButton("back", "", lambda: field.handle(Pressed(pygame.K_BACKSPACE, "backspace")), name="letters-back"),
            IconButton("confirm", "", done, look="primary", name="letters-done"), gap=GAP)
        sheet = Column(Echo(field), Grid(*self.keys, columns=len(ROWS[0]), gap=GAP, least=30), foot, gap=8)
        super().__init__(Sized(sheet, width=len(ROWS[0]) * (KEY + GAP)), look="plain", padding=14)

    def _write(self, letter: str) -> None:
        self.field.handle(Typed(letter.upper() if self.large and letter != "ß" else letter))
        if self.large and letter.isalpha():
            self._turn()  # one large letter at a time
        self.touch()

    def _turn(self) -> None:
        self.large = self.shift.chosen = not self.large
        for key in self.keys:
            key.text = key.text.upper() if self.large and key.text != "ß" else key.text.lower()


class Echo(Widget):
    """What is written so far."""

    def __init__(self, field: TextField) -> None:
        super().__init__()
        self.field = field

    def measure(self, theme: Theme, width: int) -> tuple[int, int]:
        return min(width, theme.px(200)), theme.px(40)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plate(surface, self.rect, "field")
        words = theme.text(self.field.text + "|", "body", look.BODY, look.INK)
        inner, clip = self.rect.inflate(-theme.px(20), 0), surface.get_clip()
        surface.set_clip(inner.clip(clip))
        left = min(inner.x, inner.right - words.get_width())  # the end is what one writes at
        surface.blit(words, words.get_rect(midleft=(left, inner.centery)))
        surface.set_clip(clip)
