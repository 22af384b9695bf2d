"""Points and lines in the plane, in tile edges: how long, how far along, bent, thinned."""

import math
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]


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


def simplified(ring: Line, tolerance: float) -> Line:
    """A closed ring with points left out that lie within the tolerance (Douglas-Peucker from two far points)."""
    far = max(range(len(ring)), key=lambda i: distance(ring[0], ring[i]))
    return thinned(ring[:far + 1], tolerance)[:-1] + thinned([*ring[far:], ring[0]], tolerance)[:-1]


def thinned(line: Line, tolerance: float) -> Line:
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    span = math.hypot(bx - ax, by - ay) or 1e-9
    offsets = [abs((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / span for px, py in line]
    worst = max(range(len(line)), key=offsets.__getitem__)
    if offsets[worst] <= tolerance:
        return [line[0], line[-1]]
    return thinned(line[:worst + 1], tolerance)[:-1] + thinned(line[worst:], tolerance)
