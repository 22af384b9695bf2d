"""The six castles: their names and facts, and the page that tells them on demand."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from game.carcassonne.tile import DATA, tile_facts
from game.client.actions import Action
from game.client.carcassonne import art
from game.client.context import Context
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Picture, Rule, Text


@cache
def castle_facts() -> dict[str, dict[str, Any]]:
    """By tile: region, text, website, and the castle's name in each language."""
    names = {tile["id"]: tile["names"] for tile in tile_facts()["german_castles"]["tiles"]}
    told = json.loads((DATA.parent / "castles.json").read_text("utf-8"))["castles"]
    return {one["tile"]: {**one, "names": names[one["tile"]]} for one in told}


def castle_name(tile: str, language: str) -> str:
    """What a castle is called."""
    names = castle_facts()[tile]["names"]
    return str(names.get(language, names["en"]))


class CastlesScene(Page):
    """The six castles with name and facts, over the match, which waits."""

    opaque = False
    ways_back = (Action.BACK, Action.MENU)

    def __init__(self, context: Context, first: str = "") -> None:
        super().__init__(context)
        self.order = sorted(castle_facts(), key=lambda tile: (tile != first, tile))

    def build(self) -> Widget:
        words = self.context.words
        high = min(880, self.context.room.height / self.context.theme.scale - 40)
        entries: list[Widget] = []
        for number, tile in enumerate(self.order):
            entries += [*([Rule()] if number else []), self._castle(tile)]
        sheet = Column(
            Text(words("castle-title"), size=look.HEAD, role="title_bold", align="centre"),
            ScrollView(Column(*entries, gap=18), grow=1, least=200, name="castles"),
            Row(Spacer(grow=1), Button(words("inspect-close"), self.context.stack.pop, name="close"), Spacer(grow=1)),
            gap=14)
        return Anchored(Sized(Panel(sheet, padding=32), width=1040, height=high), margin=18)

    def _castle(self, tile: str) -> Widget:
        language, facts = self.context.words.language, castle_facts()[tile]
        return Row(
            Picture(lambda width, height: art.tile(tile, 0, min(width // 2, height)), 340, 170),
            Sized(Column(
                Text(castle_name(tile, language), size=look.LARGE, role="title_bold"),
                Text(facts["region"].get(language, facts["region"]["en"]), role="italic", colour=look.FADED),
                Text(facts["text"].get(language, facts["text"]["en"]), size=look.SMALL + 1),
                Text(facts["website"], size=look.SMALL, colour=look.LAPIS),
                gap=6), grow=1),
            gap=22)
