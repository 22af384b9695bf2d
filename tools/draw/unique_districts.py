"""The twenty-five unique districts: rooms, ruins, towers and gardens, each with an outline of its own."""

import math
from collections.abc import Callable

from . import masonry as m
from . import things as t
from .masonry import (
    BRICK,
    COPPER,
    DARK,
    LIT,
    PLASTER,
    SLATE,
    STONE,
    TILE,
    WOOD,
)
from .pen import (
    GOLD,
    GOLD_LIGHT,
    INK,
    PARCHMENT,
    Colour,
    Line,
    Pen,
    Point,
    arc,
    box,
    curve,
    mirrored,
    moved,
    ring,
    scaled,
    star,
    tint,
    tube,
    turned,
)

OCHRE: Colour = (206, 152, 62)
BLUE: Colour = (62, 104, 160)
GREEN: Colour = (70, 134, 92)
RED: Colour = (170, 58, 52)
PURPLE: Colour = (112, 76, 132)
MARBLE: Colour = (238, 230, 214)


# unique

def ghost(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.glow(at, size * 2.0, (190, 226, 240), 0.55)
    hem = [(x + size * (0.6 - 0.2 * k), y + size * (0.9 if k % 2 else 1.15)) for k in range(7)]
    pen.shape(curve([(x, y - size), (x + size * 0.5, y - size * 0.7), (x + size * 0.58, y), *hem, (x - size * 0.58, y),
                     (x - size * 0.5, y - size * 0.7)], True, 6),
              (226, 238, 244), 0.14, 0.006, (70, 80, 110))
    for dx in (-0.2, 0.18):
        pen.fill(ring((x + size * dx, y - size * 0.4), size * 0.1, size * 0.15), (50, 50, 80))
    pen.fill(ring((x, y - size * 0.02), size * 0.12, size * 0.2), (50, 50, 80))


def haunted_city(pen: Pen) -> None:
    m.night(pen)
    m.moon(pen, (-0.34, 0.24), 0.12)
    stone: Colour = (104, 98, 122)
    for x, half, top, broken in ((-0.5, 0.1, 0.5, 1), (-0.28, 0.1, 0.42, 0), (0.46, 0.12, 0.34, 1),
                                 (0.24, 0.09, 0.52, 0), (0.0, 0.1, 0.3, 1)):
        if broken:
            shape = [(x - half, 0.96), (x - half, top + 0.05), (x - half * 0.5, top), (x - half * 0.2, top + 0.12),
                     (x + half * 0.2, top + 0.07), (x + half * 0.5, top + 0.2), (x + half, top + 0.16),
                     (x + half, 0.96)]
            pen.fill(shape, stone, 0.2)
            pen.stone(shape, stone, 0.045, 0.5)
            pen.outline(shape, 0.008)
        else:
            m.wall(pen, x - half, top, x + half, 0.96, tint(stone, 0.86))
            pen.shape([(x - half - 0.03, top + 0.02), (x - half * 0.4, top - 0.2), (x + half * 0.1, top - 0.07),
                       (x + half * 0.5, top - 0.12), (x + half + 0.03, top + 0.02)], (66, 58, 88), 0.2)
        for dy in (0.2, 0.38):
            pen.shape(m.arched(x, top + dy + 0.06, 0.024, 0.08, True), (206, 226,
                                                                        120) if pen.rng.random() < 0.45
                                                                            else (36, 30, 52), 0.1, 0.005)
    pen.shape([*curve([(-0.62, 0.9), (-0.3, 0.86), (0, 0.9), (0.3, 0.86), (0.62, 0.9)]), (0.62, 1.05), (-0.62, 1.05)],
              (52, 48, 70), 0.1)
    for x, y, s in ((-0.16, 0.66, 0.13), (0.27, 0.72, 0.1), (-0.44, 0.78, 0.085)):
        ghost(pen, (x, y), s)
    for k in range(5):
        pen.fill(tube(curve([(-0.6 + 0.2 * k, 0.93), (-0.45 + 0.2 * k, 0.9), (-0.3 + 0.22 * k, 0.94)]), 0.03),
                 (200, 204, 226), 0, 0.22)
    m.bare_tree(pen, (0.55, 0.96), 0.3, (36, 28, 44))


def keep(pen: Pen) -> None:
    pen.diaper(PURPLE, "lozenge")
    m.hills(pen, 0.72, (120, 132, 100))
    rock = [(-0.44, 1.04), (-0.38, 0.9), (-0.24, 0.82), (0.24, 0.8), (0.36, 0.88), (0.46, 1.04)]
    pen.shape(rock, (142, 126, 112), 0.26, 0.009)
    for a, b in (((-0.3, 0.86), (-0.34, 1.0)), ((-0.1, 0.84), (-0.14, 1.0)), ((0.16, 0.84), (0.12, 1.0)),
                 ((0.32, 0.88), (0.36, 1.0))):
        pen.line([a, b], (92, 78, 70), 0.007)
    m.wall(pen, -0.22, 0.26, 0.22, 0.84, STONE)
    for x in (-0.22, 0.22):
        m.wall(pen, x - 0.04, 0.2, x + 0.04, 0.84, tint(STONE, 0.94))
        m.merlons(pen, x - 0.045, x + 0.045, 0.2, STONE, 0.036)
    m.merlons(pen, -0.16, 0.16, 0.26, STONE, 0.05)
    m.pennant(pen, 0, 0.22, 0.18, t.RUBY, 0.17)
    m.opening(pen, -0.075, 0.5, 0.03, 0.11)
    m.opening(pen, 0.075, 0.5, 0.03, 0.11)
    m.opening(pen, 0, 0.66, 0.026, 0.08)
    m.door(pen, 0, 0.84, 0.056, 0.14)
    for k in range(6):
        pen.shape(box(-0.075 - 0.012 * k, 0.84 + 0.03 * k, 0.075 + 0.012 * k, 0.87 + 0.03 * k), STONE, 0.1, 0.005)
    for x, y in ((-0.22, 0.4), (0.22, 0.4), (-0.22, 0.62), (0.22, 0.62)):
        m.slit(pen, x, y, 0.034)
    for x in (-0.14, 0.14):
        m.hanging(pen, x, 0.56, 0.034, 0.2, t.RUBY)
    ivy = curve([(0.17, 0.84), (0.2, 0.7), (0.16, 0.56), (0.2, 0.44)])
    pen.line(ivy, (70, 84, 50), 0.008)
    for k in range(0, len(ivy), 2):
        for dx in (-0.016, 0.014):
            pen.disc((ivy[k][0] + dx, ivy[k][1] + pen.rng.uniform(-0.01, 0.01)), 0.014, (88, 130, 70), 0.26, 0.003)
    for x, y in ((-0.42, 0.2), (-0.34, 0.27), (0.42, 0.3)):
        m.gull(pen, (x, y), INK)
    for x, y, size in ((-0.5, 0.88, 0.26), (0.52, 0.9, 0.24), (-0.38, 0.92, 0.16)):
        m.cypress(pen, (x, y), size)


def room(pen: Pen, wall: Colour, floor: Colour, y: float = 0.76) -> None:
    """A room seen from the front."""
    m.wall(pen, -0.62, -0.02, 0.62, y, wall)
    pen.fill(box(-0.62, -0.02, 0.62, y), (30, 16, 24), 0, 0.18)
    pen.shape(box(-0.62, y, 0.62, 1.04), floor, 0.14)
    for k in range(-8, 9):
        pen.line([(k * 0.09, y), (k * 0.17, 1.0)], tint(floor, 0.7), 0.004)


def table(pen: Pen, left: float, right: float, top: float, colour: Colour = (150, 98, 60), foot: float = 0.98) -> None:
    for x in (left + 0.04, right - 0.04):
        pen.shape(box(x - 0.02, top, x + 0.02, foot), tint(colour, 0.8), 0.2)
    pen.shape(box(left, top - 0.02, right, top + 0.03), colour, 0.14, 0.008)


def laboratory(pen: Pen) -> None:
    room(pen, (126, 104, 122), (112, 84, 70))
    m.opening(pen, -0.34, 0.44, 0.09, 0.3, False, False)
    pen.wash((60, 70, 120), (150, 120, 150), m.arched(-0.34, 0.44, 0.085, 0.29))
    m.moon(pen, (-0.36, 0.28), 0.036)
    for y in (0.24, 0.44):
        pen.shape(box(-0.04, y, 0.56, y + 0.022), (110, 72, 50), 0.1)
    for x, y, s, colour in ((0.04, 0.24, 0.11, t.EMERALD), (0.17, 0.24, 0.09, (220, 150, 50)),
                            (0.42, 0.24, 0.12, (170, 70, 150)), (0.1, 0.44, 0.1, (70, 130, 200)),
                            (0.5, 0.44, 0.1, t.RUBY)):
        t.flask(pen, (x, y), s, colour, False)
    t.skull(pen, (0.3, 0.4), 0.05)
    t.skull(pen, (0.29, 0.2), 0.04)
    table(pen, -0.54, 0.54, 0.76)
    pen.shape(box(-0.42, 0.66, -0.24, 0.74), BRICK, 0.2)
    m.flame(pen, (-0.33, 0.68), 0.11)
    pen.gold([*arc((-0.33, 0.5), 0.11, -200, 20), ], 0.008)
    beak = curve([(-0.33, 0.4), (-0.28, 0.34), (-0.16, 0.38), (-0.04, 0.56)])
    pen.shape(tube(beak, (0.07, 0.024)), GOLD, 0.3, 0.007)
    t.flask(pen, (-0.02, 0.745), 0.14, (120, 200, 90))
    t.flask(pen, (0.22, 0.745), 0.22, (224, 80, 120))
    t.book(pen, (0.43, 0.74), 0.1, (70, 60, 120))
    for at, r in (((0.22, 0.4), 0.028), ((0.27, 0.33), 0.02), ((0.2, 0.3), 0.016)):
        pen.shape(ring(at, r), (250, 180, 206), 0.2, 0.004)


def smithy(pen: Pen) -> None:
    room(pen, (104, 84, 84), (92, 72, 62), 0.8)
    pen.shape([(-0.6, 0.86), (-0.6, 0.42), (-0.5, 0.3), (-0.46, -0.02), (-0.2, -0.02), (-0.16, 0.3), (-0.06, 0.42),
               (-0.06, 0.86)], BRICK, 0.22, 0.009)
    pen.stone([(-0.6, 0.86), (-0.6, 0.42), (-0.5, 0.3), (-0.46, 0.0), (-0.2, 0.0), (-0.16, 0.3), (-0.06, 0.42),
               (-0.06, 0.86)], BRICK, 0.04, 0.5)
    pen.shape(m.arched(-0.33, 0.76, 0.19, 0.34), (50, 24, 26), 0.1, 0.009)
    pen.glow((-0.33, 0.66), 0.5, (255, 150, 60), 0.75)
    for x, s in ((-0.42, 0.16), (-0.24, 0.17), (-0.33, 0.25)):
        m.flame(pen, (x, 0.76), s)
    pen.shape(box(-0.6, 0.75, -0.06, 0.8), STONE, 0.1)
    t.hammer(pen, (0.06, 0.32), 0.2, 180)
    t.sword(pen, (0.28, 0.16), 0.28, 180, 0.034)
    pen.outline(arc((0.4, 0.22), 0.06, -230, 50), 0.024, INK)
    pen.line(arc((0.4, 0.22), 0.06, -230, 50), t.STEEL, 0.022)
    pen.line([(0.0, 0.1), (0.58, 0.1)], WOOD, 0.018)
    pen.shape(box(0.14, 0.8, 0.42, 0.98), (126, 84, 54), 0.24, 0.008)
    for v in (0.85, 0.93):
        pen.line([(0.14, v), (0.42, v)], t.IRON, 0.014)
    t.anvil(pen, (0.29, 0.82), 0.24)
    pen.shape(turned(box(0.1, 0.62, 0.4, 0.65), -4, (0.26, 0.64)), (255, 190, 80), 0.2, 0.006, (150, 50, 20))
    pen.glow((0.3, 0.63), 0.24, (255, 200, 110), 0.85)
    t.hammer(pen, (0.54, 0.58), 0.26, -52)
    for _ in range(26):
        a, r = pen.rng.uniform(math.pi * 1.05, math.pi * 1.95), pen.rng.uniform(0.06, 0.24)
        p = 0.3 + r * math.cos(a), 0.63 + r * math.sin(a) * 0.8
        pen.line([p, (p[0] + 0.014 * math.cos(a), p[1] + 0.014 * math.sin(a))], (255, 236, 150), 0.006)


def observatory(pen: Pen) -> None:
    m.night(pen)
    big: list[Point] = [(-0.48, 0.2), (-0.36, 0.12), (-0.27, 0.2), (-0.16, 0.17), (-0.14, 0.3), (-0.28, 0.32)]
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 2)):
        pen.line([big[a], big[b]], (170, 180, 220), 0.004, 0.7)
    for p in big:
        pen.glow(p, 0.05, (255, 250, 220), 0.8)
        pen.fill(star(p, 0.022, 4, 0.3), (255, 250, 226))
    m.hills(pen, 0.78, (60, 66, 92))
    m.ground(pen, 0.84, (74, 92, 84))
    m.wall(pen, -0.24, 0.56, 0.3, 0.88, (206, 196, 190))
    m.opening(pen, -0.12, 0.78, 0.034, 0.12, False, True)
    m.opening(pen, 0.18, 0.78, 0.034, 0.12, False, True)
    m.door(pen, 0.03, 0.88, 0.05, 0.18)
    m.dome(pen, 0.03, 0.56, 0.29, 0.3, (86, 134, 128), 7)
    slot = [(-0.02, 0.56), (-0.04, 0.36), (0.02, 0.26), (0.1, 0.27), (0.15, 0.38), (0.14, 0.56)]
    pen.shape(curve(slot), (36, 30, 50), 0.1, 0.008)
    pen.glow((0.06, 0.48), 0.14, LIT, 0.6)
    t.telescope(pen, (0.03, 0.5), 0.46, -44)
    pen.shape(box(-0.27, 0.55, 0.33, 0.585), STONE, 0.12, 0.007)
    m.cypress(pen, (-0.42, 0.92), 0.26, (44, 74, 64))
    m.cypress(pen, (0.48, 0.92), 0.22, (44, 74, 64))
    pen.tapered([(-0.02, 0.06), (0.2, 0.14)], 0.003, 0.012, (240, 236, 210))
    pen.fill(star((0.2, 0.14), 0.03, 5), (255, 246, 206))


