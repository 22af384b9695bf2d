"""German Castles (section GC): six double tiles that the seats hold, each a castle that works like a monastery."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ...kernel.agenda import Step
from ...kernel.contract import CHANCE, Emit, Refused
from ...kernel.document import BadDocument, Node
from ..actions import PLACE_CELL_SHIFT, PLACE_FACE_SHIFT, VERB_BITS, Draw, Pass, PlaceTile
from ..board import double_places, shows
from ..expansion import Expansion, FeatureKind, Part, Stage, Verb
from ..geometry import ring_of, second_half
from ..position import Reading
from ..ruleset import Ruleset
from ..scoring import owners, present
from ..state import OPEN, CarcassonneState
from ..tile import Tile, printed_tiles

if TYPE_CHECKING:
    from ..notation import CarcassonneCodec

SLICE, SYMBOL = "german_castles", "german_castle"
NEIGHBOURS = 10
FEW_SEATS = 3  # up to so many seats there may be a second castle each (GC1)
TILE_BITS, TILE = 12, (1 << 12) - 1  # of a tile's number in a code
BONUS = 3  # for each castle tile that a completed road or city touches (GC10)


@dataclass(frozen=True, slots=True)
class PickCastle:
    """Take one of the six castle tiles before the game. They lie face down and all alike: until they are turned, the
    name tells only which of the six is meant, not which castle it is (GC1a)."""

    tile: str


@dataclass(frozen=True, slots=True)
class DealCastle:
    """Chance: the seat gets this castle tile."""

    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnCastle:
    """Chance: the castle tile that was picked turns out to be this one."""

    picked: str
    tile: str


@dataclass(frozen=True, slots=True)
class CastlePicked:
    """A seat took one of the castle tiles that lie face down."""

    seat: int
    picked: str


@dataclass(frozen=True, slots=True)
class CastleTaken:
    """A seat holds one more castle tile, face up; `picked` is what it was called before it was turned."""

    seat: int
    tile: str
    picked: str | None = None


@dataclass(frozen=True, slots=True)
class CastlesTurned:
    """All have picked and see what they hold; the other castle tiles are out of the game."""


class Castles(NamedTuple):
    """The squares of castle tiles on the board and round them; before the game the tiles picked, each as seat and
    name, and what the first of them have turned out to be."""

    near: frozenset[int] = frozenset()
    picked: tuple[tuple[int, int], ...] = ()
    turned: tuple[int, ...] = ()


def castles(state: CarcassonneState) -> Castles:
    """This set's slice of the state."""
    return state.slices[SLICE]  # type: ignore[return-value]


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
    """Each seat picks in turn order, in the second round it may decline, then all are turned; or chance deals each
    seat its number."""
    if rules.options["castle_setup"] == "deal":
        deal = rules.step_of["deal_castle"]
        return tuple(Step(deal, CHANCE, (seat,)) for seat in range(rules.seats) for _ in range(rounds(rules)))
    pick = rules.step_of["pick_castle"]
    picks = tuple(Step(pick, seat, (turn,)) for turn in range(rounds(rules)) for seat in range(rules.seats))
    return (*picks, rules.by_chance["turn_castle"])


def on_the_table(rules: Ruleset, state: CarcassonneState) -> list[int]:
    """The castle tiles that nobody has taken."""
    taken = {tile for hand in state.hands for tile in hand} | {tile for _, tile in castles(state).picked}
    return [tile for tile in castle_numbers(rules) if tile not in taken]


def castle_numbers(rules: Ruleset) -> list[int]:
    """The numbers of the six castle tiles."""
    return sorted(rules.showing[SYMBOL])


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
    """It lies before the seat, face down still."""
    seat, tile, here = state.agenda.pop().seat, code >> VERB_BITS, castles(state)
    state.slices[SLICE] = here._replace(picked=(*here.picked, (seat, tile)))
    if emit:
        emit(CastlePicked(seat, rules.tiles[tile].id))


