"""Whatever may not be chosen says why when it is tried with the pointer; nobody loses a turn by the main button."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.citadels import actions as act
from game.client.app import App
from game.client.citadels.choosing import CardChoice
from game.client.match.scene import MatchScene
from game.kernel.contract import Refused
from tests.client.citadels.test_card_table import match_of, picture_of, table_of


def asked_for(app: App, form: type) -> MatchScene:
    """A match in which the person may do such a thing."""
    for seed in range(40):
        table, rng = table_of(4, seed), Random(seed)
        table.begin()
        while not table.over and not (table.active == 0 and table.view(0).round > 1 and any(
                isinstance(one, form) for one in table.legal_actions())):
            table.submit(rng.choice(table.legal_actions()), table.active)
        if not table.over:
            return match_of(app, table)
    raise AssertionError(f"{form.__name__} has not come up")


def tried(scene: MatchScene, at: tuple[int, int]) -> str:
    """The reason that the table has against what a click there means, or ""."""
    picture = picture_of(scene)
    action: Any = None if picture.pointing.stop_at(at) is not None else picture.pointing._tried(at)
    if action is None:
        return ""
    try:
        scene.table.submit(action, 0)
    except Refused as refused:
        assert scene.context.words.knows(f"refused-{refused.reason}")
        return refused.reason
    raise AssertionError(f"{action} is legal and yet no stop")


def test_a_character_that_is_not_offered_in_the_draft_says_so(app: App) -> None:
    scene = asked_for(app, act.Pick)
    picture, view = picture_of(scene), scene.table.view(0)
    gone = [rank for rank, key in enumerate(view.characters) if key not in view.choice]
    assert gone and {tried(scene, picture.layout.rank(rank).center) for rank in gone} == {"not_in_choice"}


@pytest.mark.parametrize(("form", "why"), [
    (act.Kill, "not_nameable"), (act.Bewitch, "not_nameable"), (act.Rob, "not_nameable"), (act.SwapHands, "same_seat"),
    (act.Peek, "same_seat"), (act.UseArmory, "armory_elsewhere")])
def test_ranks_seats_and_districts_that_may_not_be_chosen_say_why(app: App, form: type, why: str) -> None:
    scene = asked_for(app, form)
    picture = picture_of(scene)
    assert picture.choice is not None
    picture.take(next(stop for stop in picture.choice.stops if stop.actions and isinstance(stop.actions[0], form)))
    boxes, city = picture.layout.boxes, picture.shown.cities[0]
    spots = [*(picture.layout.rank(rank).center for rank in range(len(picture.shown.characters))),
             *(box.head.center for box in boxes),
             *(boxes[0].district(number, len(city)).center for number in range(len(city)))]
    assert why in {tried(scene, at) for at in spots}


def test_the_main_button_greets_and_does_not_lose_the_turn(app: App) -> None:
    scene = asked_for(app, act.Pick)
    picture = picture_of(scene)
    picture.choice = CardChoice([act.Courtesy(), act.Pass()], [])
    assert picture.way_out == ("cit-deed-courtesy", act.Courtesy())
    assert picture.deeds.label("pass") == app.context.words("cit-deed-silent")
    picture.choice = CardChoice([act.Recover(), act.Pass()], [])
    assert picture.way_out == ("cit-deed-pass", act.Pass())
