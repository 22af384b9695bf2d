"""The final count where a document cannot ask for it (9.1, 12)."""

from __future__ import annotations

import pytest

from game.catalogue import new_game
from game.citadels.cards import COLOURS, KIND
from game.citadels.scoring import points


@pytest.mark.parametrize(("others", "colour"), [
    (["manor", "church", "market", "prison"], ""),  # it is the only purple one: another colour would cost three
    (["manor", "church", "market", "library"], "red"),
    (["manor", "church"], ""),  # no colour would bring anything
    (["manor", "church", "market", "wishing_well"], "red"),  # three for the colours, one less of the well
])
def test_the_haunted_city_counts_as_another_colour_only_where_that_brings_more(others: list[str], colour: str) -> None:
    game = new_game("citadels", ["A", "B"], ["base", "dark_city"])
    state = game.start()
    state.cities[0] = [KIND[key] for key in (*others, "haunted_city")]
    assert points(game.rules, state, 0).haunted == colour  # type: ignore[attr-defined]
    assert colour in ("", *COLOURS)
