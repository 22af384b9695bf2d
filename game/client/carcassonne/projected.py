"""What each seat would have if the game ended now, item by item."""

from __future__ import annotations

from collections.abc import Sequence

from game.carcassonne.view import CarcassonneView
from game.client.actions import Action
from game.client.carcassonne.score_log import items
from game.client.context import Context
from game.client.scenes import Page
from game.client.seating import badge
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Icon, Label, Picture, Rule, Text
from game.client.words import Words

ICONS = {"road": "road", "city": "city", "monastery": "monastery", "garden": "garden", "field": "field"}


def projection(words: Words, view: CarcassonneView) -> list[list[tuple[str, str, int]]]:
    """For each seat what the end would bring it: kind of feature, in words, points; the dearest first."""
    found: list[list[tuple[str, str, int]]] = [[] for _ in view.seats]
    for event in view.projected():
        for seat, points in enumerate(event.points):
            if points:
                parts = ", ".join(item.text for item in items(words, event, seat))
                found[seat].append((event.kind, parts, points))
    return [sorted(one, key=lambda item: -item[2]) for one in found]


class ProjectedScene(Page):
    """Over the match, which waits."""

    opaque = False
    ways_back = (Action.BACK, Action.MENU, Action.SHOW_SCORES)

    def __init__(self, context: Context, view: CarcassonneView, names: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__(context)
        self.view, self.names, self.colours = view, names, colours

    def build(self) -> Widget:
        words, view = self.context.words, self.view
        found = projection(words, view)
        totals = [now + sum(points for *_, points in found[seat]) for seat, now in enumerate(view.scores)]
        seats = [self._seat(seat, found[seat], totals[seat], totals[seat] == max(totals))
                 for seat in range(len(view.seats))]
        page = Column(
            Text(words("projected-title"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("projected-about"), size=look.SMALL, colour=look.FADED, align="centre"),
            ScrollView(Grid(*seats, columns=3 if len(seats) > 4 else 2, gap=34, least=380), grow=1, least=160,
                       name="seats"),
            Row(Spacer(grow=1), Button(words("inspect-close"), self.context.stack.pop, name="close"), Spacer(grow=1)),
            gap=14)
        return Anchored(Sized(Panel(page, padding=30), width=1420 if len(seats) > 4 else 1080))

    def _seat(self, seat: int, found: list[tuple[str, str, int]], total: int, best: bool) -> Widget:
        words, now = self.context.words, self.view.scores[seat]
        colour = self.colours[seat]
        head = Row(Picture(lambda w, h: badge(colour, min(w, h)), 34, 34),
                   Sized(Text(self.names[seat], role="bold", middle=True), grow=1),
                   Label(str(total), role="title_bold", size=look.LARGE, colour=look.VERMILION if best else look.INK),
                   gap=10)
        lines = [self._line("", words("projected-now"), now)]
        lines += [self._line(kind, words("projected-item", what=words("score-title", kind=kind), parts=parts), points)
                  for kind, parts, points in found]
        return Column(head, Rule(), *lines, gap=3, name=f"projected-{seat}")

    def _line(self, kind: str, text: str, points: int) -> Widget:
        icon: Widget = Icon(ICONS.get(kind, "castle"), 22, look.FADED) if kind else Spacer(22)
        return Row(icon, Sized(Text(text, size=look.SMALL, middle=True), grow=1),
                   Label(str(points), size=look.SMALL + 1, role="medium"), gap=8)
