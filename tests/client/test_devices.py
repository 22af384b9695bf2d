"""Several people at one screen: seats taken by a button of a device, in any mix; a pad that is unplugged."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from game.client.actions import Action
from game.client.app import App
from game.client.carcassonne.choosing import PlaceChoice
from game.client.context import Opponents
from game.client.input import Input
from game.client.menus.devices import DevicesScene, LostScene, Seat
from game.client.menus.new_game import Chair, NewGameScene
from game.client.menus.pause import PauseScene
from tests.client.conftest import Hands
from tests.client.match_hands import Match, play_by_keys, play_by_mouse, play_by_pad
from tests.client.menu_words import shown

A, B, START = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_START
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN
SEATS = [Seat("vermilion", "Jana"), Seat("blue", "Petr"), Seat("yellow", "Eva")]


@pytest.fixture
def lobby(app: App) -> DevicesScene:
    scene = DevicesScene(app.context, SEATS)
    shown(app, scene)
    return scene


@pytest.fixture
def plug(app: App, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Plugs in a pad that does not exist."""

    class Pad:
        name = "DualSense"

        def __init__(self, index: int) -> None:
            self.index = index

        def as_joystick(self) -> Any:
            return self

        def get_instance_id(self) -> int:
            return self.index

        def rumble(self, *_: float) -> bool:
            return True

    monkeypatch.setattr(controller, "Controller", Pad)
    return lambda number: app.step(1 / 60, [pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=number)])


def held(app: App) -> dict[str, list[str]]:
    return app.context.holding.devices


def test_each_device_takes_the_next_seat_and_one_may_take_several(app: App, hands: Hands, lobby: DevicesScene) -> None:
    hands.pad(A, 0)
    hands.key(pygame.K_RETURN)
    assert held(app) == {"vermilion": ["pad:0"], "blue": ["keyboard"]}
    hands.pad(A, 0)
    assert held(app)["yellow"] == ["pad:0"]
    hands.pad(A, 4)
    assert held(app)["vermilion"] == ["pad:0", "pad:4"], "no seat is free: it joins the first"


def test_a_device_moves_to_another_seat_and_gives_it_back(app: App, hands: Hands, lobby: DevicesScene) -> None:
    hands.pad(A, 0)
    hands.pad(DOWN, 0)
    assert held(app) == {"blue": ["pad:0"]}
    hands.pad(B, 0)
    assert held(app) == {} and app.stack.top is lobby
    hands.pad(B, 0)
    assert app.stack.top is not lobby


def test_the_mouse_clicks_the_seats_it_plays_for(app: App, hands: Hands, lobby: DevicesScene) -> None:
    hands.press("seat-blue")
    hands.press("seat-yellow")
    hands.press("seat-blue")
    assert held(app) == {"yellow": ["mouse"]}
    hands.press("clear")
    assert held(app) == {}
    hands.press("done")
    assert not app.stack.scenes


def test_start_joins_and_then_ends_it(app: App, hands: Hands, lobby: DevicesScene) -> None:
    hands.pad(START, 2)
    assert held(app) == {"vermilion": ["pad:2"]}
    hands.pad(START, 2)
    assert app.stack.top is not lobby


def test_tab_leads_to_the_buttons(app: App, hands: Hands, lobby: DevicesScene) -> None:
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert app.stack.top is not lobby and held(app) == {}


def test_start_on_a_pad_joins_from_the_new_game(app: App, hands: Hands) -> None:
    app.context.opponents = Opponents(("club",), "club")
    scene = NewGameScene(app.context, lambda *started: None)
    scene.setup.chairs = [Chair("blue"), Chair("pink", "club"), Chair("white", name="Eva")]
    shown(app, scene)
    hands.pad(START, 1)
    assert isinstance(app.stack.top, DevicesScene) and held(app) == {"blue": ["pad:1"]}
    assert [seat.name for seat in app.stack.top.seats][1] == "Eva"
    hands.pad(START, 1)
    hands.press("colour-0")
    assert list(held(app)) == [scene.setup.chairs[0].colour], "a seat keeps its device when it changes its colour"


def two(app: App, *devices: str) -> Match:
    match = Match(app, "human", "human", confirm="always")
    for colour, device in zip(match.scene.colours, devices):
        app.context.holding.take(colour, device)
    return match


