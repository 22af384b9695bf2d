"""Unique districts that are seen from inside: ten rooms with what stands in them and who works there."""

import math
from collections.abc import Callable

from . import arms, land, people, riches
from . import masonry as m
from . import things as t
from .lines import Point, arc, box, curve, mirrored, moved, ring, scaled, star, tube, turned
from .pen import EMERALD, GOLD, INK, PARCHMENT, RUBY, SAPPHIRE, Colour, Pen, tint


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
    land.moon(pen, (-0.36, 0.28), 0.036)
    for y in (0.24, 0.44):
        pen.shape(box(-0.04, y, 0.56, y + 0.022), (110, 72, 50), 0.1)
    for x, y, s, colour in ((0.04, 0.24, 0.11, EMERALD), (0.17, 0.24, 0.09, (220, 150, 50)),
                            (0.42, 0.24, 0.12, (170, 70, 150)), (0.1, 0.44, 0.1, (70, 130, 200)),
                            (0.5, 0.44, 0.1, RUBY)):
        t.flask(pen, (x, y), s, colour, False)
    t.skull(pen, (0.3, 0.4), 0.05)
    t.skull(pen, (0.29, 0.2), 0.04)
    table(pen, -0.54, 0.54, 0.76)
    pen.shape(box(-0.42, 0.66, -0.24, 0.74), m.BRICK, 0.2)
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
               (-0.06, 0.86)], m.BRICK, 0.22, 0.009)
    pen.stone([(-0.6, 0.86), (-0.6, 0.42), (-0.5, 0.3), (-0.46, 0.0), (-0.2, 0.0), (-0.16, 0.3), (-0.06, 0.42),
               (-0.06, 0.86)], m.BRICK, 0.04, 0.5)
    pen.shape(m.arched(-0.33, 0.76, 0.19, 0.34), (50, 24, 26), 0.1, 0.009)
    pen.glow((-0.33, 0.66), 0.5, (255, 150, 60), 0.75)
    for x, s in ((-0.42, 0.16), (-0.24, 0.17), (-0.33, 0.25)):
        m.flame(pen, (x, 0.76), s)
    pen.shape(box(-0.6, 0.75, -0.06, 0.8), m.STONE, 0.1)
    t.hammer(pen, (0.06, 0.32), 0.2, 180)
    arms.sword(pen, (0.28, 0.16), 0.28, 180, 0.034)
    pen.outline(arc((0.4, 0.22), 0.06, -230, 50), 0.024, INK)
    pen.line(arc((0.4, 0.22), 0.06, -230, 50), t.STEEL, 0.022)
    pen.line([(0.0, 0.1), (0.58, 0.1)], m.WOOD, 0.018)
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
    t.book(pen, (-0.12, 0.79), 0.17, RUBY)
    t.candle(pen, (-0.38, 0.78), 0.16, 0.02)
    t.book(pen, (0.12, 0.785), 0.07, (50, 84, 130), False)
    t.book(pen, (0.125, 0.764), 0.06, (70, 116, 82), False)
    t.quill(pen, (0.13, 0.73), 0.2, 14)
    pen.glow((-0.3, 0.62), 0.45, (255, 214, 130), 0.3)


def armory(pen: Pen) -> None:
    room(pen, (132, 112, 108), (118, 90, 70), 0.8)
    arms.halberd(pen, (-0.5, 0.92), (-0.2, 0.08), 1)
    arms.halberd(pen, (-0.18, 0.92), (-0.48, 0.08), -1)
    arms.shield(pen, (-0.34, 0.46), 0.14, SAPPHIRE, GOLD, "bend")
    for x in (0.44, 0.5, 0.56):
        arms.spear(pen, (x, 0.94), (x, 0.16))
    pen.line([(0.38, 0.5), (0.6, 0.5)], m.WOOD, 0.024)
    x = 0.12                                                 # a suit of armour
    pen.shape(box(x - 0.12, 0.88, x + 0.12, 0.94), m.WOOD, 0.2)
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
                     (x + 0.04, 0.12)], True), RUBY, 0.24, 0.007)
    t.barrel(pen, (0.36, 0.98), 0.22)
    t.barrel(pen, (-0.14, 0.98), 0.2)
    for bx, by in ((-0.46, 0.96), (-0.38, 0.96), (-0.42, 0.9), (-0.54, 0.965)):
        pen.disc((bx, by), 0.042, (70, 68, 78), 0.5, 0.006)


