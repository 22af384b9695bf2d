"""The same logs, played in other processes, under other hash seeds, by other Pythons: the states are the same.

    python -m tests.trials.elsewhere --count 40 --python python3.13 --python /opt/python3.14/bin/python3

Another Python needs msgspec, nothing else. It reads the logs as saves, and draws by seed what the saves do not fix.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from game.kernel.contract import CHANCE, OVER, Game
from game.kernel.document import document_about, read_document, write_document
from game.kernel.notation import Scribe
from game.scenario import game_of
from game.session.log import rules_hash
from game.session.replay import Replay
from tests.trials.mix import any_game
from tests.trials.trial import parser, seed_of

ROOT = Path(__file__).resolve().parents[2]
HASH_SEEDS = ("0", "1", "4294967295", "random")
EVERY = 25  # entries between two states that are compared


def written(game: Game, rng: Random) -> str:
    """A random game as a document."""
    state, scribe = game.start(), Scribe(game)
    while (mover := game.to_move(state)) != OVER:
        action = game.decode(game.sample_chance(state, rng) if mover == CHANCE else rng.choice(game.legal_codes(state)))
        scribe.note(action, state)
        game.apply(state, action)
    return write_document(document_about(game, play=scribe.entries)).decode()


def states(document: str) -> list[str]:
    """What a Python makes of a log: states on the way, what is legal there, the end, and what a seed draws."""
    replay, found = Replay(read_document(document.encode())), list[str]()
    for entry in range(0, len(replay) + 1, EVERY):
        replay.to(entry)
        legal = replay.game.legal_codes(replay._state)
        found += [replay.digest(), repr(legal)]
    replay.to(len(replay))
    game = game_of(read_document(document.encode()))
    return [*found, replay.digest(), repr(replay.outcome()), rules_hash(game), written(game, Random(7))]


def other(python: str, hash_seed: str, documents: Iterable[str]) -> list[list[str]]:
    """The same in another process."""
    done = subprocess.run([python, "-m", "tests.trials.elsewhere", "--child"], cwd=ROOT, input=json.dumps([*documents]),
                          env=os.environ | {"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{python}: {done.stderr[-2000:]}"
    found: list[list[str]] = json.loads(done.stdout)
    return found


def compare(count: int, first: int, pythons: Iterable[str], seeds: Iterable[str]) -> int:
    """How many states differ; each is printed."""
    documents = [written(any_game(rng), rng) for rng in (seed_of("elsewhere", number)
                                                         for number in range(first, first + count))]
    here, differ = [states(document) for document in documents], 0
    for python in pythons:
        for seed in seeds:
            there = other(python, seed, documents)
            wrong = [first + place for place, (one, two) in enumerate(zip(here, there, strict=True)) if one != two]
            differ += len(wrong)
            print(f"{python}, hash seed {seed}: {count - len(wrong)} games the same, {len(wrong)} not {wrong or ''}",
                  flush=True)
    return differ


def main() -> int:
    """The trial, or a child of it."""
    if sys.argv[1:2] == ["--child"]:
        json.dump([states(document) for document in json.load(sys.stdin)], sys.stdout)
        return 0
    top = parser("elsewhere", 40)
    top.add_argument("--python", action="append", default=[], metavar="PATH", help="another Python, with msgspec")
    options = top.parse_args()
    return 1 if compare(options.count, options.first, [sys.executable, *options.python], HASH_SEEDS) else 0


if __name__ == "__main__":
    sys.exit(main())
