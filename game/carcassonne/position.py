"""Positions in the notation: the parts that the base game brings, read and written through the form's door."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..kernel.document import Node
from .actions import DrawTile
from .board import lay
from .expansion import Part
from .geometry import REACH, Square, cell_of, second_half, square_of
from .places import piece_named, place_name, tile_on
from .ruleset import EDGE_KINDS, Ruleset, matches
from .scoring import put_on, spot_of
from .setup import empty_table
from .state import FACE, FIGURE_PIECE_SHIFT, CarcassonneState


class Reading:
    """A position being read: the table so far, who begins, what chance is to do, copies of tiles used up."""

    def __init__(self, rules: Ruleset, seats: tuple[str, ...]) -> None:
        self.rules, self.seats = rules, seats
        self.state: CarcassonneState = empty_table(rules)
        self.state.bag = [0] * len(rules.tiles)
        self.to_move = 0
        self.script: list[Any] = []
        self.used: Counter[int] = Counter()

    def use(self, tile: int, count: int, node: Node) -> None:
        """Copies of a tile that are no longer in the bag."""
        self.used[tile] += count
        if self.used[tile] > self.rules.tiles[tile].count:
            raise node.bad(
                f"{self.used[tile]} copies of {self.rules.tiles[tile].id}",
                f"the sets have {self.rules.tiles[tile].count}",
            )

    def tile(self, node: Node, pile: bool = False) -> int:
        """A tile of the chosen sets, by id; with `pile`, one that is drawn."""
        known = [tile.id for tile in self.rules.tiles if tile.in_pile or not pile]
        return self.rules.tile_of[node.text(known, "tile of these sets")]

    def seat(self, node: Node) -> int:
        """A seat by name."""
        return self.seats.index(node.text(self.seats, "seat"))


def square(node: Node) -> Square:
    """[x, y] on the table."""
    if len(node.items()) != 2:
        raise node.bad(f"{len(node.items())} numbers", "a square is [x, y]")
    x, y = (number.number(-REACH, REACH) for number in node.items())
    return x, y


def rotation(node: Node) -> int:
    """0, 90, 180 or 270."""
    if node.number() not in (0, 90, 180, 270):
        raise node.bad(f"rotation {node.value}", "0, 90, 180 or 270 is right")
    return int(node.value)


def read_tiles(reading: Reading, node: Node) -> None:
    """Tiles in any order; overlaps, edges that do not match and too many copies are impossible."""
    rules, state = reading.rules, reading.state
    for entry in node.items():
        fields = entry.fields(("tile", "at", "rot"), ("tile", "at", "rot"))
        tile = reading.tile(fields["tile"])
        reading.use(tile, 1, fields["tile"])
        face = rules.slot_of[tile] * 4 + rotation(fields["rot"]) // 90
        cell = cell_of(square(fields["at"]))
        cells = (cell, cell + second_half(face & 3)) if rules.tiles[tile].double else (cell,)
        for half, here in enumerate(cells):
            if here in state.board:
                raise fields["at"].bad(f"another tile lies on {list(square_of(here))}", "a square holds one tile")
            around, edges = state.frontier.get(here, 0), rules.edges[face + 4 * half]
            if not matches(around, edges):
                wrong = [
                    f"{EDGE_KINDS[mine - 1]} against {EDGE_KINDS[(around >> 3 * side & 7) - 1]} at its {name} edge"
                    for side, (name, mine) in enumerate(zip("NESW", edges))
                    if (around >> 3 * side & 7) not in (0, mine)
                ]
                raise entry.bad("edges do not match: " + ", ".join(wrong), "common edges show the same kind (B3.2)")
        for never in rules.tile_never[tile]:
            if clause := never(rules, state, cell, face):
                raise entry.bad("it may not lie there", f"a place that {clause} allows is right")
        lay(rules, state, cell, face)
        state.placed = cell
        for hook in rules.hooks["placed"]:
            hook(rules, state, None)
    state.placed = -1


def write_tiles(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """In the order of placing."""
    found = []
    for cell in state.squares:
        face = state.board[cell] & FACE
        if rules.half_of_face(face) == 0:
            found.append({"tile": rules.tile_of_face(face).id, "at": list(square_of(cell)), "rot": (face & 3) * 90})
    return found


def read_role(fields: dict[str, Node]) -> None:
    """`as` of a figure, which may be left out: without special monasteries every one is a monk."""
    if "as" in fields and fields["as"].text(("monk", "prior"), "role") == "prior":
        raise fields["as"].bad("a prior", "a prior stands on a special monastery, which none of these sets has")


def read_figures(reading: Reading, node: Node) -> None:
    """Figures on the board; each must be able to stand there and come out of the seat's supply."""
    rules, state = reading.rules, reading.state
    for entry in node.items():
        fields = entry.fields(("seat", "figure", "at", "on", "as"), ("seat", "figure", "at", "on"))
        read_role(fields)
        seat = reading.seat(fields["seat"])
        figure = rules.figure_of[fields["figure"].text(rules.figure_of, "figure of these sets")]
        at, on = square(fields["at"]), place_name(fields["on"])
        if tile_on(rules, state, at) is None:
            raise fields["at"].bad("no tile lies there", "a figure stands on a tile")
        piece = piece_named(rules, state, at, on)
        if piece is None or state.kinds[piece] == rules.silent:
            raise fields["on"].bad(
                f"no place {on!r} on that tile", "a key of tiles.json with #, city.N, field.E.l, monastery ..."
            )
        kind = rules.kinds[state.kinds[piece]].name
        if not rules.may_stand(figure, kind):
            raise fields["on"].bad(
                f"{rules.figures[figure].name} on a {kind}",
                f"it stands on {', '.join(sorted(rules.figures[figure].stands_on))}",
            )
        place = seat * len(rules.figures) + figure
        if not state.supply[place]:
            raise entry.bad(
                f"more figures {rules.figures[figure].name!r} than {reading.seats[seat]} has",
                f"a seat has {rules.figures[figure].count}",
            )
        state.supply[place] -= 1
        put_on(rules, state, piece, figure, seat)


