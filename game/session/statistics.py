"""Where the points of a match came from, read out of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..carcassonne.events import FeatureScored, FigureRecalled
from ..kernel.document import Document
from .replay import Replay

RECALLED = "recalled"  # figures taken back; other sources are features and bonuses


def points_by_source(events: Iterable[Any], seats: int) -> tuple[Counter[str], ...]:
    """For each seat, points by kind of feature and by bonus; together they are its score."""
    found: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for event in events:
        if isinstance(event, FeatureScored):
            for seat, points in enumerate(event.points):
                found[seat][event.kind] += points - sum(extra[seat] for _, extra in event.bonus)
                for source, extra in event.bonus:
                    found[seat][source] += extra[seat]
        elif isinstance(event, FigureRecalled):
            found[event.seat][RECALLED] += event.points
    return tuple(+points for points in found)


def points_of_match(document: Document) -> tuple[Counter[str], ...]:
    """The same for a recorded match."""
    replay = Replay(document)
    events = [event for _ in range(len(replay)) for event in replay.forward()]
    return points_by_source(events, len(document.seats))
