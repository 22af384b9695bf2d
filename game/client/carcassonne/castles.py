"""The six castles: picked face down before the game, held by the seats, and told about on demand."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pygame

from game.carcassonne.expansions.german_castles import SYMBOL, CastlePicked, CastlesTurned, CastleTaken
from game.carcassonne.tile import DATA, tile_facts
from game.client import assets
from game.client.actions import Action
from game.client.carcassonne import art
from game.client.carcassonne.acts import ACTS
from game.client.carcassonne.choosing import PickChoice, towards
from game.client.carcassonne.shown import Castle
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.scenes import WidgetScene
from game.client.seating import DARK, LIGHT, badge
from game.client.stage.director import Act
from game.client.stage.tween import Par, Tween, ease_in, ease_in_out, ease_out, overshoot
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.controls import Button, Picture, Rule, Text
from game.client.widgets.scroll import ScrollView

if TYPE_CHECKING:
    from game.client.carcassonne.table_picture import TablePicture

COLUMNS, GAP = 3, 0.3  # of the six on the table; between them, in parts of a tile's edge


@cache
def castle_facts() -> dict[str, dict[str, Any]]:
    """By tile: region, text, website, and the castle's name in each language."""
    names = {tile["id"]: tile["names"] for tile in tile_facts()["german_castles"]["tiles"]}
    told = json.loads((DATA.parent / "castles.json").read_text("utf-8"))["castles"]
    return {one["tile"]: {**one, "names": names[one["tile"]]} for one in told}


def castle_name(tile: str, language: str) -> str:
    """What a castle is called."""
    names = castle_facts()[tile]["names"]
    return str(names.get(language, names["en"]))


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

    return art.keep(("double-back", px), make)


class Motion:
    """How one of the six differs for a moment from how it lies there."""

    def __init__(self) -> None:
        self.size = self.wide = self.alpha = 1.0
        self.away_x = self.away_y = 0.0


