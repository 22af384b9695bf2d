"""Cities: 2 points a square and pennant when complete, 1 when open at the end (B5.2, B6.2, B7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..expansion import FeatureKind
from ..state import CarcassonneState, pennant_count, square_count

if TYPE_CHECKING:
    from ..ruleset import Ruleset


def city_units(state: CarcassonneState, root: int, complete: bool) -> int:
    """Squares and pennants."""
    return square_count(state.mask[root]) + pennant_count(state.sums[root])


def small_city(rules: Ruleset, state: CarcassonneState, root: int, complete: bool, factor: int) -> int:
    """Option small_city "two" (O13): a complete city of exactly two squares pays 1 a unit."""
    if (
        complete
        and rules.options["small_city"] == "two"
        and rules.kinds[state.kinds[root]] is CITY
        and square_count(state.mask[root]) == 2
    ):
        return 1
    return factor


CITY = FeatureKind("city", city_units, open_factor=1, complete_factor=2, ends=True)
