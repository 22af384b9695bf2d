"""The real scenes, used as a player uses them: by mouse alone, by keyboard alone, by pad alone."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.client.app import App, run
from game.client.menus.message import ask
from game.client.menus.settings import PAGES, SettingsScene
from game.client.menus.title import Doors, Recent, TitleScene
from game.client.scenes import Scene, WidgetScene
from game.client.settings import Folders
from game.client.widgets.base import Column, Widget
from game.client.widgets.choices import Slider
from game.client.widgets.field import TextField
from tests.client.conftest import Hands

RECENT = [Recent("Jana, Petr, Computer", "Yesterday 20:15", lambda: None),
          Recent("Nejneobhospodařovávatelnější, Donaudampfschifffahrtskapitän", "1. 1. 2026 12:00", lambda: None)]


def titled(app: App, **doors: object) -> TitleScene:
    scene = TitleScene(app.context, Doors(recent=lambda: RECENT, **doors))  # type: ignore[arg-type]
    app.stack.push(scene)
    for _ in range(30):
        app.step(1 / 60)
    return scene


def test_the_mouse_alone_opens_the_settings_switches_the_language_and_comes_back(app: App, hands: Hands) -> None:
    title = titled(app)
    hands.press("settings")
    assert isinstance(app.stack.top, SettingsScene)
    hands.press("language")
    popup = app.stack.top.screen.popup
    assert popup is not None
    rows = [widget for widget in popup.walk() if getattr(widget, "text", "") == "Čeština"]
    hands.click(rows[0].rect.center)
    assert app.context.words.language == "cs"
    hands.press("done")
    assert app.stack.top is title
    assert json.loads(app.context.folders.settings.read_text())["language"] == "cs"


def test_the_keyboard_alone_does_the_same(app: App, hands: Hands) -> None:
    title = titled(app)
    while title.screen.focus is None or title.screen.focus.name != "settings":
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    settings = app.stack.top
    assert isinstance(settings, SettingsScene) and settings.screen.focus is not None
    assert settings.screen.focus.name == "language"
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    assert app.context.words.language == "cs"
    assert settings.screen.focus.name == "language", "the focus stays where it was when the words change"
    hands.key(pygame.K_ESCAPE)
    assert app.stack.top is title and title.screen.focus.name == "settings"


def test_the_pad_alone_does_the_same(app: App, hands: Hands) -> None:
    title = titled(app)
    while title.screen.focus is None or title.screen.focus.name != "settings":
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert app.context.settings.language != ""
    hands.pad(pygame.CONTROLLER_BUTTON_B)
    assert app.stack.top is title


@pytest.mark.parametrize("page", PAGES)
def test_every_control_of_the_settings_can_be_reached_by_tab_and_by_pad(app: App, hands: Hands, page: str) -> None:
    app.stack.push(scene := SettingsScene(app.context, page))
    controls = scene.screen.focusables()
    seen = set()
    for _ in controls:
        seen.add(scene.screen.focus)
        hands.key(pygame.K_TAB)
    assert seen == set(controls)
    reached = {scene.screen.focus.name}  # type: ignore[union-attr]
    todo = [scene.screen.focus]
    while todo:
        start = todo.pop()
        for step in (*[lambda key=key: hands.key(key) for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,  # type: ignore[misc]
                                                                  pygame.K_RIGHT)], hands.trigger):
            scene.screen.set_focus(scene.screen.named(start.name))  # type: ignore[union-attr]
            step()
            if scene.screen.focus.name not in reached:  # type: ignore[union-attr]
                reached.add(scene.screen.focus.name)  # type: ignore[union-attr]
                todo.append(scene.screen.focus)
    assert reached == {control.name for control in controls}


def test_the_interface_scale_is_live_and_keeps_the_focus(app: App, hands: Hands) -> None:
    app.stack.push(scene := SettingsScene(app.context))
    hands.frames(0.3)
    scene.screen.set_focus(hands.widget("interface_scale"))
    before = app.context.theme.scale
    hands.key(pygame.K_RIGHT)
    assert app.context.theme.scale == pytest.approx(before * 1.1)
    assert scene.screen.focus.name == "interface_scale"


def test_a_dialog_traps_the_focus_and_back_means_no(app: App, hands: Hands) -> None:
    title = titled(app)
    asked: list[str] = []
    ask(app.context, "quit-title", "quit-text", "quit-yes", lambda: asked.append("yes"))
    hands.frames(0.3)
    dialog = app.stack.top
    for _ in range(5):
        hands.key(pygame.K_TAB)
        assert dialog.screen.focus.name in ("quit-yes", "dialog-cancel")
    hands.click((5, 5))
    assert app.stack.top is dialog
    hands.key(pygame.K_ESCAPE)
    assert app.stack.top is title and asked == []
    ask(app.context, "quit-title", "quit-text", "quit-yes", lambda: asked.append("yes"))
    hands.press("quit-yes")
    assert asked == ["yes"]


def test_quit_asks_and_leaves(app: App, hands: Hands) -> None:
    titled(app)
    hands.press("quit")
    assert app.running
    hands.press("quit-yes")
    assert not app.running


def test_a_clicked_button_answers_within_the_frame(app: App, hands: Hands) -> None:
    titled(app)
    at = hands.widget("settings").rect.center
    before = pygame.image.tobytes(app.window, "RGB")
    hands.move(at)
    hovered = pygame.image.tobytes(app.window, "RGB")
    hands.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1, clicks=1)
    pressed = pygame.image.tobytes(app.window, "RGB")
    assert len({before, hovered, pressed}) == 3


def test_a_press_let_go_elsewhere_does_nothing(app: App, hands: Hands) -> None:
    title = titled(app)
    hands.drag(hands.widget("settings").rect.center, (3, 3))
    assert app.stack.top is title


def test_nothing_moves_nothing_is_drawn(app: App, hands: Hands) -> None:
    titled(app)
    assert app.rest() > 0.5
    drawn: list[int] = []
    app.stack.draw = lambda surface: drawn.append(1)  # type: ignore[method-assign]
    hands.frames(0.5)
    assert drawn == []


def test_every_hit_area_is_large_enough(app: App) -> None:
    title = titled(app)
    app.stack.push(settings := SettingsScene(app.context))
    for screen in (title.screen, settings.screen):
        for widget in screen.focusables():
            assert min(widget.rect.size) >= app.context.theme.px(44) - 1, widget.name


class Form(WidgetScene):
    def build(self) -> Widget:
        self.written: list[str] = []
        self.field = TextField("Petr", self.written.append, name="field", longest=12)
        self.slider = Slider(0.5, 0, 1, 0.25, lambda value: None, name="slider")
        return Column(self.field, self.slider)


def test_a_field_is_written_with_text_events_and_edited_with_keys(app: App, hands: Hands) -> None:
    app.stack.push(form := Form(app.context))
    hands.press("field")
    assert app.context.input.typing
    hands.key(pygame.K_END)
    hands.type("a ř")
    hands.key(pygame.K_BACKSPACE)
    hands.key(pygame.K_HOME)
    hands.send(pygame.TEXTEDITING, text="ho", start=0, length=2)
    assert (form.field.text, form.field.composing) == ("Petra ", "ho"), "what is being composed is no text yet"
    hands.type("Já")
    hands.key(pygame.K_q)
    assert form.field.text == "JáPetra " == form.written[-1]
    hands.type("x" * 40)
    assert len(form.field.text) == 12
    hands.key(pygame.K_TAB)
    assert not app.context.input.typing


def test_a_slider_works_by_mouse_and_by_keys(app: App, hands: Hands) -> None:
    app.stack.push(form := Form(app.context))
    hands.frames()
    slider = form.slider.rect
    hands.drag(slider.center, (slider.right + 50, slider.centery))
    assert form.slider.value == 1
    hands.key(pygame.K_LEFT)
    assert form.slider.value == 0.75


def test_the_stack_pauses_resumes_and_leaves_in_order(app: App) -> None:
    told: list[str] = []

    class Told(Scene):
        def __init__(self, name: str, opaque: bool = True) -> None:
            super().__init__(app.context)
            self.name, self.opaque = name, opaque

        def enter(self) -> None:
            told.append(f"{self.name} enters")

        def leave(self) -> None:
            told.append(f"{self.name} leaves")

        def pause(self) -> None:
            told.append(f"{self.name} pauses")

        def resume(self) -> None:
            told.append(f"{self.name} resumes")

        def update(self, seconds: float) -> None:
            told.append(f"{self.name} lives")

        def draw(self, surface: pygame.Surface) -> None:
            told.append(f"{self.name} draws")

    stack = app.stack
    stack.push(Told("table"))
    stack.push(Told("menu", opaque=False))
    app.step(0.01)
    stack.pop()
    stack.replace(Told("end"))
    assert told == ["table enters", "table pauses", "menu enters", "menu lives", "table draws", "menu draws",
                    "menu leaves", "table resumes", "table leaves", "end enters"]


def test_going_to_another_scene_fades_and_does_not_for_who_wants_no_motion(app: App, hands: Hands) -> None:
    titled(app)
    app.stack.push(SettingsScene(app.context))
    assert app.stack._from is not None
    hands.frames(0.5)
    assert app.stack._from is None
    app.context.settings.reduced_motion = True
    app.stack.pop()
    assert app.stack._from is None


def test_a_fault_ends_in_a_report_and_one_line(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    class Faulty(Scene):
        def draw(self, surface: pygame.Surface) -> None:
            raise ValueError("a sudden fault")

    assert run(app, Faulty(app.context)) == 1
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1
    (report,) = app.context.folders.logs.glob("fault-*.txt")
    assert "a sudden fault" in report.read_text() and str(report) in lines[0]


def test_a_screenshot_is_written(app: App, tmp_path: Path) -> None:
    titled(app)
    path = app.screenshot()
    assert pygame.image.load(path).get_size() == (960, 540)


def test_while_the_program_naps_time_goes_on_as_on_the_wall(tmp_path: Path) -> None:
    """What appears or goes by itself after some seconds does so after as many, though nothing is drawn meanwhile."""
    now = [100.0]

    def nap(milliseconds: int) -> pygame.Event:
        now[0] += milliseconds / 1000
        return pygame.Event(pygame.NOEVENT)

    app = App(Folders.under(tmp_path), "test", size=(960, 540), clock=lambda: now[0], events=list, wait=nap)

    class Candle(Scene):
        burnt = 0.0

        def rest(self) -> float:
            return max(0.0, 3.0 - self.burnt)

        def update(self, seconds: float) -> None:
            self.burnt += seconds
            if self.burnt >= 3.0:
                app.quit()

        def draw(self, surface: pygame.Surface) -> None:
            surface.fill((0, 0, 0))

    began = now[0]
    app.run(Candle(app.context))
    app.close()
    assert now[0] - began < 3.5
