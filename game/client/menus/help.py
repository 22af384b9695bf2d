"""The rules on short pages, one for each set in play, opened where the clause stands that somebody asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.scenes import WidgetScene
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Padded, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.choices import Choice
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Label, Picture, Text
from game.client.widgets.theme import Theme
from game.client.words import Words

PICTURE, TABS = 92, 280  # logical units
NARROW = 1100


@dataclass(frozen=True)
class Entry:
    """A rule: its message (the text is `message`-text), the clauses it tells, and a picture of so many pixels."""

    message: str
    clauses: tuple[str, ...]
    picture: Callable[[int], pygame.Surface]

    def title(self, words: Words) -> str:
        """Its name."""
        return words(self.message)

    def text(self, words: Words) -> str:
        """The rule in short."""
        return words(f"{self.message}-text")

    def tells(self, clause: str) -> int:
        """How closely this rule tells a clause: the length of what agrees, 0 for none. "B3" tells "B3.2"."""
        return max((len(one) for one in self.clauses if clause == one or clause.startswith(f"{one}.")), default=0)


@dataclass(frozen=True)
class Page:
    """The rules of one set, and in words what the players have agreed on."""

    title: str
    entries: tuple[Entry, ...]
    agreed: tuple[str, ...] = ()


def where(pages: Sequence[Page], clause: str) -> tuple[int, Entry | None]:
    """The page and the rule that tell a clause best; the first page and none where nothing does."""
    found = [(entry.tells(clause), -number, entry) for number, page in enumerate(pages) for entry in page.entries]
    best = max(found, key=lambda one: one[:2], default=(0, 0, None))
    return (-best[1], best[2]) if clause and best[0] else (0, None)


class HelpScene(WidgetScene):
    """Over the match, which waits."""

    opaque = False

    def __init__(self, context: Context, pages: Sequence[Page], clause: str = "") -> None:
        super().__init__(context)
        self.pages = pages
        self.page, self.asked = where(pages, clause)

    def enter(self) -> None:
        super().enter()
        self._show_asked()

    def build(self) -> Widget:
        words, page = self.context.words, self.pages[self.page]
        rules: list[Widget] = [self._entry(entry) for entry in page.entries]
        if page.agreed:
            rules.append(Padded(Column(Text(words("help-agreed"), role="bold"),
                                       *[Text(line, size=look.SMALL + 1) for line in page.agreed], gap=4), 14))
        text = ScrollView(Column(*rules, gap=4), grow=1, least=200, name="page")
        content: list[Widget] = [text]
        if len(self.pages) > 1:
            content = self._with_others(text)
        high = min(880.0, self.context.room.height / self.context.theme.scale - 40)
        sheet = Column(
            Text(words("help-title"), size=look.HEAD, role="title_bold", align="centre"), *content,
            Row(Spacer(grow=1), Button(words("inspect-close"), self.context.stack.pop, name="close"), Spacer(grow=1)),
            gap=14)
        return Anchored(Sized(Panel(sheet, padding=30), width=1240, height=high), margin=18)

    def _with_others(self, text: Widget) -> list[Widget]:
        """The page with what leads to the others: beside it, or above it where that is too narrow."""
        words = self.context.words
        if self.context.room.width / self.context.theme.scale < NARROW:
            pages = [(number, words(page.title)) for number, page in enumerate(self.pages)]
            return [Choice(pages, self.page, self._turn_to, name="pages"), text]
        tabs = [Button(words(page.title), lambda number=number: self._turn_to(number), name=page.title, look="row",  # type: ignore[misc]
                       align="left") for number, page in enumerate(self.pages)]
        tabs[self.page].chosen = True
        return [Row(Tabs(ScrollView(Column(*tabs, gap=4)), width=TABS), Sized(text, grow=1), gap=22, align="stretch",
                    grow=1)]

    def _entry(self, entry: Entry) -> Widget:
        words = self.context.words
        head = Row(Sized(Text(entry.title(words), role="bold", size=look.BODY + 1), grow=1),
                   Label(", ".join(entry.clauses), size=look.SMALL - 3, colour=look.FADED), gap=12)
        text = Column(head, Text(entry.text(words), size=look.SMALL + 2), gap=2)
        picture = Picture(lambda w, h: entry.picture(min(w, h)), PICTURE, PICTURE)
        return Marked(Row(picture, Sized(text, grow=1), gap=18), entry is self.asked, name=entry.message)

    def _turn_to(self, number: int) -> None:
        if number != self.page:
            self.page = number
            self.rebuild()

    def _show_asked(self) -> None:
        view = self.screen.named("page")
        if isinstance(view, ScrollView):
            self.screen.set_focus(view if view.focusable else
                                  self.screen.named(self.pages[self.page].title) or self.screen.named("pages"))
            if self.asked is not None and (rule := self.screen.named(self.asked.message)) is not None:
                view.reveal(rule.rect)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Acted):
            if event.action in (Action.BACK, Action.MENU, Action.HELP):
                self.context.stack.pop()
                return True
            if event.action in (Action.ROTATE_CW, Action.ROTATE_CCW) and len(self.pages) > 1:
                step = 1 if event.action is Action.ROTATE_CW else -1
                self._turn_to((self.page + step) % len(self.pages))
                return True
        return super().handle(event)


class Tabs(Sized):
    """Keeps its width beside a page that would like all of it."""

    shrinks = False


class Marked(Padded):
    """A part of a page; the one that was asked for lies on a darker ground."""

    def __init__(self, part: Widget, marked: bool, *, name: str) -> None:
        super().__init__(part, 14, name=name)
        self.marked = marked

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.marked:
            theme.plate(surface, self.rect, "row", "down")
        super().draw(surface, theme)