def graveyard(pen: Pen) -> None:
    pen.wash((70, 84, 110), (186, 176, 160))
    m.moon(pen, (0.3, 0.26), 0.13)
    m.hills(pen, 0.62, (84, 96, 88))
    m.ground(pen, 0.68, (98, 112, 84))
    m.bare_tree(pen, (-0.42, 0.84), 0.72)
    m.wall(pen, 0.24, 0.5, 0.52, 0.76, (150, 146, 150))
    m.gable(pen, 0.24, 0.52, 0.5, 0.36, (150, 146, 150), DARK)
    m.door(pen, 0.38, 0.76, 0.05, 0.18, True, (70, 74, 84))
    m.cross(pen, (0.38, 0.37), 0.08)
    t.stone_cross(pen, -0.06, 0.82, 0.3)
    t.gravestone(pen, 0.12, 0.86, 0.07, 0.17, 4)
    t.gravestone(pen, -0.27, 0.9, 0.085, 0.2, -7)
    t.gravestone(pen, 0.32, 0.95, 0.085, 0.2, 3)
    t.stone_cross(pen, 0.5, 0.94, 0.24)
    t.gravestone(pen, 0.02, 0.97, 0.08, 0.18, -3)
    t.raven(pen, (0.3, 0.755), 0.12)
    for x in (-0.5, -0.18, 0.18, 0.44):
        for lean in (-0.016, 0, 0.016):
            pen.line([(x, 0.98), (x + lean, 0.93)], (70, 90, 60), 0.007)


def school_of_magic(pen: Pen) -> None:
    pen.wash((58, 38, 96), (214, 120, 150))
    for _ in range(26):
        pen.fill(star((pen.rng.uniform(-0.58, 0.58), pen.rng.uniform(0.03, 0.5)), pen.rng.uniform(0.007, 0.014), 4,
                      0.35), (255, 240, 210))
    island = [*curve([(-0.46, 0.78), (-0.2, 0.74), (0.2, 0.74), (0.46, 0.78)]),
              *curve([(0.46, 0.78), (0.3, 0.86), (0.14, 0.92), (0.04, 1.0)]), *curve([(-0.04, 1.0), (-0.2, 0.9),
                                                                                      (-0.32, 0.86), (-0.46, 0.78)])]
    pen.shape(island, (126, 104, 112), 0.26, 0.009)
    pen.shape([*curve([(-0.46, 0.78), (-0.2, 0.74), (0.2, 0.74), (0.46, 0.78)]),
               *curve([(0.46, 0.78), (0.2, 0.81), (-0.1, 0.8), (-0.46, 0.78)])], (110, 152, 92), 0.16)
    roof: Colour = (72, 64, 138)
    m.tower(pen, -0.32, 0.78, 0.06, 0.3, STONE, roof, 0.24)
    m.tower(pen, 0.31, 0.78, 0.07, 0.22, STONE, (150, 60, 104), 0.22)
    m.tower(pen, 0.12, 0.78, 0.06, 0.46, STONE, (60, 116, 130), 0.24)
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
        pen.gold(star(p, 0.016, 4, 0.35), 0.003) if 0 < p[1] < 0.2 else None


