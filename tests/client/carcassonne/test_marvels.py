"""What moves over a painted sign stands where the sign is painted."""

from __future__ import annotations

import pytest

from game.carcassonne.tile import tile_facts
from game.client import assets
from game.client.carcassonne.marvels import CRATERS, WHIRLS


@pytest.mark.parametrize(("symbol", "places"), [("volcano", CRATERS), ("magic_portal", WHIRLS)])
def test_every_sign_has_its_place(symbol: str, places: dict[str, tuple[float, float]]) -> None:
    tiles = tile_facts()["princess_dragon"]["tiles"]
    assert set(places) == {tile["id"] for tile in tiles if symbol in tile["symbols"]}


@pytest.mark.parametrize("tile", [*CRATERS, *WHIRLS])
def test_lava_glows_in_craters_and_whirls_are_violet(tile: str) -> None:
    picture = assets.tile_picture(tile)
    x, y = CRATERS.get(tile) or WHIRLS[tile]
    side = picture.get_width()
    near = [picture.get_at((round(x * side) + dx, round(y * side) + dy))[:3] for dx in range(-18, 19, 6)
            for dy in range(-18, 19, 6)]
    red, green, blue = (sum(ink[part] for ink in near) / len(near) for part in range(3))
    assert red > blue + 60 if tile in CRATERS else blue > green + 30
