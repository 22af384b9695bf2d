"""Dragon, fairy and who flies: how they stand on the board and hang over it, and where the dragon may go."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.carcassonne.geometry import Square
from game.carcassonne.view import PlacedTile
from game.client import assets
from game.client.assets import Colour
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.board import at_pixel, figure_side, tile_side
from game.client.carcassonne.choosing import DragonChoice
from game.client.carcassonne.creature_art import (
    DRAGON_WIDTH,
    FOLDED,
    VIOLET,
    dragon,
    flap,
    princess,
    puff,
    whirl,
    winged,
)
from game.client.carcassonne.marvels import CRATERS
from game.client.carcassonne.shown import Dragon, World, on_board
from game.client.stage.camera import Camera
from game.client.stage.layers import whole

REST = 205.0  # where the dragon looks when it rests, in degrees from north
FAIRY_WIDTH = 0.4
CLOUDS, PUFF = 7, 0.6  # over a volcano; seconds from one to the next
SMOKE_SECONDS = 3.0  # how long they drift after somebody has been asked
RING_STEPS = 16  # pictures of a ring of light that opens
HOVER = 0.6  # how high what flies stays above the board


def heading(way: Square) -> float:
    """Degrees clockwise from north; where it rests when it has not come any way."""
    return REST if way == (0, 0) else math.degrees(math.atan2(way[0], -way[1])) % 360


def centre(at: Square) -> World:
    return at[0] + 0.5, at[1] + 0.5


class Creatures:
    """What stands on the board and is nobody's, and what hangs in the air; drawn over the layer of the board."""

    def __init__(self, asking: Asking) -> None:
        self.asking, self.stage = asking, asking.stage
        self._age = 0.0  # of the youngest cloud, in seconds

    def prepare(self) -> None:
        """Draws what is large while nobody waits for a frame."""
        for phase in range(FOLDED + 1):
            dragon(phase)
        for frame in range(3):
            princess(frame)

    # at rest

    def _volcanoes(self) -> list[PlacedTile]:
        return [tile for square, tile in self.stage.shown.tiles.items() if tile.tile in CRATERS and square == tile.at]

    @property
    def _lively(self) -> bool:
        return self.asking.glow < SMOKE_SECONDS or not self.stage.host.director.idle

    @property
    def smoking(self) -> bool:
        """Smoke drifts as long as something goes on, and on to where it hangs still over the crater."""
        return not self.stage.context.still and (self._lively or self._age > 0) and bool(self._volcanoes())

    def update(self, seconds: float) -> None:
        age = self._age + seconds
        self._age = age if age < PUFF else age % PUFF if self._lively else 0.0

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        shown, glow = self.stage.shown, self.asking.glow
        waiting = isinstance(self.asking.choice, DragonChoice) and self.asking.glowing
        for tile in self._volcanoes():
            self._smoke(surface, camera, on_board(tile, CRATERS[tile.tile]))
        if shown.fairy is not None:
            where = self.stage.board.fairy_place(shown.fairy.at, shown.fairy.beside)
            self._stand(surface, camera, assets.figure_picture("fairy"), where, FAIRY_WIDTH)
        if shown.dragon is not None:
            phase = flap(glow * 0.9) if waiting else FOLDED
            picture = dragon(phase)
            px = round(DRAGON_WIDTH * camera.zoom)
            angle = heading(self._looks(shown.dragon))
            body = art.kept(("dragon", phase, px, angle), lambda: _laid(picture, px, angle))
            shade = art.kept(("dragon-shade", phase, px, angle), lambda: _shade(picture, px, angle))
            x, y = camera.to_screen(centre(shown.dragon.at))
            surface.blit(shade, shade.get_rect(center=(whole(x + px * 0.05), whole(y + px * 0.07))))
            surface.blit(body, body.get_rect(center=(whole(x), whole(y))), special_flags=pygame.BLEND_PREMULTIPLIED)
        if shown.airborne is not None and shown.airborne.waits:
            source = art.figure_source(shown.airborne.figure, self.stage.colours[shown.airborne.seat], False)
            self._stand(surface, camera, source, self.stage.board.seated(shown.airborne.at), art.FIGURE_WIDTH)
        elif shown.airborne is not None:
            px = figure_side(camera) * 2
            source = winged(shown.airborne.figure, self.stage.colours[shown.airborne.seat], 1)
            x, y = camera.to_screen(centre(shown.airborne.at))
            shade = art.kept(("creature-shade", source, px), lambda: _shade(source, px, 0.0))
            surface.blit(shade, shade.get_rect(center=(whole(x + px * 0.25), whole(y + px * 0.15))))
            art.put(surface, art.kept(("creature", source, px), lambda: _laid(source, px, 0.0)),
                    (x, y - HOVER * camera.zoom))

    def _looks(self, dragon: Dragon) -> Square:
        """Where it has come from leads on; while somebody chooses, to where it is meant to fly."""
        choice = self.asking.choice
        if isinstance(choice, DragonChoice) and choice.cursor is not None:
            return choice.cursor[0] - dragon.at[0], choice.cursor[1] - dragon.at[1]
        return dragon.way

    def _stand(self, surface: pygame.Surface, camera: Camera, source: pygame.Surface, where: World,
               width: float) -> None:
        px = max(8, round(width * camera.zoom))
        body = art.kept(("creature", source, px), lambda: _laid(source, px, 0.0))
        shade = art.kept(("creature-shade", source, px), lambda: _shade(source, px, 0.0))
        x, y = camera.to_screen(where)
        surface.blit(shade, shade.get_rect(center=(whole(x + px * 0.07), whole(y + px * 0.08))))
        surface.blit(body, body.get_rect(center=(whole(x), whole(y))), special_flags=pygame.BLEND_PREMULTIPLIED)

    def fairy(self, surface: pygame.Surface, where: World, px: int) -> None:
        """She as a small sign."""
        source = assets.figure_picture("fairy")
        art.put(surface, art.kept(("creature", source, px), lambda: _laid(source, px, 0.0)), where)

    def _smoke(self, surface: pygame.Surface, camera: Camera, crater: World) -> None:
        """Grey clouds that rise from a volcano, the higher the larger and the paler."""
        x, y = crater
        drift = 0.0 if self.stage.context.still else self._age / PUFF
        for number in range(CLOUDS):
            age = (number + drift) / CLOUDS
            step = round(11 * age)
            px = max(4, round((0.22 + 0.045 * step) * camera.zoom))
            cloud = art.kept(("cloud", step, px), partial(_cloud, step, px))
            cloud.set_alpha(round(255 * (1 - age) ** 0.6 * min(1.0, 6 * age)))
            sway = 0.05 * math.sin(9 * age)
            surface.blit(cloud, cloud.get_rect(center=camera.to_screen((x + sway + 0.2 * age, y - 0.75 * age))))

    # while something is chosen

    def draw_steps(self, surface: pygame.Surface, camera: Camera, choice: DragonChoice) -> None:
        side = tile_side(camera)
        beat = 0.5 + 0.5 * math.cos(self.asking.glow * 4.2)
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
                self._threaten(surface, camera, square)
                if not self.stage.context.input.by_pointer:
                    self.stage.context.theme.ring(surface, place)

    def _threaten(self, surface: pygame.Surface, camera: Camera, square: Square) -> None:
        """Fire round all whom it would find on the tile there."""
        tile = self.stage.shown.tiles[square]
        px = round(figure_side(camera) * 1.5)
        for figure, where in self.stage.board.standing():
            if figure.at in tile.squares:
                blaze = art.kept(("blaze", px), lambda: _blaze(px))
                surface.blit(blaze, blaze.get_rect(center=camera.to_screen(where)))
                art.put(surface, art.figure(figure.figure, self.stage.colours[figure.seat], figure_side(camera),
                                            self.stage.board.lies(figure.on)), camera.to_screen(where))

    def whirl(self, surface: pygame.Surface, portal: World, goal: World | None) -> None:
        """The portal turns; its light runs to the goal that is meant."""
        camera, glow = self.stage.camera, self.asking.glow
        where, px = camera.to_screen(portal), max(14, round(0.24 * camera.zoom))
        self.shimmer(surface, where, px, VIOLET)
        turn = round(glow * 24) % 36 * 10
        picture = art.kept(("whirl", px, turn), lambda: _laid(whirl(), px, float(turn)))
        art.put(surface, picture, where)
        if goal is None:
            return
        for number in range(9):
            along = (number / 9 + glow * 0.4) % 1
            x, y = portal[0] + (goal[0] - portal[0]) * along, portal[1] + (goal[1] - portal[1]) * along
            dot = max(3, round(camera.zoom * (0.03 + 0.04 * along)))
            spark = art.kept(("spark", dot), partial(_spark, dot))
            surface.blit(spark, spark.get_rect(center=camera.to_screen((x, y - 0.25 * math.sin(math.pi * along)))))

    def shimmer(self, surface: pygame.Surface, where: World, side: int, colour: Colour) -> None:
        """Rings of light that open and close round a place that wants to be seen."""
        if not self.asking.glowing:
            return
        red, green, blue = (part + (255 - part) * 3 // 5 for part in colour)
        ink = (red, green, blue)
        for number in range(2):
            age = round((self.asking.glow * 0.7 + number / 2) % 1 * RING_STEPS) / RING_STEPS
            ring = art.kept(("ring", side, ink, age), partial(_ring, side, ink, age))
            surface.blit(ring, ring.get_rect(center=where))


def _ring(side: int, ink: Colour, age: float) -> pygame.Surface:
    radius = side * (0.45 + 0.5 * age)
    ring = pygame.Surface((round(radius * 2) + 4,) * 2, pygame.SRCALPHA)
    pygame.draw.circle(ring, (*ink, round(90 * (1 - age))), ring.get_rect().center, radius)
    pygame.draw.circle(ring, (*ink, round(255 * (1 - age))), ring.get_rect().center, radius, max(2, side // 10))
    return ring


def _cloud(step: int, px: int) -> pygame.Surface:
    """Smoke, dark as it leaves the crater and paler with every step."""
    grey = 64 + 13 * step
    return pygame.transform.smoothscale(puff(96, (grey, grey - 4, grey - 6)), (px, px))


def _spark(px: int) -> pygame.Surface:
    out = pygame.Surface((px * 8, px * 8), pygame.SRCALPHA)
    for ink, far in (((*VIOLET, 120), 4), ((206, 176, 240, 220), 2.6), ((255, 250, 255, 255), 1.4)):
        pygame.draw.circle(out, ink, (px * 4, px * 4), px * far)
    return pygame.transform.smoothscale(out, (px * 2, px * 2))


def _blaze(px: int) -> pygame.Surface:
    """A wreath of fire."""
    whole, middle = px * 2, px
    out = pygame.Surface((whole, whole), pygame.SRCALPHA)
    out.fill((240, 80, 10, 0))
    for ink, reach in (((222, 44, 8), 0.96), ((255, 120, 20), 0.84), ((255, 196, 60), 0.7)):
        points = []
        for n in range(22):
            turn, far = math.tau * n / 22, middle * reach * (1.0 if n % 2 else 0.74)
            points.append((middle + far * math.cos(turn), middle + far * math.sin(turn)))
        pygame.draw.polygon(out, (*ink, 235), points)
    return pygame.transform.smoothscale(pygame.transform.box_blur(out, max(2, px // 14)), (px, px))


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

    return art.kept(("dragon-ghost", px, angle), make)


def _hot_square(side: int, chosen: bool) -> pygame.Surface:
    return art.kept(("hot", side, chosen), lambda: _heated(side, chosen))


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
