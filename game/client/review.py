"""A finished game reviewed: the curve of what each seat might expect, the turning points, for each the better move.

The coach judges decision by decision while one already looks round; nothing waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.client import assets
from game.client.context import Context
from game.client.marks import FACES, Mark, chip, signed
from game.client.replay import Course, ReplayScene
from game.client.seating import DARK, badge
from game.client.timeline import Timeline
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Row, Size, Sized, Widget
from game.client.widgets.controls import Icon, IconButton, Text
from game.client.widgets.progress import Progress
from game.client.widgets.scroll import ScrollView
from game.client.widgets.theme import Theme
from game.session.players import Player
from game.session.replay import Replay
from game.session.review import MOST, Review, Verdict

POLL_SECONDS = 0.05
LEAST_SPAN = 10.0  # points of lead that fill the height at least
REACH = 12  # logical units round a turning point that mean it
REASONS = 3
SHOWN_LOSS = 0.3  # points below which the board does not show a better move


class ReviewScene(ReplayScene):
    """`replay` is of a game that is over; there must be a coach."""

    def __init__(self, context: Context, replay: Replay, players: Sequence[Player], viewer: int = 0,
                 leave: Callable[[], object] | None = None) -> None:
        super().__init__(context, replay, players, viewer, leave)
        if self.picture.secret:  # whose decision it is, one looks at his hand
            self.hands_open, self.course = True, Course.of(replay, None)
        self.review = self._review()
        self.stopped = False
        self.rows = [PointRow(self, number) for number in range(MOST)]

    def _review(self) -> Review:
        """A new one, or that of the same game if it was the last: it goes on where it was."""
        context, make = self.context, self.context.opponents.coach
        assert make is not None
        end = self.replay.again()
        end.to(self.course.length)
        key = f"{self.course.length} {end.digest()}"
        if context.last_review is None or context.last_review[0] != key:
            context.last_review = key, Review(self.replay, make(self.replay.game))
        return context.last_review[1]

    @property
    def here(self) -> Verdict | None:
        """The decision that is taken where one stands, if it has been judged."""
        return self.review.verdicts.get(self.at)

    def enter(self) -> None:
        super().enter()
        self.go(self.course.length)

    def leave(self) -> None:
        super().leave()
        self.review.pause()

    def pause(self) -> None:
        super().pause()
        self.review.pause()

    # widgets

    def more_controls(self) -> list[Widget]:
        return self.eyes()

    def make_timeline(self) -> Timeline:
        high = self.context.room.height / self.context.theme.scale
        self.timeline = CurveLine(self, 190 if high >= 880 else 150 if high >= 700 else 110)
        return self.timeline

    def beside(self) -> Widget | None:
        if self.advice.on:
            return self.advice.widget()
        words = self.context.words
        self._about = Text("", size=look.SMALL - 2, role="italic", colour=look.FADED)
        self._progress = Progress()
        self._halt = IconButton("pause", words("review-stop"), self.halt, look="quiet", size=look.SMALL, name="halt")
        self._totals = Totals(self)
        head = Row(Icon("laurel", 26, look.VERMILION),
                   Sized(Text(words("review-points"), role="title_bold", size=look.BODY, middle=True), grow=1),
                   self._halt, gap=10)
        return Column(head, self._about, self._progress, self._totals,
                      ScrollView(Column(*self.rows, gap=3), grow=1, least=80, name="points"), gap=5, grow=1)

    def halt(self) -> None:
        """No more judging for now, or on with it."""
        self.stopped = not self.stopped
        if self.stopped:
            self.review.pause()
        self._sync()

    def _sync(self) -> None:
        super()._sync()
        words, verdict = self.context.words, self.here
        if verdict is not None and verdict.loss >= SHOWN_LOSS:
            self.where.text += " · " + words("review-lost", points=signed(words, verdict.loss).lstrip("+"))
        if self.advice.on:
            return
        self.picture.mark(self._marks(verdict), 1)
        review = self.review
        points = review.turning_points()
        if not review.finished:
            self._about.text = words("review-judging", done=len(review.verdicts), all=len(review.decisions))
        else:
            self._about.text = words("review-how" if points else "review-none")
        self._progress.visible = self._halt.visible = not review.finished
        self._progress.set(review.progress)
        self._halt.icon = "play" if self.stopped else "pause"
        self._halt.tip = words("review-go-on" if self.stopped else "review-stop")
        for row in self.rows:
            row.show(points[row.number] if row.number < len(points) else None)
        self._about.touch(arrange=True)

    def _marks(self, verdict: Verdict | None) -> list[Mark]:
        """What was played here, and what would have been better."""
        if verdict is None or self.playing:
            return []
        words, done = self.context.words, verdict.decision.done
        if verdict.loss < SHOWN_LOSS:
            return [Mark(done, words("review-good"), "better")]
        lost = signed(words, -verdict.loss)
        return [Mark(done, f"{words('review-played')} {lost}", "played"),
                Mark(verdict.better.actions, words("review-better"), "better")]

    # time

    def update(self, seconds: float) -> None:
        if not self.stopped and not self.advice.thinking and self.review.step():
            self._sync()
        super().update(seconds)

    def rest(self) -> float:
        judging = not (self.stopped or self.review.finished)
        return min(super().rest(), POLL_SECONDS) if judging else super().rest()

    def _ask_coach(self) -> None:
        if self.advice.on:
            self.review.pause()  # one question at a time
        super()._ask_coach()


class PointRow(Widget):
    """A turning point: whose, when, how much; where one stands, also why."""

    solid = shrinks = True
    PAD = 7

    def __init__(self, scene: ReviewScene, number: int) -> None:
        super().__init__(name=f"point-{number + 1}", visible=False)
        self.scene, self.number = scene, number
        self.verdict: Verdict | None = None
        self._was_here = False
        self._why: tuple[object, list[str]] = (None, [])

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.verdict is not None

    @property
    def here(self) -> bool:
        return self.verdict is not None and self.verdict is self.scene.here

    def show(self, verdict: Verdict | None) -> None:
        """This one now, or none."""
        if verdict is not self.verdict or self.here != self._was_here:
            self.verdict, self.visible = verdict, verdict is not None
            self._was_here = self.here
            self.touch(arrange=True)

    def reasons(self) -> list[str]:
        """Why the one was played and the other is better, line by line."""
        verdict, scene = self.verdict, self.scene
        assert verdict is not None
        words = scene.context.words
        key = (verdict.decision.entry, words.language)
        if self._why[0] != key:
            view = scene.replay.view(verdict.decision.seat)
            told = []
            for message, actions in (("review-played", verdict.decision.done), ("review-better",
                                                                                verdict.better.actions)):
                found = scene.picture.reasons(scene.replay.game, view, actions)[:REASONS] or [words("coach-plain")]
                told.append(words("review-why", what=words(message), why="; ".join(found)))
            own, rival = (signed(words, points) for points in verdict.balance())
            self._why = key, [*told, words("review-balance", own=own, rival=rival)]
        return self._why[1]

    def _title(self) -> str:
        assert self.verdict is not None
        decision = self.verdict.decision
        return self.scene.context.words("review-turn", turn=decision.turn, name=self.scene.name(decision.seat))

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
        seat = badge(self.scene.colours[self.verdict.decision.seat], side)
        surface.blit(seat, (self.rect.x + pad, self.rect.y + pad))
        lost = chip(theme, signed(self.scene.context.words, -self.verdict.loss), "played", look.SMALL - 1)
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
            self.scene.playing = False
            self.scene.go(self.verdict.decision.entry)


class Totals(Widget):
    """What each seat has lost in all, beside its badge."""

    def __init__(self, scene: ReviewScene) -> None:
        super().__init__(name="totals", tip=scene.context.words("review-totals"))
        self.scene = scene

    def _parts(self, theme: Theme) -> list[tuple[pygame.Surface, pygame.Surface]]:
        words, side = self.scene.context.words, theme.px(22)
        return [(badge(colour, side), theme.text(signed(words, -self.scene.review.lost(seat)), "medium", look.SMALL - 1,
                                                 look.INK)) for seat, colour in enumerate(self.scene.colours)]

    def _columns(self, theme: Theme, width: int) -> int:
        return max(1, min(len(self.scene.colours), width // theme.px(96)))

    def measure(self, theme: Theme, width: int) -> Size:
        rows = -(-len(self.scene.colours) // self._columns(theme, width))
        return min(width, theme.px(300)), rows * theme.px(28)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        columns = self._columns(theme, self.rect.width)
        wide, high = self.rect.width // columns, theme.px(28)
        for number, (mark, words) in enumerate(self._parts(theme)):
            x, y = self.rect.x + number % columns * wide, self.rect.y + number // columns * high
            surface.blit(mark, mark.get_rect(midleft=(x, y + high // 2)))
            surface.blit(words, words.get_rect(midleft=(x + mark.get_width() + theme.px(6), y + high // 2)))


class CurveLine(Timeline):
    """The bar with the curve over it: how far each seat might expect to lead. Two seats share one line: above the
    middle the first leads, below it the second."""

    def __init__(self, scene: ReviewScene, height: float) -> None:
        super().__init__(scene, height)
        self.scene = scene

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self.frame = pygame.Rect(self.track.x, rect.y + theme.px(2), self.track.width,
                                 self.track.top - rect.y - theme.px(12))
        self._reach = theme.px(REACH)

    def _span(self, curve: list[tuple[int, tuple[float, ...]]]) -> float:
        most = max((abs(one) for _, leads in curve for one in leads), default=0.0)
        return max(LEAST_SPAN, most * 1.08)

    def _y(self, value: float, span: float) -> float:
        return self.frame.centery - self.frame.height / 2 * value / span

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        frame, curve = self.frame, self.scene.review.curve()
        span = self._span(curve)
        theme.plate(surface, frame, "field")
        old_clip = surface.get_clip()
        surface.set_clip(frame.inflate(-4, -4).clip(old_clip))
        pygame.draw.line(surface, look.FADED, (frame.x, frame.centery), (frame.right, frame.centery))
        two = len(self.scene.colours) == 2
        if len(curve) > 1:
            if two:
                self._fill(surface, curve, span)
            wide = max(2, theme.px(2.6))
            for seat in range(1 if two else len(self.scene.colours)):
                points = [(self.x_of(entry), self._y(leads[seat], span)) for entry, leads in curve]
                ink = DARK if two else assets.ALL_COLOURS[self.scene.colours[seat]]
                if not two:
                    pygame.draw.lines(surface, DARK, False, points, wide + 2)
                pygame.draw.lines(surface, ink, False, points, wide)
            if not two:
                self._ends(surface, theme, curve[-1], span)
        x = round(self.x_of(self.scene.at))
        pygame.draw.line(surface, look.VERMILION, (x, frame.top), (x, frame.bottom), max(2, theme.px(2)))
        self._points(surface, theme, span)
        surface.set_clip(old_clip)
        self._scale(surface, theme, span)
        super().draw(surface, theme)

    def _fill(self, surface: pygame.Surface, curve: list[tuple[int, tuple[float, ...]]], span: float) -> None:
        """The ground between line and middle, in the colour of who leads."""
        middle = float(self.frame.centery)
        for (a, one), (b, other) in pairwise(curve):
            parts = [(self.x_of(a), one[0]), (self.x_of(b), other[0])]
            if one[0] * other[0] < 0:
                share = one[0] / (one[0] - other[0])
                parts.insert(1, (parts[0][0] + (parts[1][0] - parts[0][0]) * share, 0.0))
            for (x, value), (next_x, next_value) in pairwise(parts):
                seat = 0 if value + next_value > 0 else 1
                top, next_top = self._y(value, span), self._y(next_value, span)
                pygame.draw.polygon(surface, assets.ALL_COLOURS[self.scene.colours[seat]],
                                    [(x, middle), (x, top), (next_x + 1, next_top), (next_x + 1, middle)])

    def _ends(self, surface: pygame.Surface, theme: Theme, last: tuple[int, tuple[float, ...]], span: float) -> None:
        """The badge of each seat where its line ends, pushed apart until each can be seen."""
        side = theme.px(17)
        x = min(self.x_of(last[0]) + side * 0.7, self.frame.right - side * 0.7)
        below = self.frame.bottom - side / 2 - 2
        order = sorted(range(len(last[1])), key=lambda seat: last[1][seat])
        for place, seat in enumerate(order):
            room = self.frame.top + side / 2 + 2 + (len(order) - 1 - place) * side
            y = max(min(self._y(last[1][seat], span), below), room)
            mark = badge(self.scene.colours[seat], side)
            surface.blit(mark, mark.get_rect(center=(round(x), round(y))))
            below = y - side

    def _points(self, surface: pygame.Surface, theme: Theme, span: float) -> None:
        size = theme.px(7)
        for verdict in self.scene.review.turning_points():
            x, y = self._place_of(verdict, span)
            for grow, ink in ((2, DARK), (0, FACES["played"][0])):
                d = size + grow
                pygame.draw.polygon(surface, ink, [(x, y - d), (x + d, y), (x, y + d), (x - d, y)])

    def _place_of(self, verdict: Verdict, span: float) -> tuple[float, float]:
        leads = dict(self.scene.review.curve())[verdict.decision.entry]
        seat = 0 if len(leads) == 2 else verdict.decision.seat
        return self.x_of(verdict.decision.entry), self._y(leads[seat], span)

    def _scale(self, surface: pygame.Surface, theme: Theme, span: float) -> None:
        words, inset = self.scene.context.words, theme.px(8)
        side = theme.px(20)
        for seat, y in ((0, self.frame.top + inset), (1, self.frame.bottom - inset - side)):
            x = self.frame.x + inset
            if len(self.scene.colours) == 2:
                mark = badge(self.scene.colours[seat], side)
                surface.blit(mark, (x, y))
                x += side + theme.px(5)
            value = span if seat == 0 or len(self.scene.colours) == 2 else -span
            label = theme.text(signed(words, round(value)).replace(".0", "").replace(",0", ""), "body", look.SMALL - 4,
                               look.FADED)
            surface.blit(label, label.get_rect(midleft=(x, y + side // 2)))

    def drag(self, at: tuple[int, int]) -> None:
        """A turning point that is meant, or any entry."""
        span = self._span(self.scene.review.curve())
        near = [(abs(x - at[0]) + abs(y - at[1]), verdict.decision.entry)
                for verdict in self.scene.review.turning_points() for x, y in [self._place_of(verdict, span)]]
        if near and min(near)[0] <= self._reach:
            self.scene.go(min(near)[1])
        else:
            super().drag(at)

