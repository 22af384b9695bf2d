"""Cities, rivers and roads laid on a tile from the edges that they reach."""

import math
from typing import Any

from .curves import Line, Point, along, bezier, distance, towards
from .plan import (
    BAY,
    BAY_BESIDE_CORNER,
    BAY_ROUND_CAP,
    CAP,
    CAP_BESIDE_CAP,
    CAP_IN_BAY,
    CASTLE_HALF,
    IN_THE_MIDDLE,
    RADIUS,
    City,
    Edge,
    Plan,
    Road,
    Thing,
    opposed,
)


def arch(edge: Edge, depth: float, steps: int = 40) -> Line:
    """A wall from corner to corner of an edge; it leaves them under 45 degrees, so that two fit in a corner."""
    profile = [(step / steps, math.sin(math.pi * step / steps)) for step in range(steps + 1)]
    return [edge.at(t, depth * (s + 0.03 * math.sin(3 * math.pi * t))) for t, s in profile]


def line_from_edge(edge: Edge, to: Point, arriving: Point | None = None, pull: float = 0.3) -> Line:
    """A curve that leaves the tile square to its edge and ends at `to`, arriving in the given direction."""
    start = edge.at(0.5)
    reach = max(pull * distance(start, to), 0.05)
    second = (start[0] + edge.inward[0] * reach, start[1] + edge.inward[1] * reach)
    third = towards(to, second, 0.4) if arriving is None else (to[0] - arriving[0] * reach, to[1] - arriving[1] * reach)
    return bezier(start, second, third, to)


def line_across(first: Edge, second: Edge, through: Point | None = None) -> Line:
    """A curve from edge to edge, square to both, if wanted through a point."""
    a, b = first.at(0.5), second.at(0.5)
    if through is None:
        k = 0.3 if opposed(first, second) else 0.276
        return bezier(a, (a[0] + first.inward[0] * k, a[1] + first.inward[1] * k),
                      (b[0] + second.inward[0] * k, b[1] + second.inward[1] * k), b)
    d = (b[0] - a[0], b[1] - a[1])
    n = math.hypot(*d)
    d = (d[0] / n, d[1] / n)
    half = 0.42
    pa, pb = half * distance(a, through), half * distance(b, through)
    return (bezier(a, (a[0] + first.inward[0] * pa, a[1] + first.inward[1] * pa),
                   (through[0] - d[0] * pa, through[1] - d[1] * pa), through, 20)[:-1] +
            bezier(through, (through[0] + d[0] * pb, through[1] + d[1] * pb),
                   (b[0] + second.inward[0] * pb, b[1] + second.inward[1] * pb), b, 20))


# the grid


def reached_corners(plan: Plan) -> dict[str, set[int]]:
    """City key -> the corners that it touches without owning an edge there, to keep two fields apart."""
    features = plan.tile["features"]
    owner = {slot: f for f in features if f["kind"] == "field" for slot in f.get("slots", [])}
    city_at = {edge: f["key"] for f in features if f["kind"] == "city" for edge in f["edges"]}
    reached: dict[str, set[int]] = {}
    for corner, edge in enumerate(plan.ring):
        before = plan.ring[corner - 1]
        left, right = owner.get(before.name + ".r"), owner.get(edge.name + ".l")
        if left and right and left is not right:
            for key in left["adjacent_cities"]:
                if key in right["adjacent_cities"]:
                    reached.setdefault(key, set()).add(corner)
        for own, beside in ((left, edge.name), (right, before.name)):
            other = city_at.get(beside)
            if own and other in own.get("no_corner_contact", []):
                for key in own["adjacent_cities"]:
                    if key != other:
                        reached.setdefault(key, set()).add(corner)
    return reached


