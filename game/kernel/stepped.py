"""Playing by steps and tables: the step on top of the agenda says who decides, the ruleset's tables what may be done
there, the lowest bits of a code which verb it is. What the tables hold is the game's own:

    enter, legal, chances, sample   by the kind of a step; a step of seats has no chances, one of chance nothing legal
    resolve                         by the number of a verb
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .agenda import Step
from .contract import CHANCE, OVER, Emit, Refused


class Stepped(Protocol):
    """A state as far as it is played here."""

    mover: int  # the seat that decides now, CHANCE or OVER
    turn: int
    agenda: list[Step]  # what waits, the next on top

    def clone(self) -> Any:
        """A state that shares nothing changeable."""


S = TypeVar("S", bound=Stepped)


def advance(rules: Any, state: Stepped, emit: Emit | None) -> None:
    """Do all that needs no decision, until somebody must decide or the game is over."""
    agenda, enter = state.agenda, rules.enter
    while agenda:
        step = agenda[-1]
        if enter[step[0]](rules, state, step, emit):
            state.mover = step[1]
            return
    state.mover = OVER


class SteppedGame(Generic[S]):
    """The part of the contract that such games answer alike; a game adds its rules, and the methods at the end."""

    seats: tuple[str, ...]
    rules: Any
    notation: Any
    verb_mask: int  # of a code
    verb_of: Mapping[type, int]  # the value class of an action -> its number

    def __init__(self) -> None:
        self._values: dict[int, Any] = {}
        self._codes: dict[Any, int] = {}

    def to_move(self, state: S) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return state.mover

    def turn(self, state: S) -> int:
        """The number of the turn that is being played, from 1."""
        return state.turn

    def legal_codes(self, state: S) -> list[int]:
        """All codes open to the seat that is to move."""
        if state.mover < 0:
            return []
        step = state.agenda[-1]
        codes: list[int] = self.rules.legal[step[0]](self.rules, state, step)
        return codes

    def legal_actions(self, state: S) -> list[Any]:
        """All actions open to the seat that is to move, in the order of legal_codes."""
        return [self.decode(code) for code in self.legal_codes(state)]

    def chance_codes(self, state: S) -> list[tuple[int, int]]:
        """What chance may do now, with weights."""
        if state.mover != CHANCE:
            return []
        step = state.agenda[-1]
        chances: list[tuple[int, int]] = self.rules.chances[step[0]](self.rules, state, step)
        return chances

    def sample_chance(self, state: S, rng: Random) -> int:
        """One of chance_codes by weight."""
        step = state.agenda[-1]
        code: int = self.rules.sample[step[0]](self.rules, state, step, rng)
        return code

    def apply(self, state: S, action: Any, emit: Emit | None = None) -> None:
        """Do one action in place. Values are checked (Refused, the state unchanged); codes are trusted."""
        code = action if action.__class__ is int else self._checked(state, action)
        self.rules.resolve[code & self.verb_mask](self.rules, state, code, emit)
        advance(self.rules, state, emit)

    def _checked(self, state: S, action: Any) -> int:
        code = self.encode(action)
        legal = self.legal_codes(state) if state.mover != CHANCE else [one for one, _ in self.chance_codes(state)]
        if code not in legal and not self._stands_for_one_listed(state, action):
            raise self._why_not(state, action)
        return code

    def encode(self, action: Any) -> int:
        """The code of a value. Raises Refused when there is no such action."""
        if type(action) not in self.verb_of:
            raise Refused("unknown_action", "", action=type(action).__name__)
        code = self._codes.get(action)
        return self._encoded(action) if code is None else code

    def decode(self, code: int) -> Any:
        """The value of a code, looked up in a table that fills as it is asked."""
        value = self._values.get(code)
        if value is None:
            value = self._values[code] = self._decoded(code)
            self._codes[value] = code
        return value

    def clone(self, state: S) -> S:
        """A state that shares nothing changeable."""
        copy: S = state.clone()
        return copy

    def same(self, one: S, other: S) -> bool:
        """Whether two states are the same position, however they came about."""
        return bool(self._canonical(one) == self._canonical(other))

    def digest(self, state: S) -> str:
        """A short hash of the position."""
        return hashlib.sha256(json.dumps(self._canonical(state), sort_keys=True).encode()).hexdigest()[:16]

    def write(self, action: Any, state: S) -> dict[str, Any]:
        """The notation's entry for an action about to be done."""
        entry: dict[str, Any] = self.notation.write(action, state)
        return entry

    # ---- what a game says ----

    def _encoded(self, action: Any) -> int:
        """The code of a value of a known class. Raises Refused when there is no such action."""
        raise NotImplementedError

    def _decoded(self, code: int) -> Any:
        """The value of a code."""
        raise NotImplementedError

    def _why_not(self, state: S, action: Any) -> Refused:
        """Why an action is not legal now."""
        raise NotImplementedError

    def _canonical(self, state: S) -> Any:
        """The position as plain values that do not depend on how it came about."""
        raise NotImplementedError

    def _stands_for_one_listed(self, state: S, action: Any) -> bool:
        """Whether an action that is not listed as it stands is legal all the same."""
        return False
