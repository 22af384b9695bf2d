"""The six castle tiles on the table while they are picked, face down and then turned over."""

from __future__ import annotations

import pygame

from game.carcassonne.expansions.german_castles import SYMBOL
from game.client import assets
from game.client.aiming import towards
from game.client.carcassonne import art
from game.client.carcassonne.castles import castle_name
from game.client.carcassonne.choice import Choice
from game.client.carcassonne.choosing import PickChoice
from game.client.carcassonne.shown import Castle
from game.client.carcassonne.stage import Motion, Stage
from game.client.seating import DARK, LIGHT, badge
from game.client.widgets import theme as look

COLUMNS, GAP = 3, 0.3  # of the six on the table; between them, in parts of a tile's edge


def double_back(px: int) -> pygame.Surface:
    """The back of a castle tile, its edge so many pixels: all six look alike."""

    def make() -> pygame.Surface:
        back = art.source("back", px)
        side = back.get_width()
        rim, left, right = round(side * 0.152), round(side * 0.2), round(side * 0.8)
        out = pygame.Surface((side * 2, side))
        middle = back.subsurface(pygame.Rect(rim, 0, left - rim, side))
        for x in range(left, 2 * side - left, middle.get_width()):
            out.blit(middle, (x, 0))
        out.blit(back, (0, 0), pygame.Rect(0, 0, left, side))
        out.blit(back, (2 * side - left, 0), pygame.Rect(right, 0, side - right, side))
        out.blit(back, (side // 2 + left, 0), pygame.Rect(left, 0, right - left, side))
        return pygame.transform.smoothscale(out, (px * 2, px))

    return art.kept(("double-back", px), make)


def places_of(stage: Stage) -> dict[str, pygame.Rect]:
    """Where each of the six lies."""
    room = stage.camera.viewport
    six = [castle.name for castle in stage.shown.picking]
    rows = -(-len(six) // COLUMNS)
    side = int(min(room.width * 0.86 / (2 * COLUMNS + GAP * (COLUMNS - 1)),
                   room.height * 0.6 / (rows * (1 + GAP) + GAP)))
    gap = round(side * GAP)
    wide, high = COLUMNS * 2 * side + (COLUMNS - 1) * gap, rows * side + (rows - 1) * 2 * gap
    left, top = room.centerx - wide // 2, room.centery - high // 2 + gap
    places = [(number % COLUMNS, number // COLUMNS) for number in range(len(six))]
    return {name: pygame.Rect(left + column * (2 * side + gap), top + row * (side + 2 * gap), 2 * side, side)
            for name, (column, row) in zip(six, places)}


class CastleTable:
    """The six castle tiles on the table while they are picked, drawn in the place of the board."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def played(self) -> bool:
        """Whether there are castles in this game."""
        view = self.stage.view
        return view is not None and SYMBOL in view.rules.showing

    def rects(self) -> dict[str, pygame.Rect]:
        """Where each of them lies."""
        return places_of(self.stage)

    def name_at(self, at: tuple[int, int]) -> str | None:
        return next((name for name, rect in self.rects().items() if rect.collidepoint(at)), None)

    def step(self, choice: PickChoice, direction: tuple[int, int]) -> bool:
        """The keys lead on: to the next one in that direction, below the last row to declining."""
        rects = self.rects()
        names = [name for name in rects if name in choice.picks]
        if choice.cursor is None:
            return choice.next(-1 if choice.on_pass else 1)
        found = towards(rects[choice.cursor].center, [rects[name].center for name in names], direction)
        if found is not None:
            choice.point(names[found])
            return True
        if direction == (0, 1) and choice.passing is not None:
            choice.cursor, choice.on_pass = None, True
            return True
        return False

    def draw(self, surface: pygame.Surface, choice: Choice | None) -> None:
        stage = self.stage
        if not stage.shown.picking:
            return
        theme, words, room = stage.context.theme, stage.context.words, stage.camera.viewport
        surface.blit(art.kept(("veil", room.size), lambda: _veil(room.size)), room)
        rects = self.rects()
        turned = any(castle.tile for castle in stage.shown.picking)
        title = theme.text(words("castle-turned" if turned else "castle-pick"), "title_bold", look.HEAD, look.CREAM,
                           room.width - theme.px(60), "centre")
        top = min(rect.top for rect in rects.values())
        surface.blit(title, title.get_rect(midbottom=(room.centerx, top - theme.px(26))))
        for castle in stage.shown.picking:
            chosen = isinstance(choice, PickChoice) and choice.cursor == castle.name
            self._draw(surface, castle, rects[castle.name], chosen, turned)

    def _draw(self, surface: pygame.Surface, castle: Castle, rect: pygame.Rect, chosen: bool, turned: bool) -> None:
        stage, theme = self.stage, self.stage.context.theme
        motion = stage.motions.get(castle.name) or Motion()
        side = rect.height
        tile = art.tile(castle.tile, 0, side) if castle.tile else double_back(side)
        lift = side // 12 if chosen else 0
        place = rect.move(round(motion.away_x), round(motion.away_y) - lift)
        if motion.size != 1.0 or motion.wide != 1.0:
            size = max(1, round(rect.width * motion.size * motion.wide)), max(1, round(rect.height * motion.size))
            tile = pygame.transform.smoothscale(tile, size)
            place = tile.get_rect(center=place.center)
        alpha = motion.alpha * (0.32 if turned and castle.seat is None else 1.0)
        if alpha < 1:
            tile = tile.copy()
            tile.set_alpha(round(255 * alpha))
        else:
            shadow = art.land_shadow(side)
            for half in (0, 1):
                surface.blit(shadow, shadow.get_rect(center=(
                    place.x + place.width * (1 + 2 * half) // 4 + side // 14 + lift // 2,
                    place.centery + side // 10 + lift)))
        surface.blit(tile, place)
        if castle.seat is not None:
            colour = assets.SEAT_COLOURS[stage.colours[castle.seat]]
            wide = max(3, side // 24)
            pygame.draw.rect(surface, DARK, place.inflate(4, 4), wide + 3, border_radius=wide)
            pygame.draw.rect(surface, colour, place.inflate(2, 2), wide, border_radius=wide)
            mark = badge(stage.colours[castle.seat], max(18, side // 3))
            surface.blit(mark, mark.get_rect(center=(place.left + side // 12, place.top + side // 12)))
            self._label(surface, castle, place)
        elif chosen:
            pygame.draw.rect(surface, DARK, place.inflate(8, 8), 6, border_radius=6)
            pygame.draw.rect(surface, art.GILD, place.inflate(6, 6), 3, border_radius=6)
            if not stage.context.input.by_pointer:
                theme.ring(surface, place)

    def _label(self, surface: pygame.Surface, castle: Castle, place: pygame.Rect) -> None:
        """Whose it is, and once it is turned which castle."""
        stage, theme = self.stage, self.stage.context.theme
        assert castle.seat is not None
        name = castle_name(castle.tile, stage.context.words.language) if castle.tile else (
            stage.host.name(castle.seat))
        size: float = look.BODY
        while size > 13 and theme.text_size(name, "medium", size)[0] > place.width:
            size -= 1
        words = theme.text(name, "medium", size, LIGHT)
        surface.blit(words, words.get_rect(midtop=(place.centerx, place.bottom + theme.px(5))))


def _veil(size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((22, 12, 6, 222))
    return out
