"""What a move of the card game does, in words, as far as the seat that is to move can tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any

from game.citadels import events as ev
from game.citadels.view import CitadelsView
from game.client.citadels.told import told
from game.client.words import Words
from game.kernel.contract import Game

BEYOND = (ev.TurnEnded, ev.RankCalled, ev.NobodyAnswered, ev.CharacterRevealed, ev.RoundBegan)  # nobody can foresee it


def reasons(words: Words, names: Sequence[str], game: Game, view: CitadelsView, actions: Sequence[Any]) -> list[str]:
    """One sentence for each thing that these actions do before the next call, chance left out."""
    state = game.determinize(view, Random(0))
    seat, turn, found = game.to_move(state), game.turn(state), list[str]()
    for action in actions:
        if (game.to_move(state), game.turn(state)) != (seat, turn) or action not in game.legal_actions(state):
            break
        events: list[Any] = []
        game.apply(state, action, events.append)
        seen = [game.redact(event, seat) for event in takewhile(lambda one: not isinstance(one, BEYOND), events)]
        found += [line for event in seen if event is not None for _, line in told(words, names, event)]
    return list(dict.fromkeys(found))
