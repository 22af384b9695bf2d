"""The card game's expert, as the search asks for one: playouts by rule of thumb to the end of the round, then a
judgement."""

from __future__ import annotations

from math import exp, inf
from random import Random

from game.citadels.actions import (
    MASK,
    VERB,
    Exchange,
    Keep,
    Redraw,
    Search,
    Steal,
    UseArmory,
    UseLaboratory,
    UseMuseum,
)
from game.citadels.cards import COLOUR, KIND_BITS
from game.citadels.effects import completion
from game.citadels.game import CitadelsGame
from game.citadels.ruleset import STEP
from game.citadels.scoring import points
from game.citadels.state import CitadelsState

from ..search.knowledge import Prospects, Values, expand_by_trying
from .policy import PLAIN, WANTS, Policy

SCALE = 4                              # points by which one seat outshines another
SLIPS = 0.1                            # of the playouts' decisions are made by lot
GOLD, CARD, MOST_CARDS, DISTRICT, SHADE, CROWN, NEAR = 0.6, 0.4, 5, 0.9, 0.6, 0.6, 1.5
"""What is worth how many points before the end: a gold, a card in hand, so many cards at most, a district, a colour,
the crown, and each district beyond the fourth that brings a seat near completion."""

WARMTH = 1.5                           # of the prior's softmax, in wants
FEW = 3                                # branches for what can be done in many similar ways
SIMILAR = frozenset(VERB[form] for form in (Redraw, Keep, Exchange, Steal, Search, UseArmory, UseLaboratory, UseMuseum))
ROUND_BEGINS = frozenset((STEP["pick"], STEP["put_away"]))


class CitadelsKnowledge:
    """Judges the state of a game with these characters, districts and options."""

    def __init__(self, game: CitadelsGame) -> None:
        self.game, self.rules = game, game.rules
        self.policy = Policy(game.rules, PLAIN, SLIPS)

    def expand(self, state: CitadelsState) -> Prospects:
        """Every action tried and judged."""
        return expand_by_trying(self.game, self.evaluate, state)

    def evaluate(self, state: CitadelsState) -> Values:
        """The points that each seat may expect, with what promises more."""
        rules, values = self.rules, []
        wanted = completion(rules, state)
        for seat, city in enumerate(state.cities):
            value = float(points(rules, state, seat).total)
            if not state.last_round:
                shades = len({COLOUR[entry & KIND_BITS] for entry in city})
                value += GOLD * state.gold[seat] + CARD * min(MOST_CARDS, len(state.hands[seat]))
                value += DISTRICT * len(city) + SHADE * shades + NEAR * max(0, len(city) - wanted + 4)
                if seat == state.crown:
                    value += CROWN
            values.append(value)
        return values

    def payoff(self, values: Values) -> Values:
        """A share of the victory, from 1 for all of it; the shares sum to nothing."""
        most = max(values)
        shine = [exp((one - most) / SCALE) for one in values]
        whole, seats = sum(shine), len(values)
        return [(seats * one / whole - 1) / (seats - 1) for one in shine]

    def margin(self, values: Values, seat: int) -> float:
        """The lead over the best of the others."""
        return values[seat] - max(values[:seat] + values[seat + 1:])

    def points(self, state: CitadelsState) -> Values:
        """What each seat would have if the game ended now."""
        return [float(points(self.rules, state, seat).total) for seat in range(self.rules.seats)]

    def draws(self, state: CitadelsState) -> float:
        """Too many to be counted out."""
        return inf

    def considered(self, state: CitadelsState, codes: list[int]) -> list[int]:
        """Of what can be done in many similar ways, the few that rules of thumb like best."""
        kinds: dict[int, list[int]] = {}
        for code in codes:
            verb = code & MASK
            if verb in SIMILAR:
                kinds.setdefault(verb, []).append(code)
        if all(len(alike) <= FEW for alike in kinds.values()):
            return codes
        kept = [code for code in codes if code & MASK not in SIMILAR]
        policy, seat = self.policy, state.mover
        for verb, alike in kinds.items():
            want = WANTS[verb]
            kept += sorted(alike, key=lambda code: (-want(policy, state, seat, code), code))[:FEW]
        return kept

    def inclination(self, state: CitadelsState, codes: list[int]) -> list[float]:
        """A softmax of what rules of thumb want."""
        policy, seat = self.policy, state.mover
        wants = [WANTS[code & MASK](policy, state, seat, code) for code in codes]
        most = max(wants)
        weights = [exp((want - most) / WARMTH) for want in wants]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def horizon(self, state: CitadelsState) -> bool:
        """A new round: nobody has a character yet."""
        return state.agenda[-1].kind in ROUND_BEGINS and all(taker < 0 for taker in state.takers)

    def playout_code(self, state: CitadelsState, rng: Random) -> int:
        """By rule of thumb, now and then by lot."""
        return self.policy.choose(state, self.game.legal_codes(state), rng)

