"""Unique districts in the open: ruins, graves, a well, a quarry and a park."""

from collections.abc import Callable

from . import land, riches
from . import masonry as m
from . import things as t
from .lines import Point, arc, box, curve, ring, star, tube, turned
from .pen import GOLD, INK, PURPLE, RUBY, Colour, Pen, tint


def ghost(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    pen.glow(at, size * 2.0, (190, 226, 240), 0.55)
    hem = [(x + size * (0.6 - 0.2 * k), y + size * (0.9 if k % 2 else 1.15)) for k in range(7)]
    pen.shape(curve([(x, y - size), (x + size * 0.5, y - size * 0.7), (x + size * 0.58, y), *hem, (x - size * 0.58, y),
                     (x - size * 0.5, y - size * 0.7)], True, 6),
              (226, 238, 244), 0.14, 0.006, (70, 80, 110))
    for dx in (-0.2, 0.18):
        pen.fill(ring((x + size * dx, y - size * 0.4), size * 0.1, size * 0.15), (50, 50, 80))
    pen.fill(ring((x, y - size * 0.02), size * 0.12, size * 0.2), (50, 50, 80))


def haunted_city(pen: Pen) -> None:
    land.night(pen)
    land.moon(pen, (-0.34, 0.24), 0.12)
    stone: Colour = (104, 98, 122)
    for x, half, top, broken in ((-0.5, 0.1, 0.5, 1), (-0.28, 0.1, 0.42, 0), (0.46, 0.12, 0.34, 1),
                                 (0.24, 0.09, 0.52, 0), (0.0, 0.1, 0.3, 1)):
        if broken:
            shape = [(x - half, 0.96), (x - half, top + 0.05), (x - half * 0.5, top), (x - half * 0.2, top + 0.12),
                     (x + half * 0.2, top + 0.07), (x + half * 0.5, top + 0.2), (x + half, top + 0.16),
                     (x + half, 0.96)]
            pen.fill(shape, stone, 0.2)
            pen.stone(shape, stone, 0.045, 0.5)
            pen.outline(shape, 0.008)
        else:
            m.wall(pen, x - half, top, x + half, 0.96, tint(stone, 0.86))
            pen.shape([(x - half - 0.03, top + 0.02), (x - half * 0.4, top - 0.2), (x + half * 0.1, top - 0.07),
                       (x + half * 0.5, top - 0.12), (x + half + 0.03, top + 0.02)], (66, 58, 88), 0.2)
        for dy in (0.2, 0.38):
            glass: Colour = (206, 226, 120) if pen.rng.random() < 0.45 else (36, 30, 52)
            pen.shape(m.arched(x, top + dy + 0.06, 0.024, 0.08, True), glass, 0.1, 0.005)
    pen.shape([*curve([(-0.62, 0.9), (-0.3, 0.86), (0, 0.9), (0.3, 0.86), (0.62, 0.9)]), (0.62, 1.05), (-0.62, 1.05)],
              (52, 48, 70), 0.1)
    for x, y, s in ((-0.16, 0.66, 0.13), (0.27, 0.72, 0.1), (-0.44, 0.78, 0.085)):
        ghost(pen, (x, y), s)
    for k in range(5):
        pen.fill(tube(curve([(-0.6 + 0.2 * k, 0.93), (-0.45 + 0.2 * k, 0.9), (-0.3 + 0.22 * k, 0.94)]), 0.03),
                 (200, 204, 226), 0, 0.22)
    land.bare_tree(pen, (0.55, 0.96), 0.3, (36, 28, 44))


def graveyard(pen: Pen) -> None:
    pen.wash((70, 84, 110), (186, 176, 160))
    land.moon(pen, (0.3, 0.26), 0.13)
    land.hills(pen, 0.62, (84, 96, 88))
    land.ground(pen, 0.68, (98, 112, 84))
    land.bare_tree(pen, (-0.42, 0.84), 0.72)
    m.wall(pen, 0.24, 0.5, 0.52, 0.76, (150, 146, 150))
    m.gable(pen, 0.24, 0.52, 0.5, 0.36, (150, 146, 150), m.DARK)
    m.door(pen, 0.38, 0.76, 0.05, 0.18, True, (70, 74, 84))
    m.cross(pen, (0.38, 0.37), 0.08)
    t.stone_cross(pen, -0.06, 0.82, 0.3)
    t.gravestone(pen, 0.12, 0.86, 0.07, 0.17, 4)
    t.gravestone(pen, -0.27, 0.9, 0.085, 0.2, -7)
    t.gravestone(pen, 0.32, 0.95, 0.085, 0.2, 3)
    t.stone_cross(pen, 0.5, 0.94, 0.24)
    t.gravestone(pen, 0.02, 0.97, 0.08, 0.18, -3)
    t.raven(pen, (0.3, 0.755), 0.12)
    for x in (-0.5, -0.18, 0.18, 0.44):
        for lean in (-0.016, 0, 0.016):
            pen.line([(x, 0.98), (x + lean, 0.93)], (70, 90, 60), 0.007)


def wishing_well(pen: Pen) -> None:
    pen.diaper(PURPLE, "stars")
    land.hills(pen, 0.66, (112, 146, 100))
    land.ground(pen, 0.74)
    land.tree(pen, (-0.46, 0.84), 0.34)
    land.bush(pen, (0.48, 0.84), 0.12)
    for x in (-0.2, 0.2):
        pen.line([(x, 0.76), (x, 0.3)], INK, 0.046)
        pen.line([(x, 0.76), (x, 0.3)], m.WOOD, 0.032)
    pen.line([(-0.26, 0.42), (0.28, 0.42)], INK, 0.036)
    pen.line([(-0.26, 0.42), (0.28, 0.42)], (170, 116, 70), 0.024)
    pen.line([(0.28, 0.42), (0.3, 0.49), (0.34, 0.49)], INK, 0.018)
    m.roof(pen, -0.28, 0.28, 0.33, 0.12, m.TILE, 0.12)
    pen.line([(0.0, 0.42), (0.0, 0.56)], (190, 160, 110), 0.012)
    pen.line(arc((0, 0.6), 0.05, 190, 350), INK, 0.008)
    pen.shape([(-0.06, 0.58), (0.06, 0.58), (0.048, 0.68), (-0.048, 0.68)], (150, 104, 66), 0.24)
    pen.line([(-0.056, 0.61), (0.056, 0.61)], t.IRON, 0.012)
    pen.glow((0, 0.7), 0.3, (170, 230, 255), 0.65)
    pen.shape(ring((0, 0.72), 0.28, 0.06), tint(m.STONE, 0.8), 0.1, 0.008)
    pen.shape(ring((0, 0.72), 0.22, 0.04), (60, 110, 150), 0.2, 0.006)
    front = [*arc((0, 0.72), 0.28, 0, 180, 0.21), *arc((0, 0.92), 0.27, 180, 0, 0.22)]
    pen.fill(front, m.STONE, 0.24)
    pen.stone(front, m.STONE, 0.05, 0.6)
    pen.outline(front, 0.009)
    riches.coin(pen, (0.13, 0.5), 0.045)
    riches.coin(pen, (-0.12, 0.56), 0.036)
    for at, s in (((0.07, 0.48), 0.02), ((-0.08, 0.5), 0.024), ((0.16, 0.6), 0.02), ((0.2, 0.44), 0.018),
                  ((-0.14, 0.64), 0.018)):
        pen.fill(star(at, s * 1.3, 4, 0.25), (255, 250, 214))
    for x, y, colour in ((-0.4, 0.94, RUBY), (-0.34, 0.97, (244, 214, 90)), (0.38, 0.95, (240, 240, 250)),
                         (0.45, 0.97, (214, 120, 190)), (0.52, 0.94, RUBY), (-0.52, 0.97, (240, 240, 250))):
        pen.line([(x, y + 0.04), (x, y)], (70, 110, 60), 0.008)
        for k in range(5):
            pen.dot(turned([(x, y - 0.014)], k * 72, (x, y))[0], 0.012, colour)
        pen.dot((x, y), 0.008, GOLD)


def quarry(pen: Pen) -> None:
    pen.wash((150, 186, 208), (244, 228, 196))
    land.cloud(pen, (-0.3, 0.16), 0.16)
    rock: Colour = (210, 190, 160)
    for k, (left, top) in enumerate(((-0.62, 0.24), (-0.4, 0.38), (-0.16, 0.52), (0.1, 0.66))):
        pen.fill(box(-0.62, top, left + 0.3, top + 0.3), tint(rock, 1.1 - 0.06 * k), 0.14)
        pen.stone(box(-0.62, top, left + 0.3, top + 0.3), tint(rock, 1.06 - 0.05 * k), 0.07, 0.6)
        pen.outline(box(-0.63, top, left + 0.3, top + 0.3), 0.008)
        pen.fill(box(-0.62, top - 0.0, left + 0.3, top + 0.022), tint(rock, 1.4))
    land.tree(pen, (-0.5, 0.25), 0.14)
    land.bush(pen, (-0.36, 0.24), 0.045)
    pen.shape([(-0.62, 0.84), *curve([(-0.62, 0.84), (-0.1, 0.8), (0.3, 0.82), (0.62, 0.8)]), (0.62, 1.04),
               (-0.62, 1.04)], (196, 170, 130), 0.16)
    for a, b, w in (((0.3, 0.86), (0.42, 0.2), 0.026), ((0.54, 0.86), (0.42, 0.2), 0.026),
                    ((0.34, 0.66), (0.5, 0.66), 0.018), ((0.42, 0.22), (0.12, 0.14), 0.024)):
        pen.line([a, b], INK, w + 0.012)
        pen.line([a, b], m.WOOD, w)
    t.wheel(pen, (0.42, 0.6), 0.11, 8)
    pen.line([(0.13, 0.15), (0.13, 0.46)], INK, 0.008)
    pen.line([(0.13, 0.15), (0.42, 0.5)], INK, 0.006)
    stone_block(pen, 0.13, 0.62, 0.16)
    pen.line([(0.13, 0.44), (0.06, 0.49)], INK, 0.007)
    pen.line([(0.13, 0.44), (0.2, 0.49)], INK, 0.007)
    stone_block(pen, -0.34, 0.95, 0.17)
    stone_block(pen, -0.15, 0.97, 0.15)
    stone_block(pen, -0.25, 0.84, 0.14)
    for angle, x in ((38, 0.08), (-38, 0.24)):               # a pick and a hammer
        if angle > 0:
            pen.line(turned([(x, 0.99), (x, 0.74)], angle, (0.16, 0.9)), INK, 0.026)
            pen.line(turned([(x, 0.99), (x, 0.74)], angle, (0.16, 0.9)), m.WOOD, 0.015)
            pen.shape(turned(tube(curve([(x - 0.11, 0.8), (x, 0.74), (x + 0.11, 0.8)]), (0.03, 0.03)), angle,
                             (0.16, 0.9)), t.IRON, 0.3)
        else:
            t.hammer(pen, turned([(x, 0.99)], angle, (0.16, 0.9))[0], 0.24, angle)


def stone_block(pen: Pen, x: float, foot: float, size: float) -> None:
    """A cut stone with its top and its side."""
    h, d = size * 0.62, size * 0.24
    pen.shape([(x - size / 2, foot), (x - size / 2, foot - h), (x + size / 2, foot - h), (x + size / 2, foot)],
              (222, 206, 180), 0.12, 0.007)
    pen.shape([(x - size / 2, foot - h), (x - size / 2 + d, foot - h - d * 0.7), (x + size / 2 + d, foot - h - d * 0.7),
               (x + size / 2, foot - h)], (244, 234, 212), 0.06, 0.007)
    pen.shape([(x + size / 2, foot), (x + size / 2, foot - h), (x + size / 2 + d, foot - h - d * 0.7),
               (x + size / 2 + d, foot - d * 0.7)], (166, 148, 124), 0.1, 0.007)


def park(pen: Pen) -> None:
    land.day(pen)
    land.cloud(pen, (0.36, 0.14), 0.14)
    land.sun(pen, (-0.42, 0.17), 0.06)
    land.hills(pen, 0.52, (128, 164, 110))
    land.ground(pen, 0.58, (134, 172, 88))
    for x, s, colour in ((-0.52, 0.3, (82, 130, 66)), (0.5, 0.36, (74, 118, 62)), (0.3, 0.24, (214, 140, 158)),
                         (-0.32, 0.24, (196, 168, 74))):
        land.tree(pen, (x, 0.68 if abs(x) < 0.4 else 0.72), s, colour)
    pen.shape([*curve([(-0.2, 1.04), (-0.14, 0.84), (-0.02, 0.72), (0.0, 0.62)]),
               *curve([(0.04, 0.62), (0.08, 0.74), (0.02, 0.86), (0.1, 1.04)])], (232, 212, 168), 0.1)
    pen.shape(ring((0.36, 0.86), 0.2, 0.07), (226, 206, 164), 0.1)
    pen.shape(ring((0.36, 0.855), 0.18, 0.058), (104, 168, 196), 0.16, 0.005)
    swan(pen, (0.34, 0.85), 0.09)
    for dx, dy in ((0.47, 0.87), (0.26, 0.89)):
        pen.shape(ring((dx, dy), 0.03, 0.011), (96, 150, 80), 0.1, 0.004)
        pen.dot((dx, dy - 0.008), 0.01, (240, 190, 210))
    fountain(pen, (0.02, 0.66), 0.22)
    pen.shape(box(-0.5, 0.8, -0.26, 0.825), (150, 98, 60), 0.14)
    pen.shape(box(-0.5, 0.74, -0.26, 0.76), (150, 98, 60), 0.14)
    for x in (-0.47, -0.29):
        pen.line([(x, 0.74), (x, 0.88)], INK, 0.014)
    for _ in range(26):
        x, y = pen.rng.uniform(-0.58, 0.58), pen.rng.uniform(0.9, 0.98)
        if not -0.22 < x < 0.14 and not (x > 0.14 and y < 0.95):
            pen.dot((x, y), 0.013, pen.rng.choice([RUBY, (246, 220, 100), (246, 244, 250), (190, 120, 190)]))
            pen.dot((x, y), 0.005, (250, 230, 120))
    land.bush(pen, (-0.4, 0.93), 0.06)


def swan(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    neck = curve([(x - size * 0.5, y - size * 0.2), (x - size * 0.85, y - size * 0.6),
                  (x - size * 0.55, y - size * 1.05), (x - size * 0.8, y - size * 1.3)])
    pen.line(neck, INK, size * 0.3)
    pen.line(neck, (252, 250, 244), size * 0.18)
    pen.shape(curve([(x - size * 0.75, y - size * 0.1), (x - size * 0.3, y - size * 0.5),
                     (x + size * 0.4, y - size * 0.6), (x + size, y - size * 0.55), (x + size * 0.7, y + size * 0.1),
                     (x, y + size * 0.2)], True),
              (252, 250, 244), 0.12, 0.006)
    pen.fill([(x - size * 0.82, y - size * 1.34), (x - size * 1.15, y - size * 1.16),
              (x - size * 0.8, y - size * 1.18)], (226, 120, 40))
    pen.line(curve([(x - size * 0.1, y - size * 0.3), (x + size * 0.3, y - size * 0.2),
                    (x + size * 0.8, y - size * 0.4)]), (160, 160, 170), 0.005)


def fountain(pen: Pen, at: Point, size: float) -> None:
    x, y = at
    for sign in (-1, 1):
        for reach in (0.5, 0.85):
            pen.line(curve([(x, y - size * 1.1), (x + sign * size * reach * 0.5, y - size * (1.35 - reach * 0.2)),
                            (x + sign * size * reach, y - size * 0.3)]), (214, 236, 246), 0.01)
    pen.shape(box(x - size * 0.08, y - size * 1.05, x + size * 0.08, y), m.STONE, 0.24)
    pen.shape([(x - size * 0.4, y - size * 0.7), (x + size * 0.4, y - size * 0.7), (x + size * 0.14, y - size * 0.54),
               (x - size * 0.14, y - size * 0.54)], m.STONE, 0.2)
    pen.shape([(x - size, y - size * 0.2), (x + size, y - size * 0.2), (x + size * 0.84, y + size * 0.14),
               (x - size * 0.84, y + size * 0.14)], m.STONE, 0.2)
    pen.shape(ring((x, y - size * 0.2), size, size * 0.13), (120, 176, 204), 0.14)


PLACES: dict[str, Callable[[Pen], None]] = {
    "haunted_city": haunted_city, "graveyard": graveyard, "wishing_well": wishing_well, "quarry": quarry, "park": park
}
