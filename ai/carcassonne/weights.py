"""The hand-made numbers of the evaluation, in one table. Values are points; `left` counts the unseen tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .terms import NEUTRAL, Weighing, load


@dataclass(frozen=True)
class Weights:
    """What the evaluation believes."""

    # The chance that a hole is filled is (chance to draw a fitting tile at all) * left / (left + slack): fitting tiles
    # are wanted elsewhere, and the other seats spoil holes. The slack is for two seats and grows with them.
    city_slack: float = 27
    road_slack: float = 5.4
    ring_slack: float = 13.8
    extends: float = 0.45              # a tile that fills the hole but opens another end counts so much

    city_growth: float = 0.3           # squares that an unfinished city still gains for each hole
    road_growth: float = 0.6
    fields: float = 0.74               # how much of a field's points is believed with a full bag
    field_growth: float = 3.4          # what a field still gains with a full bag

    # Followers in the supply: the first is worth most. With a full bag; falls in a line to nothing with the last turn.
    free: tuple[float, ...] = (20, 9.3, 9.3, 3.4, 3.4, 3.4, 3.4)
    free_abbot: float = 4
    returns: float = 0.44              # of a follower's worth now, when it comes home some time later

    # The fairy seldom stays long: the other seats move her on, and that costs them a figure.
    fairy_turns: float = 0.25          # turns that her meeple's seat may hope to begin with her
    fairy_stays: float = 0.3           # whether she is still there when its feature is completed later
    fairy_keeps: float = 0.3           # how much of a later danger she keeps off
    fairy_waits: float = 3             # what a move of hers must bring beyond that while there are followers to place

    # What a turn yet to come brings, beyond what the position promises. It makes positions comparable before and
    # after a turn: a search mixes both. (Measured: a turn moves the margin by 2.6.)
    turn: float = 2.6

    spite: float = 1.0                 # what a point of the others weighs against an own one
    terms: Weighing = NEUTRAL          # what training has found on top


HAND_MADE = Weights()

LEARNED = replace(HAND_MADE, terms=load(Path(__file__).with_name("learned.npz")))
"""The same with the weights of the terms that ai.train found; the file says by which command."""

CHARACTERS: dict[str, dict[str, float]] = {
    "builder": {"city_slack": 22, "city_growth": 0.45},
    "farmer": {"fields": 0.8},
    "blocker": {"spite": 1.15},
}
"""Tastes by name, as changes of the weights: they play differently and about as well."""


def tasted(weights: Weights, character: str) -> Weights:
    """The weights of a character; an empty name leaves them as they are."""
    changes: dict[str, Any] = dict(CHARACTERS[character]) if character else {}
    return replace(weights, **changes)