def enter_turn(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Waits for chance while a picked tile lies face down."""
    here = castles(state)
    if len(here.turned) < len(here.picked):
        return True
    state.agenda.pop()
    state.slices[SLICE] = here._replace(picked=(), turned=())
    if emit:
        emit(CastlesTurned())
    return False


def list_turns(rules: Ruleset, state: CarcassonneState, step: Step) -> list[tuple[int, int]]:
    """The first of those face down may be any castle tile that has not been turned yet."""
    here = castles(state)
    _, picked = here.picked[len(here.turned)]
    return [
        ((picked << TILE_BITS | tile) << VERB_BITS | rules.go["TurnCastle"], 1)
        for tile in castle_numbers(rules)
        if tile not in here.turned
    ]


def turn_castle(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """Its seat holds it."""
    here, tile = castles(state), code >> VERB_BITS & TILE
    seat, picked = here.picked[len(here.turned)]
    state.slices[SLICE] = here._replace(turned=(*here.turned, tile))
    _take(rules, state, seat, tile, emit, rules.tiles[picked].id)


def as_named(rules: Ruleset) -> list[Any]:
    """A document that leaves it open takes a pick for the castle that it names."""
    return [TurnCastle(rules.tiles[tile].id, rules.tiles[tile].id) for tile in castle_numbers(rules)]


def deal_castle(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The seat holds it."""
    state.agenda.pop()
    _take(rules, state, code >> VERB_BITS & 7, code >> VERB_BITS + 3, emit)


def _take(
    rules: Ruleset, state: CarcassonneState, seat: int, tile: int, emit: Emit | None, picked: str | None = None
) -> None:
    state.hands[seat] = tuple(sorted((*state.hands[seat], tile)))
    if emit:
        emit(CastleTaken(seat, rules.tiles[tile].id, picked))


# ---- in the game ----


def list_castles(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Instead of drawing, an own castle tile wherever it fits (GC3); not while an early layer of the pile lasts
    (RV8)."""
    if not state.hands[step.seat] or any(state.bag[: rules.early]):
        return []
    held = rules.showing[SYMBOL].intersection(state.hands[step.seat])
    return double_places(rules, state, tuple(sorted(held))) if held else []


def keep_away(rules: Ruleset, state: CarcassonneState, emit: Emit | None) -> None:
    """The castle tile just placed keeps others away."""
    if shows(rules, state, SYMBOL):
        here, cell = castles(state), state.placed
        cells = (cell, cell + second_half(state.board[cell] & 3))
        state.slices[SLICE] = here._replace(near=here.near.union(cells, ring_of(cells)))


def apart(rules: Ruleset, state: CarcassonneState, codes: list[int]) -> list[int]:
    """A castle tile touches no other one, neither along an edge nor at a corner (GC5)."""
    closed = castles(state).near
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
    return "GC5" if {cell, cell + second_half(face & 3)} & castles(state).near else None


def castle_bonus(rules: Ruleset, state: CarcassonneState, root: int, final: bool, points: list[int]) -> list[int]:
    """3 points for each castle tile that takes part in a completed road or city, to every seat present there, or by
    the option castle_bonus to the majority alone; not at the end of the game (GC10, GC11, GC14, GC15)."""
    castles = 0 if final else (state.mask[root] & rules.all_marks["castle:"]).bit_count()
    if not castles:
        return [0] * rules.seats
    majority = rules.options["castle_bonus"] == "majority"
    paid = owners(rules, state, root) if majority else present(rules, state, root)
    return [BONUS * castles if seat in paid else 0 for seat in range(rules.seats)]


# ---- refusals ----


def why_no_pick(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """One of those that are left, and in the first round one must be taken (GC1)."""
    if isinstance(action, Pass):
        return Refused("must_pick", "GC1")
    return Refused("castle_taken", "GC1") if isinstance(action, PickCastle) else None


def why_no_draw(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """With an empty pile there is only a castle to place (GC7); while the river lasts there is none (RV8)."""
    if isinstance(action, Draw):
        return Refused("pile_is_empty", "GC7")
    waits = isinstance(action, PlaceTile) and any(state.bag[: rules.early])
    return Refused("river_first", "RV8") if waits else None


# ---- the notation ----


def encode_pick(rules: Ruleset, action: PickCastle) -> int:
    """The tile's number; Refused when it is no castle tile of this game."""
    number = rules.tile_of.get(action.tile)
    if number is None or SYMBOL not in rules.tiles[number].symbols:
        raise Refused("no_castle", "GC1", tile=action.tile)
    return number


def encode_turn(rules: Ruleset, action: TurnCastle) -> int:
    """What was picked, and what it is."""
    picked, tile = (encode_pick(rules, PickCastle(name)) for name in (action.picked, action.tile))
    return picked << TILE_BITS | tile


def script_turn(codec: CarcassonneCodec, entry: dict[str, Any]) -> list[Any]:
    """The tile that an entry turns."""
    if entry["do"] != "turn":
        return []
    _whole(entry, "picked", "tile")
    return [TurnCastle(entry["picked"], entry["tile"])]


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
    _whole(entry, "seat", "tiles")
    return [DealCastle(codec.seats.index(entry["seat"]), (tile,)) for tile in entry["tiles"]]


def _whole(entry: dict[str, Any], *fields: str) -> None:
    """What chance did is told in full. Raises BadDocument."""
    for name in fields:
        if name not in entry:
            raise BadDocument("$", f"the field {name!r} is missing", f"{entry['do']} needs it")


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
            "turn",
            TurnCastle,
            encode_turn,
            lambda rules, code: TurnCastle(rules.tiles[code >> TILE_BITS].id, rules.tiles[code & TILE].id),
            turn_castle,
            by_chance=True,
            script=script_turn,
        ),
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
    steps={
        "pick_castle": Stage(waits, list_picks),
        "turn_castle": Stage(enter_turn, chances=list_turns),
        "deal_castle": Stage(waits, chances=list_deals),
    },
    setup=before_the_game,
    also={"draw": list_castles},
    fits={SYMBOL: apart},
    why_not={SYMBOL: touches},
    refusals={"pick_castle": why_no_pick, "draw": why_no_draw},
    foretold=lambda rules: as_named(rules) if rules.options["castle_setup"] == "pick" else [],
    never={SYMBOL: touches},
    scoring={"castle": castle_bonus},
    hooks={"placed": keep_away},
    slice=lambda rules: Castles(),
    position={"hand": Part(read_hand, write_hand)},
)
