"""A finished game of cards looked at again: through the eyes of each seat, or with all hands open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from game.citadels import events as ev
from game.client.app import App
from game.client.citadels.shown import Shown
from game.client.citadels.table_picture import CardTable
from game.client.replay.review import ReviewScene
from game.client.replay.scene import ReplayScene
from game.session.replay import Replay
from game.session.table import Table
from tests.client.citadels.test_card_table import table_of
from tests.client.conftest import Hands
from tests.session.thinking import SlowCoach


def played(seats: int, seed: int, decisions: int = 10_000, people: int = 1) -> Table:
    """A table where so much has been decided by lot."""
    table, rng = table_of(seats, seed, people), Random(seed)
    table.begin()
    while not table.over and decisions:
        table.submit(rng.choice(table.legal_actions()), table.active)
        decisions -= 1
    return table


def scene_of(app: App, table: Table) -> tuple[ReplayScene, CardTable]:
    app.context.settings.speed = "instant"
    scene = ReplayScene(app.context, Replay.of(table), list(table.players), 0)
    app.stack.push(scene)
    app.step(1 / 60)
    assert isinstance(scene.picture, CardTable)
    return scene, scene.picture


def test_a_finished_game_is_looked_at_through_the_eyes_of_each_seat(app: App) -> None:
    scene, picture = scene_of(app, played(4, 3))
    scene.go(40)
    for seat in (1, 2, 3, 0):
        Hands(app).press("eyes")
        assert scene.viewer == seat and scene.at == 40 and not scene.screen.overflows()
        assert picture.shown.hand == list(scene.replay.view(seat).hand) and list(picture.shown.faces) == [seat]


def test_all_hands_lie_open_and_one_goes_back_to_one_seat(app: App) -> None:
    scene, picture = scene_of(app, played(4, 3))
    scene.go(60)
    hands = Hands(app)
    hands.press("hands")
    for seat in range(4):
        view = scene.replay.view(seat)
        assert picture.shown.faces[seat] == list(view.hand)
        assert set(view.own_characters) == {picture.shown.characters[rank] for rank in picture.shown.held(seat)}
    assert any(isinstance(event, ev.CharacterPicked) and event.character and event.seat == 2
               for events in scene.course.events for event in events), "the log tells it too"
    hands.press("eyes")
    assert list(picture.shown.faces) == [0] and not any(
        isinstance(event, ev.CharacterPicked) and event.character and event.seat == 2
        for events in scene.course.events for event in events)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (8, 4)])
def test_with_all_hands_open_what_is_played_ends_as_it_is_drawn(app: App, seats: int, seed: int) -> None:
    scene, picture = scene_of(app, played(seats, seed))
    scene.toggle_hands()
    while scene.at < scene.course.length:
        scene.step(1)
        scene.director.skip()
        shown, drawn = picture.shown, Shown.all_open(scene.replay.views())
        shown.deck = drawn.deck
        assert shown == drawn
        if scene.at % 60 == 0:
            app.draw()
            room = picture.layout.room
            places = [rect for _, rect in picture.pointing.cards()]
            assert all(room.contains(rect) for rect in places)


@pytest.mark.parametrize("people", [1, 2])
def test_as_long_as_people_play_no_hand_is_opened(app: App, people: int) -> None:
    scene, _ = scene_of(app, played(4, 3, 60, people))
    assert scene.screen.named("hands") is None and scene.screen.named("eyes") is None
    with pytest.raises(ValueError, match="one seat at a time"):
        scene.replay.views()


def test_computers_alone_have_nothing_to_hide(app: App) -> None:
    _, picture = scene_of(app, played(4, 3, 60, people=0))
    Hands(app).press("hands")
    assert picture.shown.open


@pytest.mark.parametrize(("size", "scale", "language"), [((1280, 720), 1.3, "de"), ((1920, 1080), 2.0, "cs")])
def test_the_controls_fit(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    scene, _ = scene_of(app, played(8, 4))
    scene.toggle_hands()
    app.draw()
    assert not scene.screen.overflows()


def test_the_review_of_eight_seats_fits_and_shows_whose_hand_it_speaks_of(open_app: Callable[..., App]) -> None:
    app = open_app((1280, 720), "de")
    app.context.opponents = replace(app.context.opponents, coach=SlowCoach, knows=("citadels",))
    table = played(8, 4)
    app.stack.push(scene := ReviewScene(app.context, Replay.of(table), list(table.players), 0))
    app.step(1 / 60)
    assert not scene.screen.overflows()
    picture = scene.picture
    assert isinstance(picture, CardTable) and picture.shown.open
