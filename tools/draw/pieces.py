"""What lies on the table of the card game beside the pictures: the cards' back, coin, crown, purse, and the colours'
seals."""

from collections.abc import Callable

from . import arms, riches
from .lines import Line, arc, box, curve, mirrored, ring, scaled, star, turned
from .masonry import arched, cross
from .pen import GOLD, GOLD_LIGHT, INK, Colour, Pen, tint

VELVET: Colour = (96, 26, 44)


def back(pen: Pen) -> None:
    """A castle under a crown, twice, so that it reads alike both ways; vines and a golden rim."""
    half = pen.wide / 2
    pen.diaper(VELVET, "lozenge")
    for inset, width, colour in ((0.0, 0.05, INK), (0.008, 0.026, GOLD), (0.02, 0.006, INK), (0.044, 0.008, GOLD),
                                 (0.052, 0.003, INK)):
        rim = box(-half + inset, inset, half - inset, 1 - inset)
        pen.line([*rim, rim[0]], colour, width)
    for turn in (0, 180):
        def there(points: Line, turn: int = turn) -> Line:
            return turned([(x * 0.93, y) for x, y in points], turn, (0, 0.5))
        for sign in (-1, 1):
            vine = curve([(sign * 0.03, 0.13), (sign * 0.15, 0.1), (sign * 0.23, 0.15), (sign * 0.24, 0.26),
                          (sign * 0.17, 0.3), (sign * 0.13, 0.24), (sign * 0.17, 0.2)])
            pen.line(there(vine), INK, 0.016)
            pen.line(there(vine), GOLD, 0.009)
            for at, angle in (((0.1, 0.085), -30), ((0.215, 0.11), 20), ((0.262, 0.2), 80), ((0.225, 0.305), 150),
                              ((0.11, 0.25), 250)):
                leaf = curve([(0, 0.024), (-0.014, 0), (0, -0.03), (0.014, 0)], True, 6)
                pen.gold(there([(sign * (at[0] + x), at[1] + y) for x, y in turned(leaf, angle)]), 0.004)
        pen.gold(there(star((0, 0.13), 0.034, 8, 0.45)), 0.004)
    pen.shadow(ring((0, 0.5), 0.235), 0.006, 0.01, 0.014, 0.5)
    pen.gold(ring((0, 0.5), 0.235, count=96), 0.006)
    pen.shape(ring((0, 0.5), 0.212, count=96), (44, 66, 124), 0.2, 0.005)
    for k in range(28):
        pen.dot(turned([(0, 0.5 - 0.2235)], k * 360 / 28, (0, 0.5))[0], 0.0055, (120, 74, 22))
    pen.gold(castle_mark(0, 0.635, 0.25), 0.005)
    for x in (-0.1, 0.1):
        pen.shape(arched(x, 0.56, 0.013, 0.055), (44, 66, 124), 0, 0.004)
    pen.shape(arched(0, 0.635, 0.036, 0.1), (44, 66, 124), 0, 0.004)
    riches.crown(pen, (0, 0.425), 0.085, 0.09, True)


def castle_mark(x: float, foot: float, size: float) -> Line:
    """A castle in outline: two towers and a gatehouse."""
    def merlons(left: float, right: float, top: float) -> Line:
        step = (right - left) / 5
        return [(left + step * (k + u), top + (size * 0.09 if k % 2 else 0.0)) for k in range(5) for u in (0, 1)]
    return [(x - size * 0.6, foot), *merlons(x - size * 0.6, x - size * 0.2, foot - size * 0.72),
            (x - size * 0.2, foot - size * 0.5), *merlons(x - size * 0.2, x + size * 0.2, foot - size * 0.58),
            (x + size * 0.2, foot - size * 0.5), *merlons(x + size * 0.2, x + size * 0.6, foot - size * 0.72),
            (x + size * 0.6, foot)]


def coin(pen: Pen) -> None:
    pen.shadow(ring((0, 0.49), 0.42), 0.02, 0.03, 0.03, 0.5)
    pen.gold(ring((0, 0.48), 0.43, count=96), 0.024)
    pen.outline(ring((0, 0.48), 0.34, count=80), 0.018, (150, 98, 30))
    for k in range(36):
        pen.dot(turned([(0, 0.48 - 0.387)], k * 10, (0, 0.48))[0], 0.013, (160, 106, 34))
    for shift, colour in ((0.012, GOLD_LIGHT), (0.0, (136, 84, 24))):
        pen.fill([(x + shift, y + shift) for x, y in castle_mark(0, 0.66, 0.44)], colour)
        points = ((-0.13, 0.31), (-0.16, 0.19), (-0.07, 0.25), (0, 0.16), (0.07, 0.25), (0.16, 0.19), (0.13, 0.31))
        pen.fill([(x + shift, y + shift) for x, y in points], colour)
    pen.gold(arched(0, 0.66, 0.06, 0.17), 0.01)
    pen.line(arc((0, 0.48), 0.4, 195, 265), (255, 250, 220), 0.022)


