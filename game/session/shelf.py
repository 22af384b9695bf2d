"""The folder of saves: named ones, and for each match that was begun an autosave that two running programs never share.

saves/NAME.json              a save that the player named
saves/auto/MATCH.json        the autosave of a match, MATCH.json.1 the one before it
saves/auto/MATCH.lock        held by the program that plays this match
saves/auto/MATCH.json.aside  an autosave that was damaged, or that the rules of today do not play to its end
"""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.document import BadDocument
from .clock import Times
from .files import InUse, Lock, is_held, write_atomically
from .players import Hire, Player
from .saves import Loaded, NewerSave, TableNote, load, read_file, read_save, to_bytes
from .table import Confirmed, Table, Terms

EVERYTHING = 1 << 30
MOST_AUTOSAVES = 30
BOT_SECONDS = 5.0  # between autosaves while only bots decide

NEVER = datetime.fromtimestamp(0, UTC)

log = logging.getLogger(__name__)


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A save as a list shows it. `problem` is the one line that says why it cannot be loaded."""

    path: Path
    auto: bool
    title: str = ""
    game: str = ""
    players: tuple[Player, ...] = ()  # in turn order, as `scores`
    scores: tuple[int, ...] = ()
    over: bool = False
    saved: datetime = NEVER
    held: bool = False  # another running program plays on in it
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match taken up from its autosave, which goes on there. `put_aside`: where one lies that was damaged, or a copy
    of one that diverged."""

    loaded: Loaded
    autosave: Autosave
    put_aside: Path | None


class Shelf:
    """All saves under one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.auto = folder, folder / "auto"

    # ---- saves with a name ------------------------------------------------------------------------------------------

    def slot(self, name: str) -> Path:
        """The file of that name; names that differ in case or signs alone share one."""
        word = re.sub(r"[^\w]+", "-", name.casefold()).strip("-")[:60]
        return self.folder / f"save-{word or 'game'}.json"  # a bare "con" is no file name on every system

    def save(self, table: Table, name: str) -> Path:
        """Keep the match under a name; what was kept there before is replaced. Raises OSError when the disk refuses."""
        path = self.slot(name)
        data = to_bytes(table, name)
        write_atomically(path, data)
        _write_standing(path, table, data)
        return path

    def load(self, path: Path, hire: Hire | None = None, terms: Terms | None = None) -> Loaded:
        """A match to go on with; the file stays as it is. Raises BadDocument or BadSetup."""
        return _load(path, read_file(path), hire, terms)

    def recent(self, most: int = 20) -> list[Listed]:
        """All that can be gone on with, newest first; finished games too, for they can be looked at again."""
        found = [_listed(path, False) for path in self.folder.glob("save-*.json")]
        found += [self._listed_auto(path) for path in self._autosaves()]
        return sorted(found, key=lambda one: one.saved, reverse=True)[:most]

    # ---- autosaves --------------------------------------------------------------------------------------------------

    def begin(self, table: Table, title: str = "") -> Autosave:
        """Keep a match from now on in an autosave of its own."""
        self._clear_out()
        match = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
        autosave = Autosave(self.auto / f"{match}.json", table, title)
        autosave.write()
        return autosave

    def resumable(self) -> Listed | None:
        """The newest match that was left unfinished and that no other running program plays."""
        free = (one for one in self.recent(EVERYTHING) if one.auto and not (one.over or one.held or one.problem))
        return next(free, None)

    def resume(self, path: Path, hire: Hire | None = None, terms: Terms | None = None) -> Resumed:
        """Take up a match from its autosave; a damaged one is put aside and the one before it taken.

        Raises InUse when another running program plays it, BadDocument or BadSetup when neither can be read.
        """
        lock = Lock(path.with_suffix(".lock"))
        try:
            loaded, put_aside = self._take_up(path, hire, terms)
            return Resumed(loaded, Autosave(path, loaded.table, loaded.title, lock), put_aside)
        except BaseException:
            lock.release()
            raise

    def _take_up(self, path: Path, hire: Hire | None, terms: Terms | None) -> tuple[Loaded, Path | None]:
        before = previous(path)
        if not path.exists() and before.exists():  # ended between the two renames of a write
            return load(read_file(before), hire, terms), None
        data = read_file(path)
        try:
            loaded = _load(path, data, hire, terms)
        except NewerSave:
            raise
        except BadDocument:
            if not before.exists():
                raise
            loaded = load(read_file(before), hire, terms)
            # Moved, so that the next write keeps the good one as the one before.
            return loaded, path.replace(_aside(path))
        if not loaded.diverged:
            return loaded, None
        write_atomically(_aside(path), data)
        return loaded, _aside(path)

    def _autosaves(self) -> Iterator[Path]:
        files = {path.name.removesuffix(".1") for path in self.auto.glob("*.json*") if path.suffix in (".json", ".1")}
        return (self.auto / name for name in sorted(files))

    def _listed_auto(self, path: Path) -> Listed:
        newest = _listed(path, True)
        if newest.problem and previous(path).exists():
            newest = msgspec.structs.replace(_listed(previous(path), True), path=path)
        return msgspec.structs.replace(newest, held=is_held(path.with_suffix(".lock")))

    def _clear_out(self) -> None:
        """The oldest autosaves go when there are many, and what writes left behind when they were cut off."""
        old = [one.path for one in self.recent(EVERYTHING) if one.auto and not one.held][MOST_AUTOSAVES - 1 :]
        for path in old:
            with contextlib.suppress(InUse, OSError):
                lock = Lock(path.with_suffix(".lock"))
                for file in (path, previous(path), standing_of(path)):
                    file.unlink(missing_ok=True)
                path.with_suffix(".lock").unlink(missing_ok=True)
                lock.release()
        for left in (*self.folder.glob(".*.tmp"), *self.auto.glob(".*.tmp")):
            with contextlib.suppress(OSError):
                if left.stat().st_mtime < time.time() - 3600:
                    left.unlink()


class Autosave:
    """Writes one match after each confirmed decision, and now and then while bots play. A disk that refuses costs the
    autosave, never the game: `trouble` says so."""

    def __init__(self, path: Path, table: Table, title: str, lock: Lock | None = None) -> None:
        self.path, self.title, self.trouble = path, title, ""
        self._table, self._last = table, 0.0
        self._lock = lock or Lock(path.with_suffix(".lock"))
        self._stop = table.listen(self._heard, 0)

    def write(self) -> None:
        """Keep the match as it stands now."""
        self._last = time.monotonic()
        try:
            data = to_bytes(self._table, self.title)
            write_atomically(self.path, data, previous(self.path))
            _write_standing(self.path, self._table, data)
            self.trouble = ""
        except OSError as trouble:
            self.trouble = f"{self.path.name}: {trouble.strerror or trouble}"
            log.warning("the match cannot be kept: %s", self.trouble)

    def close(self) -> None:
        """The match is left; it can be taken up again."""
        self.write()
        self._stop()
        self._lock.release()

    def _heard(self, event: Any) -> None:
        if isinstance(event, Confirmed):
            only_bots = self._table.thinking and not self._table.players[event.seat].human
            if not only_bots or time.monotonic() - self._last > BOT_SECONDS:
                self.write()


def previous(path: Path) -> Path:
    """Where the autosave before this one lies."""
    return path.with_name(path.name + ".1")


def standing_of(path: Path) -> Path:
    """Where the standing of a save lies."""
    return path.with_name(path.name + ".points")


class Standing(msgspec.Struct):
    """How the match of a save stood when it was written, and the time used; `size` of the save in bytes tells whether
    it is still that one."""

    size: int
    scores: tuple[int, ...]
    over: bool
    times: Times | None = None


def _write_standing(path: Path, table: Table, data: bytes) -> None:
    standing = Standing(len(data), table.scores(), table.over, table.clock.times())
    with contextlib.suppress(OSError):
        write_atomically(standing_of(path), msgspec.json.encode(standing))


def _kept_standing(path: Path, data: bytes) -> Standing | None:
    """From its file, when that belongs to this save."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        standing = msgspec.json.decode(standing_of(path).read_bytes(), type=Standing)
        if standing.size == len(data):
            return standing
    return None


