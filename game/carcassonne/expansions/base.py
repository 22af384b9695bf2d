"""The base game (sections B and T): it enters by the same door as every other set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..expansion import Expansion, Figure
from ..expectations import BASE_EXPECT
from ..features.city import CITY, small_city
from ..features.field import FIELD
from ..features.monastery import GARDEN, MONASTERY
from ..features.road import ROAD
from ..position import BASE_POSITION
from ..steps.deploy import DEPLOY_VERB, FIGURE, PASS_VERB
from ..steps.draw import DRAW, DRAW_TILE_VERB, DRAW_VERB, END, REVEAL
from ..steps.place import PLACE, PLACE_VERB
from ..steps.score import SCORE
from ..tile import Tile, printed_tiles


def base_tiles(options: Mapping[str, Any]) -> tuple[Tile, ...]:
    """The 72 tiles of the box."""
    return printed_tiles("base")


BASE = Expansion(
    name="base",
    options=("small_city",),
    tiles=base_tiles,
    start=lambda options: "base-04",  # B1.2
    features=(ROAD, CITY, FIELD, MONASTERY, GARDEN),
    figures=(
        Figure("follower", count=7, weight=1, stands_on=frozenset({"road", "city", "field", "monastery"})),
    ),  # B1.1, AB3
    verbs=(DRAW_VERB, DRAW_TILE_VERB, PLACE_VERB, DEPLOY_VERB, PASS_VERB),
    steps={"draw": DRAW, "reveal": REVEAL, "place": PLACE, "figure": FIGURE, "score": SCORE, "end": END},
    scoring={"multiply": small_city},
    position=BASE_POSITION,
    expect=BASE_EXPECT,
)
