"""The seventeen kinds of noble, religious, trade and military districts, each on the ground of its colour."""

import math
from collections.abc import Callable

from . import masonry as m
from . import things as t
from .masonry import (
    BRICK,
    COPPER,
    GRASS,
    GREY,
    LIT,
    PLASTER,
    SAND,
    SLATE,
    STONE,
    THATCH,
    TILE,
    WOOD,
)
from .pen import (
    GOLD,
    INK,
    PARCHMENT,
    Colour,
    Pen,
    Point,
    arc,
    box,
    curve,
    mirrored,
    ring,
    scaled,
    tint,
    tube,
)

OCHRE: Colour = (206, 152, 62)
BLUE: Colour = (62, 104, 160)
GREEN: Colour = (70, 134, 92)
RED: Colour = (170, 58, 52)
PURPLE: Colour = (112, 76, 132)
MARBLE: Colour = (238, 230, 214)


# noble

def manor(pen: Pen) -> None:
    pen.diaper(OCHRE, "lily")
    m.ground(pen, 0.82)
    m.tree(pen, (-0.47, 0.88), 0.36)
    m.tree(pen, (0.5, 0.9), 0.3, (96, 126, 58))
    m.shade_of(pen, -0.34, 0.38, 0.88)
    m.wall(pen, -0.02, 0.58, 0.38, 0.88, PLASTER, False)
    m.timber(pen, -0.02, 0.52, 0.38, 0.66, 4)
    m.roof(pen, -0.04, 0.4, 0.52, 0.3, TILE, 0.04)
    for x in (0.1, 0.28):
        pen.shape(box(x - 0.035, 0.4, x + 0.035, 0.47), PLASTER, 0.1)
        pen.shape([(x - 0.05, 0.405), (x, 0.345), (x + 0.05, 0.405)], tint(TILE, 0.85), 0.2)
        m.pane(pen, x, 0.44, 0.016, 0.02)
    m.wall(pen, -0.34, 0.5, 0.02, 0.88, PLASTER, False)
    m.timber(pen, -0.34, 0.48, 0.02, 0.62, 3)
    m.gable(pen, -0.34, 0.02, 0.48, 0.19, PLASTER, TILE)
    for a, b in (((-0.16, 0.26), (-0.16, 0.47)), ((-0.25, 0.37), (-0.07, 0.37)), ((-0.22, 0.47), (-0.16, 0.37)),
                 ((-0.1, 0.47), (-0.16, 0.37))):
        pen.line([a, b], (112, 70, 44), 0.012)
    m.pane(pen, -0.16, 0.43, 0.026, 0.036)
    m.panes(pen, -0.31, -0.01, 0.55, 3, 0.02, 0.034)
    m.panes(pen, 0.02, 0.36, 0.76, 4, 0.022, 0.04)
    m.door(pen, -0.16, 0.88, 0.05, 0.17)
    for sign in (-1, 1):                                    # antlers above the door
        antler = curve([(-0.16, 0.69), (-0.16 + sign * 0.05, 0.67), (-0.16 + sign * 0.06, 0.62)])
        pen.line(antler, (92, 62, 40), 0.009)
        pen.line([antler[9], (-0.16 + sign * 0.025, 0.635)], (92, 62, 40), 0.008)
    pen.shape(box(0.16, 0.2, 0.21, 0.32), BRICK, 0.2)
    m.smoke(pen, (0.185, 0.18), 0.04)
    for x in (-0.42, 0.1, 0.22, 0.34):
        m.bush(pen, (x, 0.92), 0.07)


def castle(pen: Pen) -> None:
    pen.diaper(OCHRE, "lozenge")
    pen.shape([*curve([(-0.62, 0.92), (-0.4, 0.8), (-0.1, 0.76), (0.2, 0.77), (0.45, 0.83), (0.62, 0.94)]),
               (0.62, 1.05), (-0.62, 1.05)], GRASS, 0.14)
    m.tower(pen, 0.02, 0.6, 0.1, 0.4, SAND, SLATE, 0.17)
    m.tower(pen, -0.24, 0.62, 0.06, 0.28, SAND, SLATE, 0.16)
    m.tower(pen, 0.27, 0.62, 0.06, 0.22, SAND, SLATE, 0.15)
    m.wall(pen, -0.4, 0.56, 0.42, 0.82, STONE)
    m.merlons(pen, -0.4, 0.42, 0.56, STONE)
    m.tower(pen, -0.43, 0.86, 0.085, 0.4, STONE, SLATE, 0.22)
    m.tower(pen, 0.44, 0.86, 0.085, 0.4, STONE, SLATE, 0.22)
    m.tower(pen, -0.14, 0.86, 0.07, 0.34, STONE)
    m.tower(pen, 0.14, 0.86, 0.07, 0.34, STONE)
    m.wall(pen, -0.09, 0.54, 0.09, 0.86, STONE)
    m.merlons(pen, -0.08, 0.08, 0.54, STONE)
    m.opening(pen, 0, 0.86, 0.055, 0.2)
    for k in range(-2, 3):
        pen.line([(k * 0.022, 0.68), (k * 0.022, 0.8)], (110, 100, 96), 0.007)
    for y in (0.72, 0.77):
        pen.line([(-0.05, y), (0.05, y)], (110, 100, 96), 0.007)
    t.shield(pen, (0, 0.6), 0.036, t.RUBY, GOLD)
    for x, y in ((-0.43, 0.6), (0.44, 0.6), (-0.14, 0.65), (0.14, 0.65), (0.02, 0.36), (-0.24, 0.44), (0.27, 0.48)):
        m.slit(pen, x - 0.01, y)
    pen.shape([*curve([(-0.06, 0.86), (-0.1, 0.93), (-0.2, 1.05)]), (0.14, 1.05),
               *curve([(0.14, 1.05), (0.04, 0.94), (0.06, 0.86)])], (222, 198, 152), 0.1)
    m.bush(pen, (-0.34, 0.92), 0.06)
    m.bush(pen, (0.34, 0.94), 0.07)


