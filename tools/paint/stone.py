"""Cities and buildings: streets full of houses, walls with merlons and towers, gates, monasteries."""

import math
import random

import numpy as np
import pygame

from .brush import WHITE, Canvas, Colour, ring_points, tint, turned
from .curves import Line, Point, along, distance, length, towards
from .grid import CELLS, Grid
from .land import beside, bush, tree
from .plan import WALL

ROOFS: list[tuple[Colour, Colour]] = [((204, 98, 66), (160, 68, 48)), ((212, 122, 76), (172, 88, 56)),
                                      ((184, 82, 62), (144, 60, 48)), ((194, 140, 88), (154, 104, 64)),
                                      ((168, 92, 84), (128, 66, 62))]
SLATE: tuple[Colour, Colour] = ((120, 132, 150), (84, 94, 112))
OUTLINE: Colour = (66, 40, 30)
WALL_LINE: Colour = (62, 52, 46)


def house(canvas: Canvas,
          at: Point,
          w: float,
          h: float,
          angle: float,
          rng: random.Random,
          roof: tuple[Colour, Colour] | None = None) -> None:
    """A gabled house from above: lit and dark roof side, shingle rows, bright ridge, a strip of plaster, its shadow."""
    light, dark = roof or rng.choice(ROOFS)
    hw, hh = w / 2, h / 2
    box = turned(at, angle, [(-hw, -hh), (hw, -hh), (hw, hh), (-hw, hh)])
    canvas.polygon([(x + 0.008, y + 0.012) for x, y in box], (128, 98, 68))
    canvas.polygon([(x, y + 0.009) for x, y in box], (238, 224, 194))
    canvas.outline([(x, y + 0.009) for x, y in box], (96, 64, 44), 0.003)
    lit_top = math.cos(angle) - math.sin(angle) * 0.4 > 0                  # the roof side towards the upper left
    top, bottom = (light, dark) if lit_top else (dark, light)
    canvas.polygon(turned(at, angle, [(-hw, -hh), (hw, -hh), (hw, 0), (-hw, 0)]), top)
    canvas.polygon(turned(at, angle, [(-hw, 0), (hw, 0), (hw, hh), (-hw, hh)]), bottom)
    for k in range(1, 6):
        v = -hh + k * h / 6
        if abs(v) > 0.002:
            canvas.stroke(turned(at, angle, [(-hw, v), (hw, v)]), tint(top if v < 0 else bottom, 0.86), 0.0022)
    canvas.stroke(turned(at, angle, [(-hw, 0), (hw, 0)]), tint(light, 1.24), 0.0045)
    canvas.outline(box, OUTLINE, 0.003)
    if rng.random() < 0.5:
        cx, cy = turned(at, angle, [(hw * 0.5, -hh * 0.4)])[0]
        chimney = [(cx - 0.006, cy - 0.01), (cx + 0.006, cy - 0.01), (cx + 0.006, cy + 0.005), (cx - 0.006, cy + 0.005)]
        canvas.polygon(chimney, (134, 112, 102))
        canvas.outline(chimney, (72, 54, 48), 0.002)


def round_tower(canvas: Canvas,
                at: Point,
                radius: float,
                roof: tuple[Colour, Colour] | None = None,
                flag: Colour | None = None) -> None:
    """A round tower with merlons, or with a pointed roof."""
    def shade(mask: pygame.Surface) -> None:
        canvas.disc((at[0] + 0.01, at[1] + 0.014), radius * 1.05, (20, 16, 8, 110), mask)
    canvas.glaze(shade)
    canvas.disc(at, radius + 0.005, WALL_LINE)
    canvas.disc(at, radius, (176, 166, 154))
    canvas.disc((at[0] + radius * 0.12, at[1] + radius * 0.14), radius * 0.76, (112, 102, 95))
    canvas.disc((at[0] - radius * 0.05, at[1] - radius * 0.05), radius * 0.66, (152, 142, 132))
    for p in ring_points(at, radius * 0.87, 8, 0.2):
        canvas.disc(p, radius * 0.2, WALL_LINE)
        canvas.disc(p, radius * 0.15, (208, 198, 186))
    if roof:
        light, dark = roof
        count = 12
        rim = ring_points(at, radius * 0.94, count)
        for k in range(count):
            a, b = rim[k], rim[(k + 1) % count]
            facing = math.cos(2 * math.pi * (k + 0.5) / count - math.radians(225))
            mix = tuple(
                int(d + (c - d) * (facing + 1) / 2) for c, d in zip(tint(light, 1.1), tint(dark, 0.9), strict=True))
            canvas.polygon([at, a, b], mix)
        canvas.outline(rim, OUTLINE, 0.0035)
        canvas.disc(at, 0.0045, (236, 206, 120))
    if flag:
        banner(canvas, (at[0], at[1] - radius * 0.2), flag)


