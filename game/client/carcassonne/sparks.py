"""Fire, smoke, dust and light: what flies about for a moment, beside the acts."""

from __future__ import annotations

import math

from game.client.carcassonne.creature_art import EMBERS, ember, puff
from game.client.carcassonne.shown import World
from game.client.carcassonne.stage import Stage
from game.client.stage.sprite import Sprite
from game.client.stage.tween import Call, Delay, Par, Run, Seq, Tween, ease_in, ease_out

HOTTEST = len(EMBERS) - 1  # of the sparks


def flames(stage: Stage, mouth: World, ahead: World, reach: float) -> None:
    """A stream of fire that widens and cools as it flies, and the smoke it leaves."""
    dice = stage.dice
    for number in range(56):
        spread = dice.gauss(0, 0.16)
        far = reach * dice.uniform(0.75, 1.2)
        goal = (mouth[0] + (ahead[0] - ahead[1] * spread) * far, mouth[1] + (ahead[1] + ahead[0] * spread) * far)
        sprite = Sprite(ember(HOTTEST), *mouth, width=dice.uniform(0.16, 0.26), size=0.35, z=8)

        def cool(t: float, sprite: Sprite = sprite) -> None:
            sprite.picture = ember(HOTTEST - min(HOTTEST, int(t * (HOTTEST + 1.4))))
            sprite.alpha = min(1.0, 2.6 * (1 - t))

        seconds = dice.uniform(0.3, 0.5)
        stage.host.flourish(Seq(
            Delay(0.007 * number), Call(lambda sprite=sprite: stage.sprites.add(sprite)),  # type: ignore[misc]
            Par(Tween(sprite, seconds, ease_out, x=goal[0], y=goal[1], size=2.0), Run(cool, seconds)),
            Call(lambda sprite=sprite: stage.sprites.remove(sprite))))  # type: ignore[misc]
    end = mouth[0] + ahead[0] * reach * 0.8, mouth[1] + ahead[1] * reach * 0.8
    for number in range(5):
        cloud = Sprite(puff(96), end[0] + dice.uniform(-0.18, 0.18), end[1] + dice.uniform(-0.12, 0.12), width=0.34,
                       size=0.5, alpha=0.7, z=7)
        stage.host.flourish(Seq(
            Delay(0.4 + 0.07 * number), Call(lambda cloud=cloud: stage.sprites.add(cloud)),  # type: ignore[misc]
            Par(Tween(cloud, 0.8, ease_out, y=cloud.y - 0.5, size=1.5), Tween(cloud, 0.8, ease_in, alpha=0.0)),
            Call(lambda cloud=cloud: stage.sprites.remove(cloud))))  # type: ignore[misc]


def smoke(stage: Stage, where: World) -> None:
    """The volcano smokes for a few breaths."""
    for number in range(14):
        sprite = Sprite(puff(96), where[0], where[1], width=0.36, size=0.5, alpha=0.0, z=4)
        drift = stage.dice.uniform(-0.1, 0.3)
        stage.host.flourish(Seq(
            Delay(0.16 * number), Call(lambda sprite=sprite: stage.sprites.add(sprite)),  # type: ignore[misc]
            Tween(sprite, 0.15, alpha=1.0),
            Par(Tween(sprite, 1.2, ease_out, x=where[0] + drift, y=where[1] - stage.dice.uniform(0.5, 0.8), size=1.8),
                Tween(sprite, 1.2, ease_in, alpha=0.0)),
            Call(lambda sprite=sprite: stage.sprites.remove(sprite))))  # type: ignore[misc]


def dust(stage: Stage, where: World) -> None:
    """What something heavy stirs up where it comes down."""
    for number in range(9):
        turn = math.tau * number / 9
        sprite = stage.sprites.add(Sprite(puff(96, (206, 186, 150)), *where, width=0.22, alpha=0.7, z=4))
        stage.host.flourish(Seq(
            Par(Tween(sprite, 0.5, ease_out, x=where[0] + 0.5 * math.cos(turn), y=where[1] + 0.32 * math.sin(turn),
                      size=1.5), Tween(sprite, 0.5, ease_in, alpha=0.0)),
            Call(lambda sprite=sprite: stage.sprites.remove(sprite))))  # type: ignore[misc]


def twinkle(stage: Stage, start: World, goal: World, seconds: float) -> None:
    """Sparks of light along the way."""
    for number in range(16):
        part = number / 16
        sprite = Sprite(ember(3), start[0] + (goal[0] - start[0]) * part + stage.dice.uniform(-0.1, 0.1),
                        start[1] + (goal[1] - start[1]) * part - 0.25 * math.sin(math.pi * part), width=0.13, z=6)
        stage.host.flourish(Seq(
            Delay(seconds * (0.1 + 0.85 * part)),
            Call(lambda sprite=sprite: stage.sprites.add(sprite)),  # type: ignore[misc]
            Par(Tween(sprite, 0.6, ease_in, alpha=0.0, size=0.3), Tween(sprite, 0.6, y=sprite.y + 0.22)),
            Call(lambda sprite=sprite: stage.sprites.remove(sprite))))  # type: ignore[misc]
