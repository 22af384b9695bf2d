"""What the coach says of a move of the card game tells nothing that its seat could not know."""

from __future__ import annotations

from random import Random

from game.client.app import App
from game.client.citadels.reasons import reasons
from game.client.replay import ReplayScene
from game.kernel.contract import CHANCE
from game.session.replay import Replay
from tests.client.citadels.test_card_table import game_of, table_of
from tests.client.conftest import Hands

NAMES = ["A", "B", "C", "D"]


def test_reasons_are_the_same_whatever_the_others_hide_and_the_position_stays(app: App) -> None:
    rng, spoken = Random(3), 0
    game = game_of(4, rng)
    state = game.start()
    for _ in range(250):
        seat = game.to_move(state)
        if seat == CHANCE:
            game.apply(state, game.sample_chance(state, rng))
            continue
        view, digest, legal = game.view(state, seat), game.digest(state), game.legal_actions(state)
        other = game.determinize(view, Random(9))
        for action in legal[:4]:
            told = reasons(app.context.words, NAMES, game, view, (action,))
            assert told == reasons(app.context.words, NAMES, game, game.view(other, seat), (action,))
            spoken += bool(told)
        assert game.digest(state) == digest
        game.apply(state, rng.choice(legal))
    assert spoken > 50


def test_a_finished_game_is_looked_at_through_the_eyes_of_each_seat(app: App) -> None:
    table, rng = table_of(4, 3), Random(3)
    table.begin()
    while not table.over:
        table.submit(rng.choice(table.legal_actions()), table.active)
    scene = ReplayScene(app.context, Replay.of(table), list(table.players), 0)
    app.stack.push(scene)
    scene.go(40)
    for seat in (1, 2, 3, 0):
        Hands(app).press("eyes")
        assert scene.viewer == seat and scene.at == 40 and not scene.screen.overflows()
        assert scene.picture.shown.hand == list(scene.replay.view(seat).hand)  # type: ignore[attr-defined]
