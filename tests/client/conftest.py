"""A program under test: the real one, in a window of the dummy driver, driven frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.settings import Folders
from game.client.widgets.base import Widget
from game.client.widgets.scroll import ScrollView

FRAME = 1 / 60


class Hands:
    """What a player does to the program: moves the mouse, presses keys and pad buttons; a frame passes after each."""

    def __init__(self, app: App) -> None:
        self.app = app

    def frames(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.step(FRAME)

    def send(self, kind: int, **values: object) -> None:
        self.app.step(FRAME, [pygame.Event(kind, values)])

    def move(self, at: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(0, 0, 0))

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        self.move(at)
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=button, clicks=1)
        self.send(pygame.MOUSEBUTTONUP, pos=at, button=button, clicks=1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1, clicks=1)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        for at in (middle, end):
            self.move(at)
        self.send(pygame.MOUSEBUTTONUP, pos=end, button=1, clicks=1)

    def wheel(self, amount: int) -> None:
        self.send(pygame.MOUSEWHEEL, x=0, y=amount, precise_x=0.0, precise_y=float(amount))

    def key(self, key: int, mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.send(pygame.KEYUP, key=key, mod=mod)

    def type(self, text: str) -> None:
        self.send(pygame.TEXTINPUT, text=text)

    def pad(self, button: int, number: int = 0) -> None:
        self.send(pygame.CONTROLLERBUTTONDOWN, instance_id=number, button=button)
        self.send(pygame.CONTROLLERBUTTONUP, instance_id=number, button=button)

    def trigger(self, number: int = 0) -> None:
        """The right one, for a moment."""
        for value in (32767, 0):
            self.send(pygame.CONTROLLERAXISMOTION, instance_id=number, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
                      value=value)

    def unplug(self, number: int = 0) -> None:
        self.send(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)

    def widget(self, name: str) -> Widget:
        found = self.app.stack.top.screen.named(name)  # type: ignore[union-attr]
        assert found is not None, f"no widget {name}"
        return found

    def press(self, name: str) -> None:
        """Clicks a widget by its name; what is scrolled out of sight is first brought into view by the wheel."""
        widget = self.widget(name)
        for view in self.app.stack.top.screen.widgets():  # type: ignore[union-attr]
            if isinstance(view, ScrollView) and any(one is widget for one in view.walk()):
                self.move(view.rect.center)
                while not view.rect.contains(widget.rect):
                    before = widget.rect.y
                    self.wheel(1 if widget.rect.y < view.rect.y else -1)
                    assert widget.rect.y != before, f"{name} cannot be scrolled into view"
        self.click(widget.rect.center)


@pytest.fixture(autouse=True)
def closed_window() -> Iterator[None]:
    """No test leaves a window behind: SDL crashes when one that was never drawn is still open as the next one comes."""
    yield
    pygame.display.quit()


@pytest.fixture
def open_app(tmp_path: Path) -> Iterator[Callable[..., App]]:
    apps: list[App] = []

    def opened(size: tuple[int, int] = (960, 540), language: str = "en", scale: float = 1.0) -> App:
        app = App(Folders.under(tmp_path), "test", size=size)
        apps.append(app)
        app.context.settings.language = language  # type: ignore[assignment]
        app.context.settings.interface_scale = scale
        app.apply_settings(write=False)
        return app

    yield opened
    for app in apps:
        app.close()


@pytest.fixture
def app(open_app: Callable[..., App]) -> App:
    return open_app()


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)
