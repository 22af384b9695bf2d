"""Who sits on a seat: a person, who needs nothing from here, or a computer, which is asked and answers in its time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from game.kernel.contract import plain

HUMAN = "human"


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player on a seat, as a save keeps it. `plays` is "human" or the word for the strength of the computer. The
    name is one plain line, whatever a file says."""

    name: str
    plays: str = HUMAN
    colour: str = ""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", plain(self.name))

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat."""
        return self.plays == HUMAN


class Bot(Protocol):
    """A computer player as the table sees it. It never blocks: it is asked, looked at now and then, or stopped."""

    def ask(self, view: Any, budget: float | None) -> None:
        """Begin to think about this view, for about so many seconds; None leaves it to the bot."""

    def poll(self) -> Any | None:
        """The action value chosen, once; None while it still thinks."""

    def cancel(self) -> None:
        """Stop thinking and forget the question; harmless when none was asked."""


Hire = Callable[[Player, int], Bot]  # a bot for this player on that seat
