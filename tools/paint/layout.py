"""Where everything lies on a tile, worked out from its features alone: walls, roads, rivers, fields, things."""

import math
from typing import Any
from zlib import crc32

from .curves import Line, simplified, thinned
from .fields import separate_fields
from .grid import grown, outline
from .laying import castle_place, lay_cities, lay_rivers, lay_roads, place_middle
from .places import choose_spots, place_things
from .plan import RIVER, ROAD, Edge, Plan


def make_plan(tile: dict[str, Any]) -> Plan:
    if tile.get("double"):
        corners: Line = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]
        names = ["A.N", "B.N", "B.E", "B.S", "A.S", "A.W"]
    else:
        corners, names = [(0, 0), (1, 0), (1, 1), (0, 1)], ["N", "E", "S", "W"]
    ring = [Edge(name, a, b) for name, a, b in zip(names, corners, corners[1:] + corners[:1], strict=True)]
    plan = Plan(tile, 2 if tile.get("double") else 1, ring, crc32(tile["id"].encode()))
    lay_cities(plan)
    lay_rivers(plan)
    lay_roads(plan)
    place_middle(plan)
    separate_fields(plan)
    place_things(plan)
    choose_spots(plan)
    return plan


def spots_entry(plan: Plan) -> dict[str, Any]:
    """What spots.json says about a tile; the format is described in paint_tiles.py."""
    entry: dict[str, Any] = {}
    for key, spot in plan.spots.items():
        entry[key] = {"spot": list(spot)}
    for city in plan.cities:
        entry[city.key]["polygons"] = [[(round(x, 3), round(y, 3)) for x, y in simplified(p, 0.004)]
                                       for p in city.polygons]
    for road in plan.roads:
        entry[road.key]["road"] = [[(round(x, 3), round(y, 3)) for x, y in thinned(line, 0.003)] for line in road.lines]
        entry[road.key]["width"] = ROAD
    for key, line, _ in plan.rivers:
        entry[key]["road"] = [[(round(x, 3), round(y, 3)) for x, y in thinned(line, 0.003)]]
        entry[key]["width"] = RIVER
    for key, cells in plan.fields.items():
        outer, holes = outline(grown(cells, 1))
        entry[key]["polygons"] = outer
        if holes:
            entry[key]["holes"] = holes
    for thing in plan.things:
        if thing.key:
            r = thing.radius
            if thing.kind == "castle":
                (cx, cy), hx, hy = castle_place(plan)
                box = [(cx - hx, cy - hy), (cx + hx, cy - hy), (cx + hx, cy + hy), (cx - hx, cy + hy)]
            elif thing.kind == "abbey":
                box = [(0, 0), (1, 0), (1, 1), (0, 1)]
            else:
                box = [(thing.at[0] + r * math.cos(a * math.pi / 8), thing.at[1] + r * math.sin(a * math.pi / 8))
                       for a in range(16)]
            entry[thing.key]["polygons"] = [[(round(x, 3), round(y, 3)) for x, y in box]]
    return entry
