"""The characters of ranks 5 to 9: half-figures before a ground of their own."""

from collections.abc import Callable

from . import arms, land, people, riches
from . import masonry as m
from . import things as t
from .lines import arc, box, curve, mirrored, moved, ring, tube, turned
from .pen import GOLD, GOLD_LIGHT, INK, RUBY, SAPPHIRE, Colour, Pen, tint
from .people import FAIR, HEAD, TAN, Face

X, Y = HEAD


def bishop(pen: Pen) -> None:
    pen.diaper((46, 92, 150), "cross")
    people.halo(pen, (X, Y - 0.04), 0.25)
    people.robe(pen, (244, 238, 224), 0.33, 0.58, 0.45)
    for sign in (-1, 1):
        pen.shape(curve([(sign * 0.05, 0.54), (sign * 0.24, 0.6), (sign * 0.36, 0.74), (sign * 0.44, 1.04),
                         (sign * 0.26, 1.06), (sign * 0.14, 0.76)], True),
                  (178, 44, 56), 0.24, 0.008)
    pen.gold(box(-0.05, 0.6, 0.05, 1.05), 0.006)
    for y in (0.72, 0.86):
        riches.gem(pen, (0, y), 0.024, SAPPHIRE)
    people.head(pen, Face(FAIR, (190, 186, 182), (80, 110, 150), 0.0, -0.5, 0.5, old=True, nose=1.1, broad=1.02))
    people.bob(pen, (200, 196, 190))
    mitre = [(-0.15, 0.27), *curve([(-0.15, 0.27), (-0.185, 0.15), (-0.1, 0.07), (0, 0.015)]),
             *curve([(0, 0.015), (0.1, 0.07), (0.185, 0.15), (0.15, 0.27)])]
    pen.shape([*mitre, (0, 0.295)], (250, 246, 234), 0.18, 0.009)
    pen.gold([(-0.152, 0.22), (0, 0.235), (0.152, 0.22), (0.15, 0.275), (0, 0.298), (-0.15, 0.275)], 0.006)
    pen.gold([(-0.022, 0.05), (0.022, 0.05), (0.022, 0.23), (-0.022, 0.23)], 0.005)
    riches.gem(pen, (0, 0.15), 0.026)
    crozier(pen, 0.43, 1.0, 0.3, 1)
    people.arm(pen, (0.27, 0.72), (0.42, 0.92), (0.43, 0.7), (178, 44, 56), 0.14, (246, 238, 220))
    people.arm(pen, (-0.27, 0.72), (-0.44, 0.86), (-0.4, 0.66), (178, 44, 56), 0.14, (246, 238, 220), fist=False)
    blessing(pen, (-0.4, 0.6), FAIR)


def crozier(pen: Pen, x: float, foot: float, top: float, side: int) -> None:
    """A bishop's staff."""
    line = [(x, foot), (x, top + 0.02), *((x + side * (px - x), py) for px, py in arc((x + 0.07, top), 0.07, 180, 470))]
    pen.line(line, INK, 0.034)
    pen.line(line, GOLD, 0.022)
    pen.line(moved(line, -0.004, -0.003), GOLD_LIGHT, 0.006)
    pen.gold(ring((x, top + 0.13), 0.026, count=18), 0.005)


def blessing(pen: Pen, at: tuple[float, float], skin: Colour) -> None:
    """A raised hand with two fingers up."""
    x, y = at
    for dx in (-0.02, 0.012):
        pen.shape(tube([(x + dx, y), (x + dx * 1.5, y - 0.11)], 0.03), skin, 0.14, 0.006)
    pen.shape(curve([(x - 0.05, y + 0.03), (x - 0.045, y - 0.03), (x + 0.045, y - 0.03), (x + 0.05, y + 0.03),
                     (x + 0.03, y + 0.07), (x - 0.03, y + 0.07)], True),
              skin, 0.14, 0.007)
    for dx in (0.02, 0.038):
        pen.line(curve([(x + dx, y - 0.02), (x + dx + 0.008, y + 0.01), (x + dx - 0.014, y + 0.03)]), tint(skin, 0.6),
                 0.005)
    pen.shape(tube(curve([(x - 0.04, y + 0.03), (x - 0.065, y - 0.01), (x - 0.06, y - 0.05)]), 0.024), skin, 0.14,
              0.006)


