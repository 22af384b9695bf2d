"""Learns the weights of the evaluation's terms from games against itself.

TD(lambda) as in TD-Gammon (Tesauro 1995), with a linear value: what a seat may expect is the sum of its terms, each
times its weight. In every round many games are played by the evaluation without search, its judgement blurred so that
games differ; the position after each turn is then told the lead that the later positions promised and the end
brought, and the weights are moved towards that by least squares, held back where a round says little.

    python -m ai.train --rounds 8 --games 1500 --out learned.npz
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.carcassonne.state import STRENGTH_SHIFT, CarcassonneState
from game.catalogue import new_game
from game.kernel.contract import CHANCE, OVER, FairDealer, Game

from .arena import SEATS, end_with_parent
from .carcassonne.knowledge import CarcassonneKnowledge
from .carcassonne.survey import Survey
from .carcassonne.terms import (
    BUCKETS,
    CITY,
    FIELDS,
    FREE,
    INDEX,
    NEUTRAL,
    PARTS,
    RING,
    SUPPLY,
    TERMS,
    TRAPPED,
    Weighing,
    load,
    place_of,
)
from .carcassonne.weights import HAND_MADE

Floats = NDArray[np.float64]

MIXES: tuple[tuple[float, tuple[str, ...], dict[str, Any]], ...] = (
    (0.55, ("base",), {}),
    (0.1, ("base",), {"abbot": True}),
    (0.1, ("base", "river"), {}),
    (0.15, ("base", "inns_cathedrals"), {}),
    (0.1, ("base", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles"), {}),
)
"""Share of the games, sets, options."""
TABLES = ((2, 0.5), (3, 0.2), (4, 0.2), (5, 0.05), (6, 0.05))
"""Seats, share of the games."""

LAMBDA = 0.8
BLUR = 3.0                             # points by which a move is misjudged, at most, either way
HOLD = 0.02                            # share of a term's own spread that speaks for leaving its weight alone


def terms_of(survey: Survey) -> Floats:
    """What each term amounts to: seats x terms x 2, the second for the weight that fades with the bag."""
    state, lore, outlook = survey.state, survey.lore, survey.outlook
    amounts = np.zeros((lore.rules.seats, len(TERMS)))
    ahead = outlook.ahead

    def claims(root: int) -> Any:
        return lore.claims[state.sums[root] >> STRENGTH_SHIFT]

    for root, price in survey.prices.items():
        kind = lore.role[state.kinds[root]]
        if kind > RING or price.chance == 1:
            continue
        holes, chance, completed, left_open = survey.ring_parts(root) if kind == RING else survey.line_parts(root, kind)
        place = place_of(kind, min(holes, BUCKETS))
        owners, strengths = claims(root)
        for seat in owners:
            amounts[seat, place:place + 3] += chance * completed, (1 - chance) * left_open, ahead
            amounts[seat, TRAPPED + kind - CITY] += 0 if chance else ahead
        for seat, strength in strengths:
            amounts[seat, place + PARTS.index("home")] += chance * outlook.home[0] * strength
    for root in survey.occupied_fields():
        done, hoped = survey.field_cities(root)
        for seat in claims(root).owners:
            amounts[seat, FIELDS:SUPPLY] += outlook.field_unit * done, outlook.field_unit * hoped, outlook.growth
    follower, figures = lore.follower, len(lore.rules.figures)
    for seat, back in enumerate(survey.back):
        for nth in range(state.supply[seat * figures + follower] + back):
            amounts[seat, SUPPLY + min(nth, FREE - 1)] += outlook.worth[nth]
    for seat, term, amount in survey.more():
        if term in INDEX:
            amounts[seat, INDEX[term]] += amount
    return np.stack([amounts, amounts * ahead], axis=-1)


@dataclass(frozen=True)
class Lesson:
    """What some games teach: the normal equations of the weights' change."""

    square: Floats                     # terms' products, summed
    pull: Floats                       # terms times error, summed
    error: float                       # mean square, in points
    samples: int


def play(game: Game, knowledge: CarcassonneKnowledge, rng: Random) -> tuple[list[Floats], list[Floats], Floats]:
    """One game of the evaluation against itself: after each turn the values and the terms; at the end the scores."""
    state: Any = game.start()
    dealer, values, terms = FairDealer(rng.getrandbits(32)), [], []
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, dealer.pick(game, state))
            continue
        codes = game.legal_codes(state)
        if len(codes) == 1:
            game.apply(state, codes[0])
            continue
        before = game.turn(state)
        code, later = _blurred(knowledge, state, seat, rng)
        game.apply(state, code)
        if later is not None:
            game.apply(state, later)
        if game.to_move(state) != OVER and game.turn(state) != before:
            survey = _survey(knowledge, state)
            values.append(np.array(survey.base))
            terms.append(terms_of(survey))
    return values, terms, np.array(game.outcome(state).scores, dtype=float)


