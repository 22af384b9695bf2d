"""How far something has come that takes its time."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme


class Progress(Widget):
    """A bar from empty to full; `share` is 0 to 1."""

    def __init__(self, share: float = 0.0, **common: Any) -> None:
        super().__init__(**common)
        self.share = share

    def set(self, share: float) -> None:
        """It has come so far."""
        if share != self.share:
            self.share = share
            self.touch()

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(120), width), theme.px(14)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plate(surface, self.rect, "field")
        edge = max(2, theme.px(3))
        inner = self.rect.inflate(-2 * edge, -2 * edge)
        inner.width = round(inner.width * min(1.0, max(0.0, self.share)))
        if inner.width > 0:
            pygame.draw.rect(surface, look.LEAF, inner, border_radius=max(1, theme.px(3)))
