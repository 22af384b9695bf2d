"""The characters of ranks 1 to 4: half-figures before a ground of their own."""

from collections.abc import Callable

from . import arms, land, people, riches
from . import masonry as m
from . import things as t
from .lines import arc, box, curve, mirrored, moved, ring, star, tube, turned
from .pen import EMERALD, GOLD, GOLD_LIGHT, INK, PARCHMENT, RUBY, SAPPHIRE, Colour, Pen, tint
from .people import BROWN, FAIR, HEAD, PALE, TALL, TAN, WIDE, Face

BLACK: Colour = (46, 40, 52)
X, Y = HEAD


def assassin(pen: Pen) -> None:
    land.night(pen)
    land.moon(pen, (0.36, 0.2), 0.1)
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
    arms.sword(pen, (-0.3, 0.64), 0.52, 4, 0.06)
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
    t.raven(pen, (0.43, 0.56), 0.23)
    people.arm(pen, (0.23, 0.68), (0.42, 0.82), (0.46, 0.66), (74, 48, 92), 0.12, (44, 34, 58), (222, 216, 176))
    t.cauldron(pen, (-0.36, 1.0), 0.3)
    for at, r in (((-0.42, 0.66), 0.04), ((-0.28, 0.55), 0.03), ((-0.38, 0.45), 0.024)):
        pen.disc(at, r, (170, 224, 120), 0.3, 0.004)
        pen.dot((at[0] - r * 0.3, at[1] - r * 0.3), r * 0.25, (240, 252, 220))


def thief(pen: Pen) -> None:
    pen.diaper((120, 104, 92), "check", False)
    cloth: Colour = (94, 112, 74)
    riches.sack(pen, (0.36, 0.9), 0.56)
    riches.coin(pen, (0.3, 0.36), 0.035)
    riches.coin(pen, (0.38, 0.33), 0.035)
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
    t.lantern(pen, (-0.44, 0.9), 0.3)


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
    t.scroll(pen, (0.36, 0.72), 0.12, 0.2, None, 6)
    people.arm(pen, (0.24, 0.68), (0.34, 0.98), (0.28, 0.86), cloth, 0.12, (244, 240, 230))
    t.quill(pen, (0.37, 0.68), 0.4, 16)
    riches.chest(pen, (-0.36, 1.0), 0.21)
    people.arm(pen, (-0.25, 0.68), (-0.46, 0.7), (-0.42, 0.58), cloth, 0.12, (244, 240, 230))
    riches.coin(pen, (-0.42, 0.49), 0.055)


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
    riches.gem(pen, (0, 0.2), 0.034, EMERALD)
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
    riches.crown(pen, (0, 0.275), 0.165, 0.19)
    sceptre = [(0.42, 0.98), (0.36, 0.36)]
    pen.line(sceptre, INK, 0.032)
    pen.line(sceptre, GOLD, 0.02)
    pen.line(moved(sceptre, -0.004, 0), GOLD_LIGHT, 0.006)
    for turn in (-48, 0, 48):
        pen.gold(turned(ring((0.355, 0.27), 0.028, 0.06, count=20), turn, (0.358, 0.35)), 0.005)
    riches.gem(pen, (0.36, 0.355), 0.024)
    people.arm(pen, (0.26, 0.72), (0.44, 0.9), (0.395, 0.72), (44, 74, 150), 0.14, (248, 242, 230))
    people.arm(pen, (-0.27, 0.72), (-0.46, 0.88), (-0.36, 0.82), (44, 74, 150), 0.14, (248, 242, 230))
    pen.gold(ring((-0.34, 0.7), 0.085), 0.007)
    pen.line(ring((-0.34, 0.7), 0.083, 0.022, 0, 180, 14), (140, 88, 26), 0.012)
    pen.line([(-0.34, 0.62), (-0.34, 0.7)], (140, 88, 26), 0.012)
    m.cross(pen, (-0.34, 0.62), 0.12)


def emperor(pen: Pen) -> None:
    pen.diaper((84, 56, 118), "lozenge")
    people.robe(pen, (118, 40, 94), 0.34, 0.58, 0.46)
    for x in (-0.2, 0.2):
        pen.gold(tube(curve([(x * 0.5, 0.6), (x, 0.78), (x * 1.3, 1.04)]), 0.035), 0.005)
    form = mirrored(curve([(0.04, 0.72), (0.2, 0.66), (0.26, 0.58), (0.18, 0.5), (0.06, 0.5)]))
    pen.gold(form, 0.007)
    for x, y in ((-0.17, 0.6), (-0.08, 0.66), (0.08, 0.66), (0.17, 0.6)):
        riches.gem(pen, (x, y), 0.022, SAPPHIRE if abs(x) > 0.1 else RUBY)
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
    riches.crown(pen, (0, 0.275), 0.16, 0.085, gems=True)
    m.cross(pen, (0, 0.066), 0.06)
    eagle(pen, (-0.4, 0.36), 0.17)
    people.arm(pen, (0.27, 0.7), (0.46, 0.9), (0.36, 0.74), (118, 40, 94), 0.14, GOLD)
    riches.crown(pen, (0.38, 0.66), 0.1, 0.11, True)
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


LOW_RANKS: dict[str, Callable[[Pen], None]] = {
    "assassin": assassin, "witch": witch, "thief": thief, "tax_collector": tax_collector, "magician": magician,
    "wizard": wizard, "king": king, "emperor": emperor,
}
