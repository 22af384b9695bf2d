"""The military districts, each with an outline of its own."""

import math
from collections.abc import Callable

from . import arms, land
from . import masonry as m
from . import things as t
from .lines import arc, box, curve, mirrored, ring, scaled, tube
from .pen import GOLD, INK, RED, RUBY, SAPPHIRE, Colour, Pen, tint


def watchtower(pen: Pen) -> None:
    pen.diaper(RED, "chevron")
    land.hills(pen, 0.7, (110, 120, 84))
    pen.shape([*curve([(-0.5, 1.02), (-0.24, 0.86), (0, 0.8), (0.26, 0.87), (0.5, 1.02)])], (128, 150, 88), 0.16)
    pen.shape([(-0.14, 0.88), (-0.1, 0.44), (0.1, 0.44), (0.14, 0.88)], m.STONE, 0.2)
    pen.stone([(-0.14, 0.88), (-0.1, 0.44), (0.1, 0.44), (0.14, 0.88)], m.STONE, 0.04, 0.5)
    pen.outline([(-0.14, 0.88), (-0.1, 0.44), (0.1, 0.44), (0.14, 0.88)], 0.008)
    for x in (-0.14, -0.05, 0.05, 0.14):
        pen.line([(x * 0.7, 0.52), (x * 1.15, 0.43)], INK, 0.02)
        pen.line([(x * 0.7, 0.52), (x * 1.15, 0.43)], m.WOOD, 0.011)
    m.timber(pen, -0.19, 0.3, 0.19, 0.44, 4)
    for x in (-0.09, 0.09):
        m.opening(pen, x, 0.42, 0.03, 0.09)
    m.spire(pen, 0, 0.31, 0.25, 0.22, m.TILE, False)
    m.pennant(pen, 0, 0.1, 0.075, GOLD, 0.13)
    m.door(pen, 0, 0.88, 0.045, 0.15)
    m.slit(pen, 0, 0.6, 0.04)
    pen.line([(0.36, 0.94), (0.36, 0.66)], INK, 0.026)
    pen.line([(0.36, 0.94), (0.36, 0.66)], (110, 74, 50), 0.015)
    pen.shape([(0.29, 0.62), (0.43, 0.62), (0.4, 0.68), (0.32, 0.68)], t.IRON, 0.2)
    pen.glow((0.36, 0.54), 0.22, (255, 190, 90), 0.8)
    m.flame(pen, (0.36, 0.63), 0.17)
    arms.spear(pen, (-0.36, 0.98), (-0.32, 0.5))
    arms.shield(pen, (-0.35, 0.8), 0.1, SAPPHIRE, GOLD, "chevron")


def prison(pen: Pen) -> None:
    grim: Colour = (158, 146, 138)
    m.wall(pen, -0.62, -0.02, 0.62, 1.02, grim)
    pen.fill(box(-0.6, 0, 0.6, 1), (40, 20, 30), 0, 0.14)
    way = m.arched(0, 0.76, 0.24, 0.6)
    pen.shape(scaled(way, 1.14, (0, 0.5)), tint(grim, 1.1), 0.2, 0.009)
    pen.shape(way, (34, 26, 40), 0.1, 0.008)
    with pen.clipped(way):
        pen.glow((0.0, 0.36), 0.4, (120, 150, 190), 0.5)
        pen.shape(mirrored(curve([(0, 0.42), (0.07, 0.44), (0.085, 0.54), (0.05, 0.62), (0, 0.64)])), (214, 180, 150),
                  0.16, 0.006)
        for x in (-0.032, 0.032):
            pen.dot((x, 0.53), 0.012)
        pen.line(curve([(-0.03, 0.6), (0, 0.585), (0.03, 0.6)]), INK, 0.007)
        pen.shape(curve([(-0.2, 0.8), (-0.14, 0.68), (0, 0.65), (0.14, 0.68), (0.2, 0.8)], True), (120, 104, 92), 0.2)
        pen.shape(curve([(-0.08, 0.46), (0, 0.39), (0.08, 0.46), (0.0, 0.445)], True), (90, 70, 60), 0.2, 0.005)
    for k in range(-3, 4):
        x = k * 0.07
        for w, colour in ((0.034, INK), (0.022, t.IRON)):
            pen.line([(x, 0.17 + abs(k) ** 2 * 0.008), (x, 0.76)], colour, w)
        pen.line([(x - 0.005, 0.22 + abs(k) ** 2 * 0.008), (x - 0.005, 0.74)], tint(t.IRON, 1.4), 0.005)
    for y in (0.34, 0.56):
        pen.line([(-0.24, y), (0.24, y)], INK, 0.036)
        pen.line([(-0.24, y), (0.24, y)], t.IRON, 0.024)
    for x in (-0.105, 0.105):
        pen.shape(ring((x, 0.56), 0.032, 0.026), (214, 180, 150), 0.16, 0.006)
    pen.shape(box(-0.3, 0.75, 0.3, 0.82), tint(grim, 1.2), 0.14, 0.008)
    for x in (-0.46, 0.46):
        pen.outline(ring((x, 0.3), 0.035), 0.016, t.IRON)
        t.chain(pen, (x, 0.34), (x + 0.02, 0.72), 11, 0.024)
        pen.outline(ring((x + 0.02, 0.77), 0.05), 0.024, INK)
        pen.outline(ring((x + 0.02, 0.77), 0.05), 0.014, t.IRON)
    pen.shape(ring((0.36, 0.95), 0.1, 0.03), (120, 86, 60), 0.2)
    pen.shape(ring((-0.28, 0.94), 0.05, 0.026), (190, 150, 100), 0.2)


