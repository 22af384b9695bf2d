"""A table to sit at, and players that need no search."""

from __future__ import annotations

from random import Random
from typing import Any

from game.catalogue import new_game
from game.session.players import Hire, Player
from game.session.table import Table, Terms

SEATS = ("red", "green", "blue", "yellow", "black", "grey")
BOT = "any"


class RandomBot:
    """Answers at the second look, at random; remembers what it was shown."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game, self.rng = game, Random(seed)
        self.view: Any = None
        self.looks = 0
        self.cancelled = 0

    def ask(self, view: Any, budget: float | None) -> None:
        assert self.view is None, "asked twice"
        self.view, self.looks = view, 0

    def poll(self) -> Any | None:
        self.looks += 1
        if self.view is None or self.looks < 2:
            return None
        state, self.view = self.game.determinize(self.view, self.rng), None
        return self.rng.choice(self.game.legal_actions(state))

    def cancel(self) -> None:
        self.cancelled += self.view is not None
        self.view = None


def hire_for(game: Any) -> Hire:
    return lambda player, seat: RandomBot(game, seat)


def seat(
    *plays: str, sets: tuple[str, ...] = ("base",), options: dict[str, Any] | None = None, seed: int = 1, **terms: Any
) -> Table:
    """A table that has not begun: seat("human", "any", sets=..., seed=..., confirm=...)."""
    game = new_game("carcassonne", SEATS[: len(plays)], sets, options)
    players = [Player(name.title(), how) for name, how in zip(SEATS, plays)]
    return Table(game, players, seed=seed, hire=hire_for(game), terms=Terms(**terms))


def choose(table: Table, rng: Random) -> Any:
    """Any legal action, mostly one that is not a pass."""
    legal = table.legal_actions()
    return legal[-1] if rng.random() < 0.3 else rng.choice(legal)


def go_on(table: Table, rng: Random, decisions: int = 10**6) -> None:
    """Play on: people decide and confirm, bots are waited for."""
    while not table.over and decisions:
        if table.unconfirmed is not None:
            table.confirm()
        elif table.players[table.active].human:
            table.submit(choose(table, rng), table.active)
            decisions -= 1
        else:
            decisions -= table.poll()


def finish_turn(table: Table, rng: Random) -> None:
    """People decide until one of them is asked to confirm."""
    while table.unconfirmed is None:
        table.submit(choose(table, rng), table.active)
