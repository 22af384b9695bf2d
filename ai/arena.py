"""Matches between named opponents: the same shuffles with seats exchanged, in parallel processes, resumable."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import Random
from threading import Thread
from time import process_time
from typing import Any

from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER, Game

from .bot import ROOMS, names, opponent
from .search.budget import Budget

SEATS = ("red", "blue", "green", "yellow", "black", "pink", "grey", "white")
MOST_SEATS = {"carcassonne": 6, "citadels": 8}
SETS = {"carcassonne": ("base",), "citadels": ("base", "dark_city")}
"""By game: where nobody says."""


class ShuffledPile:
    """A dealer that has put the whole pile in one order: the same seed gives the same tiles in turn, whoever plays.

    Every copy of what chance may do has its own lot; the lowest lot that is possible now comes first. What comes back
    after it was drawn (the faces of a die) gets new lots each time.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._lots: dict[int, list[float]] = {}
        self._again = 0                        # times that something came back

    def pick(self, game: Game, state: Any) -> int:
        """The next of the pile that is possible now."""
        possible = game.chance_codes(state)
        again = any(len(self._lots[code]) < copies for code, copies in possible if code in self._lots)
        self._again += again
        for code, copies in possible:
            if again or code not in self._lots:
                rng = Random(f"{self.seed} {code} {self._again}" if again else f"{self.seed} {code}")
                self._lots[code] = sorted((rng.random() for _ in range(copies)), reverse=True)
        code = min((code for code, _ in possible), key=lambda code: self._lots[code][-1])
        self._lots[code].pop()
        return code


@dataclass(frozen=True)
class Entrant:
    """An opponent with its budget: "strong", "strong@200" (iterations a decision), "strong@0.5s" (seconds)."""

    name: str
    iterations: int | None = None
    seconds: float | None = None

    @staticmethod
    def parse(text: str, game: str = "carcassonne") -> Entrant:
        """Read one of a game. Raises ValueError that says what would be right."""
        name, _, budget = text.partition("@")
        opponent(new_game(game, SEATS[:2], ("base",)), name)
        try:
            if budget.endswith("s"):
                return Entrant(name, seconds=float(budget[:-1]))
            return Entrant(name, iterations=int(budget) if budget else None)
        except ValueError:
            raise ValueError(f"unknown budget {budget!r}; right is 200 (iterations) or 0.5s (seconds)") from None

    @property
    def budget(self) -> Budget | None:
        """What it may think; None leaves it to its level."""
        if self.iterations is None and self.seconds is None:
            return None
        return Budget(self.iterations, self.seconds)

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.name}@{self.seconds:g}s"
        return self.name if self.iterations is None else f"{self.name}@{self.iterations}"


@dataclass(frozen=True)
class Fixture:
    """One game to be played: the first entrant on seat `home`, the others on the seats after it, round the table."""

    entrants: tuple[Entrant, ...]          # as many as seats
    home: int
    shuffle: int
    game: str = "carcassonne"
    sets: tuple[str, ...] = ("base",)
    options: tuple[tuple[str, Any], ...] = ()

    def entrant(self, seat: int) -> Entrant:
        """Who sits there."""
        return self.entrants[(seat - self.home) % len(self.entrants)]


@dataclass(frozen=True)
class Played:
    """How it went, by entrants: points, share of the victory; and how fast the first one searched."""

    shuffle: int
    home: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    simulations: int = 0
    seconds: float = 0.0


def play(fixture: Fixture) -> Played:
    """Play one game."""
    seats = len(fixture.entrants)
    game = new_game(fixture.game, SEATS[:seats], fixture.sets, dict(fixture.options))
    players = [opponent(game, fixture.entrant(seat).name, fixture.shuffle * seats + seat) for seat in range(seats)]
    budgets = [fixture.entrant(seat).budget for seat in range(seats)]
    dealer, state = ShuffledPile(fixture.shuffle), game.start()
    simulations, seconds = 0, 0.0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, dealer.pick(game, state))
            continue
        began = process_time()
        choice = players[seat].choose(game.view(state, seat), budgets[seat])
        if seat == fixture.home and choice.simulations:
            simulations += choice.simulations
            seconds += process_time() - began
        game.apply(state, choice.action)
    outcome = game.outcome(state)
    at = [(fixture.home + place) % seats for place in range(seats)]
    return Played(fixture.shuffle, fixture.home, tuple(outcome.scores[seat] for seat in at),
                  tuple((seat in outcome.winners) / len(outcome.winners) for seat in at), simulations, seconds)


