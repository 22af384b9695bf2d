"""The eighteen characters: half-figures with what they are known by, each on a ground of its own."""

from collections.abc import Callable

from . import people, things
from .masonry import cloud, cross, hills, moon, night, pennant, sun, tower, water
from .pen import (
    GOLD,
    GOLD_LIGHT,
    INK,
    PARCHMENT,
    Colour,
    Pen,
    arc,
    box,
    curve,
    mirrored,
    moved,
    ring,
    star,
    tint,
    tube,
    turned,
)
from .people import BROWN, FAIR, HEAD, PALE, TALL, TAN, WIDE, Face

BLACK: Colour = (46, 40, 52)
X, Y = HEAD


def assassin(pen: Pen) -> None:
    night(pen)
    moon(pen, (0.36, 0.2), 0.1)
    for x, top, half in ((-0.5, 0.5, 0.08), (-0.33, 0.62, 0.09), (0.46, 0.56, 0.1), (0.3, 0.68, 0.07)):
        pen.shape([(x - half, 1.02), (x - half, top), (x, top - 0.1), (x + half, top), (x + half, 1.02)], (34, 28, 52),
                  0.1, 0.005)
        pen.fill(box(x - 0.014, top + 0.06, x + 0.014, top + 0.1), (255, 206, 104))
    cloth: Colour = (66, 56, 78)
    people.robe(pen, cloth, 0.33, 0.58, 0.44)
    people.hood(pen, cloth)
    people.head(pen, Face(PALE, (40, 30, 30), (120, 150, 110), 0.5, 0.9, -0.5), ears=False)
    with pen.clipped(mirrored(curve([(X, Y - TALL * 1.22), (X + WIDE * 0.8, Y - TALL * 0.9), (X + WIDE * 1.1, Y),
                                     (X, Y + TALL * 1.6)]))):
        pen.fill(box(X - 0.2, 0.1, X + 0.2, Y - TALL * 0.34), (24, 16, 28), 0, 0.6)
        pen.fill(box(X - 0.2, 0.1, X + 0.2, Y - TALL * 0.56), (24, 16, 28), 0, 0.6)
    scarf = curve([(X - WIDE * 1.02, Y + TALL * 0.26), (X, Y + TALL * 0.4), (X + WIDE * 1.02, Y + TALL * 0.26),
                   (X + WIDE * 0.9, Y + TALL * 1.1),
                   (X, Y + TALL * 1.5), (X - WIDE * 0.9, Y + TALL * 1.1)], True)
    pen.shape(scarf, (136, 34, 46), 0.26)
    for v in (0.62, 0.86):
        pen.line(curve([(X - 0.09, Y + TALL * v), (X, Y + TALL * (v + 0.12)), (X + 0.09, Y + TALL * v)]), (86, 18, 30),
                 0.006)
    things.sword(pen, (-0.3, 0.64), 0.52, 4, 0.06)
    people.arm(pen, (-0.24, 0.66), (-0.42, 0.9), (-0.305, 0.73), cloth, 0.13, (44, 38, 52), PALE)
    pen.glow((-0.27, 0.2), 0.06, (255, 255, 255), 0.8)


