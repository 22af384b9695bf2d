"""Devices at a match: what another seat's device decides is turned away, one that is unplugged is waited for."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

import pygame

from game.client import keyline
from game.client.holding import called, device_of
from game.client.input import InputEvent, Pointed
from game.client.menus.devices import DevicesScene, LostScene, Seat
from game.client.widgets.controls import IconButton

if TYPE_CHECKING:
    from game.client.match import MatchScene


class AtHand:
    """The devices of one match scene, and the seats they are held by."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene, self.context = scene, scene.context
        self._used = ""  # last

    def _seats(self, colours: Container[str] | None = None) -> list[Seat]:
        """Those of people, of these colours alone."""
        scene = self.scene
        return [Seat(colour, scene.name(seat)) for seat, colour in enumerate(scene.colours)
                if scene.human(seat) and (colours is None or colour in colours)]

    def choose(self) -> None:
        """Asks who plays with what."""
        self.context.stack.push(DevicesScene(self.context, self._seats()))

    def miss(self, gone: str = "") -> None:
        """The game waits for a pad that is unplugged: `gone`, or one that a seat holds."""
        scene, holding = self.scene, self.context.holding
        seats = self._seats(holding.lost(self.context.input.present))
        if not seats and (not gone or holding.devices or scene.table.over):
            return

        def computer() -> None:
            for seat in seats:
                scene.hand_over(scene.colours.index(seat.colour), scene.computer)

        self.context.stack.push(LostScene(self.context, seats, computer if scene.computer else None))

    def another(self) -> bool:
        """Another device is used than before."""
        before, self._used = self._used, self.context.input.device
        return self._used != before

    def turns_away(self, event: InputEvent) -> bool:
        """It comes from a device that belongs to another seat than the one all wait for: it may look, not decide."""
        scene, holding = self.scene, self.context.holding
        mover, device = scene.mover, device_of(event)
        if device is None or mover < 0 or scene.table.over or not scene.human(mover) or not scene.director.idle or (
                holding.may(scene.colours[mover], device)):
            return False
        if isinstance(event, Pointed):
            hit = scene.screen.at(event.at)
            if event.button == 2 or (isinstance(hit, IconButton) and hit is not scene.undo):
                return False
        words, devices = self.context.words, self.context.input
        held = ", ".join(called(words, devices, one) for one in holding.of(scene.colours[mover]))
        self.context.audio.play("refuse")
        scene.toast(words("devices-not-yours", name=scene.name(mover), devices=held))
        return True

    def draw_keys(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """What the device in use can do now; where the seat has its own, what that can do."""
        scene = self.scene
        mover, device = scene.mover, self.context.input.device
        now: keyline.Line = ()
        if mover >= 0 and scene.human(mover) and not scene.table.over:
            now = keyline.CONFIRMING if scene.table.unconfirmed is not None else scene.picture.keys
            held = self.context.holding.of(scene.colours[mover])
            device = device if not held or device in held else held[0]
        view = keyline.VIEWING if scene.picture.pans else ()
        keyline.draw(surface, self.context, [*now, *view, *keyline.ALWAYS], room, device)
