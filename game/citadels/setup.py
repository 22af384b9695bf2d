"""The table before the first round (2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.agenda import Step
from ..kernel.contract import CHANCE, BadSetup, Emit
from ..kernel.stepped import advance
from . import draft, turn
from .cards import DATA, KINDS
from .ruleset import STEP
from .state import CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

HAND_CARDS, GOLD = DATA["setup"]["hand_cards"], DATA["setup"]["gold"]


def empty_table(rules: Ruleset, characters: tuple[int, ...]) -> CitadelsState:
    """No card is dealt, no gold given."""
    seats = rules.seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    cities: list[list[int]] = [[] for _ in range(seats)]
    return CitadelsState(characters, [0] * seats, hands, cities, [0] * KINDS, 0, [])


def start(rules: Ruleset) -> CitadelsState:
    """Four cards and two gold for each seat, the crown with the first (2.5, 2.6). Raises BadSetup for eight seats
    without a set of characters (14.15)."""
    if not rules.has_characters:
        raise BadSetup("$.options", "no characters for eight seats", '"characters" with nine of them is needed (14.15)')
    state = empty_table(rules, rules.characters)
    state.gold = [GOLD] * rules.seats
    state.deck = rules.deck()
    state.deck_left = sum(state.deck)
    draft.clear(rules, state)
    state.agenda = [Step(STEP["deal"], CHANCE)]
    for seat in reversed(range(rules.seats)):
        turn.push_draw(state, seat, HAND_CARDS)
    advance(rules, state, None)
    return state


def dealt(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """All hands are dealt; the first round begins."""
    draft.begin(rules, state, emit)
    return False


ENTER = {"deal": dealt}
