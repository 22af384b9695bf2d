"""A match that plays on from a document, and the position of a match as a document."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.kernel.document import BadDocument, Document, read_document, write_document
from game.scenario import play_document
from game.session.documents import position_at, position_of, seat_document
from game.session.players import Player
from game.session.replay import Replay
from game.session.saves import load, to_bytes
from game.session.table import Table
from tests.session.seating import go_on, seat

PLAYERS = [Player("A"), Player("B")]


def document(**changes: Any) -> Document:
    """Red is about to draw the tile that closes its city; blue draws a plain one."""
    position = {
        "tiles": [{"tile": "base-05", "at": [0, 0], "rot": 180}],
        "figures": [{"seat": "red", "figure": "follower", "at": [0, 0], "on": "city.S"}],
        "scores": {"blue": 7}, "draw": ["base-05", "base-01"],
    }
    fields: dict[str, Any] = {"notation": 1, "game": "carcassonne", "sets": ["base"], "seats": ["red", "blue"],
                              "seed": 3, "position": position}
    return Document(**fields | changes)


def sat_down(**changes: Any) -> Table:
    table = seat_document(document(**changes), PLAYERS)
    table.begin()
    return table


def test_play_goes_on_where_the_document_ends_and_that_stands() -> None:
    table = sat_down(play=[{"do": "place", "at": [0, 1], "rot": 0}, {"do": "pass"}])
    assert table.scores() == (4, 7) and table.active == 1 and not table.can_undo
    (placed,) = {action.tile for action in table.legal_actions()}
    assert placed == "base-01", "what the document says comes up next does"


def test_an_entry_that_cannot_be_played_is_named() -> None:
    with pytest.raises(BadDocument) as bad:
        seat_document(document(play=[{"do": "place", "at": [5, 5]}]), PLAYERS)
    assert bad.value.path == "$.play[0]"


@pytest.mark.parametrize("decisions", [0, 1, 2, 5, 40])
def test_a_match_from_a_position_is_saved_and_goes_on_as_it_would_have(decisions: int) -> None:
    table = sat_down()
    go_on(table, Random(1), decisions)
    again = load(to_bytes(table)).table
    again.begin()
    assert again.digest() == table.digest() and again.scores() == table.scores()
    for one in (table, again):
        go_on(one, Random(2))
    assert table.scores() == again.scores() and table.digest() == again.digest()


def test_a_replay_of_such_a_match_begins_at_the_position() -> None:
    table = sat_down()
    go_on(table, Random(1), 9)
    replay = Replay(read_document(to_bytes(table)))
    assert replay.view(0).scores == (0, 7)
    replay.to(len(replay))
    assert replay.digest() == table.digest()


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 30, 31, 10**6])
def test_a_position_that_is_copied_out_is_the_same_when_it_is_read(decisions: int) -> None:
    for table in (seat("human", "human", sets=("base", "river", "inns_cathedrals")), sat_down()):
        table.begin()
        go_on(table, Random(4), decisions)
        copied = read_document(write_document(position_of(table)))
        run = play_document(copied)
        assert not run.problems and run.game.digest(run.state) == table.digest()
        assert len(copied.play) < 8, "of the past only this turn is told"


@pytest.mark.parametrize(("setup", "decisions"), [("pick", 0), ("pick", 1), ("pick", 2), ("pick", 3), ("deal", 0)])
def test_a_position_copied_out_before_the_first_turn_keeps_the_castles_that_are_still_to_come(
    setup: str, decisions: int
) -> None:
    table = seat("human", "human", sets=("base", "german_castles"), options={"castle_setup": setup})
    table.begin()
    go_on(table, Random(4), decisions)
    run = play_document(read_document(write_document(position_of(table))))
    assert not run.problems and run.game.digest(run.state) == table.digest()


def test_a_position_is_copied_out_of_a_replay_where_it_stands() -> None:
    table = sat_down()
    go_on(table, Random(4), 30)
    replay = Replay.of(table)
    for entry in (0, 1, 7, 20, len(replay)):
        replay.to(entry)
        run = play_document(read_document(write_document(position_at(replay))))
        assert not run.problems and run.game.digest(run.state) == replay.digest()