def witch(pen: Pen) -> None:
    pen.diaper((62, 88, 62), "stars")
    hair: Colour = (196, 84, 40)
    people.long_hair(pen, hair, low=0.4, wide=1.9)
    people.robe(pen, (74, 48, 92), 0.29, 0.56, 0.4)
    people.collar(pen, (44, 34, 58), half=0.2, deep=0.14)
    people.head(pen, Face((222, 216, 176), hair, (90, 150, 60), -0.6, 0.5, 0.8, True, nose=1.3, chin=0.9, broad=0.94),
                ears=False)
    people.fringe(pen, hair, parting=0.2)
    pen.dot((X + 0.05, Y + 0.065), 0.008, (120, 84, 60))
    hat: Colour = (52, 42, 66)
    pen.shape(curve([(-0.31, 0.265), (-0.16, 0.25), (0, 0.235), (0.17, 0.25), (0.32, 0.285), (0.14, 0.3), (0, 0.285),
                     (-0.15, 0.3)], True), hat, 0.2,
              0.009)
    pen.shape(curve([(-0.15, 0.255), (-0.09, 0.12), (-0.02, 0.035), (0.13, 0.045), (0.19, 0.1), (0.09, 0.09),
                     (0.1, 0.17), (0.155, 0.255), (0, 0.275)],
                    True, 8), hat, 0.28, 0.009)
    pen.shape(tube(curve([(-0.145, 0.235), (0, 0.26), (0.15, 0.235)]), 0.045), (112, 160, 72), 0.2)
    pen.gold(moved(box(-0.03, 0.23, 0.03, 0.285), 0, 0), 0.005)
    things.raven(pen, (0.43, 0.56), 0.23)
    people.arm(pen, (0.23, 0.68), (0.42, 0.82), (0.46, 0.66), (74, 48, 92), 0.12, (44, 34, 58), (222, 216, 176))
    things.cauldron(pen, (-0.36, 1.0), 0.3)
    for at, r in (((-0.42, 0.66), 0.04), ((-0.28, 0.55), 0.03), ((-0.38, 0.45), 0.024)):
        pen.disc(at, r, (170, 224, 120), 0.3, 0.004)
        pen.dot((at[0] - r * 0.3, at[1] - r * 0.3), r * 0.25, (240, 252, 220))


def thief(pen: Pen) -> None:
    pen.diaper((120, 104, 92), "check", False)
    cloth: Colour = (94, 112, 74)
    things.sack(pen, (0.36, 0.9), 0.56)
    things.coin(pen, (0.3, 0.36), 0.035)
    things.coin(pen, (0.38, 0.33), 0.035)
    people.robe(pen, cloth, 0.29, 0.57, 0.38)
    pen.shape(mirrored(curve([(0, 0.68), (0.12, 0.6), (0.14, 0.53), (0.05, 0.5)])), (196, 150, 84), 0.2)
    people.head(pen, Face(TAN, (60, 40, 28), (96, 78, 50), 0.9, 0.1, 0.9, nose=1.25, chin=0.6, broad=0.92),
                (X - 0.03, Y))
    people.bob(pen, (60, 40, 28), (X - 0.03, Y))
    mask = curve([(X - 0.155, Y - 0.05), (X - 0.03, Y - 0.02), (X + 0.1, Y - 0.05), (X + 0.09, Y + 0.04),
                  (X + 0.02, Y + 0.06), (X - 0.03, Y + 0.025),
                  (X - 0.08, Y + 0.06), (X - 0.145, Y + 0.04)], True)
    pen.shape(mask, BLACK, 0.2)
    for sign in (-1, 1):
        people.eye(pen, Face(TAN, BLACK, (96, 130, 60), 0.9, 0.0), (X - 0.03 + sign * 0.049, Y + 0.005), WIDE, sign)
    pen.shape(curve([(-0.19, 0.25), (-0.16, 0.13), (0.0, 0.08), (0.15, 0.11), (0.26, 0.2), (0.3, 0.32), (0.24, 0.3),
                     (0.13, 0.245), (-0.03, 0.225)], True, 8),
              (70, 84, 58), 0.26, 0.009)
    people.plume(pen, (-0.08, 0.22), 0.26, (176, 44, 46), -1, 0.3)
    people.arm(pen, (0.2, 0.66), (0.36, 0.76), (0.3, 0.58), cloth, 0.12, (70, 54, 40), TAN)
    people.arm(pen, (-0.22, 0.68), (-0.3, 0.84), (-0.4, 0.6), cloth, 0.12, (70, 54, 40), TAN)
    things.lantern(pen, (-0.44, 0.9), 0.3)


