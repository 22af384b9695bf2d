"""Unique districts that are seen from outside: ten buildings, each with an outline of its own."""

import math
from collections.abc import Callable

from . import land, riches
from . import masonry as m
from . import things as t
from .lines import Line, Point, arc, box, curve, mirrored, moved, ring, scaled, star, tube, turned
from .pen import GOLD, GOLD_LIGHT, INK, PARCHMENT, PURPLE, RUBY, Colour, Pen, tint


def keep(pen: Pen) -> None:
    pen.diaper(PURPLE, "lozenge")
    land.hills(pen, 0.72, (120, 132, 100))
    rock = [(-0.44, 1.04), (-0.38, 0.9), (-0.24, 0.82), (0.24, 0.8), (0.36, 0.88), (0.46, 1.04)]
    pen.shape(rock, (142, 126, 112), 0.26, 0.009)
    for a, b in (((-0.3, 0.86), (-0.34, 1.0)), ((-0.1, 0.84), (-0.14, 1.0)), ((0.16, 0.84), (0.12, 1.0)),
                 ((0.32, 0.88), (0.36, 1.0))):
        pen.line([a, b], (92, 78, 70), 0.007)
    m.wall(pen, -0.22, 0.26, 0.22, 0.84, m.STONE)
    for x in (-0.22, 0.22):
        m.wall(pen, x - 0.04, 0.2, x + 0.04, 0.84, tint(m.STONE, 0.94))
        m.merlons(pen, x - 0.045, x + 0.045, 0.2, m.STONE, 0.036)
    m.merlons(pen, -0.16, 0.16, 0.26, m.STONE, 0.05)
    m.pennant(pen, 0, 0.22, 0.18, RUBY, 0.17)
    m.opening(pen, -0.075, 0.5, 0.03, 0.11)
    m.opening(pen, 0.075, 0.5, 0.03, 0.11)
    m.opening(pen, 0, 0.66, 0.026, 0.08)
    m.door(pen, 0, 0.84, 0.056, 0.14)
    for k in range(6):
        pen.shape(box(-0.075 - 0.012 * k, 0.84 + 0.03 * k, 0.075 + 0.012 * k, 0.87 + 0.03 * k), m.STONE, 0.1, 0.005)
    for x, y in ((-0.22, 0.4), (0.22, 0.4), (-0.22, 0.62), (0.22, 0.62)):
        m.slit(pen, x, y, 0.034)
    for x in (-0.14, 0.14):
        m.hanging(pen, x, 0.56, 0.034, 0.2, RUBY)
    ivy = curve([(0.17, 0.84), (0.2, 0.7), (0.16, 0.56), (0.2, 0.44)])
    pen.line(ivy, (70, 84, 50), 0.008)
    for k in range(0, len(ivy), 2):
        for dx in (-0.016, 0.014):
            pen.disc((ivy[k][0] + dx, ivy[k][1] + pen.rng.uniform(-0.01, 0.01)), 0.014, (88, 130, 70), 0.26, 0.003)
    for x, y in ((-0.42, 0.2), (-0.34, 0.27), (0.42, 0.3)):
        land.gull(pen, (x, y), INK)
    for x, y, size in ((-0.5, 0.88, 0.26), (0.52, 0.9, 0.24), (-0.38, 0.92, 0.16)):
        land.cypress(pen, (x, y), size)


def observatory(pen: Pen) -> None:
    land.night(pen)
    big: list[Point] = [(-0.48, 0.2), (-0.36, 0.12), (-0.27, 0.2), (-0.16, 0.17), (-0.14, 0.3), (-0.28, 0.32)]
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 2)):
        pen.line([big[a], big[b]], (170, 180, 220), 0.004, 0.7)
    for p in big:
        pen.glow(p, 0.05, (255, 250, 220), 0.8)
        pen.fill(star(p, 0.022, 4, 0.3), (255, 250, 226))
    land.hills(pen, 0.78, (60, 66, 92))
    land.ground(pen, 0.84, (74, 92, 84))
    m.wall(pen, -0.24, 0.56, 0.3, 0.88, (206, 196, 190))
    m.opening(pen, -0.12, 0.78, 0.034, 0.12, False, True)
    m.opening(pen, 0.18, 0.78, 0.034, 0.12, False, True)
    m.door(pen, 0.03, 0.88, 0.05, 0.18)
    m.dome(pen, 0.03, 0.56, 0.29, 0.3, (86, 134, 128), 7)
    slot = [(-0.02, 0.56), (-0.04, 0.36), (0.02, 0.26), (0.1, 0.27), (0.15, 0.38), (0.14, 0.56)]
    pen.shape(curve(slot), (36, 30, 50), 0.1, 0.008)
    pen.glow((0.06, 0.48), 0.14, m.LIT, 0.6)
    t.telescope(pen, (0.03, 0.5), 0.46, -44)
    pen.shape(box(-0.27, 0.55, 0.33, 0.585), m.STONE, 0.12, 0.007)
    land.cypress(pen, (-0.42, 0.92), 0.26, (44, 74, 64))
    land.cypress(pen, (0.48, 0.92), 0.22, (44, 74, 64))
    pen.tapered([(-0.02, 0.06), (0.2, 0.14)], 0.003, 0.012, (240, 236, 210))
    pen.fill(star((0.2, 0.14), 0.03, 5), (255, 246, 206))


