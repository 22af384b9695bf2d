"""The lessons to choose from, with those that are done marked; the way from one lesson to the next."""

from __future__ import annotations

from collections.abc import Callable

from game.client.context import Context
from game.client.guide.lesson import LEARNER, Lesson, lessons
from game.client.guide.lesson_scene import LessonScene, Ways
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Icon, Rule, Text
from game.session.players import HUMAN, Player


class GuideScene(Page):
    """`play` is where who has learnt it all goes on: to a game of their own."""

    def __init__(self, context: Context, play: Callable[[], object] = lambda: None) -> None:
        super().__init__(context)
        self.play = play
        self.lessons = lessons()

    def enter(self) -> None:
        super().enter()
        self.screen.set_focus(self.screen.named(self._first().name))

    def resume(self) -> None:
        self.rebuild()
        super().resume()
        self.screen.set_focus(self.screen.named(self._first().name))

    def _first(self) -> Lesson:
        """The first one not done yet."""
        done = self.context.settings.lessons
        return next((lesson for lesson in self.lessons if lesson.name not in done), self.lessons[0])

    def build(self) -> Widget:
        words, first = self.context.words, self._first()
        games = list(dict.fromkeys(lesson.game for lesson in self.lessons))
        rows: list[Widget] = []
        for game in games:
            if len(games) > 1:
                rows.append(Text(words(f"newgame-game-{game}"), role="bold"))
            rows += [self._row(lesson) for lesson in self.lessons if lesson.game == game]
        start = words("guide-start" if first is self.lessons[0] else "guide-go-on")
        foot = Row(Button(words("load-back"), self.context.stack.pop, name="back"), Spacer(grow=1),
                   Button(start, lambda: self.teach(first), look="primary", least=220, name="start"), gap=18)
        if set(self.context.settings.lessons) >= {lesson.name for lesson in self.lessons}:
            foot.parts.insert(2, Button(words("guide-play"), self.play, name="play"))
        sheet = Column(
            Text(words("guide-title"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("guide-about"), align="centre", colour=look.FADED), Rule(),
            ScrollView(Column(*rows, gap=4), grow=1, least=180), foot, gap=14)
        return Anchored(Sized(Panel(sheet, padding=34), width=900), margin=18)

    def _row(self, lesson: Lesson) -> Widget:
        words, done = self.context.words, lesson.name in self.context.settings.lessons
        mark: Widget = Icon("confirm", 28, look.LEAF) if done else Text(str(lesson.number), role="title_bold",
                                                                        align="centre", colour=look.VERMILION)
        text = f"{words(lesson.message('title'))}\n{words(lesson.message('about'))}"
        return Row(Sized(mark, width=34), Sized(Button(text, lambda: self.teach(lesson), look="row", align="left",
                                                       name=lesson.name), grow=1), gap=10)

    def teach(self, lesson: Lesson) -> None:
        """Begin a lesson, in place of the one on the table."""
        context = self.context
        players = [Player(context.words("newgame-alone" if seat == LEARNER else f"guide-{name}"),
                          HUMAN if seat == LEARNER else "prompted", name)
                   for seat, name in enumerate(lesson.document.seats)]
        of = sum(one.game == lesson.game for one in self.lessons)
        scene = LessonScene(context, lesson.table(players), lesson, of,
                            Ways(self._done, self._next, self.teach, context.stack.pop))
        if isinstance(context.stack.top, LessonScene):
            context.stack.replace(scene)
        else:
            context.stack.push(scene)

    def _done(self, lesson: Lesson) -> None:
        done = self.context.settings.lessons
        if lesson.name not in done:
            done.append(lesson.name)
            self.context.file.write()

    def _next(self, lesson: Lesson) -> None:
        following = next((one for one in self.lessons if (one.game, one.number) == (lesson.game, lesson.number + 1)),
                         None)
        if following is None:
            self.context.stack.pop()
            self.play()
        else:
            self.teach(following)
