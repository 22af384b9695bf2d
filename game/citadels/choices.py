"""What a new game may be made of, beyond one's own choice: presets, random sets of characters, the suggested mix of
districts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .cards import BASE_CHARACTERS, CHARACTERS, DARK_CITY, DISTRICTS, KIND, PRESETS, PURPLE_BASE
from .options import DRAFT_OF

NEW_CHARACTERS = tuple(one.key for one in CHARACTERS if one.set != "base")
OPTION_PRESETS = PRESETS  # name -> the options that differ (14.17)
FREE_DISTRICTS = 3  # new districts for which no old one leaves (2.4)

# name -> by rank; the ninth rank plays where the number of seats has room for it
CHARACTER_PRESETS = {
    "base": BASE_CHARACTERS,
    "base_with_artist": (*BASE_CHARACTERS, "artist"),
    "dark_city": (*(key for key in NEW_CHARACTERS if key not in ("artist", "queen")), "queen"),
    "intrigue": ("witch", "thief", "wizard", "emperor", "abbot", "alchemist", "architect", "diplomat", "artist"),
    "builders": (
        "assassin", "tax_collector", "magician", "king", "bishop", "alchemist", "architect", "warlord", "artist",
    ),
}


def ranks_for(seats: int) -> tuple[int, ...]:
    """How many ranks may play with so many seats (2.1)."""
    return tuple(sorted(ranks for ranks, players in DRAFT_OF if players == seats))


def preset(name: str, seats: int) -> list[str] | None:
    """The characters of a preset for so many seats; None where it does not fit (2.1, 2.3)."""
    keys = list(CHARACTER_PRESETS[name])
    allowed = ranks_for(seats)
    while len(keys) > max(allowed):
        keys.pop()
    if keys[-1] == "queen" and seats < 5:
        keys[-1] = "artist"
    return keys if len(keys) in allowed else None


def random_characters(seats: int, rng: Random, sets: Sequence[str] = ("base", "dark_city")) -> list[str]:
    """One character for each rank, as many ranks as may play, drawn evenly."""
    ranks = rng.choice([count for count in ranks_for(seats) if count == 8 or "dark_city" in sets])
    return [
        rng.choice([
            one.key for one in CHARACTERS if one.rank == rank and one.set in sets and seats >= one.min_players
        ])
        for rank in range(ranks)
    ]  # fmt: skip


def random_districts(rng: Random, count: int = FREE_DISTRICTS) -> list[str]:
    """So many new districts to shuffle in."""
    return sorted(rng.sample(DARK_CITY, count), key=DARK_CITY.index)


def suggested_left_out(dark_city_cards: Sequence[str], rng: Random) -> list[str]:
    """The old purple cards that leave, one for each new one beyond three (2.4)."""
    cards = [key for key in PURPLE_BASE for _ in range(DISTRICTS[KIND[key]].count)]
    return rng.sample(cards, min(len(cards), max(0, len(dark_city_cards) - FREE_DISTRICTS)))
