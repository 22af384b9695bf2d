"""What an event says of points is all that is needed to explain them."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.carcassonne.events import FeatureScored, FigureRecalled
from game.kernel.contract import OVER
from tests.contract.mixes import Mix, mixes, random_code


def played(mix: Mix, seed: int) -> list[tuple[Any, Any]]:
    """Each event of a game of random decisions with the view after it."""
    game, rng, found = mix.new(), random.Random(seed), list[tuple[Any, Any]]()
    state = game.start()
    while game.to_move(state) != OVER:
        events: list[Any] = []
        game.apply(state, random_code(game, state, rng), events.append)
        found += [(event, game.view(state, 0)) for event in events]
    return found


@given(mixes(), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_units_squares_beside_and_strength_add_up_to_the_points(mix: Mix, seed: int) -> None:
    for event, view in played(mix, seed):
        if isinstance(event, FigureRecalled):
            assert event.points == 1 + len(event.beside)
        if not isinstance(event, FeatureScored):
            continue
        bonus = [sum(extra[seat] for _, extra in event.bonus) for seat in range(len(event.points))]
        most = max(event.strength)
        for seat, points in enumerate(event.points):
            owns = most and event.strength[seat] == most
            assert points - bonus[seat] == (event.units * event.factor if owns else 0)
        if event.kind in ("monastery", "garden"):
            assert event.units == 1 + len(event.beside)
        elif event.kind == "castle":
            assert event.units == 2 + len(event.beside)
        elif event.kind == "field":
            cities = {frozenset(view.feature(tile.at, f"#{piece.key}").squares) for tile in view.tiles
                      for kind in view.rules.tiles if kind.id == tile.tile for piece in kind.pieces
                      if piece.kind == "city" and tile.at in event.beside
                      and view.feature(tile.at, f"#{piece.key}").complete}
            assert sum(city <= set(event.beside) for city in cities) >= event.units
        else:
            assert event.beside == () and event.units >= len(event.squares)


@given(mixes(), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_what_is_projected_is_what_the_end_would_pay(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = game.start()
    for _ in range(rng.randrange(160)):
        if game.to_move(state) == OVER:
            break
        game.apply(state, random_code(game, state, rng))
    view, totals = game.view(state, 0), list(state.scores)
    for event in view.projected():
        assert event.final
        totals = [one + more for one, more in zip(totals, event.points, strict=True)]
    assert tuple(totals) == game.outcome(state).scores
    assert view.canonical() == game.view(state, 0).canonical(), "looking changes nothing"