def abbot(pen: Pen) -> None:
    pen.diaper((108, 132, 150), "clover")
    cloth: Colour = (120, 82, 54)
    people.robe(pen, cloth, 0.35, 0.58, 0.48)
    pen.shape(mirrored(curve([(0, 0.72), (0.16, 0.68), (0.26, 0.58), (0.16, 0.49), (0.06, 0.5)])), tint(cloth, 0.86),
              0.22, 0.008)
    people.head(pen, Face((246, 200, 164), (120, 76, 44), (90, 70, 50), -0.2, -0.3, 1.0, nose=1.15, broad=1.2),
                scale=1.08)
    tuft: Colour = (128, 80, 46)
    for sign in (-1, 1):
        people.strands(pen, curve([(sign * 0.05, 0.245), (sign * 0.12, 0.26), (sign * 0.15, 0.36), (sign * 0.125, 0.4),
                                   (sign * 0.112, 0.3)], True, 6), tuft)
    pen.line(arc((0, 0.28), 0.07, 200, 270, 0.5), (255, 236, 216), 0.009)
    rope = curve([(-0.36, 0.98), (0, 0.93), (0.36, 0.98)])
    pen.line(rope, INK, 0.034)
    pen.line(rope, (232, 214, 170), 0.022)
    pen.line(curve([(-0.12, 0.6), (0, 0.76), (0.12, 0.6)]), GOLD, 0.008)
    m.cross(pen, (0, 0.87), 0.13)
    people.arm(pen, (-0.28, 0.7), (-0.5, 0.84), (-0.4, 0.62), cloth, 0.15, tint(cloth, 0.7))
    riches.coin(pen, (-0.37, 0.53), 0.05)
    t.scroll(pen, (0.41, 0.58), 0.1, 0.16, RUBY, 4)
    people.arm(pen, (0.28, 0.7), (0.46, 0.9), (0.42, 0.74), cloth, 0.15, tint(cloth, 0.7))


def merchant(pen: Pen) -> None:
    pen.diaper((52, 124, 84), "coin")
    cloth: Colour = (186, 124, 44)
    people.robe(pen, cloth, 0.33, 0.58, 0.46)
    people.trim(pen, 0.6, 0.055, (92, 58, 40))
    pen.shape(mirrored(curve([(0.03, 0.74), (0.16, 0.68), (0.25, 0.58), (0.14, 0.5), (0.05, 0.5)])), (110, 72, 48),
              0.24, 0.007)
    people.head(pen, Face(TAN, (70, 46, 30), (90, 66, 40), -0.4, 0.0, 0.8, nose=1.2, broad=1.08), scale=1.04)
    people.bob(pen, (70, 46, 30))
    people.beard(pen, (76, 50, 32), 1.4, wide=1.02, pointed=False)
    people.flat_hat(pen, (38, 106, 84), feather=(236, 214, 150))
    riches.gem(pen, (-0.06, 0.255), 0.026)
    t.scales(pen, (-0.33, 0.36), 0.27)
    people.arm(pen, (-0.26, 0.7), (-0.44, 0.86), (-0.335, 0.5), cloth, 0.13, (110, 72, 48), TAN)
    riches.stack(pen, 0.28, 0.97, 6)
    riches.stack(pen, 0.38, 0.99, 9)
    riches.stack(pen, 0.48, 0.97, 4)
    people.arm(pen, (0.27, 0.7), (0.46, 0.82), (0.36, 0.66), cloth, 0.13, (110, 72, 48), TAN)
    riches.coin(pen, (0.345, 0.56), 0.055)


