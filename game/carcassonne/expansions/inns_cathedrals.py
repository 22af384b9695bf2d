"""Inns and Cathedrals (section IC): roads with an inn, cities with a cathedral, one large meeple a seat."""

from __future__ import annotations

from ..expansion import Expansion, Figure
from ..features.city import CITY
from ..features.road import ROAD
from ..ruleset import Ruleset
from ..state import CarcassonneState
from ..tile import printed_tiles


def inn_and_cathedral(rules: Ruleset, state: CarcassonneState, root: int, complete: bool, factor: int) -> int:
    """A road with an inn pays 2 a square, a city with a cathedral 3 a square and pennant; open ones nothing (IC2 to
    IC6)."""
    kind, mask = rules.kinds[state.kinds[root]], state.mask[root]
    if kind is ROAD and mask & rules.mark_of["inn"]:
        return 2 if complete else 0
    if kind is CITY and mask & rules.mark_of["cathedral"]:
        return 3 if complete else 0
    return factor


INNS_AND_CATHEDRALS = Expansion(
    name="inns_cathedrals",
    tiles=lambda options: printed_tiles("inns_cathedrals"),
    marks=("inn", "cathedral"),
    figures=(Figure("large", count=1, weight=2, stands_on=frozenset({"road", "city", "field", "monastery"})),),  # IC8
    scoring={"multiply": inn_and_cathedral},
)
