"""The last tiles are counted out: what the endgame finds is what trying everything shows."""

from typing import Any

import pytest

from ai.carcassonne.bot import Bot, knowledge_of
from ai.search.budget import Budget
from ai.search.endgame import Endgame
from game.kernel.contract import CHANCE, OVER
from tests.ai.positions import played, table


def best_lead(game: Any, state: Any, seat: int) -> float:
    """The lead of the seat when both do the best they can, found by trying everything."""
    mover = game.to_move(state)
    if mover == OVER:
        scores = game.outcome(state).scores
        return float(scores[seat] - scores[1 - seat])
    leads = []
    for code in [code for code, _ in game.chance_codes(state)] if mover == CHANCE else game.legal_codes(state):
        after = game.clone(state)
        game.apply(after, code)
        leads.append(best_lead(game, after, seat))
    return max(leads) if mover == seat else min(leads)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_tile_in_hand_is_used_as_well_as_can_be(seed: int) -> None:
    game: Any = table()
    state = played(game, 71, seed)
    seat = game.to_move(state)
    assert not sum(state.bag)
    found = Endgame(game, knowledge_of(game)).run(state, Budget(iterations=10_000))
    after = game.clone(state)
    game.apply(after, found.best)
    assert best_lead(game, after, seat) == best_lead(game, state, seat)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_tile_but_one_is_used_as_well_as_can_be(seed: int) -> None:
    game: Any = table()
    state = played(game, 70, seed)
    seat = game.to_move(state)
    assert sum(state.bag) == 1
    found = Endgame(game, knowledge_of(game)).run(state, Budget(iterations=10_000))
    after = game.clone(state)
    game.apply(after, found.best)
    assert best_lead(game, after, seat) == best_lead(game, state, seat)


def test_an_end_that_is_cut_short_still_has_an_answer_and_the_same_one_each_time() -> None:
    game: Any = table(3)
    state = played(game, 69)
    findings = [Endgame(game, knowledge_of(game)).run(state, Budget(iterations=many)) for many in (1, 30, 30)]
    assert all(one.best in game.legal_codes(state) for one in findings)
    assert findings[1].ranking == findings[2].ranking


def test_only_ends_whose_chance_is_tiles_alone_are_counted() -> None:
    flying: Any = table(2, ("base", "flying_machines"))
    assert knowledge_of(flying).draws(flying.start()) == float("inf")
    assert Bot(flying, "expert").choose(flying.view(played(flying, 3), 0), Budget(iterations=5)).action
