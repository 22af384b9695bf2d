"""Pictures that are drawn once and shown many times.

A `Layer` repaints only when it is dirty. A `BoardLayer` is larger than what is seen: panning is one blit, zooming
scales it, and when the camera rests it is painted again sharply.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.client.stage.camera import Camera, Pose


def whole(pixels: float) -> int:
    """The nearest whole pixel. Halves go up, also those that fractions fall a little short of: were they to go to the
    even side, two paintings of one place would differ."""
    return math.floor(pixels + 0.5 + 1e-6)


class Layer:
    """A cached picture of the whole surface."""

    def __init__(self, paint: Callable[[pygame.Surface], None], see_through: bool = True) -> None:
        self.paint, self.see_through = paint, see_through
        self.dirty = True
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None or self._picture.get_size() != surface.get_size():
            flags = pygame.SRCALPHA if self.see_through else 0
            self._picture, self.dirty = pygame.Surface(surface.get_size(), flags), True
        if self.dirty:
            if self.see_through:
                self._picture.fill((0, 0, 0, 0))
            self.paint(self._picture)
            self.dirty = False
        surface.blit(self._picture, (0, 0))


class BoardLayer:
    """The table with everything that lies still on it.

    `paint(surface, camera)` paints the world as that camera sees it; its viewport is the whole, over-sized surface.
    """

    MARGIN = 0.25  # of the viewport, on each side

    def __init__(self, paint: Callable[[pygame.Surface, Camera], None]) -> None:
        self.paint = paint
        self.dirty = True
        self._picture: pygame.Surface | None = None
        self._pose = Pose(0, 0, 1)  # what the picture shows

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        view = camera.viewport
        picture = self._picture
        zooming = camera.now.zoom != self._pose.zoom
        if picture is None or self.dirty or (zooming and not camera.moving) or not self._covers(camera):
            picture = self._repaint(camera)
            zooming = False
        factor = camera.now.zoom / self._pose.zoom
        dx, dy = (camera.now.x - self._pose.x) * self._pose.zoom, (camera.now.y - self._pose.y) * self._pose.zoom
        width, height = view.width / factor, view.height / factor
        part = pygame.Rect(whole(picture.get_width() / 2 + dx - width / 2),
                           whole(picture.get_height() / 2 + dy - height / 2), round(width), round(height))
        old_clip = surface.get_clip()
        surface.set_clip(view)
        if not zooming:
            surface.blit(picture, view.topleft, pygame.Rect(part.topleft, view.size))
        else:
            seen = picture.subsurface(part.clip(picture.get_rect()))
            # Above 1440p the smooth way would cost a whole frame.
            scale = pygame.transform.smoothscale if view.width * view.height <= 2560 * 1440 else pygame.transform.scale
            surface.blit(scale(seen, view.size), view.topleft)
        surface.set_clip(old_clip)

    def _covers(self, camera: Camera) -> bool:
        """Whether the picture holds all that is seen now."""
        if self._picture is None:
            return False
        half_w, half_h = (side / self._pose.zoom / 2 for side in self._picture.get_size())
        seen_w, seen_h = (side / camera.now.zoom / 2 for side in camera.viewport.size)
        return (abs(camera.now.x - self._pose.x) + seen_w <= half_w + 1e-6
                and abs(camera.now.y - self._pose.y) + seen_h <= half_h + 1e-6)

    def _repaint(self, camera: Camera) -> pygame.Surface:
        width, height = camera.viewport.size
        size = (round(width * (1 + 2 * self.MARGIN)), round(height * (1 + 2 * self.MARGIN)))
        if self._picture is None or self._picture.get_size() != size:
            self._picture = pygame.Surface(size).convert()
        whole = Camera(self._picture.get_rect(), camera.now.zoom)
        # Whole pixels, so that tiles painted now and tiles painted after a pan meet without a seam.
        zoom = camera.now.zoom
        whole.goal = Pose(round(camera.now.x * zoom) / zoom, round(camera.now.y * zoom) / zoom, zoom)
        whole.jump()
        self.paint(self._picture, whole)
        self._pose, self.dirty = whole.now, False
        return self._picture
