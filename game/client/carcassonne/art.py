"""Tiles, figures and lights at the size they are needed, made once and kept while they are used."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pygame

from game.carcassonne.view import PlacedTile
from game.client import assets, emblems
from game.client.assets import Colour
from game.client.carcassonne.shown import World, turned
from game.client.kept import Kept
from game.client.stage.layers import whole

FIGURE_WIDTH = 0.36  # of a tile's edge
GLOW = 48  # px of a tile's edge in a glow: it is soft, and is stretched
GILD: Colour = (255, 226, 140)

kept = Kept()


def _mip(tile: str, side: int) -> pygame.Surface:
    """The tile at rotation 0, at half the size again and again: what is scaled down a little stays sharp."""

    def make() -> pygame.Surface:
        if side >= assets.TILE:
            return (assets.tile_picture if side == assets.TILE else assets.large_tile_picture)(tile).convert()
        larger = _mip(tile, side * 2)
        return pygame.transform.smoothscale(larger, (larger.get_width() // 2, larger.get_height() // 2))

    return kept(("mip", tile, side), make)


def source(tile: str, px: int) -> pygame.Surface:
    """The smallest kept picture of a tile that is not smaller than so many pixels, or the largest there is."""
    side = assets.TILE * (2 if px > assets.TILE and tile in assets.large_tiles() else 1)
    while side // 2 >= max(px, 64):
        side //= 2
    return _mip(tile, side)


def tile(name: str, rot: int, px: int) -> pygame.Surface:
    """A tile turned, its edge so many pixels long."""

    def make() -> pygame.Surface:
        size = px * assets.squares_across(name), px
        return pygame.transform.rotate(pygame.transform.smoothscale(source(name, px), size), -rot)

    return kept(("tile", name, rot, px), make)


def ghost(name: str, rot: int, px: int, alpha: int = 205) -> pygame.Surface:
    def make() -> pygame.Surface:
        picture = tile(name, rot, px).copy()
        picture.set_alpha(alpha)
        return picture

    return kept(("ghost", name, rot, px, alpha), make)


@cache
def figure_source(figure: str, colour: str, lying: bool) -> pygame.Surface:
    picture = assets.figure_picture(figure, colour).convert_alpha()
    return pygame.transform.rotate(picture, 90) if lying else picture


def figure(name: str, colour: str, px: int, lying: bool = False, alpha: int = 255) -> pygame.Surface:
    """A figure in a seat's colour; one that works in a field lies down."""

    def make() -> pygame.Surface:
        # Scaling straight alpha makes dark fringes: premultiply first. Drawn with BLEND_PREMULTIPLIED.
        picture = figure_source(name, colour, lying).premul_alpha()
        picture = pygame.transform.smoothscale(picture, (px, px))
        if alpha < 255:
            picture.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return kept(("figure", name, colour, px, lying, alpha), make)


