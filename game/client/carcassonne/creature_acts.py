"""How dragon, fairy and princess move, and what becomes of the meeples they meet."""

from __future__ import annotations

import math

import pygame

from game.carcassonne.expansions.princess_dragon.dragon import DragonCame, DragonMoved, DragonStopped, TilesShuffledIn
from game.carcassonne.expansions.princess_dragon.fairy import FairyMoved, FairyPaid
from game.carcassonne.expansions.princess_dragon.princess import PrincessWaved
from game.carcassonne.view import StandingFigure
from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.creature_art import DRAGON_WIDTH, FOLDED, dragon, flap, princess
from game.client.carcassonne.creatures import FAIRY_WIDTH, REST, centre, heading
from game.client.carcassonne.shown import Dragon, Fairy, World
from game.client.carcassonne.sparks import dust, flames, smoke, twinkle
from game.client.carcassonne.stage import Stage
from game.client.stage.director import Act, Acts
from game.client.stage.sprite import Sprite
from game.client.stage.tween import (
    Animation,
    Call,
    Delay,
    Par,
    Run,
    Seq,
    Tween,
    ease_in,
    ease_in_out,
    ease_out,
    overshoot,
)

ACTS = Acts()


def aloft(stage: Stage, at: World, angle: float) -> Sprite:
    """The dragon takes off: from now on it is a thing that moves."""
    stage.shown.dragon = None
    return stage.sprites.add(Sprite(dragon(FOLDED), *at, width=DRAGON_WIDTH, angle=angle, z=7))


def beating(sprite: Sprite, seconds: float) -> Animation:
    """Its wings beat."""
    return Run(lambda t: setattr(sprite, "picture", dragon(flap(t * seconds * 2.6))), seconds)


def soaring(sprite: Sprite, height: float, seconds: float) -> Animation:
    """Up and down again."""
    return Run(lambda t: setattr(sprite, "lift", height * math.sin(math.pi * t)), seconds)


def facing(sprite: Sprite, angle: float) -> float:
    """The angle that is reached by the shorter turn."""
    return sprite.angle + (angle - sprite.angle + 180) % 360 - 180


def come_down(stage: Stage, sprite: Sprite, where: Dragon) -> None:
    stage.land(sprite)
    stage.shown.dragon = where


@ACTS.on(DragonCame)
def bring_dragon(stage: Stage, event: DragonCame) -> Act:
    """It comes to the volcano, which smokes."""
    goal = centre(event.at)
    stage.follow(goal)
    smoke(stage, goal)
    yield 0.45
    if event.start is not None:
        sprite = aloft(stage, centre(event.start), heading((0, 0)))
    else:
        left, top = stage.camera.to_world(stage.camera.viewport.topleft)
        sprite = aloft(stage, (left - 1, top - 1), 135.0)
    way = math.degrees(math.atan2(goal[0] - sprite.x, sprite.y - goal[1]))
    sprite.z = 9
    seconds = min(1.3, 0.55 + 0.12 * math.dist(goal, (sprite.x, sprite.y)))
    yield Tween(sprite, 0.16, angle=facing(sprite, way))
    stage.play("dragon")
    yield Par(Tween(sprite, seconds, ease_in_out, x=goal[0], y=goal[1]), soaring(sprite, 0.7, seconds),
              beating(sprite, seconds))
    dust(stage, goal)
    sprite.picture = dragon(FOLDED)
    yield Tween(sprite, 0.3, angle=facing(sprite, REST))
    come_down(stage, sprite, Dragon(event.at))


@ACTS.on(TilesShuffledIn)
def shuffle_in(stage: Stage, event: TilesShuffledIn) -> Act:
    """What was laid aside comes back into the pile."""
    pile = stage.pile_rect()
    for tile in event.tiles:
        start = pile.move(-pile.width * 2, 0)
        sprite = stage.flyer(art.source(tile, 128), start, z=5)
        yield stage.fly(sprite, pile, 0.28)
        stage.land(sprite)
        stage.shown.tiles_left += 1
    stage.announce("carc-shuffled-in", count=len(event.tiles))
    yield 0.3


@ACTS.on(DragonMoved)
def fly_dragon(stage: Stage, event: DragonMoved) -> Act:
    """It turns, flies, and looks at whom it finds there."""
    way = (event.at[0] - event.start[0], event.at[1] - event.start[1])
    before = stage.shown.dragon
    goal = centre(event.at)
    stage.follow(goal)
    sprite = aloft(stage, centre(event.start), heading(before.way if before is not None else way))
    yield Tween(sprite, 0.12, angle=facing(sprite, heading(way)))
    stage.play("dragon")
    yield Par(Tween(sprite, 0.46, ease_in_out, x=goal[0], y=goal[1]), soaring(sprite, 0.4, 0.46),
              beating(sprite, 0.46))
    come_down(stage, sprite, Dragon(event.at, way))
    stage.breath = breathe if event.taken else None
    yield 0.1


@ACTS.on(DragonStopped)
def rest_dragon(stage: Stage, event: DragonStopped) -> Act:
    stage.breath = None
    before = stage.shown.dragon
    sprite = aloft(stage, centre(event.at), heading(before.way if before is not None else (0, 0)))
    yield Tween(sprite, 0.3, ease_in_out, angle=facing(sprite, REST))
    come_down(stage, sprite, Dragon(event.at))