def palace(pen: Pen) -> None:
    pen.diaper(OCHRE, "clover")
    m.paving(pen, 0.82, (226, 212, 182))
    m.shade_of(pen, -0.54, 0.54, 0.86)
    m.wall(pen, -0.54, 0.48, 0.54, 0.86, (246, 226, 176), False)
    m.roof(pen, -0.55, -0.16, 0.48, 0.36, SLATE, 0.05)
    m.roof(pen, 0.16, 0.55, 0.48, 0.36, SLATE, 0.05)
    m.wall(pen, -0.2, 0.4, 0.2, 0.86, (250, 236, 198), False)
    m.dome(pen, 0, 0.31, 0.15, 0.16, COPPER, 7)
    pen.shape(box(-0.16, 0.3, 0.16, 0.34), MARBLE, 0.1)
    pen.shape(box(-0.03, 0.11, 0.03, 0.16), MARBLE, 0.2)
    m.dome(pen, 0, 0.113, 0.036, 0.04, COPPER, 3)
    pen.gold(ring((0, 0.06), 0.014), 0.004)
    m.pediment(pen, -0.22, 0.22, 0.46, 0.34, MARBLE)
    for x in (-0.17, -0.06, 0.06, 0.17):
        m.column(pen, x, 0.5, 0.85, 0.018)
    m.panes(pen, -0.52, -0.22, 0.58, 4, 0.022, 0.045, False, True)
    m.panes(pen, 0.22, 0.52, 0.58, 4, 0.022, 0.045, False, True)
    m.panes(pen, -0.52, -0.22, 0.75, 4, 0.022, 0.05)
    m.panes(pen, 0.22, 0.52, 0.75, 4, 0.022, 0.05)
    m.panes(pen, -0.165, 0.165, 0.58, 3, 0.024, 0.045)
    for y in (0.66,):
        pen.line([(-0.54, y), (-0.2, y)], tint(SAND, 0.7), 0.008)
        pen.line([(0.2, y), (0.54, y)], tint(SAND, 0.7), 0.008)
    m.door(pen, 0, 0.86, 0.036, 0.17)
    m.steps(pen, -0.23, 0.23, 0.85, 3, MARBLE)
    for sign in (-1, 1):
        m.cypress(pen, (sign * 0.5, 0.95), 0.22)
        m.cypress(pen, (sign * 0.36, 0.96), 0.18)
    pen.shape(ring((0, 0.965), 0.15, 0.03), (214, 206, 190), 0.1)
    pen.shape(ring((0, 0.96), 0.125, 0.02), (110, 168, 196), 0.1, 0.004)


# religious

def temple(pen: Pen) -> None:
    pen.diaper(BLUE, "stars")
    m.ground(pen, 0.84, (150, 160, 110))
    m.steps(pen, -0.4, 0.4, 0.78, 4, MARBLE)
    pen.shape(box(-0.36, 0.44, 0.36, 0.78), (116, 92, 100), 0.2)
    m.opening(pen, 0, 0.78, 0.05, 0.24, False, True, MARBLE)
    for k in range(6):
        x = -0.34 + 0.136 * k
        m.column(pen, x, 0.46, 0.77, 0.026, MARBLE)
    m.pediment(pen, -0.42, 0.42, 0.43, 0.18, MARBLE)
    m.sun(pen, (0, 0.335), 0.036)
    for sign in (-1, 1):
        pen.shape([(sign * 0.5 - 0.02, 0.9), (sign * 0.5 + 0.02, 0.9), (sign * 0.5 + 0.012, 0.66),
                   (sign * 0.5 - 0.012, 0.66)], (120, 96, 80), 0.2)
        pen.gold([(sign * 0.5 - 0.06, 0.62), (sign * 0.5 + 0.06, 0.62), (sign * 0.5 + 0.03, 0.68),
                  (sign * 0.5 - 0.03, 0.68)], 0.006)
        pen.glow((sign * 0.5, 0.56), 0.17, (255, 200, 100), 0.6)
        m.flame(pen, (sign * 0.5, 0.63), 0.13)