def city_outline(plan: Plan, edges: list[int], corners: set[int], beside: dict[int, str],
                 key: str) -> tuple[Line, list[Line]]:
    """The polygon of a city piece and its walls. `beside`: edge index -> key of the city that owns it."""
    ring, n = plan.ring, len(plan.ring)
    contacts: list[tuple[int, int]] = []                   # first corner, last corner, clockwise
    for first in sorted(edges):
        if (first - 1) % n in edges and len(edges) < n:
            continue
        last = first
        while (last + 1) % n in edges and last - first < n - 1:
            last = (last + 1) if last + 1 < n + first else last
        contacts.append((first, last + 1))
        if len(edges) == n:
            return [edge.start for edge in ring], []
    touched = {corner % n for a, b in contacts for corner in range(a, b + 1)}
    contacts = sorted(contacts + [(c, c) for c in corners if c not in touched])
    polygon: Line = []
    walls: list[Line] = []
    for index, (first, last) in enumerate(contacts):
        polygon += [ring[corner % n].start for corner in range(first, last + 1)]
        following = contacts[(index + 1) % len(contacts)][0]
        bay = [(last + k) % n for k in range((following - last) % n or n)]
        others = [beside[i] for i in bay if i in beside and beside[i] != key]
        if len(contacts) == 1 and len(edges) == 1:
            edge = ring[edges[0]]
            neighbours = [beside.get((edges[0] + side) % n) for side in (-1, 1)]
            depth = CAP_BESIDE_CAP if any(neighbours) else CAP
            if any(c["kind"] == "city" and c["key"] != key and _faces(plan, c, edges[0])
                   for c in plan.tile["features"]):
                depth = CAP_IN_BAY
            wall = arch(edge, depth)[::-1]
        elif len(bay) == 1:
            depth = BAY_ROUND_CAP if others else BAY_BESIDE_CORNER if corners else BAY
            wall = arch(ring[bay[0]], depth)
        else:
            a, b = ring[last % n].start, ring[following % n].start
            centre = towards(a, b, 0.5)
            away = ring[(last + 1) % n].start
            bulge = (0.03 if others else -0.07) if corners else 0.13
            control = (centre[0] + (centre[0] - away[0]) * bulge * 2, centre[1] + (centre[1] - away[1]) * bulge * 2)
            wall = bezier(a, towards(a, control, 0.67), towards(b, control, 0.67), b)
        walls.append(wall)
        polygon += wall[1:-1]
    return polygon, walls


def _faces(plan: Plan, city: dict[str, Any], edge: int) -> bool:
    """Does this city own both edges beside that edge, so that its bay lies round it?"""
    owned = [i for i, e in enumerate(plan.ring) if e.name in city["edges"]]
    n = len(plan.ring)
    return (edge - 1) % n in owned and (edge + 1) % n in owned


def lay_cities(plan: Plan) -> None:
    cities = [f for f in plan.tile["features"] if f["kind"] == "city"]
    index = {edge.name: i for i, edge in enumerate(plan.ring)}
    beside = {index[name]: f["key"] for f in cities for name in f["edges"]}
    reached = reached_corners(plan)
    for f in cities:
        edges = [index[name] for name in f["edges"]]
        corners = reached.get(f["key"], set())
        bands = [g for g in cities if g is not f and len(g["edges"]) == 2 and all(_faces(plan, g, i) for i in edges)]
        if bands and len(edges) == 2 and cities.index(
                bands[0]) < cities.index(f):    # it passes below the band: two caps, one city
            parts = [city_outline(plan, [edge], corners, beside, f["key"]) for edge in edges]
            plan.cities.append(City(f["key"], [p for p, _ in parts], [w for _, walls in parts for w in walls], f))
            plan.viaducts += [
                (f["key"], [plan.ring[edge].at(0.5, CAP_IN_BAY - 0.02), plan.ring[edge].at(0.5, BAY_ROUND_CAP - 0.1)])
                for edge in edges
            ]
            continue
        polygon, walls = city_outline(plan, edges, corners, beside, f["key"])
        plan.cities.append(City(f["key"], [polygon], walls, f))
        if bands and len(edges) == 1 and not f.get("castle_base"):                        # it passes above the band
            plan.viaducts.append(
                (f["key"], [plan.ring[edges[0]].at(0.5, CAP_IN_BAY - 0.02), plan.ring[edges[0]].at(0.5, 0.76)]))


# roads and rivers

def caps_push(plan: Plan) -> Point:
    """How far the middle of the tile moves away from single-edge cities."""
    x, y = 0.0, 0.0
    for city in plan.cities:
        if len(city.facts["edges"]) == 1:
            edge = plan.edge(city.facts["edges"][0])
            x, y = x + edge.inward[0], y + edge.inward[1]
    return x, y


def fields_beside(plan: Plan, edge: str) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    owner = {slot: f for f in plan.tile["features"] if f["kind"] == "field" for slot in f.get("slots", [])}
    return owner.get(edge + ".l"), owner.get(edge + ".r")


