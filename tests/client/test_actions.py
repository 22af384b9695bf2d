"""One source, one meaning; devices are known from their events alone."""

from __future__ import annotations

import pygame
import pytest

from game.client.actions import DEFAULTS, Action, Bindings, label
from game.client.input import KEYBOARD, MOUSE, Acted, Input, Pointed, Pressed, Typed


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()  # key names need it


def key(name: int, down: bool = True, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=name, mod=mod, unicode="")


def test_no_source_has_two_meanings_by_default() -> None:
    assert Bindings().conflicts() == {}
    assert set(DEFAULTS) == set(Action)


def test_every_action_but_the_keys_own_can_be_reached_by_keyboard() -> None:
    assert all(any(source.startswith("key:") for source in sources) for sources in DEFAULTS.values())


def test_binding_takes_the_source_from_its_last_owner_and_only_changes_are_kept() -> None:
    bindings = Bindings()
    assert bindings.bind(Action.HINT, "key:q") is Action.ROTATE_CCW
    assert bindings.action("key:q") is Action.HINT and not bindings.conflicts()
    again = Bindings(bindings.changes())
    assert again.sources == bindings.sources
    assert set(bindings.changes()) == {"hint", "rotate_ccw"}


def test_a_new_key_takes_the_place_of_the_old_ones_and_leaves_mouse_and_pad() -> None:
    bindings = Bindings()
    assert bindings.bind(Action.ROTATE_CW, "key:y") is None
    assert bindings.sources[Action.ROTATE_CW] == ("key:y", "mouse:3", "pad:rightshoulder")


def test_what_nobody_can_do_without_keeps_its_last_key_and_its_last_button() -> None:
    bindings = Bindings()
    assert bindings.locks_out(Action.HINT, "key:escape") is Action.BACK
    assert bindings.locks_out(Action.HINT, "pad:a") is Action.ACCEPT
    assert bindings.locks_out(Action.HINT, "key:return") is None, "the other Enter is left"
    assert bindings.locks_out(Action.HINT, "key:q") is None


def test_two_claims_from_a_settings_file_are_a_conflict() -> None:
    assert Bindings({"hint": ["key:q"]}).conflicts() == {"key:q": [Action.ROTATE_CCW, Action.HINT]}


def test_modifiers_make_another_key_and_repeats_are_marked() -> None:
    devices = Input(Bindings())
    assert devices.read(key(pygame.K_z, mod=pygame.KMOD_LCTRL))[-1] == Acted(Action.UNDO, KEYBOARD)
    assert devices.read(key(pygame.K_q))[-1] == Acted(Action.ROTATE_CCW, KEYBOARD)
    assert devices.read(key(pygame.K_q))[-1] == Acted(Action.ROTATE_CCW, KEYBOARD, repeated=True)


def test_held_actions_end_with_the_key_and_with_the_windows_focus() -> None:
    devices = Input(Bindings())
    devices.read(key(pygame.K_w))
    assert devices.held == {Action.PAN_UP}
    devices.read(key(pygame.K_w, down=False))
    assert devices.held == set()
    devices.read(key(pygame.K_w))
    devices.read(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert devices.held == set()


def test_while_a_field_has_the_focus_letters_are_text_and_no_actions() -> None:
    devices = Input(Bindings())
    devices.typing = True
    assert devices.read(key(pygame.K_q)) == [Pressed(pygame.K_q, "q")]
    assert devices.read(pygame.Event(pygame.TEXTINPUT, text="q")) == [Typed("q")]
    assert Acted(Action.ACCEPT, KEYBOARD) in devices.read(key(pygame.K_RETURN))
    devices.typing = False
    assert devices.read(pygame.Event(pygame.TEXTINPUT, text="q")) == []


def test_a_stick_acts_once_then_repeats_until_it_is_let_go() -> None:
    devices = Input(Bindings())

    def tilt(value: int) -> list:
        return devices.read(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=3,
                                         axis=pygame.CONTROLLER_AXIS_LEFTX, value=value))

    assert tilt(32767) == [Acted(Action.RIGHT, "pad:3")]
    assert tilt(30000) == []
    assert devices.update(0.5) == [Acted(Action.RIGHT, "pad:3", repeated=True)]
    assert devices.restless
    tilt(0)
    assert devices.update(0.5) == [] and not devices.restless


def test_the_pointer_is_known_from_events_and_the_last_device_too() -> None:
    devices = Input(Bindings())
    assert devices.read(pygame.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(5, 6), buttons=(0, 0, 0))) == [
        Pointed("move", (5, 6))]
    assert devices.pointer == (5, 6) and devices.device == MOUSE
    devices.read(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=pygame.CONTROLLER_BUTTON_A))
    assert devices.device == "pad:1"
    assert devices.bindings.source(Action.ACCEPT, devices.device) == "pad:a"
    devices.read(key(pygame.K_e))
    assert label(devices.bindings.source(Action.ROTATE_CW, devices.device)) == "E"
    assert devices.bindings.source(Action.ROTATE_CW, MOUSE) == "mouse:3"


def test_a_right_click_is_offered_as_itself_and_as_its_action() -> None:
    events = Input(Bindings()).read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=3))
    assert events == [Pointed("down", (1, 2), 3), Acted(Action.ROTATE_CW, MOUSE)]
