"""How a game ended: the winners, everybody's place, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pygame

from game.carcassonne.events import GameEnded
from game.client.context import Context
from game.client.menus.clock import clock_face
from game.client.scenes import Page
from game.client.seating import badge, colours_of, figure
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Size, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.curve import Curve
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Fitted, Icon, Label, Picture, Rule, Text
from game.client.widgets.theme import Theme
from game.kernel.contract import Outcome
from game.session.players import Player
from game.session.statistics import RECALLED, points_by_source, points_by_turn
from game.session.table import Table

SOURCES = ("road", "city", "monastery", "garden", "castle", "field", "fairy", RECALLED)  # in the order of their columns
ALWAYS = ("road", "city", "monastery", "field")
OF_CARDS = ("districts", "colours", "completion", "bonus")
ICONS = {RECALLED: "abbot", "districts": "village", "colours": "star", "completion": "castle", "bonus": "unique"}
WIDTH, PADDING, MARGIN, GAP, NAME = 1180, 34, 18, 4, 130
CELL, NAMED = 96, 84  # of a column, and from which width on it has a name beside its icon
BESIDE_CELLS = 2 * PADDING + 18 + 46 + 46 + NAME + CELL + 6 * GAP  # place, figure, name, total; and for rounding
STEPS = {1: 120, 2: 82, 3: 54}  # the height of each place on the podium


@dataclass(frozen=True)
class Tally:
    """Points of one seat by source: what came during the game, and what its end brought."""

    during: Mapping[str, int] = field(default_factory=dict)
    at_end: Mapping[str, int] = field(default_factory=dict)

    def total(self, source: str) -> int:
        return self.during.get(source, 0) + self.at_end.get(source, 0)


def tally_of(table: Table) -> list[Tally]:
    """The whole match once more through its rules."""
    game, seats, events = table.game, len(table.players), list[Any]()
    state = table.beginning()
    for action in table.log.actions:
        game.apply(state, action, events.append)
    end = next((at for at, event in enumerate(events) if isinstance(event, GameEnded)), len(events))
    halves = points_by_source(events[:end], seats), points_by_source(events[end:], seats)
    return [Tally(*both) for both in zip(*halves, strict=True)]


def places(scores: Sequence[int], winners: Iterable[int]) -> list[tuple[int, int]]:
    """(place, seat), the best first. Equal points share a place, unless only one of them has won."""
    won = set(winners)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in won, -scores[seat], seat))
    found: list[tuple[int, int]] = []
    for number, seat in enumerate(order, 1):
        before = order[number - 2] if number > 1 else None
        shared = before is not None and scores[before] == scores[seat] and (before in won) == (seat in won)
        found.append((found[-1][0] if shared else number, seat))
    return found


@dataclass(frozen=True)
class Result:
    """A finished game, as it is shown."""

    players: Sequence[Player]
    outcome: Outcome
    tallies: Sequence[Tally] = ()
    curve: Sequence[tuple[int, ...]] = ()  # the scores after each turn
    times: Sequence[float] = ()  # seconds used, by seat

    @classmethod
    def of(cls, table: Table) -> Result:
        """The result of a match that is over."""
        outcome = table.outcome()
        assert outcome is not None
        tallies = [Tally(dict(reasons)) for reasons in outcome.reasons] or tally_of(table)
        colours = colours_of(table.game.seats, table.players)
        players = [msgspec.structs.replace(player, colour=colour)
                   for player, colour in zip(table.players, colours, strict=True)]
        return cls(players, outcome, tallies, points_by_turn(table), table.clock.times().used)


class ResultsScene(Page):
    """`again` with the same seats, `board` to look at the final table, `leave` to the title; `looks` back at the game:
    messages and deeds."""

    opaque = False

    def __init__(self, context: Context, result: Result, again: Callable[[], object], board: Callable[[], object],
                 leave: Callable[[], object], looks: Sequence[tuple[str, Callable[[], object]]] = ()) -> None:
        super().__init__(context)
        self.result, self.again, self.board, self.leave_table, self.looks = result, again, board, leave, looks
        self.course = False  # how it went, instead of how it ended

    def enter(self) -> None:
        super().enter()
        self.screen.set_focus(self.screen.named("again"))

    def build(self) -> Widget:
        words = self.context.words
        order = places(self.result.outcome.scores, self.result.outcome.winners)
        page = self._course(order) if self.course else self._ending(order)
        foot = Row(Spacer(grow=1), Button(words("results-leave"), self.leave_table, name="leave"),
                   *[Button(words(message), do, name=message) for message, do in self.looks],
                   Button(words("results-board"), self.board, name="board"),
                   Button(words("results-again"), self.again, look="primary", name="again"), gap=16)
        parts: list[Widget] = [Text(self.verdict(), size=look.HEAD, role="title_bold", align="centre")]
        if len(self.result.curve) > 1:
            doors = [(False, "results-ending"), (True, "results-course")]
            buttons = [Button(words(message), lambda course=course: self._turn_to(course), name=message)  # type: ignore[misc]
                       for course, message in doors]
            for button, (course, _) in zip(buttons, doors):
                button.chosen = course == self.course
            parts.append(Row(Spacer(grow=1), *buttons, Spacer(grow=1), gap=12))
        sheet = Column(*parts, ScrollView(page, grow=1, least=160, name="table"), foot, gap=18)
        return Anchored(Sized(Panel(sheet, padding=PADDING), width=WIDTH), margin=MARGIN)

    def _turn_to(self, course: bool) -> None:
        self.course = course
        self.rebuild()

    def _ending(self, order: list[tuple[int, int]]) -> Widget:
        low = self.context.room.height / self.context.theme.scale < 800
        parts: list[Widget] = [] if low else [
            Row(Spacer(grow=1), Podium([(place, *self._shown(seat)) for place, seat in order[:3]]), Spacer(grow=1))]
        return Column(*parts, self._table(order), gap=18)

    def _course(self, order: list[tuple[int, int]]) -> Widget:
        """Points by turn as a curve, and the time each seat has used."""
        words, result = self.context.words, self.result
        lines = [(self._shown(seat)[0], [scores[seat] for scores in result.curve]) for _, seat in reversed(order)]
        turns = max(1, (len(result.curve) - 1) // len(result.players))
        used = [self._used(seat, turns) for _, seat in order if result.times]
        parts: list[Widget] = [Curve(lines, words("results-turns"), words("results-final"), name="curve")]
        if used:
            parts += [Text(words("results-time"), role="bold"), Grid(*used, columns=2, gap=28, least=420)]
        return Column(*parts, gap=12)

    def _used(self, seat: int, turns: int) -> Widget:
        colour, name, _ = self._shown(seat)
        seconds = self.result.times[seat]
        each = self.context.words("results-each-turn", time=clock_face(seconds / turns))
        return Row(Picture(lambda w, h: badge(colour, min(w, h)), 30, 30), Sized(Text(name, middle=True), grow=1),
                   Label(clock_face(seconds), role="medium"),
                   Sized(Text(each, size=look.SMALL, colour=look.FADED, align="right"), width=190), gap=12)

    def verdict(self) -> str:
        """Who has won, in words."""
        words, names = self.context.words, [self.result.players[seat].name for seat in self.result.outcome.winners]
        if len(names) == 1:
            return words("results-won", name=names[0])
        return words("results-shared", names=", ".join(names[:-1]), last=names[-1])

    def _shown(self, seat: int) -> tuple[str, str, int]:
        player = self.result.players[seat]
        return player.colour, player.name, self.result.outcome.scores[seat]

    def _table(self, order: list[tuple[int, int]]) -> Widget:
        words, result = self.context.words, self.result
        known = {source for one in result.tallies for source in (*one.during, *one.at_end)}
        usual = OF_CARDS if known <= set(OF_CARDS) and known else ALWAYS
        sources = [source for source in (*SOURCES, *OF_CARDS) if source in known or source in usual]
        sources += sorted(known - {*SOURCES, *OF_CARDS})
        wide = min(WIDTH, self.context.room.width / self.context.theme.scale - 2 * MARGIN)
        cell = min(CELL, (wide - BESIDE_CELLS) // len(sources) - GAP)
        lines: list[Widget] = []
        if result.tallies:
            named = [(source, words(f"results-source-{source}")) for source in sources]
            heads = [Sized(Column(_source_icon(source, name), Text(name, size=look.SMALL - 2, colour=look.FADED,
                                                                   align="centre", visible=cell >= NAMED), gap=2),
                           width=cell) for source, name in named]
            lines += [Row(Spacer(grow=1), *heads, Spacer(CELL), gap=GAP), Rule()]
        for place, seat in order:
            colour, name, points = self._shown(seat)
            won = seat in result.outcome.winners
            cells = [Sized(self._cell(result.tallies[seat], source), width=cell) for source in sources
                     ] if result.tallies else []
            lines.append(Row(
                Sized(Text(words("results-place", place=place), role="bold", align="centre"), width=46),
                Picture(lambda w, h, colour=colour: figure(colour, h), 46, 50),  # type: ignore[misc]
                Sized(Fitted(name, lines=1, role="bold" if won else "body", middle=True), width=NAME, grow=1), *cells,
                Sized(Text(str(points), role="title_bold", size=look.LARGE, align="centre",
                           colour=look.VERMILION if won else look.INK), width=CELL), gap=GAP))
        if any(one.at_end for one in result.tallies):
            lines.append(Text(words("results-legend"), size=look.SMALL - 2, colour=look.FADED, align="right"))
        return Column(*lines, gap=8)

    def _cell(self, tally: Tally, source: str) -> Widget:
        total, late = tally.total(source), tally.at_end.get(source, 0)
        split = f"{total - late} + {late}" if late else ""
        return Column(Text(str(total) if total else "–", align="centre"),
                      Text(split, size=look.SMALL - 3, colour=look.FADED, align="centre", visible=bool(split)), gap=0)

    def back(self) -> None:
        self.board()


def _source_icon(source: str, name: str) -> Widget:
    return Row(Spacer(grow=1), Icon(ICONS.get(source, source), 30, tip=name), Spacer(grow=1))


class Podium(Widget):
    """The first three on their steps: (place, colour, name, points), the best first."""

    WIDTH, FIGURE = 190, 104

    def __init__(self, best: Sequence[tuple[int, str, str, int]], **common: Any) -> None:
        super().__init__(**common)
        self.best = [one for one in best if one[0] in STEPS]

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.WIDTH) * len(self.best), theme.px(STEPS[1] + self.FIGURE + 8)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        order = {1: [0], 2: [0, 1], 3: [1, 0, 2]}[len(self.best)]  # the winner in the middle
        for column, number in enumerate(order):
            place, colour, _, points = self.best[number]
            wide, high = theme.px(self.WIDTH), theme.px(STEPS[place])
            step = pygame.Rect(self.rect.x + column * wide, self.rect.bottom - high, wide - theme.px(6), high)
            theme.plate(surface, step, "primary" if place == 1 else "plain")
            ink = look.CREAM if place == 1 else look.INK
            words = theme.text(str(points), "title_bold", look.HEAD, ink)
            surface.blit(words, words.get_rect(center=step.center))
            picture = figure(colour, theme.px(self.FIGURE))
            surface.blit(picture, picture.get_rect(midbottom=(step.centerx, step.top + theme.px(5))))
