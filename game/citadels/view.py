"""What a seat may see (13): the table with every secret left out, and what can be read from it.

`table` is a position in which an unknown card is UNKNOWN and an unknown holder is UNKNOWN_HOLDER; of the deck only the
size is left. `unseen` counts all the cards that the seat does not see, wherever they are. A view holds no way back to
the state that it was made of.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..kernel.contract import OVER
from . import suspects
from .cards import BEAUTIFIED, CHARACTERS, DISTRICTS, KIND_BITS, KINDS
from .districts.destroying import MUSEUM
from .effects import BELL_TOWER, completion
from .ruleset import STEP, STEPS, Ruleset
from .scoring import Points, points
from .state import ABSENT, BOUNDS, IN_DECK, IN_MUSEUM, KNOWERS_SHIFT, CitadelsState

UNKNOWN = KIND_BITS
UNKNOWN_HOLDER = -3


def look(rules: Ruleset, state: CitadelsState, seat: int) -> tuple[CitadelsState, tuple[int, ...]]:
    """The table without what the seat does not know, and the counts of all cards that it does not see."""
    table, mine, unseen = state.clone(), 1 << seat, state.deck[:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            for kind in hand:
                unseen[kind] += 1
            table.hands[other] = [UNKNOWN] * len(hand)
    table.hands[seat].sort()
    table.deck = [0] * KINDS
    for place, card in enumerate(state.bottom):
        if not card >> KNOWERS_SHIFT & mine:
            unseen[card & KIND_BITS] += 1
            table.bottom[place] = card | UNKNOWN
    for place, card in enumerate(state.tucked):
        if not card >> KNOWERS_SHIFT & mine:
            unseen[card & KIND_BITS] += 1
            table.tucked[place] = card | UNKNOWN
    if state.drawn and drawer(state) != seat:
        for kind in state.drawn:
            unseen[kind] += 1
        table.drawn = [UNKNOWN] * len(state.drawn)
    table.drawn.sort()
    everybody = (1 << rules.seats) - 1
    for rank, holder in enumerate(state.holder):
        if holder == ABSENT:
            known = state.denied[rank] == everybody
        else:
            known = holder in (seat, -2) or bool(state.shown >> rank & 1)
        if not known:
            table.holder[rank] = UNKNOWN_HOLDER
    table.laid = [
        rank if taker in (seat, -2 - seat) else -1 for rank, taker in zip(state.laid, state.takers)
    ]
    table.sights = [row if other == seat else () for other, row in enumerate(state.sights)]
    table.sightings = [row if other == seat else () for other, row in enumerate(state.sightings)]
    if not any(table.sightings):
        table.sightings = []
    if not (state.mover == seat and state.agenda[-1].kind in (STEP["pick"], STEP["put_away"])):
        table.pool = 0
    return table, tuple(unseen)


def drawer(state: CitadelsState) -> int:
    """The seat that looks at drawn cards, or -1."""
    return next((step.seat for step in reversed(state.agenda) if step.kind == STEP["keep"]), -1)


@dataclass(frozen=True, slots=True)
class CityDistrict:
    """A district in a city; `under` counts the Museum's cards, `cards` are those that the viewer knows."""

    card: str
    beautified: bool = False
    declared: bool = False
    under: int = 0
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KnownCards:
    """Cards seen that lie hidden now: in one of these hands, under the Museum, in the deck or under it."""

    cards: tuple[str, ...]
    hands: tuple[int, ...]
    museum: bool
    deck: bool


