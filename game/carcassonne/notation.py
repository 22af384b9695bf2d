"""The tile game's half of the notation (docs/notation.md): entries, positions, expectations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from ..kernel.document import BadDocument, Node, Problem
from ..kernel.notation import Run
from . import setup
from .actions import Draw, Pass
from .expansions import ALL
from .geometry import SIDES, cell_of
from .places import FIGURES, is_meant, piece_named, place_name, tile_on
from .position import Reading, read_bag, rotation, square, write_bag
from .scoring import piece_cells
from .state import CarcassonneState, root_of

if TYPE_CHECKING:
    from .game import CarcassonneGame

COMMON = ("do", "by", "seat")
FINISH = "finish_turn"
VERBS = [verb for form in ALL for verb in form.verbs]
DECISIONS = {verb.word for verb in VERBS if not verb.by_chance}
PARTS = {name for form in ALL for name in form.position}
EXPECTED = {name for form in ALL for name in form.expect}
WORDS = {
    word: {
        name
        for verb in VERBS
        if verb.word == word
        for name in (*(one.name for one in fields(verb.action)), *verb.extra)
    }
    for word in {verb.word for verb in VERBS}
}


class CarcassonneCodec:
    """Reads and writes for one game (its sets, options, seats)."""

    def __init__(self, game: CarcassonneGame) -> None:
        self.game, self.rules, self.seats = game, game.rules, game.seats
        self.by_word = {verb.word: verb for verb in self.rules.verbs if not verb.by_chance}
        self.parts = self.rules.position
        self.of_chance = [verb for verb in self.rules.verbs if verb.by_chance]

    # ---- positions ----

    def read_position(self, node: Node | None) -> tuple[CarcassonneState, list[Any]]:
        """The state of a position, its turn begun, and the tiles scripted to come up. Raises BadDocument."""
        if node is None:
            return self.game.start(), list(self.rules.foretold)
        parts = node.fields([*PARTS, "bag"])
        self._only_empty(parts, (*self.parts, "bag"))
        reading = Reading(self.rules, self.seats)
        for name, part in self.parts.items():
            if name in parts:
                part.read(reading, parts[name])
            elif part.missing:
                part.missing(reading)
        read_bag(reading, parts.get("bag"))
        return setup.begin(self.rules, reading.state, reading.to_move), reading.script

    @staticmethod
    def _only_empty(parts: dict[str, Node], known: Iterable[str]) -> None:
        """What belongs to sets that are not in play may be named as absent, no more."""
        for name, given in parts.items():
            if given.value and name not in known:
                raise given.bad("none of these sets has it", f"known are {', '.join(sorted(known))}")

    def write_position(self, state: CarcassonneState) -> dict[str, Any]:
        """The position at the start of a turn; it reads back equal."""
        written = {name: part.write(self.rules, state, self.seats) for name, part in self.parts.items()}
        return {name: value for name, value in written.items() if value is not None} | {
            "bag": write_bag(self.rules, state, self.seats)
        }

    def tells_all(self, state: CarcassonneState) -> bool:
        """The start of any turn, once what comes before the game is done."""
        return len(state.agenda) == 1

    def scores(self, state: CarcassonneState) -> list[int]:
        """Points on the track."""
        return state.scores

    # ---- entries ----

    def check_entry(self, node: Node) -> None:
        """Words, fields and names of an entry."""
        word = node.fields(None, ("do",))["do"].text([*WORDS, FINISH], "action")
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
            elif name in ("tile", "picked"):
                part.text(tiles, "tile of these sets")
            elif name in ("lost", "aside", "tiles"):
                for tile in part.items():
                    tile.text(tiles, "tile of these sets")
            elif name == "figure":
                part.text(FIGURES, "figure")
            elif name == "as":
                part.text(("monk", "prior"), "role")
            elif name == "to":
                part.text(SIDES, "direction")
            elif name == "roll":
                part.number(1, 6)
            elif name == "on":
                place_name(part)

    def write(self, action: Any, state: CarcassonneState) -> dict[str, Any]:
        """An entry with every field that the action has."""
        verb = self.rules.verbs[self.rules.verb_of[type(action)]]
        by = "chance" if verb.by_chance else self.seats[state.mover]
        written: dict[str, Any] = {"do": verb.word, "by": by}
        for one in fields(action):
            value = getattr(action, one.name)
            if value is None:
                continue
            if one.name == "seat":
                value = self.seats[value]
            written[one.name] = list(value) if isinstance(value, tuple) else value
        return written

    def agrees(self, entry: dict[str, Any], action: Any, state: CarcassonneState) -> bool:
        """Field by field; places agree when they mean the same place."""
        written = self.write(action, state)
        if entry["do"] != written["do"] or entry.get("by", written["by"]) not in (written["by"], "chance"):
            return False
        if entry.get("seat", written.get("seat", written["by"])) != written.get("seat", written["by"]):
            return False
        verb = self.rules.verbs[self.rules.verb_of[type(action)]]
        if entry.get("bridge") is not None or entry.get("as", "monk") != "monk":
            return False
        by_place = "on" in written or verb.place == "square"
        if by_place and ("at" in entry or "on" in entry) and not self._same_place(entry, written, state, verb.place):
            return False
        return all(
            name in written and value == written[name]
            for name, value in entry.items()
            if name not in (*COMMON, *verb.extra) and not (by_place and name in ("at", "on"))
        )

    def _same_place(self, entry: dict[str, Any], written: dict[str, Any], state: CarcassonneState, place: str) -> bool:
        """Whether the place that an entry names is the one of the action, as exactly as the verb's `place` wants it."""
        at, here = tuple(entry.get("at", written["at"])), tuple(written["at"])
        if self._first(state, at) != self._first(state, here):
            return False
        if "on" not in written:  # the fairy of the older rule: her square on a castle tile is the whole tile (O12)
            return "on" not in entry
        meant = piece_named(self.rules, state, here, written["on"])
        if "on" not in entry:
            return place != "square" or (meant is not None and cell_of(at) in piece_cells(self.rules, state, meant))
        named = piece_named(self.rules, state, at, entry["on"])
        if named is None or meant is None:
            return False
        if place == "feature":
            return root_of(state.parent, named) == root_of(state.parent, meant)
        return is_meant(state, named, meant)

    def _first(self, state: CarcassonneState, at: tuple[int, int]) -> int | None:
        tile = tile_on(self.rules, state, at)
        return None if tile is None else piece_named(self.rules, state, at, f"#{tile.pieces[0].key}")

    def is_chance(self, entry: dict[str, Any]) -> bool:
        """Whether an entry is what chance did, written apart from the action that asked for it."""
        return entry.get("by") == "chance" or entry["do"] not in {*DECISIONS, FINISH}

    def is_due(self, entry: dict[str, Any], state: CarcassonneState) -> bool:
        """Each in its turn."""
        return self.is_chance(entry)

    def script(self, entry: dict[str, Any]) -> list[Any]:
        """What an entry says chance did, in order."""
        return [action for verb in self.of_chance if verb.script for action in verb.script(self, entry)]

    def fold(self, state: CarcassonneState, entry: dict[str, Any], action: Any) -> bool:
        """Write a chance action into the entry that asked for it, where it belongs there."""
        verb = self.rules.verbs[self.rules.verb_of[type(action)]]
        return verb.fold is not None and verb.fold(self, state, entry, action)

    def is_pass(self, action: Any) -> bool:
        """Declining."""
        return isinstance(action, Pass)

    def declines(self, action: Any) -> bool:
        """The same: a turn of this game ends by itself."""
        return self.is_pass(action)

    def skips(self, legal: list[Any]) -> Any | None:
        """No entry of this game skips."""
        return None

    def exactly(self, entry: dict[str, Any], action: Any) -> Any:
        """No order is left open."""
        return action

    def comes_first(self, entry: dict[str, Any], state: CarcassonneState) -> Any | None:
        """A tile to be placed that is not in the seat's hand must be drawn first."""
        if entry["do"] != "place" or state.mover < 0 or self.rules.go["Draw"] not in self.game.legal_codes(state):
            return None
        held = [self.rules.tiles[tile].id for tile in state.hands[state.mover]]
        return None if entry.get("tile") in held else Draw()

    def value_of(self, entry: dict[str, Any], state: CarcassonneState) -> Any:
        """The action an entry means, legal or not; what is plain from the table may be left out."""
        verb = self.by_word.get(entry["do"])
        if verb is None:
            raise BadDocument("$", f"no {entry['do']!r} in these sets", f"known are {', '.join(self.by_word)}")
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
        }
        if "seat" in given:
            given["seat"] = self.seats.index(given["seat"])
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
            if one.name not in given and one.default is None:
                given[one.name] = None
            if one.name not in given:
                raise BadDocument("$", f"the field {one.name!r} is missing", f"{entry['do']} needs it")
            values[one.name] = given[one.name]
        return verb.action(**values)

    # ---- expectations ----

    def check_expect(self, node: Node) -> None:
        """Names of the tile game's own expectations; their values are read when they are judged."""
        self._only_empty(node.fields(EXPECTED), self.rules.expect)

    def check(self, name: str, node: Node, run: Run) -> list[Problem]:
        """Judge one of them."""
        return self.rules.expect[name](run, node) if name in self.rules.expect else []
