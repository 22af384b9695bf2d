"""Features found the slow way: tiles turned by hand, pieces joined by a flood fill over tiles.json itself.

It shares no table with the engine; what it says is obviously right.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from game.carcassonne.view import CarcassonneView

FACTS = {
    tile["id"]: tile
    for entry in json.loads((Path("game/carcassonne/data/tiles.json")).read_text("utf-8"))["sets"]
    for tile in entry["tiles"] + entry.get("alternates", [])
}
RING = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E", "l": "r", "r": "l"}

Spot = tuple[tuple[int, int], str]  # (anchor square of the tile, key)
Port = tuple[tuple[int, int], str, str]  # (square, side, "" for a line or "l"/"r" for grass)


@dataclass
class Flooded:
    """A feature: its pieces, squares, open ports, pennants, neighbours of its ring."""

    kind: str
    pieces: set[Spot] = field(default_factory=set)
    squares: set[tuple[int, int]] = field(default_factory=set)
    open: int = 0
    pennants: int = 0
    ring: set[tuple[int, int]] = field(default_factory=set)


def flood(view: CarcassonneView) -> dict[Spot, Flooded]:
    """Every piece on the board -> its feature."""
    ports: dict[Spot, list[Port]] = defaultdict(list)
    kinds: dict[Spot, dict] = {}
    owner: dict[Port, Spot] = {}
    covered: dict[Spot, set[tuple[int, int]]] = defaultdict(set)
    footprint = {tile.at: tile.squares for tile in view.tiles}
    for tile in view.tiles:
        facts = FACTS[tile.tile]
        for feature in facts["features"]:
            spot = (tile.at, feature["key"])
            kinds[spot] = feature
            places = feature.get("edges", []) + feature.get("slots", [])
            for place in places:
                parts = place.split(".")
                half = parts.pop(0) if facts.get("double") else "A"
                square = tile.squares["AB".index(half)]
                side = RING[(RING.index(parts[0]) + tile.rot // 90) % 4]
                port = (square, side, parts[1] if len(parts) > 1 else "")
                ports[spot].append(port)
                owner[port] = spot
                covered[spot].add(square)
            if not places:
                covered[spot] |= set(tile.squares)
    squares = {square for tile in view.tiles for square in tile.squares}
    found: dict[Spot, Flooded] = {}
    for start, facts in kinds.items():
        if start in found:
            continue
        feature, stack = Flooded(facts["kind"]), [start]
        while stack:
            spot = stack.pop()
            if spot in feature.pieces:
                continue
            feature.pieces.add(spot)
            feature.squares |= covered[spot]
            feature.pennants += kinds[spot].get("pennants", 0)
            for square, side, hand in ports[spot]:
                there = (square[0] + STEPS[side][0], square[1] + STEPS[side][1])
                met = owner.get((there, ACROSS[side], ACROSS[hand] if hand else ""))
                if met is not None:
                    stack.append(met)
                elif not hand:
                    feature.open += 1
        if feature.kind in ("monastery", "garden", "castle"):
            mine = footprint[start[0]]
            feature.ring = {(x + dx, y + dy) for x, y in mine for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - set(mine)
            feature.open = len(feature.ring - squares)
        for spot in feature.pieces:
            found[spot] = feature
    return found


def touching_cities(view: CarcassonneView, features: dict[Spot, Flooded], field_feature: Flooded) -> int:
    """How many different complete cities border a field (B7.3)."""
    tiles = {tile.at: tile for tile in view.tiles}
    cities = set()
    for at, key in field_feature.pieces:
        facts = FACTS[tiles[at].tile]
        piece = next(feature for feature in facts["features"] if feature["key"] == key)
        for city in piece["adjacent_cities"]:
            if features[(at, city)].open == 0:
                cities.add(id(features[(at, city)]))
    return len(cities)
