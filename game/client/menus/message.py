"""A sheet with a few words over whatever is shown: to tell something, or to ask before something is done."""

from __future__ import annotations

from collections.abc import Callable

from game.client.context import Context
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Text


class MessageScene(Page):
    """`answers` are message ids with what they do; the last one is also what Back means. The sheet closes first."""

    opaque = False

    def __init__(self, context: Context, title: Callable[[], str], text: Callable[[], str],
                 answers: list[tuple[str, Callable[[], object]]] | None = None) -> None:
        super().__init__(context)
        self.title, self.text = title, text
        self.answers = answers or [("dialog-ok", lambda: None)]

    def build(self) -> Widget:
        words = self.context.words
        buttons = [
            Button(words(label), lambda do=do: self.answer(do), look="primary" if index == 0 else "plain", name=label)  # type: ignore[misc]
            for index, (label, do) in enumerate(self.answers)
        ]
        sheet = Column(
            Text(self.title(), size=look.HEAD, role="title_bold", align="centre"),
            ScrollView(Text(self.text(), align="centre"), grow=1, least=90),
            Row(*[Sized(button, grow=1) for button in buttons], gap=18, align="stretch"),
            gap=22,
        )
        return Anchored(Sized(Panel(sheet, padding=36), width=680))

    def answer(self, do: Callable[[], object]) -> None:
        self.context.stack.pop()
        do()

    def back(self) -> None:
        self.answer(self.answers[-1][1])


def tell(context: Context, title: str, text: str) -> None:
    """Both are message ids."""
    context.stack.push(MessageScene(context, lambda: context.words(title), lambda: context.words(text)))


def ask(context: Context, title: str, text: str, yes: str, do: Callable[[], object], no: str = "dialog-cancel") -> None:
    """Message ids, and what is done if the answer is yes."""
    context.stack.push(MessageScene(context, lambda: context.words(title), lambda: context.words(text),
                                    [(yes, do), (no, lambda: None)]))
