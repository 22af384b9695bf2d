"""Unique districts that act when a rank is called: Ball Room and Hospital (9.21, 9.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from ..actions import VERB, Courtesy, Pass, UseHospital
from ..cards import KIND
from ..events import CourtesyShown
from ..ruleset import STEP
from ..state import CitadelsState
from .income import owns

if TYPE_CHECKING:
    from ..ruleset import Ruleset

BALL_ROOM, HOSPITAL = KIND["ball_room"], KIND["hospital"]


def owes_courtesy(rules: Ruleset, state: CitadelsState, seat: int) -> bool:
    """Whether the called seat must acknowledge: another one has the crown and the Ball Room."""
    return rules.asks_courtesy and seat != state.crown and owns(state, state.crown, BALL_ROOM)


def legal_courtesy(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Acknowledge, or lose the turn."""
    return [VERB[Courtesy], VERB[Pass]]


def courtesy(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The turn goes on as it would have."""
    from ..round import answered

    seat = state.agenda.pop().seat
    if emit:
        emit(CourtesyShown(seat))
    answered(rules, state, seat, emit)


def legal_hospital(rules: Ruleset, state: CitadelsState, step: Step) -> list[int]:
    """Show the murdered character and take an income action, or stay silent."""
    return [VERB[UseHospital], VERB[Pass]]


def use_hospital(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """An income action and nothing else."""
    from .. import effects

    seat = state.agenda.pop().seat
    effects.reveal(state, seat, state.rank, emit)
    state.agenda.append(Step(STEP["income"], seat))


LEGAL = {"courtesy": legal_courtesy, "hospital": legal_hospital}
RESOLVE = {VERB[Courtesy]: courtesy, VERB[UseHospital]: use_hospital}
