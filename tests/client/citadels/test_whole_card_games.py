"""Whole games of cards through the window: by mouse alone, by keys alone, by a pad alone; and people at one screen."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.citadels import actions as act
from game.client.app import App
from game.client.match.curtain import CurtainScene
from game.client.match.scene import MatchScene
from tests.client.citadels.test_card_table import match_of, picture_of, table_of
from tests.client.conftest import Hands

KEYS = {pygame.K_UP: 2, pygame.K_DOWN: 2, pygame.K_LEFT: 3, pygame.K_RIGHT: 3, pygame.K_RETURN: 5, pygame.K_TAB: 1,
        pygame.K_n: 1, pygame.K_ESCAPE: 0, pygame.K_BACKSPACE: 0}
BUTTONS = {pygame.CONTROLLER_BUTTON_DPAD_UP: 2, pygame.CONTROLLER_BUTTON_DPAD_DOWN: 2,
           pygame.CONTROLLER_BUTTON_DPAD_LEFT: 3, pygame.CONTROLLER_BUTTON_DPAD_RIGHT: 3,
           pygame.CONTROLLER_BUTTON_A: 5, pygame.CONTROLLER_BUTTON_BACK: 1}


def by_mouse(scene: MatchScene, hands: Hands, rng: Random) -> None:
    """A click on something that can be chosen, or a card dragged into the city."""
    picture = picture_of(scene)
    choice = picture.choice
    assert choice is not None
    stops = [stop for stop in choice.stops if stop.actions or stop.place in (("deed", "ready"), ("deed", "back"))]
    stop = rng.choice(stops)
    rect = picture.place_rect(stop.place)
    at = (rect.left + min(6, rect.width // 2), rect.centery)
    if stop.place[0] == "hand" and rng.random() < 0.5:
        hands.drag(at, picture.layout.boxes[0].rect.center)
    else:
        hands.click(at)


def play(scene: MatchScene, hands: Hands, rng: Random, device: str, most: int = 30_000) -> None:
    """Until the game is over: the first seat by the device alone, the others by lot."""
    table, pressed = scene.table, 0
    while not table.over:
        if table.active != 0:
            table.submit(rng.choice(table.legal_actions()), table.active)
            scene._flush()
            hands.frames()
            continue
        assert pressed < most, "it does not come to an end"
        pressed += 1
        if device == "mouse":
            by_mouse(scene, hands, rng)
        elif device == "keys":
            hands.key(rng.choices(list(KEYS), list(KEYS.values()))[0])
        else:
            hands.pad(rng.choices(list(BUTTONS), list(BUTTONS.values()))[0])


@pytest.mark.parametrize("device", ["mouse", "keys", "pad"])
def test_a_whole_game_is_played_by_one_device_alone(app: App, device: str) -> None:
    scene = match_of(app, table_of(4, 21))
    hands = Hands(app)
    if device == "pad":
        hands.send(pygame.CONTROLLERDEVICEADDED, device_index=0)
    play(scene, hands, Random(5), device)
    assert scene.table.over
    of_all = [one for one in scene.table.log.actions if isinstance(one, act.Pick | act.Take | act.Build)]
    assert len(of_all) > 40


def test_a_curtain_parts_people_and_opens_only_when_pressed(app: App) -> None:
    scene = match_of(app, table_of(3, 4, people=3))
    hands, rng, curtains = Hands(app), Random(3), 0
    for _ in range(120):
        top = app.stack.top
        if isinstance(top, CurtainScene):
            if not top.lifted:
                curtains += 1
                picture = picture_of(scene)
                assert scene.eyes.covered and picture.closed and picture.shown.hand == [] and picture.choice is None
                hands.key(pygame.K_RETURN)
                assert app.stack.top is top and not top.lifted  # too soon: it was meant for what was there before
                hands.frames(0.7)
                hands.key(pygame.K_RETURN)
                assert not scene.eyes.covered and picture.shown.viewer == scene.table.active
            else:
                hands.key(pygame.K_RETURN)
        else:
            scene.submit(rng.choice(scene.table.legal_actions()))
        hands.frames(0.4)
    assert curtains > 20


def test_a_draft_is_taken_up_again_where_it_was_left(app: App) -> None:
    from game.session.saves import load, to_bytes

    table, rng = table_of(4, 6), Random(1)
    table.begin()
    while not (table.active == 0 and table.view(0).in_draft and table.view(0).round == 2):
        table.submit(rng.choice(table.legal_actions()), table.active)
    again = load(to_bytes(table)).table
    again.terms.confirm = "never"
    scene = match_of(app, again)
    picture = picture_of(scene)
    assert picture.choice is not None and {stop.place[1] for stop in picture.choice.stops} == set(table.view(0).choice)
