"""The order of things, in two visible tables. A set says which name it fills; empty names vanish when the sets are
compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .ruleset import Ruleset
    from .state import CarcassonneState

# fmt: off
TURN = (
    "begin",        # T0, TS-0    fairy's point, eradication
    "draw",         # T1, TS-1    take a tile from the pile, or one from the hand
    "place",        # T2, TS-2.1
    "arrive",       # T3, TS-2.2  volcano, plague source
    "figure",       # T4, TS-3    one figure action, with window A; every turn
    "flee",         #             window B
    "dragon",       # T5, TS-4
    "evade",        #             window C
    "score",        # T6, TS-5
    "move_on",      # TS-5.8      wagons; window D
    "late_dragon",  # O5          the dragon, where it moves after the scoring
    "bazaar",       # TS-6
    "end",          # T7, TS-7
)

SCORING = (
    "multiply",     # inn, cathedral: change the points of a unit (IC3 to IC6, O13)
    "watchtower",   # TS-5.3      bonus of a meeple on a watchtower
    "castle",       # TS-5.4      3 points a castle tile (GC10)
    "fairy",        #             3 points for her meeple (PD20)
)

HOOKS = (
    "placed",       # (rules, state, emit): a tile lies on the board, its features are joined
    "returned",     # (rules, state, figure): an entry of state.figures has left the board
    "scored",       # (rules, state, emit): the features of this turn have been scored
    "turn_ends",    # (rules, state, emit): the turn is over, the next one has not begun
)
# fmt: on


def go_on(rules: Ruleset, state: CarcassonneState) -> None:
    """The step on top is done: the next name of TURN takes its place, or, of a step pushed in between, it goes away."""
    step = state.agenda[-1]
    after = rules.next_step[step.kind]
    if after is None:
        state.agenda.pop()
    else:
        state.agenda[-1] = after[step.seat]
