"""The card game as the scene round it shows it: cities and hands, its acts, and how the seat to move chooses.

Everything is drawn from `shown` alone. It comes from a view (`show`) or is led there by the acts, event by event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.citadels.cards import DISTRICTS
from game.citadels.view import CitadelsView
from game.client import assets, keyline
from game.client.citadels import art, painting
from game.client.citadels.acts import gather
from game.client.citadels.building import ACTS
from game.client.citadels.choosing import WAYS_OUT, CardChoice, Place, Stop
from game.client.citadels.deeds import Deeds, possible
from game.client.citadels.layout import Layout
from game.client.citadels.marks import Marks
from game.client.citadels.plates import Hoard, SeatPlate
from game.client.citadels.pointing import Pointing
from game.client.citadels.reading import Reading
from game.client.citadels.reasons import reasons
from game.client.citadels.rules_help import pages
from game.client.citadels.shown import Shown
from game.client.citadels.told import told
from game.client.input import Acted, Pointed
from game.client.marks import Mark
from game.client.menus.help import HelpScene
from game.client.stage.camera import Camera, Pose
from game.client.stage.sprite import Sprite
from game.client.stage.tween import Animation, Easing, Tween, ease_in_out
from game.client.table_stage import TableStage
from game.client.widgets.base import Row, Spacer, Widget
from game.client.widgets.theme import Theme
from game.kernel.contract import Game

if TYPE_CHECKING:
    from game.client.picture import Host, Told

ONE_CHOICE = "cit-ask"
LEAST_HEIGHT = 1000  # logical units that the whole table needs, with a tray and four rows of cities


class CardTable(TableStage):
    acts = ACTS
    pans = False
    secret = True  # seats must not look at each other's hands

    def __init__(self, host: Host, colours: Sequence[str]) -> None:
        super().__init__(host, colours)
        self.stage = self  # the acts play on all of it
        self.view: CitadelsView | None = None
        self._viewport = pygame.Rect(0, 0, 640, 400)
        self.shown: Shown = None  # type: ignore[assignment]  # set by the first `show`
        self.closed = False  # the hand of the viewer is nobody's business now
        self.choice: CardChoice | None = None
        self.carried: int | None = None  # the hand card that is dragged
        self.banner: tuple[str, str, float] | None = None  # a character called or shown: key, words, how clear
        self.counted = -1  # the seat that a banner of the final count is about
        self._theme = self.context.theme
        self.layout = Layout(self.context.theme, pygame.Rect(0, 0, 640, 400), len(colours), 0, 8)
        self.reading, self.pointing, self.deeds = Reading(self), Pointing(self), Deeds(self)
        self.marks = Marks(self)
        self._ahead = [card.key for card in DISTRICTS]  # pictures to be loaded before anybody waits for them
        self._ground: pygame.Surface | None = None
        self._dirty = True
        self._beat = -1
        self._plates: list[SeatPlate] = []
        self._hoard: Hoard | None = None

    @property
    def theme(self) -> Theme:
        """The look, never so large that the table would not fit its room."""
        theme, scale = self.context.theme, min(self.context.theme.scale, self._viewport.height / LEAST_HEIGHT)
        if scale == theme.scale:
            return theme
        if (self._theme.scale, self._theme.accessible) != (scale, theme.accessible):
            self._theme = Theme(scale, theme.accessible)
        return self._theme

    # what the scene asks

    def show(self, view: CitadelsView | Sequence[CitadelsView]) -> None:
        """Draws anew, from the view alone; with all hands open from what all seats see."""
        self.look(view)
        self.shown = Shown.of(view, not self.closed) if isinstance(view, CitadelsView) else Shown.all_open(view)
        self.sprites.crowd.clear()
        self.banner, self.counted = None, -1
        self.end_choice()
        self.arrange(self._viewport)

    def look(self, view: CitadelsView | Sequence[CitadelsView]) -> None:
        """What is true by now; the acts are on the way there."""
        self.view = view if isinstance(view, CitadelsView) else view[0]
        self.reading.hide()

    def close(self, closed: bool) -> None:
        """Whether the viewer's secrets are kept from whoever sits before the screen."""
        self.closed = closed
        if closed and self.shown is not None:
            self.shown.close()
            self.reading.hide()
            self.touch()

    def begin_choice(self, actions: Sequence[Any]) -> None:
        assert self.view is not None
        self.choice = CardChoice(actions, self.shown.hand, possible(self.view))
        self.arrange(self._viewport)
        if self.context.input.by_pointer:
            self.pointing.hover(self.context.input.pointer)
        else:
            self.choice.cursor = self.choice.first

    def points(self, seat: int) -> int:
        """What a city is worth by now."""
        return 0 if self.view is None else self.view.points(seat).total

    @property
    def deck(self) -> int:
        """Cards in the deck; while cards fly, as many as have not flown yet."""
        still = self.view is not None and (self.host.director.idle or self.counted >= 0)
        return self.view.deck_size if still else self.shown.deck  # type: ignore[union-attr]

    def end_choice(self) -> None:
        tray = self.choice is not None and bool(self.choice.tray)
        self.choice, self.carried = None, None
        if tray:
            self.arrange(self._viewport)
        self.touch()

    @property
    def hint(self) -> str:
        if self.choice is None:
            return ONE_CHOICE
        message = f"cit-ask-{self.choice.level.asked}"
        return message if self.context.words.knows(message) else ONE_CHOICE

    @property
    def keys(self) -> keyline.Line:
        """What keys do in the choice of now."""
        choice, pointing = self.choice, self.pointing
        if pointing.looking is not None:
            return keyline.LOOKING
        if choice is None:
            return ()
        reads = self.context.input.by_pointer or pointing.under_card() is not None
        way_out = {"cit-deed-end": keyline.ENDING, "cit-deed-pass": keyline.DECLINING}
        return (*keyline.CARDS, *(keyline.READING if reads else ()), *way_out.get((self.way_out or ("",))[0], ()),
                *(keyline.STEPPING_BACK if len(choice.levels) > 1 else ()))

    @property
    def way_out(self) -> tuple[str, Any] | None:
        """What the main button offers: the end of the turn, or to decline; but never to lose the turn for a word."""
        if self.choice is None:
            return None
        outs = [("deed", "courtesy")] if self.choice.level.asked == "courtesy" else WAYS_OUT
        for stop in self.choice.stops:
            if stop.place in outs and stop.actions:
                return f"cit-deed-{stop.place[1]}", stop.actions[0]
        return None

    def confirms(self, action: Any) -> bool:
        return False

    @property
    def on_way_out(self) -> bool:
        return False

    @property
    def rests_on(self) -> pygame.Rect | None:
        """Where the keys begin: at the deeds."""
        if self.choice is None or self.choice.cursor >= 0 or self.pointing.looking is not None:
            return None
        return self.place_rect(self.choice.stops[self.choice.first].place) if self.choice.stops else None

    def told(self, event: Any) -> list[Told]:
        return told(self.context.words, self.names, event)

    def explains(self, event: Any) -> bool:
        return False

    def explain(self, event: Any, seat: int | None, line: pygame.Rect, look: bool = False) -> None:
        pass

    def point_out(self, actions: Sequence[Any], looks: Sequence[dict[str, Any]]) -> None:
        self.pointing.meant = list(actions)
        self.pointing.cities = [self.view.seats.index(place["seat"]) for place in looks] if self.view else []
        self.touch()

    def nudge(self, action: Any, wanted: Sequence[Any]) -> str:
        return "guide-nudge-lit"

    def reasons(self, game: Game, view: CitadelsView, actions: Sequence[Any]) -> list[str]:
        return reasons(self.context.words, self.names, game, view, actions)

    def mark(self, marks: Sequence[Mark], chosen: int = 0) -> None:
        self.marks.show(marks, chosen)

    def plates(self, height: float) -> list[Widget]:
        self._plates = [SeatPlate(self, seat, height) for seat in range(len(self.colours))]
        return list(self._plates)

    def panel(self, side: float) -> Widget:
        self._hoard = Hoard(self, side)
        return Row(Spacer(grow=1), self._hoard, Spacer(grow=1), gap=0)

    def arrange(self, viewport: pygame.Rect) -> None:
        self._viewport = pygame.Rect(viewport)
        if self.shown is None:
            return
        theme, viewer = self.theme, self.view.seat if self.view is not None else 0
        tray = len(self.choice.tray) if self.choice is not None else 0
        self.layout = Layout(theme, viewport, len(self.colours), viewer, len(self.shown.characters), tray,
                             self.context.settings.show_keys, self.shown.open)
        self.touch()

    def touch(self) -> None:
        """Something that lies still has changed."""
        self._dirty = True
        self.host.touch()

    def gather(self, events: Sequence[Any]) -> list[Any]:
        """What belongs together is shown together: a whole deal at once."""
        return gather(events)

    @property
    def moving(self) -> bool:
        return self.reading.waiting or self.banner is not None or bool(self._ahead)

    def update(self, seconds: float) -> None:
        self.reading.update(seconds)
        if self._ahead and self.host.director.idle:
            art.small(self._ahead.pop())

    # places

    def place_rect(self, place: Place) -> pygame.Rect:
        """Where a stop lies."""
        kind, layout, shown = place[0], self.layout, self.shown
        if kind == "deed":
            return self.deeds.rect(place[1])
        if kind == "hand":
            seat = self.host.mover if shown.open else shown.viewer
            return self.hand_rect(seat, shown.faces[seat].index(place[1]))
        if kind in ("tray", "tick"):
            assert self.choice is not None
            if not self.choice.tray:
                first = shown.hand.index(place[1])
                return layout.fan_card(first + place[2], len(shown.hand))[0]
            row = [stop.place for stop in self.choice.tray]
            return layout.tray_card(row.index(place), len(row))
        if kind == "district":
            seat = self.host.mover if place[1] < 0 else place[1]
            row = [one.card for one in shown.cities[seat]]
            return layout.boxes[seat].district(row.index(place[2]), len(row))
        if kind == "seat":
            return pygame.Rect(layout.boxes[place[1]].rect)
        return layout.rank(shown.rank(place[1]))

    def purse(self, seat: int) -> pygame.Rect:
        """Where the coins of a seat lie."""
        head, px = self.layout.boxes[seat].head, self.theme.px
        rect = pygame.Rect(0, 0, px(60), px(30))
        rect.midright = (head.right - px(120), head.centery)
        return rect

    def backs(self, seat: int) -> pygame.Rect:
        """Where the closed hand of a seat lies."""
        head, px = self.layout.boxes[seat].head, self.theme.px
        rect = pygame.Rect(0, 0, px(66), px(31))
        rect.midright = (head.right, head.centery)
        return rect

    def hand_rect(self, seat: int, number: int | None = None, count: int | None = None) -> pygame.Rect:
        """Where a card of a seat's hand lies, of so many: in the fan for the viewer, in the seat's own row where all
        hands lie open."""
        if seat not in self.shown.faces:
            return self.backs(seat)
        count = max(1, len(self.shown.faces[seat]) if count is None else count)
        number = count - 1 if number is None else number
        if seat == self.shown.viewer:
            return self.layout.fan_card(number, count)[0]
        return self.layout.boxes[seat].held(number, count)

    def deck_rect(self) -> pygame.Rect:
        assert self._hoard is not None
        return pygame.Rect(self._hoard.deck)

    def bank_rect(self) -> pygame.Rect:
        assert self._hoard is not None
        return pygame.Rect(self._hoard.bank)

    # pictures

    def face(self, key: str, height: int) -> pygame.Surface:
        return art.face(key, height, self.theme, self.context.words)

    def slanted(self, key: str, height: int, slant: float) -> pygame.Surface:
        """A card of the fan."""
        step = round(slant * 2) / 2
        language, accessible = self.context.words.language, self.theme.accessible
        return art.kept(("fan", key, height, step, language, accessible), lambda: pygame.transform.rotozoom(
            self.face(key, height), -step, 1.0))

    def cloth(self) -> pygame.Surface:
        """The table under it all."""
        size = self.layout.room.size

        def make() -> pygame.Surface:
            out, sheet = pygame.Surface(size), assets.texture("cloth")
            for x in range(0, size[0], sheet.get_width()):
                for y in range(0, size[1], sheet.get_height()):
                    out.blit(sheet, (x, y))
            return out.convert()

        return self.theme.kept(("cloth", size), make)

    def short(self, text: str, room: int, size: float) -> str:
        """The text, cut to so many pixels."""
        theme = self.theme
        if theme.text_size(text, "bold", size)[0] <= room:
            return text
        while len(text) > 1 and theme.text_size(text + "…", "bold", size)[0] > room:
            text = text[:-1]
        return text + "…"

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        room = self.layout.room
        if self._ground is None or self._ground.get_size() != room.size:
            self._ground, self._dirty = pygame.Surface(room.size).convert(), True
        if self._dirty or self._beat != self.host.mover:
            whole = pygame.Surface((room.right, room.bottom)) if room.topleft != (0, 0) else self._ground
            painting.paint(self, whole)
            if whole is not self._ground:
                self._ground.blit(whole, (0, 0), room)
            self._dirty, self._beat = False, self.host.mover
        surface.blit(self._ground, room)
        self.deeds.draw(surface)
        self.pointing.draw(surface)
        self.marks.draw(surface)

    def draw_above(self, surface: pygame.Surface) -> None:
        self.sprites.draw(surface, self._whole_camera())
        self.pointing.draw_carried(surface)
        self.deeds.draw_banner(surface)
        self.reading.draw(surface)

    def _whole_camera(self) -> Camera:
        """Sprites live in the pixels of the window."""
        room = self.context.room
        camera = Camera(room, 1.0)
        camera.now = Pose(room.centerx, room.centery, 1.0)
        return camera

    # the pointer and the keys

    @property
    def grabbing(self) -> bool:
        return self.pointing.pressed is not None

    def handle(self, event: Pointed) -> bool:
        return self.pointing.handle(event)

    def leave(self) -> None:
        self.pointing.leave()

    def act(self, event: Acted) -> bool:
        return self.pointing.act(event)

    def pan(self, x: float, y: float) -> None:
        pass

    def take(self, stop: Stop) -> None:
        """A stop is chosen: it is done, or the next thing is asked."""
        assert self.choice is not None
        action = self.choice.take(stop)
        if action is not None:
            self.host.submit(action)
        else:
            self.play("hover")
            self.arrange(self._viewport)

    def show_rules(self, clause: str = "") -> None:
        assert self.view is not None
        self.context.stack.push(HelpScene(self.context, pages(self.context.words, self.view), clause))

    @property
    def entries(self) -> list[tuple[str, Callable[[], object]]]:
        return [("inspect-look", self.pointing.toggle_looking)]

    @property
    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        return []

    # what the acts use

    def flyer(self, picture: pygame.Surface, start: pygame.Rect, wide: float, z: float = 5) -> Sprite:
        """Something that begins there and moves over all; as wide as where it ends, so that it is drawn once."""
        return self.sprites.add(Sprite(picture, start.centerx, start.centery, wide, z=z))

    def fly(self, sprite: Sprite, to: pygame.Rect, seconds: float, ease: Easing = ease_in_out) -> Animation:
        return Tween(sprite, seconds, ease, x=float(to.centerx), y=float(to.centery))

    def land(self, sprite: Sprite) -> None:
        super().land(sprite)
        self.touch()
