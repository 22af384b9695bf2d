"""What moves ends where it must, whether it is played, skipped or chopped into odd frames."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.client.stage import tween as tweens
from game.client.stage.camera import Camera
from game.client.stage.director import Act, Acts, Director
from game.client.stage.layers import BoardLayer
from game.client.stage.sprite import Sprite
from game.client.stage.toys import Drop
from game.client.stage.tween import Animation, Call, Delay, Par, Run, Seq, Tween, staggered


@dataclass
class Thing:
    x: float = 0.0
    y: float = 0.0
    lift: float = 0.0
    angle: float = 0.0


EASINGS = [tweens.linear, tweens.ease_in, tweens.ease_out, tweens.ease_in_out, tweens.overshoot, tweens.bounce]


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_leads_from_nought_to_one(ease: Callable[[float], float]) -> None:
    assert ease(0) == pytest.approx(0, abs=1e-9)
    assert ease(1) == pytest.approx(1)


@given(st.lists(st.floats(0.001, 0.2), min_size=60, max_size=80))
def test_however_time_is_cut_a_sequence_takes_as_long_as_its_parts(frames: list[float]) -> None:
    thing = Thing()
    whole = Seq(Tween(thing, 0.3, x=5), Delay(0.2), Par(Tween(thing, 0.1, x=1), Tween(thing, 0.4, y=2)))
    time = 0.0
    for frame in [*frames, 1.0]:
        over = whole.advance(frame)
        time += frame
        assert whole.done == (time >= 0.9 - 1e-9) or abs(time - 0.9) < 1e-6
        if whole.done:
            assert over == pytest.approx(time - 0.9, abs=1e-6)
            break
    assert (thing.x, thing.y) == (1, 2)


def test_a_tween_starts_from_where_its_target_is_when_its_turn_comes() -> None:
    thing = Thing()
    path = Seq(Tween(thing, 1, tweens.linear, x=10), Tween(thing, 1, tweens.linear, x=0))
    path.advance(1.5)
    assert thing.x == pytest.approx(5)


def test_finishing_ends_as_playing_does() -> None:
    def build(thing: Thing, log: list[str]) -> Animation:
        return Seq(staggered((Tween(thing, 0.2, x=n) for n in (1, 2, 3)), 0.1), Call(lambda: log.append("call")),
                   Run(lambda t: setattr(thing, "y", t), 0.5))

    played, skipped = Thing(), Thing()
    logs: tuple[list[str], list[str]] = ([], [])
    animation = build(played, logs[0])
    for _ in range(200):
        animation.advance(1 / 60)
    build(skipped, logs[1]).finish()
    assert played == skipped
    assert logs[0] == logs[1] == ["call"]


@dataclass(frozen=True)
class Moved:
    to: float


ACTS = Acts()


@ACTS.on(Moved)
def move(stage: Thing, event: Moved) -> Act:
    yield Tween(stage, 0.5, x=event.to)
    stage.y += 1
    yield 0.25


def directed(**how: object) -> Director:
    director = Director(Thing(), ACTS)
    for name, value in how.items():
        setattr(director, name, value)
    director.play([Moved(3), "an event that shows nothing", Moved(-2)])
    return director


def test_the_director_plays_events_in_order_and_is_idle_when_all_are_shown() -> None:
    director = directed()
    director.update(0.6)
    assert director.stage.x == 3 and not director.idle
    for _ in range(120):
        director.update(1 / 60)
    assert director.idle and (director.stage.x, director.stage.y) == (-2, 2)


@pytest.mark.parametrize("played", [0.0, 0.1, 0.6, 0.8])
def test_skipping_leads_to_the_same_picture_from_any_moment(played: float) -> None:
    director = directed()
    director.update(played)
    director.skip()
    assert director.idle and (director.stage.x, director.stage.y) == (-2, 2)


def test_speed_shortens_everything_and_infinite_speed_takes_no_time() -> None:
    fast = directed(speed=2.0)
    fast.update(0.751)
    assert fast.idle
    assert directed(speed=float("inf")).idle


def test_who_wants_no_motion_still_gets_the_pauses() -> None:
    director = directed(still=True)
    director.update(0.0)
    assert director.stage.x == 3 and not director.idle
    director.update(0.5)
    assert director.idle


def test_dropping_forgets_what_was_to_be_shown() -> None:
    director = directed()
    director.update(0.1)
    director.drop()
    director.update(5)
    assert director.idle and director.stage.y == 0


def test_a_dropped_figure_ends_upright_on_the_ground() -> None:
    for seed in range(5):
        sprite = Sprite(pygame.Surface((8, 8)))
        drop = Drop(sprite, rng=random.Random(seed))
        time = 0.0
        while not drop.done:
            drop.advance(1 / 60)
            time += 1 / 60
        assert (sprite.lift, sprite.angle) == (0, 0)
        assert 0.2 < time < 1.2


@given(st.tuples(st.integers(0, 800), st.integers(0, 600)), st.lists(st.floats(0.5, 2), max_size=8))
def test_what_lies_under_the_pointer_stays_there_while_zooming(point: tuple[int, int], factors: list[float]) -> None:
    camera = Camera(pygame.Rect(0, 0, 800, 600))
    anchor = camera.to_world(point)
    for factor in factors:
        camera.zoom_at(point, factor)
        for _ in range(3):
            camera.update(1 / 60)
            assert camera.to_screen(anchor) == pytest.approx(point, abs=0.01)
    camera.jump()
    assert camera.to_screen(anchor) == pytest.approx(point, abs=0.01)


def test_fitting_shows_all_of_it_and_the_camera_comes_to_rest() -> None:
    camera = Camera(pygame.Rect(100, 50, 800, 600))
    world = pygame.FRect(-3, -7, 12, 9)
    camera.fit(world)
    for _ in range(200):
        camera.update(1 / 60)
    assert not camera.moving
    assert camera.seen().contains(world)


def test_panning_inside_the_margin_paints_nothing_anew() -> None:
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    painted = []
    layer = BoardLayer(lambda surface, camera: painted.append(surface.get_size()))
    camera, surface = Camera(pygame.Rect(0, 0, 400, 300), 50.0), pygame.Surface((400, 300))
    for _ in range(20):
        layer.draw(surface, camera)
        camera.pan((4, 2))
    assert len(painted) == 1
    camera.pan((100, 0))
    layer.draw(surface, camera)
    assert len(painted) == 2


def test_the_board_under_a_moved_camera_looks_as_if_painted_there() -> None:
    pygame.display.init()
    pygame.display.set_mode((400, 300))

    def paint(surface: pygame.Surface, camera: Camera) -> None:
        surface.fill((10, 10, 10))
        for square in range(-6, 7):
            x, y = camera.to_screen((square, square / 2))
            pygame.draw.rect(surface, (200, 10 * square % 255, 90), (round(x), round(y), 30, 20))

    camera, moved, fresh = Camera(pygame.Rect(0, 0, 400, 300), 50.0), pygame.Surface((400, 300)), None
    layer = BoardLayer(paint)
    layer.draw(moved, camera)
    camera.pan((37, -21))
    layer.draw(moved, camera)
    fresh = pygame.Surface((400, 300))
    paint(fresh, camera)
    assert pygame.image.tobytes(moved, "RGB") == pygame.image.tobytes(fresh, "RGB")
