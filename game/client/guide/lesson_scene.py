"""A lesson at the table: the board of a real match, a banner with a sentence for each step, what is meant is lit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.actions import Action, label
from game.client.context import Context
from game.client.guide.lesson import LEARNER, Lesson, Step, meant
from game.client.input import KEYBOARD, Acted
from game.client.match.scene import MatchScene
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Padded, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.text import Fitted, Text
from game.session.table import Table


@dataclass(frozen=True)
class Ways:
    """Where a lesson leads: `done` is told that it was played to its end."""

    done: Callable[[Lesson], object]
    next: Callable[[Lesson], object]
    again: Callable[[Lesson], object]
    leave: Callable[[], object]


class LessonScene(MatchScene):
    """Another legal move than the one that is meant is not done but answered with a nudge."""

    def __init__(self, context: Context, table: Table, lesson: Lesson, of: int, ways: Ways) -> None:
        """`of`: how many lessons its game has."""
        super().__init__(context, table, ways.leave, lambda table: None)
        self.lesson, self.of, self.ways = lesson, of, ways
        self.at = 0
        self.wanted: list[Any] = []  # the actions that reach the goal
        self.sitting.computer, self.advice.coach = "", None  # the lesson itself says what to do
        self.sheet.log_may_cover = False  # the banner has the room over the picture
        self._reached = False  # the goal holds; the next step comes when all that follows has been shown

    @property
    def step(self) -> Step | None:
        """None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def reading(self) -> bool:
        """There is nothing to do but to read on."""
        return self.step is None or self.step.reading

    # the banner

    def over_picture(self) -> Widget:
        words, theme, room = self.context.words, self.context.theme, self.context.room
        low = room.height / theme.scale < 700
        lines = 3 if room.width / theme.scale > 1300 else 4
        self.sentence = Fitted("", lines=lines, size=look.SMALL if low else look.BODY + 2, middle=True,
                               name="sentence")
        self.forward = Button("", self.go_on, look="primary", name="forward", least=150)
        self.aside = Button("", self._go_aside, look="quiet", name="aside", size=look.SMALL)
        title = words("guide-place", number=self.lesson.number, of=self.of, title=words(self.lesson.message("title")))
        text = Column(Text(title, role="title_bold", size=look.SMALL, colour=look.VERMILION), self.sentence, gap=4)
        buttons = Column(self.forward, self.aside, gap=4)
        self.banner = Panel(Row(Sized(text, grow=1), buttons, gap=24), look="plain", padding=12 if low else 18)
        return Column(Padded(self.banner, 6 if low else 12), Spacer(grow=1), grow=1)

    def above_picture(self) -> int:
        return self.banner.rect.bottom

    def _sync(self) -> None:
        super()._sync()
        words, step, sheet = self.context.words, self.step, self.sheet
        self.sentence.text = words(self.lesson.message("done" if step is None else self.at + 1), **self._controls())
        last = self.lesson.number == self.of
        self.forward.text = words("guide-next" if step is not None else "guide-play" if last else "guide-next-lesson")
        self.aside.text = words("guide-skip" if step is not None else "guide-again")
        if self.forward.enabled != self.reading:
            self.forward.enabled = self.reading
            self.touch()
        if self.reading:
            sheet.main.enabled, sheet.main.text, sheet.hint.text = False, words("match-confirm"), ""
        if sheet.undo.enabled:
            sheet.undo.enabled = False  # what was right need not be taken back

    def _controls(self) -> dict[str, str]:
        """What a sentence may need to say how something is done with the device at hand."""
        bindings, device = self.context.input.bindings, self.context.input.device
        pad = device.startswith("pad")
        hands = device if pad else KEYBOARD
        return {"device": "pad" if pad else "desk", "turn": label(bindings.source(Action.ROTATE_CW, hands)),
                "fields": label(bindings.source(Action.SHOW_FIELDS, hands))}

    # the steps

    def go_on(self) -> None:
        """Read on; after the last step, to the next lesson."""
        if self.step is None:
            self.ways.next(self.lesson)
        elif self.reading:
            self._next()

    def _go_aside(self) -> None:
        if self.step is None:
            self.ways.again(self.lesson)
        elif self.lesson.number < self.of:
            self.ways.next(self.lesson)
        else:
            self.ways.leave()

    def _next(self) -> None:
        self.at += 1
        self._reached, self._ask = False, True
        if self.step is None:
            self.context.audio.play("score_big")
            self.ways.done(self.lesson)
        self._sync()
        self.touch()

    def apply_settings(self) -> None:
        super().apply_settings()
        self.table.terms.confirm = "never"

    def _ask_whoever_moves(self) -> None:
        step, self.wanted = self.step, []
        if self.reading or self.table.active != LEARNER:
            self._ask = False
            self.picture.end_choice()
            self._sync()
        else:
            super()._ask_whoever_moves()
            assert step is not None
            self.wanted = meant(self.table, step)
        free = len(self.wanted) == len(self.table.legal_actions())
        self.picture.point_out([] if free else self.wanted, step.look if step is not None else [])
        self.touch()

    def submit(self, action: Any) -> None:
        if self.reading or not self.director.idle:
            return
        if action not in self.wanted and action in self.table.legal_actions():
            self.context.audio.play("hint")
            self.toast(self.context.words(self.picture.nudge(action, self.wanted), **self._controls()))
            return
        before = len(self.table.log.actions)
        super().submit(action)
        if len(self.table.log.actions) > before:
            self._reached = True
            self.picture.point_out([], [])

    def take_back(self) -> None:
        """A lesson goes forward."""

    def main_deed(self) -> None:
        if self.reading:
            self.go_on()
        else:
            super().main_deed()

    def accept(self, event: Acted) -> bool:
        if self.reading and self.director.idle and self.screen.focus is None and not event.repeated:
            self.go_on()
            return True
        return super().accept(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._reached and self.director.idle and (self.table.active == LEARNER or self.table.over):
            self._next()

    def rest(self) -> float:
        return 0.0 if self._reached else super().rest()

    # drawing

    def draw_below(self, surface: pygame.Surface) -> None:
        band = pygame.Rect(0, 0, self.picture_room.right, self.picture_room.top)
        surface.blit(self.context.theme.wood(surface.get_size()), band, band)
        super().draw_below(surface)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        way_out = self.picture.way_out
        free = len(self.wanted) == len(self.table.legal_actions())
        if not free and way_out is not None and way_out[1] in self.wanted:
            self.context.theme.ring(surface, self.sheet.main.rect)
        if self.reading and self.director.idle:
            self.context.theme.ring(surface, self.forward.rect)
