"""The settings: every change is live at once and remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.scenes import WidgetScene
from game.client.settings import CONFIRMS, LARGEST_SCALE, SMALLEST_SCALE, SPEEDS
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Sized, Widget
from game.client.widgets.controls import Button, Choice, Rule, Slider, Text, Toggle
from game.client.widgets.scroll import ScrollView
from game.client.words import LANGUAGES


class SettingsScene(WidgetScene):
    opaque = False

    def build(self) -> Widget:
        words, settings = self.context.words, self.context.settings
        languages = [("", words("settings-language-system")), *LANGUAGES.items()]
        look_part = self._part("settings-look", [
            self._choice("language", languages),
            self._line("interface_scale", Slider(
                settings.interface_scale, SMALLEST_SCALE, LARGEST_SCALE, 0.1, lambda value: None,
                show=_percent, done=lambda value: self._set("interface_scale", value), name="interface_scale")),
            self._toggle("accessible_font"),
            self._toggle("full_screen"),
            self._toggle("reduced_motion"),
        ])
        sound_part = self._part("settings-sound", [
            self._volume("master_volume"), self._volume("music_volume"), self._volume("effects_volume"),
        ])
        play_part = self._part("settings-play", [
            self._choice("speed", [(speed, words(f"settings-speed-{speed}")) for speed in SPEEDS]),
            self._choice("confirm", [(mode, words(f"settings-confirm-{mode}")) for mode in CONFIRMS]),
            self._toggle("show_places"),
        ])
        sheet = Column(
            Text(words("settings-title"), size=look.HEAD, role="title_bold", align="centre"),
            ScrollView(Grid(look_part, Column(play_part, sound_part, gap=26), columns=2, gap=56, least=480), grow=1,
                       least=200, name="settings"),
            Anchored(Button(words("dialog-done"), self.close, look="primary", least=260, name="done"), margin=0),
            gap=20,
        )
        return Anchored(Sized(Panel(sheet, padding=36), width=1280), margin=18)

    def _part(self, title: str, lines: list[Widget]) -> Widget:
        return Column(Text(self.context.words(title), role="title_bold", size=look.LARGE), Rule(), *lines, gap=12)

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
                                       done=lambda value: self.context.file.write(), name=name))

    def _set(self, name: str, value: Any) -> None:
        setattr(self.context.settings, name, value)
        self.context.apply_settings()

    def close(self) -> None:
        self.context.file.write()
        self.context.stack.pop()

    def handle(self, event: InputEvent) -> bool:
        if super().handle(event):
            return True
        if isinstance(event, Acted) and event.action in (Action.BACK, Action.MENU):
            self.close()
            return True
        return False


def _percent(value: float) -> str:
    return f"{round(value * 100)} %"


def settings_door(context: Context) -> Callable[[], None]:
    return lambda: context.stack.push(SettingsScene(context))
