"""What is learned: the terms add up to the value, and a lesson moves the weights towards what happened."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ai.carcassonne.knowledge import CarcassonneKnowledge
from ai.carcassonne.survey import Survey
from ai.carcassonne.terms import NEUTRAL, TERMS, Weighing, load
from ai.carcassonne.weights import HAND_MADE
from ai.train import Lesson, learn, lesson, terms_of, write
from tests.ai.positions import positions, table
from tests.ai.test_evaluation import CASTLES

NOTHING: Weighing = tuple((0.0, 0.0) for _ in TERMS)


def some_weights(seed: int) -> Weighing:
    rng = np.random.default_rng(seed)
    return tuple((one + float(a), float(b)) for (one, _), (a, b) in zip(NEUTRAL, rng.normal(0, 0.3, (len(TERMS), 2))))


@pytest.mark.parametrize(("seats", "sets", "options"), [
    (2, ("base",), {}), (2, CASTLES, {}), (4, ("base", "inns_cathedrals"), {"abbot": True}),
    (3, ("base", "river"), {})])
def test_a_value_is_the_sum_of_its_terms_times_their_weights(seats: int, sets: tuple[str, ...],
                                                             options: dict[str, Any]) -> None:
    game: Any = table(seats, sets, **options)
    weighing = some_weights(seats)
    weighed, bare = (CarcassonneKnowledge(game, replace(HAND_MADE, terms=terms)) for terms in (weighing, NOTHING))
    for state in positions(game, 30):
        full, fixed = (Survey(one.lore, one.lore.outlook(state.bag), state) for one in (weighed, bare))
        learned = terms_of(full).reshape(seats, -1) @ np.array(weighing).ravel()
        assert np.array(full.base) - np.array(fixed.base) == pytest.approx(learned, abs=1e-6)


def test_weights_move_to_what_the_games_showed_and_stay_where_nothing_was_seen() -> None:
    size = 2 * len(TERMS)
    amounts = np.zeros((500, size))
    amounts[:, 0] = np.random.default_rng(1).normal(0, 10, 500)
    errors = 0.5 * amounts[:, 0]                                 # the first term counts half as much again
    learned = learn(NEUTRAL, [Lesson(amounts.T @ amounts, amounts.T @ errors, 0.0, 500)])
    assert learned[0][0] == pytest.approx(NEUTRAL[0][0] + 0.5, abs=0.02)
    assert learned[1:] == NEUTRAL[1:]


def test_a_lesson_is_the_same_for_the_same_seed() -> None:
    one, other = (lesson(NEUTRAL, 2, 3) for _ in range(2))
    assert one.samples == other.samples > 100
    assert np.array_equal(one.pull, other.pull)


def test_weights_are_kept_with_their_terms_and_others_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "learned.npz"
    weighing = some_weights(5)
    write(file, np.array(weighing), "a command")
    assert np.array(load(file)) == pytest.approx(np.array(weighing), abs=1e-6)
    np.savez(file, terms=np.array(["other"]), weights=np.zeros((1, 2)))
    with pytest.raises(ValueError, match=r"learned\.npz"):
        load(file)
