"""The tile game's opponents: levels, references and characters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from game.kernel.contract import Game

from ..search.budget import Budget
from ..search.endgame import Endgame
from ..search.knowledge import Prospects
from ..search.mcts import Found, Search
from ..seated import Choice, GreedyOpponent, Opponent, RandomOpponent, Seated
from .knowledge import CarcassonneKnowledge
from .levels import COACH, JUDGE, LEVELS, SCHOLAR, UCT, Level
from .weights import CHARACTERS, HAND_MADE, LEARNED, tasted


def knowledge_of(game: Any, level: Level = JUDGE, character: str = "") -> CarcassonneKnowledge:
    """The expert of a game as a level knows it, of some character."""
    assert game.name == "carcassonne"
    weights = tasted(LEARNED if level.learned else HAND_MADE, character)
    return CarcassonneKnowledge(game, weights if level.fields else replace(weights, fields=0.0))


class Bot(Seated):
    """An opponent of a level. The same seed, view and number of iterations give the same choice in every process."""

    def __init__(self, game: Game, level: Level | str, seed: int = 0, character: str = "") -> None:
        super().__init__(game, seed)
        self.level = LEVELS[level] if isinstance(level, str) else level
        self.knowledge = knowledge_of(game, self.level, character)

    def _think(self, view: Any, state: Any, codes: list[int], rng: Random, budget: Budget | None,
               cancelled: Callable[[], bool], progress: Callable[[Choice], None] | None, mind: Any = None) -> Choice:
        level = self.level
        if not level.budget:
            return self._glance(state, rng)
        if self.knowledge.draws(state) <= level.counts:
            found = Endgame(self.game, self.knowledge).run(state, budget or level.budget, cancelled)
            return self._ranked(found.ranking, found.simulations, found.seconds)
        search, before = Search(self.game, self.knowledge, rng, level.method), tuple(self.knowledge.evaluate(state))
        return self._searched(search, view, before, budget or level.budget, cancelled, progress, mind)

    # ---- levels that look no further than their move -----------------------------------------------------------------

    def _glance(self, state: Any, rng: Random) -> Choice:
        """Judge each action once, as exactly as the level can, and take the best of those it notices."""
        level, knowledge, seat = self.level, self.knowledge, self.game.to_move(state)
        prospects = knowledge.expand(state)
        true = [knowledge.margin(values, seat) for values in prospects.values]
        edges = list(range(len(true)))
        if level.noise:
            gifts = self._free_features(state, prospects, true)
            edges = gifts or [edge for edge in edges if rng.random() < level.sees] or [true.index(max(true))]
        judged = {edge: true[edge] + level.noise * (rng.random() + rng.random() - 1) for edge in edges}
        bound = max(true[edge] for edge in edges) - 3 * level.noise
        codes = prospects.codes
        order = sorted((edge for edge in edges if true[edge] >= bound), key=lambda edge: (-judged[edge], codes[edge]))
        return self._ranked([Found(codes[edge], 0, knowledge.payoff(prospects.values[edge])[seat]) for edge in order])

    def _free_features(self, state: Any, prospects: Prospects, true: list[float]) -> list[int]:
        """The edges that bring most points at once, if they cost nothing as far as this level can tell."""
        bound = max(true) - self.level.noise
        gains = {edge: self._gain(state, prospects.codes[edge], prospects.later[edge])
                 for edge, margin in enumerate(true) if margin >= bound}
        most = max(gains.values())
        return [edge for edge, gain in gains.items() if gain == most] if most > 0 else []

    def _gain(self, state: Any, code: int, later: Prospects | None) -> float:
        """Points that an action, with the best that may follow it at once, brings this very turn."""
        game, seat, points = self.game, self.game.to_move(state), self.knowledge.points
        after = game.clone(state)
        game.apply(after, code)
        gains = [points(after)[seat] - points(state)[seat]]
        for one in later.codes if later else ():
            further = game.clone(after)
            game.apply(further, one)
            gains.append(points(further)[seat] - points(state)[seat])
        return max(gains)


def opponent(game: Game, name: str, seed: int = 0) -> Opponent:
    """Whoever goes by that name: one of NAMES, with a character if it judges, "expert-farmer". ValueError: nobody."""
    base, _, character = name.partition("-")
    if base not in NAMES or (character and (character not in CHARACTERS or base in ("random", "greedy"))):
        raise ValueError(f"unknown opponent {name!r}; there are {', '.join(NAMES)}, and with a character, as in "
                         f"expert-farmer: {', '.join(CHARACTERS)}")
    if base == "random":
        return RandomOpponent(game, seed)
    if base == "greedy":
        return GreedyOpponent(game, seed)
    return Bot(game, REFERENCES.get(base, base), seed, character)


REFERENCES = {level.name: level for level in (JUDGE, SCHOLAR, UCT, COACH)}
NAMES = ("random", "greedy", *REFERENCES, *LEVELS)
"""For reference random, greedy, the evaluation without search (judge by hand-made weights, scholar by learned ones),
uct and the coach, who advises; then the levels."""
QUICK = "judge"
