"""Every step of a turn can be taken back, on every device, and the table asks for confirming as it was told to."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne.shown import Shown
from tests.client.match_hands import Match
from tests.session.seating import choose

SETS = ("base", "river", "inns_cathedrals", "princess_dragon", "german_castles")


def standing(match: Match) -> tuple[Any, ...]:
    """All that a player sees of where the match stands."""
    return (deepcopy(match.picture.shown), list(match.scene.story.lines), match.table.scores(),
            match.scene.sheet.hint.text, match.scene.sheet.main.text, match.scene.sheet.undo.enabled)


def take_back(match: Match, way: str) -> None:
    if way == "button":
        match.hands.press("undo")
    elif way == "key":
        match.hands.key(pygame.K_z, pygame.KMOD_CTRL)
    else:
        match.hands.pad(pygame.CONTROLLER_BUTTON_Y)
    match.hands.frames(0.3)


@pytest.mark.parametrize("way", ["button", "key", "pad"])
def test_each_step_of_a_turn_is_taken_back_by_itself_in_the_order_they_were_done(app: App, way: str) -> None:
    match = Match(app, "human", "human", sets=SETS, options={"abbot": True}, seed=4)
    rng, longest = Random(5), 0
    for _ in range(14):
        seen: list[tuple[Any, ...]] = []
        while match.table.unconfirmed is None and not match.table.over:
            seen.append(standing(match))
            match.scene.submit(choose(match.table, rng))
            match.hands.frames(0.2)
            if match.table.unconfirmed is None and not match.table.can_undo:
                seen.clear()  # what chance has shown cannot be unseen
        longest = max(longest, len(seen))
        done = list(match.table.log.actions)
        for expected in reversed(seen):
            assert match.scene.sheet.undo.enabled
            take_back(match, way)
            assert standing(match) == expected
            assert match.picture.shown == Shown.of(match.table.view(match.scene.eyes.viewer))
        assert not match.scene.sheet.undo.enabled or not seen
        for action in done[len(match.table.log.actions):]:
            if not match.table.unconfirmed and action in match.table.legal_actions():
                match.scene.submit(action)
                match.hands.frames(0.2)
        while match.table.unconfirmed is None:
            match.scene.submit(choose(match.table, rng))
            match.hands.frames(0.2)
        match.hands.press("main")
        match.hands.frames(0.2)
    assert longest >= 2, "tile and figure at least"


def turns(match: Match, count: int) -> int:
    """Plays so many turns of people; how often it was asked to confirm."""
    rng, asked, start = Random(3), 0, match.table.turn
    while (match.table.turn < start + count or match.table.unconfirmed is not None) and not match.table.over:
        if match.table.unconfirmed is not None:
            asked += 1
            main = match.scene.sheet.main
            assert main.text == match.app.context.words("match-confirm") and main.enabled
            match.hands.press("main")
        elif match.table.active >= 0 and match.scene.human(match.table.active):
            match.scene.submit(choose(match.table, rng))
        match.hands.frames(0.1)
    return asked


@pytest.mark.parametrize(("confirm", "seats", "asked"), [
    ("always", ("human", "human"), 8), ("never", ("human", "human"), 0), ("never", ("human", "any"), 0),
    ("needed", ("human", "any"), 4), ("always", ("human", "any"), 4)])
def test_confirming_is_asked_for_always_when_needed_or_never(app: App, confirm: str, seats: tuple[str, str],
                                                              asked: int) -> None:
    match = Match(app, *seats, confirm=confirm)
    assert turns(match, 8) == asked


def test_where_the_next_seat_draws_by_hand_nothing_needs_to_be_confirmed_before(app: App) -> None:
    match = Match(app, "human", "human", confirm="needed", forced=False)
    assert turns(match, 6) == 0
