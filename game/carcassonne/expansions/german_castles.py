"""German Castles (section GC): six double tiles that the seats hold, each a castle that works like a monastery."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ...kernel.agenda import Step
from ...kernel.contract import CHANCE, Emit, Refused
from ...kernel.document import Node
from ..actions import PLACE_CELL_SHIFT, PLACE_FACE_SHIFT, VERB_BITS
from ..board import places
from ..expansion import Expansion, FeatureKind, Part, Stage, Verb
from ..geometry import ring_of, second_half
from ..position import Reading
from ..ruleset import Ruleset
from ..scoring import owners, present
from ..state import FACE, OPEN, CarcassonneState
from ..tile import Tile, printed_tiles

if TYPE_CHECKING:
    from ..notation import CarcassonneCodec

SLICE, SYMBOL = "german_castles", "german_castle"
NEIGHBOURS = 10
FEW_SEATS = 3  # up to so many seats there may be a second castle each (GC1)
BONUS = 3  # for each castle tile that a completed road or city touches (GC10)


@dataclass(frozen=True, slots=True)
class PickCastle:
    """Take one of the six castle tiles before the game; face down, so nobody knows which."""

    tile: str


@dataclass(frozen=True, slots=True)
class DealCastle:
    """Chance: the seat gets this castle tile."""

    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CastleTaken:
    """A seat holds one more castle tile."""

    seat: int
    tile: str


# ---- the tiles ----


def castle_mark(tile: Tile) -> str:
    """Each castle tile has a mark of its own, so that it counts once for a feature that touches it several times
    (GC11)."""
    return f"castle:{tile.id}"


def castle_tiles(options: Mapping[str, Any]) -> tuple[Tile, ...]:
    """The six, roads and cities marked with the tile they lie on."""
    return tuple(
        replace(
            tile,
            pieces=tuple(
                replace(piece, marks=piece.marks | {castle_mark(tile)}) if piece.kind in ("road", "city") else piece
                for piece in tile.pieces
            ),
        )
        for tile in printed_tiles("german_castles")
    )


def castle_units(state: CarcassonneState, root: int, complete: bool) -> int:
    """12 when complete, otherwise 2 and 1 for each filled neighbour square (GC9, GC16)."""
    return 2 + NEIGHBOURS - (0 if complete else state.sums[root] & OPEN)


CASTLE = FeatureKind("castle", castle_units, ring=True, admits=frozenset({"follower", "large", "wagon"}))  # GC6, AB8


# ---- before the game (GC1, GC1a) ----


def rounds(rules: Ruleset) -> int:
    """How many castle tiles a seat may have."""
    return int(rules.options["castles_per_seat"]) if rules.seats <= FEW_SEATS else 1


def before_the_game(rules: Ruleset) -> tuple[Step, ...]:
    """Each seat picks in turn order, in the second round it may decline; or chance deals each seat its number."""
    if rules.options["castle_setup"] == "deal":
        deal = rules.step_of["deal_castle"]
        return tuple(Step(deal, CHANCE, (seat,)) for seat in range(rules.seats) for _ in range(rounds(rules)))
    pick = rules.step_of["pick_castle"]
    return tuple(Step(pick, seat, (turn,)) for turn in range(rounds(rules)) for seat in range(rules.seats))


def on_the_table(rules: Ruleset, state: CarcassonneState) -> list[int]:
    """The castle tiles that nobody has taken."""
    taken = {tile for hand in state.hands for tile in hand}
    return [number for number, tile in enumerate(rules.tiles) if SYMBOL in tile.symbols and number not in taken]


def waits(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Always."""
    return True


