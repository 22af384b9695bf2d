"""The program looks at itself: what its own pieces do where it is, told line by line. Nothing here draws or thinks.

`python main.py selftest` runs this, the client's part and the worker's; a packaged program runs it where it was
unpacked, so that a friend can send the report of a machine that nobody else has.
"""

from __future__ import annotations

import platform
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .catalogue import GAMES, new_game
from .kernel.contract import CHANCE, OVER
from .scenario import OK, judge_file, report
from .session.players import Player
from .session.shelf import Shelf
from .session.table import Table, Terms
from .version import VERSION

SEATS = ("one", "two", "three")


@dataclass
class Report:
    """What was looked at, a line for each, and whether all of it was well."""

    lines: list[str] = field(default_factory=list)
    failed: bool = False
    tell: Callable[[str], object] = lambda line: None

    def say(self, line: str) -> None:
        """A line more."""
        self.lines.append(line)
        self.tell(line)

    @contextmanager
    def part(self, name: str) -> Iterator[list[str]]:
        """A part of the program; what it has to say goes into the list. Whatever it raises is its failure."""
        said: list[str] = []
        begun = time.perf_counter()
        try:
            yield said
        except Exception as trouble:  # noqa: BLE001 - a part that fails must not keep the others from being looked at
            self.failed = True
            where = traceback.extract_tb(trouble.__traceback__)[-1]
            self.say(f"FAIL {name}: {type(trouble).__name__}: {trouble} ({Path(where.filename).name}:{where.lineno})")
        else:
            what = f"{name}: {'; '.join(said)}" if said else name
            self.say(f"ok   {what} ({time.perf_counter() - begun:.1f} s)")


def about(told: Report) -> None:
    """Which program this is, and where."""
    packed = "packaged" if getattr(sys, "frozen", False) else "from source"
    told.say(f"Castles & Crowns {VERSION}, {packed}, Python {platform.python_version()}, {platform.platform()}")


def engine(told: Report) -> None:
    """A whole random game of each kind, and the same once more from its log."""
    for name in GAMES:
        with told.part(f"rules of {name}") as said:
            game = new_game(name, SEATS, ["base"])
            state, again, rng, actions = game.start(), game.start(), Random(1), 0
            while (mover := game.to_move(state)) != OVER:
                code = game.sample_chance(state, rng) if mover == CHANCE else rng.choice(game.legal_codes(state))
                action = game.decode(code)
                game.apply(state, code)
                game.apply(again, action)
                actions += 1
            if game.digest(state) != game.digest(again):
                raise ValueError("the log leads to another end")
            said.append(f"{actions} actions, {game.outcome(state).scores}")


def rulings(told: Report) -> None:
    """Documents that each show a ruling: a handful in a package, all of the tests in a checkout."""
    packed = getattr(sys, "_MEIPASS", None)
    folder = Path(packed) / "rulings" if packed else Path(__file__).resolve().parents[1] / "tests" / "scenarios"
    with told.part("rulings") as said:
        documents = sorted(folder.rglob("*.json"))
        for document in documents:
            status, problems = judge_file(document)
            if status != OK:
                raise ValueError(report(document, status, problems))
        if not documents:
            raise ValueError(f"there are none in {folder}")
        said.append(f"{len(documents)} documents")


def saves(told: Report, folder: Path) -> None:
    """A match of each game is kept, left, and taken up again."""
    for name in GAMES:
        with told.part(f"saves of {name}") as said:
            kept, rng = Shelf(folder), Random(2)
            game = new_game(name, SEATS, ["base"])
            table = Table(game, [Player(seat) for seat in SEATS], terms=Terms("never"))
            autosave = kept.begin(table)
            table.begin()
            for _ in range(30):
                table.submit(rng.choice(table.legal_actions()), table.active)
            autosave.close()
            if autosave.trouble:
                raise OSError(autosave.trouble)
            again = kept.resume(autosave.path)
            if again.loaded.diverged or again.loaded.table.digest() != table.digest():
                raise ValueError("the match taken up is another one")
            again.autosave.close()
            said.append(f"{autosave.path.stat().st_size} bytes, {len(table.log.entries)} entries")
