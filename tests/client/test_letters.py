"""A name is written with a pad alone, or with a mouse alone."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.menus.new_game import NewGameScene
from game.client.widgets.letters import Letters
from tests.client.conftest import Hands
from tests.client.menu_words import shown

A, B, START = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_START


@pytest.fixture
def scene(app: App) -> NewGameScene:
    made = NewGameScene(app.context, lambda *started: None)
    shown(app, made)
    return made


def pick(hands: Hands, name: str) -> None:
    """With the pad's cross, as one sees where the key lies."""
    screen = hands.app.stack.top.screen  # type: ignore[union-attr]
    for _ in range(40):
        goal, focus = hands.widget(name), screen.focus
        assert focus is not None
        down, aside = goal.rect.centery - focus.rect.centery, goal.rect.centerx - focus.rect.centerx
        if focus is goal:
            hands.pad(A)
            return
        if abs(down) > goal.rect.height // 2:
            hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN if down > 0 else pygame.CONTROLLER_BUTTON_DPAD_UP)
        else:
            hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT if aside > 0 else pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    raise AssertionError(f"{name} is not reached")


def test_a_pad_writes_a_name(hands: Hands, scene: NewGameScene) -> None:
    scene.screen.set_focus(scene.screen.named("name-0"))
    hands.pad(A)
    assert isinstance(scene.screen.popup, Letters)
    for name in ("letters-large", "letter-ř", "letter-e", "letter-h", "letter-o", "letter-o", "letters-back",
                 "letter-space", "letter-ß", "letters-done"):
        pick(hands, name)
    assert scene.setup.chairs[0].name == "Řeho ß"
    assert scene.screen.popup is None and scene.screen.focus is scene.screen.named("name-0")
    hands.pad(A)
    hands.pad(START)
    assert scene.screen.popup is None, "start has written enough"
    hands.pad(A)
    hands.pad(B)
    assert scene.screen.popup is None and hands.app.stack.top is scene


def test_a_mouse_writes_a_name(hands: Hands, scene: NewGameScene) -> None:
    field = hands.widget("name-1").rect
    hands.click((field.x + 20, field.centery))
    assert scene.screen.popup is None, "a click into the field sets the caret"
    hands.click((field.right - field.height // 2, field.centery))
    for name in ("letter-e", "letter-v", "letter-a"):
        hands.click(hands.widget(name).rect.center)
    hands.click((3, 3))
    assert scene.setup.chairs[1].name == "eva" and scene.screen.popup is None


def test_all_letters_have_room_on_the_smallest_screen_with_the_largest_words(app: App) -> None:
    for size, scale in (((1280, 720), 1.3), ((1920, 1080), 2.0)):
        app.window = pygame.Surface(size)
        app.context.settings.interface_scale = scale
        app._fit_look()
        scene = NewGameScene(app.context, lambda *started: None)
        app.stack.push(scene)
        scene.screen.open_letters(scene.screen.named("name-0"))  # type: ignore[arg-type]
        popup = scene.screen.popup
        assert isinstance(popup, Letters) and scene.screen.rect.contains(popup.rect)
        assert all(key.rect.width >= app.context.theme.px(30) and popup.rect.contains(key.rect) for key in popup.keys)
