"""A match on the screen, whichever game is played: the table's events become acts, and choices become decisions.

The scene holds no rule. The state is final as soon as something is decided; the picture catches up, event by event,
and only then the seat to move is asked. What the game looks like is a picture of its own, which plugs in here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent, PadChanged
from game.client.match.at_hand import AtHand
from game.client.match.curtain import CurtainScene
from game.client.match.hints import Hints
from game.client.match.news import News
from game.client.match.refusal import why_refused
from game.client.match.sheet import Deeds, Sheet
from game.client.match.sitting import Sitting
from game.client.match.timing import Timing
from game.client.menus.clock import ClockScene
from game.client.menus.pause import PauseScene
from game.client.picture import Picture
from game.client.pictures import picture_of
from game.client.replay.doors import looks_back
from game.client.scenes import FOREVER
from game.client.settings import SPEEDS
from game.client.story import Story
from game.client.table_scene import TableScene
from game.client.widgets.base import Spacer, Widget
from game.client.widgets.screen import DIRECTIONS
from game.kernel.contract import Refused
from game.session.clock import Pace
from game.session.players import HUMAN
from game.session.table import Table

POLL_SECONDS = 0.05  # between two looks at a computer that thinks
BEAT_SECONDS = 0.4  # of the sign of life while it does
BEFORE_RESULTS = 1.6


class MatchScene(TableScene):
    """`leave` ends it; `results` is told the table when the game is over. Who made the table keeps it in a save."""

    def __init__(self, context: Context, table: Table, leave: Callable[[], object],
                 results: Callable[[Table], object]) -> None:
        super().__init__(context)
        self.table, self.leave_table, self.results = table, leave, results
        self.sitting = Sitting(table, context.opponents.usual)
        self.colours = self.sitting.colours
        self.picture: Picture = picture_of(self, table.game.name)
        self.story = Story(self)
        self.news = News(table, self.picture, self.story)
        self.eyes, self.director = self.news.eyes, self.news.director
        self.timing = Timing(self, self.sitting, self._decline)
        self.at_hand = AtHand(self, self.sitting, self.hand_over)
        self.hints = Hints(self, self.sitting, self.submit)
        self.advice = self.hints.advice
        self.sheet = Sheet(self, self.sitting, Deeds(
            menu=self.pause_game, advise=self.hints.advise, rules=self.show_rules, undo=self.take_back,
            main=self.main_deed))
        self.deeds = {
            Action.MENU: self.pause_game, Action.SKIP: self.hurry, Action.UNDO: self.take_back,
            Action.SHOW_LOG: self._show_log, Action.HELP: self.show_rules, Action.HINT: self.hints.advise,
            Action.SPEED: self._next_speed}
        self._ask = True  # whoever is to move has not been asked yet
        self._asked: int | None = None
        self._beat_left = BEAT_SECONDS
        self._over: float | None = None  # seconds until the results come by themselves
        self._refused = ""  # the clause of what was refused last

    # what a picture asks of its scene

    def name(self, seat: int) -> str:
        return self.sitting.name(seat)

    def human(self, seat: int) -> bool:
        return self.sitting.human(seat)

    def clock_face(self, seat: int) -> tuple[str, bool] | None:
        return self.timing.face(seat)

    @property
    def mover(self) -> int:
        return self.sitting.mover

    @property
    def thinking_seat(self) -> int | None:
        return self.table.active if self.table.thinking and self.director.idle else None

    # the scene

    def enter(self) -> None:
        self.apply_settings()
        self.news.open()
        super().enter()
        self.screen.set_focus(None)
        self.eyes.listen()
        self.table.begin()
        self._flush()

    def pause(self) -> None:
        super().pause()
        self.timing.stop()
        if self.advice.thinking:  # what it has thought to the end still holds afterwards
            self.hints.hush()

    def leave(self) -> None:
        self.timing.stop()
        self.eyes.shut()
        super().leave()

    def resume(self) -> None:
        super().resume()
        self.apply_settings()
        self.table.begin()  # what the settings no longer wait for
        self._flush()
        self._ask = True
        self.at_hand.miss()

    def refresh(self) -> None:
        super().refresh()
        self.screen.set_focus(None)

    def apply_settings(self) -> None:
        super().apply_settings()
        self.table.terms.confirm = self.context.settings.confirm

    def build(self) -> Widget:
        return self.sheet.build(self.news.told, self.over_picture())

    def over_picture(self) -> Widget:
        """What lies over the picture: nothing, in a match."""
        return Spacer(grow=1)

    def above_picture(self) -> int:
        """How many pixels it has less at the top."""
        return 0

    def rebuild(self) -> None:
        super().rebuild()
        (left, right), top = self.sheet.free, self.above_picture()
        self.picture_room = pygame.Rect(left, top, right - left, self.context.room.height - top)
        self.picture.arrange(self.picture_room)
        self._sync()

    def _sync(self) -> None:
        self.sheet.sync()

    # what happens at the table

    def _flush(self) -> None:
        """What has happened is shown, now that the table has come to rest."""
        if self.news.waiting:
            self._ask = True
            self.touch()
            self.hints.hush()
            self.news.deliver(self.mover)
            self._sync()

    def _ask_whoever_moves(self) -> None:
        self._ask = False
        table, person = self.table, self.sitting.person
        if table.over:
            self._over = BEFORE_RESULTS if self._over is None else self._over
        elif self.eyes.couch and person is not None and (self.eyes.covered or self.eyes.viewer != person):
            self._draw_curtain(person)
        elif self.sitting.chooses:
            if self._asked not in (None, table.active):
                self.context.audio.play("turn", 0.7)
            self._asked = table.active
            self.picture.begin_choice(table.legal_actions())
        self.hints.follow()
        self._sync()

    def _draw_curtain(self, seat: int) -> None:
        def lift() -> None:
            self.eyes.uncover(seat)
            self.touch()

        self.context.stack.push(CurtainScene(
            self.context, self.name(seat), seat, self.colours, lift,
            lambda: [line for event in self.news.since(seat) for line in self.picture.told(event)]))

    # what is done here

    def submit(self, action: Any) -> None:
        """A hand decides. Whatever it is, the table judges it."""
        if not self.director.idle:
            return
        self.news.mark()
        try:
            self.table.submit(action, self.table.active)
            if self.table.unconfirmed is not None and self.picture.confirms(action):
                self.table.confirm()
        except Refused as refused:
            self._refuse(refused)
            return
        self._ask, self._refused = True, ""
        self.picture.end_choice()
        self._flush()

    def _refuse(self, refused: Refused) -> None:
        self.context.audio.play("refuse")
        self._refused = refused.clause
        self.toast(why_refused(self.context, refused))

    def confirm(self) -> None:
        if self.table.unconfirmed is not None and self.human(self.table.unconfirmed):
            self.context.audio.play("click")
            self.table.confirm()
            self._ask = True
            self._flush()
            self._sync()
            self.touch()

    def take_back(self) -> None:
        try:
            self.table.undo()
        except Refused as refused:
            self._refuse(refused)
        self._flush()

    def main_deed(self) -> None:
        """What the main button says."""
        if self.table.over:
            self._show_results()
        elif self.table.unconfirmed is not None:
            self.confirm()
        elif (way_out := self.picture.way_out) is not None:
            self.submit(way_out[1])

    def _decline(self) -> None:
        if self.sheet.main.enabled:
            self.main_deed()

    def hand_over(self, seat: int, plays: str) -> None:
        """Another plays for the seat from now on."""
        self.sitting.hand_over(seat, plays)
        self._ask = True
        self._flush()

    def _show_results(self) -> None:
        self._over = FOREVER
        self.results(self.table)

    def _show_log(self) -> None:
        self.sheet.toggle_log()
        if self.story.screen is self.screen and not self.context.input.by_pointer:
            self.sheet.read_log()

    def show_rules(self) -> None:
        """The rules, where the last refusal has its clause."""
        self.picture.show_rules(self._refused)

    def _next_speed(self) -> None:
        settings, speeds = self.context.settings, list(SPEEDS)
        settings.speed = speeds[(speeds.index(settings.speed) + 1) % len(speeds)]  # type: ignore[assignment]
        self.context.apply_settings()
        self.toast(self.context.words(f"settings-speed-{settings.speed}"))

    # the menu

    def pause_game(self) -> None:
        entries: list[tuple[str, Callable[[], object]]] = []
        seat, computer = self.mover, self.sitting.computer
        if seat >= 0 and computer:
            message, plays = ("match-to-computer", computer) if self.human(seat) else ("match-from-computer", HUMAN)
            entries.append((message, lambda: self.hand_over(seat, plays)))
        if self.advice.coach is not None:
            entries.append(("coach-hint", self.hints.advise))
        if not self.eyes.couch or self.table.over:  # else all at the screen would see what one alone has seen
            entries += looks_back(self.context, self.table, self.eyes.viewer)
        entries += [*self.picture.entries, ("match-log", self.sheet.read_log), ("help-title", self.show_rules),
                    ("newgame-clock", self._choose_clock), ("match-devices", self.at_hand.choose)]
        self.context.stack.push(PauseScene(self.context, entries, self.leave_table))

    def _choose_clock(self) -> None:
        """Another clock from now on, or none."""
        def agree(pace: Pace) -> None:
            self.table.clock.agree(pace)
            self.rebuild()

        self.context.stack.push(ClockScene(self.context, self.table.clock.pace, agree))

    # input

    def handle(self, event: InputEvent) -> bool:
        handled = self._handle(event)
        if self.at_hand.another():
            self.touch()  # other signs, and a cursor of the keys or none
        if self._ask and self.director.idle:
            self._ask_whoever_moves()
        self._sync()  # what is held in the hand changes what is asked
        self._note()
        return handled

    def _handle(self, event: InputEvent) -> bool:
        if isinstance(event, PadChanged):
            if not event.present:
                self.at_hand.miss(event.device)
            return True
        return self.at_hand.turns_away(event) or super().handle(event)

    def act(self, event: Acted) -> bool:
        action, focus = event.action, self.screen.focus
        if not self.context.input.by_pointer:
            self.touch()  # a cursor of the keys may move
        if action is Action.BACK:
            if focus is not None:
                self.screen.set_focus(None)
            elif not self.picture.act(event):
                self.pause_game()
            return True
        if action in (Action.ACCEPT, Action.CONFIRM):
            return self.accept(event)
        if action is Action.SAVE and self.context.save_game is not None:
            self.context.save_game()
            return True
        if action in (Action.NEXT, Action.PREVIOUS):
            return (focus is None and self.picture.act(event)) or self._tab(event)
        if action in DIRECTIONS and focus is not None:
            return self.screen.handle(event)
        return super().act(event)

    def accept(self, event: Acted) -> bool:
        """Yes: to what is still being shown, to what has the keys, to the turn, or to what the picture offers."""
        if event.repeated:
            return True
        if not self.director.idle:
            self.hurry()
        elif self.screen.focus is not None:
            return self.screen.handle(event)
        elif self.table.over or self.table.unconfirmed is not None:
            self.main_deed()
        elif event.action is Action.ACCEPT:
            return self.picture.act(event)
        return True

    def _tab(self, event: Acted) -> bool:
        """Round the widgets, with the board as one stop."""
        order, focus = self.screen.focusables(), self.screen.focus
        first, last = (0, -1) if event.action is Action.NEXT else (-1, 0)
        if order and focus is order[last]:
            self.screen.set_focus(None)
        elif order and focus is None:
            self.screen.set_focus(order[first])
        else:
            return self.screen.handle(event)
        return True

    # time

    def live(self, seconds: float) -> None:
        if self.director.idle:
            if self.table.poll():
                self._flush()
            if self._ask and self.director.idle:
                self._ask_whoever_moves()
                self.touch()
        self.timing.update()
        super().live(seconds)
        if self._over is not None and self._over < FOREVER and self.director.idle:
            self._over -= seconds
            if self._over <= 0:
                self._show_results()
        if self.thinking_seat is not None:
            self._beat_left -= seconds
            if self._beat_left <= 0:
                self._beat_left = BEAT_SECONDS
                self.beat += 1
                self.touch()

    def rest(self) -> float:
        if self._ask:
            return 0.0
        rest = min(super().rest(), self.timing.rest())
        if self.table.thinking:
            rest = min(rest, POLL_SECONDS)
        if self._over is not None and self._over < FOREVER:
            rest = min(rest, max(0.01, self._over))
        return rest

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if not self.context.input.by_pointer and (place := self._keys_at()) is not None:
            self.context.theme.ring(surface, place)

    def _keys_at(self) -> pygame.Rect | None:
        """Where Enter acts, when neither a widget nor the picture's own cursor has the keys."""
        if self.screen.focus is not None or not self.director.idle:
            return None
        main = self.sheet.main
        if main.enabled and (self.table.over or self.table.unconfirmed is not None or self.picture.on_way_out):
            return main.rect
        return self.picture.rests_on

    def draw_below(self, surface: pygame.Surface) -> None:
        super().draw_below(surface)
        if self.context.settings.show_keys:
            room = self.picture_room
            self.at_hand.draw_keys(surface, pygame.Rect(room.left, 0, room.width, surface.get_height()))
        self.lay_wood(surface, *self.sheet.places())
