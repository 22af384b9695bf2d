"""A replay shows what was, whichever way one comes there: by steps, jumps, playing, with mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne import SHOWN_SETS
from game.client.carcassonne.shown import Shown
from game.client.carcassonne.table_picture import TablePicture
from game.client.host import Host
from game.client.menus.load import LoadScene
from game.client.menus.pause import PauseScene
from game.client.menus.results import ResultsScene
from game.client.replay.doors import watch
from game.client.replay.review import ReviewScene
from game.client.replay.scene import ReplayScene
from game.session.players import Player
from game.session.replay import Replay
from game.session.table import Table
from tests.client.conftest import Hands
from tests.client.match_hands import Match
from tests.session.seating import go_on, seat
from tests.session.thinking import SlowCoach

NEVER = 10**9


@lru_cache
def finished(seats: int = 2, sets: tuple[str, ...] = ("base",)) -> Table:
    table = seat(*["human"] * seats, sets=sets, confirm="never")
    table.begin()
    go_on(table, Random(5))
    return table


def coached(app: App, looks: int = 1) -> list[SlowCoach]:
    made: list[SlowCoach] = []

    def coach(game: Any) -> SlowCoach:
        made.append(SlowCoach(game, looks))
        return made[-1]

    app.context.opponents = replace(app.context.opponents, coach=coach)
    return made


def opened(app: App, table: Table, kind: type[ReplayScene] = ReplayScene, speed: str = "instant") -> Any:
    app.context.settings.speed = speed  # type: ignore[assignment]
    scene = kind(app.context, Replay.of(table), table.players)
    app.stack.push(scene)
    Hands(app).frames(0.3)
    return scene


def shown(scene: ReplayScene) -> Shown:
    assert isinstance(scene.picture, TablePicture)
    return scene.picture.shown


@pytest.mark.parametrize(("speed", "sets"), [("instant", ("base",)), ("faster", SHOWN_SETS)])
def test_stepping_to_the_end_shows_the_final_state(app: App, hands: Hands, speed: str, sets: tuple[str, ...]) -> None:
    table = finished(2, sets)
    scene = opened(app, table, speed=speed)
    scene.go(scene.course.length - 60)
    while scene.at < scene.course.length:
        hands.key(pygame.K_RIGHT)
    hands.frames(8)
    assert shown(scene) == Shown.of(table.view(0))
    assert scene.replay.digest() == table.digest() and scene.course.over
    hands.key(pygame.K_RIGHT)
    assert scene.at == scene.course.length == len(table.log.entries)


def test_so_many_steps_back_and_forward_again_change_nothing(app: App, hands: Hands) -> None:
    scene, rng = opened(app, finished(3)), Random(2)
    for _ in range(6):
        scene.go(rng.randrange(20, scene.course.length))
        before, at, lines = Shown.of(scene.replay.view(0)), scene.at, list(scene.story.lines)
        steps = rng.randrange(1, 12)
        for key in (pygame.K_LEFT, pygame.K_RIGHT):
            for _ in range(steps):
                hands.key(key)
        assert (scene.at, shown(scene), scene.story.lines) == (at, before, lines)


def test_a_jump_shows_what_steps_lead_to(app: App, hands: Hands) -> None:
    scene = opened(app, finished(2))
    seen = []
    for _ in range(40):
        hands.key(pygame.K_RIGHT)
        seen.append((scene.at, Shown.of(scene.replay.view(0)), list(scene.story.lines)))
    for at, there, lines in Random(1).sample(seen, 12):
        scene.go(at)
        assert (shown(scene), scene.story.lines) == (there, lines)


def test_it_plays_by_itself_faster_when_told_and_stops_at_the_end(app: App, hands: Hands) -> None:
    scene = opened(app, finished(2))
    hands.key(pygame.K_SPACE)
    hands.frames(4)
    slow = scene.at
    assert scene.playing and 3 <= slow <= 6
    hands.press("rate")
    hands.frames(4)
    assert scene.at - slow >= 1.7 * slow and scene.rest() < 1
    hands.key(pygame.K_SPACE)
    at = scene.at
    hands.frames(2)
    assert scene.at == at and not scene.playing
    scene.go(scene.course.length - 2)
    hands.press("play")
    hands.frames(4)
    assert scene.at == scene.course.length and not scene.playing
    hands.press("play")
    hands.frames(0.1)
    assert scene.playing and scene.at <= 1, "from the beginning again"


def test_the_bar_leads_to_any_entry_and_buttons_to_turns(app: App, hands: Hands) -> None:
    scene = opened(app, finished(2))
    line = scene.timeline
    for entry in (90, 7, scene.course.length, 0):
        hands.click((round(line.x_of(entry)), line.track.centery))
        assert abs(scene.at - entry) <= 1
    for turn in scene.course.turns[1:6]:
        hands.press("turn-forward")
        assert scene.at == turn.entry and scene.replay.turn == turn.number
    hands.press("step-forward")
    hands.press("turn-back")
    assert scene.at == scene.course.turns[5].entry, "first to where this turn began"
    hands.press("turn-back")
    assert scene.at == scene.course.turns[4].entry


def test_a_pad_does_it_all(app: App, hands: Hands) -> None:
    coached(app)
    scene = opened(app, finished(2))
    for _ in range(12):
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert scene.at == 11
    hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.at == 12
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert scene.screen.focus is not None and scene.screen.focus.name == "play"
    for _ in range(9):
        if scene.screen.focus.name == "coach":
            break
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    hands.frames(0.3)
    assert scene.advice.on and scene.advice.moves
    for _ in range(2):
        hands.pad(pygame.CONTROLLER_BUTTON_B)
    assert app.stack.top is not scene


def test_the_coach_sees_each_position_where_one_stops(app: App, hands: Hands) -> None:
    coaches = coached(app, looks=2)
    scene = opened(app, finished(2))
    hands.key(pygame.K_h)
    for _ in range(8):
        hands.key(pygame.K_RIGHT)
        hands.frames(0.4)
        seat_ = scene.replay.to_move()
        if seat_ >= 0:
            view = scene.replay.view(seat_)
            assert coaches[-1].asked[-1][0] == view
            legal = scene.replay.game.legal_actions(scene.replay.game.determinize(view, Random(0)))
            assert {move.action for move in scene.advice.moves} <= set(legal)
    hands.key(pygame.K_h)
    assert not scene.picture.marks.shown


def test_a_running_match_is_looked_at_again_and_goes_on_as_it_was(app: App) -> None:
    match = Match(app, "human", "human", played=20)
    digest, before = match.table.digest(), Shown.of(match.table.view(0))
    match.hands.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, PauseScene)
    match.hands.press("replay-title")
    scene = app.stack.top
    assert isinstance(scene, ReplayScene) and scene.course.length == len(match.table.log.entries)
    for _ in range(9):
        match.hands.key(pygame.K_RIGHT)
    match.hands.key(pygame.K_ESCAPE)
    assert app.stack.top is match.scene
    match.hands.frames(0.3)
    assert match.table.digest() == digest and match.picture.shown == before
    assert match.picture.choice is not None or match.table.unconfirmed is not None


def test_results_and_saves_lead_to_replay_and_review(app: App, hands: Hands) -> None:
    coached(app)
    app.context.settings.speed = "instant"
    host = Host(app.context)
    app.stack.push(host.title())
    table = seat("human", "human", confirm="never")
    table.players = [Player(player.name, colour=colour) for player, colour in zip(table.players, ("blue", "pink"))]
    table.begin()
    go_on(table, Random(5))
    host.sit_down(table, host._keep(table))
    hands.frames(2.5)
    assert isinstance(app.stack.top, ResultsScene)
    for name, kind in (("replay-title", ReplayScene), ("review-title", ReviewScene)):
        hands.press(name)
        hands.frames(0.3)
        assert type(app.stack.top) is kind
        hands.key(pygame.K_ESCAPE)
        assert isinstance(app.stack.top, ResultsScene)
    host.leave()
    hands.frames(0.3)
    app.stack.push(LoadScene(app.context, host.saves, host.go_on, host.delete, host.watch))
    hands.frames(0.3)
    hands.press("watch-0")
    scene = app.stack.top
    assert isinstance(scene, ReplayScene) and scene.course.over
    scene.go(scene.course.length)
    assert scene.replay.digest() == table.digest()
    hands.press("review")
    assert isinstance(app.stack.top, ReviewScene)
    hands.press("leave")
    assert isinstance(app.stack.top, LoadScene)
    host.put_away()


def judged(app: App, hands: Hands, seats: int = 2) -> ReviewScene:
    coached(app)
    scene: ReviewScene = opened(app, finished(seats), ReviewScene)
    for _ in range(5):
        hands.frames()
    assert 0 < scene.review.progress < 1
    while len(scene.review.verdicts) < len(scene.review.decisions) - 1:
        scene.review.step()
    hands.frames(0.2)
    assert scene.review.finished
    return scene


def test_a_turning_point_leads_to_its_position_with_both_moves_on_the_board(app: App, hands: Hands) -> None:
    scene = judged(app, hands)
    turning = scene.review.turning_points()
    for number in (0, 1):
        hands.press(f"point-{number + 1}")
        assert scene.at == turning[number].decision.entry and scene.here is turning[number]
        marks = scene.picture.marks.shown
        assert [mark.kind for mark in marks] == ["played", "better"]
        assert marks[0].actions == turning[number].decision.done
        assert marks[1].actions == turning[number].better.actions
        assert len(scene.rows[number].reasons()) == 3
    line = scene.timeline
    x, y = line._place_of(turning[2], line._span(scene.review.curve()))
    hands.click((round(x) + 2, round(y) - 1))
    assert scene.at == turning[2].decision.entry


def test_a_review_waits_for_nobody_and_can_be_stopped(app: App, hands: Hands) -> None:
    coaches = coached(app, looks=NEVER)
    scene = opened(app, finished(2), ReviewScene)
    hands.frames(1)
    for _ in range(5):
        hands.key(pygame.K_LEFT)
    assert scene.at == scene.course.length - 5 and not scene.review.finished
    hands.press("halt")
    assert coaches[-1].cancelled == 1
    asked = len(coaches[-1].asked)
    hands.frames(1)
    assert len(coaches[-1].asked) == asked and scene.rest() > 0.3
    hands.press("halt")
    hands.frames(0.2)
    assert len(coaches[-1].asked) == asked + 1
    hands.key(pygame.K_ESCAPE)
    assert app.stack.top is not scene and coaches[-1].cancelled == 2


def test_a_review_that_is_opened_again_goes_on_where_it_was(app: App, hands: Hands) -> None:
    coaches = coached(app)
    scene = opened(app, finished(2), ReviewScene)
    hands.frames(0.5)
    hands.press("halt")
    known = len(scene.review.verdicts)
    hands.key(pygame.K_ESCAPE)
    again = opened(app, finished(2), ReviewScene)
    assert known and len(again.review.verdicts) >= known and len({id(view) for view, _ in coaches[1].asked}) >= known
    other = opened(app, finished(3), ReviewScene)
    assert other.review is not again.review


def test_coach_and_review_never_ask_at_the_same_time(app: App, hands: Hands) -> None:
    coaches = coached(app, looks=3)
    scene = opened(app, finished(2), ReviewScene)
    advising, reviewing = coaches
    for number in range(60):
        hands.frames()
        if number % 7 == 0:
            hands.key(pygame.K_h)
        if number % 5 == 0:
            hands.key(pygame.K_LEFT)
        assert not (advising._left and reviewing._left)
    assert scene.review.verdicts


@pytest.mark.parametrize(("size", "scale", "language"), [
    ((1280, 720), 1.0, "de"), ((1280, 720), 1.3, "en"), ((1280, 720), 1.3, "cs"), ((1280, 720), 1.3, "de"),
    ((1920, 1080), 1.3, "de"), ((1920, 1080), 2.0, "cs")])
def test_everything_fits(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    for seats in (2, 6):
        app = open_app(size, language, scale)
        hands = Hands(app)
        scene = judged(app, hands, seats)
        assert scene.screen.overflows() == []
        scene.rows[0].activate()
        hands.frames(0.2)
        assert scene.screen.overflows() == []
        hands.key(pygame.K_h)
        hands.frames(0.3)
        assert scene.screen.overflows() == []
        watching = opened(app, finished(seats))
        assert watching.screen.overflows() == []




def test_the_position_shown_is_copied_not_the_one_of_the_match(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.kernel.document import read_document
    from game.scenario import play_document
    from tests.client.match_hands import play
    from tests.session.seating import seat

    held: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    table = seat("human", "human")
    table.begin()
    play(table, 12)
    watch(app.context, table)
    hands = Hands(app)
    hands.frames(0.3)
    for _ in range(5):
        hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_c, pygame.KMOD_LCTRL)
    scene = app.stack.top
    run = play_document(read_document(held[-1].encode()))
    assert isinstance(scene, ReplayScene) and run.game.digest(run.state) == scene.replay.digest() != table.digest()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.3)])
def test_directions_alone_lead_to_everything(open_app: Callable[..., App], size: tuple[int, int],
                                             scale: float) -> None:
    app = open_app(size, "en", scale)
    hands = Hands(app)
    scene = judged(app, hands)
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    screen, seen = scene.screen, set()
    waiting = [screen.focus]
    while waiting:
        start = waiting.pop()
        assert start is not None
        if start.name in seen:
            continue
        seen.add(start.name)
        for button in (pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN,
                       pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT):
            screen.set_focus(start)
            hands.pad(button)
            waiting.append(screen.focus)
    assert {"timeline", "play", "coach", "rate", "point-1", "point-2", "leave", "fit"} <= seen
