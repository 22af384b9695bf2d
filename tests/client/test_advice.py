"""The coach at a match: it is asked with a key or a button, never waited for, and what it advises can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne import SHOWN_SETS
from game.client.carcassonne.choosing import FigureChoice, PlaceChoice
from game.client.menus.pause import PauseScene
from tests.client.match_hands import Match, play_by_mouse
from tests.session.thinking import SlowCoach

COACHES: list[SlowCoach] = []
LOOKS = [2]


@pytest.fixture
def with_coach(open_app: Callable[..., App]) -> Iterator[Callable[..., App]]:
    def opened(*size: Any, **more: Any) -> App:
        app = open_app(*size, **more)

        def coach(game: Any) -> SlowCoach:
            COACHES.append(SlowCoach(game, LOOKS[0]))
            return COACHES[-1]

        app.context.opponents = replace(app.context.opponents, coach=coach)
        return app

    yield opened
    COACHES.clear()
    LOOKS[0] = 2


def placing(match: Match) -> None:
    while not isinstance(match.picture.choice, PlaceChoice):
        play_by_mouse(match, Random(1))


def test_the_key_brings_legal_moves_with_their_gains_on_the_board_and_in_the_list(
        with_coach: Callable[..., App]) -> None:
    match = Match(with_coach(), "human", "human", "human", played=20, sets=SHOWN_SETS, options={"abbot": True})
    placing(match)
    match.hands.key(pygame.K_h)
    match.hands.frames(0.5)
    moves = match.scene.advice.moves
    assert len(moves) == 5 and {move.action for move in moves} <= set(match.table.legal_actions())
    assert [move.gain for move in moves] == sorted((move.gain for move in moves), reverse=True)
    assert [mark.actions for mark in match.picture.marks.shown] == [move.actions for move in moves]
    assert all(row.why for row in match.scene.advice.rows)
    match.hands.key(pygame.K_h)
    assert not match.scene.advice.on and not match.picture.marks.shown


def test_a_move_of_the_list_is_made_and_the_coach_stays_for_the_figure_and_goes_with_the_turn(
        with_coach: Callable[..., App]) -> None:
    match = Match(with_coach(), "human", "human", played=12)
    placing(match)
    seat = match.scene.mover
    match.hands.press("hint-button")
    match.hands.frames(0.3)
    best = match.scene.advice.moves[1].action
    match.hands.press("move-2")
    assert match.table.log.actions[-1] == best
    match.hands.frames(0.5)
    if isinstance(match.picture.choice, FigureChoice):
        assert match.scene.advice.on and COACHES[-1].asked[-1][0] == match.table.view(seat)
        assert {move.action for move in match.scene.advice.moves} <= set(match.table.legal_actions())
    while match.table.unconfirmed is None:
        play_by_mouse(match, Random(2))
    match.hands.key(pygame.K_SPACE)
    match.hands.frames(0.3)
    assert not match.scene.advice.on and not match.picture.marks.shown


def test_a_coach_that_never_answers_holds_nobody_up(with_coach: Callable[..., App]) -> None:
    LOOKS[0] = 10**9
    match = Match(with_coach(), "human", "human", played=6)
    placing(match)
    match.hands.key(pygame.K_h)
    match.hands.frames(2)
    assert match.scene.advice.thinking and match.scene.rest() < 0.2
    done = len(match.table.log.actions)
    while match.table.unconfirmed is None:
        play_by_mouse(match, Random(3))
    assert len(match.table.log.actions) > done
    assert COACHES[-1].cancelled >= 1


def test_taking_back_asks_the_coach_again(with_coach: Callable[..., App]) -> None:
    match = Match(with_coach(), "human", "human", played=6)
    placing(match)
    match.hands.key(pygame.K_h)
    match.hands.frames(0.3)
    advised = match.scene.advice.moves
    play_by_mouse(match, Random(3))
    match.hands.key(pygame.K_BACKSPACE)
    match.hands.frames(0.5)
    assert match.scene.advice.on and match.scene.advice.moves == advised


def test_what_the_coach_has_said_stays_while_the_rules_are_read(with_coach: Callable[..., App]) -> None:
    match = Match(with_coach(), "human", "human", played=6)
    placing(match)
    match.hands.key(pygame.K_h)
    match.hands.frames(0.3)
    advised, asked = match.scene.advice.moves, len(COACHES[-1].asked)
    match.hands.key(pygame.K_F1)
    match.hands.frames(0.3)
    assert match.hands.app.stack.top is not match.scene and match.scene.advice.moves == advised
    match.hands.key(pygame.K_ESCAPE)
    match.hands.frames(0.3)
    assert [mark.actions for mark in match.picture.marks.shown] == [move.actions for move in advised]
    assert len(COACHES[-1].asked) == asked, "what is known is not asked again"


def test_a_coach_interrupted_by_the_rules_says_nothing_until_it_is_asked_again(
        with_coach: Callable[..., App]) -> None:
    LOOKS[0] = 10**9
    match = Match(with_coach(), "human", "human", played=6)
    placing(match)
    match.hands.key(pygame.K_h)
    match.hands.frames(0.3)
    match.hands.key(pygame.K_F1)
    match.hands.frames(0.3)
    assert match.scene.advice.on and not match.scene.advice._about.text
    match.hands.key(pygame.K_ESCAPE)
    match.hands.frames(0.3)
    assert match.scene.advice.thinking


def test_keys_and_pad_lead_through_the_list(with_coach: Callable[..., App]) -> None:
    match = Match(with_coach(), "human", "human", played=8)
    placing(match)
    match.hands.pad(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(match.app.stack.top, PauseScene)
    focus = match.app.stack.top.screen
    for _ in range(20):
        if focus.focus is not None and focus.focus.name == "coach-hint":
            break
        match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    match.hands.pad(pygame.CONTROLLER_BUTTON_A)
    match.hands.frames(0.5)
    assert match.scene.screen.focus is not None and match.scene.screen.focus.name == "move-1"
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    match.hands.frames(0.1)
    assert match.scene.screen.focus.name == "move-2" and match.picture.marks.chosen == 1
    action = match.scene.advice.moves[1].action
    match.hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert match.table.log.actions[-1] == action
    match.hands.frames(0.5)
    assert match.scene.screen.focus.name == "move-1", "the keys stay in the list for the figure"
    match.hands.pad(pygame.CONTROLLER_BUTTON_B)
    match.hands.frames(0.1)
    assert match.scene.screen.focus is None and match.scene.advice.on
    match.hands.key(pygame.K_BACKSPACE)
    match.hands.frames(0.5)
    assert match.scene.screen.focus is None and match.scene.advice.moves, "who has left the list is not led back"


def test_nobody_to_ask_has_no_button(app: App) -> None:
    match = Match(app, "human", "human")
    assert match.scene.screen.named("hint-button") is None
    match.hands.key(pygame.K_h)
    assert not match.scene.advice.on


def test_it_is_no_use_asking_while_another_seat_moves(with_coach: Callable[..., App],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.session.seating import RandomBot

    monkeypatch.setattr(RandomBot, "poll", lambda self: None)
    match = Match(with_coach(), "any", "human")
    match.hands.key(pygame.K_h)
    assert not match.scene.advice.on and not COACHES[-1].asked


@pytest.mark.parametrize(("size", "scale", "language"), [
    ((1280, 720), 1.0, "de"), ((1280, 720), 1.3, "en"), ((1280, 720), 1.3, "cs"), ((1280, 720), 1.3, "de"),
    ((1920, 1080), 1.3, "de"), ((1920, 1080), 2.0, "cs")])
def test_the_list_fits(with_coach: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    for seats in (2, 6):
        match = Match(with_coach(size, language, scale), *["human"] * seats, played=30, options={"abbot": True})
        placing(match)
        match.hands.key(pygame.K_h)
        assert match.scene.screen.overflows() == []
        match.hands.frames(0.5)
        assert match.scene.advice.moves and match.scene.screen.overflows() == []
