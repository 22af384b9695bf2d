"""Between people at one screen who must not see the same things: a curtain, and what happened while one was away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import assets
from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.picture import Told
from game.client.scenes import WidgetScene
from game.client.seating import badge, colour_name
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Picture, Text

PATIENCE = 0.5  # seconds in which a press was meant for what was there before


class CurtainScene(WidgetScene):
    """Names whose turn it is and shows nothing else until that player presses; `lift` then shows their table.

    Afterwards, over that table, what has happened since they looked last; `meanwhile` tells it once the curtain is up.
    """

    def __init__(self, context: Context, name: str, seat: int, colours: Sequence[str], lift: Callable[[], object],
                 meanwhile: Callable[[], Sequence[Told]]) -> None:
        super().__init__(context)
        self.name, self.colour, self.colours = name, colours[seat], colours
        self.lift, self.meanwhile = lift, meanwhile
        self.lines: Sequence[Told] = ()
        self.lifted = False
        self._time = 0.0

    def enter(self) -> None:
        super().enter()
        self.context.audio.play("turn")

    def build(self) -> Widget:
        return self._recap() if self.lifted else self._closed()

    def _closed(self) -> Widget:
        words = self.context.words
        sheet = Column(
            Row(Spacer(grow=1), Picture(lambda w, h: badge(self.colour, min(w, h)), 120, 120), Spacer(grow=1)),
            Text(words("curtain-title", name=self.name), size=look.HEAD, role="title_bold", align="centre"),
            Text(colour_name(words, self.colour), size=look.BODY, role="italic", align="centre", colour=look.FADED),
            Text(words("curtain-text"), size=look.BODY, align="centre"),
            Button(words("curtain-open"), self._open, look="primary", size=look.LARGE, name="open"), gap=18)
        return Anchored(Sized(Panel(sheet, padding=44), width=760))

    def _recap(self) -> Widget:
        words = self.context.words
        lines: list[Widget] = [
            Row(Picture(lambda w, h, seat=seat: self._mark(seat, min(w, h)), 26, 26),  # type: ignore[misc]
                Sized(Text(text, size=look.SMALL + 1), grow=1), gap=10) for seat, text in self.lines]
        body = lines or [Text(words("curtain-nothing"), align="centre")]
        sheet = Column(Text(words("curtain-recap"), size=look.LARGE, role="title_bold", align="centre"),
                       ScrollView(Column(*body, gap=4), grow=1, least=120, at_end=True, name="recap"),
                       Button(words("curtain-go-on"), self.context.stack.pop, look="primary", name="go-on"), gap=14)
        high = min(560.0, 190 + 34.0 * max(1, len(self.lines)))
        return Anchored(Sized(Panel(sheet, padding=28), width=620, height=high), y=0.4)

    def _mark(self, seat: int | None, px: int) -> pygame.Surface:
        return badge(self.colours[seat], px) if seat is not None else assets.icon("crown", px, look.FADED)

    def _open(self) -> None:
        if self._time < PATIENCE:
            return
        self.lift()
        self.lifted, self.opaque = True, False
        self.lines = self.meanwhile()
        if not self.lines:
            self.context.stack.pop()
            return
        self.rebuild()
        self.screen.set_focus(self.screen.named("go-on"))

    def update(self, seconds: float) -> None:
        self._time += seconds
        super().update(seconds)

    def rest(self) -> float:
        return super().rest() if self._time >= PATIENCE else 0.0

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Acted) and event.repeated:
            return True
        if super().handle(event):
            return True
        if isinstance(event, Acted) and self.lifted and event.action in (Action.BACK, Action.MENU):
            self.context.stack.pop()
            return True
        return False
