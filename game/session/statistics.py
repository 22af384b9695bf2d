"""Where the points of a match came from, read out of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..carcassonne.events import FeatureScored, FigureRecalled
from ..carcassonne.expansions.princess_dragon.fairy import FairyPaid
from ..kernel.contract import OVER
from .table import Table

RECALLED, FAIRY = "recalled", "fairy"  # figures taken back, turns begun; other sources are features and bonuses


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
        elif isinstance(event, FairyPaid):
            found[event.seat][FAIRY] += event.points
    return tuple(+points for points in found)


def points_by_turn(table: Table) -> list[tuple[int, ...]]:
    """The scores when the match began and after each turn; the last ones hold what the end of the game brought."""
    game, state = table.game, table.beginning()
    curve, turn = [tuple(game.notation.scores(state))], game.turn(state)
    for action in table.log.actions:
        game.apply(state, game.encode(action))
        if game.turn(state) != turn or game.to_move(state) == OVER:
            turn = game.turn(state)
            curve.append(tuple(game.notation.scores(state)))
    return curve
