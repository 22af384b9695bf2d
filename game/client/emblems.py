"""The shape that each colour of a seat wears, so that nobody has to tell seats by colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

Colour = tuple[int, int, int]

EMBLEMS = {  # the usual ones, which the pictures of the figures show
    "vermilion": "circle", "blue": "square", "yellow": "triangle", "black": "diamond", "white": "star", "pink": "cross"
}
SHAPES = tuple(EMBLEMS.values())
MORE_EMBLEMS = {"green": "hexagon", "sky": "drop"}  # of the colours that no figure has
LIGHT: Colour = (252, 246, 230)
DARK: Colour = (24, 16, 10)

worn = dict(EMBLEMS)  # what each colour wears now; changed by `wear` alone
_forget: list[Callable[[], object]] = []


def forgets(forget: Callable[[], object]) -> Callable[[], object]:
    """Marks what drops pictures that show emblems: it is called when another one is worn."""
    _forget.append(forget)
    return forget


def wear(chosen: Mapping[str, str]) -> None:
    """From now on these, by colour; the usual ones where not all differ."""
    now = EMBLEMS | {colour: shape for colour, shape in chosen.items() if colour in EMBLEMS and shape in SHAPES}
    if len(set(now.values())) < len(now):
        now = EMBLEMS
    if now != worn:
        worn.update(now)
        for forget in _forget:
            forget()


def exchanged(colour: str, shape: str) -> dict[str, str]:
    """What is worn when this colour takes that shape and gives its own for it; only what is not usual."""
    now = {one: worn[colour] if worn[one] == shape else worn[one] for one in worn} | {colour: shape}
    return {one: mark for one, mark in now.items() if EMBLEMS[one] != mark}


def emblem_of(colour: str) -> str:
    """The shape that this colour wears now."""
    return worn.get(colour) or MORE_EMBLEMS[colour]


def ink_on(colour: Colour) -> Colour:
    """Dark or light, whichever reads better on it."""
    return DARK if 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] > 140 else LIGHT


def outline(shape: str, centre: tuple[float, float], radius: float) -> list[tuple[float, float]]:
    x, y = centre

    def ring(count: int, turn: float, *radii: float) -> list[tuple[float, float]]:
        corners = count * len(radii)
        return [(x + radii[n % len(radii)] * radius * math.sin(turn + 2 * math.pi * n / corners),
                 y - radii[n % len(radii)] * radius * math.cos(turn + 2 * math.pi * n / corners))
                for n in range(corners)]

    if shape == "cross":
        a, b = radius * 0.34, radius * 0.98
        return [(x + dx, y + dy) for dx, dy in ((-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b),
                                                (-a, a), (-b, a), (-b, -a), (-a, -a))]
    return {
        "square": ring(4, math.pi / 4, 1.15), "triangle": ring(3, 0, 1.12), "diamond": ring(4, 0, 1.1),
        "star": ring(5, 0, 1.2, 0.5), "hexagon": ring(6, 0, 1.05),
        "drop": [(x, y - 1.25 * radius), *[
            (x + 0.8 * radius * math.sin(turn), y + radius * (0.25 - 0.8 * math.cos(turn)))
            for turn in (math.radians(step) for step in range(60, 301, 12))]],
    }.get(shape) or ring(36, 0, 0.95)


def stamped(picture: pygame.Surface, shape: str, at: tuple[float, float], radius: float,
            colour: Colour) -> pygame.Surface:
    """A figure's picture with an emblem; place and size in parts of its height."""
    times, high = 4, picture.get_height()
    big = pygame.Surface((high * times, high * times), pygame.SRCALPHA)
    middle, reach = (at[0] * high * times, at[1] * high * times), radius * high * times
    ink = ink_on(colour)
    edge = outline(shape, middle, reach)
    pygame.draw.polygon(big, DARK if ink is LIGHT else LIGHT, edge, round(reach * 0.34))
    for x, y in edge:
        pygame.draw.circle(big, DARK if ink is LIGHT else LIGHT, (x, y), reach * 0.17)
    pygame.draw.polygon(big, ink, edge)
    out = picture.copy()
    out.blit(pygame.transform.smoothscale(big, (high, high)), (0, 0))
    return out
