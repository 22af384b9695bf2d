"""Files that survive a power cut, and the lock by which one running program keeps a file for itself."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

PATIENCE = (0.02, 0.1, 0.3)  # seconds between tries while a virus scanner holds a file


def write_atomically(path: Path, data: bytes, previous: Path | None = None) -> None:
    """Write the whole file or leave the old one as it was; what it replaces is kept as `previous`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if previous is not None and path.exists():
            _replace(path, previous)  # a kill here leaves `previous` alone; readers know to look for it
        _replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _replace(source: str | Path, target: Path) -> None:
    for patience in PATIENCE:
        try:
            os.replace(source, target)
            return
        except PermissionError:
            time.sleep(patience)
    os.replace(source, target)


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class InUse(Exception):
    """Another running program has the file."""


class Lock:
    """Holds a file for this program until `release`, or until the program ends in whatever way."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        for patience in (*PATIENCE, 0):  # somebody may only be looking whether it is free
            file = path.open("ab")
            if _take(file):
                self._file = file
                return
            file.close()
            time.sleep(patience)
        raise InUse(f"{path.name}: another running program plays on in it")

    def release(self) -> None:
        """Let others have it; harmless when done twice."""
        self._file.close()


def is_held(path: Path) -> bool:
    """Whether some program holds this lock."""
    if not path.exists():
        return False
    with path.open("ab") as file:
        return not _take(file)


def _take(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