def alchemist(pen: Pen) -> None:
    pen.wash((66, 52, 58), (120, 84, 66))
    for y, left, right in ((0.3, -0.58, -0.2), (0.56, -0.58, -0.28)):
        pen.shape(box(left, y, right, y + 0.025), (96, 62, 42), 0.1)
    for x, y, s, colour in ((-0.5, 0.3, 0.14, (96, 170, 90)), (-0.36, 0.3, 0.11, (214, 120, 60)),
                            (-0.5, 0.56, 0.1, (120, 110, 190)), (-0.38, 0.56, 0.12, (200, 70, 90))):
        t.flask(pen, (x, y), s, colour, False)
    cloth: Colour = (62, 112, 112)
    people.robe(pen, cloth, 0.31, 0.57, 0.42)
    apron = mirrored(curve([(0, 0.66), (0.12, 0.66), (0.16, 0.8), (0.24, 1.05)]))
    pen.shape(apron, (176, 128, 84), 0.2)
    people.head(pen, Face(FAIR, (180, 176, 170), (70, 110, 120), 0.7, -0.5, 0.4, old=True, nose=1.4, broad=0.95))
    for sign in (-1, 1):
        people.strands(pen, curve([(sign * 0.09, 0.24), (sign * 0.19, 0.22), (sign * 0.22, 0.33), (sign * 0.17, 0.44),
                                   (sign * 0.115, 0.37)], True, 6), (196, 192, 186))
    people.beard(pen, (206, 202, 196), 1.9, wide=0.85)
    pen.shape(mirrored(curve([(0, 0.19), (0.09, 0.2), (0.125, 0.27), (0.11, 0.285), (0, 0.265)])), (132, 44, 56), 0.26,
              0.008)
    for sign in (-1, 1):
        pen.gold(ring((sign * 0.052, Y + 0.005), 0.05, count=26), 0.004)
        pen.shape(ring((sign * 0.052, Y + 0.005), 0.038, count=26), (176, 226, 220), 0.3, 0.004)
        pen.dot((sign * 0.052 + 0.012, Y + 0.008), 0.014, (40, 60, 64))
        pen.line(arc((sign * 0.052, Y + 0.005), 0.026, 190, 260), (255, 255, 255), 0.006)
    t.flask(pen, (0.36, 0.72), 0.3, (240, 190, 60))
    people.arm(pen, (0.25, 0.68), (0.48, 0.86), (0.39, 0.5), cloth, 0.13, (176, 128, 84))
    for at, r in (((0.34, 0.26), 0.03), ((0.42, 0.17), 0.04), ((0.32, 0.1), 0.05)):
        pen.shape(ring(at, r), (250, 226, 150), 0.14, 0.004, (150, 110, 50))
    people.arm(pen, (-0.25, 0.68), (-0.42, 0.88), (-0.3, 0.86), cloth, 0.13, (176, 128, 84))
    pen.gold([(-0.34, 0.86), (-0.16, 0.83), (-0.14, 0.9), (-0.32, 0.93)], 0.006)


def architect(pen: Pen) -> None:
    pen.diaper((178, 116, 84), "check")
    for x, foot, half, high in ((0.46, 1.0, 0.09, 0.62),):
        m.tower(pen, x, foot, half, high, (214, 202, 182))
        for k in range(3):
            pen.line([(x - 0.15, 0.94 - 0.18 * k), (x + 0.14, 0.94 - 0.18 * k)], (120, 80, 50), 0.014)
        pen.line([(x - 0.14, 1.0), (x - 0.14, 0.42)], (120, 80, 50), 0.014)
    cloth: Colour = (74, 98, 128)
    people.robe(pen, cloth, 0.3, 0.57, 0.4)
    people.collar(pen, (244, 240, 230), half=0.15, deep=0.1)
    people.head(pen, Face(FAIR, (170, 116, 60), (66, 110, 100), -0.6, -0.1, 0.4, nose=1.05))
    people.bob(pen, (176, 122, 64))
    people.beard(pen, (176, 122, 64), 1.28, wide=0.8)
    people.flat_hat(pen, (150, 48, 54), tilt=0.03)
    plan = [(-0.5, 0.74), (0.12, 0.8), (0.18, 1.04), (-0.5, 1.04)]
    pen.shape(plan, (226, 232, 236), 0.1)
    for line in ([(-0.42, 1.0), (-0.42, 0.86), (-0.36, 0.8), (-0.3, 0.87), (-0.3, 1.0)],
                 [(-0.3, 0.92), (-0.06, 0.94), (-0.06, 1.02)],
                 [(-0.06, 0.94), (0.0, 0.86), (0.06, 0.95), (0.06, 1.02)],
                 [(-0.38, 0.98), (-0.38, 0.92), (-0.34, 0.92), (-0.34, 0.98)]):
        pen.line(line, (52, 84, 140), 0.007)
    people.arm(pen, (0.24, 0.68), (0.36, 0.92), (0.16, 0.94), cloth, 0.12, (244, 240, 230))
    t.compass(pen, (-0.36, 0.34), 0.46, 20)
    people.arm(pen, (-0.24, 0.68), (-0.46, 0.74), (-0.39, 0.46), cloth, 0.12, (244, 240, 230))


