"""Physics for the eye. The result is known before; physics plays towards it for a moment and then snaps to it."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import pygame
import pymunk

from game.client.stage.sprite import Sprite
from game.client.stage.tween import Animation

STEP = 1 / 120
LONGEST = 0.9
SNAP = 0.12


def moved_on(space: pymunk.Space, seconds: float) -> float:
    """Lets the space move in whole steps; the seconds that are left for the next frame."""
    while seconds >= STEP:
        space.step(STEP)
        seconds -= STEP
    return seconds


class Drop(Animation):
    """A figure falls from a hand, knocks on the table, wobbles and stands: upright, on the ground, exactly there."""

    def __init__(self, sprite: Sprite, height: float = 1.0, rng: random.Random | None = None) -> None:
        self.sprite, self.height = sprite, height
        dice = rng or random.Random()
        self._space = pymunk.Space()
        self._space.gravity = (0, -2600)
        floor = pymunk.Segment(self._space.static_body, (-400, 0), (400, 0), 1)
        floor.elasticity, floor.friction = 0.35, 0.9
        self._body = pymunk.Body(1, pymunk.moment_for_box(1, (44, 56)))
        self._body.position = (0, 30 + 140 * height)
        self._body.angle = math.radians(dice.choice((-1, 1)) * dice.uniform(8, 18))
        self._body.velocity = (0, -260)
        shape = pymunk.Poly.create_box(self._body, (44, 56), 2)
        shape.elasticity, shape.friction = 0.35, 0.9
        self._space.add(floor, self._body, shape)
        self._time = self._rest = 0.0
        self._snap: tuple[float, float] | None = None  # lift and angle when the snap began

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self._time += seconds
        if self._snap is None:
            self._rest = moved_on(self._space, self._rest + seconds)
            self.sprite.lift = max(0.0, (self._body.position.y - 30) / 140)
            self.sprite.angle = -math.degrees(self._body.angle)
            quiet = self._body.velocity.length < 15 and abs(self._body.angular_velocity) < 0.3
            if self._time >= LONGEST or (quiet and self._time > 0.15):
                self._snap, self._time = (self.sprite.lift, self.sprite.angle), 0.0
            return 0.0
        part = min(1.0, self._time / SNAP)
        left = (1 - part) ** 2
        self.sprite.lift, self.sprite.angle = self._snap[0] * left, self._snap[1] * left
        if part < 1:
            return 0.0
        self.finish()
        return self._time - SNAP

    def finish(self) -> None:
        self.sprite.lift = self.sprite.angle = 0.0
        self.done = True


class Tumble(Animation):
    """A die is thrown on the table: it spins, bounces off the rim, shows now this side and now that, and comes to rest
    where it was meant to lie, with the side up that chance decided."""

    ARENA = 90.0  # half of the room it has, in units of the space; the die is 60 wide
    LONG, SETTLE = 0.95, 0.16

    def __init__(self, sprite: Sprite, faces: Mapping[int, pygame.Surface], result: int,
                 rng: random.Random | None = None) -> None:
        self.sprite, self.faces, self.result = sprite, faces, result
        dice = rng or random.Random()
        self._home = sprite.x, sprite.y
        self._unit = sprite.width / 60
        space = self._space = pymunk.Space()
        space.damping = 0.32
        wide = self.ARENA
        corners = ((-wide, -wide), (wide, -wide), (wide, wide), (-wide, wide))
        for start, end in zip(corners, corners[1:] + corners[:1]):
            wall = pymunk.Segment(space.static_body, start, end, 3)
            wall.elasticity, wall.friction = 0.8, 0.6
            space.add(wall)
        body = self._body = pymunk.Body(1, pymunk.moment_for_box(1, (60, 60)))
        body.position = dice.uniform(-30, 30), dice.uniform(-30, 30)
        turn = dice.uniform(0, math.tau)
        body.velocity = 620 * math.cos(turn), 620 * math.sin(turn)
        body.angular_velocity = dice.choice((-1, 1)) * dice.uniform(14, 20)
        box = pymunk.Poly.create_box(body, (56, 56), 3)
        box.elasticity, box.friction = 0.8, 0.6
        space.add(body, box)
        self._sides = [side for side in faces if side != result] or [result]
        self._time = self._rest = 0.0
        self._snap: tuple[float, float, float] | None = None

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self._time += seconds
        if self._snap is None:
            self._rest = moved_on(self._space, self._rest + seconds)
            x, y = self._body.position
            self.sprite.x, self.sprite.y = self._home[0] + x * self._unit, self._home[1] + y * self._unit
            self.sprite.angle = math.degrees(self._body.angle)
            self.sprite.lift = 0.55 * abs(math.cos(self._time * 8.5)) * math.exp(-3.2 * self._time)
            rolled = int(abs(self._body.angle) / 0.9)
            last = self._time > self.LONG - 0.2
            self.sprite.picture = self.faces[self.result if last else self._sides[rolled % len(self._sides)]]
            if self._time >= self.LONG:
                turn = (self.sprite.angle + 45) % 90 - 45
                self.sprite.angle = turn
                self._snap, self._time = (self.sprite.x, self.sprite.y, turn), 0.0
            return 0.0
        left = (1 - min(1.0, self._time / self.SETTLE)) ** 2
        x, y, angle = self._snap
        self.sprite.x = self._home[0] + (x - self._home[0]) * left
        self.sprite.y = self._home[1] + (y - self._home[1]) * left
        self.sprite.angle, self.sprite.lift = angle * left, 0.0
        if self._time < self.SETTLE:
            return 0.0
        self.finish()
        return self._time - self.SETTLE

    def finish(self) -> None:
        self.sprite.x, self.sprite.y = self._home
        self.sprite.angle = self.sprite.lift = 0.0
        self.sprite.picture = self.faces[self.result]
        self.done = True
