"""The six castle tiles on the table while they are picked, face down and then turned over."""

from __future__ import annotations

import math

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
from game.client.stage.tween import Call, Delay, Seq, Tween, ease_out
from game.client.widgets import theme as look

COLUMNS, GAP = 3, 0.3  # of the six on the table; between them, in parts of a tile's edge
TABLE = "table"  # the motion of what they lie on


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
        self._spread = False

    def spread(self) -> None:
        """As they come to the table they lie on each other, and are laid out; once."""
        stage, castles = self.stage, self.stage.shown.picking
        if self._spread or not castles or any(castle.seat is not None for castle in castles):
            return
        self._spread = True
        room = stage.camera.viewport
        for number, (name, rect) in enumerate(self.rects().items()):
            motion = stage.motion(name)
            motion.away_x, motion.away_y = float(room.centerx - rect.centerx), float(room.centery - rect.centery)
            stage.host.flourish(Seq(Delay(0.5 + 0.09 * number), Call(lambda: stage.play("tile_lift")),
                                    Tween(motion, 0.4, ease_out, away_x=0.0, away_y=0.0)))

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
        room, rects = stage.camera.viewport, self.rects()
        light = (stage.motions.get(TABLE) or Motion()).alpha
        ground = art.kept(("bare-table", room.size), lambda: _ground(room.size, stage.context.theme.px(512)))
        ground.set_alpha(round(255 * light) if light < 1 else None)
        surface.blit(ground, room)
        turned = any(castle.tile for castle in stage.shown.picking)
        if light == 1:
            self._title(surface, min(rect.top for rect in rects.values()), turned)
        for castle in stage.shown.picking:
            chosen = isinstance(choice, PickChoice) and choice.cursor == castle.name
            self._draw(surface, castle, rects[castle.name], chosen, turned)

    def _title(self, surface: pygame.Surface, top: int, turned: bool) -> None:
        theme, words, room = self.stage.context.theme, self.stage.context.words, self.stage.camera.viewport
        wide = room.width - theme.px(60)
        title = words("castle-turned" if turned else "castle-pick")
        lines = [theme.text(title, "title_bold", look.HEAD, look.CREAM, wide, "centre")]
        if not turned:
            lines.append(theme.text(words("castle-pick-which"), "italic", look.LARGE, look.CREAM, wide, "centre"))
        bottom = top - theme.px(24)
        for line in reversed(lines):
            surface.blit(line, line.get_rect(midbottom=(room.centerx, bottom)))
            bottom -= line.get_height()

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


def _ground(size: tuple[int, int], px: int) -> pygame.Surface:
    """The bare table in the light of a lamp that hangs over its middle; its wood repeats after so many pixels."""
    out, wood = pygame.Surface(size), art.table(px)
    for x in range(0, size[0], px):
        for y in range(0, size[1], px):
            out.blit(wood, (x, y))
    dusk = pygame.Surface((32, 18), pygame.SRCALPHA)
    for x in range(32):
        for y in range(18):
            away = math.hypot((x - 15.5) / 16, (y - 9.5) / 9)
            dusk.set_at((x, y), (16, 8, 4, round(min(236, 70 + 120 * away ** 1.7))))
    out.blit(pygame.transform.smoothscale(dusk, size), (0, 0))
    return out.convert()
