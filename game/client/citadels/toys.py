"""Physics for the eye: cards are thrown over the table, slide with friction, spin, nudge each other and come to rest
where they belong. Where that is has been decided before."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pymunk

from game.client.stage.sprite import Sprite
from game.client.stage.tween import Animation, ease_in_out

STEP = 1 / 120
SLIDE, SNAP = 0.42, 0.16  # seconds
DAMPING = 0.012  # of the speed, what is left after a second


class Deal(Animation):
    """Cards slide from where they are to their places, all at once; `apart` seconds between two of them."""

    def __init__(self, cards: Sequence[tuple[Sprite, tuple[int, int]]], rng: random.Random, apart: float = 0.0) -> None:
        self.cards = [(sprite, (float(home[0]), float(home[1]))) for sprite, home in cards]
        self.apart, self._time, self._rest = apart, 0.0, 0.0
        space = self._space = pymunk.Space()
        space.damping = DAMPING
        self._bodies: list[pymunk.Body] = []
        self._snaps: list[tuple[float, float, float] | None] = [None] * len(self.cards)
        friction = -math.log(DAMPING)
        reach = 1 - DAMPING ** SLIDE
        for sprite, home in self.cards:
            high = sprite.width / 0.68
            body = pymunk.Body(1, pymunk.moment_for_box(1, (sprite.width, high)))
            body.position = sprite.x, sprite.y
            dx, dy = home[0] - sprite.x, home[1] - sprite.y
            speed = friction / reach * rng.uniform(0.9, 1.02)
            body.velocity = dx * speed + rng.uniform(-30, 30), dy * speed + rng.uniform(-30, 30)
            body.angular_velocity = rng.choice((-1, 1)) * rng.uniform(9, 16)
            shape = pymunk.Poly.create_box(body, (sprite.width * 0.5, high * 0.5), 2)
            shape.friction, shape.elasticity = 0.4, 0.2
            self._bodies.append(body)
            space.add(body, shape)

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self._time += seconds
        self._rest += seconds
        while self._rest >= STEP:
            self._space.step(STEP)
            self._rest -= STEP
        latest = 0.0
        for number, (sprite, home) in enumerate(self.cards):
            own = self._time - number * self.apart
            latest = max(latest, number * self.apart + SLIDE + SNAP)
            if own < SLIDE:
                body = self._bodies[number]
                sprite.x, sprite.y = body.position
                sprite.angle = math.degrees(body.angle)
                sprite.lift = sprite.width * 0.12 * max(0.0, 1 - own / SLIDE)
                continue
            snap = self._snaps[number]
            if snap is None:
                snap = self._snaps[number] = (sprite.x, sprite.y, (sprite.angle + 180) % 360 - 180)
            part = ease_in_out(min(1.0, (own - SLIDE) / SNAP))
            sprite.x, sprite.y = (snap[axis] + (home[axis] - snap[axis]) * part for axis in (0, 1))
            sprite.angle, sprite.lift = snap[2] * (1 - part), 0.0
        if self._time < latest:
            return 0.0
        self.finish()
        return self._time - latest

    def finish(self) -> None:
        for sprite, home in self.cards:
            sprite.x, sprite.y = home
            sprite.angle = sprite.lift = 0.0
        self.done = True
