"""How castles are picked, turned over, dealt and taken home."""

from __future__ import annotations

import pygame

from game.carcassonne.expansions.german_castles import CastlePicked, CastlesTurned, CastleTaken
from game.client.carcassonne import art
from game.client.carcassonne.castle_table import TABLE, double_back, places_of
from game.client.carcassonne.stage import Stage
from game.client.stage.director import Act, Acts
from game.client.stage.tween import Par, Tween, ease_in, ease_in_out, ease_out, overshoot

ACTS = Acts()


@ACTS.on(CastlePicked)
def pick_castle(stage: Stage, event: CastlePicked) -> Act:
    """It is lifted and lies down again under the sign of its seat."""
    motion = stage.motion(event.picked)
    stage.play("tile_lift")
    yield Tween(motion, 0.16, ease_out, size=1.14)
    stage.castle(event.picked, seat=event.seat)
    yield Tween(motion, 0.22, overshoot, size=1.0)
    stage.motions.clear()
    stage.play("tile_place")


@ACTS.on(CastleTaken)
def take_castle(stage: Stage, event: CastleTaken) -> Act:
    """One that was picked is turned over; one that is dealt flies to its seat."""
    if event.picked is None:
        room, side = stage.camera.viewport, stage.context.theme.px(150)
        place = pygame.Rect(0, 0, side * 2, side)
        place.center = room.centerx, room.top + room.height // 5  # off the tile with which the land begins
        back = stage.flyer(double_back(side), stage.pile_rect(), z=8)
        stage.play("tile_lift")
        yield stage.fly(back, place, 0.24)
        face = stage.flyer(art.source(event.tile, 256), place, z=9)
        face.alpha = 0.0
        stage.play("page")
        yield Par(Tween(face, 0.16, alpha=1.0), Tween(face, 0.24, overshoot, size=1.12))
        stage.land(back)
        yield 0.16
        yield Par(stage.fly(face, stage.castle_home(event.seat), 0.34, ease_in), Tween(face, 0.34, size=1.0))
        stage.land(face)
    else:
        motion = stage.motion(event.picked)
        stage.play("page")
        yield Tween(motion, 0.16, ease_in, wide=0.02)
        stage.castle(event.picked, tile=event.tile, seat=event.seat)
        yield Tween(motion, 0.2, ease_out, wide=1.0)
        stage.motions.clear()
        yield 0.15
    stage.shown.castles[event.seat] = tuple(sorted((*stage.shown.castles[event.seat], event.tile)))


@ACTS.on(CastlesTurned)
def leave_castles(stage: Stage, event: CastlesTurned) -> Act:
    """Everybody has seen them; each goes to its seat."""
    yield 1.1
    rects = places_of(stage)
    moves = []
    for castle in stage.shown.picking:
        motion, rect = stage.motion(castle.name), rects[castle.name]
        if castle.seat is None:
            moves.append(Tween(motion, 0.3, alpha=0.0))
            continue
        home = stage.castle_home(castle.seat)
        moves.append(Tween(motion, 0.5, ease_in_out, away_x=float(home.centerx - rect.centerx),
                           away_y=float(home.centery - rect.centery), size=home.height / rect.height))
    yield Par(*moves, Tween(stage.motion(TABLE), 0.5, ease_in, alpha=0.0))
    stage.motions.clear()
    stage.shown.picking = ()
