"""Two hours at the client by keys, mouse and pad, in compressed time: memory and handles do not grow.

    python -m tests.trials.soak --minutes 120

A hand does something four times a second of the program's time: mostly it plays, sometimes it opens menus, changes the
language, the size or the look, leaves and comes back. Frames follow each other without a real clock.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import threading
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

FRAME = 1 / 20  # of the program's time; a slow machine shows no more either
DEED = 5  # frames between two deeds
WARM = 0.3  # share of the time after which nothing may grow any more
MOST_GROWTH = 1.05
LOOKS = 24  # times that it is measured


@dataclass(frozen=True)
class Measured:
    """What the process holds at a moment of the program's time."""

    minute: float
    memory: int  # bytes of its own
    handles: int
    threads: int
    objects: int


def measure(minute: float) -> Measured:
    """Now, after rubbish has been collected."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Measured(minute, pages * 4096, len(list(Path("/proc/self/fd").iterdir())), threading.active_count(),
                    len(gc.get_objects()))


class Hand:
    """Whoever sits before the program."""

    def __init__(self, app: Any, host: Any, rng: Random) -> None:
        self.app, self.host, self.rng = app, host, rng
        self.matches = 0

    def deed(self) -> None:
        """Does one thing."""
        import pygame

        from game.client.match.scene import MatchScene
        from game.client.menus.results import ResultsScene
        from game.client.selftest import pick

        rng, top = self.rng, self.app.stack.top
        self.app.running = True  # "quit" has been found
        if self.host.table is None and len(self.app.stack.scenes) == 1 and rng.random() < 0.3:
            self.begin()
        elif isinstance(top, MatchScene) and rng.random() < 0.93:
            self.key(pick(rng))
        elif isinstance(top, ResultsScene) and rng.random() < 0.5:
            self.host.leave()
        elif rng.random() < 0.25:
            self.click()
        elif rng.random() < 0.1:
            self.change()
        else:
            self.key(rng.choice((pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP,
                                 pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_F10, pygame.K_l, pygame.K_t,
                                 pygame.K_f, pygame.K_p, pygame.K_h, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_PLUS,
                                 pygame.K_MINUS, pygame.K_F12)))

    def begin(self) -> None:
        """A match of any kind, against computers or people."""
        from game.catalogue import GAMES
        from game.client import assets
        from game.session.players import HUMAN, Player
        from tests.trials.mix import any_game

        game = any_game(self.rng, self.rng.choice(list(GAMES)))
        colours = list(assets.ALL_COLOURS)
        plays = [HUMAN, *(self.rng.choice((HUMAN, "any")) for _ in game.seats[1:])]
        players = [Player(seat, how, colours[number % len(colours)])
                   for number, (seat, how) in enumerate(zip(game.seats, plays, strict=True))]
        self.matches += 1
        self.host.begin(game, players, seed=self.rng.randrange(2**32))

    def key(self, key: int) -> None:
        """A key goes down and up."""
        import pygame

        self.app.step(FRAME, [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)])
        self.app.step(FRAME, [pygame.Event(pygame.KEYUP, key=key, mod=0)])

    def click(self) -> None:
        """The pointer goes anywhere and clicks."""
        import pygame

        width, height = self.app.window.get_size()
        at = self.rng.randrange(width), self.rng.randrange(height)
        self.app.step(FRAME, [pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(0, 0, 0))])
        button = self.rng.choice((1, 1, 1, 3))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step(FRAME, [pygame.Event(kind, pos=at, button=button, clicks=1)])

    def change(self) -> None:
        """Another language, look, speed or size."""
        import pygame

        settings, rng = self.app.context.settings, self.rng
        settings.full_screen = False
        what = rng.randrange(5)
        if what == 0:
            settings.language = rng.choice(("en", "cs", "de"))
        elif what == 1:
            settings.interface_scale = rng.choice((0.8, 1.0, 1.5))
        elif what == 2:
            settings.speed = rng.choice(("normal", "fast", "instant"))
        elif what == 3:
            settings.reduced_motion = not settings.reduced_motion
        else:
            size = rng.choice(((960, 540), (1280, 720), (1600, 900)))
            self.app.window = pygame.display.set_mode(size, pygame.RESIZABLE)
            self.app._resized()
        self.app.apply_settings()


def soak(minutes: float, seed: int, data: Path | None = None) -> list[Measured]:
    """Play for so long, with saves and settings in that folder; what was measured on the way."""
    import tests.conftest  # noqa: F401 - no window, no sound
    from game.client.app import App
    from game.client.context import Opponents
    from game.client.host import Host
    from game.client.settings import Folders
    from tests.session.seating import RandomBot

    rng, found = Random(seed), list[Measured]()
    frames = round(minutes * 60 / FRAME)
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        app = App(Folders.under(data or Path(folder)), "trial", size=(1280, 720))
        app.context.opponents = Opponents(("any",), "any", lambda game, level, seed: RandomBot(game, seed))
        app.context.settings.speed = "fast"
        app.context.settings.confirm = "needed"
        host = Host(app.context)
        app.stack.push(host.title())
        hand, begun, looked = Hand(app, host, rng), time.monotonic(), -1
        for frame in range(frames):
            app.step(FRAME)
            if frame % DEED == 0:
                hand.deed()
            if frame * LOOKS // frames > looked:
                looked = frame * LOOKS // frames
                found.append(measure(frame * FRAME / 60))
                one = found[-1]
                print(f"{one.minute:6.1f} min  {one.memory / 1e6:7.1f} MB  {one.handles:3} handles  {one.threads} "
                      f"threads  {one.objects:7} objects  {hand.matches} matches  {type(app.stack.top).__name__}"
                      f"  ({time.monotonic() - begun:.0f} s)", flush=True)
        found.append(measure(minutes))
        host.put_away()
        app.close()
    return found


def judge(found: list[Measured]) -> list[str]:
    """What has grown since the program was warm."""
    warm = [one for one in found if one.minute <= found[-1].minute * WARM]
    later = [one for one in found if one.minute > found[-1].minute * WARM]
    wrong, half = [], later[len(later) // 2:]
    before, after = max(one.memory for one in warm), min(one.memory for one in half)
    if after > before * MOST_GROWTH:
        wrong.append(f"memory grows from {before / 1e6:.1f} to {after / 1e6:.1f} MB")
    for name in ("handles", "threads"):
        if min(getattr(one, name) for one in half) > max(getattr(one, name) for one in warm):
            wrong.append(f"{name} grow")
    print(f"memory when warm {before / 1e6:.1f} MB, at the end {found[-1].memory / 1e6:.1f} MB; handles "
          f"{max(one.handles for one in warm)} and {found[-1].handles}")
    return wrong


def main() -> int:
    """The trial."""
    top = argparse.ArgumentParser(prog="python -m tests.trials.soak")
    top.add_argument("--minutes", type=float, default=120, metavar="N", help="of the program's time (default 120)")
    top.add_argument("--data", type=Path, metavar="DIR", help="keep saves and settings here; a full disk, for example")
    top.add_argument("--seed", type=int, default=1, metavar="N")
    options = top.parse_args()
    print(f"seed {options.seed}")
    try:
        wrong = judge(soak(options.minutes, options.seed, options.data))
    except Exception:  # noqa: BLE001 - what the trial looks for
        traceback.print_exc()
        return 1
    print("\n".join(wrong) or "nothing grows")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
