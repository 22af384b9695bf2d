"""What lies in the box (1), and how likely the draft's first cards are (3.3, 3.4)."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from game.catalogue import new_game
from game.citadels.actions import LayDown
from game.citadels.cards import BASE_CHARACTERS, CHARACTERS, COLOURS, DARK_CITY, DATA, DISTRICTS, PURPLE_BASE
from game.kernel.contract import CHANCE


def test_the_base_box_has_65_districts_of_five_colours() -> None:
    """(1.1)"""
    base: Counter[str] = Counter()
    for one in DISTRICTS:
        if one.set == "base":
            base[COLOURS[one.colour]] += one.count
    assert base == {"yellow": 12, "blue": 11, "green": 20, "red": 11, "purple": 11}
    assert len(PURPLE_BASE) == 10 and [one.key for one in DISTRICTS if one.unique and one.count == 2] == ["keep"]


def test_the_dark_city_adds_fifteen_purple_ones_the_great_wall_among_them() -> None:
    """(1.2)"""
    new = [one for one in DISTRICTS if one.set == "dark_city"]
    assert len(new) == 15 and all(one.unique and one.count == 1 for one in new)
    assert "great_wall" in DARK_CITY


def test_there_is_a_base_character_for_each_of_eight_ranks_and_one_more_for_each_two_for_the_ninth() -> None:
    """(1.3)"""
    ranks = Counter((one.set == "base", one.rank + 1) for one in CHARACTERS)
    one_each = {(base, rank): 1 for base in (True, False) for rank in range(1, 9)}
    assert ranks == one_each | {(False, 9): 2}


def test_each_unique_district_and_each_character_names_the_clause_of_its_rule() -> None:
    text = (Path(__file__).parents[2] / "docs/rules/citadels/rules.md").read_text(encoding="utf-8")
    for one in DISTRICTS:
        if one.unique:
            told = re.search(rf"^{re.escape(one.clause)} (.+?)(?=^\d+\.\d+ |\Z)", text, re.MULTILINE | re.DOTALL)
            assert told and name_of(one.key) in told[1]
    for character in CHARACTERS:
        assert re.search(rf"^### {re.escape(character.clause)} {name_of(character.key)}\b", text, re.MULTILINE)


def name_of(key: str) -> str:
    """The English name of a card."""
    return next(str(one["names"]["en"]) for one in DATA["districts"] + DATA["characters"] if one["key"] == key)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_rank_four_is_never_turned_up_and_lies_face_down_as_often_as_any_other_card_left(seats: int) -> None:
    """(3.4)"""
    game, rng = new_game("citadels", [f"P{n}" for n in range(seats)], ["base"]), random.Random(4)
    state, up = game.start(), 0
    while True:
        assert game.to_move(state) == CHANCE
        chances = [(game.decode(code), weight) for code, weight in game.chance_codes(state)]
        if isinstance(chances[0][0], LayDown):
            break
        up += type(chances[0][0]).__name__ == "TurnUp"
        assert "king" not in [getattr(action, "character", "") for action, _ in chances]
        game.apply(state, game.sample_chance(state, rng))
    whole = sum(weight for _, weight in chances)
    king = sum(weight for action, weight in chances if action.character == "king")
    assert Fraction(king, whole) == Fraction(1, len(BASE_CHARACTERS) - up)
