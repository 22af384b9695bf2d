"""Pictures are kept as long as they are used and there is room for them."""

import pygame

from game.client.kept import Kept

ONE = 10 * 10 * 4  # bytes of such a picture


def picture() -> pygame.Surface:
    return pygame.Surface((10, 10), pygame.SRCALPHA, 32)


def test_a_picture_is_made_once() -> None:
    kept, made = Kept(3 * ONE), list[int]()

    def make() -> pygame.Surface:
        made.append(1)
        return picture()

    assert kept("a", make) is kept("a", make)
    assert len(made) == 1


def test_beyond_the_budget_the_one_not_asked_for_longest_goes() -> None:
    kept = Kept(3 * ONE)
    first = {key: kept(key, picture) for key in "abc"}
    kept("a", picture)
    kept("d", picture)
    assert kept.bytes == 3 * ONE and len(kept) == 3
    assert all(kept(key, picture) is first[key] for key in "ac")
    assert kept("b", picture) is not first["b"]


def test_a_picture_larger_than_the_budget_is_shown_all_the_same_and_goes_with_the_next() -> None:
    kept = Kept(ONE // 2)
    large = kept("large", picture)
    assert kept("large", picture) is large
    kept("next", picture)
    assert len(kept) == 1 and kept.bytes == ONE


def test_what_was_cleared_takes_nothing() -> None:
    kept = Kept(9 * ONE)
    kept("a", picture)
    kept.clear()
    assert kept.bytes == len(kept) == 0