class CastleTable:
    """The six castle tiles on the table while they are picked, drawn in the place of the board."""

    def __init__(self, picture: TablePicture) -> None:
        self.picture = picture
        self.motions: dict[str, Motion] = {}

    @property
    def played(self) -> bool:
        """Whether there are castles in this game."""
        view = self.picture.view
        return view is not None and SYMBOL in view.rules.showing

    def motion(self, name: str) -> Motion:
        return self.motions.setdefault(name, Motion())

    def rects(self) -> dict[str, pygame.Rect]:
        """Where each of them lies."""
        room = self.picture.camera.viewport
        six = [castle.name for castle in self.picture.shown.picking]
        rows = -(-len(six) // COLUMNS)
        side = int(min(room.width * 0.86 / (2 * COLUMNS + GAP * (COLUMNS - 1)),
                       room.height * 0.6 / (rows * (1 + GAP) + GAP)))
        gap = round(side * GAP)
        wide, high = COLUMNS * 2 * side + (COLUMNS - 1) * gap, rows * side + (rows - 1) * 2 * gap
        left, top = room.centerx - wide // 2, room.centery - high // 2 + gap
        places = [(number % COLUMNS, number // COLUMNS) for number in range(len(six))]
        return {name: pygame.Rect(left + column * (2 * side + gap), top + row * (side + 2 * gap), 2 * side, side)
                for name, (column, row) in zip(six, places)}

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

    def draw(self, surface: pygame.Surface) -> None:
        picture = self.picture
        if not picture.shown.picking:
            return
        theme, words, room = picture.context.theme, picture.context.words, picture.camera.viewport
        surface.blit(art.keep(("veil", room.size), lambda: _veil(room.size)), room)
        rects = self.rects()
        turned = any(castle.tile for castle in picture.shown.picking)
        title = theme.text(words("castle-turned" if turned else "castle-pick"), "title_bold", look.HEAD, look.CREAM,
                           room.width - theme.px(60), "centre")
        top = min(rect.top for rect in rects.values())
        surface.blit(title, title.get_rect(midbottom=(room.centerx, top - theme.px(26))))
        choice = picture.choice if isinstance(picture.choice, PickChoice) else None
        for castle in picture.shown.picking:
            chosen = choice is not None and choice.cursor == castle.name
            self._draw(surface, castle, rects[castle.name], chosen, turned)

    def _draw(self, surface: pygame.Surface, castle: Castle, rect: pygame.Rect, chosen: bool, turned: bool) -> None:
        picture, theme = self.picture, self.picture.context.theme
        motion = self.motions.get(castle.name) or Motion()
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
            colour = assets.SEAT_COLOURS[picture.colours[castle.seat]]
            wide = max(3, side // 24)
            pygame.draw.rect(surface, DARK, place.inflate(4, 4), wide + 3, border_radius=wide)
            pygame.draw.rect(surface, colour, place.inflate(2, 2), wide, border_radius=wide)
            mark = badge(picture.colours[castle.seat], max(18, side // 3))
            surface.blit(mark, mark.get_rect(center=(place.left + side // 12, place.top + side // 12)))
            self._label(surface, castle, place)
        elif chosen:
            pygame.draw.rect(surface, DARK, place.inflate(8, 8), 6, border_radius=6)
            pygame.draw.rect(surface, art.GILD, place.inflate(6, 6), 3, border_radius=6)
            if not picture.context.input.by_pointer:
                theme.ring(surface, place)

    def _label(self, surface: pygame.Surface, castle: Castle, place: pygame.Rect) -> None:
        """Whose it is, and once it is turned which castle."""
        picture, theme = self.picture, self.picture.context.theme
        assert castle.seat is not None
        name = castle_name(castle.tile, picture.context.words.language) if castle.tile else (
            picture.host.name(castle.seat))
        size: float = look.BODY
        while size > 13 and theme.text_size(name, "medium", size)[0] > place.width:
            size -= 1
        words = theme.text(name, "medium", size, LIGHT)
        surface.blit(words, words.get_rect(midtop=(place.centerx, place.bottom + theme.px(5))))


def _veil(size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((22, 12, 6, 222))
    return out


# ---- what happens ----


def _with(stage: TablePicture, name: str, **changes: Any) -> None:
    stage.shown.picking = tuple(replace(castle, **changes) if castle.name == name else castle
                                for castle in stage.shown.picking)


@ACTS.on(CastlePicked)
def pick_castle(stage: TablePicture, event: CastlePicked) -> Act:
    """It is lifted and lies down again under the sign of its seat."""
    table, motion = stage.castle_table, stage.castle_table.motion(event.picked)
    stage.play("tile_lift")
    yield Tween(motion, 0.16, ease_out, size=1.14)
    _with(stage, event.picked, seat=event.seat)
    yield Tween(motion, 0.22, overshoot, size=1.0)
    table.motions.clear()
    stage.play("tile_place")


@ACTS.on(CastleTaken)
def take_castle(stage: TablePicture, event: CastleTaken) -> Act:
    """One that was picked is turned over; one that is dealt flies to its seat."""
    if event.picked is None:
        start = pygame.Rect(0, 0, stage.tile_side * 2, stage.tile_side)
        start.center = stage.camera.viewport.center
        sprite = stage.flyer(art.source(event.tile, 256), start, z=8)
        sprite.size = 0.2
        stage.play("page")
        yield Tween(sprite, 0.2, overshoot, size=1.0)
        yield 0.12
        yield stage.fly(sprite, stage.castle_home(event.seat), 0.36, ease_in)
        stage.land(sprite)
    else:
        motion = stage.castle_table.motion(event.picked)
        stage.play("page")
        yield Tween(motion, 0.16, ease_in, wide=0.02)
        _with(stage, event.picked, tile=event.tile, seat=event.seat)
        yield Tween(motion, 0.2, ease_out, wide=1.0)
        stage.castle_table.motions.clear()
        yield 0.15
    stage.shown.castles[event.seat] = tuple(sorted((*stage.shown.castles[event.seat], event.tile)))


@ACTS.on(CastlesTurned)
def leave_castles(stage: TablePicture, event: CastlesTurned) -> Act:
    """Everybody has seen them; each goes to its seat."""
    yield 1.1
    rects, table = stage.castle_table.rects(), stage.castle_table
    moves = []
    for castle in stage.shown.picking:
        motion, rect = table.motion(castle.name), rects[castle.name]
        if castle.seat is None:
            moves.append(Tween(motion, 0.3, alpha=0.0))
            continue
        home = stage.castle_home(castle.seat)
        moves.append(Tween(motion, 0.5, ease_in_out, away_x=float(home.centerx - rect.centerx),
                           away_y=float(home.centery - rect.centery), size=home.height / rect.height))
    yield Par(*moves)
    table.motions.clear()
    stage.shown.picking = ()


class CastlesScene(WidgetScene):
    """The six castles with name and facts, over the match, which waits."""

    opaque = False

    def __init__(self, context: Context, first: str = "") -> None:
        super().__init__(context)
        self.order = sorted(castle_facts(), key=lambda tile: (tile != first, tile))

    def build(self) -> Widget:
        words = self.context.words
        high = min(880, self.context.room.height / self.context.theme.scale - 40)
        entries: list[Widget] = []
        for number, tile in enumerate(self.order):
            entries += [*([Rule()] if number else []), self._castle(tile)]
        sheet = Column(
            Text(words("castle-title"), size=look.HEAD, role="title_bold", align="centre"),
            ScrollView(Column(*entries, gap=18), grow=1, least=200, name="castles"),
            Row(Spacer(grow=1), Button(words("inspect-close"), self.context.stack.pop, name="close"), Spacer(grow=1)),
            gap=14)
        return Anchored(Sized(Panel(sheet, padding=32), width=1040, height=high), margin=18)

    def _castle(self, tile: str) -> Widget:
        language, facts = self.context.words.language, castle_facts()[tile]
        return Row(
            Picture(lambda width, height: art.tile(tile, 0, min(width // 2, height)), 340, 170),
            Sized(Column(
                Text(castle_name(tile, language), size=look.LARGE, role="title_bold"),
                Text(facts["region"].get(language, facts["region"]["en"]), role="italic", colour=look.FADED),
                Text(facts["text"].get(language, facts["text"]["en"]), size=look.SMALL + 1),
                Text(facts["website"], size=look.SMALL, colour=look.LAPIS),
                gap=6), grow=1),
            gap=22)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Acted) and event.action in (Action.BACK, Action.MENU):
            self.context.stack.pop()
            return True
        return super().handle(event)
