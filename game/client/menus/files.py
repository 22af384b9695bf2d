"""Where the program keeps its files: shown, opened in the system's own window, and chosen anew for the saves."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, Dropped, InputEvent
from game.client.menus.credits import CreditsScene
from game.client.scenes import Page
from game.client.settings import writable
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.field import TextField
from game.client.widgets.text import Rule, Text

log = logging.getLogger(__name__)

LONGEST_PATH = 400


def page(context: Context, changed: Callable[[], object], toast: Callable[[str], object]) -> Widget:
    """`changed` is told when the saves have another folder."""
    words, saves, pictures = context.words, context.shelf.folder, context.folders.screenshots

    def choose() -> None:
        context.stack.push(FolderScene(context, changed))

    def usual() -> None:
        context.settings.saves_folder = ""
        changed()

    def opened(folder: Path) -> Callable[[], None]:
        return lambda: None if open_folder(folder) else toast(words("files-not-opened", folder=str(folder)))

    return Column(
        Text(words("files-saves"), role="title_bold", size=look.LARGE), Rule(),
        Text(str(saves), role="medium"),
        Grid(Button(words("files-open"), opened(saves), name="saves-shown"),
             Button(words("files-change"), choose, name="change-saves"),
             Button(words("files-usual"), usual, enabled=bool(context.settings.saves_folder), name="usual-saves"),
             columns=3, least=270),
        Spacer(height=8),
        Text(words("files-pictures"), role="title_bold", size=look.LARGE), Rule(),
        Text(str(pictures), role="medium"),
        Grid(Button(words("files-open"), opened(pictures), name="pictures-shown"), Spacer(), Spacer(), columns=3,
             least=270),
        Spacer(height=8),
        Text(words("files-about"), role="title_bold", size=look.LARGE), Rule(),
        Text(words("files-version", version=context.version)),
        Grid(Button(words("files-credits"), lambda: context.stack.push(CreditsScene(context)), name="credits"),
             Button(words("pause-report"), context.report_problem or (lambda: None),
                    enabled=context.report_problem is not None, name="report"), columns=2, least=400),
        gap=12)


def open_folder(folder: Path) -> bool:
    """In the window in which the system shows files; false where that does not work."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        env = dict(os.environ)
        if "LD_LIBRARY_PATH_ORIG" in env:  # a packaged program must not lend its libraries to others
            env["LD_LIBRARY_PATH"] = env["LD_LIBRARY_PATH_ORIG"]
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen([opener, str(folder)], env=env, start_new_session=True, stdin=subprocess.DEVNULL,
                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError as trouble:
        log.info("%s cannot be opened: %s", folder, trouble)
        return False
    return True


class FolderScene(Page):
    """Asks for another folder for the saves: written, pasted, or dropped on the window."""

    opaque = False

    def __init__(self, context: Context, changed: Callable[[], object]) -> None:
        super().__init__(context)
        self.changed, self.path, self.trouble = changed, str(context.shelf.folder), ""

    def build(self) -> Widget:
        words = self.context.words
        sheet = Column(
            Text(words("files-change-title"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("files-change-text"), align="centre"),
            TextField(self.path, lambda text: setattr(self, "path", text), longest=LONGEST_PATH, name="path"),
            Text(self.trouble, colour=look.VERMILION, size=look.SMALL, visible=bool(self.trouble)),
            Row(Spacer(grow=1), Button(words("dialog-cancel"), self.context.stack.pop, name="cancel"),
                Button(words("files-use"), self._use, look="primary", name="use"), gap=18), gap=16)
        return Anchored(Sized(Panel(sheet, padding=36), width=900), margin=18)

    def _use(self) -> None:
        words, path = self.context.words, Path(self.path.strip()).expanduser()
        if not self.path.strip() or not path.is_absolute():
            self.trouble = words("files-not-whole")
        elif not writable(path):
            self.trouble = words("files-not-writable", folder=str(path))
        else:
            self.context.settings.saves_folder = str(path)
            self.context.stack.pop()
            self.changed()
            return
        self.rebuild()

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Dropped):
            path = Path(event.text)
            self.path = str(path if path.is_dir() else path.parent)
            self.rebuild()
            return True
        in_field = self.screen.focus is not None and self.screen.focus.name == "path"
        if in_field and isinstance(event, Acted) and event.action is Action.ACCEPT:
            self._use()
            return True
        return super().handle(event)