class CitadelsView:
    """The table as one seat sees it. Equal views show the same."""

    def __init__(
        self, rules: Ruleset, seats: tuple[str, ...], seat: int, table: CitadelsState, unseen: tuple[int, ...]
    ) -> None:
        self.rules, self.seats, self.seat, self.table, self.counts = rules, seats, seat, table, unseen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CitadelsView) and self.seat == other.seat and self.canonical() == other.canonical()

    __hash__ = None  # type: ignore[assignment]

    def canonical(self) -> dict[str, Any]:
        """All of it as plain values."""
        return self.table.canonical() | {"unseen": list(self.counts)}

    # ---- the game ----

    @property
    def to_move(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.table.mover

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.mover == OVER

    @property
    def step(self) -> str:
        """The name of the step that waits (ruleset.STEPS), or ""."""
        return STEPS[self.table.agenda[-1].kind] if self.table.agenda else ""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.table.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.table.round

    @property
    def crown(self) -> int:
        """The seat with the crown."""
        return self.table.crown

    @property
    def characters(self) -> tuple[str, ...]:
        """The characters of this game, by rank."""
        return tuple(CHARACTERS[one].key for one in self.table.characters)

    @property
    def called(self) -> int:
        """The rank that is called, from 1; 0 during the draft."""
        return min(self.table.rank + 1, len(self.table.characters))

    @property
    def in_draft(self) -> bool:
        """Whether characters are being chosen."""
        return self.table.rank < 0

    @property
    def active(self) -> int:
        """The seat whose turn it is, whoever decides in it; -1 where there is none."""
        turns = (STEP["turn"], STEP["turn_ends"], STEP["income"])
        seats = [step.seat for step in self.table.agenda if step.kind in turns]
        return seats[-1] if seats else max(self.table.mover, -1)

    @property
    def acting(self) -> str:
        """The character whose turn is played, or ""."""
        waits = any(step.kind in (STEP["turn"], STEP["turn_ends"]) for step in self.table.agenda)
        return CHARACTERS[self.table.actor].key if waits else ""

    # ---- cards and gold ----

    @property
    def gold(self) -> tuple[int, ...]:
        """The purses, by seat."""
        return tuple(self.table.gold)

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand."""
        return _keys(self.table.hands[self.seat])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Cards in each hand."""
        return tuple(map(len, self.table.hands))

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return self.table.deck_size

    @property
    def bottom(self) -> tuple[str | None, ...]:
        """The cards put under the deck, the upper one first, as far as they are known."""
        return tuple(_key(card & KIND_BITS) for card in self.table.bottom)

    @property
    def drawn(self) -> tuple[str | None, ...]:
        """The cards that somebody looks at in the income action."""
        return tuple(_key(kind) for kind in self.table.drawn)

    @property
    def unseen(self) -> dict[str, int]:
        """All the cards that the seat does not see, with their copies: the deck, other hands and the like."""
        return {DISTRICTS[kind].key: count for kind, count in enumerate(self.counts) if count}

    @property
    def open_hand(self) -> tuple[int, tuple[str, ...]] | None:
        """The hand that lies open for this seat's Wizard: whose, and its cards."""
        if self.step != "steal" or self.table.mover != self.seat:
            return None
        owner = self.table.agenda[-1].data[0]
        cards = next(one[0] for one in reversed(self.table.sightings[self.seat]) if one[1] == 1 << owner)
        return owner, _keys(cards)

    @property
    def destroyed(self) -> str:
        """The district that the Graveyard's owner is asked about (9.6), or ""."""
        return DISTRICTS[self.table.agenda[-1].data[0]].key if self.step == "recover" else ""

    @property
    def known(self) -> tuple[KnownCards, ...]:
        """What the seat has seen and does not see any more."""
        if not self.table.sightings:
            return ()
        return tuple(
            KnownCards(
                _keys(kinds),
                tuple(other for other in range(len(self.seats)) if zones >> other & 1),
                bool(zones & IN_MUSEUM),
                bool(zones & IN_DECK or serials),
            )
            for kinds, zones, serials in self.table.sightings[self.seat]
            if not zones & BOUNDS
        )

    def city(self, seat: int) -> tuple[CityDistrict, ...]:
        """A seat's districts in the order in which they came."""
        row = []
        for entry in self.table.cities[seat]:
            kind = entry & KIND_BITS
            under, cards = 0, list[int]()
            if kind == MUSEUM:
                under = len(self.table.tucked)
                cards = [card & KIND_BITS for card in self.table.tucked if card & KIND_BITS != UNKNOWN]
            declared = kind == BELL_TOWER and self.table.declared
            row.append(CityDistrict(DISTRICTS[kind].key, entry >= BEAUTIFIED, declared, under, _keys(cards)))
        return tuple(row)

    # ---- characters ----

    @property
    def own_characters(self) -> tuple[str, ...]:
        """The characters that the seat holds in this round."""
        return tuple(
            CHARACTERS[self.table.characters[rank]].key
            for rank, holder in enumerate(self.table.holder)
            if holder == self.seat
        )

    @property
    def choice(self) -> tuple[str, ...]:
        """The characters in hand in the draft, when the seat is to pick."""
        return self._characters(self.table.pool)

    @property
    def face_up(self) -> tuple[str, ...]:
        """The characters discarded face up."""
        return self._characters(self.table.face_up)

    @property
    def face_down(self) -> int:
        """How many characters lie face down."""
        return sum(taker < 0 for taker in self.table.takers)

    @property
    def holders(self) -> tuple[int | None, ...]:
        """By rank: the seat that everybody or this seat knows to hold it, -1 nobody, -2 face up, None unknown."""
        return tuple(None if holder == UNKNOWN_HOLDER else holder for holder in self.table.holder)

    @cached_property
    def slots(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The draft as the seat knows it, one entry for each character taken or laid down so far: who took it (-1
        face down, -2 - seat put away by that seat), and which characters it may be. Of the first face-down card the
        first player knows the one (3.5)."""
        found = suspects.holders_of(self.rules, self.table, self.seat)
        return tuple((taker, self._characters(mask)) for taker, mask in zip(self.table.takers, found))

    def may_hold(self, seat: int) -> tuple[str, ...]:
        """The characters that a seat may hold, as far as the viewer can tell."""
        found = {key for taker, keys in self.slots if taker == seat for key in keys}
        return tuple(key for key in self.characters if key in found)

    @property
    def shown(self) -> tuple[int, ...]:
        """The ranks, from 0, whose holders have shown them."""
        return tuple(rank for rank in range(len(self.table.characters)) if self.table.shown >> rank & 1)

    @property
    def named(self) -> dict[str, str]:
        """What Assassin, Witch and Thief named: "murdered", "bewitched", "robbed"."""
        ranks = {"murdered": self.table.murdered, "bewitched": self.table.bewitched, "robbed": self.table.robbed}
        return {how: self.characters[rank] for how, rank in ranks.items() if rank >= 0}

    def _characters(self, mask: int) -> tuple[str, ...]:
        return tuple(key for rank, key in enumerate(self.characters) if mask >> rank & 1)

    # ---- points ----

    @property
    def completion(self) -> int:
        """How many districts complete a city now."""
        return completion(self.rules, self.table)

    @property
    def completed(self) -> tuple[int, ...]:
        """The seats with a completed city, the first completer in front."""
        seats = [seat for seat in range(len(self.seats)) if self.table.completed >> seat & 1]
        return tuple(sorted(seats, key=lambda seat: seat != self.table.first_complete))

    @property
    def last_round(self) -> bool:
        """Whether the game ends with this round."""
        return self.table.last_round

    def points(self, seat: int) -> Points:
        """A seat's points if the game ended now; all that counts is public."""
        return points(self.rules, self.table, seat)


def _key(kind: int) -> str | None:
    return None if kind == UNKNOWN else DISTRICTS[kind].key


def _keys(kinds: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(DISTRICTS[kind].key for kind in kinds)
