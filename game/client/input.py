"""From devices to meanings. pygame's events become our few; nothing else in the client asks a device for its state.

Pointer, keys and axes are remembered from events alone, so that a test that posts events sees what a player sees.
A raw event is offered first (a text field wants the key itself, the board wants the click), then the action bound
to it.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.client.actions import Action, Bindings

log = logging.getLogger(__name__)

MOUSE, KEYBOARD = "mouse", "keyboard"  # a pad is "pad:<instance id>"
DEAD_ZONE, PRESSED_AT = 0.25, 0.55
FIRST_REPEAT, NEXT_REPEAT = 0.38, 0.11
MOVES = frozenset({Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.ZOOM_IN, Action.ZOOM_OUT})

MODIFIERS = frozenset({pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT,
                       pygame.K_LMETA, pygame.K_RMETA})
NEVER_BOUND = frozenset({"mouse:1", "pad:None"})  # the left button is the pointer itself
SHAPED = ("dualshock", "dualsense", "ps3", "ps4", "ps5", "playstation")


@dataclass(frozen=True, slots=True)
class Acted:
    action: Action
    device: str = KEYBOARD
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Pointed:
    what: Literal["move", "down", "up", "wheel"]
    at: tuple[int, int]
    button: int = 0
    wheel: tuple[float, float] = (0, 0)
    clicks: int = 1
    control: bool = False


@dataclass(frozen=True, slots=True)
class Pressed:
    """A key itself, before it means anything."""

    key: int
    name: str  # as bindings write it, with modifiers


@dataclass(frozen=True, slots=True)
class Typed:
    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """Text an input method is still working on."""

    text: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file or text dropped on the window."""

    text: str


@dataclass(frozen=True, slots=True)
class PadChanged:
    device: str
    present: bool


InputEvent = Acted | Pointed | Pressed | Typed | Composing | Dropped | PadChanged

# Keys that edit or leave a text field; every other key writes, and means no action while a field has focus.
_NOT_TEXT = frozenset(
    {"return", "enter", "escape", "tab", "shift+tab", "up", "down", "f10", "f11", "f12", "alt+return"}
)


