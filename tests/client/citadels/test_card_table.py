"""The card game's picture: what is played ends as it is drawn, every action can be reached, and secrets stay secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.catalogue import new_game
from game.citadels import actions as act
from game.citadels.game import CitadelsGame
from game.client.app import App
from game.client.citadels import set_up
from game.client.citadels.choosing import WAYS_OUT, CardChoice
from game.client.citadels.deeds import possible
from game.client.citadels.shown import Shown
from game.client.citadels.table_picture import CardTable
from game.client.marks import Mark
from game.client.match.scene import MatchScene
from game.kernel.contract import CHANCE
from game.session.players import HUMAN, Player
from game.session.table import Table, Terms


def game_of(seats: int, rng: Random, cast: str = "random") -> Any:
    """Any characters, or those of the base game; any unique districts."""
    characters = set_up.cast(cast, [], seats, rng)
    cards, left_out = set_up.unique_cards("random", [], rng)
    names = [f"seat {number}" for number in range(seats)]
    return new_game("citadels", names, ["base", "dark_city"],
                    {"characters": characters, "dark_city_cards": cards, "left_out": left_out})


def table_of(seats: int, seed: int, people: int = 1) -> Table:
    rng = Random(seed)
    game = game_of(seats, rng)
    players = [Player(name, HUMAN if seat < people else "nobody") for seat, name in enumerate(game.seats)]
    return Table(game, players, seed=seed, terms=Terms("never"))


def match_of(app: App, table: Table, speed: str = "instant") -> MatchScene:
    app.context.settings.speed = speed  # type: ignore[assignment]
    app.context.settings.confirm = "never"
    scene = MatchScene(app.context, table, lambda: None, lambda over: None)
    app.stack.push(scene)
    app.step(1 / 60)
    return scene


def picture_of(scene: MatchScene) -> CardTable:
    assert isinstance(scene.picture, CardTable)
    return scene.picture


@pytest.mark.parametrize(("seats", "seed", "speed"), [(2, 1, "instant"), (4, 2, "instant"), (7, 3, "instant"),
                                                      (8, 4, "instant"), (4, 5, "faster")])
def test_what_is_played_ends_as_it_is_drawn_from_the_view(app: App, seats: int, seed: int, speed: str) -> None:
    table, rng = table_of(seats, seed), Random(seed)
    scene = match_of(app, table, speed)
    while not table.over:
        table.submit(rng.choice(table.legal_actions()), table.active)
        scene._flush()
        for _ in range(0 if speed == "instant" else rng.randrange(20)):
            app.step(1 / 60)
        scene.director.skip()
        played, drawn = picture_of(scene).shown, Shown.of(table.view(scene.eyes.viewer))
        played.deck = drawn.deck  # the number on the deck is read off the view
        assert played == drawn
        assert not picture_of(scene).sprites.crowd and picture_of(scene).banner is None


def reached(choice: CardChoice, limit: int = 300) -> set[Any]:
    """All actions that some row of stops leads to."""
    found: set[Any] = set()
    seen: set[tuple[Any, ...]] = set()

    def go(path: tuple[int, ...]) -> None:
        if len(seen) > limit:
            return
        again = CardChoice(choice.legal, choice.hand, ())
        for step in path:
            action = again.take(again.stops[step])
            if action is not None:
                found.add(action)
                return
        ordered = again.ticking == "under"
        marked = again.level.marked if ordered else sorted(again.level.marked)
        leads = repr([(stop.place, stop.actions[:1]) for stop in again.level.stops])
        state = (len(again.levels), again.level.asked, tuple(marked), leads)
        if state in seen:
            return
        seen.add(state)
        for number, stop in enumerate(again.stops):
            if stop.place != ("deed", "back"):
                go((*path, number))

    go(())
    return found


@pytest.mark.parametrize("seed", range(1, 7, 2))
def test_every_legal_action_can_be_reached(seed: int) -> None:
    rng = Random(seed)
    game: CitadelsGame = game_of(2 + seed, rng)
    state = game.start()
    while game.to_move(state) != -2 and not game.view(state, 0).over:
        if game.to_move(state) == CHANCE:
            game.apply(state, game.sample_chance(state, rng))
            continue
        legal, view = game.legal_actions(state), game.view(state, game.to_move(state))
        choice = CardChoice(legal, list(view.hand), possible(view))
        if len(legal) < 40 and rng.random() < 0.4:
            missed = set(legal) - reached(choice)
            short = {one for one in missed if isinstance(one, act.Redraw) and sorted(one.cards)}
            # cards that are exchanged may be ticked in any order, which the rules accept
            ticked = {tuple(sorted(one.cards)) for one in reached(choice) if isinstance(one, act.Redraw)}
            assert missed == {one for one in short if tuple(sorted(one.cards)) in ticked}
        game.apply(state, rng.choice(legal))


def test_a_closed_picture_knows_nobodys_secrets() -> None:
    table, rng = table_of(4, 9), Random(9)
    table.begin()
    for _ in range(60):
        view = table.view(table.active)
        closed, other = Shown.of(view, open_hand=False), Shown.of(table.view((table.active + 1) % 4), open_hand=False)
        assert closed == other  # the same, whoever looked last
        assert closed.hand == [] and closed.viewer == -1
        table.submit(rng.choice(table.legal_actions()), table.active)


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_place_lies_outside_its_room_or_on_another(open_app: Callable[..., App], language: str,
                                                      size: tuple[int, int]) -> None:
    app = open_app(size, language)
    for seats in (2, 5, 8):
        table = table_of(seats, seats)
        scene = match_of(app, table)
        layout = picture_of(scene).layout
        boxes = [box.rect for box in layout.boxes]
        for place in (*boxes, layout.ranks, layout.deeds, layout.fan):
            assert layout.room.contains(place)
        for number, box in enumerate(boxes):
            assert box.collidelist(boxes[:number]) < 0 and layout.boxes[number].card.y >= 36
            assert not box.colliderect(layout.deeds) and not box.colliderect(layout.tray)
        assert not scene.screen.overflows()
        app.stack.pop()


def keys_of(scene: MatchScene) -> set[str]:
    return {message for message, _ in picture_of(scene).keys}


def test_the_line_of_keys_offers_what_can_be_done_now(app: App) -> None:
    table, rng = table_of(4, 5), Random(5)
    scene, seen = match_of(app, table), set()
    while not table.over:
        if table.active == 0 and scene.director.idle:
            seen |= (keys := keys_of(scene))
            legal = table.legal_actions()
            assert ("keys-end" in keys) == any(isinstance(one, act.End) for one in legal)
            assert ("keys-decline" in keys) == any(isinstance(one, act.Pass) for one in legal)
            assert "keys-choose" in keys and "keys-back" not in keys and "keys-view" not in keys
        table.submit(rng.choice(table.legal_actions()), table.active)
        scene._flush()
        scene.director.skip()
        app.step(1 / 60)
    assert "keys-end" in seen


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (7, 3), (8, 4)])
def test_whatever_a_hint_means_lights_up_on_the_table(app: App, seats: int, seed: int) -> None:
    table, rng = table_of(seats, seed), Random(seed)
    scene, lit = match_of(app, table), set()
    picture = picture_of(scene)
    while not table.over and table.view(0).round < 6:
        if table.active == 0:
            legal = table.legal_actions()
            for action in rng.sample(legal, min(8, len(legal))):
                places = picture.marks.places(Mark((action,), "+1", "best"))
                assert places and all(app.context.room.contains(picture.place_rect(place)) for place in places)
                lit |= {(type(action), place[0]) for place in places}
            picture.mark([Mark((action,), f"+{number}", "other" if number else "best")
                          for number, action in enumerate(legal[:5])])
            app.draw()
            picture.mark(())
        table.submit(rng.choice(table.legal_actions()), table.active)
        scene._flush()
        scene.director.skip()
        app.step(1 / 60)
    assert {(act.Pick, "tray"), (act.Build, "hand"), (act.Take, "deed"), (act.Keep, "tick")} <= lit


def test_in_a_replay_a_mark_shows_nothing_of_a_hand_that_is_closed(app: App) -> None:
    table = table_of(3, 2)
    scene = match_of(app, table)
    picture = picture_of(scene)
    while table.active == 0:
        scene.submit(table.legal_actions()[0])
        scene.director.skip()
    card = table.view(0).hand[0]
    assert scene.mover != 0 and not picture.marks.places(Mark((act.Build(card),), "+1", "best"))


def test_keys_begin_where_something_can_be_done_and_never_at_a_way_out_before() -> None:
    for seed in range(4):
        table, rng = table_of(4, seed, people=4), Random(seed)
        table.begin()
        while not table.over:
            view = table.view(table.active)
            choice = CardChoice(table.legal_actions(), view.hand, possible(view))
            begins = choice.stops[choice.first]
            assert begins.actions
            if begins.place in WAYS_OUT:
                assert all(stop.place in WAYS_OUT for stop in choice.stops if stop.actions)
            table.submit(rng.choice(table.legal_actions()), table.active)
