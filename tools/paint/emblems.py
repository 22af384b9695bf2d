"""Things on meadow and in towns: villages, gardens, inns, volcanoes, and the emblems of the later sets."""

import math
import random
from itertools import pairwise

import pygame

from .brush import WHITE, Canvas, Colour, ring_points, tint, turned
from .castles import castle
from .curves import Line, Point
from .land import bush, tree
from .plan import Thing
from .stone import ROOFS, banner, church, city_wall, house, monastery, round_tower, shield

GOLD: Colour = (244, 204, 96)


def medallion(canvas: Canvas, at: Point, radius: float, colour: Colour) -> None:
    """A round enamel plate with a golden rim, the ground of every emblem."""
    canvas.shadow_disc(at, radius, 0.009, 0.01, 140)
    canvas.disc(at, radius, (48, 32, 18))
    canvas.disc(at, radius * 0.95, (206, 160, 66))
    canvas.disc((at[0] - radius * 0.03, at[1] - radius * 0.04), radius * 0.9, (250, 222, 138))
    canvas.disc(at, radius * 0.84, (70, 46, 22))
    canvas.disc(at, radius * 0.8, colour)
    canvas.disc((at[0] - radius * 0.1, at[1] - radius * 0.12), radius * 0.64, tint(colour, 1.16))


def scaled(at: Point, s: float, points: Line) -> Line:
    return [(at[0] + x * s, at[1] + y * s) for x, y in points]


def crossing(canvas: Canvas, at: Point, rng: random.Random) -> None:
    canvas.textured("road", lambda mask: canvas.disc(at, 0.056, WHITE, mask))
    canvas.disc(at, 0.03, (120, 108, 96))
    canvas.disc(at, 0.026, (190, 180, 166))
    canvas.disc(at, 0.016, (88, 146, 172))
    canvas.disc((at[0] - 0.003, at[1] - 0.004), 0.009, (168, 210, 224))
    for angle in (0.78, 2.36, 3.93, 5.5):
        if rng.random() < 0.9:
            p = (at[0] + 0.105 * math.cos(angle), at[1] + 0.1 * math.sin(angle))
            house(canvas, p, 0.082, 0.062, 0.0, rng)


def village(canvas: Canvas, at: Point, rng: random.Random) -> None:
    canvas.textured("road", lambda mask: canvas.disc(at, 0.075, WHITE, mask))
    for dx, dy in ((-0.062, -0.055), (0.064, -0.05), (-0.066, 0.05), (0.066, 0.056)):
        house(canvas, (at[0] + dx * 1.2, at[1] + dy * 1.2), 0.07, 0.054, rng.choice([0, 0.2, -0.2]), rng)
    canvas.disc(at, 0.022, (110, 98, 86))
    canvas.disc(at, 0.016, (72, 118, 146))


def hamlet(canvas: Canvas, at: Point, rng: random.Random) -> None:
    canvas.textured("soil", lambda mask: canvas.disc(at, 0.09, WHITE, mask))
    for dx, dy, w in ((-0.06, -0.045, 0.085), (0.055, -0.05, 0.08), (0.06, 0.045, 0.075), (-0.055, 0.05, 0.07)):
        house(canvas, (at[0] + dx, at[1] + dy), w, 0.06, 0.1, rng)


def inn(canvas: Canvas, at: Point, rng: random.Random) -> None:
    """An inn by a pond, with its hanging sign."""
    canvas.ellipse((at[0] + 0.012, at[1] + 0.03), 0.075, 0.046, (108, 134, 66))
    canvas.textured("water", lambda mask: canvas.ellipse((at[0] + 0.012, at[1] + 0.03), 0.068, 0.04, WHITE, mask))
    house(canvas, (at[0] - 0.005, at[1] - 0.022), 0.112, 0.078, 0.0, rng, ((222, 160, 60), (178, 118, 40)))
    x, y = at[0] + 0.062, at[1] + 0.03
    canvas.stroke([(x, y + 0.03), (x, y - 0.035)], (60, 40, 26), 0.007)
    canvas.disc((x + 0.004, y - 0.034), 0.025, (48, 30, 18))
    canvas.disc((x + 0.004, y - 0.034), 0.021, (250, 236, 200))
    mug = scaled((x + 0.002, y - 0.034), 0.011, [(-0.8, -0.9), (0.7, -0.9), (0.7, 1), (-0.8, 1)])
    canvas.polygon(mug, (196, 128, 36))
    canvas.stroke(scaled((x + 0.002, y - 0.034), 0.011, [(0.8, -0.4), (1.3, -0.2), (1.3, 0.4), (0.8, 0.6)]),
                  (196, 128, 36), 0.0035)


