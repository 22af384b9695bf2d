"""Any mix of seats, sets and options of any game, drawn with one generator."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.catalogue import GAMES, new_game
from game.kernel.contract import BadSetup, Game

NAMES = ("red", "blue", "green", "white", "black", "pink", "grey", "gold")
TRIES = 200  # until the rules take a mix


def any_game(rng: Random, name: str = "") -> Game:
    """A game of that name, or of any, that its rules take."""
    name = name or rng.choice(list(GAMES))
    for _ in range(TRIES):
        seats, sets, options = MIXES[name](rng)
        try:
            return new_game(name, NAMES[:seats], sets, options)
        except BadSetup:  # a number of seats or a character that does not go with the rest
            continue
    raise AssertionError(f"{TRIES} mixes of {name} are refused")


def carcassonne(rng: Random) -> tuple[int, list[str], dict[str, Any]]:
    """Seats, sets and options of the tile game."""
    from game.carcassonne.expansions import ALL
    from game.carcassonne.options import OPTIONS

    sets = [form.name for form in ALL if form.switch is None and form.name != "base" and rng.random() < 0.5]
    options = {key: rng.choice((option.default, *option.others)) for key, option in OPTIONS.items()}
    return rng.randint(2, 6), ["base", *sets], options


def citadels(rng: Random) -> tuple[int, list[str], dict[str, Any]]:
    """Seats, sets and options of the card game, with any characters."""
    from game.citadels.cards import CHARACTERS, DARK_CITY, PURPLE_BASE
    from game.citadels.options import VALUES

    dark, seats = rng.random() < 0.6, rng.randint(2, 8)
    sets = ["base", *(["dark_city"] if dark else [])]
    options: dict[str, Any] = {key: rng.choice(values) for key, values in VALUES.items() if rng.random() < 0.4}
    chosen = []
    for rank in range(rng.choice((8, 9))):
        fitting = [one.key for one in CHARACTERS
                   if one.rank == rank and one.set in sets and one.min_players <= seats]
        chosen += [rng.choice(fitting)] if fitting else []
    options["characters"] = chosen
    if dark:
        options["dark_city_cards"] = rng.sample(list(DARK_CITY), rng.randrange(len(DARK_CITY) + 1))
    options["left_out"] = rng.sample(list(PURPLE_BASE), rng.choice((0, 0, 2, len(PURPLE_BASE))))
    return seats, sets, options


MIXES: dict[str, Callable[[Random], tuple[int, list[str], dict[str, Any]]]] = {
    "carcassonne": carcassonne, "citadels": citadels}
