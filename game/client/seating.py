"""How the seats of a match look: a colour for each, and its emblem, so that nobody has to tell them by colour alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.client import assets
from game.client.assets import Colour
from game.session.players import Player

LIGHT: Colour = (252, 246, 230)
DARK: Colour = (24, 16, 10)


def colours_of(seats: Sequence[str], players: Sequence[Player]) -> tuple[str, ...]:
    """The colour of each seat: the one its player chose, else the first that is free."""
    wanted = [player.colour or name for name, player in zip(seats, players, strict=True)]
    free = [colour for colour in assets.SEAT_COLOURS if colour not in wanted]
    taken: list[str] = []
    for colour in wanted:
        good = colour in assets.SEAT_COLOURS and colour not in taken
        taken.append(colour if good else free.pop(0) if free else next(iter(assets.SEAT_COLOURS)))
    return tuple(taken)


def ink_on(colour: Colour) -> Colour:
    """Dark or light, whichever reads better on it."""
    return DARK if 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] > 140 else LIGHT


def figure(colour: str, height: int) -> pygame.Surface:
    """A follower of that colour, so many pixels high."""
    return pygame.transform.smoothscale_by(assets.figure_picture("follower", colour), height / assets.FIGURE)


@lru_cache(maxsize=128)
def badge(colour: str, px: int) -> pygame.Surface:
    """A round badge in a seat's colour with its emblem, ringed dark and light."""
    big = px * 4
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    centre, face = (big / 2, big / 2), assets.SEAT_COLOURS[colour]
    for radius, ink in ((0.5, DARK), (0.46, LIGHT), (0.425, DARK), (0.4, face)):
        pygame.draw.circle(out, ink, centre, radius * big)
    pygame.draw.polygon(out, ink_on(face), emblem(assets.EMBLEMS[colour], centre, 0.25 * big))
    return pygame.transform.smoothscale(out, (px, px))


def emblem(shape: str, centre: tuple[float, float], radius: float) -> list[tuple[float, float]]:
    """The outline of an emblem."""
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
        "star": ring(5, 0, 1.2, 0.5),
    }.get(shape) or ring(36, 0, 0.95)
