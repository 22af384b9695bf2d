"""A finished game looked at again: what each seat might expect at each decision, and where most was lost.

Decision by decision is put to a coach, which answers in its time; `step` looks whether it has, and never waits. The
played move is judged beside the best one, in the same thought, so that luck does not come between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from .coach import Coach, Move, lead, moves_of
from .replay import Coming, Replay

BUDGET = 60.0  # seconds for a whole game, if each decision uses up its share
SHORTEST, LONGEST = 0.12, 1.0  # seconds for one decision
COUNTS = 1.5  # points that must be lost before one speaks of a turning point
MOST = 8


class Decision(NamedTuple):
    """A decision of the game: before which entry, by whom, and all that the seat then did in this turn."""

    entry: int
    seat: int
    turn: int
    done: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision judged: the better move (the played one, if none is), what each seat might expect after it, and after
    what was played; and the points of lead that this lost."""

    decision: Decision
    better: Move
    points: tuple[float, ...]
    played: tuple[float, ...]
    loss: float

    def balance(self) -> tuple[float, float]:
        """How much better off the seat would be, and the best of the others."""
        seat = self.decision.seat
        own = self.points[seat] - self.played[seat]
        return own, own - self.loss


class Review:
    """`step` it until `finished`; `pause` when nobody looks on."""

    def __init__(self, replay: Replay, coach: Coach, budget: float = BUDGET) -> None:
        """The replay stays where it is; its decisions are read from a copy."""
        self._replay, self._coach = replay.again(), coach
        self.decisions = decisions_of(self._replay)
        self.share = min(LONGEST, max(SHORTEST, budget / max(1, len(self.decisions))))
        self.verdicts: dict[int, Verdict | None] = {}  # by entry, in order; None where the coach had nothing to say
        self._asked: Decision | None = None
        self._replay.to(len(self._replay))
        self.result = tuple(map(float, self._replay.outcome().scores))

    @property
    def finished(self) -> bool:
        """Whether every decision has been judged."""
        return len(self.verdicts) == len(self.decisions)

    @property
    def progress(self) -> float:
        """0 to 1."""
        return len(self.verdicts) / len(self.decisions) if self.decisions else 1.0

    def step(self) -> bool:
        """Take down what the coach says and ask it on; whether there is anything new."""
        if self.finished:
            return False
        if self._asked is None:
            self._ask()
            return False
        if self._coach.poll() is None:
            return False
        self.verdicts[self._asked.entry] = self._judged(self._asked)
        self._asked = None
        if not self.finished:
            self._ask()
        return True

    def pause(self) -> None:
        """Stop thinking; the next `step` takes it up again."""
        if self._asked is not None:
            self._coach.cancel()
            self._asked = None

    def _ask(self) -> None:
        decision = self._asked = self.decisions[len(self.verdicts)]
        self._replay.to(decision.entry)
        self._coach.ask(self._replay.view(decision.seat), self.share, decision.done[0])

    def _judged(self, decision: Decision) -> Verdict | None:
        moves = moves_of(self._coach.thought, decision.seat) if self._coach.thought else []
        played = next((move for move in moves if move.action == decision.done[0]), None)
        if played is None:
            return None
        loss = max(0.0, moves[0].gain - played.gain)
        better = moves[0] if loss else played
        return Verdict(decision, better, better.points, played.points, loss)

    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """Entry -> how far each seat may expect to lead, at each decision judged so far; at the end, how far it did."""
        found: list[tuple[int, tuple[float, ...]]] = []
        for entry, verdict in self.verdicts.items():
            if verdict is not None:
                found.append((entry, leads(verdict.points)))
            else:
                found.append((entry, found[-1][1] if found else leads((0.0,) * len(self.result))))
        return [*found, (len(self._replay), leads(self.result))] if self.finished else found

    def turning_points(self, most: int = MOST) -> list[Verdict]:
        """Where most was lost, the worst first; of a turn its worst decision alone."""
        heavy = sorted((one for one in self.verdicts.values() if one is not None and one.loss >= COUNTS),
                       key=lambda one: -one.loss)
        worst = {one.decision.turn: one for one in reversed(heavy)}
        return [one for one in heavy if worst[one.decision.turn] is one][:most]

    def lost(self, seat: int) -> float:
        """All that a seat has lost against the best moves."""
        return sum(one.loss for one in self.verdicts.values() if one is not None and one.decision.seat == seat)


def leads(points: tuple[float, ...]) -> tuple[float, ...]:
    """How far each seat is ahead of the best of the others."""
    return tuple(lead(points, seat) for seat in range(len(points)))


def decisions_of(replay: Replay) -> list[Decision]:
    """All decisions at which a seat had a choice, each with what it did in the rest of its turn."""
    coming: list[tuple[int, Coming]] = []
    for entry in range(len(replay)):
        replay.to(entry)
        if (next_ := replay.coming()) is not None:
            coming.append((entry, next_))
    found: list[Decision] = []
    for place, (entry, one) in enumerate(coming):
        if one.free:
            rest = [later.action for number, (at, later) in enumerate(coming[place:])
                    if at == entry + number and (later.seat, later.turn) == (one.seat, one.turn)]
            found.append(Decision(entry, one.seat, one.turn, tuple(rest)))
    return found
