"""What a town is built of, seen from the front: walls, roofs, towers, windows, banners."""

import math

from .lines import Line, Point, box, curve, mirrored, moved, ring, scaled
from .pen import GOLD_LIGHT, INK, Colour, Pen, tint

STONE: Colour = (208, 196, 176)
SAND: Colour = (228, 204, 156)
PLASTER: Colour = (244, 232, 206)
GREY: Colour = (150, 148, 150)
DARK: Colour = (92, 88, 98)
BRICK: Colour = (188, 104, 78)
TILE: Colour = (190, 78, 54)
SLATE: Colour = (84, 104, 136)
COPPER: Colour = (94, 150, 128)
THATCH: Colour = (206, 164, 92)
MARBLE: Colour = (238, 230, 214)
WOOD: Colour = (142, 92, 56)
GRASS: Colour = (122, 158, 82)
LIT: Colour = (255, 214, 110)


# walls and roofs

def wall(pen: Pen, left: float, top: float, right: float, bottom: float, colour: Colour = STONE,
         joints: bool = True) -> None:
    shape = box(left, top, right, bottom)
    pen.fill(shape, colour, 0.14)
    if joints:
        pen.stone(shape, colour, 0.034, 0.4)
    pen.fill(box(right - min(0.03, (right - left) * 0.12), top, right, bottom), tint(colour, 0.7), 0, 0.4)
    pen.outline(shape)


def shingles(pen: Pen, shape: Line, colour: Colour, row: float = 0.028) -> None:
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    pen.fill(shape, colour, 0.2)
    with pen.clipped(shape):
        y, odd = min(ys), 0
        while y < max(ys) + row:
            x = min(xs) - (row / 2 if odd else 0)
            while x < max(xs) + row:
                pen.line(ring((x, y), row * 0.55, row * 0.62, 0, 180, 7), tint(colour, 0.64), 0.0034)
                x += row * 1.1
            y += row
            odd = 1 - odd
    pen.outline(shape)


def roof(pen: Pen, left: float, right: float, eaves: float, ridge: float, colour: Colour = TILE,
         inset: float = 0.05) -> None:
    """A roof whose ridge runs along the picture."""
    shingles(pen, [(left - 0.02, eaves), (left + inset, ridge), (right - inset, ridge), (right + 0.02, eaves)], colour)
    pen.line([(left + inset, ridge), (right - inset, ridge)], tint(colour, 1.35), 0.009)
    pen.outline([(left + inset, ridge - 0.006), (right - inset, ridge - 0.006), (right - inset, ridge + 0.006),
                 (left + inset, ridge + 0.006)], 0.004)


def gable(pen: Pen, left: float, right: float, eaves: float, peak: float, colour: Colour = PLASTER,
          tiles: Colour = TILE, stepped: bool = False) -> None:
    """The pointed front of a house, above its wall."""
    middle = (left + right) / 2
    if stepped:
        steps = 5
        half: Line = [(middle + (right - middle) * 0.16, peak)]
        for k in range(steps):
            x = middle + (right - middle) * (0.16 + 0.84 * (k + 1) / steps)
            half += [(half[-1][0], peak + (eaves - peak) * (k + 0.7) / steps),
                     (x, peak + (eaves - peak) * (k + 0.7) / steps)]
        half.append((right, eaves))
        pen.shape(mirrored(half, middle), colour)
        return
    pen.shape([(left, eaves), (middle, peak), (right, eaves)], colour)
    thick = 0.03
    for side in (left, right):
        out = 0.03 if side > middle else -0.03
        pen.shape([(middle, peak - thick), (side + out, eaves + 0.012), (side + out * 0.2, eaves + 0.012),
                   (middle, peak + thick * 0.5)], tiles if side < middle else tint(tiles, 0.8), 0.1)


def spire(pen: Pen, x: float, foot: float, half: float, height: float, colour: Colour = SLATE,
          knob: bool = True) -> None:
    """A pointed roof on a tower."""
    sag = half * 0.16
    rim = [(x + half * math.cos(math.radians(a)), foot + sag * math.sin(math.radians(a))) for a in range(180, -1, -12)]
    shingles(pen, [(x, foot - height), *rim], colour, max(0.02, half * 0.26))
    with pen.clipped([(x, foot - height), *rim]):
        pen.fill([(x + half * 0.2, foot + sag), (x, foot - height), (x + half * 1.1, foot + sag)], INK, 0, 0.22)
    pen.outline([(x, foot - height), *rim])
    if knob:
        pen.line([(x, foot - height), (x, foot - height - 0.03)], INK, 0.007)
        pen.gold(ring((x, foot - height - 0.03), 0.012, count=16), 0.004)


