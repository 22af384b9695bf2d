"""A document from elsewhere: pasted, dropped on the window, or a file by its path."""

from __future__ import annotations

from collections.abc import Callable

from game.client.actions import Action
from game.client.context import Context
from game.client.exchange import pasted
from game.client.input import Acted, InputEvent, Pressed
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.field import TextField
from game.client.widgets.text import Text

LONGEST_PATH = 400


class OpenScene(Page):
    """`take_in` gets the document, or the path of its file."""

    opaque = False

    def __init__(self, context: Context, take_in: Callable[[str], object]) -> None:
        super().__init__(context)
        self.take_in, self.path = take_in, ""

    def build(self) -> Widget:
        words = self.context.words
        sheet = Column(
            Text(words("open-title"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("open-about")),
            Anchored(Button(words("open-paste"), self._paste, name="paste"), margin=0),
            Text(words("open-path")),
            TextField(self.path, self._written, longest=LONGEST_PATH, name="path"),
            Row(Spacer(grow=1), Button(words("dialog-cancel"), self.context.stack.pop, name="cancel"),
                Button(words("open-do"), self._open, look="primary", name="open"), gap=18), gap=14)
        return Anchored(Sized(Panel(sheet, padding=36), width=760), margin=18)

    def _written(self, path: str) -> None:
        self.path = path

    def _paste(self) -> None:
        self._leave_with(pasted())

    def _open(self) -> None:
        self._leave_with(self.path)

    def _leave_with(self, text: str) -> None:
        self.context.stack.pop()
        self.take_in(text)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Pressed) and event.name == "ctrl+v" and pasted().lstrip().startswith("{"):
            self._paste()
            return True
        in_path = self.screen.focus is not None and self.screen.focus.name == "path"
        if in_path and isinstance(event, Acted) and event.action is Action.ACCEPT:
            self._open()
            return True
        return super().handle(event)
