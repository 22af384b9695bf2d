"""Rank 8: Warlord and Diplomat (8.15, 8.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import effects, turn
from ..actions import DIGIT, MASK, VERB, Destroy, Exchange
from ..cards import DISTRICTS, KIND_BITS, RED
from ..districts import destroying, using
from ..events import DistrictsExchanged
from ..state import INCOME, POWER, CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset


class Warlord(Character):
    """Gold for red districts; destroys one district for one gold less than its cost."""

    colour = RED

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        if rules.warlord_last and not state.done & INCOME:
            return
        gold, safe, wanted = state.gold[seat], destroying.protected(state), effects.completion(rules, state)
        for owner, city in enumerate(state.cities):
            if owner == safe or len(city) >= wanted:
                continue
            for kind in dict.fromkeys(entry & KIND_BITS for entry in city):
                entry = using.standing(state, owner, kind)
                if kind != destroying.KEEP and destroying.cost_of(entry) + destroying.wall(city, entry) - 1 <= gold:
                    codes.append(VERB[Destroy] | owner << DIGIT | kind + 1 << 2 * DIGIT)


class Diplomat(Character):
    """Gold for red districts; as the last step of the turn gives an own district for another's, paying the
    difference."""

    colour = RED

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        if not state.done & INCOME:
            return
        safe, wanted = destroying.protected(state), effects.completion(rules, state)
        if seat == safe:
            return
        mine = [entry & KIND_BITS for entry in state.cities[seat]]
        for owner, city in enumerate(state.cities):
            if owner in (seat, safe) or len(city) >= wanted:
                continue
            theirs = [entry & KIND_BITS for entry in city]
            for give in dict.fromkeys(mine):
                for take in dict.fromkeys(theirs):
                    if destroying.KEEP not in (give, take) and (
                        price(state, seat, give, owner, take) <= state.gold[seat]
                        and (rules.duplicates_allowed or (fits(mine, give, take) and fits(theirs, take, give)))
                    ):
                        codes.append(VERB[Exchange] | give << DIGIT | owner << 2 * DIGIT | take << 3 * DIGIT)


def fits(city: list[int], leaves: int, comes: int) -> bool:
    """Whether a name that comes for another stands in the city once only."""
    return city.count(comes) == (comes == leaves)


def price(state: CitadelsState, seat: int, give: int, owner: int, take: int) -> int:
    """What the Diplomat pays for what is dearer."""
    mine, theirs = using.standing(state, seat, give), using.standing(state, owner, take)
    wall = destroying.wall(state.cities[owner], theirs)
    return max(0, destroying.cost_of(theirs) + wall - destroying.cost_of(mine))


def destroy(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The district is gone, its price paid to the bank; under `warlord_timing` the turn is over (14.14)."""
    state.done |= POWER
    seat, owner, kind = state.mover, code >> DIGIT & MASK, (code >> 2 * DIGIT) - 1
    entry = using.standing(state, owner, kind)
    cost = destroying.cost_of(entry) + destroying.wall(state.cities[owner], entry) - 1
    effects.pay(state, seat, cost, "warlord", emit)
    if rules.warlord_last:
        turn.close(state, seat)
    destroying.destroy(rules, state, owner, entry, seat, emit)


def exchange(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """The districts change cities with all they carry, and the turn is over."""
    seat, give, owner, take = state.mover, code >> DIGIT & MASK, code >> 2 * DIGIT & MASK, code >> 3 * DIGIT
    effects.give_gold(state, seat, owner, price(state, seat, give, owner, take), "diplomat", emit)
    effects.swap_districts(state, seat, using.standing(state, seat, give), owner, using.standing(state, owner, take))
    if emit:
        emit(DistrictsExchanged(seat, DISTRICTS[give].key, owner, DISTRICTS[take].key))
    turn.close(state, seat)


RESOLVE = {VERB[Destroy]: destroy, VERB[Exchange]: exchange}