def dome(pen: Pen, x: float, foot: float, half: float, height: float, colour: Colour = COPPER, ribs: int = 5) -> None:
    shape = mirrored(curve([(x, foot - height), (x + half * 0.5, foot - height * 0.92),
                            (x + half * 0.9, foot - height * 0.5),
                            (x + half, foot)]), x)
    pen.shape(shape, colour, 0.26)
    for k in range(1, ribs):
        u = -1 + 2 * k / ribs
        pen.line(curve([(x + half * u, foot), (x + half * u * 0.86, foot - height * 0.55), (x, foot - height)]),
                 tint(colour, 0.7), 0.004)
    pen.outline(shape)


def onion(pen: Pen, x: float, foot: float, half: float, height: float, colour: Colour = COPPER) -> None:
    shape = mirrored(curve([(x, foot - height), (x + half * 0.1, foot - height * 0.78),
                            (x + half * 0.95, foot - height * 0.5),
                            (x + half * 0.9, foot - height * 0.18), (x + half * 0.6, foot)]), x)
    pen.shape(shape, colour, 0.28)
    pen.line(curve([(x - half * 0.3, foot), (x - half * 0.5, foot - height * 0.35), (x, foot - height * 0.85)]),
             tint(colour, 1.4), 0.006)


def merlons(pen: Pen, left: float, right: float, top: float, colour: Colour = STONE, size: float = 0.045) -> None:
    """A battlement upon a wall whose upper rim is at `top`."""
    count = max(2, round((right - left) / size / 1.8))
    step = (right - left) / (count - 0.45)
    wall(pen, left - 0.012, top - size * 0.4, right + 0.012, top + size * 0.35, colour, False)
    for k in range(count):
        x = left - 0.012 + k * (right - left + 0.024 - step * 0.55) / (count - 1)
        pen.shape(box(x, top - size * 1.25, x + step * 0.55, top - size * 0.35), colour, 0.16)


def tower(pen: Pen, x: float, foot: float, half: float, height: float, colour: Colour = STONE,
          cap: Colour | None = None, point: float = 0.0) -> None:
    """A round tower: shaded like a drum, with merlons or a pointed roof."""
    top = foot - height
    shape = box(x - half, top, x + half, foot)
    pen.fill(shape, colour)
    pen.stone(shape, colour, 0.034, 0.4)
    for k in range(10):
        u = -1 + k * 0.2
        dark = max(0.0, (u + 0.45)) ** 1.5 * 0.34 if u > -0.45 else (abs(u + 0.45)) * 0.2
        pen.fill(box(x + half * u, top, x + half * (u + 0.2), foot), (40, 24, 30), 0, min(0.6, dark))
    pen.outline(shape)
    if cap:
        spire(pen, x, top + 0.005, half * 1.22, point, cap)
    else:
        merlons(pen, x - half, x + half, top, colour, min(0.045, half * 0.5))


def column(pen: Pen, x: float, top: float, bottom: float, half: float, colour: Colour = MARBLE) -> None:
    pen.shape(box(x - half, top, x + half, bottom), colour, 0.24, 0.005)
    for u in (-0.4, 0.1, 0.5):
        pen.line([(x + half * u, top), (x + half * u, bottom)], tint(colour, 0.76), 0.0035)
    pen.shape(box(x - half * 1.5, top - half * 0.7, x + half * 1.5, top), colour, 0.1, 0.005)
    pen.shape(box(x - half * 1.5, bottom - half * 0.4, x + half * 1.5, bottom + half * 0.3), colour, 0.1, 0.005)


def pediment(pen: Pen, left: float, right: float, base: float, peak: float, colour: Colour = MARBLE) -> None:
    middle = (left + right) / 2
    pen.shape(box(left, base - 0.035, right, base + 0.02), colour, 0.1)
    pen.shape([(left - 0.02, base - 0.035), (middle, peak), (right + 0.02, base - 0.035)], colour, 0.16)
    pen.shape([(left + 0.06, base - 0.05), (middle, peak + 0.035), (right - 0.06, base - 0.05)], tint(colour, 0.82),
              0.1,
              0.004)


