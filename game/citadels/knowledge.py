"""What each seat knows of cards that it cannot see (13): rows of sightings that the verbs of effects.py keep true.

A sighting is (kinds, zones, serials): these cards lie, in an order unknown, in those hands, under the Museum, in the
deck or under it. A card that leaves a hand unseen widens the zones; one that is seen leaving takes an equal kind out of
the sighting, and where it may have been of several, what is left of them may be in the places of all. So a sighting
never says anything false. One with ONLY_IN_DECK bounds the deck above its bottom: nothing but these cards lies there.
One with ONLY_THESE bounds places under the deck: in each lies one of these kinds, as all that could come there were
known.
What is known of a place under the deck exactly stands with the card there, as a mask of knowers.

Most games begin without any: `state.sightings` is empty until somebody has seen something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .state import (
    BOUNDS,
    IN_DECK,
    IN_DRAWN,
    IN_MUSEUM,
    KNOWERS,
    KNOWERS_SHIFT,
    ONLY_IN_DECK,
    ONLY_THESE,
    SERIAL_SHIFT,
    CitadelsState,
    Sighting,
)


def saw(state: CitadelsState, seat: int, kinds: Iterable[int], zones: int, serials: tuple[int, ...] = ()) -> None:
    """The seat knows that these cards lie there."""
    row = tuple(sorted(kinds))
    if not row:
        return
    if not state.sightings:
        state.sightings = [()] * len(state.hands)
    state.sightings[seat] += ((row, zones, serials),)


def without(row: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The row less one card of the kind, if it has one."""
    if kind not in row:
        return row
    at = row.index(kind)
    return row[:at] + row[at + 1 :]


def cleared(row: tuple[Sighting, ...], zones: int) -> tuple[Sighting, ...]:
    """The sightings without these zones."""
    return tuple((kinds, was & ~zones, under) for kinds, was, under in row)


def _put(state: CitadelsState, seat: int, sightings: list[Sighting]) -> None:
    state.sightings[seat] = tuple(one for one in sightings if one[0])


def met(state: CitadelsState, seat: int, kind: int, hit: Callable[[Sighting], bool]) -> None:
    """The seat sees a card of this kind where the sightings that are hit may have one: they have one less, and where
    it is open which, the others of this kind may lie in the places of all of them."""
    row = state.sightings[seat]
    found = [one for one in row if kind in one[0] and not one[1] & ONLY_THESE and hit(one)]
    if not found:
        return
    if len({one[1:] for one in found}) == 1:
        rest = list(row)
        rest[rest.index(found[0])] = (without(found[0][0], kind), *found[0][1:])
    else:
        count, zones, serials = -1, 0, set[int]()
        for kinds, where, under in found:
            count += kinds.count(kind)
            zones |= where
            serials.update(under)
        rest = [
            (tuple(other for other in one[0] if other != kind), *one[1:]) if one in found else one for one in row
        ]
        rest.append(((kind,) * count, zones, tuple(sorted(serials))))
    _put(state, seat, rest)


def seen_leaving(state: CitadelsState, seat: int, kind: int, zone: int) -> None:
    """For one seat, a card of this kind openly left a zone."""
    met(state, seat, kind, lambda one: bool(one[1] & zone))


def left_openly(state: CitadelsState, owner: int, kind: int) -> None:
    """A card left a hand for all to see."""
    for seat in range(len(state.hands)):
        if seat != owner:
            seen_leaving(state, seat, kind, 1 << owner)
    emptied(state, owner)


def left_unseen(
    state: CitadelsState, zone: int, zones: int, serials: tuple[int, ...] = (), knowers: int = 0, all_: bool = False
) -> None:
    """Cards left a zone for other zones and for places under the deck; only the knowers saw which.

    With `all_` nothing stays in the zone.
    """
    for seat, row in enumerate(state.sightings):
        if row and not knowers >> seat & 1:
            stays = ~zone if all_ else -1
            state.sightings[seat] = tuple(
                (kinds, was & stays | zones, (*under, *serials)) if was & zone else (kinds, was, under)
                for kinds, was, under in row
            )


