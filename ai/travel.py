"""How a game and a view go to another process: the rules stay at home, only their names and the table travel."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from game.carcassonne.state import CarcassonneState
from game.carcassonne.view import CarcassonneView
from game.catalogue import new_game
from game.citadels.state import CitadelsState
from game.citadels.view import CitadelsView
from game.kernel.contract import Game

GameKey = tuple[str, tuple[str, ...], tuple[str, ...], tuple[tuple[str, Any], ...]]      # name, seats, sets, options


def key_of(name: str, seats: tuple[str, ...], sets: tuple[str, ...], options: Mapping[str, Any]) -> GameKey:
    """All that makes a game, in a form that can be compared and sent."""
    return name, tuple(seats), tuple(sets), tuple((one, _frozen(value)) for one, value in sorted(options.items()))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@lru_cache(maxsize=16)
def game_of(key: GameKey) -> Game:
    """The game of a key, its tables made once in each process."""
    name, seats, sets, options = key
    thawed = {one: list(value) if isinstance(value, tuple) else value for one, value in options}
    return new_game(name, seats, sets, thawed)


def _unpack_carcassonne(key: GameKey, seat: int, table: CarcassonneState) -> CarcassonneView:
    game: Any = game_of(key)
    return CarcassonneView(game.rules, game.seats, seat, table)


def _pack_carcassonne(view: CarcassonneView) -> tuple[Any, ...]:
    key = key_of("carcassonne", view.seats, view.rules.sets, view.rules.options)
    return _unpack_carcassonne, (key, view.seat, view.table)


def _unpack_citadels(key: GameKey, seat: int, table: CitadelsState, unseen: tuple[int, ...]) -> CitadelsView:
    game: Any = game_of(key)
    return CitadelsView(game.rules, game.seats, seat, table, unseen)


def _pack_citadels(view: CitadelsView) -> tuple[Any, ...]:
    key = key_of("citadels", view.seats, view.rules.sets, view.rules.options)
    return _unpack_citadels, (key, view.seat, view.table, view.counts)


copyreg.pickle(CarcassonneView, _pack_carcassonne)
copyreg.pickle(CitadelsView, _pack_citadels)
