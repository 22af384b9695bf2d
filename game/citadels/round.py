"""The calls of a round (5) and its end: the next rank is called, whoever holds it answers, the crown moves on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.agenda import Step
from ..kernel.contract import CHANCE, OVER, Emit
from . import draft, effects, turn
from .actions import VERB, Pass
from .cards import CHARACTERS
from .districts import calling
from .districts.income import owns
from .events import GameEnded, NobodyAnswered, RankCalled, TurnLost
from .ruleset import STEP
from .state import CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

MOST_ROUNDS = 200  # 11.6
CROWN_RANK = 3
THIEF_RANK, TAX_RANK = 1, 1


def call(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """The next rank is called; after the last one the round ends (5.1 to 5.5)."""
    state.rank += 1
    rank = state.rank
    if rank == len(state.characters):
        last_rank_called(rules, state, emit)
        return False
    seat = state.holder[rank]
    if emit:
        emit(RankCalled(rank + 1, CHARACTERS[state.characters[rank]].key))
    if state.murdered == rank:
        if seat >= 0 and owns(state, seat, calling.HOSPITAL):
            state.turn += 1
            state.agenda.append(Step(STEP["hospital"], seat))
        elif emit:
            emit(NobodyAnswered(rank + 1, CHARACTERS[state.characters[rank]].key))
        return False
    if seat < 0:
        state.denied[rank] = (1 << rules.seats) - 1
        if emit:
            emit(NobodyAnswered(rank + 1, CHARACTERS[state.characters[rank]].key))
        return False
    effects.reveal(state, seat, rank, emit)
    state.turn += 1
    if calling.owes_courtesy(rules, state, seat):
        state.agenda.append(Step(STEP["courtesy"], seat))
    else:
        answered(rules, state, seat, emit)
    return False


def answered(rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
    """The called seat has shown its character: crown, robbery, tax, then its turn (5.2)."""
    rank = state.rank
    actor = rules.actors[state.characters[rank]]
    actor.is_revealed(rules, state, seat, emit)
    rob(rules, state, rank, emit)
    if rank == TAX_RANK and state.assassin_built:
        turn.pay_tax(rules, state, state.holder[0], state.assassin_built, emit)
    if state.bewitched == rank:
        resume_later(state)
        actor.is_bewitched(rules, state, seat)
        state.agenda.append(Step(STEP["income"], seat))
    else:
        turn.begin(rules, state, seat, rank, False, emit)


def rob(rules: Ruleset, state: CitadelsState, rank: int, emit: Emit | None) -> None:
    """The gold of the robbed character's holder goes to the Thief's player (8.3)."""
    victim = state.holder[rank]
    if state.robbed == rank and not rules.robs_at_once and victim >= 0 and victim != state.robber >= 0:
        effects.give_gold(state, victim, state.robber, state.gold[victim], "thief", emit)


def resume_later(state: CitadelsState) -> None:
    """The Witch goes on once the holder is done (8.2)."""
    if state.witch >= 0:
        state.agenda.append(Step(STEP["resume"], state.witch))


def resume(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """The Witch's turn goes on as the bewitched character."""
    state.agenda.pop()
    state.witch = -1
    state.turn += 1
    turn.begin(rules, state, step.seat, state.rank, True, emit)
    return False


def pass_(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """What is open is declined: the step goes, with what that means."""
    step = state.agenda.pop()
    if step.kind == STEP["courtesy"]:
        lose_turn(rules, state, step.seat, emit)
    elif step.kind == STEP["recover"]:
        effects.under_openly(state, step.data[0])
    elif step.kind == STEP["hospital"] and emit:
        emit(NobodyAnswered(state.rank + 1, CHARACTERS[state.characters[state.rank]].key))


def lose_turn(rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
    """No courtesy, no turn; robbery still happens and a Witch still goes on (9.24)."""
    state.lost |= 1 << state.rank
    if emit:
        emit(TurnLost(seat, CHARACTERS[state.characters[state.rank]].key))
    rob(rules, state, state.rank, emit)
    if state.bewitched == state.rank:
        resume_later(state)


def last_rank_called(rules: Ruleset, state: CitadelsState, emit: Emit | None) -> None:
    """Who held rank 4 and had no turn shows it now (5.5)."""
    state.agenda[-1] = Step(STEP["round_ends"], CHANCE)
    seat = state.holder[CROWN_RANK]
    if seat >= 0 and (state.murdered == CROWN_RANK or state.lost >> CROWN_RANK & 1):
        effects.reveal(state, seat, CROWN_RANK, emit)
        rules.actors[state.characters[CROWN_RANK]].round_ends(rules, state, seat, emit)
        if state.queen >= 0 and (seat - state.queen) % rules.seats in (1, rules.seats - 1):
            effects.gain(state, state.queen, 3, "queen", emit)


def round_ends(rules: Ruleset, state: CitadelsState, step: Step, emit: Emit | None) -> bool:
    """The end of the game, or a new draft (11.2, 11.6)."""
    if state.last_round or state.round >= MOST_ROUNDS:
        state.agenda.clear()
        state.mover = OVER
        if emit:
            emit(GameEnded("city_completed" if state.last_round else "round_limit"))
        return False
    state.round += 1
    state.turn += 1
    draft.begin(rules, state, emit)
    return False


ENTER = {"call": call, "resume": resume, "round_ends": round_ends}
RESOLVE = {VERB[Pass]: pass_}
