"""Where everything lies on the card table, in pixels, for a room, so many seats and an open tray or none.

From above: the row of ranks; the cities, each in a box of its own; the tray with cards to choose from, when there is
one; the row of deeds; and the fan of the own hand. A tray takes its room from the cities, so that it hides nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.client.citadels.art import SHAPE
from game.client.widgets.theme import Theme

RANKS, DEEDS, FAN, TRAY, KEYS = 88, 52, 216, 236, 44  # logical units high
GAP, HEAD = 8, 34
MOST = 6.4  # districts of a city that lie side by side without overlapping


@dataclass
class Box:
    """One seat's part of the table."""

    rect: pygame.Rect
    head: pygame.Rect
    city: pygame.Rect  # where the districts lie
    card: pygame.Vector2  # the size of a district
    hand: pygame.Rect  # where its hand lies, when all hands lie open

    def district(self, number: int, count: int) -> pygame.Rect:
        """The place of a district in a row of so many."""
        wide, high = round(self.card.x), round(self.card.y)
        step = min(wide + max(2, wide // 16), (self.city.width - wide) / max(1, count - 1))
        return pygame.Rect(self.city.x + round(number * step), self.city.y, wide, high)

    def held(self, number: int, count: int) -> pygame.Rect:
        """The place of a card of the open hand, one of so many."""
        high = self.hand.height
        wide = round(high * SHAPE)
        step = min(wide + max(2, wide // 16), (self.hand.width * 0.92 - wide) / max(1, count - 1))
        return pygame.Rect(self.hand.x + round(number * step), self.hand.y, wide, high)


class Layout:
    """All places."""

    def __init__(self, theme: Theme, room: pygame.Rect, seats: int, viewer: int, ranks: int, tray: int = 0,
                 keys: bool = False, hands_open: bool = False) -> None:
        """`hands_open`: every seat's hand lies in its own box; there is no fan and nothing to decide."""
        px, gap = theme.px, theme.px(GAP)
        self.theme, self.room, self.seats, self.gap = theme, pygame.Rect(room), seats, gap
        self.hands_open = hands_open
        self.count = ranks
        room = room.inflate(-2 * gap, -2 * gap)
        self.ranks = pygame.Rect(room.x, room.y, room.width, px(RANKS))
        foot = room.bottom - (px(KEYS) if keys and not hands_open else 0)
        fan, deeds = (0, 0) if hands_open else (px(FAN), px(DEEDS))
        self.fan = pygame.Rect(room.x, foot - fan, room.width, fan)
        self.deeds = pygame.Rect(room.x, self.fan.top - deeds - gap // 2, room.width, deeds)
        high = px(TRAY) if tray else 0
        self.tray = pygame.Rect(room.x, self.deeds.top - gap // 2 - high, room.width, high)
        cities = pygame.Rect(room.x, self.ranks.bottom + gap // 2, room.width, 0)
        cities.height = self.tray.top - gap // 2 - cities.top
        self.boxes = self._boxes(cities, seats, max(0, viewer))

    def _boxes(self, area: pygame.Rect, seats: int, viewer: int) -> list[Box]:
        """The viewer's box is the last one; the others come in the order of play, from the seat after it."""
        columns = 1 if seats <= 2 else 2
        rows = math.ceil(seats / columns)
        order = [(viewer + 1 + number) % seats for number in range(seats)]
        high = (area.height - self.gap // 2 * (rows - 1)) // rows
        wide = (area.width - self.gap * (columns - 1)) // columns
        boxes: dict[int, Box] = {}
        for number, seat in enumerate(order):
            row, column = divmod(number, columns)
            rect = pygame.Rect(area.x + column * (wide + self.gap), area.y + row * (high + self.gap // 2), wide, high)
            if number == seats - 1 and column == 0:
                rect.width = area.width
            boxes[seat] = self._box(rect)
        return [boxes[seat] for seat in range(seats)]

    def _box(self, rect: pygame.Rect) -> Box:
        pad = self.theme.px(6)
        head = pygame.Rect(rect.x + pad, rect.y + pad // 2, rect.width - 2 * pad, self.theme.px(HEAD))
        city = pygame.Rect(head.x, head.bottom, head.width, rect.bottom - head.bottom - pad)
        hand = pygame.Rect(city)
        if self.hands_open:  # below the city
            city.height = (city.height - pad) * 54 // 100
            hand = pygame.Rect(city.x, city.bottom + pad, city.width, hand.bottom - city.bottom - pad)
        high = max(8, min(city.height, round(city.width / MOST / SHAPE * 0.94)))
        hand.height = min(hand.height, round(high * 0.9))
        return Box(rect, head, city, pygame.Vector2(round(high * SHAPE), high), hand)

    def rank(self, number: int) -> pygame.Rect:
        """The plate of a rank, from 0."""
        gap = self.gap // 2
        wide = (self.ranks.width - gap * (self.count - 1)) // self.count
        return pygame.Rect(self.ranks.x + number * (wide + gap), self.ranks.y, wide, self.ranks.height)

    def fan_card(self, number: int, count: int) -> tuple[pygame.Rect, float]:
        """The place of a hand card, upright, and its slant in degrees."""
        high = round(self.fan.height * 0.92)
        wide = round(high * SHAPE)
        step = min(wide * 1.02, (self.fan.width - wide * 1.2) / max(1, count - 1))
        middle = number - (count - 1) / 2
        slant = middle * min(3.0, 16 / max(1, count))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = (round(self.fan.centerx + middle * step),
                       round(self.fan.centery + self.fan.height * 0.03 + abs(middle) ** 2 * 0.6 * self.theme.scale))
        return rect, slant

    def tray_card(self, number: int, count: int) -> pygame.Rect:
        """The place of a card in the tray; they overlap when there are many."""
        high = self.tray.height - self.theme.px(46)
        wide = round(high * SHAPE)
        gap = self.theme.px(12)
        step = min(wide + gap, (self.tray.width - wide - 2 * gap) / max(1, count - 1))
        left = self.tray.centerx - ((count - 1) * step + wide) / 2
        return pygame.Rect(round(left + number * step), self.tray.bottom - high - self.theme.px(6), wide, high)
