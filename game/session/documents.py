"""Documents of the notation at a table: a match that plays on from one, and the position of a match as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..kernel.contract import OVER, Game
from ..kernel.document import BadDocument, Document, document_about
from ..kernel.notation import Scribe
from ..scenario import play_document
from .log import actions_of
from .players import Hire, Player
from .replay import Replay
from .table import Table, Terms


def seat_document(
    document: Document, players: Sequence[Player], hire: Hire | None = None, terms: Terms | None = None
) -> Table:
    """A table on which the document has been played to its last entry; that cannot be taken back.

    Raises BadDocument, also for an entry that cannot be played.
    """
    run = play_document(document, stop=True)
    if run.problems:
        raise BadDocument(run.problems[0].path, "this entry cannot be played", "one of those that `legal` prints")
    table = Table(
        run.game, players, seed=document.seed, hire=hire, terms=terms, position=document.position
    )
    for entry in run.scribe.entries:
        table.replay(entry)
    table.stand()
    return table


def position_of(table: Table) -> Document:
    """Where the match stands, as a document: the position as this turn began, and what was played in it since."""
    return _position(table.game, table.beginning(), table.log.actions, table.seed, table.position)


def position_at(replay: Replay) -> Document:
    """Where a replay stands, likewise."""
    state = replay.beginning()
    done = (action for entry in replay.entries[: replay.at] for action in actions_of(replay.game, entry, state))
    return _position(replay.game, state, done, 0, replay.position)


def _position(
    game: Game, state: Any, actions: Iterable[Any], seed: int, given: dict[str, Any] | None
) -> Document:
    """`state` is led on from its beginning (that of the `given` position, if any) by the actions, which may look at it
    as they come."""
    codec, turn = game.notation, game.turn(state)
    position, scribe = codec.write_position(state) if codec.tells_all(state) else given, Scribe(game)
    for action in actions:
        scribe.note(action, state)
        game.apply(state, action)
        if game.turn(state) != turn and game.to_move(state) != OVER:
            turn = game.turn(state)
            if codec.tells_all(state):
                position, scribe = codec.write_position(state), Scribe(game)
    return document_about(game, seed=seed, position=position, play=scribe.entries, stop="here")
