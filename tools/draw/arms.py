"""Weapons and shields."""

import math

from .lines import Point, box, curve, mirrored, ring, scaled, star, turned
from .masonry import WOOD
from .pen import GOLD, INK, Colour, Pen, tint
from .things import STEEL


def sword(pen: Pen, hilt: Point, length: float, angle: float, width: float = 0.045, guard: Colour = GOLD) -> None:
    """A sword whose hilt is at `hilt`; at angle 0 it points up."""
    x, y = hilt
    blade = [(x - width / 2, y), (x - width / 2, y - length * 0.86), (x, y - length),
             (x + width / 2, y - length * 0.86),
             (x + width / 2, y)]
    pen.shape(turned(blade, angle, hilt), STEEL, 0.26)
    pen.fill(turned([(x, y), (x, y - length * 0.98), (x + width / 2, y - length * 0.86), (x + width / 2, y)], angle,
                    hilt),
             tint(STEEL, 0.78))
    pen.line(turned([(x, y - 0.02), (x, y - length * 0.8)], angle, hilt), tint(STEEL, 0.56), 0.004)
    pen.outline(turned(blade, angle, hilt))
    pen.shape(turned(box(x - 0.014, y, x + 0.014, y + length * 0.2), angle, hilt), (92, 50, 40), 0.2)
    pen.gold(turned(box(x - width * 1.7, y - 0.012, x + width * 1.7, y + 0.014), angle, hilt), 0.005)
    pen.gold(turned(ring((x, y + length * 0.22), 0.022, count=18), angle, hilt), 0.005)


def spear(pen: Pen, foot: Point, tip: Point, head: float = 0.1) -> None:
    pen.line([foot, tip], INK, 0.02)
    pen.line([foot, tip], WOOD, 0.011)
    span = math.hypot(tip[0] - foot[0], tip[1] - foot[1])
    ux, uy = (tip[0] - foot[0]) / span, (tip[1] - foot[1]) / span
    pen.shape([tip, (tip[0] - ux * head * 0.6 - uy * head * 0.26, tip[1] - uy * head * 0.6 + ux * head * 0.26),
               (tip[0] - ux * head, tip[1] - uy * head),
               (tip[0] - ux * head * 0.6 + uy * head * 0.26, tip[1] - uy * head * 0.6 - ux * head * 0.26)], STEEL, 0.3,
              0.005)


def halberd(pen: Pen, foot: Point, tip: Point, side: int = 1) -> None:
    spear(pen, foot, tip, 0.12)
    span = math.hypot(tip[0] - foot[0], tip[1] - foot[1])
    ux, uy = (tip[0] - foot[0]) / span, (tip[1] - foot[1]) / span
    def at(u: float, v: float) -> Point:
        return tip[0] - ux * u - uy * v * side, tip[1] - uy * u + ux * v * side
    pen.shape([at(0.12, 0.008), *curve([at(0.1, 0.085), at(0.155, 0.1), at(0.22, 0.08)]), at(0.2, 0.008)], STEEL, 0.3,
              0.005)
    pen.shape([at(0.13, -0.008), at(0.16, -0.06), at(0.19, -0.008)], STEEL, 0.3, 0.005)


def axe(pen: Pen, foot: Point, top: Point, side: int = 1, size: float = 0.13) -> None:
    pen.line([foot, top], INK, 0.028)
    pen.line([foot, top], WOOD, 0.018)
    span = math.hypot(top[0] - foot[0], top[1] - foot[1])
    ux, uy = (top[0] - foot[0]) / span, (top[1] - foot[1]) / span
    def at(u: float, v: float) -> Point:
        return top[0] - ux * u - uy * v * side, top[1] - uy * u + ux * v * side
    pen.shape([at(0.03, 0.012), *curve([at(-size * 0.15, size), at(size * 0.5, size * 1.28), at(size * 1.15, size)]),
               at(size * 0.72, 0.012)], STEEL, 0.3)
    pen.line(curve([at(-size * 0.1, size * 0.9), at(size * 0.5, size * 1.14), at(size * 1.08, size * 0.9)]),
             (240, 244, 248),
             0.007)


def shield(pen: Pen, at: Point, size: float, colour: Colour, charge: Colour = GOLD, sign: str = "cross") -> None:
    x, y = at
    flank = curve([(x + size * 0.8, y - size * 0.2), (x + size * 0.62, y + size * 0.5), (x, y + size * 1.1)])
    form = mirrored([(x, y - size), (x + size * 0.8, y - size), *flank], x)
    pen.gold(scaled(form, 1.1, at), 0.006)
    pen.shape(form, colour, 0.26, 0.004)
    with pen.clipped(form):
        match sign:
            case "cross":
                pen.fill(box(x - size * 0.16, y - size, x + size * 0.16, y + size * 1.1), charge, 0.2)
                pen.fill(box(x - size, y - size * 0.34, x + size, y - size * 0.02), charge, 0.2)
            case "bend":
                pen.fill([(x - size, y - size), (x - size * 0.5, y - size), (x + size, y + size * 0.7),
                          (x + size, y + size * 1.2)], charge, 0.2)
            case "chevron":
                pen.fill([(x - size, y + size * 0.6), (x, y - size * 0.4), (x + size, y + size * 0.6),
                          (x + size, y + size * 0.2), (x, y - size * 0.8), (x - size, y + size * 0.2)], charge, 0.2)
            case "quarter":
                pen.fill(box(x, y - size, x + size, y), charge, 0.2)
                pen.fill(box(x - size, y, x, y + size * 1.2), charge, 0.2)
            case "star":
                pen.fill(star((x, y - size * 0.05), size * 0.58, 6, 0.45), charge, 0.2)
    pen.outline(form)
