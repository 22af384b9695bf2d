"""Pictures are kept as long as they are used and there is room for them."""

from __future__ import annotations

import pygame
import pytest

from game.client import kept as room
from game.client.kept import Kept


def picture() -> pygame.Surface:
    return pygame.Surface((10, 10), pygame.SRCALPHA, 32)


@pytest.fixture(autouse=True)
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_pictures", type(room._pictures)())
    monkeypatch.setattr(room, "_bytes", 0)
    monkeypatch.setattr(room, "BUDGET", 3 * 10 * 10 * 4)  # three such pictures


def test_a_picture_is_made_once_in_each_room() -> None:
    one, other = Kept(), Kept()
    assert one("a", picture) is one("a", picture) is not other("a", picture)


def test_beyond_the_budget_of_all_rooms_the_one_not_asked_for_longest_goes() -> None:
    one, other = Kept(), Kept()
    a, b, c = one("a", picture), other("b", picture), one("c", picture)
    one("a", picture)
    other("d", picture)
    assert one("a", picture) is a and one("c", picture) is c
    assert other("b", picture) is not b


def test_a_picture_larger_than_the_budget_is_shown_all_the_same_and_goes_with_the_next(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "BUDGET", 1)
    kept = Kept()
    large = kept("large", picture)
    assert kept("large", picture) is large
    kept("next", picture)
    assert kept("large", picture) is not large


def test_a_room_is_cleared_alone_and_makes_room() -> None:
    one, other = Kept(), Kept()
    a = one("a", picture)
    for key in range(2):
        other(key, picture)
    other.clear()
    for key in "bc":
        one(key, picture)
    assert one("a", picture) is a
