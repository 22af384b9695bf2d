"""The verbs that alone move coins, cards and the crown; each changes the table and tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.contract import Emit
from . import knowledge
from .cards import BEAUTIFIED, CHARACTERS, DISTRICTS, KIND, KIND_BITS
from .events import (
    BANK,
    CardDrawn,
    CardMoved,
    CardsKept,
    CardsPutUnder,
    CardTucked,
    CharacterRevealed,
    CityCompleted,
    CrownMoved,
    DistrictBuilt,
    DistrictDestroyed,
    GoldMoved,
    HandsSwapped,
)
from .state import IN_DRAWN, IN_MUSEUM, KNOWERS, KNOWERS_SHIFT, SERIAL_SHIFT, CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

THRONE_ROOM, MUSEUM, BELL_TOWER, HAUNTED_CITY, LIGHTHOUSE = (
    KIND[key] for key in ("throne_room", "museum", "bell_tower", "haunted_city", "lighthouse")
)


def keys(kinds: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Kinds by name."""
    return tuple(DISTRICTS[kind & KIND_BITS].key for kind in kinds)


# ---- coins ----


def gain(state: CitadelsState, seat: int, gold: int, why: str, emit: Emit | None) -> None:
    """Gold from the bank, which never runs out (1.4)."""
    state.gold[seat] += gold
    if emit and gold:
        emit(GoldMoved(BANK, seat, gold, why))


def pay(state: CitadelsState, seat: int, gold: int, why: str, emit: Emit | None) -> None:
    """Gold to the bank."""
    state.gold[seat] -= gold
    if emit and gold:
        emit(GoldMoved(seat, BANK, gold, why))


def give_gold(state: CitadelsState, giver: int, taker: int, gold: int, why: str, emit: Emit | None) -> None:
    """Gold from purse to purse."""
    state.gold[giver] -= gold
    state.gold[taker] += gold
    if emit and gold:
        emit(GoldMoved(giver, taker, gold, why))


# ---- the crown ----


def move_crown(state: CitadelsState, taker: int, emit: Emit | None) -> None:
    """The crown to a seat; a change of its holder pays the Throne Room (9.22)."""
    giver = state.crown
    if giver == taker:
        return
    state.crown = taker
    if emit:
        emit(CrownMoved(giver, taker))
    for seat, city in enumerate(state.cities):
        if THRONE_ROOM in city or THRONE_ROOM | BEAUTIFIED in city:
            gain(state, seat, 1, "throne_room", emit)


def reveal(state: CitadelsState, seat: int, rank: int, emit: Emit | None) -> None:
    """Everybody sees who holds a rank."""
    if not state.shown >> rank & 1:
        state.shown |= 1 << rank
        if emit:
            emit(CharacterRevealed(seat, CHARACTERS[state.characters[rank]].key))


# ---- cards ----


def draw(state: CitadelsState, seat: int, kind: int, look: bool, emit: Emit | None) -> None:
    """The card that chance named comes from the deck: into the hand, or to choose from."""
    zone = IN_DRAWN if look else 1 << seat
    if state.deck_left:
        state.deck[kind] -= 1
        state.deck_left -= 1
        if state.sightings:
            knowledge.drawn_from_deck(state, seat, kind, zone)
    else:
        knowledge.drawn_from_bottom(state, seat, state.bottom.pop(0), zone)
    (state.drawn if look else state.hands[seat]).append(kind)
    if emit:
        emit(CardDrawn(seat, DISTRICTS[kind].key, look))


def put_under(state: CitadelsState, kinds: list[int] | tuple[int, ...], knowers: int) -> tuple[int, ...]:
    """Cards go under the deck, the first one higher; their serial numbers."""
    serials = tuple(range(state.serial, state.serial + len(kinds)))
    state.serial += len(kinds)
    state.bottom += [
        kind & KIND_BITS | knowers << KNOWERS_SHIFT | serial << SERIAL_SHIFT for kind, serial in zip(kinds, serials)
    ]
    return serials


def keep(state: CitadelsState, seat: int, kinds: tuple[int, ...], under: tuple[int, ...], emit: Emit | None) -> None:
    """Of the cards drawn some go into the hand, the others under the deck (6.8)."""
    state.drawn.clear()
    state.hands[seat] += kinds
    serials = put_under(state, under, 1 << seat)
    if state.sightings:
        knowledge.kept(state, seat, bool(kinds), len(kinds) + len(under), serials)
    if emit:
        emit(CardsKept(seat, keys(kinds), len(kinds)))
        if under:
            emit(CardsPutUnder(seat, keys(under), len(under)))


def hand_under(state: CitadelsState, seat: int, kinds: tuple[int, ...], emit: Emit | None) -> None:
    """Hand cards go under the deck in this order, unseen by others (10.1)."""
    hand = state.hands[seat]
    for kind in kinds:
        hand.remove(kind)
    serials = put_under(state, kinds, 1 << seat)
    if state.sightings:
        knowledge.bound_under(state, 1 << seat, len(hand) + len(kinds), serials, seat)
        knowledge.left_unseen(state, 1 << seat, 0, serials, 1 << seat)
        knowledge.emptied(state, seat)
    if emit:
        emit(CardsPutUnder(seat, keys(kinds), len(kinds)))


