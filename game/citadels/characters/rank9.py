"""Rank 9: Artist and Queen (8.17, 8.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import effects
from ..actions import DIGIT, VERB, Beautify
from ..cards import BEAUTIFIED, DISTRICTS
from ..events import DistrictBeautified
from ..state import POWER, CitadelsState
from .character import Character
from .rank4 import EMPEROR_RANK

if TYPE_CHECKING:
    from ..ruleset import Ruleset

MOST_BEAUTIES = 2


class Artist(Character):
    """Lays one gold on each of up to two own districts, one on a district ever."""

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        if state.gold[seat]:
            codes += [
                VERB[Beautify] | kind + 1 << DIGIT
                for kind in dict.fromkeys(entry for entry in state.cities[seat] if entry < BEAUTIFIED)
            ]


class Queen(Character):
    """Three gold at the start of the turn if a neighbour has the crown, or holds rank 4 as an option."""

    def begins(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        other = state.crown
        if rules.queen_asks_rank4:
            if state.murdered == EMPEROR_RANK:
                state.queen = seat  # paid when it is shown
                return
            other = state.holder[EMPEROR_RANK]
        if other >= 0 and (other - seat) % rules.seats in (1, rules.seats - 1):
            effects.gain(state, seat, 3, "queen", emit)


def beautify(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The gold lies on the district for the rest of the game."""
    seat, kind = state.mover, (code >> DIGIT) - 1
    state.beauties += 1
    if state.beauties == MOST_BEAUTIES:
        state.done |= POWER
    effects.beautify(state, seat, kind)
    if emit:
        emit(DistrictBeautified(seat, DISTRICTS[kind].key))


RESOLVE = {VERB[Beautify]: beautify}
