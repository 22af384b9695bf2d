"""Where the client begins: `play` opens the window with the title, `show` draws a single position."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import warnings
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pygame

from game.client.app import App, run
from game.client.context import Context, Opponents
from game.client.exchange import remember_log
from game.client.host import Host, match_scene
from game.client.scenes import Scene
from game.client.settings import Folders, writable
from game.kernel.contract import BadSetup
from game.kernel.document import Document, Problem
from game.scenario import BAD, FAIL, OK, play_document, read_file, report
from game.session.documents import seat_document
from game.session.players import HUMAN, Player
from game.session.saves import table_note
from game.session.table import Terms
from game.version import VERSION

UNSEEN = ("offscreen", "dummy")  # drivers that SDL falls back to where there is no screen
SETTLING = 4.0  # seconds that a picture may take to come to rest


def play(options: argparse.Namespace, opponents: Opponents) -> int:
    """Play in a window; the exit status."""
    remember_log()
    folders = Folders.under(options.data_dir) if options.data_dir is not None else Folders.standard()
    try:
        app = App(folders, VERSION, size=options.size)
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no screen here")
    except pygame.error as trouble:
        print(f"No window can be opened: {trouble}", file=sys.stderr)
        return 1
    context = app.context
    context.opponents = opponents
    if options.lang:
        context.settings.language = options.lang
        app.apply_settings(write=False)
    host = Host(context)
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


def show(options: argparse.Namespace) -> int:
    """Draw the position that a document reaches; the exit status as for scenario."""
    try:
        document = read_file(options.file)
        reached = play_document(document, stop=True)
        known = table_note(document).players if document.table is not None else {}
        if options.seat is not None and options.seat not in reached.game.seats:
            raise BadSetup("--seat", f"nobody is called {options.seat!r}", f"known are {', '.join(reached.game.seats)}")
    except BadSetup as bad:
        problem = Problem(bad.path, bad.right or "a document as docs/notation.md says", bad.wrong)
        print(report(options.file, BAD, [problem]))
        return BAD
    if reached.problems:
        print(report(options.file, FAIL, reached.problems))
        return FAIL
    if not options.output.parent.is_dir():
        print(f"{options.output}: cannot be written: there is no folder {options.output.parent}", file=sys.stderr)
        return BAD
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    warnings.filterwarnings("ignore", "no fast renderer")  # nobody waits for this picture
    with tempfile.TemporaryDirectory() as folder:
        app = App(Folders.under(Path(folder)), VERSION, size=options.size)
        try:
            draw(app, document, known, options)
            app.screenshot(options.output)
        except (OSError, pygame.error) as trouble:
            print(f"{options.output}: cannot be written: {trouble}", file=sys.stderr)
            return BAD
        finally:
            app.close()
    return OK


def draw(app: App, document: Document, known: Mapping[str, Player], options: argparse.Namespace) -> None:
    """The match scene on the position that it reaches, when it has come to rest."""
    settings = app.context.settings
    settings.language, settings.interface_scale = options.lang, min(2.0, max(0.8, options.scale / 100))
    settings.reduced_motion, settings.speed = True, "instant"
    if app.window.get_size() != options.size:  # smaller than a window may be
        app.window = pygame.Surface(options.size).convert()
    app.apply_settings(write=False)
    seats = document.seats
    # Nobody is hired: who is no human here only makes way for the eyes that look.
    everybody = set(seats) if document.game == "carcassonne" else {seats[0]}  # there all see the same
    eyes = {options.seat} if options.seat is not None else everybody
    players = [msgspec.structs.replace(known.get(seat, Player(seat)), plays=HUMAN if seat in eyes else "computer")
               for seat in seats]
    table = seat_document(document, players, terms=Terms("never", forced=False))
    app.stack.push(match_scene(app.context, table, lambda: None, lambda: None))
    waited = 0.0
    while waited < SETTLING:
        app.step(1 / 60)
        waited += 1 / 60
        if waited > 0.3 and app.rest() > 0:
            break
    app.draw()
