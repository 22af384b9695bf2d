"""The noble districts, each with an outline of its own."""

from collections.abc import Callable

from . import arms, land
from . import masonry as m
from .lines import box, curve, ring
from .pen import GOLD, OCHRE, RUBY, Pen, tint


def manor(pen: Pen) -> None:
    pen.diaper(OCHRE, "lily")
    land.ground(pen, 0.82)
    land.tree(pen, (-0.47, 0.88), 0.36)
    land.tree(pen, (0.5, 0.9), 0.3, (96, 126, 58))
    m.shade_of(pen, -0.34, 0.38, 0.88)
    m.wall(pen, -0.02, 0.58, 0.38, 0.88, m.PLASTER, False)
    m.timber(pen, -0.02, 0.52, 0.38, 0.66, 4)
    m.roof(pen, -0.04, 0.4, 0.52, 0.3, m.TILE, 0.04)
    for x in (0.1, 0.28):
        pen.shape(box(x - 0.035, 0.4, x + 0.035, 0.47), m.PLASTER, 0.1)
        pen.shape([(x - 0.05, 0.405), (x, 0.345), (x + 0.05, 0.405)], tint(m.TILE, 0.85), 0.2)
        m.pane(pen, x, 0.44, 0.016, 0.02)
    m.wall(pen, -0.34, 0.5, 0.02, 0.88, m.PLASTER, False)
    m.timber(pen, -0.34, 0.48, 0.02, 0.62, 3)
    m.gable(pen, -0.34, 0.02, 0.48, 0.19, m.PLASTER, m.TILE)
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
    pen.shape(box(0.16, 0.2, 0.21, 0.32), m.BRICK, 0.2)
    m.smoke(pen, (0.185, 0.18), 0.04)
    for x in (-0.42, 0.1, 0.22, 0.34):
        land.bush(pen, (x, 0.92), 0.07)


def castle(pen: Pen) -> None:
    pen.diaper(OCHRE, "lozenge")
    pen.shape([*curve([(-0.62, 0.92), (-0.4, 0.8), (-0.1, 0.76), (0.2, 0.77), (0.45, 0.83), (0.62, 0.94)]),
               (0.62, 1.05), (-0.62, 1.05)], m.GRASS, 0.14)
    m.tower(pen, 0.02, 0.6, 0.1, 0.4, m.SAND, m.SLATE, 0.17)
    m.tower(pen, -0.24, 0.62, 0.06, 0.28, m.SAND, m.SLATE, 0.16)
    m.tower(pen, 0.27, 0.62, 0.06, 0.22, m.SAND, m.SLATE, 0.15)
    m.wall(pen, -0.4, 0.56, 0.42, 0.82, m.STONE)
    m.merlons(pen, -0.4, 0.42, 0.56, m.STONE)
    m.tower(pen, -0.43, 0.86, 0.085, 0.4, m.STONE, m.SLATE, 0.22)
    m.tower(pen, 0.44, 0.86, 0.085, 0.4, m.STONE, m.SLATE, 0.22)
    m.tower(pen, -0.14, 0.86, 0.07, 0.34, m.STONE)
    m.tower(pen, 0.14, 0.86, 0.07, 0.34, m.STONE)
    m.wall(pen, -0.09, 0.54, 0.09, 0.86, m.STONE)
    m.merlons(pen, -0.08, 0.08, 0.54, m.STONE)
    m.opening(pen, 0, 0.86, 0.055, 0.2)
    for k in range(-2, 3):
        pen.line([(k * 0.022, 0.68), (k * 0.022, 0.8)], (110, 100, 96), 0.007)
    for y in (0.72, 0.77):
        pen.line([(-0.05, y), (0.05, y)], (110, 100, 96), 0.007)
    arms.shield(pen, (0, 0.6), 0.036, RUBY, GOLD)
    for x, y in ((-0.43, 0.6), (0.44, 0.6), (-0.14, 0.65), (0.14, 0.65), (0.02, 0.36), (-0.24, 0.44), (0.27, 0.48)):
        m.slit(pen, x - 0.01, y)
    pen.shape([*curve([(-0.06, 0.86), (-0.1, 0.93), (-0.2, 1.05)]), (0.14, 1.05),
               *curve([(0.14, 1.05), (0.04, 0.94), (0.06, 0.86)])], (222, 198, 152), 0.1)
    land.bush(pen, (-0.34, 0.92), 0.06)
    land.bush(pen, (0.34, 0.94), 0.07)


def palace(pen: Pen) -> None:
    pen.diaper(OCHRE, "clover")
    land.paving(pen, 0.82, (226, 212, 182))
    m.shade_of(pen, -0.54, 0.54, 0.86)
    m.wall(pen, -0.54, 0.48, 0.54, 0.86, (246, 226, 176), False)
    m.roof(pen, -0.55, -0.16, 0.48, 0.36, m.SLATE, 0.05)
    m.roof(pen, 0.16, 0.55, 0.48, 0.36, m.SLATE, 0.05)
    m.wall(pen, -0.2, 0.4, 0.2, 0.86, (250, 236, 198), False)
    m.dome(pen, 0, 0.31, 0.15, 0.16, m.COPPER, 7)
    pen.shape(box(-0.16, 0.3, 0.16, 0.34), m.MARBLE, 0.1)
    pen.shape(box(-0.03, 0.11, 0.03, 0.16), m.MARBLE, 0.2)
    m.dome(pen, 0, 0.113, 0.036, 0.04, m.COPPER, 3)
    pen.gold(ring((0, 0.06), 0.014), 0.004)
    m.pediment(pen, -0.22, 0.22, 0.46, 0.34, m.MARBLE)
    for x in (-0.17, -0.06, 0.06, 0.17):
        m.column(pen, x, 0.5, 0.85, 0.018)
    m.panes(pen, -0.52, -0.22, 0.58, 4, 0.022, 0.045, False, True)
    m.panes(pen, 0.22, 0.52, 0.58, 4, 0.022, 0.045, False, True)
    m.panes(pen, -0.52, -0.22, 0.75, 4, 0.022, 0.05)
    m.panes(pen, 0.22, 0.52, 0.75, 4, 0.022, 0.05)
    m.panes(pen, -0.165, 0.165, 0.58, 3, 0.024, 0.045)
    for y in (0.66,):
        pen.line([(-0.54, y), (-0.2, y)], tint(m.SAND, 0.7), 0.008)
        pen.line([(0.2, y), (0.54, y)], tint(m.SAND, 0.7), 0.008)
    m.door(pen, 0, 0.86, 0.036, 0.17)
    m.steps(pen, -0.23, 0.23, 0.85, 3, m.MARBLE)
    for sign in (-1, 1):
        land.cypress(pen, (sign * 0.5, 0.95), 0.22)
        land.cypress(pen, (sign * 0.36, 0.96), 0.18)
    pen.shape(ring((0, 0.965), 0.15, 0.03), (214, 206, 190), 0.1)
    pen.shape(ring((0, 0.96), 0.125, 0.02), (110, 168, 196), 0.1, 0.004)


NOBLE: dict[str, Callable[[Pen], None]] = {
    "manor": manor, "castle": castle, "palace": palace,
}
