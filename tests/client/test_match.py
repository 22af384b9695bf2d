"""The match scene, used as players use it: by mouse alone, by keyboard alone, by pad alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.bench import bench_client
from game.client.carcassonne import SHOWN_SETS, USUAL_OPTIONS
from game.client.carcassonne.choosing import FigureChoice, PlaceChoice
from game.client.carcassonne.shown import Shown
from game.client.match.scene import MatchScene
from game.client.menus.pause import PauseScene
from game.session.players import Player
from tests.client.conftest import Hands
from tests.client.match_hands import Match, play_by_keys, play_by_mouse, play_by_pad
from tests.session.seating import RandomBot, hire_for

WAYS = {"mouse": play_by_mouse, "keys": play_by_keys, "pad": play_by_pad}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(app: App, way: str) -> None:
    match = Match(app, "human", "any", sets=SHOWN_SETS, options={"abbot": True} | USUAL_OPTIONS)
    rng = Random(11)
    for _ in range(4000):
        if match.table.over:
            break
        WAYS[way](match, rng)
    assert match.table.over
    match.hands.frames(2)
    assert match.ended == [match.table]
    assert match.picture.shown == Shown.of(match.table.view(0)), "what was played shows what a view shows"


def test_two_people_confirm_each_turn_and_undo_up_to_there(app: App) -> None:
    match = Match(app, "human", "human")
    rng = Random(2)
    for _ in range(12):
        before = match.table.digest()
        while match.table.unconfirmed is None:
            play_by_mouse(match, rng)
        mover = match.scene.mover
        while match.table.can_undo:
            match.hands.key(pygame.K_z, pygame.KMOD_CTRL)
        assert match.table.digest() == before and isinstance(match.picture.choice, PlaceChoice)
        while match.table.unconfirmed is None:
            play_by_keys(match, rng)
        match.hands.key(pygame.K_SPACE)
        assert match.table.unconfirmed is None and match.scene.mover != mover
        assert not match.scene.sheet.undo.enabled


def test_a_placed_tile_is_taken_back_with_the_button_and_the_log_forgets_it(app: App) -> None:
    match = Match(app, "human", "human", played=6)
    while not isinstance(match.picture.choice, PlaceChoice):
        play_by_mouse(match, Random(1))
    before, lines = Shown.of(match.table.view(0)), list(match.scene.story.lines)
    play_by_mouse(match, Random(1))
    assert len(match.scene.story.lines) == len(lines) + 1
    match.hands.press("undo")
    assert match.picture.shown == before and match.scene.story.lines == lines
    assert isinstance(match.picture.choice, PlaceChoice)


def test_taking_back_in_the_middle_of_an_act_shows_what_was_before(app: App) -> None:
    match = Match(app, "human", "human", speed="slow")
    while not isinstance(match.picture.choice, PlaceChoice):
        match.hands.frames()
    before, lines = Shown.of(match.table.view(0)), list(match.scene.story.lines)
    play_by_mouse(match, Random(1))
    assert not match.scene.director.idle
    match.hands.key(pygame.K_BACKSPACE)
    match.hands.frames(0.1)
    assert match.picture.shown == before and match.scene.story.lines == lines
    assert not match.picture.stage.sprites.crowd


def test_nothing_is_asked_before_all_has_been_shown_and_space_shows_the_rest_at_once(app: App) -> None:
    match = Match(app, "human", "human", speed="slow", confirm="never")
    while not isinstance(match.picture.choice, PlaceChoice):
        match.hands.frames()
    play_by_mouse(match, Random(5))
    assert match.picture.choice is None and not match.scene.director.idle
    placed = len(match.table.view(0).tiles)
    match.hands.key(pygame.K_SPACE)
    assert match.scene.director.idle
    match.hands.frames()
    assert match.picture.choice is not None and len(match.table.view(0).tiles) == placed


def test_without_confirming_the_turns_go_on_by_themselves(app: App) -> None:
    match = Match(app, "human", "human", confirm="never")
    rng = Random(2)
    for _ in range(30):
        play_by_mouse(match, rng)
    assert match.table.unconfirmed is None and len(match.table.view(0).tiles) > 10


@pytest.mark.parametrize("confirm", ["never", "always"])
def test_a_changed_mind_about_confirming_counts_at_once(app: App, confirm: str) -> None:
    match = Match(app, "human", "human", confirm="always")
    while match.table.unconfirmed is None:
        play_by_mouse(match, Random(4))
    match.hands.key(pygame.K_ESCAPE)
    app.context.settings.confirm = confirm  # type: ignore[assignment]
    match.hands.key(pygame.K_ESCAPE)
    match.hands.frames(0.1)
    assert (match.table.unconfirmed is None) == (confirm == "never")


def test_the_menu_hands_a_seat_to_the_computer_and_back(app: App) -> None:
    object.__setattr__(app.context.opponents, "usual", "any")
    try:
        match = Match(app, "human", "human")
        rng = Random(3)
        for name, human in (("match-to-computer", False), ("match-from-computer", True)):
            RandomBot.poll, kept = (lambda self: None), RandomBot.poll  # type: ignore[method-assign, assignment]
            try:
                seat = match.scene.mover
                match.hands.press("menu")
                assert isinstance(app.stack.top, PauseScene)
                match.hands.press(name)
                match.hands.frames(0.3)
                assert match.scene.mover == seat and match.scene.human(seat) is human
            finally:
                RandomBot.poll = kept  # type: ignore[method-assign]
        assert isinstance(match.picture.choice, PlaceChoice)
        play_by_mouse(match, rng)
        assert match.table.can_undo
    finally:
        object.__setattr__(app.context.opponents, "usual", "")


def test_leaving_is_in_the_menu(app: App) -> None:
    match = Match(app, "human", "human")
    match.hands.key(pygame.K_ESCAPE)
    match.hands.press("match-leave")
    assert match.left == ["left"]


def test_nothing_moves_nothing_is_drawn(app: App) -> None:
    match = Match(app, "human", "human", speed="normal")
    match.hands.frames(2)
    assert app.rest() > 0.5
    drawn: list[int] = []
    app.stack.draw = lambda surface: drawn.append(1)  # type: ignore[method-assign]
    match.hands.frames(0.5)
    assert drawn == []


def test_a_computer_that_thinks_shows_a_sign_of_life_and_paints_no_board(
        app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "poll", lambda self: None)
    match = Match(app, "any", "human")
    match.hands.frames(1)
    painted, drawn, draw = [], [], app.stack.draw
    monkeypatch.setattr(match.picture.stage.layer, "paint", lambda surface, camera: painted.append(1))
    monkeypatch.setattr(app.stack, "draw", lambda surface: (drawn.append(1), draw(surface)))
    pictures = set()
    for _ in range(120):
        match.hands.frames()
        pictures.add(pygame.image.tobytes(app.window, "RGB"))
    assert not painted and 2 <= len(pictures) <= len(drawn) <= 7
    assert 0 < app.rest() < 0.2, "the answer must not wait long"


def test_tab_leads_through_the_buttons_and_back_to_the_board(app: App) -> None:
    match = Match(app, "human", "human")
    stops = []
    for _ in range(12):
        match.hands.key(pygame.K_TAB)
        stops.append(match.scene.screen.focus.name if match.scene.screen.focus else "board")
    assert {"menu", "fit", "log", "board"} <= set(stops)


def test_a_click_on_a_button_leaves_the_keys_to_the_board(app: App) -> None:
    match = Match(app, "human", "human")
    match.hands.press("fit")
    match.hands.key(pygame.K_RIGHT)
    assert isinstance(match.picture.choice, PlaceChoice) and match.picture.choice.cursor is not None


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), [
    ((1280, 720), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.3), ((1920, 1080), 2.0), ((1280, 960), 0.8)])
def test_no_word_is_cut_off_or_leaves_its_sheet(open_app: Callable[..., App], size: tuple[int, int], scale: float,
                                                language: str) -> None:
    for seats in (2, 6):
        app = open_app(size, language, scale)
        match = Match(app, *["human", "any"] * (seats // 2), played=9, options={"abbot": True})
        match.table.players[0] = Player("Donaudampfschifffahrtskap", "human")
        rng = Random(5)
        for _ in range(4):
            play_by_mouse(match, rng)
            assert match.scene.screen.overflows() == []
        match.hands.key(pygame.K_l)
        assert match.scene.screen.overflows() == []


def test_the_log_speaks_the_language_of_the_moment(app: App) -> None:
    match = Match(app, "human", "human", played=4)
    assert any("places a tile" in text for _, text in match.scene.story.lines)
    app.context.settings.language = "cs"
    app.apply_settings(write=False)
    assert any("pokládá dílek" in text for _, text in match.scene.story.lines)
    assert not any("places a tile" in text for _, text in match.scene.story.lines)


def test_only_one_who_was_hired_is_waited_for(app: App) -> None:
    """Bots alone: the match goes on while somebody looks on, and ends."""
    match = Match(app, "any", "any")
    for _ in range(3000):
        match.hands.frames()
        if match.ended:
            break
    assert match.ended


def test_the_bench_tells_all_its_numbers() -> None:
    told: dict[str, Any] = bench_client(0.4)
    assert set(told["frame_ms"]) == {"still", "pan", "animate", "thinking", "cards"} and told["first_frame_s"] > 0
    assert all(0 < row["p50"] <= row["p99"] for row in told["frame_ms"].values())


def test_a_position_without_a_past_is_played_on(app: App) -> None:
    """The log of such a table begins in the middle of the game."""
    from tests.session.seating import seat

    played = seat("human", "human")
    played.begin()
    from tests.client.match_hands import play

    play(played, 9)
    table = seat("human", "human")
    table._state = played.game.clone(played._state)
    table._hire = hire_for(table.game)
    app.context.settings.speed = "instant"
    scene = MatchScene(app.context, table, lambda: None, lambda table: None)
    app.stack.push(scene)
    Hands(app).frames(0.5)
    assert scene.picture.choice is not None and scene.story.lines == []  # type: ignore[attr-defined]
    choice = scene.picture.choice  # type: ignore[attr-defined]
    scene.submit(choice.passing if isinstance(choice, FigureChoice) else next(iter(table.legal_actions())))
    Hands(app).key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.picture.shown == Shown.of(table.view(0))  # type: ignore[attr-defined]


def test_a_frame_that_is_drawn_again_is_the_same_frame(open_app: Callable[..., App]) -> None:
    app = open_app((1280, 720))
    match = Match(app, "human", "human", played=20)
    match.hands.frames(1)
    app.window.fill((255, 0, 255))
    app.draw()
    first = pygame.image.tobytes(app.window, "RGB")
    for _ in range(3):
        app.draw()
    assert pygame.image.tobytes(app.window, "RGB") == first
