"""Building (7), and the unique districts that act there: Factory and Quarry; Lighthouse and Bell Tower once they
stand."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ...kernel.agenda import Step
from ...kernel.contract import CHANCE, Emit
from .. import effects, knowledge
from ..actions import DIGIT, VERB, Build, Declare, Pass, Search, Shuffle
from ..cards import COLOUR, COST, DISTRICTS, KIND, KIND_BITS, PURPLE
from ..events import BellTowerDeclared, DeckSearched, DeckShuffled
from ..ruleset import STEP
from ..state import CitadelsState

if TYPE_CHECKING:
    from ..ruleset import Ruleset

FACTORY, QUARRY, LIGHTHOUSE, BELL_TOWER = (KIND[key] for key in ("factory", "quarry", "lighthouse", "bell_tower"))
BUILD = VERB[Build]


def legal(rules: Ruleset, state: CitadelsState, seat: int, duplicates: bool, codes: list[int]) -> None:
    """The hand cards that the seat may build and can pay."""
    gold, city = state.gold[seat], [entry & KIND_BITS for entry in state.cities[seat]]
    for kind in sorted(set(state.hands[seat])):
        if price(rules, city, kind) <= gold and fits(rules, city, kind, duplicates):
            codes.append(BUILD | kind + 1 << DIGIT)


def price(rules: Ruleset, city: list[int], kind: int) -> int:
    """What building a card costs in this city of kinds (7.2, 19.10)."""
    cost = COST[kind]
    if COLOUR[kind] == PURPLE and kind != FACTORY and FACTORY in city:
        cost -= 1
    if kind in city and rules.quarry == "discount_per_copy" and QUARRY in city:
        cost -= city.count(kind)
    return cost if cost > 0 else 0


def fits(rules: Ruleset, city: list[int], kind: int, duplicates: bool) -> bool:
    """Whether the name may stand in this city once more (7.3, 9.16)."""
    if kind not in city or duplicates or rules.duplicates_allowed:
        return True
    if QUARRY not in city:
        return False
    return rules.quarry != "one_extra_copy" or len(set(city)) == len(city)


def build(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """A card of the own hand."""
    state.builds += 1
    put_up(rules, state, state.mover, state.mover, (code >> DIGIT) - 1, emit)


def put_up(rules: Ruleset, state: CitadelsState, seat: int, hand: int, kind: int, emit: Emit | None) -> None:
    """Build a card out of a hand into the seat's city, and what the new district asks at once."""
    city = [entry & KIND_BITS for entry in state.cities[seat]]
    effects.place(rules, state, seat, hand, kind, price(rules, city, kind), emit)
    if kind == LIGHTHOUSE and state.deck_size:
        knowledge.looked_at_deck(state, seat)
        state.agenda.append(Step(STEP["search"], seat))
    elif kind == BELL_TOWER:
        if rules.bell_automatic:
            declare_for(rules, state, seat, emit)
        else:
            state.agenda.append(Step(STEP["declare"], seat))


# ---- the Bell Tower ----


def legal_declare(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Fewer districts are enough, or not (9.18)."""
    return [VERB[Declare], VERB[Pass]]


def declare(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The owner says so."""
    declare_for(rules, state, state.agenda.pop().seat, emit)


def declare_for(rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
    """From now on one district less completes a city; the declarer's comes first, then the earliest (11.4)."""
    state.declared = True
    if emit:
        emit(BellTowerDeclared(seat))
    wanted = effects.completion(rules, state)
    for one in (seat, *state.long):
        if len(state.cities[one]) >= wanted:
            effects.complete(state, one, emit)


# ---- the Lighthouse ----


def legal_search(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Any card of the deck, or none (9.11)."""
    kinds = {card & 63 for card in state.bottom} | {kind for kind, count in enumerate(state.deck) if count}
    return [*(VERB[Search] | kind + 1 << DIGIT for kind in sorted(kinds)), VERB[Pass]]


def search(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Take it; the order of all others is lost."""
    seat, kind = state.agenda.pop().seat, (code >> DIGIT) - 1
    knowledge.order_lost(state, seat)
    for card in state.bottom:
        state.deck[card & 63] += 1
    state.deck_left += len(state.bottom) - 1
    state.bottom.clear()
    state.deck[kind] -= 1
    state.hands[seat].append(kind)
    if state.sightings:
        knowledge.drawn_from_deck(state, seat, kind, 1 << seat)
    if emit:
        emit(DeckSearched(seat, DISTRICTS[kind].key))
    state.agenda.append(Step(STEP["shuffle"], CHANCE))


def chances_shuffle(rules: Ruleset, state: CitadelsState, step: Step) -> list[tuple[int, int]]:
    """What order comes out is not decided before cards are drawn."""
    return [(VERB[Shuffle], 1)]


def sample_shuffle(rules: Ruleset, state: CitadelsState, step: Step, rng: random.Random) -> int:
    """The one."""
    return VERB[Shuffle]


def shuffle(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Done."""
    state.agenda.pop()
    if emit:
        emit(DeckShuffled())


LEGAL = {"declare": legal_declare, "search": legal_search}
CHANCES = {"shuffle": (chances_shuffle, sample_shuffle)}
RESOLVE = {BUILD: build, VERB[Declare]: declare, VERB[Search]: search, VERB[Shuffle]: shuffle}