def school_of_magic(pen: Pen) -> None:
    pen.wash((58, 38, 96), (214, 120, 150))
    for _ in range(26):
        pen.fill(star((pen.rng.uniform(-0.58, 0.58), pen.rng.uniform(0.03, 0.5)), pen.rng.uniform(0.007, 0.014), 4,
                      0.35), (255, 240, 210))
    island = [*curve([(-0.46, 0.78), (-0.2, 0.74), (0.2, 0.74), (0.46, 0.78)]),
              *curve([(0.46, 0.78), (0.3, 0.86), (0.14, 0.92), (0.04, 1.0)]),
              *curve([(-0.04, 1.0), (-0.2, 0.9), (-0.32, 0.86), (-0.46, 0.78)])]
    pen.shape(island, (126, 104, 112), 0.26, 0.009)
    pen.shape([*curve([(-0.46, 0.78), (-0.2, 0.74), (0.2, 0.74), (0.46, 0.78)]),
               *curve([(0.46, 0.78), (0.2, 0.81), (-0.1, 0.8), (-0.46, 0.78)])], (110, 152, 92), 0.16)
    roof: Colour = (72, 64, 138)
    m.tower(pen, -0.32, 0.78, 0.06, 0.3, m.STONE, roof, 0.24)
    m.tower(pen, 0.31, 0.78, 0.07, 0.22, m.STONE, (150, 60, 104), 0.22)
    m.tower(pen, 0.12, 0.78, 0.06, 0.46, m.STONE, (60, 116, 130), 0.24)
    m.wall(pen, -0.22, 0.56, 0.2, 0.78, (222, 208, 200))
    m.roof(pen, -0.24, 0.22, 0.56, 0.42, roof, 0.06)
    m.tower(pen, -0.1, 0.78, 0.09, 0.5, (230, 218, 206), roof, 0.24)
    m.panes(pen, -0.2, 0.2, 0.66, 4, 0.022, 0.04, True, True)
    for x, y in ((-0.1, 0.4), (-0.32, 0.58), (0.31, 0.66), (0.12, 0.42)):
        m.opening(pen, x, y, 0.02, 0.07, True, True)
    m.door(pen, -0.1, 0.78, 0.045, 0.14, True)
    pen.gold(star((-0.1, 0.5), 0.04, 5), 0.004)
    for at in ((-0.5, 0.5), (0.48, 0.4), (0.4, 0.16)):
        pen.glow(at, 0.12, (255, 230, 170), 0.6)
        t.book(pen, at, 0.055, (150, 40, 60))
    for k in range(9):
        a = math.radians(200 + k * 20)
        p = -0.1 + 0.22 * math.cos(a), 0.1 + 0.1 * math.sin(a)
        if p[1] > 0:
            pen.gold(star(p, 0.016, 4, 0.35), 0.003)


