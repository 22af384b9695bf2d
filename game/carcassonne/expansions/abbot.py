"""The Abbot (section AB, option `abbot`): one more figure a seat, for monasteries and gardens, who may be called
back."""

from __future__ import annotations

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from ..actions import RecallFigure
from ..events import FigureRecalled
from ..expansion import Expansion, Figure, Verb
from ..ruleset import Ruleset
from ..scoring import spot_of, squares_beside, take_off, worth
from ..spots import decode_spot, encode_spot, piece_at, place_of, spot_code
from ..state import FIGURE_PIECE_SHIFT, CarcassonneState
from ..turn import go_on

ABBOT_FIGURE = Figure("abbot", count=1, weight=1, stands_on=frozenset({"monastery", "garden"}))  # AB2, AB7, AB8


def list_recalls(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """The own abbot, wherever he stands (AB5)."""
    abbot = rules.figure_of["abbot"]
    return [
        spot_code(rules, "RecallFigure", *place_of(state, figure >> FIGURE_PIECE_SHIFT), abbot)
        for figure in state.figures
        if figure & 7 == step.seat and figure >> 3 & 7 == abbot
    ]


def recall(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """He comes back and brings 1 point and 1 for each filled neighbour square at once; no feature is scored by it
    (AB9)."""
    seat, piece, abbot = state.agenda[-1].seat, piece_at(rules, state, code), rules.figure_of["abbot"]
    units, factor = worth(rules, state, piece, False)
    state.scores[seat] += units * factor
    if emit:
        beside = squares_beside(rules, state, piece)
        emit(FigureRecalled(seat, "abbot", *spot_of(rules, state, piece), units * factor, beside))
    take_off(rules, state, piece << FIGURE_PIECE_SHIFT | abbot << 3 | seat, emit)
    go_on(rules, state)


ABBOT = Expansion(
    name="abbot",
    switch="abbot",
    options=("abbot",),
    figures=(ABBOT_FIGURE,),
    verbs=(Verb("recall", RecallFigure, encode_spot, decode_spot(RecallFigure), recall),),
    also={"figure": list_recalls},
)
