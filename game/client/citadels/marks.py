"""Moves shown on the card table: what they mean lights up where it lies, with what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.citadels.choosing import Place, meant
from game.client.marks import FACES, Mark, chip
from game.client.seating import DARK

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable


class Marks:
    """What is marked at the moment."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.shown: Sequence[Mark] = ()
        self.chosen = 0  # which of them one looks at

    def show(self, marks: Sequence[Mark], chosen: int) -> None:
        """These, the chosen one clearest."""
        self.shown, self.chosen = tuple(marks), min(chosen, len(marks) - 1)
        self.table.host.touch()

    def places(self, mark: Mark) -> list[Place]:
        """Where it lies on the table, the button before the card, seat or rank that it means."""
        table = self.table
        found = [place for place in meant(mark.action, table.host.mover) if self._lies(place)]
        stops = table.choice.stops if table.choice is not None else ()
        return [*(stop.place for stop in stops if stop.place[0] == "deed" and mark.action in stop.actions), *found]

    def _lies(self, place: Place) -> bool:
        """Whether that can be seen now."""
        table, shown = self.table, self.table.shown
        if place[0] == "hand":
            return place[1] in shown.faces.get(table.host.mover, ())
        if place[0] in ("tray", "tick"):
            return table.choice is not None and place in [stop.place for stop in table.choice.tray]
        if place[0] == "district":
            return place[2] in [one.card for one in shown.cities[place[1]]]
        return place[0] == "seat" or place[1] in shown.characters

    def draw(self, surface: pygame.Surface) -> None:
        """Frames, then what each is worth; two at one place one below the other."""
        if not self.shown or not self.table.host.director.idle:
            return
        lit = [(mark, self.places(mark)) for mark in self.shown]
        order = sorted(range(len(lit)), key=lambda number: number == self.chosen)  # the chosen one over the others
        for number in order:
            mark, places = lit[number]
            clear = number == self.chosen or mark.kind == "played"
            for place in places if clear else places[-1:]:
                self._frame(surface, self.table.place_rect(place), mark, clear)
        used: dict[Place, int] = {}
        for mark, places in lit:
            if places:
                label = chip(self.table.theme, mark.label, mark.kind)
                row = used[places[-1]] = used.get(places[-1], -1) + 1
                surface.blit(label, self._beside(places[-1], label, row))

    def _beside(self, place: Place, label: pygame.Surface, row: int) -> pygame.Rect:
        """Where the label hides neither a name nor a number."""
        where = self.table.place_rect(place)
        if place[0] == "rank":
            at = label.get_rect(bottomright=where.bottomright)
        elif place[0] in ("district", "seat"):
            at = label.get_rect(center=where.midbottom)
        else:
            at = label.get_rect(center=where.midtop)
        up = place[0] in ("rank", "district", "seat")
        return at.move(0, row * (label.get_height() + 1) * (-1 if up else 1)).clamp(self.table.layout.room)

    def _frame(self, surface: pygame.Surface, rect: pygame.Rect, mark: Mark, clear: bool) -> None:
        wide = self.table.theme.px(4 if clear else 2)
        outer = rect.inflate(2 * wide, 2 * wide)
        pygame.draw.rect(surface, DARK, outer.inflate(4, 4), wide + 3, border_radius=wide * 3)
        pygame.draw.rect(surface, FACES[mark.kind][0], outer, wide, border_radius=wide * 3)
