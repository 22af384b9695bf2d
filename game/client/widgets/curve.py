"""Lines over time: one for each seat, told apart by colour and by the badge at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import assets
from game.client.seating import DARK, badge
from game.client.widgets import theme as look
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
At = Callable[[float, float], tuple[float, float]]
LAST = 0.09  # of the width at least, for a last step that has a name
GRID = (198, 172, 126)


def step_of(most: float, lines: int) -> int:
    """The round number by which so many lines at most divide what there is."""
    return next((step for step in STEPS if most / step <= lines), STEPS[-1])


class Curve(Widget):
    """`lines`: colour of a seat and its values, all equally many. `across` names what they are counted by. The last
    step has a ground of its own where `end` names it."""

    def __init__(self, lines: Sequence[tuple[str, Sequence[float]]], across: str, end: str = "", *,
                 height: float = 360, **common: object) -> None:
        super().__init__(**common)  # type: ignore[arg-type]
        self.lines, self.across, self.end, self.height = lines, across, end, height

    def measure(self, theme: Theme, width: int) -> Size:
        return min(width, theme.px(900)), theme.px(self.height)

    def _frame(self, theme: Theme) -> pygame.Rect:
        under = theme.line_height("body", look.SMALL - 2)
        return pygame.Rect(self.rect.x + theme.px(46), self.rect.y + under + theme.px(6),
                           self.rect.width - theme.px(46 + 44), self.rect.height - 3 * under - theme.px(8))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        frame, steps = self._frame(theme), len(self.lines[0][1]) - 1
        most = max(max(values) for _, values in self.lines)
        least = min(0.0, min(min(values) for _, values in self.lines))
        rise = step_of(most - least, 6)
        top = -(-(most or 1) // rise) * rise

        last = LAST if self.end and steps > 1 / LAST else 1 / max(1, steps)  # the last step's share of the width

        def at(step: float, value: float) -> tuple[float, float]:
            share = 1.0 if step >= steps else step * (1 - last) / max(1, steps - 1)
            return (frame.x + frame.width * share,
                    frame.bottom - frame.height * (value - least) / max(1, top - least))

        self._ground(surface, theme, frame, steps, int(least // rise * rise), int(top), rise, at)
        wide = max(2, theme.px(3.2))
        for ink, thick in ((DARK, wide + max(2, theme.px(2))), (None, wide)):
            for colour, values in self.lines:
                points = [at(step, value) for step, value in enumerate(values)]
                if len(points) > 1:
                    pygame.draw.lines(surface, ink or assets.ALL_COLOURS[colour], False, points, thick)
                for point in points[1:-1]:  # lines meet without a gap
                    pygame.draw.circle(surface, ink or assets.ALL_COLOURS[colour], point, thick / 2)
        self._badges(surface, theme, frame, at)

    def _ground(self, surface: pygame.Surface, theme: Theme, frame: pygame.Rect, steps: int, least: int, top: int,
                rise: int, at: At) -> None:
        size, line = look.SMALL - 2, max(1, theme.px(1))
        if self.end and steps > 1:
            left = at(steps - 1, 0)[0]
            last = pygame.Surface((max(1, round(frame.right - left)), frame.height), pygame.SRCALPHA)
            last.fill((150, 96, 30, 46))
            surface.blit(last, (left, frame.y))
            words = theme.text(self.end, "italic", size, look.FADED)
            surface.blit(words, words.get_rect(bottomright=(frame.right, frame.top - theme.px(2))))
        for value in range(least, top + 1, rise):
            y = round(at(0, value)[1])
            pygame.draw.line(surface, look.FADED if value == 0 else GRID, (frame.x, y), (frame.right, y), line)
            words = theme.text(str(value), "body", size, look.FADED)
            surface.blit(words, words.get_rect(midright=(frame.x - theme.px(8), y)))
        every = step_of(steps, 12)
        for step in range(0, steps + 1, every):
            x = round(at(step, 0)[0])
            pygame.draw.line(surface, GRID, (x, frame.bottom), (x, frame.bottom + theme.px(5)), line)
            words = theme.text(str(step), "body", size, look.FADED)
            surface.blit(words, words.get_rect(midtop=(x, frame.bottom + theme.px(6))))
        words = theme.text(self.across, "italic", size, look.FADED)
        surface.blit(words, words.get_rect(bottomright=(frame.right, self.rect.bottom)))

    def _badges(self, surface: pygame.Surface, theme: Theme, frame: pygame.Rect, at: At) -> None:
        """At the ends of the lines, pushed apart until each can be seen."""
        side = theme.px(26)
        ends = sorted((at(0, values[-1])[1], colour) for colour, values in self.lines)
        below = float(frame.bottom)
        places = []
        for left, (y, colour) in zip(range(len(ends), 0, -1), reversed(ends)):
            y = max(min(y, below), frame.top + (left - 1) * side)
            places.append((y, colour))
            below = y - side
        for y, colour in places:
            mark = badge(colour, side)
            surface.blit(mark, mark.get_rect(midleft=(frame.right + theme.px(8), round(y))))
