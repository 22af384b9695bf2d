"""The board as it lies on the table: wood, tiles, the marks of the last moves, figures. Painted from what is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.carcassonne.geometry import Square
from game.carcassonne.view import PlacedTile, StandingFigure
from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.fields import Fields
from game.client.carcassonne.marvels import WHIRLS
from game.client.carcassonne.shown import Shown, World, corner, on_board
from game.client.context import Context
from game.client.seating import DARK
from game.client.stage.camera import Camera
from game.client.stage.layers import whole

WOOD = 4.0  # tiles to one repeat of the wood
APART = 0.2  # between figures that share a place


class Board:
    def __init__(self, colours: Sequence[str], context: Context) -> None:
        self.colours, self.context = colours, context
        self.fields = Fields(colours)
        self.shown = Shown()

    # where things are, in the world

    def spot(self, at: Square, on: str) -> World:
        """Where a figure stands that is `on` a piece."""
        tile = self.shown.tiles[at]
        return on_board(tile, assets.tile_spots(tile.tile)[on[1:]]["spot"])

    def stands(self, figure: StandingFigure) -> World:
        """Where a figure on the board stands: beside those that share its place."""
        return next(where for other, where in self.standing() if other == figure)

    def standing(self) -> list[tuple[StandingFigure, World]]:
        """All figures with their places. Several on one piece stand side by side."""
        together: dict[tuple[Square, str], list[StandingFigure]] = {}
        for figure in self.shown.figures:
            together.setdefault((figure.at, figure.on), []).append(figure)
        found = []
        for (at, on), figures in together.items():
            x, y = self.spot(at, on)
            for place, figure in enumerate(sorted(figures, key=lambda one: (one.seat, one.figure))):
                found.append((figure, (x + (place - (len(figures) - 1) / 2) * APART, y)))
        return found

    def fairy_place(self, at: Square, beside: StandingFigure | None) -> World:
        """Beside her meeple, or in the corner of the square where she is alone."""
        if beside is None:
            return at[0] + 0.76, at[1] + 0.26
        x, y = self.stands(beside) if beside in self.shown.figures else self.spot(beside.at, beside.on)
        return (x + 0.18, y - 0.2) if self.lies(beside.on) else (x + 0.24, y - 0.1)

    def machine(self, at: Square) -> str:
        """The key of the flying machine on that tile."""
        return next(f"#{key}" for key in assets.tile_spots(self.shown.tiles[at].tile) if key.startswith("x"))

    def portal(self, at: Square | None) -> World | None:
        """Where the portal of the tile there is, if it has one."""
        tile = self.shown.tiles.get(at) if at is not None else None
        return on_board(tile, WHIRLS[tile.tile]) if tile is not None and tile.tile in WHIRLS else None

    def seated(self, at: Square) -> World:
        """Where a figure sits in the machine there."""
        x, y = self.spot(at, self.machine(at))
        return x, y - 0.08

    def lies(self, on: str) -> bool:
        """In a field figures lie down."""
        return on[1:2] == "f"

    def extent(self) -> pygame.FRect:
        if not self.shown.tiles:
            return pygame.FRect(0, 0, 1, 1)
        xs, ys = [x for x, _ in self.shown.tiles], [y for _, y in self.shown.tiles]
        return pygame.FRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    # painting

    def paint(self, surface: pygame.Surface, camera: Camera) -> None:
        self._wood(surface, camera)
        side = tile_side(camera)
        seen = camera.seen().inflate(1, 1)
        tiles = [tile for tile in self.shown.placed() if any(seen.colliderect((x, y, 1, 1)) for x, y in tile.squares)]
        shadow = art.land_shadow(side)
        slack = (shadow.get_width() - side) // 2
        for tile in tiles:
            for square in tile.squares:
                x, y = at_pixel(camera, square)
                surface.blit(shadow, (x - slack + side // 16, y - slack + side // 10))
        for tile in tiles:
            surface.blit(art.tile(tile.tile, tile.rot, side), at_pixel(camera, corner(tile)))
        if self.fields.shown:
            self.fields.paint(surface, camera, side, self.shown.tiles)
        for seat, square in sorted(self.shown.latest.items()):
            self._mark(surface, camera, self.shown.tiles[square], seat)
        for figure, where in sorted(self.standing(), key=lambda one: (one[1][1], one[1][0], one[0].seat)):
            self._figure(surface, camera, figure, where)
        if self.fields.shown:
            lying = {(figure.at, figure.on) for figure in self.shown.figures}
            self.fields.paint_worth(surface, camera, self.context.theme, self.shown.tiles, lying)

    def _wood(self, surface: pygame.Surface, camera: Camera) -> None:
        px = max(64, round(WOOD * camera.zoom))
        wood = art.table(px)
        x0, y0 = camera.to_screen((0, 0))
        for x in range(round(x0) % px - px, surface.get_width(), px):
            for y in range(round(y0) % px - px, surface.get_height(), px):
                surface.blit(wood, (x, y))

    def _mark(self, surface: pygame.Surface, camera: Camera, tile: PlacedTile, seat: int) -> None:
        """A frame in the seat's colour round its last tile."""
        colour = assets.SEAT_COLOURS[self.colours[seat]]
        x, y = at_pixel(camera, corner(tile))
        right, bottom = at_pixel(camera, (max(x for x, _ in tile.squares) + 1, max(y for _, y in tile.squares) + 1))
        rect = pygame.Rect(x, y, right - x, bottom - y)
        wide = max(2, round(camera.zoom * 0.035))
        pygame.draw.rect(surface, DARK, rect, wide + 2, border_radius=wide)
        pygame.draw.rect(surface, colour, rect.inflate(-2, -2), wide, border_radius=wide)

    def _figure(self, surface: pygame.Surface, camera: Camera, figure: StandingFigure, where: World) -> None:
        px, lying = figure_side(camera), self.lies(figure.on)
        x, y = camera.to_screen(where)
        shadow = art.figure_shadow(figure.figure, px, lying)
        surface.blit(shadow, shadow.get_rect(center=(whole(x + px * 0.07), whole(y + px * 0.08))))
        art.put(surface, art.figure(figure.figure, self.colours[figure.seat], px, lying), (x, y))


def tile_side(camera: Camera) -> int:
    """Pixels of a tile's edge, rounded up: where pixels are shared, tiles overlap and leave no seam."""
    return max(8, -int(-camera.zoom // 1))


def figure_side(camera: Camera) -> int:
    return max(8, round(art.FIGURE_WIDTH * camera.zoom))


def at_pixel(camera: Camera, square: Square) -> tuple[int, int]:
    x, y = camera.to_screen(square)
    return whole(x), whole(y)
