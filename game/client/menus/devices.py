"""At one screen: seats are taken by pressing a button on a device; and what happens when a pad is unplugged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.client import assets
from game.client.actions import Action
from game.client.context import Context
from game.client.holding import called, icon_of
from game.client.input import MOUSE, Acted, InputEvent, PadChanged
from game.client.scenes import Page, WidgetScene
from game.client.seating import figure
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Size, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.signs import Signs, sign
from game.client.widgets.text import Rule, Text
from game.client.widgets.theme import Theme


@dataclass(frozen=True)
class Seat:
    """A seat of a person."""

    colour: str
    name: str


def device_picture(theme: Theme, device: str, size: float) -> pygame.Surface:
    """What it looks like."""
    if device == MOUSE:
        return sign(theme, "mouse:1", size)
    return assets.icon(icon_of(device), theme.px(size), look.VERMILION)


class SeatButton(Button):
    """A seat with what it is played with."""

    FIGURE = 46

    def __init__(self, seat: Seat, chips: Sequence[tuple[str, str]], nothing: str, do: Callable[[], object],
                 **common: Any) -> None:
        super().__init__(seat.name, do, look="plain", align="left", **common)
        self.seat, self.chips, self.nothing = seat, chips, nothing  # chips: device and word

    def _chips(self, theme: Theme) -> int:
        gap, side = theme.px(10), theme.px(28)
        words = [theme.text_size(word, "body", look.SMALL)[0] for _, word in self.chips]
        if not words:
            return theme.text_size(self.nothing, "italic", look.SMALL)[0]
        return sum(words) + len(words) * (side + 2 * gap)

    def measure(self, theme: Theme, width: int) -> Size:
        name = theme.text_size(self.text, "medium", look.BODY)[0]
        return (min(width, theme.px(self.FIGURE + 60) + name + self._chips(theme)), theme.px(62))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plate(surface, self.rect, self.look, self.state)
        picture = figure(self.seat.colour, theme.px(self.FIGURE))
        x = self.rect.x + theme.px(14)
        surface.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
        name = theme.text(self.text, "medium", look.BODY, look.INK)
        surface.blit(name, name.get_rect(midleft=(x + picture.get_width() + theme.px(12), self.rect.centery)))
        x = self.rect.right - theme.px(16) - self._chips(theme)
        if not self.chips:
            words = theme.text(self.nothing, "italic", look.SMALL, look.FADED)
            surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))
        for device, word in self.chips:
            picture = device_picture(theme, device, 28)
            words = theme.text(word, "body", look.SMALL, look.INK)
            surface.blit(picture, picture.get_rect(midleft=(x + theme.px(6), self.rect.centery)))
            x += theme.px(28 + 10)
            surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))
            x += words.get_width() + theme.px(10)


class DevicesScene(WidgetScene):
    """`seats` of people; `joining` is the device that has led here and takes the first free one at once."""

    opaque = False

    def __init__(self, context: Context, seats: Sequence[Seat], joining: str = "") -> None:
        super().__init__(context)
        self.seats = list(seats)
        if joining:
            self._join(joining)

    def enter(self) -> None:
        super().enter()
        self.screen.set_focus(None)

    def build(self) -> Widget:
        words, devices, holding = self.context.words, self.context.input, self.context.holding
        low = self.context.room.height / self.context.theme.scale < 700
        rows = [SeatButton(seat, [(one, called(words, devices, one)) for one in holding.of(seat.colour)],
                           words("devices-anything"), lambda seat=seat: self._clicked(seat), name=f"seat-{seat.colour}")  # type: ignore[misc]
                for seat in self.seats]
        sheet = Column(
            Text(words("devices-title"), size=look.HEAD, role="title_bold", align="centre", visible=not low), Rule(),
            ScrollView(Column(*rows, Spacer(height=4), *self._how(), gap=8), grow=1, least=150),
            Row(Button(words("devices-clear"), self._clear, enabled=bool(holding.devices), name="clear"),
                Spacer(grow=1),
                Button(words("dialog-done"), self.context.stack.pop, look="primary", least=200, name="done"), gap=18),
            gap=14)
        return Anchored(Sized(Panel(sheet, padding=24 if low else 36), width=900), margin=14)

    def _how(self) -> list[Widget]:
        words, bindings = self.context.words, self.context.input.bindings
        lines = []
        for message, actions in (("devices-how-join", (Action.ACCEPT,)), ("devices-how-move", (Action.UP, Action.DOWN)),
                                 ("devices-how-leave", (Action.BACK,)), ("devices-how-done", (Action.MENU,))):
            sources = [bindings.source(action, device) for device in ("keyboard", "pad") for action in actions]
            signs = Signs([one for one in sources if one], shaped=self.context.input.shaped, height=28)
            lines.append(Row(Sized(signs, width=190), Sized(Text(words(message), size=look.SMALL, middle=True), grow=1),
                             gap=12))
        lines.append(Text(words("devices-how-mouse"), size=look.SMALL, colour=look.FADED))
        return lines

    # what a device does

    def _join(self, device: str) -> None:
        """The first seat that nobody holds, or the first that this one does not."""
        holding, mine = self.context.holding, self.context.holding.seats(device)
        others = [seat.colour for seat in self.seats if seat.colour not in mine]
        free = [colour for colour in others if not holding.of(colour)]
        if free or (others and not mine):
            holding.take((free or others)[0], device)
            self.context.input.rumble(device)
            self.context.audio.play("figure_drop")
        else:
            self.context.audio.play("refuse")

    def _move(self, device: str, step: int) -> None:
        """To the next seat, from the one taken last."""
        colours, mine = [seat.colour for seat in self.seats], self.context.holding.seats(device)
        if not mine:
            self._join(device)
            return
        at = colours.index(mine[-1])
        others = [colours[(at + step * n) % len(colours)] for n in range(1, len(colours))]
        goal = next((colour for colour in others if colour not in mine), None)
        if goal is not None:
            self.context.holding.put_down(mine[-1], device)
            self.context.holding.take(goal, device)
            self.context.audio.play("hover")

    def _clicked(self, seat: Seat) -> None:
        """By the mouse: it takes the seat, or gives it back."""
        holding = self.context.holding
        if MOUSE in holding.of(seat.colour):
            holding.put_down(seat.colour, MOUSE)
        else:
            holding.take(seat.colour, MOUSE)
            self.context.audio.play("figure_drop")
        self._changed()

    def _clear(self) -> None:
        self.context.holding.devices.clear()
        self._changed()

    def _changed(self) -> None:
        self.rebuild()
        self.screen.set_focus(None)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, PadChanged):
            self._changed()
            return True
        if not isinstance(event, Acted) or event.device == MOUSE:
            return super().handle(event)
        action, mine = event.action, self.context.holding.seats(event.device)
        if self.screen.focus is not None and action not in (Action.BACK, Action.MENU):
            return super().handle(event)  # Tab has led to the buttons
        if action in (Action.ACCEPT, Action.CONFIRM) and not event.repeated:
            self._join(event.device)
        elif action in (Action.UP, Action.DOWN):
            self._move(event.device, 1 if action is Action.DOWN else -1)
        elif action is Action.MENU and not mine:
            self._join(event.device)
        elif action is Action.BACK and self.screen.focus is None and mine:
            self.context.holding.put_down(mine[-1], event.device)
        elif action in (Action.BACK, Action.MENU):
            self.context.stack.pop()
            return True
        elif action in (Action.NEXT, Action.PREVIOUS):
            self.screen.set_focus(self.screen.named("done" if action is Action.NEXT else "clear"))
            return True
        else:
            return False
        self._changed()
        return True


class LostScene(Page):
    """A pad is gone, and the game waits: for it or another one, or until its seats are given to something else.

    `seats` had it; none: whoever played with it plays with anything. `computer` gives them to the computer."""

    opaque = False
    ways_back = (Action.BACK, Action.MENU)

    def __init__(self, context: Context, seats: Sequence[Seat], computer: Callable[[], object] | None = None) -> None:
        super().__init__(context)
        self.seats, self.computer = list(seats), computer if seats else None

    @property
    def names(self) -> str:
        return ", ".join(seat.name for seat in self.seats)

    def enter(self) -> None:
        super().enter()
        self.context.audio.play("refuse")

    def build(self) -> Widget:
        words, devices = self.context.words, self.context.input
        self._shown = devices.device
        device = called(words, devices, devices.device)
        buttons: list[Widget] = [Button(words("devices-take-over", device=device), self._take_over, look="primary",
                                        name="take-over")]
        if self.seats:
            buttons.append(Button(words("devices-anything-goes"), self._anything, name="anything"))
        if self.computer is not None:
            buttons.append(Button(words("devices-to-computer"), self._to_computer, name="computer"))
        text = words("devices-lost-text", names=self.names) if self.seats else words("devices-lost-nobody")
        sheet = Column(
            Text(words("devices-lost-title"), size=look.HEAD, role="title_bold", align="centre"),
            ScrollView(Column(Text(text, align="centre"), Spacer(height=8), *buttons, gap=12), grow=1, least=150),
            gap=16)
        return Anchored(Sized(Panel(sheet, padding=36), width=680), margin=18)

    def _colours(self) -> list[str]:
        return [seat.colour for seat in self.seats]

    def _take_over(self) -> None:
        self._goes_on(self.context.input.device)

    def _goes_on(self, device: str) -> None:
        context = self.context
        context.holding.replace(self._colours(), device, context.input.present)
        context.stack.pop()

    def _anything(self) -> None:
        for colour in self._colours():
            self.context.holding.devices.pop(colour, None)
        self.context.stack.pop()

    def _to_computer(self) -> None:
        for colour in self._colours():
            self.context.holding.devices.pop(colour, None)
        self.context.stack.pop()
        if self.computer is not None:
            self.computer()

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, PadChanged):
            if event.present:
                self._goes_on(event.device)
            return True
        if self.context.input.device != self._shown:
            self.rebuild()
        return super().handle(event)

    def back(self) -> None:
        self._anything()
