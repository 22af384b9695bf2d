"""Which key or button does what: the page of the settings, and the sheet that waits for another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.actions import Action, Bindings, device_of
from game.client.context import Context
from game.client.menus.message import ask, tell
from game.client.scenes import Page, WidgetScene
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Panel, Row, Size, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.signs import HEIGHT, Signs
from game.client.widgets.text import Rule, Text
from game.client.widgets.theme import Theme

WAITS = 8.0  # seconds for another key
_AT_TABLE = list(Action).index(Action.CONFIRM)
GROUPS = {"everywhere": list(Action)[:_AT_TABLE], "table": list(Action)[_AT_TABLE:]}
COLUMNS = {"keys": 290, "pad": 190}  # with their widths


def page(context: Context, changed: Callable[[], object]) -> Widget:
    """All actions with what they are bound to. `changed` is told when that has changed."""
    words, bindings = context.words, context.input.bindings
    missing = ", ".join(words(f"action-{_id(action)}") for action in bindings.unreachable())
    lines: list[Widget] = [
        Text(words("controls-how"), size=look.SMALL, colour=look.FADED),
        Text(words("controls-missing", actions=missing), size=look.SMALL, colour=look.VERMILION, visible=bool(missing)),
    ]
    for group, actions in GROUPS.items():
        heads = [Sized(Text(words(f"controls-{column}"), size=look.SMALL, colour=look.FADED), width=wide)
                 for column, wide in COLUMNS.items()]
        title = Text(words(f"controls-{group}"), role="title_bold", size=look.LARGE)
        lines += [Row(Sized(title, grow=1), *heads, gap=8), Rule()]
        lines += [_line(context, action, changed) for action in actions]
        lines.append(Spacer(height=8))
    lines.append(Row(Button(words("controls-reset"), lambda: ask(
        context, "controls-reset", "controls-reset-text", "controls-reset-yes", lambda: reset(context, changed)),
        enabled=bool(bindings.changes()), name="reset"), Spacer(grow=1)))
    return Column(*lines, gap=4)


def _line(context: Context, action: Action, changed: Callable[[], object]) -> Widget:
    name, sources = context.words(f"action-{_id(action)}"), context.input.bindings.sources[action]
    buttons = [Sized(SourceButton([s for s in sources if (device_of(s) == "pad") == (column == "pad")],
                                  lambda: context.stack.push(CaptureScene(context, action, changed)),
                                  shaped=context.input.shaped, name=f"{column}-{action}"), width=wide)
               for column, wide in COLUMNS.items()]
    return Row(Sized(Text(name, middle=True), grow=1), *buttons, gap=8)


def reset(context: Context, changed: Callable[[], object]) -> None:
    """All as it was in the beginning."""
    context.input.bindings = Bindings()
    keep(context, changed)


def keep(context: Context, changed: Callable[[], object]) -> None:
    context.settings.bindings = context.input.bindings.changes()
    context.file.write()
    changed()


class SourceButton(Button):
    """Shows what an action is bound to; pressed, it asks for something else."""

    PAD = 12
    shrinks = False

    def __init__(self, sources: list[str], do: Callable[[], object], *, shaped: bool = False, **common: Any) -> None:
        super().__init__("", do, look="quiet", **common)
        self.signs = Signs(sources, shaped=shaped)

    def measure(self, theme: Theme, width: int) -> Size:
        return self.signs.measure(theme, width)[0] + 2 * theme.px(self.PAD), theme.px(look.HIT)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        if self.signs.sources:
            self.signs.place(theme, self.rect.inflate(-2 * theme.px(self.PAD), 0))
            self.signs.draw(surface, theme)
        else:
            none = theme.text("–", "body", look.BODY, look.FADED)
            surface.blit(none, none.get_rect(midleft=(self.rect.x + theme.px(self.PAD), self.rect.centery)))


class CaptureScene(WidgetScene):
    """Waits for a key, a button of the mouse or of a pad, and gives it to an action."""

    opaque = False

    def __init__(self, context: Context, action: Action, changed: Callable[[], object]) -> None:
        super().__init__(context)
        self.action, self.changed, self.left = action, changed, WAITS

    def enter(self) -> None:
        super().enter()
        self.context.input.capture = self.take

    def leave(self) -> None:
        super().leave()
        self.context.input.capture = None

    def build(self) -> Widget:
        words = self.context.words
        sheet = Column(
            Text(words("controls-press"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("controls-press-for", action=words(f"action-{_id(self.action)}")), align="centre"),
            Text(words("controls-press-leave"), size=look.SMALL, colour=look.FADED, align="centre"),
            Row(Spacer(grow=1), Button(words("dialog-cancel"), self.context.stack.pop, name="cancel"), Spacer(grow=1)),
            gap=18)
        return Anchored(Sized(Panel(sheet, padding=36), width=680))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.left -= seconds
        if self.left <= 0:
            self.context.stack.pop()

    def rest(self) -> float:
        return min(super().rest(), max(0.01, self.left))

    def take(self, source: str, device: str) -> None:
        context, bindings = self.context, self.context.input.bindings
        context.stack.pop()
        owner = bindings.action(source)
        if owner is self.action or (source == "key:escape" and self.action is not Action.BACK):
            return
        if bindings.locks_out(self.action, source) is not None:
            tell(context, "controls-taken", "controls-needed")
        elif owner is not None:
            context.stack.push(ConflictScene(context, self.action, source, owner, self.changed))
        else:
            bindings.bind(self.action, source)
            keep(context, self.changed)


class ConflictScene(Page):
    """One key means one thing: shall this action have it from now on?"""

    opaque = False

    def __init__(self, context: Context, action: Action, source: str, owner: Action,
                 changed: Callable[[], object]) -> None:
        super().__init__(context)
        self.action, self.source, self.owner, self.changed = action, source, owner, changed

    def build(self) -> Widget:
        words, context = self.context.words, self.context
        picture = Signs([self.source], shaped=context.input.shaped, height=HEIGHT * 1.6)
        sheet = Column(
            Text(words("controls-taken"), size=look.HEAD, role="title_bold", align="centre"),
            Row(Spacer(grow=1), picture, Spacer(grow=1)),
            Text(words("controls-taken-text", owner=words(f"action-{_id(self.owner)}"),
                       action=words(f"action-{_id(self.action)}")), align="centre"),
            Row(Sized(Button(words("controls-take"), self._take, look="primary", name="take"), grow=1),
                Sized(Button(words("dialog-cancel"), context.stack.pop, name="cancel"), grow=1), gap=18,
                align="stretch"), gap=18)
        return Anchored(Sized(Panel(sheet, padding=36), width=680))

    def _take(self) -> None:
        self.context.stack.pop()
        self.context.input.bindings.bind(self.action, self.source)
        keep(self.context, self.changed)


def _id(action: Action) -> str:
    return action.value.replace("_", "-")
