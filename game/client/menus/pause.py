"""The menu over a game that waits."""

from __future__ import annotations

from collections.abc import Callable

from game.client.actions import Action
from game.client.context import Context
from game.client.menus.settings import SettingsScene
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Sized, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Text

MANY = 7  # entries from which on they stand in two columns


def _there(entries: list[tuple[str, Callable[[], object] | None]]) -> list[tuple[str, Callable[[], object]]]:
    return [(label, do) for label, do in entries if do is not None]


class PauseScene(Page):
    """`entries`: message ids with what they do; the menu closes before. `leave` is the way away from the game."""

    opaque = False
    ways_back = (Action.BACK, Action.MENU)

    def __init__(self, context: Context, entries: list[tuple[str, Callable[[], object]]],
                 leave: Callable[[], object] | None = None) -> None:
        super().__init__(context)
        self.entries, self.leave_game = entries, leave

    def build(self) -> Widget:
        words, context = self.context.words, self.context
        kept = [("pause-save", context.save_game), ("pause-copy", context.copy_position)]
        told = [("pause-report", context.report_problem)]
        entries = [*_there(kept), *self.entries, *_there(told)]
        buttons = [Button(words(label), lambda do=do: self._leave_to(do), name=label) for label, do in entries]  # type: ignore[misc]
        buttons.append(Button(words("title-settings"), lambda: context.stack.push(SettingsScene(context)),
                              name="settings"))
        columns = 1 if len(buttons) < MANY else 2
        parts: list[Widget] = [
            Button(words("pause-resume"), context.stack.pop, look="primary", name="pause-resume"),
            Grid(*buttons, columns=columns, gap=12, least=300)]
        if self.leave_game is not None:
            leave = self.leave_game
            parts.append(Button(words("match-leave"), lambda: self._leave_to(leave), name="match-leave"))
        sheet = Column(Text(words("pause-title"), size=look.HEAD, role="title_bold", align="centre"),
                       ScrollView(Column(*parts, gap=16), grow=1, least=200), gap=22)
        return Anchored(Sized(Panel(sheet, padding=38), width=520 if columns == 1 else 860))

    def _leave_to(self, do: Callable[[], object]) -> None:
        self.context.stack.pop()
        do()
