"""A full state that fits what a seat sees, each assignment of the hidden cards as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from . import suspects
from .cards import KIND_BITS, KINDS
from .state import (
    ABSENT,
    BOUNDS,
    FACE_UP,
    IN_DECK,
    IN_DRAWN,
    IN_MUSEUM,
    ONLY_IN_DECK,
    ONLY_THESE,
    SERIAL_SHIFT,
    CitadelsState,
    Sighting,
)
from .view import UNKNOWN, CitadelsView

if TYPE_CHECKING:
    from .ruleset import Ruleset

TRIES = 200  # before overlapping sightings are laid out one by one


def determinize(rules: Ruleset, view: CitadelsView, rng: Random) -> CitadelsState:
    """Characters and cards are drawn apart: neither tells anything of the other."""
    state = view.table.clone()
    draw_characters(rules, state, view.seat, rng)
    draw_cards(state, view, rng)
    return state


def draw_characters(rules: Ruleset, state: CitadelsState, seat: int, rng: Random) -> None:
    """Who holds what, and what lies face down or goes round."""
    filled = suspects.draw(suspects.possible(rules, state, seat), rng)
    laid = len(state.laid)
    state.laid, rest = filled[:laid], filled[laid:]
    state.holder = [FACE_UP if state.face_up >> rank & 1 else ABSENT for rank in range(len(state.characters))]
    for rank, taker in zip(state.laid, state.takers):
        if taker >= 0:
            state.holder[rank] = taker
    state.pool = sum(1 << rank for rank in rest)
    if suspects.lifting(rules, state):
        state.pool |= 1 << state.laid[0]


def hidden_places(state: CitadelsState) -> Iterator[tuple[int, int]]:
    """Each place with a card that the seat does not see: (zone bit, serial under the deck)."""
    for owner, hand in enumerate(state.hands):
        if hand and hand[0] == UNKNOWN:
            for _ in hand:
                yield 1 << owner, -1
    for card in state.bottom:
        if card & KIND_BITS == UNKNOWN:
            yield 0, card >> SERIAL_SHIFT
    for card in state.tucked:
        if card & KIND_BITS == UNKNOWN:
            yield IN_MUSEUM, -1
    for kind in state.drawn:
        if kind == UNKNOWN:
            yield IN_DRAWN, -1
    for _ in range(state.deck_left):
        yield IN_DECK, -1


def draw_cards(state: CitadelsState, view: CitadelsView, rng: Random) -> None:
    """The unseen cards into the hidden places; what the seat has seen goes where it may be."""
    pool = [kind for kind, count in enumerate(view.counts) for _ in range(count)]
    places = list(hidden_places(state))
    sightings = state.sightings[view.seat] if state.sightings else ()
    bound = {serial: one[0] for one in sightings if one[1] & ONLY_THESE for serial in one[2]}
    for _ in range(TRIES if bound else 1):
        cards = fill(places, sightings, pool, rng)
        if all(serial not in bound or kind in bound[serial] for (_zone, serial), kind in zip(places, cards)):
            break
    filled = iter(cards)
    for owner, hand in enumerate(state.hands):
        if hand and hand[0] == UNKNOWN:
            state.hands[owner] = sorted(next(filled) for _ in hand)
    state.bottom = [_fill(card, filled) for card in state.bottom]
    state.tucked = [_fill(card, filled) for card in state.tucked]
    state.drawn = [_fill(kind, filled) for kind in state.drawn]
    state.deck = [0] * KINDS
    for kind in filled:
        state.deck[kind] += 1


def fill(places: list[tuple[int, int]], sightings: tuple[Sighting, ...], pool: list[int], rng: Random) -> list[int]:
    """A card of the pool for each place, those of the sightings first."""
    cards = lay_out(places, sightings, pool, rng) if sightings else [UNKNOWN] * len(places)
    rest = list((Counter(pool) - Counter(cards)).elements()) if sightings else pool[:]
    rng.shuffle(rest)
    return [rest.pop() if kind == UNKNOWN else kind for kind in cards]


def _fill(card: int, filled: Iterator[int]) -> int:
    return card & ~KIND_BITS | next(filled) if card & KIND_BITS == UNKNOWN else card


def lay_out(
    places: list[tuple[int, int]], sightings: tuple[Sighting, ...], pool: list[int], rng: Random
) -> list[int]:
    """The cards of the sightings in places where they may be, the rest UNKNOWN.

    Each sighting takes its places as if alone, and where two take the same one all is drawn again: so every layout is
    as likely as any other. Only after many vain tries each takes what the narrower ones have left.
    """
    bounds = [one[0] for one in sightings if one[1] & ONLY_IN_DECK]
    seen = sorted((one for one in sightings if not one[1] & BOUNDS), key=_breadth)
    elsewhere = Counter(kind for kinds, zones, _ in seen if not zones & IN_DECK for kind in kinds)
    for attempt in range(TRIES):
        cards = [UNKNOWN] * len(places)
        if bounds:
            _fill_deck(places, cards, seen, Counter(bounds[0]) & (Counter(pool) - elsewhere), rng)
        if all(_lay(places, cards, one, rng, attempt > TRIES // 2) for one in seen):
            return cards
    return _match(places, seen, rng)


def _breadth(sighting: Sighting) -> int:
    return sighting[1].bit_count() + len(sighting[2])


def _allowed(place: tuple[int, int], sighting: Sighting) -> bool:
    return bool(place[0] & sighting[1]) or place[1] in sighting[2]


def _fill_deck(
    places: list[tuple[int, int]], cards: list[int], seen: list[Sighting], bound: Counter[int], rng: Random
) -> None:
    """Nothing but cards of the bound lies in the deck; those that can be nowhere else come first."""
    deck = [n for n, place in enumerate(places) if place[0] == IN_DECK]
    must = Counter(kind for kinds, zones, serials in seen if zones == IN_DECK and not serials for kind in kinds) & bound
    rest = list((bound - must).elements())
    rng.shuffle(rest)
    kinds = [*must.elements(), *rest][: len(deck)]
    rng.shuffle(kinds)
    for n, kind in zip(deck, kinds):
        cards[n] = kind


def _lay(
    places: list[tuple[int, int]], cards: list[int], sighting: Sighting, rng: Random, crowded: bool
) -> bool:
    kinds = list(sighting[0])
    full = [n for n, place in enumerate(places) if place[0] == IN_DECK and cards[n] != UNKNOWN]
    allowed = [n for n, place in enumerate(places) if _allowed(place, sighting)]
    if full and sighting[1] & IN_DECK:  # of those that lie in a deck already filled nothing is to be done
        there = Counter(cards[n] for n in full)
        kinds = list((Counter(kinds) - there).elements())
        allowed = [n for n in allowed if n not in full]
    if crowded:
        allowed = [n for n in allowed if cards[n] == UNKNOWN]
    if len(kinds) > len(allowed):
        return False
    rng.shuffle(kinds)
    for n, kind in zip(rng.sample(allowed, len(kinds)), kinds):
        if cards[n] != UNKNOWN:
            return False
        cards[n] = kind
    return True


def _match(places: list[tuple[int, int]], sightings: list[Sighting], rng: Random) -> list[int]:
    """A layout found card by card, moving earlier ones out of the way; there is one, as the truth is one."""
    seen = [(kind, one) for one in sightings for kind in one[0]]
    rng.shuffle(seen)
    taken: dict[int, int] = {}  # place -> number in `seen`

    def find(number: int, tried: set[int]) -> bool:
        options = [n for n, place in enumerate(places) if _allowed(place, seen[number][1]) and n not in tried]
        rng.shuffle(options)
        for n in options:
            if n in tried:
                continue
            tried.add(n)
            if n not in taken or find(taken[n], tried):
                taken[n] = number
                return True
        return False

    for number in range(len(seen)):
        find(number, set())
    return [seen[taken[n]][0] if n in taken else UNKNOWN for n in range(len(places))]
