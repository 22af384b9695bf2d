"""The table of the tile game that the acts play on: what is shown, the eye over it, what moves there, where things lie.

Everything is drawn from `shown` alone. It comes from a view (`show`) or is led there by the acts, event by event.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

import pygame

from game.carcassonne.view import CarcassonneView, PlacedTile
from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.board import Board, figure_side, tile_side
from game.client.carcassonne.shown import Shown, World, corner
from game.client.picture import Host
from game.client.seating import DARK, LIGHT
from game.client.stage.camera import Camera, Pose
from game.client.stage.director import Act
from game.client.stage.layers import BoardLayer
from game.client.stage.sprite import Sprite, Sprites
from game.client.stage.tween import Animation, Call, Easing, Par, Seq, Tween, ease_in, ease_in_out, ease_out
from game.client.table_stage import TableStage, star

FIRST_ZOOM, LARGEST_ZOOM, SMALLEST_ZOOM = 180, 420, 22  # logical units to a tile


class Plate(Protocol):
    """Where a seat's things are shown, beside the board."""

    rect: pygame.Rect
    score_rect: pygame.Rect

    def castle_rect(self) -> pygame.Rect:
        """Its castles."""


class Holder(Protocol):
    """Something beside the board that shows a tile: the hand, the pile."""

    tile_rect: pygame.Rect


class Motion:
    """How one of the six castles differs for a moment from how it lies there."""

    def __init__(self) -> None:
        self.size = self.wide = self.alpha = 1.0
        self.away_x = self.away_y = 0.0


