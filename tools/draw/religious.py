"""The religious districts, each with an outline of its own."""

from collections.abc import Callable

from . import land
from . import masonry as m
from . import things as t
from .lines import arc, box, curve, ring
from .pen import BLUE, RUBY, Colour, Pen, tint


def temple(pen: Pen) -> None:
    pen.diaper(BLUE, "stars")
    land.ground(pen, 0.84, (150, 160, 110))
    m.steps(pen, -0.4, 0.4, 0.78, 4, m.MARBLE)
    pen.shape(box(-0.36, 0.44, 0.36, 0.78), (116, 92, 100), 0.2)
    m.opening(pen, 0, 0.78, 0.05, 0.24, False, True, m.MARBLE)
    for k in range(6):
        x = -0.34 + 0.136 * k
        m.column(pen, x, 0.46, 0.77, 0.026, m.MARBLE)
    m.pediment(pen, -0.42, 0.42, 0.43, 0.18, m.MARBLE)
    land.sun(pen, (0, 0.335), 0.036)
    for sign in (-1, 1):
        pen.shape([(sign * 0.5 - 0.02, 0.9), (sign * 0.5 + 0.02, 0.9), (sign * 0.5 + 0.012, 0.66),
                   (sign * 0.5 - 0.012, 0.66)], (120, 96, 80), 0.2)
        pen.gold([(sign * 0.5 - 0.06, 0.62), (sign * 0.5 + 0.06, 0.62), (sign * 0.5 + 0.03, 0.68),
                  (sign * 0.5 - 0.03, 0.68)], 0.006)
        pen.glow((sign * 0.5, 0.56), 0.17, (255, 200, 100), 0.6)
        m.flame(pen, (sign * 0.5, 0.63), 0.13)


def church(pen: Pen) -> None:
    pen.diaper(BLUE, "cross")
    land.ground(pen, 0.82)
    m.shade_of(pen, -0.36, 0.42, 0.86)
    m.wall(pen, -0.12, 0.56, 0.4, 0.86, m.PLASTER, False)
    m.roof(pen, -0.14, 0.42, 0.56, 0.34, m.TILE, 0.02)
    for x in (0.05, 0.18, 0.31):
        m.opening(pen, x, 0.79, 0.028, 0.15, True, False, m.STONE)
    m.wall(pen, -0.36, 0.38, -0.1, 0.86, m.STONE)
    m.spire(pen, -0.23, 0.39, 0.16, 0.3, m.SLATE, False)
    m.cross(pen, (-0.23, 0.1), 0.09)
    m.opening(pen, -0.23, 0.53, 0.036, 0.11)
    t.bell(pen, (-0.23, 0.52), 0.055)
    m.door(pen, -0.23, 0.86, 0.05, 0.18, True)
    m.rose(pen, (-0.23, 0.6), 0.036)
    land.tree(pen, (0.5, 0.9), 0.26)
    for x in (0.42, 0.5, 0.33):
        t.stone_cross(pen, x, 0.96, 0.1)
    pen.shape([*curve([(-0.28, 0.86), (-0.32, 0.94), (-0.42, 1.05)]), (-0.1, 1.05),
               *curve([(-0.1, 1.05), (-0.16, 0.94), (-0.18, 0.86)])], (222, 198, 152), 0.1)
    land.bush(pen, (-0.48, 0.9), 0.09)