def tax_collector(pen: Pen) -> None:
    pen.diaper((164, 112, 60), "coin")
    cloth: Colour = (70, 66, 82)
    people.robe(pen, cloth, 0.31, 0.57, 0.42)
    people.collar(pen, (244, 240, 230), half=0.18, deep=0.09)
    people.head(pen, Face(FAIR, (130, 126, 122), (80, 90, 96), -0.5, 0.6, -0.8, old=True, nose=1.35, chin=0.3,
                          broad=0.9))
    people.bob(pen, (150, 146, 142))
    people.whiskers(pen, (150, 146, 142))
    hat: Colour = (60, 54, 66)
    pen.shape(curve([(-0.25, 0.245), (0, 0.225), (0.25, 0.245), (0.2, 0.27), (0, 0.258), (-0.2, 0.27)], True), hat, 0.2,
              0.009)
    pen.shape([(-0.14, 0.24), *curve([(-0.14, 0.24), (-0.12, 0.1), (-0.1, 0.07)]),
               *curve([(0.1, 0.07), (0.12, 0.1), (0.14, 0.24)])], hat, 0.26, 0.009)
    pen.gold(box(-0.137, 0.195, 0.137, 0.232), 0.005)
    for sign in (-1, 1):
        pen.outline(ring((sign * 0.05, Y + 0.01), 0.042), 0.007, (120, 84, 36))
    pen.line([(-0.01, Y + 0.005), (0.01, Y + 0.005)], (120, 84, 36), 0.007)
    people.chain_of_office(pen, 0.62, 0.19, 0.17)
    things.scroll(pen, (0.36, 0.72), 0.12, 0.2, None, 6)
    people.arm(pen, (0.24, 0.68), (0.34, 0.98), (0.28, 0.86), cloth, 0.12, (244, 240, 230))
    things.quill(pen, (0.37, 0.68), 0.4, 16)
    things.chest(pen, (-0.36, 1.0), 0.21)
    people.arm(pen, (-0.25, 0.68), (-0.46, 0.7), (-0.42, 0.58), cloth, 0.12, (244, 240, 230))
    things.coin(pen, (-0.42, 0.49), 0.055)


def magician(pen: Pen) -> None:
    pen.diaper((52, 66, 128), "stars")
    cloth: Colour = (62, 96, 168)
    people.robe(pen, cloth, 0.32, 0.58, 0.44)
    for x, y, r in ((-0.15, 0.84, 0.03), (0.14, 0.8, 0.034), (-0.28, 0.95, 0.03), (0.2, 0.94, 0.028)):
        pen.gold(star((x, y), r, 5), 0.004)
    people.head(pen, Face(FAIR, (226, 224, 220), (60, 100, 160), 0.3, -0.2, 0.6, old=True, nose=1.25))
    people.bob(pen, (232, 230, 226))
    people.beard(pen, (238, 236, 232), 3.0, wide=1.15)
    hat: Colour = (54, 82, 156)
    pen.shape(curve([(-0.2, 0.27), (0, 0.225), (0.2, 0.27), (0.0, 0.3)], True), hat, 0.2, 0.008)
    pen.shape([*curve([(-0.165, 0.262), (-0.08, 0.12), (0.02, 0.035), (0.1, 0.055)]),
               *curve([(0.1, 0.055), (0.09, 0.14), (0.165, 0.262)]),
               *curve([(0.165, 0.262), (0, 0.29), (-0.165, 0.262)])], hat, 0.3, 0.009)
    for x, y, r in ((-0.03, 0.2, 0.03), (0.06, 0.13, 0.022), (0.09, 0.22, 0.018)):
        pen.gold(star((x, y), r, 5), 0.004)
    cards = [(-20, (196, 52, 52)), (-2, (44, 132, 92)), (16, (52, 84, 160))]
    for angle, colour in cards:
        card = turned(box(-0.48, 0.4, -0.36, 0.6), angle, (-0.42, 0.68))
        pen.shape(card, PARCHMENT, 0.1)
        middle = (sum(p[0] for p in card) / 4, sum(p[1] for p in card) / 4)
        pen.fill(turned([(middle[0], middle[1] - 0.05), (middle[0] + 0.034, middle[1]), (middle[0], middle[1] + 0.05),
                         (middle[0] - 0.034, middle[1])],
                        angle, middle), colour)
    people.arm(pen, (-0.25, 0.7), (-0.44, 0.88), (-0.42, 0.68), cloth, 0.13, GOLD)
    pen.glow((0.41, 0.26), 0.22, (255, 240, 170), 0.9)
    pen.line([(0.36, 0.7), (0.41, 0.3)], INK, 0.024)
    pen.line([(0.36, 0.7), (0.41, 0.3)], (240, 232, 214), 0.012)
    pen.gold(star((0.415, 0.26), 0.075, 6, 0.4), 0.005)
    people.arm(pen, (0.25, 0.7), (0.42, 0.86), (0.37, 0.65), cloth, 0.13, GOLD)
    for at, r in (((0.5, 0.4), 0.022), ((0.3, 0.16), 0.02), ((0.52, 0.16), 0.026)):
        pen.gold(star(at, r, 4, 0.3), 0.003)


