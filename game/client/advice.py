"""The coach beside a board: it is asked about a position, and its best moves are listed and marked while it thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.marks import Mark, chip, signed
from game.client.picture import Host
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Row, Size, Sized, Widget
from game.client.widgets.buttons import IconButton
from game.client.widgets.progress import Progress
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Icon, Text
from game.client.widgets.theme import Theme
from game.kernel.contract import Game
from game.session.coach import Move, moves_of

SECONDS = 3.0  # that it thinks about a position
NEWS = 0.5  # seconds between two looks at what it thinks so far: a list that changes all the time cannot be read
POLL_SECONDS = 0.05
MOST = 5  # moves shown
REASONS = 4  # for each


class Advice:
    """What the coach says of one position. `take` does a move that is chosen from the list."""

    def __init__(self, host: Host, game: Game, take: Callable[[Any], object] | None = None,
                 close: Callable[[], object] | None = None) -> None:
        self.host, self.game, self.take, self.close = host, game, take, close or self.stop
        self.coach = host.context.opponents.coach_of(game)
        self.on = False
        self.view: Any = None
        self.seat = 0
        self.moves: list[Move] = []
        self.thinking = False
        self._spent = self._news = 0.0
        self.chosen = 0
        self._wants_focus = False
        self._led = False  # the keys were in the list when it was cleared
        self.rows = [MoveRow(self, number) for number in range(MOST)]
        self._progress, self._about = Progress(), Text("", size=look.SMALL - 2, role="italic", colour=look.FADED)

    def ask(self, view: Any, seat: int) -> None:
        """What to do here, in that view, as the seat that is to move?"""
        again = self.on
        self.clear()
        if self.coach is None:
            return
        self.on, self.view, self.seat = True, view, seat
        self.thinking, self._spent, self._news = True, 0.0, NEWS
        self._wants_focus = not self.host.context.input.by_pointer and (self._led or not again)
        self._led = False
        self.coach.ask(view, SECONDS)
        self._tell()

    def stop(self) -> None:
        """It has said enough."""
        self.on = False
        self.clear()

    def clear(self) -> None:
        """The position is another one now: nothing is asked any more, and nothing shown."""
        if self.thinking and self.coach is not None:
            self.coach.cancel()
        self.thinking = self._wants_focus = False
        for row in self.rows:
            if row.focused and row.screen is not None:
                self._led = True
                row.screen.set_focus(None)
        self.view, self.moves, self.chosen = None, [], 0
        self.host.picture.mark(())
        self._tell()

    # time

    def update(self, seconds: float) -> None:
        """Looks whether there is anything new."""
        if self.thinking and self.coach is not None:
            self._spent += seconds
            self._news -= seconds
            done = self.coach.poll() is not None
            if self.coach.thought is not None and (done or self._news <= 0):
                self._news = NEWS
                self.moves = moves_of(self.coach.thought, self.seat)[:MOST]
                self._mark()
            self.thinking = not done
            self._tell()
        self._lead_keys()
        chosen = next((row.number for row in self.rows if row.visible and (
            row.hovered if self.host.context.input.by_pointer else row.focused)), 0)
        if self.on and chosen != self.chosen:
            self.chosen = chosen
            self._mark()

    def rest(self) -> float:
        """Seconds until it wants to look again."""
        return POLL_SECONDS if self.thinking else float("inf")

    def _mark(self) -> None:
        words = self.host.context.words
        self.host.picture.mark([Mark(move.actions, signed(words, move.gain), "other" if number else "best")
                                for number, move in enumerate(self.moves)], self.chosen)
        self.host.touch()

    def _tell(self) -> None:
        """The list says what is known."""
        words = self.host.context.words
        self._about.text = words("coach-thinks" if self.thinking else "coach-gains" if self.moves else "coach-forced"
                                 ) if self.view is not None else ""
        self._progress.set(min(1.0, self._spent / SECONDS) if self.thinking else 1.0)
        self._progress.visible = self.thinking
        for row in self.rows:
            row.show(self.moves[row.number] if row.number < len(self.moves) else None)
        self._about.touch(arrange=True)  # a row that was not shown before belongs to no screen yet
        self.host.touch()

    def _lead_keys(self) -> None:
        """Who asked without a pointer goes on in the list."""
        first = self.rows[0]
        if self._wants_focus and first.visible and first.screen is not None:
            self._wants_focus = False
            if first.screen.focus is None:
                first.screen.set_focus(first)

    # widgets

    def widget(self, grow: float = 1) -> Widget:
        """The list, for the tree of the scene."""
        words = self.host.context.words
        head = Row(Icon("hint", 26, look.VERMILION),
                   Sized(Text(words("coach-title"), role="title_bold", size=look.BODY, middle=True), grow=1),
                   IconButton("cancel", words("coach-close"), self.close, look="quiet", size=look.SMALL,
                              name="coach-close"), gap=10)
        self._tell()
        return Column(head, self._about, self._progress,
                      ScrollView(Column(*self.rows, gap=3), grow=1, least=80, name="moves"), gap=5, grow=grow)


class MoveRow(Widget):
    """One of the best moves: its gain, and why. Pointed at, the board shows it; pressed, it is made."""

    solid = shrinks = True
    PAD, GAP = 6, 10

    def __init__(self, advice: Advice, number: int) -> None:
        super().__init__(name=f"move-{number + 1}", visible=False)
        self.advice, self.number = advice, number
        self.move: Move | None = None
        self._why: tuple[object, str] = (None, "")

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.move is not None

    def show(self, move: Move | None) -> None:
        """This move now, or none."""
        if move != self.move:
            self.move, self.visible = move, move is not None
            self.touch(arrange=True)

    @property
    def why(self) -> str:
        """The reasons, one below the other."""
        advice, move = self.advice, self.move
        if move is None:
            return ""
        words = advice.host.context.words
        key = (id(advice.view), move.actions, words.language)
        if self._why[0] != key:
            reasons = advice.host.picture.reasons(advice.game, advice.view, move.actions)[:REASONS]
            self._why = key, "\n".join(reasons or [words("coach-plain")])
        return self._why[1]

    def _gain(self, theme: Theme) -> pygame.Surface:
        assert self.move is not None
        words = self.advice.host.context.words
        return chip(theme, signed(words, self.move.gain), "other" if self.number else "best", look.SMALL + 1)

    def _indent(self, theme: Theme) -> int:
        return theme.text_size("+00.0", "bold", look.SMALL + 1)[0] + theme.px(14 + self.PAD + self.GAP)

    def measure(self, theme: Theme, width: int) -> Size:
        if self.move is None:
            return 0, 0
        room = max(1, width - self._indent(theme) - theme.px(self.PAD))
        high = theme.text_size(self.why, "body", look.SMALL, room)[1]
        return min(width, theme.px(300)), max(theme.px(look.HIT), high + theme.px(2 * self.PAD))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.move is None:
            return
        shown = self.advice.chosen == self.number
        theme.plate(surface, self.rect, "row", self.state or ("on" if shown else ""))
        gain = self._gain(theme)
        x, y = self.rect.x + theme.px(self.PAD), self.rect.y + theme.px(self.PAD)
        surface.blit(gain, (x, y))
        indent = self._indent(theme)
        room = max(1, self.rect.width - indent - theme.px(self.PAD))
        words = theme.text(self.why, "body", look.SMALL, look.INK, room)
        surface.blit(words, (self.rect.x + indent, self.rect.y + (self.rect.height - words.get_height()) // 2))

    def activate(self) -> None:
        if self.move is not None and self.advice.take is not None:
            self.advice.take(self.move.action)
