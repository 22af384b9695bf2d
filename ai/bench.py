"""How fast the search is: simulations per CPU second at three fixed positions."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from game.catalogue import new_game
from game.kernel.contract import CHANCE, Game

from .arena import ShuffledPile
from .carcassonne.bot import Bot, knowledge_of
from .carcassonne.levels import JUDGE
from .search.budget import Budget
from .search.mcts import Search

POSITIONS = {"opening": 5, "middle": 36, "late": 60}        # tiles drawn
BATCH = 50                                                  # simulations between two looks at the clock


def position(game: Game, tiles: int) -> Any:
    """The same position each time: the evaluation alone has played both sides until so many tiles were drawn."""
    judge, dealer, state = Bot(game, JUDGE), ShuffledPile(7), game.start()
    drawn = 0
    while drawn < tiles or len(game.legal_codes(state)) < 2:
        if game.to_move(state) == CHANCE:
            game.apply(state, dealer.pick(game, state))
            drawn += 1
        else:
            game.apply(state, judge.choose(game.view(state, game.to_move(state))).action)
    return state


def bench_search(seconds: float) -> dict[str, Any]:
    """`search.<game>.<mix>` of main.py bench: the mean over the positions, and each of them."""
    game = new_game("carcassonne", ("red", "blue"), ("base",))
    speeds = {name: _speed(game, position(game, tiles), seconds / len(POSITIONS)) for name, tiles in POSITIONS.items()}
    return {"carcassonne": {"base": {"sims_per_s": round(sum(speeds.values()) / len(speeds), 1),
                                     "positions": {name: round(speed, 1) for name, speed in speeds.items()}}}}


def _speed(game: Game, state: Any, seconds: float) -> float:
    view = game.view(state, game.to_move(state))
    began, done, seed = process_time(), 0, 0
    while (spent := process_time() - began) < seconds or not done:
        search = Search(game, knowledge_of(game), Random(seed))
        done += search.run(view, Budget(iterations=4 * BATCH)).simulations
        seed += 1
    return done / spent
