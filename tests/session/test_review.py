"""A review judges every decision of a game, waits for nobody, and finds what was lost."""

from __future__ import annotations

from random import Random

import pytest

from game.session.coach import lead, moves_of
from game.session.replay import Replay
from game.session.review import COUNTS, Review
from game.session.table import Table
from tests.session.seating import go_on, seat
from tests.session.thinking import Considered, SlowCoach, Thinking


@pytest.fixture(scope="module")
def table() -> Table:
    one = seat("human", "human", "human", sets=("base", "river"), confirm="never")
    one.begin()
    go_on(one, Random(4))
    return one


def judged(table: Table) -> Review:
    review = Review(Replay.of(table), SlowCoach(table.game))
    while not review.finished:
        review.step()
    return review


def test_the_curve_has_a_value_at_each_decision_and_ends_with_the_result(table: Table) -> None:
    review, replay = judged(table), Replay.of(table)
    choices = []
    for entry in range(len(replay)):
        replay.to(entry)
        coming = replay.coming()
        if coming is not None and coming.free:
            choices.append(entry)
    outcome = table.outcome()
    assert outcome is not None and len(choices) > 60
    curve = review.curve()
    assert [entry for entry, _ in curve] == [*choices, len(replay)]
    assert curve[-1][1] == tuple(lead(outcome.scores, at) for at in range(3))


def test_each_played_move_is_judged_and_nothing_is_lost_by_the_best(table: Table) -> None:
    review = judged(table)
    for verdict in review.verdicts.values():
        assert verdict is not None and verdict.loss >= 0
        own, rival = verdict.balance()
        assert own - rival == pytest.approx(verdict.loss)
        assert (verdict.loss == 0) == (verdict.better.action == verdict.decision.done[0])
    turning = review.turning_points()
    assert turning and [one.loss for one in turning] == sorted((one.loss for one in turning), reverse=True)
    assert all(one.loss >= COUNTS for one in turning)
    heaviest = max(one.loss for one in review.verdicts.values() if one)
    assert turning[0].loss == heaviest
    assert len({one.decision.turn for one in turning}) == len(turning)


def test_the_better_move_is_legal_where_it_is_shown(table: Table) -> None:
    replay = Replay.of(table)
    for verdict in judged(table).turning_points():
        replay.to(verdict.decision.entry)
        assert replay.to_move() == verdict.decision.seat
        state = table.game.determinize(replay.view(verdict.decision.seat), Random(0))
        assert verdict.better.action in table.game.legal_actions(state)


def test_a_pause_loses_nothing_and_a_step_never_waits(table: Table) -> None:
    coach = SlowCoach(table.game, looks=3)
    review = Review(Replay.of(table), coach)
    for _ in range(20):
        review.step()
    done = dict(review.verdicts)
    review.pause()
    assert coach.cancelled == 1 and 0 < review.progress < 1
    while not review.finished:
        review.step()
    assert list(review.verdicts.items())[:len(done)] == list(done.items())
    assert review.curve() == judged(table).curve()


def test_a_coach_that_knows_nothing_leaves_the_curve_whole(table: Table) -> None:
    coach = SlowCoach(table.game, looks=1)
    review = Review(Replay.of(table), coach)
    while not review.finished:
        if coach.thought is not None and len(review.verdicts) % 5 == 0:
            coach.thought = None
        review.step()
    assert len(review.curve()) == len(review.decisions) + 1


def test_what_was_done_is_the_rest_of_the_turn(table: Table) -> None:
    review = judged(table)
    for decision in review.decisions:
        replay = Replay.of(table)
        replay.to(decision.entry)
        for action in decision.done:
            coming = replay.coming()
            assert coming is not None
            assert (coming.seat, coming.turn, coming.action) == (decision.seat, decision.turn, action)
            replay.forward()


def test_moves_are_ordered_by_what_they_gain_and_a_hardly_tried_one_is_never_the_best() -> None:
    thought = Thinking((Considered("a", 80, (50.0, 40.0)), Considered("b", 40, (52.0, 40.0)),
                        Considered("c", 1, (90.0, 0.0)), Considered("d", 1, (51.0, 40.0))), (47.0, 41.0))
    assert [(move.action, move.gain) for move in moves_of(thought, 0)] == [
        ("b", 6.0), ("c", 84.0), ("d", 5.0), ("a", 4.0)]
    assert [move.action for move in moves_of(thought, 1)] == ["a", "d", "b", "c"]
