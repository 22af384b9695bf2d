"""Lines: boxes, rings, curves and stars as lists of points, and how they are moved, turned and mirrored."""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Line = list[Point]


def box(left: float, top: float, right: float, bottom: float) -> Line:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def ring(at: Point, rx: float, ry: float | None = None, start: float = 0.0, stop: float = 360.0,
         count: int = 48) -> Line:
    """An ellipse or a part of it; 0 degrees is to the right, 90 below."""
    ry = rx if ry is None else ry
    whole = abs(stop - start) >= 360
    steps = [start + (stop - start) * k / (count if whole else count - 1) for k in range(count)]
    return [(at[0] + rx * math.cos(math.radians(a)), at[1] + ry * math.sin(math.radians(a))) for a in steps]


def arc(at: Point, radius: float, start: float, stop: float, flat: float = 1.0) -> Line:
    """A part of a circle, or of an ellipse that is `flat` times as high as wide."""
    return ring(at, radius, radius * flat, start, stop, 24)


def curve(points: Sequence[Point], closed: bool = False, steps: int = 10) -> Line:
    """A smooth line through the points."""
    n = len(points)
    out: Line = []
    for k in range(n if closed else n - 1):
        p0, p1 = points[(k - 1) % n] if closed or k else points[0], points[k]
        p2, p3 = points[(k + 1) % n], points[(k + 2) % n] if closed or k + 2 < n else points[-1]
        for step in range(steps):
            t = step / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                    + (3 * b - a - 3 * c + d) * t ** 3)
                             for a, b, c, d in zip(p0, p1, p2, p3, strict=True)))  # type: ignore[arg-type]
    return out if closed else [*out, points[-1]]


def mirrored(half: Sequence[Point], middle: float = 0.0) -> Line:
    """A shape from its right half, listed from top to bottom."""
    return [*half, *((2 * middle - x, y) for x, y in reversed(half))]


def moved(points: Iterable[Point], dx: float, dy: float) -> Line:
    return [(x + dx, y + dy) for x, y in points]


def scaled(points: Iterable[Point], by: float, about: Point = (0, 0)) -> Line:
    return [(about[0] + (x - about[0]) * by, about[1] + (y - about[1]) * by) for x, y in points]


def turned(points: Iterable[Point], degrees: float, about: Point = (0, 0)) -> Line:
    ca, sa = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(about[0] + (x - about[0]) * ca - (y - about[1]) * sa, about[1] + (x - about[0]) * sa + (y - about[1]) * ca)
            for x, y in points]


def star(at: Point, radius: float, tips: int = 5, inner: float = 0.42, turn: float = -90) -> Line:
    return [(at[0] + radius * (1 if k % 2 == 0 else inner) * math.cos(math.radians(turn + 180 * k / tips)),
             at[1] + radius * (1 if k % 2 == 0 else inner) * math.sin(math.radians(turn + 180 * k / tips)))
            for k in range(2 * tips)]


def tube(line: Line, width: float | Sequence[float]) -> Line:
    """The outline of a band along a line; one width, or the widths at its two ends."""
    first, last = (width, width) if isinstance(width, int | float) else (width[0], width[-1])
    left, right = [], []
    for k, p in enumerate(line):
        a, b = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
        span = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        half = (first + (last - first) * k / max(1, len(line) - 1)) / 2
        nx, ny = -(b[1] - a[1]) / span * half, (b[0] - a[0]) / span * half
        left.append((p[0] + nx, p[1] + ny))
        right.append((p[0] - nx, p[1] - ny))
    return left + right[::-1]
