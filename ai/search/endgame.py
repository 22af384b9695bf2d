"""The last draws counted out: expectimax (max^n) instead of sampling, where hardly anything is left to chance.

With one piece of chance still to come the result is exact: whoever draws it finds the best use among all. With more,
replies before the last draw are narrowed to the few that promise most. Root actions are taken in the order of their
promise until the budget is spent, so there is an answer at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.contract import CHANCE, OVER, Game

from .budget import Budget, Clock, never
from .knowledge import Knowledge, Prospects, Values
from .mcts import Finding, Found

WIDTH = 3                                  # replies looked at where the bag is not yet empty
FIGURES = 2                                # continuations of each of them, and of a root action


class Endgame:
    """Counts out what a decision leads to. The same finding for the same view and number of iterations."""

    def __init__(self, game: Game, knowledge: Knowledge) -> None:
        self.game, self.knowledge = game, knowledge

    def run(self, state: Any, budget: Budget, cancelled: Callable[[], bool] = never) -> Finding:
        """Judge the actions of the seat to move in this full state; an expansion counts as an iteration."""
        self.clock = clock = budget.start(cancelled)
        seat, prospects = self.game.to_move(state), self.knowledge.expand(state)
        payoff = self.knowledge.payoff
        found = [Found(code, 0, payoff(values)[seat]) for code, values in zip(prospects.codes, prospects.values)]
        for edge in self._ranked(prospects, seat):
            before = clock.done
            values = self._best_after(state, prospects, [edge], seat)
            if clock.left() <= 0:
                break                      # cut short in its middle: no value to trust
            found[edge] = Found(prospects.codes[edge], max(1, clock.done - before), payoff(values)[seat])
        ranking = sorted(found, key=lambda one: (not one.visits, -one.value, one.code))
        return Finding(tuple(ranking), clock.done, clock.seconds)

    def _ranked(self, prospects: Prospects, seat: int) -> list[int]:
        margins = [self.knowledge.margin(values, seat) for values in prospects.values]
        return sorted(range(len(margins)), key=lambda edge: (-margins[edge], prospects.codes[edge]))

    def _best_after(self, state: Any, prospects: Prospects, edges: list[int], seat: int) -> Values:
        """What the best of these edges leads to, for its seat."""
        game, reached = self.game, []
        for edge in edges:
            after = game.clone(state)
            game.apply(after, prospects.codes[edge])
            later = prospects.later[edge]
            if later is None:
                reached.append(self._value(after))
            else:
                few = FIGURES if self.knowledge.draws(state) > 1 else None
                reached.append(self._best_after(after, later, self._ranked(later, seat)[:few], seat))
        return max(reached, key=lambda values: self.knowledge.margin(values, seat))

    def _value(self, state: Any) -> Values:
        """What this state, which may be used up, leads to when everybody plays well."""
        game = self.game
        seat = game.to_move(state)
        if seat == OVER:
            return list(map(float, game.outcome(state).scores))
        if seat == CHANCE:
            return self._mean(state)
        codes = game.legal_codes(state)
        if len(codes) == 1:
            game.apply(state, codes[0])
            return self._value(state)
        clock: Clock = self.clock
        if clock.left() <= 0:
            return self.knowledge.evaluate(state)
        clock.done += 1
        prospects = self.knowledge.expand(state)
        ranked, draws = self._ranked(prospects, seat), self.knowledge.draws(state)
        if not draws:
            return prospects.values[ranked[0]]
        return self._best_after(state, prospects, ranked[:WIDTH if draws > 1 else None], seat)

    def _mean(self, state: Any) -> Values:
        game, chances = self.game, self.game.chance_codes(state)
        whole, mean = sum(copies for _, copies in chances), [0.0] * len(game.seats)
        for code, copies in chances:
            after = game.clone(state)
            game.apply(after, code)
            mean = [one + copies / whole * more for one, more in zip(mean, self._value(after))]
        return mean
