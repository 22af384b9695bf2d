"""Whose the fields are: each tinted in its owner's colour, in stripes where several share it, with what it is worth.

It is painted as part of the board, so that it costs nothing while nothing changes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.carcassonne.geometry import Square
from game.carcassonne.view import CarcassonneView, Feature, PlacedTile
from game.client import assets
from game.client.assets import Colour
from game.client.carcassonne import art
from game.client.carcassonne.shown import World, on_board, turned
from game.client.seating import DARK, LIGHT, badge
from game.client.stage.camera import Camera
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme

OWNED, FAINT = 150, 60  # how strong a tint is, of 255
SIZED_FOR = 90  # logical units to a tile at which the worth of a field has its full size
STRIPES = 4  # of each colour to a tile's edge


class Fields:
    def __init__(self, colours: Sequence[str]) -> None:
        self.colours = colours
        self.shown = False
        self.all: list[Feature] = []

    def refresh(self, view: CarcassonneView) -> None:
        """The fields as they lie now."""
        found: dict[tuple[Square, str], Feature] = {}
        for tile in view.tiles:
            for key in assets.tile_spots(tile.tile):
                if key.startswith("f") and (tile.at, f"#{key}") not in found:
                    feature = view.feature(tile.at, f"#{key}")
                    if feature is not None and feature.kind == "field":
                        found.update(dict.fromkeys(feature.pieces, feature))
        self.all = list({id(feature): feature for feature in found.values()}.values())

    def paint(self, surface: pygame.Surface, camera: Camera, side: int, tiles: dict[Square, PlacedTile]) -> None:
        seen = camera.seen().inflate(2, 2)
        for field in self.all:
            inks = tuple(assets.SEAT_COLOURS[self.colours[seat]] for seat in field.owners)
            for at, on in field.pieces:
                tile = tiles.get(at)
                if tile is not None and seen.colliderect((*at, 1, 1)):
                    picture, corner = _tint(tile, on[1:], side, inks)
                    x, y = camera.to_screen((tile.at[0] + corner[0], tile.at[1] + corner[1]))
                    surface.blit(picture, (round(x), round(y)))

    def paint_worth(self, surface: pygame.Surface, camera: Camera, theme: Theme, tiles: dict[Square, PlacedTile],
                    figures: set[tuple[Square, str]]) -> None:
        for field in self.all:
            where = _middle(field, tiles, figures)
            if where is not None and (field.owners or field.value):
                # From far away they must not hide the fields that they speak of.
                size = max(0.55, min(1.0, camera.zoom / (SIZED_FOR * theme.scale)))
                self._worth(surface, theme, field, camera.to_screen(where), size)

    def _worth(self, surface: pygame.Surface, theme: Theme, field: Feature, centre: World, size: float) -> None:
        ink = look.INK if field.owners else look.FADED
        words = theme.text(str(field.value), "title_bold", look.BODY * size, ink)
        side, gap = theme.px(24 * size), theme.px(4 * size)
        wide = words.get_width() + len(field.owners) * (side + gap) + 4 * gap
        rect = pygame.Rect(0, 0, wide, max(side, words.get_height()) + 2 * gap)
        rect.center = round(centre[0]), round(centre[1])
        pygame.draw.rect(surface, DARK, rect.inflate(4, 4), border_radius=rect.height // 2 + 2)
        pygame.draw.rect(surface, LIGHT, rect, border_radius=rect.height // 2)
        x = rect.x + 2 * gap
        for seat in field.owners:
            surface.blit(badge(self.colours[seat], side), (x, rect.centery - side // 2))
            x += side + gap
        surface.blit(words, words.get_rect(midleft=(x, rect.centery)))


def _middle(field: Feature, tiles: dict[Square, PlacedTile], figures: set[tuple[Square, str]]) -> World | None:
    """The place on the field nearest to its middle where no figure lies, if there is one."""
    spots = []
    for at, on in field.pieces:
        if at in tiles:
            spots.append(((at, on) in figures, on_board(tiles[at], assets.tile_spots(tiles[at].tile)[on[1:]]["spot"])))
    if not spots:
        return None
    middle = (sum(x for _, (x, _) in spots) / len(spots), sum(y for _, (_, y) in spots) / len(spots))
    taken, where = min(spots, key=lambda one: (one[0], math.dist(one[1], middle)))
    return (where[0], where[1] + 0.24) if taken else where


def _tint(tile: PlacedTile, key: str, px: int, inks: tuple[Colour, ...]) -> tuple[pygame.Surface, World]:
    """One piece of a field in its colours, and where its north-west corner lies from the tile's square."""
    xs, ys = [x - tile.at[0] for x, _ in tile.squares], [y - tile.at[1] for _, y in tile.squares]
    corner = (min(xs), min(ys))

    def make() -> pygame.Surface:
        size = (px * (max(xs) - min(xs) + 1), px * (max(ys) - min(ys) + 1))
        spot = assets.tile_spots(tile.tile)[key]

        def laid(polygon: Sequence[World]) -> list[World]:
            return [((x - corner[0]) * px, (y - corner[1]) * px)
                    for x, y in (turned(point, tile.rot) for point in polygon)]

        shape = pygame.Surface(size, pygame.SRCALPHA)
        for polygon in spot.get("polygons", ()):
            pygame.draw.polygon(shape, (255, 255, 255, OWNED if inks else FAINT), laid(polygon))
        built = [polygon for name, other in assets.tile_spots(tile.tile).items() if not name.startswith("f")
                 for polygon in other.get("polygons", ())]
        for hole in [*spot.get("holes", ()), *built]:
            pygame.draw.polygon(shape, (0, 0, 0, 0), laid(hole))
        if inks:
            shape.blit(_stripes(size, px, inks), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return shape

    return art.kept(("field", tile.tile, tile.rot, key, px, inks), make), corner


def _stripes(size: tuple[int, int], px: int, inks: tuple[Colour, ...]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill(inks[0])
    if len(inks) > 1:
        wide = px / (STRIPES * len(inks))
        for n in range(-STRIPES * len(inks) * 2, STRIPES * len(inks) * 3):
            x = n * wide
            pygame.draw.polygon(out, inks[n % len(inks)], [(x, 0), (x + wide + 1, 0), (x + wide + 1 + size[1], size[1]),
                                                           (x + size[1], size[1])])
    return out
