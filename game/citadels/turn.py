"""A turn (6): the start bonus, the income action, building, powers, and what follows at its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from ..kernel.agenda import Step
from ..kernel.contract import CHANCE, Emit
from . import effects
from .actions import CARDS, DIGIT, GOLD, MASK, VERB, Collect, DealCard, End, Keep, Take, row_code, with_digit
from .cards import CHARACTERS
from .districts import building, ending, income, using
from .events import TurnBegan, TurnEnded
from .ruleset import STEP
from .state import BEGUN, COLLECTED, INCOME, POWER, CitadelsState

if TYPE_CHECKING:
    from .characters.character import Character
    from .ruleset import Ruleset

TAKE_GOLD, TAKE_CARDS = with_digit(Take, GOLD), with_digit(Take, CARDS)
COLLECT, END = VERB[Collect], VERB[End]
TURN, DRAW, KEEP, TURN_ENDS, INCOME_ONLY = (STEP[key] for key in ("turn", "draw", "keep", "turn_ends", "income"))
DEAL = VERB[DealCard]
TO_HAND, TO_LOOK = 0, 1  # where the cards of a "draw" step go
SETTLE, REFUND = (0,), (1,)  # the halves of what follows a turn


def waits(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """A step that somebody must decide."""
    return True


def begin(rules: Ruleset, state: CitadelsState, seat: int, rank: int, resumed: bool, emit: Emit | None) -> None:
    """The turn of this seat as the character of this rank."""
    state.actor = state.characters[rank]
    state.done = INCOME if resumed else 0
    state.builds = state.built = state.spent = state.beauties = 0
    state.agenda.append(Step(TURN, seat))
    if emit:
        emit(TurnBegan(seat, CHARACTERS[state.actor].key, resumed))
    if resumed or rules.bonus_first:
        state.done |= BEGUN
        rules.actors[state.actor].begins(rules, state, seat, emit)


def legal(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """What the character may do now."""
    return rules.actors[state.actor].moves(rules, state, step[1])


def moves(rules: Ruleset, state: CitadelsState, seat: int, actor: Character) -> list[int]:
    """Income first, then building; the power, the colour's income and purple districts at any time (6.2 to 6.6)."""
    done, codes = state.done, list[int]()
    if not done & INCOME:
        codes.append(TAKE_GOLD)
        if state.deck_left or state.bottom:
            codes.append(TAKE_CARDS)
    else:
        if actor.may_end(rules, state):
            codes.append(END)
        if state.builds < actor.build_limit:
            building.legal(rules, state, seat, actor.builds_duplicates, codes)
    if not done & COLLECTED and actor.colour >= 0 and income.colour_income(state, seat, actor.colour):
        codes.append(COLLECT)
    if not done & POWER:
        actor.powers(rules, state, seat, codes)
    using.legal(rules, state, seat, codes)
    return codes


