"""The table before the first turn (B1, RV2)."""

from __future__ import annotations

from .board import lay
from .geometry import ORIGIN
from .ruleset import Ruleset
from .state import CarcassonneState
from .turn import advance


def empty_table(rules: Ruleset) -> CarcassonneState:
    """Nothing on the board, every figure in its supply, every tile that belongs to the pile in the bag."""
    return CarcassonneState(
        scores=[0] * rules.seats,
        supply=[figure.count for _ in range(rules.seats) for figure in rules.figures],
        bag=[tile.count if tile.in_pile else 0 for tile in rules.tiles],
    )


def start(rules: Ruleset) -> CarcassonneState:
    """The start tile lies at (0,0), rotation 0; the first seat is about to begin (B1.2)."""
    state = empty_table(rules)
    tile = rules.tile_of[rules.start_tile]
    state.bag[tile] -= 1
    lay(rules, state, ORIGIN, rules.slot_of[tile] * 4)
    return begin(rules, state, 0)


def begin(rules: Ruleset, state: CarcassonneState, seat: int) -> CarcassonneState:
    """The seat's turn begins on this table."""
    state.ripe = ()
    state.agenda = [rules.turn[0][seat]]
    advance(rules, state, None)
    return state
