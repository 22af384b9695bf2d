"""What a player can mean, whatever device they hold: named actions, and the table that binds them to sources.

A source is a short text: `key:q`, `key:ctrl+z`, `mouse:3`, `wheel:up`, `pad:a`, `pad:rightx+`. One source means one
action, everywhere, so that a remapped control never has two meanings at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum


class Action(StrEnum):
    # everywhere
    ACCEPT = "accept"
    BACK = "back"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    MENU = "menu"
    FULL_SCREEN = "full_screen"
    SCREENSHOT = "screenshot"
    # at the table
    CONFIRM = "confirm"
    UNDO = "undo"
    PASS = "pass"
    ROTATE_CW = "rotate_cw"
    ROTATE_CCW = "rotate_ccw"
    ZOOM_IN = "zoom_in"
    ZOOM_OUT = "zoom_out"
    FIT = "fit"
    PAN_UP = "pan_up"
    PAN_DOWN = "pan_down"
    PAN_LEFT = "pan_left"
    PAN_RIGHT = "pan_right"
    SHOW_FIELDS = "show_fields"
    SHOW_TILES = "show_tiles"
    SHOW_LOG = "show_log"
    SHOW_SCORES = "show_scores"
    HELP = "help"
    LOOK = "look"
    HINT = "hint"
    SPEED = "speed"
    SKIP = "skip"
    SAVE = "save"
    # documents
    COPY = "copy"
    PASTE = "paste"


DEFAULTS: dict[Action, tuple[str, ...]] = {
    Action.ACCEPT: ("key:return", "key:enter", "pad:a"),
    Action.BACK: ("key:escape", "pad:b", "mouse:6"),
    Action.UP: ("key:up", "pad:up", "pad:lefty-"),
    Action.DOWN: ("key:down", "pad:down", "pad:lefty+"),
    Action.LEFT: ("key:left", "pad:left", "pad:leftx-"),
    Action.RIGHT: ("key:right", "pad:right", "pad:leftx+"),
    Action.NEXT: ("key:tab",),
    Action.PREVIOUS: ("key:shift+tab",),
    Action.MENU: ("key:f10", "pad:start"),
    Action.FULL_SCREEN: ("key:f11", "key:alt+return"),
    Action.SCREENSHOT: ("key:f12",),
    Action.CONFIRM: ("key:space", "pad:x"),
    Action.UNDO: ("key:ctrl+z", "key:backspace", "pad:y"),
    Action.PASS: ("key:n", "pad:back"),
    Action.ROTATE_CW: ("key:e", "key:r", "mouse:3", "pad:rightshoulder"),
    Action.ROTATE_CCW: ("key:q", "key:shift+r", "pad:leftshoulder"),
    Action.ZOOM_IN: ("key:+", "key:=", "key:[+]", "wheel:up", "pad:righttrigger+"),
    Action.ZOOM_OUT: ("key:-", "key:[-]", "wheel:down", "pad:lefttrigger+"),
    Action.FIT: ("key:home", "key:0", "pad:rightstick"),
    Action.PAN_UP: ("key:w", "pad:righty-"),
    Action.PAN_DOWN: ("key:s", "pad:righty+"),
    Action.PAN_LEFT: ("key:a", "pad:rightx-"),
    Action.PAN_RIGHT: ("key:d", "pad:rightx+"),
    Action.SHOW_FIELDS: ("key:f", "pad:leftstick"),
    Action.SHOW_TILES: ("key:t",),
    Action.SHOW_LOG: ("key:l",),
    Action.SHOW_SCORES: ("key:p",),
    Action.HELP: ("key:f1",),
    Action.LOOK: ("key:i",),
    Action.HINT: ("key:h",),
    Action.SPEED: ("key:x",),
    Action.SKIP: ("key:.",),
    Action.SAVE: ("key:ctrl+s",),
    Action.COPY: ("key:ctrl+c",),
    Action.PASTE: ("key:ctrl+v",),
}

# Without these a player could not even get back to the settings.
NEEDED = frozenset({Action.ACCEPT, Action.BACK, Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.MENU})

_SIGNS = {
    "return": "Enter", "enter": "Enter", "escape": "Esc", "up": "↑", "down": "↓", "left": "←", "right": "→",
    "page up": "PgUp", "page down": "PgDn", "delete": "Del", "insert": "Ins",
    "leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger+": "LT", "righttrigger+": "RT", "leftstick": "L3",
    "rightstick": "R3", "start": "Start", "back": "Select",
}  # fmt: skip


class Bindings:
    """Which source means which action."""

    def __init__(self, changes: Mapping[str, Iterable[str]] | None = None) -> None:
        self.sources: dict[Action, tuple[str, ...]] = dict(DEFAULTS)
        for name, sources in (changes or {}).items():
            if name in set(Action):  # an older or newer version may know other actions
                self.sources[Action(name)] = tuple(sources)
        self._index()

    def _index(self) -> None:
        self._actions: dict[str, Action] = {}
        for action, sources in self.sources.items():
            for source in sources:
                self._actions.setdefault(source, action)

    def action(self, source: str) -> Action | None:
        return self._actions.get(source)

    def conflicts(self) -> dict[str, list[Action]]:
        """Sources that more than one action claims."""
        claims: dict[str, list[Action]] = {}
        for action, sources in self.sources.items():
            for source in sources:
                claims.setdefault(source, []).append(action)
        return {source: actions for source, actions in claims.items() if len(actions) > 1}

    def bind(self, action: Action, source: str) -> Action | None:
        """Gives the source to this action, in place of what it had on that device; answers who lost it."""
        loser = self.action(source)
        if loser is action:
            return None
        if loser is not None:
            self.sources[loser] = tuple(s for s in self.sources[loser] if s != source)
        kept = tuple(s for s in self.sources[action] if device_of(s) != device_of(source))
        self.sources[action] = (source, *kept)
        self._index()
        return loser

    def locks_out(self, action: Action, source: str) -> Action | None:
        """The action that nobody can do without, and that would have nothing left on that device without the source."""
        loser = self.action(source)
        if loser is None or loser is action or loser not in NEEDED or device_of(source) == "mouse":
            return None
        left = [s for s in self.sources[loser] if s != source and device_of(s) == device_of(source)]
        return None if left else loser

    def unreachable(self) -> list[Action]:
        """What has no key any more."""
        return [action for action, sources in self.sources.items()
                if not any(device_of(source) == "keyboard" for source in sources)]

    def changes(self) -> dict[str, list[str]]:
        """What differs from the defaults: this is what the settings keep."""
        return {a.value: list(s) for a, s in self.sources.items() if s != DEFAULTS.get(a)}

    def source(self, action: Action, device: str) -> str:
        """The control of an action for who holds this device ("mouse", "keyboard", "pad:0"); "" when it has none."""
        mine = (source for source in self.sources.get(action, ()) if device_of(source) == device.partition(":")[0])
        return next(mine, "")


def device_of(source: str) -> str:
    """The kind of device it is on: keyboard, mouse or pad."""
    return {"pad": "pad", "key": "keyboard"}.get(source.partition(":")[0], "mouse")


def label(source: str) -> str:
    """What is written on a control: "E", "Ctrl+Z", "RB"."""
    family, _, name = source.partition(":")
    if family != "key":
        return _SIGNS.get(name, name.upper())
    if name.endswith("+"):
        return name
    return "+".join(_SIGNS.get(part, part.title()) for part in name.split("+"))
