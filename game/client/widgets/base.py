"""What every widget is: a rectangle that can be measured, placed, drawn and used; and the boxes that arrange others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.actions import Action
from game.client.input import InputEvent
from game.client.widgets.theme import Theme

if TYPE_CHECKING:
    from game.client.widgets.screen import Screen

Size = tuple[int, int]
UNBOUNDED = 1 << 20


class Widget:
    """A leaf that shows nothing. `grow` is its share of what its box has left over."""

    focusable = False
    solid = False  # the pointer does not reach what lies behind
    keeps_hold = False  # what was pressed on it counts wherever the pointer is let go
    shrinks = False  # can live with less width than it would like, by wrapping

    def __init__(self, *, name: str = "", grow: float = 0, tip: str = "", enabled: bool = True,
                 visible: bool = True) -> None:
        self.name, self.grow, self.tip = name, grow, tip
        self.enabled, self.visible = enabled, visible
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.screen: Screen | None = None
        self.focused = self.hovered = self.down = False

    @property
    def children(self) -> Sequence[Widget]:
        return ()

    @property
    def state(self) -> str:
        if not self.enabled:
            return "off"
        return "down" if self.down and self.hovered else "hover" if self.hovered or self.focused else ""

    def walk(self) -> Iterator[Widget]:
        """This widget and all below it that can be seen, in reading order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def measure(self, theme: Theme, width: int) -> Size:
        """The size it would like, if it may be so wide."""
        return 0, 0

    def least(self, theme: Theme, width: int) -> int:
        """The height it can make do with at that width; less than it measures where something scrolls."""
        return self.measure(theme, width)[1]

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        self.rect = pygame.Rect(rect)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        for child in self.children:
            if child.visible:
                child.draw(surface, theme)

    def touch(self, arrange: bool = False) -> None:
        """What is shown has changed; with `arrange` its size too."""
        if self.screen is not None:
            self.screen.touch(arrange)

    # use

    def activate(self) -> None:
        """Clicked, or accepted while it has the focus."""

    def act(self, action: Action) -> bool:
        """An action while it has the focus; true if it was meant for it."""
        return False

    def handle(self, event: InputEvent) -> bool:
        """A raw key or text while it has the focus."""
        return False

    def press(self, at: tuple[int, int]) -> None:
        """The pointer goes down on it."""

    def drag(self, at: tuple[int, int]) -> None:
        """The pointer moves while it is held down."""

    def wheel(self, amount: float) -> bool:
        return False

    def focus_changed(self) -> None:
        """It gained or lost the focus."""


class Box(Widget):
    """A widget that holds others."""

    def __init__(self, *parts: Widget, name: str = "", grow: float = 0, visible: bool = True) -> None:
        super().__init__(name=name, grow=grow, visible=visible)
        self.parts: list[Widget] = list(parts)

    @property
    def children(self) -> Sequence[Widget]:
        return self.parts

    @property
    def shown(self) -> list[Widget]:
        return [part for part in self.parts if part.visible]


