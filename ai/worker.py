"""The opponent in a process of its own, so that the frame loop never waits for it.

    parent                                    child
      Request(number, game, level, ...)  ->     thinks
                                         <-     Report(number, choice so far, final=False) ...
      cancelled.value = number                  reads the flag in each simulation, forgets the question
                                         <-     Report(number, choice, final=True)

The child ends when the pipe does. A child that dies or falls silent is replaced and asked again; when that does not
help either, a quick choice is made here.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from game.kernel.contract import Game

from .bot import opponent, quick
from .search.budget import Budget
from .seated import Choice, Opponent
from .travel import GameKey, game_of, key_of

SILENCE = 10.0                     # seconds without a word, beyond its budget, after which a child is taken for dead
TRIES = 2                          # children that may die over one question

_spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Request:
    """A question to the child. `view` is what the seat sees, whole."""

    number: int
    game: GameKey
    level: str
    seed: int
    view: Any
    budget: Budget | None
    mind: Any = None


@dataclass(frozen=True)
class Report:
    """The child's word on a question; `trouble` when its thinking failed."""

    number: int
    choice: Choice | None
    final: bool
    trouble: str = ""


Seated = dict[tuple[GameKey, str, int], Opponent]


def serve(pipe: Connection, cancelled: Any) -> None:
    """The child: answer questions until the pipe ends."""
    gc.freeze()                            # the program itself is never garbage: collecting stays short while it thinks
    signal.signal(signal.SIGINT, signal.SIG_IGN)           # Ctrl-C is the parent's to handle
    seated: Seated = {}
    try:
        while True:
            request: Request = pipe.recv()
            if cancelled.value < request.number:
                pipe.send(_answer(request, seated, pipe, cancelled))
    except (EOFError, OSError):
        pass


def _answer(request: Request, seated: Seated, pipe: Connection, cancelled: Any) -> Report:
    number = request.number
    try:
        who = request.game, request.level, request.seed
        if who not in seated:
            if len(seated) > 16:
                seated.clear()
            seated[who] = opponent(game_of(request.game), request.level, request.seed)
        choice = seated[who].choose(request.view, request.budget, lambda: cancelled.value >= number,
                                    lambda choice: pipe.send(Report(number, choice, False)), request.mind)
        return Report(number, choice, True)
    except (EOFError, OSError):
        raise
    except Exception as trouble:                           # noqa: BLE001 - whatever it was, the parent must not wait for ever
        return Report(number, None, True, repr(trouble))


class Worker:
    """The parent's end: one child, started when first needed, mended when it dies."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._cancelled: Any = _spawn.RawValue("q", 0)
        self._asked = 0
        self._open: dict[int, Request] = {}                # questions not yet answered
        self._deaths: dict[int, int] = {}
        self._reports: dict[int, Report] = {}
        self._heard = monotonic()

    @property
    def process(self) -> multiprocessing.process.BaseProcess | None:
        """The child, if one was started."""
        return self._process

    def start(self) -> None:
        """Have the child ready before the first question."""
        if self._process is not None and self._process.is_alive():
            return
        self._bury()
        here, there = _spawn.Pipe()
        self._process = _spawn.Process(target=serve, args=(there, self._cancelled), name="opponent", daemon=True)
        self._process.start()
        there.close()
        self._pipe = here
        self._heard = monotonic()

    def ask(self, game: Game, level: str, seed: int, view: Any, budget: Budget | None, mind: Any = None) -> int:
        """Send a question; returns its number. `mind`: an action to be judged whatever it is worth."""
        self._asked += 1
        key = key_of(game.name, game.seats, game.sets, game.options)
        request = self._open[self._asked] = Request(self._asked, key, level, seed, view, budget, mind)
        self._heard = monotonic()
        self._send(request)
        return request.number

    def _send(self, request: Request) -> None:
        try:
            self.start()
            assert self._pipe is not None
            self._pipe.send(request)
        except OSError:
            pass                                           # the child is gone; listening will find that out

    def cancel(self, number: int) -> None:
        """Forget this question and any before it."""
        self._cancelled.value = max(self._cancelled.value, number)
        for one in [one for one in self._open if one <= number]:
            del self._open[one]
        for one in [one for one in self._reports if one <= number]:
            del self._reports[one]

    def report(self, number: int) -> Report | None:
        """The latest word on a question, if there is any. Never waits."""
        self._listen()
        return self._reports.get(number)

    def _listen(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                report: Report = self._pipe.recv()
                self._heard = monotonic()
                if report.number in self._open:
                    self._reports[report.number] = report
                    if report.final:
                        del self._open[report.number]
        except (EOFError, OSError):
            self._mend()
            return
        if self._open and (self._process is None or not self._process.is_alive() or self._silent()):
            self._mend()

    def _silent(self) -> bool:
        allowed = max((request.budget.seconds or 0.0) if request.budget else 0.0 for request in self._open.values())
        return monotonic() - self._heard > SILENCE + allowed

    def _mend(self) -> None:
        """A fresh child for what is still open; what two children died of is answered here."""
        self._bury()
        for number, request in list(self._open.items()):
            self._deaths[number] = self._deaths.get(number, 0) + 1
            if self._deaths[number] < TRIES:
                self._send(request)
            else:
                del self._open[number]
                self._reports[number] = Report(number, None, True, "the process ended")

    def _bury(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None and self._process.is_alive():
            self._process.kill()
        self._process, self._pipe = None, None

    def close(self) -> None:
        """End the child."""
        self._open.clear()
        self._bury()


class WorkerPlayer:
    """A seat's opponent behind a worker: asked, looked at now and then, or stopped; never waits."""

    def __init__(self, worker: Worker, game: Game, level: str, seed: int = 0, floor: int = 0) -> None:
        """`floor`: simulations that it does however short the time."""
        self.worker, self.game, self.level, self.seed, self.floor = worker, game, level, seed, floor
        self.thought: Choice | None = None                 # the best five so far, for who likes to look on
        self._number = 0
        self._view: Any = None

    def ask(self, view: Any, budget: float | Budget | None = None, mind: Any = None) -> None:
        """Begin to think about this view, for about so many seconds; None leaves it to the level. `mind`: an action to
        be judged whatever it is worth."""
        self.cancel()
        self.thought, self._view = None, view
        seconds = Budget(seconds=budget, floor=self.floor) if isinstance(budget, (int, float)) else budget
        self._number = self.worker.ask(self.game, self.level, self.seed, view, seconds, mind)

    def poll(self) -> Any | None:
        """The action value chosen, once; None while it still thinks."""
        if not self._number:
            return None
        report = self.worker.report(self._number)
        if report is None:
            return None
        self.thought = report.choice or self.thought
        if not report.final:
            return None
        view = self._view
        self.cancel()
        return report.choice.action if report.choice else quick_choice(self.game, view)

    def cancel(self) -> None:
        """Stop thinking and forget the question; harmless when none was asked."""
        if self._number:
            self.worker.cancel(self._number)
        self._number, self._view = 0, None


def quick_choice(game: Game, view: Any) -> Any:
    """A sound action found without searching; any legal one if even that fails."""
    try:
        return quick(game).choose(view).action
    except Exception:                                      # noqa: BLE001 - the match must go on whatever the expert met
        return opponent(game, "random").choose(view).action
