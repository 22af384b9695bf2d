"""What a move of the card game is and what it is good for, as far as the seat that is to move can tell.

It is played on a state drawn from the view, and what is told of it would be the same in any other state that fits the
view: chance is left out, and all that comes after the next call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..citadels import actions as act
from ..citadels import events as ev
from ..citadels.cards import CHARACTER, COLOUR, COLOURS, DISTRICTS, KIND
from ..citadels.characters import CLASSES
from ..citadels.districts import building, income
from ..citadels.scoring import Points
from ..citadels.view import CitadelsView
from ..kernel.contract import Game

BEYOND = (ev.TurnEnded, ev.RankCalled, ev.NobodyAnswered, ev.CharacterRevealed, ev.RoundBegan)  # nobody can foresee it
NEAR = 2  # so many districts short of its end a city is told of
FEW = 2  # cards in a hand that may well become more


@dataclass(frozen=True, slots=True)
class Deed:
    """An action, and the gold that it brings the seat at once; less than 0: what it costs."""

    action: Any
    gold: int


@dataclass(frozen=True, slots=True)
class Purpose:
    """One reason. `seat`: whom it concerns; `amount` of gold, cards, points or districts; `own`: the mover's part
    beside it; `card`: a district, a character or a colour; `seats`: all that may be meant."""

    what: str
    seat: int = -1
    amount: int = 0
    own: int = 0
    card: str = ""
    seats: tuple[int, ...] = ()


WEIGHT = ("completes", "all-colours", "only", "may-be", "nobody", "loot", "goes-on", "denies", "leads", "near", "harms",
          "counts", "colour", "city", "power")  # what a character or a deed is for in itself is said before all these


def purposes(game: Game, view: CitadelsView, actions: Sequence[Any]) -> tuple[list[Deed], list[Purpose]]:
    """These actions of the seat that is to move, one after the other in its turn, as far as they can be foreseen; and
    what they are good for, the weightiest first."""
    state = game.determinize(view, Random(0))
    seat, turn = game.to_move(state), game.turn(state)
    deeds, found = list[Deed](), list[Purpose]()
    for action in actions:
        if (game.to_move(state), game.turn(state)) != (seat, turn) or action not in game.legal_actions(state):
            break
        before, events = game.view(state, seat), list[Any]()
        game.apply(state, action, events.append)
        beyond = next((at for at, event in enumerate(events) if isinstance(event, BEYOND)), len(events))
        foreseen = events[:beyond]
        deeds.append(Deed(action, sum(
            event.gold * ((event.taker == seat) - (event.giver == seat)) for event in foreseen
            if isinstance(event, ev.GoldMoved))))
        found += PURPOSES.get(type(action), _none)(before, action)
        found += _built(before, foreseen)
        found += _counted(before, game.view(state, seat), foreseen, beyond == len(events))
    found.sort(key=lambda one: WEIGHT.index(one.what) if one.what in WEIGHT else -1)
    return deeds, list(dict.fromkeys(found))


# ---- what every move may do ----


def _built(view: CitadelsView, events: Sequence[Any]) -> Iterator[Purpose]:
    """Districts that stand in the own city now."""
    seat, colours = view.seat, {COLOUR[KIND[one.card]] for one in view.city(view.seat)}
    for event in events:
        if isinstance(event, ev.DistrictBuilt) and event.seat == seat:
            kind = KIND[event.card]
            if COLOUR[kind] not in colours and len(colours) < len(COLOURS) - 1:
                yield Purpose("colour", card=COLOURS[COLOUR[kind]])
            if DISTRICTS[kind].unique:
                yield Purpose("power", card=event.card)


def _counted(before: CitadelsView, after: CitadelsView, events: Sequence[Any], whole: bool) -> Iterator[Purpose]:
    """What the count would say now; not `whole`: of the cities alone, for gold may have moved that nobody foresees."""
    seat, wanted = before.seat, after.completion
    was, now = before.points(seat), after.points(seat)

    def worth(points: Points) -> int:
        return points.total if whole else points.districts + points.colours + points.completion

    ended = next((event for event in events if isinstance(event, ev.CityCompleted) and event.seat == seat), None)
    if ended is not None:
        yield Purpose("completes", amount=now.completion, own=int(ended.first))
    if now.colours > was.colours:
        yield Purpose("all-colours", amount=now.colours)
    if worth(now) > worth(was):
        yield Purpose("counts", amount=worth(now) - worth(was))
    grown = len(after.city(seat)) > len(before.city(seat))
    if grown and ended is None and wanted - NEAR <= len(after.city(seat)) < wanted:
        yield Purpose("city", amount=len(after.city(seat)), own=wanted)
    for other in _others(before):
        lost = worth(before.points(other)) - worth(after.points(other))
        if lost > 0:
            yield Purpose("harms", other, lost)
            yield from _danger(before, other)


def _danger(view: CitadelsView, seat: int) -> Iterator[Purpose]:
    """Why just this seat."""
    points = [view.points(one).total for one in range(len(view.seats))]
    if points[seat] == max(points) and points.count(points[seat]) == 1:
        yield Purpose("leads", seat, points[seat])
    short = view.completion - len(view.city(seat))
    if 0 < short <= NEAR:
        yield Purpose("near", seat, short)


def _others(view: CitadelsView) -> list[int]:
    return [other for other in range(len(view.seats)) if other != view.seat]


def _none(view: CitadelsView, action: Any) -> Iterator[Purpose]:
    return iter(())


# ---- the draft ----

Hold = Callable[[CitadelsView], Purpose | None]


def _most(view: CitadelsView, amounts: Sequence[int]) -> int:
    """The other seat that has most."""
    return max(_others(view), key=lambda other: amounts[other])


def _of_hands(what: str) -> Hold:
    def told(view: CitadelsView) -> Purpose:
        seat = _most(view, view.hand_sizes)
        return Purpose(what, seat, view.hand_sizes[seat], len(view.hand))

    return told


def _thief(view: CitadelsView) -> Purpose:
    seat = _most(view, view.gold)
    return Purpose("pick-thief", seat, view.gold[seat])


def _abbot(view: CitadelsView) -> Purpose | None:
    seat = _most(view, view.gold)
    alone = view.gold.count(view.gold[seat]) == 1 and view.gold[seat] == max(view.gold)
    return Purpose("pick-abbot", seat) if alone else None


def _king(view: CitadelsView) -> Purpose:
    return Purpose("pick-king-again" if view.crown == view.seat else "pick-king")


def _queen(view: CitadelsView) -> Purpose | None:
    beside = (view.crown - view.seat) % len(view.seats) in (1, len(view.seats) - 1)
    return Purpose("pick-queen", view.crown, 3) if beside and not view.rules.queen_asks_rank4 else None


PICKS: dict[str, Hold] = {
    "thief": _thief, "magician": _of_hands("pick-magician"), "wizard": _of_hands("pick-wizard"), "king": _king,
    "abbot": _abbot, "queen": _queen,
    "architect": lambda view: Purpose("pick-architect", amount=view.gold[view.seat], own=len(view.hand)),
}


def _pick(view: CitadelsView, action: act.Pick) -> Iterator[Purpose]:
    """What the character is for, here and now."""
    key, colour = action.character, CLASSES[CHARACTER[action.character]].colour
    told = PICKS[key](view) if key in PICKS else Purpose(f"pick-{key.replace('_', '-')}")
    yield Purpose("power", card=key) if told is None else told
    if colour >= 0 and (gold := income.colour_income(view.table, view.seat, colour)):
        yield Purpose("income", amount=gold, card=COLOURS[colour])


# ---- naming a character ----


def _named(view: CitadelsView, action: act.Kill | act.Bewitch | act.Rob) -> Iterator[Purpose]:
    """Whom it may hit, as far as this seat can tell, and what that is good for."""
    held = tuple(other for other in _others(view) if action.character in view.may_hold(other))
    if not held:
        yield Purpose("nobody", card=action.character)
        return
    yield Purpose("only", held[0]) if len(held) == 1 else Purpose("may-be", seats=held)
    if isinstance(action, act.Rob):
        yield Purpose("loot", amount=max(view.gold[other] for other in held))
        return
    if isinstance(action, act.Bewitch):
        yield Purpose("goes-on")
    colour = CLASSES[CHARACTER[action.character]].colour
    for other in held:
        yield from (one for one in _danger(view, other) if len(held) <= FEW or one.what == "leads")
    if colour >= 0:
        seat = max(held, key=lambda other: income.colour_income(view.table, other, colour))
        if gold := income.colour_income(view.table, seat, colour):
            yield Purpose("denies", seat, gold)


# ---- gold and cards ----


def _price(view: CitadelsView, card: str) -> int | None:
    """What the seat would pay for the card; None when it may not stand in its city."""
    city = [KIND[one.card] for one in view.city(view.seat)]
    if not building.fits(view.rules, city, KIND[card], False):
        return None
    return building.price(view.rules, city, KIND[card])


def _prices(view: CitadelsView) -> dict[str, int]:
    """The cards of the hand that may be built one day, with their prices."""
    return {card: price for card in view.hand if (price := _price(view, card)) is not None}


def _more_gold(view: CitadelsView, gold: int) -> Iterator[Purpose]:
    """What so much more gold is good for."""
    purse, prices = view.gold[view.seat], _prices(view)
    enough = {card: price for card, price in prices.items() if purse < price <= purse + gold}
    dear = {card: price for card, price in prices.items() if price > purse + gold}
    if enough:
        yield Purpose("affords", card=max(enough, key=enough.__getitem__))
    elif dear:
        card = min(dear, key=dear.__getitem__)
        yield Purpose("saves", card=card, amount=purse + gold, own=dear[card])


def _more_cards(view: CitadelsView, cards: int) -> Iterator[Purpose]:
    """What more cards are good for."""
    purse, prices = view.gold[view.seat], _prices(view)
    if not prices:
        yield Purpose("nothing-to-build")
    elif all(price <= purse for price in prices.values()):
        yield Purpose("gold-enough", amount=purse)
    elif len(view.hand) <= FEW:
        yield Purpose("few-cards", amount=len(view.hand))
    yield Purpose("new-cards", amount=cards)


def _take(view: CitadelsView, action: act.Take | act.Bonus) -> Iterator[Purpose]:
    bonus = isinstance(action, act.Bonus)
    if action.what == "gold":
        yield from _more_gold(view, 4 if bonus else 2)
    else:
        yield from _more_cards(view, 4 if bonus else income.looks(view.table, view.seat))


def _chosen(view: CitadelsView, cards: Sequence[str]) -> Iterator[Purpose]:
    """Why just these cards come into the hand."""
    colours, purse = {COLOUR[KIND[one.card]] for one in view.city(view.seat)}, view.gold[view.seat]
    for card in cards:
        price = _price(view, card)
        if price is None:
            continue
        if price <= purse:
            yield Purpose("payable", card=card)
        if COLOUR[KIND[card]] not in colours:
            yield Purpose("colour-card", card=card)
        if DISTRICTS[KIND[card]].unique:
            yield Purpose("power", card=card)


def _collect(view: CitadelsView, action: act.Collect) -> Iterator[Purpose]:
    yield from _more_gold(view, income.colour_income(view.table, view.seat, CLASSES[CHARACTER[view.acting]].colour))


def _laboratory(view: CitadelsView, action: act.UseLaboratory) -> Iterator[Purpose]:
    if _price(view, action.discard) is None:
        yield Purpose("stands-already", card=action.discard)
    yield from (one for one in _more_gold(view, view.rules.laboratory_gold) if one.card != action.discard)


def _tuck(view: CitadelsView, action: act.UseMuseum) -> Iterator[Purpose]:
    if _price(view, action.tuck) is None:
        yield Purpose("stands-already", card=action.tuck)


def _redraw(view: CitadelsView, action: act.Redraw) -> Iterator[Purpose]:
    yield from (Purpose("stands-already", card=card) for card in dict.fromkeys(action.cards)
                if _price(view, card) is None)
    yield Purpose("new-cards", amount=len(action.cards))


def _crown(view: CitadelsView, action: act.Crown) -> Iterator[Purpose]:
    if action.seat == view.seat:
        yield Purpose("chooses-first")
    elif action.seat != view.crown and view.rules.emperor_payment != "none" and view.step == "turn" and (
            view.gold[action.seat] or view.hand_sizes[action.seat]):
        yield Purpose("is-paid", action.seat)


def _pay(view: CitadelsView, action: act.Pay) -> Iterator[Purpose]:
    if action.what == "gold":
        yield Purpose("keeps-cards", amount=len(view.hand))
    elif view.gold[view.seat]:
        yield Purpose("keeps-gold", amount=view.gold[view.seat])


def _end(view: CitadelsView, action: act.End) -> Iterator[Purpose]:
    if view.gold[view.seat]:
        yield Purpose("keeps-gold", amount=view.gold[view.seat])


def _hands(view: CitadelsView, action: act.SwapHands | act.Peek) -> Iterator[Purpose]:
    what = "hands" if isinstance(action, act.SwapHands) else "choice"
    yield Purpose(what, action.seat, view.hand_sizes[action.seat], len(view.hand))


def _plain(what: str) -> Callable[[CitadelsView, Any], Iterator[Purpose]]:
    return lambda view, action: iter((Purpose(what),))


PURPOSES: dict[type, Callable[[CitadelsView, Any], Iterator[Purpose]]] = {
    act.Pick: _pick, act.PutAway: _plain("put-away"), act.Kill: _named, act.Bewitch: _named, act.Rob: _named,
    act.Take: _take, act.Bonus: _take, act.Collect: _collect, act.Redraw: _redraw, act.Crown: _crown, act.Pay: _pay,
    act.UseLaboratory: _laboratory, act.UseMuseum: _tuck, act.End: _end, act.SwapHands: _hands, act.Peek: _hands,
    act.Keep: lambda view, action: _chosen(view, action.cards),
    act.Search: lambda view, action: _chosen(view, (action.card,)),
    act.Steal: lambda view, action: iter(()) if action.build else _chosen(view, (action.card,)),
    act.UseSmithy: lambda view, action: _more_cards(view, view.rules.smithy_cards),
    act.UseHospital: _plain("hospital"), act.Courtesy: _plain("courtesy"), act.Declare: _plain("sooner"),
}
