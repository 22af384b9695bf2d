"""The card game in words: what the log says about each thing that happened, and no more than this seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.citadels import events as ev
from game.client.citadels.art import card_name
from game.client.words import Words

Told = tuple[int | None, str]  # the seat that it is about, and the sentence


def told(words: Words, names: Sequence[str], event: Any) -> list[Told]:
    """The lines of one event."""
    def card(key: str | None) -> str:
        return card_name(key, words.language) if key is not None else words("cit-some-card")

    def say(seat: int | None, message: str, **details: Any) -> list[Told]:
        name = {} if seat is None else {"name": names[seat]}
        return [(seat, words(f"cit-log-{message}", **name, **details))]

    match event:
        case ev.RoundBegan(number=number, crown=crown):
            return say(None, "round", number=number, crown=names[crown])
        case ev.CharacterTurnedUp(character=key):
            return say(None, "face-up", character=card(key))
        case ev.CharacterPicked(seat=seat, character=None):
            return say(seat, "picked")
        case ev.CharacterPicked(seat=seat, character=key):
            return say(seat, "picked-own", character=card(key))
        case ev.NobodyAnswered(rank=rank, character=key):
            return say(None, "nobody", rank=rank, character=card(key))
        case ev.CharacterRevealed(seat=seat, character=key):
            return say(seat, "revealed", character=card(key))
        case ev.TurnBegan(seat=seat, character=key, resumed=True):
            return say(seat, "resumed", character=card(key))
        case ev.TurnLost(seat=seat):
            return say(seat, "turn-lost")
        case ev.CourtesyShown(seat=seat):
            return say(seat, "courtesy")
        case ev.CharacterNamed(seat=seat, how=how, character=key):
            return say(seat, how, character=card(key))
        case ev.GoldMoved():
            return _gold(words, names, event)
        case ev.CrownMoved(taker=taker):
            return say(taker, "crown")
        case ev.CardsKept(seat=seat, cards=cards, count=count):
            if cards is None:
                return say(seat, "kept", count=count)
            return say(seat, "kept-own", cards=", ".join(card(one) for one in cards))
        case ev.HandsSwapped(seat=seat, other=other):
            return say(seat, "swapped", other=names[other])
        case ev.HandSeen(seat=seat, other=other):
            return say(seat, "seen", other=names[other])
        case ev.CardMoved(giver=giver, taker=taker, card=key):
            return say(taker, "card-moved", giver=names[giver], card=card(key))
        case ev.CardTucked(seat=seat):
            return say(seat, "tucked")
        case ev.DistrictBuilt(seat=seat, card=key, price=price, stolen=stolen):
            if stolen >= 0:
                return say(seat, "built-stolen", card=card(key), price=price, other=names[stolen])
            return say(seat, "built", card=card(key), price=price)
        case ev.DistrictDestroyed(owner=owner, card=key, by=by):
            return say(by, "destroyed", card=card(key), owner=names[owner], own=str(owner == by).lower())
        case ev.DistrictRecovered(seat=seat, card=key):
            return say(seat, "recovered", card=card(key))
        case ev.DistrictsExchanged(seat=seat, given=given, other=other, taken=taken):
            return say(seat, "exchanged", given=card(given), other=names[other], taken=card(taken))
        case ev.DistrictBeautified(seat=seat, card=key):
            return say(seat, "beautified", card=card(key))
        case ev.DeckSearched(seat=seat):
            return say(seat, "searched")
        case ev.BellTowerDeclared(seat=seat):
            return say(seat, "bell-tower")
        case ev.CityCompleted(seat=seat, first=first):
            return say(seat, "completed-first" if first else "completed")
        case ev.GameEnded():
            return say(None, "ended")
    return []


def _gold(words: Words, names: Sequence[str], event: ev.GoldMoved) -> list[Told]:
    """Whence gold came, except what stands in a line of its own."""
    if event.why in ("build", "beautify", "artist"):
        return []
    message = f"cit-why-{event.why}"
    why = words(message) if words.knows(message) else card_name(event.why, words.language)
    if event.giver == ev.BANK:
        return [(event.taker, words("cit-log-gold", name=names[event.taker], gold=event.gold, why=why))]
    if event.taker == ev.BANK:
        return [(event.giver, words("cit-log-paid", name=names[event.giver], gold=event.gold, why=why))]
    return [(event.taker, words("cit-log-gold-from", name=names[event.taker], giver=names[event.giver],
                                gold=event.gold, why=why))]
