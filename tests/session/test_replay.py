"""A replay shows what was, wherever it is sent."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.contract import Refused
from game.session.replay import EVERY, Replay
from game.session.saves import document_of
from game.session.table import TakenBack
from tests.session.seating import go_on, seat

TABLE = seat("human", "human", sets=("base", "river"))
HEARD: list[object] = []
DIGESTS = {0: TABLE.digest()}
TABLE.listen(HEARD.append, 0)
TABLE.begin()
while not TABLE.over:
    if TABLE.unconfirmed is None:
        DIGESTS[len(TABLE.log.entries)] = TABLE.digest()
    go_on(TABLE, Random(len(HEARD)), 1) if TABLE.unconfirmed is None else TABLE.confirm()
DIGESTS[len(TABLE.log.entries)] = TABLE.digest()
DOCUMENT = document_of(TABLE)


@given(goals=st.lists(st.sampled_from(sorted(DIGESTS)), max_size=6))
def test_every_entry_shows_the_position_of_the_match(goals: list[int]) -> None:
    replay = Replay(DOCUMENT)
    for goal in goals:
        replay.to(goal)
        assert (replay.at, replay.digest()) == (goal, DIGESTS[goal])


def test_forward_tells_the_events_of_the_match_in_order() -> None:
    replay = Replay(DOCUMENT)
    told = [event for _ in range(len(replay)) for event in replay.forward()]
    assert told == [event for event in HEARD if type(event).__module__ != TakenBack.__module__]
    assert replay.forward() == [] and replay.at == len(replay)
    assert replay.outcome() == TABLE.outcome()


def test_back_undoes_forward() -> None:
    replay = Replay(DOCUMENT)
    replay.to(EVERY + 7)
    digest = replay.digest()
    events = replay.events
    replay.back()
    assert replay.digest() != digest
    assert replay.forward() == events and replay.digest() == digest
    replay.to(0)
    replay.back()
    assert replay.at == 0 and replay.digest() == DIGESTS[0]


def test_a_replay_stays_where_it_was_when_an_entry_cannot_be_played() -> None:
    document = document_of(TABLE)
    document.play = [*document.play[:30], {"do": "place", "tile": "base-01", "at": [50, 50], "rot": 0}]
    replay = Replay(document)
    replay.to(30)
    digest = replay.digest()
    with pytest.raises(Refused):
        replay.forward()
    assert (replay.at, replay.digest()) == (30, digest)
