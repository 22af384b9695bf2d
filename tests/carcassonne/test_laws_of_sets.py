"""Laws of dragon, fairy, flights and castles, looked for in whole random games of all sets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.carcassonne.events import FeatureScored
from game.carcassonne.expansions.flying_machines import FigureLaunched, Fly
from game.carcassonne.expansions.princess_dragon.dragon import DragonMoved, DragonStopped
from game.carcassonne.expansions.princess_dragon.neutral import NOWHERE, neutral
from game.carcassonne.game import CarcassonneGame
from game.carcassonne.geometry import square_of
from game.carcassonne.scoring import spot_of
from game.carcassonne.state import FIGURE_PIECE_SHIFT
from game.kernel.contract import CHANCE, OVER

SETS = ("base", "river", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"abbot": True, "castle_setup": "pick"}, {"dragon_timing": "after_scoring"}, {"castles_per_seat": 1})


def played(seed: int) -> Iterator[tuple[CarcassonneGame, Any, list[Any]]]:
    """A random game: after each action the state, and what happened."""
    seats = ("red", "green", "blue", "yellow", "black", "grey")[: 2 + seed % 5]
    game, rng = CarcassonneGame(seats, SETS, OPTIONS[seed % len(OPTIONS)]), Random(seed)
    state = game.start()
    while (seat := game.to_move(state)) != OVER:
        told: list[Any] = []
        codes = [] if seat == CHANCE else game.legal_codes(state)
        game.apply(state, game.sample_chance(state, rng) if seat == CHANCE else rng.choice(codes), told.append)
        yield game, state, told


@pytest.mark.parametrize("seed", range(8))
def test_laws_hold_all_through_a_game(seed: int) -> None:
    visited: list[Any] = []
    steps = 0
    for game, state, told in played(seed):
        for event in told:
            if isinstance(event, DragonMoved):
                visited = visited or [event.start]
                assert event.start == visited[-1] and event.at not in visited and len(visited) <= 6
                assert abs(event.at[0] - event.start[0]) + abs(event.at[1] - event.start[1]) == 1
                visited.append(event.at)
                steps += 1
            elif isinstance(event, DragonStopped):
                assert not visited or event.at == visited[-1]
                visited = []
            elif isinstance(event, FigureLaunched):
                ways = {(x - event.start[0], y - event.start[1]) for x, y in event.path[:1]}
                for (x0, y0), (x1, y1) in zip(event.path, event.path[1:], strict=False):
                    ways.add((x1 - x0, y1 - y0))
                assert len(ways) == 1 and len(event.path) == event.roll, "straight on, whatever lies there"
            elif isinstance(event, FeatureScored) and event.kind == "castle":
                worth = event.units * event.factor
                assert worth == 12 if event.complete else 3 <= worth < 12
        here = neutral(state)
        if here.meeple != NOWHERE:
            at, _ = spot_of(game.rules, state, here.meeple >> FIGURE_PIECE_SHIFT)
            assert here.meeple in state.figures and at == square_of(here.fairy)
        flying = [step.data[0] for step in state.agenda if step.kind == game.rules.step_of["land"]]
        assert sum(state.supply) + len(state.figures) + len(flying) == len(game.seats) * sum(
            figure.count for figure in game.rules.figures), "no figure is lost"
    assert steps, "the dragon has flown"


def test_the_die_shows_one_two_and_three_equally_often() -> None:
    """(FM1)"""
    game, rng = CarcassonneGame(("red", "blue"), ("base", "flying_machines")), Random(1)
    state = game.start()
    while not any(isinstance(action, Fly) for action in game.legal_actions(state)):
        code = game.sample_chance(state, rng) if game.to_move(state) == CHANCE else rng.choice(game.legal_codes(state))
        game.apply(state, code)
    game.apply(state, Fly("follower"))
    weights = {game.decode(code).roll: weight for code, weight in game.chance_codes(state)}
    assert set(weights) == {1, 2, 3} and len(set(weights.values())) == 1
