"""What always holds in the card game (rules.md, section 16), in whole random games of every kind."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.citadels.actions import VERB, Build, Steal
from game.citadels.cards import CHARACTERS, KIND, KIND_BITS
from game.citadels.ruleset import STEP
from game.citadels.state import FACE_UP, INCOME, CitadelsState
from game.kernel.contract import CHANCE, OVER, Game
from tests.contract.mixes import Mix, card_mixes, random_code

SEEDS = st.integers(0, 2**32)


def whereabouts(state: CitadelsState) -> Counter[int]:
    """Every card, wherever it is."""
    found = Counter({kind: count for kind, count in enumerate(state.deck) if count})
    for kinds in (*state.hands, state.drawn):
        found.update(kinds)
    for entries in (*state.cities, state.bottom, state.tucked):
        found.update(entry & KIND_BITS for entry in entries)
    found.update(step.data[0] for step in state.agenda if step.kind == STEP["recover"])
    return found


def check(game: Any, state: CitadelsState, cards: Counter[int]) -> None:
    """The invariants of any moment."""
    rules = game.rules
    assert whereabouts(state) == cards
    assert state.deck_left == sum(state.deck) and min(state.deck) >= 0
    assert min(state.gold) >= 0 and 0 <= state.crown < rules.seats
    ranks = len(state.characters)
    assert all(CHARACTERS[one].rank == rank for rank, one in enumerate(state.characters))
    assert not state.face_up >> 3 & 1, "rank 4 lies face up"
    if state.rank >= 0:
        held = [rank for rank in range(ranks) if state.holder[rank] >= 0]
        down = [rank for rank, taker in zip(state.laid, state.takers) if taker < 0]
        up = [rank for rank in range(ranks) if state.holder[rank] == FACE_UP]
        assert sorted(held + down + up) == list(range(ranks))
        assert len(held) == rules.seats * (2 if rules.seats <= 3 else 1)
    if state.actor >= 0 and state.agenda and any(step.kind == STEP["turn"] for step in state.agenda):
        assert state.builds <= rules.actors[state.actor].build_limit
        assert state.built <= state.builds + 1
        assert not state.built or state.done & INCOME
    plain = not rules.duplicates_allowed and not {KIND["quarry"]} & set(rules_deck(game))
    if plain and CHARACTERS[state.characters[2]].key != "wizard":
        for city in state.cities:
            names = [entry & KIND_BITS for entry in city]
            assert len(names) == len(set(names))


def rules_deck(game: Any) -> list[int]:
    return [kind for kind, count in enumerate(game.rules.deck()) if count]


def whole_game(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    state = game.start()
    cards = whereabouts(state)
    rounds_after_the_end = 0
    while game.to_move(state) != OVER:
        mover, round_, last = state.mover, state.round, state.last_round
        before = state.gold[:], [sorted(hand) for hand in state.hands]
        code = random_code(game, state, rng)
        game.apply(state, code)
        check(game, state, cards)
        if mover == CHANCE or code & 63 not in (VERB[Build], VERB[Steal]):
            assert last or state.last_round == last or state.declared, "only building ends the game"
        rounds_after_the_end += last and state.round != round_
        assert len(before[0]) == len(state.gold)
    assert not rounds_after_the_end and state.round <= 200


@given(card_mixes(), SEEDS)
@settings(max_examples=25)
def test_cards_gold_crown_and_characters_are_always_in_one_place(mix: Mix, seed: int) -> None:
    whole_game(mix.new(), seed)


@pytest.mark.slow
@given(card_mixes(), SEEDS)
@settings(max_examples=3000, derandomize=False)
def test_thousands_of_random_sets_of_characters_and_districts(mix: Mix, seed: int) -> None:
    whole_game(mix.new(), seed)


@given(card_mixes(), SEEDS)
@settings(max_examples=10)
def test_a_murdered_seat_keeps_gold_and_hand_while_its_rank_is_called(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = game.start()
    while game.to_move(state) != OVER:
        rank, gold, hands = state.rank, state.gold[:], [sorted(hand) for hand in state.hands]
        game.apply(state, random_code(game, state, rng))
        victim = state.holder[state.murdered] if state.murdered >= 0 and state.rank >= 0 else -1
        silent = rank < state.murdered < state.rank and mix.seats > 3
        if victim >= 0 and silent and not any(step.kind == STEP["hospital"] for step in state.agenda):
            assert sorted(state.hands[victim]) == hands[victim]
            assert state.gold[victim] <= gold[victim] + 2  # the Throne Room, a tax
