"""The sheet beside a picture: how it is cut for the room there is, and what stands in it in every scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted
from game.client.picture import Picture
from game.client.widgets.base import Column, Panel, Sized, Spacer, Widget
from game.client.widgets.buttons import IconButton


@dataclass(frozen=True, slots=True)
class Side:
    """Sizes in logical units. `low`: there is little room; `tall`: the log has a place between the plates and the hand
    and need not lie over the picture."""

    across: int
    low: bool
    tall: bool
    plate: float
    hand: int

    @classmethod
    def of(cls, context: Context, seats: int, reads: bool = False) -> Side:
        """What a window of this size has room for; `reads`: there is more to read between the plates and the hand."""
        scale = context.theme.scale
        high, wide = context.room.height / scale, context.room.width / scale
        low, across = high < 700, 400 if wide >= 1500 else 330
        reads = reads and high >= 880
        plate = min(84.0, max(38.0 if seats <= 6 else 29.0, (0.34 if reads else 0.46) * high / seats - 8))
        return cls(across, low, high >= 880, plate, 92 if low else 156 if across == 400 else 126)

    @property
    def wide(self) -> bool:
        """There is room for words on every button."""
        return self.across == 400

    def sheet(self, picture: Picture, head: Widget, between: Widget | None, *below: Widget) -> Widget:
        """Head, plates, what there is room for between them and what stands below."""
        parts = [head, Column(*picture.plates(self.plate), gap=5 if self.low else 8), between or Spacer(grow=1), *below]
        return Sized(Panel(Column(*parts, gap=5 if self.low else 12), look="plain", padding=11 if self.low else 18),
                     width=self.across)


def tool_buttons(context: Context, picture: Picture, *more: tuple[str, str, Callable[[], object]]) -> list[Widget]:
    """The picture's tools and more of the kind (icon, message, deed), then the one that brings all into view."""
    words = context.words
    buttons: list[Widget] = [IconButton(icon, words(message), do, look="quiet", name=f"tool-{icon}")
                             for icon, message, do in (*picture.tools, *more)]
    if picture.pans:
        buttons.append(IconButton("fit", words("match-fit"), lambda: picture.act(Acted(Action.FIT)), look="quiet",
                                  name="fit"))
    return buttons
