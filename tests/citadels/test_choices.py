"""Presets and random choices make games."""

from __future__ import annotations

from random import Random

import pytest

from game.catalogue import new_game
from game.citadels import choices
from game.citadels.cards import PRESETS
from game.kernel.contract import OVER, BadSetup, playout

SETS = ("base", "dark_city")


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_preset_and_every_random_choice_makes_a_game(seats: int) -> None:
    rng, names = Random(seats), [f"P{n}" for n in range(seats)]
    chosen = [choices.preset(name, seats) for name in choices.CHARACTER_PRESETS]
    chosen += [choices.random_characters(seats, rng) for _ in range(20)]
    for characters in chosen:
        game = new_game("citadels", names, SETS, {"characters": characters})
        state = game.start()
        playout(game, state, rng)
        assert game.to_move(state) == OVER


@pytest.mark.parametrize(("name", "seats", "ninth"), [
    ("dark_city", 5, "queen"),
    ("dark_city", 4, "artist"),  # the queen needs five (2.3)
    ("dark_city", 3, None),  # three play with eight (2.3)
    ("base", 7, None),
    ("base", 8, "artist"),  # eight cannot do without a ninth (2.1)
])  # fmt: skip
def test_a_preset_has_a_ninth_where_it_may_or_must(name: str, seats: int, ninth: str | None) -> None:
    characters = choices.preset(name, seats)
    assert characters[:8] == list(choices.CHARACTER_PRESETS[name][:8])
    assert characters[8:] == ([ninth] if ninth else [])


def test_the_preset_of_the_encyclopedia_article_differs_in_three_options() -> None:
    game = new_game("citadels", ["A", "B", "C"], ["base"], PRESETS["encyclopedia_article"])
    assert game.options["thief_transfer"] == "immediate" and game.options["emperor_payment"] == "none"
    assert game.options["magician_replace"] == "whole_hand" and game.options["quarry"] == "one_extra_copy"


def test_eight_seats_without_a_set_of_characters_are_refused_at_the_start() -> None:
    game = new_game("citadels", [f"P{n}" for n in range(8)], ["base"])
    with pytest.raises(BadSetup, match="characters"):
        game.start()