def university(pen: Pen) -> None:
    pen.diaper(PURPLE, "lily")
    land.paving(pen, 0.86, (216, 202, 178))
    pale: Colour = (236, 214, 170)
    m.wall(pen, -0.52, 0.5, 0.52, 0.88, pale)
    m.merlons(pen, -0.52, 0.52, 0.5, pale, 0.036)
    for sign in (-1, 1):
        m.tower(pen, sign * 0.5, 0.9, 0.06, 0.5, pale, None)
        m.dome(pen, sign * 0.5, 0.38, 0.066, 0.09, m.COPPER, 4)
    m.wall(pen, -0.2, 0.34, 0.2, 0.88, tint(pale, 1.1))
    for x in (-0.2, 0.2):
        m.wall(pen, x - 0.04, 0.26, x + 0.04, 0.88, pale)
        m.dome(pen, x, 0.26, 0.045, 0.07, m.COPPER, 3)
    m.dome(pen, 0, 0.34, 0.13, 0.16, m.COPPER, 6)
    pen.gold(star((0, 0.14), 0.03, 6), 0.004)
    m.panes(pen, -0.42, -0.24, 0.64, 2, 0.026, 0.056, False, True)
    m.panes(pen, 0.24, 0.42, 0.64, 2, 0.026, 0.056, False, True)
    m.panes(pen, -0.42, -0.24, 0.8, 2, 0.026, 0.046, False, True)
    m.panes(pen, 0.24, 0.42, 0.8, 2, 0.026, 0.046, False, True)
    pen.disc((0, 0.47), 0.1, (70, 50, 104), 0.16, 0.008)
    pen.outline(ring((0, 0.47), 0.09), 0.006, GOLD)
    t.book(pen, (0, 0.505), 0.074, RUBY)
    m.door(pen, 0, 0.88, 0.085, 0.26, True)
    m.steps(pen, -0.16, 0.16, 0.88, 3, m.MARBLE)
    owl(pen, (-0.36, 0.46), 0.07)