def fixtures(entrants: Sequence[Entrant], seats: int, shuffles: Iterable[int], sets: Sequence[str],
             options: dict[str, Any], game: str = "carcassonne") -> Iterator[Fixture]:
    """Every shuffle with the first entrant on each seat in turn; the last entrant fills the seats that are left."""
    field = (*entrants, *[entrants[-1]] * (seats - len(entrants)))
    for shuffle in shuffles:
        for home in range(seats):
            yield Fixture(field, home, shuffle, game, tuple(sets), tuple(sorted(options.items())))


@dataclass(frozen=True)
class Tally:
    """The first entrant against the others."""

    games: int
    win_rate: float                        # a shared victory counts as its share
    interval: float                        # 95 %: the rate is within so much
    score: float
    score_of_others: float
    margin: float                          # over the best of the others
    simulations_per_s: float


def tally(played: Sequence[Played]) -> Tally:
    """Count. The games of one shuffle are one sample, for they are alike."""
    shuffles: dict[int, list[float]] = {}
    for one in played:
        shuffles.setdefault(one.shuffle, []).append(one.wins[0])
    means = [sum(wins) / len(wins) for wins in shuffles.values()]
    games = len(played)
    rate = sum(one.wins[0] for one in played) / games
    spread = sum((mean - rate) ** 2 for mean in means) / max(1, len(means) - 1)
    interval = 1.96 * math.sqrt(spread / len(means)) if 0 < rate < 1 and len(means) > 1 else min(1.0, 3 / games)
    others = [score for one in played for score in one.scores[1:]]
    seconds = sum(one.seconds for one in played)
    return Tally(games, rate, interval, sum(one.scores[0] for one in played) / games, sum(others) / len(others),
                 sum(one.scores[0] - max(one.scores[1:]) for one in played) / games,
                 sum(one.simulations for one in played) / seconds if seconds else 0.0)


