"""A move that is shown rather than made: what a coach advises, what was played, what would have been better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.client.assets import Colour
from game.client.seating import DARK
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme
from game.client.words import Words

Kind = Literal["best", "other", "played", "better"]

FACES: dict[Kind, tuple[Colour, Colour]] = {  # face and ink; the words on them tell them apart as well
    "best": ((255, 214, 92), DARK), "other": (look.VELLUM, DARK), "played": (look.VERMILION, look.CREAM),
    "better": ((44, 104, 62), look.CREAM),
}


@dataclass(frozen=True, slots=True)
class Mark:
    """The actions of a move, one after the other, a few words for it, and what it is."""

    actions: tuple[Any, ...]
    label: str
    kind: Kind

    @property
    def action(self) -> Any:
        """The first: what is decided now."""
        return self.actions[0]


def chip(theme: Theme, label: str, kind: Kind, size: float = look.SMALL) -> pygame.Surface:
    """The label on a little plate."""
    face, ink = FACES[kind]
    words = theme.text(label, "bold", size, ink)
    out = pygame.Surface((words.get_width() + theme.px(14), words.get_height() + theme.px(4)), pygame.SRCALPHA)
    radius, line = theme.px(7), max(1, theme.px(1.5))
    pygame.draw.rect(out, DARK, out.get_rect(), border_radius=radius)
    pygame.draw.rect(out, face, out.get_rect().inflate(-2 * line, -2 * line), border_radius=max(1, radius - line))
    out.blit(words, words.get_rect(center=out.get_rect().center))
    return out


def signed(words: Words, points: float) -> str:
    """Points with their sign and one decimal, as one writes them in the language."""
    text = f"{points:+.1f}".replace("-", "−")
    if text in ("−0.0", "+0.0"):
        text = "±0"
    return text if words.language == "en" else text.replace(".", ",")
