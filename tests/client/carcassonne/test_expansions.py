"""Dragon, fairy, flyer and castles in the window: chosen by hand, shown in motion, and as a view alone draws them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.carcassonne.actions import Draw, Pass, PlaceTile
from game.carcassonne.expansions.flying_machines import FigureLaunched, Fly
from game.carcassonne.expansions.german_castles import PickCastle
from game.carcassonne.expansions.princess_dragon.dragon import MoveDragon
from game.client.app import App
from game.client.carcassonne import SHOWN_SETS
from game.client.carcassonne.castles import CastlesScene, castle_facts, castle_name
from game.client.carcassonne.choosing import DragonChoice, DrawChoice, FigureChoice, PickChoice
from game.client.carcassonne.flyer import bent_end
from game.client.carcassonne.shown import Shown, halves
from game.client.replay.scene import ReplayScene
from game.client.words import LANGUAGES
from game.session.players import HUMAN, Player
from game.session.replay import Replay
from game.session.table import Table, Terms
from tests.client.carcassonne.test_table_picture import drawn
from tests.client.conftest import Hands
from tests.client.match_hands import Match, play, play_by_keys, play_by_mouse, play_by_pad
from tests.session.seating import hire_for, seat

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "carcassonne"
PICKED = {"castle_setup": "pick", "fairy_rule": "square", "dragon_timing": "after_scoring", "castle_bonus": "majority"}
KEYS = {(0, -1): pygame.K_UP, (1, 0): pygame.K_RIGHT, (0, 1): pygame.K_DOWN, (-1, 0): pygame.K_LEFT}


def opened(app: App, position: dict[str, Any], sets: tuple[str, ...], **options: Any) -> Match:
    """Two people before a position."""
    from game.catalogue import new_game

    game = new_game("carcassonne", ("red", "blue"), ("base", *sets), options)
    players = [Player("Red", HUMAN), Player("Blue", HUMAN)]
    table = Table(game, players, seed=1, hire=hire_for(game), terms=Terms("never"), position=position)
    return Match(app, table=table, confirm="never")


def scenario(example: str) -> dict[str, Any]:
    """The first document of an example of the rules."""
    found: dict[str, Any] = json.loads(min(SCENARIOS.glob(f"{example}-*.json")).read_text("utf-8"))
    return found


@pytest.mark.parametrize(("still", "options", "seats"), [(False, {"abbot": True}, 2), (True, PICKED, 3)])
def test_what_is_played_ends_as_it_is_drawn_from_the_view(
        app: App, still: bool, options: dict[str, Any], seats: int) -> None:
    app.context.settings.reduced_motion = still
    app.apply_settings(write=False)
    match = Match(app, *["human"] * seats, speed="faster", confirm="always" if still else "never", sets=SHOWN_SETS,
                  options=options, seed=5)
    rng, looked, kinds = Random(8), 0, set()
    for _ in range(5000):
        over = match.table.over
        choice = match.picture.choice
        waits = match.scene.director.idle and (choice is not None or match.table.unconfirmed is not None or over)
        if waits and (rng.random() < 0.04 or type(choice) not in kinds or over):
            kinds.add(type(choice))
            played = drawn(match)
            assert match.picture.shown == Shown.of(match.table.view(0))
            match.picture.show(match.table.view(0))
            match.scene._ask = True
            assert drawn(match) == played
            looked += 1
        if over:
            break
        play_by_mouse(match, rng)
    assert match.table.over and looked > 8 and {DragonChoice, FigureChoice, DrawChoice} <= kinds
    assert (PickChoice in kinds) == (options is PICKED)


def test_whatever_moves_can_be_skipped_at_any_moment(app: App) -> None:
    match = Match(app, "human", "human", speed="slow", confirm="never", sets=SHOWN_SETS, options=PICKED, seed=3)
    rng = Random(4)
    for _ in range(260):
        if match.table.over:
            break
        play_by_mouse(match, rng)
        match.hands.frames(rng.random() * 0.7)
        match.scene.hurry()
        assert match.picture.shown == Shown.of(match.table.view(0))
        assert not match.picture.stage.sprites.crowd and not match.picture.stage.lights.crowd
        match.hands.frames()


# ---- castles ----


def test_the_six_castles_look_alike_until_they_are_turned(app: App) -> None:
    match = Match(app, "human", "human", confirm="never", sets=("base", "german_castles"), options=PICKED)
    match.hands.move((2, 2))
    app.draw()
    rects = match.picture.castle_table.rects()
    pictures = {pygame.image.tobytes(app.window.subsurface(rect), "RGB") for rect in rects.values()}
    assert len(rects) == 6 and len(pictures) == 1
    match.hands.click(rects["gc-04"].center)
    match.hands.frames(1)
    assert match.picture.shown.castles == [(), ()] and match.table.log.actions == [PickCastle("gc-04")]
    match.hands.click(rects["gc-04"].center)
    assert app.context.words("refused-castle_taken") in match.scene.screen._toast


@pytest.mark.parametrize("way", [play_by_mouse, play_by_keys, play_by_pad])
def test_castles_are_picked_with_each_device_alone(app: App, way: Callable[[Match, Random], None]) -> None:
    match = Match(app, "human", "human", "human", sets=("base", "german_castles"), options=PICKED)
    rng = Random(2)
    for _ in range(60):
        if not match.picture.shown.picking:
            break
        way(match, rng)
    held = match.picture.shown.castles
    assert all(held) and held == [match.table.view(0).hand(seat) for seat in range(3)]


def castles_in_hand(app: App) -> Match:
    """A board with room, a castle in the hand of the seat to move."""
    tiles = [{"tile": "base-04", "at": [0, 0], "rot": 0}, {"tile": "base-27", "at": [1, 0], "rot": 90},
             {"tile": "base-27", "at": [-1, 0], "rot": 90}, {"tile": "base-05", "at": [0, -1], "rot": 180}]
    return opened(app, {"tiles": tiles, "hand": {"red": ["gc-01", "gc-05"]}, "bag": {"base-01": 3}},
                  ("german_castles",))


def test_a_castle_is_dragged_as_one_piece_and_turned_on_the_way(app: App) -> None:
    match = castles_in_hand(app)
    choice, hands = match.picture.choice, match.hands
    assert isinstance(choice, DrawChoice) and choice.draw == Draw() and set(choice.castles) == {"gc-01", "gc-05"}
    app.draw()
    tile, place = hands.widget("hand")._kinds[0]  # type: ignore[attr-defined]
    square = next(iter(choice.castles[tile].squares))
    hands.send(pygame.MOUSEBUTTONDOWN, pos=place.center, button=1, clicks=1)
    hands.move((place.centerx - 40, place.centery - 60))
    assert match.picture.asking.carried == "tile" and choice.held is choice.castles[tile]
    hands.move(match.at((square[0] + 40.5, square[1] + 40.5)))
    away, turns = match.picture.camera.goal, set()
    for _ in range(4):
        turns.add(choice.held.rot_at(None))
        hands.wheel(-1)
    assert len(turns) == 4 and match.picture.camera.goal == away, "off the land the wheel turns it too"
    at = match.at((square[0] + 0.5, square[1] + 0.5))
    hands.move(at)
    seen = set()
    for _ in range(12):
        cursor = choice.held.cursor
        assert cursor is not None
        rot = choice.held.rot_at(cursor)
        assert rot in choice.held.places[cursor] and square in halves(cursor, rot), "under the pointer, and legal"
        seen.add((cursor, rot))
        hands.wheel(-1)
    assert seen == set(choice.held._covering(square)), "every way to lie there is reached"
    cursor, rot = choice.held.cursor, choice.held.rot_at(choice.held.cursor)
    hands.send(pygame.MOUSEBUTTONUP, pos=at, button=1, clicks=1)
    assert match.table.log.actions[-1] == PlaceTile(tile, cursor, rot)
    assert len(match.picture.shown.tiles) == 6 and match.picture.shown.castles[0] == ("gc-05",)


def test_a_castle_is_turned_even_to_where_it_would_touch_another(app: App) -> None:
    tiles = [{"tile": "gc-01", "at": [0, 0], "rot": 0}, {"tile": "base-01", "at": [2, 0], "rot": 0}]
    match = opened(app, {"tiles": tiles, "hand": {"red": ["gc-05"]}, "draw": ["base-29"]}, ("german_castles",))
    app.draw()
    match.hands.click(match.hands.widget("hand")._kinds[0][1].center)  # type: ignore[attr-defined]
    said = set()
    for _ in range(4):
        at = match.at((2.5, -0.5))
        match.hands.click(at)
        said.add(match.scene.screen._toast.split(" (")[0])
        match.hands.click(match.at((9.5, 9.5)), button=3)
    assert app.context.words("refused-castles_touch") in said


def test_a_castle_is_placed_with_the_keys_and_put_back_with_escape(app: App) -> None:
    match = castles_in_hand(app)
    hands, choice = match.hands, match.picture.choice
    assert isinstance(choice, DrawChoice)
    hands.key(pygame.K_TAB)
    assert choice.held is not None
    hands.key(pygame.K_ESCAPE)
    assert choice.held is None and match.picture.choice is choice
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    assert choice.held is not None and choice.held.tile == "gc-05"
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_e)
    square = choice.held.cursor
    hands.key(pygame.K_RETURN)
    assert isinstance(match.table.log.actions[-1], PlaceTile) and match.table.log.actions[-1].at == square


def test_a_castle_is_placed_with_a_pad(app: App) -> None:
    match = castles_in_hand(app)
    hands = match.hands
    for button in (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
                   pygame.CONTROLLER_BUTTON_A):
        hands.pad(button)
    assert isinstance(match.table.log.actions[-1], PlaceTile) and match.table.log.actions[-1].tile == "gc-01"


def test_drawing_is_one_press_as_ever(app: App) -> None:
    match = castles_in_hand(app)
    match.hands.press("main")
    match.hands.frames(0.5)
    assert match.table.log.actions[0] == Draw()
    assert match.table.unconfirmed is None and match.table.view(0).drawn is not None, "the tile is in the hand at once"


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_castles_tell_their_name_and_story(open_app: Callable[..., App], language: str, size: tuple[int, int]) -> None:
    app = open_app(size, language)
    match = castles_in_hand(app)
    match.picture.show_castles("gc-04")
    match.hands.frames(0.5)
    scene = app.stack.top
    assert isinstance(scene, CastlesScene) and scene.order[0] == "gc-04" and scene.screen.overflows() == []
    texts = {getattr(widget, "text", "") for widget in scene.screen.widgets()}
    for tile, facts in castle_facts().items():
        assert {castle_name(tile, language), facts["text"][language], facts["region"][language]} <= texts
    match.hands.key(pygame.K_ESCAPE)
    assert app.stack.top is match.scene


def test_each_step_of_a_replay_shows_what_its_view_shows(app: App) -> None:
    table = seat("human", "human", "human", sets=("base", "german_castles"), options=PICKED, confirm="never")
    table.begin()
    play(table, 12)
    app.context.settings.speed = "instant"
    scene = ReplayScene(app.context, Replay.of(table), table.players)
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(0.3)
    turned = 0
    for _ in range(len(scene.replay)):
        scene.step(1)
        hands.frames(0.05)
        shown = scene.picture.board.shown  # type: ignore[attr-defined]
        assert shown == Shown.of(scene.replay.view(0))
        turned = max(turned, sum(castle.tile is not None for castle in shown.picking))
    assert turned > 1, "one after the other is turned over"


# ---- the dragon ----


def dragon_waits(app: App) -> Match:
    match = opened(app, scenario("W51")["position"], ("princess_dragon", "german_castles"))
    match.scene.submit(PlaceTile("pd-07", (-1, -1), 0))
    match.hands.frames(0.2)
    match.scene.submit(Pass())
    match.hands.frames(0.2)
    assert isinstance(match.picture.choice, DragonChoice)
    return match


def test_the_dragon_waits_among_glowing_squares_and_goes_where_a_click_says(app: App) -> None:
    match = dragon_waits(app)
    choice = match.picture.choice
    assert isinstance(choice, DragonChoice)
    assert set(choice.squares) == {(-1, 1), (0, 0), (1, 1)} and match.picture.asking.glowing
    match.hands.click(match.at((0.5, 0.5)))
    assert match.table.log.actions[-1] == MoveDragon("N")
    assert match.picture.shown.dragon is not None and match.picture.shown.dragon.at == (0, 0)


def test_arrows_lead_the_dragon_and_what_it_may_not_do_is_explained(app: App) -> None:
    match = dragon_waits(app)
    match.hands.click(match.at((0.5, 2.5)))
    assert app.context.words("refused-dragon_needs_a_tile") in match.scene.screen._toast
    match.hands.click(match.at((1.5, 0.5)))
    assert app.context.words("refused-no_such_direction") in match.scene.screen._toast
    match.hands.key(KEYS[0, 1])
    assert app.context.words("refused-dragon_needs_a_tile") in match.scene.screen._toast
    match.hands.key(KEYS[1, 0])
    match.hands.key(pygame.K_RETURN)
    assert MoveDragon("E") in match.table.log.actions


def test_who_may_not_decline_is_told_so(app: App) -> None:
    match = dragon_waits(app)
    match.hands.key(pygame.K_n)
    assert app.context.words("refused-dragon_must_move") in match.scene.screen._toast
    assert isinstance(match.picture.choice, DragonChoice)


def test_waiting_comes_to_rest(app: App) -> None:
    """The squares glow for a while; then nothing moves, and nothing is drawn."""
    match = dragon_waits(app)
    assert app.rest() == 0
    match.hands.frames(7)
    assert app.rest() > 0.1
    app.context.settings.reduced_motion = True
    app.apply_settings(write=False)
    match = dragon_waits(app)
    match.hands.frames(0.3)
    assert app.rest() > 0.1, "who wants no motion sees none"


def test_smoke_comes_to_rest_where_a_view_alone_draws_it(app: App) -> None:
    tiles = [{"tile": "base-04", "at": [0, 0], "rot": 0}, {"tile": "pd-28", "at": [0, 1], "rot": 0}]
    match = opened(app, {"tiles": tiles, "draw": ["base-29", "base-31", "base-01"]}, ("princess_dragon",))
    assert match.picture.creatures.smoking and app.rest() == 0
    match.hands.frames(1.3)
    played = drawn(match)
    match.picture.show(match.table.view(0))
    match.scene._ask = True
    assert drawn(match) == played


# ---- the flyer ----


def flight(app: App, roll: int) -> Match:
    match = opened(app, scenario("W53")["position"] | {"rolls": [roll]}, ("flying_machines", "german_castles"))
    match.scene.submit(PlaceTile("fm-08", (0, 0), 0))
    match.hands.frames(0.2)
    return match


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_bent_diagonal_over_a_castle_is_explained(open_app: Callable[..., App], language: str) -> None:
    app = open_app((960, 540), language)
    match = flight(app, 1)
    match.scene.submit(Fly("follower"))
    match.hands.frames(0.5)
    assert match.picture.shown.airborne is not None
    before = match.table.digest()
    spot = next(spot for spot in match.picture.shown.tiles if spot == (-3, -2))
    match.hands.click(match.at(match.picture.board.spot(spot, "#c1")))
    words = app.context.words
    assert words("refused-flight_keeps_line") in match.scene.screen._toast and "GC19" in match.scene.screen._toast
    assert match.table.digest() == before


@pytest.mark.parametrize(("roll", "bent"), [(1, None), (2, (-3, -2)), (3, (-4, -3))])
def test_only_a_flight_that_could_be_thought_to_bend_is_explained(
        app: App, roll: int, bent: tuple[int, int] | None) -> None:
    match = flight(app, roll)
    path = tuple((-n, -n) for n in range(1, roll + 1))
    assert bent_end(match.picture.stage, FigureLaunched(0, "follower", (0, 0), path, roll)) == bent


def test_before_the_flight_is_confirmed_the_figure_sits_in_its_machine_and_may_climb_out(app: App) -> None:
    match = flight(app, 1)
    app.context.settings.confirm = match.table.terms.confirm = "always"
    match.scene.submit(Fly("follower"))
    match.hands.frames(0.5)
    assert match.table.unconfirmed == 0 and match.picture.shown == Shown.of(match.table.view(0))
    assert match.picture.shown.airborne is not None and match.picture.shown.airborne.waits
    match.hands.press("undo")
    match.hands.frames(0.5)
    assert match.picture.shown.airborne is None and match.picture.shown.supply[0]["follower"] == 7
    match.scene.submit(Fly("follower"))
    match.hands.frames(0.5)
    match.hands.press("main")
    match.hands.frames(0.5)
    assert match.picture.shown.airborne is not None and not match.picture.shown.airborne.waits
    assert match.picture.shown == Shown.of(match.table.view(0))


def test_a_flight_lands_where_it_is_clicked(app: App) -> None:
    match = flight(app, 1)
    choice = match.picture.choice
    assert isinstance(choice, FigureChoice)
    start = next(spot for spot in choice.spots if spot.deed == "fly")
    match.hands.click(match.at(start.pad))
    match.hands.frames(0.5)
    landing = match.picture.choice
    assert isinstance(landing, FigureChoice) and {spot.deed for spot in landing.spots} == {"land"}
    spot = next(spot for spot in landing.spots if spot.on == "#k1")
    match.hands.click(match.at(spot.pad))
    match.hands.frames(0.5)
    assert [(one.seat, one.on) for one in match.picture.shown.figures] == [(0, "#k1")]
    assert match.picture.shown == Shown.of(match.table.view(0))


def test_a_flight_that_fails_costs_no_figure(app: App) -> None:
    match = flight(app, 3)
    match.scene.submit(Fly("follower"))
    match.hands.frames(0.5)
    assert match.picture.shown.supply[0]["follower"] == 7 and match.picture.shown.airborne is None
