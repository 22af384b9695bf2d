"""The tile game as the contract wants it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from ..kernel.contract import CHANCE, OVER, Emit, Outcome, Refused
from . import setup
from .actions import VERB
from .expansion import Expansion
from .expansions import ALL
from .notation import CarcassonneCodec
from .refusal import why_not
from .ruleset import Ruleset
from .scoring import final_scoring
from .state import CarcassonneState
from .turn import advance
from .view import CarcassonneView


class CarcassonneGame:
    """One choice of sets, options and seats. Raises BadSetup when they make no game."""

    name = "carcassonne"

    def __init__(
        self,
        seats: Iterable[str],
        sets: Iterable[str] = ("base",),
        options: Mapping[str, Any] | None = None,
        catalogue: tuple[Expansion, ...] = ALL,
    ) -> None:
        self.seats = tuple(seats)
        self.rules = Ruleset(catalogue, sets, options or {}, len(self.seats))
        self.sets = self.rules.sets
        self.options: Mapping[str, Any] = self.rules.options
        self.notation = CarcassonneCodec(self)
        self._values: dict[int, Any] = {}
        self._codes: dict[Any, int] = {}

    def start(self) -> CarcassonneState:
        """The first state of a new game."""
        return setup.start(self.rules)

    def to_move(self, state: CarcassonneState) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return state.mover

    def turn(self, state: CarcassonneState) -> int:
        """The number of the turn being played, from 1."""
        return state.turn

    def legal_codes(self, state: CarcassonneState) -> list[int]:
        """All codes open to the seat that is to move."""
        if state.mover < 0:
            return []
        step = state.agenda[-1]
        return self.rules.legal[step[0]](self.rules, state, step)

    def legal_actions(self, state: CarcassonneState) -> list[Any]:
        """All actions open to the seat that is to move, in the order of legal_codes."""
        return [self.decode(code) for code in self.legal_codes(state)]

    def chance_codes(self, state: CarcassonneState) -> list[tuple[int, int]]:
        """What chance may do now, with weights."""
        if state.mover != CHANCE:
            return []
        step = state.agenda[-1]
        chances = self.rules.chances[step.kind]
        assert chances is not None
        return chances(self.rules, state, step)

    def sample_chance(self, state: CarcassonneState, rng: Random) -> int:
        """One of chance_codes by weight."""
        step = state.agenda[-1]
        sample = self.rules.sample[step.kind]
        assert sample is not None
        return sample(self.rules, state, step, rng)

    def apply(self, state: CarcassonneState, action: Any, emit: Emit | None = None) -> None:
        """Do one action in place. Values are checked (Refused, the state unchanged); codes are trusted."""
        code = action if action.__class__ is int else self._checked(state, action)
        self.rules.resolve[code & VERB](self.rules, state, code, emit)
        advance(self.rules, state, emit)

    def _checked(self, state: CarcassonneState, action: Any) -> int:
        if type(action) not in self.rules.verb_of:
            raise Refused("unknown_action", "", action=type(action).__name__)
        code = self.encode(action)
        legal = self.legal_codes(state) if state.mover != CHANCE else [one for one, _ in self.chance_codes(state)]
        if code not in legal:
            raise why_not(self.rules, state, action)
        return code

    def encode(self, action: Any) -> int:
        """The code of a value."""
        code = self._codes.get(action)
        return self.rules.encode(action) if code is None else code

    def decode(self, code: int) -> Any:
        """The value of a code, looked up in a table that fills as it is asked."""
        value = self._values.get(code)
        if value is None:
            value = self._values[code] = self.rules.decode(code)
            self._codes[value] = code
        return value

    def clone(self, state: CarcassonneState) -> CarcassonneState:
        """A state that shares nothing changeable."""
        return state.clone()

    def outcome(self, state: CarcassonneState) -> Outcome:
        """Scores and winners; equal totals share the victory (B7.5). Of an unfinished game as if it ended now."""
        if state.mover != OVER:
            state = state.clone()
            final_scoring(self.rules, state, None)
        best = max(state.scores)
        return Outcome(tuple(state.scores), tuple(seat for seat, points in enumerate(state.scores) if points == best))

    def view(self, state: CarcassonneState, seat: int) -> CarcassonneView:
        """What a seat may see: all but the order of the pile, which is not decided before it is drawn."""
        return CarcassonneView(self.rules, self.seats, seat, state.clone())

    def determinize(self, view: CarcassonneView, rng: Random) -> CarcassonneState:
        """A full state that fits the view. Only one does: what nobody has seen is a multiset, and chance is a move."""
        return view.table.clone()

    def redact(self, event: Any, seat: int) -> Any | None:
        """Nothing in this game is hidden."""
        return event

    def reveals(self, before: CarcassonneState, after: CarcassonneState) -> bool:
        """Nothing in this game is hidden; chance is a move of its own."""
        return False

    def same(self, one: CarcassonneState, other: CarcassonneState) -> bool:
        """Whether two states are the same position, however their lists came about."""
        return self.canonical(one) == self.canonical(other)

    def canonical(self, state: CarcassonneState) -> Any:
        """The position as plain values that do not depend on the order in which tiles were laid."""
        return CarcassonneView(self.rules, self.seats, 0, state).canonical()

    def digest(self, state: CarcassonneState) -> str:
        """A short hash of the position."""
        return hashlib.sha256(json.dumps(self.canonical(state), sort_keys=True).encode()).hexdigest()[:16]

    def write(self, action: Any, state: CarcassonneState) -> dict[str, Any]:
        """The notation's entry for an action about to be done."""
        return self.notation.write(action, state)
