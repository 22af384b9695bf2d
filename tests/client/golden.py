"""Golden pictures: fifteen scenes as they looked when somebody last judged them good, at half of 960x540.

    python -m tests.client.golden            draws them all and keeps those that have changed
    python -m tests.client.golden title      only these

Look at what changed (git shows old and new) before it is committed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np

if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.client.app import App
from game.client.context import Opponents
from game.client.guide.guide_scene import GuideScene
from game.client.match.scene import MatchScene
from game.client.menus.load import LoadScene
from game.client.menus.new_game import NewGameScene
from game.client.menus.pause import PauseScene
from game.client.menus.results import Result, ResultsScene
from game.client.menus.settings import SettingsScene
from game.client.menus.title import Doors, Recent, TitleScene
from game.client.settings import Folders
from game.session.players import Player
from game.session.shelf import Listed
from game.session.table import Table
from tests.client.all_scenes import cards, curtain
from tests.client.match_hands import play
from tests.client.menu_words import LEVELS
from tests.session.seating import seat

FOLDER = Path(__file__).parent / "golden"
SIZE, KEPT = (960, 540), (480, 270)
MENU = ("match-to-computer", "inspect-tiles", "inspect-fields", "projected-title", "match-log", "help-title")
MEAN, FAR, MANY = 1.0, 24, 0.001  # at most: mean difference; and pixels that are further off than so much
PLAYERS = ("Agnes", "Konrad", "Ludmila")


def table_of(played: int, *plays: str, **more: Any) -> Table:
    """A match in which so many decisions have been taken."""
    table = seat(*(plays or ("human", "any", "any")), **more)
    table.players = [Player(name, player.plays) for name, player in zip(PLAYERS, table.players)]
    table.terms.confirm = "never"
    table.begin()
    play(table, played)
    return table


def match(app: App, table: Table) -> MatchScene:
    scene = MatchScene(app.context, table, lambda: None, lambda table: None)
    app.stack.push(scene)
    return scene


def to_the(app: App, what: str, played: int = 13, **more: Any) -> MatchScene:
    """On from there until a person is to "place" a tile or to choose a "figure"."""
    table = table_of(played, **more)
    while (table.view(0).drawn is None) == (what == "place") or not table.players[table.active].human:
        play(table, 1)
    return match(app, table)


def saves() -> list[Listed]:
    def one(number: int, **more: Any) -> Listed:
        return Listed(path=Path(f"save-{number}.json"), game="carcassonne", scores=(31 + number, 27, 40 - number),
                      players=tuple(Player(name) for name in PLAYERS),
                      saved=datetime(2025, 3, 7 - number, 12).astimezone(), **more)

    broken = Listed(path=Path("save-broken.json"), auto=False, problem="$: broken JSON, UTF-8 JSON is expected")
    return [one(0, auto=True), one(1, auto=False, title="Sunday"), one(2, auto=True, over=True), broken]


def title(app: App, *recent: Recent) -> None:
    nowhere: Any = lambda: None  # noqa: E731
    app.stack.push(TitleScene(app.context, Doors(nowhere, nowhere, nowhere, lambda: recent)))


def fields(app: App) -> None:
    scene = to_the(app, "place", 70)
    scene.picture.show_fields()  # type: ignore[attr-defined]


def results(app: App) -> None:
    table = table_of(10 ** 6, "any", "any", "any")
    match(app, table)
    app.stack.push(ResultsScene(app.context, Result.of(table), *[lambda: None] * 3))


def lesson(app: App) -> None:
    guide = GuideScene(app.context)
    app.stack.push(guide)
    guide.teach(guide.lessons[0])
    app.stack.top.go_on()  # type: ignore[union-attr]


def pause(app: App) -> None:
    to_the(app, "place")
    app.stack.push(PauseScene(app.context, [(message, lambda: None) for message in MENU], lambda: None))


def settings(app: App) -> None:
    title(app)
    app.stack.push(SettingsScene(app.context))


SCENES: dict[str, Callable[[App], object]] = {
    "title": title,
    "title-recent": lambda app: title(app, *[Recent(f"Agnes {n} · Konrad 17", "7 March 2025, 12:00", lambda: None)
                                             for n in range(28, 31)]),
    "guide": lambda app: app.stack.push(GuideScene(app.context)),
    "lesson": lesson,
    "new-game": lambda app: app.stack.push(NewGameScene(app.context, lambda *_: None)),
    "load": lambda app: app.stack.push(LoadScene(app.context, saves, lambda one: None, lambda one: None)),
    "settings": settings,
    "match-place": lambda app: to_the(app, "place"),
    "match-figure": lambda app: to_the(app, "figure", 24, sets=("base", "river", "inns_cathedrals")),
    "match-fields": fields,
    "pause": pause,
    "results": results,
    "cards-draft": lambda app: app.stack.push(cards(app, 0)),
    "cards-turn": lambda app: app.stack.push(cards(app, 230)),
    "curtain": lambda app: app.stack.push(curtain(app)),
}


def draw(app: App, scene: str) -> pygame.Surface:
    """The scene at rest, with the clock, the dice and the speed held still."""
    settings = app.context.settings
    settings.reduced_motion, settings.speed = True, "instant"
    app.context.opponents = Opponents(LEVELS, "strong")
    app.apply_settings(write=False)
    SCENES[scene](app)
    for _ in range(60):
        app.step(1 / 60)
    app.draw()
    return app.window


def picture(scene: str) -> pygame.Surface:
    """As it is kept: in English, half the size."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Folders.under(Path(folder)), "1.0", size=SIZE)
        app.context.settings.language = "en"
        try:
            return pygame.transform.smoothscale(draw(app, scene), KEPT)
        finally:
            app.close()


def difference(one: pygame.Surface, other: pygame.Surface) -> tuple[float, float, pygame.Surface]:
    """The mean difference, the share of pixels that are far off, and the difference as a picture."""
    pixels = [pygame.surfarray.array3d(surface).astype(np.int16) for surface in (one, other)]
    off = np.abs(pixels[0] - pixels[1])
    shown = pygame.surfarray.make_surface(np.clip(off * 4, 0, 255).astype(np.uint8))
    return float(off.mean()), float((off.max(axis=2) > FAR).mean()), shown


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    mean, far, _ = difference(one, other)
    return mean < MEAN and far < MANY


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or SCENES:
        now, path = picture(name), FOLDER / f"{name}.png"
        if not path.exists() or not alike(now, pygame.image.load(path)):
            pygame.image.save(now, path)
            print(f"kept {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
