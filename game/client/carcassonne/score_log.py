"""Why points were paid: a line of the log explained item by item, with the tiles that counted lit on the board."""

from __future__ import annotations

from typing import Any, NamedTuple

import pygame

from game.carcassonne.events import FeatureScored, FigureRecalled
from game.carcassonne.expansions.princess_dragon.fairy import FairyPaid
from game.carcassonne.geometry import Square
from game.client.carcassonne import art
from game.client.carcassonne.board import at_pixel, tile_side
from game.client.carcassonne.card import MARGIN, PADDING, seat_line, sheet, sum_line, total_line
from game.client.carcassonne.stage import Stage
from game.client.seating import DARK
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme
from game.client.words import Words

CARD_WIDTH = 380  # logical units
OWN_SQUARES = ("city", "road")  # kinds that pay for what they cover; others for what lies round or beside them

Scored = FeatureScored | FigureRecalled | FairyPaid

KINDS = {FigureRecalled: "recalled", FairyPaid: "fairy"}


class Item(NamedTuple):
    """A part of what was paid."""

    text: str
    points: int


def items(words: Words, event: Scored, seat: int) -> list[Item]:
    """What a seat was paid for, part by part; together they are its points."""
    if isinstance(event, FairyPaid):
        return [Item(words("score-fairy"), event.points)]
    if isinstance(event, FigureRecalled):
        kind = "garden" if event.on.startswith("#g") else "monastery"
        return _ring(words, kind, event.points, len(event.beside), 1)
    bonus = [Item(words("score-bonus", source=source), extra[seat]) for source, extra in event.bonus if extra[seat]]
    if event.points[seat] == sum(points for _, points in bonus):
        return bonus
    return [*_base(words, event), *bonus]


def _base(words: Words, event: FeatureScored) -> list[Item]:
    units, factor = event.units, event.factor
    if event.kind in OWN_SQUARES:
        own = len(event.squares)
        parts = [(words("score-tiles", count=own), own), (words("score-pennants", count=units - own), units - own)]
    elif event.kind == "field":
        parts = [(words("score-cities", count=units), units)]
    else:
        return _ring(words, event.kind, units, len(event.beside), factor)
    times = f" × {factor}" if factor > 1 else ""
    return [Item(text + times, count * factor) for text, count in parts if count]


def _ring(words: Words, kind: str, units: int, round_it: int, factor: int) -> list[Item]:
    parts = [Item(words("score-itself", kind=kind), (units - round_it) * factor)]
    return [*parts, Item(words("score-around", count=round_it), round_it * factor)] if round_it else parts


def squares_of(event: Scored) -> tuple[Square, ...]:
    """All squares that counted."""
    if isinstance(event, FairyPaid):
        return (event.at,)
    own = event.squares if isinstance(event, FeatureScored) else (event.at,)
    return tuple(dict.fromkeys((*own, *event.beside)))


class ScoreLog:
    """What is explained at the moment, on the board and beside its line."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.shown: tuple[Scored, int] | None = None
        self._line = pygame.Rect(0, 0, 0, 0)
        self._card: pygame.Surface | None = None

    def explain(self, event: Any, seat: int | None, line: pygame.Rect, look: bool) -> None:
        """Explains the line, which is shown there; `look`: the eye goes to the feature. An event without points ends
        it."""
        shown = (event, seat) if isinstance(event, Scored) and seat is not None else None
        if shown != self.shown:
            self.shown, self._card = shown, None
            self.stage.host.touch()
        self._line = pygame.Rect(line)
        if look and shown is not None:
            self.stage.follow((event.at[0] + 0.5, event.at[1] + 0.5))
            self.stage.host.touch()

    def hide(self) -> None:
        self.shown = self._card = None

    def draw(self, surface: pygame.Surface) -> None:
        """The light on the tiles."""
        if self.shown is None:
            return
        camera = self.stage.camera
        side = tile_side(camera)
        light, wide = art.place_light(side, strong=True), max(2, side // 22)
        for square in squares_of(self.shown[0]):
            place = light.get_rect(topleft=at_pixel(camera, square))
            surface.blit(light, place)
            pygame.draw.rect(surface, DARK, place, wide + 2, border_radius=2 * wide)
            pygame.draw.rect(surface, art.GILD, place.inflate(-2, -2), wide, border_radius=2 * wide)

    def draw_above(self, surface: pygame.Surface) -> None:
        if self.shown is None:
            return
        theme, room = self.stage.context.theme, self.stage.camera.viewport
        if self._card is None:
            self._card = self._sheet(theme, *self.shown, room)
        rect = self._card.get_rect(midright=(room.right, self._line.centery))
        if self._line.left < room.centerx:  # the log lies over the left of the board
            rect.midleft = (self._line.right + theme.px(MARGIN), self._line.centery)
        surface.blit(self._card, rect.clamp(room))

    def _sheet(self, theme: Theme, event: Scored, seat: int, room: pygame.Rect) -> pygame.Surface:
        stage, words = self.stage, self.stage.context.words
        wide = min(theme.px(CARD_WIDTH), room.width - 2 * theme.px(PADDING + MARGIN))
        small = look.SMALL + 1

        def name(one: int) -> pygame.Surface:
            return seat_line(theme, stage.colours[one], stage.host.name(one), wide)

        kind = event.kind if isinstance(event, FeatureScored) else KINDS[type(event)]
        parts = [theme.text(words("score-title", kind=kind), "bold", look.BODY + 1, look.INK, wide), name(seat)]
        found = items(words, event, seat)
        parts += [sum_line(theme, text, points, wide) for text, points in found]
        parts.append(total_line(theme, words("score-together"), sum(points for _, points in found), wide))
        strength = event.strength if isinstance(event, FeatureScored) else ()
        if sum(1 for one in strength if one) > 1:
            most = max(strength)
            message = "score-tie" if strength.count(most) > 1 else "score-majority"
            parts.append(theme.text(words(message), "italic", small, look.FADED, wide))
            parts += [sum_line(theme, stage.host.name(one), have, wide) for one, have in enumerate(strength) if have]
        return sheet(theme, parts)
