"""Roads: 1 point a square, complete or not (B5.1, B6.1, B7.2)."""

from __future__ import annotations

from ..expansion import FeatureKind
from ..state import CarcassonneState, square_count


def road_units(state: CarcassonneState, root: int, complete: bool) -> int:
    """Squares; each half of a double tile is one (GC12)."""
    return square_count(state.mask[root])


ROAD = FeatureKind("road", road_units, ends=True)
