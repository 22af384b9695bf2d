"""What holds in every game, whatever the sets, options and seats."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel.contract import CHANCE, OVER, Game, Refused
from game.kernel.document import document_about, read_document, write_document
from game.kernel.notation import Scribe
from game.scenario import open_document, play_document
from tests.contract.mixes import Mix, all_mixes, play, random_code

SEEDS = st.integers(0, 2**32)


def somewhere(game: Game, seed: int) -> Any:
    """A state that random play reaches, anywhere from the first to the last action."""
    rng = random.Random(seed)
    state = game.start()
    play(game, state, rng, most=rng.randrange(300))
    return state


@given(all_mixes(), SEEDS)
@settings(max_examples=40)
def test_a_game_ends_and_names_its_winners(mix: Mix, seed: int) -> None:
    game = mix.new()
    state = game.start()
    play(game, state, random.Random(seed))
    assert game.to_move(state) == OVER
    outcome = game.outcome(state)
    best = {seat for seat in range(mix.seats) if outcome.scores[seat] == max(outcome.scores)}
    assert outcome.winners and set(outcome.winners) <= best
    assert mix.game == "citadels" or set(outcome.winners) == best  # there a tie is broken (12.5)
    assert game.legal_codes(state) == [] and game.chance_codes(state) == []


@given(all_mixes(), SEEDS)
@settings(max_examples=40)
def test_a_clone_is_apart(mix: Mix, seed: int) -> None:
    game = mix.new()
    state = somewhere(game, seed)
    before, twin = copy.deepcopy(state), game.clone(state)
    assert game.same(state, twin)
    play(game, twin, random.Random(seed))
    assert state == before


@given(all_mixes(), SEEDS)
@settings(max_examples=40)
def test_the_log_replayed_without_a_seed_gives_an_equal_state(mix: Mix, seed: int) -> None:
    game = mix.new()
    state = game.start()
    log = play(game, state, random.Random(seed))
    again = game.start()
    for action in log:
        game.apply(again, action)
    assert game.same(state, again) and game.digest(state) == game.digest(again)


@given(all_mixes(), SEEDS)
@settings(max_examples=30)
def test_a_game_written_down_is_a_document_that_plays_to_the_same_end(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state, scribe = game.start(), None
    scribe = Scribe(game)
    while game.to_move(state) != OVER:
        action = game.decode(random_code(game, state, rng))
        scribe.note(action, state)
        game.apply(state, action)
    run = play_document(read_document(write_document(document_about(game, play=scribe.entries))))
    assert run.problems == []
    assert game.same(state, run.state)


@given(all_mixes(), SEEDS)
@settings(max_examples=30)
def test_at_the_start_of_any_turn_the_position_written_reads_back_equal(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state, turn = game.start(), 0
    while game.to_move(state) != OVER:
        if game.turn(state) != turn:
            turn = game.turn(state)
            if game.notation.tells_all(state) and rng.random() < 0.2:
                position = game.notation.write_position(state)
                read = open_document(read_document(write_document(document_about(game, position=position)))).state
                assert game.notation.write_position(read) == position
                assert mix.game == "citadels" or game.same(state, read)  # there a position knows of no memory
        game.apply(state, random_code(game, state, rng))


@given(all_mixes(), SEEDS)
@settings(max_examples=40)
def test_both_doors_agree(mix: Mix, seed: int) -> None:
    game = mix.new()
    state = somewhere(game, seed)
    codes = game.legal_codes(state)
    assert [game.encode(action) for action in game.legal_actions(state)] == codes
    assert len(set(codes)) == len(codes)
    for code in codes or [code for code, _ in game.chance_codes(state)]:
        by_code, by_value = game.clone(state), game.clone(state)
        events: tuple[list[Any], list[Any]] = ([], [])
        game.apply(by_code, code, events[0].append)
        game.apply(by_value, game.decode(code), events[1].append)
        assert game.same(by_code, by_value) and events[0] == events[1]


@given(all_mixes(), SEEDS)
@settings(max_examples=30)
def test_what_is_listed_is_accepted_and_anything_else_refused_with_the_state_unchanged(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    elsewhere = [somewhere(game, rng.randrange(2**32)) for _ in range(4)]
    strangers = [action for other in elsewhere for action in game.legal_actions(other)]
    strangers += [game.decode(code) for other in elsewhere for code, _ in game.chance_codes(other)]
    state = somewhere(game, seed)
    before = game.digest(state)
    legal = (
        game.legal_actions(state)
        if game.to_move(state) != CHANCE
        else [game.decode(code) for code, _ in game.chance_codes(state)]
    )
    for action in legal:
        game.apply(game.clone(state), action)
    for action in strangers:
        if action not in legal:
            with pytest.raises(Refused) as refused:
                game.apply(state, action)
            assert refused.value.reason and game.digest(state) == before


@given(all_mixes(), SEEDS)
@settings(max_examples=40)
def test_a_state_drawn_from_a_view_gives_the_same_view(mix: Mix, seed: int) -> None:
    game = mix.new()
    state = somewhere(game, seed)
    for seat in range(mix.seats):
        view = game.view(state, seat)
        assert game.view(game.determinize(view, random.Random(seed)), seat) == view
        other = game.view(state, (seat + 1) % mix.seats)
        assert view != other
        game.apply(state, random_code(game, state, random.Random(seed))) if game.to_move(state) != OVER else None


@given(all_mixes(), SEEDS)
@settings(max_examples=20)
def test_sampled_chance_is_one_of_the_chances(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = game.start()
    while game.to_move(state) != OVER:
        if game.to_move(state) == CHANCE:
            chances = dict(game.chance_codes(state))
            assert all(weight > 0 for weight in chances.values())
            assert game.sample_chance(state, rng) in chances
        game.apply(state, random_code(game, state, rng))
