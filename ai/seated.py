"""What all opponents share, whatever the game: from what a seat sees and a budget to one action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from game.kernel.contract import Game

from .search.budget import Budget, never
from .search.mcts import Finding, Found, Search

MOST_SHOWN = 5


@dataclass(frozen=True)
class Candidate:
    """An action that was considered: how often it was tried, its value for the seat, about -1 to 1, the final points
    that each seat may expect after it, and what the seat does next in the same turn."""

    action: Any
    visits: int
    value: float
    points: tuple[float, ...] = ()
    then: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Choice:
    """What an opponent does, the best five it considered and the one it was to mind, and what it cost; `before`: the
    final points that each seat might expect if nothing were done now."""

    action: Any
    best: tuple[Candidate, ...] = ()
    simulations: int = 0
    seconds: float = 0.0
    before: tuple[float, ...] = ()


class Opponent(Protocol):
    """Whatever chooses for a seat."""

    def choose(self, view: Any, budget: Budget | None = None, cancelled: Callable[[], bool] = never,
               progress: Callable[[Choice], None] | None = None, mind: Any = None) -> Choice:
        """One of the legal actions of the seat that is to move in the view. `mind`: one to be judged whatever it is
        worth."""


class Seated:
    """What all opponents share: a state that fits the view, their own lot, and forced actions done without thinking."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game, self.seed = game, seed

    def choose(self, view: Any, budget: Budget | None = None, cancelled: Callable[[], bool] = never,
               progress: Callable[[Choice], None] | None = None, mind: Any = None) -> Choice:
        """As Opponent says."""
        game = self.game
        state = game.determinize(view, Random(self.seed))
        codes = sorted(game.legal_codes(state))
        if len(codes) == 1:
            return Choice(game.decode(codes[0]))
        rng = Random(repr((self.seed, game.turn(state), game.to_move(state), codes)))
        return self._think(view, state, codes, rng, budget, cancelled, progress, mind)

    def _think(self, view: Any, state: Any, codes: list[int], rng: Random, budget: Budget | None,
               cancelled: Callable[[], bool], progress: Callable[[Choice], None] | None, mind: Any = None) -> Choice:
        raise NotImplementedError

    def _searched(self, search: Search, view: Any, before: tuple[float, ...], budget: Budget,
                  cancelled: Callable[[], bool], progress: Callable[[Choice], None] | None, mind: Any,
                  preferred: Callable[[tuple[Found, ...]], tuple[Found, ...]] = tuple) -> Choice:
        """What a search comes to, told on the way too; `preferred` puts what is to be done in front in the end."""
        code = None if mind is None else self.game.encode(mind)

        def told(ranking: tuple[Found, ...], found: Finding) -> Choice:
            return self._ranked(ranking, found.simulations, found.seconds, code, before)

        tell = (lambda found: progress(told(found.ranking, found))) if progress else None
        found = search.run(view, budget, cancelled, tell, code)
        return told(preferred(found.ranking), found)

    def _ranked(self, ranking: list[Found] | tuple[Found, ...], simulations: int = 0, seconds: float = 0.0,
                mind: int | None = None, before: tuple[float, ...] = ()) -> Choice:
        shown = [*ranking[:MOST_SHOWN], *(one for one in ranking[MOST_SHOWN:] if one.code == mind)]
        decode = self.game.decode
        best = tuple(Candidate(decode(one.code), one.visits, one.value, one.points, tuple(map(decode, one.then)))
                     for one in shown)
        return Choice(best[0].action, best, simulations, seconds, before)


class RandomOpponent(Seated):
    """Any legal action, for reference."""

    def _think(self, view: Any, state: Any, codes: list[int], rng: Random, budget: Budget | None,
               cancelled: Callable[[], bool], progress: Callable[[Choice], None] | None, mind: Any = None) -> Choice:
        return Choice(self.game.decode(codes[int(rng.random() * len(codes))]))


class GreedyOpponent(Seated):
    """The action with the best lead if the game ended after this turn, for reference; among equals by lot."""

    def _think(self, view: Any, state: Any, codes: list[int], rng: Random, budget: Budget | None,
               cancelled: Callable[[], bool], progress: Callable[[Choice], None] | None, mind: Any = None) -> Choice:
        leads = [(self._lead(state, code, self.game.to_move(state)), rng.random(), code) for code in codes]
        return Choice(self.game.decode(max(leads)[2]))

    def _lead(self, state: Any, code: int, seat: int) -> float:
        game = self.game
        after = game.clone(state)
        game.apply(after, code)
        more = game.legal_codes(after) if game.to_move(after) == seat else []
        if len(more) > 1:
            return max(self._lead(after, one, seat) for one in more)
        scores = list(game.outcome(after).scores)
        return scores.pop(seat) - max(scores)
