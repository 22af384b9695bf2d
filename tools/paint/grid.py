"""Areas as masks on a grid over a tile: what is near a line or inside a ring, how they hang together, their outline."""

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .curves import Line, Point, simplified

Grid = NDArray[Any]

CELLS = 128                    # grid cells along one tile edge


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
