"""How the seats of a match look: a colour for each, and its emblem, so that nobody has to tell them by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.client import assets
from game.client.emblems import DARK, LIGHT, emblem_of, forgets, ink_on, outline
from game.client.words import Words
from game.session.players import Player


def colours_of(seats: Sequence[str], players: Sequence[Player]) -> tuple[str, ...]:
    """The colour of each seat: the one its player chose, else the first that is free."""
    wanted = [player.colour or name for name, player in zip(seats, players, strict=True)]
    known = palette(len(seats))
    free = [colour for colour in known if colour not in wanted]
    taken: list[str] = []
    for colour in wanted:
        good = colour in known and colour not in taken
        taken.append(colour if good else free.pop(0) if free else known[0])
    return tuple(taken)


def palette(seats: int) -> tuple[str, ...]:
    """The colours for so many seats: more than those of the figures only where they do not suffice."""
    return tuple(assets.SEAT_COLOURS if seats <= len(assets.SEAT_COLOURS) else assets.ALL_COLOURS)


def in_order(preferred: Sequence[str]) -> list[str]:
    """All colours, those first that are preferred."""
    known = [colour for colour in dict.fromkeys(preferred) if colour in assets.SEAT_COLOURS]
    return known + [colour for colour in assets.SEAT_COLOURS if colour not in known]


def colour_name(words: Words, colour: str) -> str:
    """The colour and its emblem in words."""
    return words("seat-look", colour=words(f"seat-colour-{colour}"), emblem=words(f"seat-emblem-{emblem_of(colour)}"))


def figure(colour: str, height: int) -> pygame.Surface:
    """A follower of that colour, so many pixels high; the badge of a colour that no figure has."""
    if colour in assets.MORE_COLOURS:
        return badge(colour, round(height * 0.8))
    return pygame.transform.smoothscale_by(assets.figure_picture("follower", colour), height / assets.FIGURE)


@lru_cache(maxsize=128)
def badge(colour: str, px: int) -> pygame.Surface:
    """A round badge in a seat's colour with its emblem, ringed dark and light."""
    big = px * 4
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    centre, face = (big / 2, big / 2), assets.ALL_COLOURS[colour]
    for radius, ink in ((0.5, DARK), (0.46, LIGHT), (0.425, DARK), (0.4, face)):
        pygame.draw.circle(out, ink, centre, radius * big)
    pygame.draw.polygon(out, ink_on(face), outline(emblem_of(colour), centre, 0.25 * big))
    return pygame.transform.smoothscale(out, (px, px))


forgets(badge.cache_clear)