def battlefield(pen: Pen) -> None:
    pen.wash((214, 120, 84), (246, 208, 150))
    land.sun(pen, (0.0, 0.26), 0.1)
    land.hills(pen, 0.6, (140, 132, 82))
    for x, foot, size, colour in ((-0.42, 0.72, 0.17, (232, 222, 196)), (0.42, 0.7, 0.15, (176, 60, 56))):
        left = curve([(x - size, foot), (x - size * 0.4, foot - size * 0.6), (x, foot - size * 1.3)])
        right = curve([(x, foot - size * 1.3), (x + size * 0.4, foot - size * 0.6), (x + size, foot)])
        pen.shape([(x - size, foot), *left, *right], colour, 0.22)
        pen.shape([(x - size * 0.24, foot), (x, foot - size * 0.9), (x + size * 0.24, foot)], (70, 46, 46), 0.1)
        for u in (-0.6, 0.6):
            pen.line(curve([(x, foot - size * 1.3), (x + u * size * 0.4, foot - size * 0.6), (x + u * size, foot)]),
                     tint(colour, 0.7), 0.005)
        m.pennant(pen, x, foot - size * 1.28, 0.08, GOLD if x > 0 else RED, 0.07)
    land.ground(pen, 0.72, (156, 150, 86))
    m.pennant(pen, -0.24, 0.9, 0.72, SAPPHIRE, -0.2)
    m.pennant(pen, 0.24, 0.9, 0.72, RUBY, 0.2)
    arms.shield(pen, (0, 0.6), 0.17, RUBY, GOLD, "quarter")
    arms.sword(pen, (-0.23, 0.86), 0.56, 42, 0.06)
    arms.sword(pen, (0.23, 0.86), 0.56, -42, 0.06)
    for x, y, tilt in ((-0.46, 0.94, 66), (0.4, 0.96, -70), (-0.36, 0.9, 20)):
        arms.spear(pen, (x, y), (x + 0.2 * math.sin(math.radians(tilt)), y - 0.24 * math.cos(math.radians(tilt))), 0.07)
    pen.shape(arc((0.44, 0.94), 0.07, 180, 360), (170, 178, 190), 0.3, 0.007)
    pen.shape(box(0.36, 0.93, 0.52, 0.955), (150, 158, 172), 0.2)


def fortress(pen: Pen) -> None:
    pen.diaper(RED, "check")
    pen.shape([(-0.62, 1.05), (-0.62, 0.86), *curve([(-0.62, 0.86), (-0.3, 0.8), (0, 0.79), (0.3, 0.8), (0.62, 0.86)]),
               (0.62, 1.05)], (130, 122, 112), 0.2)
    m.wall(pen, -0.16, 0.22, 0.16, 0.6, m.GREY)
    m.merlons(pen, -0.17, 0.17, 0.22, m.GREY, 0.05)
    m.pennant(pen, 0, 0.18, 0.15, GOLD, 0.14)
    m.wall(pen, -0.42, 0.42, 0.42, 0.7, tint(m.GREY, 1.1))
    m.merlons(pen, -0.42, 0.42, 0.42, tint(m.GREY, 1.1), 0.05)
    for x in (-0.12, 0.0, 0.12):
        m.slit(pen, x, 0.33, 0.036)
    for sign in (-1, 1):                                     # sloping bastions
        shape = [(sign * 0.12, 0.62), (sign * 0.56, 0.62), (sign * 0.6, 0.94), (sign * 0.08, 0.94)]
        pen.fill(shape, tint(m.GREY, 1.16 if sign < 0 else 0.96), 0.14)
        pen.stone(shape, tint(m.GREY, 1.16 if sign < 0 else 0.96), 0.045, 0.5)
        pen.outline(shape, 0.009)
        m.merlons(pen, min(sign * 0.12, sign * 0.56), max(sign * 0.12, sign * 0.56), 0.62, tint(m.GREY, 1.16), 0.055)
        for u in (0.22, 0.36, 0.49):
            pen.shape(box(sign * u - 0.03, 0.71, sign * u + 0.03, 0.755), (44, 34, 38), 0, 0.006)
            pen.shape(tube([(sign * u, 0.735), (sign * (u + 0.02), 0.745)], 0.032), t.IRON, 0.3, 0.005)
            pen.disc((sign * (u + 0.022), 0.746), 0.014, (30, 26, 30), 0.1, 0.004)
    m.tower(pen, -0.42, 0.62, 0.075, 0.34, tint(m.GREY, 1.1))
    m.tower(pen, 0.42, 0.62, 0.075, 0.34, tint(m.GREY, 1.1))
    m.wall(pen, -0.11, 0.6, 0.11, 0.94, tint(m.GREY, 1.16))
    m.merlons(pen, -0.11, 0.11, 0.6, tint(m.GREY, 1.16), 0.05)
    m.opening(pen, 0, 0.94, 0.07, 0.22, False, False, m.GREY)
    for k in range(-2, 3):
        pen.line([(k * 0.028, 0.74), (k * 0.028, 0.93)], t.IRON, 0.012)
    for y in (0.8, 0.86, 0.92):
        pen.line([(-0.066, y), (0.066, y)], t.IRON, 0.01)
    m.slit(pen, -0.42, 0.42)
    m.slit(pen, 0.42, 0.42)
    arms.shield(pen, (0, 0.665), 0.036, RUBY, GOLD)


MILITARY: dict[str, Callable[[Pen], None]] = {
    "watchtower": watchtower, "prison": prison, "battlefield": battlefield, "fortress": fortress,
}
