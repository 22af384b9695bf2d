"""The tile game in words: what the log says about each thing that happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.carcassonne.events import (
    FeatureScored,
    FigureDeployed,
    FigureRecalled,
    GameEnded,
    TileLaidAside,
    TileLost,
    TilePlaced,
)
from game.carcassonne.expansions.flying_machines import FigureLanded, FigureLaunched, FlightFailed
from game.carcassonne.expansions.german_castles import CastlePicked, CastleTaken
from game.carcassonne.expansions.princess_dragon.dragon import DragonCame, DragonMoved, TilesShuffledIn
from game.carcassonne.expansions.princess_dragon.fairy import FairyMoved, FairyPaid
from game.carcassonne.expansions.princess_dragon.princess import PrincessWaved
from game.client.carcassonne.castles import castle_facts, castle_name
from game.client.words import Words

KINDS = {"c": "city", "r": "road", "m": "monastery", "g": "garden", "f": "field", "k": "castle"}

Told = tuple[int | None, str]  # the seat that it is about, and the sentence


def told(words: Words, names: Sequence[str], event: Any) -> list[Told]:
    match event:
        case TilePlaced(seat=seat, tile=tile) if tile in castle_facts():
            return [(seat, words("carc-log-castle-placed", name=names[seat], castle=castle_name(tile, words.language)))]
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
        case TileLaidAside():
            return [(None, words("carc-log-aside"))]
        case TilesShuffledIn(tiles=tiles):
            return [(None, words("carc-log-shuffled", count=len(tiles)))]
        case DragonCame():
            return [(None, words("carc-log-dragon-came"))]
        case DragonMoved(seat=seat, taken=taken):
            lost = {owner: sum(other == owner for other, _ in taken) for owner, _ in taken}
            return [(seat, words("carc-log-eaten", name=names[seat], owner=names[owner], count=count,
                                 own=str(owner == seat).lower()))
                    for owner, count in lost.items()]
        case FairyMoved(seat=seat):
            return [(seat, words("carc-log-fairy", name="" if seat is None else names[seat],
                                 alone=str(seat is None).lower()))]
        case FairyPaid(seat=seat, points=points):
            return [(seat, words("carc-log-fairy-paid", name=names[seat], points=points))]
        case PrincessWaved(seat=seat):
            return [(seat, words("carc-log-princess", name=names[seat]))]
        case FigureLaunched(seat=seat, roll=roll):
            return [(seat, words("carc-log-launched", name=names[seat], roll=roll))]
        case FigureLanded(seat=seat, on=on):
            return [(seat, words("carc-log-landed", name=names[seat], kind=KINDS.get(on[1:2], "other")))]
        case FlightFailed(seat=seat):
            return [(seat, words("carc-log-crashed", name=names[seat]))]
        case CastlePicked(seat=seat):
            return [(seat, words("carc-log-picked", name=names[seat]))]
        case CastleTaken(seat=seat, tile=tile):
            return [(seat, words("carc-log-castle", name=names[seat], castle=castle_name(tile, words.language)))]
        case GameEnded():
            return [(None, words("carc-log-ended"))]
    return []
