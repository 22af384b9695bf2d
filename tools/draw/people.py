"""People as half-figures: shoulders and robe, head and face, hair and beard, arms and hands."""

import math
from dataclasses import dataclass

from .lines import Line, Point, arc, box, curve, mirrored, ring, tube
from .pen import GOLD, INK, Colour, Pen, blend, tint

FAIR: Colour = (244, 208, 172)
TAN: Colour = (220, 172, 128)
BROWN: Colour = (164, 110, 76)
PALE: Colour = (236, 222, 200)

HEAD: Point = (0.0, 0.36)
WIDE, TALL = 0.118, 0.15                                   # half the width and height of a head


@dataclass(frozen=True)
class Face:
    """How somebody looks: skin, hair, where the eyes go, and the temper of brows and mouth."""

    skin: Colour = FAIR
    hair: Colour = (98, 62, 38)
    eyes: Colour = (72, 96, 120)
    gaze: float = 0.0                                      # -1 to the left .. 1 to the right
    brow: float = 0.0                                      # -1 worried .. 1 angry
    smile: float = 0.2                                     # -1 .. 1
    soft: bool = False                                     # rounder cheeks, fuller lips, long lashes
    old: bool = False
    broad: float = 1.0                                     # how wide the face is
    nose: float = 1.0                                      # how long and strong the nose is
    chin: float = 0.0                                      # 0 round .. 1 pointed


def robe(pen: Pen, colour: Colour, shoulders: float = 0.3, top: float = 0.56, hem: float = 0.4,
         folds: bool = True) -> Line:
    """The body down to the lower rim; its outline."""
    form = mirrored([*curve([(0.06, top - 0.05), (shoulders * 0.55, top - 0.015), (shoulders * 0.92, top + 0.06),
                             (shoulders * 1.06, top + 0.2), (hem, 1.06)])])
    pen.shadow(form, 0.03, 0.02, 0.025, 0.4)
    pen.fill(form, colour, 0.24)
    if folds:
        for u in (-0.62, -0.34, 0.36, 0.66):
            fold = curve([(u * shoulders * 0.8, top + 0.12), (u * shoulders, top + 0.3), (u * hem * 1.02, 1.04)])
            pen.tapered(fold, 0.004, 0.016, tint(colour, 0.66))
            pen.line([(x - 0.012, y) for x, y in fold[4:]], tint(colour, 1.24), 0.005)
    pen.outline(form, 0.009)
    return form


def collar(pen: Pen, colour: Colour, top: float = 0.52, half: float = 0.17, deep: float = 0.1) -> None:
    pen.shape(mirrored(curve([(0.0, top + deep), (half * 0.6, top + deep * 0.8), (half, top + deep * 0.2),
                              (half * 0.86, top - 0.02),
                              (0.05, top - 0.03)])), colour, 0.2)


def ermine(pen: Pen, top: float = 0.5, half: float = 0.29, deep: float = 0.19) -> None:
    """A cape of white fur with black tails."""
    form = mirrored(curve([(0, top + deep), (half * 0.55, top + deep * 0.9), (half * 1.02, top + deep * 0.62),
                           (half * 0.84, top + 0.06), (0.07, top - 0.02)]))
    pen.shape(form, (248, 242, 230), 0.1)
    with pen.clipped(form):
        for row in range(4):
            for k in range(-5, 6):
                x, y = (k + (row % 2) / 2) * 0.072, top + 0.035 + row * 0.05
                pen.fill([(x, y - 0.014), (x + 0.009, y + 0.012), (x - 0.009, y + 0.012)], INK)
    pen.outline(form)