def _survey(knowledge: CarcassonneKnowledge, state: CarcassonneState) -> Survey:
    return Survey(knowledge.lore, knowledge.lore.outlook(state.bag), state)


def _blurred(knowledge: CarcassonneKnowledge, state: Any, seat: int, rng: Random) -> tuple[int, int | None]:
    """The action that looks best to a judgement that errs, with its best continuation."""
    prospects = knowledge.expand(state)
    margins = [knowledge.margin(one, seat) + BLUR * (rng.random() + rng.random() - 1) for one in prospects.values]
    edge = margins.index(max(margins))
    later = prospects.later[edge]
    if later is None:
        return prospects.codes[edge], None
    after = [knowledge.margin(one, seat) for one in later.values]
    return prospects.codes[edge], later.codes[after.index(max(after))]


def lesson(weighing: Weighing, games: int, seed: int) -> Lesson:
    """Play games with these weights and say where they erred. The lead of each seat over the next is one sample."""
    rng = Random(seed)
    size = 2 * len(TERMS)
    square, pull, error, samples = np.zeros((size, size)), np.zeros(size), 0.0, 0
    experts: dict[str, tuple[Game, CarcassonneKnowledge]] = {}
    for _ in range(games):
        _, sets, options = rng.choices(MIXES, [mix[0] for mix in MIXES])[0]
        seats = rng.choices([table[0] for table in TABLES], [table[1] for table in TABLES])[0]
        name = repr((sets, options, seats))
        if name not in experts:
            game: Any = new_game("carcassonne", SEATS[:seats], sets, options)
            experts[name] = game, CarcassonneKnowledge(game, replace(HAND_MADE, terms=weighing))
        values, terms, scores = play(*experts[name], rng)
        pairs = [(seat, (seat + 1) % seats) for seat in range(seats if seats > 2 else 1)]
        for one, other in pairs:
            goal = scores[one] - scores[other]
            for value, term in zip(reversed(values), reversed(terms)):
                promised = value[one] - value[other]
                amounts = (term[one] - term[other]).ravel()
                square += np.outer(amounts, amounts)
                pull += amounts * (goal - promised)
                error += (goal - promised) ** 2
                samples += 1
                goal = (1 - LAMBDA) * promised + LAMBDA * goal
    return Lesson(square, pull, error / samples, samples)


def learn(weighing: Weighing, lessons: Sequence[Lesson]) -> Weighing:
    """The weights that would have erred least in these games, not far from what they were."""
    square = sum((one.square for one in lessons), np.zeros_like(lessons[0].square))
    pull = sum((one.pull for one in lessons), np.zeros_like(lessons[0].pull))
    samples = sum(one.samples for one in lessons)
    held = square + np.diag(HOLD * np.diag(square) + 1e-3 * samples)
    change = np.linalg.solve(held, pull).reshape(-1, 2)
    return tuple((float(a + da), float(b + db)) for (a, b), (da, db) in zip(weighing, change))


def main(argv: Sequence[str]) -> int:
    """Learn for some rounds and write the mean of the last three rounds' weights."""
    parser = argparse.ArgumentParser(prog="python -m ai.train", description="Learn the weights of the evaluation.")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=1500, help="games a round (1500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, help="weights to begin with; the hand-made ones where none are named")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    args = parser.parse_args(argv)
    weighing, history = load(args.start) if args.start else NEUTRAL, []
    with ProcessPoolExecutor(args.processes, get_context("spawn"), initializer=end_with_parent) as pool:
        for number in range(args.rounds):
            began, share = time.monotonic(), max(1, args.games // (4 * args.processes))
            seeds = range(args.seed * 10_000 + number * 100, args.seed * 10_000 + number * 100 + 4 * args.processes)
            lessons = list(pool.map(lesson, [weighing] * len(seeds), [share] * len(seeds), seeds))
            weighing = learn(weighing, lessons)
            history.append(weighing)
            samples = sum(one.samples for one in lessons)
            error = (sum(one.error * one.samples for one in lessons) / samples) ** 0.5
            print(f"round {number + 1}: {samples} samples, error {error:.2f} points, {time.monotonic() - began:.0f} s",
                  flush=True)
            mean = np.mean(np.array(history[-3:]), axis=0)
            write(args.out, mean, "python -m ai.train " + " ".join(argv))
    return 0


def write(path: Path, weights: Floats, command: str) -> None:
    """Keep the weights with their terms and the command that made them; whole or not at all."""
    fresh = path.with_suffix(".new.npz")
    np.savez_compressed(fresh, terms=np.array(TERMS), weights=weights.astype(np.float32), command=np.array(command))
    fresh.replace(path)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
