"""Points at what a lesson means: places for the tile, spots for a figure, and whole features that it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.carcassonne.actions import DeployFigure, PlaceTile, RecallFigure
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.board import at_pixel, tile_side
from game.client.carcassonne.figure_choice import FigureChoice
from game.client.seating import DARK
from game.client.stage.sprite import Sprite, Sprites


class Pointer:
    def __init__(self, asking: Asking) -> None:
        self.asking, self.stage = asking, asking.stage
        self.actions: Sequence[Any] = ()
        self._lights = Sprites()

    def point_out(self, actions: Sequence[Any], looks: Sequence[dict[str, Any]]) -> None:
        """These decisions are meant, and these features ("at" and "on" as in the notation)."""
        self.actions = actions
        self._lights.crowd.clear()
        for action in actions:
            if isinstance(action, PlaceTile):
                self.stage.camera.look_at((action.at[0] + 0.5, action.at[1] + 0.5), 1.2)
        for one in looks:
            self._light(tuple(one["at"]), one["on"])

    def _light(self, at: tuple[int, int], on: str) -> None:
        view, tiles = self.stage.view, self.stage.shown.tiles
        assert view is not None
        feature = view.feature(at, on)
        glow = feature and art.glow([(tiles[at], on[1:]) for at, on in feature.pieces if at in tiles], art.GILD)
        if glow:
            light, world = glow
            self._lights.add(Sprite(light, world.centerx, world.centery, world.width, alpha=0.75))

    def draw_lights(self, surface: pygame.Surface) -> None:
        self._lights.draw(surface, self.stage.camera)

    def draw(self, surface: pygame.Surface) -> None:
        """Rings with an arrow over them; those on the board first, as choosing shows it."""
        camera, choice = self.stage.camera, self.asking.choice
        side = tile_side(camera)
        for square in dict.fromkeys(one.at for one in self.actions if isinstance(one, PlaceTile)):
            self._ring(surface, pygame.Rect(at_pixel(camera, square), (side, side)))
        if isinstance(choice, FigureChoice):
            meant = {(one.at, one.on) for one in self.actions if isinstance(one, (DeployFigure, RecallFigure))}
            across = self.asking.pad_side
            for spot in choice.spots:
                if (spot.at, spot.on) in meant:
                    rect = pygame.Rect(0, 0, across, across)
                    rect.center = tuple(map(round, camera.to_screen(spot.pad)))
                    self._ring(surface, rect.inflate(across // 4, across // 4), rect.width)

    def _ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: int = 0) -> None:
        theme = self.stage.context.theme
        wide = max(2, theme.px(4))
        radius = radius or theme.px(8)
        pygame.draw.rect(surface, DARK, rect.inflate(4, 4), wide + 4, border_radius=radius)
        pygame.draw.rect(surface, art.GILD, rect, wide, border_radius=radius)
        x, y, d = rect.centerx, rect.top - theme.px(6), theme.px(15)
        shaft = pygame.Rect(x - d // 3, y - 2 * d, 2 * (d // 3), d + 1)
        pygame.draw.rect(surface, DARK, shaft.inflate(6, 6))
        pygame.draw.polygon(surface, DARK, [(x - d - 5, y - d - 3), (x + d + 5, y - d - 3), (x, y + 4)])
        pygame.draw.rect(surface, art.GILD, shaft)
        pygame.draw.polygon(surface, art.GILD, [(x - d, y - d), (x + d, y - d), (x, y)])
