"""Things that stand about, are carried or fly: stores, paper, lights, ships, instruments, birds."""

import math

from .lines import Line, Point, arc, box, curve, mirrored, ring, tube, turned
from .masonry import STONE, WOOD, flame
from .pen import EMERALD, GOLD, GOLD_LIGHT, INK, PARCHMENT, RUBY, Colour, Pen, tint
from .riches import LEATHER, coins, gem

STEEL: Colour = (188, 196, 206)
IRON: Colour = (98, 102, 112)
BONE: Colour = (236, 226, 202)


def wheel(pen: Pen, at: Point, radius: float, spokes: int = 8, colour: Colour = WOOD) -> None:
    pen.outline(ring(at, radius * 0.9), radius * 0.3, INK)
    pen.outline(ring(at, radius * 0.9), radius * 0.18, colour)
    for k in range(spokes):
        a = math.radians(k * 360 / spokes)
        pen.line([at, (at[0] + radius * 0.85 * math.cos(a), at[1] + radius * 0.85 * math.sin(a))], INK, radius * 0.15)
        pen.line([at, (at[0] + radius * 0.85 * math.cos(a), at[1] + radius * 0.85 * math.sin(a))], colour,
                 radius * 0.08)
    pen.disc(at, radius * 0.24, tint(colour, 0.8), 0.2, 0.004)


# stores

def barrel(pen: Pen, at: Point, size: float, colour: Colour = WOOD) -> None:
    x, y = at
    body = mirrored([*curve([(x + size * 0.34, y - size), (x + size * 0.44, y - size * 0.5), (x + size * 0.34, y)])], x)
    pen.shape(body, colour, 0.3)
    for u in (-0.2, 0.0, 0.2):
        pen.line(curve([(x + size * u, y - size), (x + size * u * 1.3, y - size * 0.5), (x + size * u, y)]),
                 tint(colour, 0.62),
                 0.004)
    for v in (0.14, 0.34, 0.68, 0.88):
        half = size * (0.34 + 0.1 * (1 - (2 * v - 1) ** 2))
        pen.line(curve([(x - half, y - size * v), (x, y - size * v + size * 0.05), (x + half, y - size * v)]),
                 (58, 54, 60),
                 size * 0.05)
    pen.outline(body)
    pen.shape(ring((x, y - size), size * 0.34, size * 0.1), tint(colour, 1.2), 0.1, 0.005)


def crate(pen: Pen, at: Point, size: float, colour: Colour = (176, 128, 80)) -> None:
    x, y = at
    h = size / 2
    pen.shape(box(x - h, y - size, x + h, y), colour, 0.2)
    for v in (0.34, 0.66):
        pen.line([(x - h, y - size * v), (x + h, y - size * v)], tint(colour, 0.6), 0.004)
    for line in ([(x - h * 0.84, y - size * 0.06), (x + h * 0.84, y - size * 0.94)],):
        pen.line(line, INK, size * 0.16)
        pen.line(line, tint(colour, 1.16), size * 0.11)
    pen.outline(box(x - h * 0.88, y - size * 0.94, x + h * 0.88, y - size * 0.06), size * 0.1, tint(colour, 0.86))
    pen.outline(box(x - h, y - size, x + h, y))


# paper

def book(pen: Pen, at: Point, half: float, colour: Colour = RUBY, open_: bool = True) -> None:
    x, y = at
    if open_:
        for sign in (-1, 1):
            cover = [(x, y + half * 0.1), (x + sign * half * 1.06, y - half * 0.04),
                     (x + sign * half * 1.06, y - half * 0.72),
                     (x, y - half * 0.6)]
            pen.shape(cover, colour, 0.2)
        for sign in (-1, 1):
            page = [(x, y), *curve([(x, y), (x + sign * half * 0.5, y - half * 0.16),
                                    (x + sign * half, y - half * 0.1)]),
                    *curve([(x + sign * half, y - half * 0.74), (x + sign * half * 0.5, y - half * 0.82),
                            (x, y - half * 0.66)])]
            pen.shape(page, PARCHMENT, 0.08, 0.005)
            for k in range(5):
                v = y - half * (0.6 - 0.1 * k)
                pen.line([(x + sign * half * 0.14, v), (x + sign * half * 0.84, v - half * 0.06)], (120, 92, 78), 0.004)
    else:
        pen.shape(box(x - half, y - half * 0.3, x + half, y), colour, 0.2)
        pen.shape(box(x - half * 0.9, y - half * 0.24, x + half, y - half * 0.06), PARCHMENT, 0.06, 0.004)