def head(pen: Pen, face: Face, at: Point = HEAD, scale: float = 1.0, ears: bool = True) -> None:
    """Neck, ears and face; hair and hats come from elsewhere."""
    x, y = at
    w, t = WIDE * scale * face.broad, TALL * scale
    neck = [(x - w * 0.5, y + t * 0.5), (x + w * 0.5, y + t * 0.5), (x + w * 0.56, y + t * 1.22),
            *arc((x, y + t * 1.22), w * 0.56, 0, 180, 0.62), (x - w * 0.56, y + t * 1.22)]
    pen.shape(neck, tint(face.skin, 0.88), 0.12, 0.007)
    with pen.clipped(neck):
        pen.fill(ring((x, y + t * 0.86), w * 0.7, t * 0.36), tint(face.skin, 0.6), 0, 0.45)
    if ears:
        for sign in (-1, 1):
            pen.shape(ring((x + sign * w * 0.98, y + t * 0.06), w * 0.17, t * 0.2), face.skin, 0.16, 0.005)
    jaw = (0.56 if face.soft else 0.62) - 0.16 * face.chin
    low = 1.03 + 0.14 * face.chin
    form = mirrored(curve([(x, y - t * 1.04), (x + w * 0.7, y - t * 0.88), (x + w, y - t * 0.2),
                           (x + w * 0.94, y + t * 0.3), (x + w * jaw, y + t * 0.76),
                           (x + w * (0.26 - 0.14 * face.chin), y + t * (low - 0.03)), (x, y + t * low)]), x)
    pen.shape(form, face.skin, 0.13, 0.007)
    with pen.clipped(form):
        pen.fill(curve([(x + w * 0.5, y - t), (x + w * 0.72, y), (x + w * 0.3, y + t), (x + w * 1.3, y + t),
                        (x + w * 1.3, y - t)],
                       True), tint(face.skin, 0.72), 0, 0.3)
        for sign in (-1, 1):
            pen.glow((x + sign * w * 0.56, y + t * 0.3), w * 0.36, (226, 104, 84), 0.5 if face.soft else 0.36)
    for sign in (-1, 1):
        eye(pen, face, (x + sign * w * 0.41, y + t * 0.02), w, sign)
    n = face.nose
    tip = y + t * (0.1 + 0.28 * n)
    nose = curve([(x + w * 0.04, y + t * 0.02), (x + w * 0.16 * n, tip - t * 0.08),
                  (x + w * (0.2 if face.soft else 0.26) * n, tip), (x + w * 0.04, tip + t * 0.07)])
    pen.line(nose, tint(face.skin, 0.5), 0.006)
    pen.line([(x - w * 0.12 * n, tip + t * 0.05), (x - w * 0.05, tip + t * 0.07)], tint(face.skin, 0.5), 0.005)
    mouth_y = y + t * 0.66
    bend = face.smile * t * 0.1
    lip: Colour = (178, 66, 62) if face.soft else (146, 70, 60)
    half = w * (0.3 if face.soft else 0.36)
    pen.shape(curve([(x - half, mouth_y - bend), (x - half * 0.3, mouth_y - t * 0.035 + bend * 0.3),
                     (x + half * 0.3, mouth_y - t * 0.035 + bend * 0.3), (x + half, mouth_y - bend),
                     (x, mouth_y + t * (0.09 if face.soft else 0.06) + bend)], True, 6), lip, 0.12, 0)
    pen.line(curve([(x - half * 1.12, mouth_y - bend * 1.2), (x, mouth_y + bend),
                    (x + half * 1.12, mouth_y - bend * 1.2)]),
             tint(lip, 0.45), 0.005)
    if face.old:
        for sign in (-1, 1):
            pen.line(curve([(x + sign * w * 0.28, y + t * 0.44), (x + sign * w * 0.5, y + t * 0.58),
                            (x + sign * w * 0.48, y + t * 0.74)]),
                     tint(face.skin, 0.6), 0.004)
            pen.line(curve([(x + sign * w * 0.24, y + t * 0.2), (x + sign * w * 0.44, y + t * 0.26),
                            (x + sign * w * 0.62, y + t * 0.18)]),
                     tint(face.skin, 0.64), 0.004)
        for v in (0.52, 0.64):
            pen.line(curve([(x - w * 0.42, y - t * v), (x, y - t * v - 0.006), (x + w * 0.42, y - t * v)]),
                     tint(face.skin, 0.68), 0.004)


