"""Whatever may not be chosen says why when it is tried with the pointer; nobody loses a turn by the main button."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.citadels import actions as act
from game.client.app import App
from game.client.citadels.choosing import CardChoice
from game.client.citadels.reasons import reasons
from game.client.citadels.table_picture import CardTable
from game.client.match.scene import MatchScene
from game.client.replay.scene import ReplayScene
from game.kernel.contract import CHANCE, OVER, Refused
from game.kernel.document import read_document
from game.session.players import Player
from game.session.replay import Replay
from tests.client.citadels.test_card_table import game_of, match_of, picture_of, table_of

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "citadels"


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


def test_whoever_may_take_a_destroyed_district_reads_which(app: App) -> None:
    document = read_document((SCENARIOS / "W36-graveyard-takes-the-palace.json").read_bytes())
    replay = Replay(document)
    scene = ReplayScene(app.context, replay, [Player(name, "nobody") for name in document.seats])
    app.stack.push(scene)
    while not (view := replay.view(max(0, replay.to_move()))).destroyed:
        scene.step(1)
    assert isinstance(scene.picture, CardTable) and view.destroyed == "palace"
    assert "Palace" in scene.picture.deeds.label("recover")
    assert "Take the Palace into your hand" in reasons(
        app.context.words, document.seats, replay.game, view, [act.Recover()])[0]


def test_every_question_is_asked_in_words_of_its_own(app: App) -> None:
    rng, asked = Random(4), set()
    for seed in range(6):
        game = game_of(rng.randrange(2, 8), Random(seed))
        state = game.start()
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                game.apply(state, game.sample_chance(state, rng))
                continue
            legal = game.legal_actions(state)
            choice = CardChoice(legal, game.view(state, seat).hand)
            if len(legal) > 1:
                asked.add(choice.level.asked)
            for stop in choice.stops:
                if len(stop.actions) > 1 and choice.take(stop) is None:
                    asked.add(choice.level.asked)
                    choice.back()
            game.apply(state, rng.choice(legal))
    assert {"turn", "pick-character", "keep-cards", "destroy-card", "search"} <= asked
    assert not [one for one in asked if not app.context.words.knows(f"cit-ask-{one}")]
