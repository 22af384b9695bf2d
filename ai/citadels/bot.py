"""The card game's opponents: levels that search, players by rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from game.citadels.actions import MASK, VERB, Bewitch, Kill, Pick, PutAway, Rob
from game.citadels.game import CitadelsGame
from game.kernel.contract import Game

from ..search.budget import Budget
from ..search.mcts import Found, Method, Search
from ..seated import Choice, Opponent, RandomOpponent, Seated
from .knowledge import CitadelsKnowledge
from .policy import PLAIN, STYLES, Policy, Style

METHOD = Method(exploration=0.7, worlds=True, playouts=True, even=False)
"""Information sets with a fresh world in each simulation (Cowling, Powley and Whitehouse 2012)."""

FORESEEN = frozenset(VERB[form] for form in (Pick, PutAway, Kill, Bewitch, Rob))
"""What others profit from foreseeing: such actions are drawn by lot among those that promise about as much."""
MIXING = 0.04                          # shares of the victory
HASTY = Style("hasty", luck=2.5)


@dataclass(frozen=True)
class Level:
    """A strength; without a budget a player by rule of thumb."""

    name: str
    slips: float = 0.0                     # of its decisions are made by lot, or without much thought if it searches
    style: Style = PLAIN
    budget: Budget | None = None


LEVELS = {level.name: level for level in (
    Level("beginner", slips=0.35),
    Level("casual", slips=0.18),
    Level("club", slips=0.7, budget=Budget(iterations=60)),
    Level("strong", slips=0.36, budget=Budget(seconds=0.5, floor=200)),
    Level("expert", budget=Budget(seconds=1.5, floor=200)),
)}
"""The levels by name, the weakest first. At four seats each wins against three of the one below at least 1.4 times its
fair share (`main.py arena --game citadels --seats 4 strong@200 club`)."""

REFERENCES = {**{name: Level(name, style=style) for name, style in STYLES.items()},
              "coach": Level("coach", budget=Budget(seconds=1.5, floor=200))}
NAMES = ("random", "pool", *REFERENCES, *LEVELS)
"""For reference random, the four by rule of thumb, one of these by lot (pool), and the coach; then the levels."""
QUICK = "builder"


class RulePlayer(Seated):
    """Does what its style wants most."""

    def __init__(self, game: CitadelsGame, level: Level, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.policy = Policy(game.rules, level.style, level.slips)

    def _think(self, view: Any, state: Any, codes: list[int], rng: Random, *_: Any) -> Choice:
        return Choice(self.game.decode(self.policy.choose(state, codes, rng)))


class Searcher(Seated):
    """Searches. The same seed, view and number of iterations give the same choice in every process."""

    def __init__(self, game: CitadelsGame, level: Level, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.level, self.knowledge = level, CitadelsKnowledge(game)
        self.hasty = Policy(game.rules, HASTY)

    def _think(self, view: Any, state: Any, codes: list[int], rng: Random, budget: Budget | None,
               cancelled: Callable[[], bool], progress: Callable[[Choice], None] | None, mind: Any = None) -> Choice:
        if rng.random() < self.level.slips:
            return Choice(self.game.decode(self.hasty.choose(state, codes, rng)))
        search, before = Search(self.game, self.knowledge, rng, METHOD), tuple(self.knowledge.evaluate(state))
        return self._searched(search, view, before, budget or self.level.budget or Budget(iterations=200), cancelled,
                              progress, mind, lambda ranking: self._mixed(ranking, rng))

    def _mixed(self, ranking: tuple[Found, ...], rng: Random) -> tuple[Found, ...]:
        """The ranking with the action to be done in front: the best one, or one drawn by a softmax of the values."""
        if ranking[0].code & MASK not in FORESEEN:
            return ranking
        shares = [exp((one.value - ranking[0].value) / MIXING) if 2 * one.visits >= ranking[0].visits else 0.0
                  for one in ranking]
        drawn = rng.choices(ranking, shares)[0]
        return drawn, *(one for one in ranking if one is not drawn)


def opponent(game: Game, name: str, seed: int = 0) -> Opponent:
    """Whoever goes by that name: one of NAMES. ValueError: nobody."""
    assert isinstance(game, CitadelsGame)
    if name == "random":
        return RandomOpponent(game, seed)
    if name == "pool":
        name = Random(f"pool {seed}").choice(list(STYLES))
    level = REFERENCES.get(name) or LEVELS.get(name)
    if level is None:
        raise ValueError(f"unknown opponent {name!r}; there are {', '.join(NAMES)}")
    return (Searcher if level.budget else RulePlayer)(game, level, seed)
