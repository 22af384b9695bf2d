"""A match looked at again: step by step, at any speed, from any turn, with the coach's view of each position.

The replay holds the position; the picture shows it. A step forward plays its acts, everything else draws anew from the
view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.client.actions import Action
from game.client.advice import Advice
from game.client.context import Context
from game.client.exchange import copy
from game.client.input import Acted
from game.client.picture import Picture
from game.client.pictures import picture_of
from game.client.replay.course import Course
from game.client.replay.timeline import StepButton, Timeline
from game.client.seating import colours_of
from game.client.side import Side, tool_buttons
from game.client.stage.director import Director
from game.client.story import Story
from game.client.table_scene import TableScene
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button, IconButton
from game.client.widgets.screen import DIRECTIONS
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Fitted
from game.kernel.contract import OVER
from game.session.documents import position_at
from game.session.players import Player
from game.session.replay import Replay

PAUSE = 0.9  # seconds between two steps at normal speed, when everything has been shown
RATES = (0.5, 1.0, 2.0, 4.0)


class ReplayScene(TableScene):
    """`replay` is this scene's own. `leave` ends it; without one it leaves the stack. `review` opens the same game
    judged; without one there is no such door."""

    def __init__(self, context: Context, replay: Replay, players: Sequence[Player], viewer: int = 0,
                 leave: Callable[[], object] | None = None,
                 review: Callable[[ReplayScene], object] | None = None) -> None:
        super().__init__(context)
        self.replay, self.players, self.viewer = replay, players, viewer
        self.leave_replay, self.open_review = leave or context.stack.pop, review
        self.colours = colours_of(replay.game.seats, players)
        self.hands_open = False  # one sees what all seats see together
        self.course = Course.of(replay, viewer)
        self.picture: Picture = picture_of(self, replay.game.name)
        self.director = Director(self.picture.stage, self.picture.acts)
        self.story = Story(self)
        self.advice = Advice(self, replay.game, close=self.toggle_coach)
        self.deeds = {Action.MENU: self.leave_replay, Action.SKIP: self.hurry, Action.SPEED: self.next_rate,
                      Action.HINT: self.toggle_coach, Action.COPY: self.copy_position}
        self.playing = False
        self.rate = 1.0
        self._wait = 0.0

    # what a picture asks of its scene

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def human(self, seat: int) -> bool:
        """Every tile comes to the hand that one sees."""
        return True

    @property
    def mover(self) -> int:
        return self.replay.to_move()

    @property
    def thinking_seat(self) -> int | None:
        return None

    def submit(self, action: Any) -> None:
        """Nothing is decided here."""

    # the scene

    def enter(self) -> None:
        self.apply_settings()
        self.picture.show(self.seen())
        super().enter()
        self.screen.set_focus(None)
        if self.course.length < len(self.replay):
            self.toast(self.context.words("replay-diverged"))

    def pause(self) -> None:
        super().pause()
        self.playing = False
        self.advice.clear()

    def resume(self) -> None:
        super().resume()
        self.apply_settings()
        self._ask_coach()

    def apply_settings(self) -> None:
        super().apply_settings()
        self.director.speed *= self.rate

    def build(self) -> Widget:
        words, beside = self.context.words, self.beside()
        sizes = Side.of(self.context, len(self.colours), beside is not None)
        head = Row(IconButton("exit", words("replay-leave"), self.leave_replay, look="quiet", name="leave"),
                   Spacer(grow=1), *tool_buttons(self.context, self.picture), gap=4)
        self.story.refresh(self._told())
        self.where = Fitted("", lines=1 if sizes.low else 2, size=look.SMALL + 1, role="medium", middle=True,
                            name="where")
        if beside is None and sizes.tall:
            beside = ScrollView(self.story, grow=1, least=60, at_end=True, name="story")
        self.side = sizes.sheet(self.picture, head, beside if sizes.tall else None, self.where,
                                self.picture.panel(sizes.hand))
        self.bar = Panel(Column(self.make_timeline(), self._controls(), gap=8), look="plain", padding=14)
        self.left: Widget = Spacer()
        if beside is not None and not sizes.tall:
            self.left = Sized(Panel(beside, look="plain", padding=14), width=330)
        over = Row(self.left, Spacer(grow=1), gap=0, grow=1, align="stretch")
        return Row(Column(over, self.bar, gap=0, grow=1), self.side, gap=0, align="stretch")

    def beside(self) -> Widget | None:
        """What stands between the plates and the hand, or on the left where there is no room; None: the story."""
        return self.advice.widget() if self.advice.on else None

    def make_timeline(self) -> Timeline:
        """The bar on which one jumps."""
        self.timeline = Timeline(self)
        return self.timeline

    def _controls(self) -> Widget:
        words = self.context.words
        self._play = IconButton("play", words("replay-play"), self.toggle_play, look="primary", name="play")
        self._rate = Button("", self.next_rate, name="rate", size=look.SMALL, tip=words("replay-rate"), least=84)
        self._coach = IconButton("hint", words("replay-coach"), self.toggle_coach, name="coach")
        steps = [IconButton("back", words("replay-turn-back"), lambda: self.turn_by(-1), name="turn-back"),
                 StepButton(-1, words("replay-back"), lambda: self.step(-1), name="step-back"), self._play,
                 StepButton(1, words("replay-forward"), lambda: self.step(1), name="step-forward"),
                 IconButton("faster", words("replay-turn-forward"), lambda: self.turn_by(1), name="turn-forward")]
        coach: list[Widget] = [self._coach] if self.advice.coach is not None else []
        return Row(Spacer(grow=1), *steps, Spacer(18), self._rate, *coach, *self.more_controls(), Spacer(grow=1), gap=8)

    def more_controls(self) -> list[Widget]:
        """Whose eyes one looks through; and where one may go on from here."""
        if not self.course.over or self.advice.coach is None or self.open_review is None:
            return self.eyes()
        judged = partial(self.open_review, self)
        return [*self.eyes(), IconButton("laurel", self.context.words("review-title"), judged, name="review")]

    def eyes(self) -> list[Widget]:
        """Whose eyes one looks through, once nothing needs to be kept secret."""
        if not (self.picture.secret and self.replay.may_open):
            return []
        words = self.context.words
        hands = IconButton("card", words("replay-hands"), self.toggle_hands, name="hands")
        hands.chosen = self.hands_open
        return [Button(self.name(self.viewer), self.next_viewer, icon="hand", name="eyes", size=look.SMALL,
                       tip=words("replay-eyes")), hands]

    def next_viewer(self) -> None:
        """The same position through the eyes of one seat, then of the next."""
        if not self.hands_open:
            self.viewer = (self.viewer + 1) % len(self.players)
        self._look_through(False)

    def toggle_hands(self) -> None:
        """All hands lie open, or again one seat's alone."""
        self._look_through(not self.hands_open)

    def _look_through(self, hands_open: bool) -> None:
        self.director.drop()
        self.hands_open = hands_open
        self.course = Course.of(self.replay, None if hands_open else self.viewer)
        self.picture.show(self.seen())
        self.rebuild()

    def seen(self) -> Any:
        """What is shown: what the seat saw whose eyes one looks through, or what all saw."""
        return self.replay.views() if self.hands_open else self.replay.view(self.viewer)

    def rebuild(self) -> None:
        super().rebuild()
        left = self.left.rect.right
        self.picture.arrange(pygame.Rect(left, 0, self.side.rect.left - left, self.bar.rect.top))
        self._sync()

    # where it stands

    @property
    def at(self) -> int:
        """So many entries have been played."""
        return self.replay.at

    def _told(self) -> list[Any]:
        return [event for events in self.course.events[:self.at] for event in events]

    def go(self, entry: int) -> None:
        """Shows the position after so many entries."""
        entry = min(self.course.length, max(0, entry))
        if entry == self.at and self.director.idle:
            return
        self.director.drop()
        self.replay.to(entry)
        self.picture.show(self.seen())
        self._moved()
        self.story.refresh(self._told())

    def step(self, by: int) -> None:
        """One entry on, with its acts, or one back."""
        if by < 0 or self.at >= self.course.length:
            self.go(self.at + by)
            return
        self.director.skip()
        self.replay.forward()
        events = self.course.events[self.at - 1]
        self.picture.look(self.seen())
        self.director.play(self.picture.gather(events))
        self.director.update(0.0)
        for event in events:
            self.story.add(event)
        self._moved()

    def turn_by(self, by: int) -> None:
        """To where the turn, or another one, begins."""
        turns = self.course.turns
        if not turns:
            return
        now = self.course.turn_at(self.at)
        if by < 0 and self.at > turns[now].entry:
            by += 1
        target = now + by
        self.go(self.course.length if target >= len(turns) else turns[max(0, target)].entry)

    def stop_at(self, entry: int) -> None:
        """Stands there, and does not go on by itself."""
        self.playing = False
        self.go(entry)

    def _moved(self) -> None:
        self.advice.clear()
        if not self.playing:
            self._ask_coach()
        self._sync()
        self.touch()

    def _sync(self) -> None:
        """Buttons and words say where it stands."""
        words, turns = self.context.words, self.course.turns
        self._play.icon = "pause" if self.playing else "play"
        self._play.tip = words("replay-pause" if self.playing else "replay-play")
        self._rate.text = f"{self.rate:g}×".replace("0.5", "½")
        self._coach.chosen = self.advice.on
        if self.replay.to_move() == OVER or not turns:
            self.where.text = words("match-hint-over")
        else:
            turn = turns[self.course.turn_at(self.at)]
            self.where.text = words("replay-where", turn=turn.number, turns=turns[-1].number, name=self.name(turn.seat))
        self.touch()

    def toggle_play(self) -> None:
        """Goes on by itself, or stops."""
        if not self.playing and self.at >= self.course.length:
            self.go(0)
        self.playing, self._wait = not self.playing, 0.0
        if self.playing:
            self.advice.clear()
        else:
            self._ask_coach()
        self._sync()

    def next_rate(self) -> None:
        """The next speed."""
        self.rate = RATES[(RATES.index(self.rate) + 1) % len(RATES)]
        self.apply_settings()
        self._sync()

    # the coach

    def toggle_coach(self) -> None:
        """The coach's view of each position where one stops."""
        if self.advice.on:
            self.advice.stop()
        elif self.advice.coach is None:
            self.toast(self.context.words("coach-nobody"))
            return
        else:
            self.advice.on = True
            self._ask_coach()
        self.rebuild()

    def _ask_coach(self) -> None:
        seat = self.replay.to_move()
        if self.advice.on and seat >= 0:
            self.advice.ask(self.replay.view(seat), seat)

    # input

    def act(self, event: Acted) -> bool:
        action, focus = event.action, self.screen.focus
        if action is Action.BACK:
            if focus is None:
                self.leave_replay()
            else:
                self.screen.set_focus(None)
        elif action in (Action.NEXT, Action.PREVIOUS) or (action is Action.ACCEPT and focus is not None):
            return self.screen.handle(event)
        elif action in DIRECTIONS:
            self._direct(event)
        elif action in (Action.ACCEPT, Action.CONFIRM):
            if not event.repeated:
                self.toggle_play()
        elif action in (Action.ROTATE_CW, Action.ROTATE_CCW) and event.device != "mouse":
            self.turn_by(1 if action is Action.ROTATE_CW else -1)
        else:
            return super().act(event)
        return True

    def copy_position(self) -> None:
        """Where one stands goes on the clipboard, as a document."""
        copy(self.context, position_at(self.replay), self.toast)

    def _direct(self, event: Acted) -> None:
        """Left and right are steps in time; up and down lead to the controls."""
        if self.screen.focus is not None:
            self.screen.handle(event)
        elif event.action in (Action.LEFT, Action.RIGHT):
            self.playing = False
            self.step(1 if event.action is Action.RIGHT else -1)
        else:
            self.screen.set_focus(self._play)

    # time

    def live(self, seconds: float) -> None:
        if self.playing and self.director.idle:
            self._wait -= seconds * self.rate
            if self._wait <= 0:
                self._wait = PAUSE
                self._play_on()
        super().live(seconds)

    def _play_on(self) -> None:
        if self.at < self.course.length:
            self.step(1)
        if self.at >= self.course.length:
            self.playing = False
            self._sync()

    def rest(self) -> float:
        rest = super().rest()
        return min(rest, max(0.01, self._wait / self.rate)) if self.playing else rest

    def draw_below(self, surface: pygame.Surface) -> None:
        super().draw_below(surface)
        self.lay_wood(surface, self.left.rect, self.bar.rect, self.side.rect)
