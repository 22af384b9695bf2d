"""The clock that the players agree on: its face, and choosing it, with a new game or in the middle of a match."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.client.actions import Action
from game.client.context import Context
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.choices import Choice
from game.client.widgets.text import Text
from game.client.words import Words
from game.session.clock import Pace

MINUTES, INCREMENTS = (0, 5, 10, 15, 20, 30, 45, 60), (0, 5, 10, 20, 30, 60)


def clock_face(seconds: float) -> str:
    """4:05, 1:04:05; what is below nothing with a minus."""
    whole = abs(math.ceil(seconds))
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    face = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{face}" if seconds <= -1 else face


def clock_lines(words: Words, pace: Pace, change: Callable[[Pace], object]) -> list[Widget]:
    """What is to be chosen of a clock; the increment only where there is one."""
    minutes = [(one, words("newgame-clock-each", minutes=one) if one else words("newgame-clock-none"))
               for one in MINUTES]
    lines: list[Widget] = [Row(
        Sized(Text(words("newgame-clock-minutes"), middle=True), grow=1),
        Choice(minutes, pace.minutes, lambda one: change(Pace(one, pace.increment)), name="minutes"), gap=18)]
    if pace.minutes:
        seconds = [(one, words("newgame-clock-seconds", seconds=one) if one else words("newgame-clock-nothing"))
                   for one in INCREMENTS]
        lines.append(Row(
            Sized(Text(words("newgame-clock-increment"), middle=True), grow=1),
            Choice(seconds, pace.increment, lambda one: change(Pace(pace.minutes, one)), name="increment"), gap=18))
    return [*lines, Text(words("newgame-clock-about"), size=look.SMALL, colour=look.FADED)]


class ClockScene(Page):
    """Over the match, which waits. `agree` hears what holds from now on, if that is another clock."""

    opaque = False
    ways_back = (Action.BACK, Action.MENU)

    def __init__(self, context: Context, pace: Pace, agree: Callable[[Pace], object]) -> None:
        super().__init__(context)
        self.before = self.pace = pace
        self.agree = agree

    def build(self) -> Widget:
        words = self.context.words
        sheet = Column(
            Text(words("newgame-clock"), size=look.HEAD, role="title_bold", align="centre"),
            *clock_lines(words, self.pace, self._change),
            Text(words("clock-anew"), size=look.SMALL, colour=look.FADED),
            Row(Spacer(grow=1), Button(words("dialog-done"), self._done, look="primary", name="done"), Spacer(grow=1)),
            gap=16)
        return Anchored(Sized(Panel(sheet, padding=34), width=640))

    def _change(self, pace: Pace) -> None:
        self.pace = pace
        self.rebuild()

    def _done(self) -> None:
        self.context.stack.pop()
        if self.pace != self.before:
            self.agree(self.pace)

    def back(self) -> None:
        self._done()
