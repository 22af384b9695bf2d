"""Whoever judges positions for people: asked about a view, looked at now and then, never waited for.

A thought names the moves it thinks best, with the final points that each seat may expect after them. People are told
what a move gains: by how much the lead of the seat grows beyond what it would be if nothing were done now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

TRIED = 8  # a move that was tried less than this part of the most tried one is only a first impression


class Candidate(Protocol):
    """A move that was considered: how often, what each seat may expect after it, what follows it in the same turn."""

    @property
    def action(self) -> Any: ...
    @property
    def visits(self) -> int: ...
    @property
    def points(self) -> tuple[float, ...]: ...
    @property
    def then(self) -> tuple[Any, ...]: ...


class Thought(Protocol):
    """What a coach thinks so far; `before`: what each seat might expect if nothing were done now."""

    @property
    def best(self) -> Sequence[Candidate]: ...
    @property
    def before(self) -> tuple[float, ...]: ...


class Coach(Protocol):
    """One question at a time. `thought` grows while it thinks."""

    @property
    def thought(self) -> Thought | None: ...

    def ask(self, view: Any, budget: float, mind: Any = None) -> None:
        """Begin to think about this view, for so many seconds; `mind` is an action to be judged whatever it is
        worth."""

    def poll(self) -> Any | None:
        """The action it would choose, once, when it has thought to the end; None before. Never waits."""

    def cancel(self) -> None:
        """Stop thinking; harmless when nothing was asked."""


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat may do, one action after the other in its turn: what it gains, in points, and what each seat may
    expect then."""

    actions: tuple[Any, ...]
    gain: float
    points: tuple[float, ...]

    @property
    def action(self) -> Any:
        """The first: the one to be decided now."""
        return self.actions[0]


def lead(points: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return points[seat] - max((one for other, one in enumerate(points) if other != seat), default=0.0)


def moves_of(thought: Thought, seat: int) -> list[Move]:
    """The moves of a thought: the best of those that were well tried, then the others by what they gain."""
    base = lead(thought.before, seat) if thought.before else 0.0
    most = max((one.visits for one in thought.best), default=0)
    known = [one for one in thought.best if one.points]
    order = sorted(known, key=lambda one: -lead(one.points, seat))
    best = next((one for one in order if one.visits * TRIED >= most), None)
    order.sort(key=lambda one: one is not best)
    return [Move((one.action, *one.then), lead(one.points, seat) - base, one.points) for one in order]
