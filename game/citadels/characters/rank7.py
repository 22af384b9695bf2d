"""Rank 7: Architect and Navigator (8.13, 8.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from .. import effects, turn
from ..actions import CARDS, DIGIT, GOLD, VERB, Bonus
from ..ruleset import STEP
from ..state import CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset

BONUS = 4


class Architect(Character):
    """Two cards at the start of the turn; up to three builds."""

    build_limit = 3

    def begins(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        turn.push_draw(state, seat, 2)


class Navigator(Character):
    """Four gold or four cards at the start of the turn; no building at all."""

    build_limit = 0

    def begins(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        state.agenda.append(Step(STEP["bonus"], seat))


def legal_bonus(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Gold, or cards while there are any."""
    codes = [VERB[Bonus] | GOLD << DIGIT]
    return [*codes, VERB[Bonus] | CARDS << DIGIT] if state.deck_size else codes


def bonus(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Four of what was chosen."""
    seat = state.agenda.pop().seat
    if code >> DIGIT == GOLD:
        effects.gain(state, seat, BONUS, "navigator", emit)
    else:
        turn.push_draw(state, seat, BONUS)


LEGAL = {"bonus": legal_bonus}
RESOLVE = {VERB[Bonus]: bonus}