def church(pen: Pen) -> None:
    pen.diaper(BLUE, "cross")
    m.ground(pen, 0.82)
    m.shade_of(pen, -0.36, 0.42, 0.86)
    m.wall(pen, -0.12, 0.56, 0.4, 0.86, PLASTER, False)
    m.roof(pen, -0.14, 0.42, 0.56, 0.34, TILE, 0.02)
    for x in (0.05, 0.18, 0.31):
        m.opening(pen, x, 0.79, 0.028, 0.15, True, False, STONE)
    m.wall(pen, -0.36, 0.38, -0.1, 0.86, STONE)
    m.spire(pen, -0.23, 0.39, 0.16, 0.3, SLATE, False)
    m.cross(pen, (-0.23, 0.1), 0.09)
    m.opening(pen, -0.23, 0.53, 0.036, 0.11)
    t.bell(pen, (-0.23, 0.52), 0.055)
    m.door(pen, -0.23, 0.86, 0.05, 0.18, True)
    m.rose(pen, (-0.23, 0.6), 0.036)
    m.tree(pen, (0.5, 0.9), 0.26)
    for x in (0.42, 0.5, 0.33):
        t.stone_cross(pen, x, 0.96, 0.1)
    pen.shape([*curve([(-0.28, 0.86), (-0.32, 0.94), (-0.42, 1.05)]), (-0.1, 1.05),
               *curve([(-0.1, 1.05), (-0.16, 0.94), (-0.18, 0.86)])], (222, 198, 152), 0.1)
    m.bush(pen, (-0.48, 0.9), 0.09)


def monastery(pen: Pen) -> None:
    pen.diaper(BLUE, "clover")
    m.hills(pen, 0.52, (116, 146, 104))
    m.ground(pen, 0.72, (138, 164, 90))
    m.wall(pen, 0.14, 0.2, 0.36, 0.6, SAND)
    m.gable(pen, 0.14, 0.36, 0.2, 0.06, SAND, TILE)
    m.opening(pen, 0.25, 0.33, 0.034, 0.1)
    t.bell(pen, (0.25, 0.32), 0.05)
    m.cross(pen, (0.25, 0.08), 0.07)
    m.wall(pen, -0.54, 0.46, 0.54, 0.76, PLASTER, False)
    m.roof(pen, -0.55, 0.55, 0.46, 0.3, TILE, 0.05)
    m.panes(pen, -0.5, 0.5, 0.5, 9, 0.016, 0.022)
    for k in range(8):
        x = -0.46 + 0.131 * k
        pen.shape(m.arched(x, 0.76, 0.048, 0.17), (92, 66, 66), 0.3)
        pen.line(arc((x, 0.638), 0.055, 180, 360), MARBLE, 0.014)
    for k in range(9):
        m.column(pen, -0.525 + 0.131 * k, 0.65, 0.75, 0.011, MARBLE)
    for x0, x1 in ((-0.46, -0.1), (0.1, 0.46)):
        pen.shape([(x0 + 0.02, 0.83), (x1 - 0.02, 0.83), (x1 + (0.06 if x1 > 0 else 0), 0.95),
                   (x0 - (0.06 if x0 < -0.2 else 0), 0.95)], (74, 116, 66), 0.14)
        for _ in range(12):
            pen.dot((pen.rng.uniform(x0 + 0.02, x1 - 0.02), pen.rng.uniform(0.85, 0.93)), 0.012,
                    pen.rng.choice([t.RUBY, (240, 220, 120), (200, 150, 210)]))
    m.column(pen, 0, 0.84, 0.93, 0.024, STONE)
    pen.shape(ring((0, 0.82), 0.09, 0.03), STONE, 0.2)
    pen.shape(ring((0, 0.815), 0.07, 0.019), (112, 172, 200), 0.1, 0.004)