def wizard(pen: Pen) -> None:
    pen.wash((40, 26, 52), (110, 50, 84))
    for k in range(12):
        ray = turned(curve([(-0.016, 0.72), (0, 0.36), (0.02, -0.3)]), k * 30, (0, 0.72))
        pen.line(ray, (196, 92, 134), 0.014, 0.34)
    cloth: Colour = (150, 42, 70)
    people.robe(pen, cloth, 0.31, 0.57, 0.42)
    people.trim(pen, 0.6, 0.05, (66, 40, 84))
    people.head(pen, Face(BROWN, (36, 28, 30), (230, 170, 60), 0.0, 0.9, -0.2, nose=1.2, broad=0.97))
    people.beard(pen, (40, 32, 36), 1.75, wide=0.95)
    wrap: Colour = (238, 220, 180)
    pen.shape(curve([(-0.16, 0.27), (-0.2, 0.17), (-0.12, 0.09), (0, 0.06), (0.12, 0.09), (0.2, 0.17), (0.16, 0.27),
                     (0, 0.235)], True), wrap, 0.24, 0.009)
    for line in ([(-0.18, 0.22), (-0.04, 0.16), (0.1, 0.085)], [(-0.13, 0.245), (0.03, 0.2), (0.17, 0.13)],
                 [(-0.19, 0.16), (-0.1, 0.12), (0, 0.07)],
                 [(0.04, 0.235), (0.13, 0.21), (0.19, 0.19)]):
        pen.line(curve(line), tint(wrap, 0.66), 0.006)
    people.plume(pen, (0.0, 0.18), 0.2, (70, 150, 160))
    things.gem(pen, (0, 0.2), 0.034, things.EMERALD)
    pen.glow((0, 0.77), 0.36, (150, 240, 255), 0.95)
    for sign in (-1, 1):
        people.arm(pen, (sign * 0.25, 0.68), (sign * 0.42, 0.9), (sign * 0.2, 0.84), cloth, 0.14, GOLD, BROWN)
    pen.disc((0, 0.77), 0.125, (128, 206, 226), 0.36, 0.008)
    with pen.clipped(ring((0, 0.77), 0.12)):
        pen.glow((0.02, 0.8), 0.12, (255, 250, 220), 0.9)
        for k in range(3):
            pen.line(curve([(-0.1, 0.82 - 0.05 * k), (-0.02, 0.78 - 0.05 * k), (0.04, 0.83 - 0.06 * k),
                            (0.1, 0.76 - 0.03 * k)]), (250, 250, 240), 0.007)
    pen.line(arc((0, 0.77), 0.095, 190, 265), (255, 255, 255), 0.014)
    for k in range(7):
        a = k * 51 + 12
        pen.fill(star(turned([(0, 0.53)], a, (0, 0.77))[0], 0.02, 4, 0.3), (214, 246, 250))


