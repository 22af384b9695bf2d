"""The timeline of a reviewed game, with the curve of what each seat might expect over it."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.client import assets
from game.client.marks import FACES, signed
from game.client.replay.timeline import Timeline, Viewer
from game.client.seating import DARK, badge
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme
from game.session.review import Review, Verdict

LEAST_SPAN = 10.0  # points of lead that fill the height at least
REACH = 12  # logical units round a turning point that mean it


class CurveLine(Timeline):
    """The bar with the curve over it: how far each seat might expect to lead. Two seats share one line: above the
    middle the first leads, below it the second."""

    def __init__(self, viewer: Viewer, review: Review, height: float) -> None:
        super().__init__(viewer, height)
        self.review = review

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self.frame = pygame.Rect(self.track.x, rect.y + theme.px(2), self.track.width,
                                 self.track.top - rect.y - theme.px(12))
        self._reach = theme.px(REACH)

    def _span(self, curve: list[tuple[int, tuple[float, ...]]]) -> float:
        most = max((abs(one) for _, leads in curve for one in leads), default=0.0)
        return max(LEAST_SPAN, most * 1.08)

    def _y(self, value: float, span: float) -> float:
        return self.frame.centery - self.frame.height / 2 * value / span

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        frame, curve = self.frame, self.review.curve()
        span = self._span(curve)
        theme.plate(surface, frame, "field")
        old_clip = surface.get_clip()
        surface.set_clip(frame.inflate(-4, -4).clip(old_clip))
        pygame.draw.line(surface, look.FADED, (frame.x, frame.centery), (frame.right, frame.centery))
        two = len(self.viewer.colours) == 2
        if len(curve) > 1:
            if two:
                self._fill(surface, curve, span)
            wide = max(2, theme.px(2.6))
            for seat in range(1 if two else len(self.viewer.colours)):
                points = [(self.x_of(entry), self._y(leads[seat], span)) for entry, leads in curve]
                ink = DARK if two else assets.ALL_COLOURS[self.viewer.colours[seat]]
                if not two:
                    pygame.draw.lines(surface, DARK, False, points, wide + 2)
                pygame.draw.lines(surface, ink, False, points, wide)
            if not two:
                self._ends(surface, theme, curve[-1], span)
        x = round(self.x_of(self.viewer.at))
        pygame.draw.line(surface, look.VERMILION, (x, frame.top), (x, frame.bottom), max(2, theme.px(2)))
        self._points(surface, theme, span)
        surface.set_clip(old_clip)
        self._scale(surface, theme, span)
        super().draw(surface, theme)

    def _fill(self, surface: pygame.Surface, curve: list[tuple[int, tuple[float, ...]]], span: float) -> None:
        """The ground between line and middle, in the colour of who leads."""
        middle = float(self.frame.centery)
        for (a, one), (b, other) in pairwise(curve):
            parts = [(self.x_of(a), one[0]), (self.x_of(b), other[0])]
            if one[0] * other[0] < 0:
                share = one[0] / (one[0] - other[0])
                parts.insert(1, (parts[0][0] + (parts[1][0] - parts[0][0]) * share, 0.0))
            for (x, value), (next_x, next_value) in pairwise(parts):
                seat = 0 if value + next_value > 0 else 1
                top, next_top = self._y(value, span), self._y(next_value, span)
                pygame.draw.polygon(surface, assets.ALL_COLOURS[self.viewer.colours[seat]],
                                    [(x, middle), (x, top), (next_x + 1, next_top), (next_x + 1, middle)])

    def _ends(self, surface: pygame.Surface, theme: Theme, last: tuple[int, tuple[float, ...]], span: float) -> None:
        """The badge of each seat where its line ends, pushed apart until each can be seen."""
        side = theme.px(17)
        x = min(self.x_of(last[0]) + side * 0.7, self.frame.right - side * 0.7)
        below = self.frame.bottom - side / 2 - 2
        order = sorted(range(len(last[1])), key=lambda seat: last[1][seat])
        for place, seat in enumerate(order):
            room = self.frame.top + side / 2 + 2 + (len(order) - 1 - place) * side
            y = max(min(self._y(last[1][seat], span), below), room)
            mark = badge(self.viewer.colours[seat], side)
            surface.blit(mark, mark.get_rect(center=(round(x), round(y))))
            below = y - side

    def _points(self, surface: pygame.Surface, theme: Theme, span: float) -> None:
        size = theme.px(7)
        for verdict in self.review.turning_points():
            x, y = self._place_of(verdict, span)
            for grow, ink in ((2, DARK), (0, FACES["played"][0])):
                d = size + grow
                pygame.draw.polygon(surface, ink, [(x, y - d), (x + d, y), (x, y + d), (x - d, y)])

    def _place_of(self, verdict: Verdict, span: float) -> tuple[float, float]:
        leads = dict(self.review.curve())[verdict.decision.entry]
        seat = 0 if len(leads) == 2 else verdict.decision.seat
        return self.x_of(verdict.decision.entry), self._y(leads[seat], span)

    def _scale(self, surface: pygame.Surface, theme: Theme, span: float) -> None:
        words, inset = self.viewer.context.words, theme.px(8)
        side = theme.px(20)
        for seat, y in ((0, self.frame.top + inset), (1, self.frame.bottom - inset - side)):
            x = self.frame.x + inset
            if len(self.viewer.colours) == 2:
                mark = badge(self.viewer.colours[seat], side)
                surface.blit(mark, (x, y))
                x += side + theme.px(5)
            value = span if seat == 0 or len(self.viewer.colours) == 2 else -span
            label = theme.text(signed(words, round(value)).replace(".0", "").replace(",0", ""), "body", look.SMALL - 4,
                               look.FADED)
            surface.blit(label, label.get_rect(midleft=(x, y + side // 2)))

    def drag(self, at: tuple[int, int]) -> None:
        """A turning point that is meant, or any entry."""
        span = self._span(self.review.curve())
        near = [(abs(x - at[0]) + abs(y - at[1]), verdict.decision.entry)
                for verdict in self.review.turning_points() for x, y in [self._place_of(verdict, span)]]
        if near and min(near)[0] <= self._reach:
            self.viewer.go(min(near)[1])
        else:
            super().drag(at)