def scroll(pen: Pen, at: Point, half: float, tall: float, seal: Colour | None = RUBY, lines: int = 4) -> None:
    x, y = at
    pen.shape(box(x - half, y - tall, x + half, y + tall), PARCHMENT, 0.1)
    for k in range(lines):
        v = y - tall * 0.6 + tall * 1.2 * k / max(1, lines - 1)
        pen.line([(x - half * 0.7, v), (x + half * (0.7 if k < lines - 1 else 0.2), v)], (120, 92, 78), 0.006)
    for v in (y - tall, y + tall):
        pen.shape(ring((x, v), half * 1.12, tall * 0.13, count=30), tint(PARCHMENT, 0.9), 0.14)
    if seal:
        pen.line([(x + half * 0.5, y + tall * 0.7), (x + half * 0.4, y + tall * 1.3)], seal, 0.014)
        pen.line([(x + half * 0.5, y + tall * 0.7), (x + half * 0.7, y + tall * 1.26)], seal, 0.014)
        gem(pen, (x + half * 0.5, y + tall * 0.72), half * 0.26, seal)


def shelf(pen: Pen, left: float, right: float, foot: float, tall: float = 0.13) -> None:
    """A board with books on it."""
    x = left + 0.008
    hues: list[Colour] = [(154, 52, 48), (58, 88, 134), (70, 116, 82), (196, 150, 70), (112, 66, 112), (128, 86, 56)]
    while x < right - 0.02:
        wide = pen.rng.uniform(0.022, 0.042)
        high = tall * pen.rng.uniform(0.7, 0.98)
        if x + wide > right - 0.004:
            break
        colour = pen.rng.choice(hues)
        if pen.rng.random() < 0.12:
            lean = turned(box(x + 0.02, foot - high, x + wide + 0.02, foot), 12, (x + wide, foot))
            pen.shape(lean, colour, 0.2, 0.004)
            x += wide + 0.035
            continue
        pen.shape(box(x, foot - high, x + wide, foot), colour, 0.2, 0.004)
        for v in (0.2, 0.78):
            pen.line([(x + 0.004, foot - high * v), (x + wide - 0.004, foot - high * v)], GOLD_LIGHT, 0.005)
        x += wide + 0.002
    pen.shape(box(left - 0.01, foot, right + 0.01, foot + 0.02), WOOD, 0.14, 0.005)


def quill(pen: Pen, tip: Point, length: float, angle: float, colour: Colour = (246, 242, 232)) -> None:
    """A feather; at angle 0 it stands upright on its tip."""
    x, y = tip
    shape = curve([(x, y - length * 0.25), (x - length * 0.13, y - length * 0.5), (x - length * 0.1, y - length * 0.85),
                   (x + length * 0.03, y - length), (x + length * 0.1, y - length * 0.7),
                   (x + length * 0.05, y - length * 0.3)],
                  True, 8)
    pen.shape(turned(shape, angle, tip), colour, 0.16, 0.005)
    pen.line(turned([(x, y), (x + length * 0.01, y - length * 0.96)], angle, tip), tint(colour, 0.6), 0.006)


# light and glass

def candle(pen: Pen, at: Point, height: float, half: float = 0.016) -> None:
    x, y = at
    pen.glow((x, y - height - 0.03), 0.14, (255, 222, 130), 0.6)
    pen.shape(box(x - half, y - height, x + half, y), (250, 240, 214), 0.16, 0.005)
    flame(pen, (x, y - height), 0.05)


