"""Where dragon and fairy are: this set's slice of the state, and how the notation writes it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....kernel.document import Node, Problem
from ....kernel.notation import Run, compare
from ...expansion import Part
from ...geometry import cell_of, square_of
from ...places import is_meant, piece_named, place_name
from ...position import Reading, read_role, square
from ...ruleset import Ruleset
from ...scoring import piece_cells, spot_of
from ...state import FACE, FACE_BITS, FIGURE_PIECE_SHIFT, CarcassonneState

SLICE = "princess_dragon"
NOWHERE = -1


class Neutral(NamedTuple):
    """Cells of dragon and fairy, the fairy's meeple (an entry of state.figures), whether a volcano has been placed,
    the dragon tiles laid aside; NOWHERE beside the board, with nobody."""

    dragon: int = NOWHERE
    fairy: int = NOWHERE
    meeple: int = NOWHERE
    volcano: bool = False
    aside: tuple[int, ...] = ()

    # what _replace would do, in a fraction of its time
    def dragon_to(self, cell: int) -> Neutral:
        """The dragon on another cell."""
        return Neutral(cell, *self[1:])

    def fairy_to(self, cell: int, meeple: int) -> Neutral:
        """The fairy on another cell, with a meeple or nobody."""
        return Neutral(self.dragon, cell, meeple, *self[3:])


BEGINNING = Neutral()


def neutral(state: CarcassonneState) -> Neutral:
    """The slice."""
    return state.slices[SLICE]  # type: ignore[return-value]


def by_square(rules: Ruleset) -> bool:
    """Whether the older rule is played, in which the fairy guards a square and no meeple (O12)."""
    return bool(rules.options["fairy_rule"] == "square")


def tile_cells(rules: Ruleset, state: CarcassonneState, cell: int) -> tuple[int, ...]:
    """All cells of the tile that covers a cell."""
    face = state.board[cell] & FACE
    anchor = rules.anchor(cell, face)
    footprint = rules.footprint[state.board[anchor] & FACE]
    assert footprint is not None
    return tuple(anchor + offset for offset in footprint.cells)


def pieces_on(rules: Ruleset, state: CarcassonneState, cell: int) -> tuple[int, int]:
    """The pieces of the tile that covers a cell: the first one, and the one after the last."""
    placed = state.board[cell]
    first = placed >> FACE_BITS
    return first, first + len(rules.tile_of_face(placed & FACE).pieces)


# ---- the notation ----


def _on_the_board(reading: Reading, node: Node) -> int:
    cell = cell_of(square(node))
    if cell not in reading.state.board:
        raise node.bad("no tile lies there", "a square with a tile is right")
    return cell


def _change(reading: Reading, **parts: Any) -> None:
    reading.state.slices[SLICE] = neutral(reading.state)._replace(**parts)


def read_dragon(reading: Reading, node: Node) -> None:
    """Its square; null: beside the board."""
    if node.value is not None:
        _change(reading, dragon=_on_the_board(reading, node))


def read_fairy(reading: Reading, node: Node) -> None:
    """Her square, and the meeple beside her, if any; in the older rule she belongs to nobody (O12). Null: beside the
    board."""
    if node.value is None:
        return
    fields = node.fields(("at", "seat", "on", "figure", "as"), ("at",))
    read_role(fields)
    cell = _on_the_board(reading, fields["at"])
    if "seat" not in fields or fields["seat"].value is None:
        _change(reading, fairy=cell)
        return
    seat, rules, state = reading.seat(fields["seat"]), reading.rules, reading.state
    piece = piece_named(rules, state, square_of(cell), place_name(fields["on"])) if "on" in fields else None
    kind = fields["figure"].text(rules.figure_of, "figure of these sets") if "figure" in fields else None
    first, last = pieces_on(rules, state, cell)
    found = [
        figure
        for figure in state.figures
        if figure & 7 == seat
        and first <= figure >> FIGURE_PIECE_SHIFT < last
        and ("on" not in fields or is_meant(state, piece, figure >> FIGURE_PIECE_SHIFT))
        and (kind is None or rules.figures[figure >> 3 & 7].name == kind)
    ]
    if not found:
        raise node.bad(f"no meeple of {reading.seats[seat]} stands there", "the fairy stands beside a meeple, or alone")
    found.sort(key=lambda figure: cell not in piece_cells(rules, state, figure >> FIGURE_PIECE_SHIFT))
    _change(reading, fairy=cell, meeple=NOWHERE if by_square(rules) else found[0])


def read_volcano_seen(reading: Reading, node: Node) -> None:
    """Whether a volcano has been placed."""
    _change(reading, volcano=node.truth())


def volcano_lies(reading: Reading) -> None:
    """By default: whether a volcano lies on the board."""
    rules, state = reading.rules, reading.state
    tiles = (rules.tile_of_face(placed & FACE) for placed in state.board.values())
    _change(reading, volcano=any("volcano" in tile.symbols for tile in tiles))


def read_aside(reading: Reading, node: Node) -> None:
    """Dragon tiles laid aside."""
    aside = []
    for entry in node.items():
        tile = reading.tile(entry, pile=True)
        if "dragon" not in reading.rules.tiles[tile].symbols:
            raise entry.bad(f"{entry.value} is no dragon tile", "only dragon tiles are laid aside (PD3)")
        reading.use(tile, 1, entry)
        aside.append(tile)
    _change(reading, aside=tuple(sorted(aside)))


def write_dragon(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """Its square."""
    cell = neutral(state).dragon
    return None if cell == NOWHERE else list(square_of(cell))


def write_fairy(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """Her square and her meeple."""
    here = neutral(state)
    if here.fairy == NOWHERE:
        return None
    written: dict[str, Any] = {"at": list(square_of(here.fairy))}
    if here.meeple != NOWHERE:
        written |= {
            "seat": seats[here.meeple & 7],
            "on": spot_of(rules, state, here.meeple >> FIGURE_PIECE_SHIFT)[1],
            "figure": rules.figures[here.meeple >> 3 & 7].name,
        }
    return written


POSITION = {
    "dragon": Part(read_dragon, write_dragon),
    "fairy": Part(read_fairy, write_fairy),
    "volcano_seen": Part(read_volcano_seen, lambda rules, state, seats: neutral(state).volcano, volcano_lies),
    "aside": Part(read_aside, lambda rules, state, seats: [rules.tiles[t].id for t in neutral(state).aside] or None),
}


def rules_of(run: Run) -> Ruleset:
    """The compiled rules of a document's game."""
    rules: Ruleset = run.game.notation.rules
    return rules