def cathedral(pen: Pen) -> None:
    pen.diaper(BLUE, "lozenge")
    m.paving(pen, 0.86)
    pale: Colour = (224, 214, 196)
    m.shade_of(pen, -0.32, 0.36, 0.9)
    m.wall(pen, -0.14, 0.34, 0.14, 0.9, pale)
    m.gable(pen, -0.14, 0.14, 0.36, 0.2, pale, SLATE)
    m.cross(pen, (0, 0.2), 0.08)
    for sign in (-1, 1):
        x = sign * 0.24
        m.wall(pen, x - 0.11, 0.32, x + 0.11, 0.9, pale)
        for u in (-0.085, 0.085):
            pen.shape([(x + u - 0.018, 0.33), (x + u, 0.24), (x + u + 0.018, 0.33)], pale, 0.2, 0.005)
        m.spire(pen, x, 0.325, 0.085, 0.24, COPPER, False)
        m.cross(pen, (x, 0.095), 0.07)
        for u in (-0.045, 0.045):
            m.opening(pen, x + u, 0.54, 0.026, 0.17, True, False, pale)
        m.opening(pen, x, 0.7, 0.034, 0.11, True, False, pale)
        m.door(pen, x, 0.9, 0.046, 0.15, True)
        pen.line([(x - 0.11, 0.57), (x + 0.11, 0.57)], tint(pale, 0.6), 0.007)
        for k in range(3):
            foot = x + sign * 0.11
            pen.shape([(foot, 0.56 + 0.1 * k), (foot + sign * 0.1, 0.74 + 0.06 * k), (foot + sign * 0.1, 0.9),
                       (foot, 0.9)], tint(pale, 0.9), 0.16) if k == 0 else None
    m.rose(pen, (0, 0.5), 0.085)
    m.door(pen, 0, 0.9, 0.07, 0.24, True)
    for k in range(5):
        x = -0.104 + 0.052 * k
        pen.shape(m.arched(x, 0.41, 0.014, 0.05, True), (60, 48, 60), 0, 0.004)
    m.steps(pen, -0.36, 0.36, 0.9, 3)


# trade

def tavern(pen: Pen) -> None:
    pen.wash((44, 62, 92), (210, 142, 92))
    m.paving(pen, 0.86, (150, 132, 116))
    m.wall(pen, -0.4, 0.6, 0.3, 0.9, (190, 150, 112), False)
    m.timber(pen, -0.44, 0.36, 0.34, 0.62, 5)
    m.roof(pen, -0.46, 0.36, 0.36, 0.14, THATCH, 0.1)
    pen.shape(box(0.1, 0.14, 0.17, 0.26), BRICK, 0.2)
    m.smoke(pen, (0.14, 0.12), 0.026)
    m.panes(pen, -0.4, 0.3, 0.49, 4, 0.036, 0.05, True)
    m.pane(pen, -0.27, 0.75, 0.06, 0.06, True)
    pen.glow((-0.27, 0.76), 0.2, LIT, 0.35)
    m.door(pen, -0.02, 0.9, 0.07, 0.22)
    m.pane(pen, 0.19, 0.74, 0.05, 0.05, True)
    pen.line([(0.34, 0.4), (0.56, 0.4)], INK, 0.02)
    pen.line([(0.34, 0.4), (0.56, 0.4)], (110, 70, 44), 0.011)
    for x in (0.42, 0.52):
        pen.line([(x, 0.4), (x, 0.46)], INK, 0.006)
    pen.shape(box(0.37, 0.46, 0.57, 0.68), (120, 40, 44), 0.2, 0.008)
    pen.outline(box(0.385, 0.475, 0.555, 0.665), 0.006, GOLD)
    mug(pen, (0.463, 0.655), 0.13)
    t.barrel(pen, (0.42, 0.95), 0.2)
    t.barrel(pen, (-0.5, 0.96), 0.22)
    pen.glow((0.47, 0.56), 0.2, LIT, 0.25)


