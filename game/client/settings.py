"""What the player has chosen about the program itself, and the folders where the program keeps its files.

A settings file is never trusted and never lost: a value that makes no sense falls back to its default, alone; keys
that this version does not know (a newer one wrote them) are kept and written back.
"""

from __future__ import annotations

import contextlib
import logging
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import platformdirs

from game.session.files import write_atomically

log = logging.getLogger(__name__)

APP_FOLDER = "castles-and-crowns"
MOST_BYTES = 1024 * 1024  # of a settings file; what is longer is none
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 2.0

Volume = Annotated[float, msgspec.Meta(ge=0, le=1)]
RenderScale = Literal["auto", "native"]
Confirm = Literal["always", "needed", "never"]
CONFIRMS = get_args(Confirm)
Speed = Literal["slow", "normal", "fast", "faster", "instant"]
SPEEDS: dict[str, float] = {"slow": 0.5, "normal": 1.0, "fast": 2.0, "faster": 4.0, "instant": float("inf")}


class Settings(msgspec.Struct):
    """One value for each choice; the defaults are what a new player meets."""

    language: Literal["", "en", "cs", "de"] = ""  # "" follows the system
    interface_scale: Annotated[float, msgspec.Meta(ge=SMALLEST_SCALE, le=LARGEST_SCALE)] = 1.0
    accessible_font: bool = False
    full_screen: bool = False
    window: tuple[Annotated[int, msgspec.Meta(ge=640, le=16384)], Annotated[int, msgspec.Meta(ge=400, le=16384)]] = (
        1280, 800)
    render_scale: RenderScale = "auto"
    speed: Speed = "normal"
    reduced_motion: bool = False
    master_volume: Volume = 0.8
    music_volume: Volume = 0.5
    effects_volume: Volume = 0.8
    mono: bool = False
    show_places: bool = True
    show_keys: bool = True
    confirm: Confirm = "always"
    clock: tuple[int, int] = (0, 0)  # of the next match: minutes for each seat (0: none), seconds added with each turn
    colours: list[str] = []  # of seats, the first to be taken first; [] is the usual order
    emblems: dict[str, str] = {}  # colour -> shape; only what differs from the usual one
    saves_folder: str = ""  # "" is the usual one
    bindings: dict[str, list[str]] = {}  # action name -> sources; only what differs from the defaults
    lessons: list[str] = []  # of the guide, played to their end
    last_setup: dict[str, Any] = {}  # what the new game scene showed last, by game

    @property
    def speed_factor(self) -> float:
        return SPEEDS[self.speed]


@dataclass
class SettingsFile:
    """The settings and the file they live in."""

    path: Path
    settings: Settings = field(default_factory=Settings)
    unknown: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> SettingsFile:
        try:
            with path.open("rb") as file:
                raw = msgspec.json.decode(file.read(MOST_BYTES), type=dict[str, Any])
        except FileNotFoundError:
            return cls(path)
        except (OSError, ValueError, RecursionError) as trouble:
            log.warning("%s: $: cannot be read, defaults are used: %s", path, trouble)
            with contextlib.suppress(OSError):  # not replaced by the next write
                path.replace(path.with_name(path.name + ".aside"))
            return cls(path)
        known = {}
        for form in msgspec.structs.fields(Settings):
            if form.encode_name not in raw:
                continue
            try:
                known[form.name] = msgspec.convert(raw[form.encode_name], form.type)
            except msgspec.ValidationError as trouble:
                log.warning("%s: $.%s: reset to its default: %s", path, form.encode_name, trouble)
        names = {form.encode_name for form in msgspec.structs.fields(Settings)}
        return cls(path, Settings(**known), {key: value for key, value in raw.items() if key not in names})

    def write(self) -> None:
        """Saves; a disk that refuses costs the player the choice, not the game."""
        try:
            everything = msgspec.json.encode(self.unknown | msgspec.to_builtins(self.settings))
            write_atomically(self.path, msgspec.json.format(everything, indent=1))
        except (OSError, RecursionError) as trouble:
            log.warning("settings cannot be saved: %s", trouble)


@dataclass(frozen=True)
class Folders:
    """Where settings, saves and logs live; all under one folder when the player names one."""

    config: Path
    data: Path
    logs: Path

    @classmethod
    def standard(cls) -> Folders:
        def place(name: str) -> Path:
            return Path(getattr(platformdirs, name)(APP_FOLDER, appauthor=False))

        return cls(place("user_config_dir"), place("user_data_dir"), place("user_log_dir"))

    @classmethod
    def under(cls, root: Path) -> Folders:
        return cls(root, root, root / "logs")

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def screenshots(self) -> Path:
        return self.data / "screenshots"


def writable(folder: Path) -> bool:
    """Whether the program can keep files there; the folder is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
