"""The match scene, used as players use it: by mouse alone, by keyboard alone, by pad alone."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne.shown import Shown
from tests.client.match_hands import Match, play_by_keys, play_by_mouse

BOTH = {"mouse": play_by_mouse, "keys": play_by_keys}


@pytest.mark.parametrize("by", BOTH)
def test_a_whole_game_is_played(app: App, by: str) -> None:
    match = Match(app, "human", "any", sets=("base", "river"), options={"abbot": True})
    rng = Random(11)
    for _ in range(3000):
        if match.table.over:
            break
        BOTH[by](match, rng)
    assert match.table.over
    match.hands.frames(2)
    assert match.ended == [match.table]
    assert match.picture.shown == Shown.of(match.table.view(0)), "what was played shows what a view shows"


def test_two_people_confirm_each_turn(app: App) -> None:
    match = Match(app, "human", "human")
    rng = Random(2)
    for _ in range(12):
        while match.table.unconfirmed is None:
            play_by_mouse(match, rng)
        mover = match.scene.mover
        match.hands.key(pygame.K_SPACE)
        assert match.table.unconfirmed is None and match.scene.mover != mover