def figure_shadow(name: str, px: int, lying: bool = False) -> pygame.Surface:
    def make() -> pygame.Surface:
        shape = pygame.mask.from_surface(figure_source(name, "black", lying)).to_surface(
            setcolor=(0, 0, 0, 110), unsetcolor=(0, 0, 0, 0))
        small = pygame.transform.smoothscale(shape, (px, px))
        wide = pygame.Surface((px * 3 // 2, px * 3 // 2), pygame.SRCALPHA)
        wide.blit(small, (px // 4, px // 4))
        return pygame.transform.box_blur(wide, max(1, px // 16))

    return kept(("shadow", name, px, lying), make)


def put(surface: pygame.Surface, picture: pygame.Surface, centre: World) -> None:
    surface.blit(picture, picture.get_rect(center=(whole(centre[0]), whole(centre[1]))),
                 special_flags=pygame.BLEND_PREMULTIPLIED)


def land_shadow(px: int) -> pygame.Surface:
    """What one tile throws on the table."""

    def make() -> pygame.Surface:
        reach = max(2, px // 8)
        side = px + 4 * reach
        small = pygame.Surface((max(4, side // 2), max(4, side // 2)), pygame.SRCALPHA)
        pygame.draw.rect(small, (8, 4, 0, 150), pygame.Rect(reach, reach, px // 2, px // 2))
        return pygame.transform.smoothscale(pygame.transform.box_blur(small, max(1, reach // 2)), (side, side))

    return kept(("land", px), make)


def table(px: int) -> pygame.Surface:
    """The wood of the table, so many pixels to one repeat."""
    return kept(("wood", px), lambda: pygame.transform.smoothscale(assets.texture("table").convert(), (px, px)))


def place_light(px: int, strong: bool = False) -> pygame.Surface:
    """The soft light on a square where the tile fits."""

    def make() -> pygame.Surface:
        out = pygame.Surface((px, px), pygame.SRCALPHA)
        edge = max(2, px // 14)
        radius = max(3, px // 9)
        face = pygame.Rect(0, 0, px, px).inflate(-px // 8, -px // 8)
        for grow, alpha in ((0, 26), (-edge, 22), (-2 * edge, 20)):
            layer = pygame.Surface((px, px), pygame.SRCALPHA)
            pygame.draw.rect(layer, (*GILD, alpha * (2 if strong else 1)), face.inflate(grow, grow),
                             border_radius=radius)
            out.blit(layer, (0, 0))
        big = pygame.Surface((px * 2, px * 2), pygame.SRCALPHA)
        pygame.draw.rect(big, (*GILD, 230 if strong else 130), pygame.Rect(face.x * 2, face.y * 2, face.w * 2,
                                                                          face.h * 2), max(2, px // 26),
                         border_radius=radius * 2)
        out.blit(pygame.transform.smoothscale(big, (px, px)), (0, 0))
        return out

    return kept(("place", px, strong), make)


def pad(px: int, colour: Colour, strong: bool) -> pygame.Surface:
    """The little round place on which a figure can be put."""

    def make() -> pygame.Surface:
        big = pygame.Surface((px * 3, px * 3), pygame.SRCALPHA)
        centre, unit = (px * 1.5, px * 1.5), px * 3
        pygame.draw.circle(big, (12, 8, 4, 150), centre, unit * 0.48)
        pygame.draw.circle(big, (255, 248, 226, 240), centre, unit * 0.44)
        pygame.draw.circle(big, (*colour, 255), centre, unit * 0.38)
        pygame.draw.circle(big, (255, 248, 226, 235 if strong else 205), centre, unit * 0.3)
        return pygame.transform.smoothscale(big, (px, px))

    return kept(("pad", px, colour, strong), make)


def glow(pieces: Iterable[tuple[PlacedTile, str]], colour: Colour) -> tuple[pygame.Surface, pygame.FRect] | None:
    """The area of some pieces as a soft light, and the part of the world it covers."""
    areas: list[list[World]] = []
    lines: list[tuple[list[World], float]] = []
    for tile_, key in pieces:
        spot = assets.tile_spots(tile_.tile).get(key)
        if spot is None:
            continue

        def lay(points: list[World], tile_: PlacedTile = tile_) -> list[World]:
            return [(tile_.at[0] + x, tile_.at[1] + y) for x, y in (turned(point, tile_.rot) for point in points)]

        areas += [lay(polygon) for polygon in spot.get("polygons", ())]
        lines += [(lay(road), spot["width"]) for road in spot.get("road", ())]
    points = [point for area in areas for point in area] + [point for line, _ in lines for point in line]
    if not points:
        return None
    left, top = min(x for x, _ in points) - 0.2, min(y for _, y in points) - 0.2
    world = pygame.FRect(left, top, max(x for x, _ in points) + 0.2 - left, max(y for _, y in points) + 0.2 - top)
    out = pygame.Surface((max(2, round(world.w * GLOW)), max(2, round(world.h * GLOW))), pygame.SRCALPHA)
    out.fill((*colour, 0))

    def inside(point: World) -> World:
        return (point[0] - left) * GLOW, (point[1] - top) * GLOW

    for area in areas:
        pygame.draw.polygon(out, (*colour, 190), [inside(point) for point in area])
    for line, width in lines:
        drawn = [inside(point) for point in line]
        wide = max(3, round(width * 1.7 * GLOW))
        pygame.draw.lines(out, (*colour, 220), False, drawn, wide)
        for point in drawn:
            pygame.draw.circle(out, (*colour, 220), point, wide / 2)
    return pygame.transform.box_blur(out, 3), world


def forget() -> None:
    """After a change of the screen's format."""
    kept.clear()
    figure_source.cache_clear()


emblems.forgets(forget)
