"""The card game as the contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from ..kernel.contract import Outcome, Refused
from ..kernel.stepped import SteppedGame
from . import actions, events, setup
from .actions import MASK, VERB, Redraw
from .cards import KIND
from .characters.rank3 import LISTED
from .determinize import determinize
from .notation import CitadelsCodec
from .refusal import why_not
from .ruleset import STEP, Ruleset
from .scoring import points, winners
from .state import CitadelsState
from .view import CitadelsView, look


class CitadelsGame(SteppedGame[CitadelsState]):
    """One choice of sets, options and seats. Raises BadSetup when they make no game. A turn is each pick of the draft,
    each answered call, each decision between."""

    name = "citadels"
    verb_mask, verb_of = MASK, VERB
    rules: Ruleset

    def __init__(
        self, seats: Iterable[str], sets: Iterable[str] = ("base",), options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self.rules = Ruleset(sets, options or {}, len(self.seats))
        self.sets = self.rules.sets
        self.options: Mapping[str, Any] = self.rules.options
        self.notation = CitadelsCodec(self)

    def start(self) -> CitadelsState:
        """The first state of a new game; chance deals first."""
        return setup.start(self.rules)

    def decode(self, code: int) -> Any:
        """The value of a code; the Magician's choices of cards are too many to keep."""
        return actions.decode(code) if code & MASK == VERB[Redraw] else super().decode(code)

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

    def _encoded(self, action: Any) -> int:
        try:
            return actions.encode(action)
        except (KeyError, TypeError):
            raise Refused("unknown_action", "", action=repr(action)) from None

    def _decoded(self, code: int) -> Any:
        return actions.decode(code)

    def _why_not(self, state: CitadelsState, action: Any) -> Refused:
        return why_not(self.rules, state, action)

    def _canonical(self, state: CitadelsState) -> Any:
        return state.canonical()

    def _stands_for_one_listed(self, state: CitadelsState, action: Any) -> bool:
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
