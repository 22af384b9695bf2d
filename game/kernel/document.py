"""Documents in the notation (docs/notation.md): the outer form, reading with paths, writing. Nothing is ever
executed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from .contract import BadSetup, Game

NOTATION = 1
MOST_BYTES = 8 * 1024 * 1024
MOST_SEATS = 20  # that a document may name; each game says how many may play

STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How a document of that notation becomes one of the next; a step stays for ever, with a kept save that shows it."""


class BadDocument(BadSetup):
    """A document that cannot be read: `path` says where ("$.play[3].at"), `wrong` what is wrong, `right` what would
    be."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A clause of a document that does not hold: where, what was wanted, what came."""

    path: str
    wanted: Any
    got: Any


class Document(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The outer form of every document; position, play and expect are read by the game."""

    notation: int
    title: str = ""
    clauses: list[str] = []
    game: str
    sets: list[str]
    options: dict[str, Any] = {}
    seats: list[str]
    seed: int = 0
    position: dict[str, Any] | None = None
    play: list[dict[str, Any]] = []
    stop: Literal["here"] | None = None
    expect: dict[str, Any] | None = None
    table: dict[str, Any] | None = None


def read_document(data: bytes) -> Document:
    """The document in these bytes. Raises BadDocument for broken JSON, unknown fields, wrong types, another
    notation."""
    if len(data) > MOST_BYTES:
        raise BadDocument("$", f"{len(data)} bytes", f"a document has at most {MOST_BYTES}")
    try:
        document = msgspec.json.decode(_carried_over(data), type=Document)
        json.loads(data, object_pairs_hook=_once, parse_int=str, parse_float=str)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _told(str(error)) from None
    if document.notation != NOTATION:
        raise BadDocument("$.notation", f"notation {document.notation} is unknown", f"this program reads {NOTATION}")
    if len(document.seats) > MOST_SEATS:
        raise BadDocument("$.seats", f"{len(document.seats)} seats", f"no game has more than {MOST_SEATS}")
    for place, name in enumerate(document.seats):
        if not name or name == "chance" or name in document.seats[:place]:
            raise BadDocument(f"$.seats[{place}]", f"{name!r} cannot name a seat", "names are distinct and not empty")
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object, each of which may stand there once: of two the reader would ignore one."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadDocument("$", f"the field {twice!r} stands twice in one object", "each field stands there once")
    return fields


class _Origin(msgspec.Struct):
    notation: int = NOTATION


def _carried_over(data: bytes) -> bytes:
    """A document of an older notation as one of today's, step by step; any other as it is."""
    notation = msgspec.json.decode(data, type=_Origin).notation
    while notation in STEPS:
        fields = STEPS[notation](msgspec.json.decode(data, type=dict[str, Any]))
        notation += 1
        data = msgspec.json.encode(fields | {"notation": notation})
    return data


def document_about(game: Game, **parts: Any) -> Document:
    """A document with a game's sets, options and seats; `parts` are its other fields."""
    return Document(
        notation=NOTATION,
        game=game.name,
        sets=list(game.sets),
        options=dict(game.options),
        seats=list(game.seats),
        **parts,
    )


def write_document(document: Document) -> bytes:
    """The document as UTF-8 JSON, laid out for people, a line for each entry of a list of objects."""
    fields = msgspec.to_builtins(document)
    lines = []
    for name, value in fields.items():
        if name == "play" and value:
            rows = ",\n    ".join(msgspec.json.encode(entry).decode() for entry in value)
            lines.append(f'  "play": [\n    {rows}\n  ]')
        else:
            lines.append(f"  {msgspec.json.encode(name).decode()}: {msgspec.json.encode(value).decode()}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _told(message: str) -> BadDocument:
    at = re.search(r" - at `(.+?)`$", message)
    path, wrong = (at[1], message[: at.start()]) if at else ("$", message)
    path = path.replace("[...]", "")
    if "unknown field" in wrong:
        known = ", ".join(field.name for field in msgspec.structs.fields(Document))
        return BadDocument(path, wrong, f"known are {known}")
    if wrong.startswith("Expected"):
        expected, _, got = wrong.partition(", got ")
        return BadDocument(
            path, f"got {got}" if got else wrong, expected.replace("Expected", "expected").replace("`", "")
        )
    if wrong.startswith("Invalid enum value"):
        return BadDocument(path, wrong, 'the word "here" is expected')
    if "missing required field" in wrong:
        return BadDocument(path, wrong, "a document needs notation, game, sets and seats")
    return BadDocument(path, f"broken JSON ({wrong})", "UTF-8 JSON is expected")


class Node:
    """A JSON value with the path that leads to it; every question raises BadDocument there when the answer is no."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str) -> None:
        self.value, self.path = value, path

    def bad(self, wrong: str, right: str = "") -> BadDocument:
        """The error to raise about this value."""
        return BadDocument(self.path, wrong, right)

    def fields(self, known: Iterable[str] | None = None, needed: Iterable[str] = ()) -> dict[str, Node]:
        """An object's fields; unknown and missing ones are refused."""
        if not isinstance(self.value, dict):
            raise self.bad(f"{_shown(self.value)} is no object", "an object {...} is expected")
        allowed = None if known is None else list(known)
        for name in self.value:
            if allowed is not None and name not in allowed:
                raise BadDocument(f"{self.path}.{name}", "unknown field", f"known are {', '.join(sorted(allowed))}")
        for name in needed:
            if name not in self.value:
                raise self.bad(f"the field {name!r} is missing")
        return {name: Node(value, f"{self.path}.{name}") for name, value in self.value.items()}

    def items(self) -> list[Node]:
        """A list's values."""
        if not isinstance(self.value, list):
            raise self.bad(f"{_shown(self.value)} is no list", "a list [...] is expected")
        return [Node(value, f"{self.path}[{place}]") for place, value in enumerate(self.value)]

    def text(self, known: Iterable[str] | None = None, what: str = "value") -> str:
        """A string, one of `known` when given."""
        if not isinstance(self.value, str):
            raise self.bad(f"{_shown(self.value)} is no text", "a text is expected")
        if known is not None and self.value not in known:
            raise self.bad(f"unknown {what} {self.value!r}", f"known are {_some(known)}")
        return self.value

    def number(self, low: int | None = None, high: int | None = None) -> int:
        """A whole number within bounds."""
        if type(self.value) is not int:
            raise self.bad(f"{_shown(self.value)} is no whole number", "a whole number is expected")
        if (low is not None and self.value < low) or (high is not None and self.value > high):
            bounds = f"at least {low}" if high is None else f"{low} to {high}"
            raise self.bad(f"{self.value} is out of bounds", f"{bounds} is right")
        return self.value

    def truth(self) -> bool:
        """true or false."""
        if not isinstance(self.value, bool):
            raise self.bad(f"{_shown(self.value)} is neither true nor false", "true or false is expected")
        return self.value


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _some(names: Iterable[str]) -> str:
    listed = sorted(names)
    return ", ".join(listed[:12]) + (" ..." if len(listed) > 12 else "")
