"""Flying Machines (section FM): instead of placing a meeple, launch it; a die says how far it flies in a straight
line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...kernel.agenda import Step
from ...kernel.contract import Emit, Refused
from ...kernel.document import Node
from ..actions import VERB_BITS, Pass
from ..board import shows
from ..expansion import Expansion, Part, Stage, Verb
from ..features.field import FIELD
from ..geometry import STRIDE, Square, cell_of, square_of
from ..position import Reading
from ..ruleset import Ruleset
from ..scoring import barred, is_complete, put_on, spot_of
from ..spots import decode_spot, encode_spot, open_spots, piece_at, place_of, spot_code
from ..state import FACE, FACE_BITS, CarcassonneState, root_of
from ..tile import printed_tiles
from ..turn import go_on

if TYPE_CHECKING:
    from ..notation import CarcassonneCodec

DIRECTIONS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
FACES_OF_THE_DIE = {1: 2, 2: 2, 3: 2}  # roll -> sides of the die that show it (FM1)


@dataclass(frozen=True, slots=True)
class Fly:
    """Launch a figure from the machine just placed."""

    figure: str


@dataclass(frozen=True, slots=True)
class RollDie:
    """Chance: how many squares it flies."""

    roll: int


@dataclass(frozen=True, slots=True)
class Land:
    """Take one of the features on the landing tile."""

    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class FigureBoarded:
    """A figure from the supply has climbed into the machine there; the die has not been rolled yet."""

    seat: int
    figure: str
    at: Square


@dataclass(frozen=True, slots=True)
class FigureLaunched:
    """A figure flies over `path` and comes down on its last square."""

    seat: int
    figure: str
    start: Square
    path: tuple[Square, ...]
    roll: int


@dataclass(frozen=True, slots=True)
class FigureLanded:
    """The figure in the air stands on a feature now."""

    seat: int
    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class FlightFailed:
    """The figure in the air finds nothing on that square and goes back into the supply (FM7)."""

    seat: int
    figure: str
    at: Square


def heading(rules: Ruleset, face: int) -> int | None:
    """The difference of cells for one step of the machine on a tile as it lies; None when it has none (FM2)."""
    tile = rules.tile_of_face(face)
    for piece in tile.pieces:
        if piece.kind == "flying_machine":
            order = list(DIRECTIONS)
            x, y = DIRECTIONS[order[(order.index(piece.fact("direction")) + 2 * (face & 3)) % 8]]
            return x + y * STRIDE
    return None


def list_flights(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Any meeple in the supply may be launched when the tile just placed has a machine (FM3)."""
    if not shows(rules, state, "flying_machine"):
        return []
    kinds = len(rules.figures)
    supply = state.supply[step.seat * kinds : (step.seat + 1) * kinds]
    return [number << VERB_BITS | rules.go["Fly"] for number, count in enumerate(supply) if count]


