"""An anchor outside this house: OpenSpiel's own tree search plays the tile game against ours.

    pip install open-spiel==2.0.2
    python -m tools.anchor_openspiel strong@200 --games 40

OpenSpiel's MCTSBot (vanilla UCT, 1,000 simulations a decision) asks a state a handful of questions; `Table` answers
them from the engine. Rollouts are random games on the engine itself, which is what the library's random rollouts do,
only faster. The C++ bot is left out: its `step` crashes on games written in Python (versions 1.6.15 and 2.0.2).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import tanh
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from ai.arena import Entrant, Played, ShuffledPile, tally
from ai.bot import opponent
from ai.carcassonne.bot import knowledge_of
from ai.search.playout import play_on
from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER, Game

EXPLORATION = 0.5
SCALE = 30                              # points of lead that go far towards a utility of 1


class Table:
    """A state as OpenSpiel's search in Python wants to see it."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game, self.state = game, state

    def clone(self) -> Table:
        """A copy, by the engine's own quick way."""
        return Table(self.game, self.game.clone(self.state))

    def current_player(self) -> int:
        """The seat to move."""
        return self.game.to_move(self.state)

    def is_chance_node(self) -> bool:
        """Whether a tile is to be drawn."""
        return self.game.to_move(self.state) == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.to_move(self.state) == OVER

    def legal_actions(self, _player: int | None = None) -> list[int]:
        """The codes of the seat to move."""
        return sorted(self.game.legal_codes(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its probability."""
        chances = self.game.chance_codes(self.state)
        whole = sum(copies for _, copies in chances)
        return [(code, copies / whole) for code, copies in chances]

    def apply_action(self, code: int) -> None:
        """Do it."""
        self.game.apply(self.state, int(code))

    def returns(self) -> list[float]:
        """How the lead pays, -1 to 1."""
        first, second = self.game.outcome(self.state).scores
        lead = tanh((first - second) / SCALE)
        return [lead, -lead]


class Rollouts:
    """OpenSpiel's evaluator: random play to the end; every action is as likely beforehand."""

    def __init__(self, game: Game, seed: int) -> None:
        self.knowledge, self.rng = knowledge_of(game), Random(seed)

    def evaluate(self, table: Table) -> list[float]:
        """The returns of one random game from here."""
        return play_on(table.game, self.knowledge, table.game.clone(table.state), self.rng)

    def prior(self, table: Table) -> list[tuple[int, float]]:
        """Chance as it is; a seat's actions alike."""
        if table.is_chance_node():
            return table.chance_outcomes()
        codes = table.legal_actions()
        return [(code, 1 / len(codes)) for code in codes]


def openspiel_bot(game: Game, simulations: int, seed: int) -> Any:
    """The library's search for this game."""
    import pyspiel
    from open_spiel.python.algorithms.mcts import MCTSBot

    kinds = pyspiel.GameType
    rules = SimpleNamespace(max_utility=lambda: 1.0, get_type=lambda: SimpleNamespace(
        reward_model=kinds.RewardModel.TERMINAL, dynamics=kinds.Dynamics.SEQUENTIAL))
    return MCTSBot(rules, EXPLORATION, simulations, Rollouts(game, seed), solve=False,
                   random_state=np.random.RandomState(seed))


def play(ours: Entrant, home: int, shuffle: int, simulations: int) -> Played:
    """One game; `home` is our seat."""
    game = new_game("carcassonne", ("red", "blue"), ("base",))
    us, them = opponent(game, ours.name, shuffle), openspiel_bot(game, simulations, shuffle)
    dealer, state = ShuffledPile(shuffle), game.start()
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, dealer.pick(game, state))
        elif len(codes := game.legal_codes(state)) == 1:
            game.apply(state, codes[0])
        elif seat == home:
            game.apply(state, us.choose(game.view(state, seat), ours.budget).action)
        else:
            game.apply(state, them.mcts_search(Table(game, state)).best_child().action)
    scores, winners = game.outcome(state).scores, game.outcome(state).winners
    at = [home, 1 - home]
    return Played(shuffle, home, tuple(scores[seat] for seat in at),
                  tuple((seat in winners) / len(winners) for seat in at))


def main(argv: Sequence[str]) -> int:
    """Play the games one after the other and print the tally as it grows."""
    parser = argparse.ArgumentParser(prog="python -m tools.anchor_openspiel", description="Play OpenSpiel's search.")
    parser.add_argument("ours", nargs="?", default="strong@200", metavar="NAME[@BUDGET]")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=1000)
    args = parser.parse_args(argv)
    played: list[Played] = []
    for number in range(args.games):
        played.append(play(Entrant.parse(args.ours), number % 2, number // 2, args.simulations))
        so_far = tally(played)
        print(f"{number + 1:3} {played[-1].scores[0]:4} : {played[-1].scores[1]:<4}  won {so_far.win_rate:.1%} "
              f"+-{so_far.interval:.1%}, mean {so_far.score:.1f} : {so_far.score_of_others:.1f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