def museum(pen: Pen) -> None:
    pen.wash((120, 52, 62), (150, 76, 76), box(-0.62, 0, 0.62, 0.78))
    land.checks(pen, 0.78, (222, 206, 178), (150, 118, 96))
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
        pen.shape(box(x - half, top, x + half, 0.94), m.MARBLE, 0.22, 0.008)
        pen.shape(box(x - half - 0.02, top - 0.03, x + half + 0.02, top), m.MARBLE, 0.12)
        pen.shape(box(x - half - 0.02, 0.92, x + half + 0.02, 0.96), m.MARBLE, 0.12)
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
    riches.crown(pen, (-0.4, 0.645), 0.06, 0.075)
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
    pen.shape(scaled(way, 1.1, (0, 0.8)), m.STONE, 0.2, 0.009)
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
    riches.crown(pen, (0, 0.355), 0.12, 0.17)
    riches.coins(pen, (0.0, 0.98), 0.5, 7, 0.04)
    riches.chest(pen, (-0.4, 0.96), 0.16)
    riches.chest(pen, (0.4, 0.97), 0.16)
    for at, colour in (((-0.12, 0.92), RUBY), ((0.1, 0.95), EMERALD), ((0.02, 0.84), SAPPHIRE),
                       ((-0.05, 0.97), EMERALD), ((0.2, 0.93), RUBY)):
        riches.gem(pen, at, 0.026, colour)
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
        pen.line(curve([(-0.2, 0.5), (-0.06, 0.54), (0.0, 0.42), (0.14, 0.5), (0.3, 0.5)]), RUBY, 0.009)
        for dx in (-0.02, 0.02):
            pen.line([(0.3 - dx, 0.48), (0.3 + dx, 0.52)], RUBY, 0.011)
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
    pen.line([(0.33, 0.735), (0.33, 0.785)], RUBY, 0.014)


def hospital(pen: Pen) -> None:
    pen.wash((222, 228, 220), (196, 206, 200), box(-0.62, 0, 0.62, 0.74))
    land.checks(pen, 0.74, (222, 206, 178), (176, 150, 124))
    for x in (-0.36, 0.36):
        pen.wash((140, 190, 220), (236, 232, 206), m.arched(x, 0.46, 0.1, 0.34))
        pen.outline(m.arched(x, 0.46, 0.1, 0.34), 0.016, m.STONE)
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
    t.flask(pen, (0.54, 0.72), 0.085, EMERALD, False)
    pen.shape([(0.41, 0.64), (0.5, 0.64), (0.485, 0.72), (0.425, 0.72)], m.STONE, 0.2)
    pen.line([(0.46, 0.65), (0.5, 0.54)], INK, 0.026)
    pen.line([(0.46, 0.65), (0.5, 0.54)], m.STONE, 0.015)


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
    t.bowl(pen, (x, y + 0.31), 0.055)
    for k in (-1, 0, 1):
        pen.line(curve([(x + 0.02 * k, y + 0.25), (x + 0.02 * k + 0.012, y + 0.225), (x + 0.02 * k, y + 0.2)]),
                 (226, 232, 236), 0.007)


def throne_room(pen: Pen) -> None:
    pen.wash((96, 44, 66), (140, 74, 84), box(-0.62, 0, 0.62, 0.78))
    for x in (-0.5, 0.5):
        m.column(pen, x, 0.08, 0.8, 0.045, m.MARBLE)
    for x, colour in ((-0.34, SAPPHIRE), (0.34, SAPPHIRE)):
        m.hanging(pen, x, 0.08, 0.075, 0.44, colour)
        lily = moved(curve([(0, 0.03), (-0.016, -0.01), (0, -0.05), (0.016, -0.01)], True, 6), x, 0.28)
        for turn in (-45, 0, 45):
            pen.gold(turned(lily, turn, (x, 0.31)), 0.004)
    land.checks(pen, 0.78, (226, 210, 184), (112, 74, 80))
    fringe = [(0.3 - 0.1 * k, 0.28 + (0.035 if k % 2 else 0)) for k in range(7)]
    canopy = [(-0.24, 0.2), (0.24, 0.2), (0.3, 0.28), *fringe, (-0.3, 0.28)]
    pen.shape([(-0.2, 0.24), (0.2, 0.24), (0.24, 0.8), (-0.24, 0.8)], (150, 30, 48), 0.26)
    for x in (-0.14, -0.06, 0.06, 0.14):
        pen.line([(x, 0.26), (x * 1.16, 0.78)], (104, 16, 34), 0.008)
    pen.shape([(0, 0.02), (0.3, 0.22), (-0.3, 0.22)], (170, 36, 54), 0.24, 0.009)
    pen.gold(canopy, 0.006)
    riches.crown(pen, (0, 0.1), 0.07, 0.085)
    for k in range(3):
        pen.shape(box(-0.3 - 0.05 * k, 0.78 + 0.05 * k, 0.3 + 0.05 * k, 0.83 + 0.05 * k), m.MARBLE, 0.1)
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
    land.checks(pen, 0.72, (244, 232, 208), (120, 70, 96))
    pen.shape(box(-0.62, 0.68, 0.62, 0.73), (240, 226, 200), 0.1)
    for sign in (-1, 1):                                     # curtains
        shape = [(sign * 0.62, -0.02), (sign * 0.34, -0.02),
                 *curve([(sign * 0.34, 0.0), (sign * 0.4, 0.3), (sign * 0.52, 0.5)]),
                 *curve([(sign * 0.5, 0.54), (sign * 0.5, 0.7), (sign * 0.46, 0.92)]), (sign * 0.62, 0.92)]
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
    people.couple(pen, (0.0, 0.95), 0.5)
    people.couple(pen, (-0.36, 0.86), 0.3, (70, 120, 110), (80, 50, 90))
    people.couple(pen, (0.36, 0.86), 0.3, (220, 170, 80), (50, 70, 120))


ROOMS: dict[str, Callable[[Pen], None]] = {
    "laboratory": laboratory, "smithy": smithy, "library": library, "armory": armory, "museum": museum,
    "imperial_treasury": imperial_treasury, "map_room": map_room, "hospital": hospital, "throne_room": throne_room,
    "ball_room": ball_room
}
