"""Where everything lies on a tile, worked out from its features alone: walls, roads, rivers, fields, things, figures.

All lengths are in tile edges: a tile is the unit square, x grows east and y south; a double tile is two units wide.
The fields are not constructed: they are what is left between cities, roads and rivers, found by flood fill on a grid,
and compared with what the tile's facts say (`problems`). Where a separation is missing, the thing in the middle gets a
path to a wall.
"""

import math
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Line = list[Point]
Grid = NDArray[Any]

CELLS = 128                    # grid cells along one tile edge
ROAD, RIVER, WALL = 0.074, 0.135, 0.046          # widths
CAP, CAP_BESIDE_CAP, CAP_IN_BAY = 0.285, 0.25, 0.2
BAY, BAY_BESIDE_CORNER, BAY_ROUND_CAP = 0.255, 0.2, 0.46
RADIUS = {
    "monastery": 0.19, "abbey": 0.4, "volcano": 0.15, "bazaar": 0.125, "foundation": 0.085, "tower_foundation": 0.085,
    "crossing": 0.07, "village": 0.085, "hamlet": 0.095, "house": 0.06, "watchtower": 0.085, "flying_machine": 0.115,
    "garden": 0.105, "dragon": 0.085, "magic_portal": 0.085, "plague": 0.08, "inn": 0.07, "princess": 0.07,
    "pennant": 0.065, "cathedral": 0.2
}
CASTLE_HALF = 0.44, 0.18
IN_THE_MIDDLE = ("monastery", "volcano", "bazaar", "foundation", "watchtower", "hamlet", "village", "crossing")


@dataclass(frozen=True)
class Edge:
    """One outer edge, from its first corner clockwise to its second; the l half comes first."""
    name: str
    start: Point
    end: Point

    def at(self, along: float, inward: float = 0.0) -> Point:
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        return self.start[0] + dx * along - dy * inward, self.start[1] + dy * along + dx * inward

    @property
    def inward(self) -> Point:
        return -(self.end[1] - self.start[1]), self.end[0] - self.start[0]


def opposed(first: Edge, second: Edge) -> bool:
    return first.inward == (-second.inward[0], -second.inward[1])


@dataclass
class City:
    key: str
    polygons: list[Line]
    walls: list[Line]
    facts: dict[str, Any]


@dataclass
class Road:
    key: str
    lines: list[Line]
    facts: dict[str, Any]
    gates: list[Point] = field(default_factory=list)       # where it enters a city wall
    portals: list[tuple[Point, Point]] = field(default_factory=list)      # mouths of a tunnel, and the way out
    viaduct: bool = False
    over: bool = False                                     # drawn above the other roads


@dataclass
class Thing:
    kind: str
    at: Point
    radius: float
    key: str = ""
    facts: dict[str, Any] = field(default_factory=dict)
    ground: str = "field"


@dataclass
class Plan:
    tile: dict[str, Any]
    width: int
    ring: list[Edge]
    seed: int
    cities: list[City] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    rivers: list[tuple[str, Line, str]] = field(default_factory=list)        # key, line, role
    things: list[Thing] = field(default_factory=list)
    paths: list[Line] = field(default_factory=list)        # from the thing in the middle to a wall; belong to nobody
    viaducts: list[tuple[str, Line]] = field(default_factory=list)           # city streets above another city
    fields: dict[str, Grid] = field(default_factory=dict)  # key -> mask of cells
    taken: Grid = field(default_factory=lambda: np.zeros((0, 0), bool))      # cells where no meadow is
    spots: dict[str, Point] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def edge(self, name: str) -> Edge:
        return next(edge for edge in self.ring if edge.name == name)

    def thing(self, kind: str) -> Thing | None:
        return next((thing for thing in self.things if thing.kind == kind), None)


# lines

def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 32) -> Line:
    line = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        line.append((w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                     w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1]))
    return line


def towards(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def length(line: Line) -> float:
    return sum(map(distance, line, line[1:]))


def along(line: Line, part: float) -> Point:
    """The point at this part of the line's length."""
    left = length(line) * part
    for a, b in pairwise(line):
        step = distance(a, b)
        if step >= left and step > 0:
            return towards(a, b, left / step)
        left -= step
    return line[-1]


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

def cell_centres(width: int) -> tuple[Grid, Grid]:
    y, x = np.mgrid[0:CELLS, 0:CELLS * width].astype(np.float32)
    return (x + 0.5) / CELLS, (y + 0.5) / CELLS


def near(line: Line, reach: float, width: int) -> Grid:
    """The cells within reach of a line."""
    x, y = cell_centres(width)
    best = np.full(x.shape, 9.0, np.float32)
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        span = dx * dx + dy * dy
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / span, 0, 1) if span > 0 else np.zeros_like(x)
        best = np.minimum(best, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2)
    return best < reach * reach


