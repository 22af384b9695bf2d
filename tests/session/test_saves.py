"""Laws of saves: what is loaded goes on as it would have gone on; what is broken says so in a line."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel.contract import BadSetup
from game.kernel.document import BadDocument
from game.session.saves import NewerSave, load, to_bytes
from game.session.table import Table
from game.version import VERSION
from tests.session.seating import BOT, go_on, hire_for, seat


def some_match(decisions: int = 40, seed: int = 4, **more: Any) -> Table:
    table = seat("human", "human", seed=seed, **more)
    table.begin()
    go_on(table, Random(seed), decisions)
    return table


def changed(change: Callable[[dict[str, Any]], Any], table: Table | None = None) -> bytes:
    """A save in which somebody changed something."""
    save = json.loads(to_bytes(table or some_match()))
    change(save)
    return json.dumps(save).encode()


def test_a_players_name_is_one_plain_line_whatever_a_save_says() -> None:
    def rename(save: dict[str, Any]) -> None:
        next(iter(save["table"]["players"].values()))["name"] = "A\0B\n\u202ec"

    assert load(changed(rename)).table.players[0].name == "A\\x00B\\n\\u202ec"


@settings(max_examples=25)
@given(seed=st.integers(0, 999), decisions=st.integers(0, 200), other=st.sampled_from(["human", BOT]))
def test_a_loaded_match_is_equal_and_goes_on_equally(seed: int, decisions: int, other: str) -> None:
    table = seat("human", other, "human", sets=("base", "river"), options={"abbot": True}, seed=seed)
    table.begin()
    go_on(table, Random(seed), decisions)
    data = to_bytes(table, "An evening")
    loaded = load(data, hire_for(table.game))
    again = loaded.table
    assert (loaded.title, loaded.diverged, loaded.rules_changed) == ("An evening", None, False)
    assert again.players == table.players and again.game.seats == table.game.seats
    assert json.loads(to_bytes(again, "An evening"))["play"] == json.loads(data)["play"]
    again.begin()
    assert (again.digest(), again.active, again.unconfirmed, again.can_undo) == (
        table.digest(),
        table.active,
        table.unconfirmed,
        table.can_undo,
    )
    assert again.log.actions == table.log.actions and again.log.checks == table.log.checks
    for one in (table, again):
        for place in range(3):
            one.hand_over(place, one.players[0])  # people decide alike from here
        go_on(one, Random(8))
    assert again.log.entries == table.log.entries and again.scores() == table.scores()


def test_decisions_that_were_not_confirmed_can_still_be_taken_back_after_loading() -> None:
    table = some_match(0)
    start = table.digest()
    for _ in range(2):
        table.submit(table.legal_actions()[0], 0)
    assert table.unconfirmed == 0
    again = load(to_bytes(table)).table
    again.begin()
    assert again.unconfirmed == 0 and again.digest() == table.digest()
    again.undo()
    again.undo()
    assert again.digest() == start and not again.can_undo


# ---- rules that have changed ----------------------------------------------------------------------------------------


def test_an_entry_that_is_no_longer_legal_leads_to_the_last_equal_turn() -> None:
    table = some_match(40)
    place = [number for number, entry in enumerate(table.log.entries) if entry["do"] == "place"][12]
    loaded = load(changed(lambda save: save["play"][place].update(at=[40, 40]), table))
    checks = [check for check in table.log.checks if check.after <= place]
    assert loaded.diverged is not None
    assert (loaded.diverged.entry, loaded.diverged.kept, loaded.diverged.turn) == (place + 1, checks[-1].after, 13)
    assert "no_neighbour" in loaded.diverged.reason
    assert loaded.table.digest() == checks[-1].state
    assert loaded.table.log.entries == table.log.entries[: checks[-1].after]
    loaded.table.begin()
    go_on(loaded.table, Random(1))
    assert loaded.table.over
    assert load(to_bytes(loaded.table)).diverged is None


def test_a_position_that_differs_leads_to_the_last_equal_turn() -> None:
    table = some_match(40)
    wrong = table.log.checks[9]
    loaded = load(changed(lambda save: save["table"]["checks"][9].update(state="0" * 16), table))
    assert loaded.diverged is not None
    assert (loaded.diverged.entry, loaded.diverged.kept) == (wrong.after, table.log.checks[8].after)
    assert loaded.table.digest() == table.log.checks[8].state


def test_digests_of_another_kind_do_not_cost_the_match() -> None:
    def other_digests(save: dict[str, Any]) -> None:
        save["table"]["rules"] = "of another program"
        for check in save["table"]["checks"]:
            check["state"] = check["state"][::-1]

    table = some_match(40)
    loaded = load(changed(other_digests, table))
    assert (loaded.diverged, loaded.rules_changed) == (None, True)
    assert loaded.table.log.checks == table.log.checks


# ---- what is broken -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda save: save.pop("table"), "$.table"),
        (lambda save: save.update(position={"moon": 1}), "$.position.moon"),
        (lambda save: save.update(extra=1), "$"),
        (lambda save: save.update(game="chess"), "$.game"),
        (lambda save: save.update(sets=["base", "moon"]), "$.sets[1]"),
        (lambda save: save.update(sets=[]), "$.sets"),
        (lambda save: save.update(options={"abbot": "yes"}), "$.options.abbot"),
        (lambda save: save.update(seats=["red"]), "$.seats"),
        (lambda save: save.update(seats=["red", "red"]), "$.seats[1]"),
        (lambda save: save.update(seats=["red", "white"]), "$.table.players"),
        (lambda save: save.update(seed="x"), "$.seed"),
        (lambda save: save.update(play={}), "$.play"),
        (lambda save: save["play"].insert(3, {"do": "fly_away"}), "$.play[3].do"),
        (lambda save: save["play"].insert(3, 7), "$.play[3]"),
        (lambda save: save["play"][1].update(at=[1, "x"]), "$.play[1].at"),
        (lambda save: save["play"][0].update(colour="red"), "$.play[0].colour"),
        (lambda save: save.update(table=[]), "$.table"),
        (lambda save: save["table"].pop("checks"), "$.table"),
        (lambda save: save["table"].update(checks=[{"after": "x", "state": ""}]), "$.table.checks[0].after"),
        (lambda save: save["table"].update(mood="good"), "$.table"),
        (lambda save: save["table"]["players"].pop("red"), "$.table.players"),
        (lambda save: save["table"]["players"]["red"].update(name=3), "$.table.players[...].name"),
    ],
)
def test_a_broken_save_says_where_and_what_in_one_line(change: Callable[[dict[str, Any]], Any], path: str) -> None:
    with pytest.raises(BadDocument) as told:
        load(changed(change))
    line = str(told.value)
    assert told.value.path.startswith(path) and line.startswith(path) and "\n" not in line and len(line) < 300
    assert told.value.right, f"says what would be right: {line}"


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"\x80\x04K\x01.", b"[" * 100000, b'{"notation": 1}']
)
def test_what_is_no_document_says_so_in_one_line(data: bytes) -> None:
    with pytest.raises(BadDocument) as told:
        load(data)
    assert "\n" not in str(told.value) and not isinstance(told.value, NewerSave)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda save: save["table"].update(program="99.0.0", weather={}), "$.table.program"),
        (lambda save: save.update(notation=2, weather={}), "$.notation"),
    ],
)
def test_a_save_of_a_newer_program_is_refused_politely(change: Callable[[dict[str, Any]], Any], path: str) -> None:
    with pytest.raises(NewerSave) as told:
        load(changed(change))
    assert told.value.path == path and "update the program" in str(told.value)


def test_a_save_of_an_older_program_is_read() -> None:
    older = changed(lambda save: save["table"].update(program="0.0.1"))
    assert VERSION > "0.0.1" and load(older).diverged is None


@given(data=st.data())
def test_whatever_is_changed_in_a_save_it_loads_or_says_why(data: st.DataObject) -> None:
    """No save ends in a traceback."""
    save = json.loads(SAVED)
    spot: Any = save
    while isinstance(spot, dict | list) and spot:
        key = data.draw(st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot))))
        if not isinstance(spot[key], dict | list) or data.draw(st.booleans()):
            break
        spot = spot[key]
    spot[key] = data.draw(
        st.one_of(
            st.none(),
            st.booleans(),
            st.integers(),
            st.text(max_size=5),
            st.just([]),
            st.just({}),
            st.just([[]]),
            st.sampled_from([1e9, -1.5, 10**30, "red", "#c1", [0, 0], [10**9, 0]]),
        )
    )
    try:
        loaded = load(json.dumps(save).encode())
    except BadSetup as told:
        assert "\n" not in str(told)
    else:
        loaded.table.begin()


SAVED = to_bytes(some_match(12))