def banner(canvas: Canvas, at: Point, colour: Colour) -> None:
    x, y = at
    canvas.stroke([(x, y), (x, y - 0.055)], (70, 50, 34), 0.005)
    canvas.polygon([(x, y - 0.055), (x + 0.038, y - 0.046), (x, y - 0.033)], tint(colour, 0.7))
    canvas.polygon([(x, y - 0.053), (x + 0.034, y - 0.046), (x, y - 0.036)], colour)


def city_wall(canvas: Canvas, wall: Line, town_on_left: bool) -> None:
    """Dark outline, stone body, joints, and merlons on both rims."""
    canvas.stroke(wall, WALL_LINE, WALL + 0.012)
    canvas.textured("stone", lambda mask: canvas.stroke(wall, WHITE, WALL, mask))
    outer = -1 if town_on_left else 1
    canvas.stroke(beside(wall, outer * WALL * 0.36), (150, 139, 128), WALL * 0.2)
    canvas.stroke(beside(wall, -outer * WALL * 0.1), (204, 195, 182), WALL * 0.26)
    total = length(wall)
    count = max(4, round(total / 0.0255))
    for k in range(count + 1):
        here, onward = along(wall, k / count), along(wall, min(1.0, k / count + 0.004))
        if here == onward:
            here = along(wall, k / count - 0.004)
        span = distance(here, onward) or 1.0
        ux, uy = (onward[0] - here[0]) / span, (onward[1] - here[1]) / span
        nx, ny = -uy, ux
        canvas.stroke([(here[0] - nx * WALL * 0.3, here[1] - ny * WALL * 0.3),
                       (here[0] + nx * WALL * 0.3, here[1] + ny * WALL * 0.3)], (122, 112, 102), 0.0028)
        for side in (-1, 1):
            c = (here[0] + ux * 0.007 + nx * side * WALL * 0.48, here[1] + uy * 0.007 + ny * side * WALL * 0.48)
            lit = nx * side * 0.6 + ny * side * 0.8 < 0
            box = [(c[0] + ux * a + nx * b, c[1] + uy * a + ny * b)
                   for a, b in ((-0.0075, -0.006), (0.0075, -0.006), (0.0075, 0.006), (-0.0075, 0.006))]
            canvas.polygon(box, (214, 206, 193) if lit else (178, 168, 155))
            canvas.outline(box, WALL_LINE, 0.0026)


def towers_along(canvas: Canvas, wall: Line, gates: list[Point], rng: random.Random) -> None:
    total = length(wall)
    parts = {1: (0.5,), 2: (0.3, 0.7), 3: (0.22, 0.5, 0.78)}[1 if total < 0.5 else 2 if total < 1.3 else 3]
    for part in parts:
        at = along(wall, part)
        if all(distance(at, gate) > 0.11 for gate in gates):
            roofed = rng.random() < 0.35
            round_tower(canvas, at, 0.042, rng.choice([SLATE, ROOFS[0], ROOFS[2]]) if roofed else None)


def gate(canvas: Canvas, at: Point, direction: Point) -> None:
    """A gate in a wall, seen with the road: two towers and a dark way between them; direction is into the town."""
    dx, dy = direction
    def place(u: float, v: float) -> Point:
        return at[0] + dx * u - dy * v, at[1] + dy * u + dx * v
    body = [place(-0.036, -0.05), place(0.034, -0.05), place(0.034, 0.05), place(-0.036, 0.05)]
    canvas.shadow_polygon(body, 0.01, 0.01, 110)
    canvas.polygon(body, WALL_LINE)
    canvas.textured_polygon(
        "stone",
        [place(-0.03, -0.045), place(0.03, -0.045),
         place(0.03, 0.045), place(-0.03, 0.045)])
    way = [
        place(-0.042, -0.026),
        place(0.0, -0.026),
        place(0.016, -0.014),
        place(0.02, 0),
        place(0.016, 0.014),
        place(0.0, 0.026),
        place(-0.042, 0.026)
    ]
    canvas.polygon(way, (46, 36, 30))
    canvas.outline(way, (206, 197, 184), 0.005)
    canvas.polygon(way, (52, 40, 32))
    canvas.polygon(
        [place(-0.042, -0.026),
         place(-0.016, -0.026),
         place(-0.016, 0.026), place(-0.042, 0.026)], (150, 126, 92))
    for v in (-0.052, 0.052):
        round_tower(canvas, place(-0.004, v), 0.027)


