"""Double tiles are in geometry, board and features from the first day; the castle tiles in a form of the test's own."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.carcassonne.actions import DeployFigure, PlaceTile
from game.carcassonne.expansion import Expansion, FeatureKind
from game.carcassonne.expansions import ALL
from game.carcassonne.game import CarcassonneGame
from game.carcassonne.geometry import ORIGIN, cell_of, ring_of, second_half, square_of
from game.carcassonne.state import OPEN, CarcassonneState
from game.carcassonne.tile import Tile, printed_tiles
from game.kernel.contract import CHANCE, OVER
from tests.carcassonne.test_kept_features import agree
from tests.contract.mixes import play, random_code


def castle_units(state: CarcassonneState, root: int, complete: bool) -> int:
    """Its two squares and its filled neighbours."""
    return 2 + 10 - (state.sums[root] & OPEN)


def castle_tiles(options: Mapping[str, Any]) -> tuple[Tile, ...]:
    """The six, shuffled into the pile."""
    return tuple(dataclasses.replace(tile, in_pile=True) for tile in printed_tiles("german_castles"))


CASTLES = Expansion(
    name="castle_tiles",
    tiles=castle_tiles,
    features=(FeatureKind("castle", castle_units, ring=True, admits=frozenset({"follower"})),),
)


def new_game(seats: int = 2) -> CarcassonneGame:
    return CarcassonneGame(("red", "blue", "green")[:seats], ("base", "castle_tiles"), catalogue=(*ALL, CASTLES))


def holding(game: CarcassonneGame, tile: str) -> CarcassonneState:
    """The start of a game, the first seat with this tile in hand."""
    state = game.start()
    draw = game.legal_codes(state)[0]
    game.apply(state, draw)
    code = next(code for code, _ in game.chance_codes(state) if game.decode(code).tile == tile)
    game.apply(state, code)
    return state


@pytest.mark.parametrize(
    ("turn", "offset"), list(enumerate([(1, 0), (0, 1), (-1, 0), (0, -1)])), ids=["r0", "r90", "r180", "r270"]
)
def test_half_b_turns_round_half_a(turn: int, offset: tuple[int, int]) -> None:
    assert square_of(ORIGIN + second_half(turn)) == offset


def test_a_double_tile_has_ten_neighbours_and_a_single_one_eight() -> None:
    assert len(ring_of((ORIGIN, ORIGIN + 1))) == 10
    assert len(ring_of((ORIGIN,))) == 8
    assert len(set(ring_of((ORIGIN, ORIGIN + second_half(1))))) == 10


def test_a_castle_tile_is_placed_by_half_a_wherever_one_of_its_halves_finds_a_neighbour() -> None:
    """By hand: the start tile has city N, road E, field S, road W; gc-01 has A.N road, A.W road, A.S field, B.N city,
    B.E field, B.S road."""
    game = new_game()
    state = holding(game, "gc-01")
    places = {(*action.at, action.rot) for action in game.legal_actions(state)}
    assert {place for place in places if place[0] >= 1} == {
        (1, 0, 0),  # A.W road against the start tile's east road
        (1, 0, 270),  # A.N, turned to the west
        (1, -1, 90),  # half B lies on (1,0): B.S, turned to the west
        (1, -1, 180),  # half B lies on (0,-1): B.N city, turned to the south, closes the start tile's city
    }


@given(st.integers(0, 2**32), st.integers(2, 3))
@settings(max_examples=12)
def test_games_with_double_tiles_keep_the_features_of_a_flood_fill(seed: int, seats: int) -> None:
    game, rng = new_game(seats), random.Random(seed)
    state = game.start()
    while game.to_move(state) != OVER:
        game.apply(state, random_code(game, state, rng))
        if rng.random() < 0.02:
            agree(game.view(state, 0))
    agree(game.view(state, 0))


@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_both_halves_belong_to_one_tile_on_two_adjacent_squares(seed: int) -> None:
    game = new_game()
    state = game.start()
    play(game, state, random.Random(seed))
    view = game.view(state, 0)
    for tile in view.tiles:
        double = tile.tile.startswith("gc")
        assert len(tile.squares) == (2 if double else 1)
        if double:
            (ax, ay), (bx, by) = tile.squares
            assert abs(ax - bx) + abs(ay - by) == 1
            for piece in game.rules.tiles[game.rules.tile_of[tile.tile]].pieces:
                on = f"#{piece.key}"
                assert view.piece((ax, ay), on) == view.piece((bx, by), on)
                assert view.feature((ax, ay), on) == view.feature((bx, by), on)


def test_a_figure_on_half_b_is_named_at_the_square_that_carries_its_piece() -> None:
    game = new_game()
    state = holding(game, "gc-01")
    game.apply(state, PlaceTile("gc-01", (1, 0), 0))  # A on (1,0), B on (2,0)
    legal = game.legal_actions(state)
    assert DeployFigure("follower", (2, 0), "#c1") in legal  # the city lies on half B
    assert DeployFigure("follower", (1, 0), "#k1") in legal  # the castle on both: half A
    assert DeployFigure("follower", (1, 0), "#c1") not in legal
    assert DeployFigure("follower", (1, 0), "#f1") in legal  # a field on both halves
    game.apply(state, DeployFigure("follower", (2, 0), "#c1"))
    assert [figure.at for figure in game.view(state, 0).figures] == [(2, 0)]
    assert cell_of((2, 0)) in state.board


def test_places_remembered_from_turn_to_turn_are_those_found_anew() -> None:
    game = CarcassonneGame(("red", "blue"), ("base", "german_castles"))
    rules, rng, looked = game.rules, random.Random(5), 0
    for _ in range(4):
        state = game.start()
        while (seat := game.to_move(state)) != OVER:
            fresh = game.clone(state)
            fresh.doubles = {}
            assert sorted(game.legal_codes(state)) == sorted(game.legal_codes(fresh))
            looked += seat >= 0 and bool(state.doubles)
            codes = game.legal_codes(state)
            draw = [code for code in codes if code == rules.go["Draw"] and rng.random() < 0.9]
            game.apply(state, game.sample_chance(state, rng) if seat == CHANCE else rng.choice(draw or codes))
    assert looked > 400
