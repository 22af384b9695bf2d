"""A recorded match, looked at step by step: forward, back, to any entry, with the events of each step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple, Self

from ..kernel.contract import OVER, Game, Outcome, Refused
from ..kernel.document import BadDocument, Document
from ..scenario import open_document
from .log import actions_of
from .table import Table

EVERY = 50  # entries between kept states


class Coming(NamedTuple):
    """What a seat decides next in a replay, and whether it had a choice."""

    seat: int
    turn: int
    action: Any
    free: bool


class Replay:
    """Stands at the beginning, then after the entry it was sent to. At an entry that the rules of today do not play it
    raises Refused or BadDocument and stays where it was."""

    def __init__(self, document: Document) -> None:
        opened = open_document(document)
        self._begin(opened.game, document.play, opened.start, document.position)

    @classmethod
    def of(cls, table: Table) -> Self:
        """What has been done at a table so far; it may be played on meanwhile."""
        made = cls.__new__(cls)
        made._begin(table.game, list(table.log.entries), table.beginning(), table.position)
        made._people = any(player.human for player in table.players)
        return made

    def again(self) -> Self:
        """Another replay of the same match, at its beginning."""
        made = self.__class__.__new__(self.__class__)
        made._begin(self.game, self.entries, self._kept[0], self.position)
        made._people = self._people
        return made

    def _begin(
        self, game: Game, entries: Sequence[dict[str, Any]], start: Any, position: dict[str, Any] | None
    ) -> None:
        self.game, self.entries, self.at = game, entries, 0
        self.position = position  # in the notation, of a match that began with one
        self.events: list[Any] = []  # of the entry before `at`
        self._people = True  # who may still have something to hide; a document does not tell
        self._state = game.clone(start)
        self._kept: dict[int, Any] = {0: game.clone(start)}

    def beginning(self) -> Any:
        """The state that it begins with, as a copy."""
        return self.game.clone(self._kept[0])

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

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1."""
        return self.game.turn(self._state)

    def coming(self) -> Coming | None:
        """What is decided next; None at the end and where chance acts."""
        seat = self.game.to_move(self._state)
        if self.at == len(self) or seat < 0 or self.game.notation.is_chance(self.entries[self.at]):
            return None
        action = self.game.notation.value_of(self.entries[self.at], self._state)
        return Coming(seat, self.turn, action, len(self.game.legal_codes(self._state)) > 1)

    def to_move(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.game.to_move(self._state)

    def view(self, seat: int) -> Any:
        """What that seat saw then."""
        return self.game.view(self._state, seat)

    @cached_property
    def may_open(self) -> bool:
        """Nobody has anything to hide any more: the match is over, or computers alone play it."""
        if not self._people:
            return True
        end = self.again()
        try:
            end.to(len(end))
        except (Refused, BadDocument):
            return False
        return end.to_move() == OVER

    def views(self) -> tuple[Any, ...]:
        """What all seats saw then, together. Raises ValueError while somebody has something to hide."""
        if not self.may_open:
            raise ValueError("a match that people still play is seen through the eyes of one seat at a time")
        return tuple(self.game.view(self._state, seat) for seat in range(len(self.game.seats)))

    def digest(self) -> str:
        """A short hash of the position."""
        return self.game.digest(self._state)

    def outcome(self) -> Outcome:
        """How it ended, or would end here."""
        return self.game.outcome(self._state)
