"""What lies in the boxes (B1.2, RV1, IC1, PD1, FM1, GC1) and how the castle tiles are printed (GC32)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.carcassonne.tile import Tile, printed_tiles


@pytest.mark.parametrize(("box", "tiles"), [
    ("base", 72), ("river", 12), ("inns_cathedrals", 18), ("princess_dragon", 30), ("flying_machines", 8),
    ("german_castles", 6),
])
def test_so_many_tiles_lie_in_the_box(box: str, tiles: int) -> None:
    assert sum(tile.count for tile in printed_tiles(box)) == tiles


def test_volcanoes_dragons_portals_and_princesses() -> None:
    """(PD1)"""
    symbols: Counter[str] = Counter()
    for tile in printed_tiles("princess_dragon"):
        kinds = {"volcano", "dragon", "magic_portal", "princess"}.intersection(tile.symbols)
        assert len(kinds) == 1
        symbols[kinds.pop()] += tile.count
    assert symbols == {"volcano": 6, "dragon": 12, "magic_portal": 6, "princess": 6}


@pytest.mark.parametrize("tile", printed_tiles("german_castles"), ids=lambda tile: tile.id)
def test_a_castle_tile_has_three_roads_a_city_piece_three_fields_and_the_castle(tile: Tile) -> None:
    """(GC32)"""
    edges = Counter(kind for half in tile.halves for kind in half.edges)
    assert edges == {"inner": 2, "road": 3, "city": 1, "field": 2}
    assert Counter(piece.kind for piece in tile.pieces) == {"road": 3, "city": 1, "field": 3, "castle": 1}
    city = next(n for n, piece in enumerate(tile.pieces) if piece.kind == "city")
    assert sum(city in piece.touches for piece in tile.pieces if piece.kind == "field") == 1
    assert all(piece.edges == 1 for piece in tile.pieces if piece.kind == "road"), "each road ends at the castle"
