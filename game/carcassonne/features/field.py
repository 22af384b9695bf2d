"""Fields: 3 points at the end for each different complete city that touches them (B5.4, B7.3, B7.4)."""

from __future__ import annotations

from ..expansion import FeatureKind
from ..state import CarcassonneState


def field_units(state: CarcassonneState, root: int, complete: bool) -> int:
    """Complete cities that touch the field: those whose masks share a wall bit with it."""
    walls = state.mask[root]
    return sum(1 for city in state.closed if city & walls)


FIELD = FeatureKind("field", field_units, open_factor=3)
