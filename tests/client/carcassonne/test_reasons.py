"""What the coach says of a move of the tile game."""

from __future__ import annotations

from game.carcassonne.actions import DeployFigure
from game.client.app import App
from game.client.carcassonne.choosing import FigureChoice
from game.client.carcassonne.reasons import reasons
from tests.client.carcassonne.test_table_picture import asked_for
from tests.client.match_hands import Match


def test_the_same_place_for_two_figures_does_not_read_alike(app: App) -> None:
    match = Match(app, "human", "human", sets=("base", "inns_cathedrals"))
    asked_for(match, FigureChoice)
    table = match.table
    told: dict[tuple[object, str], list[str]] = {}
    for action in table.legal_actions():
        if isinstance(action, DeployFigure):
            why = "; ".join(reasons(app.context.words, ["Red", "Blue"], table.game, table.view(table.active), [action]))
            told.setdefault((action.at, action.on), []).append(why)
    assert told and all(len(why) == len(set(why)) == 2 for why in told.values())