def flask(pen: Pen, at: Point, size: float, liquid: Colour, bubbles: bool = True) -> None:
    """A round bottle with a long neck; `at` is the middle of its foot."""
    x, y = at
    middle = (x, y - size * 0.42)
    glass: Colour = (206, 226, 226)
    body = [(x - size * 0.1, y - size * 1.2), (x - size * 0.1, y - size * 0.8),
            *arc(middle, size * 0.42, 255, -75), (x + size * 0.1, y - size * 0.8), (x + size * 0.1, y - size * 1.2)]
    pen.glow(middle, size * 0.95, tint(liquid, 1.3), 0.55)
    pen.shape(body, glass, 0.16)
    with pen.clipped(body):
        pen.fill(box(x - size, y - size * 0.5, x + size, y + 0.02), liquid, 0.24)
        pen.line(ring((x, y - size * 0.5), size * 0.41, size * 0.06, count=24), tint(liquid, 1.4), 0.006)
        if bubbles:
            for _ in range(8):
                pen.dot((x + pen.rng.uniform(-0.28, 0.28) * size, y - pen.rng.uniform(0.1, 0.46) * size),
                        size * pen.rng.uniform(0.02, 0.045), tint(liquid, 1.5))
    pen.outline(body)
    pen.shape(box(x - size * 0.15, y - size * 1.24, x + size * 0.15, y - size * 1.17), glass, 0.1, 0.005)
    pen.line(ring(middle, size * 0.32, None, 170, 240, 10), (252, 254, 252), size * 0.05)


