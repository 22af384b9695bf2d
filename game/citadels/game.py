"""The card game as the contract wants it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from ..kernel.contract import CHANCE, Emit, Outcome, Refused
from . import actions, events, setup
from .actions import MASK, VERB, Redraw
from .cards import KIND
from .characters.rank3 import LISTED
from .determinize import determinize
from .notation import CitadelsCodec
from .refusal import why_not
from .ruleset import STEP, Ruleset
from .scoring import points, winners
from .setup import advance
from .state import CitadelsState
from .view import CitadelsView, look


class CitadelsGame:
    """One choice of sets, options and seats. Raises BadSetup when they make no game."""

    name = "citadels"

    def __init__(
        self, seats: Iterable[str], sets: Iterable[str] = ("base",), options: Mapping[str, Any] | None = None
    ) -> None:
        self.seats = tuple(seats)
        self.rules = Ruleset(sets, options or {}, len(self.seats))
        self.sets = self.rules.sets
        self.options: Mapping[str, Any] = self.rules.options
        self.notation = CitadelsCodec(self)
        self._values: dict[int, Any] = {}
        self._codes: dict[Any, int] = {}

    def start(self) -> CitadelsState:
        """The first state of a new game; chance deals first."""
        return setup.start(self.rules)

    def to_move(self, state: CitadelsState) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return state.mover

    def turn(self, state: CitadelsState) -> int:
        """The number of the turn, from 1: each pick of the draft, each answered call, each decision between."""
        return state.turn

    def legal_codes(self, state: CitadelsState) -> list[int]:
        """All codes open to the seat that is to move."""
        if state.mover < 0:
            return []
        step = state.agenda[-1]
        return self.rules.legal[step[0]](self.rules, state, step)  # type: ignore[misc]

    def legal_actions(self, state: CitadelsState) -> list[Any]:
        """All actions open to the seat that is to move, in the order of legal_codes."""
        return [self.decode(code) for code in self.legal_codes(state)]

    def chance_codes(self, state: CitadelsState) -> list[tuple[int, int]]:
        """What chance may do now, with weights."""
        if state.mover != CHANCE:
            return []
        step = state.agenda[-1]
        chances = self.rules.chances[step.kind]
        assert chances is not None
        return chances(self.rules, state, step)

    def sample_chance(self, state: CitadelsState, rng: Random) -> int:
        """One of chance_codes by weight."""
        step = state.agenda[-1]
        sample = self.rules.sample[step[0]]
        assert sample is not None
        return sample(self.rules, state, step, rng)

    def apply(self, state: CitadelsState, action: Any, emit: Emit | None = None) -> None:
        """Do one action in place. Values are checked (Refused, the state unchanged); codes are trusted."""
        code = action if action.__class__ is int else self._checked(state, action)
        self.rules.resolve[code & MASK](self.rules, state, code, emit)
        advance(self.rules, state, emit)

    def _checked(self, state: CitadelsState, action: Any) -> int:
        code = self.encode(action)
        legal = self.legal_codes(state) if state.mover != CHANCE else [one for one, _ in self.chance_codes(state)]
        if code not in legal and not self._in_other_order(state, action):
            raise why_not(self.rules, state, action)
        return code

    def _in_other_order(self, state: CitadelsState, action: Any) -> bool:
        """Whether it is a choice of cards for the Magician like one that is listed, or out of a hand too large to list
        them all (8.5)."""
        if not isinstance(action, Redraw) or state.mover < 0 or state.agenda[-1].kind != STEP["turn"]:
            return False
        kinds = [KIND[card] for card in action.cards]
        hand = state.hands[state.mover]
        listed = [code for code in self.legal_codes(state) if code & MASK == VERB[Redraw]]
        if actions.row_code(Redraw, tuple(sorted(kinds))) in listed:
            return True
        fits = bool(kinds) and all(kinds.count(kind) <= hand.count(kind) for kind in kinds)
        return fits and len(hand) > LISTED and bool(listed) and not self.rules.redraws_whole_hand

    def encode(self, action: Any) -> int:
        """The code of a value. Raises Refused when there is no such action."""
        code = self._codes.get(action)
        if code is not None:
            return code
        if type(action) not in VERB:
            raise Refused("unknown_action", "", action=type(action).__name__)
        try:
            return actions.encode(action)
        except (KeyError, TypeError):
            raise Refused("unknown_action", "", action=repr(action)) from None

    def decode(self, code: int) -> Any:
        """The value of a code, looked up in a table that fills as it is asked."""
        value = self._values.get(code)
        if value is None:
            value = actions.decode(code)
            if code & MASK != VERB[Redraw]:  # too many to keep
                self._values[code] = value
                self._codes[value] = code
        return value

    def clone(self, state: CitadelsState) -> CitadelsState:
        """A state that shares nothing changeable."""
        return state.clone()

    def outcome(self, state: CitadelsState) -> Outcome:
        """Points and winners, with what each seat's come from (12); of an unfinished game as if it ended now."""
        counts = [points(self.rules, state, seat) for seat in range(self.rules.seats)]
        return Outcome(
            tuple(one.total for one in counts),
            winners(self.rules, state, counts),
            tuple(
                {"districts": one.districts, "colours": one.colours, "completion": one.completion, "bonus": one.bonus}
                for one in counts
            ),
        )

    def view(self, state: CitadelsState, seat: int) -> CitadelsView:
        """What a seat may see, and nothing else (13)."""
        return CitadelsView(self.rules, self.seats, seat, *look(self.rules, state, seat))

    def determinize(self, view: CitadelsView, rng: Random) -> CitadelsState:
        """A full state drawn uniformly among those that fit the view."""
        return determinize(self.rules, view, rng)

    def write(self, action: Any, state: CitadelsState) -> dict[str, Any]:
        """The notation's entry for an action about to be done."""
        return self.notation.write(action, state)

    def redact(self, event: Any, seat: int) -> Any | None:
        """The event as a seat sees it."""
        return events.redact(event, seat)

    def reveals(self, before: CitadelsState, after: CitadelsState) -> bool:
        """Whether a seat has seen a card or a character, or that nobody holds one."""
        return (
            after.shown != before.shown
            or after.denied != before.denied
            or after.sightings != before.sightings
            or any(seen != was for seat, (seen, was) in enumerate(zip(after.sights, before.sights))
                   if seat != before.mover)
            or [card >> 6 for card in after.tucked[: len(before.tucked)]] != [card >> 6 for card in before.tucked]
        )  # fmt: skip

    def same(self, one: CitadelsState, other: CitadelsState) -> bool:
        """Whether two states are the same position."""
        return self.canonical(one) == self.canonical(other)

    def canonical(self, state: CitadelsState) -> Any:
        """The position as plain values that do not depend on the order in which hands came about."""
        return json.loads(json.dumps(state.canonical()))

    def digest(self, state: CitadelsState) -> str:
        """A short hash of the position."""
        return hashlib.sha256(json.dumps(self.canonical(state), sort_keys=True).encode()).hexdigest()[:16]
