"""Physics for the eye. The result is known before; physics plays towards it for a moment and then snaps to it."""

from __future__ import annotations

import math
import random

import pymunk

from game.client.stage.sprite import Sprite
from game.client.stage.tween import Animation

STEP = 1 / 120
LONGEST = 0.9
SNAP = 0.12


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
            self._rest += seconds
            while self._rest >= STEP:
                self._space.step(STEP)
                self._rest -= STEP
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