def collect(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Once, all together (6.5)."""
    state.done |= COLLECTED
    gold = income.colour_income(state, state.mover, rules.actors[state.actor].colour)
    effects.gain(state, state.mover, gold, "collect", emit)


# ---- the income action ----


def legal_income(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Gold, or cards while there are any (6.8)."""
    return [TAKE_GOLD, TAKE_CARDS] if state.deck_left or state.bottom else [TAKE_GOLD]


def take(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Two gold, or two cards to choose from (6.2)."""
    step, seat = state.agenda[-1], state.mover
    if step.kind == INCOME_ONLY:
        state.agenda.pop()
    else:
        state.done |= INCOME
        if not rules.bonus_first and not state.done & BEGUN:
            state.done |= BEGUN
            state.agenda.append(Step(STEP["bonuses_after"], seat))
    if code >> DIGIT == GOLD:
        effects.gain(state, seat, 2, "take", emit)
        return
    count = min(income.looks(state, seat), state.deck_size)
    state.agenda.append(Step(KEEP, seat))
    state.agenda.append(Step(DRAW, CHANCE, (seat, count, TO_LOOK)))


def bonuses_after(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """The start bonus where it comes after the income action (6.1)."""
    state.agenda.pop()
    rules.actors[state.actor].begins(rules, state, step.seat, emit)
    return False


def legal_keep(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Which of the cards drawn to keep, and the order of the others (6.8)."""
    drawn, seat = sorted(state.drawn), step[1]
    count = income.keeps(rules, state, seat)
    codes: list[int] = []
    for kept in dict.fromkeys(combinations(drawn, min(count, len(drawn)))):
        rest = drawn[:]
        for kind in kept:
            rest.remove(kind)
        codes += [row_code(Keep, kept, under) for under in dict.fromkeys(permutations(rest))]
    return codes


def keep(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The choice is made."""
    seat = state.agenda.pop().seat
    kinds, rest = read_row(code >> DIGIT)
    under, _ = read_row(rest)
    effects.keep(state, seat, kinds, under, emit)


def read_row(digits: int) -> tuple[tuple[int, ...], int]:
    """The kinds of a row of digits, and the digits behind it."""
    row = []
    while digit := digits & MASK:
        row.append(digit - 1)
        digits >>= DIGIT
    return tuple(row), digits >> DIGIT


# ---- cards from the deck ----


def push_draw(state: CitadelsState, seat: int, count: int) -> None:
    """So many cards, as far as the deck has them, are to come into the hand (10.2)."""
    count = min(count, state.deck_left + len(state.bottom))
    if count:
        state.agenda.append(Step(DRAW, CHANCE, (seat, count, TO_HAND)))


def chances_draw(rules: Ruleset, state: CitadelsState, step: Step) -> list[tuple[int, int]]:
    """Any card of the deck; below those whose order nobody knows, the uppermost of the others."""
    if not state.deck_left:
        return [(DEAL | (state.bottom[0] & 63) + 1 << DIGIT, 1)]
    return [(DEAL | kind + 1 << DIGIT, count) for kind, count in enumerate(state.deck) if count]


def sample_draw(rules: Ruleset, state: CitadelsState, step: Step, rng: random.Random) -> int:
    """One of them by weight."""
    if not state.deck_left:
        return DEAL | (state.bottom[0] & 63) + 1 << DIGIT
    left = int(rng.random() * state.deck_left)
    for kind, count in enumerate(state.deck):
        left -= count
        if left < 0:
            return DEAL | kind + 1 << DIGIT
    raise AssertionError("the deck counts fewer cards than it has")


def deal(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """A card comes from the deck to where the step on top sends it."""
    seat, count, where = state.agenda[-1].data
    effects.draw(state, seat, (code >> DIGIT) - 1, where == TO_LOOK, emit)
    if count > 1:
        state.agenda[-1] = Step(DRAW, CHANCE, (seat, count - 1, where))
    else:
        state.agenda.pop()


# ---- the end of a turn ----


def end(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The seat ends its turn."""
    close(state, state.mover)


def close(state: CitadelsState, seat: int) -> None:
    """Nothing more is done in this turn; what follows it is next."""
    state.agenda[-1] = Step(TURN_ENDS, seat, SETTLE)


def turn_ends(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """Tax, Poor House, Park, and last the Alchemist's refund (6.7)."""
    seat, actor = step.seat, rules.actors[state.actor]
    if step.data == SETTLE:
        state.agenda[-1] = Step(TURN_ENDS, seat, REFUND)
        if actor.settles:
            settle(rules, state, seat, emit)
        return False
    state.agenda.pop()
    actor.ends(rules, state, seat, emit)
    if emit:
        emit(TurnEnded(seat, CHARACTERS[state.actor].key))
    return False


def settle(rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
    """Tax first, then the districts that act at the end of a turn (9.17, 9.20)."""
    if state.built:
        pay_tax(rules, state, seat, state.built, emit)
        if CHARACTERS[state.actor].rank == 0:
            state.assassin_built = state.built
    push_draw(state, seat, ending.end(state, seat, emit))


def pay_tax(rules: Ruleset, state: CitadelsState, seat: int, built: int, emit: Emit | None) -> None:
    """One gold to the Tax Collector's player for having built, if there is any (8.4); nobody pays himself (4.7)."""
    taker = calling_tax(rules, state)
    if taker >= 0 and taker != seat:
        gold = min(built if rules.tax_each else 1, state.gold[seat])
        effects.give_gold(state, seat, taker, gold, "tax", emit)


def calling_tax(rules: Ruleset, state: CitadelsState) -> int:
    """The seat that collects taxes now, or -1: held, called, neither murdered nor silenced (8.4, 19.7)."""
    if CHARACTERS[state.characters[1]].key != "tax_collector" or state.holder[1] < 0 or state.rank < 1:
        return -1
    if state.murdered == 1:
        return -1
    if state.bewitched == 1:
        return state.holder[0]
    return -1 if state.lost >> 1 & 1 else state.holder[1]


ENTER: dict[str, Callable[[Ruleset, CitadelsState, Step, Emit | None], bool]] = {
    "bonuses_after": bonuses_after,
    "turn_ends": turn_ends,
}
LEGAL = {"turn": legal, "income": legal_income, "keep": legal_keep}
CHANCES = {"draw": (chances_draw, sample_draw)}
RESOLVE = {VERB[Take]: take, VERB[Keep]: keep, COLLECT: collect, DEAL: deal, END: end}
