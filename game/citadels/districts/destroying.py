"""Unique districts that act when rank 8 wants a district: Keep, Great Wall, Graveyard (9.2, 9.6, 9.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from .. import effects
from ..actions import VERB, Pass, Recover
from ..cards import BEAUTIFIED, CHARACTER, COST, DISTRICTS, KIND, KIND_BITS
from ..events import DistrictRecovered
from ..ruleset import STEP
from ..state import CitadelsState

if TYPE_CHECKING:
    from ..ruleset import Ruleset

KEEP, GREAT_WALL, GRAVEYARD, MUSEUM = (KIND[key] for key in ("keep", "great_wall", "graveyard", "museum"))
BISHOP = CHARACTER["bishop"]


def cost_of(entry: int) -> int:
    """The printed cost of a standing district, and the coin on it (7.5)."""
    return COST[entry & KIND_BITS] + (entry >= BEAUTIFIED)


def wall(city: list[int], entry: int) -> int:
    """What a Great Wall in the city adds to the price of another district (9.10)."""
    return int(entry & KIND_BITS != GREAT_WALL and (GREAT_WALL in city or GREAT_WALL | BEAUTIFIED in city))


def protected(state: CitadelsState) -> int:
    """The seat whose districts rank 8 cannot touch, or -1: the Bishop's player, or the Witch in his stead (8.9)."""
    if state.characters[4] != BISHOP or state.holder[4] < 0 or state.murdered == 4:
        return -1
    return state.holder[0] if state.bewitched == 4 else state.holder[4]


def graveyard_owner(rules: Ruleset, state: CitadelsState, entry: int, by: int) -> int:
    """The seat that may recover a district about to be destroyed, or -1."""
    if entry & KIND_BITS == GRAVEYARD and not rules.graveyard_itself:
        return -1
    for seat, city in enumerate(state.cities):
        if (GRAVEYARD in city or GRAVEYARD | BEAUTIFIED in city) and seat != by and state.gold[seat] >= 1:
            return seat
    return -1


def destroy(rules: Ruleset, state: CitadelsState, owner: int, entry: int, by: int, emit: Emit | None) -> None:
    """Rank 8 destroys: under the deck, unless the Graveyard's owner, who is asked, takes it."""
    asked = graveyard_owner(rules, state, entry, by)
    effects.take_down(rules, state, owner, entry, by, "warlord", emit)
    if asked < 0:
        effects.under_openly(state, entry)
        return
    if entry & KIND_BITS == MUSEUM:
        effects.empty_museum(state)
    state.agenda.append(Step(STEP["recover"], asked, (entry & KIND_BITS,)))


def legal_recover(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Take it, or let it go."""
    return [VERB[Recover], VERB[Pass]]


def recover(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """One gold, and the card comes into the hand."""
    step = state.agenda.pop()
    kind = step.data[0]
    effects.pay(state, step.seat, 1, "graveyard", emit)
    effects.take_openly(state, step.seat, kind)
    if emit:
        emit(DistrictRecovered(step.seat, DISTRICTS[kind].key))


LEGAL = {"recover": legal_recover}
RESOLVE = {VERB[Recover]: recover}