class Column(Box):
    """One below the other. `align` of the narrow ones: stretch, left, centre, right."""

    shrinks = True

    def __init__(self, *parts: Widget, gap: float = 12, align: str = "stretch", name: str = "", grow: float = 0,
                 visible: bool = True) -> None:
        super().__init__(*parts, name=name, grow=grow, visible=visible)
        self.gap, self.align = gap, align

    def measure(self, theme: Theme, width: int) -> Size:
        sizes = [part.measure(theme, width) for part in self.shown]
        gaps = theme.px(self.gap) * max(0, len(sizes) - 1)
        return max((w for w, _ in sizes), default=0), sum(h for _, h in sizes) + gaps

    def least(self, theme: Theme, width: int) -> int:
        return sum(part.least(theme, width) for part in self.shown) + theme.px(self.gap) * max(0, len(self.shown) - 1)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        shown, gap = self.shown, theme.px(self.gap)
        sizes = [part.measure(theme, rect.width) for part in shown]
        left = rect.height - sum(h for _, h in sizes) - gap * max(0, len(shown) - 1)
        shares = sum(part.grow for part in shown)
        spare = [h - part.least(theme, rect.width) for part, (_, h) in zip(shown, sizes, strict=True)]
        y = rect.y
        for part, (w, h), give in zip(shown, sizes, spare, strict=True):
            if left > 0 and shares:
                h += round(left * part.grow / shares)
            elif left < 0 and give > 0:  # too little room: what can scroll gives way
                h -= min(give, -(left * give // sum(spare)))
            wide = rect.width if self.align == "stretch" else min(w, rect.width)
            x = rect.x + {"centre": (rect.width - wide) // 2, "right": rect.width - wide}.get(self.align, 0)
            part.place(theme, pygame.Rect(x, y, wide, h))
            y += h + gap


class Row(Box):
    """One beside the other. When it gets narrow, those that can wrap give way."""

    shrinks = True

    def __init__(self, *parts: Widget, gap: float = 12, align: str = "centre", name: str = "", grow: float = 0,
                 visible: bool = True) -> None:
        super().__init__(*parts, name=name, grow=grow, visible=visible)
        self.gap, self.align = gap, align

    def _widths(self, theme: Theme, width: int) -> list[int]:
        shown = self.shown
        room = width - theme.px(self.gap) * max(0, len(shown) - 1)
        wanted = [part.measure(theme, UNBOUNDED)[0] for part in shown]
        over = sum(wanted) - room
        if over > 0:
            soft = sum(w for part, w in zip(shown, wanted, strict=True) if part.shrinks)
            wanted = [max(1, w - round(over * w / soft)) if part.shrinks else w
                      for part, w in zip(shown, wanted, strict=True)]
        return wanted

    def measure(self, theme: Theme, width: int) -> Size:
        widths = self._widths(theme, width)
        heights = [part.measure(theme, w)[1] for part, w in zip(self.shown, widths, strict=True)]
        return sum(widths) + theme.px(self.gap) * max(0, len(widths) - 1), max(heights, default=0)

    def least(self, theme: Theme, width: int) -> int:
        widths = self._widths(theme, width)
        return max((part.least(theme, w) for part, w in zip(self.shown, widths, strict=True)), default=0)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        shown, gap = self.shown, theme.px(self.gap)
        widths = self._widths(theme, rect.width)
        left = max(0, rect.width - sum(widths) - gap * max(0, len(shown) - 1))
        shares = sum(part.grow for part in shown)
        x = rect.x
        for part, w in zip(shown, widths, strict=True):
            if shares and part.grow:
                w += round(left * part.grow / shares)
            h = rect.height if self.align == "stretch" else min(rect.height, part.measure(theme, w)[1])
            y = rect.y + {"centre": (rect.height - h) // 2, "bottom": rect.height - h}.get(self.align, 0)
            part.place(theme, pygame.Rect(x, y, w, h))
            x += w + gap


class Grid(Box):
    """Cells of equal width in so many columns; fewer when a cell would become narrower than `least`."""

    shrinks = True

    def __init__(self, *parts: Widget, columns: int, gap: float = 12, least: float = 120, name: str = "",
                 grow: float = 0) -> None:
        super().__init__(*parts, name=name, grow=grow)
        self.columns, self.gap, self.narrowest = columns, gap, least

    def _rows(self, theme: Theme, width: int) -> tuple[int, list[list[Widget]], list[int]]:
        gap, shown = theme.px(self.gap), self.shown
        columns = max(1, min(self.columns, len(shown) or 1))
        while columns > 1 and (width - gap * (columns - 1)) // columns < theme.px(self.narrowest):
            columns -= 1
        cell = (width - gap * (columns - 1)) // columns
        rows = [shown[at:at + columns] for at in range(0, len(shown), columns)]
        return cell, rows, [max(part.measure(theme, cell)[1] for part in row) for row in rows]

    def measure(self, theme: Theme, width: int) -> Size:
        gap = theme.px(self.gap)
        if width >= UNBOUNDED:
            widest = max((part.measure(theme, UNBOUNDED)[0] for part in self.shown), default=0)
            width = widest * self.columns + gap * (self.columns - 1)
        _, rows, heights = self._rows(theme, width)
        return width, sum(heights) + gap * max(0, len(rows) - 1)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        cell, rows, heights = self._rows(theme, rect.width)
        gap, y = theme.px(self.gap), rect.y
        for row, height in zip(rows, heights, strict=True):
            for index, part in enumerate(row):
                part.place(theme, pygame.Rect(rect.x + index * (cell + gap), y, cell, height))
            y += height + gap


class Spacer(Widget):
    def __init__(self, width: float = 0, height: float = 0, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.size = (width, height)

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.size[0]), theme.px(self.size[1])


class Sized(Box):
    """Holds one widget within a width, and at least so large."""

    shrinks = True

    def __init__(self, part: Widget, *, width: float | None = None, most: float | None = None,
                 height: float | None = None, grow: float = 0) -> None:
        super().__init__(part, grow=grow)
        self.width, self.most, self.height = width, most, height

    def _room(self, theme: Theme, width: int) -> int:
        return min([width, *(theme.px(limit) for limit in (self.width, self.most) if limit is not None)])

    def measure(self, theme: Theme, width: int) -> Size:
        room = self._room(theme, width)
        w, h = self.parts[0].measure(theme, room)
        return w if self.width is None else room, max(h, theme.px(self.height or 0))

    def least(self, theme: Theme, width: int) -> int:
        return max(self.parts[0].least(theme, self._room(theme, width)), theme.px(self.height or 0))

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self.parts[0].place(theme, rect)


class Anchored(Box):
    """One widget in a corner, at a side or in the middle of the room: `x` and `y` from 0 to 1."""

    def __init__(self, part: Widget, x: float = 0.5, y: float = 0.5, margin: float = 24) -> None:
        super().__init__(part)
        self.x, self.y, self.margin = x, y, margin

    def measure(self, theme: Theme, width: int) -> Size:
        margin = 2 * theme.px(self.margin)
        w, h = self.parts[0].measure(theme, width - margin)
        return w + margin, h + margin

    def least(self, theme: Theme, width: int) -> int:
        margin = 2 * theme.px(self.margin)
        return self.parts[0].least(theme, width - margin) + margin

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        room = rect.inflate(-2 * theme.px(self.margin), -2 * theme.px(self.margin))
        w, h = self.parts[0].measure(theme, room.width)
        w, h = min(w, room.width), min(h, room.height)
        at = (room.x + round((room.width - w) * self.x), room.y + round((room.height - h) * self.y))
        self.parts[0].place(theme, pygame.Rect(at, (w, h)))


class Pile(Box):
    """One on top of the other, each over the whole room."""

    def measure(self, theme: Theme, width: int) -> Size:
        sizes = [part.measure(theme, width) for part in self.shown]
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def least(self, theme: Theme, width: int) -> int:
        return max((part.least(theme, width) for part in self.shown), default=0)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        for part in self.shown:
            part.place(theme, rect)


class Padded(Box):
    """One widget with room around it."""

    shrinks = True

    def __init__(self, part: Widget, padding: float = 28, name: str = "", grow: float = 0) -> None:
        super().__init__(part, name=name, grow=grow)
        self.padding = padding

    def _inside(self, theme: Theme, width: int) -> int:
        return width - 2 * theme.px(self.padding) if width < UNBOUNDED else width

    def measure(self, theme: Theme, width: int) -> Size:
        around = 2 * theme.px(self.padding)
        w, h = self.parts[0].measure(theme, self._inside(theme, width))
        return w + around, h + around

    def least(self, theme: Theme, width: int) -> int:
        return self.parts[0].least(theme, self._inside(theme, width)) + 2 * theme.px(self.padding)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        around = 2 * theme.px(self.padding)
        self.parts[0].place(theme, rect.inflate(-around, -around))


class Panel(Padded):
    """A sheet of parchment under one widget."""

    solid = True

    def __init__(self, part: Widget, *, look: str = "parchment", padding: float = 28, name: str = "",
                 grow: float = 0) -> None:
        super().__init__(part, padding, name=name, grow=grow)
        self.look = look

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.panel(surface, self.rect, self.look)
        super().draw(surface, theme)
