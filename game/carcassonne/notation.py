"""The tile game's half of the notation (docs/notation.md): entries, positions, expectations."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from ..kernel.document import BadDocument, Node, Problem
from ..kernel.notation import Run
from . import setup
from .actions import DrawTile, Pass
from .expansions import ALL
from .places import piece_named, tile_on
from .position import Reading, read_bag, rotation, square, write_bag
from .state import CarcassonneState, root_of

if TYPE_CHECKING:
    from .game import CarcassonneGame

COMMON = ("do", "by", "seat")
PARTS = {name: part for form in ALL for name, part in form.position.items()}
CHECKS = {name: check for form in ALL for name, check in form.expect.items()}
WORDS = {
    verb.word: (*(one.name for one in fields(verb.action)), *verb.extra)
    for form in ALL
    for verb in form.verbs
    if verb.action is not DrawTile
}


class CarcassonneCodec:
    """Reads and writes for one game (its sets, options, seats)."""

    def __init__(self, game: CarcassonneGame) -> None:
        self.game, self.rules, self.seats = game, game.rules, game.seats
        self.by_word = {verb.word: verb for verb in self.rules.verbs}

    # ---- positions
    # ----------------------------------------------------------------------------------------------------

    def read_position(self, node: Node | None) -> tuple[CarcassonneState, list[Any]]:
        """The state of a position, its turn begun, and the tiles scripted to come up. Raises BadDocument."""
        if node is None:
            return self.game.start(), []
        parts = node.fields([*PARTS, "bag"])
        reading = Reading(self.rules, self.seats)
        for name, part in PARTS.items():
            if name in parts:
                part.read(reading, parts[name])
        read_bag(reading, parts.get("bag"))
        return setup.begin(self.rules, reading.state, reading.to_move), reading.script

    def write_position(self, state: CarcassonneState) -> dict[str, Any]:
        """The position at the start of a turn; it reads back equal."""
        written = {name: part.write(self.rules, state, self.seats) for name, part in PARTS.items()}
        return {name: value for name, value in written.items() if value is not None} | {
            "bag": write_bag(self.rules, state, self.seats)
        }

    def scores(self, state: CarcassonneState) -> list[int]:
        """Points on the track."""
        return state.scores

    # ---- entries
    # ------------------------------------------------------------------------------------------------------

    def check_entry(self, node: Node) -> None:
        """Words, fields and names of an entry."""
        word = node.fields(None, ("do",))["do"].text([*WORDS, "finish_turn"], "action")
        parts = node.fields((*COMMON, *WORDS.get(word, ())))
        tiles = [tile.id for tile in self.rules.tiles]
        for name, part in parts.items():
            if name == "by":
                part.text([*self.seats, "chance"], "seat")
            elif name == "seat":
                part.text(self.seats, "seat")
            elif name == "at":
                square(part)
            elif name == "rot":
                rotation(part)
            elif name == "tile":
                part.text(tiles, "tile of these sets")
            elif name in ("lost", "aside"):
                for tile in part.items():
                    tile.text(tiles, "tile of these sets")
            elif name == "figure":
                part.text({figure.name for form in ALL for figure in form.figures}, "figure")
            elif name == "as":
                part.text(("monk", "prior"), "role")
            elif name == "on":
                part.text()

    def write(self, action: Any, state: CarcassonneState) -> dict[str, Any]:
        """An entry with every field."""
        if isinstance(action, DrawTile):
            return {"do": "draw", "by": "chance", "tile": action.tile}
        verb = self.rules.verbs[self.rules.verb_of[type(action)]]
        written: dict[str, Any] = {"do": verb.word, "by": self.seats[state.mover]}
        for one in fields(action):
            value = getattr(action, one.name)
            written[one.name] = list(value) if isinstance(value, tuple) else value
        return written

    def agrees(self, entry: dict[str, Any], action: Any, state: CarcassonneState) -> bool:
        """Field by field; places agree when they mean the same place."""
        written = self.write(action, state)
        if entry["do"] != written["do"] or entry.get("by", written["by"]) not in (written["by"], "chance"):
            return False
        if entry.get("seat", written.get("seat", written["by"])) != written.get("seat", written["by"]):
            return False
        if entry["do"] == "draw":
            return True
        if entry.get("bridge") is not None or entry.get("as", "monk") != "monk":
            return False
        if "on" in written:
            if not self._same_place(entry, written, state):
                return False
        elif "at" in entry and entry["at"] != written.get("at"):
            return False
        return all(
            value == written[name]
            for name, value in entry.items()
            if name in written and name not in ("by", "at", "on")
        )

    def _same_place(self, entry: dict[str, Any], written: dict[str, Any], state: CarcassonneState) -> bool:
        """Whether the place an entry names is, in the same feature and on the same tile, the one of the action."""
        at, rules, parent = tuple(entry.get("at", written["at"])), self.rules, state.parent
        here = written["at"][0], written["at"][1]
        if tile_on(rules, state, at) is None or self._first(state, at) != self._first(state, here):
            return False
        if "on" not in entry:
            return True
        named, meant = piece_named(rules, state, at, entry["on"]), piece_named(rules, state, here, written["on"])
        return named is not None and meant is not None and root_of(parent, named) == root_of(parent, meant)

    def _first(self, state: CarcassonneState, at: tuple[int, int]) -> int | None:
        tile = tile_on(self.rules, state, at)
        return None if tile is None else piece_named(self.rules, state, at, f"#{tile.pieces[0].key}")

    def script(self, entry: dict[str, Any]) -> list[Any]:
        """The tiles that an entry says came up: those lost, then the one drawn."""
        if entry["do"] != "draw":
            return []
        return [
            DrawTile(tile)
            for tile in (
                *entry.get("lost", ()),
                *entry.get("aside", ()),
                *((entry["tile"],) if "tile" in entry else ()),
            )
        ]

    def fold(self, entry: dict[str, Any], action: Any) -> bool:
        """A tile goes into the entry of its draw; one that came before it was lost."""
        if entry["do"] != "draw" or not isinstance(action, DrawTile):
            return False
        if "tile" in entry:
            entry["lost"] = [*entry.get("lost", ()), entry["tile"]]
        entry["tile"] = action.tile
        return True

    def is_pass(self, action: Any) -> bool:
        """Declining."""
        return isinstance(action, Pass)

    def value_of(self, entry: dict[str, Any], state: CarcassonneState) -> Any:
        """The action an entry means, legal or not; what is plain from the table may be left out."""
        verb = self.by_word.get(entry["do"])
        if verb is None:
            raise BadDocument("$", f"no {entry['do']!r} in these sets", f"known are {', '.join(self.by_word)}")
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
        }
        if "tile" not in given and state.drawn >= 0:
            given["tile"] = self.rules.tiles[state.drawn].id
        if "on" in given and "at" in given and not given["on"].startswith("#"):
            piece, tile = (
                piece_named(self.rules, state, given["at"], given["on"]),
                tile_on(self.rules, state, given["at"]),
            )
            first = self._first(state, given["at"])
            if piece is not None and tile is not None and first is not None:
                given["on"] = f"#{tile.pieces[piece - first].key}"
        values = {}
        for one in fields(verb.action):
            if one.name not in given:
                raise BadDocument("$", f"the field {one.name!r} is missing", f"{entry['do']} needs it")
            values[one.name] = given[one.name]
        return verb.action(**values)

    # ---- expectations
    # ---------------------------------------------------------------------------------------------------

    def check_expect(self, node: Node) -> None:
        """Names of the tile game's own expectations; their values are read when they are judged."""
        node.fields(CHECKS)

    def check(self, name: str, node: Node, run: Run) -> list[Problem]:
        """Judge one of them."""
        return CHECKS[name](run, node)
