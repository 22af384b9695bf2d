"""The coach at a match: asked once, it stays for the rest of the turn and speaks of each position in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.advice import Advice
from game.client.match.sitting import Sitting
from game.client.table_scene import TableScene


class Hints:
    """`advice` is what it says; `take` does a move that is chosen from it."""

    def __init__(self, scene: TableScene, sitting: Sitting, take: Callable[[Any], object]) -> None:
        self.scene, self.sitting, self.table = scene, sitting, sitting.table
        self.advice = Advice(scene, sitting.table.game, take, self.end)
        self._turn = (-1, 0)  # the seat and the turn that it is here for
        self._asked_at: int | None = None  # how many actions had been done when it was asked last

    def advise(self) -> None:
        """Asks the coach, who then stays for the rest of the turn; or sends it away."""
        scene, context = self.scene, self.scene.context
        if self.advice.on:
            self.end()
        elif self.advice.coach is None:
            scene.toast(context.words("coach-nobody"))
        elif not self.sitting.chooses or not scene.director.idle:
            scene.toast(context.words("coach-not-now"))
        else:
            context.audio.play("hint")
            self._ask()
            scene.rebuild()

    def end(self) -> None:
        """The coach has said enough."""
        if self.advice.on:
            self.advice.stop()
            self.scene.rebuild()
            self.scene.screen.set_focus(None)

    def hush(self) -> None:
        """What it said was about another position; it is asked again when there is something to choose."""
        if self.advice.on:
            self.advice.clear()
            self._asked_at = None

    def follow(self) -> None:
        """Whoever moves is asked: the same turn goes on, or the coach has done its part."""
        if not self.advice.on:
            return
        if self._turn != (self.table.active, self.table.turn) or self.table.unconfirmed is not None:
            self.end()
        elif self._asked_at != len(self.table.log.actions):
            self._ask()

    def _ask(self) -> None:
        seat = self.table.active
        self._turn, self._asked_at = (seat, self.table.turn), len(self.table.log.actions)
        self.advice.ask(self.table.view(seat), seat)
