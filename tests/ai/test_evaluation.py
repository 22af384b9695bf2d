"""What a position is worth: the quick way equals the slow one, and it knows what a player knows."""

from random import Random
from typing import Any

import pytest

from ai.bot import opponent
from ai.carcassonne.bot import knowledge_of
from ai.carcassonne.survey import Survey
from ai.carcassonne.weights import HAND_MADE
from game.carcassonne.actions import DeployFigure, Pass
from game.carcassonne.board import shows
from game.carcassonne.expansions.princess_dragon.fairy import MoveFairy
from game.kernel.document import NOTATION, Document
from game.scenario import play_document
from tests.ai.positions import played, positions, table

CASTLES = ("base", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")
MIXES = [(2, ("base",), {}), (3, ("base", "river"), {}), (6, ("base",), {"abbot": True}), (2, CASTLES, {}),
         (3, CASTLES, {"abbot": True})]


@pytest.mark.parametrize(("seats", "sets", "options"), MIXES)
def test_a_survey_one_tile_further_equals_a_new_one(seats: int, sets: tuple[str, ...], options: dict[str, Any]) -> None:
    game: Any = table(seats, sets, **options)
    knowledge = knowledge_of(game)
    for state in positions(game, 60):
        if state.agenda[-1].kind != knowledge.place:
            continue
        outlook = knowledge.lore.outlook(state.bag)
        survey = Survey(knowledge.lore, outlook, state)
        for code in game.legal_codes(state):
            after = game.clone(state)
            game.apply(after, code)
            quick, slow = survey.after(after), Survey(knowledge.lore, outlook, after)
            assert quick.base == pytest.approx(slow.base)
            for figure in game.legal_codes(after):
                assert quick.with_figure(after.mover, figure) == pytest.approx(slow.with_figure(after.mover, figure))


@pytest.mark.parametrize("sets", [CASTLES[:1], CASTLES[:2], ("base", "inns_cathedrals", "german_castles")])
def test_a_figure_priced_without_trying_is_worth_what_trying_shows(sets: tuple[str, ...]) -> None:
    game: Any = table(2, sets)
    knowledge = knowledge_of(game)
    for state in positions(game, 60):
        if state.agenda[-1].kind != knowledge.figure:
            continue
        codes, values, _ = knowledge.expand(state)
        for code, value in zip(codes, values):
            after = game.clone(state)
            game.apply(after, code)
            assert knowledge.evaluate(after) == pytest.approx(value)


def test_moving_the_fairy_is_worth_what_trying_shows_but_waits_while_there_are_followers() -> None:
    game: Any = table(2, ("base", "princess_dragon"))
    knowledge, seen = knowledge_of(game), set()
    for state in positions(game, 150):
        if state.agenda[-1].kind != knowledge.figure or shows(game.rules, state, "dragon"):
            continue
        followers = state.supply[state.mover]
        for code, value in zip(*knowledge.expand(state)[:2]):
            if isinstance(game.decode(code), MoveFairy):
                after = game.clone(state)
                game.apply(after, code)
                expected = list(knowledge.evaluate(after))
                expected[state.mover] -= HAND_MADE.fairy_waits * (followers > 1)
                assert value == pytest.approx(expected)
                seen.add(followers > 1)
    assert seen == {True, False}


def test_an_expansion_leaves_out_only_what_looks_the_same() -> None:
    game: Any = table()
    knowledge = knowledge_of(game)
    for state in positions(game, 80):
        if state.agenda[-1].kind != knowledge.place:
            continue
        kept = dict(zip(*knowledge.expand(state)[:2]))
        for code in set(game.legal_codes(state)) - set(kept):
            after = game.clone(state)
            game.apply(after, code)
            survey = Survey(knowledge.lore, knowledge.lore.outlook(after.bag), after)
            best = knowledge.best(knowledge._figures(survey, game.legal_codes(after)), state.mover)
            assert any(best == pytest.approx(value) for other, value in kept.items() if other >> 17 == code >> 17)


def test_at_the_end_a_position_is_worth_its_scores() -> None:
    game: Any = table(3)
    state = played(game, 999)
    assert game.outcome(state).scores == tuple(state.scores)
    assert knowledge_of(game).evaluate(state) == pytest.approx(list(map(float, state.scores)))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_payoffs_favour_the_leader_and_sum_to_nothing(seats: int) -> None:
    knowledge = knowledge_of(table(seats))
    rng = Random(seats)
    for _ in range(50):
        values = [rng.uniform(0, 120) for _ in range(seats)]
        payoffs = knowledge.payoff(values)
        assert sum(payoffs) == pytest.approx(0)
        assert sorted(range(seats), key=values.__getitem__) == sorted(range(seats), key=payoffs.__getitem__)
        assert all(-1 <= payoff <= 1 for payoff in payoffs)


def test_a_city_is_worth_less_when_no_unseen_tile_closes_it_and_its_follower_is_trapped() -> None:
    game: Any = table()
    knowledge = knowledge_of(game)
    state = played(game, 12)
    survey = Survey(knowledge.lore, knowledge.lore.outlook(state.bag), state)
    root = max(survey.cities, key=survey.cities.__getitem__)
    assert 0 < survey.cities[root] < 1
    hopeless = game.clone(state)
    closers = {tile for hole in survey.holes[root] for tile, _ in
               knowledge.lore.closers[state.frontier[hole >> 2] << 2 | hole & 3]}
    for tile in closers:
        hopeless.bag[tile] = 0
    assert Survey(knowledge.lore, knowledge.lore.outlook(hopeless.bag), hopeless).cities[root] == 0


def test_free_followers_are_worth_less_and_less_as_the_pile_runs_out() -> None:
    game: Any = table()
    knowledge = knowledge_of(game)
    bag = list(game.start().bag)
    worth = []
    while any(bag):
        worth.append(knowledge.lore.outlook(bag).free[7])
        bag[next(tile for tile, copies in enumerate(bag) if copies)] -= 1
    assert worth == sorted(worth, reverse=True)
    assert knowledge.lore.outlook(bag).free[7] == 0



def test_a_second_castle_is_worth_picking_though_it_lies_face_down() -> None:
    game: Any = table(2, CASTLES, castle_setup="pick")
    state = game.start()
    for _ in range(2):
        game.apply(state, game.legal_codes(state)[0])
    for name in ("judge", "scholar"):
        chosen = opponent(game, name).choose(game.view(state, game.to_move(state))).action
        assert chosen in game.legal_actions(state) and not isinstance(chosen, Pass)


@pytest.mark.parametrize("name", ["judge", "scholar"])
def test_where_nobody_can_contest_a_feature_a_follower_goes_and_not_the_large_figure(name: str) -> None:
    document = Document(
        notation=NOTATION, game="carcassonne", sets=["base", "inns_cathedrals"], seats=["red", "blue"],
        position={"tiles": [{"tile": "base-04", "at": [0, 0], "rot": 0}], "draw": ["base-01"]},
        play=[{"do": "place", "at": [0, 1], "rot": 0}], stop="here",
    )  # fmt: skip
    run = play_document(document)
    action = opponent(run.game, name, 1).choose(run.game.view(run.state, 0)).action
    assert action == DeployFigure("follower", (0, 1), "#m1")
