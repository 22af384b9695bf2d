"""The fields of a tile are not constructed: they are what is left between cities, roads and rivers, found by flood fill
on a grid, and compared with what the tile's facts say (`problems`). Where a separation is missing, the thing in the
middle gets a path to a wall."""

from itertools import combinations

import numpy as np

from .curves import distance
from .grid import CELLS, Grid, cell_centres, components, disc, grown, inside, near
from .laying import castle_place
from .plan import IN_THE_MIDDLE, RADIUS, RIVER, ROAD, WALL, Plan, Thing


def barriers(plan: Plan) -> Grid:
    """Cells where no meadow is: cities with their walls, roads, rivers and what the roads end at."""
    taken = np.zeros((CELLS, CELLS * plan.width), bool)
    for city in plan.cities:
        for polygon in city.polygons:
            taken |= inside(polygon, plan.width)
        for wall in city.walls:
            taken |= near(wall, WALL / 2 + 0.006, plan.width)
    for road in plan.roads:
        for line in road.lines:
            taken |= near(line, ROAD / 2 + 0.008, plan.width)
    for _, line, role in plan.rivers:
        taken |= near(line, RIVER / 2, plan.width)
        if role == "lake":
            taken |= disc(line[-1], 0.19, plan.width)
        if role == "source":
            taken |= disc(line[-1], 0.1, plan.width)
    for thing in plan.things:
        if thing.kind == "castle":
            centre, half_x, half_y = castle_place(plan)
            x, y = cell_centres(plan.width)
            taken |= (abs(x - centre[0]) < half_x + 0.02) & (abs(y - centre[1]) < half_y + 0.02)
        elif thing.kind in IN_THE_MIDDLE or thing.kind in ("abbey", "house"):
            taken |= disc(thing.at, thing.radius, plan.width)
    return taken


def slot_cell(plan: Plan, slot: str) -> tuple[int, int]:
    name, half = slot.rsplit(".", 1)
    x, y = plan.edge(name).at(0.27 if half == "l" else 0.73, 0.02)
    return int(y * CELLS), int(x * CELLS)


def match_fields(plan: Plan, taken: Grid) -> tuple[dict[str, Grid], list[str]]:
    """Field key -> cells, and where the picture disagrees with the tile's facts."""
    label = components(~taken)
    city_cells = {}
    for city in plan.cities:
        mask = np.zeros_like(taken)
        for polygon in city.polygons:
            mask |= inside(polygon, plan.width)
        city_cells[city.key] = grown(mask, 7)
    for key, line in plan.viaducts:
        city_cells[key] |= near(line, 0.1, plan.width)
    found: dict[str, Grid] = {}
    problems = []
    used: dict[int, str] = {}
    fields = [f for f in plan.tile["features"] if f["kind"] == "field"]
    for f in fields:
        numbers = {int(label[slot_cell(plan, slot)]) for slot in f.get("slots", [])}
        if not numbers:
            continue
        if len(numbers) > 1 or 0 in numbers:
            problems.append(f"{f['key']} lies in {len(numbers)} parts")
        for number in numbers:
            if number in used:
                problems.append(f"{f['key']} runs into {used[number]}")
            used[number] = f["key"]
        found[f["key"]] = np.isin(label, list(numbers - {0}))
    sizes = sorted(((int((label == n).sum()), n) for n in range(1,
                                                                int(label.max()) + 1) if n not in used),
                   reverse=True)
    for f in fields:
        if not f.get("slots"):
            if not sizes:
                problems.append(f"{f['key']} is nowhere")
                continue
            _, number = sizes.pop(0)
            found[f["key"]] = label == number
    for f in fields:
        if f["key"] in found:
            seen = {key for key, cells in city_cells.items() if (cells & found[f["key"]]).sum() > 12}
            if seen != set(f["adjacent_cities"]):
                problems.append(f"{f['key']} touches {sorted(seen)}, not {f['adjacent_cities']}")
    return found, problems


def separate_fields(plan: Plan) -> None:
    """Find the fields; where they differ from the facts, mend that by paths from the middle to few walls."""
    taken = barriers(plan)
    found, problems = match_fields(plan, taken)
    if problems:
        if not any(thing.kind in IN_THE_MIDDLE
                   for thing in plan.things) and any(s.startswith("watchtower") for s in plan.tile["symbols"]):
            plan.things.append(
                Thing("watchtower", (0.5, 0.5), RADIUS["watchtower"], facts={"symbol": plan.tile["symbols"][0]}))
        centre = next((thing for thing in plan.things if thing.kind in IN_THE_MIDDLE), None)
        if centre:
            ends = [
                min((p for wall in city.walls for p in wall), key=lambda p: distance(p, centre.at))
                for city in plan.cities
            ]
            options = [chosen for size in range(len(ends) + 1) for chosen in combinations(ends, size)]
            for chosen in options:
                paths = [[centre.at, end] for end in chosen]
                wider = barriers(plan)
                for path in paths:
                    wider |= near(path, ROAD / 2, plan.width)
                now_found, now_problems = match_fields(plan, wider)
                if len(now_problems) < len(problems):
                    found, problems, taken, plan.paths = now_found, now_problems, wider, paths
    plan.fields, plan.taken, plan.problems = found, taken, problems
