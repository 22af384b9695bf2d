"""A card read at ease: large, with all its words, beside what it is shown for. On hover, by right click or by a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.citadels import art

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

HEIGHT, MARGIN = 620, 18  # logical units
AFTER = 0.55  # seconds that the pointer rests on a card


class Reading:
    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.shown = ""
        self._waits, self._left = "", 0.0
        self._beside = (0, 0)

    @property
    def waiting(self) -> bool:
        """It will open by itself."""
        return bool(self._waits)

    def point(self, key: str | None, at: tuple[int, int]) -> None:
        """The pointer is over that card, or over none."""
        if key == self.shown and key is not None:
            return
        if self.shown:
            self.hide()
        if key is None:
            self._waits = ""
        elif key != self._waits:
            self._waits, self._left = key, AFTER
        self._beside = at

    def open(self, key: str | None, at: tuple[int, int]) -> None:
        """At once; the same card again, or none, closes it."""
        again = key is None or key == self.shown
        self.shown, self._waits, self._beside = "" if again else key or "", "", at
        self.table.host.touch()

    def hide(self) -> None:
        if self.shown:
            self.table.host.touch()
        self.shown = self._waits = ""

    def update(self, seconds: float) -> None:
        if self._waits:
            self._left -= seconds
            if self._left <= 0:
                self.shown, self._waits = self._waits, ""
                self.table.host.touch()

    def draw(self, surface: pygame.Surface) -> None:
        if not self.shown:
            return
        table, theme = self.table, self.table.theme
        room = table.layout.room
        height = min(theme.px(HEIGHT), room.height - 2 * theme.px(MARGIN))
        picture = table.face(self.shown, height)
        rect = picture.get_rect()
        left = self._beside[0] > room.centerx
        rect.midleft = (room.left + theme.px(MARGIN), room.centery)
        if not left:
            rect.midright = (room.right - theme.px(MARGIN), room.centery)
        if not table.choice or not table.choice.tray:  # near what it tells of, but never over it
            gap = theme.px(150)
            rect.centerx = self._beside[0] - gap - rect.width // 2 if left else self._beside[0] + gap + rect.width // 2
            rect.clamp_ip(room.inflate(-2 * theme.px(MARGIN), -2 * theme.px(MARGIN)))
        shade = theme.kept(("reading", rect.size), lambda: _shade(rect.size, theme.px(14)))
        surface.blit(shade, shade.get_rect(center=(rect.centerx + theme.px(5), rect.centery + theme.px(7))))
        surface.blit(picture, rect)
        pygame.draw.rect(surface, art.GILD, rect, max(1, theme.px(1.5)), border_radius=max(2, rect.height // 22))


def _shade(size: tuple[int, int], soft: int) -> pygame.Surface:
    shade = pygame.Surface((size[0] + 4 * soft, size[1] + 4 * soft), pygame.SRCALPHA)
    pygame.draw.rect(shade, (0, 0, 0, 170), pygame.Rect((2 * soft, 2 * soft), size), border_radius=soft)
    return pygame.transform.box_blur(shade, soft)