def test_only_the_device_of_the_seat_to_move_decides(app: App) -> None:
    match = two(app, "keyboard", "pad:0")
    rng, ways = Random(4), {0: (play_by_keys, play_by_pad), 1: (play_by_pad, play_by_keys)}
    for _ in range(6):
        seat = match.scene.mover
        mine, foreign = ways[seat]
        before = len(match.table.log.actions)
        for _ in range(4):
            foreign(match, rng)
            play_by_mouse(match, rng)
        assert len(match.table.log.actions) == before and match.scene.mover == seat
        while match.scene.mover == seat:
            mine(match, rng)
    assert len(match.table.view(0).tiles) > 5


def test_who_is_not_to_move_may_look_about_and_open_the_menu(app: App) -> None:
    match = two(app, "keyboard", "pad:0")
    zoom = match.picture.camera.goal.zoom
    match.hands.wheel(1)
    match.hands.send(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=32767)
    assert match.picture.camera.goal.zoom > zoom
    match.hands.pad(START)
    assert isinstance(app.stack.top, PauseScene)


def test_a_device_that_no_seat_holds_says_whose_turn_it_is(app: App) -> None:
    match = two(app, "keyboard", "pad:0")
    assert isinstance(match.picture.choice, PlaceChoice)
    play_by_mouse(match, Random(1))
    assert match.scene.name(0) in match.scene.screen._toast


def test_an_unplugged_pad_pauses_the_game_until_another_is_there(app: App, plug: Callable[[int], None]) -> None:
    plug(0)
    match = two(app, "pad:0", "keyboard")
    match.hands.unplug(0)
    assert isinstance(app.stack.top, LostScene)
    plug(7)
    assert app.stack.top is match.scene
    assert held(app)[match.scene.colours[0]] == ["pad:7"]
    assert app.context.input.number("pad:7") == 1, "it is the only pad again"


def test_another_device_takes_over_or_anything_goes(app: App, plug: Callable[[int], None]) -> None:
    plug(0)
    match = two(app, "pad:0", "pad:0")
    match.hands.unplug(0)
    match.hands.key(pygame.K_RETURN)
    assert app.stack.top is match.scene and set(map(tuple, held(app).values())) == {("keyboard",)}
    app.context.holding.devices.clear()
    plug(1)
    for colour in match.scene.colours:
        app.context.holding.take(colour, "pad:1")
    match.hands.unplug(1)
    match.hands.press("anything")
    assert app.stack.top is match.scene and held(app) == {}


def test_the_seat_of_a_lost_pad_can_be_given_to_the_computer(app: App, plug: Callable[[int], None]) -> None:
    object.__setattr__(app.context.opponents, "usual", "any")
    try:
        plug(0)
        match = two(app, "keyboard", "pad:0")
        match.hands.unplug(0)
        match.hands.press("computer")
        assert [player.human for player in match.table.players] == [True, False]
    finally:
        object.__setattr__(app.context.opponents, "usual", "")


def test_a_pad_lost_while_another_scene_is_open_is_missed_afterwards(app: App, plug: Callable[[int], None]) -> None:
    plug(0)
    match = two(app, "pad:0", "keyboard")
    match.hands.key(pygame.K_ESCAPE)
    match.hands.unplug(0)
    assert isinstance(app.stack.top, PauseScene)
    match.hands.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, LostScene)


def test_a_pad_that_nobody_claimed_pauses_too(app: App, plug: Callable[[int], None]) -> None:
    plug(0)
    match = Match(app, "human", "human")
    match.hands.unplug(0)
    assert isinstance(app.stack.top, LostScene)
    match.hands.key(pygame.K_RETURN)
    assert app.stack.top is match.scene and held(app) == {}


def test_what_a_lost_pad_held_down_is_let_go(app: App) -> None:
    devices: Input = app.context.input
    hands = Hands(app)
    hands.send(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=32767)
    assert devices.held == {Action.PAN_RIGHT}
    hands.unplug(0)
    assert devices.held == set() and devices.device == "keyboard"


def test_the_menu_of_a_match_gives_seats_other_devices(app: App) -> None:
    match = two(app, "keyboard", "pad:0")
    match.hands.pad(START)
    match.hands.press("match-devices")
    assert isinstance(app.stack.top, DevicesScene)
    match.hands.press(f"seat-{match.scene.colours[1]}")
    match.hands.press("done")
    assert held(app)[match.scene.colours[1]] == ["pad:0", "mouse"]
