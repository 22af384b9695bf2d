"""Playing on quickly from a leaf, where a game has no evaluation that can be trusted in mid-air, or for reference."""

from __future__ import annotations

from random import Random
from typing import Any

from game.kernel.contract import CHANCE, OVER, Game

from .knowledge import Knowledge, Values


def play_on(game: Game, knowledge: Knowledge, state: Any, rng: Random) -> Values:
    """Play this state to the knowledge's horizon or the end, in place; returns the points there."""
    to_move, apply, choose, horizon = game.to_move, game.apply, knowledge.playout_code, knowledge.horizon
    while (seat := to_move(state)) != OVER:
        if seat == CHANCE:
            apply(state, game.sample_chance(state, rng))
        elif horizon(state):
            return knowledge.evaluate(state)
        else:
            apply(state, choose(state, rng))
    return list(map(float, game.outcome(state).scores))
