"""Setting up a new game: who sits where in which colour, with which sets and rules. The last set-up is remembered.

Sets and options are read from the forms of the ruleset, so a set that is built appears here by itself; its words are
`newgame-set-...` and `newgame-option-...`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pygame

from game.carcassonne.expansion import Expansion
from game.carcassonne.expansions import ALL
from game.carcassonne.options import OPTIONS, Option
from game.carcassonne.ruleset import MAX_SEATS, MIN_SEATS
from game.catalogue import GAMES, new_game
from game.client import assets
from game.client.actions import Action
from game.client.carcassonne import SHOWN_SETS, USUAL_OPTIONS
from game.client.citadels import set_up as cards
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.menus.clock import INCREMENTS, MINUTES, clock_lines
from game.client.menus.devices import DevicesScene, Seat, device_picture
from game.client.scenes import WidgetScene
from game.client.seating import colour_name, figure, in_order, palette
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import ArrowButton, Button, IconButton, Toggle
from game.client.widgets.choices import Choice
from game.client.widgets.field import TextField
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Icon, Rule, Text
from game.client.widgets.theme import Theme
from game.kernel.contract import Game
from game.session.clock import NO_CLOCK, Pace
from game.session.players import HUMAN, Player

# what can be chosen: sets that the table shows, and what an option turns on
FORMS = {"carcassonne": tuple(form for form in ALL if form.switch is not None or form.name in SHOWN_SETS)}
COLOURS = tuple(assets.ALL_COLOURS)
LIMITS = {"carcassonne": (MIN_SEATS, MAX_SEATS), "citadels": (2, cards.MOST)}
# of computers that nobody named
NAMES = ("Agnes", "Konrad", "Ludmila", "Otto", "Mathilda", "Vojtěch", "Kunigunde", "Bořivoj")
LONGEST_NAME = 18


class Chair(msgspec.Struct):
    """A seat being set up. Without a name the player is called after what they are."""

    colour: str
    plays: str = HUMAN
    name: str = ""


class SetUp(msgspec.Struct):
    """All that is chosen for a new game. The first chair begins."""

    game: str
    chairs: list[Chair]
    sets: list[str]
    options: dict[str, Any] = {}
    minutes: int = 0  # of the clock, 0 for none
    increment: int = 0
    cast: str = "base"  # which characters play the card game
    characters: list[str] = []  # when they are chosen one by one
    unique: str = "base"  # which unique districts
    districts: list[str] = []  # when they are chosen one by one
    drawn: bool = False  # chance decides who begins

    def forms(self) -> tuple[Expansion, ...]:
        """Those whose options may be chosen now."""
        return tuple(form for form in FORMS.get(self.game, ()) if form.switch is not None or form.name in self.sets)

    def rules(self) -> dict[str, Any]:
        """The options that differ from their defaults and belong to the chosen sets."""
        known = {key for form in self.forms() for key in form.options}
        return {key: value for key, value in self.options.items() if key in known and value != OPTIONS[key].default}

    def pace(self) -> Pace:
        """The clock that is agreed on."""
        known = self.minutes in MINUTES and self.increment in INCREMENTS
        return Pace(self.minutes, self.increment) if known else NO_CLOCK

    def new_game(self) -> Game:
        """Its rules. A seat is called by its colour."""
        if self.game == "citadels":
            sets, options = cards.options_of(self, random.Random())
            return new_game(self.game, [chair.colour for chair in self.chairs], sets, options)
        return new_game(self.game, [chair.colour for chair in self.chairs], self.sets, self.rules())


def usual(levels: tuple[str, ...], level: str, preferred: Sequence[str] = ()) -> SetUp:
    """What a new player meets: the base game against one computer, or against a friend where there is none."""
    mine, other = in_order(preferred)[:2]
    chairs = [Chair(mine), Chair(other, level if levels else HUMAN)]
    return SetUp("carcassonne", chairs, ["base"], dict(USUAL_OPTIONS))


def remembered(context: Context) -> SetUp:
    """The last set-up, or the usual one when there is none that this program can play."""
    opponents = context.opponents
    fresh = usual(opponents.levels, opponents.usual, context.settings.colours)
    try:
        last = msgspec.convert(context.settings.last_setup, SetUp)
        colours = {chair.colour for chair in last.chairs}
        if len(colours) != len(last.chairs) or not colours <= set(palette(len(colours))):
            return fresh
        last.new_game()
    except (msgspec.ValidationError, ValueError, KeyError):
        return fresh
    for chair in last.chairs:
        chair.name = chair.name[:LONGEST_NAME]
        if chair.plays != HUMAN and chair.plays not in opponents.levels:
            chair.plays = opponents.usual if opponents.levels else HUMAN
    return last


def players_of(context: Context, chairs: list[Chair]) -> list[Player]:
    """Who sits down; those without a name get one."""
    return [Player(chair.name.strip() or called(context, chairs, chair), chair.plays, chair.colour)
            for chair in chairs]


def called(context: Context, chairs: list[Chair], chair: Chair) -> str:
    """The name of a player whom nobody named."""
    if chair.plays != HUMAN:
        return NAMES[COLOURS.index(chair.colour)]
    people = [one for one in chairs if one.plays == HUMAN]
    if len(people) == 1:
        return context.words("newgame-alone")
    return context.words("newgame-player", number=1 + sorted(COLOURS.index(one.colour) for one in people)
                         .index(COLOURS.index(chair.colour)))


class NewGameScene(WidgetScene):
    """`start` gets the game, who plays it and the clock; the set-up is remembered before."""

    def __init__(self, context: Context, start: Callable[[Game, list[Player], Pace], object]) -> None:
        super().__init__(context)
        self.start, self.setup = start, remembered(context)
        self.setup.minutes, self.setup.increment = context.settings.clock

    def enter(self) -> None:
        super().enter()
        self.screen.set_focus(self.screen.named("start"))

    def build(self) -> Widget:
        words = self.context.words
        start = Button(words("newgame-start"), self._start, look="primary", size=look.LARGE, least=300, name="start")
        foot = Row(Spacer(grow=1), Button(words("dialog-cancel"), self.context.stack.pop, name="cancel"), start, gap=18)
        high = min(860, self.context.room.height / self.context.theme.scale - 40)
        sheet = Column(
            Text(words("newgame-title"), size=look.HEAD, role="title_bold", align="centre"),
            ScrollView(Grid(self._seats(), self._rules(), columns=2, gap=56, least=680), grow=1, least=180,
                       name="setup"),
            foot, gap=18)
        return Anchored(Sized(Panel(sheet, padding=34), width=1640, height=high), margin=18)

    # the seats

    def _seats(self) -> Widget:
        words, chairs, levels = self.context.words, self.setup.chairs, self.context.opponents.levels
        more = Row(
            Button(words("newgame-add"), self._add, icon="figure", name="add",
                   enabled=len(chairs) < LIMITS[self.setup.game][1]),
            Button(words("newgame-shuffle"), self._shuffle, icon="dice", name="shuffle"),
            Button(words("newgame-devices"), self.choose_devices, icon="gamepad", enabled=bool(self._people()),
                   name="devices"), gap=12)
        return Column(
            self._heading("newgame-seats"),
            *[self._seat(index) for index in range(len(chairs))],
            Text(words("newgame-order"), size=look.SMALL, colour=look.FADED),
            more,
            Text(words("newgame-no-computer"), size=look.SMALL, colour=look.VERMILION, visible=not levels),
            gap=12)

    def _seat(self, index: int) -> Widget:
        words, chairs = self.context.words, self.setup.chairs
        chair = chairs[index]
        held = self.context.holding.of(chair.colour) if chair.plays == HUMAN else []
        levels = [(level, self._level(level)) for level in self.context.opponents.levels]
        return Row(
            ArrowButton(-1, words("newgame-up"), lambda: self._move(index, -1), enabled=index > 0, name=f"up-{index}"),
            ArrowButton(1, words("newgame-down"), lambda: self._move(index, 1), enabled=index < len(chairs) - 1,
                        name=f"down-{index}"),
            FigureButton(chair.colour, lambda: self._recolour(index), next(iter(held), ""), name=f"colour-{index}",
                         tip=colour_name(words, chair.colour)),
            Sized(TextField(chair.name, lambda text: setattr(chair, "name", text), longest=LONGEST_NAME,
                            hint=called(self.context, chairs, chair), name=f"name-{index}"), width=150, grow=1),
            Sized(Choice([(HUMAN, words("newgame-human")), *levels], chair.plays,
                         lambda plays: self._plays(chair, plays), name=f"plays-{index}"), width=296),
            IconButton("cancel", words("newgame-remove"), lambda: self._remove(index), look="quiet",
                       enabled=len(chairs) > LIMITS[self.setup.game][0], name=f"remove-{index}"),
            gap=8)

    def resume(self) -> None:
        self.rebuild()  # seats may be played with other devices now
        super().resume()

    def _people(self) -> list[Seat]:
        chairs = self.setup.chairs
        return [Seat(chair.colour, chair.name.strip() or called(self.context, chairs, chair)) for chair in chairs
                if chair.plays == HUMAN]

    def choose_devices(self, joining: str = "") -> None:
        """Who plays with what; the device that asks takes a seat at once."""
        self.context.stack.push(DevicesScene(self.context, self._people(), joining))

    def _level(self, level: str) -> str:
        words = self.context.words
        name = words(f"newgame-level-{level}") if words.knows(f"newgame-level-{level}") else level
        return words("newgame-computer", level=name)

    def _plays(self, chair: Chair, plays: str) -> None:
        chair.plays = plays
        self.rebuild()

    def _recolour(self, index: int) -> None:
        """The next colour that nobody has; when all are taken, the next seat's."""
        chairs = self.setup.chairs
        old, taken = chairs[index].colour, {chair.colour: chair for chair in chairs}
        known = palette(len(chairs))
        place = known.index(old)
        order = known[place + 1:] + known[:place]
        new = next((colour for colour in order if colour not in taken), order[0])
        if new in taken:
            taken[new].colour = old
        self.context.holding.rename(old, new)
        chairs[index].colour = new
        self.rebuild()

    def _move(self, index: int, step: int) -> None:
        chairs = self.setup.chairs
        chairs.insert(index + step, chairs.pop(index))
        self.rebuild()
        same = self.screen.named(f"{'up' if step < 0 else 'down'}-{index + step}")
        other = self.screen.named(f"{'down' if step < 0 else 'up'}-{index + step}")
        self.screen.set_focus(same if same is not None and same.enabled else other)

    def _add(self) -> None:
        chairs, opponents = self.setup.chairs, self.context.opponents
        taken = {chair.colour for chair in chairs}
        known = [*in_order(self.context.settings.colours), *palette(len(chairs) + 1)]
        free = next(colour for colour in known if colour not in taken)
        chairs.append(Chair(free, opponents.usual if opponents.levels else HUMAN))
        self.rebuild()

    def _remove(self, index: int) -> None:
        chairs = self.setup.chairs
        del chairs[index]
        self._keep_colours()
        self.rebuild()

    def _keep_colours(self) -> None:
        """What is worn only where there are many is changed for what has become free."""
        chairs = self.setup.chairs
        known, taken = palette(len(chairs)), {chair.colour for chair in chairs}
        for chair in chairs:
            if chair.colour not in known:
                chair.colour = next(colour for colour in known if colour not in taken)
                taken.add(chair.colour)

    def _shuffle(self) -> None:
        random.shuffle(self.setup.chairs)
        self.rebuild()

    # the rules

    def _rules(self) -> Widget:
        words, setup = self.context.words, self.setup
        lines: list[Widget] = []
        games = [(name, words(f"newgame-game-{name}")) for name in GAMES if name in LIMITS]
        if len(games) > 1:
            lines.append(Choice(games, setup.game, self._choose_game, name="game"))
        else:
            lines.append(Text(words(f"newgame-game-{setup.game}"), role="bold"))
        if setup.game == "citadels":
            return Column(self._heading("newgame-sets"), *lines, *cards.widgets(words, setup, self.rebuild),
                          *self._clock(), gap=8)
        for form in FORMS[setup.game]:
            if form.switch is None:
                lines += self._set(form)
        lines.append(self._heading("newgame-options"))
        for form in setup.forms():
            for key in form.options:
                lines += self._option(OPTIONS[key])
        return Column(self._heading("newgame-sets"), *lines, *self._clock(), gap=8)

    def _clock(self) -> list[Widget]:
        def change(pace: Pace) -> None:
            self.setup.minutes, self.setup.increment = pace.minutes, pace.increment
            self.rebuild()

        return [self._heading("newgame-clock"), *clock_lines(self.context.words, self.setup.pace(), change)]

    def _set(self, form: Expansion) -> list[Widget]:
        words, name = self.context.words, form.name
        about = Text(words(f"newgame-set-{_id(name)}-about"), size=look.SMALL, colour=look.FADED)
        if name == "base":
            title = words(f"newgame-set-{_id(name)}")
            return [Row(Icon("confirm", 26), Text(title, middle=True), gap=12), about, Spacer(height=4)]
        switch = Toggle(words(f"newgame-set-{_id(name)}"), name in self.setup.sets,
                        lambda on: self._choose_set(name, on), name=f"set-{name}")
        return [switch, about, Spacer(height=4)]

    def _option(self, option: Option) -> list[Widget]:
        words, key, setup = self.context.words, option.key, self.setup
        title, value = words(f"newgame-option-{_id(key)}"), setup.options.get(key, option.default)

        def choose(value: Any) -> None:
            setup.options[key] = value

        control: Widget
        if option.default in (True, False):
            control = Toggle(title, value, choose, name=f"option-{key}")
        else:
            values = [(one, words(f"newgame-value-{_id(key)}-{_id(one)}")) for one in (option.default, *option.others)]
            control = Row(Sized(Text(title, middle=True), grow=1), Choice(values, value, choose, name=f"option-{key}"),
                          gap=18)
        about = words("newgame-about", text=words(f"newgame-option-{_id(key)}-about"), clause=option.clause)
        return [control, Text(about, size=look.SMALL, colour=look.FADED), Spacer(height=4)]

    def _choose_set(self, name: str, on: bool) -> None:
        chosen = {*self.setup.sets, name} if on else {*self.setup.sets} - {name}
        self.setup.sets = [form.name for form in FORMS[self.setup.game] if form.name in chosen]
        self.rebuild()

    def _choose_game(self, name: str) -> None:
        options = dict(USUAL_OPTIONS) if name in FORMS else {}
        self.setup = msgspec.structs.replace(self.setup, game=name, sets=["base"], options=options)
        del self.setup.chairs[LIMITS[name][1]:]
        self._keep_colours()
        self.rebuild()

    # all of it

    def _heading(self, message: str) -> Widget:
        return Column(Text(self.context.words(message), role="title_bold", size=look.LARGE), Rule(), gap=8)

    def rebuild(self) -> None:
        offset = _scrolled(self.screen.root) if self.screen is not None else None
        super().rebuild()
        view = _scrolled(self.screen.root)
        if offset is not None and view is not None:
            view.scroll_to(offset.offset)
            if self.screen.focus is not None and any(one is self.screen.focus for one in view.walk()):
                view.reveal(self.screen.focus.rect)

    def _start(self) -> None:
        context = self.context
        if self.setup.game == "citadels" and self.setup.drawn:
            first = random.randrange(len(self.setup.chairs))
            self.setup.chairs = self.setup.chairs[first:] + self.setup.chairs[:first]
        context.settings.last_setup = msgspec.to_builtins(self.setup)
        context.settings.clock = (self.setup.minutes, self.setup.increment)
        context.file.write()
        context.holding.keep(seat.colour for seat in self._people())
        self.start(self.setup.new_game(), players_of(context, self.setup.chairs), self.setup.pace())

    def handle(self, event: InputEvent) -> bool:
        if super().handle(event):
            return True
        if isinstance(event, Acted) and event.action is Action.BACK:
            self.context.stack.pop()
            return True
        if isinstance(event, Acted) and event.action is Action.MENU and self._people():
            self.choose_devices(event.device)
            return True
        return False


class FigureButton(Button):
    """A figure in a seat's colour, with its emblem, and the device that the seat is played with."""

    shrinks = False

    def __init__(self, colour: str, do: Callable[[], object], device: str = "", **common: Any) -> None:
        super().__init__("", do, look="quiet", **common)
        self.seat_colour, self.device = colour, device

    def measure(self, theme: Theme, width: int) -> tuple[int, int]:
        return theme.px(56), theme.px(56)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        picture = figure(self.seat_colour, theme.px(52))
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if self.device:
            held = device_picture(theme, self.device, 20)
            middle, reach = (self.rect.right - theme.px(12), self.rect.bottom - theme.px(12)), theme.px(14)
            for radius, ink in ((reach + max(1, theme.px(1.5)), look.INK), (reach, look.CREAM)):
                pygame.draw.aacircle(surface, ink, middle, radius)
            surface.blit(held, held.get_rect(center=middle))


def _id(name: Any) -> str:
    return str(name).replace("_", "-")


def _scrolled(root: Widget) -> ScrollView | None:
    return next((one for one in root.walk() if isinstance(one, ScrollView)), None)