def eye(pen: Pen, face: Face, at: Point, w: float, sign: int) -> None:
    x, y = at
    high = 0.135 if face.soft else 0.115
    almond = curve([(x - w * 0.25, y + w * 0.02), (x, y - w * high), (x + w * 0.25, y + w * 0.02),
                    (x, y + w * high * 0.8)], True, 6)
    pen.fill(almond, (252, 248, 240))
    iris = (x + face.gaze * w * 0.1, y - w * 0.01)
    with pen.clipped(almond):
        pen.dot(iris, w * 0.125, tint(face.eyes, 0.9))
        pen.dot(iris, w * 0.068, (24, 16, 20))
    pen.dot((iris[0] - w * 0.045, iris[1] - w * 0.05), w * 0.032, (255, 255, 255))
    pen.line(curve([(x - w * 0.28, y + w * 0.04), (x - w * 0.02, y - w * (high + 0.03)), (x + w * 0.28, y + w * 0.04)]),
             INK, w * 0.06)
    pen.line(curve([(x - w * 0.2, y + w * 0.07), (x, y + w * 0.12), (x + w * 0.2, y + w * 0.07)]),
             tint(face.skin, 0.55), w * 0.028)
    if face.soft:
        pen.line([(x + sign * w * 0.24, y), (x + sign * w * 0.36, y - w * 0.1)], INK, w * 0.045)
    lift = face.brow * w * 0.12
    hair = tint(face.hair, 0.8)
    inner, outer = (x - sign * w * 0.24, y - w * 0.34 + lift), (x + sign * w * 0.32, y - w * 0.32 - lift * 0.6)
    arch = ((inner[0] + outer[0]) / 2, min(inner[1], outer[1]) - w * (0.09 if face.soft else 0.03))
    pen.tapered(curve([inner, arch, outer]), w * (0.08 if face.soft else 0.14), w * 0.04, hair)


# hair

def strands(pen: Pen, form: Line, colour: Colour, downwards: bool = True) -> None:
    """Hair within an outline: locks that follow its height."""
    pen.fill(form, colour, 0.22)
    xs, ys = [p[0] for p in form], [p[1] for p in form]
    left, right, top, low = min(xs), max(xs), min(ys), max(ys)
    with pen.clipped(form):
        count = int((right - left) / 0.016)
        for k in range(count):
            x = left + (right - left) * (k + 0.5) / count
            sway = 0.012 * math.sin(k * 1.7)
            line = curve([(x, top), (x + sway, (top + low) / 2), (x - sway, low)], steps=6)
            pen.line(line, tint(colour, 0.66 if k % 2 else 1.28), 0.004, 0.8)
    pen.outline(form, 0.007)


def long_hair(pen: Pen, colour: Colour, at: Point = HEAD, low: float = 0.34, wide: float = 1.5) -> None:
    """Hair behind the head; draw before it."""
    x, y = at
    w, t = WIDE, TALL
    strands(pen, mirrored(curve([(x, y - t * 1.2), (x + w * 0.9, y - t * 0.95), (x + w * 1.26, y - t * 0.1),
                                 (x + w * wide, y + low * 0.7),
                                 (x + w * (wide - 0.25), y + low), (x, y + low * 0.85)]), x), colour)


def fringe(pen: Pen, colour: Colour, at: Point = HEAD, parting: float = 0.0) -> None:
    """Hair above the brow, parted."""
    x, y = at
    w, t = WIDE, TALL
    for sign in (-1, 1):
        strands(pen, curve([(x + parting * w, y - t * 1.16), (x + sign * w * 0.75, y - t * 1.0),
                            (x + sign * w * 1.12, y - t * 0.2),
                            (x + sign * w * 1.04, y + t * 0.28), (x + sign * w * 0.86, y - t * 0.14),
                            (x + sign * w * 0.5, y - t * 0.56), (x + parting * w, y - t * 0.76)], True, 7), colour)


def bob(pen: Pen, colour: Colour, at: Point = HEAD) -> None:
    """A page's hair at both sides, ending at the jaw."""
    x, y = at
    w, t = WIDE, TALL
    for sign in (-1, 1):
        strands(pen, curve([(x + sign * w * 0.78, y - t * 0.8), (x + sign * w * 1.22, y - t * 0.3),
                            (x + sign * w * 1.34, y + t * 0.44),
                            (x + sign * w * 1.02, y + t * 0.72), (x + sign * w * 0.84, y + t * 0.1)], True, 7), colour)


