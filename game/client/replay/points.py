"""The turning points of a reviewed game as rows, and what each seat has lost in all."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.marks import chip, signed
from game.client.picture import Host
from game.client.seating import badge
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme
from game.session.replay import Replay
from game.session.review import Review, Verdict

REASONS = 3


class PointRow(Widget):
    """A turning point: whose, when, how much; where one stands, also why."""

    solid = shrinks = True
    PAD = 7

    def __init__(self, host: Host, replay: Replay, number: int, go: Callable[[int], object]) -> None:
        """`go` leads to an entry."""
        super().__init__(name=f"point-{number + 1}", visible=False)
        self.host, self.replay, self.number, self.go = host, replay, number, go
        self.verdict: Verdict | None = None
        self.here = False
        self._why: tuple[object, list[str]] = (None, [])

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.verdict is not None

    def show(self, verdict: Verdict | None, here: bool) -> None:
        """This one now, or none; `here`: one stands where it is."""
        if verdict is not self.verdict or here != self.here:
            self.verdict, self.here, self.visible = verdict, here, verdict is not None
            self.touch(arrange=True)

    def reasons(self) -> list[str]:
        """Why the one was played and the other is better, line by line."""
        verdict, host, replay = self.verdict, self.host, self.replay
        assert verdict is not None
        words = host.context.words
        key = (verdict.decision.entry, words.language)
        if self._why[0] != key:
            view = replay.view(verdict.decision.seat)
            told = []
            for message, actions in (("review-played", verdict.decision.done), ("review-better",
                                                                                verdict.better.actions)):
                found = host.picture.reasons(replay.game, view, actions)[:REASONS] or [words("coach-plain")]
                told.append(words("review-why", what=words(message), why="; ".join(found)))
            own, rival = (signed(words, points) for points in verdict.balance())
            self._why = key, [*told, words("review-balance", own=own, rival=rival)]
        return self._why[1]

    def _title(self) -> str:
        assert self.verdict is not None
        decision = self.verdict.decision
        return self.host.context.words("review-turn", turn=decision.turn, name=self.host.name(decision.seat))

    def _room(self, theme: Theme, width: int) -> int:
        return max(1, width - theme.px(2 * self.PAD + 34))

    def measure(self, theme: Theme, width: int) -> Size:
        if self.verdict is None:
            return 0, 0
        high = theme.line_height("medium", look.SMALL) + theme.px(2 * self.PAD + 4)
        if self.here:
            room = self._room(theme, min(width, 1 << 14))
            high += sum(theme.text_size(text, "body", look.SMALL - 1, room)[1] + theme.px(3) for text in self.reasons())
        return min(width, theme.px(300)), max(theme.px(look.HIT), high)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.verdict is None:
            return
        theme.plate(surface, self.rect, "row", self.state or ("on" if self.here else ""))
        pad, side = theme.px(self.PAD), theme.px(26)
        seat = badge(self.host.colours[self.verdict.decision.seat], side)
        surface.blit(seat, (self.rect.x + pad, self.rect.y + pad))
        lost = chip(theme, signed(self.host.context.words, -self.verdict.loss), "played", look.SMALL - 1)
        surface.blit(lost, lost.get_rect(topright=(self.rect.right - pad, self.rect.y + pad)))
        left = self.rect.x + pad + side + theme.px(8)
        title, size = self._title(), float(look.SMALL)
        room = self.rect.right - pad - lost.get_width() - theme.px(8) - left
        while size > 13 and theme.text_size(title, "medium", size)[0] > room:
            size -= 1
        words = theme.text(title, "medium", size, look.INK)
        surface.blit(words, words.get_rect(midleft=(left, self.rect.y + pad + lost.get_height() // 2)))
        if self.here:
            y = self.rect.y + pad + max(side, lost.get_height()) + theme.px(4)
            for text in self.reasons():
                picture = theme.text(text, "body", look.SMALL - 1, look.INK, self._room(theme, self.rect.width))
                surface.blit(picture, (left, y))
                y += picture.get_height() + theme.px(3)

    def activate(self) -> None:
        if self.verdict is not None:
            self.go(self.verdict.decision.entry)


class Totals(Widget):
    """What each seat has lost in all, beside its badge."""

    def __init__(self, host: Host, review: Review) -> None:
        super().__init__(name="totals", tip=host.context.words("review-totals"))
        self.host, self.review = host, review

    def _parts(self, theme: Theme) -> list[tuple[pygame.Surface, pygame.Surface]]:
        words, side = self.host.context.words, theme.px(22)
        return [(badge(colour, side), theme.text(signed(words, -self.review.lost(seat)), "medium", look.SMALL - 1,
                                                 look.INK)) for seat, colour in enumerate(self.host.colours)]

    def _columns(self, theme: Theme, width: int) -> int:
        return max(1, min(len(self.host.colours), width // theme.px(96)))

    def measure(self, theme: Theme, width: int) -> Size:
        rows = -(-len(self.host.colours) // self._columns(theme, width))
        return min(width, theme.px(300)), rows * theme.px(28)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        columns = self._columns(theme, self.rect.width)
        wide, high = self.rect.width // columns, theme.px(28)
        for number, (mark, words) in enumerate(self._parts(theme)):
            x, y = self.rect.x + number % columns * wide, self.rect.y + number // columns * high
            surface.blit(mark, mark.get_rect(midleft=(x, y + high // 2)))
            surface.blit(words, words.get_rect(midleft=(x + mark.get_width() + theme.px(6), y + high // 2)))
