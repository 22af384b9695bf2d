"""The acts of the draft and of the calls: characters go round face down, are called, shown, murdered, robbed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.citadels import events as ev
from game.client.citadels import art
from game.client.citadels.acts import ACTS, card_sprite, join_hand
from game.client.stage.director import Act
from game.client.stage.sprite import Sprite
from game.client.stage.tween import Animation, Call, Par, Run, Seq, Tween, ease_in, ease_out, overshoot
from game.client.table_stage import star

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

SHOWN_FOR = {"round": 0.7, "call": 0.45, "reveal": 0.95, "named": 1.1}  # seconds that a banner stays


class Banner(Animation):
    """Comes up, stays so long, and goes. For who wants no motion it is there, stays, and is gone. `seat`: whose city
    is lit meanwhile."""

    IN, OUT = 0.12, 0.18

    def __init__(self, table: CardTable, key: str, words: str, seconds: float, seat: int = -1) -> None:
        self.table, self.key, self.words, self.seconds, self.seat = table, key, words, seconds, seat
        self._time, self.still = 0.0, False

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self._time += seconds
        if self._time >= self.seconds:
            self.finish()
            return self._time - self.seconds
        clear = 1.0 if self.still else min(1.0, self._time / self.IN, (self.seconds - self._time) / self.OUT)
        self.table.banner, self.table.counted = (self.key, self.words, clear), self.seat
        self.table.host.touch()
        return 0.0

    def settle(self) -> None:
        self.still = True

    def finish(self) -> None:
        self.table.banner, self.table.counted = None, -1
        self.done = True
        self.table.host.touch()


def say(table: CardTable, kind: str, key: str, message: str, **details: object) -> Banner:
    """A banner with a character, or with words alone."""
    return Banner(table, key, table.context.words(message, **details), SHOWN_FOR[kind])


@ACTS.on(ev.RoundBegan)
def begin_round(table: CardTable, event: ev.RoundBegan) -> Act:
    shown = table.shown
    shown.round, shown.called, shown.face_up = event.number, 0, ()
    shown.holders, shown.revealed, shown.named = {}, set(), {}
    table.touch()
    table.play("turn")
    yield say(table, "round", "", "cit-banner-round", number=event.number, name=table.host.name(event.crown))


@ACTS.on(ev.CharacterTurnedUp)
def turn_up(table: CardTable, event: ev.CharacterTurnedUp) -> Act:
    """It is turned over and flies to its plate."""
    shown = table.shown
    end = table.layout.rank(shown.rank(event.character))
    high = table.theme.px(190)
    sprite = table.flyer(art.back(high), table.layout.deeds, art.width(high))
    yield from flip(table, sprite, event.character, high)
    yield 0.25
    yield Par(table.fly(sprite, end, 0.3), Tween(sprite, 0.3, ease_in, size=0.4))
    table.land(sprite)
    shown.face_up = tuple(key for key in shown.characters if key in (*shown.face_up, event.character))
    table.touch()


def flip(table: CardTable, sprite: Sprite, key: str, high: int) -> Act:
    """A card turns its face to the players."""
    table.play("page")
    wide = sprite.width

    def narrow(t: float) -> None:
        sprite.alpha = 1 - 0.5 * t

    yield Run(narrow, 0.08)
    sprite.picture = table.face(key, high)
    sprite.width = wide
    yield Tween(sprite, 0.12, overshoot, alpha=1.0)


@ACTS.on(ev.CharacterLaidDown)
def lay_down(table: CardTable, event: ev.CharacterLaidDown) -> Act:
    high = table.theme.px(150)
    start = pygame.Rect(table.layout.room.midbottom, (1, 1))
    end = pygame.Rect(table.layout.deeds.center, (1, 1))
    sprite = table.flyer(art.back(high), start, art.width(high))
    table.play("tile_place")
    yield table.fly(sprite, end, 0.25)
    yield Tween(sprite, 0.25, alpha=0.0)
    table.land(sprite)


@ACTS.on(ev.CharacterPicked, ev.CharacterPutAway)
def pick(table: CardTable, event: ev.CharacterPicked | ev.CharacterPutAway) -> Act:
    """One card stays with the seat, the packet goes on face down to the next."""
    shown, seats = table.shown, len(table.colours)
    home = table.layout.boxes[event.seat].rect
    high = table.theme.px(120)
    own = isinstance(event, ev.CharacterPicked) and event.character is not None and event.seat in shown.faces
    if own:
        shown.holders[shown.rank(event.character)] = event.seat
        table.touch()
    kept = table.flyer(art.back(high) if not own else table.face(event.character or "", high), home, art.width(high))
    packet = table.flyer(art.back(high), home, art.width(high), z=6)
    next_home = table.layout.boxes[(event.seat + 1) % seats].rect
    table.play("tile_lift")
    yield Par(
        Seq(Tween(kept, 0.18, overshoot, size=1.1), Tween(kept, 0.2, ease_in, alpha=0.0, size=0.6)),
        Par(table.fly(packet, next_home, 0.42), Tween(packet, 0.42, ease_out, angle=360.0)))
    table.land(kept)
    table.land(packet)


@ACTS.on(ev.RankCalled)
def call(table: CardTable, event: ev.RankCalled) -> Act:
    table.shown.called = event.rank
    table.touch()
    table.play("hint")
    name = art.card_name(event.character, table.context.words.language)
    yield say(table, "call", "", "cit-banner-call", rank=event.rank, character=name)


@ACTS.on(ev.NobodyAnswered)
def nobody(table: CardTable, event: ev.NobodyAnswered) -> Act:
    table.touch()
    yield 0.12


@ACTS.on(ev.CharacterRevealed)
def reveal(table: CardTable, event: ev.CharacterRevealed) -> Act:
    """With a flourish: the character stands large before all, then at its seat."""
    shown, rank = table.shown, table.shown.rank(event.character)
    shown.holders[rank] = event.seat
    shown.revealed = shown.revealed | {rank}
    table.touch()
    table.play("score_big" if event.seat == shown.viewer else "page")
    sparks(table, table.layout.rank(rank))
    yield say(table, "reveal", event.character, "cit-banner-revealed", name=table.host.name(event.seat))


@ACTS.on(ev.CharacterNamed)
def named(table: CardTable, event: ev.CharacterNamed) -> Act:
    """Murder, theft and bewitching are told plainly."""
    table.shown.named[event.how] = event.character
    table.touch()
    table.play({"murdered": "refuse", "robbed": "launch", "bewitched": "fairy"}[event.how])
    name = art.card_name(event.character, table.context.words.language)
    yield say(table, "named", event.character, f"cit-banner-{event.how}", name=table.host.name(event.seat),
              character=name)


@ACTS.on(ev.TurnBegan)
def begin_turn(table: CardTable, event: ev.TurnBegan) -> Act:
    table.touch()
    if event.resumed:
        name = art.card_name(event.character, table.context.words.language)
        yield say(table, "named", event.character, "cit-banner-resumed", name=table.host.name(event.seat),
                  character=name)
    yield 0.0


@ACTS.on(ev.TurnLost)
def lose_turn(table: CardTable, event: ev.TurnLost) -> Act:
    yield say(table, "named", event.character, "cit-banner-lost", name=table.host.name(event.seat))


@ACTS.on(ev.CrownMoved)
def move_crown(table: CardTable, event: ev.CrownMoved) -> Act:
    """It flies from head to head."""
    shown = table.shown
    start, end = table.layout.boxes[event.giver].head, table.layout.boxes[event.taker].head
    shown.crown = -1
    table.touch()
    px = table.theme.px(64)
    picture = pygame.transform.smoothscale(art.assets.card_picture("crown"), (px, px))
    sprite = table.flyer(picture, start, px, z=9)
    table.play("score_small")
    yield Par(table.fly(sprite, end, 0.6), Run(lambda t: setattr(sprite, "lift", 90 * (1 - (2 * t - 1) ** 2)), 0.6))
    table.land(sprite)
    shown.crown = event.taker
    table.touch()


@ACTS.on(ev.HandSeen)
def see_hand(table: CardTable, event: ev.HandSeen) -> Act:
    table.play("page")
    yield say(table, "call", "", "cit-banner-seen", name=table.host.name(event.seat),
              other=table.host.name(event.other))


@ACTS.on(ev.DistrictRecovered)
def recover(table: CardTable, event: ev.DistrictRecovered) -> Act:
    end = table.hand_rect(event.seat)
    sprite = card_sprite(table, table.deck_rect(), end, event.card)
    yield table.fly(sprite, end, 0.5)
    table.land(sprite)
    join_hand(table, event.seat, [event.card])


def sparks(table: CardTable, where: pygame.Rect, ink: tuple[int, int, int] = (246, 206, 96)) -> None:
    """A handful of gold."""
    unit = table.theme.px(14)
    for number in range(16):
        wide = unit * table.dice.uniform(0.7, 1.5)
        sprite = table.sprites.add(Sprite(star(ink), where.centerx, where.centery, wide, z=8))
        away = pygame.Vector2(table.theme.px(table.dice.randrange(50, 130)), 0).rotate(number * 22.5)
        table.host.flourish(Seq(Par(Tween(sprite, 0.6, ease_out, x=sprite.x + away.x, y=sprite.y + away.y),
                                    Tween(sprite, 0.6, ease_in, alpha=0.0)),
                                Call(lambda sprite=sprite: table.sprites.remove(sprite))))  # type: ignore[misc]
