"""All opponents by name, whatever the game."""

from __future__ import annotations

from typing import Any

from game.kernel.contract import Game

from .carcassonne import bot as carcassonne
from .carcassonne.levels import LEVELS as TILE_LEVELS
from .citadels import bot as citadels
from .seated import Opponent

ROOMS: dict[str, Any] = {"carcassonne": carcassonne, "citadels": citadels}
LEVELS = tuple(TILE_LEVELS)
"""The names of the levels, the weakest first; the same in each game."""


def opponent(game: Game, name: str, seed: int = 0) -> Opponent:
    """Whoever goes by that name in this game. ValueError: nobody does."""
    found: Opponent = ROOMS[game.name].opponent(game, name, seed)
    return found


def names(game: str) -> tuple[str, ...]:
    """The opponents of a game: first those for reference, then the levels, the weakest first."""
    return tuple(ROOMS[game].NAMES)


def quick(game: Game) -> Opponent:
    """One that hardly thinks at all."""
    return opponent(game, ROOMS[game.name].QUICK)