def owl(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.shape(mirrored(curve([(x, y - size * 1.35), (x + size * 0.5, y - size * 1.6), (x + size * 0.62, y - size * 0.7),
                              (x + size * 0.4, y)]), x), (150, 108, 70), 0.24, 0.005)
    for sign in (-1, 1):
        pen.disc((x + sign * size * 0.25, y - size * 1.1), size * 0.23, (250, 232, 180), 0.06, 0.004)
        pen.dot((x + sign * size * 0.25, y - size * 1.1), size * 0.1)
    pen.fill([(x - size * 0.09, y - size * 1.0), (x + size * 0.09, y - size * 1.0), (x, y - size * 0.8)],
             (226, 150, 50))


def dragon_gate(pen: Pen) -> None:
    pen.diaper(PURPLE, "check")
    land.paving(pen, 0.84, (190, 172, 160))
    stone: Colour = (178, 168, 176)
    m.wall(pen, -0.36, 0.34, 0.36, 0.88, stone)
    m.merlons(pen, -0.36, 0.36, 0.34, stone, 0.05)
    for x in (-0.42, 0.42):
        m.tower(pen, x, 0.9, 0.1, 0.5, stone)
    way = m.arched(0, 0.88, 0.17, 0.42)
    pen.shape(scaled(way, 1.14, (0, 0.88)), tint(stone, 0.84), 0.16, 0.009)
    pen.shape(way, (60, 30, 50), 0.1, 0.008)
    with pen.clipped(way):
        pen.glow((0, 0.72), 0.3, (255, 170, 90), 0.75)
        land.hills(pen, 0.8, (90, 60, 80), False)
    scale: Colour = (70, 136, 96)
    body = curve([(0.46, 0.92), (0.3, 0.66), (0.36, 0.44), (0.16, 0.26), (-0.1, 0.3), (-0.3, 0.27), (-0.36, 0.16)])
    wing = curve([(0.2, 0.28), (0.3, 0.06), (0.56, 0.03), (0.5, 0.14), (0.57, 0.24), (0.44, 0.26), (0.42, 0.36),
                  (0.3, 0.34)], False, 6)
    pen.shadow(wing)
    pen.shape(wing, (188, 92, 70), 0.24, 0.008)
    for tip in ((0.54, 0.04), (0.55, 0.23), (0.42, 0.35)):
        pen.line(curve([(0.2, 0.28), ((0.2 + tip[0]) / 2, (0.28 + tip[1]) / 2 - 0.02), tip]), (120, 46, 40), 0.008)
    pen.shadow(tube(body, 0.11), 0.02, 0.026)
    pen.band(body, (0.05, 0.13), scale, 0.2, 0.009)
    for k in range(4, len(body) - 4, 4):
        a, b = body[k], body[k + 1]
        span = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = -(b[1] - a[1]) / span, (b[0] - a[0]) / span
        half = 0.025 + 0.04 * k / len(body)
        pen.shape([(a[0] - (b[0] - a[0]) * 2 + nx * half, a[1] - (b[1] - a[1]) * 2 + ny * half),
                   (a[0] + nx * (half + 0.035), a[1] + ny * (half + 0.035)),
                   (a[0] + (b[0] - a[0]) * 2 + nx * half, a[1] + (b[1] - a[1]) * 2 + ny * half)], (232, 178, 74), 0.16,
                   0.005)
    for k in range(3, len(body) - 2, 2):
        pen.line(arc(body[k], 0.026, 20, 170), tint(scale, 0.62), 0.005)
    head = curve([(-0.3, 0.2), (-0.34, 0.12), (-0.44, 0.1), (-0.52, 0.17), (-0.58, 0.23), (-0.56, 0.27), (-0.46, 0.26),
                  (-0.42, 0.31), (-0.34, 0.29)], True, 7)
    pen.shape(head, scale, 0.22, 0.008)
    for dx in (0.0, 0.05):
        horn = curve([(-0.36, 0.14), (-0.31, 0.07), (-0.25, 0.06), (-0.31, 0.11), (-0.33, 0.16)], True, 5)
        pen.shape(moved(horn, dx, 0), (240, 226, 190), 0.2, 0.005)
    pen.dot((-0.44, 0.17), 0.018, (255, 220, 90))
    pen.dot((-0.446, 0.172), 0.009)
    pen.dot((-0.555, 0.23), 0.008)
    pen.line(curve([(-0.56, 0.255), (-0.48, 0.235), (-0.42, 0.25)]), (40, 70, 50), 0.006)
    pen.glow((-0.54, 0.36), 0.16, (255, 190, 90), 0.7)
    m.flame(pen, (-0.54, 0.42), 0.16)


def great_wall(pen: Pen) -> None:
    pen.wash((150, 166, 204), (244, 218, 190))
    land.sun(pen, (0.36, 0.18), 0.07)
    land.hills(pen, 0.4, (142, 156, 130))
    pen.shape([*curve([(-0.62, 0.6), (-0.36, 0.46), (-0.12, 0.56), (0.14, 0.44), (0.4, 0.56), (0.62, 0.48)]),
               (0.62, 1.05), (-0.62, 1.05)], (126, 150, 96), 0.2)
    pen.shape([*curve([(-0.62, 0.82), (-0.3, 0.66), (0.04, 0.78), (0.34, 0.66), (0.62, 0.74)]), (0.62, 1.05),
               (-0.62, 1.05)], (108, 140, 80), 0.2)
    stone: Colour = (214, 190, 152)

    def run(line: Line, first: float, last: float) -> None:
        path = curve(line, steps=8)
        for k in range(len(path) - 1):
            a, b = path[k], path[k + 1]
            h0, h1 = first + (last - first) * k / len(path), first + (last - first) * (k + 1) / len(path)
            pen.fill([(a[0], a[1]), (a[0], a[1] - h0), (b[0], b[1] - h1), (b[0], b[1])],
                     tint(stone, 1.05 - 0.25 * (k % 2) * 0.3))
            if k % 2 == 0:
                pen.shape(box(min(a[0], b[0]), a[1] - h0 * 1.28, max(a[0], b[0]), a[1] - h0 * 0.92), tint(stone, 1.1),
                          0.1, 0.004)
        top = [(x, y - first - (last - first) * k / len(path)) for k, (x, y) in enumerate(path)]
        pen.line(path, INK, 0.007)
        pen.line(top, INK, 0.006)
        mid = [(x, y - (first + (last - first) * k / len(path)) * 0.5) for k, (x, y) in enumerate(path)]
        pen.line(mid, tint(stone, 0.72), 0.004)

    run([(0.3, 0.5), (0.18, 0.46), (0.04, 0.52), (-0.1, 0.56), (-0.24, 0.5), (-0.34, 0.49)], 0.03, 0.045)
    m.wall(pen, 0.24, 0.38, 0.32, 0.5, stone)
    m.merlons(pen, 0.24, 0.32, 0.38, stone, 0.024)
    run([(-0.4, 0.52), (-0.3, 0.64), (-0.14, 0.72), (0.04, 0.74), (0.2, 0.66), (0.32, 0.64)], 0.07, 0.1)
    m.wall(pen, -0.5, 0.34, -0.34, 0.6, stone)
    m.merlons(pen, -0.5, -0.34, 0.34, stone, 0.036)
    m.opening(pen, -0.42, 0.46, 0.022, 0.06)
    run([(0.4, 0.74), (0.3, 0.9), (0.06, 0.98), (-0.3, 1.02), (-0.64, 0.98)], 0.13, 0.22)
    m.wall(pen, 0.28, 0.4, 0.54, 0.86, stone)
    m.merlons(pen, 0.27, 0.55, 0.4, stone, 0.05)
    m.roof(pen, 0.3, 0.52, 0.36, 0.26, m.TILE, 0.05)
    for x in (0.35, 0.47):
        m.opening(pen, x, 0.58, 0.028, 0.09)
    m.opening(pen, 0.41, 0.86, 0.04, 0.14)


def lighthouse(pen: Pen) -> None:
    land.night(pen)
    for a0, a1 in ((168, 192), (-14, 10)):
        beam = [(0.06, 0.2), (0.06 + 0.9 * math.cos(math.radians(a0)), 0.2 + 0.9 * math.sin(math.radians(a0))),
                (0.06 + 0.9 * math.cos(math.radians(a1)), 0.2 + 0.9 * math.sin(math.radians(a1)))]
        pen.fill(beam, (255, 236, 160), 0, 0.5)
    land.water(pen, 0.74, (44, 84, 124))
    rock = [(-0.3, 1.04), (-0.2, 0.86), (-0.08, 0.78), (0.22, 0.78), (0.34, 0.88), (0.46, 1.04)]
    pen.shape(rock, (104, 92, 96), 0.28, 0.009)
    for a, b in (((-0.1, 0.82), (-0.14, 0.98)), ((0.1, 0.84), (0.08, 1.0)), ((0.26, 0.86), (0.3, 1.0))):
        pen.line([a, b], (66, 56, 62), 0.007)
    body = [(-0.08, 0.8), (-0.025, 0.27), (0.145, 0.27), (0.2, 0.8)]
    pen.fill(body, (244, 238, 226))
    with pen.clipped(body):
        for k in range(3):
            pen.fill([(-0.2, 0.74 - 0.2 * k), (0.3, 0.68 - 0.2 * k), (0.3, 0.58 - 0.2 * k), (-0.2, 0.64 - 0.2 * k)],
                     (192, 52, 50))
        pen.fill([(0.1, 0.8), (0.08, 0.27), (0.3, 0.27), (0.3, 0.8)], (40, 24, 40), 0, 0.26)
    pen.outline(body, 0.009)
    pen.shape(box(-0.06, 0.25, 0.18, 0.285), m.DARK, 0.16)
    for k in range(6):
        pen.line([(-0.05 + 0.044 * k, 0.25), (-0.05 + 0.044 * k, 0.2)], INK, 0.006)
    pen.line([(-0.055, 0.2), (0.175, 0.2)], INK, 0.008)
    pen.shape(box(0.0, 0.13, 0.12, 0.25), (255, 232, 140), 0.1)
    pen.glow((0.06, 0.19), 0.26, (255, 240, 170), 0.95)
    pen.line([(0.06, 0.13), (0.06, 0.25)], INK, 0.007)
    m.spire(pen, 0.06, 0.135, 0.085, 0.09, (192, 52, 50))
    for y in (0.42, 0.58):
        m.opening(pen, 0.06, y, 0.018, 0.06, False, True)
    m.door(pen, 0.06, 0.8, 0.034, 0.12)
    t.ship(pen, (-0.42, 0.82), 0.14)
    for x in (-0.24, 0.4):
        pen.line(curve([(x - 0.07, 1.0), (x - 0.03, 0.95), (x + 0.02, 0.98), (x + 0.08, 0.94)]), (230, 240, 246), 0.012)


def poor_house(pen: Pen) -> None:
    pen.wash((132, 138, 152), (206, 204, 200))
    for _ in range(60):
        x, y = pen.rng.uniform(-0.6, 0.6), pen.rng.uniform(0.02, 0.8)
        pen.line([(x, y), (x - 0.014, y + 0.05)], (226, 232, 240), 0.004, 0.6)
    land.ground(pen, 0.82, (140, 132, 108))
    shed = [(-0.34, 0.9), (-0.38, 0.5), (0.3, 0.44), (0.34, 0.9)]
    pen.shape(shed, (172, 146, 116), 0.2, 0.009)
    with pen.clipped(shed):
        for k in range(14):
            x = -0.4 + 0.058 * k
            pen.line([(x, 0.4), (x + 0.012, 0.92)], (112, 90, 70), 0.007)
        pen.shape(turned(box(-0.3, 0.6, -0.12, 0.66), 8, (-0.2, 0.63)), (150, 108, 74), 0.1)
        pen.shape(turned(box(0.1, 0.8, 0.32, 0.86), -10, (0.2, 0.83)), (150, 108, 74), 0.1)
    roof = [(-0.48, 0.54), (-0.3, 0.28), (-0.08, 0.24), (-0.04, 0.32), (0.06, 0.22), (0.24, 0.2), (0.42, 0.46),
            (0.0, 0.52)]
    pen.shape(roof, (176, 150, 96), 0.24, 0.009)
    with pen.clipped(roof):
        for _ in range(90):
            x, y = pen.rng.uniform(-0.5, 0.42), pen.rng.uniform(0.2, 0.54)
            pen.line([(x, y), (x + (x * 0.06), y + 0.05)], tint((176, 150, 96), pen.rng.choice((0.66, 1.3))), 0.005)
    hole = curve([(0.1, 0.34), (0.16, 0.29), (0.24, 0.32), (0.25, 0.4), (0.17, 0.42)], True)
    pen.shape(hole, (52, 40, 40), 0, 0.007)
    for dy in (0.0, 0.045):
        pen.line([(0.08, 0.345 + dy), (0.27, 0.335 + dy)], (128, 92, 62), 0.014)
    pen.shape(turned(box(-0.28, 0.36, -0.14, 0.46), -12, (-0.2, 0.41)), (150, 80, 70), 0.16)
    for p in ((-0.28, 0.38), (-0.15, 0.35), (-0.26, 0.475), (-0.13, 0.45)):
        pen.line([(p[0] - 0.012, p[1]), (p[0] + 0.012, p[1])], PARCHMENT, 0.006)
    pen.shape(turned(box(-0.08, 0.62, 0.08, 0.9), 3, (0, 0.9)), (116, 80, 56), 0.2, 0.008)
    pen.line([(-0.06, 0.7), (0.07, 0.71)], (70, 46, 36), 0.01)
    pen.dot((0.05, 0.78), 0.01)
    pen.shape(box(0.16, 0.6, 0.27, 0.7), (62, 56, 66), 0.1, 0.007)
    pen.line([(0.16, 0.6), (0.27, 0.7)], (128, 92, 62), 0.018)
    pen.line([(0.27, 0.6), (0.16, 0.7)], (128, 92, 62), 0.018)
    pen.line([(0.36, 0.9), (0.3, 0.48)], (128, 92, 62), 0.026)
    t.bowl(pen, (-0.44, 0.94), 0.1)
    riches.coin(pen, (-0.46, 0.894), 0.022, "")
    land.bare_tree(pen, (0.53, 0.92), 0.36, (84, 70, 62))
    for x in (-0.2, 0.16, 0.3):
        pen.shape(ring((x, 0.965), 0.09, 0.018), (150, 164, 180), 0.1, 0.004)


def bell_tower(pen: Pen) -> None:
    pen.diaper(PURPLE, "cross")
    for x, half, eaves in ((-0.46, 0.14, 0.72), (0.44, 0.16, 0.7), (-0.24, 0.1, 0.78), (0.26, 0.1, 0.78)):
        m.wall(pen, x - half, eaves, x + half, 1.02, m.PLASTER, False)
        m.gable(pen, x - half, x + half, eaves, eaves - 0.16, m.PLASTER, m.TILE)
        m.panes(pen, x - half, x + half, eaves + 0.1, 2, 0.02, 0.03)
    m.wall(pen, -0.17, 0.5, 0.17, 1.02, m.BRICK)
    pen.shape(box(-0.2, 0.49, 0.2, 0.53), m.STONE, 0.12, 0.008)
    m.wall(pen, -0.17, 0.22, 0.17, 0.5, m.BRICK)
    way = m.arched(0, 0.49, 0.115, 0.24)
    pen.shape(scaled(way, 1.12, (0, 0.49)), m.STONE, 0.12, 0.007)
    pen.wash((150, 182, 206), (232, 224, 206), way)
    pen.outline(way, 0.007)
    pen.line([(-0.11, 0.29), (0.11, 0.29)], m.WOOD, 0.022)
    t.bell(pen, (0, 0.455), 0.17)
    pen.shape(box(-0.2, 0.2, 0.2, 0.24), m.STONE, 0.12, 0.008)
    m.spire(pen, 0, 0.205, 0.21, 0.14, m.COPPER, False)
    m.cross(pen, (0, 0.08), 0.05)
    pen.shape(m.arched(0, 0.8, 0.03, 0.12), (60, 44, 48), 0, 0.007)
    pen.gold(ring((0, 0.61), 0.05), 0.006)
    pen.disc((0, 0.61), 0.04, PARCHMENT, 0.06, 0.004)
    pen.line([(0, 0.61), (0, 0.58)], INK, 0.007)
    pen.line([(0, 0.61), (0.022, 0.615)], INK, 0.007)
    m.door(pen, 0, 1.0, 0.05, 0.14)
    for sign in (-1, 1):
        for r in (0.26, 0.32, 0.38):
            pen.line(arc((0, 0.38), r, -18 if sign > 0 else 162, 18 if sign > 0 else 198), GOLD_LIGHT, 0.009)
    for x, y in ((-0.42, 0.2), (0.44, 0.16), (0.34, 0.1)):
        land.gull(pen, (x, y))


def factory(pen: Pen) -> None:
    pen.wash((176, 164, 150), (238, 214, 170))
    land.hills(pen, 0.6, (142, 150, 110))
    land.ground(pen, 0.74, (140, 156, 92))
    for x, top in ((-0.3, 0.1), (-0.16, 0.16)):
        pen.shape([(x - 0.045, 0.5), (x - 0.034, top), (x + 0.034, top), (x + 0.045, 0.5)], m.BRICK, 0.24)
        pen.stone([(x - 0.045, 0.5), (x - 0.034, top), (x + 0.034, top), (x + 0.045, 0.5)], m.BRICK, 0.03, 0.4)
        pen.shape(box(x - 0.045, top - 0.02, x + 0.045, top + 0.015), tint(m.BRICK, 0.8), 0.1)
        m.smoke(pen, (x + 0.01, top - 0.04), 0.05, (150, 142, 146))
    m.wall(pen, -0.52, 0.5, 0.22, 0.86, m.BRICK)
    for k in range(3):                                       # a saw-tooth roof
        left = -0.54 + 0.26 * k
        m.shingles(pen, [(left, 0.5), (left + 0.2, 0.34), (left + 0.2, 0.5)], m.SLATE)
        pen.shape([(left + 0.2, 0.34), (left + 0.26, 0.5), (left + 0.2, 0.5)], (176, 206, 220), 0.2)
    m.panes(pen, -0.5, 0.2, 0.62, 6, 0.034, 0.05, True)
    m.door(pen, -0.2, 0.86, 0.08, 0.16, False, (90, 76, 66))
    m.panes(pen, -0.5, -0.3, 0.78, 2, 0.026, 0.036)
    m.panes(pen, -0.1, 0.16, 0.78, 2, 0.026, 0.036)
    pen.shape([(0.1, 1.04), *curve([(0.1, 1.04), (0.2, 0.92), (0.62, 0.9)]), (0.62, 1.04)], (92, 150, 178), 0.16)
    t.wheel(pen, (0.36, 0.72), 0.22, 12, (150, 100, 60))
    for k in range(16):
        a = math.radians(k * 22.5)
        p = 0.36 + 0.235 * math.cos(a), 0.72 + 0.235 * math.sin(a)
        pen.shape(turned(box(p[0] - 0.034, p[1] - 0.014, p[0] + 0.034, p[1] + 0.014), k * 22.5, p), (130, 84, 52), 0.2,
                  0.005)
    for dx in (0.2, 0.3, 0.4, 0.5):
        pen.line(curve([(dx, 0.97), (dx + 0.03, 0.95), (dx + 0.06, 0.97)]), (226, 240, 246), 0.009)
    for a in (0.3, 0.36, 0.44):
        pen.line([(a, 0.92), (a + 0.01, 0.98)], (240, 248, 250), 0.008)
    t.crate(pen, (-0.44, 0.97), 0.12)
    t.crate(pen, (-0.31, 0.98), 0.1)


BUILDINGS: dict[str, Callable[[Pen], None]] = {
    "keep": keep, "observatory": observatory, "school_of_magic": school_of_magic, "university": university,
    "dragon_gate": dragon_gate, "great_wall": great_wall, "lighthouse": lighthouse, "poor_house": poor_house,
    "bell_tower": bell_tower, "factory": factory
}