def monastery(pen: Pen) -> None:
    pen.diaper(BLUE, "clover")
    land.hills(pen, 0.52, (116, 146, 104))
    land.ground(pen, 0.72, (138, 164, 90))
    m.wall(pen, 0.14, 0.2, 0.36, 0.6, m.SAND)
    m.gable(pen, 0.14, 0.36, 0.2, 0.06, m.SAND, m.TILE)
    m.opening(pen, 0.25, 0.33, 0.034, 0.1)
    t.bell(pen, (0.25, 0.32), 0.05)
    m.cross(pen, (0.25, 0.08), 0.07)
    m.wall(pen, -0.54, 0.46, 0.54, 0.76, m.PLASTER, False)
    m.roof(pen, -0.55, 0.55, 0.46, 0.3, m.TILE, 0.05)
    m.panes(pen, -0.5, 0.5, 0.5, 9, 0.016, 0.022)
    for k in range(8):
        x = -0.46 + 0.131 * k
        pen.shape(m.arched(x, 0.76, 0.048, 0.17), (92, 66, 66), 0.3)
        pen.line(arc((x, 0.638), 0.055, 180, 360), m.MARBLE, 0.014)
    for k in range(9):
        m.column(pen, -0.525 + 0.131 * k, 0.65, 0.75, 0.011, m.MARBLE)
    for x0, x1 in ((-0.46, -0.1), (0.1, 0.46)):
        pen.shape([(x0 + 0.02, 0.83), (x1 - 0.02, 0.83), (x1 + (0.06 if x1 > 0 else 0), 0.95),
                   (x0 - (0.06 if x0 < -0.2 else 0), 0.95)], (74, 116, 66), 0.14)
        for _ in range(12):
            pen.dot((pen.rng.uniform(x0 + 0.02, x1 - 0.02), pen.rng.uniform(0.85, 0.93)), 0.012,
                    pen.rng.choice([RUBY, (240, 220, 120), (200, 150, 210)]))
    m.column(pen, 0, 0.84, 0.93, 0.024, m.STONE)
    pen.shape(ring((0, 0.82), 0.09, 0.03), m.STONE, 0.2)
    pen.shape(ring((0, 0.815), 0.07, 0.019), (112, 172, 200), 0.1, 0.004)


def cathedral(pen: Pen) -> None:
    pen.diaper(BLUE, "lozenge")
    land.paving(pen, 0.86)
    pale: Colour = (224, 214, 196)
    m.shade_of(pen, -0.32, 0.36, 0.9)
    m.wall(pen, -0.14, 0.34, 0.14, 0.9, pale)
    m.gable(pen, -0.14, 0.14, 0.36, 0.2, pale, m.SLATE)
    m.cross(pen, (0, 0.2), 0.08)
    for sign in (-1, 1):
        x = sign * 0.24
        m.wall(pen, x - 0.11, 0.32, x + 0.11, 0.9, pale)
        for u in (-0.085, 0.085):
            pen.shape([(x + u - 0.018, 0.33), (x + u, 0.24), (x + u + 0.018, 0.33)], pale, 0.2, 0.005)
        m.spire(pen, x, 0.325, 0.085, 0.24, m.COPPER, False)
        m.cross(pen, (x, 0.095), 0.07)
        for u in (-0.045, 0.045):
            m.opening(pen, x + u, 0.54, 0.026, 0.17, True, False, pale)
        m.opening(pen, x, 0.7, 0.034, 0.11, True, False, pale)
        m.door(pen, x, 0.9, 0.046, 0.15, True)
        pen.line([(x - 0.11, 0.57), (x + 0.11, 0.57)], tint(pale, 0.6), 0.007)
        near, far = x + sign * 0.11, x + sign * 0.21
        pen.shape([(near, 0.56), (far, 0.74), (far, 0.9), (near, 0.9)], tint(pale, 0.9), 0.16)
    m.rose(pen, (0, 0.5), 0.085)
    m.door(pen, 0, 0.9, 0.07, 0.24, True)
    for k in range(5):
        x = -0.104 + 0.052 * k
        pen.shape(m.arched(x, 0.41, 0.014, 0.05, True), (60, 48, 60), 0, 0.004)
    m.steps(pen, -0.36, 0.36, 0.9, 3)


RELIGIOUS: dict[str, Callable[[Pen], None]] = {
    "temple": temple, "church": church, "monastery": monastery, "cathedral": cathedral,
}