class Input:
    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.pointer: tuple[int, int] = (-1, -1)
        self.buttons: set[int] = set()
        self.held: set[Action] = set()
        self.device = MOUSE
        self.typing = False  # a text field has the focus
        self._keys: dict[int, str] = {}  # held key -> the name it went down with
        self._axes: dict[tuple[str, str], float] = {}  # (device, axis) -> -1..1
        self._repeats: dict[tuple[str, Action], float] = {}  # (device, action) -> seconds until it repeats
        self._pads: dict[int, Any] = {}  # instance id -> controller; forgetting one closes it
        self.names: dict[str, str] = {}  # pad that is plugged in -> what its maker calls it
        self._numbers: dict[str, int] = {}
        self.capture: Callable[[str, str], object] | None = None  # is told the next source and its device, once

    @property
    def by_pointer(self) -> bool:
        return self.device == MOUSE

    def axis(self, name: str) -> float:
        """The strongest deflection among the pads, dead zone taken out."""
        value = max((v for (_, axis), v in self._axes.items() if axis == name), key=abs, default=0.0)
        return 0.0 if abs(value) < DEAD_ZONE else (abs(value) - DEAD_ZONE) / (1 - DEAD_ZONE) * (1 if value > 0 else -1)

    @property
    def shaped(self) -> bool:
        """The pad in use shows shapes on its buttons, no letters."""
        return any(word in self.names.get(self.device, "").lower() for word in SHAPED)

    @property
    def restless(self) -> bool:
        """Something is held down that will act again by itself."""
        return bool(self._repeats)

    def present(self, device: str) -> bool:
        """Whether it is there: a pad may have been unplugged."""
        return device in (MOUSE, KEYBOARD) or device in self.names

    def number(self, device: str) -> int:
        """How people count the pad: the first is 1. One that is plugged in takes the first number that is free."""
        return self._numbers.get(device, 0)

    def rumble(self, device: str) -> None:
        """A short answer in the hand that holds the pad."""
        pad = self._pads.get(int(device.partition(":")[2])) if device.startswith("pad:") else None
        if pad is not None:
            with contextlib.suppress(Exception):
                pad.rumble(0.3, 0.6, 160)

    def _seen(self, device: str, name: str = "") -> None:
        if device not in self.names:
            taken = {self._numbers[one] for one in self.names}
            self._numbers[device] = next(n for n in range(1, len(taken) + 2) if n not in taken)
        self.names[device] = self.names.get(device) or name

    def read(self, event: pygame.Event) -> list[InputEvent]:
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self.pointer = (int(event.pos[0]), int(event.pos[1]))
            if any(abs(step) > 1 for step in event.rel):  # a nudged table does not take the focus ring away
                self.device = MOUSE
            return [Pointed("move", self.pointer)]
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event, kind == pygame.MOUSEBUTTONDOWN)
        if kind == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if kind == pygame.KEYDOWN:
            return self._key_down(event)
        if kind == pygame.KEYUP:
            name = self._keys.pop(event.key, "")
            self._release("key:" + name, KEYBOARD)
        elif kind == pygame.TEXTINPUT:
            return [Typed(event.text)] if self.typing else []
        elif kind == pygame.TEXTEDITING:
            return [Composing(event.text)] if self.typing else []
        elif kind in (pygame.DROPFILE, pygame.DROPTEXT):
            return [Dropped(event.file if kind == pygame.DROPFILE else event.text)]
        elif kind == pygame.WINDOWFOCUSLOST:
            self.release_all()
        else:
            return self._pad(event)
        return []

    def update(self, seconds: float) -> list[InputEvent]:
        """Directions held on a pad act again and again, as a held key does."""
        acted: list[InputEvent] = []
        for (device, action), left in list(self._repeats.items()):
            left -= seconds
            if left <= 0:
                acted.append(Acted(action, device, repeated=True))
                left = NEXT_REPEAT
            self._repeats[device, action] = left
        return acted

    def release_all(self) -> None:
        self.buttons.clear()
        self.held.clear()
        self._keys.clear()
        self._axes.clear()
        self._repeats.clear()

    def _act(self, source: str, device: str, repeated: bool = False) -> list[InputEvent]:
        if self.capture is not None:
            if not repeated and source not in NEVER_BOUND:
                capture, self.capture = self.capture, None
                capture(source, device)
            return []
        action = self.bindings.action(source)
        if action is None:
            return []
        self.held.add(action)
        return [Acted(action, device, repeated)]

    def _release(self, source: str, device: str) -> None:
        action = self.bindings.action(source)
        if action is not None:
            self.held.discard(action)
            self._repeats.pop((device, action), None)

    def _button(self, event: pygame.Event, down: bool) -> list[InputEvent]:
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        self.device = MOUSE
        source = f"mouse:{event.button}"
        if event.button in (4, 5):  # the wheel also comes as MOUSEWHEEL
            return []
        if not down:
            self.buttons.discard(event.button)
            self._release(source, MOUSE)
            return [Pointed("up", self.pointer, event.button)]
        self.buttons.add(event.button)
        first: list[InputEvent] = [Pointed("down", self.pointer, event.button, clicks=getattr(event, "clicks", 1))]
        return first + self._act(source, MOUSE)

    def _wheel(self, event: pygame.Event) -> list[InputEvent]:
        self.device = MOUSE
        amount = (getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y))
        control = any(key in self._keys for key in (pygame.K_LCTRL, pygame.K_RCTRL))
        turned: list[InputEvent] = [Pointed("wheel", self.pointer, wheel=amount, control=control)]
        source = "wheel:up" if amount[1] > 0 else "wheel:down"
        turned += self._act(source, MOUSE) if amount[1] else []
        self._release(source, MOUSE)
        return turned

    def _key_down(self, event: pygame.Event) -> list[InputEvent]:
        name = key_name(event.key, getattr(event, "mod", 0))
        repeated = event.key in self._keys
        self._keys[event.key] = name
        if event.key not in MODIFIERS:
            self.device = KEYBOARD
        pressed: list[InputEvent] = [Pressed(event.key, name)]
        if self.typing and name not in _NOT_TEXT:
            return pressed
        if self.capture is not None and event.key in MODIFIERS:
            return []
        return pressed + self._act("key:" + name, KEYBOARD, repeated)

    def _pad(self, event: pygame.Event) -> list[InputEvent]:
        kind = event.type
        if kind == pygame.CONTROLLERDEVICEADDED:
            return self._pad_added(event.device_index)
        if kind == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            device = f"pad:{event.instance_id}"
            self.names.pop(device, None)
            self.held.clear()
            if self.device == device:
                self.device = KEYBOARD
            self._axes = {key: value for key, value in self._axes.items() if key[0] != device}
            self._repeats = {key: value for key, value in self._repeats.items() if key[0] != device}
            return [PadChanged(device, present=False)]
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            device = f"pad:{event.instance_id}"
            return self._pad_source(f"pad:{_BUTTONS.get(event.button)}", device, kind == pygame.CONTROLLERBUTTONDOWN)
        if kind == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            return self._axis(f"pad:{event.instance_id}", _AXES[event.axis], max(-1.0, event.value / 32767))
        return []

    def _pad_added(self, index: int) -> list[InputEvent]:
        try:
            from pygame._sdl2 import controller  # private in pygame-ce, so its absence only costs the pads

            pad = controller.Controller(index)
            number, name = pad.as_joystick().get_instance_id(), str(pad.name or "")
        except Exception as trouble:  # noqa: BLE001 - whatever a driver throws must not end the game
            log.warning("a pad cannot be used: %s", trouble)
            return []
        self._pads[number] = pad
        self._seen(f"pad:{number}", name)
        return [PadChanged(f"pad:{number}", present=True)]

    def _axis(self, device: str, axis: str, value: float) -> list[InputEvent]:
        before = self._axes.get((device, axis), 0.0)
        self._axes[device, axis] = value
        acted: list[InputEvent] = []
        for sign, mark in ((1, "+"), (-1, "-")):
            was, now = before * sign > PRESSED_AT, value * sign > PRESSED_AT
            if was != now:
                acted += self._pad_source(f"pad:{axis}{mark}", device, now)
        return acted

    def _pad_source(self, source: str, device: str, down: bool) -> list[InputEvent]:
        if not down:
            self._release(source, device)
            return []
        self.device = device
        self._seen(device)
        acted = self._act(source, device)
        for event in acted:
            if isinstance(event, Acted) and event.action in MOVES:
                self._repeats[device, event.action] = FIRST_REPEAT
        return acted


def key_name(key: int, mods: int = 0) -> str:
    name = pygame.key.name(key)
    modifiers = (("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("alt", pygame.KMOD_LALT))
    parts = [word for word, bit in modifiers if mods & bit]
    if mods & pygame.KMOD_SHIFT and (len(name) != 1 or name.isalpha()):  # shift is part of "+" or "?", not a modifier
        parts.append("shift")
    return "+".join([*parts, name])


_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_BACK: "back", pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left", pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: "leftx", pygame.CONTROLLER_AXIS_LEFTY: "lefty",
    pygame.CONTROLLER_AXIS_RIGHTX: "rightx", pygame.CONTROLLER_AXIS_RIGHTY: "righty",
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}  # fmt: skip


def open_pads() -> None:
    """Lets pads speak; without the subsystem the game goes on without them."""
    try:
        from pygame._sdl2 import controller

        controller.init()
    except Exception as trouble:  # noqa: BLE001
        log.warning("no pads: %s", trouble)
