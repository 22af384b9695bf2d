"""Other keys and buttons for what one does: asked for, checked, kept."""

from __future__ import annotations

import json

import pygame
import pytest

from game.client.actions import Action
from game.client.app import App
from game.client.menus.controls import CaptureScene, ConflictScene
from game.client.menus.credits import CreditsScene, LicencesScene, TextScene, licences
from game.client.menus.message import MessageScene
from game.client.menus.settings import PAGES, SettingsScene
from game.client.settings import SettingsFile
from game.client.words import LANGUAGES
from tests.client.conftest import Hands


@pytest.fixture
def settings(app: App) -> SettingsScene:
    scene = SettingsScene(app.context, "controls")
    app.stack.push(scene)
    return scene


def kept(app: App) -> dict:
    return json.loads(app.context.folders.settings.read_text())["bindings"]


def test_a_free_key_is_taken_at_once_and_remembered(app: App, hands: Hands, settings: SettingsScene) -> None:
    hands.press("keys-hint")
    assert isinstance(app.stack.top, CaptureScene)
    hands.key(pygame.K_j)
    assert app.stack.top is settings
    assert app.context.input.bindings.action("key:j") is Action.HINT
    assert app.context.input.bindings.action("key:h") is None
    assert kept(app) == {"hint": ["key:j"]}
    assert SettingsFile.read(app.context.folders.settings).settings.bindings == kept(app)


def test_a_key_that_means_something_else_is_asked_about(app: App, hands: Hands, settings: SettingsScene) -> None:
    hands.press("keys-hint")
    hands.key(pygame.K_q)
    assert isinstance(app.stack.top, ConflictScene)
    hands.key(pygame.K_ESCAPE)
    assert app.context.input.bindings.action("key:q") is Action.ROTATE_CCW
    hands.press("keys-hint")
    hands.key(pygame.K_q)
    hands.press("take")
    assert app.context.input.bindings.action("key:q") is Action.HINT
    assert not app.context.input.bindings.conflicts()


def test_a_key_that_all_need_is_not_given_away(app: App, hands: Hands, settings: SettingsScene) -> None:
    hands.press("pad-show_fields")
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(app.stack.top, MessageScene)
    assert app.context.input.bindings.action("pad:a") is Action.ACCEPT


def test_esc_leaves_all_as_it_is_and_so_does_waiting(app: App, hands: Hands, settings: SettingsScene) -> None:
    hands.press("keys-hint")
    hands.key(pygame.K_ESCAPE)
    assert app.stack.top is settings
    hands.press("keys-hint")
    hands.frames(9)
    assert app.stack.top is settings and app.context.input.capture is None
    hands.key(pygame.K_j)
    assert app.context.input.bindings.changes() == {}


def test_a_modifier_is_part_of_a_key_and_no_key_itself(app: App, hands: Hands, settings: SettingsScene) -> None:
    hands.press("keys-hint")
    hands.send(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
    hands.key(pygame.K_h, pygame.KMOD_LCTRL)
    assert app.context.input.bindings.sources[Action.HINT] == ("key:ctrl+h",)


def test_a_pad_binds_its_own_buttons(app: App, hands: Hands, settings: SettingsScene) -> None:
    settings.screen.set_focus(settings.screen.named("pad-hint"))
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    hands.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    hands.pad(pygame.CONTROLLER_BUTTON_A)  # yes, take it
    bindings = app.context.input.bindings
    assert bindings.action("pad:leftstick") is Action.HINT and bindings.action("key:h") is Action.HINT


def test_all_goes_back_to_the_beginning(app: App, hands: Hands, settings: SettingsScene) -> None:
    hands.press("keys-hint")
    hands.key(pygame.K_j)
    reset = settings.screen.named("reset")
    assert reset is not None and reset.enabled
    settings.screen.set_focus(reset)
    hands.key(pygame.K_RETURN)
    hands.press("controls-reset-yes")
    assert app.context.input.bindings.changes() == {} == kept(app)


def test_every_action_has_words_in_every_language(app: App) -> None:
    for language in LANGUAGES:
        app.context.words.choose(language)
        for action in Action:
            assert app.context.words.knows(f"action-{action.value.replace('_', '-')}")


def test_shoulder_buttons_turn_the_pages(app: App, hands: Hands) -> None:
    app.stack.push(scene := SettingsScene(app.context))
    seen = []
    for _ in PAGES:
        seen.append(scene.page)
        hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert tuple(seen) == PAGES and scene.page == PAGES[0]


def test_credits_lead_to_the_licences_in_full_by_keys_alone(app: App, hands: Hands) -> None:
    assert {"Castles & Crowns", "Alegreya", "Cinzel", "Atkinson Hyperlegible Next"} <= set(licences())
    app.stack.push(SettingsScene(app.context, "files"))
    app.stack.top.screen.set_focus(app.stack.top.screen.named("credits"))  # type: ignore[union-attr]
    hands.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, CreditsScene)
    app.stack.top.screen.set_focus(app.stack.top.screen.named("licences"))
    hands.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, LicencesScene)
    hands.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, TextScene) and "Permission is hereby granted" in app.stack.top.text
    for _ in range(4):
        hands.key(pygame.K_ESCAPE)
    assert not app.stack.scenes
