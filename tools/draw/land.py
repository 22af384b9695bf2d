"""Ground, water and sky, trees and bushes: what lies round a building."""

import math

from .lines import Point, box, curve, ring, star
from .masonry import GRASS, STONE, WOOD
from .pen import INK, Colour, Pen, blend, tint


def ground(pen: Pen, y: float, colour: Colour = GRASS, bend: float = 0.03) -> None:
    """What everything stands on: a strip from y to the lower rim, a little higher in the middle."""
    half = pen.wide / 2 + 0.02
    rim = curve([(-half, y + bend), (-half / 2, y + bend * 0.25), (0, y), (half / 2, y + bend * 0.3), (half, y + bend)])
    pen.shape([*rim, (half, 1.05), (-half, 1.05)], colour, 0.12)
    for _ in range(46):
        x, at = pen.rng.uniform(-half, half), pen.rng.uniform(y + bend + 0.03, 0.99)
        pen.line([(x, at), (x + 0.012, at - 0.012)], tint(colour, pen.rng.choice((0.78, 1.3))), 0.004)


def paving(pen: Pen, y: float, colour: Colour = STONE) -> None:
    """Flags that run towards a point far away."""
    half = pen.wide / 2
    pen.shape(box(-half - 0.02, y, half + 0.02, 1.05), colour, 0.1)
    for k in range(-9, 10):
        pen.line([(k * 0.07, y), (k * 0.2, 1.0)], tint(colour, 0.72), 0.003)
    depth = 1 - y
    for k in range(1, 5):
        at = y + depth * (k / 5) ** 1.5
        pen.line([(-half, at), (half, at)], tint(colour, 0.72), 0.003)


def checks(pen: Pen, y: float, first: Colour, second: Colour) -> None:
    """A floor of two kinds of tiles."""
    half = pen.wide / 2
    pen.shape(box(-half - 0.02, y, half + 0.02, 1.05), first, 0.1)
    rows = [y + (1 - y) * (k / 4) ** 1.5 for k in range(5)]
    for row in range(4):
        for k in range(-8, 8):
            if (k + row) % 2:
                a, b = 0.09 + 0.11 * (row / 4) ** 1.5, 0.09 + 0.11 * ((row + 1) / 4) ** 1.5
                pen.fill([(k * a, rows[row]), ((k + 1) * a, rows[row]), ((k + 1) * b, rows[row + 1]),
                          (k * b, rows[row + 1])], second)
    pen.line([(-half, y), (half, y)], INK, 0.006)


def water(pen: Pen, y: float, colour: Colour = (70, 126, 160)) -> None:
    half = pen.wide / 2
    pen.shape(box(-half - 0.02, y, half + 0.02, 1.05), colour, 0.14)
    at, row = y + 0.035, 0
    while at < 1:
        step = 0.09 + 0.05 * (at - y)
        x = -half + (step / 2 if row % 2 else 0)
        while x < half:
            pen.line(curve([(x, at), (x + step * 0.25, at - 0.012), (x + step * 0.5, at),
                            (x + step * 0.62, at + 0.004)],
                           steps=5), tint(colour, 1.45), 0.0045)
            x += step
        at += 0.045
        row += 1


def hills(pen: Pen, y: float, colour: Colour = (126, 150, 118), far: bool = True) -> None:
    half = pen.wide / 2 + 0.05
    if far:
        pen.shape([*curve([(-half, y - 0.04), (-0.35, y - 0.15), (-0.1, y - 0.06), (0.2, y - 0.17), (half, y - 0.05)]),
                   (half, 1.05), (-half, 1.05)], blend(colour, (196, 210, 220), 0.5), 0.1, 0.004)
    pen.shape([*curve([(-half, y - 0.02), (-0.2, y - 0.07), (0.12, y + 0.01), (0.42, y - 0.09), (half, y - 0.03)]),
               (half, 1.05), (-half, 1.05)], colour, 0.12, 0.005)


def cloud(pen: Pen, at: Point, size: float, colour: Colour = (250, 244, 232)) -> None:
    x, y = at
    shape = curve([(x - size, y), (x - size * 0.75, y - size * 0.28), (x - size * 0.3, y - size * 0.3),
                   (x, y - size * 0.55), (x + size * 0.4, y - size * 0.34), (x + size * 0.8, y - size * 0.26),
                   (x + size, y)], steps=8)
    pen.shape([*shape, (x + size, y + 0.004)], colour, 0.08, 0.004, (120, 104, 100))


def gull(pen: Pen, at: Point, colour: Colour = (250, 248, 240)) -> None:
    """A bird far away."""
    x, y = at
    pen.line(curve([(x - 0.04, y - 0.01), (x - 0.02, y - 0.024), (x, y), (x + 0.02, y - 0.024), (x + 0.04, y - 0.01)]),
             colour, 0.009)


def moon(pen: Pen, at: Point, radius: float) -> None:
    pen.glow(at, radius * 3.2, (255, 240, 190), 0.5)
    pen.disc(at, radius, (252, 238, 196), 0.08, 0.005)
    for dx, dy, r in ((-0.3, -0.2, 0.2), (0.25, 0.1, 0.15), (-0.1, 0.4, 0.12)):
        pen.dot((at[0] + dx * radius, at[1] + dy * radius), r * radius, (228, 210, 164))