def king(pen: Pen) -> None:
    pen.diaper((176, 52, 52), "lily")
    people.long_hair(pen, (150, 100, 52), low=0.2, wide=1.35)
    people.robe(pen, (44, 74, 150), 0.33, 0.57, 0.45)
    people.trim(pen, 0.7, 0.05)
    people.ermine(pen, 0.5, 0.32, 0.22)
    people.head(pen, Face(FAIR, (150, 100, 52), (70, 100, 140), 0.0, 0.2, 0.3, broad=1.06), ears=False)
    people.beard(pen, (160, 108, 58), 1.5, wide=1.08, pointed=False)
    people.fringe(pen, (150, 100, 52))
    things.crown(pen, (0, 0.275), 0.165, 0.19)
    sceptre = [(0.42, 0.98), (0.36, 0.36)]
    pen.line(sceptre, INK, 0.032)
    pen.line(sceptre, GOLD, 0.02)
    pen.line(moved(sceptre, -0.004, 0), GOLD_LIGHT, 0.006)
    for turn in (-48, 0, 48):
        pen.gold(turned(ring((0.355, 0.27), 0.028, 0.06, count=20), turn, (0.358, 0.35)), 0.005)
    things.gem(pen, (0.36, 0.355), 0.024)
    people.arm(pen, (0.26, 0.72), (0.44, 0.9), (0.395, 0.72), (44, 74, 150), 0.14, (248, 242, 230))
    people.arm(pen, (-0.27, 0.72), (-0.46, 0.88), (-0.36, 0.82), (44, 74, 150), 0.14, (248, 242, 230))
    pen.gold(ring((-0.34, 0.7), 0.085), 0.007)
    pen.line(ring((-0.34, 0.7), 0.083, 0.022, 0, 180, 14), (140, 88, 26), 0.012)
    pen.line([(-0.34, 0.62), (-0.34, 0.7)], (140, 88, 26), 0.012)
    cross(pen, (-0.34, 0.62), 0.12)


def emperor(pen: Pen) -> None:
    pen.diaper((84, 56, 118), "lozenge")
    people.robe(pen, (118, 40, 94), 0.34, 0.58, 0.46)
    for x in (-0.2, 0.2):
        pen.gold(tube(curve([(x * 0.5, 0.6), (x, 0.78), (x * 1.3, 1.04)]), 0.035), 0.005)
    form = mirrored(curve([(0.04, 0.72), (0.2, 0.66), (0.26, 0.58), (0.18, 0.5), (0.06, 0.5)]))
    pen.gold(form, 0.007)
    for x, y in ((-0.17, 0.6), (-0.08, 0.66), (0.08, 0.66), (0.17, 0.6)):
        things.gem(pen, (x, y), 0.022, things.SAPPHIRE if abs(x) > 0.1 else things.RUBY)
    people.head(pen, Face(FAIR, (50, 40, 40), (70, 70, 60), 0.9, 0.7, 0.6, old=True, nose=1.3, chin=0.7, broad=0.93))
    people.bob(pen, (58, 48, 46))
    people.whiskers(pen, (58, 48, 46), curl=0.8)
    people.beard(pen, (58, 48, 46), 1.35, wide=0.5, moustache=False)
    for sign in (-1, 1):                                    # a closed crown with two bows
        pen.gold(curve([(0, 0.06), (sign * 0.13, 0.05), (sign * 0.185, 0.14), (sign * 0.15, 0.2), (sign * 0.1, 0.2),
                        (sign * 0.1, 0.13), (0, 0.1)], True),
                 0.006)
    pen.shape(mirrored(curve([(0, 0.075), (0.08, 0.09), (0.105, 0.2)])), (150, 34, 54), 0.26, 0.005)
    pen.gold(tube(curve([(0, 0.055), (0.012, 0.13), (0, 0.21)]), 0.035), 0.004)
    things.crown(pen, (0, 0.275), 0.16, 0.085, gems=True)
    cross(pen, (0, 0.066), 0.06)
    eagle(pen, (-0.4, 0.36), 0.17)
    people.arm(pen, (0.27, 0.7), (0.46, 0.9), (0.36, 0.74), (118, 40, 94), 0.14, GOLD)
    things.crown(pen, (0.38, 0.66), 0.1, 0.11, True)
    people.arm(pen, (-0.27, 0.7), (-0.46, 0.92), (-0.4, 0.74), (118, 40, 94), 0.14, GOLD)
    pen.line([(-0.41, 0.98), (-0.4, 0.52)], INK, 0.03)
    pen.line([(-0.41, 0.98), (-0.4, 0.52)], GOLD, 0.018)
    people.hand(pen, (-0.4, 0.71), 0.05)