def write_figures(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """In the order in which they were put down."""
    found = []
    for figure in state.figures:
        at, on = spot_of(rules, state, figure >> FIGURE_PIECE_SHIFT)
        found.append(
            {"seat": seats[figure & 7], "figure": rules.figures[figure >> 3 & 7].name, "at": list(at), "on": on}
        )
    return found or None


def read_scores(reading: Reading, node: Node) -> None:
    """Points on the track, never below 0 (V-7)."""
    for seat, points in node.fields(reading.seats).items():
        reading.state.scores[reading.seats.index(seat)] = points.number(0, 100_000)


def write_scores(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """By seat."""
    return dict(zip(seats, state.scores)) if any(state.scores) else None


def read_supply(reading: Reading, node: Node) -> None:
    """Less than what the board leaves may be in hand, never more."""
    rules, state = reading.rules, reading.state
    for seat, figures in node.fields(reading.seats).items():
        for name, count in figures.fields(rules.figure_of).items():
            place = reading.seats.index(seat) * len(rules.figures) + rules.figure_of[name]
            if count.number(0) > state.supply[place]:
                raise count.bad(f"{count.value} in the supply", f"the board leaves {state.supply[place]}")
            state.supply[place] = count.value


def write_supply(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """By seat and figure."""
    kinds = len(rules.figures)
    return {
        seat: {figure.name: state.supply[n * kinds + kind] for kind, figure in enumerate(rules.figures)}
        for n, seat in enumerate(seats)
    }


def read_hand(reading: Reading, node: Node) -> None:
    """Tiles that a seat holds; the base game knows none."""
    for tiles in node.fields(reading.seats).values():
        for tile in tiles.items():
            raise tile.bad(f"{tile.value!r} cannot be held", "none of these sets has tiles to hold")


def read_draw(reading: Reading, node: Node) -> None:
    """The next tiles to come up, the first one first."""
    for entry in node.items():
        tile = reading.tile(entry, pile=True)
        reading.use(tile, 1, entry)
        reading.state.bag[tile] += 1
        reading.script.append(DrawTile(entry.value))


def read_bag(reading: Reading, node: Node | None) -> None:
    """What is left besides `draw`; by default the sets less all else."""
    rules, state = reading.rules, reading.state
    if node is None:
        for tile, printed in enumerate(rules.tiles):
            if printed.in_pile:
                state.bag[tile] += printed.count - reading.used[tile]
        return
    for name, count in node.fields([tile.id for tile in rules.tiles if tile.in_pile]).items():
        tile = rules.tile_of[name]
        reading.use(tile, count.number(0), count)
        state.bag[tile] += count.value


def write_bag(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """Every tile that nobody has seen."""
    return {tile.id: count for tile, count in zip(rules.tiles, state.bag) if count}


def read_drawn(reading: Reading, node: Node) -> None:
    """How many tiles have been drawn."""
    reading.state.drawn_count = node.number(0, 100_000)


def read_to_move(reading: Reading, node: Node) -> None:
    """Whose turn begins."""
    reading.to_move = reading.seat(node)


def nothing(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """Not written."""
    return None


BASE_POSITION = {
    "tiles": Part(read_tiles, write_tiles),
    "figures": Part(read_figures, write_figures),
    "scores": Part(read_scores, write_scores),
    "supply": Part(read_supply, write_supply),
    "hand": Part(read_hand, nothing),
    "draw": Part(read_draw, nothing),
    "drawn": Part(read_drawn, lambda rules, state, seats: state.drawn_count or None),
    "to_move": Part(read_to_move, lambda rules, state, seats: seats[state.agenda[0].seat] if state.agenda else None),
}
