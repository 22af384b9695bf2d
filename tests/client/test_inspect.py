"""What the pointer, the fields' tints and the list of tiles tell is what the view says."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client import assets
from game.client.app import App
from game.client.carcassonne.choosing import PlaceChoice
from game.client.carcassonne.inspect import REST_SECONDS, facts, piece_at
from game.client.carcassonne.tile_list import TileListScene
from game.client.menus.pause import PauseScene
from game.client.widgets.scroll import ScrollView
from tests.client.match_hands import Match

BOXES = [((1280, 720), 1.0), ((1280, 720), 1.3), ((1920, 1080), 2.0)]


def subject(match: Match, kind: str) -> tuple[tuple[int, int], str]:
    """Where a feature of that kind lies, found by its printed spot."""
    view = match.picture.view
    assert view is not None
    for tile in view.tiles:
        for key in assets.tile_spots(tile.tile):
            feature = view.feature(tile.at, f"#{key}")
            if feature is not None and feature.kind == kind:
                return tile.at, f"#{key}"
    raise AssertionError(f"no {kind} on the board")


def hover(match: Match, world: tuple[float, float]) -> None:
    match.hands.frames(0.1)
    at = match.at(world)
    match.hands.frames(0.1)
    match.hands.move((at[0] - 1, at[1]))
    match.hands.move(at)
    match.hands.frames(REST_SECONDS + 0.1)


@pytest.mark.parametrize("kind", ["city", "road", "field"])
def test_a_pointer_that_rests_is_told_what_the_view_says(app: App, kind: str) -> None:
    match = Match(app, "human", "human", played=30)
    at, on = subject(match, kind)
    hover(match, match.picture.board.spot(at, on))
    found, view = match.picture.inspector.found, match.picture.view
    assert found is not None and view is not None
    feature = view.feature(*found.subject)
    assert feature == view.feature(at, on)
    assert found.lines == facts(app.context.words, feature) and found.owners == feature.owners
    assert str(len(feature.squares)) in found.lines[1] and any(str(feature.value) in line for line in found.lines[2:])


def test_every_spot_on_the_board_is_taken_for_its_own_piece(app: App) -> None:
    match = Match(app, "human", "human", played=40)
    view = match.picture.view
    assert view is not None
    for tile in view.tiles:
        for key, spot in assets.tile_spots(tile.tile).items():
            if "road" not in spot and view.feature(tile.at, f"#{key}") is not None:
                assert piece_at(view, match.picture.board.spot(tile.at, f"#{key}")) == (tile.at, f"#{key}")


def test_nothing_is_told_before_the_pointer_has_rested_nor_after_it_left(app: App) -> None:
    match = Match(app, "human", "human", played=30)
    world = match.picture.board.spot(*subject(match, "city"))
    at = match.at(world)
    match.hands.frames(0.1)
    match.hands.move(at)
    assert match.picture.inspector.found is None
    match.hands.frames(REST_SECONDS + 0.1)
    assert match.picture.inspector.found is not None
    match.hands.move(match.scene.sheet.main.rect.center)
    assert match.picture.inspector.found is None


def test_a_free_place_shows_the_unseen_tiles_that_fit(app: App) -> None:
    match = Match(app, "human", "human", played=29)
    view, choice = match.picture.view, match.picture.choice
    assert view is not None
    taken = choice.places if isinstance(choice, PlaceChoice) else {}
    place = next(square for square in view.free_squares if square not in taken)
    hover(match, (place[0] + 0.5, place[1] + 0.5))
    found = match.picture.inspector.found
    assert found is not None and dict(found.tiles) == view.fitting(place)


def test_where_the_tile_in_hand_shows_itself_nothing_else_does(app: App) -> None:
    match = Match(app, "human", "human", played=30, confirm="never")
    while not isinstance(match.picture.choice, PlaceChoice):
        match.hands.press("main")
    assert isinstance(match.picture.choice, PlaceChoice)
    x, y = next(iter(match.picture.choice.places))
    hover(match, (x + 0.5, y + 0.5))
    assert match.picture.choice.cursor == (x, y) and match.picture.inspector.found is None


def test_while_the_pointer_rests_nothing_is_drawn(app: App) -> None:
    match = Match(app, "human", "human", played=30, speed="normal")
    match.hands.frames(2)
    hover(match, match.picture.board.spot(*subject(match, "city")))
    match.hands.key(pygame.K_f)
    match.hands.frames(1)
    assert app.rest() > 0.5
    drawn: list[int] = []
    app.stack.draw = lambda surface: drawn.append(1)  # type: ignore[method-assign]
    match.hands.frames(0.5)
    assert drawn == []


def test_the_tints_cover_each_piece_of_a_field_once_and_nothing_else(app: App) -> None:
    match = Match(app, "human", "human", played=40, sets=("base", "river"))
    view = match.picture.view
    assert view is not None
    covered = [piece for field in match.picture.board.fields.all for piece in field.pieces]
    fields = [(tile.at, f"#{piece.key}") for tile in view.tiles
              for kind in view.rules.tiles if kind.id == tile.tile for piece in kind.pieces if piece.kind == "field"]
    assert sorted(covered) == sorted(fields)


def test_a_key_shows_the_fields_and_hides_them_again(app: App) -> None:
    match = Match(app, "human", "human", played=30)
    match.hands.key(pygame.K_PERIOD)  # what keys can do is shown from now on
    match.hands.frames(2)
    board, pictures = match.picture.camera.viewport, []
    for _ in range(3):
        match.hands.key(pygame.K_f)
        match.hands.frames(0.1)
        pictures.append(pygame.image.tobytes(app.window.subsurface(board), "RGB"))
    assert pictures[0] != pictures[1] and pictures[0] == pictures[2]


def test_the_list_counts_the_pile_and_keeps_what_is_used_up(open_app: Callable[..., App]) -> None:
    app = open_app((1280, 720), scale=1.3)
    match = Match(app, "human", "human", played=60)
    match.hands.key(pygame.K_t)
    top, view = app.stack.top, match.picture.view
    assert isinstance(top, TileListScene) and view is not None
    assert sum(top.kinds.values()) == view.tiles_left
    assert set(top.kinds) == {tile.id for tile in view.rules.tiles} and 0 in top.kinds.values()
    kinds = top.screen.named("kinds")
    assert isinstance(kinds, ScrollView)
    before = kinds.offset
    match.hands.key(pygame.K_DOWN)
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert kinds.offset > before
    match.hands.key(pygame.K_ESCAPE)
    match.hands.frames(0.3)
    assert app.stack.top is match.scene


def test_mouse_and_pad_find_both_in_the_menu(app: App) -> None:
    match = Match(app, "human", "human", played=8)
    match.hands.press("menu")
    match.hands.press("inspect-tiles")
    assert isinstance(app.stack.top, TileListScene)
    match.hands.pad(pygame.CONTROLLER_BUTTON_B)
    match.hands.pad(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(app.stack.top, PauseScene)
    match.hands.press("inspect-fields")
    assert app.stack.top is match.scene and match.picture.board.fields.shown


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), BOXES)
def test_nothing_is_cut_off(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    match = Match(app, "human", "human", played=6, sets=("base", "river", "inns_cathedrals"))
    view = match.picture.view
    assert view is not None
    places = [(x + 0.5, y + 0.5) for x, y in view.free_squares]
    for world in [*places, match.picture.board.spot(*subject(match, "field"))]:
        hover(match, world)
        found = match.picture.inspector.found
        if found is not None:
            assert found.card is not None
            assert found.card.get_rect().clamp(match.picture.camera.viewport) in match.picture.camera.viewport
    match.hands.key(pygame.K_t)
    assert match.app.stack.top.screen.overflows() == []  # type: ignore[union-attr]
