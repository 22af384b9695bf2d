"""The words for why a move is good come from what it does, whatever sets are played with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.carcassonne.actions import DeployFigure, Draw, Pass, PlaceTile
from game.carcassonne.events import FeatureScored
from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER, Game, settle
from game.kernel.document import read_document
from game.scenario import play_document
from game.session.motives import motives

MIXES = (
    (("base",), {}, 2), (("base", "river"), {"abbot": True}, 3), (("base", "inns_cathedrals"), {}, 4),
    (("base", "princess_dragon"), {}, 3), (("base", "flying_machines", "german_castles"), {}, 2),
)
SEATS = ("red", "green", "blue", "yellow")


def states(game: Game, seed: int, every: int) -> list[Any]:
    state, rng, found = game.start(), Random(seed), []
    for number in range(10**6):
        mover = game.to_move(state)
        if mover == OVER:
            break
        if mover != CHANCE and number % every == 0:
            found.append(game.clone(state))
        game.apply(state, game.sample_chance(state, rng) if mover == CHANCE else rng.choice(game.legal_codes(state)))
    return found


def complete(view: Any) -> set[tuple[str, Any]]:
    found = set()
    for tile in view.tiles:
        for key in (piece.key for piece in view.rules.tiles[view.rules.tile_of[tile.tile]].pieces):
            feature = view.feature(tile.at, f"#{key}")
            if feature is not None and feature.complete:
                found.add((feature.kind, frozenset(feature.pieces)))
    return found


@pytest.mark.parametrize(("sets", "options", "seats"), MIXES)
def test_a_move_is_said_to_complete_something_if_and_only_if_it_does(
        sets: tuple[str, ...], options: dict[str, Any], seats: int) -> None:
    game, rng, both = new_game("carcassonne", SEATS[:seats], sets, options), Random(1), set()
    for state in states(game, 5, 7):
        view = game.view(state, game.to_move(state))
        legal = game.legal_actions(state)
        for action in rng.sample(legal, min(4, len(legal))):
            after = game.clone(state)
            game.apply(after, action)
            new = complete(game.view(after, 0)) - complete(view) if isinstance(action, PlaceTile) else set()
            told = [one for one in motives(game, view, (action,)) if one.what == "completes"]
            assert {one.kind for one in told} == {kind for kind, _ in new}
            both.add(bool(told))
    assert both == {True, False}


@pytest.mark.parametrize(("sets", "options", "seats"), MIXES)
def test_what_is_said_to_be_paid_is_paid_and_the_position_stays_as_it_was(
        sets: tuple[str, ...], options: dict[str, Any], seats: int) -> None:
    game, told = new_game("carcassonne", SEATS[:seats], sets, options), set()
    for state in states(game, 2, 5):
        seat, digest = game.to_move(state), game.digest(state)
        view = game.view(state, seat)
        for action in game.legal_actions(state)[:6]:
            found = motives(game, view, (action,))
            told |= {one.what for one in found}
            after, events = game.clone(state), list[Any]()
            game.apply(after, action, events.append)
            scored = [event for event in events if isinstance(event, FeatureScored) and not event.final]
            for one in found:
                if one.what == "scores":
                    assert any((event.kind, event.points[seat]) == (one.kind, one.points) for event in scored)
                if one.what == "claims":
                    assert isinstance(action, DeployFigure) or type(action).__name__ not in ("PlaceTile", "Pass")
                assert (one.what == "keeps") <= isinstance(action, Pass)
        assert game.digest(state) == digest == game.digest(game.determinize(view, Random(0)))
    assert {"completes", "claims", "keeps", "extends", "helps"} <= told




def placements(sets: tuple[str, ...], options: dict[str, Any], seats: int, seed: int) -> Iterator[tuple[Any, ...]]:
    """Game, position before and after a tile was placed, seat, action, and what is said of it."""
    game = new_game("carcassonne", SEATS[:seats], sets, options)
    for state in states(game, seed, 1):
        seat = game.to_move(state)
        for action in game.legal_actions(state):
            if isinstance(action, PlaceTile):
                after = game.clone(state)
                game.apply(after, action)
                yield game, state, after, seat, action, motives(game, game.view(state, seat), (action,))


def if_it_ended(game: Game, state: Any) -> tuple[int, ...]:
    return game.outcome(state).scores


@pytest.mark.parametrize("seed", [3, 8])
def test_own_features_are_said_to_grow_by_what_the_end_would_pay_more(seed: int) -> None:
    grown = 0
    for game, state, after, seat, _, found in placements(("base",), {}, 2, seed):
        if {one.what for one in found} & {"completes", "takes", "shares", "loses"}:
            continue
        more = if_it_ended(game, after)[seat] - if_it_ended(game, state)[seat]
        assert sum(one.points for one in found if one.what == "extends") == more
        grown += more > 0
    assert grown > 5


def joining(red: int, mover: str) -> dict[tuple[str, int], int]:
    """Two cities, with so many followers of red in the one and one of blue in the other, become one and complete:
    what is said of it, with the seat and the points."""
    document = read_document(json.dumps({
        "notation": 1, "game": "carcassonne", "sets": ["base"], "seats": ["red", "blue"],
        "position": {
            "tiles": [{"tile": "base-04", "at": [0, 0], "rot": 0}, {"tile": "base-27", "at": [1, 0], "rot": 90},
                      {"tile": "base-05", "at": [1, -1], "rot": 270}],
            "figures": [*[{"seat": "red", "figure": "follower", "at": [0, 0], "on": "#c1"}] * red,
                        {"seat": "blue", "figure": "follower", "at": [1, -1], "on": "#c1"}],
            "draw": ["base-18", "base-29"], "bag": {}, "to_move": mover}}).encode())
    run = play_document(document, stop=True)
    run.game.apply(run.state, Draw())
    settle(run.game, run.state, run.dealer)
    view = run.game.view(run.state, run.game.to_move(run.state))
    return {(one.what, one.seat): one.points for one in motives(run.game, view, (PlaceTile("base-18", (0, -1), 90),))}


def test_a_city_is_shared_taken_or_lost_with_what_that_pays() -> None:
    red, blue = 0, 1
    assert joining(1, "red") == {("completes", red): 6, ("pays", blue): 6, ("shares", blue): 6, ("returns", red): 1}
    assert joining(2, "red") == {("completes", red): 6, ("takes", blue): 6, ("returns", red): 2}
    assert joining(2, "blue") == {("completes", blue): 0, ("pays", red): 6, ("loses", red): 6, ("returns", blue): 1}


def test_a_blocked_feature_ends_where_no_unseen_tile_fits() -> None:
    blocked = 0
    for game, _, after, seat, action, found in placements(("base", "river"), {}, 3, 2):
        if any(one.what == "blocks" for one in found):
            view = game.view(after, seat)
            x, y = action.at
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(view.free_squares)
            assert any(not view.fitting(square) for square in beside)
            blocked += 1
    assert blocked > 9
