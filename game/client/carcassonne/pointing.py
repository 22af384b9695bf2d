"""The pointer over the board: it clicks what is meant, moves the board, and drags tiles and figures out of the hand."""

from __future__ import annotations

from game.client.carcassonne.asking import Asking
from game.client.carcassonne.figure_choice import FigureChoice
from game.client.carcassonne.inspect import Inspector
from game.client.carcassonne.looking import Looking
from game.client.input import Pointed

SLACK = 6  # logical units that a hand may tremble in a click


class Pointing:
    def __init__(self, asking: Asking, inspector: Inspector, looking: Looking) -> None:
        self.asking, self.inspector, self.looking = asking, inspector, looking
        self.stage, self.host, self.context = asking.stage, asking.stage.host, asking.stage.context
        self._pressed: tuple[int, int] | None = None
        self._panning = False

    @property
    def grabbing(self) -> bool:
        """It holds on to the board."""
        return self._pressed is not None

    def handle(self, event: Pointed) -> bool:
        asking = self.asking
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
                self._drag(self._pressed, event.at)
            else:
                asking.hover(event.at)
                self.inspector.point(event.at)
            return True
        if event.what == "wheel" and not event.control and event.wheel[1]:
            held = asking.carried is not None  # whoever drags turns, and does not move the eye by it
            over_place = asking.placing is not None and asking.placing.cursor is not None
            return ((held or over_place) and asking.turn(1 if event.wheel[1] < 0 else -1)) or held
        return False

    def leave(self) -> None:
        """The pointer is over something else."""
        self.inspector.hide()
        if not self.context.input.by_pointer or self.asking.carried is not None:
            return
        aimed = self.asking.aimed
        if aimed is not None and aimed.cursor is not None:
            aimed.cursor = None
            self.host.touch()

    def _drag(self, start: tuple[int, int], at: tuple[int, int]) -> None:
        dx, dy = at[0] - start[0], at[1] - start[1]
        if self._panning or max(abs(dx), abs(dy)) > SLACK * self.context.theme.scale:
            self._panning, self._pressed = True, at
            self.stage.camera.pan((dx, dy))
            self.host.touch()

    def _click(self, at: tuple[int, int]) -> None:
        if self.asking.choice is None:
            self.host.hurry()
            return
        self.asking.hover(at)
        self.asking.take(self.stage.camera.to_world(at))

    # out of the hand

    def carry(self, what: str, at: tuple[int, int]) -> None:
        """The tile, or that kind of figure, is dragged there."""
        asking = self.asking
        if asking.carried is None:
            self.stage.play("tile_lift" if what == "tile" else "figure_return")
        if isinstance(asking.choice, FigureChoice) and what in asking.choice.kinds:
            asking.choice.kind = what
        asking.carried, asking.carried_at = what, at
        asking.hover(at)
        self.host.touch()

    def drop(self) -> None:
        """The hand lets go of it."""
        asking, stage = self.asking, self.stage
        at, asking.carried = asking.carried_at, None
        self.host.touch()
        if not stage.camera.viewport.collidepoint(at):
            return
        stage.dropped_at = at
        asking.take(stage.camera.to_world(at))
        stage.dropped_at = None
