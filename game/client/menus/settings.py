"""The settings, in pages: every change is live at once and remembered."""

from __future__ import annotations

from typing import Any, get_args

import pygame

from game.client import emblems
from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.menus import controls, files
from game.client.menus.clock import clock_lines
from game.client.scenes import WidgetScene
from game.client.seating import figure, in_order
from game.client.settings import CONFIRMS, LARGEST_SCALE, SMALLEST_SCALE, SPEEDS, RenderScale
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Sized, Widget
from game.client.widgets.buttons import ArrowButton, Button, Toggle
from game.client.widgets.choices import Choice, Slider
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Picture, Text
from game.client.words import LANGUAGES
from game.session.clock import Pace

PAGES = ("look", "play", "sound", "seats", "controls", "files")
WINDOWS = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))


class SettingsScene(WidgetScene):
    opaque = False

    def __init__(self, context: Context, page: str = PAGES[0]) -> None:
        super().__init__(context)
        self.page = page

    def enter(self) -> None:
        super().enter()
        self._focus_page()

    def build(self) -> Widget:
        words, high = self.context.words, self.context.room.height / self.context.theme.scale
        low = high < 700
        tabs = []
        for page in PAGES:
            tab = Button(words(f"settings-{page}"), lambda page=page: self.turn_to(page), name=f"tab-{page}")  # type: ignore[misc]
            tab.chosen = page == self.page
            tabs.append(tab)
        sheet = Column(
            Text(words("settings-title"), size=look.HEAD, role="title_bold", align="centre", visible=not low),
            Grid(*tabs, columns=len(tabs), gap=8, least=132),
            ScrollView(getattr(self, f"_{self.page}")(), grow=1, least=150, name="settings"),
            Anchored(Button(words("dialog-done"), self.close, look="primary", least=260, name="done"), margin=0),
            gap=10 if low else 18)
        return Anchored(Sized(Panel(sheet, padding=24 if low else 36), width=1280,
                              height=min(800, high - (24 if low else 40))), margin=10 if low else 18)

    # the pages

    def _look(self) -> Widget:
        words, settings = self.context.words, self.context.settings
        window = tuple(settings.window)
        scales = [(one, words(f"settings-render-scale-{one}")) for one in get_args(RenderScale)]
        sizes = sorted({window, *(size for size in WINDOWS if _fits(size))})
        return self._two([
            self._choice("language", [("", words("settings-language-system")), *LANGUAGES.items()]),
            self._line("interface_scale", Slider(
                settings.interface_scale, SMALLEST_SCALE, LARGEST_SCALE, 0.1, lambda value: None,
                show=_percent, done=lambda value: self._set("interface_scale", value), name="interface_scale")),
            self._toggle("accessible_font"),
            self._toggle("reduced_motion"),
        ], [
            self._toggle("full_screen"),
            self._line("window", Choice([(size, f"{size[0]} × {size[1]}") for size in sizes], window,
                                        lambda size: self._set("window", size), name="window",
                                        enabled=not settings.full_screen)),
            self._choice("render_scale", scales),
            Text(words("settings-render-scale-about"), size=look.SMALL, colour=look.FADED),
        ])

    def _play(self) -> Widget:
        words = self.context.words
        return self._two([
            self._choice("speed", [(speed, words(f"settings-speed-{speed}")) for speed in SPEEDS]),
            self._choice("confirm", [(mode, words(f"settings-confirm-{mode}")) for mode in CONFIRMS]),
        ], [
            self._toggle("show_places"),
            self._toggle("show_keys"),
            Text(words("settings-clock"), role="medium"),
            *clock_lines(words, Pace(*self.context.settings.clock), lambda pace: self._set(
                "clock", (pace.minutes, pace.increment))),
        ])

    def _sound(self) -> Widget:
        audio = self.context.audio
        audio.look_again()
        return self._two([
            self._volume("master_volume"), self._volume("music_volume"), self._volume("effects_volume"),
        ], [
            self._toggle("mono"),
            Text(self.context.words("settings-unheard"), size=look.SMALL, colour=look.VERMILION,
                 visible=audio.unheard or not audio.works),
        ])

    def _seats(self) -> Widget:
        words, order = self.context.words, in_order(self.context.settings.colours)
        shapes = [(shape, words(f"seat-emblem-{shape}")) for shape in emblems.SHAPES]
        lines: list[Widget] = [Text(words("settings-seats-about"), size=look.SMALL, colour=look.FADED)]
        for place, colour in enumerate(order):
            lines.append(Row(
                Picture(lambda w, h, colour=colour: figure(colour, h), 52, 52),  # type: ignore[misc]
                Sized(Text(words(f"seat-colour-{colour}"), middle=True), grow=1),
                Choice(shapes, emblems.worn[colour],
                       lambda shape, colour=colour: self._set("emblems", emblems.exchanged(colour, shape)),  # type: ignore[misc]
                       name=f"emblem-{colour}"),
                ArrowButton(-1, words("newgame-up"), lambda place=place: self._move(place, -1), enabled=place > 0,  # type: ignore[misc]
                            name=f"earlier-{colour}"),
                ArrowButton(1, words("newgame-down"), lambda place=place: self._move(place, 1),  # type: ignore[misc]
                            enabled=place < len(order) - 1, name=f"later-{colour}"), gap=12))
        return Column(*lines, gap=6)

    def _move(self, place: int, step: int) -> None:
        """A colour earlier or later in the order in which seats take them."""
        order = in_order(self.context.settings.colours)
        order.insert(place + step, order.pop(place))
        self._set("colours", order)

    def _controls(self) -> Widget:
        return controls.page(self.context, self.rebuild)

    def _files(self) -> Widget:
        return files.page(self.context, self._apply, lambda text: self.screen.toast(text))

    # their lines

    def _two(self, left: list[Widget], right: list[Widget]) -> Widget:
        return Grid(Column(*left, gap=12), Column(*right, gap=12), columns=2, gap=56, least=480)

    def _line(self, name: str, control: Widget) -> Widget:
        label = Text(self.context.words(f"settings-{name.replace('_', '-')}"), middle=True)
        return Row(Sized(label, grow=1), control, gap=18)

    def _choice(self, name: str, options: list[tuple[Any, str]]) -> Widget:
        return self._line(name, Choice(options, getattr(self.context.settings, name),
                                       lambda value: self._set(name, value), name=name))

    def _toggle(self, name: str) -> Widget:
        return Toggle(self.context.words(f"settings-{name.replace('_', '-')}"), getattr(self.context.settings, name),
                      lambda on: self._set(name, on), name=name)

    def _volume(self, name: str) -> Widget:
        def heard(value: float) -> None:
            setattr(self.context.settings, name, value)
            settings = self.context.settings
            self.context.audio.set_volumes(settings.master_volume, settings.music_volume, settings.effects_volume)

        return self._line(name, Slider(getattr(self.context.settings, name), 0, 1, 0.05, heard, show=_percent,
                                       done=lambda value: self._chosen_volume(name), name=name))

    def _chosen_volume(self, name: str) -> None:
        self.context.file.write()
        if name != "music_volume":
            self.context.audio.play("tile_place")  # so loud it is now

    def _set(self, name: str, value: Any) -> None:
        setattr(self.context.settings, name, value)
        self._apply()

    def _apply(self) -> None:
        self.context.apply_settings()

    # going about

    def turn_to(self, page: str) -> None:
        """Shows that page from its top."""
        if page != self.page:
            self.page = page
            self.screen.set_focus(None)
            self.rebuild()
            self.screen.set_focus(self.screen.named(f"tab-{page}"))
            self.context.audio.play("page")

    def _focus_page(self) -> None:
        """On the first control of the page."""
        tabs = {f"tab-{page}" for page in PAGES}
        self.screen.set_focus(next((one for one in self.screen.focusables() if one.name not in tabs), None))

    def rebuild(self) -> None:
        view = self.screen.named("settings") if self.screen is not None else None
        offset = view.offset if isinstance(view, ScrollView) and self.screen.focus is not None else 0
        super().rebuild()
        view = self.screen.named("settings")
        if isinstance(view, ScrollView):
            view.scroll_to(offset)
            if self.screen.focus is not None and any(one is self.screen.focus for one in view.walk()):
                view.reveal(self.screen.focus.rect)

    def close(self) -> None:
        self.context.file.write()
        self.context.stack.pop()

    def handle(self, event: InputEvent) -> bool:
        if super().handle(event):
            return True
        if not isinstance(event, Acted):
            return False
        if event.action in (Action.BACK, Action.MENU):
            self.close()
        elif event.action in (Action.ROTATE_CW, Action.ROTATE_CCW) and event.device != "mouse":
            step = 1 if event.action is Action.ROTATE_CW else -1
            self.turn_to(PAGES[(PAGES.index(self.page) + step) % len(PAGES)])
            self._focus_page()
        else:
            return False
        return True


def _fits(size: tuple[int, int]) -> bool:
    try:
        return any(size[0] <= wide and size[1] <= high for wide, high in pygame.display.get_desktop_sizes())
    except pygame.error:
        return True


def _percent(value: float) -> str:
    return f"{round(value * 100)} %"