def eagle(pen: Pen, at: tuple[float, float], size: float) -> None:
    """A heraldic eagle."""
    x, y = at
    for sign in (-1, 1):
        for k in range(5):
            feather = curve([(x + sign * size * 0.2, y - size * 0.1),
                             (x + sign * size * (1.0 - 0.06 * k), y - size * (0.62 - 0.26 * k)),
                             (x + sign * size * (0.9 - 0.1 * k), y - size * (0.3 - 0.26 * k))], True, 6)
            pen.shape(feather, BLACK, 0.2, 0.004)
    pen.shape(curve([(x, y - size * 0.5), (x + size * 0.26, y - size * 0.1), (x + size * 0.14, y + size * 0.4),
                     (x + size * 0.24, y + size * 0.86),
                     (x, y + size * 0.74), (x - size * 0.24, y + size * 0.86), (x - size * 0.14, y + size * 0.4),
                     (x - size * 0.26, y - size * 0.1)], True),
              BLACK, 0.2, 0.005)
    pen.shape(curve([(x - size * 0.12, y - size * 0.36), (x - size * 0.12, y - size * 0.72),
                     (x + size * 0.12, y - size * 0.78), (x + size * 0.2, y - size * 0.6),
                     (x + size * 0.12, y - size * 0.36)], True), BLACK, 0.2, 0.005)
    pen.gold([(x + size * 0.16, y - size * 0.7), (x + size * 0.42, y - size * 0.56),
              (x + size * 0.16, y - size * 0.54)], 0.004)
    pen.dot((x + size * 0.06, y - size * 0.64), size * 0.045, GOLD_LIGHT)
    pen.gold(star((x, y), size * 0.14, 4, 0.5), 0.003)


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
        things.gem(pen, (0, y), 0.024, things.SAPPHIRE)
    people.head(pen, Face(FAIR, (190, 186, 182), (80, 110, 150), 0.0, -0.5, 0.5, old=True, nose=1.1, broad=1.02))
    people.bob(pen, (200, 196, 190))
    mitre = [(-0.15, 0.27), *curve([(-0.15, 0.27), (-0.185, 0.15), (-0.1, 0.07), (0, 0.015)]),
             *curve([(0, 0.015), (0.1, 0.07), (0.185, 0.15), (0.15, 0.27)])]
    pen.shape([*mitre, (0, 0.295)], (250, 246, 234), 0.18, 0.009)
    pen.gold([(-0.152, 0.22), (0, 0.235), (0.152, 0.22), (0.15, 0.275), (0, 0.298), (-0.15, 0.275)], 0.006)
    pen.gold([(-0.022, 0.05), (0.022, 0.05), (0.022, 0.23), (-0.022, 0.23)], 0.005)
    things.gem(pen, (0, 0.15), 0.026)
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
    cross(pen, (0, 0.87), 0.13)
    people.arm(pen, (-0.28, 0.7), (-0.5, 0.84), (-0.4, 0.62), cloth, 0.15, tint(cloth, 0.7))
    things.coin(pen, (-0.37, 0.53), 0.05)
    things.scroll(pen, (0.41, 0.58), 0.1, 0.16, things.RUBY, 4)
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
    things.gem(pen, (-0.06, 0.255), 0.026)
    things.scales(pen, (-0.33, 0.36), 0.27)
    people.arm(pen, (-0.26, 0.7), (-0.44, 0.86), (-0.335, 0.5), cloth, 0.13, (110, 72, 48), TAN)
    things.stack(pen, 0.28, 0.97, 6)
    things.stack(pen, 0.38, 0.99, 9)
    things.stack(pen, 0.48, 0.97, 4)
    people.arm(pen, (0.27, 0.7), (0.46, 0.82), (0.36, 0.66), cloth, 0.13, (110, 72, 48), TAN)
    things.coin(pen, (0.345, 0.56), 0.055)