def library(pen: Pen) -> None:
    pen.wash((92, 56, 40), (70, 42, 34))
    for left, right in ((-0.6, -0.24), (-0.2, 0.2), (0.24, 0.6)):
        for y in (0.18, 0.35, 0.52, 0.69):
            pen.fill(box(left, y - 0.15, right, y), (48, 28, 26))
            t.shelf(pen, left + 0.01, right - 0.01, y, 0.14)
    for x in (-0.22, 0.22):
        m.column(pen, x, 0.05, 0.74, 0.022, (150, 96, 58))
    pen.shape(box(-0.62, 0.72, 0.62, 1.04), (124, 82, 58), 0.16)
    for sign in (0, 1):                                      # a ladder
        pen.line([(0.34 + 0.1 * sign, 0.9), (0.28 + 0.08 * sign, 0.1)], INK, 0.024)
        pen.line([(0.34 + 0.1 * sign, 0.9), (0.28 + 0.08 * sign, 0.1)], (196, 146, 88), 0.014)
    for k in range(8):
        f = k / 8
        pen.line([(0.335 - 0.052 * f, 0.84 - 0.7 * f), (0.43 - 0.07 * f, 0.84 - 0.7 * f)], (196, 146, 88), 0.014)
    table(pen, -0.5, 0.22, 0.8, (170, 112, 66), 1.02)
    t.book(pen, (-0.12, 0.79), 0.17, t.RUBY)
    t.candle(pen, (-0.38, 0.78), 0.16, 0.02)
    t.book(pen, (0.12, 0.785), 0.07, (50, 84, 130), False)
    t.book(pen, (0.125, 0.764), 0.06, (70, 116, 82), False)
    t.quill(pen, (0.13, 0.73), 0.2, 14)
    pen.glow((-0.3, 0.62), 0.45, (255, 214, 130), 0.3)


def university(pen: Pen) -> None:
    pen.diaper(PURPLE, "lily")
    m.paving(pen, 0.86, (216, 202, 178))
    pale: Colour = (236, 214, 170)
    m.wall(pen, -0.52, 0.5, 0.52, 0.88, pale)
    m.merlons(pen, -0.52, 0.52, 0.5, pale, 0.036)
    for sign in (-1, 1):
        m.tower(pen, sign * 0.5, 0.9, 0.06, 0.5, pale, None)
        m.dome(pen, sign * 0.5, 0.38, 0.066, 0.09, COPPER, 4)
    m.wall(pen, -0.2, 0.34, 0.2, 0.88, tint(pale, 1.1))
    for x in (-0.2, 0.2):
        m.wall(pen, x - 0.04, 0.26, x + 0.04, 0.88, pale)
        m.dome(pen, x, 0.26, 0.045, 0.07, COPPER, 3)
    m.dome(pen, 0, 0.34, 0.13, 0.16, COPPER, 6)
    pen.gold(star((0, 0.14), 0.03, 6), 0.004)
    m.panes(pen, -0.42, -0.24, 0.64, 2, 0.026, 0.056, False, True)
    m.panes(pen, 0.24, 0.42, 0.64, 2, 0.026, 0.056, False, True)
    m.panes(pen, -0.42, -0.24, 0.8, 2, 0.026, 0.046, False, True)
    m.panes(pen, 0.24, 0.42, 0.8, 2, 0.026, 0.046, False, True)
    pen.disc((0, 0.47), 0.1, (70, 50, 104), 0.16, 0.008)
    pen.outline(ring((0, 0.47), 0.09), 0.006, GOLD)
    t.book(pen, (0, 0.505), 0.074, t.RUBY)
    m.door(pen, 0, 0.88, 0.085, 0.26, True)
    m.steps(pen, -0.16, 0.16, 0.88, 3, MARBLE)
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
    m.paving(pen, 0.84, (190, 172, 160))
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
        m.hills(pen, 0.8, (90, 60, 80), False)
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
    m.sun(pen, (0.36, 0.18), 0.07)
    m.hills(pen, 0.4, (142, 156, 130))
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
    m.roof(pen, 0.3, 0.52, 0.36, 0.26, TILE, 0.05)
    for x in (0.35, 0.47):
        m.opening(pen, x, 0.58, 0.028, 0.09)
    m.opening(pen, 0.41, 0.86, 0.04, 0.14)


def lighthouse(pen: Pen) -> None:
    m.night(pen)
    for a0, a1 in ((168, 192), (-14, 10)):
        beam = [(0.06, 0.2), (0.06 + 0.9 * math.cos(math.radians(a0)), 0.2 + 0.9 * math.sin(math.radians(a0))),
                (0.06 + 0.9 * math.cos(math.radians(a1)), 0.2 + 0.9 * math.sin(math.radians(a1)))]
        pen.fill(beam, (255, 236, 160), 0, 0.5)
    m.water(pen, 0.74, (44, 84, 124))
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
    pen.shape(box(-0.06, 0.25, 0.18, 0.285), DARK, 0.16)
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


def armory(pen: Pen) -> None:
    room(pen, (132, 112, 108), (118, 90, 70), 0.8)
    t.halberd(pen, (-0.5, 0.92), (-0.2, 0.08), 1)
    t.halberd(pen, (-0.18, 0.92), (-0.48, 0.08), -1)
    t.shield(pen, (-0.34, 0.46), 0.14, t.SAPPHIRE, GOLD, "bend")
    for x in (0.44, 0.5, 0.56):
        t.spear(pen, (x, 0.94), (x, 0.16))
    pen.line([(0.38, 0.5), (0.6, 0.5)], WOOD, 0.024)
    x = 0.12                                                 # a suit of armour
    pen.shape(box(x - 0.12, 0.88, x + 0.12, 0.94), WOOD, 0.2)
    for sign in (-1, 1):
        pen.shape([(x + sign * 0.02, 0.62), (x + sign * 0.1, 0.62), (x + sign * 0.085, 0.88), (x + sign * 0.03, 0.88)],
                  t.STEEL, 0.34)
        pen.shape(ring((x + sign * 0.06, 0.74), 0.036), t.STEEL, 0.34, 0.006)
        pen.band(curve([(x + sign * 0.13, 0.4), (x + sign * 0.19, 0.5), (x + sign * 0.14, 0.62)]), (0.07, 0.06),
                 t.STEEL, 0.3, 0.007)
        pen.shape(arc((x + sign * 0.14, 0.42), 0.07, 180, 360), t.STEEL, 0.34)
    pen.shape(mirrored(curve([(x, 0.32), (x + 0.1, 0.34), (x + 0.14, 0.42), (x + 0.09, 0.56), (x + 0.11, 0.64),
                              (x, 0.67)]), x), t.STEEL, 0.36, 0.009)
    pen.line([(x, 0.34), (x, 0.65)], tint(t.STEEL, 0.6), 0.006)
    pen.shape(mirrored(curve([(x, 0.1), (x + 0.07, 0.14), (x + 0.08, 0.24), (x + 0.05, 0.33), (x, 0.35)]), x), t.STEEL,
              0.36, 0.009)
    pen.fill(box(x - 0.06, 0.205, x + 0.06, 0.225), INK)
    for k in range(3):
        pen.dot((x + 0.02 + 0.016 * k, 0.27), 0.005)
    pen.shape(curve([(x, 0.12), (x - 0.02, 0.06), (x + 0.06, 0.02), (x + 0.17, 0.06), (x + 0.2, 0.16), (x + 0.12, 0.1),
                     (x + 0.04, 0.12)], True), t.RUBY, 0.24, 0.007)
    t.barrel(pen, (0.36, 0.98), 0.22)
    t.barrel(pen, (-0.14, 0.98), 0.2)
    for bx, by in ((-0.46, 0.96), (-0.38, 0.96), (-0.42, 0.9), (-0.54, 0.965)):
        pen.disc((bx, by), 0.042, (70, 68, 78), 0.5, 0.006)


