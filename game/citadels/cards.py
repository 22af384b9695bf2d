"""The printed cards: 42 kinds of districts and 18 characters, read once from data/cards.json.

Inside the game a district is the small int of its kind, a character the small int of its place in CHARACTERS.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COLOURS = ("yellow", "blue", "green", "red", "purple")
YELLOW, BLUE, GREEN, RED, PURPLE = range(5)
RANKS = 9


@dataclass(frozen=True, slots=True)
class District:
    """A kind of district card."""

    key: str
    set: str
    colour: int
    cost: int
    points: int
    count: int
    clause: str = ""  # of its rule, where it has one

    @property
    def unique(self) -> bool:
        """Whether it is one of the purple districts."""
        return self.colour == PURPLE


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """A character card; `rank` counts from 0 inside the game, from 1 at the border."""

    key: str
    set: str
    rank: int
    min_players: int
    clause: str


def _read() -> dict[str, Any]:
    return json.loads((Path(__file__).parent / "data" / "cards.json").read_bytes())


DATA = _read()
DISTRICTS = tuple(
    District(one["key"], one["set"], COLOURS.index(one["colour"]), one["cost"], one["points"], one["count"],
             one.get("clause", ""))
    for one in DATA["districts"]
)
CHARACTERS = tuple(
    CharacterCard(one["key"], one["group"], one["rank"] - 1, one["min_players"], f"8.{number}")
    for number, one in enumerate(DATA["characters"], 1)
)
KIND = {one.key: kind for kind, one in enumerate(DISTRICTS)}
CHARACTER = {one.key: number for number, one in enumerate(CHARACTERS)}
KINDS = len(DISTRICTS)
BASE_CHARACTERS = tuple(one.key for one in CHARACTERS if one.set == "base")
PURPLE_BASE = tuple(one.key for one in DISTRICTS if one.unique and one.set == "base")
DARK_CITY = tuple(one.key for one in DISTRICTS if one.set == "dark_city")
PRESETS = {one["key"]: one["options"] for one in DATA["option_presets"]}

COST = tuple(one.cost for one in DISTRICTS)
POINTS = tuple(one.points for one in DISTRICTS)
COLOUR = tuple(one.colour for one in DISTRICTS)

BEAUTIFIED = 64  # a city holds kinds, plus this where a coin lies on the card
KIND_BITS = 63