def fly(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The figure leaves the supply; chance rolls."""
    seat, figure = state.agenda[-1].seat, code >> VERB_BITS
    state.supply[seat * len(rules.figures) + figure] -= 1
    if emit:
        emit(FigureBoarded(seat, rules.figures[figure].name, square_of(state.placed)))
    go_on(rules, state)
    state.agenda.append(Step(rules.step_of["land"], seat, (figure,)))
    state.agenda.append(rules.by_chance["roll"])


def enter_roll(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Waits for the die."""
    return True


def list_rolls(rules: Ruleset, state: CarcassonneState, step: Step) -> list[tuple[int, int]]:
    """1, 1, 2, 2, 3, 3."""
    return [(roll << VERB_BITS | rules.go["RollDie"], weight) for roll, weight in FACES_OF_THE_DIE.items()]


def roll_die(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """The landing square lies that many squares away; what lies between does not matter (FM3, FM4, GC17, GC19)."""
    state.agenda.pop()
    waiting, roll = state.agenda[-1], code >> VERB_BITS
    step = heading(rules, state.board[state.placed] & FACE)
    assert step is not None
    target = state.placed + roll * step
    state.agenda[-1] = waiting._replace(data=(*waiting.data, target))
    if emit:
        path = tuple(square_of(state.placed + far * step) for far in range(1, roll + 1))
        emit(FigureLaunched(waiting.seat, rules.figures[waiting.data[0]].name, square_of(state.placed), path, roll))


def list_landings(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Open features of the landing tile on which the figure may stand, occupied or not, never a field (FM5, FM6,
    GC18)."""
    figure, target = step.data
    if target not in state.board or barred(rules, state, target):
        return []
    return [
        spot_code(rules, "Land", *place_of(state, piece))
        for piece, _, kind in open_spots(rules, state, target, figure)
        if rules.kinds[kind] is not FIELD
    ]


def enter_land(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Waits where there is something to take; otherwise the figure goes home and the action is over (FM7, FM8)."""
    if list_landings(rules, state, step):
        return True
    figure, target = step.data
    state.agenda.pop()
    state.supply[step.seat * len(rules.figures) + figure] += 1
    if emit:
        emit(FlightFailed(step.seat, rules.figures[figure].name, square_of(target)))
    return False


def land(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """It stands there as any other from now on (FM9)."""
    step = state.agenda.pop()
    figure, piece = step.data[0], piece_at(rules, state, code)
    put_on(rules, state, piece, figure, step.seat)
    if emit:
        emit(FigureLanded(step.seat, rules.figures[figure].name, *spot_of(rules, state, piece)))


def why_no_flight(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """A flight needs a machine on the tile just placed, and a figure in the supply (FM3)."""
    if not isinstance(action, Fly):
        return None
    if not shows(rules, state, "flying_machine"):
        return Refused("no_flying_machine", "FM3")
    return Refused("supply_empty", "B4.4", figure=action.figure)


def why_no_landing(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """Which part of FM3 to FM6 or GC19 a landing breaks."""
    if isinstance(action, Pass):
        return Refused("must_land", "FM5")
    if not isinstance(action, Land) or (cell := cell_of(action.at)) not in state.board:
        return None
    figure, target = state.agenda[-1].data
    face = state.board[cell] & FACE
    if state.board[cell] >> FACE_BITS != state.board[target] >> FACE_BITS:
        bent = cell_of(action.at) in bent_line(rules, state)
        return Refused("flight_keeps_line", "GC19") if bent else Refused("not_where_it_lands", "FM3")
    tile = rules.tile_of_face(face)
    if action.on[1:] not in {piece.key for piece in tile.pieces}:
        return Refused("no_such_place", "FM5", at=action.at, on=action.on)
    kind = tile.pieces[tile.index(action.on[1:])].kind
    if kind == FIELD.name:
        return Refused("no_landing_on_fields", "FM6")
    if not rules.may_stand(figure, kind):
        return Refused("figure_may_not_stand", "FM6", figure=rules.figures[figure].name, kind=kind)
    root = root_of(state.parent, piece_at(rules, state, rules.encode(action)))
    return Refused("feature_complete", "FM5", kind=kind) if is_complete(rules, state, root) else None


def bent_line(rules: Ruleset, state: CarcassonneState) -> list[int]:
    """Where the flight of the tile just placed would lead if a double tile were crossed from corner to corner as one
    step, which it is not (GC19). Nothing where that makes no difference."""
    step = heading(rules, state.board[state.placed] & FACE)
    if step is None or step in (1, -1, STRIDE, -STRIDE):
        return []
    across = 1 if step in (1 + STRIDE, 1 - STRIDE) else -1
    cell = straight = state.placed
    bent = []
    for _ in range(max(FACES_OF_THE_DIE)):
        cell, straight = cell + step, straight + step
        if cell != straight:
            bent.append(cell)
        # a double tile that lies across or along the way carries on by its second square
        for other in (across, step - across):
            if (
                cell in state.board
                and cell + other in state.board
                and state.board[cell] >> FACE_BITS == state.board[cell + other] >> FACE_BITS
            ):
                cell += other
    return bent


def encode_fly(rules: Ruleset, action: Fly) -> int:
    """The figure's number; Refused when no chosen set has it."""
    if action.figure not in rules.figure_of:
        raise Refused("unknown_figure", "B1.1", figure=action.figure)
    return rules.figure_of[action.figure]


def encode_roll(rules: Ruleset, action: RollDie) -> int:
    """1 to 3; Refused otherwise."""
    if action.roll not in FACES_OF_THE_DIE:
        raise Refused("no_such_roll", "FM1", roll=action.roll)
    return action.roll


def fold_roll(codec: CarcassonneCodec, state: CarcassonneState, entry: dict[str, Any], action: RollDie) -> bool:
    """The roll stands in the entry of its flight."""
    if entry["do"] == "fly":
        entry["roll"] = action.roll
    return entry["do"] == "fly"


def script_roll(codec: CarcassonneCodec, entry: dict[str, Any]) -> list[Any]:
    """The roll that an entry of a flight fixes."""
    return [RollDie(entry["roll"])] if entry["do"] == "fly" and "roll" in entry else []


def read_rolls(reading: Reading, node: Node) -> None:
    """The next results of the die, the first one first."""
    reading.script += [RollDie(roll.number(1, 3)) for roll in node.items()]


FLYING_MACHINES = Expansion(
    name="flying_machines",
    tiles=lambda options: printed_tiles("flying_machines"),
    verbs=(
        Verb("fly", Fly, encode_fly, lambda rules, code: Fly(rules.figures[code].name), fly, extra=("roll",)),
        Verb(
            "fly",
            RollDie,
            encode_roll,
            lambda rules, code: RollDie(code),
            roll_die,
            by_chance=True,
            fold=fold_roll,
            script=script_roll,
        ),
        Verb("land", Land, encode_spot, decode_spot(Land), land, extra=("as",), place="feature"),
    ),
    steps={"roll": Stage(enter_roll, chances=list_rolls), "land": Stage(enter_land, list_landings)},
    also={"figure": list_flights},
    refusals={"figure": why_no_flight, "land": why_no_landing},
    position={"rolls": Part(read_rolls, lambda rules, state, seats: None)},
)
