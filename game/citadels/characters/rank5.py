"""Rank 5: Bishop and Abbot (8.9, 8.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import effects
from ..actions import DIGIT, VERB, Tithe
from ..cards import BLUE
from ..state import POWER, CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset


class Bishop(Character):
    """Gold for blue districts; rank 8 cannot touch his player's city (districts.destroying.protected)."""

    colour = BLUE


class Abbot(Character):
    """Gold for blue districts, and one gold of the seat that alone has most."""

    colour = BLUE

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        most = max(state.gold)
        richest = [other for other, gold in enumerate(state.gold) if gold == most]
        if seat not in richest and (len(richest) == 1 or rules.abbot_chooses):
            codes += [VERB[Tithe] | other << DIGIT for other in richest]


def tithe(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The richest pays."""
    state.done |= POWER
    effects.give_gold(state, code >> DIGIT, state.mover, 1, "abbot", emit)


RESOLVE = {VERB[Tithe]: tithe}
