"""Who holds which device at one screen. A seat that holds none is played with whatever is at hand.

Seats are called by their colours here: these are the same in the set-up and at the table. Devices are `mouse`,
`keyboard` and `pad:<number>`; a seat may hold several, and a device may belong to several seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.client.actions import Action
from game.client.input import KEYBOARD, MOUSE, Acted, Input, InputEvent, Pointed
from game.client.words import Words

# What decides or leads to a decision; all else (looking about, the menu) is everybody's.
DECIDING = frozenset({
    Action.ACCEPT, Action.CONFIRM, Action.UNDO, Action.PASS, Action.ROTATE_CW, Action.ROTATE_CCW, Action.UP,
    Action.DOWN, Action.LEFT, Action.RIGHT, Action.NEXT, Action.PREVIOUS, Action.HINT})


class Holding:
    def __init__(self) -> None:
        self.devices: dict[str, list[str]] = {}  # colour -> what the seat is played with

    def of(self, colour: str) -> list[str]:
        return self.devices.get(colour, [])

    def seats(self, device: str) -> list[str]:
        return [colour for colour, held in self.devices.items() if device in held]

    def may(self, colour: str, device: str) -> bool:
        """Whether that device may decide for the seat."""
        held = self.of(colour)
        return not held or device in held

    def take(self, colour: str, device: str) -> None:
        held = self.devices.setdefault(colour, [])
        if device not in held:
            held.append(device)

    def put_down(self, colour: str, device: str) -> None:
        held = [one for one in self.of(colour) if one != device]
        self.devices[colour] = held
        if not held:
            del self.devices[colour]

    def keep(self, colours: Iterable[str]) -> None:
        """Only these seats are left."""
        left = set(colours)
        self.devices = {colour: held for colour, held in self.devices.items() if colour in left}

    def rename(self, old: str, new: str) -> None:
        """Two seats change colours; one of them may be empty."""
        change = {old: new, new: old}
        self.devices = {change.get(colour, colour): held for colour, held in self.devices.items()}

    def lost(self, present: Callable[[str], bool]) -> list[str]:
        """The seats of which every device is gone."""
        return [colour for colour, held in self.devices.items() if not any(present(one) for one in held)]

    def replace(self, colours: Iterable[str], device: str, present: Callable[[str], bool]) -> None:
        """This device in place of those that are gone."""
        for colour in colours:
            self.devices[colour] = [one for one in self.of(colour) if present(one)]
            self.take(colour, device)


def device_of(event: InputEvent) -> str | None:
    """Whence a decision may come; None for what decides nothing."""
    if isinstance(event, Pointed):
        return MOUSE if event.what == "down" else None
    if isinstance(event, Acted) and event.action in DECIDING:
        return event.device
    return None


def called(words: Words, devices: Input, device: str) -> str:
    """The device in words."""
    if device in (MOUSE, KEYBOARD):
        return words(f"devices-{device}")
    return words("devices-pad", number=devices.number(device))


def icon_of(device: str) -> str:
    return "gamepad" if device.startswith("pad") else device
