"""The client looks at itself: every scene is drawn, the computers answer, a whole match is played by keys."""

from __future__ import annotations

import importlib
import inspect
import multiprocessing
import os
import pkgutil
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pygame

import game.client
from game.catalogue import GAMES, new_game
from game.client import assets
from game.client.actions import Action
from game.client.app import App
from game.client.context import Opponents
from game.client.host import Host
from game.client.match.scene import MatchScene
from game.client.menus.new_game import LIMITS
from game.client.menus.results import ResultsScene
from game.client.scenes import Page, Scene, WidgetScene
from game.client.settings import Folders
from game.client.start import Arrival, Proof
from game.client.table_scene import TableScene
from game.client.widgets.buttons import Button
from game.selftest import Report
from game.session.players import HUMAN, Player
from game.session.table import Table
from game.version import VERSION

FRAME = 1 / 60
SIZE = (1280, 720)
STEPS = 400  # through doors, before the tour ends whatever is left
ENDS = 8  # matches that may be played to their end, for all doors of the results
DECISIONS = 5000  # in one match
PATIENCE = 60.0  # seconds for an answer of a computer
NO_ROOMS = (Arrival, Proof)  # they stand on the stack and show nothing
WHILE_CHOOSING = {  # keys with their weights; together they can do whatever is asked
    pygame.K_UP: 2, pygame.K_DOWN: 2, pygame.K_LEFT: 2, pygame.K_RIGHT: 2, pygame.K_e: 1, pygame.K_RETURN: 4,
    pygame.K_n: 1, pygame.K_SPACE: 2,
}


def client(told: Report, folders: Folders, opponents: Opponents, whole: bool) -> None:
    """The window, the sound, every scene, the computers; with `whole`, a match of each game from begin to end."""
    with told.part("window") as said:
        app = App(folders, VERSION, size=SIZE)
        said.append(f"{pygame.display.get_driver()}, {app.window.get_width()}x{app.window.get_height()}")
    if told.failed:
        return
    app.context.opponents = opponents
    app.context.settings.speed = "instant"
    try:
        with told.part("sound") as said:
            app.context.audio.play("click")
            device = app.context.audio.works and os.environ.get("SDL_AUDIODRIVER") != "dummy"
            said.append("there is a device" if device else "no device, so it is silent")
        scenes(told, app)
        opponents.wake()
        computers(told, opponents)
        for name in LIMITS if whole else ():
            with told.part(f"a match of {name} by keys") as said:
                said.append(match_by_keys(app, name))
    finally:
        app.close()
        opponents.close()
    with told.part("processes"):
        for child in multiprocessing.active_children():
            child.join(5)
        if left := multiprocessing.active_children():
            raise RuntimeError(f"still running: {left}")


# ---- scenes ---------------------------------------------------------------------------------------------------------


def scenes(told: Report, app: App) -> None:
    """All that can be reached is drawn, and all that there is can be reached."""
    tour = Tour(app)
    with told.part("scenes") as said:
        tour.host.leave()
        tour.look_round()
        for name in LIMITS:
            tour.play(name)
        for kind in sorted(every_scene() - tour.drawn, key=lambda kind: kind.__name__):
            tour.open(kind)
        said.append(f"{len(tour.drawn)} drawn")


