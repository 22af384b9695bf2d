"""A match on the screen, whichever game is played: the table's events become acts, and choices become decisions.

The scene holds no rule. The state is final as soon as something is decided; the picture catches up, event by event,
and only then the seat to move is asked. What the game looks like is a picture of its own, which plugs in here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pygame

from game.client.actions import Action, label
from game.client.advice import Advice
from game.client.at_hand import AtHand
from game.client.context import Context
from game.client.curtain import CurtainScene
from game.client.input import KEYBOARD, Acted, InputEvent, PadChanged, Pointed
from game.client.menus.clock import ClockScene
from game.client.menus.pause import PauseScene
from game.client.picture import PANS, Picture, TableScene, Told, panned, picture_of
from game.client.replay import review, reviewable, watch
from game.client.scenes import FOREVER
from game.client.seating import colours_of
from game.client.settings import SPEEDS
from game.client.stage.director import Act, Acts, Director
from game.client.story import Story, history
from game.client.timing import Timing
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.controls import Button, Fitted, IconButton
from game.client.widgets.screen import DIRECTIONS
from game.client.widgets.scroll import ScrollView
from game.kernel.contract import OVER, Refused
from game.session.clock import Pace
from game.session.players import HUMAN
from game.session.table import AT_THE_TABLE, Confirmed, HandedOver, Table, TakenBack

POLL_SECONDS = 0.05  # between two looks at a computer that thinks
BEAT_SECONDS = 0.4  # of the sign of life while it does
BEFORE_RESULTS = 1.6
ONLOOKER = -1  # sees what all see


class MatchScene(TableScene):
    """`leave` ends it; `results` is told the table when the game is over. Who made the table keeps it in a save."""

    mood = "match"

    def __init__(self, context: Context, table: Table, leave: Callable[[], object],
                 results: Callable[[Table], object]) -> None:
        super().__init__(context)
        self.table, self.leave_table, self.results = table, leave, results
        self.computer = context.opponents.usual
        humans = [seat for seat, player in enumerate(table.players) if player.human]
        self.viewer = humans[0] if humans else 0
        self._seen: dict[int, int] = {}  # seat -> how much of the log it has seen
        self.colours = colours_of(table.game.seats, table.players)
        self.picture: Picture = picture_of(self, table.game.name)
        self.covered = False  # nobody's secrets are shown now
        self.director = Director(self.picture, _Heard(self))
        self.story = Story(self)
        self.timing = Timing(self)
        self.at_hand = AtHand(self)
        self.advice = Advice(self, table.game, self.submit, self.end_advice)
        self.picture.clock_face = self.timing.face
        self.beat = 0
        self._happened: list[Any] = []
        self._log: list[Any] = []  # what the acts have come to, of all that happened
        self._marks: dict[int, int] = {}  # actions in the table's log before a decision -> events in ours
        self._ask = True  # whoever is to move has not been asked yet
        self._asked: int | None = None
        self._advised = (-1, 0)  # the seat and the turn that the coach is here for
        self._advised_at: int | None = None  # how many actions had been done when it was asked last
        self._beat_left = BEAT_SECONDS
        self._over: float | None = None  # seconds until the results come by themselves
        self._beside = pygame.Rect(0, 0, 0, 0)  # what the picture leaves free
        self._shows_log: bool | None = None  # None: where there is room
        self._refused = ""  # the clause of what was refused last
        self._stop: Callable[[], None] | None = None

    # who sits there

    def name(self, seat: int) -> str:
        return self.table.players[seat].name

    def human(self, seat: int) -> bool:
        return self.table.players[seat].human

    @property
    def mover(self) -> int:
        """The seat that all wait for."""
        waits = self.table.unconfirmed
        return waits if waits is not None else self.table.active

    @property
    def thinking_seat(self) -> int | None:
        return self.table.active if self.table.thinking and self.director.idle else None

    # several people, one screen

    @property
    def couch(self) -> bool:
        """People share the screen who must not see each other's secrets."""
        return self.picture.secret and sum(player.human for player in self.table.players) > 1

    def _cover(self) -> None:
        """From now on nobody's secrets are shown, or heard."""
        self._seen[self.viewer] = len(self._log)
        self.covered = True
        self.picture.close(True)
        self._listen(ONLOOKER)

    def _uncover(self, seat: int) -> None:
        self.viewer, self.covered = seat, False
        self.picture.close(False)
        self._listen(seat)
        self.picture.show(self.table.view(seat))
        self.touch()

    def _listen(self, viewer: int) -> None:
        if self._stop is not None:
            self._stop()
        self._stop = self.table.listen(self._hear, viewer)

    def _draw_curtain(self, seat: int) -> None:
        def meanwhile() -> list[Told]:
            if seat not in self._seen:
                return []
            return [line for event in self._log[self._seen[seat]:] for line in self.picture.told(event)]

        self.context.stack.push(CurtainScene(self.context, self.name(seat), seat, self.colours,
                                             lambda: self._uncover(seat), meanwhile))

    def _public(self, event: Any) -> Any:
        """What the log may say of it, which all at the screen can read."""
        return self.table.game.redact(event, ONLOOKER) if self.couch and not isinstance(event, AT_THE_TABLE) else event

    # the scene

    def enter(self) -> None:
        self._apply_settings()
        self.covered = self.couch
        self.picture.close(self.covered)
        self.picture.show(self.table.view(self.viewer))
        self._log = history(self.table, ONLOOKER if self.couch else self.viewer)
        super().enter()
        self.screen.set_focus(None)
        self._listen(ONLOOKER if self.covered else self.viewer)
        self.table.begin()
        self._flush()

    def pause(self) -> None:
        super().pause()
        self.timing.stop()
        if self.advice.thinking:  # what it has thought to the end still holds afterwards
            self._hush_coach()

    def leave(self) -> None:
        super().leave()
        self.timing.stop()
        if self._stop is not None:
            self._stop()
        self.director.drop()
        self.advice.stop()

    def resume(self) -> None:
        super().resume()
        self._apply_settings()
        self.table.begin()  # what the settings no longer wait for
        self._flush()
        self._ask = True
        self.at_hand.miss()

    def refresh(self) -> None:
        self._apply_settings()
        super().refresh()
        self.screen.set_focus(None)

    def _apply_settings(self) -> None:
        settings = self.context.settings
        self.director.speed, self.director.still = settings.speed_factor, settings.reduced_motion
        self.table.terms.confirm = settings.confirm

    def build(self) -> Widget:
        words, theme, room = self.context.words, self.context.theme, self.context.room
        high, wide = room.height / theme.scale, room.width / theme.scale
        low = high < 700
        seats = len(self.colours)
        across = 400 if wide >= 1500 else 330
        plate = min(84.0, max(38.0 if seats <= 6 else 29.0, 0.46 * high / seats - 8))
        beside = high >= 880
        shows_log = beside if self._shows_log is None else self._shows_log
        self.hint = Fitted("", lines=1 if low else 2, size=look.SMALL + 1, role="medium", middle=True, name="hint")
        self.undo: Button = (
            Button(words("match-undo"), self.take_back, icon="undo", name="undo", size=look.SMALL + 1) if across == 400
            else IconButton("undo", words("match-undo"), self.take_back, name="undo"))
        self.main = Button(words("match-confirm"), self.main_deed, look="primary", name="main", size=look.SMALL + 2)
        head = Row(
            IconButton("menu", words("match-menu"), self.pause_game, look="quiet", name="menu"),
            Spacer(grow=1),
            *([IconButton("hint", words("coach-hint"), self.advise, look="quiet", name="hint-button")]
              if self.advice.coach is not None else []),
            *[IconButton(icon, words(message), do, look="quiet", name=f"tool-{icon}")
              for icon, message, do in [*self.picture.tools, ("rules", "help-title", self.show_rules)]],
            IconButton("fit", words("match-fit"), lambda: self.picture.act(Acted(Action.FIT)), look="quiet",
                       name="fit"),
            IconButton("log", words("match-log"), self.toggle_log, look="quiet", name="log"),
            gap=4 if across == 400 else 1)
        self.story.refresh(self._log)
        log = ScrollView(self.story, grow=1, least=60, at_end=True, name="story")
        parts: list[Widget] = [head, Column(*self.picture.plates(plate), gap=5 if low else 8)]
        advises = self.advice.on
        parts.append(self.advice.widget() if beside and advises else log if beside and shows_log else Spacer(grow=1))
        hand = 92 if low else 156 if across == 400 else 126
        parts += [self.hint, self.picture.panel(hand),
                  Row(Sized(self.undo, grow=across == 400), Sized(self.main, grow=1), gap=10, align="stretch")]
        side = Sized(Panel(Column(*parts, gap=5 if low else 12), look="plain", padding=11 if low else 18), width=across)
        page = Row(self.board_room(), side, gap=0, align="stretch")
        self._left: Widget | None = None
        if beside or not (shows_log or advises):
            return page
        if advises:
            self._left = Sized(Panel(self.advice.widget(), look="plain", padding=14), width=330)
            return Row(self._left, Spacer(grow=1), side, gap=0, align="stretch")
        sheet = Sized(Panel(ScrollView(self.story, least=60, at_end=True, name="story"), look="plain", padding=16),
                      width=340)
        return Row(Anchored(sheet, 0, 0, margin=10), Spacer(grow=1), side, gap=0, align="stretch")

    def rebuild(self) -> None:
        super().rebuild()
        room = self.context.room
        side = self.main.screen
        assert side is not None
        left = side.root.children[-1].rect.left if isinstance(side.root, Row) else room.right
        self.picture_room = self.viewport(left)
        if self._left is not None:
            begin = self._left.rect.right
            self.picture_room = pygame.Rect(begin, self.picture_room.y, left - begin, self.picture_room.height)
        self.picture.arrange(self.picture_room)
        self._beside = pygame.Rect(left, 0, room.right - left, room.height)
        self._sync()

    def board_room(self) -> Widget:
        """What lies over the board: nothing, in a match."""
        return Spacer(grow=1)

    def viewport(self, width: int) -> pygame.Rect:
        """Where the board is seen, left of the side."""
        return pygame.Rect(0, 0, width, self.context.room.height)

    # what happens at the table

    def _hear(self, event: Any) -> None:
        self._ask = True
        if isinstance(event, (TakenBack, HandedOver)) or not isinstance(event, Confirmed):
            self._happened.append(event)

    def _flush(self) -> None:
        """Hands the director what has happened, now that the table has come to rest."""
        happened, self._happened = self._happened, []
        if not happened:
            return
        self.touch()
        self._hush_coach()
        if any(isinstance(event, (TakenBack, HandedOver)) for event in happened):
            self._show_anew(happened)
            return
        self.picture.end_choice()
        if self.couch and not self.covered and self.mover != self.viewer:
            self._cover()
        self.picture.look(self.table.view(self.viewer))
        self.director.play(self.picture.gather(happened))
        self.director.update(0.0)  # what a hand has done is answered at once
        self._sync()

    def _show_anew(self, happened: list[Any]) -> None:
        """The picture comes from the view; what was still on its way is part of it."""
        taken_back = any(isinstance(event, TakenBack) for event in happened)
        self._log += [self._public(event) for event in self.director.drop()
                      if not isinstance(event, (TakenBack, HandedOver))]
        if taken_back:
            mark = len(self.table.log.actions)
            del self._log[self._marks.get(mark, len(self._log)):]
        self._log += [self._public(event) for event in happened if not isinstance(event, (TakenBack, HandedOver))]
        self.picture.show(self.table.view(self.viewer))
        self.story.refresh(self._log)
        self._ask = True

    def heard(self, event: Any) -> None:
        """The act of this event begins: the log may speak of it."""
        event = self._public(event)
        self._log.append(event)
        self.story.add(event)
        self.touch()

    def _ask_whoever_moves(self) -> None:
        self._ask = False
        table = self.table
        if table.over:
            self._over = BEFORE_RESULTS if self._over is None else self._over
        elif self.couch and self.mover >= 0 and self.human(self.mover) and (self.covered or self.viewer != self.mover):
            self._draw_curtain(self.mover)
        elif table.unconfirmed is None and table.active >= 0 and self.human(table.active):
            if self._asked not in (None, table.active):
                self.context.audio.play("turn", 0.7)
            self._asked = table.active
            self.picture.begin_choice(table.legal_actions())
        if self.advice.on:
            if self._advised != (table.active, table.turn) or table.unconfirmed is not None:
                self.end_advice()
            elif self._advised_at != len(table.log.actions):
                self._ask_coach()
        self._sync()

    def _sync(self) -> None:
        """Hint and buttons say what can be done now."""
        words, table = self.context.words, self.table
        mover, quiet = self.mover, self.director.idle
        waits = table.unconfirmed is not None and self.human(mover)
        way_out = self.picture.way_out if quiet else None
        if table.over:
            text, label, can = words("match-hint-over"), "match-results", quiet
        elif waits:
            asked = "match-hint-last" if table.active == OVER else "match-hint-confirm"
            text, label, can = words(asked, name=self.name(mover)), "match-confirm", True
        elif mover >= 0 and not self.human(mover):
            text, label, can = words("match-hint-thinks", name=self.name(mover)), "match-confirm", False
        elif mover >= 0 and quiet:
            text = words(self.picture.hint, name=self.name(mover))
            label, can = way_out[0] if way_out else "match-confirm", way_out is not None
        else:
            text, label, can = self.hint.text, "match-confirm", False
        self.hint.text = text
        self.main.text = words(label)
        for button, enabled in ((self.main, can), (self.undo, table.can_undo)):
            if button.enabled != enabled:
                button.enabled = enabled
                self.touch()

    # what is done here

    def submit(self, action: Any) -> None:
        """A hand decides. Whatever it is, the table judges it."""
        if not self.director.idle:
            return
        self._marks[len(self.table.log.actions)] = len(self._log)
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
        words = self.context.words
        why = words(f"refused-{refused.reason}")
        self.context.audio.play("refuse")
        self._refused = refused.clause
        devices = self.context.input
        source = devices.bindings.source(Action.HELP, KEYBOARD if devices.by_pointer else devices.device)
        if not refused.clause:
            self.toast(why)
        elif source:
            self.toast(words("match-refused-help", why=why, clause=refused.clause, key=label(source)))
        else:
            self.toast(words("match-refused", why=why, clause=refused.clause))

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

    def toggle_log(self) -> None:
        beside = self.context.room.height / self.context.theme.scale >= 880
        shown = beside if self._shows_log is None else self._shows_log
        self._shows_log = not shown
        self.rebuild()

    def show_rules(self) -> None:
        """The rules, where the last refusal has its clause."""
        self.picture.show_rules(self._refused)

    def choose_clock(self) -> None:
        """Another clock from now on, or none."""
        def agree(pace: Pace) -> None:
            self.table.clock.agree(pace)
            self.rebuild()

        self.context.stack.push(ClockScene(self.context, self.table.clock.pace, agree))

    def read_log(self) -> None:
        """Shows the log, with the keys in it."""
        if self.story.screen is not self.screen:
            self.toggle_log()
        self.screen.set_focus(self.story if self.story.focusable else self.screen.named("story"))

    # the coach

    def advise(self) -> None:
        """Asks the coach, who then stays for the rest of the turn; or sends it away."""
        table = self.table
        if self.advice.on:
            self.end_advice()
        elif self.advice.coach is None:
            self.toast(self.context.words("coach-nobody"))
        elif table.over or table.unconfirmed is not None or not self.human(table.active) or not self.director.idle:
            self.toast(self.context.words("coach-not-now"))
        else:
            self.context.audio.play("hint")
            self._ask_coach()
            self.rebuild()

    def end_advice(self) -> None:
        """The coach has said enough."""
        if self.advice.on:
            self.advice.stop()
            self.rebuild()
            self.screen.set_focus(None)

    def _hush_coach(self) -> None:
        """What it said was about another position; it is asked again when there is something to choose."""
        if self.advice.on:
            self.advice.clear()
            self._advised_at = None

    def _ask_coach(self) -> None:
        seat = self.table.active
        self._advised, self._advised_at = (seat, self.table.turn), len(self.table.log.actions)
        self.advice.ask(self.table.view(seat), seat)

    def pause_game(self) -> None:
        entries: list[tuple[str, Callable[[], object]]] = []
        seat = self.mover
        if seat >= 0 and self.computer:
            if self.human(seat):
                entries.append(("match-to-computer", lambda: self.hand_over(seat, self.computer)))
            else:
                entries.append(("match-from-computer", lambda: self.hand_over(seat, HUMAN)))
        if self.advice.coach is not None:
            entries.append(("coach-hint", self.advise))
        entries += self._looking_back()
        entries += [*self.picture.entries, ("match-log", self.read_log), ("help-title", self.show_rules),
                    ("newgame-clock", self.choose_clock)]
        entries.append(("match-devices", self.at_hand.choose))
        self.context.stack.push(PauseScene(self.context, entries, self.leave_table))

    def _looking_back(self) -> list[tuple[str, Callable[[], object]]]:
        """What can be done with what has been played."""
        context, table, viewer = self.context, self.table, self.viewer
        if self.couch and not table.over:
            return []  # it would show all at the screen what one alone has seen
        found: list[tuple[str, Callable[[], object]]] = [("replay-title", lambda: watch(context, table, viewer))]
        if reviewable(context, table):
            found.append(("review-title", lambda: review(context, table, viewer)))
        return found if table.log.entries else []

    def hand_over(self, seat: int, plays: str) -> None:
        """Another plays for the seat from now on."""
        self.table.hand_over(seat, msgspec.structs.replace(self.table.players[seat], plays=plays))
        self._ask = True
        self._flush()

    def _show_results(self) -> None:
        self._over = FOREVER
        self.results(self.table)

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
        if self.at_hand.turns_away(event):
            return True
        if isinstance(event, Pointed):
            return self._point(event)
        if isinstance(event, Acted):
            return self._act(event)
        return False

    def _point(self, event: Pointed) -> bool:
        if self.picture.grabbing:
            return self.picture.handle(event)
        handled = self.screen.handle(event)
        self.story.point(event.at if self.screen.hover is self.story else None)
        if handled:
            if event.what == "up" and self.screen.popup is None:
                self.screen.set_focus(None)  # the keys belong to the board again
            self.picture.leave()
            return True
        return self.picture.handle(event)

    def _act(self, event: Acted) -> bool:
        action, focus = event.action, self.screen.focus
        if not self.context.input.by_pointer:
            self.touch()  # a cursor of the keys may move
        if action is Action.MENU:
            self.pause_game()
        elif action is Action.BACK:
            if focus is not None:
                self.screen.set_focus(None)
            elif not self.picture.act(event):
                self.pause_game()
        elif action is Action.SKIP:
            self.hurry()
        elif action in (Action.ACCEPT, Action.CONFIRM):
            return self._accept(event)
        elif action is Action.UNDO:
            self.take_back()
        elif action is Action.SHOW_LOG:
            self.toggle_log()
            if self.story.screen is self.screen and not self.context.input.by_pointer:
                self.read_log()
        elif action is Action.HELP:
            self.show_rules()
        elif action is Action.SAVE and self.context.save_game is not None:
            self.context.save_game()
        elif action is Action.HINT:
            self.advise()
        elif action is Action.SPEED:
            self._next_speed()
        elif action in (Action.NEXT, Action.PREVIOUS):
            return (focus is None and self.picture.act(event)) or self._tab(event)
        elif action in DIRECTIONS and focus is not None:
            return self.screen.handle(event)
        elif action in PANS:
            return True  # as long as it is held
        else:
            return self.picture.act(event)
        return True

    def _accept(self, event: Acted) -> bool:
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

    def _next_speed(self) -> None:
        settings, speeds = self.context.settings, list(SPEEDS)
        settings.speed = speeds[(speeds.index(settings.speed) + 1) % len(speeds)]  # type: ignore[assignment]
        self.context.apply_settings()
        self.toast(self.context.words(f"settings-speed-{settings.speed}"))

    def _tab(self, event: Acted) -> bool:
        """Round the widgets, with the board as one stop."""
        order = self.screen.focusables()
        focus = self.screen.focus
        at_end = order and focus is order[-1 if event.action is Action.NEXT else 0]
        if at_end:
            self.screen.set_focus(None)
            return True
        if focus is None and order:
            self.screen.set_focus(order[0 if event.action is Action.NEXT else -1])
            return True
        return self.screen.handle(event)

    # time

    def update(self, seconds: float) -> None:
        if self.director.moving:
            self.director.update(seconds)
            self.touch()
        self._pan(seconds)
        if self.picture.moving:
            self.picture.update(seconds)
            self.touch()
        if self.director.idle:
            if self.table.poll():
                self._flush()
            if self._ask and self.director.idle:
                self._ask_whoever_moves()
                self.touch()
        self.timing.update()
        self.advice.update(seconds)
        self._live(seconds)
        super().update(seconds)

    def _pan(self, seconds: float) -> None:
        if (step := panned(self.context, seconds)) is not None:
            self.picture.pan(*step)

    def _live(self, seconds: float) -> None:
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
        held = any(action in PANS for action in self.context.input.held)
        if self.director.moving or self.picture.moving or held or self._ask:
            return 0.0
        rest = min(super().rest(), self.timing.rest(), self.advice.rest())
        if self.table.thinking:
            rest = min(rest, POLL_SECONDS)
        if self._over is not None and self._over < FOREVER:
            rest = min(rest, max(0.01, self._over))
        return rest

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.picture.draw_above(surface)
        if not self.context.input.by_pointer and (place := self._keys_at()) is not None:
            self.context.theme.ring(surface, place)

    def _keys_at(self) -> pygame.Rect | None:
        """Where Enter acts, when neither a widget nor the picture's own cursor has the keys."""
        if self.screen.focus is not None or not self.director.idle:
            return None
        if self.main.enabled and (self.table.over or self.table.unconfirmed is not None or self.picture.on_way_out):
            return self.main.rect
        return self.picture.rests_on

    def draw_below(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)
        if self.context.settings.show_keys:
            begin = self.picture_room.left
            room = pygame.Rect(begin, 0, self._beside.left - begin, surface.get_height())
            self.at_hand.draw_keys(surface, room)
        # The sheet's soft edge lies on wood, not on what the frame before has left there.
        wood = self.context.theme.wood(surface.get_size())
        for place in (self._beside, *([self._left.rect] if self._left is not None else [])):
            surface.blit(wood, place, place)


class _Heard(Acts):
    """The picture's acts; each event is told to the scene as its act begins."""

    def __init__(self, scene: MatchScene) -> None:
        super().__init__()
        self._scene = scene

    def start(self, stage: Any, event: object) -> Act | None:
        self._scene.heard(event)
        return self._scene.picture.acts.start(stage, event)
