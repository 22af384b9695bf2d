"""The menu over a game that waits."""

from __future__ import annotations

from collections.abc import Callable

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.menus.settings import SettingsScene
from game.client.scenes import WidgetScene
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Sized, Widget
from game.client.widgets.controls import Button, Text
from game.client.widgets.scroll import ScrollView


def _there(entries: list[tuple[str, Callable[[], object] | None]]) -> list[tuple[str, Callable[[], object]]]:
    return [(label, do) for label, do in entries if do is not None]


class PauseScene(WidgetScene):
    """`entries`: message ids with what they do, between "resume" and "settings". The menu closes before."""

    opaque = False

    def __init__(self, context: Context, entries: list[tuple[str, Callable[[], object]]]) -> None:
        super().__init__(context)
        self.entries = entries

    def build(self) -> Widget:
        words, context = self.context.words, self.context
        kept = [("pause-save", context.save_game), ("pause-copy", context.copy_position)]
        told = [("pause-report", context.report_problem)]
        entries = [*_there(kept), *self.entries, *_there(told)]
        buttons = [
            Button(words("pause-resume"), context.stack.pop, look="primary", name="pause-resume"),
            *[Button(words(label), lambda do=do: self._leave_to(do), name=label) for label, do in entries],  # type: ignore[misc]
            Button(words("title-settings"), lambda: context.stack.push(SettingsScene(context)), name="settings"),
        ]
        sheet = Column(Text(words("pause-title"), size=look.HEAD, role="title_bold", align="centre"),
                       ScrollView(Column(*buttons, gap=12), grow=1, least=200), gap=22)
        return Anchored(Sized(Panel(sheet, padding=38), width=520))

    def _leave_to(self, do: Callable[[], object]) -> None:
        self.context.stack.pop()
        do()

    def handle(self, event: InputEvent) -> bool:
        if super().handle(event):
            return True
        if isinstance(event, Acted) and event.action in (Action.BACK, Action.MENU):
            self.context.stack.pop()
            return True
        return False
