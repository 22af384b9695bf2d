"""How each thing that happens in the tile game is shown. The state is final already; an act leads the picture there."""

from __future__ import annotations

import math

import pygame

from game.carcassonne.events import (
    FeatureScored,
    FigureDeployed,
    FigureRecalled,
    FigureReturned,
    GameEnded,
    TileDrawn,
    TileLaidAside,
    TileLost,
    TilePlaced,
    TurnBegan,
)
from game.carcassonne.view import PlacedTile, StandingFigure
from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.creature_art import halo
from game.client.carcassonne.shown import World, halves
from game.client.carcassonne.stage import Stage
from game.client.stage.director import Act, Acts
from game.client.stage.sprite import Sprite
from game.client.stage.toys import Drop
from game.client.stage.tween import Call, Par, Run, Seq, Tween, ease_in, ease_in_out, ease_out, overshoot

ACTS = Acts()
BIG = 12  # points that deserve more


@ACTS.on(TurnBegan)
def begin_turn(stage: Stage, event: TurnBegan) -> Act:
    stage.shown.active = event.seat
    yield 0.0


@ACTS.on(TileDrawn)
def draw_tile(stage: Stage, event: TileDrawn) -> Act:
    stage.shown.tiles_left -= 1
    sprite = stage.flyer(art.source(event.tile, 256), stage.pile_rect(), z=5)
    stage.play("tile_lift")
    yield stage.fly(sprite, stage.tile_rect(event.seat), 0.22)
    stage.land(sprite)
    stage.shown.hand = (event.seat, event.tile)


@ACTS.on(TileLost)
def lose_tile(stage: Stage, event: TileLost) -> Act:
    stage.shown.tiles_left -= 1
    sprite = stage.flyer(art.source(event.tile, 256), stage.pile_rect(), z=5)
    yield stage.fly(sprite, stage.tile_rect(event.seat), 0.3)
    yield 0.7
    yield Tween(sprite, 0.4, alpha=0.0, size=0.7)
    stage.land(sprite)


