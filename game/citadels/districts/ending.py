"""Unique districts that act when the own turn ends, after the tax, in this order (6.7, 9.17, 9.20)."""

from __future__ import annotations

from ...kernel.contract import Emit
from .. import effects
from ..cards import KIND
from ..state import CitadelsState
from .income import owns

POOR_HOUSE, PARK = KIND["poor_house"], KIND["park"]
PARK_CARDS = 2


def end(state: CitadelsState, seat: int, emit: Emit | None) -> int:
    """Gold for an empty purse; the number of cards for an empty hand."""
    if not state.gold[seat] and owns(state, seat, POOR_HOUSE):
        effects.gain(state, seat, 1, "poor_house", emit)
    return PARK_CARDS if not state.hands[seat] and owns(state, seat, PARK) else 0