class Stage(TableStage):
    """`lights` shine over the board, `sprites` move over everything. `plates`, `hand` and `pile` stand beside it."""

    def __init__(self, host: Host, colours: Sequence[str]) -> None:
        super().__init__(host, colours)
        self.board = Board(colours, host.context)
        self.layer = BoardLayer(self.board.paint)
        self.camera = Camera(pygame.Rect(0, 0, 640, 400), FIRST_ZOOM)
        self.lights = Sprites()
        self.view: CarcassonneView | None = None
        self.plates: Sequence[Plate] = ()
        self.hand: Holder | None = None
        self.pile: Holder | None = None
        self.bumped: int | None = None  # the seat whose points have just grown
        self.breath: Callable[[Stage, Sprite], Act] | None = None  # what figures that go are driven by
        self.dropped_at: tuple[int, int] | None = None  # where a hand has just let go of what comes onto the board
        self.motions: dict[str, Motion] = {}  # of castles while they are picked
        self._framed = False

    @property
    def shown(self) -> Shown:
        return self.board.shown

    def show(self, view: CarcassonneView) -> None:
        """Draws anew, from the view alone."""
        self.board.shown = Shown.of(view)
        self.lights.crowd.clear()
        self.sprites.crowd.clear()
        self.motions.clear()
        self.bumped = self.breath = None

    def frame(self, viewport: pygame.Rect) -> None:
        """The room for it has changed, or the look; the first time all is brought into view."""
        scale = self.context.theme.scale
        self.camera.viewport = pygame.Rect(viewport)
        self.camera.nearest, self.camera.farthest = LARGEST_ZOOM * scale, SMALLEST_ZOOM * scale
        self.camera.still = self.context.still
        if not self._framed:
            self.camera.fit(self.board.extent(), 1.6, FIRST_ZOOM * scale)
            self.camera.jump()
            self._framed = True
        self.layer.dirty = True

    # the eye

    def board_changed(self) -> None:
        self.layer.dirty = True
        land = self.board.extent()
        self.camera.limits = land.inflate(3, 3)

    def follow(self, point: World) -> None:
        self.camera.look_at(point)

    def fit(self) -> None:
        self.camera.fit(self.board.extent(), 1.2, FIRST_ZOOM * 1.4 * self.context.theme.scale)

    def whole_camera(self) -> Camera:
        """The same eye, for the whole window."""
        room, view, now = self.context.room, self.camera.viewport, self.camera.now
        whole = Camera(room, now.zoom)
        whole.now = Pose(now.x + (room.centerx - view.centerx) / now.zoom,
                         now.y + (room.centery - view.centery) / now.zoom, now.zoom)
        return whole

    def human(self, seat: int) -> bool:
        return self.host.human(seat)

    # where things are

    def middle(self, tile: PlacedTile) -> World:
        x, y = corner(tile)
        return ((x + max(x for x, _ in tile.squares) + 1) / 2, (y + max(y for _, y in tile.squares) + 1) / 2)

    @property
    def tile_side(self) -> int:
        """Pixels of a tile's edge on the board."""
        return tile_side(self.camera)

    def plate_rect(self, seat: int) -> pygame.Rect:
        return pygame.Rect(self.plates[seat].rect)

    def score_rect(self, seat: int) -> pygame.Rect:
        return pygame.Rect(self.plates[seat].score_rect)

    def castle_home(self, seat: int) -> pygame.Rect:
        """Where the castles of a seat are shown."""
        return self.plates[seat].castle_rect()

    def pile_rect(self) -> pygame.Rect:
        assert self.pile is not None
        return pygame.Rect(self.pile.tile_rect)

    def tile_rect(self, seat: int) -> pygame.Rect:
        """Where a seat's drawn tile is shown: in the hand, or beside the plate of a computer."""
        if self.human(seat):
            assert self.hand is not None
            return pygame.Rect(self.hand.tile_rect)
        plate = self.plate_rect(seat)
        side = max(plate.height, self.context.theme.px(64))
        rect = pygame.Rect(0, 0, side, side)
        rect.midright = (plate.left - self.context.theme.px(34), plate.centery)
        return rect

    def ink(self, seat: int) -> tuple[int, int, int]:
        """The colour of a seat."""
        return assets.SEAT_COLOURS[self.colours[seat]]

    def castle(self, name: str, **changes: Any) -> None:
        """One of the six is another one from now on."""
        self.shown.picking = tuple(replace(castle, **changes) if castle.name == name else castle
                                   for castle in self.shown.picking)

    def motion(self, name: str) -> Motion:
        """Of one of the six."""
        return self.motions.setdefault(name, Motion())

    # what moves

    def take_tile(self, seat: int, tile: str) -> pygame.Rect:
        """Where the tile comes from that is laid now; it leaves the hand."""
        start = self.tile_rect(seat)
        if tile in self.shown.castles[seat]:
            start = self.castle_home(seat)
            self.shown.take_castle(seat, tile)
        if self.dropped_at is not None:
            side = tile_side(self.camera)
            start = pygame.Rect(0, 0, side * assets.squares_across(tile), side)
            start.center = self.dropped_at
        self.shown.hand = None
        return start

    def take_figure(self, seat: int) -> pygame.Rect:
        start = pygame.Rect(0, 0, figure_side(self.camera), figure_side(self.camera))
        start.center = self.dropped_at or self.plate_rect(seat).midleft
        return start

    def flyer(self, picture: pygame.Surface, start: pygame.Rect, z: float = 0) -> Sprite:
        """Something that begins on the window and moves over all."""
        x, y = self.camera.to_world(start.center)
        width = start.height / self.camera.zoom * picture.get_width() / picture.get_height()
        return self.sprites.add(Sprite(picture, x, y, width, z=z))

    def fly(self, sprite: Sprite, to: pygame.Rect, seconds: float, ease: Easing = ease_in_out) -> Animation:
        x, y = self.camera.to_world(to.center)
        width = to.height / self.camera.zoom * sprite.picture.get_width() / sprite.picture.get_height()
        return Tween(sprite, seconds, ease, x=x, y=y, width=min(width, sprite.width) if ease is ease_in else width)

    def light(self, at: tuple[int, int], on: str, colour: tuple[int, int, int]) -> Sprite | None:
        """A glow over the whole feature, dark at first."""
        assert self.view is not None
        feature = self.view.feature(at, on)
        if feature is None:
            return None
        pieces = [(self.shown.tiles[square], key[1:]) for square, key in feature.pieces if square in self.shown.tiles]
        glow = art.glow(pieces, colour)
        if glow is None:
            return None
        picture, world = glow
        return self.lights.add(Sprite(picture, world.centerx, world.centery, world.width, alpha=0.0))

    def flourish_light(self, light: Sprite | None, seconds: float) -> None:
        if light is not None:
            self.host.flourish(Seq(Tween(light, seconds, alpha=0.0), Call(lambda: self.lights.remove(light))))

    def points(self, gain: int, seat: int, where: World, big: bool) -> Sprite:
        """+8 in the seat's colour, small at first."""
        theme = self.context.theme
        size = 58 if big else 44
        words, colour = f"+{gain}", self.ink(seat)
        rim = DARK if sum(colour) > 330 else LIGHT
        inner, outer = theme.text(words, "title_bold", size, colour), theme.text(words, "title_bold", size, rim)
        edge = max(2, theme.px(3))
        picture = pygame.Surface((inner.get_width() + 2 * edge, inner.get_height() + 2 * edge), pygame.SRCALPHA)
        for n in range(16):
            turn = math.tau * n / 16
            picture.blit(outer, (edge + edge * math.cos(turn), edge + edge * math.sin(turn)))
        picture.blit(inner, (edge, edge))
        sprite = Sprite(picture, *where, width=picture.get_width() / self.camera.zoom, size=0.35, z=9)
        return self.sprites.add(sprite)

    def sparks(self, where: World, seats: Sequence[int]) -> None:
        """A handful of gold, for what pays much."""
        unit = self.context.theme.px(10) / self.camera.zoom
        for n in range(18):
            ink = art.GILD if n % 3 else self.ink(seats[n % len(seats)])
            sprite = self.sprites.add(Sprite(star(ink), *where, width=unit * self.dice.uniform(1.2, 2.6), z=8))
            turn, reach = math.tau * (n + self.dice.random()) / 18, self.dice.uniform(0.7, 1.7)
            self.host.flourish(Seq(
                Par(Tween(sprite, 0.7, ease_out, x=where[0] + reach * math.cos(turn),
                          y=where[1] + reach * math.sin(turn)),
                    Tween(sprite, 0.7, ease_in, alpha=0.0, size=0.3)),
                Call(lambda sprite=sprite: self.sprites.remove(sprite))))  # type: ignore[misc]

    def bump(self, seat: int) -> None:
        """Its points jump for a moment."""
        self.bumped = seat
        self.host.flourish(Seq(Tween(self, 0.18), Call(self._calm)))

    def _calm(self) -> None:
        self.bumped = None