def _load(path: Path, data: bytes, hire: Hire | None, terms: Terms | None) -> Loaded:
    """The match of a save, with the time used as it was kept beside it."""
    loaded = load(data, hire, terms)
    standing = _kept_standing(path, data)
    if standing is not None and standing.times is not None:
        loaded.table.clock.set(standing.times)
    return loaded


def _standing(path: Path, data: bytes) -> Standing:
    """As it was kept, otherwise by playing the save. Raises BadDocument."""
    if (standing := _kept_standing(path, data)) is not None:
        return standing
    table = load(data).table
    return Standing(len(data), table.scores(), table.over)


class _Head(msgspec.Struct):
    """What a list needs of a save; the entries are skipped."""

    game: str
    seats: list[str]
    table: TableNote
    title: str = ""


def _listed(path: Path, auto: bool) -> Listed:
    try:
        data = read_file(path)
        head = msgspec.json.decode(data, type=_Head)
        note, standing = head.table, _standing(path, data)
        return Listed(
            path=path,
            auto=auto,
            title=head.title,
            game=head.game,
            players=tuple(note.players[seat] for seat in head.seats),
            scores=standing.scores,
            over=standing.over,
            saved=_when(note.saved) or _changed(path),
        )
    except (BadDocument, msgspec.DecodeError, RecursionError, ValueError, KeyError) as wrong:
        return Listed(path=path, auto=auto, saved=_changed(path), problem=_why(path, wrong))


def _aside(path: Path) -> Path:
    return path.with_name(path.name + ".aside")


def _why(path: Path, wrong: Exception) -> str:
    """The one line that loading would end with."""
    try:
        read_save(read_file(path))
    except BadDocument as told:
        return str(told)
    return str(wrong)


def _when(saved: str) -> datetime | None:
    try:
        return datetime.fromisoformat(saved).astimezone(UTC)
    except (ValueError, OverflowError):  # damaged; the match is none the worse for it
        return None


def _changed(path: Path) -> datetime:
    with contextlib.suppress(OSError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return NEVER