def museum(pen: Pen) -> None:
    pen.wash((120, 52, 62), (150, 76, 76), box(-0.62, 0, 0.62, 0.78))
    m.checks(pen, 0.78, (222, 206, 178), (150, 118, 96))
    pen.shape(box(-0.62, 0.72, 0.62, 0.785), (222, 206, 178), 0.1)
    for left, top, right, bottom, kind in ((-0.54, 0.1, -0.26, 0.44, 0), (0.26, 0.1, 0.54, 0.38, 1)):
        pen.gold(box(left - 0.025, top - 0.025, right + 0.025, bottom + 0.025), 0.008)
        with pen.clipped(box(left, top, right, bottom)):
            if kind:
                pen.wash((150, 190, 214), (244, 224, 190), box(left, top, right, bottom))
                pen.fill(curve([(left - 0.1, bottom), (left + 0.06, top + 0.12), (left + 0.14, bottom - 0.08),
                                (right - 0.05, top + 0.1), (right + 0.1, bottom)], True), (100, 124, 110))
                pen.dot((right - 0.06, top + 0.07), 0.028, (250, 210, 110))
            else:
                pen.wash((70, 60, 60), (40, 34, 40), box(left, top, right, bottom))
                pen.shape(ring((-0.4, 0.24), 0.055, 0.07), (236, 200, 164), 0.16, 0.006)
                pen.shape(curve([(-0.54, 0.5), (-0.5, 0.36), (-0.4, 0.32), (-0.3, 0.36), (-0.26, 0.5)], True),
                          (52, 80, 130), 0.2)
                pen.shape(curve([(-0.47, 0.24), (-0.45, 0.15), (-0.4, 0.14), (-0.34, 0.16), (-0.33, 0.25),
                                 (-0.4, 0.19)], True), (120, 70, 40), 0.2)
                for dx in (-0.02, 0.022):
                    pen.dot((-0.4 + dx, 0.24), 0.007)
                pen.line(curve([(-0.42, 0.275), (-0.4, 0.282), (-0.38, 0.275)]), (150, 60, 50), 0.005)
        pen.outline(box(left, top, right, bottom), 0.006)
    for x, half, top in ((0.0, 0.13, 0.6), (-0.4, 0.09, 0.68), (0.42, 0.09, 0.68)):
        pen.shape(box(x - half, top, x + half, 0.94), MARBLE, 0.22, 0.008)
        pen.shape(box(x - half - 0.02, top - 0.03, x + half + 0.02, top), MARBLE, 0.12)
        pen.shape(box(x - half - 0.02, 0.92, x + half + 0.02, 0.96), MARBLE, 0.12)
    vase = mirrored(curve([(0.0, 0.13), (0.07, 0.13), (0.05, 0.2), (0.12, 0.3), (0.1, 0.44), (0.05, 0.54), (0.07, 0.57),
                           (0, 0.57)]))
    pen.shadow(vase)
    pen.shape(vase, (196, 98, 56), 0.3, 0.009)
    with pen.clipped(vase):
        for y in (0.19, 0.44, 0.5):
            pen.line([(-0.2, y), (0.2, y)], (50, 30, 34), 0.012)
        for k in range(-4, 5):
            pen.line([(k * 0.03, 0.245), (k * 0.03 + 0.015, 0.215), (k * 0.03 + 0.03, 0.245)], (50, 30, 34), 0.007)
        for k in (-1, 0, 1):
            pen.fill(star((k * 0.06, 0.34), 0.03, 6), (50, 30, 34))
    for sign in (-1, 1):
        pen.line(curve([(sign * 0.06, 0.17), (sign * 0.16, 0.2), (sign * 0.125, 0.31)]), INK, 0.026)
        pen.line(curve([(sign * 0.06, 0.17), (sign * 0.16, 0.2), (sign * 0.125, 0.31)]), (196, 98, 56), 0.014)
    t.crown(pen, (-0.4, 0.645), 0.06, 0.075)
    t.skull(pen, (0.42, 0.6), 0.055)
    for x in (-0.22, 0.22):
        pen.gold(box(x - 0.01, 0.72, x + 0.01, 0.95), 0.005)
        pen.gold(ring((x, 0.71), 0.018), 0.004)
    pen.line(curve([(-0.22, 0.75), (0, 0.83), (0.22, 0.75)]), (150, 30, 44), 0.022)


def imperial_treasury(pen: Pen) -> None:
    pen.wash((70, 46, 66), (110, 74, 80))
    m.wall(pen, -0.62, -0.02, 0.62, 0.8, (128, 106, 118))
    pen.fill(box(-0.62, 0, 0.62, 0.8), (40, 16, 36), 0, 0.34)
    way = m.arched(0, 0.8, 0.36, 0.7)
    pen.shape(scaled(way, 1.1, (0, 0.8)), STONE, 0.2, 0.009)
    pen.wash((120, 66, 40), (60, 30, 40), way)
    pen.outline(way, 0.009)
    pen.glow((0, 0.5), 0.5, (255, 216, 110), 0.7)
    pen.shape(box(-0.62, 0.8, 0.62, 1.04), (130, 96, 88), 0.16)
    stand = mirrored([(0, 0.42), (0.12, 0.44), (0.1, 0.5), (0.1, 0.84), (0.16, 0.9), (0, 0.9)])
    pen.shape(stand, (216, 204, 190), 0.24, 0.008)
    for x in (-0.05, 0.0, 0.05):
        pen.line([(x, 0.5), (x, 0.86)], (160, 146, 140), 0.006)
    pen.gold(box(-0.17, 0.42, 0.17, 0.46), 0.006)
    pen.shape(curve([(-0.15, 0.42), (-0.13, 0.34), (0, 0.36), (0.13, 0.34), (0.15, 0.42), (0, 0.44)], True),
              (160, 36, 60), 0.24)
    for x in (-0.15, 0.15):
        pen.gold(ring((x, 0.42), 0.02), 0.004)
    t.crown(pen, (0, 0.355), 0.12, 0.17)
    t.coins(pen, (0.0, 0.98), 0.5, 7, 0.04)
    t.chest(pen, (-0.4, 0.96), 0.16)
    t.chest(pen, (0.4, 0.97), 0.16)
    for at, colour in (((-0.12, 0.92), t.RUBY), ((0.1, 0.95), t.EMERALD), ((0.02, 0.84), t.SAPPHIRE),
                       ((-0.05, 0.97), t.EMERALD), ((0.2, 0.93), t.RUBY)):
        t.gem(pen, at, 0.026, colour)
    pen.gold([(0.16, 0.72), (0.28, 0.72), (0.25, 0.8), (0.23, 0.81), (0.23, 0.87), (0.27, 0.89), (0.17, 0.89),
              (0.21, 0.87), (0.21, 0.81), (0.19, 0.8)], 0.006)
    for at in ((-0.3, 0.7), (0.0, 0.1), (0.34, 0.66), (-0.14, 0.74)):
        pen.fill(star(at, 0.035, 4, 0.2), (255, 250, 220))


