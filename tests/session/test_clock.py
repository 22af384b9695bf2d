"""The clock counts for whom all wait, keeps what it counted, and ends gently."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.session.clock import GRACE, NO_CLOCK, Clock, Pace, Times
from game.session.shelf import Shelf, standing_of
from tests.session.seating import choose, finish_turn, seat


class Watch:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_only_the_seat_that_is_waited_for_uses_time(watch: Watch) -> None:
    clock = Clock(3, NO_CLOCK, watch)
    for who, seconds in ((0, 5.0), (None, 60.0), (2, 3.0), (0, 2.0)):
        clock.run(who, 1)
        watch.seconds += seconds
    assert [clock.used(one) for one in range(3)] == [7.0, 0.0, 3.0]
    assert clock.left(0) is None and not clock.late(0)


def test_looking_often_counts_nothing_twice(watch: Watch) -> None:
    clock = Clock(2, NO_CLOCK, watch)
    for _ in range(600):
        clock.run(1, 4)
        watch.seconds += 1 / 60
        clock.times()
    assert clock.used(1) == pytest.approx(10.0)


def test_each_finished_turn_adds_the_increment(watch: Watch) -> None:
    clock = Clock(2, Pace(1, 10), watch)
    clock.run(0, 1)
    watch.seconds += 25
    clock.turn_ended(0)
    assert (clock.left(0), clock.left(1)) == (45, 60)


def test_out_of_time_a_turn_has_its_grace_before_anything_is_declined(watch: Watch) -> None:
    clock = Clock(2, Pace(1, 0), watch)
    clock.run(0, 1)
    watch.seconds += 59
    assert not clock.late(0)
    watch.seconds += GRACE
    assert clock.left(0) == 1 - GRACE and not clock.late(0), "the grace begins when the time is up"
    watch.seconds += 2
    assert clock.late(0) and not clock.late(1)
    clock.run(1, 2)
    clock.run(0, 3)
    assert not clock.late(0), "each turn has a grace of its own"
    watch.seconds += GRACE + 1
    assert clock.late(0)


def test_a_pause_within_a_turn_gives_no_new_grace(watch: Watch) -> None:
    clock = Clock(1, Pace(1, 0), watch)
    clock.run(0, 1)
    watch.seconds += 60 + GRACE
    clock.run(None)
    watch.seconds += 500
    clock.run(0, 1)
    watch.seconds += 1
    assert clock.late(0)


def test_a_table_credits_turns_and_taking_back_gains_none() -> None:
    table, rng = seat("human", "human", confirm="always"), Random(1)
    table.clock.pace = Pace(5, 60)
    table.begin()
    for _ in range(3):
        finish_turn(table, rng)
        table.undo()
        while table.unconfirmed is None:
            table.submit(choose(table, rng), table.active)
    assert table.clock.times().turns == (0, 0)
    table.confirm()
    assert table.clock.times().turns == (1, 0)


def test_time_used_lies_beside_the_save_and_not_in_it(tmp_path: Path) -> None:
    table = seat("human", "human")
    table.begin()
    table.clock.set(Times(Pace(10, 5), (61.5, 7.0), (3, 2)))
    shelf = Shelf(tmp_path)
    path = shelf.save(table, "evening")
    assert b"61.5" not in path.read_bytes() and b"61.5" in standing_of(path).read_bytes()
    assert shelf.load(path).table.clock.times() == table.clock.times()
    standing_of(path).unlink()
    assert shelf.load(path).table.clock.times() == Times(NO_CLOCK, (0.0, 0.0), (0, 0), (0.0, 0.0))


def test_an_autosave_that_is_taken_up_goes_on_with_its_clock(tmp_path: Path) -> None:
    table = seat("human", "human")
    table.begin()
    shelf = Shelf(tmp_path)
    autosave = shelf.begin(table)
    table.clock.set(Times(Pace(10, 5), (61.5, 7.0), (3, 2)))
    autosave.close()
    assert shelf.resume(autosave.path).loaded.table.clock.times() == table.clock.times()


def test_times_of_another_number_of_seats_are_not_taken() -> None:
    clock = Clock(2)
    clock.set(Times(Pace(1, 1), (5.0,), (1,)))
    assert clock.times() == Times(NO_CLOCK, (0.0, 0.0), (0, 0), (0.0, 0.0))


def test_another_clock_gives_everybody_the_whole_time_again_and_forgets_none_that_was_used(watch: Watch) -> None:
    clock = Clock(2, Pace(1, 10), watch)
    clock.run(0, 1)
    watch.seconds += 50
    clock.turn_ended(0)
    clock.agree(Pace(5, 20))
    assert (clock.left(0), clock.left(1), clock.used(0)) == (300, 300, 50)
    watch.seconds += 30
    clock.turn_ended(0)
    assert clock.left(0) == 290
    again = Clock(2, NO_CLOCK, watch)
    again.set(clock.times())
    assert (again.left(0), again.used(0)) == (290, 80)
