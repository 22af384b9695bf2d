"""One way of choosing on the table of the tile game, and how keys find their way among places.

A choice knows the legal actions and nothing of the rules. Its cursor is what the pointer is over, or where the keys
have led; whatever is taken is one of the legal actions.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from game.client.actions import Action
from game.client.carcassonne.shown import World
from game.client.keyline import Line

DIRECTIONS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}


def towards(start: World, points: Sequence[World], direction: tuple[int, int]) -> int | None:
    """The point one expects in that direction: near ahead counts once, aside two and a half times."""
    best, best_score = None, math.inf
    for index, (x, y) in enumerate(points):
        dx, dy = x - start[0], y - start[1]
        along = dx * direction[0] + dy * direction[1]
        off = abs(dx * direction[1]) + abs(dy * direction[0])
        if along > 1e-6 and along + 2.5 * off < best_score:
            best, best_score = index, along + 2.5 * off
    return best


def nearest(start: World, points: Iterable[World]) -> int | None:
    far = [math.dist(start, point) for point in points]
    return min(range(len(far)), key=far.__getitem__) if far else None


class Choice:
    """`passing` declines, where that can be done; `on_pass`: the keys have led there."""

    hint = "carc-hint-draw"  # the message that says what is asked
    cursor: Any = None
    passing: Any | None = None
    on_pass = False

    def taken(self) -> Any | None:
        """The action that is meant now."""
        return None

    def keys(self, by_pointer: bool) -> Line:
        """What keys do."""
        return ()

    @property
    def way_out(self) -> tuple[str, Any] | None:
        """What the main button offers: the words and the action."""
        return None

    @property
    def on_way_out(self) -> bool:
        """The keys are at the main button: they have led there, or there is nothing else."""
        return self.on_pass