def map_room(pen: Pen) -> None:
    room(pen, (150, 118, 92), (120, 84, 60), 0.76)
    chart = [(-0.5, 0.1), (0.5, 0.08), (0.49, 0.6), (-0.49, 0.62)]
    pen.shadow(chart)
    pen.shape(chart, (240, 224, 180), 0.1, 0.009)
    with pen.clipped(chart):
        pen.wash((150, 190, 196), (170, 204, 200), scaled(chart, 0.94, (0, 0.35)))
        for land in ([(-0.42, 0.2), (-0.3, 0.14), (-0.14, 0.18), (-0.12, 0.3), (-0.22, 0.34), (-0.18, 0.46),
                      (-0.28, 0.56), (-0.36, 0.44), (-0.44, 0.36)],
                     [(0.02, 0.14), (0.2, 0.12), (0.4, 0.16), (0.44, 0.3), (0.3, 0.34), (0.24, 0.46), (0.12, 0.4),
                      (0.06, 0.26)], [(0.3, 0.46), (0.42, 0.44), (0.44, 0.54), (0.34, 0.56)]):
            pen.shape(curve(land, True, 6), (232, 206, 140), 0.14, 0.006, (110, 76, 50))
        for x, y in ((-0.3, 0.26), (-0.24, 0.24), (0.14, 0.22), (0.2, 0.2), (0.26, 0.24)):
            pen.line([(x - 0.022, y + 0.02), (x, y - 0.02), (x + 0.022, y + 0.02)], (110, 76, 50), 0.007)
        pen.line(curve([(-0.2, 0.5), (-0.06, 0.54), (0.0, 0.42), (0.14, 0.5), (0.3, 0.5)]), t.RUBY, 0.009)
        for dx in (-0.02, 0.02):
            pen.line([(0.3 - dx, 0.48), (0.3 + dx, 0.52)], t.RUBY, 0.011)
        for k in range(1, 8):
            pen.line([(-0.5 + 0.125 * k, 0.06), (-0.5 + 0.125 * k, 0.64)], (120, 90, 70), 0.0025, 0.5)
        for k in range(1, 5):
            pen.line([(-0.5, 0.08 + 0.115 * k), (0.5, 0.08 + 0.115 * k)], (120, 90, 70), 0.0025, 0.5)
    pen.fill(star((-0.04, 0.36), 0.08, 8, 0.35), (140, 40, 46))
    pen.gold(star((-0.04, 0.36), 0.07, 4, 0.28), 0.004)
    pen.outline(scaled(chart, 0.95, (0, 0.35)), 0.005, (110, 76, 50))
    for y, flip in ((0.09, 0), (0.61, 1)):
        pen.shape(tube([(-0.54, y + (0.012 if not flip else 0.01)), (0.54, y - 0.01)], 0.034), (130, 84, 52), 0.2)
    table(pen, -0.5, 0.5, 0.8, (170, 112, 66), 1.04)
    pen.shape([(-0.07, 0.78), (0.07, 0.78), (0.03, 0.74), (-0.03, 0.74)], (130, 84, 52), 0.2)
    t.globe(pen, (-0.28, 0.66), 0.12)
    pen.line(arc((-0.28, 0.66), 0.14, 50, 250), GOLD, 0.016)
    pen.shape([(-0.35, 0.8), (-0.21, 0.8), (-0.26, 0.77), (-0.3, 0.77)], (130, 84, 52), 0.2)
    t.compass(pen, (0.08, 0.62), 0.17, 20)
    pen.shape(tube([(0.2, 0.76), (0.46, 0.74)], 0.05), PARCHMENT, 0.2)
    pen.shape(tube([(0.24, 0.71), (0.44, 0.7)], 0.045), (226, 204, 160), 0.2)
    pen.line([(0.33, 0.735), (0.33, 0.785)], t.RUBY, 0.014)


def wishing_well(pen: Pen) -> None:
    pen.diaper(PURPLE, "stars")
    m.hills(pen, 0.66, (112, 146, 100))
    m.ground(pen, 0.74)
    m.tree(pen, (-0.46, 0.84), 0.34)
    m.bush(pen, (0.48, 0.84), 0.12)
    for x in (-0.2, 0.2):
        pen.line([(x, 0.76), (x, 0.3)], INK, 0.046)
        pen.line([(x, 0.76), (x, 0.3)], WOOD, 0.032)
    pen.line([(-0.26, 0.42), (0.28, 0.42)], INK, 0.036)
    pen.line([(-0.26, 0.42), (0.28, 0.42)], (170, 116, 70), 0.024)
    pen.line([(0.28, 0.42), (0.3, 0.49), (0.34, 0.49)], INK, 0.018)
    m.roof(pen, -0.28, 0.28, 0.33, 0.12, TILE, 0.12)
    pen.line([(0.0, 0.42), (0.0, 0.56)], (190, 160, 110), 0.012)
    pen.line(arc((0, 0.6), 0.05, 190, 350), INK, 0.008)
    pen.shape([(-0.06, 0.58), (0.06, 0.58), (0.048, 0.68), (-0.048, 0.68)], (150, 104, 66), 0.24)
    pen.line([(-0.056, 0.61), (0.056, 0.61)], t.IRON, 0.012)
    pen.glow((0, 0.7), 0.3, (170, 230, 255), 0.65)
    pen.shape(ring((0, 0.72), 0.28, 0.06), tint(STONE, 0.8), 0.1, 0.008)
    pen.shape(ring((0, 0.72), 0.22, 0.04), (60, 110, 150), 0.2, 0.006)
    front = [*arc((0, 0.72), 0.28, 0, 180, 0.21), *arc((0, 0.92), 0.27, 180, 0, 0.22)]
    pen.fill(front, STONE, 0.24)
    pen.stone(front, STONE, 0.05, 0.6)
    pen.outline(front, 0.009)
    t.coin(pen, (0.13, 0.5), 0.045)
    t.coin(pen, (-0.12, 0.56), 0.036)
    for at, s in (((0.07, 0.48), 0.02), ((-0.08, 0.5), 0.024), ((0.16, 0.6), 0.02), ((0.2, 0.44), 0.018),
                  ((-0.14, 0.64), 0.018)):
        pen.fill(star(at, s * 1.3, 4, 0.25), (255, 250, 214))
    for x, y, colour in ((-0.4, 0.94, t.RUBY), (-0.34, 0.97, (244, 214, 90)), (0.38, 0.95, (240, 240, 250)),
                         (0.45, 0.97, (214, 120, 190)), (0.52, 0.94, t.RUBY), (-0.52, 0.97, (240, 240, 250))):
        pen.line([(x, y + 0.04), (x, y)], (70, 110, 60), 0.008)
        for k in range(5):
            pen.dot(turned([(x, y - 0.014)], k * 72, (x, y))[0], 0.012, colour)
        pen.dot((x, y), 0.008, GOLD)


def quarry(pen: Pen) -> None:
    pen.wash((150, 186, 208), (244, 228, 196))
    m.cloud(pen, (-0.3, 0.16), 0.16)
    rock: Colour = (210, 190, 160)
    for k, (left, top) in enumerate(((-0.62, 0.24), (-0.4, 0.38), (-0.16, 0.52), (0.1, 0.66))):
        pen.fill(box(-0.62, top, left + 0.3, top + 0.3), tint(rock, 1.1 - 0.06 * k), 0.14)
        pen.stone(box(-0.62, top, left + 0.3, top + 0.3), tint(rock, 1.06 - 0.05 * k), 0.07, 0.6)
        pen.outline(box(-0.63, top, left + 0.3, top + 0.3), 0.008)
        pen.fill(box(-0.62, top - 0.0, left + 0.3, top + 0.022), tint(rock, 1.4))
    m.tree(pen, (-0.5, 0.25), 0.14)
    m.bush(pen, (-0.36, 0.24), 0.045)
    pen.shape([(-0.62, 0.84), *curve([(-0.62, 0.84), (-0.1, 0.8), (0.3, 0.82), (0.62, 0.8)]), (0.62, 1.04),
               (-0.62, 1.04)], (196, 170, 130), 0.16)
    for a, b, w in (((0.3, 0.86), (0.42, 0.2), 0.026), ((0.54, 0.86), (0.42, 0.2), 0.026),
                    ((0.34, 0.66), (0.5, 0.66), 0.018), ((0.42, 0.22), (0.12, 0.14), 0.024)):
        pen.line([a, b], INK, w + 0.012)
        pen.line([a, b], WOOD, w)
    t.wheel(pen, (0.42, 0.6), 0.11, 8)
    pen.line([(0.13, 0.15), (0.13, 0.46)], INK, 0.008)
    pen.line([(0.13, 0.15), (0.42, 0.5)], INK, 0.006)
    stone_block(pen, 0.13, 0.62, 0.16)
    pen.line([(0.13, 0.44), (0.06, 0.49)], INK, 0.007)
    pen.line([(0.13, 0.44), (0.2, 0.49)], INK, 0.007)
    stone_block(pen, -0.34, 0.95, 0.17)
    stone_block(pen, -0.15, 0.97, 0.15)
    stone_block(pen, -0.25, 0.84, 0.14)
    for angle, x in ((38, 0.08), (-38, 0.24)):               # a pick and a hammer
        if angle > 0:
            pen.line(turned([(x, 0.99), (x, 0.74)], angle, (0.16, 0.9)), INK, 0.026)
            pen.line(turned([(x, 0.99), (x, 0.74)], angle, (0.16, 0.9)), WOOD, 0.015)
            pen.shape(turned(tube(curve([(x - 0.11, 0.8), (x, 0.74), (x + 0.11, 0.8)]), (0.03, 0.03)), angle,
                             (0.16, 0.9)), t.IRON, 0.3)
        else:
            t.hammer(pen, turned([(x, 0.99)], angle, (0.16, 0.9))[0], 0.24, angle)