def navigator(pen: Pen) -> None:
    pen.wash((126, 176, 206), (232, 228, 206))
    land.cloud(pen, (-0.34, 0.2), 0.17)
    land.cloud(pen, (0.42, 0.13), 0.13)
    land.water(pen, 0.62)
    t.ship(pen, (-0.37, 0.68), 0.25)
    cloth: Colour = (38, 62, 104)
    people.robe(pen, cloth, 0.31, 0.58, 0.42)
    people.trim(pen, 0.6, 0.05, (236, 228, 206))
    for y in (0.68, 0.8, 0.92):
        for x in (-0.09, 0.09):
            pen.gold(ring((x, y), 0.016, count=14), 0.003)
    people.head(pen, Face(TAN, (66, 42, 30), (50, 100, 130), 0.9, 0.3, 0.3, nose=1.15, broad=1.03))
    people.bob(pen, (66, 42, 30))
    people.beard(pen, (72, 46, 32), 1.22, wide=0.98, pointed=False)
    hat: Colour = (32, 48, 82)
    people.plume(pen, (-0.1, 0.22), 0.26, (240, 236, 226), -1, 0.3)
    pen.shape(curve([(-0.27, 0.2), (-0.14, 0.13), (0, 0.08), (0.14, 0.13), (0.27, 0.2), (0.19, 0.28), (0, 0.235),
                     (-0.19, 0.28)], True), hat, 0.26, 0.009)
    pen.gold(tube(curve([(-0.27, 0.2), (-0.19, 0.275), (0, 0.235), (0.19, 0.275), (0.27, 0.2)]), 0.018), 0.003)
    riches.gem(pen, (0, 0.185), 0.03)
    t.telescope(pen, (0.11, 0.5), 0.44, -24)
    people.arm(pen, (0.26, 0.7), (0.42, 0.7), (0.3, 0.47), cloth, 0.13, GOLD, TAN)
    t.globe(pen, (-0.33, 0.9), 0.13)
    people.arm(pen, (-0.26, 0.7), (-0.42, 0.74), (-0.36, 0.79), cloth, 0.13, GOLD, TAN)


def warlord(pen: Pen) -> None:
    pen.wash((206, 120, 76), (244, 206, 140))
    land.hills(pen, 0.7, (132, 84, 62))
    m.pennant(pen, -0.5, 0.8, 0.62, RUBY, 0.16)
    for x, top in ((-0.4, 0.3), (-0.31, 0.24), (0.26, 0.22), (0.5, 0.2)):
        arms.spear(pen, (x, 1.0), (x + 0.01, top))
    people.robe(pen, (158, 38, 44), 0.33, 0.58, 0.46)
    plate = mirrored(curve([(0, 0.58), (0.13, 0.56), (0.21, 0.62), (0.2, 0.86), (0.17, 1.05)]))
    pen.shape(plate, (164, 172, 184), 0.34, 0.009)
    pen.line([(0, 0.59), (0, 1.02)], (96, 102, 114), 0.007)
    for y in (0.78, 0.92):
        pen.line(curve([(-0.19, y), (0, y + 0.03), (0.19, y)]), (96, 102, 114), 0.006)
    for sign in (-1, 1):
        for k in range(3):
            pen.shape(arc((sign * (0.26 + 0.025 * k), 0.66 + 0.05 * k), 0.1, 180, 360, 0.9), (176, 184, 196), 0.3,
                      0.007)
    people.head(pen, Face((214, 164, 122), (52, 36, 28), (84, 70, 60), 0.0, 1.0, -0.7, nose=1.25, broad=1.08),
                ears=False)
    people.beard(pen, (58, 38, 30), 1.3, wide=1.0, pointed=False)
    pen.line([(0.045, Y + 0.03), (0.085, Y + 0.1)], (176, 84, 74), 0.008)
    people.plume(pen, (0.0, 0.2), 0.28, RUBY, 1, 0.5)
    helm = [*curve([(-0.15, 0.33), (-0.155, 0.2), (-0.08, 0.1), (0, 0.08), (0.08, 0.1), (0.155, 0.2), (0.15, 0.33)]),
            (0.115, 0.33), *curve([(0.11, 0.31), (0, 0.27), (-0.11, 0.31)]), (-0.115, 0.33)]
    pen.shape(helm, (170, 178, 190), 0.36, 0.009)
    pen.shape([(-0.016, 0.26), (0.016, 0.26), (0.013, 0.4), (-0.013, 0.4)], (150, 158, 172), 0.3, 0.006)
    for sign in (-1, 1):
        pen.shape(curve([(sign * 0.15, 0.3), (sign * 0.158, 0.42), (sign * 0.11, 0.5), (sign * 0.1, 0.4),
                         (sign * 0.112, 0.32)], True, 6), (160, 168, 180), 0.3, 0.007)
    pen.gold(tube(curve([(-0.154, 0.25), (0, 0.2), (0.154, 0.25)]), 0.028), 0.004)
    arms.axe(pen, (0.44, 1.02), (0.41, 0.32), -1, 0.16)
    people.arm(pen, (0.28, 0.72), (0.46, 0.9), (0.425, 0.72), (150, 158, 172), 0.14, (110, 70, 46), (214, 164, 122))
    arms.shield(pen, (-0.36, 0.8), 0.19, (158, 38, 44), GOLD, "chevron")


