"""Unique districts that are used in the own turn: Laboratory, Smithy, Museum, Armory (6.6, 9.3, 9.4, 9.12, 9.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import effects
from ..actions import DIGIT, MASK, VERB, UseArmory, UseLaboratory, UseMuseum, UseSmithy
from ..cards import BEAUTIFIED, KIND, KIND_BITS
from ..state import LABORATORY, MUSEUM, SMITHY, CitadelsState

if TYPE_CHECKING:
    from ..ruleset import Ruleset

THE_LABORATORY, THE_SMITHY, THE_MUSEUM, THE_ARMORY = (KIND[key] for key in ("laboratory", "smithy", "museum", "armory"))


def legal(rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
    """What the districts of the seat's city offer in its turn."""
    for entry in state.cities[seat]:
        offer = OFFERS.get(entry & KIND_BITS)
        if offer:
            offer(rules, state, seat, codes)


def offer_laboratory(rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
    """Once in a turn, with a card in hand."""
    if not state.done & LABORATORY:
        codes += [VERB[UseLaboratory] | kind << DIGIT for kind in sorted(set(state.hands[seat]))]


def offer_smithy(rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
    """Once in a turn, with the gold to pay it, however few cards the deck has."""
    if not state.done & SMITHY and state.gold[seat] >= rules.smithy_price:
        codes.append(VERB[UseSmithy])


def offer_museum(rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
    """Once in a turn, with a card in hand."""
    if not state.done & MUSEUM:
        codes += [VERB[UseMuseum] | kind << DIGIT for kind in sorted(set(state.hands[seat]))]


def offer_armory(rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
    """Any district of another seat; nothing gives shelter but, as an option, a complete city (14.12)."""
    wanted = effects.completion(rules, state)
    for other, city in enumerate(state.cities):
        if other != seat and (rules.armory_hits_all or len(city) < wanted):
            for kind in dict.fromkeys(entry & KIND_BITS for entry in city):
                codes.append(VERB[UseArmory] | other << DIGIT | kind << 2 * DIGIT)


OFFERS = {
    THE_LABORATORY: offer_laboratory,
    THE_SMITHY: offer_smithy,
    THE_MUSEUM: offer_museum,
    THE_ARMORY: offer_armory,
}


def standing(state: CitadelsState, seat: int, kind: int) -> int:
    """The city entry that a kind means: of equal names the one without a coin."""
    return kind if kind in state.cities[seat] else kind | BEAUTIFIED


def use_laboratory(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """A card under the deck, gold from the bank."""
    state.done |= LABORATORY
    effects.hand_under(state, state.mover, (code >> DIGIT,), emit)
    effects.gain(state, state.mover, rules.laboratory_gold, "laboratory", emit)


def use_smithy(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Gold to the bank, cards from the deck."""
    from ..turn import push_draw

    state.done |= SMITHY
    effects.pay(state, state.mover, rules.smithy_price, "smithy", emit)
    push_draw(state, state.mover, rules.smithy_cards)


def use_museum(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """A card under the Museum."""
    state.done |= MUSEUM
    effects.tuck(state, state.mover, code >> DIGIT, emit)


def use_armory(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """Both are gone, the target first (9.12)."""
    seat, owner, kind = state.mover, code >> DIGIT & MASK, code >> 2 * DIGIT
    target, armory = standing(state, owner, kind), standing(state, seat, THE_ARMORY)
    effects.take_down(rules, state, owner, target, seat, "armory", emit)
    effects.under_openly(state, target)
    effects.take_down(rules, state, seat, armory, seat, "armory", emit)
    effects.under_openly(state, armory)


RESOLVE = {
    VERB[UseLaboratory]: use_laboratory,
    VERB[UseSmithy]: use_smithy,
    VERB[UseMuseum]: use_museum,
    VERB[UseArmory]: use_armory,
}
