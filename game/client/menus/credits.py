"""Whose work this is: what is our own, what is others', and the licences it all comes under."""

from __future__ import annotations

from pathlib import Path

from game.client import assets
from game.client.context import Context
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Rule, Text

LIBRARIES = (  # what the program runs on, under which licence
    ("Python", "PSF License"), ("pygame-ce", "LGPL 2.1"), ("SDL", "zlib License"), ("pymunk", "MIT License"),
    ("NumPy", "BSD License"), ("fluent.runtime", "Apache License 2.0"), ("msgspec", "BSD License"),
    ("platformdirs", "MIT License"))
TYPEFACES = {"Alegreya": "The Alegreya Project Authors", "Cinzel": "The Cinzel Project Authors",
             "Atkinson Hyperlegible Next": "The Atkinson Hyperlegible Next Project Authors"}


def licences() -> dict[str, Path]:
    """The texts that lie with the program, by the name of what they are for."""
    found = {"Castles & Crowns": assets.base() / "LICENSE"}
    for name in TYPEFACES:
        found[name] = assets.resource(f"fonts/OFL-{name.lower().replace(' ', '-')}.txt")
    found |= {path.stem: path for path in sorted(assets.resource("licences").glob("*.txt"))}
    return {name: path for name, path in found.items() if path.is_file()}


class CreditsScene(Page):
    """A sheet that scrolls."""

    opaque = False

    def build(self) -> Widget:
        words, stack = self.context.words, self.context.stack
        body = Column(
            self._head("credits-own"), Text(words("credits-own-text")),
            self._head("credits-icons"), Text(words("credits-icons-text")),
            self._head("credits-typefaces"),
            *[Text(words("credits-typeface", name=name, who=who)) for name, who in TYPEFACES.items()],
            self._head("credits-libraries"),
            Text(" · ".join(f"{name} ({licence})" for name, licence in LIBRARIES).replace(" (", "\u00a0(")), gap=10)
        foot = Row(Spacer(grow=1),
                   Button(words("credits-licences"), lambda: stack.push(LicencesScene(self.context)), name="licences"),
                   Button(words("dialog-done"), stack.pop, look="primary", name="done"), Spacer(grow=1), gap=18)
        return _sheet(self.context, words("credits-title"), ScrollView(body, grow=1, least=150, name="text"), foot)

    def _head(self, message: str) -> Widget:
        return Column(Spacer(height=4), Text(self.context.words(message), role="title_bold", size=look.LARGE), Rule(),
                      gap=2)


class LicencesScene(Page):
    """Behind each button the full text of a licence."""

    opaque = False

    def build(self) -> Widget:
        words, stack = self.context.words, self.context.stack
        texts = [Button(name, lambda name=name, path=path: stack.push(TextScene(self.context, name, path)),  # type: ignore[misc]
                        look="row", align="left", name=f"licence-{index}")
                 for index, (name, path) in enumerate(licences().items())]
        return _sheet(self.context, words("credits-licences"),
                      ScrollView(Grid(*texts, columns=2, gap=4, least=300), grow=1, least=150),
                      _done(self.context))


class TextScene(Page):
    """A file of text to be read. It is shown as it is written, for a licence is not ours to put in other words."""

    opaque = False

    def __init__(self, context: Context, title: str, path: Path) -> None:
        super().__init__(context)
        self.title, self.text = title, path.read_text(encoding="utf-8", errors="replace").strip()

    def build(self) -> Widget:
        paragraphs = [" ".join(part.split()) for part in self.text.split("\n\n")]
        lines: list[Widget] = [Text(part, size=look.SMALL) for part in paragraphs if part]
        return _sheet(self.context, self.title, ScrollView(Column(*lines, gap=10), grow=1, least=150, name="text"),
                      _done(self.context))


def _sheet(context: Context, title: str, body: Widget, foot: Widget) -> Widget:
    high = min(820, context.room.height / context.theme.scale - 40)
    sheet = Column(Text(title, size=look.HEAD, role="title_bold", align="centre"), body, foot, gap=16)
    return Anchored(Sized(Panel(sheet, padding=34), width=1040, height=high), margin=18)


def _done(context: Context) -> Widget:
    return Row(Spacer(grow=1), Button(context.words("dialog-done"), context.stack.pop, look="primary", least=240,
                                      name="done"), Spacer(grow=1))