def stone_block(pen: Pen, x: float, foot: float, size: float) -> None:
    """A cut stone with its top and its side."""
    h, d = size * 0.62, size * 0.24
    pen.shape([(x - size / 2, foot), (x - size / 2, foot - h), (x + size / 2, foot - h), (x + size / 2, foot)],
              (222, 206, 180), 0.12, 0.007)
    pen.shape([(x - size / 2, foot - h), (x - size / 2 + d, foot - h - d * 0.7), (x + size / 2 + d, foot - h - d * 0.7),
               (x + size / 2, foot - h)], (244, 234, 212), 0.06, 0.007)
    pen.shape([(x + size / 2, foot), (x + size / 2, foot - h), (x + size / 2 + d, foot - h - d * 0.7),
               (x + size / 2 + d, foot - d * 0.7)], (166, 148, 124), 0.1, 0.007)


def poor_house(pen: Pen) -> None:
    pen.wash((132, 138, 152), (206, 204, 200))
    for _ in range(60):
        x, y = pen.rng.uniform(-0.6, 0.6), pen.rng.uniform(0.02, 0.8)
        pen.line([(x, y), (x - 0.014, y + 0.05)], (226, 232, 240), 0.004, 0.6)
    m.ground(pen, 0.82, (140, 132, 108))
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
    bowl(pen, (-0.44, 0.94), 0.1)
    t.coin(pen, (-0.46, 0.894), 0.022, "")
    m.bare_tree(pen, (0.53, 0.92), 0.36, (84, 70, 62))
    for x in (-0.2, 0.16, 0.3):
        pen.shape(ring((x, 0.965), 0.09, 0.018), (150, 164, 180), 0.1, 0.004)