def every_scene() -> set[type[Scene]]:
    """The kinds of scenes that the client has."""
    for module in pkgutil.walk_packages(game.client.__path__, "game.client."):
        importlib.import_module(module.name)

    def below(kind: type[Scene]) -> Iterator[type[Scene]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    ours = {one for one in below(Scene) if one.__module__.startswith("game.client.")}
    return ours - {WidgetScene, Page, TableScene, *NO_ROOMS}


class Tour:
    """A walk through the program: through every door there is, and back."""

    def __init__(self, app: App) -> None:
        self.app, self.host = app, Host(app.context)
        self.drawn: set[type[Scene]] = set()
        self.led: dict[tuple[type, str], type] = {}  # kind of scene and door -> what it led to
        self.unfinished: dict[type, bool] = {}  # kinds of scenes that have doors left

    def frames(self, count: int = 2) -> None:
        """Time goes by; what is visible is drawn."""
        for _ in range(count):
            self.app.step(FRAME, pygame.event.get())
        self.app.draw()
        self.drawn |= {type(scene) for scene in self.app.stack._visible()}

    def look_round(self) -> None:
        """Open each door once, one after the other; again where it leads to a scene that has others left."""
        stack = self.app.stack
        for _ in range(STEPS):
            self.frames()
            here = stack.top
            kind, doors = type(here), {door.name or door.text: door for door in self._doors(here)}
            left = [name for name in doors if (kind, name) not in self.led]
            self.unfinished[kind] = len(left) > 1
            left += [name for name in doors if self.unfinished.get(self.led.get((kind, name), Scene), False)]
            if left:
                doors[left[0]].do()
                self.led[kind, left[0]] = type(stack.top)
            elif len(stack.scenes) == 1:
                return
            elif isinstance(here, MatchScene):
                self.host.leave()
            else:
                stack.pop()

    @staticmethod
    def _doors(scene: Scene | None) -> list[Button]:
        widgets = scene.screen.focusables() if isinstance(scene, WidgetScene) else []
        return [one for one in widgets if isinstance(one, Button)]

    def open(self, kind: type[Scene]) -> None:
        """Draw a scene that no door has led to, because it answers to something that has not happened."""
        needs = inspect.signature(kind).parameters.values()
        given = [self._stand_in(str(need.annotation)) for need in needs if need.default is inspect.Parameter.empty]
        self.app.stack.push(kind(*given))
        self.frames()
        self.app.stack.pop()
        if kind not in self.drawn:
            raise LookupError(f"{kind.__name__} is never drawn")

    def _stand_in(self, kind: str) -> Any:
        known = {"Context": self.app.context, "Action": Action.CONFIRM, "str": "key:space", "int": 1,
                 "Table": self.host.table}
        if kind in known:
            return known[kind]
        return [] if kind.startswith(("Sequence", "list", "tuple")) else lambda *_: None

    def play(self, name: str) -> None:
        """A match between people to its end, with all that can be opened from it."""
        seats = list(assets.SEAT_COLOURS)[:3]
        rng = Random(1)
        self.host.begin(new_game(name, seats, ["base"]), [Player(seat, HUMAN, seat) for seat in seats], seed=1)
        self.frames(30)
        match = next(scene for scene in reversed(self.app.stack.scenes) if isinstance(scene, MatchScene))
        for _, do in match.picture.entries:
            do()
            self.frames()
            while self.app.stack.top is not match:
                self.app.stack.pop()
        for _ in range(40):
            press(self.app, pick(rng))
            self.frames(1)
        for number in range(ENDS):
            if number:
                self.host.begin(match.table.game, match.table.players, seed=number)
                match = next(scene for scene in self.app.stack.scenes if isinstance(scene, MatchScene))
            finish(match, rng)
            self.frames()
            self.host.results()
            self.look_round()
            if not self.unfinished[ResultsScene]:
                return


def finish(match: MatchScene, rng: Random) -> None:
    """People decide at random until it is over."""
    for _ in range(DECISIONS):
        match.hurry()
        match.confirm()
        if match.table.over:
            return
        if match.table.unconfirmed is None and match.director.idle:
            match.submit(rng.choice(match.table.legal_actions()))
    raise TimeoutError(f"a match of {match.table.game.name} is not over after {DECISIONS} decisions")


# ---- the computers --------------------------------------------------------------------------------------------------


def computers(told: Report, opponents: Opponents) -> None:
    """The process of the computers answers for each game."""
    with told.part("computers") as said:
        if not opponents.levels:
            raise LookupError("there are none")
        for name in GAMES:
            game, begun = new_game(name, ["one", "two", "three"], ["base"]), time.monotonic()
            table = Table(game, [Player("Somebody"), Player("Nobody"), Player("Anybody")], seed=3)
            table.begin()
            seat = table.active
            bot = opponents.bot(game, opponents.usual, 1)
            bot.ask(table.view(seat), 0.2)
            while (action := bot.poll()) is None:
                if time.monotonic() - begun > PATIENCE:
                    raise TimeoutError(f"no answer within {PATIENCE:.0f} s")
                time.sleep(0.01)
            table.submit(action, seat)
            said.append(f"{name} after {time.monotonic() - begun:.2f} s")


# ---- a match by keys ------------------------------------------------------------------------------------------------


def pick(rng: Random) -> int:
    """Any key that a player might press."""
    return rng.choices(list(WHILE_CHOOSING), list(WHILE_CHOOSING.values()))[0]


def press(app: App, key: int) -> None:
    """A key goes down and up, through the system's own queue of events."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))
        app.step(FRAME, pygame.event.get())


def match_by_keys(app: App, name: str, seed: int = 1, most: int = 60_000) -> str:
    """One person at the keys against the weakest computer, until the results are shown; what it came to."""
    host, rng, pressed = Host(app.context), Random(seed), 0
    seats, levels = list(assets.SEAT_COLOURS)[:2], app.context.opponents.levels
    host.leave()
    host.begin(new_game(name, seats, ["base"]),
               [Player("Somebody", HUMAN, seats[0]), Player("Nobody", levels[0], seats[1])], seed=seed)
    table, stack = host.table, app.stack
    assert table is not None
    table.terms.budget = 0.05
    while not isinstance(stack.top, ResultsScene):
        if pressed >= most:
            raise TimeoutError(f"not over after {most} keys, turn {table.turn}")
        if table.thinking:
            app.step(FRAME, pygame.event.get())
            time.sleep(0.001)
            continue
        press(app, pick(rng) if isinstance(stack.top, MatchScene) else rng.choice((pygame.K_RETURN, pygame.K_ESCAPE)))
        pressed += 1
    outcome = table.outcome()
    assert outcome is not None
    scores = outcome.scores
    host.leave()
    host.put_away()
    return f"{pressed} keys, {len(table.log.entries)} entries, {scores}"