def bound_under(state: CitadelsState, zone: int, count: int, serials: tuple[int, ...], knower: int) -> None:
    """Of the `count` cards of a zone some go under the deck: who knows them all knows what may lie there."""
    for seat, row in enumerate(state.sightings):
        sure = tuple(kind for kinds, was, under in row if was == zone and not under for kind in kinds)
        if serials and seat != knower and len(sure) == count:
            saw(state, seat, set(sure), ONLY_THESE, serials)


def emptied(state: CitadelsState, owner: int) -> None:
    """If a hand is empty, no sighting leads there any more."""
    if not state.hands[owner]:
        zone = 1 << owner
        for seat, row in enumerate(state.sightings):
            if row:
                state.sightings[seat] = cleared(row, zone)


def drawn_from_deck(state: CitadelsState, seat: int, kind: int, zone: int) -> None:
    """The seat drew a card whose order nobody knew, into this zone."""
    left_unseen(state, IN_DECK, zone, knowers=1 << seat)
    seen_leaving(state, seat, kind, IN_DECK)
    met(state, seat, kind, _bounds)
    if not state.deck_left:
        state.sightings = [cleared(row, IN_DECK) for row in state.sightings]


def _bounds(one: Sighting) -> bool:
    return bool(one[1] & ONLY_IN_DECK)


def drawn_from_bottom(state: CitadelsState, seat: int, card: int, zone: int) -> None:
    """The seat drew a card out of a known place, into this zone."""
    kind, serial, knowers = card & 63, card >> SERIAL_SHIFT, card >> KNOWERS_SHIFT & KNOWERS
    for viewer in range(len(state.sightings)):
        certain = viewer != seat and _certain(state, viewer, serial, kind)
        if certain or viewer == seat:
            met(state, viewer, kind, lambda one: serial in one[2])
        widens = 0 if certain or viewer == seat else zone
        state.sightings[viewer] = tuple(
            (kinds, was if was & ONLY_THESE else was | widens, tuple(one for one in under if one != serial))
            if serial in under else (kinds, was, under)
            for kinds, was, under in state.sightings[viewer]
            if not (was & ONLY_THESE and under == (serial,))
        )  # fmt: skip
        if certain:
            saw(state, viewer, (kind,), zone)
    for viewer in range(len(state.hands)):
        if knowers >> viewer & 1 and viewer != seat:
            saw(state, viewer, (kind,), zone)


def _certain(state: CitadelsState, viewer: int, serial: int, kind: int) -> bool:
    """Whether, of the kinds that may lie in a place, the viewer has all others before its eyes."""
    row = state.sightings[viewer]
    kinds = next((one[0] for one in row if one[1] & ONLY_THESE and serial in one[2]), None)
    return kinds is not None and not any(_unseen(state, viewer, other) for other in kinds if other != kind)


def _unseen(state: CitadelsState, viewer: int, kind: int) -> bool:
    """Whether a card of this kind is somewhere where the viewer does not see it."""
    hidden = [card & 63 for card in (*state.bottom, *state.tucked) if not card >> KNOWERS_SHIFT & 1 << viewer]
    hands = (hand for seat, hand in enumerate(state.hands) if seat != viewer)
    return bool(state.deck[kind]) or kind in state.drawn or kind in hidden or any(kind in hand for hand in hands)


def kept(state: CitadelsState, seat: int, keeps: bool, drawn: int, serials: tuple[int, ...]) -> None:
    """Of the cards that a seat looked at some went into its hand, the others under the deck."""
    bound_under(state, IN_DRAWN, drawn, serials, seat)
    left_unseen(state, IN_DRAWN, 1 << seat if keeps else 0, serials, knowers=1 << seat, all_=True)


