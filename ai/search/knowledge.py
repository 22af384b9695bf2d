"""What the search asks of a game's expert. Everything else it knows from the contract."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from game.kernel.contract import Game

Values = list[float]                 # seat -> expected final points


class Prospects(NamedTuple):
    """All that may be done at a decision, each judged by the state it leads to.

    Where the same seat decides again at once, a code's values are those of its best continuation, and `later` holds
    that decision already judged; None elsewhere, and where the next decision is forced.
    """

    codes: list[int]                 # in rising order
    values: list[Values]
    later: list[Prospects | None]


class Knowledge(Protocol):
    """What is worth what in one game with these seats, sets and options."""

    def expand(self, state: Any) -> Prospects:
        """Judge everything that the seat to move may do."""

    def evaluate(self, state: Any) -> Values:
        """The final points of each seat that this state promises."""

    def payoff(self, values: Values) -> Values:
        """How glad each seat is of such final points, about -1 to 1."""

    def margin(self, values: Values, seat: int) -> float:
        """How far a seat leads, in points."""

    def points(self, state: Any) -> Values:
        """What each seat has for certain."""

    def draws(self, state: Any) -> float:
        """How many pieces of chance are still to come; infinite where they cannot be counted out."""

    def considered(self, state: Any, codes: list[int]) -> list[int]:
        """Those of the legal codes that deserve a branch of their own where worlds are sampled; at least one."""

    def inclination(self, state: Any, codes: list[int]) -> list[float]:
        """How likely each of these is to be right before anything was tried; positive, 1 together."""

    def horizon(self, state: Any) -> bool:
        """Whether a playout may stop here and be judged by `evaluate`."""

    def playout_code(self, state: Any, rng: Random) -> int:
        """A quick choice for the seat to move in a playout."""


def expand_by_trying(game: Game, evaluate: Callable[[Any], Values], state: Any) -> Prospects:
    """The plain way to expand: do each action on a copy and look at it."""
    codes = sorted(game.legal_codes(state))
    values = []
    for code in codes:
        after = game.clone(state)
        game.apply(after, code)
        values.append(evaluate(after))
    return Prospects(codes, values, [None] * len(codes))