def breathe(stage: Stage, meeple: Sprite) -> Act:
    """Fire from the dragon's mouth; the meeple is swept off its feet."""
    here = stage.shown.dragon
    if here is None:
        return
    x, y = centre(here.at)
    look = math.degrees(math.atan2(meeple.x - x, y - meeple.y)) if math.dist((x, y), (meeple.x, meeple.y)) > 0.05 else (
        heading(here.way))
    sprite = aloft(stage, (x, y), heading(here.way))
    sprite.picture = dragon(1)
    ahead = math.sin(math.radians(look)), -math.cos(math.radians(look))
    back = max(0.0, 0.82 - math.dist((x, y), (meeple.x, meeple.y)))  # it takes a step back to have room for its fire
    yield Par(Tween(sprite, 0.18, ease_in_out, x=x - ahead[0] * back, y=y - ahead[1] * back),
              Tween(sprite, 0.18, angle=facing(sprite, look)))
    mouth = (sprite.x + ahead[0] * DRAGON_WIDTH * 0.4, sprite.y + ahead[1] * DRAGON_WIDTH * 0.4)
    stage.play("fire")
    flames(stage, mouth, ahead, max(0.45, math.dist(mouth, (meeple.x, meeple.y)) + 0.35))
    yield 0.2
    meeple.z = 8
    yield Par(Tween(meeple, 0.3, ease_out, x=meeple.x + ahead[0] * 0.55, y=meeple.y + ahead[1] * 0.55),
              Tween(meeple, 0.3, ease_out, angle=meeple.angle + 300), soaring(meeple, 0.3, 0.3),
              Tween(sprite, 0.3, ease_in_out, x=x, y=y))
    come_down(stage, sprite, here)


@ACTS.on(FairyMoved)
def glide_fairy(stage: Stage, event: FairyMoved) -> Act:
    beside = None
    if event.seat is not None and event.figure is not None and event.on is not None:
        beside = StandingFigure(event.seat, event.figure, event.at, event.on)
    goal = stage.board.fairy_place(event.at, beside)
    before = stage.shown.fairy
    stage.shown.fairy = None
    stage.follow(goal)
    picture = assets.figure_picture("fairy")
    if before is not None:
        start = stage.board.fairy_place(before.at, before.beside)
        sprite = stage.sprites.add(Sprite(picture, *start, width=FAIRY_WIDTH, z=7))
    else:
        sprite = stage.flyer(picture, stage.pile_rect(), z=7)
    stage.play("fairy")
    far = math.dist((sprite.x, sprite.y), goal)
    seconds = min(1.1, 0.45 + 0.14 * far)
    x, y, width = sprite.x, sprite.y, sprite.width

    def glide(t: float) -> None:
        along = ease_in_out(t)
        sprite.x = x + (goal[0] - x) * along
        sprite.y = y + (goal[1] - y) * along
        sprite.width = width + (FAIRY_WIDTH - width) * along
        sprite.lift = 0.3 * math.sin(math.pi * t) + 0.03 * math.sin(6 * math.pi * t) * (1 - t)
        sprite.angle = 12 * math.sin(math.pi * t) * (1 if goal[0] >= x else -1)

    twinkle(stage, (x, y), goal, seconds)
    yield Run(glide, seconds)
    stage.land(sprite)
    stage.shown.fairy = Fairy(event.at, beside)


@ACTS.on(FairyPaid)
def pay_for_fairy(stage: Stage, event: FairyPaid) -> Act:
    """A point rises from her and flies to its seat."""
    fairy = stage.shown.fairy
    if fairy is None:
        stage.shown.scores[event.seat] += event.points
        return
    where = stage.board.fairy_place(fairy.at, fairy.beside)
    twinkle(stage, (where[0] - 0.2, where[1]), (where[0] + 0.2, where[1]), 0.3)
    stage.play("score_small")
    sprite = stage.points(event.points, event.seat, where, False)
    yield Par(Tween(sprite, 0.3, size=1.0), Tween(sprite, 0.4, ease_out, y=sprite.y - 0.4))
    yield stage.fly(sprite, pygame.Rect(stage.score_rect(event.seat)), 0.42, ease_in)
    stage.land(sprite)
    stage.shown.scores[event.seat] += event.points
    stage.bump(event.seat)


@ACTS.on(PrincessWaved)
def wave(stage: Stage, event: PrincessWaved) -> Act:
    """The princess rises from her tile and waves; then the knight goes."""
    x, y = centre(event.at)
    stage.follow((x, y))
    sprite = stage.sprites.add(Sprite(princess(0), x, y + 0.1, width=0.62, size=0.1, z=8))
    stage.play("princess")
    yield Par(Tween(sprite, 0.24, overshoot, size=1.0), Tween(sprite, 0.24, y=y - 0.2))
    yield Run(lambda t: setattr(sprite, "picture", princess((0, 1, 2, 1)[int(t * 15.9) % 4])), 1.0)
    stage.breath = bow

    def leave() -> None:
        stage.land(sprite)

    stage.host.flourish(Seq(Delay(0.4), Par(Tween(sprite, 0.3, ease_in, size=0.1), Tween(sprite, 0.3, alpha=0.0)),
                            Call(leave)))


def bow(stage: Stage, meeple: Sprite) -> Act:
    """The knight hops off."""
    stage.breath = None
    meeple.z = 8
    for _ in range(2):
        yield soaring(meeple, 0.14, 0.16)
