"""Beside the board: a plate for each seat, and the pile."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.stage import Stage
from game.client.seating import DARK, badge
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme

TWO_LINES = 66  # units: from this height on a plate shows name and figures one below the other


class SeatPlate(Widget):
    """Who sits there, with points and figures left. The seat that is to move has a gold frame and a pennant."""

    solid = True

    def __init__(self, stage: Stage, seat: int, height: float, show_castles: Callable[[str], object]) -> None:
        """`show_castles` tells about that castle and the others."""
        super().__init__(name=f"seat-{seat}")
        self.stage, self.seat, self.height, self.show_castles = stage, seat, height, show_castles
        self.score_rect = pygame.Rect(0, 0, 1, 1)
        self._held: list[tuple[str, pygame.Rect]] = []  # its castle tiles, and where they are shown
        self._pressed = (0, 0)

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(280), width), theme.px(self.height)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        room = theme.text_size("000", "title_bold", self._score_size())[0]
        if self.stage.host.clock_face(self.seat) is not None:
            room = max(room, theme.text_size("00:00", "medium", look.SMALL - 1)[0])
        self.score_rect = pygame.Rect(rect.right - room - theme.px(12), rect.y, room, rect.height)

    def _score_size(self) -> float:
        size = 34 if self.height >= TWO_LINES else 26
        return size if self.stage.host.clock_face(self.seat) is None else min(size, 0.48 * self.height)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        stage, seat = self.stage, self.seat
        colour = assets.SEAT_COLOURS[stage.colours[seat]]
        moves = stage.host.mover == seat
        theme.plate(surface, self.rect, "field", "hover" if moves else "")
        bar = pygame.Rect(self.rect.x + theme.px(3), self.rect.y + theme.px(3), theme.px(9),
                          self.rect.height - theme.px(6))
        pygame.draw.rect(surface, DARK, bar.inflate(2, 2), border_radius=theme.px(5))
        pygame.draw.rect(surface, colour, bar, border_radius=theme.px(4))
        if moves:
            self._to_move(surface, theme)
        two = self.height >= TWO_LINES
        side = theme.px(46 if two else 32)
        mark = badge(stage.colours[seat], side)
        surface.blit(mark, mark.get_rect(midleft=(bar.right + theme.px(9), self.rect.centery)))
        left = bar.right + theme.px(18) + side
        self._score(surface, theme)
        room = self.score_rect.left - theme.px(8) - left
        room -= self._castles(surface, theme, pygame.Rect(left, self.rect.y, room, self.rect.height))
        supply = [(kind, count) for kind, count in stage.shown.supply[seat].items() if count or kind == "follower"]
        if two:
            middle = self.rect.y + self.rect.height // 3
            self._name(surface, theme, pygame.Rect(left, self.rect.y, room, middle * 2 - self.rect.y * 2))
            self._figures(surface, theme, supply, left, self.rect.y + self.rect.height * 72 // 100, theme.px(30))
        else:
            side = theme.px(28 if len(supply) < 3 else 20)  # a name needs room too
            used = self._figures(surface, theme, supply, None, self.rect.centery, side, left + room)
            self._name(surface, theme, pygame.Rect(left, self.rect.y, room - used, self.rect.height))

    def _castles(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> int:
        """The castle tiles that the seat holds, before the points; answers the width they take."""
        held = self.stage.shown.castles[self.seat] if self.stage.shown.castles else ()
        side = min(theme.px(25), (self.rect.height - theme.px(10)) // max(1, len(held)) - theme.px(3))
        self._held = []
        for number, tile in enumerate(held):
            place = pygame.Rect(room.right - 2 * side, 0, 2 * side, side)
            place.y = self.rect.centery + round((number - len(held) / 2) * (side + theme.px(4))) + theme.px(2)
            pygame.draw.rect(surface, DARK, place.inflate(4, 4), border_radius=3)
            surface.blit(art.tile(tile, 0, side), place)
            self._held.append((tile, place))
        return 2 * side + theme.px(8) if held else 0

    def castle_rect(self) -> pygame.Rect:
        """Where the castle tiles come from and go to."""
        if self._held:
            return pygame.Rect(self._held[-1][1])
        rect = pygame.Rect(0, 0, self.rect.height * 2 // 3, self.rect.height // 3)
        rect.midright = (self.score_rect.left, self.rect.centery)
        return rect

    def press(self, at: tuple[int, int]) -> None:
        self._pressed = at

    def activate(self) -> None:
        """A castle tells about itself."""
        tile = next((tile for tile, place in self._held if place.collidepoint(self._pressed)), None)
        if tile is not None:
            self.show_castles(tile)

    def _to_move(self, surface: pygame.Surface, theme: Theme) -> None:
        wide = max(2, theme.px(3))
        pygame.draw.rect(surface, DARK, self.rect.inflate(wide * 2, wide * 2), wide, border_radius=theme.px(10))
        pygame.draw.rect(surface, (236, 186, 74), self.rect, wide, border_radius=theme.px(8))
        x, y, d = self.rect.left - theme.px(4), self.rect.centery, theme.px(11)
        for grow, ink in ((3, DARK), (0, (236, 186, 74))):
            pygame.draw.polygon(surface, ink, [(x - d - grow, y - d - grow * 1.6), (x + grow, y),
                                               (x - d - grow, y + d + grow * 1.6)])

    def _score(self, surface: pygame.Surface, theme: Theme) -> None:
        size = self._score_size() * (1.22 if self.stage.bumped == self.seat else 1.0)
        words = theme.text(str(self.stage.shown.scores[self.seat]), "title_bold", size, look.INK)
        right, middle = self.rect.right - theme.px(12), self.rect.centery
        face = self.stage.host.clock_face(self.seat)
        if face is not None:
            middle = self.rect.y + self.rect.height * 36 // 100
            time = theme.text(face[0], "medium", min(look.SMALL - 1, 0.34 * self.height),
                              look.VERMILION if face[1] else look.FADED)
            surface.blit(time, time.get_rect(midright=(right, self.rect.y + self.rect.height * 79 // 100)))
        surface.blit(words, words.get_rect(midright=(right, middle)))

    def _name(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> None:
        name = self.stage.host.name(self.seat)
        thinks = self.stage.host.thinking_seat == self.seat
        dots = theme.px(30) if thinks else 0
        size: float = look.BODY
        while size > 15 and theme.text_size(name, "medium", size)[0] > room.width - dots:
            size -= 1
        if theme.text_size(name, "medium", size)[0] > room.width - dots:
            while len(name) > 1 and theme.text_size(name + "…", "medium", size)[0] > room.width - dots:
                name = name[:-1]
            name += "…"
        words = theme.text(name, "medium", size, look.INK)
        where = words.get_rect(midleft=room.midleft)
        surface.blit(words, where)
        if thinks:
            for dot in range(3):
                bright = dot == self.stage.host.beat % 4 - 1
                ink = look.VERMILION if bright else (190, 164, 120)
                pygame.draw.aacircle(surface, ink, (where.right + theme.px(11 + 9 * dot), where.centery + theme.px(4)),
                                     max(2, theme.px(3.4)))

    def _figures(self, surface: pygame.Surface, theme: Theme, supply: list[tuple[str, int]], left: int | None,
                 middle: int, side: int, right: int = 0) -> int:
        """Little figures with how many are left; answers the width. Without a left edge they end at the right one."""
        parts, close = [], side < theme.px(24)
        size, gap = (look.SMALL - 3, theme.px(4)) if close else (look.SMALL, theme.px(9))
        for kind, count in supply:
            words = theme.text(str(count), "medium", size, look.INK if count else look.FADED)
            parts.append((art.figure(kind, self.stage.colours[self.seat], side, alpha=255 if count else 90), words))
        whole = sum(side + words.get_width() + gap for _, words in parts)
        x = left if left is not None else right + theme.px(4) - whole
        for figure, words in parts:
            surface.blit(figure, figure.get_rect(midleft=(x - side // 8, middle)),
                         special_flags=pygame.BLEND_PREMULTIPLIED)
            surface.blit(words, words.get_rect(midleft=(x + side - side // 8, middle)))
            x += side + words.get_width() + gap
        return whole


class Pile(Widget):
    """The pile, and how many tiles are left in it."""

    def __init__(self, stage: Stage, side: float) -> None:
        super().__init__(name="pile", tip=" ")
        self.stage, self.side = stage, side
        self.tile_rect = pygame.Rect(0, 0, 1, 1)

    @property
    def words(self) -> str:
        return self.stage.context.words("carc-tiles-left", count=self.stage.shown.tiles_left)

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.side + 12), theme.px(self.side + 10) + theme.line_height("title_bold", look.LARGE)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        side = theme.px(self.side)
        self.tile_rect = pygame.Rect(rect.x, rect.y + theme.px(8), side, side)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        left = self.stage.shown.tiles_left
        self.tip = self.words
        side = self.tile_rect.width
        layers = min(4, (left + 11) // 12)
        if not left:
            pygame.draw.rect(surface, (150, 112, 66), self.tile_rect, max(1, theme.px(2)), border_radius=theme.px(6))
        back = art.tile("back", 0, side)
        for layer in range(layers):
            away = theme.px(3) * layer
            place = self.tile_rect.move(away, -away + theme.px(2))
            pygame.draw.rect(surface, DARK, place.inflate(2, 2), border_radius=3)
            surface.blit(back, place)
        words = theme.text(str(left), "title_bold", look.LARGE, look.INK)
        surface.blit(words, words.get_rect(midtop=(self.tile_rect.centerx, self.tile_rect.bottom + theme.px(2))))
