"""The acts of the cities: districts rise in their row, fall to rubble, change hands; and the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.citadels import events as ev
from game.citadels.view import CityDistrict
from game.client.citadels.acts import ACTS, leave_hand
from game.client.citadels.calls import SHOWN_FOR, Banner, say, sparks
from game.client.stage.director import Act
from game.client.stage.sprite import Sprite
from game.client.stage.tween import Call, Par, Seq, Tween, bounce, ease_in, ease_in_out, ease_out, overshoot

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

PIECES = 5  # across and down, of a district that falls


@ACTS.on(ev.DistrictBuilt)
def build(table: CardTable, event: ev.DistrictBuilt) -> Act:
    """The card goes to its place, and the building rises there."""
    shown = table.shown
    start = leave_hand(table, event.seat if event.stolen < 0 else event.stolen, [event.card])
    row = shown.cities[event.seat]
    place = table.layout.boxes[event.seat].district(len(row), len(row) + 1)
    sprite = table.flyer(table.face(event.card, place.height), start, place.width)
    table.play("tile_lift")
    yield table.fly(sprite, place, 0.35)
    sprite.size = 0.8
    table.play("tile_place")
    yield Par(Tween(sprite, 0.3, overshoot, size=1.0), Tween(sprite, 0.3, bounce, y=float(place.centery)))
    table.land(sprite)
    shown.cities[event.seat] = [*row, CityDistrict(event.card)]
    table.touch()


@ACTS.on(ev.DistrictDestroyed)
def destroy(table: CardTable, event: ev.DistrictDestroyed) -> Act:
    """It breaks to pieces that fall apart."""
    shown = table.shown
    row = shown.cities[event.owner]
    found = [number for number, one in enumerate(row) if one.card == event.card]
    if not found:
        return
    plain = [number for number in found if not row[number].beautified]
    number = (plain or found)[0]
    place = table.layout.boxes[event.owner].district(number, len(row))
    picture = table.face(event.card, place.height).copy()
    shown.cities[event.owner] = [one for at, one in enumerate(row) if at != number]
    if event.card == "bell_tower" and not shown.last_round:
        shown.cities = [[replace(one, declared=False) for one in city] for city in shown.cities]
    table.touch()
    table.play("crash")
    _fall(table, picture, place)
    key = "cit-banner-own-destroyed" if event.owner == event.by else "cit-banner-destroyed"
    yield say(table, "call", event.card, key, name=table.host.name(event.by), owner=table.host.name(event.owner))


def _fall(table: CardTable, picture: pygame.Surface, place: pygame.Rect) -> None:
    wide, high = max(1, picture.get_width() // PIECES), max(1, picture.get_height() // PIECES)
    for x in range(PIECES):
        for y in range(PIECES):
            part = pygame.Rect(x * wide, y * high, wide, high).clip(picture.get_rect())
            sprite = table.sprites.add(Sprite(picture.subsurface(part).copy(), place.x + part.centerx,
                                              place.y + part.centery, wide, z=7))
            dice, unit = table.dice, table.theme.px(70)
            table.host.flourish(Seq(Par(
                Tween(sprite, 0.7, ease_out, x=sprite.x + dice.uniform(-1, 1) * unit),
                Tween(sprite, 0.7, ease_in, y=sprite.y + dice.uniform(0.5, 1.6) * unit, alpha=0.0),
                Tween(sprite, 0.7, angle=dice.choice((-1, 1)) * dice.uniform(40, 160))),
                Call(lambda sprite=sprite: table.sprites.remove(sprite))))  # type: ignore[misc]


@ACTS.on(ev.DistrictsExchanged)
def exchange(table: CardTable, event: ev.DistrictsExchanged) -> Act:
    """Both districts cross the table."""
    shown = table.shown
    flights, ends = [], []
    for giver, taker, key in ((event.seat, event.other, event.given), (event.other, event.seat, event.taken)):
        row = shown.cities[giver]
        number = next(at for at, one in enumerate(row) if one.card == key)
        ends.append((giver, taker, number, row[number]))
    places = [table.layout.boxes[giver].district(number, len(shown.cities[giver])) for giver, _, number, _ in ends]
    for (giver, taker, number, _), start in zip(ends, places, strict=True):
        goal = table.layout.boxes[taker].district(len(shown.cities[taker]) - 1, len(shown.cities[taker]))
        sprite = table.flyer(table.face(shown.cities[giver][number].card, start.height), start, start.width)
        flights.append((sprite, goal))
    for giver, _, number, _ in ends:
        shown.cities[giver] = [one for at, one in enumerate(shown.cities[giver]) if at != number]
    table.touch()
    table.play("page")
    yield Par(*[table.fly(sprite, goal, 0.7, ease_in_out) for sprite, goal in flights])
    for sprite, _ in flights:
        table.land(sprite)
    for _, taker, _, district in ends:
        shown.cities[taker] = [*shown.cities[taker], district]
    table.touch()


@ACTS.on(ev.DistrictBeautified)
def beautify(table: CardTable, event: ev.DistrictBeautified) -> Act:
    shown = table.shown
    row = shown.cities[event.seat]
    number = next(at for at, one in enumerate(row) if one.card == event.card and not one.beautified)
    shown.gold[event.seat] -= 1
    row[number] = replace(row[number], beautified=True)
    table.touch()
    table.play("score_small")
    sparks(table, table.layout.boxes[event.seat].district(number, len(row)))
    yield 0.3


@ACTS.on(ev.BellTowerDeclared)
def declare(table: CardTable, event: ev.BellTowerDeclared) -> Act:
    shown = table.shown
    shown.cities = [[replace(one, declared=True) if one.card == "bell_tower" else one for one in city]
                    for city in shown.cities]
    table.touch()
    table.play("turn")
    yield say(table, "named", "bell_tower", "cit-banner-bell-tower", name=table.host.name(event.seat))


@ACTS.on(ev.CityCompleted)
def complete(table: CardTable, event: ev.CityCompleted) -> Act:
    shown = table.shown
    shown.completed = (*shown.completed, event.seat)
    shown.last_round = True
    table.touch()
    table.play("score_big")
    sparks(table, table.layout.boxes[event.seat].rect)
    message = "cit-banner-completed-first" if event.first else "cit-banner-completed"
    yield say(table, "named", "", message, name=table.host.name(event.seat))


@ACTS.on(ev.GameEnded)
def end_game(table: CardTable, event: ev.GameEnded) -> Act:
    """The count, item by item, seat by seat."""
    table.play("game_end")
    yield say(table, "named", "", "cit-banner-ended")
    assert table.view is not None
    for seat in range(len(table.colours)):
        points, name = table.view.points(seat), table.host.name(seat)
        table.play("score_small")
        for item in ("districts", "colours", "completion", "bonus"):
            gain = getattr(points, item)
            if gain or item == "districts":
                yield count(table, seat, "call", item, name=name, points=gain)
        yield count(table, seat, "round", "total", name=name, points=points.total)


def count(table: CardTable, seat: int, kind: str, item: str, **details: object) -> Banner:
    """One item of the final count, below the cities, with light on the one that it is about."""
    return Banner(table, "", table.context.words(f"cit-count-{item}", **details), SHOWN_FOR[kind], seat)