def houses(canvas: Canvas, room: Grid, rng: random.Random) -> None:
    """Houses wherever there is room: for each cell its distance from what must stay free."""
    spots: Line = []
    rows, columns = np.nonzero(room > 0.05)
    if not len(rows):
        return
    for _ in range(900):
        k = rng.randrange(len(rows))
        x, y = (columns[k] + rng.random()) / CELLS, (rows[k] + rng.random()) / CELLS
        if all(abs(x - a) > 0.122 or abs(y - b) > 0.098 for a, b in spots):
            spots.append((float(x), float(y)))
    for at in sorted(spots, key=lambda p: p[1]):
        if rng.random() < 0.12:
            tree(canvas, at, 0.034, rng)
        else:
            house(canvas, at, rng.uniform(0.1, 0.12), rng.uniform(0.078, 0.09),
                  rng.choice([0, 0, 0, math.pi / 2, 0.22, -0.22]), rng)


def parish_church(canvas: Canvas, room: Grid, rng: random.Random) -> Point | None:
    """A church among the houses of a larger city; where it stands."""
    rows, columns = np.nonzero(room > 0.15)
    if not len(rows):
        return None
    k = rng.randrange(len(rows))
    at = float((columns[k] + 0.5) / CELLS), float((rows[k] + 0.5) / CELLS)
    canvas.textured("plaza", lambda mask: canvas.ellipse(at, 0.125, 0.1, WHITE, mask))
    church(canvas, at, 0.098, SLATE, rng)
    return at


def shield(canvas: Canvas, at: Point, size: float = 0.058) -> None:
    """Our pennant: a blue shield with a golden tower, on a dark and a light rim."""
    def form(k: float) -> Line:
        curve = [(math.cos(a) ** 0.8, 0.1 + 1.1 * math.sin(a) ** 1.15) for a in (k * math.pi / 20 for k in range(10))]
        side = [(-1, -1), (1, -1), *curve, (0, 1.2), *((-u, v) for u, v in reversed(curve))]
        return [(at[0] + x * size * 0.8 * k, at[1] + y * size * 0.86 * k) for x, y in side]
    canvas.shadow_polygon(form(1.12), 0.009, 0.008, 150)
    canvas.polygon(form(1.2), (40, 26, 18))
    canvas.polygon(form(1.08), (240, 226, 190))
    canvas.polygon(form(0.9), (38, 74, 138))
    canvas.polygon([(at[0], at[1] - size * 0.774), *(p for p in form(0.9) if p[0] <= at[0] + 1e-6)], (54, 96, 168))
    x, y = at
    s = size * 0.36
    tower = [(-1, 1.3), (-1, -0.5), (-1.25, -0.5), (-1.25, -1.3), (-0.7, -1.3), (-0.7, -0.9), (-0.3, -0.9),
             (-0.3, -1.3), (0.3, -1.3), (0.3, -0.9), (0.7, -0.9), (0.7, -1.3), (1.25, -1.3), (1.25, -0.5), (1, -0.5),
             (1, 1.3)]
    canvas.polygon([(x + u * s, y + v * s) for u, v in tower], (244, 200, 84))
    canvas.polygon([(x - 0.3 * s, y + 1.3 * s), (x - 0.3 * s, y + 0.4 * s), (x, y), (x + 0.3 * s, y + 0.4 * s),
                    (x + 0.3 * s, y + 1.3 * s)], (38, 74, 138))


