"""The table: all that is needed to go on playing, and nothing else.

Flat lists of small ints and frozen rows only, so that a clone is a few shallow copies. Kinds are places in
cards.DISTRICTS, ranks count from 0, -1 is nobody or nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from ..kernel.agenda import Step
from ..kernel.contract import CHANCE

# holder of a rank in this round, where it is no seat
ABSENT, FACE_UP = -1, -2

# what has been done in the turn that is being played
INCOME, POWER, COLLECTED, LABORATORY, SMITHY, MUSEUM, BEGUN = (1 << bit for bit in range(7))

# a card under the deck: kind | knowers << 6 | serial << 14
KNOWERS_SHIFT, SERIAL_SHIFT, KNOWERS = 6, 14, 255

# zones of a sighting, as bits: hands 0 to 7, then these; the last two bound the deck and places under it, and are none
IN_DRAWN, IN_MUSEUM, IN_DECK, ONLY_IN_DECK, ONLY_THESE = (1 << bit for bit in range(8, 13))
BOUNDS = ONLY_IN_DECK | ONLY_THESE

# kinds that a seat has seen and has lost from sight: they lie in these zones or under the deck with these serials
Sighting = tuple[tuple[int, ...], int, tuple[int, ...]]


@dataclass(slots=True)
class CitadelsState:
    """One position, and what each seat has seen of it."""

    characters: tuple[int, ...]  # rank -> character of this game
    gold: list[int]  # by seat
    hands: list[list[int]]  # by seat: kinds
    cities: list[list[int]]  # by seat: kind, + BEAUTIFIED
    deck: list[int]  # kind -> cards whose order nobody knows; drawing one is chance
    deck_left: int  # how many those are
    bottom: list[int]  # cards below them, the upper one first
    drawn: list[int] = field(default_factory=list)  # kinds looked at in an income action
    tucked: list[int] = field(default_factory=list)  # kind | knowers << 6, under the Museum
    crown: int = 0
    round: int = 1
    turn: int = 1
    serial: int = 0  # cards ever put under the deck

    # ---- the round ----
    first: int = 0  # who had the crown when the draft began
    stage: int = 0  # place in the draft's order
    pool: int = 0  # mask of the ranks that go round
    face_up: int = 0  # mask of ranks
    laid: list[int] = field(default_factory=list)  # draft slot -> rank; the first lay face down, the last was left
    takers: list[int] = field(default_factory=list)  # draft slot -> seat; -1 face down, -2 - seat put away by it
    sights: list[tuple[tuple[int, int], ...]] = field(default_factory=list)  # seat -> (slots taken before, mask it saw)
    lifted: bool = False  # the last seat also had the first face-down card in its hand (3.7)
    holder: list[int] = field(default_factory=list)  # rank -> seat, ABSENT or FACE_UP
    shown: int = 0  # mask of ranks whose holder everybody knows
    denied: list[int] = field(default_factory=list)  # rank -> mask of seats that everybody knows not to hold it
    rank: int = -1  # that is called
    murdered: int = -1
    bewitched: int = -1
    robbed: int = -1
    robber: int = -1
    witch: int = -1  # the seat whose turn is to be continued
    lost: int = 0  # mask of ranks that lost their turn to the Ball Room
    queen: int = -1  # the seat that is paid when rank 4 is shown (8.18)
    assassin_built: int = 0

    # ---- the turn ----
    actor: int = -1  # character that is being played
    done: int = 0  # mask of INCOME ...
    builds: int = 0  # that count against the limit
    built: int = 0  # all districts built in the turn
    spent: int = 0  # gold paid for building
    beauties: int = 0

    # ---- the game ----
    declared: bool = False  # the Bell Tower counts
    haunted_round: int = -1  # in which the Haunted City was built
    completed: int = 0  # mask of seats
    first_complete: int = -1
    last_round: bool = False
    long: list[int] = field(default_factory=list)  # seats one short of a complete city, the earliest first (11.4)

    sightings: list[tuple[Sighting, ...]] = field(default_factory=list)  # by seat
    agenda: list[Step] = field(default_factory=list)  # what waits, the next on top
    mover: int = CHANCE

    def clone(self) -> CitadelsState:
        """A state that shares nothing changeable."""
        return CitadelsState(
            self.characters, self.gold[:], [hand[:] for hand in self.hands], [city[:] for city in self.cities],
            self.deck[:], self.deck_left, self.bottom[:], self.drawn[:], self.tucked[:], self.crown, self.round,
            self.turn, self.serial, self.first, self.stage, self.pool, self.face_up, self.laid[:], self.takers[:],
            self.sights[:], self.lifted, self.holder[:], self.shown, self.denied[:], self.rank, self.murdered,
            self.bewitched, self.robbed, self.robber, self.witch, self.lost, self.queen, self.assassin_built,
            self.actor, self.done, self.builds, self.built, self.spent, self.beauties, self.declared,
            self.haunted_round, self.completed, self.first_complete, self.last_round, self.long[:],
            self.sightings[:], self.agenda[:], self.mover,
        )  # fmt: skip

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return self.deck_left + len(self.bottom)

    def canonical(self) -> dict[str, Any]:
        """All of it as plain values; the order of a hand and of what a seat has seen means nothing."""
        plain: dict[str, Any] = {one.name: getattr(self, one.name) for one in fields(self)}
        plain["hands"] = [sorted(hand) for hand in self.hands]
        plain["cities"] = [sorted(city) for city in self.cities]
        plain["drawn"], plain["tucked"] = sorted(self.drawn), sorted(self.tucked)
        plain["sightings"] = [sorted(row) for row in self.sightings] if any(self.sightings) else []
        return plain
