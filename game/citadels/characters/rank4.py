"""Rank 4: King and Emperor (8.7, 8.8)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ...kernel.agenda import Step
from ...kernel.contract import CHANCE, Emit
from .. import effects
from ..actions import CARDS, DIGIT, GOLD, VERB, Crown, LoseCard, Pass, Pay
from ..cards import YELLOW
from ..ruleset import STEP
from ..state import POWER, CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset

PAY = VERB[Pay]


class King(Character):
    """Takes the crown when he is revealed, murdered at the end of the round; gold for yellow districts."""

    colour = YELLOW

    def is_revealed(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        effects.move_crown(state, seat, emit)

    def round_ends(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        effects.move_crown(state, seat, emit)


class Emperor(Character):
    """Gives the crown to a seat, which pays him one gold or one card; gold for yellow districts."""

    colour = YELLOW

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        if state.bewitched != EMPEROR_RANK or not rules.emperor_player_decides:
            codes += crowns(rules, state, seat)

    def may_end(self, rules: Ruleset, state: CitadelsState) -> bool:
        """Under the strict option not before the crown has moved (19.11)."""
        if not rules.crown_must_move or state.done & POWER:
            return True
        return state.bewitched == EMPEROR_RANK and rules.emperor_player_decides

    def is_bewitched(self, rules: Ruleset, state: CitadelsState, seat: int) -> None:
        if rules.emperor_player_decides:
            state.agenda.append(Step(STEP["crown"], seat, (int(rules.crown_must_move),)))

    def round_ends(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        if state.murdered == EMPEROR_RANK:
            state.turn += 1
            state.agenda.append(Step(STEP["crown"], seat, (0,)))


EMPEROR_RANK = 3


def crowns(rules: Ruleset, state: CitadelsState, seat: int) -> list[int]:
    """The seats that the crown may be given to."""
    return [
        VERB[Crown] | other << DIGIT
        for other in range(rules.seats)
        if not rules.crown_must_move or other not in (seat, state.crown)
    ]


def legal_crown(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Outside a turn: give the crown, or leave it unless it must move."""
    return crowns(rules, state, step.seat) + ([] if step.data[0] else [VERB[Pass]])


def crown(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The crown moves; in the Emperor's turn its new holder pays."""
    seat, other = state.mover, code >> DIGIT
    moves = other != state.crown
    effects.move_crown(state, other, emit)
    if state.agenda[-1].kind == STEP["crown"]:
        state.agenda.pop()
        return
    state.done |= POWER
    if moves and other != seat and rules.emperor_payment != "none" and (state.gold[other] or state.hands[other]):
        decides = other if rules.emperor_payment == "recipient_chooses" else seat
        state.agenda.append(Step(STEP["pay"], decides, (other, seat)))


def legal_pay(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Gold or a card, as far as the payer has it."""
    payer = step.data[0]
    codes = [PAY | GOLD << DIGIT] if state.gold[payer] else []
    if rules.emperor_payment == "recipient_chooses":
        codes += [PAY | CARDS << DIGIT | kind + 1 << 2 * DIGIT for kind in sorted(set(state.hands[payer]))]
    elif state.hands[payer]:
        codes.append(PAY | CARDS << DIGIT)
    return codes


def pay(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The new holder of the crown pays the Emperor."""
    payer, taker = state.agenda.pop().data
    if code >> DIGIT & 63 == GOLD:
        effects.give_gold(state, payer, taker, 1, "emperor", emit)
    elif kind := code >> 2 * DIGIT:
        effects.move_card(state, payer, taker, kind - 1, emit)
    else:
        state.agenda.append(Step(STEP["lose_card"], CHANCE, (payer, taker)))


def chances_lose(rules: Ruleset, state: CitadelsState, step: Step) -> list[tuple[int, int]]:
    """Any card of the hand that pays."""
    hand = state.hands[step.data[0]]
    return [(VERB[LoseCard] | kind + 1 << DIGIT, hand.count(kind)) for kind in sorted(set(hand))]


def sample_lose(rules: Ruleset, state: CitadelsState, step: Step, rng: random.Random) -> int:
    """One of them."""
    hand = state.hands[step.data[0]]
    return VERB[LoseCard] | hand[int(rng.random() * len(hand))] + 1 << DIGIT


def lose_card(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Chance has drawn it."""
    payer, taker = state.agenda.pop().data
    effects.move_card(state, payer, taker, (code >> DIGIT) - 1, emit)


LEGAL = {"crown": legal_crown, "pay": legal_pay}
CHANCES = {"lose_card": (chances_lose, sample_lose)}
RESOLVE = {VERB[Crown]: crown, PAY: pay, VERB[LoseCard]: lose_card}
