"""A coach that needs no search: it answers at the second look, and thinks what a test tells it to."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Considered:
    """As ai.bot.Candidate."""

    action: Any
    visits: int
    points: tuple[float, ...]
    then: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Thinking:
    """As ai.bot.Choice."""

    best: tuple[Considered, ...]
    before: tuple[float, ...]


class SlowCoach:
    """Values the legal actions by lot, the same each time; the minded one is always among those it names."""

    def __init__(self, game: Any, looks: int = 2) -> None:
        self.game, self.looks = game, looks
        self.thought: Thinking | None = None
        self.asked: list[tuple[Any, Any]] = []
        self.cancelled = 0
        self._left = 0

    def ask(self, view: Any, budget: float, mind: Any = None) -> None:
        assert not self._left, "asked twice"
        self.asked.append((view, mind))
        self.thought, self._left = None, self.looks

    def poll(self) -> Any | None:
        if not self._left:
            return None
        self._left -= 1
        view, mind = self.asked[-1]
        state = self.game.determinize(view, Random(0))
        legal = self.game.legal_actions(state)
        rng = Random(repr(legal))
        worth = {action: rng.random() * 9 for action in legal}
        best = sorted(legal, key=lambda one: -worth[one])[:5]
        shown = [*best, *([mind] if mind is not None and mind not in best else [])]
        seat, seats = self.game.to_move(state), len(self.game.seats)
        self.thought = Thinking(tuple(
            Considered(one, 10, tuple(50 + worth[one] * (at == seat) for at in range(seats))) for one in shown),
            (50.0,) * seats)
        return best[0] if not self._left else None

    def cancel(self) -> None:
        self.cancelled += bool(self._left)
        self._left = 0
