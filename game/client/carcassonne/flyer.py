"""The flying machine: the die tumbles, the way lights up, and the meeple flies its arc and lands, or falls."""

from __future__ import annotations

import math
from functools import cache, partial

import pygame

from game.carcassonne.expansions.flying_machines import (
    FigureBoarded,
    FigureLanded,
    FigureLaunched,
    FlightFailed,
    heading,
)
from game.carcassonne.geometry import Square, cell_of, square_of
from game.carcassonne.state import FACE
from game.carcassonne.view import StandingFigure
from game.client.carcassonne import art
from game.client.carcassonne.board import at_pixel, tile_side
from game.client.carcassonne.creature_art import winged
from game.client.carcassonne.creatures import HOVER, centre
from game.client.carcassonne.shown import Airborne, World
from game.client.carcassonne.sparks import dust
from game.client.carcassonne.stage import Stage
from game.client.stage.director import Act, Acts
from game.client.stage.sprite import Sprite
from game.client.stage.toys import Drop, Tumble
from game.client.stage.tween import Call, Delay, Par, Run, Seq, Tween, ease_in, ease_in_out, ease_out, overshoot

ACTS = Acts()
DIE_WIDTH = 0.42
PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}
SKY = (150, 210, 250)


@cache
def die_face(roll: int) -> pygame.Surface:
    """A side of the die that shows so many."""
    side = 288
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.rect(out, (50, 28, 14), (8, 8, side - 16, side - 16), border_radius=56)
    pygame.draw.rect(out, (214, 190, 146), (18, 18, side - 36, side - 36), border_radius=48)
    pygame.draw.rect(out, (250, 240, 214), (18, 18, side - 48, side - 48), border_radius=48)
    for x, y in PIPS[roll]:
        pygame.draw.circle(out, (50, 28, 14), (side / 2 + 66 * x - 4, side / 2 + 66 * y - 4), 30)
        pygame.draw.circle(out, (156, 42, 28), (side / 2 + 66 * x - 4, side / 2 + 66 * y - 4), 25)
    return pygame.transform.smoothscale(out, (96, 96))