def alchemist(pen: Pen) -> None:
    pen.wash((66, 52, 58), (120, 84, 66))
    for y, left, right in ((0.3, -0.58, -0.2), (0.56, -0.58, -0.28)):
        pen.shape(box(left, y, right, y + 0.025), (96, 62, 42), 0.1)
    for x, y, s, colour in ((-0.5, 0.3, 0.14, (96, 170, 90)), (-0.36, 0.3, 0.11, (214, 120, 60)),
                            (-0.5, 0.56, 0.1, (120, 110, 190)), (-0.38, 0.56, 0.12, (200, 70, 90))):
        things.flask(pen, (x, y), s, colour, False)
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
    things.flask(pen, (0.36, 0.72), 0.3, (240, 190, 60))
    people.arm(pen, (0.25, 0.68), (0.48, 0.86), (0.39, 0.5), cloth, 0.13, (176, 128, 84))
    for at, r in (((0.34, 0.26), 0.03), ((0.42, 0.17), 0.04), ((0.32, 0.1), 0.05)):
        pen.shape(ring(at, r), (250, 226, 150), 0.14, 0.004, (150, 110, 50))
    people.arm(pen, (-0.25, 0.68), (-0.42, 0.88), (-0.3, 0.86), cloth, 0.13, (176, 128, 84))
    pen.gold([(-0.34, 0.86), (-0.16, 0.83), (-0.14, 0.9), (-0.32, 0.93)], 0.006)


def architect(pen: Pen) -> None:
    pen.diaper((178, 116, 84), "check")
    for x, foot, half, high in ((0.46, 1.0, 0.09, 0.62),):
        tower(pen, x, foot, half, high, (214, 202, 182))
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
                 [(-0.06, 0.94), (0.0, 0.86), (0.06, 0.95), (0.06, 1.02)], [(-0.38, 0.98), (-0.38, 0.92), (-0.34, 0.92),
                                                                            (-0.34, 0.98)]):
        pen.line(line, (52, 84, 140), 0.007)
    people.arm(pen, (0.24, 0.68), (0.36, 0.92), (0.16, 0.94), cloth, 0.12, (244, 240, 230))
    things.compass(pen, (-0.36, 0.34), 0.46, 20)
    people.arm(pen, (-0.24, 0.68), (-0.46, 0.74), (-0.39, 0.46), cloth, 0.12, (244, 240, 230))


def navigator(pen: Pen) -> None:
    pen.wash((126, 176, 206), (232, 228, 206))
    cloud(pen, (-0.34, 0.2), 0.17)
    cloud(pen, (0.42, 0.13), 0.13)
    water(pen, 0.62)
    things.ship(pen, (-0.37, 0.68), 0.25)
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
    things.gem(pen, (0, 0.185), 0.03)
    things.telescope(pen, (0.11, 0.5), 0.44, -24)
    people.arm(pen, (0.26, 0.7), (0.42, 0.7), (0.3, 0.47), cloth, 0.13, GOLD, TAN)
    things.globe(pen, (-0.33, 0.9), 0.13)
    people.arm(pen, (-0.26, 0.7), (-0.42, 0.74), (-0.36, 0.79), cloth, 0.13, GOLD, TAN)