def end_with_parent() -> None:
    """In a process of the pool: end at once when the arena does, however it ended. A pool alone waits for ever."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def run(todo: Sequence[Fixture], executor: Executor, done: Callable[[Played], None]) -> None:
    """Play these on any executor and hand each result over as it comes."""
    for future in as_completed([executor.submit(play, fixture) for fixture in todo]):
        done(future.result())


# ---- the command ----------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="main.py arena", description="Matches between opponents.")
    add = parser.add_argument
    add("entrants", nargs="+", metavar="NAME[@BUDGET]",
        help=f"two opponents or more: in the tile game {', '.join(names('carcassonne'))}, in the card game "
             f"{', '.join(names('citadels'))}; strong@200 thinks 200 iterations a decision, strong@0.5s half a second")
    add("--game", choices=tuple(ROOMS), default="carcassonne", help="which game (carcassonne)")
    add("--shuffles", type=int, default=10, help="how many shuffles; each is played from every seat (10)")
    add("--first", type=int, default=0, metavar="N", help="number of the first shuffle (0)")
    add("--seats", type=int, help="seats at the table; the last opponent fills them (as many as are named)")
    add("--sets", help="sets, with commas (base; in the card game base,dark_city)")
    add("--options", type=json.loads, default={}, metavar="JSON", help="options of the game, as in its notation")
    add("--iterations", type=int, help="iterations a decision for all who name no budget")
    add("--seconds", type=float, help="seconds a decision for all who name no budget")
    add("--processes", type=int, default=os.cpu_count() or 1, help="games at the same time (all cores)")
    add("--dask", metavar="ADDRESS",
        help="play on the machines of this Dask scheduler; all of them run in a checkout like this")
    add("--file", type=Path, help="keep the games in this file and go on with what it holds")
    add("--json", action="store_true", help="print the result as JSON")
    return parser


def main(argv: Sequence[str]) -> int:
    """Play the matches that the arguments ask for and print what came of them."""
    args = _parser().parse_args(argv)
    try:
        entrants = [_budgeted(Entrant.parse(text, args.game), args) for text in args.entrants]
        if len(entrants) == 1:
            raise ValueError("one opponent alone; name two or more")
        seats = args.seats or len(entrants)
        most = MOST_SEATS[args.game]
        if not len(entrants) <= seats <= most:
            raise ValueError(f"{seats} seats for {len(entrants)} opponents; right is up to {most}")
        options: dict[str, Any] = args.options
        sets = args.sets.split(",") if args.sets else list(SETS[args.game])
        new_game(args.game, SEATS[:seats], sets, options)
    except ValueError as wrong:
        print(f"arena: {wrong}", file=sys.stderr)
        return 2
    todo = list(fixtures(entrants, seats, range(args.first, args.first + args.shuffles), sets, options, args.game))
    terms: dict[str, Any] = {"game": args.game, "entrants": [str(one) for one in todo[0].entrants], "sets": sets,
                             "options": options}
    played = _resumed(args.file, terms) if args.file else []
    known = {(one.shuffle, one.home) for one in played}
    left = [fixture for fixture in todo if (fixture.shuffle, fixture.home) not in known]

    def done(one: Played) -> None:
        played.append(one)
        if args.file:
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")
        _show_progress(len(todo) - len(left) + len(played) - len(known), len(todo), tally(played))

    if left:
        with _executor(args.dask, max(1, min(args.processes, len(left)))) as executor:
            run(left, executor, done)
    counted = sorted((one for one in played if args.first <= one.shuffle < args.first + args.shuffles),
                     key=lambda one: (one.shuffle, one.home))
    result = tally(counted)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(json.dumps({**terms, **asdict(result)}, indent=2) if args.json else _table(terms["entrants"], result))
    return 0


@contextmanager
def _executor(scheduler: str | None, processes: int) -> Iterator[Executor]:
    """Processes here, or the machines that a Dask scheduler knows."""
    if scheduler is None:
        with ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_with_parent) as pool:
            yield pool
        return
    try:
        from distributed import Client
    except ImportError:
        raise SystemExit("arena: --dask needs the package distributed; pip install .[arena] brings it") from None
    with Client(scheduler) as client:
        yield client.get_executor()


def _budgeted(entrant: Entrant, args: argparse.Namespace) -> Entrant:
    room = ROOMS[args.game]
    level = {**room.LEVELS, **room.REFERENCES}.get(entrant.name.partition("-")[0])
    if not (level and level.budget) or entrant.budget:
        return entrant
    return Entrant(entrant.name, args.iterations, args.seconds)


def _resumed(file: Path, terms: dict[str, Any]) -> list[Played]:
    """The games that a file holds; a new file gets its heading. Raises SystemExit when it belongs to another match."""
    if not file.exists():
        file.write_text(json.dumps(terms) + "\n", encoding="utf-8")
        return []
    heading, *lines = file.read_text(encoding="utf-8").splitlines()
    if json.loads(heading) != terms:
        raise SystemExit(f"arena: {file} holds another match: {heading}")
    games = [json.loads(line) for line in lines if line.endswith("}")]
    return [Played(**{**one, "scores": tuple(one["scores"]), "wins": tuple(one["wins"])}) for one in games]


def _show_progress(done: int, all_: int, result: Tally) -> None:
    if sys.stderr.isatty():
        bar = "#" * (30 * done // all_)
        print(f"\r[{bar:<30}] {done}/{all_}  {result.win_rate:.1%} +-{result.interval:.1%}  {result.margin:+.1f}",
              end="", file=sys.stderr, flush=True)


def _table(entrants: list[str], result: Tally) -> str:
    others = ", ".join(dict.fromkeys(entrants[1:]))
    rows = [
        ("games", f"{result.games}"),
        ("win rate", f"{result.win_rate:.1%} +-{result.interval:.1%} (fair {1 / len(entrants):.1%})"),
        ("mean score", f"{result.score:.1f} against {result.score_of_others:.1f}"),
        ("margin", f"{result.margin:+.1f}"),
        ("simulations/s", f"{result.simulations_per_s:.0f}" if result.simulations_per_s else "-"),
    ]
    return "\n".join([f"{entrants[0]} against {others}, {len(entrants)} seats",
                      *(f"  {name:<14} {value}" for name, value in rows)])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
