"""The draft (3, 4): characters face up and face down, then each seat keeps one of those that go round."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ..kernel.agenda import Step
from ..kernel.contract import CHANCE, Emit
from .actions import DIGIT, VERB, LayDown, Pick, PutAway, TurnUp
from .cards import CHARACTERS
from .events import CharacterLaidDown, CharacterPicked, CharacterPutAway, CharacterTurnedUp, RoundBegan
from .ruleset import AWAY, DOWN, LIFT, STEP, UP
from .state import ABSENT, FACE_UP, CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

NEVER_UP = 3  # the rank that never stays face up (3.3)
CALL = Step(STEP["call"], CHANCE)


def begin(rules: Ruleset, state: CitadelsState, emit: Emit | None) -> None:
    """A new round: all characters are shuffled, the crown's holder is first (3.1, 3.2)."""
    ranks = len(state.characters)
    clear(rules, state)
    state.pool = (1 << ranks) - 1
    if emit:
        emit(RoundBegan(state.round, state.crown))
    state.agenda[:] = [_step(rules, state)]


def clear(rules: Ruleset, state: CitadelsState) -> None:
    """Nothing of the last round is left."""
    ranks = len(state.characters)
    state.first, state.stage, state.face_up, state.rank = state.crown, 0, 0, -1
    state.laid, state.takers, state.lifted = [], [], False
    state.sights = [()] * rules.seats
    state.holder, state.denied, state.shown = [ABSENT] * ranks, [0] * ranks, 0
    state.murdered = state.bewitched = state.robbed = state.robber = state.witch = state.queen = -1
    state.lost = state.assassin_built = 0
    state.actor = -1


def _step(rules: Ruleset, state: CitadelsState) -> Step:
    """What comes now in the draft's order; after the last pick, the first call."""
    order = rules.draft_orders[len(state.characters)]
    if state.stage == len(order):
        return CALL
    what, after = order[state.stage]
    if what == UP:
        return Step(STEP["turn_up"], CHANCE)
    if what == DOWN:
        return Step(STEP["lay_down"], CHANCE)
    seat = (state.first + after) % rules.seats
    if what == LIFT:  # the last seat takes up the first face-down card too (3.7)
        state.pool |= 1 << state.laid[0]
    state.sights[seat] += ((len(state.laid), state.pool),)
    return Step(STEP["put_away" if what == AWAY else "pick"], seat)


def _go_on(rules: Ruleset, state: CitadelsState) -> None:
    state.stage += 1
    was = state.agenda[-1]
    now = state.agenda[-1] = _step(rules, state)
    if now.kind != was.kind or now.seat != was.seat:
        state.turn += now.kind == STEP["pick"] and was.seat >= 0
    if now is CALL and state.pool:  # the card that nobody kept (3.6)
        state.laid.append(state.pool.bit_length() - 1)
        state.takers.append(-1)
        state.pool = 0


def legal_pick(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Any of the characters in hand."""
    verb, characters = VERB[PutAway if step.kind == STEP["put_away"] else Pick], state.characters
    return [verb | characters[rank] << DIGIT for rank in range(len(characters)) if state.pool >> rank & 1]


def pick(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Keep one and pass the rest on."""
    seat, character = state.mover, code >> DIGIT
    rank = CHARACTERS[character].rank
    state.pool &= ~(1 << rank)
    state.holder[rank] = seat
    state.laid.append(rank)
    state.takers.append(seat)
    if rules.draft_orders[len(state.characters)][state.stage][0] == LIFT:  # the other one lies face down again (3.7)
        state.laid[0] = state.pool.bit_length() - 1
        state.pool, state.lifted = 0, True
    if emit:
        emit(CharacterPicked(seat, CHARACTERS[character].key))
    _go_on(rules, state)


def put_away(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Put one face down (4.2)."""
    seat, character = state.mover, code >> DIGIT
    rank = CHARACTERS[character].rank
    state.pool &= ~(1 << rank)
    state.laid.append(rank)
    state.takers.append(-2 - seat)
    if emit:
        emit(CharacterPutAway(seat, CHARACTERS[character].key))
    _go_on(rules, state)


# ---- chance ----


def chances_up(rules: Ruleset, state: CitadelsState, step: Step) -> list[tuple[int, int]]:
    """Any character but rank 4, which is laid back into the rest (3.3)."""
    return [(VERB[TurnUp] | one << DIGIT, 1) for rank, one in enumerate(state.characters)
            if state.pool >> rank & 1 and rank != NEVER_UP]  # fmt: skip


def chances_down(rules: Ruleset, state: CitadelsState, step: Step) -> list[tuple[int, int]]:
    """Any character that is left (3.4)."""
    return [(VERB[LayDown] | one << DIGIT, 1) for rank, one in enumerate(state.characters) if state.pool >> rank & 1]


def sample_up(rules: Ruleset, state: CitadelsState, step: Step, rng: random.Random) -> int:
    """One of them."""
    codes = chances_up(rules, state, step)
    return codes[int(rng.random() * len(codes))][0]


def sample_down(rules: Ruleset, state: CitadelsState, step: Step, rng: random.Random) -> int:
    """One of them."""
    codes = chances_down(rules, state, step)
    return codes[int(rng.random() * len(codes))][0]


def turn_up(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """This character plays no part in the round, as all see."""
    rank = CHARACTERS[code >> DIGIT].rank
    state.pool &= ~(1 << rank)
    state.face_up |= 1 << rank
    state.holder[rank] = FACE_UP
    if emit:
        emit(CharacterTurnedUp(CHARACTERS[code >> DIGIT].key))
    _go_on(rules, state)


def lay_down(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """This character lies face down."""
    rank = CHARACTERS[code >> DIGIT].rank
    state.pool &= ~(1 << rank)
    state.laid.append(rank)
    state.takers.append(-1)
    if emit:
        emit(CharacterLaidDown())
    _go_on(rules, state)


LEGAL = {"pick": legal_pick, "put_away": legal_pick}
CHANCES = {"turn_up": (chances_up, sample_up), "lay_down": (chances_down, sample_down)}
RESOLVE = {VERB[Pick]: pick, VERB[PutAway]: put_away, VERB[TurnUp]: turn_up, VERB[LayDown]: lay_down}
