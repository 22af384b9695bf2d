"""Chances, counted from the tiles that nobody has seen yet.

A *hole* is an empty square as a city or road that ends there sees it: the edges round the square and the side from
which the feature comes, packed as signature << 2 | side.
"""

from __future__ import annotations

from typing import Any

from game.carcassonne.ruleset import Ruleset, matches

from .terms import FREE, scales
from .weights import Weights

FULL_BAG_TURNS = 36                   # own turns of a seat in a base game for two: there Weights.free holds in full


class Closers(dict[int, tuple[tuple[int, float], ...]]):
    """Hole -> the tiles that fit it, each with 1 when it ends the feature there and less when it opens further ends."""

    def __init__(self, rules: Ruleset, extends: float) -> None:
        super().__init__()
        self.rules, self.extends = rules, extends

    def __missing__(self, hole: int) -> tuple[tuple[int, float], ...]:
        signature, side = hole >> 2, hole & 3
        found = []
        for number, tile in enumerate(self.rules.tiles):
            slots = range(self.rules.slot_of[number], self.rules.slot_of[number] + len(tile.halves))
            faces = [slot * 4 + turn for slot in slots for turn in range(4)]
            best = max((self._closing(face, signature, side) for face in faces
                        if matches(signature, self.rules.edges[face])), default=0.0)
            if best:
                found.append((number, best))
        self[hole] = tuple(found)
        return self[hole]

    def _closing(self, face: int, signature: int, side: int) -> float:
        meet = self.rules.meet[face]
        line = meet[side][0]
        opened = sum(1 for other in range(4) if meet[other][0] == line and not signature >> 3 * other & 7)
        return float(self.extends ** opened)


class Fitting(dict[int, tuple[int, ...]]):
    """Signature of an empty square -> the tiles of one square that fit it."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.fits = rules.fits

    def __missing__(self, signature: int) -> tuple[int, ...]:
        self[signature] = tuple(tile for tile, fits in enumerate(self.fits) if signature in fits)
        return self[signature]


class Outlook:
    """What may still come, for one bag: chances of holes and what followers in the supply are worth."""

    def __init__(self, rules: Ruleset, weights: Weights, closers: Closers, fitting: Fitting, bag: list[int]) -> None:
        self.bag, self.closers, self.fitting, self.weights = bag, closers, fitting, weights
        self.left = left = sum(bag)
        crowd = rules.seats / 2
        self.own = left / rules.seats                              # draws that each seat still has
        slacks = (weights.city_slack, weights.road_slack)
        self.press = tuple(left / (left + slack * crowd) if left else 0.0 for slack in slacks)
        self.ring_press = left / (left + weights.ring_slack)
        seats, left = rules.seats, self.left
        self.turns = [[weights.turn * ((left + seats - 1 - (seat - first) % seats) // seats) for seat in range(seats)]
                      for first in range(seats)]                   # who draws next -> what the turns of each bring
        self.ahead = min(1.0, self.own / FULL_BAG_TURNS)
        self.scales = scales(weights.terms, self.ahead)
        nth = [min(n, FREE - 1) for n in range(32)]
        self.worth = [weights.free[n] * self.ahead for n in nth]   # the first, second, ... follower in the supply
        worth = [one * self.scales.free[n] for one, n in zip(self.worth, nth)]
        self.free = [sum(worth[:n]) for n in range(32)]            # followers in the supply -> their worth together
        self.abbot = weights.free_abbot * self.ahead
        self.home = (weights.returns * self.worth[3], weights.returns * self.abbot)    # of one that comes home later
        believed = weights.fields ** self.ahead                    # at the end nobody can spoil them any more
        self.field_unit, self.growth = 3 * believed, believed * weights.field_growth * self.ahead
        self.notes: dict[Any, Any] = {}                            # what single sets have worked out for this bag
        self._filled: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self._covered: dict[int, float] = {}

    def filled(self, kind: int, hole: int) -> float:
        """The chance that the feature is closed at a hole; 0 when no unseen tile fits it."""
        known = self._filled[kind]
        chance = known.get(hole)
        if chance is None:
            bag = self.bag
            fitting = sum([bag[tile] * part for tile, part in self.closers[hole]])
            chance = known[hole] = self.drawn(fitting, self.own) * self.press[kind]
        return chance

    def covered(self, signature: int) -> float:
        """The chance that any tile comes to lie on an empty square (signature 0: without neighbours as yet)."""
        chance = self._covered.get(signature)
        if chance is None:
            bag = self.bag
            fitting = sum([bag[tile] for tile in self.fitting[signature]])
            chance = self._covered[signature] = self.drawn(fitting, self.left) * self.ring_press
        return chance

    def drawn(self, fitting: float, draws: float) -> float:
        """The chance to draw at least one of so many tiles."""
        return 1 - (1 - fitting / self.left) ** draws if fitting and fitting < self.left else float(fitting > 0)