def steps(pen: Pen, left: float, right: float, top: float, count: int = 3, colour: Colour = STONE) -> None:
    for k in range(count):
        pen.shape(box(left - 0.025 * k, top + 0.022 * k, right + 0.025 * k, top + 0.022 * (k + 1)), colour, 0.1, 0.005)


# openings

def arched(x: float, foot: float, half: float, height: float, pointed: bool = False) -> Line:
    """The outline of an arch that stands on `foot`."""
    if pointed:
        right = curve([(x, foot - height), (x + half * 0.62, foot - height + half * 0.75),
                       (x + half, foot - height + half * 1.9),
                       (x + half, foot)], steps=8)
        return mirrored(right, x)
    spring = foot - height + half
    return [(x + half, foot), *ring((x, spring), half, None, 0, -180, 20), (x - half, foot)]


def door(pen: Pen, x: float, foot: float, half: float, height: float, pointed: bool = False, colour: Colour = WOOD,
         frame: Colour = STONE) -> None:
    way = arched(x, foot, half, height, pointed)
    pen.shape(scaled(way, 1.2, (x, foot)), frame, 0.12)
    pen.shape(way, colour, 0.2)
    with pen.clipped(way):
        for k in range(-3, 4):
            pen.line([(x + half * k / 3, foot), (x + half * k / 3, foot - height)], tint(colour, 0.6), 0.004)
        for part in (0.25, 0.62):
            pen.line([(x - half, foot - height * part), (x + half, foot - height * part)], (44, 38, 40), 0.008)
    pen.gold(ring((x + half * 0.4, foot - height * 0.42), 0.008, count=12), 0.003)


def opening(pen: Pen, x: float, foot: float, half: float, height: float, pointed: bool = False, light: bool = False,
            frame: Colour = STONE) -> None:
    """A window or a gateway without a door; `light` when a candle burns within."""
    way = arched(x, foot, half, height, pointed)
    pen.shape(scaled(way, 1.24, (x, foot - height * 0.45)), frame, 0.12, 0.005)
    pen.shape(way, LIT if light else (52, 38, 44), 0.12, 0.004)
    if light:
        pen.glow((x, foot - height * 0.5), height * 1.1, LIT, 0.4)


def pane(pen: Pen, x: float, y: float, half: float, tall: float, light: bool = False, pointed: bool = False) -> None:
    """A window with its cross; y is its middle."""
    way = arched(x, y + tall, half, 2 * tall, pointed) if pointed else box(x - half, y - tall, x + half, y + tall)
    pen.shape(scaled(way, 1.3, (x, y)), (240, 230, 208), 0.1, 0.004)
    pen.shape(way, LIT if light else (70, 84, 104), 0.2, 0.004)
    pen.line([(x, y - tall), (x, y + tall)], (60, 44, 40), 0.005)
    pen.line([(x - half, y), (x + half, y)], (60, 44, 40), 0.005)


def panes(pen: Pen, left: float, right: float, y: float, count: int, half: float = 0.02, tall: float = 0.032,
          light: bool = False, pointed: bool = False) -> None:
    for k in range(count):
        pane(pen, left + (right - left) * (k + 0.5) / count, y, half, tall, light, pointed)


def slit(pen: Pen, x: float, y: float, tall: float = 0.04) -> None:
    pen.shape(box(x - 0.01, y - tall, x + 0.01, y + tall), (40, 30, 34), 0, 0.005, (96, 86, 78))


def rose(pen: Pen, at: Point, radius: float) -> None:
    """A round church window."""
    pen.disc(at, radius * 1.2, STONE, 0.14)
    pen.disc(at, radius, (46, 66, 128), 0.2, 0.004)
    for k in range(8):
        a = math.radians(k * 45)
        pen.dot((at[0] + radius * 0.62 * math.cos(a), at[1] + radius * 0.62 * math.sin(a)), radius * 0.24,
                ((206, 74, 62), (238, 190, 80), (90, 160, 190))[k % 3])
    pen.dot(at, radius * 0.26, (238, 190, 80))


