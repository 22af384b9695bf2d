"""What has been done at a table: action values, the same as entries of the notation, and checks of the state."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from ..kernel.contract import CHANCE, OVER, BadSetup, Game
from ..kernel.notation import Scribe


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After so many entries the state had this digest. What came up to here stands; later ones may be taken back."""

    after: int
    state: str


class Mark(NamedTuple):
    """A place in the log to which it can be cut back."""

    entries: int
    actions: int


class Log:
    """The log of one match. It holds every secret: it goes into saves, never to a screen or a bot."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scribe = Scribe(game)
        self.actions: list[Any] = []  # chance included
        self.dealt = 0  # how many of them were chance
        self.checks: list[Check] = []

    @property
    def entries(self) -> list[dict[str, Any]]:
        """What was done, in the notation; results of chance lie in the entries that asked for them."""
        return self.scribe.entries

    def note(self, action: Any, before: Any) -> None:
        """An action value has been done; `before` is the state it was done in."""
        self.dealt += self.game.to_move(before) == CHANCE
        self.scribe.note(action, before)
        self.actions.append(action)

    def check(self, state: Any) -> None:
        """Remember how the state looks now, once for each length of the log."""
        if not self.checks or self.checks[-1].after != len(self.entries):
            self.checks.append(Check(len(self.entries), self.game.digest(state)))

    def mark(self) -> Mark:
        """Where the log stands now."""
        return Mark(len(self.entries), len(self.actions))

    def cut(self, mark: Mark) -> None:
        """Forget what was noted since the mark; chance never lies behind it."""
        del self.entries[mark.entries :]
        del self.actions[mark.actions :]


def actions_of(game: Game, entry: dict[str, Any], state: Any) -> Iterator[Any]:
    """The action values that an entry of a save stands for: the decision, then what chance did after it."""
    if not game.notation.is_chance(entry):
        yield game.notation.value_of(entry, state)
    yield from game.notation.script(entry)


def rules_hash(game: Game) -> str:
    """A fingerprint of what the compiled rules do: how two games of random decisions go."""
    told = hashlib.sha256()
    for seed in range(2):
        try:
            state, rng, checked = game.start(), Random(seed), 0
        except BadSetup:  # a game that is only ever played from positions
            break
        while (seat := game.to_move(state)) != OVER:
            game.apply(state, game.sample_chance(state, rng) if seat == CHANCE else rng.choice(game.legal_codes(state)))
            if game.turn(state) >= checked + 10:
                checked = game.turn(state)
                told.update(game.digest(state).encode())
        told.update(repr(game.outcome(state).scores).encode())
    return told.hexdigest()[:16]
