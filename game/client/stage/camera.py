"""The eye above the table: which part of the world is seen, and how large.

The world is measured in the game's own units (a tile is 1 wide). A camera has where it is and where it wants to be;
`update` brings the two together smoothly, at once for who wants no motion.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.client.stage.tween import approach

Point = tuple[float, float]


@dataclass(slots=True)
class Pose:
    x: float  # the world point in the middle of the viewport
    y: float
    zoom: float  # pixels per world unit


class Camera:
    def __init__(self, viewport: pygame.Rect, zoom: float = 128.0) -> None:
        self.viewport = pygame.Rect(viewport)
        self.nearest, self.farthest = 400.0, 8.0  # pixels per unit
        self.limits: pygame.FRect | None = None  # where the middle may be
        self.still = False
        self.now = Pose(0.0, 0.0, zoom)
        self.goal = Pose(0.0, 0.0, zoom)

    @property
    def zoom(self) -> float:
        return self.now.zoom

    @property
    def moving(self) -> bool:
        return self.now != self.goal

    def to_screen(self, point: Point) -> Point:
        return ((point[0] - self.now.x) * self.now.zoom + self.viewport.centerx,
                (point[1] - self.now.y) * self.now.zoom + self.viewport.centery)

    def to_world(self, point: Point) -> Point:
        return self._to_world(point, self.now)

    def _to_world(self, point: Point, pose: Pose) -> Point:
        return ((point[0] - self.viewport.centerx) / pose.zoom + pose.x,
                (point[1] - self.viewport.centery) / pose.zoom + pose.y)

    def seen(self) -> pygame.FRect:
        """The part of the world inside the viewport."""
        left, top = self.to_world(self.viewport.topleft)
        return pygame.FRect(left, top, self.viewport.width / self.zoom, self.viewport.height / self.zoom)

    def will_see(self, point: Point) -> bool:
        """Whether the point is inside the viewport once the eye has come to where it wants to be."""
        return (abs(point[0] - self.goal.x) * self.goal.zoom <= self.viewport.width / 2
                and abs(point[1] - self.goal.y) * self.goal.zoom <= self.viewport.height / 2)

    def pan(self, pixels: Point, at_once: bool = True) -> None:
        """Moves the world under the eye, as a hand would drag it."""
        self.goal.x -= pixels[0] / self.goal.zoom
        self.goal.y -= pixels[1] / self.goal.zoom
        self._keep_limits()
        if at_once:
            self.now.x, self.now.y = self.goal.x, self.goal.y

    def zoom_at(self, point: Point, factor: float) -> None:
        """What lies under the point stays there."""
        anchor = self._to_world(point, self.goal)
        self.goal.zoom = min(self.nearest, max(self.farthest, self.goal.zoom * factor))
        self.goal.x = anchor[0] - (point[0] - self.viewport.centerx) / self.goal.zoom
        self.goal.y = anchor[1] - (point[1] - self.viewport.centery) / self.goal.zoom
        self._keep_limits()

    def fit(self, world: pygame.FRect, margin: float = 0.5, largest: float | None = None) -> None:
        """The whole rectangle, with a margin in world units, as large as fits."""
        zoom = min(self.viewport.width / (world.width + 2 * margin), self.viewport.height / (world.height + 2 * margin))
        self.goal = Pose(world.centerx, world.centery, min(largest or self.nearest, max(self.farthest, zoom)))

    def look_at(self, point: Point, margin: float = 1.0) -> None:
        """Moves no more than needed to bring the point into view."""
        half_w = self.viewport.width / self.goal.zoom / 2 - margin
        half_h = self.viewport.height / self.goal.zoom / 2 - margin
        self.goal.x = min(max(self.goal.x, point[0] - max(half_w, 0)), point[0] + max(half_w, 0))
        self.goal.y = min(max(self.goal.y, point[1] - max(half_h, 0)), point[1] + max(half_h, 0))

    def jump(self) -> None:
        self.now = Pose(self.goal.x, self.goal.y, self.goal.zoom)

    def update(self, seconds: float) -> None:
        if not self.moving:
            return
        now, goal = self.now, self.goal
        close = (abs(now.zoom / goal.zoom - 1) < 0.002
                 and math.hypot(now.x - goal.x, now.y - goal.y) * goal.zoom < 0.4)
        if self.still or close:
            self.jump()
            return
        # Zoom goes evenly in its logarithm; the middle follows the zoom, so that the anchor of zoom_at stays in place.
        zoom = math.exp(approach(math.log(now.zoom), math.log(goal.zoom), seconds))
        if abs(1 / now.zoom - 1 / goal.zoom) > 1e-9:
            part = (1 / zoom - 1 / now.zoom) / (1 / goal.zoom - 1 / now.zoom)
        else:
            part = 1 - math.exp(-12.0 * seconds)
        self.now = Pose(now.x + (goal.x - now.x) * part, now.y + (goal.y - now.y) * part, zoom)

    def _keep_limits(self) -> None:
        if self.limits is not None:
            self.goal.x = min(max(self.goal.x, self.limits.left), self.limits.right)
            self.goal.y = min(max(self.goal.y, self.limits.top), self.limits.bottom)