def list_picks(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """All that are left; in the second round one may decline."""
    picks = [tile << VERB_BITS | rules.go["PickCastle"] for tile in on_the_table(rules, state)]
    return picks if step.data[0] == 0 else [rules.go["Pass"], *picks]


def list_deals(rules: Ruleset, state: CarcassonneState, step: Step) -> list[tuple[int, int]]:
    """Each castle tile is as likely as the other."""
    seat = step.data[0]
    return [((tile << 3 | seat) << VERB_BITS | rules.go["DealCastle"], 1) for tile in on_the_table(rules, state)]


def pick_castle(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The seat holds it."""
    _take(rules, state, state.agenda.pop().seat, code >> VERB_BITS, emit)


def deal_castle(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The seat holds it."""
    state.agenda.pop()
    _take(rules, state, code >> VERB_BITS & 7, code >> VERB_BITS + 3, emit)


def _take(rules: Ruleset, state: CarcassonneState, seat: int, tile: int, emit: Emit | None) -> None:
    state.hands[seat] = tuple(sorted((*state.hands[seat], tile)))
    if emit:
        emit(CastleTaken(seat, rules.tiles[tile].id))


# ---- in the game ----


def list_castles(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Instead of drawing, an own castle tile wherever it fits (GC3); not while an early layer of the pile lasts
    (RV8)."""
    if any(state.bag[: rules.early]):
        return []
    return [
        code
        for tile in state.hands[step.seat]
        if SYMBOL in rules.tiles[tile].symbols
        for code in places(rules, state, tile)
    ]


def near(state: CarcassonneState) -> frozenset[int]:
    """The squares of castle tiles on the board and round them: this set's slice of the state."""
    found = state.slices[SLICE]
    assert isinstance(found, frozenset)
    return found


def keep_away(rules: Ruleset, state: CarcassonneState, emit: Emit | None) -> None:
    """The castle tile just placed keeps others away."""
    if rules.tile_at[(face := state.board[state.placed] & FACE) >> 2] in rules.showing[SYMBOL]:
        state.slices[SLICE] = near(state) | _reach(state.placed, face)


def _reach(cell: int, face: int) -> frozenset[int]:
    cells = (cell, cell + second_half(face & 3))
    return frozenset((*cells, *ring_of(cells)))


def apart(rules: Ruleset, state: CarcassonneState, codes: list[int]) -> list[int]:
    """A castle tile touches no other one, neither along an edge nor at a corner (GC5)."""
    closed = near(state)
    if not closed:
        return codes
    return [
        code
        for code in codes
        if (cell := code >> PLACE_CELL_SHIFT) not in closed
        and cell + second_half(code >> PLACE_FACE_SHIFT & 3) not in closed
    ]


def touches(rules: Ruleset, state: CarcassonneState, cell: int, face: int) -> str | None:
    """GC5 where it touches one."""
    return "GC5" if {cell, cell + second_half(face & 3)} & near(state) else None


def castle_bonus(rules: Ruleset, state: CarcassonneState, root: int, complete: bool, points: list[int]) -> list[int]:
    """3 points for each castle tile that takes part in a completed road or city, to every seat present there, or by
    the option castle_bonus to the majority alone; not at the end of the game (GC10, GC11, GC14, GC15)."""
    castles = (state.mask[root] & rules.all_marks["castle:"]).bit_count() if complete else 0
    if not castles:
        return [0] * rules.seats
    majority = rules.options["castle_bonus"] == "majority"
    paid = owners(rules, state, root) if majority else present(rules, state, root)
    return [BONUS * castles if seat in paid else 0 for seat in range(rules.seats)]


# ---- the notation ----


def encode_pick(rules: Ruleset, action: PickCastle) -> int:
    """The tile's number; Refused when it is no castle tile of this game."""
    number = rules.tile_of.get(action.tile)
    if number is None or SYMBOL not in rules.tiles[number].symbols:
        raise Refused("no_castle", "GC1", tile=action.tile)
    return number


def encode_deal(rules: Ruleset, action: DealCastle) -> int:
    """Tile and seat."""
    return encode_pick(rules, PickCastle(action.tiles[0])) << 3 | action.seat


def fold_deal(codec: CarcassonneCodec, state: CarcassonneState, entry: dict[str, Any], action: DealCastle) -> bool:
    """The tiles that a seat is dealt stand in one entry."""
    if entry["do"] != "deal" or entry["seat"] != codec.seats[action.seat]:
        return False
    entry["tiles"] = [*entry["tiles"], *action.tiles]
    return True


def script_deal(codec: CarcassonneCodec, entry: dict[str, Any]) -> list[Any]:
    """The tiles that an entry deals."""
    if entry["do"] != "deal":
        return []
    return [DealCastle(codec.seats.index(entry["seat"]), (tile,)) for tile in entry["tiles"]]


def read_hand(reading: Reading, node: Node) -> None:
    """Tiles that the seats hold: only those that do not belong to the pile."""
    rules = reading.rules
    for seat, tiles in node.fields(reading.seats).items():
        held = []
        for entry in tiles.items():
            tile = reading.tile(entry)
            if rules.tiles[tile].in_pile:
                raise entry.bad(f"{entry.value} belongs to the pile", "only tiles that the seats hold are right")
            reading.use(tile, 1, entry)
            held.append(tile)
        reading.state.hands[reading.seats.index(seat)] = tuple(sorted(held))


def write_hand(rules: Ruleset, state: CarcassonneState, seats: tuple[str, ...]) -> Any:
    """By seat, where there is one."""
    return {seat: [rules.tiles[tile].id for tile in hand] for seat, hand in zip(seats, state.hands) if hand} or None


GERMAN_CASTLES = Expansion(
    name=SLICE,
    options=("castle_bonus", "castle_setup", "castles_per_seat"),
    tiles=castle_tiles,
    marks=tuple(castle_mark(tile) for tile in printed_tiles("german_castles")),
    features=(CASTLE,),
    verbs=(
        Verb("pick", PickCastle, encode_pick, lambda rules, code: PickCastle(rules.tiles[code].id), pick_castle),
        Verb(
            "deal",
            DealCastle,
            encode_deal,
            lambda rules, code: DealCastle(code & 7, (rules.tiles[code >> 3].id,)),
            deal_castle,
            by_chance=True,
            fold=fold_deal,
            script=script_deal,
        ),
    ),
    steps={"pick_castle": Stage(waits, list_picks), "deal_castle": Stage(waits, chances=list_deals)},
    setup=before_the_game,
    also={"draw": list_castles},
    fits={SYMBOL: apart},
    why_not={SYMBOL: touches},
    never={SYMBOL: touches},
    scoring={"castle": castle_bonus},
    hooks={"placed": keep_away},
    slice=lambda rules: frozenset(),
    position={"hand": Part(read_hand, write_hand)},
)