def beard(pen: Pen, colour: Colour, length: float = 1.4, at: Point = HEAD, wide: float = 1.0, moustache: bool = True,
          pointed: bool = True) -> None:
    """A beard down to `length` heads below the middle of the face."""
    x, y = at
    w, t = WIDE, TALL
    end = 0.06 if pointed else 0.5
    strands(pen, mirrored(curve([(x, y + t * 0.78), (x + w * 0.34, y + t * 0.62), (x + w * 0.62, y + t * 0.4),
                                 (x + w * 0.99, y + t * 0.06),
                                 (x + w * wide, y + t * 0.66), (x + w * 0.72 * wide, y + t * (0.5 + length * 0.5)),
                                 (x + w * end, y + t * length), (x, y + t * (length + 0.02))]), x), colour)
    if moustache:
        whiskers(pen, colour, at)
    pen.line(curve([(x - w * 0.14, y + t * 0.7), (x, y + t * 0.74), (x + w * 0.14, y + t * 0.7)]), (120, 50, 48), 0.008)


def whiskers(pen: Pen, colour: Colour, at: Point = HEAD, curl: float = 0.0) -> None:
    x, y = at
    w, t = WIDE, TALL
    for sign in (-1, 1):
        pen.shape(curve([(x, y + t * 0.46), (x + sign * w * 0.34, y + t * 0.48),
                         (x + sign * w * (0.62 + curl * 0.3), y + t * (0.68 - curl * 0.3)),
                         (x + sign * w * 0.3, y + t * 0.62), (x, y + t * 0.58)], True, 7), colour, 0.2, 0.005)


# arms

def arm(pen: Pen, shoulder: Point, elbow: Point, wrist: Point, colour: Colour, width: float = 0.13,
        cuff: Colour | None = None,
        skin: Colour = FAIR, fist: bool = True) -> None:
    """A sleeve from the shoulder to the hand."""
    line = curve([shoulder, elbow, wrist])
    pen.shadow(tube(line[6:], (width, width * 0.72)), 0.014, 0.02, 0.016, 0.4)
    pen.band(line, (width * 1.05, width * 0.76), colour, 0.22, 0.008, 0.2)
    for t in (0.45, 0.55, 0.66):
        at = line[int(t * (len(line) - 1))]
        pen.line([(at[0] - width * 0.2, at[1] - width * 0.16), (at[0] + width * 0.14, at[1] + width * 0.1)],
                 tint(colour, 0.62), 0.005)
    before = line[-3]
    ux, uy = wrist[0] - before[0], wrist[1] - before[1]
    span = math.hypot(ux, uy) or 1.0
    ux, uy = ux / span, uy / span
    if fist:
        hand(pen, (wrist[0] + ux * 0.03, wrist[1] + uy * 0.03), 0.05, skin, math.degrees(math.atan2(uy, ux)))
    if cuff:
        half = width * 0.46
        pen.shape([(wrist[0] - uy * half - ux * 0.035, wrist[1] + ux * half - uy * 0.035),
                   (wrist[0] + uy * half - ux * 0.035, wrist[1] - ux * half - uy * 0.035),
                   (wrist[0] + uy * half + ux * 0.012, wrist[1] - ux * half + uy * 0.012),
                   (wrist[0] - uy * half + ux * 0.012, wrist[1] + ux * half + uy * 0.012)], cuff, 0.16, 0.006)


def hand(pen: Pen, at: Point, size: float, skin: Colour = FAIR, angle: float = 0.0) -> None:
    """A closed hand with its fingers."""
    x, y = at
    pen.shape(curve([(x - size * 0.9, y - size * 0.5), (x, y - size * 0.86), (x + size * 0.82, y - size * 0.6),
                     (x + size * 0.9, y + size * 0.3),
                     (x + size * 0.3, y + size * 0.84), (x - size * 0.7, y + size * 0.66)], True, 7), skin, 0.16, 0.007)
    for k in range(3):
        u = size * (-0.32 + 0.42 * k)
        pen.line(curve([(x + size * 0.8, y + u), (x + size * 0.3, y + u + size * 0.06), (x - size * 0.04, y + u)]),
                 tint(skin, 0.56), 0.005)


# hats

