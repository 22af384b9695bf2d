"""What comes in and goes out as text: documents dropped on the window or pasted, a position copied, a report written.

A report is one file for whoever mends the program: the version, what was logged, and the match as a document. It names
neither people nor folders. Dropped on the window it opens like any document.
"""

from __future__ import annotations

import logging
import os
import platform
import re
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

import msgspec
import pygame

from game.client import assets
from game.client.context import Context
from game.kernel.document import BadDocument, Document, write_document
from game.session.files import write_atomically
from game.session.saves import document_of, read_file
from game.session.table import Table

KEPT_LINES = 400
DOCUMENT, LOG, FAULT = "--- document ---", "--- log ---", "--- last fault ---"
BOM = "\ufeff"  # some editors write it before everything else
MARKED = re.compile(rf"^{DOCUMENT}$", re.MULTILINE)
# What is left of a path once the known folders have their short names: its folders go, its last part stays.
FOLDERS = re.compile(r"(?<![\w~.>])(?:[A-Za-z]:)?[\\/](?:[^\\/\n\"'<>|:*?]+[\\/])+")


class Memory(logging.Handler):
    """The latest lines of the log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: deque[str] = deque(maxlen=KEPT_LINES)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


MEMORY = Memory()


def remember_log() -> None:
    """From now on what is logged can be reported."""
    top = logging.getLogger()
    if MEMORY not in top.handlers:
        top.addHandler(MEMORY)
        top.setLevel(min(top.level, logging.INFO))


# ---- in ----


def contents(text: str) -> tuple[str, bytes]:
    """What was handed in, and what to call it: a document itself, a report with one, or the path or address of a file.

    Raises BadDocument.
    """
    text = text.lstrip(BOM).strip().strip('"')
    if text.startswith("{") or MARKED.search(text):
        return "", document_in(text.encode())
    if text.startswith("file:"):
        text = unquote(urlparse(text.splitlines()[0]).path)
        if os.name == "nt":
            text = text.lstrip("/")  # /C:/Games
    if not text or "\n" in text or len(text) > 4096 or not Path(text).is_file():
        raise BadDocument("$", "neither a document nor a file", "a document in the notation is expected")
    return Path(text).name, document_in(read_file(Path(text)))


def document_in(data: bytes) -> bytes:
    """The document that a report carries; anything else as it is."""
    data = data.removeprefix(BOM.encode())
    text = data.decode("utf-8", "replace")
    found = None if text.lstrip().startswith("{") else MARKED.search(text)
    return text[found.end():].strip().encode() if found else data


# ---- out ----


def copy(context: Context, position: Document, tell: Callable[[str], object]) -> None:
    """Puts a document on the clipboard, and tells how that went."""
    try:
        pygame.scrap.put_text(write_document(position).decode())
    except pygame.error as trouble:
        tell(context.words("open-not-copied", why=str(trouble)))
    else:
        tell(context.words("open-copied"))


def pasted() -> str:
    """What lies on the clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def write_report(context: Context, table: Table | None, now: datetime | None = None) -> Path:
    """A report in a file of its own, with the match if there is one. Raises OSError when the disk refuses."""
    now = now or datetime.now()
    folder = context.folders.data / "reports"
    path = folder / f"report-{now:%Y%m%d-%H%M%S}.txt"
    write_atomically(path, report(context, table).encode())
    return path


def report(context: Context, table: Table | None) -> str:
    """The text of a report."""
    fault = max(context.folders.logs.glob("fault-*.txt"), default=None) if context.folders.logs.is_dir() else None
    parts = [about(context), LOG, *MEMORY.lines]
    if fault is not None:
        parts += [FAULT, fault.read_text("utf-8", "replace")]
    text = without_folders("\n".join(parts), context)
    if table is not None:
        text += f"\n{DOCUMENT}\n{nameless(table)}"
    return text


def about(context: Context) -> str:
    """The program and what it runs on."""
    settings = {name: value for name, value in msgspec.to_builtins(context.settings).items()
                if name not in ("last_setup", "lessons", "saves_folder")}
    return "\n".join([
        f"Castles & Crowns {context.version}",
        f"Python {platform.python_version()}, {platform.system()} {platform.release()}, {platform.machine()}",
        f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.version.SDL))}",
        f"video {pygame.display.get_driver()}, window {context.size[0]}x{context.size[1]}",
        f"settings {settings}",
    ])


def nameless(table: Table) -> str:
    """The match as a document in which every seat is called by its seat alone."""
    document = document_of(table)
    note: dict[str, Any] = document.table or {}
    for seat, player in note.get("players", {}).items():
        player["name"] = seat
    return write_document(document).decode()


def without_folders(text: str, context: Context) -> str:
    """The text without the names of folders: they tell who somebody is."""
    known = {assets.base(): "<program>", context.folders.data: "<data>", context.folders.config: "<config>",
             context.folders.logs: "<logs>", Path(sys.prefix): "<python>", Path(sys.base_prefix): "<python>",
             Path(tempfile.gettempdir()): "<temp>", Path.home(): "~"}
    for folder, short in sorted(known.items(), key=lambda one: -len(str(one[0]))):
        for written in {str(folder), str(folder.resolve()), folder.as_posix(), str(folder).replace("\\", "\\\\")}:
            if len(written) > 1:
                text = text.replace(written, short)
    text = FOLDERS.sub(f"...{os.sep}", text)
    return text
