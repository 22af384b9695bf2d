"""Physics for the eye: cards are thrown over the table, slide with friction, spin, nudge each other and come to rest
where they belong. Where that is has been decided before."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pymunk

from game.client.stage.sprite import Sprite
from game.client.stage.toys import moved_on
from game.client.stage.tween import Animation, ease_in_out

SLIDE, SNAP = 0.46, 0.16  # seconds
DAMPING = 0.012  # of the speed, what is left after a second
SHAPE = 0.68


@dataclass
class Thrown:
    """A card on its way home."""

    sprite: Sprite
    home: tuple[float, float]
    body: pymunk.Body
    starts: float
    snap: tuple[float, float, float] | None = None  # where it lay when it was drawn home, and its turn


class Deal(Animation):
    """Cards slide from where they are to their places, `apart` seconds between two of them."""

    def __init__(self, cards: Sequence[tuple[Sprite, tuple[int, int]]], rng: random.Random, apart: float = 0.0) -> None:
        self._space = pymunk.Space()
        self._space.damping = DAMPING
        self._time = self._rest = 0.0
        self.cards = [self._thrown(sprite, home, number * apart, rng) for number, (sprite, home) in enumerate(cards)]
        self._waiting = list(self.cards)
        self._ends = max((card.starts for card in self.cards), default=0.0) + SLIDE + SNAP

    def _thrown(self, sprite: Sprite, home: tuple[int, int], starts: float, rng: random.Random) -> Thrown:
        high = sprite.width / SHAPE
        body = pymunk.Body(1, pymunk.moment_for_box(1, (sprite.width, high)))
        body.position = sprite.x, sprite.y
        speed = -math.log(DAMPING) / (1 - DAMPING ** SLIDE) * rng.uniform(0.9, 1.02)
        stray = sprite.width * 0.4
        body.velocity = ((home[0] - sprite.x) * speed + rng.uniform(-stray, stray),
                         (home[1] - sprite.y) * speed + rng.uniform(-stray, stray))
        body.angular_velocity = rng.choice((-1, 1)) * rng.uniform(9, 16)
        shape = pymunk.Poly.create_box(body, (sprite.width * 0.4, high * 0.4), 2)
        shape.friction, shape.elasticity = 0.4, 0.2
        sprite.visible = False
        return Thrown(sprite, (float(home[0]), float(home[1])), body, starts)

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self._time += seconds
        while self._waiting and self._waiting[0].starts <= self._time:
            card = self._waiting.pop(0)
            card.sprite.visible = True
            self._space.add(card.body, *card.body.shapes)
        self._rest = moved_on(self._space, self._rest + seconds)
        for card in self.cards:
            self._move(card, self._time - card.starts)
        if self._time < self._ends:
            return 0.0
        self.finish()
        return self._time - self._ends

    def _move(self, card: Thrown, own: float) -> None:
        sprite = card.sprite
        if own < 0:
            return
        if own < SLIDE:
            sprite.x, sprite.y = card.body.position
            sprite.angle = math.degrees(card.body.angle)
            sprite.lift = sprite.width * 0.12 * (1 - own / SLIDE)
            return
        if card.snap is None:
            card.snap = (sprite.x, sprite.y, (sprite.angle + 180) % 360 - 180)
            self._space.remove(card.body, *card.body.shapes)
        x, y, turn = card.snap
        part = ease_in_out(min(1.0, (own - SLIDE) / SNAP))
        sprite.x, sprite.y = x + (card.home[0] - x) * part, y + (card.home[1] - y) * part
        sprite.angle, sprite.lift = turn * (1 - part), 0.0

    def finish(self) -> None:
        for card in self.cards:
            card.sprite.x, card.sprite.y = card.home
            card.sprite.angle = card.sprite.lift = 0.0
            card.sprite.visible = True
        self.done = True
