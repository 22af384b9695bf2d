"""Complete games, recorded once: they pin how the rules behave, turn by turn, and that old saves can be read.

A game that fails here was played differently by the rules of its day. When the new rules are right, record it again:

    python -c "from tests.session.test_playthroughs import record; record()"

and say in the change which ruling made it necessary.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import new_game
from game.session.players import Player
from game.session.replay import Replay
from game.session.saves import load, read_save, table_note, to_bytes
from game.session.statistics import points_by_source
from game.session.table import Table, Terms

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
SEATS = ("red", "green", "blue", "yellow", "black")
GAMES: dict[str, tuple[int, tuple[str, ...], dict[str, Any]]] = {  # seats, sets, options
    "two-base": (2, ("base",), {}),
    "three-river": (3, ("base", "river"), {}),
    "five-river-abbot": (5, ("base", "river"), {"abbot": True}),
}


def greedy(table: Table, rng: Random) -> Any:
    """What leads furthest if the game ended after it, one time in eight anything; equal ones by lot."""
    seat, game, legal = table.active, table.game, table.legal_actions()
    if rng.random() < 1 / 8:
        return rng.choice(legal)

    def lead(action: Any) -> float:
        state = game.determinize(table.view(seat), rng)
        game.apply(state, action)
        scores = game.outcome(state).scores
        return scores[seat] - max(points for other, points in enumerate(scores) if other != seat) + rng.random() / 2

    return max(legal, key=lead)


def record() -> None:
    """Play the three games anew and replace their files."""
    for seed, (name, (seats, sets, options)) in enumerate(GAMES.items(), 1):
        game, rng = new_game("carcassonne", SEATS[:seats], sets, options), Random(seed)
        table = Table(game, [Player(seat.title()) for seat in game.seats], seed=seed, terms=Terms(confirm="never"))
        table.begin()
        while not table.over:
            table.submit(greedy(table, rng), table.active)
        (FOLDER / f"{name}.json").write_bytes(to_bytes(table, name.replace("-", ", ")))


SCORES = {'five-river-abbot': (40, 53, 51, 54, 50), 'three-river': (43, 92, 47), 'two-base': (66, 62)}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_as_it_was(name: str) -> None:
    data = (FOLDER / f"{name}.json").read_bytes()
    document = read_save(data)
    note = table_note(document)
    loaded = load(data)
    assert loaded.diverged is None
    table = loaded.table
    assert table.log.checks == note.checks and note.checks[-1].after == len(document.play)
    assert table.log.entries == document.play
    outcome = table.outcome()
    assert table.over and outcome is not None
    assert outcome.scores == SCORES[name]
    replay = Replay(document)
    replay.to(len(replay))
    assert (replay.digest(), replay.outcome()) == (note.checks[-1].state, outcome)


def test_the_recorded_games_show_every_action_and_setting() -> None:
    documents = [read_save((FOLDER / f"{name}.json").read_bytes()) for name in GAMES]
    for document, (seats, sets, options) in zip(documents, GAMES.values()):
        assert (len(document.seats), tuple(document.sets)) == (seats, sets)
        assert options.items() <= document.options.items()
    done = {entry["do"] for document in documents for entry in document.play}
    assert done == {"draw", "place", "deploy", "recall", "pass"}


@pytest.mark.parametrize("name", GAMES)
def test_points_by_source_add_up_to_the_scores(name: str) -> None:
    document = read_save((FOLDER / f"{name}.json").read_bytes())
    replay = Replay(document)
    events = [event for _ in range(len(replay)) for event in replay.forward()]
    sources = points_by_source(events, len(document.seats))
    assert [points.total() for points in sources] == list(SCORES[name])
    assert {"road", "city", "monastery", "field"} <= set().union(*sources)
