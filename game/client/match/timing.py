"""The clock as the table shows it: counts for whoever all wait for, says gently that time is up, and declines then."""

from __future__ import annotations

from collections.abc import Callable

from game.client.match.sitting import Sitting
from game.client.menus.clock import clock_face
from game.client.scenes import FOREVER
from game.client.table_scene import TableScene

LITTLE = 60  # seconds that are shown in red


class Timing:
    """Looks at the clock of one match frame by frame. `decline` confirms or declines, if that can be done."""

    def __init__(self, scene: TableScene, sitting: Sitting, decline: Callable[[], object]) -> None:
        self.scene, self.sitting, self.decline = scene, sitting, decline
        self.clock = sitting.table.clock
        self._shown: list[str] = []
        self._told: set[int] = set()  # seats that know that their time is up

    def face(self, seat: int) -> tuple[str, bool] | None:
        """What stands on a seat's plate, and whether there is little left; None without a clock."""
        left = self.clock.left(seat)
        return None if left is None else (clock_face(left), left <= LITTLE)

    def update(self) -> None:
        sitting, clock = self.sitting, self.clock
        mover = sitting.mover
        waits = self.scene.director.idle and mover >= 0
        clock.run(mover if waits else None, sitting.table.turn)
        if not clock.pace.minutes:
            return
        shown = [clock_face(clock.left(seat) or 0.0) for seat in range(len(sitting.colours))]
        if shown != self._shown:
            self._shown = shown
            self.scene.touch()
        if waits and sitting.human(mover) and (clock.left(mover) or 0.0) <= 0:
            self._out_of_time(mover)

    def _out_of_time(self, seat: int) -> None:
        scene, context = self.scene, self.scene.context
        if seat not in self._told:
            self._told.add(seat)
            context.audio.play("turn")
            scene.toast(context.words("clock-out", name=self.sitting.name(seat), seconds=self.clock.grace))
        elif self.clock.late(seat) and not scene.picture.grabbing:
            self.decline()  # a tile that must be placed is waited for

    def stop(self) -> None:
        """Nobody is waited for while something lies over the table."""
        self.clock.run(None)

    def rest(self) -> float:
        """Seconds until another second is shown."""
        mover = self.sitting.mover
        left = self.clock.left(mover) if mover >= 0 else None
        return FOREVER if left is None else max(0.02, left % 1.0)
