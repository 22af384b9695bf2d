"""Dragon, fairy and princess: how they look on the board, how they move, and what becomes of the meeples they meet."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.carcassonne.expansions.princess_dragon.dragon import DragonCame, DragonMoved, DragonStopped, TilesShuffledIn
from game.carcassonne.expansions.princess_dragon.fairy import FairyMoved, FairyPaid
from game.carcassonne.expansions.princess_dragon.princess import PrincessWaved
from game.carcassonne.geometry import Square
from game.carcassonne.tile import tile_facts
from game.carcassonne.view import StandingFigure
from game.client import assets
from game.client.assets import Colour
from game.client.carcassonne import art
from game.client.carcassonne.acts import ACTS
from game.client.carcassonne.board import at_pixel, figure_side, tile_side
from game.client.carcassonne.choosing import DragonChoice
from game.client.carcassonne.creature_art import DRAGON_WIDTH, FOLDED, dragon, ember, flap, princess, puff, winged
from game.client.carcassonne.shown import Dragon, Fairy, World
from game.client.stage.camera import Camera
from game.client.stage.director import Act
from game.client.stage.layers import whole
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

if TYPE_CHECKING:
    from game.client.carcassonne.table_picture import TablePicture

REST = 205.0  # where the dragon looks when it rests, in degrees from north
FAIRY_WIDTH = 0.4
RING_STEPS = 16  # pictures of a ring of light that opens
HOVER = 0.42  # how high what flies stays above the board
VOLCANOES = frozenset(tile["id"] for tile in tile_facts()["princess_dragon"]["tiles"] if "volcano" in tile["symbols"])


def heading(way: Square) -> float:
    """Degrees clockwise from north; where it rests when it has not come any way."""
    return REST if way == (0, 0) else math.degrees(math.atan2(way[0], -way[1])) % 360


def centre(at: Square) -> World:
    return at[0] + 0.5, at[1] + 0.5


class Creatures:
    """What stands on the board and is nobody's, and what hangs in the air; drawn over the layer of the board."""

    def __init__(self, picture: TablePicture) -> None:
        self.picture = picture

    def prepare(self) -> None:
        """Draws what is large while nobody waits for a frame."""
        for phase in range(FOLDED + 1):
            dragon(phase)
        for frame in range(3):
            princess(frame)

    # at rest

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        shown, glow = self.picture.shown, self.picture.glow
        waiting = isinstance(self.picture.choice, DragonChoice) and self.picture.glowing
        if waiting:
            for at in {tile.at for tile in shown.tiles.values() if tile.tile in VOLCANOES}:
                self._smoke(surface, camera, at, glow)
        if shown.fairy is not None:
            where = self.picture.board.fairy_place(shown.fairy.at, shown.fairy.beside)
            self._stand(surface, camera, assets.figure_picture("fairy"), where, FAIRY_WIDTH)
        if shown.dragon is not None:
            phase = flap(glow * 0.9) if waiting else FOLDED
            picture = dragon(phase)
            px = round(DRAGON_WIDTH * camera.zoom)
            angle = heading(shown.dragon.way)
            body = art.keep(("dragon", phase, px, angle), lambda: _laid(picture, px, angle))
            shade = art.keep(("dragon-shade", phase, px, angle), lambda: _shade(picture, px, angle))
            x, y = camera.to_screen(centre(shown.dragon.at))
            surface.blit(shade, shade.get_rect(center=(whole(x + px * 0.05), whole(y + px * 0.07))))
            surface.blit(body, body.get_rect(center=(whole(x), whole(y))), special_flags=pygame.BLEND_PREMULTIPLIED)
        if shown.airborne is not None and shown.airborne.waits:
            source = art.figure_source(shown.airborne.figure, self.picture.colours[shown.airborne.seat], False)
            self._stand(surface, camera, source, self.picture.board.seated(shown.airborne.at), art.FIGURE_WIDTH)
        elif shown.airborne is not None:
            px = figure_side(camera) * 2
            source = winged(shown.airborne.figure, self.picture.colours[shown.airborne.seat], 1)
            x, y = camera.to_screen(centre(shown.airborne.at))
            shade = art.keep(("creature-shade", id(source), px), lambda: _shade(source, px, 0.0))
            surface.blit(shade, shade.get_rect(center=(whole(x + px * 0.25), whole(y + px * 0.15))))
            art.put(surface, art.keep(("creature", id(source), px), lambda: _laid(source, px, 0.0)),
                    (x, y - HOVER * camera.zoom))

    def _stand(self, surface: pygame.Surface, camera: Camera, source: pygame.Surface, where: World,
               width: float) -> None:
        px = max(8, round(width * camera.zoom))
        body = art.keep(("creature", id(source), px), lambda: _laid(source, px, 0.0))
        shade = art.keep(("creature-shade", id(source), px), lambda: _shade(source, px, 0.0))
        x, y = camera.to_screen(where)
        surface.blit(shade, shade.get_rect(center=(whole(x + px * 0.07), whole(y + px * 0.08))))
        surface.blit(body, body.get_rect(center=(whole(x), whole(y))), special_flags=pygame.BLEND_PREMULTIPLIED)

    def fairy(self, surface: pygame.Surface, where: World, px: int) -> None:
        """She as a small sign."""
        source = assets.figure_picture("fairy")
        art.put(surface, art.keep(("creature", id(source), px), lambda: _laid(source, px, 0.0)), where)

    def _smoke(self, surface: pygame.Surface, camera: Camera, at: Square, seconds: float) -> None:
        """Grey clouds that rise from a volcano, the higher the larger and the paler."""
        x, y = centre(at)
        for number in range(5):
            age = (seconds * 0.45 + number / 5) % 1
            px = max(4, round((0.16 + 0.34 * age) * camera.zoom))
            cloud = puff(px)
            cloud.set_alpha(round(230 * (1 - age) * min(1.0, 4 * age)))
            sway = 0.07 * math.sin(5 * age + 2 * number)
            surface.blit(cloud, cloud.get_rect(center=camera.to_screen((x + sway + 0.12 * age, y - 0.62 * age))))

    # while something is chosen

    def draw_steps(self, surface: pygame.Surface, camera: Camera, choice: DragonChoice) -> None:
        side = tile_side(camera)
        beat = 0.5 + 0.5 * math.cos(self.picture.glow * 4.2)
        for square in choice.squares:
            chosen = square == choice.cursor
            glow = _hot_square(side, chosen)
            glow.set_alpha(255 if chosen else round(150 + 90 * beat))
            place = glow.get_rect(topleft=at_pixel(camera, square))
            surface.blit(glow, place)
            if chosen:
                way = (square[0] - choice.start[0], square[1] - choice.start[1])
                px = round(DRAGON_WIDTH * camera.zoom * 0.8)
                ghost = _ghost(px, heading(way))
                surface.blit(ghost, ghost.get_rect(center=place.center), special_flags=pygame.BLEND_PREMULTIPLIED)
                if not self.picture.context.input.by_pointer:
                    self.picture.context.theme.ring(surface, place)

    def shimmer(self, surface: pygame.Surface, where: World, side: int, colour: Colour) -> None:
        """Rings of light that open and close round a place that wants to be seen."""
        if not self.picture.glowing:
            return
        red, green, blue = (part + (255 - part) * 3 // 5 for part in colour)
        ink = (red, green, blue)
        for number in range(2):
            age = round((self.picture.glow * 0.7 + number / 2) % 1 * RING_STEPS) / RING_STEPS
            ring = art.keep(("ring", side, ink, age), partial(_ring, side, ink, age))
            surface.blit(ring, ring.get_rect(center=where))


def _ring(side: int, ink: Colour, age: float) -> pygame.Surface:
    radius = side * (0.45 + 0.5 * age)
    ring = pygame.Surface((round(radius * 2) + 4,) * 2, pygame.SRCALPHA)
    pygame.draw.circle(ring, (*ink, round(90 * (1 - age))), ring.get_rect().center, radius)
    pygame.draw.circle(ring, (*ink, round(255 * (1 - age))), ring.get_rect().center, radius, max(2, side // 10))
    return ring


def _laid(source: pygame.Surface, px: int, angle: float) -> pygame.Surface:
    picture = pygame.transform.smoothscale(source.convert_alpha().premul_alpha(), (px, px))
    return pygame.transform.rotozoom(picture, -angle, 1.0) if angle else picture


def _shade(source: pygame.Surface, px: int, angle: float) -> pygame.Surface:
    shape = pygame.mask.from_surface(source).to_surface(setcolor=(0, 0, 0, 110), unsetcolor=(0, 0, 0, 0))
    wide = pygame.Surface((px * 3 // 2, px * 3 // 2), pygame.SRCALPHA)
    wide.blit(pygame.transform.smoothscale(shape, (px, px)), (px // 4, px // 4))
    wide = pygame.transform.box_blur(wide, max(1, px // 24))
    return pygame.transform.rotozoom(wide, -angle, 1.0) if angle else wide


def _ghost(px: int, angle: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        picture = _laid(dragon(0), px, angle)
        picture.fill((150,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return art.keep(("dragon-ghost", px, angle), make)


def _hot_square(side: int, chosen: bool) -> pygame.Surface:
    return art.keep(("hot", side, chosen), lambda: _heated(side, chosen))


def _heated(side: int, chosen: bool) -> pygame.Surface:
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    rect = out.get_rect().inflate(-side // 10, -side // 10)
    for ring in range(12):  # drawing does not blend: hot at the rim, clear in the middle
        heat = round((190 if chosen else 140) * (1 - ring / 12) ** 1.4) + 16
        pygame.draw.rect(out, (255, 104 + 9 * ring, 26, heat), rect.inflate(-side * ring // 22, -side * ring // 22),
                         border_radius=max(3, side // 8))
    pygame.draw.rect(out, (60, 16, 4, 200), rect, max(3, side // 18), border_radius=max(3, side // 8))
    pygame.draw.rect(out, (255, 196, 70, 255) if chosen else (255, 140, 40, 235), rect.inflate(-2, -2),
                     max(2, side // 26), border_radius=max(3, side // 8))
    return out


# ---- what happens ----


def aloft(stage: TablePicture, at: World, angle: float) -> Sprite:
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


def come_down(stage: TablePicture, sprite: Sprite, where: Dragon) -> None:
    stage.land(sprite)
    stage.shown.dragon = where


@ACTS.on(DragonCame)
def bring_dragon(stage: TablePicture, event: DragonCame) -> Act:
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
def shuffle_in(stage: TablePicture, event: TilesShuffledIn) -> Act:
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
def fly_dragon(stage: TablePicture, event: DragonMoved) -> Act:
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
def rest_dragon(stage: TablePicture, event: DragonStopped) -> Act:
    stage.breath = None
    before = stage.shown.dragon
    sprite = aloft(stage, centre(event.at), heading(before.way if before is not None else (0, 0)))
    yield Tween(sprite, 0.3, ease_in_out, angle=facing(sprite, REST))
    come_down(stage, sprite, Dragon(event.at))


def breathe(stage: TablePicture, meeple: Sprite) -> Act:
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


def flames(stage: TablePicture, mouth: World, ahead: World, reach: float) -> None:
    """A cone of sparks that cool as they fly."""
    dice = stage.dice
    for number in range(34):
        spread = dice.uniform(-0.32, 0.32)
        far = reach * dice.uniform(0.7, 1.15)
        goal = (mouth[0] + (ahead[0] - ahead[1] * spread) * far, mouth[1] + (ahead[1] + ahead[0] * spread) * far)
        sprite = Sprite(ember(number % 3), *mouth, width=dice.uniform(0.13, 0.27), size=0.5, z=8)
        seconds = dice.uniform(0.24, 0.42)
        stage.host.flourish(Seq(
            Delay(0.009 * number), Call(lambda sprite=sprite: stage.sprites.add(sprite)),  # type: ignore[misc]
            Par(Tween(sprite, seconds, ease_out, x=goal[0], y=goal[1], size=1.6),
                Tween(sprite, seconds, ease_in, alpha=0.0)),
            Call(lambda sprite=sprite: stage.sprites.remove(sprite))))  # type: ignore[misc]


def smoke(stage: TablePicture, where: World) -> None:
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


def dust(stage: TablePicture, where: World) -> None:
    """What something heavy stirs up where it comes down."""
    for number in range(9):
        turn = math.tau * number / 9
        sprite = stage.sprites.add(Sprite(puff(96, (206, 186, 150)), *where, width=0.22, alpha=0.7, z=4))
        stage.host.flourish(Seq(
            Par(Tween(sprite, 0.5, ease_out, x=where[0] + 0.5 * math.cos(turn), y=where[1] + 0.32 * math.sin(turn),
                      size=1.5), Tween(sprite, 0.5, ease_in, alpha=0.0)),
            Call(lambda sprite=sprite: stage.sprites.remove(sprite))))  # type: ignore[misc]


@ACTS.on(FairyMoved)
def glide_fairy(stage: TablePicture, event: FairyMoved) -> Act:
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


def twinkle(stage: TablePicture, start: World, goal: World, seconds: float) -> None:
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


@ACTS.on(FairyPaid)
def pay_for_fairy(stage: TablePicture, event: FairyPaid) -> Act:
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
def wave(stage: TablePicture, event: PrincessWaved) -> Act:
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


def bow(stage: TablePicture, meeple: Sprite) -> Act:
    """The knight hops off."""
    stage.breath = None
    meeple.z = 8
    for _ in range(2):
        yield soaring(meeple, 0.14, 0.16)
