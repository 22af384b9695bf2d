"""A finished game reviewed: the curve of what each seat might expect, the turning points, for each the better move.

The coach judges decision by decision while one already looks round; nothing waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.context import Context
from game.client.marks import Mark, signed
from game.client.replay.course import Course
from game.client.replay.curve import CurveLine
from game.client.replay.points import PointRow, Totals
from game.client.replay.scene import ReplayScene
from game.client.replay.timeline import Timeline
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Row, Sized, Widget
from game.client.widgets.buttons import IconButton
from game.client.widgets.progress import Progress
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Icon, Text
from game.session.players import Player
from game.session.replay import Replay
from game.session.review import MOST, Review, Verdict

POLL_SECONDS = 0.05
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
        self.rows = [PointRow(self, replay, number, self.stop_at) for number in range(MOST)]

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
        self.timeline = CurveLine(self, self.review, 190 if high >= 880 else 150 if high >= 700 else 110)
        return self.timeline

    def beside(self) -> Widget | None:
        if self.advice.on:
            return self.advice.widget()
        words = self.context.words
        self._about = Text("", size=look.SMALL - 2, role="italic", colour=look.FADED)
        self._progress = Progress()
        self._halt = IconButton("pause", words("review-stop"), self.halt, look="quiet", size=look.SMALL, name="halt")
        self._totals = Totals(self, self.review)
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
            point = points[row.number] if row.number < len(points) else None
            row.show(point, point is not None and point is verdict)
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