def diplomat(pen: Pen) -> None:
    pen.diaper((154, 62, 74), "chevron")
    cloth: Colour = (232, 226, 210)
    people.robe(pen, (62, 70, 116), 0.32, 0.57, 0.42)
    pen.shape(mirrored(curve([(0, 0.62), (0.1, 0.6), (0.13, 0.8), (0.12, 1.05)])), (222, 186, 106), 0.2)
    for y in (0.7, 0.8, 0.9):
        pen.gold(ring((0, y), 0.016, count=14), 0.003)
    sash = tube(curve([(-0.27, 0.64), (0, 0.82), (0.28, 1.04)]), 0.09)
    pen.shape(sash, (190, 52, 60), 0.2, 0.008)
    ruff = mirrored(curve([(0, 0.58), (0.1, 0.585), (0.19, 0.55), (0.2, 0.51), (0.1, 0.49)]))
    pen.shape(ruff, (250, 248, 240), 0.1)
    for k in range(-6, 7):
        pen.line([(k * 0.012, 0.5), (k * 0.029, 0.575)], (176, 170, 164), 0.005)
    people.head(pen, Face(FAIR, (84, 56, 36), (70, 90, 110), -0.3, -0.4, 0.9, nose=1.1, chin=0.4, broad=0.95))
    people.bob(pen, (84, 56, 36))
    people.whiskers(pen, (84, 56, 36), curl=1.1)
    people.beard(pen, (84, 56, 36), 1.3, wide=0.36, moustache=False)
    hat: Colour = (62, 70, 116)
    people.plume(pen, (0.04, 0.24), 0.27, (250, 246, 236), 1, 0.2)
    pen.shape(curve([(-0.28, 0.235), (-0.15, 0.25), (0, 0.225), (0.15, 0.245), (0.28, 0.27), (0.14, 0.285), (0, 0.265),
                     (-0.15, 0.285)], True), hat, 0.2, 0.008)
    pen.shape(curve([(-0.14, 0.25), (-0.12, 0.14), (0, 0.11), (0.13, 0.14), (0.145, 0.25), (0, 0.27)], True), hat, 0.28,
              0.009)
    pen.shape(tube(curve([(-0.14, 0.232), (0, 0.252), (0.144, 0.232)]), 0.034), (222, 186, 106), 0.16, 0.005)
    t.dove(pen, (0.4, 0.45), 0.2)
    people.arm(pen, (0.26, 0.7), (0.46, 0.84), (0.42, 0.6), (62, 70, 116), 0.13, cloth)
    pen.line(curve([(0.545, 0.42), (0.55, 0.46), (0.53, 0.5)]), (86, 130, 70), 0.012)
    t.scroll(pen, (-0.41, 0.58), 0.12, 0.19, RUBY, 5)
    people.arm(pen, (-0.26, 0.7), (-0.46, 0.92), (-0.4, 0.78), (62, 70, 116), 0.13, cloth)


