"""Laws of the card game's opponents: legal, the same each time, blind to what they may not know."""

from random import Random
from typing import Any

import pytest

from ai.bot import opponent
from ai.citadels.bot import LEVELS, NAMES, STYLES
from ai.citadels.knowledge import CitadelsKnowledge
from ai.citadels.policy import Policy
from ai.search.budget import Budget
from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER

FEW = Budget(iterations=15)
SEATS = ("red", "blue", "green", "yellow", "black", "pink", "grey")


def table(seats: int) -> Any:
    return new_game("citadels", SEATS[:seats], ("base", "dark_city"), {})


def decisions(game: Any, every: int, seed: int = 1) -> list[Any]:
    """States with a choice, spread over a game that was played by rule of thumb."""
    state, rng, policy, found, met = game.start(), Random(seed), Policy(game.rules), [], 0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, game.sample_chance(state, rng))
            continue
        codes = game.legal_codes(state)
        if len(codes) > 1:
            met += 1
            if met % every == 0:
                found.append(game.clone(state))
        game.apply(state, policy.choose(state, codes, rng))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_everybody_does_what_is_legal_and_the_same_each_time(name: str) -> None:
    game = table(4)
    for state in decisions(game, 30):
        view = game.view(state, game.to_move(state))
        chosen = [opponent(game, name, 7).choose(view, FEW).action for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in game.legal_actions(state)


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("name", ["expert", "thief"])
def test_what_a_seat_cannot_know_does_not_change_its_move(seats: int, name: str) -> None:
    game = table(seats)
    for state in decisions(game, 25):
        seat = game.to_move(state)
        view = game.view(state, seat)
        elsewhere = [game.determinize(view, Random(seed)) for seed in (1, 2)]
        moves = {opponent(game, name, 3).choose(game.view(one, seat), FEW).action for one in (state, *elsewhere)}
        assert len(moves) == 1


def test_rules_of_thumb_beat_chance() -> None:
    game, won = table(3), 0
    for seed in range(12):
        state, rng, policy, home = game.start(), Random(seed), Policy(game.rules, STYLES["builder"]), seed % 3
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, game.sample_chance(state, rng))
                continue
            codes = game.legal_codes(state)
            game.apply(state, policy.choose(state, codes, rng) if seat == home else rng.choice(codes))
        won += game.outcome(state).winners == (home,)
    assert won >= 10


def test_shares_of_the_victory_sum_to_nothing_and_follow_the_points() -> None:
    knowledge = CitadelsKnowledge(table(4))
    payoffs = knowledge.payoff([20.0, 25.0, 10.0, 24.0])
    assert sum(payoffs) == pytest.approx(0)
    assert sorted(range(4), key=payoffs.__getitem__) == [2, 0, 3, 1]


def test_of_many_similar_actions_a_few_are_considered_and_none_of_another_kind_is_lost() -> None:
    game = table(4)
    knowledge = CitadelsKnowledge(game)
    for state in decisions(game, 3):
        codes = game.legal_codes(state)
        kept = knowledge.considered(state, codes)
        assert kept and set(kept) <= set(codes)
        assert {code & 63 for code in kept} == {code & 63 for code in codes}


def test_levels_go_by_the_names_of_the_tile_game() -> None:
    from ai.carcassonne.levels import LEVELS as TILE_LEVELS

    assert list(LEVELS) == list(TILE_LEVELS)
