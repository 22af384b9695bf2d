"""Keys and pad look round the board as the pointer does; shared ownership is seen in both colours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client import assets
from game.client.app import App
from game.client.carcassonne.choosing import FigureChoice, PlaceChoice
from game.client.carcassonne.inspect import REST_SECONDS, facts
from game.client.match.scene import MatchScene
from game.client.menus.pause import PauseScene
from game.kernel.document import read_document
from game.session.documents import seat_document
from game.session.players import Player
from game.session.table import Terms
from tests.client.match_hands import Match

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "carcassonne"
ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


def placing(app: App, played: int = 20) -> Match:
    match = Match(app, "human", "human", played=played, confirm="never")
    for _ in range(4):
        if isinstance(match.picture.choice, PlaceChoice):
            break
        match.hands.key(pygame.K_n)
        match.hands.frames(0.3)
    assert isinstance(match.picture.choice, PlaceChoice)
    return match


def test_the_arrows_lead_from_stop_to_stop_and_each_is_told_at_once(app: App) -> None:
    match = placing(app)
    view, looking, before = match.picture.view, match.picture.looking, match.table.digest()
    assert view is not None
    match.hands.key(pygame.K_i)
    seen: dict[tuple[object, str], object] = {}
    for number in range(60):
        match.hands.key(ARROWS[number * 7 % 11 % 4])
        match.hands.frames(0.5)
        found = match.picture.inspector.found
        assert looking.at is not None and found is not None, "every stop has something to tell"
        assert match.picture.camera.seen().collidepoint(looking.at)
        seen[found.subject] = found
        at, on = found.subject
        if on:
            feature = view.feature(at, on)
            assert feature is not None and found.lines == facts(app.context.words, feature)
        else:
            assert dict(found.tiles) == view.fitting(at)
    assert any(on for _, on in seen) and any(not on for _, on in seen), "features and free places"
    assert match.table.digest() == before
    match.hands.key(pygame.K_ESCAPE)
    assert looking.at is None and match.picture.inspector.found is None and app.stack.top is match.scene


def test_accepting_a_free_place_holds_the_tile_there_and_places_nothing(app: App) -> None:
    match = placing(app)
    choice = match.picture.choice
    assert isinstance(choice, PlaceChoice)
    match.hands.key(pygame.K_i)
    match.picture.looking._go((next(iter(choice.places))[0] + 0.5, next(iter(choice.places))[1] + 0.5))
    before = match.table.digest()
    match.hands.key(pygame.K_RETURN)
    assert choice.cursor == next(iter(choice.places)) and match.table.digest() == before
    match.hands.key(pygame.K_RETURN)
    assert match.table.digest() != before


def test_accepting_where_nothing_fits_says_why_and_goes_on_looking(app: App) -> None:
    match = placing(app)
    view, choice, before = match.picture.view, match.picture.choice, match.table.digest()
    assert view is not None and isinstance(choice, PlaceChoice)
    told: list[str] = []
    match.scene.toast = told.append  # type: ignore[method-assign]
    place = next(square for square in view.free_squares if square not in choice.places)
    match.hands.key(pygame.K_i)
    for world in ((place[0] + 0.5, place[1] + 0.5), match.picture.board.spot(*figures_on(match)[0])):
        match.picture.looking._go(world)
        match.hands.key(pygame.K_RETURN)
        assert match.picture.looking.on and match.table.digest() == before
    assert app.context.words("refused-edge_mismatch") in told[0] and "B3.2" in told[0]
    assert app.context.words("refused-square_taken") in told[1]


def figures_on(match: Match) -> list[tuple[tuple[int, int], str]]:
    assert match.picture.view is not None
    return [(figure.at, figure.on) for figure in match.picture.view.figures]


def test_a_spot_that_is_looked_at_is_aimed_at_or_refused(app: App) -> None:
    match = placing(app)
    assert isinstance(match.picture.choice, PlaceChoice)
    for place in list(match.picture.choice.places):
        match.picture.choice.cursor = place
        match.hands.key(pygame.K_RETURN)
        match.hands.frames(0.3)
        if isinstance(match.picture.choice, FigureChoice):
            break
        match.hands.key(pygame.K_BACKSPACE)
        match.hands.frames(0.3)
    choice = match.picture.choice
    assert isinstance(choice, FigureChoice)
    told: list[str] = []
    match.scene.toast = told.append  # type: ignore[method-assign]
    match.hands.key(pygame.K_i)
    match.picture.looking._go(match.picture.board.spot(*figures_on(match)[0]))
    match.hands.key(pygame.K_RETURN)
    assert match.picture.looking.on and "B4" in told[0]
    match.picture.looking._go(choice.spots[0].where)
    match.hands.key(pygame.K_RETURN)
    assert not match.picture.looking.on and choice.cursor is choice.spots[0]


def test_the_pad_looks_at_the_middle_of_the_view_it_moves(app: App) -> None:
    match = placing(app)
    match.hands.send(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=20000)
    match.hands.frames(0.05)
    match.hands.send(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=0)
    goal = match.picture.camera.goal
    inside = match.picture.shown.tiles
    square = next(iter(inside))
    goal.x, goal.y = square[0] + 0.5, square[1] + 0.5
    match.picture.camera.jump()
    match.picture.looking.moved()
    match.hands.frames(REST_SECONDS + 0.2)
    found = match.picture.inspector.found
    assert match.picture.looking.shown and found is not None and found.subject[0] == inside[square].at
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert match.picture.looking.at is None and match.picture.inspector.found is None


def test_the_pad_finds_it_in_the_menu_and_the_mouse_ends_it(app: App) -> None:
    match = placing(app)
    match.hands.pad(pygame.CONTROLLER_BUTTON_START)
    top = app.stack.top
    assert isinstance(top, PauseScene)
    top.screen.set_focus(top.screen.named("inspect-look"))
    match.hands.pad(pygame.CONTROLLER_BUTTON_A)
    match.hands.frames(0.3)
    assert match.picture.looking.on
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert match.picture.looking.on
    match.hands.move((300, 300))
    match.hands.move((320, 320))
    assert not match.picture.looking.on


def shared(app: App, name: str) -> Match:
    document = read_document((SCENARIOS / name).read_bytes())
    table = seat_document(document, [Player("Jana", colour="vermilion"), Player("Petr", colour="blue")],
                          terms=Terms("never"))
    app.stack.push(MatchScene(app.context, table, lambda: None, lambda table: None))
    match = Match.joined(app)
    match.hands.frames(0.5)
    return match


@pytest.mark.parametrize("side", [40, 150])
def test_a_field_that_two_share_is_striped_in_both_colours(app: App, side: int) -> None:
    from game.client.carcassonne.fields import _tint

    inks = tuple(assets.SEAT_COLOURS[colour] for colour in ("vermilion", "blue"))
    match = shared(app, "W19-fields-joined-later.json")
    tile = match.picture.shown.tiles[1, -1]
    picture, _ = _tint(tile, "f1", side, inks)
    pixels = [picture.get_at((x, y)) for x in range(side) for y in range(side)]
    solid = [tuple(pixel)[:3] for pixel in pixels if pixel.a]
    shares = [sum(max(abs(a - b) for a, b in zip(pixel, ink, strict=True)) <= 2 for pixel in solid) / len(solid)
              for ink in inks]
    assert sum(shares) > 0.97 and min(shares) > 0.4, "each has as much of it as the other"


@pytest.mark.parametrize("device", ["keys", "pointer"])
@pytest.mark.parametrize(("name", "at", "on", "value"), [
    ("W19-fields-joined-later.json", (1, -1), "#f1", 3), ("W07-tie-pays-both.json", (0, -1), "#c1", 6)])
def test_what_two_share_names_both(open_app: Callable[..., App], name: str, at: tuple[int, int], on: str, value: int,
                                   device: str) -> None:
    match = shared(open_app((1280, 720)), name)
    view = match.picture.view
    assert view is not None
    world = match.picture.board.spot(at, on)
    if device == "keys":
        match.hands.key(pygame.K_i)
        match.picture.looking._go(world)
    else:
        match.hands.frames(0.2)
        match.hands.move(match.at(world))
    match.hands.frames(1)
    found, feature = match.picture.inspector.found, view.feature(at, on)
    assert found is not None and feature is not None and feature.value == value
    assert found.subject[1] == on and found.owners == feature.owners
    if feature.kind == "field":
        assert found.owners == (0, 1)
        match.hands.key(pygame.K_f)
        match.hands.frames(0.2)
        assert [one.owners for one in match.picture.board.fields.all if len(one.owners) > 1] == [(0, 1)]