def tuck(state: CitadelsState, seat: int, kind: int, emit: Emit | None) -> None:
    """A hand card goes under the Museum (9.13)."""
    state.hands[seat].remove(kind)
    state.tucked.append(kind | 1 << KNOWERS_SHIFT + seat)
    if state.sightings:
        knowledge.left_unseen(state, 1 << seat, IN_MUSEUM, knowers=1 << seat)
        knowledge.emptied(state, seat)
    if emit:
        emit(CardTucked(seat, DISTRICTS[kind].key))


def take_openly(state: CitadelsState, seat: int, kind: int) -> None:
    """A card that all have seen goes into a hand."""
    state.hands[seat].append(kind)
    for viewer in range(len(state.hands)):
        if viewer != seat:
            knowledge.saw(state, viewer, (kind,), 1 << seat)


def swap_hands(state: CitadelsState, one: int, other: int, emit: Emit | None) -> None:
    """Two seats change hands (8.5)."""
    knowledge.swapped(state, one, other)
    state.hands[one], state.hands[other] = state.hands[other], state.hands[one]
    if emit:
        emit(HandsSwapped(one, other, (_named(state.hands[one]), _named(state.hands[other]))))


def _named(kinds: list[int]) -> tuple[str, ...]:
    return tuple(DISTRICTS[kind].key for kind in sorted(kinds))


def move_card(state: CitadelsState, giver: int, taker: int, kind: int, emit: Emit | None) -> None:
    """A hand card goes to another hand, seen by these two."""
    state.hands[giver].remove(kind)
    state.hands[taker].append(kind)
    knowledge.moved(state, giver, taker, kind)
    if emit:
        emit(CardMoved(giver, taker, DISTRICTS[kind].key))


# ---- districts ----


def place(rules: Ruleset, state: CitadelsState, seat: int, hand: int, kind: int, price: int, emit: Emit | None) -> None:
    """A card of a hand stands in a seat's city; the price goes to the bank (7)."""
    state.hands[hand].remove(kind)
    if state.sightings:
        knowledge.left_openly(state, hand, kind)
    state.gold[seat] -= price
    state.spent += price
    state.built += 1
    state.cities[seat].append(kind)
    if emit:
        emit(DistrictBuilt(seat, DISTRICTS[kind].key, price, -1 if hand == seat else hand))
        if price:
            emit(GoldMoved(seat, BANK, price, "build"))
    if kind == HAUNTED_CITY:
        state.haunted_round = state.round
    grown(rules, state, seat, emit)


def grown(rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
    """A city has got a district more: is it complete, or one short of that?"""
    size, wanted = len(state.cities[seat]), completion(rules, state)
    if size >= wanted:
        complete(state, seat, emit)
    elif size == rules.completion_size - 1:
        state.long.append(seat)


def completion(rules: Ruleset, state: CitadelsState) -> int:
    """How many districts complete a city now: K of 11.1."""
    return rules.completion_size - 1 if state.declared else rules.completion_size


def complete(state: CitadelsState, seat: int, emit: Emit | None) -> None:
    """A city is complete; the first one ends the game with this round (11.2, 11.3). It stays so."""
    if state.completed >> seat & 1:
        return
    state.completed |= 1 << seat
    first = not state.last_round
    if first:
        state.first_complete, state.last_round = seat, True
    if emit:
        emit(CityCompleted(seat, first))


def take_down(
    rules: Ruleset, state: CitadelsState, owner: int, entry: int, by: int, means: str, emit: Emit | None
) -> None:
    """A district leaves a city; the coin on it goes to the bank. Where the card goes is the caller's."""
    city = state.cities[owner]
    city.remove(entry)
    if len(city) < rules.completion_size - 1 and owner in state.long:
        state.long.remove(owner)
    kind = entry & KIND_BITS
    if kind == BELL_TOWER and not state.last_round:
        state.declared = False
    if emit:
        emit(DistrictDestroyed(owner, DISTRICTS[kind].key, by, means))


def swap_districts(state: CitadelsState, seat: int, given: int, other: int, taken: int) -> None:
    """Two districts change cities with all that they carry (8.16)."""
    mine, theirs = state.cities[seat], state.cities[other]
    mine.remove(given)
    theirs.remove(taken)
    mine.append(taken)
    theirs.append(given)
    for owner, entry in ((seat, taken), (other, given)):
        if entry & KIND_BITS == MUSEUM:
            knowledge.looked_at_museum(state, owner)


def beautify(state: CitadelsState, seat: int, kind: int) -> None:
    """A gold of the purse lies on a district (8.17)."""
    state.gold[seat] -= 1
    city = state.cities[seat]
    city[city.index(kind)] = kind | BEAUTIFIED


def under_openly(state: CitadelsState, entry: int) -> None:
    """A district card goes under the deck, known to all (10.3); what lay under a Museum follows it (9.13)."""
    kind = entry & KIND_BITS
    put_under(state, (kind,), (1 << len(state.hands)) - 1)
    if kind == MUSEUM:
        empty_museum(state)


def empty_museum(state: CitadelsState) -> None:
    """The cards under the Museum go under the deck, known to those who knew them."""
    serials = tuple(range(state.serial, state.serial + len(state.tucked)))
    for card in state.tucked:
        put_under(state, (card & 63,), card >> KNOWERS_SHIFT & KNOWERS)
    state.tucked.clear()
    if state.sightings:
        knowledge.left_unseen(state, IN_MUSEUM, 0, serials, all_=True)
