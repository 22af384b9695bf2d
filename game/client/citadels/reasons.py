"""What to do in the card game and what it is good for, in words, as far as the seat that is to move can tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from game.citadels import actions as act
from game.citadels.cards import COLOURS
from game.citadels.view import CitadelsView
from game.client.citadels.art import card_name, rule_text
from game.client.citadels.choosing import deed_of
from game.client.words import Words
from game.kernel.contract import Game
from game.session.purposes import Deed, Purpose, purposes

CARD_FIELDS = ("character", "card", "discard", "tuck", "target", "give")


def reasons(words: Words, names: Sequence[str], game: Game, view: CitadelsView, actions: Sequence[Any]) -> list[str]:
    """First what these actions are, then what they are good for, one sentence each."""
    deeds, found = purposes(game, view, actions)
    done = [_deed(words, names, view, deed) for deed in deeds]
    whole = [reduce(lambda first, following: words("cit-do-then", first=first, next=following), done)] if done else []
    return [*whole, *(_purpose(words, names, one) for one in found)]


def _deed(words: Words, names: Sequence[str], view: CitadelsView, deed: Deed) -> str:
    action, language = deed.action, words.language
    card = view.destroyed if isinstance(action, act.Recover) else next(
        (value for one in CARD_FIELDS if (value := getattr(action, one, None)) is not None), "")
    seat, cards = getattr(action, "seat", -1), getattr(action, "cards", ())
    return words(f"cit-do-{_message(view, action)}",
                 card=card_name(card, language) if card else "",
                 cards=", ".join(card_name(one, language) for one in cards),
                 other=card_name(action.take, language) if isinstance(action, act.Exchange) else "",
                 name=names[seat] if seat >= 0 else "", gold=abs(deed.gold))


def _message(view: CitadelsView, action: Any) -> str:
    match action:
        case act.Steal(build=True):
            return "steal-build"
        case act.Pay(what="card", card=None):
            return "pay-any-card"
        case act.Crown(seat=seat) | act.Destroy(seat=seat) if seat == view.seat:
            return f"{deed_of(action)}-own"
    return deed_of(action)


def _purpose(words: Words, names: Sequence[str], one: Purpose) -> str:
    name = names[one.seat] if one.seat >= 0 else ""
    card, rule = one.card, ""
    if card in COLOURS:
        card = words(f"cit-colour-{card}")
    elif card:
        card, rule = card_name(card, words.language), rule_text(words, card)
    return words(f"cit-for-{one.what}", name=name, names=", ".join(names[seat] for seat in one.seats),
                 amount=one.amount, own=one.own, card=card, rule=rule)
