"""The trade districts, each with an outline of its own."""

import math
from collections.abc import Callable

from . import land, riches
from . import masonry as m
from . import things as t
from .lines import Point, arc, box, curve, mirrored, ring, tube
from .pen import EMERALD, GOLD, GREEN, INK, PARCHMENT, RUBY, Colour, Pen, tint


def tavern(pen: Pen) -> None:
    pen.wash((44, 62, 92), (210, 142, 92))
    land.paving(pen, 0.86, (150, 132, 116))
    m.wall(pen, -0.4, 0.6, 0.3, 0.9, (190, 150, 112), False)
    m.timber(pen, -0.44, 0.36, 0.34, 0.62, 5)
    m.roof(pen, -0.46, 0.36, 0.36, 0.14, m.THATCH, 0.1)
    pen.shape(box(0.1, 0.14, 0.17, 0.26), m.BRICK, 0.2)
    m.smoke(pen, (0.14, 0.12), 0.026)
    m.panes(pen, -0.4, 0.3, 0.49, 4, 0.036, 0.05, True)
    m.pane(pen, -0.27, 0.75, 0.06, 0.06, True)
    pen.glow((-0.27, 0.76), 0.2, m.LIT, 0.35)
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
    pen.glow((0.47, 0.56), 0.2, m.LIT, 0.25)


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
        pen.line([(x + half * u, foot), (x + half * u, foot - high)], m.WOOD, 0.013)
    top = foot - high
    count = 6
    for k in range(count):
        a, b = x - half * 1.15 + half * 2.3 * k / count, x - half * 1.15 + half * 2.3 * (k + 1) / count
        u, v = x + (a - x) * 0.8, x + (b - x) * 0.8
        scallop = arc(((a + b) / 2, top + 0.02), (b - a) / 2, 0, 180)
        pen.shape([(u, top - 0.1), (v, top - 0.1), (b, top + 0.02), *scallop], first if k % 2 else (250, 242, 226),
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
    for x, half, eaves, peak, colour, tiles in ((-0.44, 0.13, 0.4, 0.2, m.PLASTER, m.TILE),
                                                (-0.16, 0.14, 0.36, 0.14, (226, 190, 150), m.SLATE),
                                                (0.14, 0.14, 0.4, 0.2, m.PLASTER, m.TILE),
                                                (0.44, 0.14, 0.34, 0.14, (206, 170, 160), m.BRICK)):
        m.wall(pen, x - half, eaves, x + half, 0.84, colour, False)
        m.gable(pen, x - half, x + half, eaves, peak, colour, tiles)
        m.panes(pen, x - half + 0.02, x + half - 0.02, eaves + 0.07, 2, 0.024, 0.034)
    land.paving(pen, 0.8)
    stall(pen, -0.34, 0.9, 0.19, 0.36, RUBY, [(220, 70, 50), (240, 180, 60)])
    stall(pen, 0.3, 0.92, 0.21, 0.38, (52, 110, 160), [(120, 170, 70), (150, 70, 130), (236, 150, 50)])
    riches.sack(pen, (-0.06, 0.96), 0.13)
    t.crate(pen, (0.03, 0.97), 0.09)
    t.barrel(pen, (-0.55, 0.98), 0.15)


def trading_post(pen: Pen) -> None:
    pen.diaper(GREEN, "chevron")
    land.hills(pen, 0.62, (120, 144, 92))
    for x, foot, size in ((-0.5, 0.72, 0.62), (-0.3, 0.7, 0.56), (0.06, 0.72, 0.66), (0.48, 0.72, 0.6)):
        land.fir(pen, (x, foot), size)
    land.ground(pen, 0.8, (168, 152, 96))
    for k in range(7):                                       # a house of logs
        pen.shape(tube([(-0.54, 0.54 + 0.047 * k), (0.04, 0.54 + 0.047 * k)], 0.046), (158, 106, 66), 0.14, 0.005)
        pen.disc((0.04, 0.54 + 0.047 * k), 0.022, (206, 160, 108), 0.1, 0.004)
        pen.disc((-0.54, 0.54 + 0.047 * k), 0.022, (206, 160, 108), 0.1, 0.004)
    m.roof(pen, -0.58, 0.08, 0.53, 0.28, (128, 88, 62), 0.08)
    m.door(pen, -0.1, 0.86, 0.055, 0.2)
    pen.shape(box(-0.46, 0.62, -0.24, 0.76), (66, 46, 44), 0.1)
    pen.shape(box(-0.49, 0.75, -0.21, 0.78), (196, 150, 96), 0.1)
    for x, colour in ((-0.42, RUBY), (-0.35, (70, 130, 160)), (-0.28, (220, 180, 80))):
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
    riches.sack(pen, (-0.46, 0.96), 0.15)
    t.crate(pen, (-0.32, 0.97), 0.12)
    t.crate(pen, (-0.21, 0.98), 0.09)
    t.barrel(pen, (0.02, 0.97), 0.14)


def docks(pen: Pen) -> None:
    pen.diaper(GREEN, "wave")
    for x, half, eaves, peak, colour in ((-0.38, 0.16, 0.38, 0.1, m.BRICK), (-0.06, 0.15, 0.42, 0.16, (206, 150, 96)),
                                         (0.24, 0.14, 0.4, 0.14, (158, 88, 78))):
        m.wall(pen, x - half, eaves, x + half, 0.78, colour)
        m.gable(pen, x - half, x + half, eaves, peak, colour, m.TILE, True)
        m.opening(pen, x, 0.36, 0.036, 0.09)
        for u in (-0.08, 0.08):
            m.pane(pen, x + u, 0.49, 0.026, 0.036)
        m.door(pen, x, 0.78, 0.055, 0.16, False, (70, 100, 84))
    pen.line([(-0.38, 0.16), (-0.2, 0.16)], INK, 0.02)
    pen.line([(-0.38, 0.16), (-0.2, 0.16)], m.WOOD, 0.011)
    pen.shape(box(-0.62, 0.77, 0.62, 0.85), m.STONE, 0.1)
    land.water(pen, 0.84)
    for a, b, w in (((0.47, 0.82), (0.47, 0.22), 0.034), ((0.47, 0.26), (0.2, 0.16), 0.024),
                    ((0.47, 0.5), (0.3, 0.21), 0.018), ((0.47, 0.26), (0.58, 0.34), 0.022)):
        pen.line([a, b], INK, w + 0.012)
        pen.line([a, b], m.WOOD, w)
    pen.line([(0.21, 0.16), (0.21, 0.46)], INK, 0.006)
    t.crate(pen, (0.21, 0.62), 0.15)
    pen.line([(0.21, 0.46), (0.145, 0.48)], INK, 0.006)
    pen.line([(0.21, 0.46), (0.275, 0.48)], INK, 0.006)
    t.barrel(pen, (-0.2, 0.82), 0.13)
    t.barrel(pen, (-0.1, 0.82), 0.13)
    t.crate(pen, (0.04, 0.82), 0.11)
    riches.sack(pen, (0.34, 0.82), 0.12)
    for x in (-0.5, 0.02, 0.55):
        pen.shape(box(x - 0.022, 0.8, x + 0.022, 0.92), (110, 74, 50), 0.2)


def harbor(pen: Pen) -> None:
    pen.diaper(GREEN, "wave")
    land.hills(pen, 0.54, (104, 140, 106))
    for x, y in ((-0.5, 0.5), (-0.43, 0.48), (-0.36, 0.5)):
        m.wall(pen, x - 0.03, y - 0.05, x + 0.03, y + 0.05, m.PLASTER, False)
        m.gable(pen, x - 0.03, x + 0.03, y - 0.05, y - 0.11, m.PLASTER, m.TILE)
    land.water(pen, 0.56)
    t.ship(pen, (-0.4, 0.66), 0.22, (244, 230, 190), (60, 110, 160))
    t.ship(pen, (0.12, 0.84), 0.48)
    pen.shape([(0.3, 0.9), (0.62, 0.82), (0.62, 0.9), (0.36, 0.98)], (170, 122, 78), 0.16)
    for k in range(6):
        pen.line([(0.34 + 0.05 * k, 0.9 - 0.012 * k), (0.39 + 0.046 * k, 0.97 - 0.013 * k)], (110, 74, 50), 0.006)
    for x, y in ((0.34, 0.92), (0.5, 0.9)):
        pen.shape(box(x - 0.02, y - 0.05, x + 0.02, y + 0.12), (110, 74, 50), 0.2)
    t.barrel(pen, (0.54, 0.86), 0.11)
    for x, y in ((-0.05, 0.14), (0.46, 0.2), (-0.3, 0.22)):
        land.gull(pen, (x, y))


def town_hall(pen: Pen) -> None:
    pen.diaper(GREEN, "lozenge")
    land.paving(pen, 0.86)
    m.shade_of(pen, -0.42, 0.44, 0.9)
    m.wall(pen, -0.42, 0.46, 0.42, 0.9, (222, 178, 136))
    m.roof(pen, -0.43, 0.43, 0.46, 0.32, (88, 116, 98), 0.06)
    for sign in (-1, 1):
        x = sign * 0.3
        m.gable(pen, x - 0.1, x + 0.1, 0.46, 0.26, (222, 178, 136), m.TILE, True)
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
    m.onion(pen, 0, 0.265, 0.13, 0.18, m.COPPER)
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
    pen.shape(box(-0.13, 0.64, 0.13, 0.67), m.STONE, 0.1)
    m.pennant(pen, -0.43, 0.46, 0.22, EMERALD)
    m.pennant(pen, 0.43, 0.46, 0.22, EMERALD)
    m.steps(pen, -0.14, 0.14, 0.9, 2)


TRADE: dict[str, Callable[[Pen], None]] = {
    "tavern": tavern, "market": market, "trading_post": trading_post, "docks": docks, "harbor": harbor,
    "town_hall": town_hall,
}
