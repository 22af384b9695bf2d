"""The words for why a move is good come from what it does, whatever sets are played with."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.carcassonne.actions import DeployFigure, Pass, PlaceTile
from game.carcassonne.events import FeatureScored
from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER, Game
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


