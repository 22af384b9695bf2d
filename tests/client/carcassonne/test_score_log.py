"""A line of the log explains its points, by pointer and by keys, and lights the tiles that counted."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame
import pytest

from game.carcassonne.events import FeatureScored, FigureRecalled
from game.carcassonne.expansions.princess_dragon.fairy import FairyPaid
from game.client.app import App
from game.client.carcassonne.score_log import items, squares_of
from game.client.story import history
from tests.client.match_hands import Match

BIG = (1280, 720)


def explained(match: Match) -> list[int]:
    story = match.scene.story
    return [n for n, event in enumerate(story.causes) if match.picture.explains(event)]


@pytest.mark.parametrize("sets", [("base",), ("base", "river", "inns_cathedrals"),
                                  ("base", "princess_dragon", "german_castles")])
def test_the_items_of_every_line_add_up_to_its_points(app: App, sets: tuple[str, ...]) -> None:
    match = Match(app, "human", "human", "human", played=400, sets=sets, options={"abbot": True})
    assert match.table.over
    seen = set()
    for event in history(match.table, 0):
        if isinstance(event, FeatureScored):
            for seat, points in enumerate(event.points):
                if points:
                    seen.add(event.kind)
                    assert sum(item.points for item in items(app.context.words, event, seat)) == points
        elif isinstance(event, FairyPaid):
            assert sum(item.points for item in items(app.context.words, event, event.seat)) == event.points
        elif isinstance(event, FigureRecalled):
            seen.add("recalled")
            assert sum(item.points for item in items(app.context.words, event, event.seat)) == event.points
    assert {"city", "road", "field"} <= seen


def test_a_line_under_the_pointer_is_explained_and_its_tiles_are_lit(open_app: Callable[..., App]) -> None:
    app = open_app(BIG)
    match = Match(app, "human", "human", played=110)
    match.hands.frames(1)
    story = match.scene.story
    number = explained(match)[-1]
    story._reveal(number)
    dark = pygame.image.tobytes(app.window, "RGB")
    match.hands.move(story._line_rect(number).center)
    match.hands.frames(0.1)
    shown = match.picture.score_log.shown
    assert shown is not None and shown[0] is story.causes[number] and shown[1] == story.lines[number][0]
    assert pygame.image.tobytes(app.window, "RGB") != dark
    points = int(re.findall(r"\d+", story.lines[number][1])[0])
    assert sum(item.points for item in items(app.context.words, *shown)) == points
    match.hands.move(match.picture.camera.viewport.center)
    assert match.picture.score_log.shown is None


def test_a_click_on_a_line_leaves_the_log_where_it_was(open_app: Callable[..., App]) -> None:
    match = Match(open_app(BIG), "human", "human", played=110)
    match.hands.frames(1)
    story = match.scene.story
    number = explained(match)[-1]
    story._reveal(number)
    where = story._line_rect(number)
    match.hands.move(where.center)
    match.hands.click(where.center)
    match.hands.frames(0.1)
    assert story.chosen == number
    assert story._line_rect(number) == where


def test_the_keys_step_from_line_to_line_and_the_eye_follows(open_app: Callable[..., App]) -> None:
    app = open_app(BIG)
    match = Match(app, "human", "human", played=110)
    while match.scene.screen.focus is not match.scene.story:
        match.hands.key(pygame.K_TAB)
    lines = explained(match)
    assert match.scene.story.chosen == lines[-1], "the newest first"
    match.hands.key(pygame.K_UP)
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert match.scene.story.chosen == lines[-3]
    shown = match.picture.score_log.shown
    assert shown is not None
    match.hands.frames(1)
    x, y = shown[0].at
    assert match.picture.camera.seen().collidepoint((x + 0.5, y + 0.5))
    match.hands.key(pygame.K_ESCAPE)
    assert match.picture.score_log.shown is None


def test_the_tiles_that_counted(app: App) -> None:
    match = Match(app, "human", "human", played=400)
    view = match.picture.view
    assert view is not None
    for event in history(match.table, 0):
        if isinstance(event, FeatureScored) and any(event.points):
            lit = squares_of(event)
            assert set(event.squares) <= set(lit) <= set(match.picture.shown.tiles)
            if event.kind == "monastery" and event.complete:
                assert len(lit) == 9
