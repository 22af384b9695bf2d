"""What the coach says of a move of the card game tells nothing that its seat could not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.citadels import actions as act
from game.citadels.game import CitadelsGame
from game.citadels.view import CitadelsView
from game.client.app import App
from game.client.citadels.reasons import reasons
from game.kernel.contract import CHANCE, OVER
from tests.client.citadels.test_card_table import game_of

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Fritz", "Gerd", "Hana"]


Position = tuple[CitadelsGame, Any, CitadelsView]


def positions(seats: int, seed: int, decisions: int, cast: str = "random") -> Iterator[Position]:
    """A game played by lot, before each decision: the game, the state, what the seat to move sees."""
    rng = Random(seed)
    game = game_of(seats, rng, cast)
    state = game.start()
    for _ in range(decisions):
        while (seat := game.to_move(state)) == CHANCE:
            game.apply(state, game.sample_chance(state, rng))
        if seat == OVER:
            return
        yield game, state, game.view(state, seat)
        game.apply(state, rng.choice(game.legal_actions(state)))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 3), (8, 4)])
def test_reasons_are_the_same_whatever_the_others_hide_and_the_position_stays(app: App, seats: int, seed: int) -> None:
    rng, spoken = Random(seed), 0
    for game, state, view in positions(seats, seed, 150):
        digest, legal = game.digest(state), game.legal_actions(state)
        other = game.view(game.determinize(view, Random(9)), view.seat)
        for action in rng.sample(legal, min(4, len(legal))):
            told = reasons(app.context.words, NAMES, game, view, (action,))
            assert told and told == reasons(app.context.words, NAMES, game, other, (action,))
            spoken += len(told) > 1
        assert game.digest(state) == digest
    assert spoken > 60


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_every_move_is_told_in_words_of_its_own(app: App, language: str) -> None:
    """No message is missing in a language and none lacks a value; what differs reads differently."""
    app.context.words.choose(language)
    forms = set()
    for seed in range(4):
        for game, state, view in positions(4, seed, 100):
            told: dict[str, Any] = {}
            for action in game.legal_actions(state)[:12]:
                lines = reasons(app.context.words, NAMES, game, view, (action,))
                assert not [line for line in lines if "cit-" in line or "{" in line or not line.strip()]
                same = told.setdefault(lines[0], action)
                assert same == action or isinstance(action, act.Keep), "the order under the deck is all that may differ"
                forms.add(type(action))
    assert len(forms) > 15


def test_a_hint_says_what_to_do_and_why(app: App) -> None:
    said = set()
    for game, state, view in positions(4, 5, 150, "base"):
        for action in game.legal_actions(state):
            if isinstance(action, act.Build | act.Rob | act.Take):
                said |= {type(action).__name__ + ": " + line.translate(str.maketrans("", "", "0123456789"))
                         for line in reasons(app.context.words, NAMES, game, view, (action,))}
    for wanted in ("Take: Take  gold", "Rob: Rob the King", "Build: A new colour in your city (Trade)",
                   "Build: Build the ", "Rob: Up to ", "Take: Then there is enough for the "):
        assert any(line.startswith(wanted) for line in said), wanted


def test_of_two_actions_the_second_is_told_only_when_nothing_comes_between(app: App) -> None:
    words, told = app.context.words, set()
    for game, state, view in positions(4, 6, 150, "base"):
        legal = game.legal_actions(state)
        for first in legal:
            if isinstance(first, act.End) or first == act.Take("cards"):
                assert reasons(words, NAMES, game, view, (first, act.End())) == reasons(
                    words, NAMES, game, view, (first,)), "chance or another seat comes between"
            elif first == act.Take("gold") and view.step == "turn":
                told.add(reasons(words, NAMES, game, view, (first, act.End()))[0])
    assert told == {"Take 2 gold – End the turn"}
