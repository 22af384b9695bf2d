"""Devices at a match: what another seat's device decides is turned away, one that is unplugged is waited for."""

from __future__ import annotations

from collections.abc import Callable, Container

import pygame

from game.client import keyline
from game.client.holding import called, device_of
from game.client.input import InputEvent, Pointed
from game.client.match.sitting import Sitting
from game.client.menus.devices import DevicesScene, LostScene, Seat
from game.client.table_scene import TableScene
from game.client.widgets.buttons import IconButton


class AtHand:
    """The devices of one match, and the seats they are held by. `hand_over` gives a seat to another player."""

    def __init__(self, scene: TableScene, sitting: Sitting, hand_over: Callable[[int, str], object]) -> None:
        self.scene, self.context, self.sitting, self.hand_over = scene, scene.context, sitting, hand_over
        self._used = ""  # last

    def _seats(self, colours: Container[str] | None = None) -> list[Seat]:
        """Those of people, of these colours alone."""
        sitting = self.sitting
        return [Seat(colour, sitting.name(seat)) for seat, colour in enumerate(sitting.colours)
                if sitting.human(seat) and (colours is None or colour in colours)]

    def choose(self) -> None:
        """Asks who plays with what."""
        self.context.stack.push(DevicesScene(self.context, self._seats()))

    def miss(self, gone: str = "") -> None:
        """The game waits for a pad that is unplugged: `gone`, or one that a seat holds."""
        sitting, holding = self.sitting, self.context.holding
        seats = self._seats(holding.lost(self.context.input.present))
        if not seats and (not gone or holding.devices or sitting.table.over):
            return

        def computer() -> None:
            for seat in seats:
                self.hand_over(sitting.colours.index(seat.colour), sitting.computer)

        self.context.stack.push(LostScene(self.context, seats, computer if sitting.computer else None))

    def another(self) -> bool:
        """Another device is used than before."""
        before, self._used = self._used, self.context.input.device
        return self._used != before

    def turns_away(self, event: InputEvent) -> bool:
        """It comes from a device that belongs to another seat than the one all wait for: it may look, not decide."""
        scene, sitting, holding = self.scene, self.sitting, self.context.holding
        person, device = sitting.person, device_of(event)
        if device is None or person is None or not scene.director.idle or holding.may(sitting.colours[person], device):
            return False
        if isinstance(event, Pointed):
            hit = scene.screen.at(event.at)
            if event.button == 2 or (isinstance(hit, IconButton) and hit.name != "undo"):
                return False
        words, devices = self.context.words, self.context.input
        held = ", ".join(called(words, devices, one) for one in holding.of(sitting.colours[person]))
        self.context.audio.play("refuse")
        scene.toast(words("devices-not-yours", name=sitting.name(person), devices=held))
        return True

    def draw_keys(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """What the device in use can do now; where the seat has its own, what that can do."""
        sitting, device = self.sitting, self.context.input.device
        now: keyline.Line = ()
        if (person := sitting.person) is not None:
            now = keyline.CONFIRMING if sitting.table.unconfirmed is not None else self.scene.picture.keys
            held = self.context.holding.of(sitting.colours[person])
            device = device if not held or device in held else held[0]
        view = keyline.VIEWING if self.scene.picture.pans else ()
        keyline.draw(surface, self.context, [*now, *view, *keyline.ALWAYS], room, device)
