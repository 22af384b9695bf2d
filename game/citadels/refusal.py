"""Why an action is not legal: one reason and its clause, for the screen and for `refused` of the notation.

Reasons are words that the client has a sentence for in each language; `details` fill it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel.contract import CHANCE, OVER, Refused
from . import actions as act
from . import effects
from .cards import BEAUTIFIED, CHARACTERS, KIND, KIND_BITS
from .characters import rank8
from .districts import building, destroying, income, using
from .ruleset import STEPS
from .state import COLLECTED, INCOME, LABORATORY, MUSEUM, POWER, SMITHY, CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

REASONS = (
    "game_over", "not_now", "unknown_action", "cards_are_dealt", "not_in_deck", "not_in_choice", "must_choose",
    "income_first", "income_taken", "deck_is_empty", "not_drawn", "builds_nothing", "built_enough", "too_dear",
    "stands_already", "card_not_in_hand", "power_used", "not_your_power", "nothing_to_collect", "collected_already",
    "not_nameable", "same_seat", "hand_is_empty", "nobody_alone_richest", "no_such_district", "keep_is_immune",
    "bishop_protects", "city_is_complete", "crown_must_move", "crown_not_there", "beautified_already",
    "not_in_city", "used_in_turn", "armory_elsewhere", "witch_pauses",
)  # fmt: skip

POWERS: dict[type, tuple[str, ...]] = {
    act.Kill: ("assassin",), act.Bewitch: ("witch",), act.Rob: ("thief",), act.SwapHands: ("magician",),
    act.Redraw: ("magician",), act.Peek: ("wizard",), act.Crown: ("emperor",), act.Tithe: ("abbot",),
    act.Destroy: ("warlord",), act.Exchange: ("diplomat",), act.Beautify: ("artist",),
}  # fmt: skip
CLAUSE = {
    "assassin": "8.1", "witch": "8.2", "thief": "8.3", "magician": "8.5", "wizard": "8.6", "emperor": "8.8",
    "abbot": "8.10", "warlord": "8.15", "diplomat": "8.16", "artist": "8.17",
}  # fmt: skip
USED: dict[type, tuple[str, int, str]] = {
    act.UseLaboratory: ("laboratory", LABORATORY, "9.3"), act.UseSmithy: ("smithy", SMITHY, "9.4"),
    act.UseMuseum: ("museum", MUSEUM, "9.13"), act.UseArmory: ("armory", 0, "9.12"),
}  # fmt: skip


def why_not(rules: Ruleset, state: CitadelsState, action: Any) -> Refused:
    """The reason for which an action that is not legal is refused."""
    if state.mover == OVER:
        return Refused("game_over", "11.2")
    if state.mover == CHANCE:
        return Refused("not_in_deck" if isinstance(action, act.DealCard) else "cards_are_dealt", "6.8")
    step, form = STEPS[state.agenda[-1].kind], type(action)
    if step in ("pick", "put_away") and form in (act.Pick, act.PutAway):
        return Refused("not_in_choice", "3.6", character=action.character)
    if step == "keep" and form is act.Keep:
        return Refused("not_drawn", "6.8")
    if form is act.Steal and step == "steal" and action.build:
        return steal_refusal(rules, state, action)
    if form is act.Pay and step == "pay":
        return Refused("too_dear" if action.what == "gold" else "card_not_in_hand", "8.8", price=1, gold=0)
    if step != "turn":
        return Refused("must_choose" if form in (act.Pass, act.End) else "not_now", "6")
    if form is act.Take:
        return Refused("income_taken", "6.2") if state.done & INCOME else Refused("deck_is_empty", "6.8")
    if form is act.End:
        return Refused("crown_must_move", "19.11") if state.done & INCOME else Refused("income_first", "6.2")
    if form in POWERS:
        return power_refusal(rules, state, action)
    if form in USED:
        return use_refusal(rules, state, action)
    if form is act.Build:
        return build_refusal(rules, state, action)
    if form is act.Collect:
        return collect_refusal(state)
    return Refused("not_now", "6")


def steal_refusal(rules: Ruleset, state: CitadelsState, action: act.Steal) -> Refused:
    """Why the Wizard cannot build the card at once."""
    seat, kind = state.mover, KIND[action.card]
    if kind not in state.hands[state.agenda[-1].data[0]]:
        return Refused("not_now", "8.6")
    if not state.done & INCOME:
        return Refused("income_first", "8.6")
    city = [entry & KIND_BITS for entry in state.cities[seat]]
    return Refused("too_dear", "7.2", price=building.price(rules, city, kind), gold=state.gold[seat])


def build_refusal(rules: Ruleset, state: CitadelsState, action: act.Build) -> Refused:
    """Which part of 7 a build breaks."""
    seat, kind, actor = state.mover, KIND[action.card], rules.actors[state.actor]
    if not state.done & INCOME:
        return Refused("income_first", "6.3")
    if CHARACTERS[state.actor].key == "witch":
        return Refused("witch_pauses", "8.2")
    if not actor.build_limit:
        return Refused("builds_nothing", "7.1", character=CHARACTERS[state.actor].key)
    if state.builds >= actor.build_limit:
        return Refused("built_enough", "7.1", limit=actor.build_limit)
    if kind not in state.hands[seat]:
        return Refused("card_not_in_hand", "7", card=action.card)
    city = [entry & KIND_BITS for entry in state.cities[seat]]
    if not building.fits(rules, city, kind, actor.builds_duplicates):
        return Refused("stands_already", "7.3", card=action.card)
    return Refused("too_dear", "7.2", price=building.price(rules, city, kind), gold=state.gold[seat])


def collect_refusal(state: CitadelsState) -> Refused:
    """Why there is no colour income."""
    if state.done & COLLECTED:
        return Refused("collected_already", "6.5")
    return Refused("nothing_to_collect", "19.4")


def use_refusal(rules: Ruleset, state: CitadelsState, action: Any) -> Refused:
    """Why a district cannot be used."""
    card, flag, clause = USED[type(action)]
    seat = state.mover
    if not income.owns(state, seat, KIND[card]):
        return Refused("not_in_city", clause, card=card)
    if CHARACTERS[state.actor].key == "witch":
        return Refused("witch_pauses" if state.done & INCOME else "income_first", "8.2")
    if state.done & flag:
        return Refused("used_in_turn", clause, card=card)
    if isinstance(action, act.UseSmithy):
        return Refused("too_dear", clause, price=rules.smithy_price, gold=state.gold[seat])
    if isinstance(action, act.UseArmory):
        if action.seat == seat or not 0 <= action.seat < rules.seats:
            return Refused("armory_elsewhere", clause)
        if not income.owns(state, action.seat, KIND[action.target]):
            return Refused("no_such_district", clause, card=action.target)
        return Refused("city_is_complete", "14.12")
    card = action.discard if isinstance(action, act.UseLaboratory) else action.tuck
    return Refused("card_not_in_hand", clause, card=card)


def power_refusal(rules: Ruleset, state: CitadelsState, action: Any) -> Refused:
    """Why a character's power cannot be used so."""
    key = CHARACTERS[state.actor].key
    owner = POWERS[type(action)][0]
    clause = CLAUSE[owner]
    if key != owner:
        return Refused("not_your_power", clause, character=owner)
    if state.done & POWER:
        return Refused("power_used", clause, character=owner)
    if isinstance(action, act.Kill | act.Bewitch | act.Rob):
        if isinstance(action, act.Bewitch) and not state.done & INCOME:
            return Refused("income_first", clause)
        return Refused("not_nameable", clause, character=action.character)
    if isinstance(action, act.Redraw):
        whole = rules.redraws_whole_hand and state.hands[state.mover]
        return Refused("card_not_in_hand", "14.7" if whole else clause)
    if isinstance(action, act.Beautify):
        return beautify_refusal(state, KIND[action.card], action.card)
    other = action.seat
    if not 0 <= other < rules.seats or (other == state.mover and not isinstance(action, act.Crown | act.Destroy)):
        return Refused("same_seat", clause)
    if isinstance(action, act.Peek | act.SwapHands):
        return Refused("hand_is_empty", clause)
    if isinstance(action, act.Tithe):
        return Refused("nobody_alone_richest", clause)
    if isinstance(action, act.Crown):
        return Refused("crown_not_there", clause)
    if not state.done & INCOME and (isinstance(action, act.Exchange) or rules.warlord_last):
        return Refused("income_first", "6.7")
    return district_refusal(rules, state, action, clause)


