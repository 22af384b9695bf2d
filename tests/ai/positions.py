"""Positions to think about."""

from random import Random
from typing import Any

from ai.bot import opponent
from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER, FairDealer, Game

SEATS = ("red", "blue", "green", "yellow", "black", "pink")


def table(seats: int = 2, sets: tuple[str, ...] = ("base",), **options: Any) -> Game:
    return new_game("carcassonne", SEATS[:seats], sets, options)


def played(game: Game, tiles: int, seed: int = 1, by: str = "judge") -> Any:
    """A game in progress: so many tiles were drawn, and the seat to move has a choice."""
    state, dealer, drawn = game.start(), FairDealer(seed), 0
    player = opponent(game, by, seed)
    while game.to_move(state) != OVER and (drawn < tiles or len(game.legal_codes(state)) < 2):
        if game.to_move(state) == CHANCE:
            game.apply(state, dealer.pick(game, state))
            drawn += 1
        else:
            game.apply(state, player.choose(game.view(state, game.to_move(state))).action)
    return state


def positions(game: Game, many: int, seed: int = 1) -> list[Any]:
    """Decisions spread over one game that was played at random."""
    state, dealer, rng, found = game.start(), FairDealer(seed), Random(seed), []
    while game.to_move(state) != OVER:
        if game.to_move(state) == CHANCE:
            game.apply(state, dealer.pick(game, state))
            continue
        codes = game.legal_codes(state)
        if len(codes) > 1:
            found.append(game.clone(state))
        game.apply(state, codes[int(rng.random() * len(codes))])
    return found[::max(1, len(found) // many)]
