"""The saves: a list of all that can be gone on with, and the sheet on which a match gets a name."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.menus.message import MessageScene, ask
from game.client.menus.open import OpenScene
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Padded, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button, IconButton
from game.client.widgets.field import TextField
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Rule, Text
from game.client.words import Words
from game.session.shelf import NEVER, Listed
from game.session.table import Table

LONGEST_NAME = 40
MOST = 200


def moment(words: Words, when: datetime, now: datetime | None = None) -> str:
    """A point in time as people say it."""
    if when == NEVER:
        return ""
    local, today = when.astimezone(), (now or datetime.now()).date()
    time = f"{local:%H:%M}"
    if local.date() == today:
        return words("load-today", time=time)
    if local.date() == today - timedelta(days=1):
        return words("load-yesterday", time=time)
    return words("load-date", day=str(local.day), month=local.month, year=str(local.year), time=time)


def who(one: Listed) -> str:
    """The players with their points."""
    return " · ".join(f"{player.name} {points}" for player, points in zip(one.players, one.scores, strict=True))


def about(words: Words, one: Listed) -> str:
    """When, what game, and what is special about it."""
    parts = [moment(words, one.saved)]
    if words.knows(f"newgame-game-{one.game}"):
        parts.append(words(f"newgame-game-{one.game}"))
    parts.append(one.title or words("load-unnamed") if not one.auto else words("load-auto"))
    if one.over:
        parts.append(words("load-over"))
    if one.held:
        parts.append(words("load-held"))
    return " · ".join(part for part in parts if part)


class LoadScene(Page):
    """`listed` gives the saves, newest first; `open` goes on with one, `delete` removes it, `watch` shows it again from
    its beginning."""

    def __init__(self, context: Context, listed: Callable[[], list[Listed]], open: Callable[[Listed], object],
                 delete: Callable[[Listed], object], watch: Callable[[Listed], object] | None = None) -> None:
        super().__init__(context)
        self.listed, self.open, self.delete, self.watch = listed, open, delete, watch
        self.saves: list[Listed] = []

    def enter(self) -> None:
        self.saves = self.listed()
        super().enter()

    def build(self) -> Widget:
        words = self.context.words
        rows: list[Widget] = [Text(words("load-empty"), align="centre", visible=not self.saves)]
        rows += [self._row(index, one) for index, one in enumerate(self.saves)]
        high = min(760, self.context.room.height / self.context.theme.scale - 40)
        sheet = Column(
            Text(words("load-title"), size=look.HEAD, role="title_bold", align="centre"), Rule(),
            ScrollView(Column(*rows, gap=6), grow=1, least=180),
            Row(Button(words("load-back"), self.context.stack.pop, name="back"), Spacer(grow=1),
                Button(words("load-open"), self._open_document, name="open"), gap=18), gap=14)
        return Anchored(Sized(Panel(sheet, padding=34), width=1240, height=high), margin=18)

    def _row(self, index: int, one: Listed) -> Widget:
        words = self.context.words
        bin = IconButton("delete", words("load-delete"), lambda: self._ask_to_delete(one), look="quiet",
                         enabled=not one.held, name=f"delete-{index}")
        if one.problem:
            broken = words("load-broken", file=one.path.name, problem=one.problem)
            sheet: Widget = Padded(Column(
                Text(broken, colour=look.VERMILION, size=look.SMALL + 1),
                Text(moment(words, one.saved), colour=look.FADED, size=look.SMALL), gap=2), Button.PAD)
        else:
            sheet = Button(f"{who(one)}\n{about(words, one)}", lambda: self.open(one), look="row", align="left",
                           enabled=not one.held, name=f"save-{index}")
        looks: list[Widget] = []
        if self.watch is not None and not one.problem:
            looks.append(IconButton("play", words("replay-title"), lambda: self.watch(one), look="quiet",
                                    name=f"watch-{index}"))
        return Row(Sized(sheet, grow=1), *looks, bin, gap=10)

    def _open_document(self) -> None:
        self.context.stack.push(OpenScene(self.context, self.context.take_in))

    def _ask_to_delete(self, one: Listed) -> None:
        words = self.context.words
        name = one.path.name if one.problem else f"{who(one)}\n{about(words, one)}"
        self.context.stack.push(MessageScene(
            self.context, lambda: words("load-delete-title"), lambda: words("load-delete-text", save=name),
            [("load-delete-yes", lambda: self._delete(one)), ("dialog-cancel", lambda: None)]))

    def _delete(self, one: Listed) -> None:
        self.delete(one)
        self.saves = self.listed()
        self.rebuild()
        if self.screen.focus is None:
            self.screen.focus_first()


class SaveScene(Page):
    """Keeps a match under a name; `done` hears the file."""

    opaque = False

    def __init__(self, context: Context, table: Table, done: Callable[[Path], object] = lambda path: None) -> None:
        super().__init__(context)
        self.table, self.done, self.trouble = table, done, ""
        self.name = " · ".join(player.name for player in table.players)[:LONGEST_NAME]
        self.named = False  # by the player; until then a name is only proposed
        self.slots: list[Listed] = []

    def enter(self) -> None:
        self.slots = [one for one in self.context.shelf.recent(MOST) if not one.auto and one.title]
        super().enter()

    def build(self) -> Widget:
        words = self.context.words
        rows = [Button(f"{one.title}\n{moment(words, one.saved)}", lambda one=one: self._save(one.title), look="row",  # type: ignore[misc]
                       align="left", size=look.SMALL + 1, name=f"slot-{index}") for index, one in enumerate(self.slots)]
        sheet = Column(
            Text(words("save-title"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("save-name")),
            TextField(self.name, self._named, longest=LONGEST_NAME, marked=not self.named, name="name"),
            Text(self.trouble, colour=look.VERMILION, size=look.SMALL, visible=bool(self.trouble)),
            Text(words("save-instead"), size=look.SMALL, colour=look.FADED, visible=bool(rows)),
            ScrollView(Column(*rows, gap=4), grow=1, least=120 if rows else 0),
            Row(Spacer(grow=1), Button(words("dialog-cancel"), self.context.stack.pop, name="cancel"),
                Button(words("save-do"), lambda: self._save(self.name), look="primary", name="save"), gap=18), gap=14)
        return Anchored(Sized(Panel(sheet, padding=36), width=680), margin=18)

    def _named(self, name: str) -> None:
        self.name, self.named = name, True

    def _save(self, name: str) -> None:
        name = " ".join(name.split())
        if not name:
            self._complain(self.context.words("save-nameless"))
        elif self.context.shelf.slot(name).exists():
            ask(self.context, "save-replace-title", "save-replace-text", "save-replace-yes", lambda: self._write(name))
        else:
            self._write(name)

    def _write(self, name: str) -> None:
        try:
            path = self.context.shelf.save(self.table, name)
        except OSError as trouble:
            self._complain(self.context.words("save-refused", why=trouble.strerror or str(trouble)))
            return
        self.context.stack.pop()
        self.done(path)

    def _complain(self, trouble: str) -> None:
        self.trouble = trouble
        self.rebuild()

    def handle(self, event: InputEvent) -> bool:
        in_name = self.screen.focus is not None and self.screen.focus.name == "name"
        if in_name and isinstance(event, Acted) and event.action is Action.ACCEPT:
            self._save(self.name)
            return True
        return super().handle(event)
