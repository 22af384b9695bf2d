"""How fast the search is: simulations per CPU second at three fixed positions of each game."""

from __future__ import annotations

from time import process_time
from typing import Any

from game.catalogue import new_game
from game.kernel.contract import CHANCE, Game

from .arena import SEATS, ShuffledPile
from .bot import opponent, quick
from .search.budget import Budget

CASTLES = ("base", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")
MIXES: dict[str, tuple[str, int, tuple[str, ...], dict[str, int]]] = {
    "base": ("carcassonne", 2, ("base",), {"opening": 9, "middle": 71, "late": 119}),
    "castles": ("carcassonne", 2, CASTLES, {"opening": 11, "middle": 185, "late": 274}),
    "base_4": ("citadels", 4, ("base",), {"opening": 5, "middle": 60, "late": 110}),
}
"""Mix -> game, seats, sets, and after how many decisions the positions come."""
BATCH = 200                                                 # simulations between two looks at the clock


def position(game: Game, decisions: int) -> Any:
    """The same position each time: the quick opponent has played all seats for so many decisions."""
    player, dealer, state, made = quick(game), ShuffledPile(7), game.start(), 0
    while made < decisions or len(game.legal_codes(state)) < 2:
        seat = game.to_move(state)
        if seat == CHANCE:
            game.apply(state, dealer.pick(game, state))
        else:
            made += len(game.legal_codes(state)) > 1
            game.apply(state, player.choose(game.view(state, seat)).action)
    return state


def bench_search(seconds: float) -> dict[str, Any]:
    """`search.<game>.<mix>` of main.py bench: the mean over the positions, and each of them."""
    found: dict[str, Any] = {}
    for mix, (name, seats, sets, positions) in MIXES.items():
        game = new_game(name, SEATS[:seats], sets)
        speeds = {which: _speed(game, position(game, decisions), seconds / len(positions))
                  for which, decisions in positions.items()}
        found.setdefault(name, {})[mix] = {
            "sims_per_s": round(sum(speeds.values()) / len(speeds), 1),
            "positions": {which: round(speed, 1) for which, speed in speeds.items()}}
    return found


def _speed(game: Game, state: Any, seconds: float) -> float:
    view = game.view(state, game.to_move(state))
    began, done, seed = process_time(), 0, 0
    while (spent := process_time() - began) < seconds or not done:
        done += opponent(game, "expert", seed).choose(view, Budget(iterations=BATCH)).simulations
        seed += 1
    return done / spent
