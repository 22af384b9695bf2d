"""What every scene may ask for: settings, words, devices, sound, look, and the stack it stands on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.audio import Audio
from game.client.holding import Holding
from game.client.input import Input
from game.client.settings import Folders, Settings, SettingsFile
from game.client.widgets.theme import Theme
from game.client.words import Words
from game.kernel.contract import Game
from game.session.coach import Coach
from game.session.players import Bot
from game.session.review import Review
from game.session.shelf import Shelf

if TYPE_CHECKING:
    from game.client.scenes import SceneStack


def _nobody(game: Game, level: str, seed: int) -> Bot:
    raise LookupError("no computer plays here")


@dataclass(frozen=True)
class Opponents:
    """Computer players, handed in from outside: `levels` by name, the weakest first, the one a new player meets, and
    `bot(game, level, seed)`, who sits on a seat; `coach(game)`, who judges positions for people. `wake` and `close`
    surround the time in which they may be asked."""

    levels: tuple[str, ...] = ()
    usual: str = ""
    bot: Callable[[Game, str, int], Bot] = _nobody
    wake: Callable[[], object] = lambda: None
    close: Callable[[], object] = lambda: None
    coach: Callable[[Game], Coach] | None = None
    knows: tuple[str, ...] = ("carcassonne",)  # games that they understand; others they play at random

    def coach_of(self, game: Game) -> Coach | None:
        """Who judges this game; None when nobody does."""
        return self.coach(game) if self.coach is not None and game.name in self.knows else None

    def hired(self, game: Game, level: str, seed: int) -> Bot:
        """Who sits down to play this game at that level."""
        return self.bot(game, level if game.name in self.knows else "random", seed)


@dataclass
class Context:
    folders: Folders
    file: SettingsFile
    words: Words
    input: Input
    audio: Audio
    theme: Theme
    version: str
    size: tuple[int, int] = (1280, 800)  # of the surface that scenes draw on
    stack: SceneStack = field(init=False)
    quit: Callable[[], None] = lambda: None  # the application puts its own here, and for the next two
    apply_settings: Callable[[], None] = lambda: None  # after a change: words, look, sound and window follow at once
    screenshot: Callable[[], object] = lambda: None
    opponents: Opponents = Opponents()
    holding: Holding = field(default_factory=Holding)
    save_game: Callable[[], object] | None = None  # asks under which name to keep the match that is played
    copy_position: Callable[[], object] | None = None  # of that match, for the clipboard
    take_in: Callable[[str], object] = lambda text: None  # a document, or the path of one, from outside the window
    report_problem: Callable[[], object] | None = None  # writes a file that tells what went wrong
    last_review: tuple[str, Review] | None = None  # which game, and what the coach found in it

    def __post_init__(self) -> None:
        self.set_shelf()

    def set_shelf(self) -> None:
        """The saves of the folder that the settings name; a match that is being kept goes on where it is."""
        folder = Path(self.settings.saves_folder) if self.settings.saves_folder else self.folders.data / "saves"
        if getattr(self, "shelf", None) is None or self.shelf.folder != folder:
            self.shelf = Shelf(folder)

    @property
    def settings(self) -> Settings:
        return self.file.settings

    @property
    def room(self) -> pygame.Rect:
        return pygame.Rect((0, 0), self.size)

    @property
    def still(self) -> bool:
        """No motion is wanted."""
        return self.settings.reduced_motion


def interface_scale(size: tuple[int, int], factor: float) -> float:
    """Pixels per logical unit: the design is 1080 units high and not less than 1280 wide."""
    return max(0.4, min(size[1] / 1080, size[0] / 1600) * factor)
