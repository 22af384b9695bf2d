"""Rank 2: Thief and Tax Collector (8.3, 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import effects
from ..actions import DIGIT, VERB, Rob
from ..cards import CHARACTERS
from ..events import CharacterNamed
from ..state import POWER, CitadelsState
from .character import Character
from .rank1 import others

if TYPE_CHECKING:
    from ..ruleset import Ruleset


class Thief(Character):
    """Names a character but ranks 1 and 2, the murdered and the bewitched one; its gold is his."""

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        spared = {state.characters[rank] for rank in (state.murdered, state.bewitched) if rank >= 0}
        codes += [code for code in others(state, VERB[Rob], 2) if code >> DIGIT not in spared]


class TaxCollector(Character):
    """Whoever builds pays him one gold at the end of the turn (turn.pay_tax)."""


def rob(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """This character is robbed when it is revealed, or at once (14.6)."""
    state.done |= POWER
    seat, rank = state.mover, CHARACTERS[code >> DIGIT].rank
    state.robbed, state.robber = rank, seat
    if emit:
        emit(CharacterNamed(seat, "robbed", CHARACTERS[code >> DIGIT].key))
    if not rules.robs_at_once:
        return
    victim = state.holder[rank]
    if victim < 0 or victim == seat:  # nobody answers: only the Thief himself may hold it
        state.denied[rank] |= (1 << rules.seats) - 1 & ~(1 << seat)
        return
    effects.reveal(state, victim, rank, emit)
    effects.give_gold(state, victim, seat, state.gold[victim], "thief", emit)


RESOLVE = {VERB[Rob]: rob}
