"""What a new game may be made of, beyond one's own choice: characters for each rank, one by one or as a preset."""

from __future__ import annotations

from random import Random

from .cards import BASE_CHARACTERS, CHARACTERS
from .options import DRAFT_OF

# name -> by rank; ranks for which a number of seats has no room stay away
CHARACTER_PRESETS = {
    "base": BASE_CHARACTERS,
    "dark_city": (
        "witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "queen",
    ),
    "intrigue": ("witch", "thief", "wizard", "emperor", "abbot", "alchemist", "architect", "diplomat", "artist"),
    "builders": (
        "assassin", "tax_collector", "magician", "king", "bishop", "alchemist", "architect", "warlord", "artist",
    ),
}


def ranks_for(seats: int) -> tuple[int, ...]:
    """How many ranks may play with so many seats (2.1)."""
    return tuple(sorted(ranks for ranks, players in DRAFT_OF if players == seats))


def available(rank: int, seats: int) -> list[str]:
    """The characters of a rank, from 0, that so many seats may play with (2.3)."""
    return [one.key for one in CHARACTERS if one.rank == rank and one.min_players <= seats]


def preset(name: str, seats: int) -> list[str]:
    """The characters of a preset for so many seats: others where one needs more seats, a ninth where one is needed."""
    fewest, most = min(ranks_for(seats)), max(ranks_for(seats))
    wanted = CHARACTER_PRESETS[name]
    ranks = max(fewest, min(len(wanted), most))
    return [key if key in (keys := available(rank, seats)) else keys[0]
            for rank, key in enumerate([*wanted, ""][:ranks])]


def random_characters(seats: int, rng: Random) -> list[str]:
    """One character for each rank, as many ranks as may play, drawn evenly."""
    return [rng.choice(available(rank, seats)) for rank in range(rng.choice(ranks_for(seats)))]
