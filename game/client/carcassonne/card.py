"""Small sheets over the board that explain something: a title, lines, and what stands beside the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.seating import badge
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme

PADDING, GAP = 18, 4  # logical units
MARGIN = 20  # for the shadow of the sheet


def sheet(theme: Theme, parts: Sequence[pygame.Surface]) -> pygame.Surface:
    """The parts one below the other on parchment, with room for its shadow."""
    padding, gap, margin = theme.px(PADDING), theme.px(GAP), theme.px(MARGIN)
    width = max(part.get_width() for part in parts) + 2 * padding
    height = sum(part.get_height() + gap for part in parts) - gap + 2 * padding
    out = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    theme.panel(out, pygame.Rect(margin, margin, width, height), "plain")
    y = margin + padding
    for part in parts:
        out.blit(part, (margin + padding, y))
        y += part.get_height() + gap
    return out


def put_beside(card: pygame.Surface, at: tuple[int, int], away: int, room: pygame.Rect) -> pygame.Rect:
    """Where a card lies that belongs to a point: below and right of it, or where there is room."""
    rect = card.get_rect(topleft=(at[0] + away, at[1] + away))
    if rect.right > room.right:
        rect.right = at[0] - away
    if rect.bottom > room.bottom:
        rect.bottom = at[1] - away
    return rect.clamp(room)


def seat_line(theme: Theme, colour: str, name: str, wide: int) -> pygame.Surface:
    """A seat's badge and its name."""
    side = theme.px(24)
    name = shortened(name, lambda text: theme.text_size(text, "medium", look.SMALL + 1)[0] <= wide - side - theme.px(8))
    words = theme.text(name, "medium", look.SMALL + 1, look.INK)
    out = pygame.Surface((side + theme.px(8) + words.get_width(), max(side, words.get_height())), pygame.SRCALPHA)
    out.blit(badge(colour, side), (0, (out.get_height() - side) // 2))
    out.blit(words, (side + theme.px(8), (out.get_height() - words.get_height()) // 2))
    return out


def sum_line(theme: Theme, text: str, points: int, wide: int, role: str = "body") -> pygame.Surface:
    """Words on the left, points on the right edge."""
    number = theme.text(str(points), "bold", look.SMALL + 1, look.INK)
    words = theme.text(text, role, look.SMALL + 1, look.INK, wide - number.get_width() - theme.px(14))
    out = pygame.Surface((wide, max(number.get_height(), words.get_height())), pygame.SRCALPHA)
    out.blit(words, (0, 0))
    out.blit(number, number.get_rect(topright=(wide, 0)))
    return out


def total_line(theme: Theme, text: str, points: int, wide: int) -> pygame.Surface:
    """The sum under a stroke."""
    line = sum_line(theme, text, points, wide, "bold")
    out = pygame.Surface((wide, line.get_height() + theme.px(6)), pygame.SRCALPHA)
    pygame.draw.line(out, (164, 124, 70), (0, theme.px(2)), (wide, theme.px(2)), max(1, theme.px(1.5)))
    out.blit(line, (0, theme.px(6)))
    return out


def shortened(name: str, fits: Callable[[str], bool]) -> str:
    """The name, cut with an ellipsis until it fits."""
    if fits(name):
        return name
    while len(name) > 1 and not fits(name + "…"):
        name = name[:-1]
    return name + "…"
