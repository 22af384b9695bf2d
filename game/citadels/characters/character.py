"""What every character is, with quiet defaults; a character overrides the moments that it uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import turn
from ..state import CitadelsState

if TYPE_CHECKING:
    from ..ruleset import Ruleset


class Character:
    """A character without a power: one build a turn, an income action, nothing else.

    `seat` is always whose turn is played: the holder's, or the Witch's where she goes on as this character. A class
    has no state of its own.
    """

    colour = -1  # the colour that pays it (6.5)
    build_limit = 1
    builds_duplicates = False  # 8.6
    settles = True  # tax and the districts that act at the end of a turn (6.7)

    def is_revealed(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        """The holder has shown it and acknowledged what is to be acknowledged (5.2)."""

    def begins(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        """The start bonus (6.1)."""

    def moves(self, rules: Ruleset, state: CitadelsState, seat: int) -> list[int]:
        """All that may be done now in its turn."""
        return turn.moves(rules, state, seat, self)

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        """Add what its own power may do now; asked until the power has been used (6.4)."""

    def may_end(self, rules: Ruleset, state: CitadelsState) -> bool:
        """Whether the turn may end now that the income action is done."""
        return True

    def ends(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        """The very last thing of its turn (6.7)."""

    def is_bewitched(self, rules: Ruleset, state: CitadelsState, seat: int) -> None:
        """What waits for the holder after the income action that is all he has (8.2)."""

    def round_ends(self, rules: Ruleset, state: CitadelsState, seat: int, emit: Emit | None) -> None:
        """The last rank has been called (5.5); asked of rank 4."""
