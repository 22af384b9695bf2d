"""The tile game as the match scene shows it: board, seats and hand; its acts; and how the seat to move chooses.

Everything is drawn from `shown` alone. It comes from a view (`show`) or is led there by the acts, event by event.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.carcassonne.actions import DeployFigure, Draw, PlaceTile
from game.carcassonne.expansions.flying_machines import Land
from game.carcassonne.expansions.princess_dragon.neutral import SLICE as CREATURES
from game.carcassonne.view import CarcassonneView, PlacedTile
from game.client import assets, keyline
from game.client.actions import Action
from game.client.carcassonne import art, flyer
from game.client.carcassonne.board import Board, at_pixel, figure_side, tile_side
from game.client.carcassonne.castles import CastlesScene, CastleTable
from game.client.carcassonne.choosing import (
    DIRECTIONS,
    Choice,
    DragonChoice,
    DrawChoice,
    FigureChoice,
    OnlyChoice,
    PickChoice,
    PlaceChoice,
    choice_of,
)
from game.client.carcassonne.creatures import Creatures
from game.client.carcassonne.inspect import Inspector
from game.client.carcassonne.looking import Looking
from game.client.carcassonne.marks import Marks
from game.client.carcassonne.plates import Hand, Pile, SeatPlate
from game.client.carcassonne.pointer import Pointer
from game.client.carcassonne.projected import ProjectedScene
from game.client.carcassonne.reasons import reasons
from game.client.carcassonne.rules_help import pages
from game.client.carcassonne.score_log import Scored, ScoreLog
from game.client.carcassonne.shown import Shown, World, corner, halves
from game.client.carcassonne.tile_list import TileListScene
from game.client.carcassonne.told import Told, told
from game.client.input import Acted, Pointed
from game.client.marks import Mark
from game.client.menus.help import HelpScene
from game.client.seating import DARK, LIGHT
from game.client.stage.camera import Camera, Pose
from game.client.stage.director import Act
from game.client.stage.layers import BoardLayer
from game.client.stage.sprite import Sprite, Sprites
from game.client.stage.tween import Animation, Call, Easing, Par, Seq, Tween, ease_in, ease_in_out, ease_out
from game.client.widgets.base import Row, Spacer, Widget
from game.kernel.contract import Game

if TYPE_CHECKING:
    from game.client.picture import Host

FIRST_ZOOM, LARGEST_ZOOM, SMALLEST_ZOOM = 180, 420, 22  # logical units to a tile
STEP_OF_ZOOM = 1.16
STEP_OF_PAN = 120
FAR_AWAY = (-1e6, -1e6)
GLOW_SECONDS = 6.0  # how long what may be chosen calls for attention
DEED_COLOURS = {"recall": art.GILD, "portal": (122, 72, 170), "fairy": (150, 190, 214), "remove": (206, 96, 150)}
DEED_ICONS = {"recall": "back", "remove": "princess"}
SLACK = 6  # logical units that a hand may tremble in a click


class TablePicture:
    acts = flyer.ACTS
    pans = True
    secret = False

    def __init__(self, host: Host, colours: Sequence[str]) -> None:
        self.host, self.context, self.colours = host, host.context, colours
        self.board = Board(colours, host.context)
        self.layer = BoardLayer(self.board.paint)
        self.camera = Camera(pygame.Rect(0, 0, 640, 400), FIRST_ZOOM)
        self.lights, self.sprites = Sprites(), Sprites()  # over the board, and over everything
        self.view: CarcassonneView | None = None
        self.choice: Choice | None = None
        self.carried: str | None = None  # "tile", or the kind of figure that is dragged
        self.bumped: int | None = None  # the seat whose points have just grown
        self.dice = random.Random(7)
        self.clock_face: Callable[[int], tuple[str, bool] | None] = lambda seat: None
        self.inspector = Inspector(self)
        self.looking = Looking(self)
        self.pointer = Pointer(self)
        self.score_log = ScoreLog(self)
        self.marks = Marks(self)
        self.creatures = Creatures(self)
        self.castle_table = CastleTable(self)
        self.breath: Callable[[TablePicture, Sprite], Act] | None = None  # what figures that go are driven by
        self.glow = GLOW_SECONDS  # how long the places have been glowing
        self._carried_at = (0, 0)
        self._dropped_at: tuple[int, int] | None = None
        self._pressed: tuple[int, int] | None = None
        self._panning = False
        self._rot, self._kind = 0, ""
        self._offered: Sequence[Any] = ()  # what the choice is made from
        self._framed = False
        self._before_closer: Pose | None = None  # where the eye was before it came closer by itself
        self._closer = 0.0
        self._plates: list[SeatPlate] = []
        self._hand: Hand | None = None
        self._pile: Pile | None = None

    # what the scene asks

    @property
    def shown(self) -> Shown:
        return self.board.shown

    def show(self, view: CarcassonneView) -> None:
        """Draws anew, from the view alone."""
        self.look(view)
        self.board.shown = Shown.of(view)
        if CREATURES in view.table.slices:
            self.creatures.prepare()
        self.lights.crowd.clear()
        self.sprites.crowd.clear()
        self.bumped = self.breath = None
        self.score_log.hide()
        self.end_choice()
        self.board_changed()

    def look(self, view: CarcassonneView) -> None:
        """What is true by now; the acts are on the way there."""
        self.view = view
        self.inspector.hide()
        self.board.fields.refresh(view)
        self.looking.tell()

    def close(self, closed: bool) -> None:
        """The tile game has no secrets."""

    def begin_choice(self, actions: Sequence[Any]) -> None:
        assert self.view is not None
        if self.choice is not None and actions == self._offered:
            self.host.touch()  # asked again, as after a page of rules: what is in hand stays there, turned as it was
            return
        self._offered = actions
        self.choice = choice_of(actions, self.board, self._rot, self._kind, self.view.placed)
        self.glow = GLOW_SECONDS if self.context.still else 0.0
        if isinstance(self.choice, DragonChoice):
            self.camera.look_at((self.choice.start[0] + 0.5, self.choice.start[1] + 0.5), 2.0)
        if isinstance(self.choice, FigureChoice):
            self._look_closer(self.choice)
        if isinstance(self.choice, PlaceChoice):
            places = [(x + 0.5, y + 0.5) for x, y in self.choice.places]
            if places and not any(self.camera.will_see(place) for place in places):
                self.fit()  # who has not panned yet would not know that there is a place
        if self.context.input.by_pointer:
            self._hover(self.context.input.pointer)
        self.host.touch()

    def end_choice(self) -> None:
        if self.placing is not None:
            self._rot = self.placing.rot
        if isinstance(self.choice, FigureChoice):
            self._kind = self.choice.kind
        if self._before_closer is not None:
            if self.camera.goal.zoom == self._closer:  # nobody has zoomed since
                self.camera.goal = self._before_closer
            self._before_closer = None
        self.choice, self.carried = None, None
        self.host.touch()

    def _look_closer(self, choice: FigureChoice) -> None:
        """From far away the places on one tile cannot be told apart."""
        choice.spread(self.pad_side / self.camera.goal.zoom)
        near = [spot for spot in choice.spots if spot.deed in ("deploy", "fly", "land")]
        if any(math.dist(spot.pad, spot.where) > 0.15 for spot in near):
            goal = self.camera.goal
            self._before_closer, self._closer = goal, max(goal.zoom, FIRST_ZOOM * self.context.theme.scale)
            xs, ys = [spot.where[0] for spot in near], [spot.where[1] for spot in near]
            middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
            ratio = goal.zoom / self._closer  # what is looked at stays where it is
            self.camera.goal = Pose(middle[0] + (goal.x - middle[0]) * ratio, middle[1] + (goal.y - middle[1]) * ratio,
                                    self._closer)

    @property
    def placing(self) -> PlaceChoice | None:
        """The choice of a place for the tile in the hand, if there is one."""
        if isinstance(self.choice, DrawChoice):
            return self.choice.held
        return self.choice if isinstance(self.choice, PlaceChoice) else None

    @property
    def hint(self) -> str:
        choice = self.choice
        if isinstance(choice, DrawChoice):
            if choice.held is None:
                return "carc-hint-draw-or-castle" if choice.draw is not None else "carc-hint-last-castle"
            return "carc-hint-castle"
        if isinstance(choice, PlaceChoice):
            return "carc-hint-place"
        if isinstance(choice, DragonChoice):
            return "carc-hint-dragon"
        if isinstance(choice, PickChoice):
            return "carc-hint-pick" if choice.passing is None else "carc-hint-pick-more"
        if isinstance(choice, FigureChoice):
            if choice.spots and choice.spots[0].deed == "land":
                return "carc-hint-land"
            return "carc-hint-figure" if choice.kinds or not choice.spots else "carc-hint-deed"
        return "carc-hint-draw"

    @property
    def keys(self) -> keyline.Line:
        """What keys do in the choice of now."""
        if self.looking.on:
            return keyline.LOOKING
        if isinstance(self.choice, PlaceChoice):
            return keyline.PLACING
        if isinstance(self.choice, DrawChoice):
            by_hand = () if self.context.input.by_pointer else keyline.DRAWING
            return by_hand if self.choice.held is None else keyline.HOLDING
        if isinstance(self.choice, DragonChoice):
            return keyline.FLYING if not self.context.input.by_pointer else keyline.FLYING[1:]
        if isinstance(self.choice, PickChoice):
            return keyline.PICKING if self.choice.passing is not None else keyline.PICKING[:1]
        return keyline.CHOOSING if isinstance(self.choice, FigureChoice) else ()

    @property
    def way_out(self) -> tuple[str, Any] | None:
        """What the main button offers: the words and the action."""
        if isinstance(self.choice, FigureChoice) and self.choice.passing is not None:
            return "carc-no-figure" if self.choice.kinds else "carc-no-deed", self.choice.passing
        if isinstance(self.choice, PickChoice) and self.choice.passing is not None:
            return "carc-pick-no-more", self.choice.passing
        if isinstance(self.choice, DrawChoice) and self.choice.draw is not None:
            return "carc-draw", self.choice.draw
        if isinstance(self.choice, OnlyChoice) and self.choice.taken() is not None:
            return "carc-draw", self.choice.taken()
        return None

    def confirms(self, action: Any) -> bool:
        return isinstance(action, Draw)

    @property
    def on_way_out(self) -> bool:
        """The keys are at the main button: they have led there, or there is nothing else."""
        choice = self.choice
        if isinstance(choice, (FigureChoice, PickChoice)):
            return choice.on_pass
        return isinstance(choice, OnlyChoice) or (isinstance(choice, DrawChoice) and choice.held is None)

    @property
    def rests_on(self) -> pygame.Rect | None:
        """Where the keys begin, as long as they have led nowhere yet: at what is in the hand."""
        choice = self.placing or self.choice
        if choice is None or self.on_way_out or self.looking.shown or getattr(choice, "cursor", None) is not None:
            return None
        return self.tile_rect(self.host.mover) if self.host.human(self.host.mover) else None

    def told(self, event: Any) -> list[Told]:
        return told(self.context.words, [self.host.name(seat) for seat in range(len(self.colours))], event)

    def explains(self, event: Any) -> bool:
        return isinstance(event, Scored)

    def explain(self, event: Any, seat: int | None, line: pygame.Rect, look: bool = False) -> None:
        self.score_log.explain(event, seat, line, look)

    def point_out(self, actions: Sequence[Any], looks: Sequence[dict[str, Any]]) -> None:
        self.pointer.point_out(actions, looks)

    def nudge(self, action: Any, wanted: Sequence[Any]) -> str:
        here = isinstance(action, PlaceTile) and any(action.at == getattr(one, "at", None) for one in wanted)
        return "guide-nudge-turn" if here else "guide-nudge"

    def reasons(self, game: Game, view: CarcassonneView, actions: Sequence[Any]) -> list[str]:
        return reasons(self.context.words, [self.host.name(seat) for seat in range(len(self.colours))], game, view,
                       actions)

    def mark(self, marks: Sequence[Mark], chosen: int = 0) -> None:
        self.marks.show(marks, chosen)

    def plates(self, height: float) -> list[Widget]:
        self._plates = [SeatPlate(self, seat, height) for seat in range(len(self.colours))]
        return list(self._plates)

    def panel(self, side: float) -> Widget:
        self._hand, self._pile = Hand(self, side), Pile(self, side * 0.6)
        return Row(self._hand, Spacer(grow=1), self._pile, gap=16)

    def arrange(self, viewport: pygame.Rect) -> None:
        scale = self.context.theme.scale
        self.camera.viewport = pygame.Rect(viewport)
        self.camera.nearest, self.camera.farthest = LARGEST_ZOOM * scale, SMALLEST_ZOOM * scale
        self.camera.still = self.context.still
        self.inspector.hide()
        art_scale = FIRST_ZOOM * scale
        if not self._framed:
            self.camera.fit(self.board.extent(), 1.6, art_scale)
            self.camera.jump()
            self._framed = True
        self.layer.dirty = True

    def gather(self, events: Sequence[Any]) -> list[Any]:
        """Each event is shown by itself."""
        return list(events)

    @property
    def moving(self) -> bool:
        return self.camera.moving or self.inspector.waiting or self.glowing

    @property
    def glowing(self) -> bool:
        """Some places call for attention, for a while."""
        calls = isinstance(self.choice, DragonChoice) or (
            isinstance(self.choice, FigureChoice) and any(spot.deed != "deploy" for spot in self.choice.spots))
        return calls and self.glow < GLOW_SECONDS

    def update(self, seconds: float) -> None:
        self.camera.update(seconds)
        self.inspector.update(seconds)
        self.glow = min(GLOW_SECONDS, self.glow + seconds)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.layer.draw(surface, self.camera)
        old_clip = surface.get_clip()
        surface.set_clip(self.camera.viewport)
        self.lights.draw(surface, self.camera)
        self.pointer.draw_lights(surface)
        self.inspector.draw(surface)
        self.score_log.draw(surface)
        self.creatures.draw(surface, self.camera)
        self.marks.draw(surface)
        if self.placing is not None:
            self._draw_places(surface, self.placing)
        elif isinstance(self.choice, FigureChoice):
            self._draw_spots(surface, self.choice)
        elif isinstance(self.choice, DragonChoice):
            self.creatures.draw_steps(surface, self.camera, self.choice)
        self.pointer.draw(surface)
        self.marks.draw_labels(surface)
        self.castle_table.draw(surface)
        surface.set_clip(old_clip)

    def draw_above(self, surface: pygame.Surface) -> None:
        self._draw_held(surface)
        self.sprites.draw(surface, self._whole_camera())
        self._draw_carried(surface)
        self.looking.draw(surface)
        self.inspector.draw_above(surface)
        self.score_log.draw_above(surface)

    def _draw_places(self, surface: pygame.Surface, choice: PlaceChoice) -> None:
        side = tile_side(self.camera)
        if self.context.settings.show_places:
            light, marked = art.place_light(side), self.marks.squares
            for square in choice.squares:
                if square != choice.cursor and square not in marked:
                    surface.blit(light, at_pixel(self.camera, square))
        if choice.cursor is None:
            return
        rot = choice.rot_at(choice.cursor)
        squares = halves(choice.cursor, rot, choice.tile)
        picture = art.ghost(choice.tile, rot, side)
        place = picture.get_rect(topleft=at_pixel(self.camera, min(squares)))
        surface.blit(picture, place)
        wide = max(2, round(self.camera.zoom * 0.03))
        pygame.draw.rect(surface, DARK, place.inflate(2, 2), wide + 2, border_radius=wide * 2)
        pygame.draw.rect(surface, self._ink(self.host.mover), place, wide, border_radius=wide * 2)
        if not self.context.input.by_pointer:
            self.context.theme.ring(surface, place)

    def _draw_spots(self, surface: pygame.Surface, choice: FigureChoice) -> None:
        seat = self.host.mover
        colour = assets.SEAT_COLOURS[self.colours[seat]]
        full = self.pad_side
        choice.spread(full / self.camera.zoom)
        if choice.cursor is not None and choice.cursor.deed == "fly":
            flyer.draw_reach(self, surface, choice.cursor.at)
        for spot in sorted(choice.spots, key=lambda one: one is choice.cursor):
            chosen = spot is choice.cursor
            side = full if chosen else round(full * spot.size)
            where = self.camera.to_screen(spot.pad)
            rim = DEED_COLOURS.get(spot.deed, colour)
            if spot.deed not in ("deploy", "land"):
                self.creatures.shimmer(surface, where, side, rim)
            ring = art.pad(side, rim, chosen)
            surface.blit(ring, ring.get_rect(center=where))
            if spot.deed == "fairy":
                self.creatures.fairy(surface, where, round(side * (1.0 if chosen else 0.78)))
            elif spot.deed in DEED_ICONS:
                icon = assets.icon(DEED_ICONS[spot.deed], round(side * (0.62 if chosen else 0.52)), DARK)
                surface.blit(icon, icon.get_rect(center=where))
            else:
                px = round(figure_side(self.camera) * 1.06) if chosen else round(side * 0.62)
                lying = self.board.lies(spot.on)
                art.put(surface, art.figure(choice.figure_on(spot), self.colours[seat], px, lying,
                                            255 if chosen else 215), where)
                if spot.deed == "fly":
                    icon = assets.icon("balloon", round(side * 0.42), DARK)
                    surface.blit(icon, icon.get_rect(center=(where[0] + side * 0.3, where[1] - side * 0.3)))
            if chosen and not self.context.input.by_pointer:
                place = pygame.Rect(0, 0, side, side)
                place.center = (round(where[0]), round(where[1]))
                self.context.theme.ring(surface, place)

    def _draw_held(self, surface: pygame.Surface) -> None:
        """The tile that a computer has drawn, beside its plate."""
        if self.shown.hand is None or self.human(self.shown.hand[0]):
            return
        seat, name = self.shown.hand
        rect = self.tile_rect(seat)
        picture = art.tile(name, 0, rect.height)
        pygame.draw.rect(surface, DARK, rect.inflate(6, 6), border_radius=5)
        pygame.draw.rect(surface, self._ink(seat), rect.inflate(4, 4), border_radius=4)
        surface.blit(picture, rect)

    def _draw_carried(self, surface: pygame.Surface) -> None:
        if self.carried == "tile" and self.placing is not None:
            if self.placing.cursor is None:
                side = tile_side(self.camera)
                picture = art.ghost(self.placing.tile, self.placing.rot, side, 235)
                place = picture.get_rect(center=self._carried_at)
                shadow = art.land_shadow(side)
                for x in range(place.left + side // 2, place.right, side):
                    for y in range(place.top + side // 2, place.bottom, side):
                        surface.blit(shadow, shadow.get_rect(center=(x + 8, y + 14)))
                surface.blit(picture, place)
        elif self.carried is not None and isinstance(self.choice, FigureChoice) and self.choice.cursor is None:
            px = round(figure_side(self.camera) * 1.15)
            art.put(surface, art.figure(self.carried, self.colours[self.host.mover], px), self._carried_at)

    def _whole_camera(self) -> Camera:
        """The same eye, for the whole window."""
        room, view, now = self.context.room, self.camera.viewport, self.camera.now
        whole = Camera(room, now.zoom)
        whole.now = Pose(now.x + (room.centerx - view.centerx) / now.zoom,
                         now.y + (room.centery - view.centery) / now.zoom, now.zoom)
        return whole

    def _ink(self, seat: int) -> tuple[int, int, int]:
        return assets.SEAT_COLOURS[self.colours[seat]]

    @property
    def pad_side(self) -> int:
        """Of the round places on which a figure can be put, in pixels."""
        return max(self.context.theme.px(38), round(self.camera.zoom * 0.3))

    # the pointer

    @property
    def grabbing(self) -> bool:
        return self._pressed is not None

    def handle(self, event: Pointed) -> bool:
        if event.what != "move":
            self.inspector.hide()
        if event.what == "down" and event.button in (1, 2):
            self._pressed, self._panning = event.at, event.button == 2
            return True
        if event.what == "up" and self._pressed is not None:
            clicked = not self._panning and event.button == 1
            self._pressed, self._panning = None, False
            if clicked:
                self._click(event.at)
            return True
        if event.what == "move":
            if self.looking.at is not None and self.context.input.by_pointer:
                self.looking.end()
            if self._pressed is not None:
                self._drag(event.at)
            else:
                self._hover(event.at)
                self.inspector.point(event.at)
            return True
        if event.what == "wheel" and not event.control and event.wheel[1]:
            over_place = self.placing is not None and self.placing.cursor is not None
            return over_place and self.turn(1 if event.wheel[1] < 0 else -1)
        return False

    def leave(self) -> None:
        """The pointer is over something else."""
        self.inspector.hide()
        if not self.context.input.by_pointer or self.carried is not None:
            return
        aimed = self.placing or self.choice
        if isinstance(aimed, (PlaceChoice, FigureChoice, DragonChoice, PickChoice)) and aimed.cursor is not None:
            aimed.cursor = None
            self.host.touch()

    def _drag(self, at: tuple[int, int]) -> None:
        assert self._pressed is not None
        dx, dy = at[0] - self._pressed[0], at[1] - self._pressed[1]
        if self._panning or max(abs(dx), abs(dy)) > SLACK * self.context.theme.scale:
            self._panning, self._pressed = True, at
            self.camera.pan((dx, dy))
            self.host.touch()

    def _reach(self) -> float:
        """How far from a spot a click still means it, in the world."""
        return max(0.17, self.pad_side * 0.6 / self.camera.zoom)

    def _hover(self, at: tuple[int, int]) -> None:
        world = self.camera.to_world(at)
        inside = self.camera.viewport.collidepoint(at)
        changed = False
        if self.placing is not None:
            changed = self.placing.point(world if inside else FAR_AWAY)
        elif isinstance(self.choice, DragonChoice):
            changed = self.choice.point(world if inside else FAR_AWAY)
        elif isinstance(self.choice, PickChoice):
            changed = self.choice.point(self.castle_table.name_at(at))
        elif isinstance(self.choice, FigureChoice):
            self.choice.spread(self.pad_side / self.camera.zoom)
            changed = self.choice.point(world, self._reach() if inside else -1)
        if changed:
            self.host.touch()

    def _click(self, at: tuple[int, int]) -> None:
        if self.choice is None:
            self.host.hurry()
            return
        self._hover(at)
        self._take(self.camera.to_world(at))

    def _take(self, world: World) -> None:
        """What is under the pointer is taken; if it is not legal, the table says why."""
        choice: Any = self.placing or self.choice
        if isinstance(choice, PlaceChoice):
            self.host.submit(choice.taken() or choice.tried(world))
        elif isinstance(choice, (DragonChoice, PickChoice)):
            action = choice.taken() or (choice.tried(world) if isinstance(choice, DragonChoice) else None)
            if action is not None:
                self.host.submit(action)
        elif isinstance(choice, FigureChoice):
            action = choice.taken() or self._tried_figure(choice, world)
            if action is not None:
                self.host.submit(action)

    def _tried_figure(self, choice: FigureChoice, world: World) -> DeployFigure | Land | None:
        """The place on the board that a click means, although no figure may go there."""
        square = (math.floor(world[0]), math.floor(world[1]))
        tile = self.shown.tiles.get(square)
        if tile is None:
            return None
        spots = [(square, f"#{key}") for key in assets.tile_spots(tile.tile)]
        far = [(math.dist(world, self.board.spot(*spot)), spot) for spot in spots]
        away, (at, on) = min(far)
        if self.shown.airborne is not None:
            return Land(at, on)
        return DeployFigure(choice.kind or "follower", at, on) if away < 0.3 else None

    # dragging out of the hand

    def carry(self, what: str, at: tuple[int, int]) -> None:
        if self.carried is None:
            self.play("tile_lift" if what == "tile" else "figure_return")
        if isinstance(self.choice, FigureChoice) and what in self.choice.kinds:
            self.choice.kind = what
        self.carried, self._carried_at = what, at
        self._hover(at)
        self.host.touch()

    def drop(self) -> None:
        at, self.carried = self._carried_at, None
        self.host.touch()
        if not self.camera.viewport.collidepoint(at):
            return
        self._dropped_at = at
        self._take(self.camera.to_world(at))
        self._dropped_at = None

    # named actions

    def act(self, event: Acted) -> bool:
        action, choice = event.action, self.choice
        if event.device != "mouse" and self._look(action):
            return True
        self.inspector.hide()
        if action is Action.SHOW_FIELDS:
            self.show_fields()
            return True
        if action is Action.SHOW_TILES:
            self.show_tiles()
            return True
        if action is Action.SHOW_SCORES:
            self.show_scores()
            return True
        if action in DIRECTIONS:
            return self._step(DIRECTIONS[action])
        if action in (Action.NEXT, Action.PREVIOUS) and isinstance(choice, (FigureChoice, DragonChoice, PickChoice)):
            moved = choice.next(1 if action is Action.NEXT else -1)
            self._moved()
            return moved
        if action in (Action.NEXT, Action.PREVIOUS) and isinstance(choice, DrawChoice):
            choice.next(1 if action is Action.NEXT else -1)
            self.play("tile_lift")
            self.host.touch()
            return True
        if action in (Action.ROTATE_CW, Action.ROTATE_CCW):
            return self.turn(1 if action is Action.ROTATE_CW else -1)
        if action in (Action.ZOOM_IN, Action.ZOOM_OUT):
            at = self.context.input.pointer if event.device == "mouse" else self.camera.viewport.center
            if self.camera.viewport.collidepoint(at):
                self.camera.zoom_at(at, STEP_OF_ZOOM if action is Action.ZOOM_IN else 1 / STEP_OF_ZOOM)
            self.looking.tell()
            return True
        if action is Action.FIT:
            self.fit()
            self.looking.tell()
            return True
        if action is Action.ACCEPT and choice is not None:
            taken = choice.taken()
            if taken is not None:
                self.host.submit(taken)
            elif isinstance(choice, DrawChoice) and choice.held is None:
                choice.next(1)
                self.host.touch()
            elif isinstance(choice, DragonChoice):
                choice.next(1)
                self._moved()
            elif not isinstance(choice, OnlyChoice):
                self._step((1, 0))
            return True
        if action is Action.PASS and isinstance(choice, (FigureChoice, PickChoice)) and choice.passing is not None:
            self.host.submit(choice.passing)
            return True
        if action is Action.BACK and isinstance(choice, DrawChoice) and choice.held is not None and choice.draw:
            self.carried = None
            choice.hold(None)
            self.host.touch()
            return True
        if action is Action.BACK and self.carried is not None:
            self.carried = None
            self.host.touch()
            return True
        return False

    def _look(self, action: Action) -> bool:
        """Looking round comes before choosing, as long as it lasts."""
        looking = self.looking
        looking.rest()
        if action is Action.LOOK:
            looking.toggle()
        elif looking.on and action in DIRECTIONS:
            looking.step(DIRECTIONS[action])
        elif looking.on and action in (Action.BACK, Action.ACCEPT):
            if action is Action.BACK or self._aim():
                looking.end()
        else:
            return False
        return True

    def _aim(self) -> bool:
        """What is chosen goes where the keys look; where it may not, the table says why and the looking goes on."""
        at, placing, choice = self.looking.at, self.placing, self.choice
        assert at is not None
        tried: Any = None
        if placing is not None:
            placing.point(at)
            tried = placing.tried(at) if placing.cursor is None else None
        elif isinstance(choice, FigureChoice):
            choice.cursor = choice.spot_near(at, self._reach())
            tried = self._tried_figure(choice, at) if choice.cursor is None else None
        if tried is not None:
            self.host.submit(tried)
            return False
        self._moved()
        return True

    def show_fields(self) -> None:
        self.board.fields.shown = not self.board.fields.shown
        self.layer.dirty = True
        self.host.touch()

    def show_tiles(self) -> None:
        assert self.view is not None
        self.context.stack.push(TileListScene(self.context, self.view))

    def show_rules(self, clause: str = "") -> None:
        assert self.view is not None
        self.context.stack.push(HelpScene(self.context, pages(self.context.words, self.view.rules), clause))

    def show_scores(self) -> None:
        assert self.view is not None
        names = [self.host.name(seat) for seat in range(len(self.colours))]
        self.context.stack.push(ProjectedScene(self.context, self.view, names, self.colours))

    @property
    def entries(self) -> list[tuple[str, Callable[[], object]]]:
        """What the menu offers beside what every game has."""
        return [("inspect-tiles", self.show_tiles), ("inspect-fields", self.show_fields),
                ("inspect-look", self.looking.toggle),
                *[(message, do) for _, message, do in self.tools]]

    @property
    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What has a button of its own."""
        castles = [("castle", "castle-title", self.show_castles)] if self.castle_table.played else []
        return [("laurel", "projected-title", self.show_scores), *castles]

    def show_castles(self, tile: str = "") -> None:
        """Name and facts of the castles, that one on top."""
        self.context.stack.push(CastlesScene(self.context, tile))

    def turn(self, step: int) -> bool:
        if isinstance(self.choice, DrawChoice) and self.choice.held is None:
            self.choice.next(step)
            self.play("tile_lift")
            self.host.touch()
            return True
        turned = self.placing or self.choice
        if isinstance(turned, (PlaceChoice, FigureChoice)):
            if turned.turn(step):
                self.play("rotate")
            self.host.touch()
            return True
        return False

    def pan(self, x: float, y: float) -> None:
        self.inspector.hide()
        self.camera.pan((-x, -y), at_once=True)
        if self.looking.on:
            self.looking.tell()
        else:
            self.looking.moved()
        self.host.touch()

    def _step(self, direction: tuple[int, int]) -> bool:
        aimed = self.placing or self.choice
        if isinstance(aimed, (PlaceChoice, FigureChoice)):
            if aimed.step(direction, (self.camera.goal.x, self.camera.goal.y)):
                self._moved()
            return True
        if isinstance(aimed, DragonChoice):
            if aimed.step(direction):
                self._moved()
            return True
        if isinstance(aimed, PickChoice):
            if self.castle_table.step(aimed, direction):
                self._moved()
            return True
        if isinstance(aimed, DrawChoice) and aimed.draw is None:
            aimed.next(1)
            self.host.touch()
            return True
        step = STEP_OF_PAN * self.context.theme.scale
        self.camera.pan((-direction[0] * step, -direction[1] * step), at_once=False)
        return True

    def _moved(self) -> None:
        """The keys have led the cursor on: it must be seen."""
        self.play("hover")
        aimed = self.placing or self.choice
        if isinstance(aimed, (PlaceChoice, DragonChoice)) and aimed.cursor is not None:
            self.camera.look_at((aimed.cursor[0] + 0.5, aimed.cursor[1] + 0.5), 1.6)
        elif isinstance(self.choice, FigureChoice) and self.choice.cursor is not None:
            self.camera.look_at(self.choice.cursor.where)
        self.host.touch()

    # what the acts use

    def play(self, sound: str) -> None:
        self.context.audio.play(sound)

    def announce(self, message: str, **details: Any) -> None:
        self.host.toast(self.context.words(message, **details))

    def human(self, seat: int) -> bool:
        return self.host.human(seat)

    def across(self, tile: str) -> int:
        picture = assets.tile_picture(tile)
        return round(picture.get_width() / picture.get_height())

    def middle(self, tile: PlacedTile) -> World:
        x, y = corner(tile)
        return ((x + max(x for x, _ in tile.squares) + 1) / 2, (y + max(y for _, y in tile.squares) + 1) / 2)

    def board_changed(self) -> None:
        self.layer.dirty = True
        land = self.board.extent()
        self.camera.limits = land.inflate(3, 3)

    def follow(self, point: World) -> None:
        self.camera.look_at(point)

    def fit(self) -> None:
        self.camera.fit(self.board.extent(), 1.2, FIRST_ZOOM * 1.4 * self.context.theme.scale)

    def plate_rect(self, seat: int) -> pygame.Rect:
        return pygame.Rect(self._plates[seat].rect)

    def score_rect(self, seat: int) -> pygame.Rect:
        return pygame.Rect(self._plates[seat].score_rect)

    def castle_home(self, seat: int) -> pygame.Rect:
        """Where the castles of a seat are shown."""
        return self._plates[seat].castle_rect()

    @property
    def tile_side(self) -> int:
        """Pixels of a tile's edge on the board."""
        return tile_side(self.camera)

    def pile_rect(self) -> pygame.Rect:
        assert self._pile is not None
        return pygame.Rect(self._pile.tile_rect)

    def tile_rect(self, seat: int) -> pygame.Rect:
        """Where a seat's drawn tile is shown: in the hand, or beside the plate of a computer."""
        if self.human(seat):
            assert self._hand is not None
            return pygame.Rect(self._hand.tile_rect)
        plate = self.plate_rect(seat)
        side = max(plate.height, self.context.theme.px(64))
        rect = pygame.Rect(0, 0, side, side)
        rect.midright = (plate.left - self.context.theme.px(34), plate.centery)
        return rect

    def take_tile(self, seat: int, tile: str) -> pygame.Rect:
        """Where the tile comes from that is laid now; it leaves the hand."""
        start = self.tile_rect(seat)
        if tile in self.shown.castles[seat]:
            start = self.castle_home(seat)
            self.shown.take_castle(seat, tile)
        if self._dropped_at is not None:
            side = tile_side(self.camera)
            start = pygame.Rect(0, 0, side * self.across(tile), side)
            start.center = self._dropped_at
        self.shown.hand = None
        return start

    def take_figure(self, seat: int) -> pygame.Rect:
        start = pygame.Rect(0, 0, figure_side(self.camera), figure_side(self.camera))
        start.center = self._dropped_at or self.plate_rect(seat).midleft
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

    def land(self, sprite: Sprite) -> None:
        self.sprites.remove(sprite)

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
        words, colour = f"+{gain}", self._ink(seat)
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
            ink = art.GILD if n % 3 else self._ink(seats[n % len(seats)])
            dot = pygame.Surface((24, 24), pygame.SRCALPHA)
            pygame.draw.polygon(dot, ink, [(12, 0), (15, 9), (24, 12), (15, 15), (12, 24), (9, 15), (0, 12), (9, 9)])
            sprite = self.sprites.add(Sprite(dot, *where, width=unit * self.dice.uniform(1.2, 2.6), z=8))
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
