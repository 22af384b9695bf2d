"""The final count (12), item by item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards import BEAUTIFIED, COLOUR, COLOURS, KIND_BITS, POINTS, PURPLE
from .districts import counting
from .state import CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

ALL_COLOURS, FIRST_COMPLETED, OTHER_COMPLETED = 3, 4, 2


@dataclass(frozen=True, slots=True)
class Points:
    """What a seat's city and hand come to; `haunted` is the colour that the Haunted City counts as, or ""."""

    districts: int
    colours: int
    completion: int
    bonus: int
    total: int
    haunted: str = ""


def points(rules: Ruleset, state: CitadelsState, seat: int) -> Points:
    """The seat's points if the game ended now (12.1 to 12.4)."""
    city = [entry & KIND_BITS for entry in state.cities[seat]]
    districts = sum(POINTS[entry & KIND_BITS] + (entry >= BEAUTIFIED) for entry in state.cities[seat])
    completion = 0
    if state.completed >> seat & 1:
        completion = FIRST_COMPLETED if state.first_complete == seat else OTHER_COMPLETED
    colours = {COLOUR[kind] for kind in city}
    bonus = ALL_COLOURS if len(colours) == len(COLOURS) else 0
    best, haunted = bonus + counting.bonus(rules, state, seat, city, PURPLE), ""
    if counting.HAUNTED_CITY in city and counting.may_change(rules, state):
        others = {COLOUR[kind] for kind in city if kind != counting.HAUNTED_CITY}
        for colour in range(PURPLE):
            whole = ALL_COLOURS if len(others | {colour}) == len(COLOURS) else 0
            other = whole + counting.bonus(rules, state, seat, city, colour)
            if other > best:
                best, bonus, haunted = other, whole, COLOURS[colour]
    return Points(districts, bonus, completion, best - bonus, districts + best + completion, haunted)


def winners(rules: Ruleset, state: CitadelsState, counts: list[Points]) -> tuple[int, ...]:
    """Most points, then most district points, then most gold; then the victory is shared (12.5)."""
    rows = [(one.total, one.districts, gold) for one, gold in zip(counts, state.gold)]
    best = max(rows)
    return tuple(seat for seat, row in enumerate(rows) if row == best)
