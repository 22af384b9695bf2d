"""How long a search may think: a number of simulations, seconds, or both, and a flag that ends it at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


def never() -> bool:
    """Nobody cancels."""
    return False


@dataclass(frozen=True)
class Budget:
    """The search ends with whichever is spent first. `floor` simulations are done however long they take."""

    iterations: int | None = None
    seconds: float | None = None
    floor: int = 0

    def start(self, cancelled: Callable[[], bool] = never) -> Clock:
        """Begin to think now."""
        return Clock(self, cancelled)


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget, cancelled: Callable[[], bool]) -> None:
        assert budget.iterations is not None or budget.seconds is not None, "a search needs an end"
        self.budget, self.cancelled = budget, cancelled
        self.began = perf_counter()
        self.done = 0

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return perf_counter() - self.began

    def left(self) -> float:
        """How many more simulations there will be, by the pace so far; 0 when the budget is spent."""
        if self.cancelled():
            return 0
        budget, left = self.budget, float("inf")
        if budget.iterations is not None:
            left = budget.iterations - self.done
        if budget.seconds is not None:
            spent = perf_counter() - self.began
            by_time = (budget.seconds - spent) * self.done / spent if self.done else 1.0
            left = min(left, max(by_time, budget.floor - self.done))
        return max(left, 0.0)
