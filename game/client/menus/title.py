"""The first thing one sees: the name, the ways into a game, and the games played lately."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.menus.message import ask
from game.client.menus.settings import SettingsScene
from game.client.scenes import Scene, WidgetScene
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Padded, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.controls import Button, Rule, Text
from game.client.widgets.scroll import ScrollView


@dataclass(frozen=True)
class Recent:
    """A game that can be gone on with: two lines in words, and the way back to it."""

    title: str
    detail: str
    open: Callable[[], object]


@dataclass(frozen=True)
class Doors:
    """Where the title leads; a door that is None is not shown."""

    new_game: Callable[[], Scene] | None = None
    load_game: Callable[[], Scene] | None = None
    recent: Callable[[], Sequence[Recent]] = tuple  # the latest first


class TitleScene(WidgetScene):
    def __init__(self, context: Context, doors: Doors) -> None:
        super().__init__(context)
        self.doors = doors
        self.recent: Sequence[Recent] = ()

    def enter(self) -> None:
        self.recent = self.doors.recent()
        super().enter()

    def resume(self) -> None:
        self.recent = self.doors.recent()
        self.rebuild()
        super().resume()

    def build(self) -> Widget:
        words, context = self.context.words, self.context
        low = context.room.height / context.theme.scale < 800  # large words on a small window
        size = look.BODY if low else look.LARGE
        choices: list[Widget] = []
        if self.recent:
            choices.append(Button(words("title-continue"), self.recent[0].open, look="primary", size=size,
                                  name="continue"))
        if self.doors.new_game is not None:
            choices.append(Button(words("title-new-game"), lambda: self._go(self.doors.new_game), name="new",
                                  look="plain" if self.recent else "primary", size=size))
        if self.doors.load_game is not None:
            choices.append(Button(words("title-load"), lambda: self._go(self.doors.load_game), name="load", size=size))
        choices.append(Button(words("title-settings"), lambda: context.stack.push(SettingsScene(context)),
                              name="settings", size=size))
        choices.append(Button(words("title-quit"), self._ask_to_quit, name="quit", size=size))
        sheets: list[Widget] = [Sized(Panel(Column(*choices, gap=8 if low else 14), padding=30 if low else 40),
                                     width=380 if low else 480)]
        if self.recent:
            rows = [Button(f"{game.title}\n{game.detail}", game.open, look="row", align="left", size=look.SMALL + 1,
                           name=f"recent-{index}") for index, game in enumerate(self.recent[:8])]
            sheet = Column(Text(words("title-recent"), role="title_bold", size=look.LARGE, align="centre"), Rule(),
                           ScrollView(Column(*rows, gap=4), grow=1, least=150), gap=10)
            sheets.append(Sized(Panel(sheet, padding=32), width=540))
        page = Column(
            Spacer(grow=2),
            Text(words("app-name"), size=46 if low else look.TITLE, role="title_bold", colour=look.LIGHT_GOLD,
                 align="centre"),
            Text(words("title-motto"), size=size, role="italic", colour=(222, 196, 150), align="centre",
                 visible=not low),
            Spacer(grow=1),
            Anchored(Row(*sheets, gap=20 if low else 44, align="stretch"), margin=0),
            Spacer(grow=2),
            Text(self.context.version, size=look.SMALL - 2, colour=(176, 146, 104), align="right"),
            gap=0 if low else 10,
        )
        return Padded(page, 14)

    def _go(self, door: Callable[[], Scene] | None) -> None:
        if door is not None:
            self.context.stack.push(door())

    def _ask_to_quit(self) -> None:
        ask(self.context, "quit-title", "quit-text", "quit-yes", self.context.quit)

    def handle(self, event: InputEvent) -> bool:
        if super().handle(event):
            return True
        if isinstance(event, Acted) and event.action is Action.BACK:
            self._ask_to_quit()
            return True
        return False