def artist(pen: Pen) -> None:
    pen.wash((232, 214, 178), (206, 170, 124))
    pen.shape([(0.2, 0.12), (0.56, 0.14), (0.56, 0.7), (0.2, 0.68)], (250, 246, 236), 0.04, 0.008)
    with pen.clipped([(0.2, 0.12), (0.56, 0.14), (0.56, 0.7), (0.2, 0.68)]):
        pen.wash((140, 190, 216), (244, 226, 190), box(0.2, 0.1, 0.58, 0.48))
        pen.fill(curve([(0.18, 0.5), (0.3, 0.4), (0.42, 0.48), (0.6, 0.42), (0.6, 0.8), (0.18, 0.8)], True),
                 (120, 160, 84))
        land.sun(pen, (0.47, 0.25), 0.04)
        m.tower(pen, 0.34, 0.54, 0.03, 0.16, (226, 204, 164), (186, 80, 58), 0.1)
    pen.outline([(0.2, 0.12), (0.56, 0.14), (0.56, 0.7), (0.2, 0.68)], 0.022, (132, 86, 52))
    for a, b in (((0.26, 0.7), (0.2, 1.02)), ((0.5, 0.7), (0.58, 1.02))):
        pen.line([a, b], INK, 0.028)
        pen.line([a, b], (142, 92, 56), 0.018)
    hair: Colour = (112, 66, 40)
    people.long_hair(pen, hair, (X - 0.1, Y), 0.18, 1.3)
    form = [(x - 0.1, y) for x, y in mirrored(curve([(0.06, 0.52), (0.18, 0.55), (0.29, 0.64), (0.31, 0.78),
                                                     (0.36, 1.06)]))]
    pen.shadow(form, 0.03, 0.02, 0.025)
    pen.shape(form, (244, 238, 226), 0.2, 0.009)
    for spot, colour in (((-0.2, 0.74), (206, 70, 60)), ((-0.02, 0.84), (60, 110, 180)),
                         ((-0.16, 0.92), (236, 190, 70))):
        pen.fill(curve([(spot[0] - 0.02, spot[1]), (spot[0], spot[1] - 0.022), (spot[0] + 0.026, spot[1]),
                        (spot[0], spot[1] + 0.024)], True), colour)
    at = (X - 0.1, Y)
    people.head(pen, Face(FAIR, hair, (90, 120, 80), 0.8, -0.5, 0.7, nose=1.1, chin=0.4, broad=0.94), at)
    people.fringe(pen, hair, at, -0.3)
    people.whiskers(pen, hair, at, 0.6)
    people.beard(pen, hair, 1.26, at, 0.34, False)
    people.flat_hat(pen, (58, 92, 128), at, tilt=-0.03)
    pen.shape(tube(curve([(-0.24, 0.57), (-0.1, 0.63), (0.04, 0.57)]), 0.06), (196, 62, 60), 0.2)
    brush_line = [(0.12, 0.74), (0.31, 0.52)]
    people.arm(pen, (0.12, 0.7), (0.22, 0.92), (0.14, 0.74), (244, 238, 226), 0.12)
    pen.line(brush_line, INK, 0.022)
    pen.line(brush_line, (190, 140, 80), 0.012)
    pen.shape(turned([(0.3, 0.53), (0.318, 0.48), (0.336, 0.53)], 42, (0.31, 0.52)), (206, 70, 60), 0.2, 0.005)
    people.hand(pen, (0.14, 0.73), 0.05)
    palette(pen, (-0.37, 0.82), 0.19)


def palette(pen: Pen, at: tuple[float, float], size: float) -> None:
    x, y = at
    form = curve([(x - size, y + size * 0.1), (x - size * 0.6, y - size * 0.64), (x + size * 0.3, y - size * 0.74),
                  (x + size, y - size * 0.2), (x + size * 0.8, y + size * 0.4),
                  (x + size * 0.3, y + size * 0.34), (x + size * 0.2, y + size * 0.74),
                  (x - size * 0.5, y + size * 0.72)], True)
    pen.shadow(form)
    pen.shape(form, (214, 164, 106), 0.22, 0.008)
    for u, v, colour in ((-0.6, -0.1, (206, 60, 56)), (-0.34, -0.42, (240, 190, 60)), (0.1, -0.5, (70, 150, 90)),
                         (0.5, -0.3, (60, 110, 190)), (-0.5, 0.36, (250, 248, 240)),
                         (0.6, 0.1, (120, 70, 140))):
        pen.disc((x + u * size, y + v * size), size * 0.15, colour, 0.24, 0.005)
    people.hand(pen, (x - size * 0.02, y + size * 0.3), 0.045, FAIR, 0)


