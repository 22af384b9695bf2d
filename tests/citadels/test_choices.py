"""Presets and random choices make games."""

from __future__ import annotations

from random import Random

import pytest

from game.catalogue import new_game
from game.citadels import choices
from game.kernel.contract import OVER, BadSetup, playout

SETS = ("base", "dark_city")


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_preset_that_fits_and_every_random_choice_makes_a_game(seats: int) -> None:
    rng, names = Random(seats), [f"P{n}" for n in range(seats)]
    chosen = [choices.preset(name, seats) for name in choices.CHARACTER_PRESETS]
    assert any(chosen)
    chosen += [choices.random_characters(seats, rng) for _ in range(20)]
    for characters in chosen:
        if characters is None:
            continue
        districts = choices.random_districts(rng, rng.randrange(16))
        left_out = choices.suggested_left_out(districts, rng)
        assert len(left_out) == min(11, max(0, len(districts) - 3))  # there are eleven
        options = {"characters": characters, "dark_city_cards": districts, "left_out": left_out}
        game = new_game("citadels", names, SETS, options)
        state = game.start()
        playout(game, state, rng)
        assert game.to_move(state) == OVER


def test_the_preset_of_the_encyclopedia_article_differs_in_three_options() -> None:
    game = new_game("citadels", ["A", "B", "C"], ["base"], choices.OPTION_PRESETS["encyclopedia_article"])
    assert game.options["thief_transfer"] == "immediate" and game.options["emperor_payment"] == "none"
    assert game.options["magician_replace"] == "whole_hand" and game.options["quarry"] == "one_extra_copy"


def test_eight_seats_without_a_set_of_characters_are_refused_at_the_start() -> None:
    game = new_game("citadels", [f"P{n}" for n in range(8)], ["base"])
    with pytest.raises(BadSetup, match="characters"):
        game.start()
