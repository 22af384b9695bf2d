"""Rank 3: Magician and Wizard (8.5, 8.6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from .. import effects, knowledge, turn
from ..actions import DIGIT, VERB, Peek, Redraw, Steal, SwapHands, row_code
from ..cards import KIND_BITS
from ..districts import building
from ..events import HandSeen
from ..ruleset import STEP
from ..state import INCOME, POWER, CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset

LISTED = 10  # of a larger hand only the smallest and the largest choices are listed; any other is legal all the same


@lru_cache(maxsize=4096)
def choices(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The codes for every different choice of cards out of a sorted hand."""
    count = len(hand)
    sizes = range(1, count + 1) if count <= LISTED else (1, 2, count - 1, count)
    return tuple(
        dict.fromkeys(row_code(Redraw, row) for size in sizes for row in dict.fromkeys(combinations(hand, size)))
    )


class Magician(Character):
    """Once: swaps hands with another seat, or puts cards under the deck and draws as many."""

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        hand = tuple(sorted(state.hands[seat]))
        codes += [  # two empty hands would be no change (19.4)
            VERB[SwapHands] | other << DIGIT
            for other, theirs in enumerate(state.hands)
            if other != seat and (hand or theirs)
        ]
        if hand:
            codes += [row_code(Redraw, hand)] if rules.redraws_whole_hand else choices(hand)


class Wizard(Character):
    """Looks at another hand and takes one card, into the hand or straight into the city; duplicates are allowed in
    this turn."""

    builds_duplicates = True

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        codes += [VERB[Peek] | other << DIGIT for other, hand in enumerate(state.hands) if hand and other != seat]


def swap(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Whole hands, empty ones included."""
    state.done |= POWER
    effects.swap_hands(state, state.mover, code >> DIGIT, emit)


def redraw(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """These cards under the deck in this order, then as many from the top."""
    state.done |= POWER
    kinds, _ = turn.read_row(code >> DIGIT)
    effects.hand_under(state, state.mover, kinds, emit)
    turn.push_draw(state, state.mover, len(kinds))


def peek(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The hand lies open for this seat; one card of it must be taken."""
    state.done |= POWER
    seat, other = state.mover, code >> DIGIT
    knowledge.looked_at_hand(state, seat, other)
    if emit:
        emit(HandSeen(seat, other, effects.keys(sorted(state.hands[other]))))
    state.agenda.append(Step(STEP["steal"], seat, (other,)))


def legal_steal(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Each card into the hand; and into the city, if it can be paid and the income action is done."""
    seat, codes = step.seat, list[int]()
    city = [entry & KIND_BITS for entry in state.cities[seat]]
    for kind in sorted(set(state.hands[step.data[0]])):
        codes.append(VERB[Steal] | kind + 1 << DIGIT)
        if state.done & INCOME and building.price(rules, city, kind) <= state.gold[seat]:
            codes.append(VERB[Steal] | kind + 1 << DIGIT | 1 << 2 * DIGIT)
    return codes


def steal(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Take it; building it so is outside the limit."""
    step = state.agenda.pop()
    seat, victim, kind = step.seat, step.data[0], (code >> DIGIT & 63) - 1
    if code >> 2 * DIGIT:
        building.put_up(rules, state, seat, victim, kind, emit)
    else:
        effects.move_card(state, victim, seat, kind, emit)


LEGAL = {"steal": legal_steal}
RESOLVE = {VERB[SwapHands]: swap, VERB[Redraw]: redraw, VERB[Peek]: peek, VERB[Steal]: steal}