def gate_of(plan: Plan, edge: str) -> tuple[Point, Point]:
    """Where a road from this edge enters the city that both its sides touch, and the direction in which it arrives."""
    left, right = fields_beside(plan, edge)
    keys = {c.key for c in plan.cities}
    for side in (left, right):
        if side:
            keys &= set(side["adjacent_cities"])
    keys = keys or {c.key for c in plan.cities}            # it crosses a river or a road on its way
    walls = [wall for city in plan.cities if city.key in keys for wall in city.walls]
    start = plan.edge(edge)
    around = [wall for wall in walls if {wall[0], wall[-1]} == {start.start, start.end}]
    walls = around or walls                                # a bay round this very edge
    aim = start.at(0.5, 0.5)
    aim = (aim[0] + start.inward[0] * 0.02, aim[1] + start.inward[1] * 0.02)
    wall, i = min(((wall, i) for wall in walls for i in range(1,
                                                              len(wall) - 1)),
                  key=lambda wi: distance(wi[0][wi[1]], aim))
    tangent = (wall[i + 1][0] - wall[i - 1][0], wall[i + 1][1] - wall[i - 1][1])
    size = math.hypot(*tangent)
    normal = (-tangent[1] / size, tangent[0] / size)
    at = wall[i]
    toward_edge = start.at(0.5)
    if normal[0] * (at[0] - toward_edge[0]) + normal[1] * (at[1] - toward_edge[1]) < 0:
        normal = (-normal[0], -normal[1])
    return at, normal


def lay_rivers(plan: Plan) -> None:
    push = caps_push(plan)
    for f in plan.tile["features"]:
        if f["kind"] != "river":
            continue
        edges = [plan.edge(name) for name in f["edges"]]
        if f.get("role"):
            end = (0.46, 0.53) if f["role"] == "source" else edges[0].at(0.5, 0.44)
            plan.rivers.append((f["key"], line_from_edge(edges[0], end), f["role"]))
            continue
        through: Point | None = None
        if opposed(edges[0], edges[1]):
            ends = [
                plan.edge(r["edges"][0]) for r in plan.tile["features"]
                if r["kind"] == "road" and r.get("inner_end") == "monastery"
            ]
            if ends:
                through = ends[0].at(0.5, 0.33)
            elif push != (0.0, 0.0):
                through = (0.5 + push[0] * 0.08, 0.5 + push[1] * 0.08)
            elif not any(f["kind"] == "road" for f in plan.tile["features"]):
                through = (0.5 + abs(edges[0].inward[1]) * 0.09, 0.5 + abs(edges[0].inward[0]) * 0.07)
        line = line_across(edges[0], edges[1], through)
        plan.rivers.append((f["key"], line, ""))


def middle_of(plan: Plan) -> Point:
    """Where the thing stands at which the roads end."""
    push = caps_push(plan)
    ends = {f.get("inner_end") for f in plan.tile["features"] if f["kind"] == "road"}
    if plan.rivers and "monastery" in ends:
        road = next(f for f in plan.tile["features"] if f["kind"] == "road")
        return plan.edge(road["edges"][0]).at(0.5, 0.7)
    if len(plan.cities) == 1 and len(plan.cities[0].facts["edges"]) == 2 and not ends & {"city"}:
        wall = plan.cities[0].walls[0]
        return towards(along(wall, 0.5), (0.5, 0.5), 1.9)
    return 0.5 + push[0] * 0.035, 0.5 + push[1] * 0.035


def castle_place(plan: Plan) -> tuple[Point, float, float]:
    """Centre and half sizes of the castle of a double tile, moved away from the tile's city."""
    push = caps_push(plan)
    return (1.0 + push[0] * 0.1, 0.5 + push[1] * 0.1), *CASTLE_HALF


