"""What lies on a tile and where: its edges, cities, roads, fields and things. `layout` works it out.

All lengths are in tile edges: a tile is the unit square, x grows east and y south; a double tile is two units wide.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .curves import Line, Point
from .grid import Grid

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
