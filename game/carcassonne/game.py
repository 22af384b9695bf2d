"""The tile game as the contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from ..kernel.contract import OVER, Outcome, Refused
from ..kernel.stepped import SteppedGame
from . import setup
from .actions import VERB
from .expansion import Expansion
from .expansions import ALL
from .notation import CarcassonneCodec
from .refusal import why_not
from .ruleset import Ruleset
from .scoring import final_scoring
from .state import CarcassonneState
from .view import CarcassonneView


class CarcassonneGame(SteppedGame[CarcassonneState]):
    """One choice of sets, options and seats. Raises BadSetup when they make no game."""

    name = "carcassonne"
    verb_mask = VERB
    rules: Ruleset

    def __init__(
        self,
        seats: Iterable[str],
        sets: Iterable[str] = ("base",),
        options: Mapping[str, Any] | None = None,
        catalogue: tuple[Expansion, ...] = ALL,
    ) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self.rules = Ruleset(catalogue, sets, options or {}, len(self.seats))
        self.sets = self.rules.sets
        self.options: Mapping[str, Any] = self.rules.options
        self.verb_of = self.rules.verb_of
        self.notation = CarcassonneCodec(self)

    def start(self) -> CarcassonneState:
        """The first state of a new game."""
        return setup.start(self.rules)

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

    def _encoded(self, action: Any) -> int:
        return self.rules.encode(action)

    def _decoded(self, code: int) -> Any:
        return self.rules.decode(code)

    def _why_not(self, state: CarcassonneState, action: Any) -> Refused:
        return why_not(self.rules, state, action)

    def _canonical(self, state: CarcassonneState) -> Any:
        return CarcassonneView(self.rules, self.seats, 0, state).canonical()