def expect_dragon(run: Run, node: Node) -> list[Problem]:
    """Its square, or null beside the board."""
    if node.value is not None:
        square(node)
    return compare(node.path, node.value, write_dragon(rules_of(run), run.state, run.game.seats))


def _hers(rules: Ruleset, state: CarcassonneState) -> tuple[int, ...]:
    """The cells that may be called her square: both of a castle tile beside a lord, and in the older rule (O12)."""
    here = neutral(state)
    if by_square(rules):
        return tile_cells(rules, state, here.fairy)
    return (here.fairy,) if here.meeple == NOWHERE else piece_cells(rules, state, here.meeple >> FIGURE_PIECE_SHIFT)


def expect_fairy(run: Run, node: Node) -> list[Problem]:
    """Her square and her meeple, only what is named."""
    rules, state, here = rules_of(run), run.state, neutral(run.state)
    got = write_fairy(rules, state, run.game.seats)
    fields = {} if node.value is None else node.fields(("at", "seat", "on", "figure", "as"))
    if "seat" in fields and fields["seat"].value is not None:
        fields["seat"].text(run.game.seats, "seat")
    if node.value is None or got is None:
        return compare(node.path, node.value, got)
    problems = []
    for name, wanted in fields.items():
        value = wanted.value
        if name == "at" and cell_of(square(wanted)) in _hers(rules, state):
            continue
        if name == "on" and here.meeple != NOWHERE:
            named = piece_named(rules, state, square_of(here.fairy), place_name(wanted))
            if is_meant(state, named, here.meeple >> FIGURE_PIECE_SHIFT):
                continue
        problems += compare(wanted.path, value, "monk" if name == "as" else got.get(name))
    return problems


EXPECT = {"dragon": expect_dragon, "fairy": expect_fairy}
