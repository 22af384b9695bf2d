"""Speed of the engine, as `main.py bench` prints it: figures of one run, to be compared as ratios within it.

All times are CPU time of this process. Random play is uniform over the legal places with rotations, then over "no
figure" and each legal spot; in the card game uniform over all that is legal.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from time import process_time
from typing import Any

from .carcassonne.game import CarcassonneGame
from .catalogue import new_game
from .citadels.cards import DARK_CITY
from .kernel.contract import OVER, Game, playout

CASTLES = ("base", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")
DARK = ["witch", "thief", "wizard", "emperor", "abbot", "alchemist", "architect", "diplomat", "queen"]
MIXES: dict[str, dict[str, tuple[int, tuple[str, ...], dict[str, Any]]]] = {  # game -> mix -> seats, sets, options
    "carcassonne": {"base": (2, ("base",), {}), "castles": (2, CASTLES, {})},
    "citadels": {
        "base_2": (2, ("base",), {}),
        "base_4": (4, ("base",), {}),
        "dark_city_8": (8, ("base", "dark_city"), {"characters": DARK, "dark_city_cards": list(DARK_CITY)}),
    },
}
COUNTED: dict[str, tuple[str, Callable[[Any], int]]] = {  # game -> what of a finished game's view is counted
    "carcassonne": ("tiles_placed", lambda view: len(view.tiles)),
    "citadels": ("rounds", lambda view: view.round),
}
SIZES = (70, 300, 1000)  # tiles on the board
COPIES = 20  # of the whole pile, for boards beyond the box
TURNS = 12  # that a board is played on for, to time them


def calibration(seconds: float) -> float:
    """Loops of a fixed pure-Python loop per CPU second."""
    loops, total, begun = 0, 0, process_time()
    while process_time() - begun < seconds:
        for number in range(10_000):
            total += number & 7
        loops += 10_000
    return loops / (process_time() - begun)


def engine(seconds: float) -> dict[str, Any]:
    """`engine.<game>.<mix>`: playouts and single operations, and what random games come to."""
    return {
        name: {
            mix: measure(new_game(name, [f"seat {n}" for n in range(seats)], sets, options), seconds)
            for mix, (seats, sets, options) in mixes.items()
        }
        for name, mixes in MIXES.items()
    }


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """The figures of one mix."""
    rng = random.Random(1)
    points: list[int] = []
    counted: list[int] = []
    what, count = COUNTED[game.name]

    def one(values: bool) -> None:
        state = game.start()
        playout(game, state, rng, values)
        points.extend(game.outcome(state).scores)
        counted.append(count(game.view(state, 0)))

    codes, values = per_second(lambda: one(False), seconds), per_second(lambda: one(True), seconds)
    states = [midgame(game, rng, plays) for plays in (60, 120, 180, 240)]
    return {
        "seats": len(game.seats),
        "playouts_per_cpu_s": {"codes": round(codes, 1), "values": round(values, 1)},
        "mean_points": round(statistics.mean(points), 2),
        "sd_points": round(statistics.pstdev(points), 2),
        what: round(statistics.mean(counted), 2),
        "games": len(counted),
        "clone_us": round(
            1e6 / per_second(lambda: [game.clone(state) for state in states], seconds / 4) / len(states), 2
        ),
        "apply_us": round(statistics.mean(apply_us(game, state, rng, seconds / 8) for state in states), 2),
        "list_us": round(statistics.mean(list_us(game, state, seconds / 8)[0] for state in states), 2),
    }


def per_second(action: Callable[[], object], seconds: float) -> float:
    """How often a function runs in a CPU second."""
    runs, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds or not runs:
        action()
        runs += 1
    return runs / spent


def midgame(game: Game, state_rng: random.Random, plays: int) -> Any:
    """A state with a choice to make, after so many random actions."""
    while True:
        state = game.start()
        for _ in range(plays):
            step(game, state, state_rng)
        while game.to_move(state) != OVER and len(game.legal_codes(state)) < 4:
            step(game, state, state_rng)
        if game.to_move(state) != OVER:
            return state


def step(game: Game, state: Any, rng: random.Random) -> int:
    """One random action; its code, or -1 at the end."""
    seat = game.to_move(state)
    if seat == OVER:
        return -1
    code = game.sample_chance(state, rng) if seat < 0 else rng.choice(game.legal_codes(state))
    game.apply(state, code)
    return code


def apply_us(game: Game, state: Any, rng: random.Random, seconds: float) -> float:
    """Microseconds for one apply, averaged over whole random turns played on from this state; copying is not
    counted."""
    turn = game.turn(state)
    lines: list[list[int]] = []
    for _ in range(20):
        there, line = game.clone(state), []
        while game.to_move(there) != OVER and game.turn(there) < turn + TURNS:
            line.append(step(game, there, rng))
        lines.append(line)
    spent, done = 0.0, 0
    while spent < seconds:
        for line in lines:
            there = game.clone(state)
            begun = process_time()
            for code in line:
                game.apply(there, code)
            spent += process_time() - begun
            done += len(line)
    return spent / done * 1e6


def list_us(game: Game, state: Any, seconds: float) -> tuple[float, float]:
    """Microseconds to list the legal actions of a state, and the same for each action listed."""
    each = 1e6 / per_second(lambda: [game.legal_codes(state) for _ in range(50)], seconds) / 50
    return each, each / len(game.legal_codes(state))


def growth(seconds: float) -> dict[str, dict[str, float]]:
    """`apply_us` and `list_us_per_action` on boards of 70, 300 and 1,000 tiles, the pile repeated."""
    game, rng = CarcassonneGame(("red", "blue")), random.Random(7)
    found: dict[str, dict[str, float]] = {"apply_us": {}, "list_us_per_action": {}}
    boards: dict[int, list[Any]] = {size: [] for size in SIZES}
    for _ in range(3):
        state = game.start()
        state.bag = [count * COPIES for count in state.bag]
        while len(state.squares) < max(SIZES):
            size = len(state.squares)
            if size in boards and game.view(state, 0).step == "draw" and len(boards[size]) < 3:
                boards[size].append(game.clone(state))
            step(game, state, rng)
        boards[max(SIZES)].append(state)
    for size, states in boards.items():
        applies, lists, listed = [], 0.0, 0
        for state in states:
            applies.append(apply_us(game, state, rng, seconds / 3))
            for _ in range(10):
                there = game.clone(state)
                while game.view(there, 0).step != "place":
                    step(game, there, rng)
                lists += list_us(game, there, seconds / 30)[0]
                listed += len(game.legal_codes(there))
        found["apply_us"][str(size)] = round(statistics.mean(applies), 2)
        found["list_us_per_action"][str(size)] = round(lists / listed, 3)
    return found


def holding() -> dict[str, float]:
    """Microseconds to list all decisions of a turn, with two castle tiles in each hand and with none; and their ratio.
    Each list is made once on fresh copies, with what the state remembers from the turns before."""
    game = CarcassonneGame(("red", "blue"), CASTLES)
    two, none = (statistics.mean(turn_list_us(game, held, seed) for seed in range(3)) for held in (True, False))
    return {"two_castles": round(two, 2), "none": round(none, 2), "ratio": round(two / none, 2)}


def turn_list_us(game: CarcassonneGame, held: bool, seed: int) -> float:
    """The mean over every fifth turn of a random game in which nobody plays a castle tile."""
    rng, state, draw = random.Random(seed), game.start(), game.rules.go["Draw"]
    while game.to_move(state) < 0:
        step(game, state, rng)
    if not held:
        state.hands = [()] * len(state.hands)
    spent, turns = 0.0, set()
    while sum(state.bag) > COPIES and game.to_move(state) != OVER:
        if game.to_move(state) >= 0 and game.turn(state) % 5 == 0:
            turns.add(game.turn(state))
            there = [game.clone(state) for _ in range(COPIES)]
            begun = process_time()
            for one in there:
                game.legal_codes(one)
            spent += process_time() - begun
        if draw in game.legal_codes(state):
            game.apply(state, draw)
        else:
            step(game, state, rng)
    return spent / COPIES / len(turns) * 1e6
