"""The clock as the table shows it: counts for whoever all wait for, says gently that time is up, and declines then."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.client.scenes import FOREVER

if TYPE_CHECKING:
    from game.client.match import MatchScene

LITTLE = 60  # seconds that are shown in red


def clock_face(seconds: float) -> str:
    """4:05, 1:04:05; what is below nothing with a minus."""
    whole = abs(math.ceil(seconds))
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    face = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{face}" if seconds <= -1 else face


class Timing:
    """Looks at the clock for one match scene, frame by frame."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._shown: list[str] = []
        self._told: set[int] = set()  # seats that know that their time is up

    def face(self, seat: int) -> tuple[str, bool] | None:
        """What stands on a seat's plate, and whether there is little left; None without a clock."""
        left = self.scene.table.clock.left(seat)
        return None if left is None else (clock_face(left), left <= LITTLE)

    def update(self) -> None:
        scene, clock = self.scene, self.scene.table.clock
        mover = scene.mover
        waits = scene.director.idle and not scene.table.over and mover >= 0
        clock.run(mover if waits else None, scene.table.turn)
        if not clock.pace.minutes:
            return
        shown = [clock_face(clock.left(seat) or 0.0) for seat in range(len(scene.colours))]
        if shown != self._shown:
            self._shown = shown
            scene.touch()
        if waits and scene.human(mover) and (clock.left(mover) or 0.0) <= 0:
            self._out_of_time(mover)

    def _out_of_time(self, seat: int) -> None:
        scene, clock = self.scene, self.scene.table.clock
        if seat not in self._told:
            self._told.add(seat)
            scene.context.audio.play("turn")
            scene.toast(scene.context.words("clock-out", name=scene.name(seat), seconds=clock.grace))
        elif clock.late(seat) and not scene.picture.grabbing and scene.main.enabled:
            scene.main_deed()  # confirms, or declines; a tile that must be placed is waited for

    def stop(self) -> None:
        """Nobody is waited for while something lies over the table."""
        self.scene.table.clock.run(None)

    def rest(self) -> float:
        """Seconds until another second is shown."""
        clock, mover = self.scene.table.clock, self.scene.mover
        left = clock.left(mover) if mover >= 0 and not self.scene.table.over else None
        return FOREVER if left is None else max(0.02, left % 1.0)
