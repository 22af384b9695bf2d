"""Sanity against the world: what uniformly random play of the base game comes to."""

from __future__ import annotations

import random
import statistics

from game.carcassonne.game import CarcassonneGame
from game.kernel.contract import playout

GAMES = 2000


def test_random_play_for_two_averages_what_independent_programs_average() -> None:
    game, rng = CarcassonneGame(("red", "blue")), random.Random(2000)
    points: list[int] = []
    tiles: list[int] = []
    for _ in range(GAMES):
        state = game.start()
        playout(game, state, rng)
        points += state.scores
        tiles.append(len(state.squares))
    assert abs(statistics.mean(points) - 19.4) < 0.4
    assert abs(statistics.pstdev(points) - 7.9) < 0.3
    assert 71.9 < statistics.mean(tiles) <= 72