def lantern(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.glow((x, y - size * 0.4), size * 1.6, (255, 210, 110), 0.7)
    pen.line(ring((x, y - size * 0.9), size * 0.2, None, 180, 360, 12), INK, 0.01)
    pen.shape([(x - size * 0.32, y - size * 0.7), (x, y - size * 0.95), (x + size * 0.32, y - size * 0.7)], IRON, 0.2)
    pen.shape(box(x - size * 0.26, y - size * 0.7, x + size * 0.26, y - size * 0.08), (255, 226, 140), 0.12)
    flame(pen, (x, y - size * 0.14), size * 0.36)
    for u in (-0.26, 0.26):
        pen.line([(x + size * u, y - size * 0.7), (x + size * u, y - size * 0.06)], INK, 0.011)
    pen.shape(box(x - size * 0.32, y - size * 0.08, x + size * 0.32, y + 0.01), IRON, 0.2)


# ships

def ship(pen: Pen, at: Point, size: float, sail: Colour = PARCHMENT, sign: Colour = RUBY) -> None:
    """A ship with one big sail; `at` is the middle of its water line."""
    x, y = at
    hull = [(x - size * 0.62, y - size * 0.34), (x - size * 0.46, y - size * 0.34), (x - size * 0.42, y - size * 0.2),
            (x + size * 0.34, y - size * 0.2), (x + size * 0.42, y - size * 0.38), (x + size * 0.7, y - size * 0.4),
            *curve([(x + size * 0.7, y - size * 0.4), (x + size * 0.6, y - size * 0.1),
                    (x + size * 0.36, y + size * 0.06)]),
            *curve([(x - size * 0.3, y + size * 0.06), (x - size * 0.52, y - size * 0.08),
                    (x - size * 0.62, y - size * 0.34)])]
    pen.line([(x, y - size * 0.18), (x, y - size * 1.42)], INK, size * 0.07)
    pen.line([(x, y - size * 0.18), (x, y - size * 1.42)], WOOD, size * 0.04)
    for u in (-0.58, 0.62):
        pen.line([(x, y - size * 1.34), (x + size * u, y - size * 0.36)], INK, 0.004)
    cloth = [(x - size * 0.46, y - size * 1.2), (x + size * 0.46, y - size * 1.2),
             *curve([(x + size * 0.46, y - size * 1.2), (x + size * 0.66, y - size * 0.8),
                     (x + size * 0.5, y - size * 0.42)]),
             *curve([(x + size * 0.5, y - size * 0.42), (x, y - size * 0.34), (x - size * 0.44, y - size * 0.42)]),
             *curve([(x - size * 0.44, y - size * 0.42), (x - size * 0.34, y - size * 0.8),
                     (x - size * 0.46, y - size * 1.2)])]
    pen.shape(cloth, sail, 0.2)
    with pen.clipped(cloth):
        for u in (-0.3, 0.1, 0.5):
            pen.fill(tube(curve([(x + size * (u - 0.1), y - size * 1.2), (x + size * (u + 0.1), y - size * 0.8),
                                 (x + size * (u - 0.06), y - size * 0.36)]), size * 0.14), sign, 0.16)
    pen.outline(cloth)
    pen.line([(x - size * 0.5, y - size * 1.2), (x + size * 0.5, y - size * 1.2)], INK, size * 0.055)
    pen.shape([(x, y - size * 1.42), (x + size * 0.3, y - size * 1.36), (x, y - size * 1.29)], sign, 0.2, 0.005)
    pen.shape(hull, (138, 84, 52), 0.26)
    for v in (-0.14, -0.04):
        pen.line([(x - size * 0.48, y + size * v), (x + size * 0.56, y + size * v)], (84, 48, 34), 0.005)
    for u in (-0.3, -0.05, 0.2):
        pen.gold(ring((x + size * u, y - size * 0.1), size * 0.05, count=16), 0.004)


# instruments

def scales(pen: Pen, at: Point, size: float, tilt: float = 8.0) -> None:
    """A balance; `at` is its pivot."""
    x, y = at
    ends = turned([(x - size * 0.6, y), (x + size * 0.6, y)], tilt, at)
    pen.line([(x, y - size * 0.12), (x, y + size * 0.3)], INK, 0.022)
    pen.line([(x, y - size * 0.12), (x, y + size * 0.3)], GOLD, 0.012)
    pen.gold(tube(ends, 0.026), 0.004)
    pen.gold(ring(at, 0.026, count=18), 0.004)
    for k, (ex, ey) in enumerate(ends):
        for u in (-0.24, 0.24):
            pen.line([(ex, ey), (ex + size * u, ey + size * 0.5)], INK, 0.005)
        if k:
            coins(pen, (ex, ey + size * 0.49), size * 0.2, 3, size * 0.075)
        pen.gold([(ex - size * 0.28, ey + size * 0.5), (ex + size * 0.28, ey + size * 0.5),
                  *arc((ex, ey + size * 0.5), size * 0.28, 0, 180, 0.55)], 0.005)
        if not k:
            gem(pen, (ex, ey + size * 0.44), size * 0.08, EMERALD)


def telescope(pen: Pen, at: Point, length: float, angle: float) -> None:
    """A spyglass: three tubes that grow wider; at angle 0 it points to the right from `at`."""
    x, y = at
    for k, (u, half) in enumerate(((0.0, 0.024), (0.3, 0.032), (0.62, 0.042))):
        part = box(x + length * u, y - half, x + length * (u + 0.38), y + half)
        if k == 1:
            pen.shape(turned(part, angle, at), LEATHER, 0.3)
        else:
            pen.gold(turned(part, angle, at), 0.006)
        pen.gold(turned(box(x + length * u, y - half * 1.18, x + length * u + 0.02, y + half * 1.18), angle, at), 0.004)
    pen.shape(turned(ring((x + length, y), 0.016, 0.044, count=24), angle, at), (150, 196, 214), 0.3, 0.005)


def globe(pen: Pen, at: Point, radius: float) -> None:
    pen.disc(at, radius, (92, 146, 180), 0.3)
    x, y = at
    with pen.clipped(ring(at, radius)):
        for land in (curve([(-0.7, -0.5), (-0.2, -0.75), (0.05, -0.3), (-0.3, 0.1), (-0.2, 0.5), (-0.6, 0.3)], True, 6),
                     curve([(0.2, -0.6), (0.8, -0.5), (0.95, 0.0), (0.5, 0.2), (0.55, 0.6), (0.2, 0.3)], True, 6)):
            pen.shape([(x + u * radius, y + v * radius) for u, v in land], (150, 168, 92), 0.2, 0.004)
        for u in (-0.5, 0.5):
            pen.line(ring(at, radius * abs(u), radius, 90 if u < 0 else -90, 270 if u < 0 else 90, 20), (40, 60, 90),
                     0.003, 0.6)
        pen.line([(x - radius, y), (x + radius, y)], (40, 60, 90), 0.003, 0.6)
    pen.line(ring((x - radius * 0.1, y - radius * 0.1), radius * 0.72, None, 190, 250, 10), (226, 240, 246),
             radius * 0.08)


def compass(pen: Pen, top: Point, length: float, spread: float = 22.0) -> None:
    """A pair of compasses that stands open."""
    for sign in (-1, 1):
        leg = turned([(top[0] - 0.014, top[1]), (top[0] + 0.014, top[1]), (top[0] + 0.004, top[1] + length),
                      (top[0] - 0.004, top[1] + length)], -sign * spread, top)
        pen.gold(leg, 0.005)
        foot = turned([(top[0], top[1] + length * 0.82), (top[0], top[1] + length * 1.02)], -sign * spread, top)
        pen.line(foot, (60, 58, 66), 0.011)
    pen.gold(arc_band(top, length * 0.46, 90 - spread, 90 + spread, 0.012), 0.003)
    pen.gold(ring(top, 0.034, count=20), 0.005)
    pen.gold(box(top[0] - 0.011, top[1] - 0.07, top[0] + 0.011, top[1] - 0.03), 0.004)


def arc_band(at: Point, radius: float, start: float, stop: float, width: float) -> Line:
    return tube(arc(at, radius, start, stop), width)


def skull(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.shape(curve([(x, y - size), (x + size * 0.72, y - size * 0.72), (x + size * 0.84, y - size * 0.05),
                     (x + size * 0.5, y + size * 0.34), (x + size * 0.4, y + size * 0.8),
                     (x - size * 0.4, y + size * 0.8),
                     (x - size * 0.5, y + size * 0.34), (x - size * 0.84, y - size * 0.05),
                     (x - size * 0.72, y - size * 0.72)],
                    True, 8), BONE, 0.2)
    for sign in (-1, 1):
        pen.fill(ring((x + sign * size * 0.36, y), size * 0.23, size * 0.26), (40, 28, 32))
    pen.fill([(x, y + size * 0.2), (x + size * 0.12, y + size * 0.44), (x - size * 0.12, y + size * 0.44)],
             (40, 28, 32))
    for u in (-0.2, 0.0, 0.2):
        pen.line([(x + size * u, y + size * 0.58), (x + size * u, y + size * 0.8)], INK, size * 0.05)


def bell(pen: Pen, at: Point, size: float) -> None:
    """`at` is the middle of its rim."""
    x, y = at
    pen.gold(ring((x, y + size * 0.05), size * 0.13, count=18), 0.005)
    pen.gold(mirrored(curve([(x, y - size), (x + size * 0.26, y - size * 0.9), (x + size * 0.36, y - size * 0.4),
                             (x + size * 0.56, y - size * 0.06), (x + size * 0.56, y)]), x), 0.008)
    for v in (0.14, 0.76):
        half = size * (0.5 if v < 0.5 else 0.33)
        pen.line(curve([(x - half, y - size * v), (x, y - size * v + size * 0.05), (x + half, y - size * v)]),
                 (130, 82, 24), 0.006)


def cauldron(pen: Pen, at: Point, size: float, brew: Colour = (110, 190, 70)) -> None:
    x, y = at
    pen.shape([*arc((x, y - size * 0.55), size * 0.62, -20, 200, 0.95)], (62, 60, 68), 0.34)
    pen.shape(ring((x, y - size * 0.72), size * 0.64, size * 0.17), (82, 80, 90), 0.2)
    pen.shape(ring((x, y - size * 0.72), size * 0.54, size * 0.12), brew, 0.2, 0.004)
    for dx, dy, r in ((-0.24, -0.78, 0.1), (0.1, -0.84, 0.13), (0.34, -0.76, 0.08), (-0.06, -0.72, 0.07)):
        pen.disc((x + size * dx, y + size * dy), size * r, tint(brew, 1.2), 0.2, 0.004)


def dove(pen: Pen, at: Point, size: float, colour: Colour = (250, 248, 242)) -> None:
    x, y = at
    pen.shape(curve([(x - size * 0.9, y + size * 0.25), (x - size * 0.2, y + size * 0.28),
                     (x + size * 0.4, y + size * 0.12),
                     (x + size * 0.62, y - size * 0.2), (x + size * 0.5, y - size * 0.34),
                     (x + size * 0.32, y - size * 0.24),
                     (x, y - size * 0.1), (x - size * 0.5, y + size * 0.04)], True, 7), colour, 0.14, 0.005)
    pen.shape(curve([(x + size * 0.16, y - size * 0.08), (x + size * 0.1, y - size * 0.6),
                     (x - size * 0.3, y - size * 0.95),
                     (x - size * 0.28, y - size * 0.4), (x - size * 0.16, y)], True, 7), colour, 0.16, 0.005)
    pen.fill([(x + size * 0.6, y - size * 0.24), (x + size * 0.78, y - size * 0.16),
              (x + size * 0.58, y - size * 0.12)],
             (222, 150, 60))
    pen.dot((x + size * 0.48, y - size * 0.2), size * 0.04)


def raven(pen: Pen, at: Point, size: float, colour: Colour = (42, 38, 52)) -> None:
    """A bird that sits and looks to the left; `at` are its feet."""
    x, y = at
    pen.shape(curve([(x + size * 0.7, y + size * 0.12), (x + size * 0.34, y - size * 0.2),
                     (x + size * 0.16, y - size * 0.72),
                     (x - size * 0.1, y - size * 0.98), (x - size * 0.34, y - size * 0.86),
                     (x - size * 0.36, y - size * 0.5),
                     (x - size * 0.16, y - size * 0.08), (x + size * 0.2, y)], True, 8), colour, 0.3)
    pen.shape([(x - size * 0.32, y - size * 0.86), (x - size * 0.66, y - size * 0.72),
               (x - size * 0.34, y - size * 0.68)],
              (84, 74, 70), 0.2, 0.005)
    pen.dot((x - size * 0.2, y - size * 0.82), size * 0.055, (244, 214, 110))
    pen.dot((x - size * 0.2, y - size * 0.82), size * 0.025)
    pen.line(curve([(x - size * 0.06, y - size * 0.5), (x + size * 0.16, y - size * 0.2),
                    (x + size * 0.5, y + size * 0.04)]),
             tint(colour, 1.4), 0.005)
    for u in (0.0, 0.12):
        pen.line([(x + size * u, y), (x + size * u - size * 0.02, y + size * 0.14)], (84, 74, 70), 0.007)


def anvil(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.shape([(x - size * 0.9, y - size * 0.62), (x - size * 0.44, y - size * 0.7), (x + size * 0.6, y - size * 0.7),
               (x + size * 0.6, y - size * 0.46), (x + size * 0.24, y - size * 0.4), (x + size * 0.2, y - size * 0.2),
               (x + size * 0.42, y), (x - size * 0.42, y), (x - size * 0.2, y - size * 0.2),
               (x - size * 0.26, y - size * 0.42)],
              (104, 108, 120), 0.34, 0.008)
    pen.line([(x - size * 0.42, y - size * 0.67), (x + size * 0.56, y - size * 0.67)], (214, 220, 228), 0.007)


def hammer(pen: Pen, at: Point, size: float, angle: float) -> None:
    """`at` is the end of its handle; at angle 0 it stands upright."""
    x, y = at
    for width, colour in ((size * 0.13, INK), (size * 0.08, WOOD)):
        pen.line(turned([(x, y), (x, y - size)], angle, at), colour, width)
    pen.shape(turned(box(x - size * 0.3, y - size * 1.12, x + size * 0.3, y - size * 0.82), angle, at), IRON, 0.3)


def gravestone(pen: Pen, x: float, foot: float, half: float, height: float, tilt: float = 0.0) -> None:
    form = [(x + half, foot), *arc((x, foot - height + half), half, 0, -180), (x - half, foot)]
    pen.shape(turned(form, tilt, (x, foot)), STONE, 0.24)
    for part, wide in ((0.36, 0.5), (0.5, 0.5), (0.64, 0.3)):
        pen.line(turned([(x - half * wide, foot - height * part), (x + half * wide, foot - height * part)], tilt,
                        (x, foot)),
                 tint(STONE, 0.6), 0.005)


def stone_cross(pen: Pen, x: float, foot: float, height: float) -> None:
    h = height
    pen.shape(mirrored([(x, foot - h), (x + h * 0.08, foot - h), (x + h * 0.08, foot - h * 0.76),
                        (x + h * 0.27, foot - h * 0.76),
                        (x + h * 0.27, foot - h * 0.6), (x + h * 0.08, foot - h * 0.6), (x + h * 0.1, foot), (x, foot)],
                        x),
              STONE, 0.26)


def chain(pen: Pen, a: Point, b: Point, links: int, size: float = 0.02) -> None:
    for k in range(links):
        t = (k + 0.5) / links
        at = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        wide = size if k % 2 else size * 0.5
        for thick, colour in ((0.016, INK), (0.008, tint(IRON, 1.3))):
            pen.line(ring(at, wide, size * 0.9, 0, 360, 18) + ring(at, wide, size * 0.9, 0, 20, 2), colour, thick)


def bowl(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.shape([*arc((x, y - size * 0.4), size, 0, 180, 0.8)], (150, 100, 62), 0.24)
    pen.shape(ring((x, y - size * 0.4), size, size * 0.26), (180, 130, 86), 0.1)
    pen.shape(ring((x, y - size * 0.4), size * 0.82, size * 0.18), (96, 62, 44), 0.1, 0.004)
