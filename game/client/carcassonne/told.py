"""The tile game in words: what the log says about each thing that happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.carcassonne.events import (
    FeatureScored,
    FigureDeployed,
    FigureRecalled,
    GameEnded,
    TileLost,
    TilePlaced,
)
from game.client.words import Words

KINDS = {"c": "city", "r": "road", "m": "monastery", "g": "garden", "f": "field"}

Told = tuple[int | None, str]  # the seat that it is about, and the sentence


def told(words: Words, names: Sequence[str], event: Any) -> list[Told]:
    match event:
        case TilePlaced(seat=seat):
            return [(seat, words("carc-log-placed", name=names[seat]))]
        case TileLost():
            return [(None, words("carc-log-lost"))]
        case FigureDeployed(seat=seat, figure=figure, on=on):
            kind = KINDS.get(on[1:2], "other")
            return [(seat, words("carc-log-deployed", name=names[seat], figure=figure, kind=kind))]
        case FigureRecalled(seat=seat, points=points):
            return [(seat, words("carc-log-recalled", name=names[seat], points=points))]
        case FeatureScored(kind=kind, points=points):
            return [(seat, words("carc-log-scored", name=names[seat], points=gain, kind=kind))
                    for seat, gain in enumerate(points) if gain]
        case GameEnded():
            return [(None, words("carc-log-ended"))]
    return []
