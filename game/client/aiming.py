"""How keys find their way among places on a table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def towards(start: Point, points: Sequence[Point], direction: tuple[int, int], least: float = 1e-6) -> int | None:
    """The point one expects in that direction, so far ahead at least: near ahead counts once, aside two and a half
    times."""
    best, best_score = None, math.inf
    for index, (x, y) in enumerate(points):
        dx, dy = x - start[0], y - start[1]
        along = dx * direction[0] + dy * direction[1]
        off = abs(dx * direction[1]) + abs(dy * direction[0])
        if along > least and along + 2.5 * off < best_score:
            best, best_score = index, along + 2.5 * off
    return best


def nearest(start: Point, points: Iterable[Point]) -> int | None:
    """The point that is least far away."""
    far = [math.dist(start, point) for point in points]
    return min(range(len(far)), key=far.__getitem__) if far else None
