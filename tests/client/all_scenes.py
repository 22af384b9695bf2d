"""Every scene of the program, filled with as much as it may have to show: long names, six seats, all sets."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import game.client
from game.carcassonne.actions import DeployFigure, PlaceTile
from game.catalogue import new_game
from game.client.actions import Action
from game.client.app import App
from game.client.assets import ALL_COLOURS, SEAT_COLOURS
from game.client.carcassonne import SHOWN_SETS
from game.client.carcassonne.castles import CastlesScene
from game.client.carcassonne.projected import ProjectedScene
from game.client.carcassonne.rules_help import pages
from game.client.carcassonne.tile_list import TileListScene
from game.client.context import Opponents
from game.client.guide.guide_scene import GuideScene
from game.client.host import Host
from game.client.match.curtain import CurtainScene
from game.client.match.scene import MatchScene
from game.client.menus.clock import ClockScene
from game.client.menus.controls import CaptureScene, ConflictScene
from game.client.menus.credits import CreditsScene, LicencesScene, TextScene, licences
from game.client.menus.devices import DevicesScene, LostScene, Seat
from game.client.menus.files import FolderScene
from game.client.menus.help import HelpScene
from game.client.menus.load import LoadScene, SaveScene
from game.client.menus.message import MessageScene, ask
from game.client.menus.new_game import Chair, NewGameScene, SetUp
from game.client.menus.open import OpenScene
from game.client.menus.results import Result, ResultsScene
from game.client.menus.settings import PAGES, SettingsScene
from game.client.menus.title import Doors, Recent, TitleScene
from game.client.replay.doors import replay_scene
from game.client.replay.review import ReviewScene
from game.client.scenes import Scene, WidgetScene
from game.session.clock import Pace
from game.session.players import Player
from game.session.replay import Replay
from game.session.table import Table, Terms
from tests.client.menu_words import LEVELS, opponents
from tests.session.seating import RandomBot, go_on, hire_for
from tests.session.thinking import SlowCoach

NAMES = ("Jana", "Donaudampfschifff", "Nejneobhospodařov", "Vojtěch", "Mathilda", "Petr")
SEATS = [Seat(colour, name) for colour, name in zip(SEAT_COLOURS, NAMES)]
OPTIONS = {"abbot": True}


def nothing(*_: object) -> None:
    pass


def table(played: int | None) -> Table:
    """So many decisions into a game; None: to its end."""
    game = new_game("carcassonne", list(SEAT_COLOURS), SHOWN_SETS, OPTIONS)
    players = [Player(name, "human", colour) for name, colour in zip(NAMES, game.seats)]
    made = Table(game, players, seed=3, hire=hire_for(game), terms=Terms("never"))
    made.begin()
    go_on(made, Random(4), 10**6 if played is None else played)
    return made


@cache
def ended() -> Table:
    return table(None)


@cache
def middle() -> Table:
    return table(150)


@cache
def waiting(wanted: type) -> Table:
    """A match in the middle of which the seat to move may do such a thing; NoneType: it has to confirm its turn."""
    made, rng = table(60), Random(2)
    made.terms.confirm = "always"
    for _ in range(200):
        if made.unconfirmed is not None:
            if wanted is type(None):
                return made
            made.confirm()
        elif any(isinstance(action, wanted) for action in made.legal_actions()):
            return made
        else:
            made.submit(rng.choice(made.legal_actions()), made.active)
    raise AssertionError(f"no {wanted.__name__} comes up")


def cards(app: App, decisions: int, people: int = 1) -> MatchScene:
    """The card game with eight seats after so many decisions, the last one of a person."""
    colours = list(ALL_COLOURS)
    game = new_game("citadels", colours, ["base", "dark_city"], {
        "characters": ["witch", "thief", "wizard", "emperor", "abbot", "merchant", "navigator", "diplomat", "queen"]})
    players = [Player(f"Bartholoměj {seat}", "human" if seat < people else "nobody", colour)
               for seat, colour in enumerate(colours)]
    made, dice = Table(game, players, seed=3, terms=Terms("never")), Random(4)
    made.begin()
    while decisions > 0 or made.active != 0:
        made.submit(dice.choice(made.legal_actions()), made.active)
        decisions -= 1
    made.stand()
    return MatchScene(app.context, made, nothing, nothing)


def curtain(app: App) -> CurtainScene:
    return CurtainScene(app.context, "Bartholoměj", 0, list(ALL_COLOURS), nothing, list)


def card_set_up(app: App) -> NewGameScene:
    app.context.opponents = opponents()
    scene = NewGameScene(app.context, nothing)
    scene.setup = SetUp("citadels", [Chair(colour) for colour in ALL_COLOURS], ["base"], cast="chosen", unique="chosen")
    return scene


def match(app: App, wanted: type) -> MatchScene:
    app.context.opponents = opponents()
    return MatchScene(app.context, waiting(wanted), nothing, nothing)


def reviewed(app: App, looks: int = 50) -> Scene:
    """A review, after the coach has judged the first moves."""
    app.context.opponents = replace(opponents(), coach=lambda game: SlowCoach(game, 1))
    app.stack.push(scene := ReviewScene(app.context, Replay.of(ended()), ended().players))
    for _ in range(looks):
        app.stack.update(0.05)
    return scene


def lesson(app: App) -> Scene:
    app.stack.push(GuideScene(app.context))
    guide = app.stack.top
    assert isinstance(guide, GuideScene)
    guide.teach(guide.lessons[1])
    assert app.stack.top is not None
    return app.stack.top


def new(app: App) -> Scene:
    app.context.opponents = Opponents(LEVELS, "strong", lambda game, level, seed: RandomBot(game, seed))
    scene = NewGameScene(app.context, nothing)
    scene.setup.chairs = [Chair(colour, "human" if place % 2 else "strong", name)
                          for place, (colour, name) in enumerate(zip(SEAT_COLOURS, NAMES))]
    scene.setup.sets = list(SHOWN_SETS)
    return scene


def load(app: App) -> Scene:
    for number in range(3):
        app.context.shelf.save(middle(), f"{NAMES[1]} {number}")
    app.context.shelf.folder.joinpath("save-broken.json").write_text("{broken", "utf-8")
    return LoadScene(app.context, Host(app.context).saves, nothing, nothing)


def title(app: App) -> Scene:
    recent = [Recent(" · ".join(f"{name} 123" for name in NAMES), "31. 12. 2026 12:00", nothing)] * 8
    doors = Doors(new_game=lambda: Scene(app.context), guide=lambda: Scene(app.context),
                  load_game=lambda: Scene(app.context), recent=lambda: recent)
    return TitleScene(app.context, doors)


def pause(app: App) -> Scene:
    app.stack.push(scene := match(app, PlaceTile))
    app.context.save_game = app.context.copy_position = app.context.report_problem = nothing
    scene.pause_game()
    assert app.stack.top is not None
    return app.stack.top


def devices(app: App) -> Scene:
    for number, seat in enumerate(SEATS):
        app.context.input._seen(f"pad:{number}")
        app.context.holding.take(seat.colour, f"pad:{number}")
    for device in ("mouse", "keyboard"):
        app.context.holding.take(SEATS[1].colour, device)
    return DevicesScene(app.context, SEATS)


def asked(app: App) -> Scene:
    ask(app.context, "quit-title", "quit-text", "quit-yes", nothing)
    assert app.stack.top is not None
    return app.stack.top


def told(app: App) -> Scene:
    words = app.context.words
    return MessageScene(app.context, lambda: words("start-levels-title"),
                        lambda: words("start-levels", names=", ".join(NAMES)))


def help_pages(app: App) -> Scene:
    rules = new_game("carcassonne", ("red", "blue"), SHOWN_SETS, OPTIONS).rules
    return HelpScene(app.context, pages(app.context.words, rules), "")


def course(app: App) -> ResultsScene:
    """How a match went, as a curve."""
    scene = ResultsScene(app.context, Result.of(ended()), nothing, nothing, nothing)
    scene.course = True
    return scene


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": title,
    "new game": new,
    "load": load,
    "save": lambda app: SaveScene(app.context, middle()),
    "open": lambda app: OpenScene(app.context, nothing),
    "question": asked,
    "message": told,
    **{f"settings {page}": lambda app, page=page: SettingsScene(app.context, page) for page in PAGES},
    "another key": lambda app: CaptureScene(app.context, Action.ROTATE_CCW, nothing),
    "a key that is taken": lambda app: ConflictScene(app.context, Action.FULL_SCREEN, "key:q", Action.ROTATE_CCW,
                                                     nothing),
    "another folder": lambda app: FolderScene(app.context, nothing),
    "credits": lambda app: CreditsScene(app.context),
    "licences": lambda app: LicencesScene(app.context),
    "a licence": lambda app: TextScene(app.context, *next(iter(licences().items()))),
    "devices": devices,
    "a lost pad": lambda app: LostScene(app.context, SEATS[:3], nothing),
    "match, placing": lambda app: match(app, PlaceTile),
    "match, figure": lambda app: match(app, DeployFigure),
    "match, confirming": lambda app: match(app, type(None)),
    "cards, drafting": lambda app: cards(app, 0),
    "cards, in the middle": lambda app: cards(app, 230),
    "curtain": curtain,
    "new card game": card_set_up,
    "pause": pause,
    "tiles": lambda app: TileListScene(app.context, middle().view(0)),
    "castles": lambda app: CastlesScene(app.context),
    "projected": lambda app: ProjectedScene(app.context, middle().view(0), NAMES, list(SEAT_COLOURS)),
    "help": help_pages,
    "clock": lambda app: ClockScene(app.context, Pace(10, 5), nothing),
    "results": lambda app: ResultsScene(app.context, Result.of(ended()), nothing, nothing, nothing),
    "results, course": course,
    "replay": lambda app: replay_scene(app.context, Replay.of(ended()), ended().players),
    "review": reviewed,
    "guide": lambda app: GuideScene(app.context),
    "lesson": lesson,
}


def shown(app: App, name: str) -> WidgetScene:
    """That scene on top, at rest."""
    scene = SCENES[name](app)
    if scene not in app.stack.scenes:
        app.stack.push(scene)
    app.stack.update(0.4)  # without drawing, which costs more than all the rest
    app.stack.update(0.02)
    assert isinstance(scene, WidgetScene)
    return scene


def kinds() -> Iterator[type[WidgetScene]]:
    """Every class of scenes made of widgets that the client has."""
    for module in pkgutil.walk_packages(game.client.__path__, "game.client."):
        importlib.import_module(module.name)
    todo = [WidgetScene]
    while todo:
        for kind in todo.pop().__subclasses__():
            if kind.__module__.startswith("game.client"):
                yield kind
                todo.append(kind)
