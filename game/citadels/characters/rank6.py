"""Rank 6: Merchant and Alchemist (8.11, 8.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import effects
from ..cards import GREEN
from ..state import CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset


class Merchant(Character):
    """One gold at the start of the turn; gold for green districts."""

    colour = GREEN

    def begins(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        effects.gain(state, seat, 1, "merchant", emit)


class Alchemist(Character):
    """Gets back in the end what he paid for building in the turn."""

    def ends(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        effects.gain(state, seat, state.spent, "alchemist", emit)