def lay_roads(plan: Plan) -> None:
    features = plan.tile["features"]
    middle = middle_of(plan)
    push = caps_push(plan)
    for f in features:
        if f["kind"] != "road":
            continue
        edges = [plan.edge(name) for name in f["edges"]]
        end = f.get("inner_end")
        road = Road(f["key"], [], f)
        plan.roads.append(road)
        if len(edges) == 3:
            road.lines = [line_from_edge(edge, middle) for edge in edges]
        elif len(edges) == 1 and end == "city":
            at, arriving = gate_of(plan, edges[0].name)
            road.lines = [line_from_edge(edges[0], at, arriving, 0.45)]
            road.gates = [at]
        elif len(edges) == 1 and end == "house":
            road.lines = [line_from_edge(edges[0], edges[0].at(0.5, 0.74))]
            road.over = True
            plan.things.append(Thing("house", edges[0].at(0.5, 0.76), RADIUS["house"]))
        elif len(edges) == 1 and end == "castle":
            centre, half_x, half_y = castle_place(plan)
            start = edges[0].at(0.5, 0.5)
            aim = (min(max(start[0], centre[0] - half_x * 0.8),
                       centre[0] + half_x * 0.8), min(max(start[1], centre[1] - half_y * 0.6),
                                                      centre[1] + half_y * 0.6))
            road.lines = [line_from_edge(edges[0], aim)]
        elif len(edges) == 1:
            lean = 0.5 if (plan.seed >> len(plan.roads)) & 1 else -0.5          # a little life in a straight road
            dx, dy = edges[0].inward
            size = math.hypot(1, lean)
            road.lines = [line_from_edge(edges[0], middle, ((dx - dy * lean) / size, (dy + dx * lean) / size))]
        else:
            lay_through_road(plan, road, edges, push)


def lay_through_road(plan: Plan, road: Road, edges: list[Edge], push: Point) -> None:
    opposite = opposed(edges[0], edges[1])
    sides = [fields_beside(plan, edge.name) for edge in edges]
    crossed = [
        c for c in plan.cities
        if opposite and len(c.facts["edges"]) == 2 and all(e.name not in c.facts["edges"] for e in edges)
    ]
    if crossed:
        whole = [line_across(edges[0], edges[1])]
        open_ends = [left is right for left, right in sides]
        if road.facts.get("tunnel") or any(open_ends):
            road.lines = []
            for edge, unsplit in zip(edges, open_ends, strict=True):
                depth = 0.125 if unsplit else BAY
                road.lines.append([edge.at(0.5), edge.at(0.5, depth)])
                road.portals.append((edge.at(0.5, depth), edge.inward))
        else:
            road.lines, road.viaduct = whole, True
        return
    # which city's wall does it touch, keeping apart two fields on the same side of it?
    for near_side, far_side in ((sides[0][0], sides[1][1]), (sides[0][1], sides[1][0])):
        if near_side and far_side and near_side is not far_side:
            common = set(near_side["adjacent_cities"]) & set(far_side["adjacent_cities"])
            for city in plan.cities:
                if city.key in common and len(city.facts["edges"]) == 1:
                    edge = plan.edge(city.facts["edges"][0])
                    touch = edge.at(0.5, CAP + 0.045)
                    road.lines = [line_across(edges[0], edges[1], touch)]
                    return
    through = None
    if opposite:
        sway = 0.05 if plan.seed & 1 else -0.05
        sideways = (edges[0].inward[1] * sway, edges[0].inward[0] * sway)
        if any(f["kind"] == "monastery" for f in plan.tile["features"]):
            sideways = (edges[0].inward[1] * 0.19, abs(edges[0].inward[0]) * 0.19)
        elif plan.rivers:
            sideways = (0.0, 0.0)
        elif push != (0.0, 0.0) or len(plan.cities) == 2:
            sideways = (push[0] * 0.08, push[1] * 0.08)
        through = (0.5 + sideways[0], 0.5 + sideways[1])
    road.lines = [line_across(edges[0], edges[1], through)]


# things

def place_middle(plan: Plan) -> None:
    """The thing at which roads end stands in the middle."""
    ends = [f.get("inner_end") for f in plan.tile["features"] if f["kind"] == "road"]
    kind = next((k for k in IN_THE_MIDDLE if k in ends), None)
    if kind:
        key = next((f["key"] for f in plan.tile["features"] if f["kind"] == kind), "")
        facts: dict[str, Any] = next((f for f in plan.tile["features"] if f["kind"] == kind), {})
        symbols = [s for s in plan.tile["symbols"] if s.startswith(kind)]
        plan.things.append(Thing(kind, middle_of(plan), RADIUS[kind], key, facts | {"symbol": "".join(symbols)}))
    for f in plan.tile["features"]:
        if f["kind"] == "castle":
            plan.things.append(Thing("castle", castle_place(plan)[0], 0.2, f["key"], f))
        if f["kind"] == "abbey":
            plan.things.append(Thing("abbey", (0.5, 0.5), RADIUS["abbey"], f["key"], f))
