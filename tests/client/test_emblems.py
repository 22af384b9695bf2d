"""Seats choose the order of their colours, and the sign that each colour wears."""

from __future__ import annotations

import pygame

from game.client import assets, emblems
from game.client.app import App
from game.client.emblems import EMBLEMS, SHAPES
from game.client.menus.new_game import NewGameScene
from game.client.menus.settings import SettingsScene
from game.client.seating import badge, in_order
from game.client.settings import SettingsFile
from tests.client.conftest import Hands


def bytes_of(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_a_sign_is_exchanged_live_with_the_colour_that_had_it_and_remembered(app: App, hands: Hands) -> None:
    app.stack.push(scene := SettingsScene(app.context, "seats"))
    before = {colour: bytes_of(assets.figure_picture("follower", colour)) for colour in EMBLEMS}
    mark = bytes_of(badge("blue", 40))
    scene.screen.set_focus(scene.screen.named("emblem-blue"))
    hands.key(pygame.K_RIGHT)
    assert emblems.worn["blue"] == "triangle" and emblems.worn["yellow"] == "square"
    assert sorted(emblems.worn.values()) == sorted(SHAPES)
    after = {colour: bytes_of(assets.figure_picture("follower", colour)) for colour in EMBLEMS}
    assert {colour for colour in EMBLEMS if after[colour] != before[colour]} == {"blue", "yellow"}
    assert bytes_of(badge("blue", 40)) != mark
    assert SettingsFile.read(app.context.folders.settings).settings.emblems == {"blue": "triangle", "yellow": "square"}
    hands.key(pygame.K_LEFT)
    assert emblems.worn == EMBLEMS and app.context.settings.emblems == {}
    assert bytes_of(assets.figure_picture("follower", "blue")) == before["blue"]


def test_a_stamped_figure_looks_like_one_that_was_painted_so(app: App) -> None:
    """The same sign stamped on the bare figure: hardly a pixel differs from the painted one."""
    for colour in EMBLEMS:
        painted = assets.figure_picture("follower", colour)
        x, y, radius = assets._emblem_spots()["follower"]
        bare = pygame.image.load(assets.resource(f"pictures/figures/follower-{colour}-bare.webp")).convert_alpha()
        stamped = emblems.stamped(bare, EMBLEMS[colour], (x, y), radius, assets.SEAT_COLOURS[colour])
        far = [at for at in ((x, y) for x in range(0, 192, 2) for y in range(0, 192, 2))
               if painted.get_at(at).a and sum(
                   abs(a - b) for a, b in zip(painted.get_at(at), stamped.get_at(at))) > 120]
        assert len(far) < 400, colour  # of 9216


def test_signs_that_do_not_all_differ_are_not_worn() -> None:
    emblems.wear({"blue": "circle"})
    assert emblems.worn == EMBLEMS
    emblems.wear({"blue": "hologram", "grey": "circle"})
    assert emblems.worn == EMBLEMS


def test_seats_take_colours_in_the_chosen_order(app: App, hands: Hands) -> None:
    app.stack.push(SettingsScene(app.context, "seats"))
    hands.press("earlier-blue")
    for _ in range(4):
        hands.press("earlier-pink")
    assert in_order(app.context.settings.colours)[:3] == ["blue", "pink", "vermilion"]
    app.stack.pop()
    new = NewGameScene(app.context, lambda *started: None)
    assert [chair.colour for chair in new.setup.chairs] == ["blue", "pink"]
    assert in_order(["hologram", "pink", "pink"])[0] == "pink" and len(in_order(["pink"])) == 6