def swapped(state: CitadelsState, one: int, other: int) -> None:
    """Two seats are about to change hands: each knows what it gives, the others keep what they knew."""
    mine, theirs = 1 << one, 1 << other
    for seat, row in enumerate(state.sightings):
        if seat in (one, other):
            partner = other if seat == one else one
            for kind in state.hands[partner]:
                seen_leaving(state, seat, kind, 1 << partner)
            state.sightings[seat] = cleared(state.sightings[seat], 1 << partner)
        elif row:
            state.sightings[seat] = tuple(
                (kinds, (zones & ~(mine | theirs)) | (theirs if zones & mine else 0) | (mine if zones & theirs else 0),
                 under) for kinds, zones, under in row
            )  # fmt: skip
    saw(state, one, state.hands[one], theirs)
    saw(state, other, state.hands[other], mine)


def moved(state: CitadelsState, giver: int, taker: int, kind: int) -> None:
    """A card has gone from one hand to another, seen by these two."""
    if state.sightings:
        left_unseen(state, 1 << giver, 1 << taker, knowers=1 << giver | 1 << taker)
        seen_leaving(state, taker, kind, 1 << giver)
    saw(state, giver, (kind,), 1 << taker)
    emptied(state, giver)


def looked_at_hand(state: CitadelsState, seat: int, owner: int) -> None:
    """The seat sees a whole hand: what it knew of it before is part of that."""
    if state.sightings:
        for kind in state.hands[owner]:
            seen_leaving(state, seat, kind, 1 << owner)
        state.sightings[seat] = cleared(state.sightings[seat], 1 << owner)
    saw(state, seat, state.hands[owner], 1 << owner)


def looked_at_museum(state: CitadelsState, seat: int) -> None:
    """The Museum came to this seat, which now sees the cards under it."""
    if state.sightings:
        for card in state.tucked:
            if not card >> KNOWERS_SHIFT & KNOWERS & 1 << seat:
                seen_leaving(state, seat, card & 63, IN_MUSEUM)
        state.sightings[seat] = cleared(state.sightings[seat], IN_MUSEUM)
    state.tucked = [card | 1 << KNOWERS_SHIFT + seat for card in state.tucked]


def looked_at_deck(state: CitadelsState, seat: int) -> None:
    """The seat sees the whole deck: content, and the order of nothing but what it knew (9.11)."""
    unseen = [card for card in state.bottom if not card >> KNOWERS_SHIFT & 1 << seat]
    serials = tuple(card >> SERIAL_SHIFT for card in unseen)
    kinds = [kind for kind, count in enumerate(state.deck) for _ in range(count)] + [card & 63 for card in unseen]
    if state.sightings:
        for kind in kinds:
            met(state, seat, kind, lambda one: bool(one[1] & IN_DECK) or any(serial in serials for serial in one[2]))
        state.sightings[seat] = tuple(
            (row, was & ~IN_DECK, tuple(one for one in under if one not in serials))
            for row, was, under in state.sightings[seat]
            if not was & BOUNDS
        )
    saw(state, seat, kinds, IN_DECK, serials)
    saw(state, seat, kinds, ONLY_IN_DECK)


def order_lost(state: CitadelsState, searcher: int) -> None:
    """What lay under the deck is shuffled into it, before one card leaves it for the searcher's hand (9.11)."""
    for seat in range(len(state.hands)):
        known = [card & 63 for card in state.bottom if card >> KNOWERS_SHIFT & 1 << seat]
        row = state.sightings[seat] if state.sightings else ()
        bound = next((list(one[0]) for one in row if _bounds(one)), None if state.deck_left else [])
        if seat != searcher and len(known) != len(state.bottom):
            bound = None
        if state.sightings:
            state.sightings[seat] = tuple(
                (kinds, was | (IN_DECK if under else 0), ()) for kinds, was, under in row if not was & BOUNDS
            )
        saw(state, seat, known, IN_DECK)
        if bound is not None:
            saw(state, seat, bound + known, ONLY_IN_DECK)
