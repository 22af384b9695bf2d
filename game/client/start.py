"""Where the client begins: `play` opens the window with the title, `show` draws a single position."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

import pygame

from game.client.app import App, run
from game.client.context import Context, Opponents
from game.client.host import Host, Reach, match_scene, seated
from game.client.scenes import Scene
from game.client.settings import Folders
from game.kernel.notation import Run
from game.session.players import HUMAN, Player
from game.session.table import Terms
from game.version import VERSION

SETTLING = 4.0  # seconds that a picture may take to come to rest


def play(options: argparse.Namespace, opponents: Opponents, reach: Reach) -> int:
    """Play in a window; the exit status."""
    folders = Folders.under(options.data_dir) if options.data_dir is not None else Folders.standard()
    try:
        app = App(folders, VERSION, size=options.size)
    except pygame.error as trouble:
        print(f"No window can be opened: {trouble}", file=sys.stderr)
        return 1
    context = app.context
    context.opponents = opponents
    if options.lang:
        context.settings.language = options.lang
        app.apply_settings(write=False)
    host = Host(context, reach)
    opponents.wake()
    try:
        return run(app, Arrival(context, host, options.open, options.proof))
    finally:
        host.put_away()
        opponents.close()


class Arrival(Scene):
    """Before the first frame: the title, and over it what the command line asked for. `proof` is a hidden switch of the
    window test: the first frame that stands still is written to this file, and the program ends."""

    def __init__(self, context: Context, host: Host, file: Path | None, proof: Path | None) -> None:
        super().__init__(context)
        self.host, self.file, self.proof = host, file, proof

    def rest(self) -> float:
        return 0.0

    def update(self, seconds: float) -> None:
        context, host = self.context, self.host
        context.stack.reset(host.title())
        if not writable(context.folders.data):
            host.say("start-trouble", "start-folder", folder=str(context.folders.data))
        if self.file is not None:
            host.open(self.file)
        if self.proof is not None:
            context.stack.push(Proof(context, self.proof))


class Proof(Scene):
    opaque = False

    def __init__(self, context: Context, path: Path) -> None:
        super().__init__(context)
        self.path, self.waited = path, 0.0

    def rest(self) -> float:
        return 0.0

    def update(self, seconds: float) -> None:
        self.waited += seconds
        if self.waited > 0.5:
            pygame.image.save(pygame.display.get_surface(), self.path)
            self.context.quit()


def writable(folder: Path) -> bool:
    """Whether the program can keep files there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def show(options: argparse.Namespace, reached: Run) -> int:
    """Draw the position that a document has reached; the exit status."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        app = App(Folders.under(Path(folder)), VERSION)
        try:
            pygame.image.save(draw(app, reached, options), options.output)
        except (OSError, pygame.error) as trouble:
            print(f"{options.output}: cannot be written: {trouble}", file=sys.stderr)
            return 1
        finally:
            app.close()
    return 0


def draw(app: App, reached: Run, options: argparse.Namespace) -> pygame.Surface:
    """The match scene on that position, when it has come to rest."""
    settings = app.context.settings
    settings.language, settings.interface_scale = options.lang, min(2.0, max(0.8, options.scale / 100))
    settings.reduced_motion, settings.speed = True, "instant"
    app.window = pygame.display.set_mode(options.size)
    app.apply_settings(write=False)
    seats = reached.game.seats
    # Nobody is hired: who is no human here only makes way for the eyes that look.
    eyes = {options.seat} if options.seat is not None else set(seats)
    players = [Player(seat, HUMAN if seat in eyes else "computer") for seat in seats]
    table = seated(reached, players, Terms("never", forced=False))
    app.stack.push(match_scene(app.context, table, lambda: None, lambda: None))
    waited = 0.0
    while waited < SETTLING:
        app.step(1 / 60)
        waited += 1 / 60
        if waited > 0.3 and app.rest() > 0:
            break
    app.draw()
    return app.window
