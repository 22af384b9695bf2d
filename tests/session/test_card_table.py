"""The table with the card game: secrets stay where they belong, and nobody goes back behind what was seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.catalogue import new_game
from game.citadels.actions import Build, End, Kill, Peek, Pick, Take
from game.citadels.events import CardDrawn, CharacterPicked
from game.kernel.contract import OVER, Refused
from game.kernel.document import read_document, write_document
from game.scenario import play_document
from game.session.documents import position_of
from game.session.players import Player
from game.session.table import Confirmed, Table, TakenBack, Terms
from tests.session.seating import hire_for

SEATS = ("A", "B", "C", "D")
WIZARDS = ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord"]


def seat(
    plays: tuple[str, ...] = ("human",) * 4, position: dict[str, Any] | None = None, seed: int = 1, **terms: Any
) -> Table:
    game = new_game("citadels", SEATS, ["base", "dark_city"])
    players = [Player(name, how) for name, how in zip(SEATS, plays)]
    return Table(game, players, seed=seed, hire=hire_for(game), position=position, terms=Terms("never", **terms))


def called(rank: int, **hands: list[str]) -> dict[str, Any]:
    held = dict(zip(SEATS, ("assassin", "wizard", "king", "warlord")))
    return {
        "characters": WIZARDS, "phase": "turns", "calling": rank, "deck": ["castle", "palace", "temple"],
        "players": {name: {"gold": 5, "characters": [held[name]], "hand": hands.get(name, [])} for name in SEATS},
    }  # fmt: skip


def test_a_build_can_be_taken_back_a_look_at_a_hand_cannot() -> None:
    table = seat(position=called(3, B=["tavern"], C=["manor", "docks"]))
    table.begin()
    table.submit(Take("gold"), 1)
    table.submit(Build("tavern"), 1)
    table.undo()
    assert table.view(1).hand == ("tavern",)
    table.submit(Peek(2), 1)
    assert not table.can_undo
    with pytest.raises(Refused, match="nothing_to_undo"):
        table.undo()
    assert table.view(1).open_hand == (2, ("manor", "docks"))


def test_naming_a_victim_can_be_taken_back_until_the_next_call() -> None:
    table = seat(position=called(1, A=["tavern"]))
    table.begin()
    table.submit(Take("gold"), 0)
    table.submit(Kill("king"), 0)
    table.undo()
    table.submit(Kill("warlord"), 0)
    assert table.can_undo
    table.submit(End(), 0)  # the next rank is called
    assert table.active == 1 and not table.can_undo


def test_a_pick_stands_once_the_next_seat_has_seen_the_rest() -> None:
    table = seat()
    table.begin()
    assert isinstance(table.legal_actions()[0], Pick)
    table.submit(table.legal_actions()[0], 0)
    assert table.active == 1 and not table.can_undo


def test_cards_and_picks_are_told_to_their_seat_alone() -> None:
    table, heard = seat(("human", "any", "any", "any")), list[Any]()
    table.listen(heard.append, 0)
    table.begin()
    rng = Random(3)
    for _ in range(3000):
        if table.over:
            break
        if table.active == 0:
            table.submit(rng.choice(table.legal_actions()), 0)
        else:
            table.poll()
    assert table.over
    for event in heard:
        if isinstance(event, CardDrawn):
            assert (event.card is not None) == (event.seat == 0)
        if isinstance(event, CharacterPicked):
            assert (event.character is not None) == (event.seat == 0)
    assert not any(isinstance(event, TakenBack) for event in heard)
    assert any(isinstance(event, Confirmed) for event in heard)


@pytest.mark.parametrize("entries", [30, 45, 90])
def test_a_match_taken_up_in_mid_draft_or_mid_turn_goes_on_as_it_would_have(entries: int) -> None:
    table, rng = seat(seed=7), Random(entries)
    table.begin()
    while len(table.log.entries) < entries:
        table.submit(rng.choice(table.legal_actions()), table.active)
    again = seat(seed=7)
    for entry in table.log.entries:
        again.replay(entry)
    again.stand()
    again.begin()
    assert again.digest() == table.digest()
    for one in (table, again):
        chooser = Random(1)
        while one.active != OVER:
            one.submit(chooser.choice(one.legal_actions()), one.active)
    assert again.digest() == table.digest() and again.outcome() == table.outcome()


@pytest.mark.parametrize("entries", [3, 12, 40, 77, 120])
def test_the_position_of_a_match_is_a_document_that_leads_to_where_it_stands(entries: int) -> None:
    table, rng = seat(seed=entries), Random(entries)
    table.begin()
    while len(table.log.entries) < entries and not table.over:
        table.submit(rng.choice(table.legal_actions()), table.active)
    run = play_document(read_document(write_document(position_of(table))), stop=True)
    assert run.problems == []
    there, here = run.state, table.after(table.legal_actions()[0])
    run.game.apply(there, table.legal_actions()[0])
    for name in ("gold", "cities", "crown", "round", "rank", "holder", "murdered", "robbed", "done", "mover", "laid"):
        assert getattr(there, name) == getattr(here, name)
    assert [sorted(hand) for hand in there.hands] == [sorted(hand) for hand in here.hands]
    assert there.deck_size == here.deck_size
