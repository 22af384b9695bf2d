"""Saves: a match as a document of the notation with a "table", and back. Loading plays it through the rules again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.contract import Refused
from ..kernel.document import MOST_BYTES, NOTATION, BadDocument, Document, document_about, read_document, write_document
from ..scenario import game_of
from ..version import VERSION
from .log import Check
from .players import Hire, Player
from .table import Table, Terms


class TableNote(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The part of a save that the rules ignore."""

    program: str
    saved: str
    rules: str
    players: dict[str, Player]
    checks: list[Check]


class NewerSave(BadDocument):
    """A save of a newer program: nothing is wrong with it, but this one cannot read it."""


@dataclass(frozen=True, slots=True)
class Diverged:
    """The rules of today do not play a save to its end: `entry` (counted from 1) is the first that differs, `reason`
    how; the first `kept` entries lead to the last position known to be equal, from which turn `turn` goes on."""

    entry: int
    reason: str
    kept: int
    turn: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match to go on with; `begin` its table when the listeners are there."""

    table: Table
    title: str
    diverged: Diverged | None
    rules_changed: bool  # written under other rules, whether that mattered or not


def document_of(table: Table, title: str = "") -> Document:
    """The match as it stands. Decisions not yet confirmed are in it, and can still be taken back when it is loaded."""
    game = table.game
    note = TableNote(
        program=VERSION,
        saved=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        rules=table.rules,
        players=dict(zip(game.seats, table.players)),
        checks=list(table.log.checks),
    )
    return document_about(
        game,
        title=" ".join(title.split()),
        seed=table.seed,
        position=table.position,
        play=list(table.log.entries),
        table=msgspec.to_builtins(note),
    )


def to_bytes(table: Table, title: str = "") -> bytes:
    """The match as the bytes of a save."""
    return write_document(document_of(table, title))


def read_save(data: bytes) -> Document:
    """A save's document, with all but its entries read. Raises BadDocument, or NewerSave."""
    _refuse_newer(data)
    document = read_document(data)
    table_note(document)
    return document


def read_file(path: Path) -> bytes:
    """A file's bytes, not more than a document may have. Raises BadDocument when there are none to be had."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as trouble:
        raise BadDocument("$", f"{path.name} cannot be read ({trouble.strerror})", "a save is expected there") from None


def table_note(document: Document) -> TableNote:
    """The table of a save. Raises BadDocument."""
    if document.table is None:
        raise BadDocument("$.table", "there is none", "a save says who plays, and its checks")
    try:
        note = msgspec.convert(document.table, TableNote)
    except msgspec.ValidationError as error:
        wrong, _, at = str(error).partition(" - at `$")
        raise BadDocument(
            f"$.table{at.rstrip('`')}", wrong.replace("`", "'"), f"a table has {', '.join(TableNote.__struct_fields__)}"
        ) from None
    for seat in document.seats:
        if seat not in note.players:
            raise BadDocument("$.table.players", f"nobody sits on {seat!r}", "each seat has a player")
    return note


class _Origin(msgspec.Struct):
    notation: int = NOTATION
    table: Mapping[str, Any] | None = None


def _refuse_newer(data: bytes) -> None:
    try:
        origin = msgspec.json.decode(data, type=_Origin)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return  # read_document says what is wrong
    if origin.notation > NOTATION:
        raise NewerSave(
            "$.notation",
            f"notation {origin.notation} is newer than this program",
            f"{NOTATION} is the newest that it reads; update the program",
        )
    program = (origin.table or {}).get("program")
    if isinstance(program, str) and _version(program) > _version(VERSION):
        raise NewerSave("$.table.program", f"saved by version {program}, this is {VERSION}", "update the program")


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])


def load(data: bytes, hire: Hire | None = None, terms: Terms | None = None) -> Loaded:
    """The match of a save, at its last entry; or, when the rules of today play it otherwise, at its last equal turn.

    Raises BadDocument (or BadSetup) with one line that says what is wrong.
    """
    document = read_save(data)
    note = table_note(document)
    game = game_of(document)

    def fresh() -> Table:
        players = [note.players[seat] for seat in game.seats]
        return Table(game, players, seed=document.seed, hire=hire, terms=terms, position=document.position)

    table, checks = fresh(), {check.after: check.state for check in note.checks}
    diverged, equal, turn = None, 0, table.turn
    for number, wrong in _played(table, document.play, checks):
        if wrong:
            diverged = Diverged(number, wrong, equal, turn)
        elif number in checks:
            equal, turn = number, table.turn
    if diverged:
        table = fresh()
        for _ in _played(table, document.play[:equal], checks):
            pass
    return Loaded(table, document.title, diverged, note.rules != table.rules)


def _played(table: Table, entries: list[dict[str, Any]], checks: Mapping[int, str]) -> Iterator[tuple[int, str]]:
    """Play entries: after each its number and what is wrong with it, "" if nothing; the first wrong one is the last."""
    # When already the beginning has another digest, those of that program cannot be compared: legality decides.
    comparable = checks.get(0) == table.digest()
    for number, entry in enumerate(entries, 1):
        try:
            table.replay(entry)
        except (Refused, BadDocument) as refused:
            yield number, str(refused)
            return
        if number in checks:
            table.stand()
            if comparable and table.digest() != checks[number]:
                yield number, "the position is another one"
                return
        yield number, ""