def hood(pen: Pen, colour: Colour, at: Point = HEAD, deep: Colour = (30, 22, 28)) -> None:
    """A hood round the face; draw before the head, then `brim_of_hood` over it."""
    x, y = at
    w, t = WIDE, TALL
    pen.shape(mirrored(curve([(x, y - t * 1.75), (x + w * 0.9, y - t * 1.3), (x + w * 1.5, y - t * 0.3),
                              (x + w * 1.66, y + t * 0.8),
                              (x + w * 2.35, y + t * 1.62), (x + w * 1.2, y + t * 2.1), (x, y + t * 2.5)]), x), colour,
                              0.24, 0.009)
    pen.shape(mirrored(curve([(x, y - t * 1.22), (x + w * 0.8, y - t * 0.9), (x + w * 1.1, y),
                              (x + w * 1.0, y + t * 0.9), (x + w * 0.5, y + t * 1.5)]), x),
              deep, 0, 0.007)


def flat_hat(pen: Pen, colour: Colour, at: Point = HEAD, feather: Colour | None = None, tilt: float = 0.0) -> None:
    """A beret."""
    x, y = at
    w, t = WIDE, TALL
    if feather:
        plume(pen, (x + w * 0.9, y - t * 0.9), 0.24, feather)
    pen.shape(curve([(x - w * 1.3, y - t * 0.66 + tilt), (x - w * 1.42, y - t * 1.1 + tilt),
                     (x - w * 0.5, y - t * 1.52), (x + w * 0.7, y - t * 1.46),
                     (x + w * 1.46, y - t * 1.0 - tilt), (x + w * 1.26, y - t * 0.64 - tilt), (x, y - t * 0.74)], True,
                     8), colour, 0.24, 0.009)
    pen.shape(tube(curve([(x - w * 1.16, y - t * 0.58 + tilt * 0.6), (x, y - t * 0.74),
                          (x + w * 1.14, y - t * 0.58 - tilt * 0.6)]), 0.04),
              tint(colour, 0.72), 0.2, 0.006)


def plume(pen: Pen, foot: Point, length: float, colour: Colour, side: int = 1, fall: float = 0.0) -> None:
    """A feather that rises from its foot and bends over to a side; `fall` lets its tip hang."""
    x, y = foot
    line = curve([(x, y), (x + side * length * 0.16, y - length * 0.5), (x + side * length * 0.56, y - length * 0.68),
                  (x + side * length * 0.95, y - length * (0.42 - fall)),
                  (x + side * length * (1.02 - fall * 0.1), y - length * (0.16 - fall * 1.4))])
    left, right = [], []
    for k in range(1, len(line)):
        (ax, ay), (bx, by) = line[k - 1], line[k]
        span = math.hypot(bx - ax, by - ay) or 1.0
        half = length * (0.05 + 0.16 * math.sin(math.pi * min(1.0, 0.06 + 0.94 * k / len(line))) ** 0.7)
        if k % 4 == 3:
            half *= 0.82                                    # the barbs part here and there
        left.append((bx - (by - ay) / span * half, by + (bx - ax) / span * half))
        right.append((bx + (by - ay) / span * half, by - (bx - ax) / span * half))
    shape = [line[0], *left, line[-1], *right[::-1]]
    pen.shape(shape, colour, 0.22, 0.006)
    with pen.clipped(shape):
        for k in range(4, len(line) - 1, 2):
            (ax, ay), (bx, by) = line[k], line[k + 1]
            ux, uy = (bx - ax) * 3, (by - ay) * 3
            for turn in (1, -1):
                barb = line[k][0] + ux - turn * uy * 1.4, line[k][1] + uy + turn * ux * 1.4
                pen.line([line[k], barb], tint(colour, 0.7), 0.0035)
    pen.line(line, tint(colour, 0.55), 0.005)


def chain_of_office(pen: Pen, top: float = 0.6, half: float = 0.2, deep: float = 0.2,
                    gem_: Colour | None = None) -> None:
    line = curve([(-half, top), (-half * 0.6, top + deep * 0.75), (0, top + deep), (half * 0.6, top + deep * 0.75),
                  (half, top)])
    for k in range(0, len(line), 3):
        pen.gold(ring(line[k], 0.015, count=14), 0.004)
    pen.gold(ring((0, top + deep + 0.03), 0.042, count=22), 0.005)
    if gem_:
        pen.disc((0, top + deep + 0.03), 0.022, gem_, 0.3, 0.004)


