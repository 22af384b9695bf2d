"""What lies under a pointer that rests: a whole feature with what it is worth, or the tiles that still fit a place."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.carcassonne.geometry import Square
from game.carcassonne.view import CarcassonneView, Feature
from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.card import GAP, MARGIN, PADDING, put_beside, seat_line, sheet
from game.client.carcassonne.castles import castle_name
from game.client.carcassonne.shown import World, turned
from game.client.stage.sprite import Sprite, Sprites
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme
from game.client.words import Words

REST_SECONDS = 0.25
CARD_WIDTH, TILES_WIDTH = 330, 440  # logical units at most, for words and for pictures
ROAD_REACH = 0.04  # beside a road that still means the road
LAYERS = ("", "road", "c", "f")  # what lies over what on a tile, buildings on top: the pointer means the topmost
SIDES = (74, 60, 48, 38, 30, 24)  # logical units of a small tile: the largest with which all find room

Subject = tuple[Square, str]  # a square and "#key", or a free square and ""


def piece_at(view: CarcassonneView, world: World) -> Subject | None:
    """The piece of a feature at that point of the board."""
    square = (math.floor(world[0]), math.floor(world[1]))
    tile = next((tile for tile in view.tiles if square in tile.squares), None)
    if tile is None:
        return None
    point = turned((world[0] - tile.at[0], world[1] - tile.at[1]), -tile.rot)
    best: tuple[float, str] | None = None
    for key, spot in assets.tile_spots(tile.tile).items():
        away = _away(point, spot)
        if away is None or view.feature(tile.at, f"#{key}") is None:
            continue
        depth = LAYERS.index("road" if "road" in spot else key[0] if key[0] in "cf" else "") + min(0.9, away)
        if best is None or depth < best[0]:
            best = depth, key
    return (tile.at, f"#{best[1]}") if best else None


def _away(point: World, spot: dict) -> float | None:
    """0 on the area, None off it; for lines the distance."""
    if "road" in spot:
        near = min((_to_segment(point, a, b) for line in spot["road"] for a, b in pairwise(line)),
                   default=9.0)
        return near if near <= spot["width"] / 2 + ROAD_REACH else None
    if any(_inside(point, hole) for hole in spot.get("holes", ())):
        return None
    return 0.0 if any(_inside(point, area) for area in spot.get("polygons", ())) else None


def _inside(point: World, polygon: list[World]) -> bool:
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def _to_segment(point: World, a: World, b: World) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    along = 0.0 if not long else min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / long))
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))


def facts(words: Words, feature: Feature) -> list[str]:
    """What a card says of a feature, line by line; the first is its title."""
    lines = [words("inspect-kind", kind=feature.kind), words("inspect-squares", count=len(feature.squares))]
    if feature.kind == "field":
        return [*lines, words("inspect-worth-end", points=feature.value)]
    if feature.complete:
        return [*lines, words("inspect-complete"), words("inspect-worth-now", points=feature.value)]
    return [*lines, words("inspect-open"), words("inspect-worth-end", points=feature.value),
            words("inspect-worth-complete", points=feature.worth_complete)]


@dataclass
class Found:
    """What is shown of a subject: a card, and the light over a feature."""

    subject: Subject
    lines: list[str]
    owners: tuple[int, ...] = ()
    tiles: tuple[tuple[str, int], ...] = ()
    card: pygame.Surface | None = None  # made when it is first drawn


class Inspector:
    """Follows the pointer. Once it has rested, the answer is made once and then only drawn."""

    def __init__(self, asking: Asking) -> None:
        self.asking, self.stage = asking, asking.stage
        self.found: Found | None = None
        self._subject: Subject | None = None
        self._at = (0, 0)
        self._world: World | None = None  # where the keys look; then the card stays with that point
        self._left = 0.0
        self._lights = Sprites()

    @property
    def waiting(self) -> bool:
        return self._subject is not None and self.found is None

    def point(self, at: tuple[int, int]) -> None:
        """The pointer has come there, with nothing in its hold."""
        subject = self._subject_at(at)
        if subject is not None and self.found is not None and subject == self._subject:
            return
        self.hide()
        self._subject, self._at, self._left, self._world = subject, at, REST_SECONDS, None

    def look(self, world: World, soon: bool = True) -> None:
        """The keys look there; `soon`: it is told as soon as the eye has come to rest."""
        self.hide()
        self._subject, self._world = self._subject_of(world), world
        self._left = 0.0 if soon else REST_SECONDS

    def hide(self) -> None:
        if self.found is not None:
            self.stage.host.touch()
        self.found = self._subject = None
        self._lights.crowd.clear()

    def _subject_at(self, at: tuple[int, int]) -> Subject | None:
        asking, stage, view = self.asking, self.stage, self.stage.view
        busy = stage.shown.picking or asking.carried is not None or asking.off_the_land
        if view is None or busy or not stage.camera.viewport.collidepoint(at):
            return None
        subject = self._subject_of(stage.camera.to_world(at))
        ghost = asking.placing is not None and asking.placing.cursor is not None
        return None if ghost and subject is not None and not subject[1] else subject

    def _subject_of(self, world: World) -> Subject | None:
        view = self.stage.view
        assert view is not None
        square = (math.floor(world[0]), math.floor(world[1]))
        return (square, "") if square in view.free_squares else piece_at(view, world)

    def update(self, seconds: float) -> None:
        if not self.waiting or not self.stage.host.director.idle or self.stage.camera.moving:
            return
        self._left -= seconds
        if self._left <= 0:
            self._find()

    def _find(self) -> None:
        view, subject, words = self.stage.view, self._subject, self.stage.context.words
        assert view is not None and subject is not None
        at, on = subject
        if on:
            feature = view.feature(at, on)
            assert feature is not None
            lines = facts(words, feature)
            if feature.kind == "castle":
                lines[0] = castle_name(self.stage.shown.tiles[at].tile, words.language)
                if feature.owners:
                    lines.append(words("castle-lord", count=len(feature.owners)))
            self.found = Found(subject, lines, feature.owners)
            self._light(feature)
        else:
            fits = tuple(sorted(view.fitting(at).items(), key=lambda one: (-one[1], one[0])))
            line = words("inspect-fits", count=sum(count for _, count in fits))
            self.found = Found(subject, [line], tiles=fits)
        self.stage.host.touch()

    def _light(self, feature: Feature) -> None:
        tiles = self.stage.shown.tiles
        glow = art.glow([(tiles[at], on[1:]) for at, on in feature.pieces if at in tiles], art.GILD)
        if glow is not None:
            picture, world = glow
            self._lights.add(Sprite(picture, world.centerx, world.centery, world.width, alpha=0.6))

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The light on the board."""
        self._lights.draw(surface, self.stage.camera)

    def draw_above(self, surface: pygame.Surface) -> None:
        found, room, theme = self.found, self.stage.camera.viewport, self.stage.context.theme
        if found is None:
            return
        if found.card is None:
            found.card = self._card(theme, found, room)
        at = self._at
        if self._world is not None:
            x, y = self.stage.camera.to_screen(self._world)
            at = (round(x), round(y))
        surface.blit(found.card, put_beside(found.card, at, theme.px(26), room))

    def _card(self, theme: Theme, found: Found, room: pygame.Rect) -> pygame.Surface:
        around = theme.px(PADDING + MARGIN)
        wide = min(theme.px(TILES_WIDTH if found.tiles else CARD_WIDTH) + 2 * theme.px(MARGIN), room.width) - 2 * around
        parts = [theme.text(found.lines[0], "bold", look.BODY + 1, look.INK, wide)]
        parts += [theme.text(line, "body", look.SMALL + 1, look.INK, wide) for line in found.lines[1:]]
        parts += [seat_line(theme, self.stage.colours[seat], self.stage.host.name(seat), wide)
                  for seat in found.owners]
        if not found.owners and not found.tiles and len(found.lines) > 1:
            parts.append(theme.text(self.stage.context.words("inspect-nobody"), "italic", look.SMALL + 1, look.FADED,
                                    wide))
        if found.tiles:
            used = sum(part.get_height() + theme.px(GAP) for part in parts)
            parts.append(self._tiles(theme, found.tiles, wide, room.height - used - 2 * around))
        return sheet(theme, parts)

    def _tiles(self, theme: Theme, tiles: tuple[tuple[str, int], ...], wide: int, high: int) -> pygame.Surface:
        gap = theme.px(8)
        for units in SIDES:
            side = theme.px(units)
            line = theme.line_height("medium", look.SMALL) + side
            columns = max(1, (wide + gap) // (side + gap))
            rows = -(-len(tiles) // columns)
            if rows * (line + gap) <= high:
                break
        out = pygame.Surface((min(columns, len(tiles)) * (side + gap) - gap, rows * (line + gap) - gap),
                             pygame.SRCALPHA)
        for number, (tile, count) in enumerate(tiles):
            x, y = number % columns * (side + gap), number // columns * (line + gap)
            small = art.tile(tile, 0, side // assets.squares_across(tile))
            out.blit(small, small.get_rect(center=(x + side // 2, y + side // 2)))
            words = theme.text(f"×{count}", "medium", look.SMALL, look.INK)
            out.blit(words, words.get_rect(midtop=(x + side // 2, y + side)))
        return out
