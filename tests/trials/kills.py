"""Programs killed at any moment of a match: each is taken up again at its last confirmed decision or the one before.

    python -m tests.trials.kills --count 75

A child plays as fast as it can, so that most of its time goes into writing, and tells each confirmed decision; it is
killed after a moment nobody chose. Every fourth child is the whole client, played by keys.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import GAMES, new_game
from game.kernel.document import read_document
from game.session.players import Player
from game.session.replay import Replay
from game.session.saves import to_bytes
from game.session.shelf import Shelf
from game.session.table import Confirmed, Table
from tests.session.seating import RandomBot
from tests.trials.trial import parser, run

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = 0.25  # share of children that are the whole client
FEWEST, MOST = 0.02, 0.8  # seconds that a child lives after its first word
PATIENCE = 120
SEATS = ("vermilion", "blue", "yellow")


# ---- the child ------------------------------------------------------------------------------------------------------


def told(table: Table) -> None:
    """How far the match is confirmed, for whoever kills this process."""
    print(len(table.log.entries), table.digest(), flush=True)


def hire(table: list[Table]) -> Callable[[Player, int], Any]:
    return lambda player, seat: RandomBot(table[0].game, seat)


def table_child(folder: Path, name: str, rng: Random) -> None:
    """A match at a table without a window: two people who decide at random, and a computer."""
    kept, at = Shelf(folder / "saves"), list[Table]()
    found = kept.resumable()
    if found is None:
        game = new_game(name, SEATS, ["base"])
        players = [Player("A"), Player("B", "any"), Player("C")]
        at.append(Table(game, players, seed=rng.randrange(2**32), hire=hire(at)))
        kept.begin(at[0])
    else:
        at.append(kept.resume(found.path, hire(at)).loaded.table)
    table = at[0]
    table.begin()
    print("begun", flush=True)
    while not table.over:
        if table.unconfirmed is not None:
            table.confirm()
            told(table)
        elif table.players[table.active].human:
            table.submit(rng.choice(table.legal_actions()), table.active)
        else:
            table.poll()


def window_child(folder: Path, name: str, rng: Random) -> None:
    """The client without a screen, played by keys."""
    import tests.conftest  # noqa: F401 - no window, no sound
    from game.client.app import App
    from game.client.host import Host
    from game.client.match.scene import MatchScene
    from game.client.selftest import pick, press
    from game.client.settings import Folders

    app = App(Folders.under(folder), "trial", size=(960, 540))
    app.context.settings.speed = "instant"
    host = Host(app.context)
    app.stack.push(host.title())
    found = app.context.shelf.resumable()
    if found is None:
        host.begin(new_game(name, SEATS, ["base"]), [Player(seat, colour=seat) for seat in SEATS],
                   seed=rng.randrange(2**32))
    else:
        host.go_on(found)
    table = host.table
    assert table is not None
    table.players[:] = [Player(player.name, colour=player.colour) for player in table.players]
    print("begun", flush=True)
    table.listen(lambda event: told(table) if isinstance(event, Confirmed) else None, 0)
    while not table.over:
        press(app, pick(rng))
        if not isinstance(app.stack.top, MatchScene):
            import pygame

            press(app, rng.choice((pygame.K_RETURN, pygame.K_ESCAPE)))


# ---- who kills it ---------------------------------------------------------------------------------------------------


def case(rng: Random, folder: Path | None = None) -> str:
    """A match that is killed three times and goes on each time."""
    with tempfile.TemporaryDirectory(prefix="kills-") as name:
        game, where = rng.choice(list(GAMES)), folder or Path(name)
        known = list[tuple[int, str]]()
        for times in range(1, 4):
            if killed_once(where, game, rng, known):
                return f"{game}: over before it was killed {times} times"
    return f"{game}: killed three times and taken up"


def killed_once(folder: Path, game: str, rng: Random, known: list[tuple[int, str]]) -> bool:
    """A child begins or goes on, is killed, and what it leaves is looked at; whether the match is over. `known`: what
    has been confirmed, so many entries with what digest."""
    mode = "window" if rng.random() < WINDOWS else "table"
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.trials.kills", "--child", mode, str(folder), game, str(rng.randrange(2**32))],
        cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    while (line := child.stdout.readline()) != "begun\n":
        assert line, f"the {mode} child has not begun"
    time.sleep(FEWEST + (MOST - FEWEST) * rng.random() ** 2)
    if child.poll() is not None:
        assert child.returncode == 0, f"the {mode} child has failed"
    else:
        os.kill(child.pid, signal.SIGKILL)
    rest, _ = child.communicate(timeout=PATIENCE)
    lines = [line.split() for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    known += [(int(entries), digest) for entries, digest in lines]
    return look(folder, known)


def look(folder: Path, known: list[tuple[int, str]]) -> bool:
    """The match is there, at one of the last two confirmed decisions or at the one that was being written; whether it
    is over."""
    kept = Shelf(folder / "saves")
    listed = kept.recent()
    assert listed and not any(one.problem for one in listed), listed
    newest = listed[0]
    assert not newest.held
    resumed = kept.resume(newest.path)
    table = resumed.loaded.table
    assert resumed.put_aside is None and resumed.loaded.diverged is None
    entries, digest = len(table.log.entries), table.digest()
    replay = Replay(read_document(to_bytes(table)))
    replay.to(entries)
    assert replay.digest() == digest, "the state is not what its log says"
    if known and entries > known[-1][0]:
        replay.to(known[-1][0])
        assert replay.digest() == known[-1][1], "what was confirmed is not in it"
    elif known:
        assert (entries, digest) in known[-2:], f"{entries} entries are kept, {known[-2:]} were confirmed"
    resumed.autosave._lock.release()
    return table.over


def main() -> int:
    """The trial, or a child of it."""
    if sys.argv[1:2] == ["--child"]:
        mode, folder, game, seed = sys.argv[2:]
        (window_child if mode == "window" else table_child)(Path(folder), game, Random(int(seed)))
        return 0
    options = parser("kills", 75).parse_args()
    return run("kills", case, options)


if __name__ == "__main__":
    sys.exit(main())