def timber(pen: Pen, left: float, top: float, right: float, bottom: float, count: int = 3) -> None:
    """Half-timbering."""
    beam = (112, 70, 44)
    pen.shape(box(left, top, right, bottom), PLASTER, 0.1)
    for k in range(count):
        a, b = left + (right - left) * k / count, left + (right - left) * (k + 1) / count
        pen.line([(a, bottom), (b, top)] if k % 2 == 0 else [(a, top), (b, bottom)], beam, 0.011)
        pen.line([(a, top), (a, bottom)], beam, 0.013)
    pen.line([(right, top), (right, bottom)], beam, 0.013)
    for y in (top, bottom):
        pen.line([(left, y), (right, y)], beam, 0.015)
    pen.outline(box(left - 0.007, top - 0.007, right + 0.007, bottom + 0.007), 0.004)


# on top and in front

def cross(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    w = size * 0.14
    pen.gold([(x - w, y), (x - w, y - size * 0.5), (x - size * 0.34, y - size * 0.5),
              (x - size * 0.34, y - size * 0.72),
              (x - w, y - size * 0.72), (x - w, y - size), (x + w, y - size), (x + w, y - size * 0.72),
              (x + size * 0.34, y - size * 0.72), (x + size * 0.34, y - size * 0.5), (x + w, y - size * 0.5),
              (x + w, y)],
             0.005)


def pennant(pen: Pen, x: float, foot: float, height: float, colour: Colour, length: float = 0.12) -> None:
    pen.line([(x, foot), (x, foot - height)], INK, 0.009)
    top = foot - height
    pen.shape([(x, top), *curve([(x, top), (x + length * 0.45, top + 0.012), (x + length, top + 0.03)]),
               *curve([(x + length, top + 0.03), (x + length * 0.5, top + 0.05),
                       (x, top + 0.065)])], colour, 0.2, 0.005)
    pen.gold(ring((x, top - 0.008), 0.01, count=14), 0.003)


def hanging(pen: Pen, x: float, top: float, half: float, height: float, colour: Colour, tails: bool = True) -> None:
    """A banner that hangs from a rod."""
    low = top + height
    end = [(x + half, low), (x, low - half * 0.7), (x - half, low)] if tails else [(x + half, low), (x - half, low)]
    pen.shape([(x - half, top), (x + half, top), *end], colour, 0.22)
    pen.line([(x - half * 0.72, top), (x - half * 0.72, low - half * 0.3)], GOLD_LIGHT, 0.006)
    pen.line([(x + half * 0.72, top), (x + half * 0.72, low - half * 0.3)], GOLD_LIGHT, 0.006)
    pen.line([(x - half * 1.25, top), (x + half * 1.25, top)], WOOD, 0.014)


def shade_of(pen: Pen, left: float, right: float, foot: float) -> None:
    """The shadow of a building on the ground."""
    pen.shadow([(left, foot - 0.02), (right, foot - 0.02), (right + 0.1, foot + 0.03), (left + 0.06, foot + 0.035)], 0,
               0, 0.014,
               0.4)


def smoke(pen: Pen, at: Point, size: float, colour: Colour = (214, 206, 200)) -> None:
    for k in range(5):
        r = size * (0.32 + 0.17 * k)
        p = at[0] + size * 0.28 * k * (1 if k % 2 else 0.75), at[1] - size * 0.62 * k
        pen.shape(ring(p, r, r * 0.82), colour, 0.12, 0.004, (130, 116, 112))


def flame(pen: Pen, at: Point, size: float) -> None:
    """Fire; `at` is the middle of its foot."""
    x, y = at
    for k, colour in ((1.0, (206, 66, 34)), (0.72, (240, 142, 42)), (0.42, (255, 224, 120))):
        shape = curve([(x, y), (x - size * 0.42 * k, y - size * 0.3 * k), (x - size * 0.2 * k, y - size * 0.72 * k),
                       (x + size * 0.02 * k, y - size * 1.1 * k), (x + size * 0.22 * k, y - size * 0.66 * k),
                       (x + size * 0.42 * k, y - size * 0.28 * k)], True, 7)
        pen.shape(moved(shape, 0, 0), colour, 0.08, 0.004 if k == 1.0 else 0, (120, 30, 20))
