"""The log of a match as it is read at the table: line by line, each with the badge of its seat. A line whose points can
be explained can be pointed at, or reached with the keys; then the picture explains it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.client.actions import Action
from game.client.seating import badge
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.scroll import ScrollView
from game.client.widgets.theme import Theme
from game.session.table import Table

if TYPE_CHECKING:
    from game.client.picture import Host, Told


class Story(Widget):
    """What has happened. `lines` are shown, `causes` the events that they tell of."""

    solid = True
    GAP = 5

    def __init__(self, scene: Host) -> None:
        super().__init__(name="lines")
        self.scene = scene
        self.lines: list[Told] = []
        self.causes: list[Any] = []
        self.chosen: int | None = None  # the line that is explained
        self._heights: tuple[object, list[int]] = (None, [])

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """There is a line to be explained."""
        return any(self.scene.picture.explains(event) for event in self.causes)

    def refresh(self, events: Sequence[Any]) -> None:
        """The lines of these events, from the beginning."""
        self.lines, self.causes, self._heights = [], [], (None, [])
        self.choose(None)
        for event in events:
            self.add(event)
        self.touch(arrange=True)

    def add(self, event: Any) -> None:
        """The lines of one event more."""
        lines = self.scene.picture.told(event)
        if lines:
            self.lines += lines
            self.causes += [event] * len(lines)
            self.touch(arrange=True)

    # explaining

    def choose(self, number: int | None, look: bool = False) -> None:
        """Explains that line, or none; `look`: where it happened is brought into view."""
        if number is not None and not self.scene.picture.explains(self.causes[number]):
            number = None
        if number != self.chosen:
            self.chosen = number
            self.touch()
        if number is None:
            self.scene.picture.explain(None, None, self.rect)
        else:
            self.scene.picture.explain(self.causes[number], self.lines[number][0], self._line_rect(number), look)

    def point(self, at: tuple[int, int] | None) -> None:
        """The pointer is over that point, or over something else."""
        if at is not None or not self.focused:
            self.choose(None if at is None else self._line_at(at[1]))

    def activate(self) -> None:
        self.choose(self.chosen, look=True)

    def focus_changed(self) -> None:
        if self.scene.context.input.by_pointer:
            return  # the line under it stays explained
        if self.focused:
            self._step(len(self.causes), -1)
        else:
            self.choose(None)

    def act(self, action: Action) -> bool:
        if action not in (Action.UP, Action.DOWN):
            return False
        return self._step(len(self.causes) if self.chosen is None else self.chosen, -1 if action is Action.UP else 1)

    def _step(self, start: int, step: int) -> bool:
        number = start + step
        while 0 <= number < len(self.causes):
            if self.scene.picture.explains(self.causes[number]):
                self._reveal(number)
                self.choose(number, look=True)
                return True
            number += step
        return False

    def _reveal(self, number: int) -> None:
        if self.screen is not None:
            for view in self.screen.root.walk():
                if isinstance(view, ScrollView) and view.parts[0] is self:
                    view.reveal(self._line_rect(number))

    # drawing

    def _indent(self, theme: Theme) -> int:
        return theme.px(32)

    def _measured(self, theme: Theme, width: int) -> list[int]:
        key = (width, theme.scale, theme.accessible)
        heights = self._heights[1] if self._heights[0] == key else []
        room = max(1, width - self._indent(theme))
        for _, text in self.lines[len(heights):]:
            heights.append(theme.text_size(text, "body", look.SMALL, room)[1] + theme.px(self.GAP))
        self._heights = (key, heights)
        return heights

    def _line_rect(self, number: int) -> pygame.Rect:
        heights = self._measured(self.scene.context.theme, self.rect.width)
        return pygame.Rect(self.rect.x, self.rect.y + sum(heights[:number]), self.rect.width, heights[number])

    def _line_at(self, y: int) -> int | None:
        top = self.rect.y
        for number, height in enumerate(self._measured(self.scene.context.theme, self.rect.width)):
            if top <= y < top + height:
                return number
            top += height
        return None

    def measure(self, theme: Theme, width: int) -> Size:
        return min(width, theme.px(320)), sum(self._measured(theme, min(width, 1 << 14)))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        clip, y = surface.get_clip(), self.rect.y
        side, indent = theme.px(22), self._indent(theme)
        for number, ((seat, text), height) in enumerate(zip(self.lines, self._measured(theme, self.rect.width))):
            if y + height > clip.top and y < clip.bottom:
                if number == self.chosen:
                    row = pygame.Rect(self.rect.x, y - theme.px(2), self.rect.width, height)
                    theme.plate(surface, row, "row", "on")
                if seat is not None:
                    surface.blit(badge(self.scene.colours[seat], side), (self.rect.x + theme.px(2), y + theme.px(1)))
                words = theme.text(text, "body", look.SMALL, look.INK, max(1, self.rect.width - indent))
                surface.blit(words, (self.rect.x + indent, y))
            y += height


def history(table: Table, viewer: int) -> list[Any]:
    """All that the seat has seen happen since the game began."""
    game, events = table.game, list[Any]()
    if not table.log.actions:
        return events
    state = table.beginning()
    for action in table.log.actions:
        game.apply(state, game.encode(action), events.append)
    seen = (game.redact(event, viewer) for event in events)
    return [event for event in seen if event is not None]