@ACTS.on(TileLaidAside)
def lay_aside(stage: Stage, event: TileLaidAside) -> Act:
    """It waits beside the pile until the first volcano lies."""
    stage.shown.tiles_left -= 1
    sprite = stage.flyer(art.source(event.tile, 256), stage.pile_rect(), z=5)
    stage.play("tile_lift")
    yield stage.fly(sprite, stage.tile_rect(event.seat), 0.3)
    stage.announce("carc-laid-aside")
    yield 0.9
    home = stage.pile_rect()
    home.inflate_ip(-home.width // 3, -home.height // 3)
    yield Par(stage.fly(sprite, home, 0.35), Tween(sprite, 0.35, angle=90.0, alpha=0.0))
    stage.land(sprite)


@ACTS.on(TilePlaced)
def lay_tile(stage: Stage, event: TilePlaced) -> Act:
    tile = placed_tile(event)
    middle = stage.middle(tile)
    stage.follow(middle)
    sprite = stage.flyer(art.source(event.tile, 256), stage.take_tile(event.seat, event.tile), z=5)
    quarter = event.rot if event.rot <= 180 else event.rot - 360
    sprite.angle = float(event.rot if stage.human(event.seat) else 0)
    if sprite.angle == event.rot:
        quarter = event.rot
    yield Par(
        Tween(sprite, 0.3, ease_in_out, x=middle[0], y=middle[1], width=float(assets.squares_across(event.tile)),
              angle=quarter),
        Run(lambda t: setattr(sprite, "lift", 0.22 * math.sin(math.pi * t)), 0.3))
    stage.land(sprite)
    stage.shown.add_tile(event.seat, tile)
    stage.board_changed()
    stage.play("tile_place")
    yield 0.0 if stage.human(event.seat) else 0.12


@ACTS.on(FigureDeployed)
def deploy_figure(stage: Stage, event: FigureDeployed) -> Act:
    figure = StandingFigure(event.seat, event.figure, event.at, event.on)
    x, y = stage.board.spot(event.at, event.on)
    lying = stage.board.lies(event.on)
    stage.shown.supply[event.seat][event.figure] -= 1
    sprite = stage.flyer(art.figure_source(event.figure, stage.colours[event.seat], lying),
                         stage.take_figure(event.seat), z=6)
    new = stage.shown.latest.get(event.seat)
    portal = stage.board.portal(new)
    if portal is not None and event.at != new:
        yield from pass_through(stage, sprite, portal, (x, y))
    yield Tween(sprite, 0.24, ease_in_out, x=x, y=y, width=art.FIGURE_WIDTH, lift=0.4)
    stage.play("figure_drop")
    yield Drop(sprite, 0.25, stage.dice)
    stage.land(sprite)
    stage.shown.figures.append(figure)
    stage.board_changed()


def pass_through(stage: Stage, sprite: Sprite, portal: World, goal: World) -> Act:
    """Into the portal of the new tile, and out again far away."""
    yield Tween(sprite, 0.28, ease_in_out, x=portal[0], y=portal[1], width=art.FIGURE_WIDTH, lift=0.0)
    stage.play("fairy")
    open_ring(stage, portal)
    yield Tween(sprite, 0.34, ease_in, size=0.05, angle=540.0)
    stage.follow(goal)
    sprite.x, sprite.y, sprite.angle = goal[0], goal[1], 0.0
    open_ring(stage, goal)
    yield Tween(sprite, 0.3, overshoot, size=1.0)


def open_ring(stage: Stage, where: World) -> None:
    ring = stage.sprites.add(Sprite(halo(), *where, width=0.5, size=0.3, z=5))
    stage.host.flourish(Seq(Par(Tween(ring, 0.6, ease_out, size=1.9), Tween(ring, 0.6, ease_in, alpha=0.0)),
                            Call(lambda: stage.land(ring))))


@ACTS.on(FigureReturned)
def return_figure(stage: Stage, event: FigureReturned) -> Act:
    figure = StandingFigure(event.seat, event.figure, event.at, event.on)
    x, y = stage.board.stands(figure)
    stage.shown.take_figure(figure)
    stage.board_changed()
    sprite = stage.sprites.add(Sprite(
        art.figure_source(event.figure, stage.colours[event.seat], stage.board.lies(event.on)), x, y,
        art.FIGURE_WIDTH, z=6))
    stage.play("figure_return")
    home = stage.plate_rect(event.seat)
    home.width = home.height
    if stage.breath is not None:
        yield from stage.breath(stage, sprite)
    yield stage.fly(sprite, home, 0.4)
    stage.land(sprite)
    stage.shown.supply[event.seat][event.figure] += 1


@ACTS.on(FigureRecalled)
def recall_figure(stage: Stage, event: FigureRecalled) -> Act:
    points = [0] * len(stage.shown.scores)
    points[event.seat] = event.points
    yield from pay(stage, event.at, event.on, points, False)


@ACTS.on(FeatureScored)
def score_feature(stage: Stage, event: FeatureScored) -> Act:
    yield from pay(stage, event.at, event.on, list(event.points), event.final)


def pay(stage: Stage, at: tuple[int, int], on: str, points: list[int], final: bool) -> Act:
    """The feature lights up, the points rise from it and fly to their seats."""
    paid = [seat for seat, gain in enumerate(points) if gain]
    colour = assets.SEAT_COLOURS[stage.colours[paid[0]]] if len(paid) == 1 else art.GILD
    if paid and colour[0] + colour[1] + colour[2] < 150:
        colour = art.GILD  # a dark light would not be seen
    light = stage.light(at, on, colour)
    where = stage.board.spot(at, on)
    if not paid:
        stage.flourish_light(light, 0.35)
        yield 0.15
        return
    stage.follow(where)
    big = max(points) >= BIG
    pace = 0.6 if final else 1.0
    if light is not None:
        yield Tween(light, 0.16 * pace, alpha=0.85)
    stage.play("score_big" if big else "score_small")
    flyers = []
    for place, seat in enumerate(paid):
        sprite = stage.points(points[seat], seat, where, big)
        sprite.x += (place - (len(paid) - 1) / 2) * 0.7
        flyers.append((seat, sprite))
    rise = [Par(Tween(sprite, 0.3 * pace, overshoot, size=1.0),
                Tween(sprite, 0.5 * pace, ease_out, y=sprite.y - 0.55)) for _, sprite in flyers]
    if big:
        stage.sparks(where, paid)
    yield Par(*rise)
    yield 0.25 * pace
    stage.flourish_light(light, 0.5)
    yield Par(*[Seq(stage.fly(sprite, pygame.Rect(stage.score_rect(seat)), 0.42 * pace, ease_in))
                for seat, sprite in flyers])
    for seat, sprite in flyers:
        stage.land(sprite)
        stage.shown.scores[seat] += points[seat]
        stage.bump(seat)


@ACTS.on(GameEnded)
def end_game(stage: Stage, event: GameEnded) -> Act:
    stage.shown.active = -2
    stage.shown.hand = None
    stage.play("game_end")
    stage.announce("carc-game-ended")
    stage.fit()
    yield 0.9


def placed_tile(event: TilePlaced) -> PlacedTile:
    return PlacedTile(event.tile, event.at, event.rot, halves(event.at, event.rot, event.tile))