def trim(pen: Pen, top: float = 0.56, half: float = 0.035, colour: Colour = GOLD) -> None:
    """A band down the front of a robe."""
    band = box(-half, top, half, 1.05)
    if colour == GOLD:
        pen.gold(band, 0.005)
    else:
        pen.shape(band, colour, 0.2)


def halo(pen: Pen, at: Point, radius: float) -> None:
    pen.gold(ring(at, radius), 0.006)
    pen.outline(ring(at, radius * 0.88), 0.005, blend(GOLD, (120, 70, 20), 0.6))


def couple(pen: Pen, at: Point, size: float, gown: Colour = (206, 70, 110), coat: Colour = (44, 62, 110)) -> None:
    """Two who dance."""
    x, y = at
    skin: Colour = (244, 208, 172)
    s = size
    pen.shadow(ring((x, y), s * 0.4, s * 0.06), 0.02, 0.0, 0.012, 0.4)
    for u in (0.12, 0.2):
        pen.band([(x + s * u, y - s * 0.36), (x + s * u, y - s * 0.02)], (s * 0.08, s * 0.06), (50, 44, 60), 0.1, 0.005)
    pen.shape(curve([(x + s * 0.1, y - s * 0.74), (x + s * 0.24, y - s * 0.72), (x + s * 0.28, y - s * 0.4),
                     (x + s * 0.3, y - s * 0.24), (x + s * 0.06, y - s * 0.26)], True), coat, 0.2, 0.006)
    pen.shape(ring((x + s * 0.15, y - s * 0.84), s * 0.075, s * 0.09), skin, 0.12, 0.005)
    pen.shape(curve([(x + s * 0.09, y - s * 0.88), (x + s * 0.16, y - s * 0.96), (x + s * 0.24, y - s * 0.86),
                     (x + s * 0.22, y - s * 0.76), (x + s * 0.18, y - s * 0.87)], True), (84, 54, 34), 0.2, 0.004)
    pen.shape(curve([(x - s * 0.12, y - s * 0.52), (x - s * 0.03, y - s * 0.5), (x + s * 0.06, y - s * 0.2),
                     (x + s * 0.1, y), (x - s * 0.2, y + s * 0.03), (x - s * 0.44, y - s * 0.02),
                     (x - s * 0.3, y - s * 0.26)], True), gown, 0.26, 0.007)
    for u in (-0.28, -0.16, -0.04):
        pen.line(curve([(x - s * 0.08, y - s * 0.46), (x + s * u * 0.9, y - s * 0.24), (x + s * u, y - s * 0.02)]),
                 tint(gown, 0.66), 0.005)
    pen.shape(curve([(x - s * 0.14, y - s * 0.72), (x - s * 0.02, y - s * 0.7), (x - s * 0.02, y - s * 0.5),
                     (x - s * 0.14, y - s * 0.5)], True), gown, 0.2, 0.005)
    pen.shape(ring((x - s * 0.07, y - s * 0.82), s * 0.07, s * 0.085), skin, 0.12, 0.005)
    pen.shape(curve([(x - s * 0.01, y - s * 0.88), (x - s * 0.07, y - s * 0.95), (x - s * 0.16, y - s * 0.88),
                     (x - s * 0.2, y - s * 0.76), (x - s * 0.12, y - s * 0.8)], True), (214, 150, 66), 0.2, 0.004)
    for dx in (-0.095, -0.045):
        pen.dot((x + s * dx, y - s * 0.82), s * 0.011)
    for dx in (0.13, 0.175):
        pen.dot((x + s * dx, y - s * 0.84), s * 0.011)
    pen.line(arc((x - s * 0.068, y - s * 0.8), s * 0.024, 30, 150), (170, 60, 60), s * 0.009)
    pen.line(arc((x + s * 0.152, y - s * 0.82), s * 0.024, 30, 150), (150, 60, 60), s * 0.009)
    pen.band(curve([(x - s * 0.08, y - s * 0.66), (x - s * 0.26, y - s * 0.72), (x - s * 0.34, y - s * 0.84)]),
             (s * 0.06, s * 0.05), skin, 0.1, 0.004)
    pen.band(curve([(x + s * 0.14, y - s * 0.66), (x + s * 0.02, y - s * 0.6), (x - s * 0.08, y - s * 0.56)]),
             (s * 0.07, s * 0.06), coat, 0.1, 0.004)
