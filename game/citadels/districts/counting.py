"""Unique districts that act in the final count: what each adds to its city's points (9.1, 9.13 to 9.15, 12.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..cards import COLOUR, KIND, PURPLE
from ..state import CitadelsState

if TYPE_CHECKING:
    from ..ruleset import Ruleset

HAUNTED_CITY, MUSEUM, IMPERIAL_TREASURY, MAP_ROOM, WISHING_WELL = (
    KIND[key] for key in ("haunted_city", "museum", "imperial_treasury", "map_room", "wishing_well")
)


def wishing_well(rules: Ruleset, state: CitadelsState, seat: int, colours: list[int]) -> int:
    """One for each other purple district (9.15), itself included as an option (14.10)."""
    return colours.count(PURPLE) - (not rules.well_counts_itself)


COUNTS: dict[int, Callable[[Ruleset, CitadelsState, int, list[int]], int]] = {
    MUSEUM: lambda rules, state, seat, colours: len(state.tucked),
    IMPERIAL_TREASURY: lambda rules, state, seat, colours: state.gold[seat],
    MAP_ROOM: lambda rules, state, seat, colours: len(state.hands[seat]),
    WISHING_WELL: wishing_well,
}


def bonus(rules: Ruleset, state: CitadelsState, seat: int, city: list[int], haunted: int) -> int:
    """What they add up to, with the Haunted City of that colour."""
    colours = [haunted if kind == HAUNTED_CITY else COLOUR[kind] for kind in city]
    return sum(COUNTS[kind](rules, state, seat, colours) for kind in city if kind in COUNTS)


def may_change(rules: Ruleset, state: CitadelsState) -> bool:
    """Whether the Haunted City may count as another colour: not if built in the final round (9.1, 14.9)."""
    return rules.haunted_free or not (state.last_round and state.haunted_round == state.round)
