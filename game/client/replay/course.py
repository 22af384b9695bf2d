"""The whole of a match at a glance: its turns, and what happened in each entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.kernel.contract import OVER, Refused
from game.kernel.document import BadDocument
from game.session.replay import Replay


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a turn begins, its number, and whose it is."""

    entry: int
    number: int
    seat: int


@dataclass(frozen=True)
class Course:
    """`length`: the entries that the rules of today play; `over`: they lead to the end of the game."""

    turns: tuple[Turn, ...]
    events: tuple[tuple[Any, ...], ...]
    length: int
    over: bool

    @classmethod
    def of(cls, replay: Replay, viewer: int | None) -> Course:
        """Read by playing a copy once; `viewer`: whose eyes see it, None for all together."""
        walk, turns, events = replay.again(), list[Turn](), list[tuple[Any, ...]]()
        game = replay.game
        for entry in range(len(replay)):
            seat = walk.to_move()
            if seat >= 0 and (not turns or turns[-1].number != walk.turn):
                turns.append(Turn(entry, walk.turn, seat))
            try:
                told = walk.forward()
            except (Refused, BadDocument):
                break
            seen = told if viewer is None else [game.redact(event, viewer) for event in told]
            events.append(tuple(event for event in seen if event is not None))
        return cls(tuple(turns), tuple(events), len(events), walk.to_move() == OVER)

    def turn_at(self, entry: int) -> int:
        """The index of the turn in which that entry lies."""
        return max((at for at, turn in enumerate(self.turns) if turn.entry <= entry), default=0)
