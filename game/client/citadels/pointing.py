"""The pointer and the keys over the card table: what they point at, what a click or a drop means, and looking round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.citadels import actions as act
from game.client import assets
from game.client.actions import Action
from game.client.aiming import towards
from game.client.citadels import art, painting
from game.client.citadels.choosing import Place, Stop
from game.client.input import Acted, Pointed
from game.client.widgets.screen import DIRECTIONS

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

SLACK = 8  # logical units that a hand may tremble in a click
# what a click means on something that may not be chosen where that is asked: a seat, a rank
SEATS: dict[str, Callable[[int], Any]] = {"swap-hands-seat": act.SwapHands, "peek-seat": act.Peek,
                                          "crown-seat": act.Crown, "tithe-seat": act.Tithe}
RANKS: dict[str, Callable[[str], Any]] = {
    "pick-character": act.Pick, "put-away-character": act.PutAway, "kill-character": act.Kill,
    "bewitch-character": act.Bewitch, "rob-character": act.Rob}
READERS = (Action.ROTATE_CW, Action.ROTATE_CCW)


class Pointing:
    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.pressed: tuple[int, int] | None = None
        self.looking: Place | None = None  # what the keys look at, when they look round
        self.meant: list[Any] = []  # the actions that a lesson means
        self.cities: list[int] = []  # seats whose cities it speaks of
        self._at = (0, 0)
        self._dragging: str | None = None
        self._over: Place | None = None

    # what lies where

    def stop_at(self, at: tuple[int, int]) -> Stop | None:
        """The stop under a point: of cards that overlap the one on top."""
        choice = self.table.choice
        if choice is None:
            return None
        hits = [stop for stop in choice.stops if self.table.place_rect(stop.place).collidepoint(at)]
        cards = [stop for stop in hits if stop.place[0] != "seat"]
        return (cards or hits or [None])[-1]

    def card_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """The card under a point, wherever it lies open."""
        return next(((card_of(place), rect) for place, rect in reversed(self.cards()) if rect.collidepoint(at)), None)

    def cards(self) -> list[tuple[Place, pygame.Rect]]:
        """All open cards, from the row of ranks to the tray."""
        table, shown, layout = self.table, self.table.shown, self.table.layout
        found: list[tuple[Place, pygame.Rect]] = [
            (("rank", key), layout.rank(rank)) for rank, key in enumerate(shown.characters)]
        for seat, row in enumerate(shown.cities):
            found += [(("district", seat, one.card), layout.boxes[seat].district(number, len(row)))
                      for number, one in enumerate(row)]
        found += [(("hand", key) if seat == shown.viewer else ("held", seat, key), table.hand_rect(seat, number))
                  for seat, hand in shown.faces.items() for number, key in enumerate(hand)]
        if table.choice is not None:
            found += [(stop.place, table.place_rect(stop.place)) for stop in table.choice.tray]
        return found

    def under(self) -> Stop | None:
        """The stop that the cursor or the pointer is on."""
        choice = self.table.choice
        if choice is None or not 0 <= choice.cursor < len(choice.stops):
            return None
        return choice.stops[choice.cursor]

    # the pointer

    def handle(self, event: Pointed) -> bool:
        table = self.table
        if (event.what == "down" and event.button == 3) or event.what == "wheel":
            return False
        if event.what == "down" and event.button in (1, 2):
            table.reading.hide()
            self.looking = None
            self.pressed = self._at = event.at
            stop = self.stop_at(event.at)
            self._dragging = stop.place[1] if stop is not None and stop.place[0] == "hand" else None
            return True
        if event.what == "up" and self.pressed is not None:
            carried, self.pressed = table.carried, None
            table.carried = None
            if carried is not None:
                table.touch()
                self._drop(event.at)
            elif event.button == 1:
                self._click(event.at)
            return True
        if event.what == "move":
            self._at = event.at
            if self.pressed is not None:
                self._drag(event.at)
            else:
                self.hover(event.at)
                found = self.card_at(event.at)
                table.reading.point(found[0] if found else None, event.at)
            return True
        return False

    def hover(self, at: tuple[int, int]) -> None:
        choice = self.table.choice
        if choice is None:
            return
        stop = self.stop_at(at)
        cursor = choice.stops.index(stop) if stop is not None else -1
        if cursor != choice.cursor:
            choice.cursor = cursor
            self.table.host.touch()

    def leave(self) -> None:
        """The pointer is over something else."""
        self.table.reading.hide()
        choice = self.table.choice
        if choice is not None and self.table.context.input.by_pointer and choice.cursor >= 0:
            choice.cursor = -1
            self.table.host.touch()

    def _click(self, at: tuple[int, int]) -> None:
        table = self.table
        if table.choice is None:
            table.host.hurry()
            return
        stop = self.stop_at(at)
        if stop is not None:
            table.take(stop)
            return
        tried = self._tried(at)
        if tried is not None:
            table.host.submit(tried)

    def _tried(self, at: tuple[int, int]) -> Any | None:
        """What a click means that hits nothing that may be chosen; the table says why not."""
        view, choice, mover = self.table.view, self.table.choice, self.table.host.mover
        assert view is not None and choice is not None
        place = next((place for place, rect in reversed(self.cards()) if rect.collidepoint(at)), None)
        asked, acting = choice.level.asked, view.acting
        if place is None or asked in SEATS:
            seat = next((seat for seat, box in enumerate(self.table.layout.boxes) if box.rect.collidepoint(at)), None)
            return SEATS[asked](seat) if asked in SEATS and seat is not None else None
        if asked in RANKS:
            return RANKS[asked](place[1]) if place[0] == "rank" else None
        if view.step != "turn":
            return None
        if place[0] == "hand":
            return act.Build(place[1])
        if place[0] != "district":
            return None
        if asked == "use-armory-target":
            return act.UseArmory(place[1], place[2])
        if asked == "exchange-take":
            return act.Exchange(choice.level.stops[0].actions[0].give, place[1], place[2])
        if acting == "warlord":
            return act.Destroy(place[1], place[2])
        return act.Beautify(place[2]) if acting == "artist" and place[1] == mover else None

    def _drag(self, at: tuple[int, int]) -> None:
        assert self.pressed is not None
        table = self.table
        far = max(abs(at[0] - self.pressed[0]), abs(at[1] - self.pressed[1])) > SLACK * table.theme.scale
        if table.carried is None and far and self._dragging in table.shown.hand:
            table.carried = table.shown.hand.index(self._dragging)
            table.play("tile_lift")
            table.touch()
        table.host.touch()

    def _drop(self, at: tuple[int, int]) -> None:
        """A card let go above the hand: it is to be built, or whatever else is done with it."""
        table, card = self.table, self._dragging
        if table.choice is None or card is None or table.layout.fan.collidepoint(at):
            return
        stop = next((one for one in table.choice.stops if one.place == ("hand", card)), None)
        if stop is not None:
            table.take(stop)

    # named actions

    def act(self, event: Acted) -> bool:
        action, table, choice = event.action, self.table, self.table.choice
        if event.device == "mouse" and action in READERS:
            found = self.card_at(table.context.input.pointer)
            table.reading.open(found[0] if found else None, table.context.input.pointer)
            return True
        if action is Action.LOOK:
            self.toggle_looking()
            return True
        if table.reading.shown and action in (Action.BACK, *READERS):
            table.reading.hide()
            self.looking = None
            return True
        if action in READERS:
            self._read()
            return True
        if action in DIRECTIONS:
            return self._step(DIRECTIONS[action])
        if choice is None:
            return False
        if action in (Action.NEXT, Action.PREVIOUS):
            step = 1 if action is Action.NEXT else -1
            place = choice.cursor + step if choice.cursor >= 0 else 0 if step > 0 else len(choice.stops) - 1
            if not 0 <= place < len(choice.stops):
                choice.cursor = -1
                return False  # on to the buttons beside the table
            self._go(place)
            return True
        if action is Action.ACCEPT:
            stop = self.under()
            if stop is None:
                self._go(0)
            else:
                self.looking = None
                table.reading.hide()
                table.take(stop)
            return True
        if action is Action.PASS and table.way_out is not None:
            table.host.submit(table.way_out[1])
            return True
        if action is Action.BACK and choice.back():
            table.arrange(table._viewport)
            return True
        return False

    def _go(self, place: int) -> None:
        choice = self.table.choice
        assert choice is not None
        choice.cursor = place
        self.table.reading.hide()
        self.table.play("hover")
        self.table.host.touch()

    def _step(self, direction: tuple[int, int]) -> bool:
        table, choice = self.table, self.table.choice
        if self.looking is not None:
            cards = self.cards()
            at = next((number for number, (place, _) in enumerate(cards) if place == self.looking), 0)
            found = _towards([rect for _, rect in cards], at, direction)
            if found is not None:
                self.looking = cards[found][0]
                self._read_place()
            return True
        if choice is None:
            return True
        if choice.cursor < 0:
            self._go(0)
            return True
        found = _towards([table.place_rect(stop.place) for stop in choice.stops], choice.cursor, direction)
        if found is not None:
            self._go(found)
        return True

    def toggle_looking(self) -> None:
        """The keys look round at all cards, or choose again."""
        cards = self.cards()
        if self.looking is not None or not cards:
            self.looking = None
            self.table.reading.hide()
        else:
            stop = self.under()
            places = [place for place, _ in cards]
            self.looking = stop.place if stop is not None and stop.place in places else places[-1]
            self._read_place()
        self.table.host.touch()

    def _read_place(self) -> None:
        rect = next((rect for place, rect in self.cards() if place == self.looking), None)
        if self.looking is not None and rect is not None:
            self.table.reading.open(card_of(self.looking), rect.center)

    def under_card(self) -> str | None:
        """The card that the cursor is on."""
        stop = self.under()
        if stop is None or stop.place[0] not in ("hand", "tray", "tick", "rank", "district"):
            return None
        return card_of(stop.place)

    def _read(self) -> None:
        """The card under the cursor, large."""
        stop, card = self.under(), self.under_card()
        if stop is not None and card is not None:
            self.table.reading.open(card, self.table.place_rect(stop.place).center)

    def is_meant(self, stop: Stop) -> bool:
        """Whether it leads to what a lesson means."""
        meant, choice = [action for action in self.meant if action in stop.actions], self.table.choice
        if stop.place[0] == "tick" and choice is not None:
            return any(getattr(action, choice.ticking).count(stop.place[1]) > stop.place[2] for action in meant)
        return bool(meant)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Light on what may be chosen, a ring round what the cursor is on."""
        table, theme, choice = self.table, self.table.theme, self.table.choice
        for seat in self.cities:
            theme.ring(surface, table.layout.boxes[seat].rect)
        if choice is not None:
            over = self.under()
            for stop in sorted(choice.stops, key=lambda stop: stop is over):  # what the cursor is on lies on top
                meant = self.is_meant(stop)
                if (stop.place[0] == "deed" and not meant) or (stop.tried is not None and not stop.actions):
                    continue
                rect = table.place_rect(stop.place)
                wide = theme.px(3)
                lit = stop is over or meant
                if stop.place[0] == "hand" or (stop.place[0] == "tick" and not choice.tray):
                    self._draw_hand_stop(surface, stop, lit)
                elif not lit and not self.meant:
                    pygame.draw.rect(surface, (255, 226, 120), rect.inflate(wide, wide), max(2, wide - 1),
                                     border_radius=theme.px(6))
                if stop is over and stop in choice.tray:
                    table.deeds.draw_tray_card(surface, stop)
                if lit and stop.place[0] != "hand":
                    pygame.draw.rect(surface, art.DARK, rect.inflate(3 * wide, 3 * wide), wide + 2, border_radius=8)
                    pygame.draw.rect(surface, art.GILD, rect.inflate(2 * wide, 2 * wide), wide, border_radius=8)
            if over is not None and not table.context.input.by_pointer:
                theme.ring(surface, table.place_rect(over.place))
        if self.looking is not None:
            rect = next((rect for place, rect in self.cards() if place == self.looking), None)
            if rect is not None:
                theme.ring(surface, rect)

    def _draw_hand_stop(self, surface: pygame.Surface, stop: Stop, lit: bool) -> None:
        """A card that may be played rises a little from the fan, more under the pointer."""
        table, theme, shown = self.table, self.table.theme, self.table.shown
        assert table.choice is not None
        if stop.place[0] == "tick":
            card = stop.place[1]
            number = shown.hand.index(card) + stop.place[2]
            marked = stop.place[2] < table.choice.level.marked.count(card)
            rect = table.layout.fan_card(number, len(shown.hand))[0]
            if marked:
                table.deeds.tick(surface, rect, table.choice.level.marked.index(card) + 1)
            elif lit:
                pygame.draw.rect(surface, art.GILD, rect.inflate(6, 6), theme.px(4), border_radius=8)
            return
        numbers = [number for number, card in enumerate(shown.hand)
                   if card == stop.place[1] and number != table.carried]
        for number in numbers:
            rect, slant = table.layout.fan_card(number, len(shown.hand))
            picture = table.slanted(shown.hand[number], rect.height, slant)
            place = picture.get_rect(center=rect.center).move(0, -theme.px(22 if lit else 8))
            if lit:
                picture = table.face(shown.hand[number], round(rect.height * 1.06))
                place = picture.get_rect(midbottom=(rect.centerx, table.layout.fan.bottom))
                rim = place.inflate(theme.px(6), theme.px(6))
                pygame.draw.rect(surface, art.GILD, rim, theme.px(4), border_radius=9)
            surface.blit(picture, place)
            if not lit:
                px = theme.px(12)
                pygame.draw.circle(surface, art.DARK, (place.centerx, place.top + px // 2), px // 2 + 2)
                pygame.draw.circle(surface, (150, 220, 120), (place.centerx, place.top + px // 2), px // 2)

    def draw_carried(self, surface: pygame.Surface) -> None:
        """The card in the hand of the player."""
        table = self.table
        if table.carried is None or table.carried >= len(table.shown.hand):
            return
        layout = table.layout
        if not layout.fan.collidepoint(self._at):
            painting.veil(surface, table, layout.boxes[max(0, table.host.mover)].rect, (255, 226, 120, 60))
        picture = table.face(table.shown.hand[table.carried], round(layout.fan.height * 0.9))
        surface.blit(picture, picture.get_rect(center=self._at))
        if table.context.input.by_pointer:
            hand = assets.icon("hand", table.theme.px(26), art.DARK)
            surface.blit(hand, hand.get_rect(topleft=self._at))


def card_of(place: Place) -> str:
    """The card that lies there."""
    card: str = place[2] if place[0] in ("district", "held") else place[1]
    return card


def _towards(rects: list[pygame.Rect], start: int, direction: tuple[int, int]) -> int | None:
    """The place one expects in that direction; what lies all but beside it is not ahead."""
    return towards(rects[start].center, [rect.center for rect in rects], direction, 2)
