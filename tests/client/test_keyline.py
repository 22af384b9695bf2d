"""The line at the foot of the board names the keys of the device in use, and of the seat that has its own."""

from __future__ import annotations

import pygame

from game.client import keyline
from game.client.actions import Action
from game.client.app import App
from game.client.widgets.signs import sign
from tests.client.match_hands import Match


def sources(app: App, device: str) -> list[list[str]]:
    parts = [*keyline.PLACING, *keyline.VIEWING, *keyline.ALWAYS]
    return [signs for signs, _ in keyline.line(app.context, parts, device)]


def test_each_device_has_its_own_signs(app: App) -> None:
    assert sources(app, "keyboard")[:3] == [["key:return"], ["key:q", "key:e"], ["key:a", "key:d"]]
    assert sources(app, "keyboard")[-1] == ["key:f10"]
    assert sources(app, "pad:3")[:2] == [["pad:a"], ["pad:leftshoulder", "pad:rightshoulder"]]
    assert sources(app, "mouse") == [["mouse:1"], ["mouse:3"], ["mouse:2"]], "the menu is a button for the mouse"
    app.context.input.bindings.bind(Action.ROTATE_CW, "key:y")
    assert sources(app, "keyboard")[1] == ["key:q", "key:y"]


def foot(match: Match) -> bytes:
    match.app.draw()
    height = match.app.window.get_height()
    return pygame.image.tobytes(match.app.window.subsurface((0, height - 60, 500, 60)), "RGB")


def test_the_line_follows_the_device_used_last(app: App) -> None:
    match = Match(app, "human", "human")
    match.hands.key(pygame.K_HOME)
    match.hands.frames(1)
    keys = foot(match)
    match.hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    match.hands.frames(1)
    assert foot(match) != keys
    app.context.settings.show_keys = False
    match.scene.touch()
    assert len({foot(match), keys}) == 2


def test_a_seat_with_a_device_of_its_own_is_shown_what_that_can_do(app: App) -> None:
    match = Match(app, "human", "human")
    match.hands.key(pygame.K_HOME)
    match.hands.frames(1)
    keys = foot(match)
    app.context.holding.take(match.scene.colours[match.scene.mover], "pad:0")
    match.scene.touch()
    assert foot(match) != keys


def test_every_source_has_a_sign(app: App) -> None:
    for bound in app.context.input.bindings.sources.values():
        for source in bound:
            for shaped in (False, True):
                assert sign(app.context.theme, source, 30, shaped).get_bounding_rect().width > 8


def test_the_number_of_a_button_of_the_mouse_stands_on_the_mouse_itself(app: App) -> None:
    """Beside it, it would be dark ink on the dark line."""
    known, odd = (sign(app.context.theme, source, 30) for source in ("mouse:1", "mouse:6"))
    assert odd.get_size() == known.get_size()
    assert pygame.image.tobytes(odd, "RGBA") != pygame.image.tobytes(sign(app.context.theme, "mouse:7", 30), "RGBA")
