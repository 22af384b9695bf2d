"""A few whole random games of every mix, each time; the trial plays ten thousand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES
from tests.trials import games
from tests.trials.mix import any_game
from tests.trials.trial import seed_of


@pytest.mark.parametrize("number", range(12))
def test_a_random_game_of_any_mix_keeps_the_laws(number: int) -> None:
    games.case(seed_of("games", number))


@pytest.mark.parametrize("name", GAMES)
def test_a_watched_game_keeps_the_laws_after_every_action(name: str) -> None:
    rng = Random(5)
    game = any_game(rng, name)
    games.at_the_end(game, *games.play(game, rng, True))


@pytest.mark.slow
def test_five_hundred_random_games() -> None:
    for number in range(500):
        games.case(seed_of("games", number))


def test_river_tiles_that_were_lost_before_dragons_were_laid_aside_come_up_in_that_order() -> None:
    games.at_the_end(*found_by_the_trial())


def found_by_the_trial() -> tuple[Any, Any, list[Any], Any]:
    """A game in which one draw lost two river tiles and laid a dragon tile aside."""
    rng = Random("games/444")
    rng.randrange(games.WATCHED)
    game = any_game(rng)
    return game, *games.play(game, rng, False)
