"""A tile as printed: its edges, its pieces of features, its symbols. Facts come from data/tiles.json, nothing is
added here.

A *piece* is the part of a feature that lies on one tile. A double tile has two halves and one list of pieces.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .geometry import SIDES

DATA = Path(__file__).parent / "data" / "tiles.json"
HALVES = "AB"


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: its key on the tile, the kind of feature, the halves it lies on (0 = A, 1 = B), and what is printed
    on it."""

    key: str
    kind: str
    halves: tuple[int, ...] = (0,)
    edges: int = 0  # how many outer edges it leads over
    pennants: int = 0
    marks: frozenset[str] = frozenset()  # what tiles.json says is true of it: inn, cathedral, princess ...
    touches: tuple[int, ...] = ()  # of a field: the pieces of the cities whose wall it borders
    facts: tuple[tuple[str, Any], ...] = ()

    def fact(self, name: str) -> Any:
        """A printed fact that only one set cares for (direction of a flying machine, role of a river end), else
        None."""
        return dict(self.facts).get(name)


@dataclass(frozen=True, slots=True)
class Half:
    """One square of a tile at turn 0. For each side: the kind of edge, the city, road or river piece there (-1:
    none), and the field pieces left and right of it (empty where no grass reaches the edge)."""

    edges: tuple[str, ...]
    lines: tuple[int, ...]
    grass: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile and how many copies its set has."""

    id: str
    count: int
    halves: tuple[Half, ...]
    pieces: tuple[Piece, ...]
    symbols: tuple[str, ...] = ()
    start_copies: int = 0
    in_pile: bool = True

    @property
    def double(self) -> bool:
        """Whether it covers two squares."""
        return len(self.halves) == 2

    def index(self, key: str) -> int:
        """The place of a piece in `pieces`. KeyError when the tile has no such feature."""
        for place, piece in enumerate(self.pieces):
            if piece.key == key:
                return place
        raise KeyError(key)


@cache
def tile_facts() -> dict[str, dict[str, Any]]:
    """tiles.json by set: {"base": {"tiles": [...], "alternates": [...]}, ...}."""
    return {entry["set"]: entry for entry in json.loads(DATA.read_text("utf-8"))["sets"]}


@cache
def printed_tiles(set_name: str) -> tuple[Tile, ...]:
    """The tiles of a set, in the order of the file."""
    return tuple(parse_tile(facts) for facts in tile_facts()[set_name]["tiles"])


@cache
def alternates(set_name: str) -> dict[str, Tile]:
    """Alternate artwork of a set: id of the tile that is replaced -> the tile in its place."""
    return {facts["replaces"]: parse_tile(facts) for facts in tile_facts()[set_name].get("alternates", ())}


PLAIN = {"key", "kind", "edges", "slots", "pennants", "adjacent_cities", "squares"}


def parse_tile(facts: dict[str, Any]) -> Tile:
    """A Tile from one entry of tiles.json."""
    double = facts.get("double", False)
    names = [feature["key"] for feature in facts["features"]]
    pieces = tuple(_parse_piece(feature, names, double) for feature in facts["features"])
    return Tile(
        facts["id"],
        facts["count"],
        tuple(_parse_half(facts, letter if double else "", pieces) for letter in (HALVES if double else "A")),
        pieces,
        tuple(facts["symbols"]),
        facts.get("start_copies", 0),
        facts.get("in_draw_pile", True),
    )


def _parse_piece(feature: dict[str, Any], names: list[str], double: bool) -> Piece:
    facts = {name: value for name, value in feature.items() if name not in PLAIN and value is not True}
    places = feature.get("edges", []) + feature.get("slots", []) + feature.get("squares", [])
    halves = tuple(sorted({HALVES.index(place[0]) for place in places})) if double else (0,)
    return Piece(
        feature["key"],
        feature["kind"],
        halves,
        len(feature.get("edges", ())),
        feature.get("pennants", 0),
        frozenset(name for name, value in feature.items() if value is True),
        tuple(names.index(key) for key in feature.get("adjacent_cities", ())),
        tuple(sorted((name, _frozen(value)) for name, value in facts.items())),
    )


def _parse_half(facts: dict[str, Any], letter: str, pieces: tuple[Piece, ...]) -> Half:
    edges = facts["halves"][letter]["edges"] if letter else facts["edges"]
    prefix = f"{letter}." if letter else ""
    line = {edge: index for index, feature in enumerate(facts["features"]) for edge in feature.get("edges", ())}
    slot = {place: index for index, feature in enumerate(facts["features"]) for place in feature.get("slots", ())}
    grass = tuple(
        tuple(slot[f"{prefix}{side}.{hand}"] for hand in "lr" if f"{prefix}{side}.{hand}" in slot) for side in SIDES
    )
    return Half(tuple(edges[side] for side in SIDES), tuple(line.get(prefix + side, -1) for side in SIDES), grass)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
