"""Laws of the search: reproducible, blind to what it may not know, cancelled at once."""

import gc
from random import Random
from time import perf_counter, thread_time
from typing import Any

import pytest

from ai.carcassonne.bot import knowledge_of
from ai.search.budget import Budget
from ai.search.knowledge import Prospects
from ai.search.mcts import Method, Search
from tests.ai.positions import played, table


class Guess:
    """A tiny game of hidden information: a coin lies under cup 1, or once in ten worlds under cup 0; seat 0 points at a
    cup and wins when the coin is there. Cup 2 can be chosen only in the rarer world."""

    name, seats, sets, options = "guess", ("a", "b"), (), {}

    def to_move(self, state: list[int]) -> int:
        return 0 if len(state) == 1 else -2

    def turn(self, state: list[int]) -> int:
        return 1

    def legal_codes(self, state: list[int]) -> list[int]:
        return [] if len(state) > 1 else [0, 1, 2] if state[0] == 0 else [0, 1]

    def apply(self, state: list[int], action: int, emit: Any = None) -> None:
        state.append(action)

    def clone(self, state: list[int]) -> list[int]:
        return state[:]

    def determinize(self, view: None, rng: Random) -> list[int]:
        return [0] if rng.random() < 0.1 else [1]

    def outcome(self, state: list[int]) -> Any:
        class Ended:
            scores = (1, 0) if state[1] == state[0] else (0, 1)
        return Ended


class GuessKnowledge:
    """Knows nothing before the end."""

    def expand(self, state: list[int]) -> Prospects:
        codes = Guess().legal_codes(state)
        return Prospects(codes, [[0.0, 0.0] for _ in codes], [None] * len(codes))

    def considered(self, state: list[int], codes: list[int]) -> list[int]:
        return codes

    def inclination(self, state: list[int], codes: list[int]) -> list[float]:
        return [1 / len(codes)] * len(codes)

    def evaluate(self, state: list[int]) -> list[float]:
        return [0.0, 0.0]

    def payoff(self, values: list[float]) -> list[float]:
        return [values[0] - values[1], values[1] - values[0]]

    def margin(self, values: list[float], seat: int) -> float:
        return values[seat] - values[1 - seat]


@pytest.mark.parametrize("plain", [False, True])
def test_with_fresh_worlds_the_likelier_cup_is_chosen(plain: bool) -> None:
    game: Any = Guess()
    knowledge: Any = GuessKnowledge()
    found = Search(game, knowledge, Random(3), Method(worlds=True, plain=plain)).run(None, Budget(iterations=300))
    assert found.best == 1
    value = {one.code: one.value for one in found.ranking}
    assert value[1] > 0.5 > value[0]


def test_fresh_worlds_change_nothing_where_nothing_is_hidden_but_cost() -> None:
    game = table()
    state = played(game, 20)
    view = game.view(state, game.to_move(state))
    plain = Search(game, knowledge_of(game), Random(1)).run(view, Budget(iterations=60))
    worlds = Search(game, knowledge_of(game), Random(1), Method(worlds=True)).run(view, Budget(iterations=60))
    assert plain.best == worlds.best


@pytest.mark.parametrize("method", [Method(), Method(playouts=True, plain=True), Method(worlds=True),
                                    Method(plain=True)])
def test_the_same_seed_finds_the_same(method: Method) -> None:
    game = table()
    state = played(game, 50)
    view = game.view(state, game.to_move(state))
    found = [Search(game, knowledge_of(game), Random(5), method).run(view, Budget(iterations=30)).ranking
             for _ in range(2)]
    assert found[0] == found[1]
    assert found[0][0].code in game.legal_codes(state)


def test_all_simulations_are_counted_on_the_edges() -> None:
    game = table()
    state = played(game, 30)
    view = game.view(state, game.to_move(state))
    found = Search(game, knowledge_of(game), Random(5)).run(view, Budget(iterations=40))
    assert sum(one.visits for one in found.ranking) == found.simulations <= 40
    assert all(-1 <= one.value <= 1 for one in found.ranking)


def test_it_stops_early_only_when_the_second_cannot_catch_up() -> None:
    game = table()
    state = played(game, 30)
    view = game.view(state, game.to_move(state))
    found = Search(game, knowledge_of(game), Random(5)).run(view, Budget(iterations=500))
    first, second = found.ranking[0].visits, found.ranking[1].visits
    assert found.simulations == 500 or first - second > 500 - found.simulations


@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_cancelled_within_20_milliseconds(seats: int) -> None:
    game = table(seats, ("base", "river"), abbot=True)
    state = played(game, 55)
    view, search = game.view(state, game.to_move(state)), Search(game, knowledge_of(game), Random(1))
    gc.freeze()                                # what else lives in this process is no part of the search's pace
    until = thread_time() + 0.1                # of its own time, however busy the machine is with other things
    search.run(view, Budget(seconds=300), lambda: thread_time() >= until)
    assert thread_time() - until < 0.02
    gc.unfreeze()


def test_seconds_and_floor() -> None:
    game = table()
    state = played(game, 60)
    view = game.view(state, game.to_move(state))
    began = perf_counter()
    Search(game, knowledge_of(game), Random(1)).run(view, Budget(seconds=0.2))
    assert perf_counter() - began < 1
    assert Search(game, knowledge_of(game), Random(1)).run(view, Budget(seconds=0.0, floor=20)).simulations >= 10
