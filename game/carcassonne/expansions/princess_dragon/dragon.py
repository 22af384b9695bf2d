"""The dragon (PD3 to PD11, GC20, GC21): it comes to each volcano, and moves when a dragon tile is placed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....kernel.agenda import Step
from ....kernel.contract import Emit, Refused
from ...actions import VERB_BITS, Pass
from ...board import shows
from ...expansion import Stage, Verb
from ...geometry import SIDE_OF, SIDES, STEP, Square, square_of
from ...ruleset import Ruleset
from ...scoring import take_off
from ...state import FACE_BITS, FIGURE_PIECE_SHIFT, CarcassonneState
from ...turn import go_on
from .neutral import NOWHERE, SLICE, neutral, pieces_on, tile_cells

STEPS = 6  # PD8


@dataclass(frozen=True, slots=True)
class MoveDragon:
    """One step of the dragon: N, E, S or W."""

    to: str


@dataclass(frozen=True, slots=True)
class DragonCame:
    """The dragon was brought to a volcano."""

    start: Square | None
    at: Square


@dataclass(frozen=True, slots=True)
class DragonMoved:
    """A seat moved the dragon one square; the meeples that it takes there, by seat and kind, go home after this."""

    seat: int
    start: Square
    at: Square
    left: int
    taken: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class DragonStopped:
    """The dragon's move is over."""

    at: Square


@dataclass(frozen=True, slots=True)
class TilesShuffledIn:
    """The tiles laid aside are in the pile from now on (PD3)."""

    tiles: tuple[str, ...]


# ---- dragon tiles that come too early (PD3) ----


def early(rules: Ruleset, state: CarcassonneState) -> frozenset[int]:
    """Dragon tiles before the first volcano."""
    return frozenset() if neutral(state).volcano else rules.showing["dragon"]


def lay_aside(rules: Ruleset, state: CarcassonneState, tile: int) -> None:
    """It waits for the first volcano."""
    here = neutral(state)
    state.slices[SLICE] = here._replace(aside=tuple(sorted((*here.aside, tile))))


# ---- the volcano (PD4, PD5) ----


def arrive(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """A volcano brings the dragon to its square, eating nobody; after the first one the tiles laid aside go into the
    pile."""
    if shows(rules, state, "volcano"):
        here = neutral(state)
        for tile in here.aside:
            state.bag[tile] += 1
        state.slices[SLICE] = here._replace(dragon=state.placed, volcano=True, aside=())
        if emit:
            emit(DragonCame(None if here.dragon == NOWHERE else square_of(here.dragon), square_of(state.placed)))
            if here.aside:
                emit(TilesShuffledIn(tuple(rules.tiles[tile].id for tile in here.aside)))
    go_on(rules, state)
    return False


def bar(rules: Ruleset, state: CarcassonneState, cell: int) -> bool:
    """No meeple comes to a volcano in the turn it is placed (PD5), nor to the tile where the dragon stands (PD6)."""
    dragon = neutral(state).dragon
    return dragon != NOWHERE and state.board[dragon] >> FACE_BITS == state.board[cell] >> FACE_BITS


# ---- the move (PD7 to PD11) ----


def enter_dragon(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """A dragon tile makes the dragon move (PD7), before the scoring or after it (O5)."""
    go_on(rules, state)
    if shows(rules, state, "dragon") and (dragon := neutral(state).dragon) != NOWHERE:
        state.agenda.append(Step(rules.step_of["dragon_step"], step.seat, (STEPS, dragon)))
    return False


def list_steps(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """To a square with a tile that it has not visited in this move and that the fairy does not close (PD9, PD18,
    GC23)."""
    here = neutral(state)
    visited = step.data[1:]
    closed = tile_cells(rules, state, here.fairy) if here.fairy != NOWHERE else ()
    return [
        side << VERB_BITS | rules.go["MoveDragon"]
        for side, way in enumerate(STEP)
        if (there := here.dragon + way) in state.board and there not in visited and there not in closed
    ]


def enter_step(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """The seat must move it; where it can go nowhere the move ends early (PD10)."""
    if list_steps(rules, state, step):
        return True
    state.agenda.pop()
    if emit:
        emit(DragonStopped(square_of(neutral(state).dragon)))
    return False


def move_dragon(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """One step; then the next seat moves it on, six in all (PD8)."""
    step = state.agenda.pop()
    left, *visited = step.data
    here = neutral(state)
    there = here.dragon + STEP[code >> VERB_BITS]
    state.slices[SLICE] = here.dragon_to(there)
    if emit:
        taken = tuple((figure & 7, rules.figures[figure >> 3 & 7].name) for figure in prey(rules, state, there))
        emit(DragonMoved(step.seat, square_of(here.dragon), square_of(there), left - 1, taken))
    for figure in prey(rules, state, there):
        take_off(rules, state, figure, emit)
    if left > 1:
        seat = (step.seat + 1) % rules.seats
        state.agenda.append(Step(step.kind, seat, (left - 1, *visited, there)))
    elif emit:
        emit(DragonStopped(square_of(there)))


def prey(rules: Ruleset, state: CarcassonneState, cell: int) -> list[int]:
    """All meeples on the whole tile: they go home without points (PD11, GC20)."""
    first, last = pieces_on(rules, state, cell)
    return [one for one in state.figures if first <= one >> FIGURE_PIECE_SHIFT < last]


def why_no_step(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused | None:
    """Which part of PD8, PD9 or PD18 a step breaks."""
    if isinstance(action, Pass):
        return Refused("dragon_must_move", "PD8")
    if not isinstance(action, MoveDragon):
        return None
    there = neutral(state).dragon + STEP[SIDE_OF[action.to]]
    if there not in state.board:
        return Refused("dragon_needs_a_tile", "PD9", to=action.to)
    if there in state.agenda[-1].data[1:]:
        return Refused("dragon_was_there", "PD9", to=action.to)
    return Refused("fairy_keeps_out", "PD18", to=action.to)


def encode_step(rules: Ruleset, action: MoveDragon) -> int:
    """The side; Refused when it is none."""
    if action.to not in SIDE_OF:
        raise Refused("no_such_direction", "PD8", to=action.to)
    return SIDE_OF[action.to]


DRAGON_STEP = Stage(enter_step, list_steps)
DRAGON_VERB = Verb("dragon", MoveDragon, encode_step, lambda rules, code: MoveDragon(SIDES[code]), move_dragon)
