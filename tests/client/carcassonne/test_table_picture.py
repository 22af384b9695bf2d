"""The tile game's picture: what may be chosen shows, what is chosen is legal, what is played ends as it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.carcassonne.actions import PlaceTile
from game.carcassonne.events import TilePlaced
from game.carcassonne.refusal import REASONS
from game.client.app import App
from game.client.carcassonne.acts import placed_tile
from game.client.carcassonne.choosing import FigureChoice, PlaceChoice
from game.client.carcassonne.shown import Shown, corner, on_board
from game.client.words import LANGUAGES, Words
from tests.client.match_hands import Match, play_by_mouse
from tests.client.test_words import WORDS


def asked_for(match: Match, kind: type, rng: Random | None = None) -> PlaceChoice | FigureChoice:
    """Plays on until the seat to move is asked that."""
    rng = rng or Random(1)
    for _ in range(600):
        choice = match.picture.choice
        if isinstance(choice, kind) and (kind is PlaceChoice or getattr(choice, "spots", None)):
            return choice  # type: ignore[return-value]
        play_by_mouse(match, rng)
    raise AssertionError("never asked")


def drawn(match: Match) -> bytes:
    """The window when nothing moves any more, the pointer far away."""
    width, height = match.app.window.get_size()
    match.hands.move((width - 3, height // 2))
    for _ in range(600):
        match.hands.frames()
        if match.app.rest() > 0.03 or (match.app.rest() > 0 and match.table.thinking):
            break
    match.scene.screen._toast = ""
    match.app.draw()
    return pygame.image.tobytes(match.app.window, "RGB")


@pytest.mark.parametrize("still", [False, True])
def test_what_is_played_ends_as_it_is_drawn_from_the_view(app: App, still: bool) -> None:
    app.context.settings.reduced_motion = still
    app.apply_settings(write=False)
    match = Match(app, "human", "human", "human", speed="faster", sets=("base", "river"), options={"abbot": True})
    rng = Random(8)
    looked = 0
    for _ in range(6000):
        over = match.table.over
        if match.scene.director.idle and (rng.random() < 0.05 or over):
            played = drawn(match)
            match.picture.show(match.table.view(0))
            match.scene._ask = True
            assert drawn(match) == played
            looked += 1
        if over:
            break
        play_by_mouse(match, rng)
    assert match.table.over and looked > 5


def test_a_loaded_match_looks_as_the_one_that_was_played(open_app: Callable[..., App]) -> None:
    from game.client.match.scene import MatchScene

    app = open_app((1280, 720))
    match = Match(app, "human", "human", played=30)
    asked_for(match, PlaceChoice)
    match.picture.fit()
    played = drawn(match)
    again = MatchScene(app.context, match.table, lambda: None, lambda table: None)
    app.stack.replace(again)
    match.scene = again
    match.hands.frames(0.5)
    match.picture.fit()
    assert drawn(match) == played


def test_a_place_is_chosen_with_the_ghost_as_it_shows(app: App) -> None:
    match = Match(app, "human", "human", played=20)
    rng = Random(5)
    for _ in range(20):
        choice = asked_for(match, PlaceChoice, rng)
        assert isinstance(choice, PlaceChoice)
        square = rng.choice(list(choice.places))
        at = match.at((square[0] + 0.5, square[1] + 0.5))
        match.hands.move(at)
        assert choice.cursor == square
        for turn in range(5):
            assert choice.rot_at(square) in choice.places[square], "only legal rotations"
            match.hands.wheel(-1) if turn % 2 else match.hands.click(at, button=3)
        rot = choice.rot_at(square)
        match.hands.click(at)
        placed = [action for action in match.table.log.actions if isinstance(action, PlaceTile)]
        assert placed[-1] == PlaceTile(choice.tile, square, rot)


def test_every_legal_rotation_of_a_place_can_be_reached(app: App) -> None:
    match = Match(app, "human", "human", played=14)
    choice = asked_for(match, PlaceChoice)
    assert isinstance(choice, PlaceChoice)
    for square, rots in choice.places.items():
        match.hands.move(match.at((square[0] + 0.5, square[1] + 0.5)))
        seen = set()
        for _ in rots:
            seen.add(choice.rot_at(square))
            match.hands.key(pygame.K_e)
        assert seen == set(rots)


def test_a_tile_is_dragged_from_the_hand_to_its_place(app: App) -> None:
    match = Match(app, "human", "human", played=10)
    choice = asked_for(match, PlaceChoice)
    assert isinstance(choice, PlaceChoice)
    square = next(iter(choice.places))
    at = match.at((square[0] + 0.5, square[1] + 0.5))
    match.hands.drag(match.hands.widget("hand").rect.center, at)
    placed = match.table.log.actions[-1]
    assert isinstance(placed, PlaceTile) and placed.at == square and placed.rot in choice.places[square]


def test_a_tile_that_is_let_go_beside_the_table_comes_back(app: App) -> None:
    match = Match(app, "human", "human", played=10)
    choice, before = asked_for(match, PlaceChoice), match.table.digest()
    hand = match.hands.widget("hand").rect.center
    match.hands.drag(hand, match.hands.widget("seat-0").rect.center)
    assert match.table.digest() == before and match.picture.choice is choice and match.picture.asking.carried is None


def test_a_figure_is_dragged_to_its_spot(app: App) -> None:
    match = Match(app, "human", "human")
    choice = asked_for(match, FigureChoice)
    assert isinstance(choice, FigureChoice)
    match.hands.frames(1)
    spot = choice.spots[-1]
    at = match.at(spot.pad)
    match.hands.drag(match.hands.widget("hand").rect.center, at)
    assert match.table.log.actions[-1] in spot.actions.values()


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_an_illegal_place_changes_nothing_and_says_why(open_app: Callable[..., App], language: str) -> None:
    match = Match(open_app((960, 540), language), "human", "human", played=12)
    asked_for(match, PlaceChoice)
    words, before = match.app.context.words, match.table.digest()
    x, y = match.picture.shown.tiles[next(iter(match.picture.shown.tiles))].at
    match.hands.click(match.at((x + 0.5, y + 0.5)))
    assert match.table.digest() == before
    assert words("refused-square_taken") in match.scene.screen._toast and "(B3.2" in match.scene.screen._toast
    far = (min(x for x, _ in match.picture.shown.tiles) - 2.5, 0.5)
    match.hands.click(match.at(far))
    assert words("refused-no_neighbour") in match.scene.screen._toast and match.table.digest() == before


def test_a_feature_that_is_taken_says_so(app: App) -> None:
    match = Match(app, "human", "human", seed=5)
    rng = Random(6)
    for _ in range(300):
        choice = match.picture.choice
        if isinstance(choice, FigureChoice):
            view = match.table.view(0)
            tile = match.picture.shown.tiles[view.placed]
            taken = [(tile.at, on) for at, on in _pieces(view, tile) if view.feature(at, on) is not None
                     and not any((s.at, s.on) == (at, on) for s in choice.spots) and on[1] in "cr"]
            if taken:
                match.hands.frames(1)
                match.hands.click(match.at(match.picture.board.spot(*taken[0])))
                assert match.app.context.words("refused-feature_occupied") in match.scene.screen._toast
                return
        play_by_mouse(match, rng)
    raise AssertionError("no feature was taken")


def _pieces(view: object, tile: object) -> list[tuple[tuple[int, int], str]]:
    from game.client import assets

    return [(tile.at, f"#{key}") for key in assets.tile_spots(tile.tile)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_reason_of_the_rules_has_a_sentence(language: str) -> None:
    words = Words(WORDS, language)
    for reason in (*REASONS, "unconfirmed", "not_your_turn", "nothing_to_undo", "nothing_to_confirm"):
        assert not words(f"refused-{reason}").startswith("refused-")


def test_the_keys_reach_every_place_and_the_cursor_is_always_seen(app: App) -> None:
    match = Match(app, "human", "human", played=40)
    choice = asked_for(match, PlaceChoice)
    assert isinstance(choice, PlaceChoice)
    reached, todo = set(), list(choice.places)[:1]
    match.hands.key(pygame.K_RIGHT)
    while todo:
        start = todo.pop()
        for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            choice.cursor = start
            match.hands.key(key)
            assert choice.cursor is not None
            if choice.cursor not in reached:
                reached.add(choice.cursor)
                todo.append(choice.cursor)
            match.hands.frames(1)
            where = match.picture.camera.to_screen((choice.cursor[0] + 0.5, choice.cursor[1] + 0.5))
            assert match.picture.camera.viewport.collidepoint(where)
    assert reached == set(choice.places)


def test_tab_goes_round_the_spots_and_no_figure(app: App) -> None:
    match = Match(app, "human", "human")
    choice = asked_for(match, FigureChoice)
    assert isinstance(choice, FigureChoice)
    match.hands.move((2, 2))
    seen = []
    for _ in range(len(choice.spots) + 1):
        match.hands.key(pygame.K_TAB)
        seen.append(choice.cursor)
    assert set(map(id, seen)) == {id(spot) for spot in choice.spots} | {id(None)} and choice.on_pass
    match.hands.key(pygame.K_RETURN)
    assert match.table.log.actions[-1] == choice.passing or match.table.unconfirmed is not None


def test_dragging_the_table_pans_and_places_nothing(app: App) -> None:
    match = Match(app, "human", "human", played=10)
    asked_for(match, PlaceChoice)
    before, at = match.table.digest(), match.picture.camera.now.x
    match.hands.drag((100, 300), (220, 320))
    assert match.table.digest() == before and match.picture.camera.now.x < at


def test_a_tile_whose_places_are_all_out_of_sight_brings_them_into_view(app: App) -> None:
    match = Match(app, "human", "human", played=30, confirm="never")
    while not isinstance(match.picture.choice, PlaceChoice):
        play_by_mouse(match, Random(1))
    camera, places = match.picture.camera, list(match.picture.choice.places)
    camera.goal.zoom = camera.nearest
    camera.goal.x, camera.goal.y = places[0][0] + 40.0, 0.0
    camera.jump()
    match.picture.end_choice()
    match.picture.begin_choice(match.table.legal_actions())
    assert all(camera.will_see((x + 0.5, y + 0.5)) for x, y in places)
    pose = (camera.goal.x, camera.goal.y, camera.goal.zoom)
    match.picture.end_choice()
    match.picture.begin_choice(match.table.legal_actions())
    assert pose == (camera.goal.x, camera.goal.y, camera.goal.zoom), "who sees a place is left alone"


def test_the_wheel_zooms_at_the_pointer_and_fit_shows_all(app: App) -> None:
    match = Match(app, "human", "human", played=10)
    asked_for(match, PlaceChoice)
    camera = match.picture.camera
    at = next((x, y) for x in range(60, 600, 20) for y in range(60, 500, 20)
              if tuple(map(int, camera.to_world((x, y)))) not in match.picture.choice.places)  # type: ignore[union-attr]
    match.hands.move(at)
    before, zoom = camera.to_world(at), camera.zoom
    match.hands.wheel(1)
    match.hands.frames(1.5)
    assert camera.zoom > zoom and camera.to_world(at) == pytest.approx(before, abs=0.05)
    match.hands.press("fit")
    match.hands.frames(1.5)
    seen = camera.seen()
    assert seen.contains(match.picture.board.extent())


def test_a_double_tile_lies_on_both_its_squares() -> None:
    for rot, other in ((0, (6, 5)), (90, (5, 6)), (180, (4, 5)), (270, (5, 4))):
        tile = placed_tile(TilePlaced(0, "gc-01", (5, 5), rot))
        assert tile.squares == ((5, 5), other)
        x, y = on_board(tile, (1.5, 0.5))
        assert (x, y) == pytest.approx((other[0] + 0.5, other[1] + 0.5))
        assert corner(tile) == (min(5, other[0]), min(5, other[1]))


def test_each_seat_s_last_tile_is_marked_until_its_next(app: App) -> None:
    match = Match(app, "human", "human", "human", confirm="never")
    rng = Random(9)
    for _ in range(60):
        play_by_mouse(match, rng)
    laid = [tile.at for tile in match.table.view(0).tiles[-3:]]
    assert sorted(match.picture.shown.latest.values()) == sorted(laid)
    assert match.picture.shown == Shown.of(match.table.view(0))


def test_a_tile_stays_turned_while_the_rules_are_read(app: App) -> None:
    match = Match(app, "human", "human", played=6)
    asked_for(match, PlaceChoice)
    for _ in range(4):
        before = match.picture.choice.rot
        match.hands.key(pygame.K_e)
        if match.picture.choice.rot != before:
            break
    turned = match.picture.choice.rot
    assert turned != before
    match.hands.key(pygame.K_F1)
    match.hands.frames(0.3)
    match.hands.key(pygame.K_ESCAPE)
    match.hands.frames(0.3)
    assert match.app.stack.top is match.scene and match.picture.choice.rot == turned
