"""Where things stand on a tile, and figures."""

from typing import Any

import numpy as np

from .curves import Point, along, distance, length
from .grid import CELLS, Grid, cell_centres, clearance, disc, inside, near
from .plan import RADIUS, ROAD, WALL, Plan, Thing


def choose_place(room: Grid, radius: float, width: int, central: bool) -> tuple[Point, float]:
    """A place with room for the radius: as near to the middle as can be, or as far from it."""
    x, y = cell_centres(width)
    away = (x - width / 2) ** 2 + (y - 0.5) ** 2
    fits = room > radius * 1.08
    if not central:                                        # beside the middle, yet not in the very corner
        fits &= (abs(y - 0.5) < 0.34) & (np.minimum(x, width - x) > 0.16)
    value = np.where(fits, -away if central else away, -9) if fits.any() else room
    row, column = np.unravel_index(int(np.argmax(value)), value.shape)
    return ((float(column) + 0.5) / CELLS, (float(row) + 0.5) / CELLS), float(room[row, column])


def place_things(plan: Plan) -> None:
    """Everything that lies somewhere on meadow or in a city, the largest first."""
    width = plan.width
    meadow = np.zeros_like(plan.taken)
    for cells in plan.fields.values():
        meadow |= cells
    town: dict[str, Grid] = {}
    for city in plan.cities:
        mask = np.zeros_like(plan.taken)
        for polygon in city.polygons:
            mask |= inside(polygon, width)
        for other in plan.cities:
            for wall in other.walls:
                mask &= ~near(wall, WALL / 2 + 0.02, width)
        for road in plan.roads:
            for line in road.lines:
                mask &= ~near(line, ROAD, width)
        for _, line in plan.viaducts:
            mask &= ~near(line, 0.08, width)
        town[city.key] = mask
    features = plan.tile["features"]
    wanted: list[tuple[str, str, dict[str, Any], list[Grid], bool]] = []
    all_towns = list(town.values())
    for f in features:
        if f["kind"] == "monastery" and not plan.thing("monastery"):
            wanted.append(("monastery", f["key"], f, [meadow, *all_towns], True))
        elif f["kind"] == "flying_machine":
            wanted.append(("flying_machine", f["key"], f, [meadow], False))
        elif f["kind"] == "garden":
            wanted.append(("garden", f["key"], f, [meadow], False))
        elif f["kind"] == "city":
            if f.get("cathedral"):
                wanted.append(("cathedral", "", f, [town[f["key"]]], True))
            if f.get("princess"):
                wanted.append(("princess", "", f, [town[f["key"]]], False))
            wanted += [("pennant", "", {"at": n}, [town[f["key"]]], False) for n in range(f.get("pennants", 0))]
    for symbol in plan.tile["symbols"]:
        kind = symbol.split(":")[0]
        if kind in ("garden", "flying_machine", "princess", "abbey", "german_castle", "special_monastery"):
            continue
        if plan.thing(kind) or plan.thing({"tower_foundation": "foundation"}.get(kind, kind)):
            continue
        wanted.append((kind, "", {"symbol": symbol}, [meadow, *all_towns], kind in ("volcano", "bazaar")))
    inns = [(road, Thing("inn", (0, 0), RADIUS["inn"], facts=road.facts)) for road in plan.roads
            if road.facts.get("inn")]
    wanted.sort(key=lambda w: -RADIUS[w[0]])
    for road, inn in inns:
        beside = meadow & near(road.lines[0], 0.17, width)
        for neighbour in plan.roads:
            if neighbour is not road:
                for line in neighbour.lines:
                    beside &= ~near(line, 0.17, width)
        inn.at, _ = choose_place(np.where(beside, clearance(meadow & ~_occupied(plan)), 0), inn.radius * 0.9, width,
                                 False)
        plan.things.append(inn)
    for kind, key, facts, grounds, central in wanted:
        found: list[tuple[Point, float, int]] = []
        for number, ground in enumerate(grounds):
            found.append((*choose_place(clearance(ground & ~_occupied(plan)), RADIUS[kind], width, central), number))
            if found[-1][1] > RADIUS[kind] * 0.93:
                break
        at, room, number = max(found, key=lambda f: (f[1] > RADIUS[kind] * 0.93, f[1] * (1 if f[2] else 1.25)))
        in_town = number > 0 or kind in ("cathedral", "princess", "pennant")
        radius = min(RADIUS[kind], max(0.13, room)) if kind == "monastery" else RADIUS[kind]
        plan.things.append(Thing(kind, at, radius, key, facts, "city" if in_town else "field"))


def _occupied(plan: Plan) -> Grid:
    mask = np.zeros_like(plan.taken)
    for thing in plan.things:
        mask |= disc(thing.at, thing.radius, plan.width)
    return mask


# places for figures

def choose_spots(plan: Plan) -> None:
    """A place for a figure on every feature, well inside it and away from the others."""
    spots = plan.spots
    for thing in plan.things:
        if thing.key:
            spots[thing.key] = (round(thing.at[0], 3), round(thing.at[1], 3))
    x, y = cell_centres(plan.width)

    def apart(limit: float = 0.24) -> Grid:
        gap = np.full(x.shape, limit, np.float32)
        for sx, sy in spots.values():
            gap = np.minimum(gap, np.hypot(x - sx, y - sy))
        return gap

    occupied = _occupied(plan)
    central = -0.12 * np.hypot(x - plan.width / 2, y - 0.5)
    for city in sorted(plan.cities, key=lambda c: len(c.facts["edges"])):
        mask = np.zeros_like(plan.taken)
        for polygon in city.polygons:
            mask |= inside(polygon, plan.width)
        for other in plan.cities:
            for wall in other.walls:
                mask &= ~near(wall, WALL / 2, plan.width)
        room = clearance(mask)
        room = np.where(occupied, room * 0.6, room)
        spots[city.key] = _best(np.minimum(room, 0.16) + apart() * 0.5 + central * (room > 0.05))
    for key, cells in sorted(plan.fields.items(), key=lambda kc: int(kc[1].sum())):
        free = clearance(cells & ~occupied)
        room = free if free.max() > 0.05 else clearance(cells)
        spots[key] = _best(
            np.where(room > 0.6 * room.max(),
                     np.minimum(room, 0.17) + apart() * 0.6 + central, room * 0.1 - 0.2))
    for road in plan.roads:
        parts = [0.28 + 0.04 * k for k in range(9)] if "inner_end" in road.facts else [0.3 + 0.05 * k for k in range(9)]
        if road.portals:
            parts = [0.6]
        line = max(road.lines, key=length)
        candidates = [along(line, part) for part in parts]
        others = list(
            spots.values()) + [along(r.lines[0], 0.5) for r in plan.roads if r is not road and r.key not in spots]
        others += [(t.at[0], t.at[1]) for t in plan.things]
        others += [along(water, 0.3 + 0.04 * k) for _, water, _ in plan.rivers for k in range(11)]
        best = max(candidates,
                   key=lambda p: min([distance(p, o) for o in others] + [0.3]) - 0.1 * distance(p, along(line, 0.45)))
        spots[road.key] = (round(best[0], 3), round(best[1], 3))
    for key, line, _ in plan.rivers:
        middle = along(line, 0.5)
        spots[key] = (round(middle[0], 3), round(middle[1], 3))


def _best(value: Grid) -> Point:
    row, column = np.unravel_index(int(np.argmax(value)), value.shape)
    return round((float(column) + 0.5) / CELLS, 3), round((float(row) + 0.5) / CELLS, 3)
