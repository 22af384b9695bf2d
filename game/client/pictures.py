"""The picture of each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.carcassonne.table_picture import TablePicture
from game.client.citadels.table_picture import CardTable
from game.client.picture import Host, Picture

PICTURES: dict[str, Callable[[Host, Sequence[str]], Picture]] = {"carcassonne": TablePicture, "citadels": CardTable}


def picture_of(host: Host, game: str) -> Picture:
    """The picture of a game for a scene."""
    return PICTURES[game](host, host.colours)