def queen(pen: Pen) -> None:
    pen.diaper((112, 58, 116), "lily")
    hair: Colour = (222, 160, 72)
    lace = [(x, y + 0.014 * (k % 2)) for k, (x, y) in enumerate(arc((0, 0.55), 0.31, 170, 370))]
    pen.shadow(lace)
    pen.shape(lace, (250, 246, 238), 0.14, 0.007)
    for k in range(2, 23):
        pen.line([(0, 0.55), lace[k]], (186, 176, 186), 0.004)
    pen.outline(arc((0, 0.55), 0.26, 172, 368), 0.004, (186, 176, 186))
    people.long_hair(pen, hair, low=0.46, wide=1.7)
    people.robe(pen, (44, 120, 104), 0.28, 0.57, 0.42)
    pen.shape(mirrored(curve([(0, 0.72), (0.08, 0.64), (0.11, 0.55), (0.05, 0.5)])), FAIR, 0.1, 0.006)
    pen.gold(tube(curve([(-0.15, 0.55), (-0.08, 0.67), (0, 0.74), (0.08, 0.67), (0.15, 0.55)]), 0.03), 0.005)
    pen.gold(box(-0.05, 0.76, 0.05, 1.05), 0.005)
    for y in (0.82, 0.93):
        riches.gem(pen, (0, y), 0.022)
    people.head(pen, Face((250, 218, 190), hair, (60, 130, 110), 0.2, -0.3, 0.6, True, chin=0.2, broad=0.97, nose=0.9),
                ears=False)
    people.fringe(pen, hair)
    for sign in (-1, 1):
        pen.gold(ring((sign * 0.115, Y + 0.09), 0.016, count=14), 0.003)
        pen.dot((sign * 0.115, Y + 0.115), 0.012, (250, 246, 240))
    neck = arc((0, 0.5), 0.08, 20, 160, 0.7)
    for p in neck[::3]:
        pen.disc(p, 0.012, (250, 246, 240), 0.2, 0.003)
    riches.crown(pen, (0, 0.255), 0.14, 0.17, True)
    people.arm(pen, (0.24, 0.7), (0.42, 0.86), (0.38, 0.66), (44, 120, 104), 0.12, GOLD, (250, 218, 190))
    flower(pen, (0.39, 0.5), 0.085)
    pen.line(curve([(0.39, 0.58), (0.38, 0.64), (0.4, 0.76)]), (70, 120, 60), 0.014)
    people.hand(pen, (0.385, 0.66), 0.046, (250, 218, 190))
    people.arm(pen, (-0.24, 0.7), (-0.42, 0.9), (-0.36, 0.74), (44, 120, 104), 0.12, GOLD, (250, 218, 190))
    fan(pen, (-0.37, 0.68), 0.24)


def flower(pen: Pen, at: tuple[float, float], size: float, colour: Colour = (206, 48, 70)) -> None:
    x, y = at
    for k in range(7):
        p = turned([(x, y - size * 0.62)], k * 360 / 7, at)[0]
        pen.disc(p, size * 0.42, colour, 0.22, 0.004)
    pen.disc(at, size * 0.5, tint(colour, 1.12), 0.2, 0.004)
    pen.line(arc(at, size * 0.26, 0, 300), tint(colour, 0.6), 0.006)


def fan(pen: Pen, at: tuple[float, float], size: float) -> None:
    x, y = at
    for k in range(9):
        a, b = 200 + k * 15.5, 200 + (k + 1) * 15.5
        leaf = [at, *arc(at, size, a, b)]
        pen.shape(leaf, (214, 178, 220) if k % 2 else (170, 110, 180), 0.12, 0.005)
    pen.gold(tube(arc(at, size, 200, 339.5), 0.018), 0.003)
    pen.gold(ring((x, y), 0.02, count=14), 0.004)


HIGH_RANKS: dict[str, Callable[[Pen], None]] = {
    "bishop": bishop, "abbot": abbot, "merchant": merchant, "alchemist": alchemist, "architect": architect,
    "navigator": navigator, "warlord": warlord, "diplomat": diplomat, "artist": artist, "queen": queen,
}
