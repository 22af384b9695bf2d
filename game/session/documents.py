"""Documents of the notation at a table: a match that plays on from one, and the position of a match as one."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.contract import OVER
from ..kernel.document import NOTATION, BadDocument, Document
from ..kernel.notation import Scribe
from ..scenario import play_document
from .players import Hire, Player
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


def position_of(table: Table, title: str = "") -> Document:
    """Where the match stands, as a document: the position as this turn began, and what was played in it since."""
    game = table.game
    state, turn = table.beginning(), table.game.turn(table.beginning())
    position = game.notation.write_position(state) if game.notation.tells_all(state) else table.position
    scribe = Scribe(game)
    for action in table.log.actions:
        scribe.note(action, state)
        game.apply(state, action)
        if game.turn(state) != turn and game.to_move(state) != OVER:
            turn = game.turn(state)
            if game.notation.tells_all(state):
                position, scribe = game.notation.write_position(state), Scribe(game)
    return Document(
        notation=NOTATION,
        title=" ".join(title.split()),
        game=game.name,
        sets=list(game.sets),
        options=dict(game.options),
        seats=list(game.seats),
        seed=table.seed,
        position=position,
        play=scribe.entries,
        stop="here",
    )