def warlord(pen: Pen) -> None:
    pen.wash((206, 120, 76), (244, 206, 140))
    hills(pen, 0.7, (132, 84, 62))
    pennant(pen, -0.5, 0.8, 0.62, things.RUBY, 0.16)
    for x, top in ((-0.4, 0.3), (-0.31, 0.24), (0.26, 0.22), (0.5, 0.2)):
        things.spear(pen, (x, 1.0), (x + 0.01, top))
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
    people.plume(pen, (0.0, 0.2), 0.28, things.RUBY, 1, 0.5)
    helm = [*curve([(-0.15, 0.33), (-0.155, 0.2), (-0.08, 0.1), (0, 0.08), (0.08, 0.1), (0.155, 0.2), (0.15, 0.33)]),
            (0.115, 0.33), *curve([(0.11, 0.31), (0, 0.27), (-0.11, 0.31)]), (-0.115, 0.33)]
    pen.shape(helm, (170, 178, 190), 0.36, 0.009)
    pen.shape([(-0.016, 0.26), (0.016, 0.26), (0.013, 0.4), (-0.013, 0.4)], (150, 158, 172), 0.3, 0.006)
    for sign in (-1, 1):
        pen.shape(curve([(sign * 0.15, 0.3), (sign * 0.158, 0.42), (sign * 0.11, 0.5), (sign * 0.1, 0.4),
                         (sign * 0.112, 0.32)], True, 6), (160, 168, 180), 0.3, 0.007)
    pen.gold(tube(curve([(-0.154, 0.25), (0, 0.2), (0.154, 0.25)]), 0.028), 0.004)
    things.axe(pen, (0.44, 1.02), (0.41, 0.32), -1, 0.16)
    people.arm(pen, (0.28, 0.72), (0.46, 0.9), (0.425, 0.72), (150, 158, 172), 0.14, (110, 70, 46), (214, 164, 122))
    things.shield(pen, (-0.36, 0.8), 0.19, (158, 38, 44), GOLD, "chevron")


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
    things.dove(pen, (0.4, 0.45), 0.2)
    people.arm(pen, (0.26, 0.7), (0.46, 0.84), (0.42, 0.6), (62, 70, 116), 0.13, cloth)
    pen.line(curve([(0.545, 0.42), (0.55, 0.46), (0.53, 0.5)]), (86, 130, 70), 0.012)
    things.scroll(pen, (-0.41, 0.58), 0.12, 0.19, things.RUBY, 5)
    people.arm(pen, (-0.26, 0.7), (-0.46, 0.92), (-0.4, 0.78), (62, 70, 116), 0.13, cloth)


def artist(pen: Pen) -> None:
    pen.wash((232, 214, 178), (206, 170, 124))
    pen.shape([(0.2, 0.12), (0.56, 0.14), (0.56, 0.7), (0.2, 0.68)], (250, 246, 236), 0.04, 0.008)
    with pen.clipped([(0.2, 0.12), (0.56, 0.14), (0.56, 0.7), (0.2, 0.68)]):
        pen.wash((140, 190, 216), (244, 226, 190), box(0.2, 0.1, 0.58, 0.48))
        pen.fill(curve([(0.18, 0.5), (0.3, 0.4), (0.42, 0.48), (0.6, 0.42), (0.6, 0.8), (0.18, 0.8)], True),
                 (120, 160, 84))
        sun(pen, (0.47, 0.25), 0.04)
        tower(pen, 0.34, 0.54, 0.03, 0.16, (226, 204, 164), (186, 80, 58), 0.1)
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
        things.gem(pen, (0, y), 0.022)
    people.head(pen, Face((250, 218, 190), hair, (60, 130, 110), 0.2, -0.3, 0.6, True, chin=0.2, broad=0.97, nose=0.9),
                ears=False)
    people.fringe(pen, hair)
    for sign in (-1, 1):
        pen.gold(ring((sign * 0.115, Y + 0.09), 0.016, count=14), 0.003)
        pen.dot((sign * 0.115, Y + 0.115), 0.012, (250, 246, 240))
    neck = arc((0, 0.5), 0.08, 20, 160, 0.7)
    for p in neck[::3]:
        pen.disc(p, 0.012, (250, 246, 240), 0.2, 0.003)
    things.crown(pen, (0, 0.255), 0.14, 0.17, True)
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


CHARACTERS: dict[str, Callable[[Pen], None]] = {
    "assassin": assassin, "witch": witch, "thief": thief, "tax_collector": tax_collector, "magician": magician,
    "wizard": wizard, "king": king,
    "emperor": emperor, "bishop": bishop, "abbot": abbot, "merchant": merchant, "alchemist": alchemist,
    "architect": architect, "navigator": navigator,
    "warlord": warlord, "diplomat": diplomat, "artist": artist, "queen": queen
}
