"""Monasteries and gardens: 1 point for themselves and 1 for each filled neighbour square (B5.3, B6.4, B7.2, AB4)."""

from __future__ import annotations

from ..expansion import FeatureKind
from ..state import OPEN, CarcassonneState

NEIGHBOURS = 8


def monastery_units(state: CarcassonneState, root: int, complete: bool) -> int:
    """Itself and its filled neighbours: 9 when complete."""
    return 1 + NEIGHBOURS - (0 if complete else state.sums[root] & OPEN)


MONASTERY = FeatureKind("monastery", monastery_units, ring=True)
GARDEN = FeatureKind("garden", monastery_units, ring=True)
