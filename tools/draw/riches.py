"""Gold and what holds it: gems, crowns, coins, purses and chests."""

import math

from .lines import Line, Point, box, curve, mirrored, moved, ring, scaled, turned
from .masonry import WOOD
from .pen import EMERALD, GOLD, GOLD_LIGHT, INK, RUBY, SAPPHIRE, Colour, Pen, tint

LEATHER: Colour = (150, 96, 56)
LINEN: Colour = (222, 204, 166)


def gem(pen: Pen, at: Point, radius: float, colour: Colour = RUBY) -> None:
    pen.disc(at, radius, colour, 0.3, 0.004)
    pen.dot((at[0] - radius * 0.3, at[1] - radius * 0.35), radius * 0.28, tint(colour, 1.75))


def crown(pen: Pen, at: Point, half: float, height: float, lilies: bool = False, gems: bool = True) -> None:
    """An open crown; `at` is the middle of its lower rim."""
    x, y = at
    sag = half * 0.18
    if lilies:
        tips = [(-1.05, 0.9), (-0.54, 1.0), (0.0, 1.12), (0.54, 1.0), (1.05, 0.9)]
    else:
        tips = [(-1.14, 0.86), (-0.58, 0.96), (0.0, 1.1), (0.58, 0.96), (1.14, 0.86)]
    band = height * 0.36
    line: Line = [(x - half, y)]
    for k, (u, v) in enumerate(tips):
        line.append((x + half * u, y - height * v))
        if k < len(tips) - 1:
            low = (u + tips[k + 1][0]) / 2
            line.append((x + half * low, y - band - height * 0.12 + sag * (1 - abs(low))))
    line.append((x + half, y))
    rim = [(x + half * math.cos(math.radians(a)), y + sag * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    pen.gold([*line, *rim])
    upper = [(px, py - band) for px, py in rim]
    pen.line(upper, (110, 68, 22), 0.005)
    pen.line(moved(rim, 0, -0.008), GOLD_LIGHT, 0.004)
    for u, v in tips:
        p = x + half * u, y - height * v
        if lilies:
            for turn in (-50, 0, 50):
                pen.gold(turned(ring((p[0], p[1] - half * 0.1), half * 0.07, half * 0.15, count=16), turn, p), 0.004)
        else:
            pen.gold(ring(p, half * 0.1, count=18), 0.004)
    if gems:
        for k, u in enumerate((-0.7, 0.0, 0.7)):
            at_gem = x + half * u, y - band * 0.5 + sag * math.sqrt(1 - u * u)
            gem(pen, at_gem, half * (0.13 if k == 1 else 0.1), (SAPPHIRE, RUBY, EMERALD)[k])


def coin(pen: Pen, at: Point, radius: float, mark: str = "crown") -> None:
    pen.gold(ring(at, radius), 0.006 if radius > 0.05 else 0.004)
    if radius > 0.03:
        pen.outline(ring(at, radius * 0.8), radius * 0.05, (150, 98, 30))
    if mark == "crown" and radius > 0.03:
        x, y = at
        r = radius * 0.5
        pen.fill([(x - r, y + r * 0.6), (x - r, y - r * 0.5), (x - r * 0.5, y), (x, y - r * 0.8), (x + r * 0.5, y),
                  (x + r, y - r * 0.5), (x + r, y + r * 0.6)], (140, 88, 26))
    pen.line(ring(at, radius * 0.9, None, 190, 280, 12), (255, 248, 206), radius * 0.07)


def coins(pen: Pen, at: Point, wide: float, rows: int = 4, radius: float = 0.034) -> None:
    """A heap of coins that lie; `at` is the middle of its foot."""
    x, y = at
    for row in range(rows):
        half = wide * (1 - row / rows)
        count = max(1, round(half * 2 / radius / 1.5))
        for k in range(count):
            px = x - half + 2 * half * (k + 0.5) / count + pen.rng.uniform(-0.2, 0.2) * radius
            py = y - row * radius * 0.85
            pen.gold(ring((px, py), radius, radius * 0.62, count=20), 0.004)
            pen.line(ring((px, py), radius * 0.6, radius * 0.34, count=16), (150, 98, 30), 0.003)


def stack(pen: Pen, x: float, foot: float, count: int, radius: float = 0.036) -> None:
    """Coins piled on one another."""
    for k in range(count):
        y = foot - k * radius * 0.42
        pen.gold([*ring((x, y), radius, radius * 0.36, 0, 180, 14),
                  *ring((x, y - radius * 0.34), radius, radius * 0.36, 180, 360, 14)], 0.004)
    pen.gold(ring((x, foot - count * radius * 0.42 + radius * 0.06), radius, radius * 0.36, count=22), 0.004)


def purse(pen: Pen, at: Point, size: float, colour: Colour = LEATHER) -> None:
    """A bag of money, tied at its neck; `at` is the middle of its foot."""
    x, y = at
    body = mirrored(curve([(x + size * 0.16, y - size * 0.82), (x + size * 0.36, y - size * 0.6),
                           (x + size * 0.52, y - size * 0.26), (x + size * 0.36, y - size * 0.02), (x, y)]), x)
    pen.shape(body, colour, 0.28)
    neck = [(x - size * 0.17, y - size * 0.8), (x - size * 0.3, y - size * 1.04), (x - size * 0.08, y - size * 0.98),
            (x + size * 0.04, y - size * 1.08), (x + size * 0.14, y - size * 0.97), (x + size * 0.32, y - size * 1.02),
            (x + size * 0.17, y - size * 0.8)]
    pen.shape(neck, tint(colour, 0.85), 0.24)
    for u in (-0.2, 0.02, 0.22):
        pen.line(curve([(x + size * u * 0.6, y - size * 0.76), (x + size * u * 1.4, y - size * 0.5),
                        (x + size * u * 1.5, y - size * 0.3)]), tint(colour, 0.6), 0.005)
    pen.line(curve([(x - size * 0.2, y - size * 0.82), (x, y - size * 0.77), (x + size * 0.2, y - size * 0.82)]), GOLD,
             size * 0.06)
    pen.line(curve([(x - size * 0.2, y - size * 0.84), (x, y - size * 0.79), (x + size * 0.2, y - size * 0.84)]), INK,
             0.004)
    coin(pen, (x, y - size * 0.34), size * 0.17)


def sack(pen: Pen, at: Point, size: float, colour: Colour = LINEN) -> None:
    x, y = at
    pen.shape(curve([(x - size * 0.3, y), (x - size * 0.46, y - size * 0.4), (x - size * 0.18, y - size * 0.86),
                     (x - size * 0.24, y - size * 1.02), (x, y - size * 0.96), (x + size * 0.24, y - size * 1.04),
                     (x + size * 0.16, y - size * 0.84), (x + size * 0.46, y - size * 0.38), (x + size * 0.32, y)],
                     True,
                    8), colour, 0.26)
    pen.line([(x - size * 0.17, y - size * 0.85), (x + size * 0.17, y - size * 0.83)], WOOD, 0.012)
    pen.line(curve([(x - size * 0.1, y - size * 0.7), (x - size * 0.2, y - size * 0.4),
                    (x - size * 0.16, y - size * 0.2)]),
             tint(colour, 0.66), 0.005)


def chest(pen: Pen, at: Point, half: float, heaped: bool = True) -> None:
    """An open chest full of gold; `at` is the middle of its foot."""
    x, y = at
    high = half * 0.7
    lid = mirrored(curve([(x, y - high * 2.15), (x + half * 0.7, y - high * 2.05), (x + half * 1.04, y - high * 1.3),
                          (x + half, y - high * 0.95)]), x)
    pen.shape(lid, (122, 66, 44), 0.24)
    pen.shape(scaled(lid, 0.84, (x, y - high)), (64, 32, 30), 0.1, 0.005)
    if heaped:
        coins(pen, (x, y - high * 0.98), half * 0.92, 4, half * 0.14)
    pen.shape(box(x - half, y - high, x + half, y), (150, 84, 52), 0.22)
    for u in (-0.8, 0.8):
        pen.gold(box(x + half * u - half * 0.08, y - high, x + half * u + half * 0.08, y), 0.005)
    pen.line([(x - half, y - high * 0.5), (x + half, y - high * 0.5)], tint(WOOD, 0.6), 0.005)
    pen.gold(box(x - half, y - high * 1.05, x + half, y - high * 0.9), 0.005)
    pen.gold(mirrored([(x, y - high * 0.86), (x + half * 0.14, y - high * 0.86), (x + half * 0.14, y - high * 0.5),
                       (x, y - high * 0.38)], x), 0.005)
    pen.dot((x, y - high * 0.68), half * 0.05, INK)