def church(canvas: Canvas,
           at: Point,
           size: float,
           roof: tuple[Colour, Colour],
           rng: random.Random,
           angle: float = 0.0,
           aisles: bool = False) -> None:
    """A nave with a transept, a round apse and a spire, as used for monasteries and the cathedral."""
    s = size
    def body(points: Line) -> Line:
        return turned(at, angle, [(u * s, v * s) for u, v in points])
    nave = [(-1, -0.3), (0.75, -0.3), (0.75, 0.3), (-1, 0.3)]
    wing = [(0.05, -0.72), (0.5, -0.72), (0.5, 0.72), (0.05, 0.72)]
    whole = [nave, wing, [(-1.02, -0.5), (0.05, -0.5), (0.05, 0.5), (-1.02, 0.5)]] if aisles else [nave, wing]
    for part in whole:
        canvas.shadow_polygon(body(part), 0.018, 0.012, 130)
    apse = turned(at, angle, [(0.75 * s, 0)])[0]
    for lift in (0.014, 0.0):
        if lift:
            for part in whole:
                canvas.polygon([(x, y + lift) for x, y in body(part)], (232, 220, 194))
                canvas.outline([(x, y + lift) for x, y in body(part)], (96, 70, 50), 0.003)
            canvas.disc((apse[0], apse[1] + lift), 0.3 * s, (232, 220, 194))
    light, dark = roof
    canvas.disc(apse, 0.3 * s, OUTLINE)
    canvas.disc(apse, 0.3 * s - 0.003, dark)
    canvas.disc((apse[0] - 0.003, apse[1] - 0.005), 0.2 * s, light)
    if aisles:
        for sign, colour in ((-1, tint(light, 0.92)), (1, tint(dark, 0.92))):
            side = body([(-1.02, sign * 0.3), (0.05, sign * 0.3), (0.05, sign * 0.5), (-1.02, sign * 0.5)])
            canvas.polygon(side, colour)
            canvas.outline(side, OUTLINE, 0.003)
        for k in range(5):
            for sign in (-1, 1):
                u = -0.9 + k * 0.22
                canvas.stroke(body([(u, sign * 0.32), (u, sign * 0.56)]), (214, 205, 190), 0.007)
    for first, last in (((nave[0], nave[1]), (nave[3], nave[2])), ((wing[0], wing[3]), (wing[1], wing[2]))):
        def row(part: float, first: tuple[Point, Point] = first, last: tuple[Point, Point] = last) -> Line:
            """A line of shingles, from one eaves to the other."""
            return body([towards(a, b, part) for a, b in zip(first, last, strict=True)])
        canvas.polygon(row(0) + row(0.5)[::-1], light)
        canvas.polygon(row(0.5) + row(1)[::-1], dark)
        for k in range(1, 9):
            canvas.stroke(row(k / 9), tint(light if k < 4.5 else dark, 0.88), 0.002)
        canvas.stroke(row(0.5), tint(light, 1.25), 0.006)
        canvas.outline(row(0) + row(1)[::-1], OUTLINE, 0.0032)
    crossing = turned(at, angle, [(0.27 * s, 0)])[0]
    spire(canvas, crossing, 0.27 * s, roof)
    if aisles:
        for sign in (-1, 1):
            spire(canvas, turned(at, angle, [(-0.98 * s, sign * 0.42 * s)])[0], 0.2 * s, roof)


def spire(canvas: Canvas, at: Point, radius: float, roof: tuple[Colour, Colour]) -> None:
    """A square tower with a pointed roof and a golden cross."""
    x, y = at
    base = [(x - radius, y - radius), (x + radius, y - radius), (x + radius, y + radius), (x - radius, y + radius)]
    canvas.shadow_polygon(base, 0.014, 0.008, 130)
    canvas.polygon([(a, b + 0.008) for a, b in base], (220, 208, 184))
    light, dark = roof
    sides = [tint(light, 1.12), tint(dark, 1.0), tint(dark, 0.8), tint(light, 0.96)]
    for k in range(4):
        canvas.polygon([base[k], base[(k + 1) % 4], (x, y)], sides[k])
        canvas.stroke([base[k], (x, y)], tint(dark, 0.75), 0.0025)
    canvas.outline(base, OUTLINE, 0.0034)
    s = max(radius * 0.55, 0.014)
    for width, colour in ((0.0095, (70, 46, 20)), (0.0055, (250, 214, 108))):
        canvas.stroke([(x, y + s * 0.5), (x, y - s)], colour, width)
        canvas.stroke([(x - s * 0.55, y - s * 0.45), (x + s * 0.55, y - s * 0.45)], colour, width)


