"""What the player has chosen about the program itself, and the folders where the program keeps its files.

A settings file is never trusted and never lost: a value that makes no sense falls back to its default, alone; keys
that this version does not know (a newer one wrote them) are kept and written back.
"""

from __future__ import annotations

import json
import logging
import os
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import platformdirs

log = logging.getLogger(__name__)

APP_FOLDER = "castles-and-crowns"
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 2.0

Volume = Annotated[float, msgspec.Meta(ge=0, le=1)]
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
    window: tuple[Annotated[int, msgspec.Meta(ge=640)], Annotated[int, msgspec.Meta(ge=400)]] = (1280, 800)
    render_scale: Literal["auto", "native"] = "auto"
    speed: Speed = "normal"
    reduced_motion: bool = False
    master_volume: Volume = 0.8
    music_volume: Volume = 0.5
    effects_volume: Volume = 0.8
    mono: bool = False
    show_places: bool = True
    confirm: Confirm = "always"
    bindings: dict[str, list[str]] = {}  # action name -> sources; only what differs from the defaults
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
            raw = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return cls(path)
        except (OSError, ValueError) as trouble:
            log.warning("settings cannot be read, defaults are used: %s", trouble)
            return cls(path)
        if not isinstance(raw, dict):
            log.warning("settings are not an object, defaults are used")
            return cls(path)
        known = {}
        for form in msgspec.structs.fields(Settings):
            if form.encode_name not in raw:
                continue
            try:
                known[form.name] = msgspec.convert(raw[form.encode_name], form.type)
            except msgspec.ValidationError as trouble:
                log.warning("setting %s is reset: %s", form.name, trouble)
        names = {form.encode_name for form in msgspec.structs.fields(Settings)}
        return cls(path, Settings(**known), {key: value for key, value in raw.items() if key not in names})

    def write(self) -> None:
        """Saves; a disk that refuses costs the player the choice, not the game."""
        try:
            write_atomically(self.path, json.dumps(self.unknown | msgspec.to_builtins(self.settings), indent=1))
        except OSError as trouble:
            log.warning("settings cannot be saved: %s", trouble)


def write_atomically(path: Path, text: str) -> None:
    """Either the old file or the whole new one: also after a power cut."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        for patience in (0.02, 0.1, 0.3, None):  # on Windows a virus scanner may hold the old file for a moment
            try:
                os.replace(name, path)
                return
            except PermissionError:
                if patience is None:
                    raise
                time.sleep(patience)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


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
