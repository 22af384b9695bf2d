"""Unique districts that act when a seat takes its income (6.8, 9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import BEAUTIFIED, COLOUR, KIND, KIND_BITS
from ..state import CitadelsState

if TYPE_CHECKING:
    from ..ruleset import Ruleset

OBSERVATORY, LIBRARY, SCHOOL_OF_MAGIC = (KIND[key] for key in ("observatory", "library", "school_of_magic"))
LOOKS, KEEPS = 2, 1


def owns(state: CitadelsState, seat: int, kind: int) -> bool:
    """Whether the district stands in the seat's city."""
    city = state.cities[seat]
    return kind in city or kind | BEAUTIFIED in city


def looks(state: CitadelsState, seat: int) -> int:
    """How many cards the seat may look at: one more with the Observatory."""
    return LOOKS + owns(state, seat, OBSERVATORY)


def keeps(rules: Ruleset, state: CitadelsState, seat: int) -> int:
    """How many of them it keeps: one more with the Library, all three with both as an option (14.5)."""
    count = KEEPS + owns(state, seat, LIBRARY)
    return count + 1 if count > KEEPS and rules.keeps_all_three and owns(state, seat, OBSERVATORY) else count


def colour_income(state: CitadelsState, seat: int, colour: int) -> int:
    """Gold for the districts of a colour; the School of Magic is one of each (6.5)."""
    count = 0
    for entry in state.cities[seat]:
        kind = entry & KIND_BITS
        if COLOUR[kind] == colour or kind == SCHOOL_OF_MAGIC:
            count += 1
    return count
