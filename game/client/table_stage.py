"""What the acts of every game play on: voices and sounds, and what moves over the table for a moment."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pygame

from game.client.picture import Host
from game.client.stage.sprite import Sprite, Sprites


class TableStage:
    """`sprites` move over everything; `dice` are for the eye only."""

    def __init__(self, host: Host, colours: Sequence[str]) -> None:
        self.host, self.context, self.colours = host, host.context, colours
        self.sprites = Sprites()
        self.dice = random.Random(7)

    @property
    def names(self) -> list[str]:
        """Who sits there, seat by seat."""
        return [self.host.name(seat) for seat in range(len(self.colours))]

    def play(self, sound: str) -> None:
        self.context.audio.play(sound)

    def announce(self, message: str, **details: Any) -> None:
        """Says it for a moment."""
        self.host.toast(self.context.words(message, **details))

    def land(self, sprite: Sprite) -> None:
        """It has arrived, and what it has become is drawn by others."""
        self.sprites.remove(sprite)


def star(ink: tuple[int, int, int]) -> pygame.Surface:
    """A spark with eight points."""
    dot = pygame.Surface((24, 24), pygame.SRCALPHA)
    pygame.draw.polygon(dot, ink, [(12, 0), (15, 9), (24, 12), (15, 15), (12, 24), (9, 15), (0, 12), (9, 9)])
    return dot
