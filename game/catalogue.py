"""The games by name; the only list of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .carcassonne.game import CarcassonneGame
from .citadels.game import CitadelsGame
from .kernel.contract import BadSetup, Game

GAMES: dict[str, type[CarcassonneGame | CitadelsGame]] = {"carcassonne": CarcassonneGame, "citadels": CitadelsGame}


def new_game(name: str, seats: Iterable[str], sets: Iterable[str], options: Mapping[str, Any] | None = None) -> Game:
    """A game of that name with these seats (in turn order), sets and options. Raises BadSetup when there is none
    such."""
    if name not in GAMES:
        raise BadSetup("$.game", f"unknown game {name!r}", f"this program plays {', '.join(GAMES)}")
    return GAMES[name](seats, sets, options)