def beautify_refusal(state: CitadelsState, kind: int, card: str) -> Refused:
    """Why no gold goes on that district."""
    city = state.cities[state.mover]
    if kind not in city:
        beautified = kind | BEAUTIFIED in city
        return Refused("beautified_already" if beautified else "no_such_district", "8.17", card=card)
    return Refused("too_dear", "8.17", price=1, gold=0)


def district_refusal(rules: Ruleset, state: CitadelsState, action: Any, clause: str) -> Refused:
    """Why rank 8 cannot have that district."""
    seat, owner, gold = state.mover, action.seat, state.gold[state.mover]
    exchange = isinstance(action, act.Exchange)
    card = action.take if exchange else action.card
    kind = KIND[card]
    if exchange and not income.owns(state, seat, KIND[action.give]):
        return Refused("not_in_city", clause, card=action.give)
    if not income.owns(state, owner, kind):
        return Refused("no_such_district", clause, card=card)
    safe = destroying.protected(state)
    if safe == owner or (exchange and safe == seat):
        return Refused("bishop_protects", "8.9", seat=safe)
    if len(state.cities[owner]) >= effects.completion(rules, state):
        return Refused("city_is_complete", "11.1", seat=owner)
    if destroying.KEEP in (kind, KIND[action.give] if exchange else kind):
        return Refused("keep_is_immune", "9.2")
    if exchange:
        price = rank8.price(state, seat, KIND[action.give], owner, kind)
        if price <= gold:
            return Refused("stands_already", "8.16", card=card)
    else:
        entry = using.standing(state, owner, kind)
        price = destroying.cost_of(entry) + destroying.wall(state.cities[owner], entry) - 1
    return Refused("too_dear", clause, price=price, gold=gold)
