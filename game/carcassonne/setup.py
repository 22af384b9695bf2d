"""The table before the first turn (B1, RV2)."""

from __future__ import annotations

from ..kernel.stepped import advance
from .board import lay
from .geometry import ORIGIN
from .ruleset import Ruleset
from .state import CarcassonneState


def empty_table(rules: Ruleset) -> CarcassonneState:
    """Nothing on the board, every figure in its supply, every tile that belongs to the pile in the bag."""
    return CarcassonneState(
        scores=[0] * rules.seats,
        supply=[figure.count for _ in range(rules.seats) for figure in rules.figures],
        bag=[tile.count if tile.in_pile else 0 for tile in rules.tiles],
        hands=[()] * rules.seats,
        slices=dict(rules.slices),
    )


def start(rules: Ruleset) -> CarcassonneState:
    """The start tile lies at (0,0), rotation 0; what comes before the first turn waits, or the first seat begins
    (B1.2)."""
    state = empty_table(rules)
    tile = rules.tile_of[rules.start_tile]
    state.bag[tile] -= 1
    lay(rules, state, ORIGIN, rules.slot_of[tile] * 4)
    state.ripe = ()
    state.agenda = [rules.turn[0][0], *reversed(rules.setup)]
    advance(rules, state, None)
    return state


def begin(rules: Ruleset, state: CarcassonneState, seat: int) -> CarcassonneState:
    """The seat's turn has begun on a given table: its start (T0) is over."""
    state.ripe = ()
    state.agenda = [rules.first_step[seat]]
    advance(rules, state, None)
    return state