def mug(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.line(arc((x + size * 0.3, y - size * 0.45), size * 0.24, -90, 90), INK, 0.026)
    pen.line(arc((x + size * 0.3, y - size * 0.45), size * 0.24, -90, 90), GOLD, 0.014)
    pen.gold(box(x - size * 0.4, y - size * 0.8, x + size * 0.3, y), 0.006)
    pen.shape(curve([(x - size * 0.48, y - size * 0.76), (x - size * 0.4, y - size * 1.0),
                     (x - size * 0.1, y - size * 1.12), (x + size * 0.24, y - size * 1.02),
                     (x + size * 0.36, y - size * 0.78), (x + size * 0.1, y - size * 0.7),
                     (x - size * 0.2, y - size * 0.74)], True), (252, 248, 236), 0.1)


def stall(pen: Pen, x: float, foot: float, half: float, high: float, first: Colour, fruit: list[Colour]) -> None:
    for u in (-0.9, 0.9):
        pen.line([(x + half * u, foot), (x + half * u, foot - high)], INK, 0.022)
        pen.line([(x + half * u, foot), (x + half * u, foot - high)], WOOD, 0.013)
    top = foot - high
    count = 6
    for k in range(count):
        a, b = x - half * 1.15 + half * 2.3 * k / count, x - half * 1.15 + half * 2.3 * (k + 1) / count
        u, v = x + (a - x) * 0.8, x + (b - x) * 0.8
        pen.shape([(u, top - 0.1), (v, top - 0.1), (b, top + 0.02), *arc(((a + b) / 2, top + 0.02), (b - a) / 2, 0,
                                                                         180)], first if k % 2 else (250, 242, 226),
                                                                         0.16, 0.005)
    pen.shape(box(x - half, foot - high * 0.42, x + half, foot - high * 0.04), (166, 116, 72), 0.2)
    for k in range(4):
        cx = x - half * 0.75 + half * 0.5 * k
        colour = fruit[k % len(fruit)]
        for dx, dy in ((-0.024, 0), (0.0, 0), (0.024, 0), (-0.012, -0.022), (0.012, -0.022)):
            pen.disc((cx + dx, foot - high * 0.45 + dy), 0.015, colour, 0.26, 0.003)
    pen.line([(x - half, foot - high * 0.24), (x + half, foot - high * 0.24)], (110, 70, 44), 0.006)


def market(pen: Pen) -> None:
    pen.diaper(GREEN, "clover")
    for x, half, eaves, peak, colour, tiles in ((-0.44, 0.13, 0.4, 0.2, PLASTER, TILE),
                                                (-0.16, 0.14, 0.36, 0.14, (226, 190, 150), SLATE),
                                                (0.14, 0.14, 0.4, 0.2, PLASTER, TILE),
                                                (0.44, 0.14, 0.34, 0.14, (206, 170, 160), BRICK)):
        m.wall(pen, x - half, eaves, x + half, 0.84, colour, False)
        m.gable(pen, x - half, x + half, eaves, peak, colour, tiles)
        m.panes(pen, x - half + 0.02, x + half - 0.02, eaves + 0.07, 2, 0.024, 0.034)
    m.paving(pen, 0.8)
    stall(pen, -0.34, 0.9, 0.19, 0.36, t.RUBY, [(220, 70, 50), (240, 180, 60)])
    stall(pen, 0.3, 0.92, 0.21, 0.38, (52, 110, 160), [(120, 170, 70), (150, 70, 130), (236, 150, 50)])
    t.sack(pen, (-0.06, 0.96), 0.13)
    t.crate(pen, (0.03, 0.97), 0.09)
    t.barrel(pen, (-0.55, 0.98), 0.15)


def trading_post(pen: Pen) -> None:
    pen.diaper(GREEN, "chevron")
    m.hills(pen, 0.62, (120, 144, 92))
    for x, foot, size in ((-0.5, 0.72, 0.62), (-0.3, 0.7, 0.56), (0.06, 0.72, 0.66), (0.48, 0.72, 0.6)):
        m.fir(pen, (x, foot), size)
    m.ground(pen, 0.8, (168, 152, 96))
    for k in range(7):                                       # a house of logs
        pen.shape(tube([(-0.54, 0.54 + 0.047 * k), (0.04, 0.54 + 0.047 * k)], 0.046), (158, 106, 66), 0.14, 0.005)
        pen.disc((0.04, 0.54 + 0.047 * k), 0.022, (206, 160, 108), 0.1, 0.004)
        pen.disc((-0.54, 0.54 + 0.047 * k), 0.022, (206, 160, 108), 0.1, 0.004)
    m.roof(pen, -0.58, 0.08, 0.53, 0.28, (128, 88, 62), 0.08)
    m.door(pen, -0.1, 0.86, 0.055, 0.2)
    pen.shape(box(-0.46, 0.62, -0.24, 0.76), (66, 46, 44), 0.1)
    pen.shape(box(-0.49, 0.75, -0.21, 0.78), (196, 150, 96), 0.1)
    for x, colour in ((-0.42, t.RUBY), (-0.35, (70, 130, 160)), (-0.28, (220, 180, 80))):
        pen.shape(mirrored(curve([(x, 0.67), (x + 0.014, 0.675), (x + 0.028, 0.72), (x + 0.016, 0.75)]), x), colour,
                  0.24, 0.004)
    for x, top, colour in ((0.3, 0.36, (244, 234, 210)),):     # a covered wagon
        hood = mirrored(curve([(x, top), (x + 0.16, top + 0.02), (x + 0.23, top + 0.14), (x + 0.22, top + 0.32)]), x)
        pen.shape(hood, colour, 0.2, 0.008)
        for u in (-0.14, 0.0, 0.14):
            pen.line(curve([(x + u, top + 0.32), (x + u * 1.1, top + 0.12), (x + u * 0.8, top + 0.02)]),
                     tint(colour, 0.74), 0.006)
        pen.shape([(x - 0.26, top + 0.31), (x + 0.26, top + 0.31), (x + 0.22, top + 0.42), (x - 0.22, top + 0.42)],
                  (150, 98, 60), 0.2, 0.007)
        t.wheel(pen, (x - 0.16, 0.86), 0.1)
        t.wheel(pen, (x + 0.17, 0.86), 0.1)
    t.sack(pen, (-0.46, 0.96), 0.15)
    t.crate(pen, (-0.32, 0.97), 0.12)
    t.crate(pen, (-0.21, 0.98), 0.09)
    t.barrel(pen, (0.02, 0.97), 0.14)


def docks(pen: Pen) -> None:
    pen.diaper(GREEN, "wave")
    for x, half, eaves, peak, colour in ((-0.38, 0.16, 0.38, 0.1, BRICK), (-0.06, 0.15, 0.42, 0.16, (206, 150, 96)),
                                         (0.24, 0.14, 0.4, 0.14, (158, 88, 78))):
        m.wall(pen, x - half, eaves, x + half, 0.78, colour)
        m.gable(pen, x - half, x + half, eaves, peak, colour, TILE, True)
        m.opening(pen, x, 0.36, 0.036, 0.09)
        for u in (-0.08, 0.08):
            m.pane(pen, x + u, 0.49, 0.026, 0.036)
        m.door(pen, x, 0.78, 0.055, 0.16, False, (70, 100, 84))
    pen.line([(-0.38, 0.16), (-0.2, 0.16)], INK, 0.02)
    pen.line([(-0.38, 0.16), (-0.2, 0.16)], WOOD, 0.011)
    pen.shape(box(-0.62, 0.77, 0.62, 0.85), STONE, 0.1)
    m.water(pen, 0.84)
    for a, b, w in (((0.47, 0.82), (0.47, 0.22), 0.034), ((0.47, 0.26), (0.2, 0.16), 0.024),
                    ((0.47, 0.5), (0.3, 0.21), 0.018), ((0.47, 0.26), (0.58, 0.34), 0.022)):
        pen.line([a, b], INK, w + 0.012)
        pen.line([a, b], WOOD, w)
    pen.line([(0.21, 0.16), (0.21, 0.46)], INK, 0.006)
    t.crate(pen, (0.21, 0.62), 0.15)
    pen.line([(0.21, 0.46), (0.145, 0.48)], INK, 0.006)
    pen.line([(0.21, 0.46), (0.275, 0.48)], INK, 0.006)
    t.barrel(pen, (-0.2, 0.82), 0.13)
    t.barrel(pen, (-0.1, 0.82), 0.13)
    t.crate(pen, (0.04, 0.82), 0.11)
    t.sack(pen, (0.34, 0.82), 0.12)
    for x in (-0.5, 0.02, 0.55):
        pen.shape(box(x - 0.022, 0.8, x + 0.022, 0.92), (110, 74, 50), 0.2)


def harbor(pen: Pen) -> None:
    pen.diaper(GREEN, "wave")
    m.hills(pen, 0.54, (104, 140, 106))
    for x, y in ((-0.5, 0.5), (-0.43, 0.48), (-0.36, 0.5)):
        m.wall(pen, x - 0.03, y - 0.05, x + 0.03, y + 0.05, PLASTER, False)
        m.gable(pen, x - 0.03, x + 0.03, y - 0.05, y - 0.11, PLASTER, TILE)
    m.water(pen, 0.56)
    t.ship(pen, (-0.4, 0.66), 0.22, (244, 230, 190), (60, 110, 160))
    t.ship(pen, (0.12, 0.84), 0.48)
    pen.shape([(0.3, 0.9), (0.62, 0.82), (0.62, 0.9), (0.36, 0.98)], (170, 122, 78), 0.16)
    for k in range(6):
        pen.line([(0.34 + 0.05 * k, 0.9 - 0.012 * k), (0.39 + 0.046 * k, 0.97 - 0.013 * k)], (110, 74, 50), 0.006)
    for x, y in ((0.34, 0.92), (0.5, 0.9)):
        pen.shape(box(x - 0.02, y - 0.05, x + 0.02, y + 0.12), (110, 74, 50), 0.2)
    t.barrel(pen, (0.54, 0.86), 0.11)
    for x, y in ((-0.05, 0.14), (0.46, 0.2), (-0.3, 0.22)):
        m.gull(pen, (x, y))


def town_hall(pen: Pen) -> None:
    pen.diaper(GREEN, "lozenge")
    m.paving(pen, 0.86)
    m.shade_of(pen, -0.42, 0.44, 0.9)
    m.wall(pen, -0.42, 0.46, 0.42, 0.9, (222, 178, 136))
    m.roof(pen, -0.43, 0.43, 0.46, 0.32, (88, 116, 98), 0.06)
    for sign in (-1, 1):
        x = sign * 0.3
        m.gable(pen, x - 0.1, x + 0.1, 0.46, 0.26, (222, 178, 136), TILE, True)
        m.pane(pen, x, 0.4, 0.022, 0.036, False, True)
    m.wall(pen, -0.12, 0.26, 0.12, 0.9, (232, 196, 156))
    pen.gold(ring((0, 0.36), 0.085), 0.008)
    pen.disc((0, 0.36), 0.068, PARCHMENT, 0.06, 0.005)
    for k in range(12):
        a = math.radians(k * 30)
        pen.line([(0.054 * math.cos(a), 0.36 + 0.054 * math.sin(a)), (0.063 * math.cos(a), 0.36 + 0.063 * math.sin(a))],
                 INK, 0.006)
    pen.line([(0, 0.36), (0, 0.312)], INK, 0.009)
    pen.line([(0, 0.36), (0.032, 0.378)], INK, 0.01)
    m.onion(pen, 0, 0.265, 0.13, 0.18, COPPER)
    pen.line([(0, 0.085), (0, 0.04)], INK, 0.008)
    pen.gold(ring((0, 0.035), 0.014), 0.004)
    m.panes(pen, -0.4, -0.12, 0.6, 4, 0.022, 0.05, False, True)
    m.panes(pen, 0.12, 0.4, 0.6, 4, 0.022, 0.05, False, True)
    m.panes(pen, -0.09, 0.09, 0.56, 3, 0.02, 0.04, False, True)
    for k in range(3):
        for sign in (-1, 1):
            x = sign * (0.17 + 0.095 * k)
            pen.shape(m.arched(x, 0.9, 0.034, 0.15), (84, 60, 58), 0.2)
    m.door(pen, 0, 0.9, 0.056, 0.2)
    pen.shape(box(-0.13, 0.64, 0.13, 0.67), STONE, 0.1)
    m.pennant(pen, -0.43, 0.46, 0.22, t.EMERALD)
    m.pennant(pen, 0.43, 0.46, 0.22, t.EMERALD)
    m.steps(pen, -0.14, 0.14, 0.9, 2)


# military

def watchtower(pen: Pen) -> None:
    pen.diaper(RED, "chevron")
    m.hills(pen, 0.7, (110, 120, 84))
    pen.shape([*curve([(-0.5, 1.02), (-0.24, 0.86), (0, 0.8), (0.26, 0.87), (0.5, 1.02)])], (128, 150, 88), 0.16)
    pen.shape([(-0.14, 0.88), (-0.1, 0.44), (0.1, 0.44), (0.14, 0.88)], STONE, 0.2)
    pen.stone([(-0.14, 0.88), (-0.1, 0.44), (0.1, 0.44), (0.14, 0.88)], STONE, 0.04, 0.5)
    pen.outline([(-0.14, 0.88), (-0.1, 0.44), (0.1, 0.44), (0.14, 0.88)], 0.008)
    for x in (-0.14, -0.05, 0.05, 0.14):
        pen.line([(x * 0.7, 0.52), (x * 1.15, 0.43)], INK, 0.02)
        pen.line([(x * 0.7, 0.52), (x * 1.15, 0.43)], WOOD, 0.011)
    m.timber(pen, -0.19, 0.3, 0.19, 0.44, 4)
    for x in (-0.09, 0.09):
        m.opening(pen, x, 0.42, 0.03, 0.09)
    m.spire(pen, 0, 0.31, 0.25, 0.22, TILE, False)
    m.pennant(pen, 0, 0.1, 0.075, GOLD, 0.13)
    m.door(pen, 0, 0.88, 0.045, 0.15)
    m.slit(pen, 0, 0.6, 0.04)
    pen.line([(0.36, 0.94), (0.36, 0.66)], INK, 0.026)
    pen.line([(0.36, 0.94), (0.36, 0.66)], (110, 74, 50), 0.015)
    pen.shape([(0.29, 0.62), (0.43, 0.62), (0.4, 0.68), (0.32, 0.68)], t.IRON, 0.2)
    pen.glow((0.36, 0.54), 0.22, (255, 190, 90), 0.8)
    m.flame(pen, (0.36, 0.63), 0.17)
    t.spear(pen, (-0.36, 0.98), (-0.32, 0.5))
    t.shield(pen, (-0.35, 0.8), 0.1, t.SAPPHIRE, GOLD, "chevron")


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
    m.sun(pen, (0.0, 0.26), 0.1)
    m.hills(pen, 0.6, (140, 132, 82))
    for x, foot, size, colour in ((-0.42, 0.72, 0.17, (232, 222, 196)), (0.42, 0.7, 0.15, (176, 60, 56))):
        pen.shape([(x - size, foot), *curve([(x - size, foot), (x - size * 0.4, foot - size * 0.6),
                                             (x, foot - size * 1.3)]), *curve([(x, foot - size * 1.3),
                                                                               (x + size * 0.4, foot - size * 0.6),
                  (x + size, foot)])], colour, 0.22)
        pen.shape([(x - size * 0.24, foot), (x, foot - size * 0.9), (x + size * 0.24, foot)], (70, 46, 46), 0.1)
        for u in (-0.6, 0.6):
            pen.line(curve([(x, foot - size * 1.3), (x + u * size * 0.4, foot - size * 0.6), (x + u * size, foot)]),
                     tint(colour, 0.7), 0.005)
        m.pennant(pen, x, foot - size * 1.28, 0.08, GOLD if x > 0 else RED, 0.07)
    m.ground(pen, 0.72, (156, 150, 86))
    m.pennant(pen, -0.24, 0.9, 0.72, t.SAPPHIRE, -0.2)
    m.pennant(pen, 0.24, 0.9, 0.72, t.RUBY, 0.2)
    t.shield(pen, (0, 0.6), 0.17, t.RUBY, GOLD, "quarter")
    t.sword(pen, (-0.23, 0.86), 0.56, 42, 0.06)
    t.sword(pen, (0.23, 0.86), 0.56, -42, 0.06)
    for x, y, tilt in ((-0.46, 0.94, 66), (0.4, 0.96, -70), (-0.36, 0.9, 20)):
        t.spear(pen, (x, y), (x + 0.2 * math.sin(math.radians(tilt)), y - 0.24 * math.cos(math.radians(tilt))), 0.07)
    pen.shape(arc((0.44, 0.94), 0.07, 180, 360), (170, 178, 190), 0.3, 0.007)
    pen.shape(box(0.36, 0.93, 0.52, 0.955), (150, 158, 172), 0.2)


def fortress(pen: Pen) -> None:
    pen.diaper(RED, "check")
    pen.shape([(-0.62, 1.05), (-0.62, 0.86), *curve([(-0.62, 0.86), (-0.3, 0.8), (0, 0.79), (0.3, 0.8), (0.62, 0.86)]),
               (0.62, 1.05)], (130, 122, 112), 0.2)
    m.wall(pen, -0.16, 0.22, 0.16, 0.6, GREY)
    m.merlons(pen, -0.17, 0.17, 0.22, GREY, 0.05)
    m.pennant(pen, 0, 0.18, 0.15, GOLD, 0.14)
    m.wall(pen, -0.42, 0.42, 0.42, 0.7, tint(GREY, 1.1))
    m.merlons(pen, -0.42, 0.42, 0.42, tint(GREY, 1.1), 0.05)
    for x in (-0.12, 0.0, 0.12):
        m.slit(pen, x, 0.33, 0.036)
    for sign in (-1, 1):                                     # sloping bastions
        shape = [(sign * 0.12, 0.62), (sign * 0.56, 0.62), (sign * 0.6, 0.94), (sign * 0.08, 0.94)]
        pen.fill(shape, tint(GREY, 1.16 if sign < 0 else 0.96), 0.14)
        pen.stone(shape, tint(GREY, 1.16 if sign < 0 else 0.96), 0.045, 0.5)
        pen.outline(shape, 0.009)
        m.merlons(pen, min(sign * 0.12, sign * 0.56), max(sign * 0.12, sign * 0.56), 0.62, tint(GREY, 1.16), 0.055)
        for u in (0.22, 0.36, 0.49):
            pen.shape(box(sign * u - 0.03, 0.71, sign * u + 0.03, 0.755), (44, 34, 38), 0, 0.006)
            pen.shape(tube([(sign * u, 0.735), (sign * (u + 0.02), 0.745)], 0.032), t.IRON, 0.3, 0.005)
            pen.disc((sign * (u + 0.022), 0.746), 0.014, (30, 26, 30), 0.1, 0.004)
    m.tower(pen, -0.42, 0.62, 0.075, 0.34, tint(GREY, 1.1))
    m.tower(pen, 0.42, 0.62, 0.075, 0.34, tint(GREY, 1.1))
    m.wall(pen, -0.11, 0.6, 0.11, 0.94, tint(GREY, 1.16))
    m.merlons(pen, -0.11, 0.11, 0.6, tint(GREY, 1.16), 0.05)
    m.opening(pen, 0, 0.94, 0.07, 0.22, False, False, GREY)
    for k in range(-2, 3):
        pen.line([(k * 0.028, 0.74), (k * 0.028, 0.93)], t.IRON, 0.012)
    for y in (0.8, 0.86, 0.92):
        pen.line([(-0.066, y), (0.066, y)], t.IRON, 0.01)
    m.slit(pen, -0.42, 0.42)
    m.slit(pen, 0.42, 0.42)
    t.shield(pen, (0, 0.665), 0.036, t.RUBY, GOLD)


PLAIN_DISTRICTS: dict[str, Callable[[Pen], None]] = {
    "manor": manor, "castle": castle, "palace": palace, "temple": temple, "church": church, "monastery": monastery,
    "cathedral": cathedral, "tavern": tavern, "market": market, "trading_post": trading_post, "docks": docks,
    "harbor": harbor, "town_hall": town_hall, "watchtower": watchtower, "prison": prison, "battlefield": battlefield,
    "fortress": fortress
}
