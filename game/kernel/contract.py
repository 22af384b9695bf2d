"""The contract between a game and all that plays it: screen, search, session and tests.

    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            action = dealer.pick(game, state)
        else:
            action = players[seat].choose(game.view(state, seat), game.legal_actions(state))
        game.apply(state, action, emit)

An action has two doors. Outside it is a small frozen value; in the search it is the int *code* of that value, stable
within the ruleset. Both doors lead to the same generator and the same `apply`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

CHANCE = -1
OVER = -2

Emit = Callable[[Any], None]


class Refused(ValueError):
    """An action that the rules do not allow now. `reason` is a word of game.reasons, `clause` the rule behind it."""

    def __init__(self, reason: str, clause: str = "", **details: object) -> None:
        self.reason, self.clause, self.details = reason, clause, details
        told = " ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{reason}{f' ({clause})' if clause else ''}{f': {told}' if told else ''}")


class BadSetup(ValueError):
    """Something given to the program that makes no game: `path` says where, `wrong` what, `right` what would be
    right."""

    def __init__(self, path: str, wrong: str, right: str = "") -> None:
        self.path, self.wrong, self.right = plain(path), plain(wrong), plain(right)
        super().__init__(f"{self.path}: {self.wrong}{f'; {self.right}' if right else ''}")


LONGEST_TOLD = 600  # characters of one part of a message


def plain(text: str, most: int = LONGEST_TOLD) -> str:
    """Words from a file as one line that a terminal shows and does not obey: escaped where not printable, not too
    long."""
    if len(text) > most:
        text = text[: most - 3] + "..."
    return text if text.isprintable() else "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: points by seat in turn order, the winning seats, points by source for each seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reasons: tuple[Mapping[str, int], ...] = field(default=())


class Game(Protocol):
    """What both games answer. S is the game's own mutable state; nothing outside the game looks inside it.

    Attributes: `name` ("carcassonne"), `seats` (names in turn order), `sets`, `options` (all, defaults filled in),
    `notation` (its half of the notation, a kernel.notation.Codec).
    """

    name: str
    seats: tuple[str, ...]
    sets: tuple[str, ...]
    options: Mapping[str, Any]
    notation: Any

    def start(self) -> Any:
        """The first state of a game with these sets, options and seats."""

    def to_move(self, state: Any) -> int:
        """The seat that decides now (0 is the first), CHANCE or OVER."""

    def turn(self, state: Any) -> int:
        """The number of the turn that is being played, counted from 1."""

    def legal_codes(self, state: Any) -> list[int]:
        """The codes of all actions open to the seat that is to move; empty for CHANCE and OVER."""

    def legal_actions(self, state: Any) -> list[Any]:
        """The same as frozen values, in the same order."""

    def chance_codes(self, state: Any) -> list[tuple[int, int]]:
        """What chance may do now, each with its weight (a positive whole number)."""

    def sample_chance(self, state: Any, rng: random.Random) -> int:
        """One of chance_codes, drawn by weight, without listing them all."""

    def apply(self, state: Any, action: Any, emit: Emit | None = None) -> None:
        """Do one action in place and tell `emit` what happened.

        A value is checked and Refused is raised, the state unchanged, when it is not legal. A code is trusted: it must
        come from legal_codes, chance_codes or sample_chance of this very state.
        """

    def encode(self, action: Any) -> int:
        """The code of an action value. Raises Refused when no such action exists in this ruleset."""

    def decode(self, code: int) -> Any:
        """The action value of a code."""

    def clone(self, state: Any) -> Any:
        """A state that shares nothing changeable with this one."""

    def outcome(self, state: Any) -> Outcome:
        """Points, winners and reasons; of an unfinished game as if it ended now."""

    def view(self, state: Any, seat: int) -> Any:
        """What the seat may see; holds no way to what it may not."""

    def determinize(self, view: Any, rng: random.Random) -> Any:
        """A full state drawn uniformly among those that fit the view."""

    def redact(self, event: Any, seat: int) -> Any | None:
        """The event as this seat may see it; None when it may not see that anything happened."""

    def reveals(self, before: Any, after: Any) -> bool:
        """Whether some seat has learned on the way from one state to the next what it could not have known: then
        nobody can go back honestly."""

    def same(self, one: Any, other: Any) -> bool:
        """Whether two states of this ruleset are the same position."""

    def digest(self, state: Any) -> str:
        """A short hash of the position, equal for equal positions in every process (the `checks` of a save)."""

    def write(self, action: Any, state: Any) -> dict[str, Any]:
        """The notation's entry for an action about to be done in this state, every field given."""


class Dealer(Protocol):
    """Decides what chance does."""

    def pick(self, game: Game, state: Any) -> Any:
        """A code or value among the chances of this state."""


class FairDealer:
    """Draws by weight from its own generator; with a seed, the same draws again."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def pick(self, game: Game, state: Any) -> int:
        """One chance code, by weight."""
        return game.sample_chance(state, self.rng)


def settle(game: Game, state: Any, dealer: Dealer, emit: Emit | None = None) -> list[Any]:
    """Let chance act until a seat is to move or the game is over; returns the chance actions as values."""
    done: list[Any] = []
    while game.to_move(state) == CHANCE:
        pick = dealer.pick(game, state)
        done.append(game.decode(pick) if isinstance(pick, int) else pick)
        game.apply(state, pick, emit)
    return done


def playout(game: Game, state: Any, rng: random.Random, values: bool = False) -> int:
    """Play uniformly random actions until the game is over; returns how many. `values` goes through the outer door."""
    plays = 0
    to_move, apply, legal, random_ = game.to_move, game.apply, game.legal_codes, rng.random
    list_values: Callable[[Any], Sequence[Any]] = game.legal_actions
    while (seat := to_move(state)) != OVER:
        if seat == CHANCE:
            code = game.sample_chance(state, rng)
            apply(state, game.decode(code) if values else code)
        else:
            options = list_values(state) if values else legal(state)
            apply(state, options[int(random_() * len(options))])
        plays += 1
    return plays