def crown(pen: Pen) -> None:
    """The crown as a wooden-looking piece, seen a little from above."""
    pen.shadow(ring((0, 0.74), 0.42, 0.16), 0.03, 0.05, 0.03, 0.5)
    pen.shape(ring((0, 0.71), 0.38, 0.09), VELVET, 0.2, 0.014)
    riches.crown(pen, (0, 0.74), 0.36, 0.5)


def purse(pen: Pen) -> None:
    pen.shadow(ring((0, 0.9), 0.38, 0.07), 0.03, 0.02, 0.03, 0.5)
    riches.purse(pen, (0, 0.94), 0.8)


def seal(colour: Colour, mark: Callable[[Pen, Colour], None]) -> Callable[[Pen], None]:
    """A round seal of a colour with a golden sign in it."""
    def draw(pen: Pen) -> None:
        pen.shadow(ring((0, 0.48), 0.42), 0.015, 0.03, 0.025, 0.5)
        pen.gold(ring((0, 0.48), 0.44, count=96), 0.022)
        pen.shape(ring((0, 0.48), 0.375, count=96), colour, 0.26, 0.018)
        mark(pen, colour)
    return draw


def noble(pen: Pen, colour: Colour) -> None:
    del colour
    riches.crown(pen, (0, 0.64), 0.24, 0.34, gems=False)


def religious(pen: Pen, colour: Colour) -> None:
    del colour
    cross(pen, (0, 0.75), 0.54)


def trade(pen: Pen, colour: Colour) -> None:
    for x, y in ((0.07, 0.6), (-0.09, 0.47), (0.1, 0.35)):
        pen.gold(ring((x, y), 0.14, count=40), 0.018)
        pen.outline(ring((x, y), 0.095, count=40), 0.014, tint(colour, 0.6))


def military(pen: Pen, colour: Colour) -> None:
    del colour
    for angle, side in ((38, -1), (-38, 1)):
        arms.sword(pen, (side * 0.17, 0.66), 0.52, angle, 0.09)


def unique(pen: Pen, colour: Colour) -> None:
    pen.gold(star((0, 0.49), 0.29, 5, 0.45), 0.018)
    pen.fill(scaled(star((0, 0.49), 0.29, 5, 0.45), 0.42, (0, 0.49)), tint(colour, 0.8))


def emblem(pen: Pen) -> None:
    """The program's sign: a castle under a crown on a blue shield."""
    form = mirrored([(0, 0.05), (0.4, 0.07), *curve([(0.4, 0.07), (0.41, 0.45), (0.28, 0.76), (0, 0.95)])])
    pen.shadow(form, 0.015, 0.025, 0.03, 0.55)
    pen.gold(form, 0.014)
    inner = scaled(form, 0.88, (0, 0.47))
    pen.shape(inner, (40, 72, 138), 0.26, 0.012)
    with pen.clipped(inner):
        pen.fill([(-0.5, 0.76), *curve([(-0.5, 0.76), (-0.1, 0.69), (0.2, 0.71), (0.5, 0.77)]), (0.5, 1), (-0.5, 1)],
                 (92, 140, 72), 0.2)
        pen.line(curve([(-0.5, 0.76), (-0.1, 0.69), (0.2, 0.71), (0.5, 0.77)]), INK, 0.012)
    pen.outline(inner, 0.012)
    mark = castle_mark(0, 0.76, 0.46)
    pen.shadow(mark, 0.014, 0.018, 0.016, 0.5)
    pen.gold(mark, 0.014)
    pen.shape(arched(0, 0.76, 0.066, 0.19), (52, 30, 34), 0.1, 0.011)
    for x in (-0.184, 0.184):
        pen.shape(arched(x, 0.6, 0.024, 0.1), (52, 30, 34), 0.1, 0.009)
    riches.crown(pen, (0, 0.37), 0.17, 0.21)


SEALS: dict[str, Callable[[Pen], None]] = {
    "noble": seal((150, 92, 18), noble), "religious": seal((48, 96, 166), religious),
    "trade": seal((52, 128, 82), trade), "military": seal((172, 44, 44), military),
    "unique": seal((112, 66, 140), unique)
}
PIECES: dict[str, Callable[[Pen], None]] = {"coin": coin, "crown": crown, "purse": purse, **SEALS}
