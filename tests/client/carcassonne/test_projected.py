"""If the game ended now: what the screen promises is what the rules would pay."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne.projected import ProjectedScene, projection
from tests.client.match_hands import Match
from tests.client.menu_words import SIZES


def test_items_and_points_so_far_are_what_the_rules_would_pay(app: App) -> None:
    match = Match(app, "human", "human", "human", played=90, sets=("base", "inns_cathedrals"))
    view, game = match.picture.view, match.table.game
    assert view is not None
    state = match.table.beginning()
    for action in match.table.log.actions:
        game.apply(state, action)
    found = projection(app.context.words, view)
    assert any(found)
    totals = [view.scores[seat] + sum(points for *_, points in one) for seat, one in enumerate(found)]
    assert tuple(totals) == game.outcome(state).scores


def test_after_the_end_nothing_is_added(app: App) -> None:
    match = Match(app, "human", "human", played=400)
    assert match.table.over and match.picture.view is not None
    assert projection(app.context.words, match.picture.view) == [[], []]


def test_a_key_a_button_and_the_menu_show_it_and_every_device_closes_it(app: App) -> None:
    match = Match(app, "human", "human", played=30)
    for ask in (lambda: match.hands.key(pygame.K_p), lambda: match.hands.press("tool-laurel"),
                lambda: (match.hands.press("menu"), match.hands.press("projected-title"))):
        for close in (lambda: match.hands.key(pygame.K_p), lambda: match.hands.press("close"),
                      lambda: match.hands.pad(pygame.CONTROLLER_BUTTON_B)):
            ask()
            match.hands.frames(0.3)
            assert isinstance(app.stack.top, ProjectedScene)
            close()
            match.hands.frames(0.3)
            assert app.stack.top is match.scene


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    match = Match(app, *["human"] * 6, played=100, options={"abbot": True})
    assert match.scene.screen.overflows() == []
    match.hands.key(pygame.K_p)
    match.hands.frames(0.3)
    assert app.stack.top.screen.overflows() == []  # type: ignore[union-attr]
