"""A recorded match, looked at step by step: forward, back, to any entry, with the events of each step."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Outcome
from ..kernel.document import Document
from ..scenario import open_document
from .log import actions_of

EVERY = 50  # entries between kept states


class Replay:
    """Stands at the beginning, then after the entry it was sent to. At an entry that the rules of today do not play it
    raises Refused or BadDocument and stays where it was."""

    def __init__(self, document: Document) -> None:
        opened = open_document(document)
        self.game, self.entries, self.at = opened.game, document.play, 0
        self.events: list[Any] = []  # of the entry before `at`
        self._state = opened.state
        self._kept: dict[int, Any] = {0: opened.start}

    def __len__(self) -> int:
        return len(self.entries)

    def forward(self) -> list[Any]:
        """Play one entry more; what happened. Nothing at the end."""
        self.to(min(self.at + 1, len(self)))
        return self.events

    def back(self) -> None:
        """One entry back; nothing at the beginning."""
        self.to(max(self.at - 1, 0))

    def to(self, entry: int) -> None:
        """After so many entries, 0 is the beginning."""
        if entry == self.at:
            self.events = []
            return
        start = max(kept for kept in (*self._kept, self.at) if kept < max(entry, 1))
        state = self.game.clone(self._state if start == self.at else self._kept[start])
        events: list[Any] = []
        for number in range(start, entry):
            events = []
            for action in actions_of(self.game, self.entries[number], state):
                self.game.apply(state, action, events.append)
            if (number + 1) % EVERY == 0 and number + 1 not in self._kept:
                self._kept[number + 1] = self.game.clone(state)
        self._state, self.at, self.events = state, entry, events

    def view(self, seat: int) -> Any:
        """What that seat saw then."""
        return self.game.view(self._state, seat)

    def digest(self) -> str:
        """A short hash of the position."""
        return self.game.digest(self._state)

    def outcome(self) -> Outcome:
        """How it ended, or would end here."""
        return self.game.outcome(self._state)