def sun(pen: Pen, at: Point, radius: float) -> None:
    for k in range(16):
        a = math.radians(k * 22.5)
        far = radius * (1.75 if k % 2 else 1.5)
        base = [(at[0] + radius * math.cos(a + d), at[1] + radius * math.sin(a + d)) for d in (-0.14, 0.14)]
        pen.gold([*base, (at[0] + far * math.cos(a), at[1] + far * math.sin(a))], 0.004)
    pen.gold(ring(at, radius), 0.005)


def night(pen: Pen, y: float = 1.0) -> None:
    pen.wash((30, 28, 62), (88, 74, 112), box(-pen.wide / 2, 0, pen.wide / 2, y))
    for _ in range(40):
        at = pen.rng.uniform(-0.58, 0.58), pen.rng.uniform(0.03, y * 0.8)
        pen.fill(star(at, pen.rng.uniform(0.005, 0.012), 4, 0.35), (252, 240, 200))


def day(pen: Pen) -> None:
    pen.wash((132, 178, 208), (240, 228, 200))


def tree(pen: Pen, at: Point, size: float, colour: Colour = (74, 118, 62)) -> None:
    """A round tree; `at` is the foot of its trunk."""
    x, y = at
    pen.shape([(x - size * 0.1, y), (x - size * 0.07, y - size * 0.6), (x + size * 0.07, y - size * 0.6),
               (x + size * 0.1, y)], WOOD, 0.2, 0.005)
    crown = curve([(x - size * 0.5, y - size * 0.62), (x - size * 0.46, y - size), (x - size * 0.2, y - size * 1.28),
                   (x + size * 0.14, y - size * 1.34), (x + size * 0.44, y - size * 1.08),
                   (x + size * 0.5, y - size * 0.7), (x + size * 0.2, y - size * 0.5),
                   (x - size * 0.2, y - size * 0.48)],
                  True, 8)
    pen.shape(crown, colour, 0.24, 0.006)
    for _ in range(int(26 * size / 0.2)):
        px, py = x + pen.rng.uniform(-0.4, 0.36) * size, y - pen.rng.uniform(0.62, 1.22) * size
        pen.line(ring((px, py), size * 0.06, size * 0.05, 190, 350, 6), tint(colour, pen.rng.choice((0.72, 1.35))),
                 0.004)


def cypress(pen: Pen, at: Point, size: float, colour: Colour = (58, 98, 70)) -> None:
    x, y = at
    shape = curve([(x, y - size), (x + size * 0.15, y - size * 0.55), (x + size * 0.13, y - size * 0.1), (x, y),
                   (x - size * 0.13, y - size * 0.1), (x - size * 0.15, y - size * 0.55)], True, 8)
    pen.shape(shape, colour, 0.26, 0.005)
    for k in range(5):
        pen.line([(x - size * 0.05, y - size * (0.2 + 0.14 * k)), (x, y - size * (0.26 + 0.14 * k))], tint(colour, 1.3),
                 0.004)


def fir(pen: Pen, at: Point, size: float, colour: Colour = (52, 96, 72)) -> None:
    x, y = at
    pen.shape(box(x - size * 0.04, y - size * 0.12, x + size * 0.04, y), WOOD, 0.2, 0.005)
    for k in range(4):
        low, half = y - size * (0.1 + 0.2 * k), size * (0.3 - 0.06 * k)
        shape = [(x, low - size * 0.36), (x + half, low), (x + half * 0.5, low - size * 0.03), (x, low + size * 0.02),
                 (x - half * 0.5, low - size * 0.03), (x - half, low)]
        pen.shape(shape, tint(colour, 1 + 0.06 * k), 0.24, 0.005)


def bare_tree(pen: Pen, at: Point, size: float, colour: Colour = (54, 42, 46)) -> None:
    def branch(start: Point, angle: float, length: float, width: float) -> None:
        end = start[0] + length * math.cos(angle), start[1] + length * math.sin(angle)
        pen.tapered(curve([start, ((start[0] + end[0]) / 2 + width, (start[1] + end[1]) / 2), end], steps=4), width,
                    width * 0.6, colour)
        pen.dot(end, width * 0.31, colour)
        if width > 0.007:
            for turn in (-0.55, 0.35) if width < 0.02 else (-0.7, 0.1, 0.6):
                branch(end, angle + turn + pen.rng.uniform(-0.15, 0.15), length * 0.7, width * 0.6)
    branch(at, math.radians(-92), size * 0.42, size * 0.11)


def bush(pen: Pen, at: Point, size: float, colour: Colour = (84, 128, 66)) -> None:
    x, y = at
    pen.shape([*curve([(x - size, y), (x - size * 0.8, y - size * 0.7), (x - size * 0.2, y - size),
                       (x + size * 0.5, y - size * 0.85), (x + size, y)], steps=7)], colour, 0.22, 0.005)