def draw_reach(stage: Stage, surface: pygame.Surface, start: Square) -> None:
    """Where the machine there may lead, each square with the roll that leads to it."""
    view, side = stage.view, tile_side(stage.camera)
    assert view is not None
    step = heading(view.rules, view.table.board[cell_of(start)] & FACE)
    if step is None:
        return
    for roll in PIPS:
        square = square_of(cell_of(start) + roll * step)
        light = art.kept(("way", side), lambda: pygame.transform.smoothscale(way_light(False), (side, side)))
        place = light.get_rect(topleft=at_pixel(stage.camera, square))
        surface.blit(light, place)
        px = max(12, side * 3 // 10)
        die = art.kept(("die", roll, px), partial(pygame.transform.smoothscale, die_face(roll), (px, px)))
        surface.blit(die, die.get_rect(center=place.center))


@cache
def way_light(strong: bool) -> pygame.Surface:
    """A square of the way in the light of the sky; the last one shines."""
    side = 192
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    face = pygame.Rect(0, 0, side, side).inflate(-side // 8, -side // 8)
    for part in range(10):  # bright at the rim, clear in the middle
        inner = face.inflate(-part * 14, -part * 14)
        pygame.draw.rect(out, (*SKY, round((190 if strong else 110) * (1 - part / 10)) + 24), inner, border_radius=22)
    pygame.draw.rect(out, (24, 60, 90, 190), face.inflate(6, 6), 10, border_radius=25)
    pygame.draw.rect(out, (255, 255, 255) if strong else (214, 236, 250), face, 7 if strong else 5, border_radius=22)
    return out


def square_light(stage: Stage, square: Square, strong: bool) -> Sprite:
    return stage.lights.add(Sprite(way_light(strong), *centre(square), alpha=0.0))


@ACTS.on(FigureBoarded)
def climb_in(stage: Stage, event: FigureBoarded) -> Act:
    x, y = stage.board.seated(event.at)
    stage.follow((x, y))
    stage.shown.supply[event.seat][event.figure] -= 1
    source = art.figure_source(event.figure, stage.colours[event.seat], False)
    sprite = stage.flyer(source, stage.take_figure(event.seat), z=7)
    yield Par(Tween(sprite, 0.3, ease_in_out, x=x, y=y, width=art.FIGURE_WIDTH),
              Run(lambda t: setattr(sprite, "lift", 0.3 * math.sin(math.pi * t)), 0.3))
    stage.play("figure_drop")
    stage.land(sprite)
    stage.shown.airborne = Airborne(event.seat, event.figure, event.at, True)


@ACTS.on(FigureLaunched)
def launch(stage: Stage, event: FigureLaunched) -> Act:
    """The die says how far; the way lights up square by square; it flies."""
    x, y = stage.board.seated(event.start)
    step = event.path[0][0] - event.start[0], event.path[0][1] - event.start[1]
    goal = centre(event.path[-1])
    stage.follow(centre(event.start))
    stage.follow(goal)
    colour = stage.colours[event.seat]
    stage.shown.airborne = None
    sprite = stage.sprites.add(Sprite(art.figure_source(event.figure, colour, False), x, y, art.FIGURE_WIDTH, z=7))
    die = stage.sprites.add(Sprite(die_face(1), *beside(stage, (x - step[0] * 1.1, y - step[1] * 1.1)),
                                   width=DIE_WIDTH, z=9))
    stage.play("die")
    yield Tumble(die, {roll: die_face(roll) for roll in PIPS}, event.roll, stage.dice)
    yield Par(Tween(die, 0.2, overshoot, size=1.25), Delay(0.35))
    lights = [square_light(stage, square, square == event.path[-1]) for square in event.path]
    for light in lights:
        stage.play("hover")
        yield Tween(light, 0.16, alpha=1.0)
    stage.host.flourish(Seq(Tween(die, 0.35, ease_in, alpha=0.0), Call(lambda: stage.land(die))))
    if (bent := bent_end(stage, event)) is not None:
        stage.announce("carc-flight-line", clause="GC19")
        lights.append(stage.lights.add(Sprite(not_there(), *centre(bent), alpha=0.0)))
        yield Tween(lights[-1], 0.2, alpha=1.0)
        yield 0.5
    yield from fly(stage, sprite, event, colour, (x, y), goal)
    for light in lights:
        stage.host.flourish(Seq(Tween(light, 0.4, alpha=0.0), Call(lambda light=light: stage.lights.remove(light))))  # type: ignore[misc]
    stage.land(sprite)
    stage.shown.airborne = Airborne(event.seat, event.figure, event.path[-1])


def fly(stage: Stage, sprite: Sprite, event: FigureLaunched, colour: str, start: World, goal: World) -> Act:
    """An arc along the arrow, with wings; it ends in the air over the square that the die has named."""
    pictures = [winged(event.figure, colour, beat) for beat in range(3)]
    far = math.dist(start, goal)
    seconds = 0.55 + 0.16 * far
    sprite.width = art.FIGURE_WIDTH * 2
    tilt = 14 * (1 if goal[0] > start[0] else -1 if goal[0] < start[0] else 0)
    stage.play("launch")

    def along(t: float) -> None:
        part = ease_in_out(t)
        sprite.x, sprite.y = start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part
        sprite.lift = HOVER * part + (0.35 + 0.18 * far) * math.sin(math.pi * t)
        sprite.angle = tilt * math.sin(math.pi * t)
        sprite.picture = pictures[(0, 1, 2, 1)[int(t * seconds * 14) % 4]]

    yield Run(along, seconds)


def beside(stage: Stage, where: World) -> World:
    """Where the die rolls: behind the machine, and seen."""
    goal, room = stage.camera.goal, stage.camera.viewport
    across, high = room.width / goal.zoom / 2 - 1, room.height / goal.zoom / 2 - 1
    return (min(max(where[0], goal.x - across), goal.x + across), min(max(where[1], goal.y - high), goal.y + high))


def bent_end(stage: Stage, event: FigureLaunched) -> Square | None:
    """Where the flight would end if a castle were crossed from corner to corner as one step, which it is not (GC19);
    None where that makes no difference."""
    tiles, (x, y) = stage.shown.tiles, event.start
    dx, dy = event.path[0][0] - x, event.path[0][1] - y
    if not dx or not dy:
        return None
    for square in event.path:
        x, y = x + dx, y + dy
        tile = tiles.get((x, y))
        if square != event.path[-1] and tile is not None:
            x += dx if (x + dx, y) in tile.squares else 0
            y += dy if (x, y + dy) in tile.squares else 0
    return (x, y) if (x, y) != event.path[-1] else None


@cache
def not_there() -> pygame.Surface:
    """A square that is crossed out."""
    side = 192
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    face = pygame.Rect(14, 14, side - 28, side - 28)
    pygame.draw.rect(out, (120, 16, 8, 70), face, border_radius=20)
    for wide, ink in ((13, (40, 10, 4)), (7, (232, 74, 44))):
        pygame.draw.rect(out, ink, face.inflate(wide // 2, wide // 2), wide, border_radius=22)
        for start, end in (((58, 58), (134, 134)), ((134, 58), (58, 134))):
            pygame.draw.line(out, ink, start, end, wide * 2)
            for tip in (start, end):
                pygame.draw.circle(out, ink, tip, wide)
    return out


def from_the_air(stage: Stage, seat: int, figure: str, at: Square, lying: bool = False) -> Sprite:
    """The figure that hangs in the air becomes a thing that moves."""
    stage.shown.airborne = None
    x, y = centre(at)
    return stage.sprites.add(Sprite(art.figure_source(figure, stage.colours[seat], lying), x, y,
                                    width=art.FIGURE_WIDTH, lift=HOVER, z=7))


@ACTS.on(FigureLanded)
def land(stage: Stage, event: FigureLanded) -> Act:
    where = stage.shown.airborne.at if stage.shown.airborne is not None else event.at
    sprite = from_the_air(stage, event.seat, event.figure, where)
    figure = StandingFigure(event.seat, event.figure, event.at, event.on)
    stage.shown.figures.append(figure)
    x, y = stage.board.stands(figure)  # beside those who are there already
    stage.shown.figures.pop()
    yield Tween(sprite, 0.26, ease_in_out, x=x, y=y)
    stage.play("figure_drop")
    yield Drop(sprite, 0.3, stage.dice)
    stage.land(sprite)
    stage.shown.figures.append(figure)
    stage.board_changed()


@ACTS.on(FlightFailed)
def crash(stage: Stage, event: FlightFailed) -> Act:
    """Nothing there to stand on: it falls, rolls and walks home."""
    sprite = from_the_air(stage, event.seat, event.figure, event.at)
    stage.play("crash")
    yield Tween(sprite, 0.12, lift=HOVER + 0.08)
    yield Par(Tween(sprite, 0.34, ease_in, lift=0.0), Tween(sprite, 0.34, ease_in, angle=460.0))
    dust(stage, (sprite.x, sprite.y))
    stage.announce("carc-flight-failed")
    yield Tween(sprite, 0.18, ease_out, angle=450.0)
    yield 0.35
    home = stage.plate_rect(event.seat)
    home.width = home.height
    yield Par(stage.fly(sprite, home, 0.45), Tween(sprite, 0.45, angle=360.0))
    stage.land(sprite)
    stage.shown.supply[event.seat][event.figure] += 1
