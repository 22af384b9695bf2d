"""Laws of the table: who may act when, what can be taken back, who hears what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.carcassonne.actions import Draw, DrawTile, Pass, PlaceTile
from game.carcassonne.events import TileDrawn, TilePlaced
from game.kernel.contract import CHANCE, OVER, Refused
from game.kernel.notation import ScriptedDealer
from game.session.players import Player
from game.session.table import Confirmed, HandedOver, Table, TakenBack
from tests.session.seating import BOT, go_on, seat


def refused(reason: str) -> Any:
    return pytest.raises(Refused, match=f"^{reason}")


def decide(table: Table, pick: int = -1) -> None:
    table.submit(table.legal_actions()[pick], table.active)


def everything(table: Table) -> tuple[Any, ...]:
    """All that could be told apart about a table."""
    views = [table.view(seat).canonical() for seat in range(len(table.players))]
    return (
        views,
        table.legal_actions(),
        table.scores(),
        table.active,
        table.unconfirmed,
        [dict(entry) for entry in table.log.entries],
        list(table.log.actions),
        table.log.dealt,
        list(table.log.checks),
    )


# ---- confirming -----------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 999), other=st.sampled_from(["human", BOT]))
def test_neither_chance_nor_another_seat_acts_before_a_human_has_confirmed(seed: int, other: str) -> None:
    table, rng = seat("human", other, seed=seed), Random(seed)
    table.begin()
    while not table.over and len(table.log.entries) < 60:
        if (waits := table.unconfirmed) is None:
            go_on(table, rng, 1) if table.players[table.active].human else table.poll()
            continue
        before = everything(table)
        assert waits == 0 or other == "human"
        assert not table.poll() and not table.thinking and table.legal_actions() == []
        for by in (0, 1):
            with refused("unconfirmed"):
                table.submit(Draw(), by)
        table.begin()
        assert everything(table) == before
        table.confirm()
        assert table.log.entries != before[5] or table.thinking or table.over


def test_where_nobody_confirms_the_next_draw_follows_at_once() -> None:
    table = seat("human", "human", confirm="never")
    table.begin()
    decide(table)
    decide(table)
    assert (table.active, table.turn, table.log.entries[-1]["do"]) == (1, 2, "draw")
    with refused("nothing_to_confirm"):
        table.confirm()


@pytest.mark.parametrize(
    ("other", "forced", "asks"), [("human", False, False), ("human", True, True), (BOT, False, True)]
)
def test_confirming_when_needed_asks_only_when_what_follows_by_itself_cannot_be_taken_back(
    other: str, forced: bool, asks: bool
) -> None:
    table = seat("human", other, confirm="needed", forced=forced)
    table.begin()
    if not forced:
        table.submit(Draw(), 0)
    before = everything(table)
    decide(table)
    decide(table)
    assert (table.unconfirmed == 0) == asks
    table.undo()
    table.undo()
    assert everything(table) == before


def test_with_confirming_when_needed_the_next_decision_of_another_seat_confirms() -> None:
    table = seat("human", "human", confirm="needed", forced=False)
    table.begin()
    table.submit(Draw(), 0)
    decide(table)
    decide(table)
    heard: list[Any] = []
    table.listen(heard.append, 0)
    table.submit(Draw(), 1)
    assert heard[0] == Confirmed(0)
    assert not table.can_undo


@pytest.mark.parametrize("confirm", ["always", "needed"])
def test_the_last_turn_can_be_taken_back_until_it_is_confirmed(confirm: str) -> None:
    table, rng = seat("human", "human", confirm=confirm), Random(3)
    table.begin()
    while table.active != OVER:
        go_on(table, rng, 1)
        if table.active != OVER and table.unconfirmed is not None:
            table.confirm()
    assert not table.over and table.can_undo
    table.undo()
    assert table.active >= 0
    go_on(table, rng)
    assert table.over and not table.can_undo
    assert table.log.checks[-1].after == len(table.log.entries)


# ---- taking back ----------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 999), turns=st.integers(0, 40))
def test_taking_back_restores_everything_and_stops_at_the_draw(seed: int, turns: int) -> None:
    table, rng = (
        seat("human", "human", "human", sets=("base", "river"), options={"abbot": True}, seed=seed),
        Random(seed),
    )
    table.begin()
    while table.turn <= turns and not table.over:
        go_on(table, rng, 1)
        if table.unconfirmed is not None:
            table.confirm()
    if table.over:
        return
    with refused("nothing_to_undo"):
        table.undo()
    was = [everything(table)]
    while table.unconfirmed is None:
        go_on(table, rng, 1)
        was.append(everything(table))
    while table.can_undo:
        table.undo()
        assert everything(table) in was
    assert everything(table) == was[0]
    with refused("nothing_to_undo"):
        table.undo()
    assert everything(table) == was[0]


def test_a_forced_pass_is_taken_back_together_with_the_decision_before_it() -> None:
    table = seat("human", "human", confirm="always")
    table.begin()
    for _ in range(40):
        before = everything(table)
        decide(table)
        if table.unconfirmed is not None:  # no figure was left, so the table passed
            break
        decide(table)
        table.confirm()
    assert table.log.entries[-1]["do"] == "pass"
    table.undo()
    assert everything(table) == before


def test_nothing_is_taken_back_that_was_confirmed_or_that_a_bot_did() -> None:
    table = seat("human", BOT)
    table.begin()
    decide(table)
    decide(table)
    table.confirm()
    assert table.active == 1 and not table.can_undo
    while table.active == 1:
        table.poll()
        assert not table.can_undo
    with refused("nothing_to_undo"):
        table.undo()


def test_a_refused_action_changes_nothing() -> None:
    table = seat("human", "human")
    table.begin()
    heard: list[Any] = []
    before = everything(table)
    table.listen(heard.append, 0)
    for action, by, reason in [
        (Draw(), 0, "not_now"),
        (PlaceTile("base-01", (50, 50), 0), 0, "not_in_hand"),
        (table.legal_actions()[0], 1, "not_your_turn"),
        (DrawTile("base-01"), CHANCE, "not_your_turn"),
        ("draw", 0, "unknown_action"),
    ]:
        with pytest.raises(Refused):
            table.submit(action, by)
        assert everything(table) == before, reason
    assert heard == []


# ---- forced steps, chance, listeners --------------------------------------------------------------------------------


def test_without_forced_steps_each_draw_is_asked_for() -> None:
    table = seat("human", "human", forced=False)
    table.begin()
    assert table.log.entries == [] and table.legal_actions() == [Draw()]
    table.submit(Draw(), 0)
    assert table.log.entries[0]["do"] == "draw" and table.active == 0 and not table.can_undo


def test_a_dealer_decides_what_comes_up() -> None:
    tiles = ["base-05", "base-11", "base-24"]
    game = seat("human", "human").game
    table = Table(game, [Player("A"), Player("B")], dealer=ScriptedDealer(map(DrawTile, tiles)))
    table.begin()
    for _ in tiles[1:]:
        decide(table, 0)
        if table.unconfirmed is None:
            table.submit(Pass(), table.active)
        table.confirm()
    assert [entry["tile"] for entry in table.log.entries if entry["do"] == "draw"] == tiles


def test_the_same_seed_and_decisions_give_the_same_game_whatever_was_taken_back() -> None:
    straight, winding = seat("human", "human", seed=5), seat("human", "human", seed=5)
    for table in (straight, winding):
        table.begin()
        rng = Random(2)
        while not table.over:
            if table.unconfirmed is not None:
                table.confirm()
                continue
            action = rng.choice(table.legal_actions())
            if table is winding:
                decide(table, 0)
                table.undo()
            table.submit(action, table.active)
    assert straight.digest() == winding.digest()
    assert straight.log.entries == winding.log.entries and straight.log.checks == winding.log.checks


def test_listeners_hear_what_their_seat_may_see_when_the_state_is_final() -> None:
    table = seat("human", "human")
    table.game.redact = lambda event, seat: None if isinstance(event, TileDrawn) and event.seat != seat else event
    heard: dict[int, list[Any]] = {0: [], 1: []}
    for viewer, events in heard.items():
        table.listen(lambda event, events=events: events.append((event, table.digest())), viewer)
    table.begin()
    decide(table)
    digest = table.digest()
    assert heard[0][-1][1] == digest and isinstance(heard[0][-1][0], TilePlaced)
    assert any(isinstance(event, TileDrawn) for event, _ in heard[0])
    assert not any(isinstance(event, TileDrawn) for event, _ in heard[1])
    table.undo()
    assert heard[0][-1][0] == heard[1][-1][0] == TakenBack(0)


def test_who_stops_listening_hears_no_more() -> None:
    table = seat("human", "human")
    heard: list[Any] = []
    stop = table.listen(heard.append, 0)
    table.begin()
    stop()
    told = len(heard)
    decide(table)
    assert told and len(heard) == told


# ---- players --------------------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(seed=st.integers(0, 99))
def test_bots_play_a_game_to_its_end(seed: int) -> None:
    table = seat(BOT, BOT, BOT, seed=seed)
    table.begin()
    go_on(table, Random(seed))
    outcome = table.outcome()
    assert table.over and outcome and outcome.scores == table.scores()
    assert len(table.log.checks) == table.turn + 1, "one for the beginning, one for each turn"


@settings(max_examples=25)
@given(
    seed=st.integers(0, 99), swaps=st.lists(st.tuples(st.integers(0, 1), st.sampled_from(["human", BOT])), max_size=30)
)
def test_seats_change_hands_at_any_moment_and_the_game_goes_on(seed: int, swaps: list[tuple[int, str]]) -> None:
    table, rng = seat("human", BOT, seed=seed), Random(seed)
    table.begin()
    for place, plays in swaps:
        go_on(table, rng, 1)
        table.hand_over(place, Player("New", plays))
        waits = table.active
        if table.unconfirmed is not None:
            assert table.players[table.unconfirmed].human
        elif waits >= 0:
            assert table.thinking == (not table.players[waits].human)
    go_on(table, rng)
    assert table.over


def test_a_bot_goes_on_in_the_middle_of_a_turn_and_what_it_goes_on_from_stands() -> None:
    table = seat("human", "human")
    heard: list[Any] = []
    table.listen(heard.append, 1)
    table.begin()
    decide(table)
    table.hand_over(0, Player("Computer", BOT))
    assert not table.can_undo and table.thinking
    assert heard[-2:] == [Confirmed(0), HandedOver(0, Player("Computer", BOT))]
    while table.turn == 1:
        table.poll()
    assert table.active == 1 and table.unconfirmed is None


def test_a_seat_handed_to_a_person_stops_the_bot() -> None:
    table = seat(BOT, "human")
    table.begin()
    bot = table._asked
    table.hand_over(0, Player("Jana"))
    assert bot is not None and bot.cancelled == 1 and not table.thinking
    decide(table)
    assert table.can_undo


def test_taking_back_while_a_bot_thinks_cancels_its_question() -> None:
    table = seat("human", BOT, confirm="never", forced=False)
    table.begin()
    table.submit(Draw(), 0)
    decide(table)
    decide(table)
    bot = table._asked
    assert bot is not None and table.can_undo
    table.undo()
    assert bot.cancelled == 1 and not table.thinking and table.active == 0


def test_leaving_a_match_stops_the_bot() -> None:
    table = seat(BOT, "human")
    table.begin()
    bot = table._asked
    table.leave()
    assert bot is not None and bot.cancelled == 1 and not table.thinking


def test_what_a_bot_may_not_do_is_refused_and_the_seat_can_be_handed_over() -> None:
    table = seat(BOT, "human")
    table.begin()
    assert table._asked is not None
    table._asked.poll = Pass
    before = table.digest()
    with refused("must_place"):
        table.poll()
    assert table.digest() == before
    table.hand_over(0, Player("Jana"))
    decide(table)
