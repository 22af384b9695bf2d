"""Named actions over the board, from keys, pads and wheel: they look round, choose, turn, and move the eye."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.carcassonne.actions import Pass
from game.client.actions import Action
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.choice import DIRECTIONS
from game.client.carcassonne.choosing import DragonChoice, OnlyChoice, PickChoice
from game.client.carcassonne.figure_choice import FigureChoice
from game.client.carcassonne.inspect import Inspector
from game.client.carcassonne.looking import Looking
from game.client.carcassonne.tile_choices import DrawChoice, PlaceChoice
from game.client.input import Acted

STEP_OF_ZOOM = 1.16
STEP_OF_PAN = 120


class Acting:
    """`deeds` are those that always mean the same."""

    def __init__(self, asking: Asking, inspector: Inspector, looking: Looking,
                 deeds: Mapping[Action, Callable[[], object]]) -> None:
        self.asking, self.inspector, self.looking, self.deeds = asking, inspector, looking, deeds
        self.stage, self.host, self.context = asking.stage, asking.stage.host, asking.stage.context
        self.camera = self.stage.camera

    def act(self, event: Acted) -> bool:
        action = event.action
        if event.device != "mouse" and self._look(action):
            return True
        self.inspector.hide()
        if (do := self.deeds.get(action)) is not None:
            do()
            return True
        if action in DIRECTIONS:
            self._step(DIRECTIONS[action])
            return True
        if action in (Action.NEXT, Action.PREVIOUS):
            return self._next(1 if action is Action.NEXT else -1)
        if action in (Action.ROTATE_CW, Action.ROTATE_CCW):
            return self.asking.turn(1 if action is Action.ROTATE_CW else -1)
        if action in (Action.ZOOM_IN, Action.ZOOM_OUT):
            self._zoom(event)
            return True
        if action is Action.ACCEPT and self.asking.choice is not None:
            self._accept()
            return True
        return (action is Action.PASS and self._decline()) or (action is Action.BACK and self._put_back())

    def _next(self, step: int) -> bool:
        choice = self.asking.choice
        if isinstance(choice, (FigureChoice, DragonChoice, PickChoice)):
            moved = choice.next(step)
            self._moved()
            return moved
        if isinstance(choice, DrawChoice):
            choice.next(step)
            self.stage.play("tile_lift")
            self.host.touch()
            return True
        return False

    def _zoom(self, event: Acted) -> None:
        at = self.context.input.pointer if event.device == "mouse" else self.camera.viewport.center
        if self.camera.viewport.collidepoint(at):
            self.camera.zoom_at(at, STEP_OF_ZOOM if event.action is Action.ZOOM_IN else 1 / STEP_OF_ZOOM)
        self.looking.tell()

    def _accept(self) -> None:
        choice = self.asking.choice
        assert choice is not None
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

    def _decline(self) -> bool:
        choice = self.asking.choice
        if choice is None or isinstance(choice, (DrawChoice, OnlyChoice)):
            return False
        self.host.submit(choice.passing or Pass())  # what must be done the table says
        return True

    def _put_back(self) -> bool:
        """What is in the hand, if it can be put back."""
        asking, choice = self.asking, self.asking.choice
        if isinstance(choice, DrawChoice) and choice.held is not None and choice.draw:
            choice.hold(None)
        elif asking.carried is None:
            return False
        asking.carried = None
        self.host.touch()
        return True

    # looking round

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
        asking, at = self.asking, self.looking.at
        placing, choice = asking.placing, asking.choice
        assert at is not None
        tried: Any = None
        if placing is not None:
            placing.point(at)
            tried = placing.tried(at) if placing.cursor is None else None
        elif isinstance(choice, FigureChoice):
            choice.cursor = choice.spot_near(at, asking.reach)
            tried = asking.tried_figure(choice, at) if choice.cursor is None else None
        if tried is not None:
            self.host.submit(tried)
            return False
        self._moved()
        return True

    # the cursor of the keys

    def _step(self, direction: tuple[int, int]) -> None:
        aimed, moved = self.asking.aimed, False
        if isinstance(aimed, (PlaceChoice, FigureChoice)):
            moved = aimed.step(direction, (self.camera.goal.x, self.camera.goal.y))
        elif isinstance(aimed, DragonChoice):
            moved = aimed.step(direction)
            if not moved:  # the table says what keeps it out
                self.host.submit(aimed.tried((aimed.start[0] + direction[0], aimed.start[1] + direction[1])))
        elif isinstance(aimed, PickChoice):
            moved = self.asking.castle_table.step(aimed, direction)
        elif isinstance(aimed, DrawChoice) and aimed.draw is None:
            aimed.next(1)
            self.host.touch()
        else:
            step = STEP_OF_PAN * self.context.theme.scale
            self.camera.pan((-direction[0] * step, -direction[1] * step), at_once=False)
        if moved:
            self._moved()

    def _moved(self) -> None:
        """The keys have led the cursor on: it must be seen."""
        self.stage.play("hover")
        aimed = self.asking.aimed
        if isinstance(aimed, (PlaceChoice, DragonChoice)) and aimed.cursor is not None:
            self.camera.look_at((aimed.cursor[0] + 0.5, aimed.cursor[1] + 0.5), 1.6)
        elif isinstance(aimed, FigureChoice) and aimed.cursor is not None:
            self.camera.look_at(aimed.cursor.where)
        self.host.touch()

    def pan(self, x: float, y: float) -> None:
        """Moves the eye by so many pixels."""
        self.inspector.hide()
        self.camera.pan((-x, -y), at_once=True)
        if self.looking.on:
            self.looking.tell()
        else:
            self.looking.moved()
        self.host.touch()
