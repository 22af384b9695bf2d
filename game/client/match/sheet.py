"""The sheet beside the picture of a match: seats, log or coach, what is asked, the hand, and the two great buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.match.sitting import Sitting
from game.client.side import Side, tool_buttons
from game.client.table_scene import TableScene
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button, IconButton
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Fitted
from game.kernel.contract import OVER


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the buttons do."""

    menu: Callable[[], object]
    advise: Callable[[], object]
    rules: Callable[[], object]
    undo: Callable[[], object]
    main: Callable[[], object]


class Sheet:
    """`hint`, `undo` and `main` are its live parts: they say what can be done now."""

    def __init__(self, scene: TableScene, sitting: Sitting, deeds: Deeds) -> None:
        self.scene, self.context, self.sitting, self.deeds = scene, scene.context, sitting, deeds
        self.log_may_cover = True  # the picture, where there is no room beside it
        self._shows_log: bool | None = None  # None: where there is room
        self.left: Widget | None = None  # a second sheet, on the other side of the picture

    @property
    def sizes(self) -> Side:
        return Side.of(self.context, len(self.sitting.colours), self.scene.advice.on)

    # widgets

    def build(self, told: list[Any], over: Widget) -> Widget:
        """The tree of the scene. `told` is what the log says, `over` lies over the picture."""
        words, sizes, deeds, scene = self.context.words, self.sizes, self.deeds, self.scene
        self.hint = Fitted("", lines=1 if sizes.low else 2, size=look.SMALL + 1, role="medium", middle=True,
                           name="hint")
        self.undo: Button = (
            Button(words("match-undo"), deeds.undo, icon="undo", name="undo", size=look.SMALL + 1) if sizes.wide
            else IconButton("undo", words("match-undo"), deeds.undo, name="undo"))
        self.main = Button(words("match-confirm"), deeds.main, look="primary", name="main", size=look.SMALL + 2)
        scene.story.refresh(told)
        advises, log = scene.advice.on, self._log_shown(sizes)
        between: Widget | None = None
        if sizes.tall and (advises or log):
            between = scene.advice.widget() if advises else self._log(grow=1)
        self.side = sizes.sheet(
            scene.picture, self._head(sizes), between, self.hint, scene.picture.panel(sizes.hand),
            Row(Sized(self.undo, grow=sizes.wide), Sized(self.main, grow=1), gap=10, align="stretch"))
        self.left = None
        if not sizes.tall and advises:
            self.left = Sized(Panel(scene.advice.widget(), look="plain", padding=14), width=330)
            return Row(self.left, Spacer(grow=1), self.side, gap=0, align="stretch")
        if not sizes.tall and log:
            sheet = Sized(Panel(self._log(), look="plain", padding=16), width=340)
            return Row(Anchored(sheet, 0, 0, margin=10), Spacer(grow=1), self.side, gap=0, align="stretch")
        return Row(over, self.side, gap=0, align="stretch")

    def _head(self, sizes: Side) -> Widget:
        words, deeds, advice = self.context.words, self.deeds, self.scene.advice
        coach = [IconButton("hint", words("coach-hint"), deeds.advise, look="quiet", name="hint-button")]
        return Row(
            IconButton("menu", words("match-menu"), deeds.menu, look="quiet", name="menu"), Spacer(grow=1),
            *(coach if advice.coach is not None else []),
            *tool_buttons(self.context, self.scene.picture, ("rules", "help-title", deeds.rules)),
            IconButton("log", words("match-log"), self.toggle_log, look="quiet", name="log"),
            gap=4 if sizes.wide else 1)

    # the log

    def _log(self, **common: Any) -> Widget:
        return ScrollView(self.scene.story, least=60, at_end=True, name="story", **common)

    def _log_shown(self, sizes: Side) -> bool:
        return sizes.tall if self._shows_log is None else self._shows_log

    def toggle_log(self) -> None:
        if self.sizes.tall or self.log_may_cover:
            self._shows_log = not self._log_shown(self.sizes)
            self.scene.rebuild()

    def read_log(self) -> None:
        """Shows the log, with the keys in it."""
        story, scene = self.scene.story, self.scene
        if story.screen is not scene.screen:
            self.toggle_log()
        scene.screen.set_focus(story if story.focusable else scene.screen.named("story"))

    # where it is

    @property
    def free(self) -> tuple[int, int]:
        """From where to where the picture may reach."""
        return self.left.rect.right if self.left is not None else 0, self.side.rect.left

    def places(self) -> list[pygame.Rect]:
        """The ground of the sheets."""
        left, room = self.side.rect.left, self.context.room
        beside = pygame.Rect(left, 0, room.right - left, room.height)
        return [beside, *([self.left.rect] if self.left is not None else [])]

    # what it says

    def sync(self) -> None:
        """Hint and buttons say what can be done now."""
        words, table, sitting, picture = self.context.words, self.sitting.table, self.sitting, self.scene.picture
        mover, quiet = sitting.mover, self.scene.director.idle
        way_out = picture.way_out if quiet else None
        if table.over:
            text, label, can = words("match-hint-over"), "match-results", quiet
        elif table.unconfirmed is not None and sitting.human(mover):
            asked = "match-hint-last" if table.active == OVER else "match-hint-confirm"
            text, label, can = words(asked, name=sitting.name(mover)), "match-confirm", True
        elif mover >= 0 and not sitting.human(mover):
            text, label, can = words("match-hint-thinks", name=sitting.name(mover)), "match-confirm", False
        elif mover >= 0 and quiet:
            text = words(picture.hint, name=sitting.name(mover))
            label, can = way_out[0] if way_out else "match-confirm", way_out is not None
        else:
            text, label, can = self.hint.text, "match-confirm", False
        self.hint.text = text
        self.main.text = words(label)
        for button, enabled in ((self.main, can), (self.undo, table.can_undo)):
            if button.enabled != enabled:
                button.enabled = enabled
                self.scene.touch()
