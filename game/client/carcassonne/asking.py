"""What the seat to move is asked, what it has in its hand meanwhile, and what a point of the board means to it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.carcassonne.actions import DeployFigure
from game.carcassonne.expansions.flying_machines import Land
from game.carcassonne.expansions.german_castles import PickCastle
from game.client import assets
from game.client.carcassonne.castle_table import CastleTable
from game.client.carcassonne.choice import Choice
from game.client.carcassonne.choosing import DragonChoice, PickChoice, choice_of
from game.client.carcassonne.figure_choice import FigureChoice
from game.client.carcassonne.shown import World
from game.client.carcassonne.stage import FIRST_ZOOM, Stage
from game.client.carcassonne.tile_choices import DrawChoice, PlaceChoice
from game.client.stage.camera import Pose

FAR_AWAY = (-1e6, -1e6)
MEANT = 0.45  # how near to a place for a figure a click must be to mean it, in parts of a tile's edge
GLOW_SECONDS = 6.0  # how long what may be chosen calls for attention


class Asking:
    """`choice` is how it is chosen, None while nothing is asked."""

    def __init__(self, stage: Stage, castle_table: CastleTable) -> None:
        self.stage, self.castle_table = stage, castle_table
        self.host, self.context, self.camera = stage.host, stage.context, stage.camera
        self.choice: Choice | None = None
        self.carried: str | None = None  # "tile", or the kind of figure that is dragged
        self.carried_at = (0, 0)
        self.glow = GLOW_SECONDS  # how long the places have been glowing
        self._rot, self._kind = 0, ""
        self._offered: Sequence[Any] = ()  # what the choice is made from
        self._before_closer: Pose | None = None  # where the eye was before it came closer by itself
        self._closer = 0.0

    def begin(self, actions: Sequence[Any]) -> None:
        """The seat to move may do one of these."""
        view = self.stage.view
        assert view is not None
        if self.choice is not None and actions == self._offered:
            self.host.touch()  # asked again, as after a page of rules: what is in hand stays there, turned as it was
            return
        self._offered = actions
        self.choice = choice_of(actions, self.stage.board, self._rot, self._kind, view.placed)
        self.glow = GLOW_SECONDS if self.context.still else 0.0
        if isinstance(self.choice, DragonChoice):
            self.camera.look_at((self.choice.start[0] + 0.5, self.choice.start[1] + 0.5), 2.0)
        if isinstance(self.choice, FigureChoice):
            self._look_closer(self.choice)
        if isinstance(self.choice, PlaceChoice):
            places = [(x + 0.5, y + 0.5) for x, y in self.choice.places]
            if places and not any(self.camera.will_see(place) for place in places):
                self.stage.fit()  # who has not panned yet would not know that there is a place
        if self.context.input.by_pointer:
            self.hover(self.context.input.pointer)
        self.host.touch()

    def end(self) -> None:
        """Nothing may be chosen now."""
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
    def aimed(self) -> Choice | None:
        """What pointer and keys aim with."""
        return self.placing or self.choice

    @property
    def off_the_land(self) -> bool:
        """What the pointer means has nothing to do with the feature that lies under it."""
        choice = self.choice
        if isinstance(choice, FigureChoice):
            return choice.cursor is not None and choice.cursor.deed == "fly"
        return isinstance(choice, DragonChoice) and choice.cursor is not None

    @property
    def glowing(self) -> bool:
        """Some places call for attention, for a while."""
        calls = isinstance(self.choice, DragonChoice) or (
            isinstance(self.choice, FigureChoice) and any(spot.deed != "deploy" for spot in self.choice.spots))
        return calls and self.glow < GLOW_SECONDS

    def update(self, seconds: float) -> None:
        self.glow = min(GLOW_SECONDS, self.glow + seconds)

    @property
    def pad_side(self) -> int:
        """Of the round places on which a figure can be put, in pixels."""
        return max(self.context.theme.px(38), round(self.camera.zoom * 0.3))

    @property
    def reach(self) -> float:
        """How far from a spot a click still means it, in the world."""
        return max(0.17, self.pad_side * 0.6 / self.camera.zoom)

    # what is meant

    def hover(self, at: tuple[int, int]) -> None:
        """The pointer is there: the cursor goes to what it means."""
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
            changed = self.choice.point(world, self.reach if inside else -1)
        if changed:
            self.host.touch()

    def take(self, world: World) -> None:
        """What is under the pointer is taken; if it is not legal, the table says why."""
        choice: Any = self.aimed
        action: Any = None
        if isinstance(choice, (PlaceChoice, DragonChoice)):
            action = choice.taken() or choice.tried(world)
        elif isinstance(choice, PickChoice):
            tile = self.castle_table.name_at(self.context.input.pointer)
            action = choice.taken() or (PickCastle(tile) if tile is not None else None)
        elif isinstance(choice, FigureChoice):
            action = choice.taken() or self.tried_figure(choice, world)
        if action is not None:
            self.host.submit(action)

    def tried_figure(self, choice: FigureChoice, world: World) -> DeployFigure | Land | None:
        """The place on the board that a click means, although no figure may go there."""
        square = (math.floor(world[0]), math.floor(world[1]))
        tile = self.stage.shown.tiles.get(square)
        if tile is None:
            return None
        spots = [(square, f"#{key}") for key in assets.tile_spots(tile.tile)]
        far = [(math.dist(world, self.stage.board.spot(*spot)), spot) for spot in spots]
        away, (at, on) = min(far)
        if self.stage.shown.airborne is not None:
            return Land(at, on)
        return DeployFigure(choice.kind or "follower", at, on) if away < MEANT else None

    def turn(self, step: int) -> bool:
        """Turns what is in the hand: the tile, or to the next kind of figure; false if there is none."""
        if isinstance(self.choice, DrawChoice) and self.choice.held is None:
            self.choice.next(step)
            self.stage.play("tile_lift")
        elif isinstance(turned := self.aimed, (PlaceChoice, FigureChoice)):
            if turned.turn(step):
                self.stage.play("rotate")
        else:
            return False
        self.host.touch()
        return True
