"""The clock at the table: seen, counted while one decides, and gentle at its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne.choosing import FigureChoice, PlaceChoice
from game.client.menus.clock import ClockScene, clock_face
from game.session.clock import GRACE, Pace
from tests.client.match_hands import Match
from tests.client.menu_words import SIZES


class Watch:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def timed(match: Match, minutes: int = 1) -> Watch:
    watch = Watch()
    match.table.clock._now = watch
    match.table.clock.run(None)
    match.table.clock.pace = Pace(minutes, 0)
    match.table.clock._used = [0.0] * len(match.table.players)
    match.scene.rebuild()
    match.hands.frames(0.1)
    return watch


@pytest.mark.parametrize(("seconds", "face"), [(0, "0:00"), (0.4, "0:01"), (61, "1:01"), (3725, "1:02:05"),
                                               (-5, "−0:05"), (-0.5, "0:00")])
def test_a_clock_is_read_as_clocks_are(seconds: float, face: str) -> None:
    assert clock_face(seconds) == face


def test_time_runs_for_who_decides_and_stands_still_under_the_menu(app: App) -> None:
    match = Match(app, "human", "human", played=4)
    watch, mover = timed(match), match.scene.mover
    watch.seconds += 10
    match.hands.frames()
    assert match.scene.timing.face(mover) == ("0:50", True)
    assert match.scene.timing.face(1 - mover) == ("1:00", True)
    match.hands.press("menu")
    watch.seconds += 30
    match.hands.press("pause-resume")
    match.hands.frames(0.3)
    assert match.scene.timing.face(mover) == ("0:50", True)


def test_without_a_clock_time_is_counted_and_not_shown(app: App) -> None:
    match = Match(app, "human", "human", played=4)
    watch = timed(match, 0)
    watch.seconds += 10
    match.hands.frames()
    assert match.scene.timing.face(match.scene.mover) is None
    assert match.table.clock.used(match.scene.mover) == 10
    assert app.rest() > 1, "nothing has to be drawn for it"


def test_the_end_of_time_is_told_once_and_the_game_goes_on(app: App) -> None:
    match = Match(app, "human", "human", played=4, confirm="always")
    while not isinstance(match.picture.choice, PlaceChoice):
        match.hands.press("main")
    watch, mover = timed(match), match.scene.mover
    told: list[str] = []
    match.scene.toast = told.append  # type: ignore[method-assign]
    watch.seconds += 61
    match.hands.frames(0.2)
    assert len(told) == 1 and match.scene.name(mover) in told[0] and str(GRACE) in told[0]
    watch.seconds += 500
    match.hands.frames(0.2)
    assert isinstance(match.picture.choice, PlaceChoice), "a tile that must be placed is waited for"
    entries = len(match.table.log.entries)
    x, y = next(iter(match.picture.choice.places))
    match.hands.click(match.at((x + 0.5, y + 0.5)))
    match.hands.frames(0.3)
    assert not isinstance(match.picture.choice, FigureChoice), "what is optional is declined"
    assert match.table.active != mover and len(match.table.log.entries) > entries
    assert len(told) == 1


def test_within_the_grace_a_figure_may_still_be_placed(app: App) -> None:
    match = Match(app, "human", "human", played=0)
    watch = timed(match)
    assert isinstance(match.picture.choice, PlaceChoice)
    watch.seconds += 62
    match.hands.frames(0.2)
    x, y = next(iter(match.picture.choice.places))
    match.hands.click(match.at((x + 0.5, y + 0.5)))
    match.hands.frames(0.3)
    assert isinstance(match.picture.choice, FigureChoice)


def test_a_clock_is_agreed_on_in_the_middle_of_a_match_and_seen_at_once(app: App) -> None:
    match = Match(app, "human", "human", played=10)
    watch, mover = timed(match, 0), match.scene.mover
    watch.seconds += 500
    match.hands.frames()
    match.hands.press("menu")
    match.hands.press("newgame-clock")
    match.hands.frames(0.3)
    scene = app.stack.top
    assert isinstance(scene, ClockScene) and scene.screen.overflows() == []
    scene.screen.set_focus(scene.screen.named("minutes"))
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    match.hands.frames()
    match.hands.press("done")
    match.hands.frames(0.3)
    assert match.table.clock.pace == Pace(5, 0) and match.scene.timing.face(mover) == ("5:00", False)


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    match = Match(app, *["human"] * 6, played=40, options={"abbot": True})
    timed(match, 60)
    assert match.scene.screen.overflows() == []
