"""The Abbot (section AB, option `abbot`): one more figure a seat, for monasteries and gardens, who may be called
back."""

from __future__ import annotations

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from ..actions import SPOT_CELL_SHIFT, SPOT_FIGURE_SHIFT, SPOT_KEY_SHIFT, RecallFigure
from ..events import FigureRecalled
from ..expansion import Expansion, Figure, Verb
from ..geometry import cell_of
from ..ruleset import Ruleset
from ..scoring import spot_of, take_off, worth
from ..state import FIGURE_PIECE_SHIFT, CarcassonneState
from ..steps.deploy import decode_spot, encode_spot, piece_at
from ..turn import go_on

ABBOT_FIGURE = Figure("abbot", count=1, weight=1, stands_on=frozenset({"monastery", "garden"}))  # AB2, AB7, AB8


def list_recalls(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """The own abbot, wherever he stands (AB5)."""
    abbot = rules.figure_of["abbot"]
    codes = []
    for figure in state.figures:
        if figure & 7 == step.seat and figure >> 3 & 7 == abbot:
            at, on = spot_of(rules, state, figure >> FIGURE_PIECE_SHIFT)
            codes.append(
                cell_of(at) << SPOT_CELL_SHIFT
                | rules.key_of[on[1:]] << SPOT_KEY_SHIFT
                | abbot << SPOT_FIGURE_SHIFT
                | rules.go["RecallFigure"]
            )
    return codes


def recall(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """He comes back and brings 1 point and 1 for each filled neighbour square at once; no feature is scored by it
    (AB9)."""
    seat, piece, abbot = state.agenda[-1].seat, piece_at(rules, state, code), rules.figure_of["abbot"]
    units, factor = worth(rules, state, piece, False)
    state.scores[seat] += units * factor
    if emit:
        emit(FigureRecalled(seat, "abbot", *spot_of(rules, state, piece), units * factor))
    take_off(rules, state, piece << FIGURE_PIECE_SHIFT | abbot << 3 | seat, emit)
    go_on(rules, state)


ABBOT = Expansion(
    name="abbot",
    switch="abbot",
    options=("abbot",),
    figures=(ABBOT_FIGURE,),
    verbs=(
        Verb("recall", RecallFigure, encode_spot, lambda rules, code: RecallFigure(*decode_spot(rules, code)), recall),
    ),
    also={"figure": list_recalls},
)
