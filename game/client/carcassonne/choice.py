"""One way of choosing on the table of the tile game.

A choice knows the legal actions and nothing of the rules. Its cursor is what the pointer is over, or where the keys
have led; whatever is taken is one of the legal actions.
"""

from __future__ import annotations

from typing import Any

from game.client.actions import Action
from game.client.keyline import Line

DIRECTIONS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}


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
