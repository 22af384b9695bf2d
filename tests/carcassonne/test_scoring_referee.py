"""A slow referee counts along: after each figure action it finds features by flood fill and pays them by the letter
of B6, B7 and AB; the engine's points must be the same at every turn of whole random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.carcassonne.actions import DeployFigure, RecallFigure
from game.carcassonne.view import CarcassonneView, StandingFigure
from game.kernel.contract import OVER
from tests.carcassonne.flood import Flooded, flood, touching_cities
from tests.contract.mixes import Mix, mixes, random_code


def standing_on(view: CarcassonneView, feature: Flooded, figures: list[StandingFigure]) -> list[StandingFigure]:
    anchor = {square: tile.at for tile in view.tiles for square in tile.squares}
    return [figure for figure in figures if (anchor[figure.at], figure.on[1:]) in feature.pieces]


def pay(points: Counter[int], figures: list[StandingFigure], value: int) -> None:
    """B6.5: the most figures take all, ties are paid in full."""
    strength = Counter(figure.seat for figure in figures)
    for seat, count in strength.items():
        if count == max(strength.values()):
            points[seat] += value


def value(view: CarcassonneView, features: dict[Any, Flooded], feature: Flooded, small_city: bool) -> int:
    """B6.1 to B6.4 for a complete feature, B7.2 and B7.3 for an open one."""
    if feature.kind == "road":
        return len(feature.squares)
    if feature.kind == "city":
        units = len(feature.squares) + feature.pennants
        if feature.open:
            return units
        return units if small_city and len(feature.squares) == 2 else 2 * units
    if feature.kind == "field":
        return 3 * touching_cities(view, features, feature)
    return 1 + len(feature.ring) - feature.open


def distinct(features: dict[Any, Flooded]) -> list[Flooded]:
    return list({id(feature): feature for feature in features.values()}.values())


@given(mixes(sets=("river",)), st.integers(0, 2**32))
@settings(max_examples=15)
def test_every_point_of_a_whole_game_is_as_the_referee_counts(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    two = dict(mix.options)["small_city"] == "two"
    state = game.start()
    while game.to_move(state) != OVER:
        view = game.view(state, 0)
        code = random_code(game, state, rng)
        if view.step != "figure":
            game.apply(state, code)
            continue
        action, seat, features = game.decode(code), state.mover, flood(view)
        figures, points = list(view.figures), Counter(dict(enumerate(view.scores)))
        if isinstance(action, DeployFigure):
            figures.append(StandingFigure(seat, action.figure, action.at, action.on))
        if isinstance(action, RecallFigure):
            figures.remove(StandingFigure(seat, action.figure, action.at, action.on))
            anchor = next(tile.at for tile in view.tiles if action.at in tile.squares)
            feature = features[(anchor, action.on[1:])]
            points[seat] += 1 + len(feature.ring) - feature.open
        for feature in distinct(features):
            there = standing_on(view, feature, figures)
            if there and feature.kind != "field" and feature.open == 0:
                pay(points, there, value(view, features, feature, two))
                figures = [figure for figure in figures if figure not in there]
        game.apply(state, code)
        after = game.view(state, 0)
        if after.over:
            for feature in distinct(features):
                there = standing_on(view, feature, figures)
                if there:
                    pay(points, there, value(view, features, feature, two))
        else:
            assert sorted(map(repr, after.figures)) == sorted(map(repr, figures))
        assert tuple(points[seat] for seat in range(mix.seats)) == after.scores
