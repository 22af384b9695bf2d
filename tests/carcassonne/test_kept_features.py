"""The features that the engine keeps are those that a slow flood fill finds."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.carcassonne.actions import PLACE_CELL_SHIFT
from game.carcassonne.geometry import cell_of
from game.carcassonne.state import FACE, FIGURE_SHIFT, FIGURES, OPEN, root_of, strengths
from game.carcassonne.view import CarcassonneView
from game.kernel.contract import OVER
from tests.carcassonne.flood import FACTS, Flooded, flood, touching_cities
from tests.contract.mixes import Mix, mixes, random_code


def agree(view: CarcassonneView) -> None:
    """Squares, open edges, pennants, completeness, value and claims of every feature on the board."""
    features = flood(view)
    table, rules = view.table, view.rules
    roots = {spot: root_of(table.parent, view.piece(spot[0], f"#{spot[1]}")) for spot in features}
    together = defaultdict(set)
    for spot, root in roots.items():
        together[root].add(spot)
    for (at, key), flooded in features.items():
        root = roots[at, key]
        if flooded.kind not in rules.kind_of:
            continue
        assert together[root] == flooded.pieces
        feature = view.feature(at, f"#{key}")
        assert feature is not None and feature.kind == flooded.kind
        assert set(feature.squares) == flooded.squares
        if flooded.kind == "field":
            assert feature.value == 3 * touching_cities(view, features, flooded)
        else:
            assert table.sums[root] & OPEN == flooded.open
            assert feature.complete == (flooded.open == 0)
            assert feature.value == value(view, flooded)
        standing = [figure for figure in view.figures if (_anchor(view, figure.at), figure.on[1:]) in flooded.pieces]
        assert table.sums[root] >> FIGURE_SHIFT & FIGURES == len(standing)
        assert strengths(table.sums[root], rules.seats) == [
            sum(rules.figures[rules.figure_of[figure.figure]].weight for figure in standing if figure.seat == seat)
            for seat in range(rules.seats)
        ]


def value(view: CarcassonneView, flooded: Flooded) -> int:
    """What a road, city or ring feature is worth now: B6, B7.2, IC, GC16, O13, by the letter of tiles.json."""
    tiles, complete, squares = {tile.at: tile.tile for tile in view.tiles}, flooded.open == 0, len(flooded.squares)
    facts = [next(one for one in FACTS[tiles[at]]["features"] if one["key"] == key) for at, key in flooded.pieces]
    inns = "inns_cathedrals" in view.rules.sets
    if flooded.kind == "road":
        return squares * ((2 if complete else 0) if inns and any(one.get("inn") for one in facts) else 1)
    if flooded.kind == "city":
        if inns and any(one.get("cathedral") for one in facts):
            return (squares + flooded.pennants) * (3 if complete else 0)
        small = view.rules.options["small_city"] == "two" and squares == 2
        return (squares + flooded.pennants) * (2 if complete and not small else 1)
    return (2 if flooded.kind == "castle" else 1) + len(flooded.ring) - flooded.open


def _anchor(view: CarcassonneView, at: tuple[int, int]) -> tuple[int, int]:
    return next(tile.at for tile in view.tiles if at in tile.squares)


@given(mixes(), st.integers(0, 2**32))
@settings(max_examples=15)
def test_kept_features_equal_those_of_a_flood_fill(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = game.start()
    while game.to_move(state) != OVER:
        game.apply(state, random_code(game, state, rng))
        if rng.random() < 0.03:
            agree(game.view(state, 0))
    agree(game.view(state, 0))


@given(mixes(), st.integers(0, 2**32))
@settings(max_examples=25)
def test_tiles_and_figures_are_conserved(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state, lost, events = game.start(), 0, []
    rules = game.rules
    copies = sum(tile.count for tile in rules.tiles)
    figures = [figure.count for _ in range(mix.seats) for figure in rules.figures]

    def box(state: Any) -> int:
        """Castle tiles that nobody has, and nobody will have once the game has begun."""
        held = sum(map(len, state.hands)) + sum(tile.tile.startswith("gc") for tile in game.view(state, 0).tiles)
        return sum(tile.count for tile in rules.tiles if not tile.in_pile) - held

    while game.to_move(state) != OVER:
        events.clear()
        game.apply(state, random_code(game, state, rng), events.append)
        lost += sum(type(event).__name__ == "TileLost" for event in events)
        in_hands = sum(map(len, state.hands))
        aside = len(getattr(state.slices.get("princess_dragon"), "aside", ()))
        assert (
            len(game.view(state, 0).tiles) + sum(state.bag) + (state.drawn >= 0) + lost + in_hands + aside + box(state)
            == copies
        )
        held = list(state.supply)
        for step in state.agenda:
            if rules.step_names[step.kind] == "land":  # in the air
                held[step.seat * len(rules.figures) + step.data[0]] += 1
        for figure in state.figures:
            held[(figure & 7) * len(rules.figures) + (figure >> 3 & 7)] += 1
        if game.to_move(state) != OVER:
            assert held == figures
    assert min(state.scores) >= 0


@given(mixes(), st.integers(0, 2**32))
@settings(max_examples=15)
def test_the_frontier_is_the_empty_squares_beside_the_board_with_the_edges_they_see(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = game.start()
    for _ in range(rng.randrange(250)):
        if game.to_move(state) == OVER:
            break
        game.apply(state, random_code(game, state, rng))
    rules, around = game.rules, {}
    for cell, placed in state.board.items():
        for side, step in enumerate((-1024, 1, 1024, -1)):
            if cell + step not in state.board:
                edge = rules.edges[placed & FACE][side]
                around[cell + step] = around.get(cell + step, 0) | edge << 3 * ((side + 2) % 4)
    assert state.frontier == around
    assert {sig: {place >> PLACE_CELL_SHIFT for place in places} for sig, places in state.rims.items()} == {
        sig: {cell for cell, one in around.items() if one == sig} for sig in set(around.values())
    }
    assert sum(map(len, state.rims.values())) == len(around)
    assert all(cell_of(square) in around for square in game.view(state, 0).free_squares)
