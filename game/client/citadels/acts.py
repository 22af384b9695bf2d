"""How each thing that happens in the card game is shown. The state is final already; an act leads the picture there."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

import pygame

from game.citadels import events as ev
from game.client.citadels import art
from game.client.citadels.shown import by_kind, kind_of
from game.client.citadels.toys import Deal
from game.client.stage.director import Act, Acts
from game.client.stage.sprite import Sprite
from game.client.stage.tween import Call, Par, Run, Seq, Tween, ease_in_out, staggered

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

ACTS = Acts()
MOST_COINS = 6  # that fly at once
CALL, SHOW = 0.35, 0.8  # seconds that a banner stays


# ---- coins ----


def coins(table: CardTable, giver: int, taker: int, gold: int) -> Act:
    """Coins fly from purse to purse, one after the other, and pile up."""
    shown = table.shown
    start = table.bank_rect() if giver == ev.BANK else table.purse(giver)
    end = table.bank_rect() if taker == ev.BANK else table.purse(taker)
    if giver != ev.BANK:
        shown.gold[giver] -= gold
        table.touch()
    px = table.theme.px(30)
    picture = pygame.transform.smoothscale(art.assets.card_picture("coin"), (px, px))
    flights, sprites = [], []
    for _ in range(min(gold, MOST_COINS)):
        sprite = table.flyer(picture, start, px, z=8)
        sprite.visible = False
        arch = table.theme.px(table.dice.randrange(40, 90))
        sprites.append(sprite)
        flights.append(Seq(Call(lambda sprite=sprite: setattr(sprite, "visible", True)), Par(  # type: ignore[misc]
            table.fly(sprite, end, 0.4, ease_in_out),
            Run(lambda t, sprite=sprite, arch=arch: setattr(  # type: ignore[misc]
                sprite, "lift", arch * math.sin(math.pi * t)), 0.4)),
            Call(lambda sprite=sprite: setattr(sprite, "visible", False))))  # type: ignore[misc]
    table.play("score_small")
    yield staggered(flights, 0.06)
    for sprite in sprites:
        table.land(sprite)
    if taker != ev.BANK:
        shown.gold[taker] += gold
    table.touch()


@ACTS.on(ev.GoldMoved)
def move_gold(table: CardTable, event: ev.GoldMoved) -> Act:
    yield from coins(table, event.giver, event.taker, event.gold)


# ---- cards ----


def join_hand(table: CardTable, seat: int, cards: tuple[str | None, ...] | list[str | None]) -> None:
    """Cards are in a hand now; where it lies open they stand in their order."""
    shown = table.shown
    shown.hands[seat] += len(cards)
    if seat in shown.faces:
        shown.faces[seat] = by_kind([*shown.faces[seat], *[card for card in cards if card is not None]])
    table.touch()


def leave_hand(table: CardTable, seat: int, cards: tuple[str | None, ...] | list[str | None]) -> pygame.Rect:
    """Cards have left a hand; where they come from."""
    shown, start = table.shown, table.hand_rect(seat)
    shown.hands[seat] -= len(cards)
    hand = shown.faces.get(seat, [])
    for card in cards:
        if card in hand:
            start = table.hand_rect(seat, hand.index(card))
            hand.remove(card)
    table.touch()
    return start


def card_sprite(table: CardTable, start: pygame.Rect, end: pygame.Rect, card: str | None = None) -> Sprite:
    """A card in flight, as large as where it ends; its back where the viewer may not know it."""
    high = max(end.height, table.theme.px(78))
    picture = art.back(high) if card is None else table.face(card, high)
    return table.flyer(picture, start, art.width(high))


@ACTS.on(ev.CardDrawn)
def draw_card(table: CardTable, event: ev.CardDrawn) -> Act:
    """It spins out of the deck, slides over the table and settles."""
    shown = table.shown
    shown.deck -= 1
    if event.looked:
        shown.drawn = sorted([*shown.drawn, event.card if event.seat in shown.faces else None], key=kind_of)
    own = event.seat in shown.faces
    end = table.hand_rect(event.seat)
    sprite = card_sprite(table, table.deck_rect(), end)
    table.play("tile_lift")
    flight = Deal([(sprite, end.center)], table.dice)
    if own:
        yield flight
        if event.card is not None:
            sprite.picture = table.face(event.card, end.height)
            table.play("tile_place")
            yield 0.12
        table.land(sprite)
    else:
        table.host.flourish(Seq(flight, Call(lambda: table.land(sprite))))
        yield 0.08
    if not event.looked:
        join_hand(table, event.seat, [event.card])


@dataclass(frozen=True)
class Dealt:
    """Cards that came from the deck into hands one after the other, shown as one throw."""

    cards: tuple[ev.CardDrawn, ...]


def gather(events: Sequence[Any]) -> list[Any]:
    """Rows of drawn cards as one event each."""
    found: list[Any] = []
    for thrown, row in groupby(events, lambda event: isinstance(event, ev.CardDrawn) and not event.looked):
        cards = tuple(row)
        found += [Dealt(cards)] if thrown and len(cards) > 1 else cards
    return found


@ACTS.on(Dealt)
def deal(table: CardTable, event: Dealt) -> Act:
    """The cards fly spinning from the deck, slide over the table and snap into the hands."""
    shown, throws = table.shown, []
    coming = Counter(card.seat for card in event.cards)
    count = {seat: len(shown.faces.get(seat, ())) + more for seat, more in coming.items()}
    place = {seat: len(shown.faces.get(seat, ())) for seat in coming}
    for card in event.cards:
        end = table.hand_rect(card.seat)
        if card.seat in shown.faces:
            end = table.hand_rect(card.seat, place[card.seat], count[card.seat])
            place[card.seat] += 1
            if card.card is not None:
                table.face(card.card, end.height)  # made before they fly, not as they land
        throws.append((card_sprite(table, table.deck_rect(), end), end.center))
    shown.deck -= len(event.cards)
    table.play("page")
    yield Deal(throws, table.dice, 0.05)
    for sprite, _ in throws:
        table.land(sprite)
    for card in event.cards:
        join_hand(table, card.seat, [card.card])
    table.play("tile_place")


@ACTS.on(ev.CardsKept)
def keep_cards(table: CardTable, event: ev.CardsKept) -> Act:
    shown = table.shown
    left = list(shown.drawn)
    for card in event.cards if event.cards is not None else [None] * event.count:
        if card in left:
            left.remove(card)
    shown.drawn = left
    join_hand(table, event.seat, event.cards if event.cards is not None else [None] * event.count)
    yield 0.05


@ACTS.on(ev.CardsPutUnder)
def put_under(table: CardTable, event: ev.CardsPutUnder) -> Act:
    """Face down under the deck: those looked at, else those of the hand."""
    shown = table.shown
    row = list(event.cards) if event.cards is not None else [None] * event.count
    if shown.drawn:
        start = table.hand_rect(event.seat)
        shown.drawn = []
    else:
        start = leave_hand(table, event.seat, row)
    yield from _away(table, start, table.deck_rect(), event.count)
    shown.deck += event.count
    table.touch()


def _away(table: CardTable, start: pygame.Rect, end: pygame.Rect, count: int, seconds: float = 0.35) -> Act:
    sprites = [card_sprite(table, start, end) for _ in range(min(count, 8))]
    table.play("tile_lift")
    yield staggered([Par(table.fly(sprite, end, seconds), Tween(sprite, seconds, angle=180.0))
                     for sprite in sprites], 0.07)
    for sprite in sprites:
        table.land(sprite)


@ACTS.on(ev.HandsSwapped)
def swap_hands(table: CardTable, event: ev.HandsSwapped) -> Act:
    """Both hands cross each other over the table."""
    shown, one, other = table.shown, event.seat, event.other
    counts = shown.hands[one], shown.hands[other]
    starts = table.hand_rect(one), table.hand_rect(other)
    shown.hands[one], shown.hands[other] = 0, 0
    for seat in shown.faces.keys() & {one, other}:
        shown.faces[seat] = []
    table.touch()
    table.play("page")
    flights, sprites = [], []
    for count, start, end in ((counts[0], starts[0], starts[1]), (counts[1], starts[1], starts[0])):
        for _ in range(min(count, 6)):
            sprite = card_sprite(table, start, end)
            sprites.append(sprite)
            flights.append(Par(table.fly(sprite, end, 0.7), Run(lambda t, sprite=sprite: setattr(  # type: ignore[misc]
                sprite, "lift", 60 * math.sin(math.pi * t)), 0.7)))
    yield staggered(flights, 0.04)
    for sprite in sprites:
        table.land(sprite)
    shown.hands[one], shown.hands[other] = counts[1], counts[0]
    if event.cards is not None:
        for seat, cards in zip((one, other), event.cards, strict=True):
            if seat in shown.faces:
                shown.faces[seat] = by_kind(cards)
    table.touch()


@ACTS.on(ev.CardMoved)
def move_card(table: CardTable, event: ev.CardMoved) -> Act:
    start = leave_hand(table, event.giver, [event.card])
    end = table.hand_rect(event.taker)
    known = bool(table.shown.faces.keys() & {event.giver, event.taker})
    sprite = card_sprite(table, start, end, event.card if known else None)
    table.play("tile_lift")
    yield table.fly(sprite, end, 0.5)
    table.land(sprite)
    join_hand(table, event.taker, [event.card])


@ACTS.on(ev.CardTucked)
def tuck_card(table: CardTable, event: ev.CardTucked) -> Act:
    shown = table.shown
    start = leave_hand(table, event.seat, [event.card])
    row = shown.cities[event.seat]
    place = next((number for number, one in enumerate(row) if one.card == "museum"), 0)
    end = table.layout.boxes[event.seat].district(place, len(row))
    yield from _away(table, start, end, 1)
    if row:
        cards = row[place].cards if event.card is None else (*row[place].cards, event.card)
        row[place] = replace(row[place], under=row[place].under + 1, cards=cards)
    table.touch()


@ACTS.on(ev.DeckSearched)
def search_deck(table: CardTable, event: ev.DeckSearched) -> Act:
    table.shown.deck -= 1
    end = table.hand_rect(event.seat)
    sprite = card_sprite(table, table.deck_rect(), end)
    yield table.fly(sprite, end, 0.45)
    table.land(sprite)
    join_hand(table, event.seat, [event.card])


@ACTS.on(ev.DeckShuffled)
def shuffle_deck(table: CardTable, event: ev.DeckShuffled) -> Act:
    table.play("page")
    yield 0.25
