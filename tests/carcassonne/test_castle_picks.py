"""Castles are picked face down (GC1a): until all have picked, one pick is as good as another for everybody."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from game.carcassonne.actions import Pass
from game.carcassonne.expansions.german_castles import (
    CastlePicked,
    CastlesTurned,
    CastleTaken,
    PickCastle,
    TurnCastle,
)
from game.carcassonne.game import CarcassonneGame
from game.kernel.contract import CHANCE

CASTLES = {f"gc-0{number}" for number in range(1, 7)}


def picking(seats: int) -> CarcassonneGame:
    names = ("red", "green", "blue", "yellow", "black", "grey")[:seats]
    return CarcassonneGame(names, ("base", "german_castles"), {"castle_setup": "pick"})


def after_picks(game: CarcassonneGame, rng: Random, told: list[Any] | None = None) -> Any:
    state = game.start()
    while game.to_move(state) != CHANCE:
        assert state.hands == [()] * len(game.seats), "nobody holds a castle before all have picked"
        game.apply(state, rng.choice(game.legal_actions(state)), None if told is None else told.append)
    return state


def test_whatever_is_picked_any_castle_may_come_of_it() -> None:
    game = picking(4)
    state = after_picks(game, Random(1))
    turned = set[str]()
    while game.to_move(state) == CHANCE and state.agenda[-1].kind == game.rules.step_of["turn_castle"]:
        chances = game.chance_codes(state)
        assert {game.decode(code).tile for code, _ in chances} == CASTLES - turned
        assert len({weight for _, weight in chances}) == 1
        code = game.sample_chance(state, Random(len(turned)))
        turned.add(game.decode(code).tile)
        game.apply(state, code)
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]


def test_each_pick_leads_to_each_castle_equally_often() -> None:
    game = picking(2)
    for name in ("gc-01", "gc-06"):
        found = Counter[str]()
        for seed in range(600):
            state, rng = game.start(), Random(seed)
            game.apply(state, PickCastle(name))
            while game.to_move(state) != CHANCE:
                game.apply(state, next(one for one in game.legal_actions(state) if not isinstance(one, Pass)))
            action = game.decode(game.sample_chance(state, rng))
            assert isinstance(action, TurnCastle) and action.picked == name
            found[action.tile] += 1
        assert set(found) == CASTLES and min(found.values()) > 60


def test_events_tell_a_pick_first_and_the_castle_when_all_are_turned() -> None:
    game, told, rng = picking(3), list[Any](), Random(7)
    state = after_picks(game, rng, told)
    assert all(isinstance(event, CastlePicked) for event in told)
    picks = [(event.seat, event.picked) for event in told]
    told.clear()
    while game.to_move(state) == CHANCE:
        game.apply(state, game.sample_chance(state, rng), told.append)
    *taken, last = told
    assert isinstance(last, CastlesTurned)
    assert [(event.seat, event.picked) for event in taken if isinstance(event, CastleTaken)] == picks
