"""The dragon from above, with wings that beat; meeples that fly; a princess who waves; clouds and sparks. Each is
drawn once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pygame

from game.client.assets import Colour
from game.client.carcassonne import art
from game.client.carcassonne.shown import World

DRAGON_WIDTH = 1.06  # of a tile's edge, wing tip to wing tip
SIDE, FINE = 256, 3  # px of a picture; how much larger it is drawn
SPANS = (1.0, 0.92, 0.74, 0.58, 0.46)  # of the wings, from spread to folded
FOLDED = len(SPANS) - 1
OUTLINE, MEMBRANE, BONE = (52, 10, 10), (214, 84, 44), (120, 22, 18)
BODY, LIGHT, BELLY = (176, 30, 28), (226, 84, 62), (238, 178, 92)

# the spine from the head to the tail: a point and how wide the body is there
SPINE = ((0.5, 0.215, 0.042), (0.5, 0.29, 0.04), (0.5, 0.36, 0.062), (0.5, 0.45, 0.078), (0.5, 0.55, 0.068),
         (0.502, 0.64, 0.048), (0.512, 0.72, 0.034), (0.512, 0.79, 0.025), (0.498, 0.85, 0.018), (0.474, 0.9, 0.011))


def flap(beats: float) -> int:
    """Which picture shows the wings after so many beats."""
    return round((0.5 - 0.5 * math.cos(beats * math.tau)) * (FOLDED - 1))


@cache
def dragon(phase: int) -> pygame.Surface:
    """From above, the head to the north; `phase` 0 has the wings spread."""
    whole = SIDE * FINE
    out = pygame.Surface((whole, whole), pygame.SRCALPHA)
    for side in (-1, 1):
        _wing(out, side, SPANS[phase], phase == FOLDED)
    _tail_tip(out)
    _body(out)
    _head(out)
    return pygame.transform.smoothscale(out, (SIDE, SIDE))


def _px(points: Sequence[World]) -> list[World]:
    return [(x * SIDE * FINE, y * SIDE * FINE) for x, y in points]


def _shape(out: pygame.Surface, points: Sequence[World], ink: Colour, rim: float = 0.011) -> None:
    """A filled shape with a dark rim."""
    placed = _px(points)
    pygame.draw.polygon(out, ink, placed)
    wide = max(1, round(rim * SIDE * FINE))
    for start, end in zip(placed, [*placed[1:], placed[0]]):
        pygame.draw.line(out, OUTLINE, start, end, wide)
        pygame.draw.circle(out, OUTLINE, start, wide / 2)


def _wing(out: pygame.Surface, side: int, span: float, folded: bool) -> None:
    def at(x: float, y: float) -> World:
        return 0.5 + side * (0.05 + x * span), 0.40 + y * (0.72 + 0.28 * span)

    lower = 0.1 if folded else 0.0  # folded wings lie back along the body
    shoulder, wrist = at(0, 0), at(0.22, -0.17 + lower)
    tips = [at(0.43, -0.03 + lower * 2), at(0.385, 0.16 + lower * 1.5), at(0.25, 0.27 + lower)]
    root = 0.5 + side * 0.045, 0.60

    def between(one: World, other: World) -> list[World]:
        """The edge of the skin hangs in between two fingers."""
        found = []
        for part in (0.25, 0.5, 0.75):
            sag = 0.28 * math.sin(math.pi * part)
            x, y = one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
            found.append((x + (wrist[0] - x) * sag, y + (wrist[1] - y) * sag))
        return found

    edge = [shoulder, wrist, tips[0], *between(tips[0], tips[1]), tips[1], *between(tips[1], tips[2]), tips[2],
            *between(tips[2], root), root]
    ink = tuple(min(255, round(part * (1.08 if side < 0 else 0.9))) for part in MEMBRANE)
    _shape(out, edge, (ink[0], ink[1], ink[2]))
    for tip in tips:
        mid = ((wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2)
        shade = [wrist, tip, (mid[0] - side * 0.012, mid[1] + 0.03)]
        pygame.draw.polygon(out, (*BONE, 70), _px(shade))
        pygame.draw.line(out, BONE, *_px([wrist, tip]), max(2, round(0.012 * SIDE * FINE)))
    for start, end, wide in ((shoulder, wrist, 0.03), (wrist, tips[0], 0.018)):
        pygame.draw.line(out, OUTLINE, *_px([start, end]), round((wide + 0.014) * SIDE * FINE))
        pygame.draw.line(out, BODY, *_px([start, end]), round(wide * SIDE * FINE))
    claw = (wrist[0] + side * 0.012, wrist[1] - 0.035)
    pygame.draw.line(out, OUTLINE, *_px([wrist, claw]), round(0.022 * SIDE * FINE))
    pygame.draw.line(out, BELLY, *_px([wrist, claw]), round(0.01 * SIDE * FINE))


def _tube(grow: float, aside: float = 0.0, part: float = 1.0) -> list[World]:
    left = [(x - wide * part - grow + aside, y) for x, y, wide in SPINE]
    right = [(x + wide * part + grow + aside, y) for x, y, wide in SPINE]
    return left + right[::-1]


def _body(out: pygame.Surface) -> None:
    for x, y, wide in (SPINE[3], SPINE[4]):  # feet
        for side in (-1, 1):
            foot = [(x + side * wide, y - 0.02), (x + side * (wide + 0.055), y + 0.01),
                    (x + side * (wide + 0.04), y + 0.035), (x + side * wide, y + 0.03)]
            _shape(out, foot, BODY)
    pygame.draw.polygon(out, OUTLINE, _px(_tube(0.009)))
    pygame.draw.polygon(out, BODY, _px(_tube(0.0)))
    pygame.draw.polygon(out, LIGHT, _px(_tube(0.0, -0.012, 0.45)))
    for n in range(15):  # spikes along the back
        y = 0.28 + n * 0.04
        x, wide = _spine_at(y)
        size = 0.4 * wide + 0.006
        _shape(out, [(x - size, y + size), (x, y - size * 1.1), (x + size, y + size)], BONE, 0.005)


def _spine_at(y: float) -> World:
    for (x0, y0, w0), (x1, y1, w1) in pairwise(SPINE):
        if y0 <= y <= y1:
            part = (y - y0) / (y1 - y0)
            return x0 + (x1 - x0) * part, w0 + (w1 - w0) * part
    return SPINE[-1][0], SPINE[-1][2]


def _tail_tip(out: pygame.Surface) -> None:
    _shape(out, [(0.468, 0.885), (0.505, 0.935), (0.468, 0.925), (0.445, 0.985), (0.437, 0.925), (0.405, 0.925)],
           (150, 26, 22))


def _head(out: pygame.Surface) -> None:
    for side in (-1, 1):
        horn = [(0.5 + side * 0.03, 0.2), (0.5 + side * 0.085, 0.275), (0.5 + side * 0.05, 0.225)]
        _shape(out, horn, BELLY, 0.008)
    face = [(0.486, 0.088), (0.514, 0.088), (0.53, 0.12), (0.552, 0.165), (0.548, 0.21), (0.52, 0.245), (0.48, 0.245),
            (0.452, 0.21), (0.448, 0.165), (0.47, 0.12)]
    _shape(out, face, BODY)
    pygame.draw.polygon(out, LIGHT, _px([(0.492, 0.1), (0.505, 0.1), (0.51, 0.2), (0.5, 0.23), (0.484, 0.2)]))
    for side in (-1, 1):
        eye = _px([(0.5 + side * 0.03, 0.168)])[0]
        pygame.draw.circle(out, OUTLINE, eye, 0.019 * SIDE * FINE)
        pygame.draw.circle(out, (255, 226, 90), eye, 0.0135 * SIDE * FINE)
        pygame.draw.circle(out, (20, 8, 4), (eye[0], eye[1] - 0.003 * SIDE * FINE), 0.006 * SIDE * FINE)
        nose = _px([(0.5 + side * 0.011, 0.104)])[0]
        pygame.draw.circle(out, OUTLINE, nose, 0.006 * SIDE * FINE)


@cache
def puff(px: int, ink: Colour = (96, 90, 88)) -> pygame.Surface:
    """A soft cloud."""
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    out.fill((*ink, 0))
    for n in range(6, 0, -1):
        pygame.draw.circle(out, (*(min(255, part + (6 - n) * 9) for part in ink), 40 * (7 - n)), (px / 2, px / 2),
                           px * 0.075 * n)
    return pygame.transform.box_blur(out, max(1, px // 16))


EMBERS = ((255, 90, 20), (255, 150, 30), (255, 214, 90), (255, 250, 214))


@cache
def ember(kind: int) -> pygame.Surface:
    """A spark: of fire red, orange and yellow, at its hottest and of the fairy nearly white."""
    out = pygame.Surface((48, 48), pygame.SRCALPHA)
    out.fill((*EMBERS[kind], 0))
    for n in range(16, 0, -1):
        pygame.draw.circle(out, (*EMBERS[kind], round(225 * (1 - (n - 1) / 16) ** 1.6)), (24, 24), 1.5 * n)
    if kind == len(EMBERS) - 1:
        pygame.draw.circle(out, (255, 255, 240, 240), (24, 24), 7)
    return out


ROSE, GOLD, SKIN = (206, 96, 150), (236, 186, 74), (246, 214, 178)


@cache
def princess(frame: int) -> pygame.Surface:
    """She stands in her gown and waves; the arm is up, level or down by the frame."""
    out = pygame.Surface((SIDE * FINE, SIDE * FINE), pygame.SRCALPHA)
    gown = [(0.43, 0.42), (0.57, 0.42), (0.6, 0.56), (0.76, 0.93), (0.24, 0.93), (0.4, 0.56)]
    hair = [(0.36, 0.26), (0.42, 0.16), (0.58, 0.16), (0.64, 0.26), (0.66, 0.5), (0.34, 0.5)]
    _shape(out, hair, (222, 166, 62))
    _shape(out, gown, ROSE)
    pygame.draw.polygon(out, (232, 138, 184), _px([(0.45, 0.44), (0.52, 0.44), (0.5, 0.93), (0.36, 0.93)]))
    pygame.draw.line(out, GOLD, *_px([(0.405, 0.57), (0.595, 0.57)]), round(0.03 * SIDE * FINE))
    pygame.draw.line(out, GOLD, *_px([(0.25, 0.915), (0.75, 0.915)]), round(0.022 * SIDE * FINE))
    turn = math.radians((-72, -38, -4)[frame])
    elbow = (0.58 + 0.13 * math.cos(math.radians(-20)), 0.46 + 0.13 * math.sin(math.radians(-20)))
    hand = (elbow[0] + 0.2 * math.cos(turn), elbow[1] + 0.2 * math.sin(turn))
    rest = [(0.42, 0.46), (0.33, 0.58), (0.42, 0.66)]
    for line, tip in (([(0.57, 0.46), elbow, hand], hand), (rest, rest[-1])):
        for wide, ink in ((0.085, OUTLINE), (0.062, ROSE)):
            pygame.draw.lines(out, ink, False, _px(line), round(wide * SIDE * FINE))
            for joint in line[:-1]:
                pygame.draw.circle(out, ink, _px([joint])[0], wide / 2 * SIDE * FINE)
        for radius, ink in ((0.05, OUTLINE), (0.038, SKIN)):
            pygame.draw.circle(out, ink, _px([tip])[0], radius * SIDE * FINE)
    for radius, ink in ((0.122, OUTLINE), (0.11, SKIN)):
        pygame.draw.circle(out, ink, _px([(0.5, 0.3)])[0], radius * SIDE * FINE)
    fringe = [(0.39, 0.29), (0.41, 0.2), (0.5, 0.17), (0.59, 0.2), (0.61, 0.29), (0.55, 0.225), (0.45, 0.225)]
    pygame.draw.polygon(out, (222, 166, 62), _px(fringe))
    for x in (0.46, 0.54):
        pygame.draw.circle(out, (52, 31, 18), _px([(x, 0.305)])[0], 0.013 * SIDE * FINE)
    pygame.draw.arc(out, (156, 42, 28), pygame.Rect(_px([(0.465, 0.31)])[0], (0.07 * SIDE * FINE, 0.05 * SIDE * FINE)),
                    math.pi, math.tau, round(0.011 * SIDE * FINE))
    crown = [(0.4, 0.2), (0.385, 0.08), (0.445, 0.14), (0.5, 0.06), (0.555, 0.14), (0.615, 0.08), (0.6, 0.2)]
    _shape(out, crown, GOLD)
    return pygame.transform.smoothscale(out, (SIDE, SIDE))


VIOLET = (122, 72, 170)


@cache
def whirl() -> pygame.Surface:
    """The magic in a portal: white arms that wind into a violet deep."""
    whole, middle = SIDE * 2, SIDE
    out = pygame.Surface((whole, whole), pygame.SRCALPHA)
    for part in range(12):
        deep = tuple(round(ink * (1 - 0.6 * part / 11)) for ink in VIOLET)
        pygame.draw.circle(out, deep, (middle, middle), middle * (0.94 - 0.07 * part))
    for arm in range(3):
        for n in range(90):
            turn, far = math.tau * arm / 3 + n * 0.055, middle * (0.06 + 0.8 * n / 90)
            pale = (236 - n // 2, 220 - n, 255)
            pygame.draw.circle(out, pale, (middle + far * math.cos(turn), middle + far * math.sin(turn)),
                               middle * (0.03 + 0.07 * math.sin(math.pi * n / 90)))
    return pygame.transform.smoothscale(out, (SIDE, SIDE))


@cache
def halo() -> pygame.Surface:
    """A ring of the portal's light."""
    out = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    out.fill((*VIOLET, 0))
    pygame.draw.circle(out, (206, 176, 240, 255), (SIDE / 2, SIDE / 2), SIDE * 0.42, SIDE // 14)
    return pygame.transform.box_blur(out, 5)


@cache
def winged(figure: str, colour: str, beat: int) -> pygame.Surface:
    """A meeple between the wings of its machine."""
    body = art.figure_source(figure, colour, False)
    px = body.get_width()
    out = pygame.Surface((px * 2, px * 2), pygame.SRCALPHA)
    lift = (-0.1, 0.0, 0.1)[beat] * px
    for side in (-1, 1):
        root = (px + side * px * 0.18, px * 1.02)
        tip = (px + side * px * 0.92, px * 0.78 + lift)
        rear = (px + side * px * 0.84, px * 1.1 + lift * 0.6)
        heel = (px + side * px * 0.16, px * 1.3)
        wing = [root, tip, rear, heel]
        pygame.draw.polygon(out, (238, 222, 184), wing)
        for n in range(4):
            part = n / 3
            front, back = pygame.Vector2(root).lerp(tip, part), pygame.Vector2(heel).lerp(rear, part)
            pygame.draw.line(out, (150, 104, 52), front, back, px // 40)
        pygame.draw.lines(out, (74, 44, 20), True, wing, px // 24)
    out.blit(body, body.get_rect(center=(px, px)))
    return out