def monastery(canvas: Canvas,
              at: Point,
              radius: float,
              special: bool,
              rng: random.Random,
              pagoda: bool = False) -> None:
    """A walled court with a church and a cloister; special ones have a golden court."""
    x, y = at
    r = radius * 0.95
    k = r / 0.158
    court = ring_points(at, r * 1.06, 8, math.pi / 8)
    canvas.shadow_polygon(court, 0.014, 0.016, 130)
    canvas.polygon(court, WALL_LINE)
    canvas.textured_polygon("wheat" if special else "plaza", ring_points(at, r * 1.0, 8, math.pi / 8))
    rim = ring_points(at, r * 1.0, 8, math.pi / 8)
    canvas.outline(rim, WALL_LINE, 0.019)
    canvas.outline(rim, (196, 186, 170), 0.011)
    canvas.outline([(a - 0.002, b - 0.002) for a, b in rim], (222, 214, 200), 0.0045)
    for dx, dy in ((-0.1, -0.055), (-0.1, 0.06), (0.095, 0.075)):
        bush(canvas, (x + dx * k, y + dy * k), 0.016)
    if pagoda:
        temple(canvas, at, k)
        return
    church(canvas, (x, y - 0.008), 0.108 * k, ((150, 66, 58), (110, 44, 42)) if not special else
           ((70, 112, 124), (46, 80, 92)), rng)
    house(canvas, (x - 0.055 * k, y + 0.085 * k), 0.09 * k, 0.045 * k, 0.0, rng, ROOFS[3])


def temple(canvas: Canvas, at: Point, k: float) -> None:
    """Roofs in three steps with upturned corners."""
    for size, lift, light, dark in ((0.105, 0.0, (120, 132, 150), (80, 90, 108)),
                                    (0.076, 0.03, (178, 70, 56), (132, 46, 40)), (0.046, 0.056, (120, 132, 150),
                                                                                  (80, 90, 108))):
        size, lift = size * k, lift * k
        x, y = at[0], at[1] + 0.03 * k - lift
        eaves = [(x - size * 1.1, y - size * 0.82), (x, y - size * 0.72), (x + size * 1.1, y - size * 0.82),
                 (x + size, y), (x + size * 1.1, y + size * 0.82), (x, y + size * 0.72),
                 (x - size * 1.1, y + size * 0.82), (x - size, y)]
        canvas.shadow_polygon(eaves, 0.01, 0.01, 130)
        canvas.polygon(eaves, dark)
        canvas.polygon([eaves[6], eaves[7], eaves[0], eaves[1], eaves[2], (x, y)], light)
        canvas.polygon([eaves[0], eaves[1], eaves[2], (x, y)], tint(light, 1.14))
        for corner in (0, 2, 4, 6):
            canvas.stroke([eaves[corner], (x, y)], tint(dark, 0.7), 0.004)
        canvas.outline(eaves, OUTLINE, 0.004)
    canvas.disc((at[0], at[1] - 0.026 * k), 0.009, (250, 214, 108))


def viaduct(canvas: Canvas, line: Line, width: float, surface: str) -> None:
    """A way on arches with stone rails above whatever lies below."""
    canvas.shadow_line(line, width, 0.016, 0.012, 150)
    rails = beside(line, -width / 2), beside(line, width / 2)
    deck = rails[0] + rails[1][::-1]
    canvas.textured_polygon(surface, deck)
    for rail in rails:
        canvas.stroke(rail, WALL_LINE, 0.02)
        canvas.stroke(rail, (190, 181, 168), 0.012)
        canvas.stroke([(x - 0.002, y - 0.002) for x, y in rail], (218, 210, 198), 0.004)


def portal(canvas: Canvas, at: Point, inward: Point) -> None:
    """The mouth of a tunnel; inward is the way in."""
    dx, dy = inward
    def place(u: float, v: float) -> Point:
        return at[0] + dx * u - dy * v, at[1] + dy * u + dx * v

    front = [
        place(-0.014, -0.055),
        place(0.026, -0.055),
        place(0.04, -0.03),
        place(0.046, 0),
        place(0.04, 0.03),
        place(0.026, 0.055),
        place(-0.014, 0.055)
    ]
    canvas.shadow_polygon(front, 0.01, 0.01, 120)
    canvas.polygon(front, WALL_LINE)
    canvas.textured_polygon("stone", [
        place((u) * 0.88, v * 0.9) for u, v in ((-0.014, -0.055), (0.026, -0.055), (0.04, -0.03), (0.046, 0),
                                                (0.04, 0.03), (0.026, 0.055), (-0.014, 0.055))
    ])
    mouth = [
        place(-0.018, -0.032),
        place(0.006, -0.03),
        place(0.022, -0.016),
        place(0.026, 0),
        place(0.022, 0.016),
        place(0.006, 0.03),
        place(-0.018, 0.032)
    ]
    canvas.polygon(mouth, (34, 26, 22))
