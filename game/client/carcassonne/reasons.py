"""Why a move of the tile game might be made, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.carcassonne.view import CarcassonneView
from game.client.words import Words
from game.kernel.contract import Game
from game.session.motives import motives


def reasons(words: Words, names: Sequence[str], game: Game, view: CarcassonneView, actions: Sequence[Any]) -> list[str]:
    """What these actions do, one sentence each; deeds that no sentence is known for are left out."""
    found = []
    for one in motives(game, view, actions):
        what = "farms" if one.what == "claims" and not one.later else one.what
        message = f"why-{what}"
        if words.knows(message):
            found.append(words(message, name=names[one.seat], kind=one.kind, points=one.points, later=one.later))
    if any(getattr(action, "figure", "") == "large" for action in actions):
        found.append(words("why-large"))  # else the same move with a follower reads alike
    return list(dict.fromkeys(found))