def garden(canvas: Canvas, at: Point, rng: random.Random) -> None:
    """Beds of flowers inside a clipped hedge, round a fountain."""
    r = 0.098
    square = scaled(at, r, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
    canvas.shadow_polygon(square, 0.008, 0.01, 110)
    canvas.polygon(square, (58, 90, 42))
    canvas.polygon(scaled(at, r * 0.84, [(-1, -1), (1, -1), (1, 1), (-1, 1)]), (226, 206, 160))
    flowers = [(206, 66, 74), (240, 196, 76), (186, 104, 178), (236, 232, 222)]
    for k, (dx, dy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        c = (at[0] + dx * r * 0.47, at[1] + dy * r * 0.47)
        bed = scaled(c, r * 0.31, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
        canvas.polygon(bed, (78, 122, 54))
        for _ in range(11):
            canvas.disc((c[0] + rng.uniform(-0.8, 0.8) * r * 0.3, c[1] + rng.uniform(-0.8, 0.8) * r * 0.3), 0.0058,
                        flowers[k])
    for k in range(28):
        side, step = divmod(k, 7)
        part = step / 7 * 2 - 1
        u, v = ((part, -1.0), (1.0, part), (-part, 1.0), (-1.0, -part))[side]
        bush(canvas, (at[0] + u * r * 0.95, at[1] + v * r * 0.95), 0.0105)
    canvas.disc(at, r * 0.27, (110, 98, 86))
    canvas.disc(at, r * 0.22, (200, 192, 178))
    canvas.disc(at, r * 0.15, (92, 152, 180))
    canvas.disc((at[0] - 0.003, at[1] - 0.003), r * 0.06, (226, 242, 248))


def volcano(canvas: Canvas, at: Point, rng: random.Random) -> None:
    r = 0.15
    foot = [(x, y) for x, y in (((at[0] + r * (1 + 0.1 * math.sin(5 * a + 1)) * math.cos(a)),
                                 at[1] + r * 0.92 * (1 + 0.08 * math.cos(4 * a)) * math.sin(a))
                                for a in (k * math.pi / 16 for k in range(32)))]
    canvas.shadow_polygon(foot, 0.018, 0.018, 140)
    canvas.textured_polygon("rock", foot)
    top = (at[0] - 0.008, at[1] - 0.02)

    def slopes(mask: pygame.Surface) -> None:
        for k in range(32):
            facing = math.cos(2 * math.pi * (k + 0.5) / 32 - math.radians(225))
            colour = (255, 236, 200, int(60 * facing)) if facing > 0 else (20, 10, 10, int(-90 * facing))
            canvas.polygon([top, foot[k], foot[(k + 1) % 32]], colour, mask)
    canvas.glaze(slopes)
    for angle, reach in ((0.5, 0.95), (2.0, 0.8), (3.4, 0.9), (4.7, 0.65), (1.2, 0.7)):
        line = [(top[0] + (0.045 + (r * reach - 0.045) * t) * math.cos(angle + 0.25 * math.sin(4 * t)),
                 top[1] + (0.045 + (r * reach - 0.045) * t) * 0.94 * math.sin(angle + 0.25 * math.sin(4 * t)))
                for t in (k / 8 for k in range(9))]
        canvas.stroke(line, (120, 30, 16), 0.02)
        canvas.stroke(line, (228, 84, 30), 0.013)
        canvas.stroke(line, (252, 186, 70), 0.005)
    canvas.disc(top, 0.062, (58, 40, 34))
    canvas.disc((top[0] + 0.003, top[1] + 0.004), 0.05, (150, 36, 20))
    canvas.disc((top[0] + 0.003, top[1] + 0.005), 0.042, (236, 96, 32))
    canvas.disc((top[0] + 0.002, top[1] + 0.004), 0.026, (254, 204, 84))

    for k in range(6):
        puff = (top[0] + 0.013 * k + rng.uniform(-0.008, 0.008), top[1] - 0.016 * k)
        canvas.shadow_disc(puff, 0.014 + 0.004 * k, -0.002, 0.016, 120, (240, 232, 226))


def dragon(canvas: Canvas, at: Point) -> None:
    medallion(canvas, at, 0.085, (150, 36, 34))
    s = 0.062
    neck = [
        (x, y)
        for x, y in scaled(at, s, [(0.75, 0.75), (0.2, 0.85), (-0.4, 0.6), (-0.55, 0.15), (-0.2, -0.15), (0.2, -0.35)])
    ]
    canvas.stroke(neck, (30, 66, 34), s * 0.42)
    canvas.stroke(neck, (96, 168, 74), s * 0.3)
    head = scaled(at, s, [(-0.25, -0.75), (0.1, -0.5), (0.35, -0.6), (0.95, -0.3), (0.9, -0.05), (0.45, -0.02),
                          (0.75, 0.2), (0.2, 0.18), (-0.2, -0.05), (-0.15, -0.4)])
    canvas.polygon(head, (30, 66, 34))
    canvas.polygon([(at[0] + 0.002 + (x - at[0]) * 0.86, at[1] - 0.004 + (y - at[1]) * 0.86) for x, y in head],
                   (110, 184, 84))
    canvas.disc((at[0] + 0.32 * s, at[1] - 0.38 * s), 0.007, (255, 226, 90))
    canvas.polygon(scaled(at, s, [(0.8, 0.1), (1.12, 0.2), (0.98, 0.32), (1.1, 0.5), (0.72, 0.3)]), (252, 170, 56))


def magic_portal(canvas: Canvas, at: Point) -> None:
    medallion(canvas, at, 0.085, (70, 48, 120))
    for turn in range(3):
        spiral = [(at[0] + (0.008 + 0.05 * t) * math.cos(5 * t + turn * 2.1),
                   at[1] + (0.008 + 0.05 * t) * math.sin(5 * t + turn * 2.1)) for t in (k / 14 for k in range(15))]
        canvas.stroke(spiral, (190, 168, 250), 0.011)
        canvas.stroke(spiral, (240, 232, 255), 0.005)
    canvas.disc(at, 0.015, (255, 250, 230))


def princess(canvas: Canvas, at: Point) -> None:
    medallion(canvas, at, 0.072, (176, 74, 128))
    s = 0.05
    canvas.polygon(scaled(at, s, [(-0.7, 1.0), (-0.35, 0.1), (0.35, 0.1), (0.7, 1.0)]), (250, 236, 240))
    canvas.polygon(scaled(at, s, [(-0.45, 0.5), (-0.5, -0.35), (0, -0.7), (0.5, -0.35), (0.45, 0.5)]), (222, 170, 70))
    canvas.disc((at[0], at[1] - 0.15 * s), 0.33 * s, (248, 216, 186))
    canvas.polygon(
        scaled(at, s, [(-0.5, -0.45), (-0.55, -1.05), (-0.22, -0.75), (0, -1.15), (0.22, -0.75), (0.55, -1.05),
                       (0.5, -0.45)]), (70, 46, 22))
    canvas.polygon(
        scaled(at, s * 0.86, [(-0.5, -0.5), (-0.52, -1.05), (-0.22, -0.75), (0, -1.15), (0.22, -0.75), (0.52, -1.05),
                              (0.5, -0.5)]), GOLD)


def foundation(canvas: Canvas, at: Point) -> None:
    """A square of big stones, ready for a tower."""
    r = 0.078
    square = scaled(at, r, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
    canvas.shadow_polygon(square, 0.01, 0.01, 130)
    canvas.polygon(square, (60, 50, 44))
    canvas.textured_polygon("stone", scaled(at, r * 0.93, [(-1, -1), (1, -1), (1, 1), (-1, 1)]))
    for k in range(1, 4):
        v = -1 + k * 0.5
        canvas.stroke(scaled(at, r, [(-0.92, v), (0.92, v)]), (104, 94, 84), 0.004)
        canvas.stroke(scaled(at, r, [(v, -0.92), (v, 0.92)]), (104, 94, 84), 0.004)
    canvas.polygon(scaled(at, r * 0.56, [(-1, -1), (1, -1), (1, 1), (-1, 1)]), (52, 42, 36))
    canvas.polygon(scaled((at[0] + 0.003, at[1] + 0.004), r * 0.46, [(-1, -1), (1, -1), (1, 1), (-1, 1)]), (92, 78, 66))
    for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        p = (at[0] + dx * r * 0.86, at[1] + dy * r * 0.86)
        canvas.polygon(scaled(p, 0.02, [(-1, -1), (1, -1), (1, 1), (-1, 1)]), (60, 50, 44))
        canvas.polygon(scaled((p[0] - 0.001, p[1] - 0.002), 0.016, [(-1, -1), (1, -1), (1, 1), (-1, 1)]),
                       (214, 205, 192))


DIRECTIONS = {"N": -90, "NE": -45, "E": 0, "SE": 45, "S": 90, "SW": 135, "W": 180, "NW": 225}


def flying_machine(canvas: Canvas, at: Point, direction: str) -> None:
    """A winged machine of wood and linen on a round plate; a golden arrow shows where it flies."""
    angle = math.radians(DIRECTIONS[direction])
    medallion(canvas, at, 0.108, (116, 168, 196))
    def place(points: Line) -> Line:
        return turned(at, angle, [(x * 0.062, y * 0.062) for x, y in points])
    arrow = place([(1.0, -0.3), (1.0, -0.62), (1.95, 0), (1.0, 0.62), (1.0, 0.3)])
    canvas.polygon(arrow, (70, 40, 10))
    canvas.polygon([(at[0] + (x - at[0]) * 0.97, at[1] + (y - at[1]) * 0.97)
                    for x, y in place([(1.05, -0.2), (1.05, -0.44), (1.8, 0), (1.05, 0.44), (1.05, 0.2)])],
                   (250, 196, 60))
    for sign in (-1, 1):
        wing = place([(0.35, 0.12 * sign), (0.45, 1.25 * sign), (0.0, 1.1 * sign), (-0.25, 1.2 * sign),
                      (-0.35, 0.75 * sign), (-0.5, 0.6 * sign), (-0.25, 0.12 * sign)])
        canvas.polygon(wing, (84, 58, 36))
        canvas.polygon(
            place([(0.28, 0.2 * sign), (0.36, 1.12 * sign), (0.0, 0.98 * sign), (-0.2, 1.05 * sign),
                   (-0.28, 0.7 * sign), (-0.4, 0.55 * sign), (-0.2, 0.2 * sign)]), (246, 232, 200))
        for tip in ((0.36, 1.12 * sign), (0.0, 0.98 * sign), (-0.28, 0.7 * sign)):
            canvas.stroke(place([(0.2, 0.15 * sign), tip]), (140, 100, 62), 0.004)
    canvas.stroke(place([(0.75, 0), (-1.0, 0)]), (66, 42, 24), 0.022)
    canvas.stroke(place([(0.7, 0), (-0.95, 0)]), (176, 122, 70), 0.013)
    canvas.polygon(place([(-0.7, 0), (-1.15, 0.4), (-1.0, 0), (-1.15, -0.4)]), (216, 84, 60))


def bazaar(canvas: Canvas, at: Point, rng: random.Random) -> None:
    canvas.shadow_disc(at, 0.118, 0.006, 0.012, 90)
    canvas.textured("plaza", lambda mask: canvas.disc(at, 0.118, WHITE, mask))
    tents = [(-0.055, -0.045, (200, 60, 54)), (0.058, -0.05, (54, 108, 160)), (-0.05, 0.058, (226, 172, 60)),
             (0.056, 0.055, (86, 140, 76))]
    for dx, dy, colour in tents:
        c = (at[0] + dx, at[1] + dy)
        rim = ring_points(c, 0.05, 12)
        canvas.polygon([(x + 0.006, y + 0.009) for x, y in rim], (120, 104, 84))
        for k in range(12):
            shade = 1.1 - 0.35 * (1 - math.cos(2 * math.pi * (k + 0.5) / 12 - math.radians(225))) / 2
            canvas.polygon([c, rim[k], rim[(k + 1) % 12]], tint(colour if k % 2 else (246, 236, 214), shade))
        canvas.outline(rim, (70, 46, 34), 0.0035)
        canvas.disc(c, 0.007, GOLD)


def plague(canvas: Canvas, at: Point) -> None:
    medallion(canvas, at, 0.08, (58, 66, 50))
    s = 0.05
    canvas.disc((at[0], at[1] - 0.2 * s), 0.72 * s, (238, 230, 210))
    canvas.polygon(scaled(at, s, [(-0.42, 0.2), (0.42, 0.2), (0.36, 0.85), (-0.36, 0.85)]), (238, 230, 210))
    for sign in (-1, 1):
        canvas.disc((at[0] + sign * 0.28 * s, at[1] - 0.18 * s), 0.2 * s, (40, 34, 28))
    canvas.polygon(scaled(at, s, [(0, 0.1), (0.12, 0.34), (-0.12, 0.34)]), (40, 34, 28))
    for k in (-1, 0, 1):
        canvas.stroke(scaled(at, s, [(k * 0.2, 0.52), (k * 0.2, 0.85)]), (40, 34, 28), 0.0045)


def watchtower(canvas: Canvas, at: Point, symbol: str) -> None:
    """A tall tower on a cobbled round; a shield beside it says what it pays for."""
    canvas.shadow_disc(at, 0.08, 0.005, 0.01, 80)
    canvas.textured("plaza", lambda mask: canvas.disc(at, 0.08, WHITE, mask))
    round_tower(canvas, (at[0] - 0.02, at[1] - 0.012), 0.05, ((204, 98, 66), (150, 60, 46)), (236, 190, 70))
    if ":" in symbol:
        number, kind = symbol.split(":")[1].split("/")
        plate(canvas, (at[0] + 0.048, at[1] + 0.045), int(number), kind)


def plate(canvas: Canvas, at: Point, number: int, kind: str) -> None:
    """A parchment plate: dots for the points, above a picture of what is counted."""
    w, h = 0.046, 0.05
    card = [(at[0] - w, at[1] - h), (at[0] + w, at[1] - h), (at[0] + w, at[1] + h), (at[0] - w, at[1] + h)]
    canvas.shadow_polygon(card, 0.006, 0.006, 130)
    canvas.polygon(card, (60, 40, 24))
    canvas.polygon([(at[0] + (x - at[0]) * 0.9, at[1] + (y - at[1]) * 0.9) for x, y in card], (248, 236, 204))
    for k in range(number):
        canvas.disc((at[0] + (k - (number - 1) / 2) * 0.024, at[1] - 0.028), 0.0098, (150, 40, 34))
    c = (at[0], at[1] + 0.014)
    if kind == "road":
        canvas.stroke([(c[0] - 0.03, c[1] + 0.012), (c[0], c[1] - 0.004), (c[0] + 0.03, c[1] + 0.002)], (116, 94, 62),
                      0.02)
        canvas.stroke([(c[0] - 0.03, c[1] + 0.012), (c[0], c[1] - 0.004), (c[0] + 0.03, c[1] + 0.002)], (226, 208, 170),
                      0.012)
    elif kind == "city":
        canvas.polygon(
            scaled(c, 0.026, [(-1, 0.8), (-1, -0.6), (-0.5, -0.6), (-0.5, -0.2), (-0.25, -0.2), (-0.25, -0.6),
                              (0.25, -0.6), (0.25, -0.2), (0.5, -0.2), (0.5, -0.6), (1, -0.6), (1, 0.8)]),
            (150, 92, 60))
    elif kind == "monastery":
        canvas.polygon(scaled(c, 0.026, [(-0.9, 0.9), (-0.9, -0.1), (0, -0.9), (0.9, -0.1), (0.9, 0.9)]), (150, 66, 58))
        canvas.stroke(scaled(c, 0.026, [(0, -0.4), (0, 0.7)]), (248, 236, 204), 0.007)
        canvas.stroke(scaled(c, 0.026, [(-0.4, 0), (0.4, 0)]), (248, 236, 204), 0.007)
    elif kind == "pennant":
        shield(canvas, c, 0.022)
    else:
        canvas.disc((c[0], c[1] - 0.012), 0.011, (60, 60, 64))
        canvas.polygon(scaled(c, 0.022, [(-1, 1.1), (-0.6, -0.1), (0.6, -0.1), (1, 1.1)]), (60, 60, 64))


def abbey(canvas: Canvas, rng: random.Random) -> None:
    """The abbey tile: a walled estate that fills its square."""
    rim = [(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)]
    canvas.textured_polygon("plaza", [(0, 0), (1, 0), (1, 1), (0, 1)])
    canvas.textured_polygon("wheat", [(0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)])
    closed = [*rim, rim[0]]
    dense: Line = []
    for (ax, ay), (bx, by) in pairwise(closed):
        dense += [(ax + (bx - ax) * k / 24, ay + (by - ay) * k / 24) for k in range(24)]
    city_wall(canvas, [*dense, rim[0]], False)
    for p in rim:
        round_tower(canvas, p, 0.05, ROOFS[0])
    for dx, dy in ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)):
        garden(canvas, (dx, dy), rng)
    church(canvas, (0.48, 0.49), 0.25, ((150, 66, 58), (110, 44, 42)), rng, aisles=True)
    for k in range(5):
        tree(canvas, (0.36 + k * 0.07, 0.84), 0.025, rng)
        tree(canvas, (0.36 + k * 0.07, 0.16), 0.025, rng)


def paint_thing(canvas: Canvas, thing: Thing, tile_id: str, rng: random.Random) -> None:
    """Paint a thing by its kind."""
    at, symbol = thing.at, str(thing.facts.get("symbol", ""))
    match thing.kind:
        case "crossing":
            crossing(canvas, at, rng)
        case "village":
            village(canvas, at, rng)
        case "hamlet":
            hamlet(canvas, at, rng)
        case "house":
            house(canvas, at, 0.095, 0.07, 0.0, rng)
        case "inn":
            inn(canvas, at, rng)
        case "monastery":
            monastery(canvas, at, thing.radius, bool(thing.facts.get("special")), rng, tile_id.startswith("japan"))
        case "garden":
            garden(canvas, at, rng)
        case "volcano":
            volcano(canvas, at, rng)
        case "dragon":
            dragon(canvas, at)
        case "magic_portal":
            magic_portal(canvas, at)
        case "princess":
            princess(canvas, at)
        case "pennant":
            shield(canvas, at)
        case "foundation" | "tower_foundation":
            foundation(canvas, at)
        case "flying_machine":
            flying_machine(canvas, at, str(thing.facts["direction"]))
        case "bazaar":
            bazaar(canvas, at, rng)
        case "plague":
            plague(canvas, at)
        case "watchtower":
            watchtower(canvas, at, symbol)
        case "cathedral":
            canvas.textured("plaza", lambda mask: canvas.ellipse(at, 0.27, 0.2, WHITE, mask))
            church(canvas, (at[0] + 0.02, at[1]), 0.2, ((96, 128, 120), (64, 92, 88)), rng, aisles=True)
        case "abbey":
            abbey(canvas, rng)
        case "castle":
            castle(canvas, tile_id, at, rng)
        case _:
            banner(canvas, at, (206, 58, 50))
