"""Whole random games over every mix of game, seats, sets and options, with the laws of the contract checked.

    python -m tests.trials.games --count 10000 --keep FILE

Every tenth game is watched: the laws are checked after each action; in the others at their end.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from game.kernel.contract import CHANCE, OVER, Game, Refused
from game.kernel.document import document_about, read_document, write_document
from game.kernel.notation import Scribe
from game.session.replay import Replay
from tests.carcassonne.test_kept_features import agree
from tests.trials.mix import any_game
from tests.trials.trial import parser, run

WATCHED = 10  # one game in so many
SLOW_LAWS: dict[str, Callable[[Any], None]] = {"carcassonne": agree}  # kept features against a slow flood fill


def play(game: Game, rng: Random, watched: bool) -> tuple[Any, list[Any], Scribe]:
    """A random game to its end: the state, what was done, and the same written down."""
    state, log, scribe = game.start(), [], Scribe(game)
    while (mover := game.to_move(state)) != OVER:
        codes = game.legal_codes(state)
        code = game.sample_chance(state, rng) if mover == CHANCE else rng.choice(codes)
        if watched:
            after_each(game, state, code, rng)
        action = game.decode(code)
        scribe.note(action, state)
        game.apply(state, action if watched else code)
        log.append(action)
    return state, log, scribe


def after_each(game: Game, state: Any, code: int, rng: Random) -> None:
    """What holds before any action: both doors agree, a clone is apart, a view fits, strangers are refused."""
    mover, before = game.to_move(state), game.digest(state)
    if mover == CHANCE:
        chances = dict(game.chance_codes(state))
        assert code in chances and all(weight > 0 for weight in chances.values())
    else:
        codes = game.legal_codes(state)
        assert 0 <= mover < len(game.seats) and len(set(codes)) == len(codes) > 0
        assert [game.encode(action) for action in game.legal_actions(state)] == codes
    twin, told = game.clone(state), list[Any]()
    game.apply(twin, game.decode(code), told.append)
    assert game.digest(state) == before, "a clone has changed what it was made from"
    for seat in range(len(game.seats)):
        view = game.view(state, seat)
        assert game.view(game.determinize(view, rng), seat) == view
        for event in told:
            game.redact(event, seat)
    if game.name in SLOW_LAWS and rng.random() < 0.02:
        SLOW_LAWS[game.name](game.view(state, 0))
    if game.to_move(twin) != OVER and game.to_move(twin) != CHANCE:
        for action in game.legal_actions(twin)[:3]:
            refused_or_legal(game, state, action)


def refused_or_legal(game: Game, state: Any, action: Any) -> None:
    """What is legal afterwards may be illegal now; then it is refused and nothing changes."""
    before = game.digest(state)
    if game.to_move(state) == CHANCE or action not in game.legal_actions(state):
        try:
            game.apply(state, action)
        except Refused as refused:
            assert refused.reason
        else:
            raise AssertionError(f"{action} is not listed and not refused")
        assert game.digest(state) == before


def at_the_end(game: Game, state: Any, log: list[Any], scribe: Scribe) -> None:
    """It is over, its winners have most, its log and its document lead to the same end, a copy is a copy."""
    assert game.legal_codes(state) == [] and game.chance_codes(state) == []
    outcome = game.outcome(state)
    assert len(outcome.scores) == len(game.seats) and outcome.winners
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    again = game.start()
    for action in log:
        game.apply(again, action)
    assert game.same(state, again) and game.digest(state) == game.digest(again)
    replay = Replay(read_document(write_document(document_about(game, play=scribe.entries))))
    replay.to(len(replay))
    assert replay.digest() == game.digest(state) and replay.outcome() == outcome
    assert copy.deepcopy(state) == game.clone(state)


def case(rng: Random) -> str:
    """One game."""
    watched = rng.randrange(WATCHED) == 0
    game = any_game(rng)
    at_the_end(game, *play(game, rng, watched))
    return f"{game.name}{', watched' if watched else ''}"


def main() -> int:
    """The trial."""
    return run("games", case, parser("games", 10_000).parse_args())


if __name__ == "__main__":
    sys.exit(main())
