"""The card game beside the table: a plate for each seat, and the bank with the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client import assets
from game.client.citadels import art
from game.client.seating import DARK, badge
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable


class SeatPlate(Widget):
    """Who sits there, and what the city is worth by now. The seat that is to move has a gold frame."""

    solid = True

    def __init__(self, table: CardTable, seat: int, height: float) -> None:
        super().__init__(name=f"seat-{seat}")
        self.table, self.seat, self.height = table, seat, height

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(280), width), theme.px(self.height)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        table, seat, rect = self.table, self.seat, self.rect
        moves = table.host.mover == seat
        theme.plate(surface, rect, "field", "hover" if moves else "")
        bar = pygame.Rect(rect.x + theme.px(3), rect.y + theme.px(3), theme.px(9), rect.height - theme.px(6))
        pygame.draw.rect(surface, DARK, bar.inflate(2, 2), border_radius=theme.px(5))
        pygame.draw.rect(surface, assets.ALL_COLOURS[table.colours[seat]], bar, border_radius=theme.px(4))
        if moves:
            wide = max(2, theme.px(3))
            pygame.draw.rect(surface, DARK, rect.inflate(wide * 2, wide * 2), wide, border_radius=theme.px(10))
            pygame.draw.rect(surface, (236, 186, 74), rect, wide, border_radius=theme.px(8))
        side = min(theme.px(46), rect.height - theme.px(6))
        mark = badge(table.colours[seat], side)
        surface.blit(mark, mark.get_rect(midleft=(bar.right + theme.px(9), rect.centery)))
        left = bar.right + theme.px(16) + side
        size = min(34.0, 0.6 * self.height)
        points = theme.text(str(table.points(seat)), "title_bold", size, look.INK)
        face = table.host.clock_face(seat)
        right = rect.right - theme.px(12)
        surface.blit(points, points.get_rect(midright=(right, rect.centery if face is None else
                                                       rect.y + rect.height * 36 // 100)))
        if face is not None:
            time = theme.text(face[0], "medium", min(look.SMALL - 1, 0.34 * self.height),
                              look.VERMILION if face[1] else look.FADED)
            surface.blit(time, time.get_rect(midright=(right, rect.y + rect.height * 79 // 100)))
            right -= time.get_width()
        else:
            right -= points.get_width()
        room = right - theme.px(10) - left
        thinks = table.host.thinking_seat == seat
        name = table.short(table.host.name(seat), room - (theme.px(32) if thinks else 0), look.BODY - 1)
        text = theme.text(name, "medium", look.BODY - 1, look.INK)
        where = text.get_rect(midleft=(left, rect.centery))
        surface.blit(text, where)
        if thinks:
            for dot in range(3):
                bright = dot == table.host.beat % 4 - 1
                pygame.draw.aacircle(surface, look.VERMILION if bright else (190, 164, 120),
                                     (where.right + theme.px(10 + 9 * dot), where.centery + theme.px(4)),
                                     max(2, theme.px(3.4)))


class Hoard(Widget):
    """The deck, with how many cards are left, and the bank."""

    def __init__(self, table: CardTable, side: float) -> None:
        super().__init__(name="hoard", tip=" ")
        self.table, self.side = table, side
        self.deck, self.bank = pygame.Rect(0, 0, 1, 1), pygame.Rect(0, 0, 1, 1)

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.side * 2.1), theme.px(self.side + 12)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        high = theme.px(self.side)
        self.deck = pygame.Rect(rect.x + theme.px(6), rect.y + theme.px(8), art.width(high), high)
        self.bank = pygame.Rect(0, 0, high, high)
        self.bank.midright = (rect.right - theme.px(4), rect.centery)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        words = self.table.context.words
        if self.table.shown is None:
            return
        left = self.table.deck
        self.tip = words("cit-deck-left", count=left)
        back = art.back(self.deck.height)
        for layer in range(min(5, (left + 9) // 10)):
            surface.blit(back, self.deck.move(layer * theme.px(2), -layer * theme.px(2)))
        if not left:
            pygame.draw.rect(surface, (150, 112, 66), self.deck, max(1, theme.px(2)), border_radius=theme.px(6))
        number = theme.text(str(left), "title_bold", look.LARGE, look.CREAM if left else look.INK)
        place = number.get_rect(center=self.deck.center)
        if left:
            pygame.draw.ellipse(surface, (30, 18, 10), place.inflate(theme.px(20), theme.px(10)))
        surface.blit(number, place)
        art.put(surface, "purse", self.bank.height, self.bank.center)