def bowl(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.shape([*arc((x, y - size * 0.4), size, 0, 180, 0.8)], (150, 100, 62), 0.24)
    pen.shape(ring((x, y - size * 0.4), size, size * 0.26), (180, 130, 86), 0.1)
    pen.shape(ring((x, y - size * 0.4), size * 0.82, size * 0.18), (96, 62, 44), 0.1, 0.004)


def bell_tower(pen: Pen) -> None:
    pen.diaper(PURPLE, "cross")
    for x, half, eaves in ((-0.46, 0.14, 0.72), (0.44, 0.16, 0.7), (-0.24, 0.1, 0.78), (0.26, 0.1, 0.78)):
        m.wall(pen, x - half, eaves, x + half, 1.02, PLASTER, False)
        m.gable(pen, x - half, x + half, eaves, eaves - 0.16, PLASTER, TILE)
        m.panes(pen, x - half, x + half, eaves + 0.1, 2, 0.02, 0.03)
    m.wall(pen, -0.17, 0.5, 0.17, 1.02, BRICK)
    pen.shape(box(-0.2, 0.49, 0.2, 0.53), STONE, 0.12, 0.008)
    m.wall(pen, -0.17, 0.22, 0.17, 0.5, BRICK)
    way = m.arched(0, 0.49, 0.115, 0.24)
    pen.shape(scaled(way, 1.12, (0, 0.49)), STONE, 0.12, 0.007)
    pen.wash((150, 182, 206), (232, 224, 206), way)
    pen.outline(way, 0.007)
    pen.line([(-0.11, 0.29), (0.11, 0.29)], WOOD, 0.022)
    t.bell(pen, (0, 0.455), 0.17)
    pen.shape(box(-0.2, 0.2, 0.2, 0.24), STONE, 0.12, 0.008)
    m.spire(pen, 0, 0.205, 0.21, 0.14, COPPER, False)
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
        m.gull(pen, (x, y))


def factory(pen: Pen) -> None:
    pen.wash((176, 164, 150), (238, 214, 170))
    m.hills(pen, 0.6, (142, 150, 110))
    m.ground(pen, 0.74, (140, 156, 92))
    for x, top in ((-0.3, 0.1), (-0.16, 0.16)):
        pen.shape([(x - 0.045, 0.5), (x - 0.034, top), (x + 0.034, top), (x + 0.045, 0.5)], BRICK, 0.24)
        pen.stone([(x - 0.045, 0.5), (x - 0.034, top), (x + 0.034, top), (x + 0.045, 0.5)], BRICK, 0.03, 0.4)
        pen.shape(box(x - 0.045, top - 0.02, x + 0.045, top + 0.015), tint(BRICK, 0.8), 0.1)
        m.smoke(pen, (x + 0.01, top - 0.04), 0.05, (150, 142, 146))
    m.wall(pen, -0.52, 0.5, 0.22, 0.86, BRICK)
    for k in range(3):                                       # a saw-tooth roof
        left = -0.54 + 0.26 * k
        m.shingles(pen, [(left, 0.5), (left + 0.2, 0.34), (left + 0.2, 0.5)], SLATE)
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


def park(pen: Pen) -> None:
    m.day(pen)
    m.cloud(pen, (0.36, 0.14), 0.14)
    m.sun(pen, (-0.42, 0.17), 0.06)
    m.hills(pen, 0.52, (128, 164, 110))
    m.ground(pen, 0.58, (134, 172, 88))
    for x, s, colour in ((-0.52, 0.3, (82, 130, 66)), (0.5, 0.36, (74, 118, 62)), (0.3, 0.24, (214, 140, 158)),
                         (-0.32, 0.24, (196, 168, 74))):
        m.tree(pen, (x, 0.68 if abs(x) < 0.4 else 0.72), s, colour)
    pen.shape([*curve([(-0.2, 1.04), (-0.14, 0.84), (-0.02, 0.72), (0.0, 0.62)]),
               *curve([(0.04, 0.62), (0.08, 0.74), (0.02, 0.86), (0.1, 1.04)])], (232, 212, 168), 0.1)
    pen.shape(ring((0.36, 0.86), 0.2, 0.07), (226, 206, 164), 0.1)
    pen.shape(ring((0.36, 0.855), 0.18, 0.058), (104, 168, 196), 0.16, 0.005)
    swan(pen, (0.34, 0.85), 0.09)
    for dx, dy in ((0.47, 0.87), (0.26, 0.89)):
        pen.shape(ring((dx, dy), 0.03, 0.011), (96, 150, 80), 0.1, 0.004)
        pen.dot((dx, dy - 0.008), 0.01, (240, 190, 210))
    fountain(pen, (0.02, 0.66), 0.22)
    pen.shape(box(-0.5, 0.8, -0.26, 0.825), (150, 98, 60), 0.14)
    pen.shape(box(-0.5, 0.74, -0.26, 0.76), (150, 98, 60), 0.14)
    for x in (-0.47, -0.29):
        pen.line([(x, 0.74), (x, 0.88)], INK, 0.014)
    for _ in range(26):
        x, y = pen.rng.uniform(-0.58, 0.58), pen.rng.uniform(0.9, 0.98)
        if not -0.22 < x < 0.14 and not (x > 0.14 and y < 0.95):
            pen.dot((x, y), 0.013, pen.rng.choice([t.RUBY, (246, 220, 100), (246, 244, 250), (190, 120, 190)]))
            pen.dot((x, y), 0.005, (250, 230, 120))
    m.bush(pen, (-0.4, 0.93), 0.06)


def swan(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    neck = curve([(x - size * 0.5, y - size * 0.2), (x - size * 0.85, y - size * 0.6),
                  (x - size * 0.55, y - size * 1.05), (x - size * 0.8, y - size * 1.3)])
    pen.line(neck, INK, size * 0.3)
    pen.line(neck, (252, 250, 244), size * 0.18)
    pen.shape(curve([(x - size * 0.75, y - size * 0.1), (x - size * 0.3, y - size * 0.5),
                     (x + size * 0.4, y - size * 0.6), (x + size, y - size * 0.55), (x + size * 0.7, y + size * 0.1),
                     (x, y + size * 0.2)], True),
              (252, 250, 244), 0.12, 0.006)
    pen.fill([(x - size * 0.82, y - size * 1.34), (x - size * 1.15, y - size * 1.16),
              (x - size * 0.8, y - size * 1.18)], (226, 120, 40))
    pen.line(curve([(x - size * 0.1, y - size * 0.3), (x + size * 0.3, y - size * 0.2),
                    (x + size * 0.8, y - size * 0.4)]), (160, 160, 170), 0.005)


def fountain(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    for sign in (-1, 1):
        for reach in (0.5, 0.85):
            pen.line(curve([(x, y - size * 1.1), (x + sign * size * reach * 0.5, y - size * (1.35 - reach * 0.2)),
                            (x + sign * size * reach, y - size * 0.3)]), (214, 236, 246), 0.01)
    pen.shape(box(x - size * 0.08, y - size * 1.05, x + size * 0.08, y), STONE, 0.24)
    pen.shape([(x - size * 0.4, y - size * 0.7), (x + size * 0.4, y - size * 0.7), (x + size * 0.14, y - size * 0.54),
               (x - size * 0.14, y - size * 0.54)], STONE, 0.2)
    pen.shape([(x - size, y - size * 0.2), (x + size, y - size * 0.2), (x + size * 0.84, y + size * 0.14),
               (x - size * 0.84, y + size * 0.14)], STONE, 0.2)
    pen.shape(ring((x, y - size * 0.2), size, size * 0.13), (120, 176, 204), 0.14)


def hospital(pen: Pen) -> None:
    pen.wash((222, 228, 220), (196, 206, 200), box(-0.62, 0, 0.62, 0.74))
    m.checks(pen, 0.74, (222, 206, 178), (176, 150, 124))
    for x in (-0.36, 0.36):
        pen.wash((140, 190, 220), (236, 232, 206), m.arched(x, 0.46, 0.1, 0.34))
        pen.outline(m.arched(x, 0.46, 0.1, 0.34), 0.016, STONE)
        pen.outline(m.arched(x, 0.46, 0.107, 0.35), 0.005)
        pen.line([(x, 0.12), (x, 0.46)], (150, 130, 110), 0.01)
        pen.line([(x - 0.1, 0.3), (x + 0.1, 0.3)], (150, 130, 110), 0.01)
    m.cross(pen, (-0.1, 0.36), 0.26)
    pen.shape(box(-0.5, 0.46, -0.44, 0.96), (140, 92, 58), 0.2, 0.008)          # the bed
    pen.shape(box(0.3, 0.6, 0.36, 0.96), (140, 92, 58), 0.2, 0.008)
    sister(pen, (0.12, 0.31))
    pen.shape(box(-0.44, 0.72, 0.3, 0.88), (140, 92, 58), 0.2, 0.008)
    pen.shape(curve([(-0.45, 0.66), (-0.4, 0.58), (-0.24, 0.58), (-0.2, 0.7), (-0.3, 0.74), (-0.44, 0.73)], True),
              (250, 248, 240), 0.14, 0.007)
    pen.shape(ring((-0.29, 0.6), 0.065, 0.07), (244, 208, 172), 0.16, 0.007)
    pen.line(curve([(-0.32, 0.6), (-0.305, 0.608), (-0.29, 0.6)]), INK, 0.007)
    pen.line(curve([(-0.265, 0.595), (-0.25, 0.603), (-0.235, 0.595)]), INK, 0.007)
    pen.line(curve([(-0.29, 0.64), (-0.27, 0.65), (-0.25, 0.64)]), (160, 70, 60), 0.006)
    pen.shape(tube(curve([(-0.35, 0.565), (-0.29, 0.545), (-0.23, 0.565)]), 0.035), (250, 250, 244), 0.1, 0.005)
    pen.shape([*curve([(-0.24, 0.68), (-0.1, 0.6), (0.1, 0.64), (0.31, 0.68)]), (0.31, 0.84),
               *curve([(0.31, 0.84), (0.0, 0.86), (-0.22, 0.84)])], (96, 132, 176), 0.22, 0.009)
    pen.line(curve([(-0.22, 0.7), (-0.08, 0.63), (0.1, 0.67), (0.3, 0.71)]), (246, 246, 240), 0.03)
    for x in (-0.1, 0.04, 0.18):
        pen.line(curve([(x, 0.7), (x + 0.02, 0.77), (x, 0.84)]), (70, 96, 140), 0.006)
    table(pen, 0.4, 0.58, 0.74, (170, 120, 76), 0.96)
    t.flask(pen, (0.54, 0.72), 0.085, t.EMERALD, False)
    pen.shape([(0.41, 0.64), (0.5, 0.64), (0.485, 0.72), (0.425, 0.72)], STONE, 0.2)
    pen.line([(0.46, 0.65), (0.5, 0.54)], INK, 0.026)
    pen.line([(0.46, 0.65), (0.5, 0.54)], STONE, 0.015)


def sister(pen: Pen, at: Point) -> None:
    """A nurse in a white veil who brings a bowl; `at` is the middle of her face."""
    x, y = at
    skin: Colour = (246, 212, 178)
    pen.shape(mirrored(curve([(x, y + 0.09), (x + 0.1, y + 0.12), (x + 0.15, y + 0.24), (x + 0.16, y + 0.5)]), x),
              (70, 92, 132), 0.24, 0.008)
    pen.shape(box(x - 0.07, y + 0.16, x + 0.07, y + 0.5), (250, 248, 240), 0.12)
    pen.shape(mirrored(curve([(x, y - 0.115), (x + 0.09, y - 0.08), (x + 0.11, y + 0.02), (x + 0.14, y + 0.15),
                              (x, y + 0.19)]), x), (252, 250, 244), 0.14, 0.008)
    pen.shape(ring((x, y), 0.068, 0.08), skin, 0.14, 0.006)
    for sign in (-1, 1):
        pen.dot((x + sign * 0.027 - 0.006, y - 0.004), 0.009)
        pen.line(arc((x + sign * 0.027 - 0.004, y - 0.014), 0.016, 200, 340), INK, 0.005)
        pen.glow((x + sign * 0.04, y + 0.03), 0.024, (226, 104, 84), 0.6)
    pen.line(arc((x - 0.004, y + 0.026), 0.022, 30, 150), (170, 60, 60), 0.007)
    pen.line(arc((x, y + 0.02), 0.098, 222, 318), (96, 132, 176), 0.014)
    for sign in (-1, 1):
        pen.band(curve([(x + sign * 0.11, y + 0.16), (x + sign * 0.14, y + 0.28), (x + sign * 0.04, y + 0.3)]),
                 (0.07, 0.055), (70, 92, 132), 0.2, 0.007)
        pen.disc((x + sign * 0.05, y + 0.285), 0.026, skin, 0.14, 0.006)
    bowl(pen, (x, y + 0.31), 0.055)
    for k in (-1, 0, 1):
        pen.line(curve([(x + 0.02 * k, y + 0.25), (x + 0.02 * k + 0.012, y + 0.225), (x + 0.02 * k, y + 0.2)]),
                 (226, 232, 236), 0.007)


def throne_room(pen: Pen) -> None:
    pen.wash((96, 44, 66), (140, 74, 84), box(-0.62, 0, 0.62, 0.78))
    for x in (-0.5, 0.5):
        m.column(pen, x, 0.08, 0.8, 0.045, MARBLE)
    for x, colour in ((-0.34, t.SAPPHIRE), (0.34, t.SAPPHIRE)):
        m.hanging(pen, x, 0.08, 0.075, 0.44, colour)
        lily = moved(curve([(0, 0.03), (-0.016, -0.01), (0, -0.05), (0.016, -0.01)], True, 6), x, 0.28)
        for turn in (-45, 0, 45):
            pen.gold(turned(lily, turn, (x, 0.31)), 0.004)
    m.checks(pen, 0.78, (226, 210, 184), (112, 74, 80))
    canopy = [(-0.24, 0.2), (0.24, 0.2), (0.3, 0.28), *[(0.3 - 0.1 * k - 0.05 * 0,
                                                         0.28 + (0.035 if k % 2 else 0)) for k in range(7)],
                                                         (-0.3, 0.28)]
    pen.shape([(-0.2, 0.24), (0.2, 0.24), (0.24, 0.8), (-0.24, 0.8)], (150, 30, 48), 0.26)
    for x in (-0.14, -0.06, 0.06, 0.14):
        pen.line([(x, 0.26), (x * 1.16, 0.78)], (104, 16, 34), 0.008)
    pen.shape([(0, 0.02), (0.3, 0.22), (-0.3, 0.22)], (170, 36, 54), 0.24, 0.009)
    pen.gold(canopy, 0.006)
    t.crown(pen, (0, 0.1), 0.07, 0.085)
    for k in range(3):
        pen.shape(box(-0.3 - 0.05 * k, 0.78 + 0.05 * k, 0.3 + 0.05 * k, 0.83 + 0.05 * k), MARBLE, 0.1)
    pen.gold(mirrored([(0, 0.28), (0.05, 0.31), (0.1, 0.33), (0.13, 0.3), (0.15, 0.36), (0.13, 0.64), (0, 0.64)]),
             0.008)
    pen.shape(mirrored(curve([(0, 0.35), (0.09, 0.38), (0.1, 0.46), (0.09, 0.6), (0, 0.61)])), (62, 52, 120), 0.24)
    for dy in (0.42, 0.5, 0.58):
        for dx in (-0.045, 0.045):
            pen.gold(ring((dx, dy), 0.009, count=12), 0.002)
    pen.gold(box(-0.19, 0.62, 0.19, 0.68), 0.007)
    pen.shape(box(-0.15, 0.585, 0.15, 0.635), (62, 52, 120), 0.2)
    for sign in (-1, 1):
        pen.gold(box(min(sign * 0.14, sign * 0.2), 0.5, max(sign * 0.14, sign * 0.2), 0.8), 0.006)
        pen.gold(ring((sign * 0.17, 0.49), 0.036), 0.006)
    pen.shape(box(-0.14, 0.68, 0.14, 0.79), (120, 70, 40), 0.2)
    pen.shape([(-0.1, 0.8), (0.1, 0.8), (0.22, 1.04), (-0.22, 1.04)], (176, 34, 50), 0.2)
    for sign in (-1, 1):
        pen.line([(sign * 0.085, 0.8), (sign * 0.19, 1.02)], GOLD, 0.012)


def ball_room(pen: Pen) -> None:
    pen.wash((66, 64, 122), (150, 106, 140), box(-0.62, 0, 0.62, 0.72))
    for x in (-0.22, 0.22):
        pen.wash((36, 40, 88), (96, 88, 140), m.arched(x, 0.66, 0.12, 0.46))
        pen.outline(m.arched(x, 0.66, 0.125, 0.47), 0.02, GOLD)
        pen.line([(x, 0.22), (x, 0.66)], GOLD, 0.01)
        pen.line([(x - 0.12, 0.42), (x + 0.12, 0.42)], GOLD, 0.01)
    m.checks(pen, 0.72, (244, 232, 208), (120, 70, 96))
    pen.shape(box(-0.62, 0.68, 0.62, 0.73), (240, 226, 200), 0.1)
    for sign in (-1, 1):                                     # curtains
        shape = [(sign * 0.62, -0.02), (sign * 0.34, -0.02), *curve([(sign * 0.34, 0.0), (sign * 0.4, 0.3),
                                                                     (sign * 0.52,
                                                                      0.5)]), *curve([(sign * 0.5, 0.54),
                                                                                      (sign * 0.5, 0.7),
                                                                                      (sign * 0.46, 0.92)]),
                                                                                      (sign * 0.62, 0.92)]
        pen.shape(shape, (164, 34, 52), 0.26, 0.009)
        with pen.clipped(shape):
            for k in range(5):
                pen.line(curve([(sign * (0.38 + 0.06 * k), 0), (sign * (0.44 + 0.05 * k), 0.3),
                                (sign * (0.53 + 0.02 * k), 0.52), (sign * (0.48 + 0.04 * k), 0.92)]), (108, 14, 34),
                                0.009)
        pen.gold(tube([(sign * 0.49, 0.5), (sign * 0.62, 0.55)], 0.04), 0.005)
    pen.glow((0, 0.22), 0.5, (255, 226, 150), 0.6)
    pen.line([(0, 0), (0, 0.1)], INK, 0.012)
    pen.gold(mirrored(curve([(0, 0.1), (0.03, 0.12), (0.02, 0.2), (0.05, 0.25), (0, 0.3)])), 0.006)
    for sign in (-1, 1):
        for reach, low in ((0.26, 0.2), (0.15, 0.24)):
            pen.line(curve([(0, 0.25), (sign * reach * 0.6, 0.3), (sign * reach, low)]), INK, 0.02)
            pen.line(curve([(0, 0.25), (sign * reach * 0.6, 0.3), (sign * reach, low)]), GOLD, 0.012)
            t.candle(pen, (sign * reach, low), 0.06, 0.013)
            pen.gold([(sign * reach - 0.03, low), (sign * reach + 0.03, low), (sign * reach, low + 0.025)], 0.004)
    t.candle(pen, (0, 0.12), 0.05, 0.013)
    couple(pen, (0.0, 0.95), 0.5)
    couple(pen, (-0.36, 0.86), 0.3, (70, 120, 110), (80, 50, 90))
    couple(pen, (0.36, 0.86), 0.3, (220, 170, 80), (50, 70, 120))


def couple(pen: Pen, at: Point, size: float, gown: Colour = (206, 70, 110), coat: Colour = (44, 62, 110)) -> None:
    """Two who dance."""
    x, y = at
    skin: Colour = (244, 208, 172)
    s = size
    pen.shadow(ring((x, y), s * 0.4, s * 0.06), 0.02, 0.0, 0.012, 0.4)
    for u in (0.12, 0.2):
        pen.band([(x + s * u, y - s * 0.36), (x + s * u, y - s * 0.02)], (s * 0.08, s * 0.06), (50, 44, 60), 0.1, 0.005)
    pen.shape(curve([(x + s * 0.1, y - s * 0.74), (x + s * 0.24, y - s * 0.72), (x + s * 0.28, y - s * 0.4),
                     (x + s * 0.3, y - s * 0.24), (x + s * 0.06, y - s * 0.26)], True), coat, 0.2, 0.006)
    pen.shape(ring((x + s * 0.15, y - s * 0.84), s * 0.075, s * 0.09), skin, 0.12, 0.005)
    pen.shape(curve([(x + s * 0.09, y - s * 0.88), (x + s * 0.16, y - s * 0.96), (x + s * 0.24, y - s * 0.86),
                     (x + s * 0.22, y - s * 0.76), (x + s * 0.18, y - s * 0.87)], True), (84, 54, 34), 0.2, 0.004)
    pen.shape(curve([(x - s * 0.12, y - s * 0.52), (x - s * 0.03, y - s * 0.5), (x + s * 0.06, y - s * 0.2),
                     (x + s * 0.1, y), (x - s * 0.2, y + s * 0.03), (x - s * 0.44, y - s * 0.02),
                     (x - s * 0.3, y - s * 0.26)], True), gown, 0.26, 0.007)
    for u in (-0.28, -0.16, -0.04):
        pen.line(curve([(x - s * 0.08, y - s * 0.46), (x + s * u * 0.9, y - s * 0.24), (x + s * u, y - s * 0.02)]),
                 tint(gown, 0.66), 0.005)
    pen.shape(curve([(x - s * 0.14, y - s * 0.72), (x - s * 0.02, y - s * 0.7), (x - s * 0.02, y - s * 0.5),
                     (x - s * 0.14, y - s * 0.5)], True), gown, 0.2, 0.005)
    pen.shape(ring((x - s * 0.07, y - s * 0.82), s * 0.07, s * 0.085), skin, 0.12, 0.005)
    pen.shape(curve([(x - s * 0.01, y - s * 0.88), (x - s * 0.07, y - s * 0.95), (x - s * 0.16, y - s * 0.88),
                     (x - s * 0.2, y - s * 0.76), (x - s * 0.12, y - s * 0.8)], True), (214, 150, 66), 0.2, 0.004)
    for dx in (-0.095, -0.045):
        pen.dot((x + s * dx, y - s * 0.82), s * 0.011)
    for dx in (0.13, 0.175):
        pen.dot((x + s * dx, y - s * 0.84), s * 0.011)
    pen.line(arc((x - s * 0.068, y - s * 0.8), s * 0.024, 30, 150), (170, 60, 60), s * 0.009)
    pen.line(arc((x + s * 0.152, y - s * 0.82), s * 0.024, 30, 150), (150, 60, 60), s * 0.009)
    pen.band(curve([(x - s * 0.08, y - s * 0.66), (x - s * 0.26, y - s * 0.72), (x - s * 0.34, y - s * 0.84)]),
             (s * 0.06, s * 0.05), skin, 0.1, 0.004)
    pen.band(curve([(x + s * 0.14, y - s * 0.66), (x + s * 0.02, y - s * 0.6), (x - s * 0.08, y - s * 0.56)]),
             (s * 0.07, s * 0.06), coat, 0.1, 0.004)


UNIQUE_DISTRICTS: dict[str, Callable[[Pen], None]] = {
    "haunted_city": haunted_city, "keep": keep, "laboratory": laboratory, "smithy": smithy, "observatory": observatory,
    "graveyard": graveyard, "school_of_magic": school_of_magic, "library": library, "university": university,
    "dragon_gate": dragon_gate, "great_wall": great_wall, "lighthouse": lighthouse, "armory": armory, "museum": museum,
    "imperial_treasury": imperial_treasury, "map_room": map_room, "wishing_well": wishing_well, "quarry": quarry,
    "poor_house": poor_house, "bell_tower": bell_tower, "factory": factory, "park": park, "hospital": hospital,
    "throne_room": throne_room, "ball_room": ball_room
}