def inside(polygon: Line, width: int) -> Grid:
    """The cells inside a polygon, by the even-odd rule."""
    x, y = cell_centres(width)
    within = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if ay != by:
            within ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return within


def disc(at: Point, radius: float, width: int) -> Grid:
    x, y = cell_centres(width)
    return (x - at[0]) ** 2 + (y - at[1]) ** 2 < radius * radius


def clearance(free: Grid) -> Grid:
    """For each free cell the distance to the next cell that is not free, or to the rim."""
    padded = np.pad(free, 1)
    rows, columns = padded.shape
    far = float(rows + columns)
    sideways = np.where(padded, far, 0.0).astype(np.float32)
    for x in range(1, columns):
        sideways[:, x] = np.minimum(sideways[:, x], sideways[:, x - 1] + 1)
    for x in range(columns - 2, -1, -1):
        sideways[:, x] = np.minimum(sideways[:, x], sideways[:, x + 1] + 1)
    squared = sideways ** 2
    offsets = (np.arange(rows)[:, None] - np.arange(rows)[None, :]).astype(np.float32) ** 2
    best = np.stack([np.min(squared + offsets[row][:, None], axis=0) for row in range(rows)])
    result: Grid = np.sqrt(best)[1:-1, 1:-1] / CELLS
    return result


def components(free: Grid) -> Grid:
    """Numbers from 1 for the connected groups of free cells, 0 elsewhere."""
    rows, columns = free.shape
    label = np.zeros(free.shape, np.int32)
    count = 0
    for start_y, start_x in zip(*np.nonzero(free), strict=True):
        if label[start_y, start_x]:
            continue
        count += 1
        stack = [(int(start_y), int(start_x))]
        label[start_y, start_x] = count
        while stack:
            y, x = stack.pop()
            for ny, nx in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if 0 <= ny < rows and 0 <= nx < columns and free[ny, nx] and not label[ny, nx]:
                    label[ny, nx] = count
                    stack.append((ny, nx))
    return label


def grown(mask: Grid, cells: int) -> Grid:
    out = mask.copy()
    for _ in range(cells):
        pad = np.pad(out, 1)
        out = pad[1:-1, 1:-1] | pad[:-2, 1:-1] | pad[2:, 1:-1] | pad[1:-1, :-2] | pad[1:-1, 2:]
    return out


# cities

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


def outline(mask: Grid) -> tuple[list[Line], list[Line]]:
    """The outer rings and the holes of a mask, as polygons in tile units with few points."""
    pad = np.pad(mask, 1)
    steps: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in zip(*np.nonzero(mask), strict=True):
        r, c = int(row), int(column)
        if not pad[r, c + 1]:
            steps.setdefault((c, r), []).append((c + 1, r))
        if not pad[r + 1, c + 2]:
            steps.setdefault((c + 1, r), []).append((c + 1, r + 1))
        if not pad[r + 2, c + 1]:
            steps.setdefault((c + 1, r + 1), []).append((c, r + 1))
        if not pad[r + 1, c]:
            steps.setdefault((c, r + 1), []).append((c, r))
    outer: list[Line] = []
    holes: list[Line] = []
    while steps:
        start = next(iter(steps))
        ring = [start]
        while True:
            here = ring[-1]
            onward = steps[here].pop()
            if not steps[here]:
                del steps[here]
            if onward == start:
                break
            ring.append(onward)
        area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True)) / 2
        if abs(area) < 24:
            continue
        points = simplified([(px / CELLS, py / CELLS) for px, py in ring], 0.009)
        (outer if area > 0 else holes).append([(round(px, 3), round(py, 3)) for px, py in points])
    return outer, holes


def simplified(ring: Line, tolerance: float) -> Line:
    """A closed ring with points left out that lie within the tolerance (Douglas-Peucker from two far points)."""
    far = max(range(len(ring)), key=lambda i: distance(ring[0], ring[i]))
    return _thin(ring[:far + 1], tolerance)[:-1] + _thin([*ring[far:], ring[0]], tolerance)[:-1]


def _thin(line: Line, tolerance: float) -> Line:
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    span = math.hypot(bx - ax, by - ay) or 1e-9
    offsets = [abs((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / span for px, py in line]
    worst = max(range(len(line)), key=offsets.__getitem__)
    if offsets[worst] <= tolerance:
        return [line[0], line[-1]]
    return _thin(line[:worst + 1], tolerance)[:-1] + _thin(line[worst:], tolerance)


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
        entry[road.key]["road"] = [[(round(x, 3), round(y, 3)) for x, y in _thin(line, 0.003)] for line in road.lines]
        entry[road.key]["width"] = ROAD
    for key, line, _ in plan.rivers:
        entry[key]["road"] = [[(round(x, 3), round(y, 3)) for x, y in _thin(line, 0.003)]]
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
