"""What a seat knows (rules.md, section 13): never more, and in the end what it may work out."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.catalogue import new_game
from game.citadels import events
from game.citadels.cards import KIND, KIND_BITS
from game.citadels.state import (
    BOUNDS,
    IN_DECK,
    IN_DRAWN,
    IN_MUSEUM,
    KNOWERS,
    KNOWERS_SHIFT,
    ONLY_IN_DECK,
    ONLY_THESE,
    SERIAL_SHIFT,
    CitadelsState,
)
from game.kernel.contract import CHANCE, OVER, Game
from game.kernel.document import NOTATION, Document
from game.scenario import play_document
from tests.contract.mixes import Mix, card_mixes, random_code

SEEDS = st.integers(0, 2**32)
BASE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def somewhere(game: Game, rng: random.Random) -> CitadelsState:
    state: CitadelsState = game.start()
    for _ in range(rng.randrange(400)):
        if game.to_move(state) == OVER:
            break
        game.apply(state, random_code(game, state, rng))
    return state


@given(card_mixes(), SEEDS)
@settings(max_examples=60)
def test_permuting_what_a_seat_cannot_know_does_not_change_its_view(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = somewhere(game, rng)
    seat = rng.randrange(mix.seats)
    view = game.view(state, seat)
    other = game.clone(state)
    if other.sightings:
        other.sightings = [row if one == seat else () for one, row in enumerate(other.sightings)]
    seen = {kind for row in (other.sightings[seat] if other.sightings else ()) for kind in row[0]}
    free = [  # (where, place) of every card that the seat has never seen
        (hand, place) for one, hand in enumerate(other.hands) if one != seat for place in range(len(hand))
    ]
    for pile in (other.bottom, other.tucked):
        free += [(pile, n) for n, card in enumerate(pile) if not card >> KNOWERS_SHIFT & KNOWERS & 1 << seat]
    free = [(pile, n) for pile, n in free if pile[n] & KIND_BITS not in seen]
    kinds = [pile[n] & KIND_BITS for pile, n in free]
    if not any(one[1] & (IN_DECK | ONLY_IN_DECK) for one in (other.sightings[seat] if other.sightings else ())):
        loose = [kind for kind, count in enumerate(other.deck) for _ in range(count) if kind not in seen]
        kinds += loose
        rng.shuffle(kinds)
        for kind in loose:
            other.deck[kind] -= 1
        for kind in kinds[len(free) :]:
            other.deck[kind] += 1
    else:
        rng.shuffle(kinds)
    for (pile, n), kind in zip(free, kinds):
        pile[n] = pile[n] & ~KIND_BITS | kind
    assert game.view(other, seat) == view


def true_places(state: CitadelsState, seat: int) -> list[tuple[int, int, int]]:
    """(kind, zone, serial) of each card that the seat does not see."""
    found = [(kind, 1 << one, -1) for one, hand in enumerate(state.hands) if one != seat for kind in hand]
    found += [(kind, IN_DECK, -1) for kind, count in enumerate(state.deck) for _ in range(count)]
    found += [(kind, IN_DRAWN, -1) for kind in state.drawn]
    for card in state.tucked:
        found.append((card & KIND_BITS, IN_MUSEUM, -1))
    for card in state.bottom:
        found.append((card & KIND_BITS, 0, card >> SERIAL_SHIFT))
    return found


def satisfied(state: CitadelsState, seat: int) -> bool:
    """Whether the truth fits all sightings of the seat at once."""
    places = true_places(state, seat)
    row = state.sightings[seat]
    wanted = [(kind, zones, under) for kinds, zones, under in row for kind in kinds if not zones & BOUNDS]
    taken: dict[int, int] = {}

    def find(number: int, tried: set[int]) -> bool:
        kind, zones, serials = wanted[number]
        for n, (one, zone, serial) in enumerate(places):
            if one == kind and (zone & zones or serial in serials) and n not in tried:
                tried.add(n)
                if n not in taken or find(taken[n], tried):
                    taken[n] = number
                    return True
        return False

    bounds = [Counter(kinds) for kinds, zones, _ in row if zones & ONLY_IN_DECK]
    deck = Counter({kind: count for kind, count in enumerate(state.deck) if count})
    under = {serial: kind for kind, _, serial in places if serial >= 0}
    these = all(under[serial] in kinds for kinds, zones, serials in row if zones & ONLY_THESE for serial in serials)
    fits = these and all(deck <= bound for bound in bounds)
    return fits and all(find(number, set()) for number in range(len(wanted)))


def believes_truly(mix: Mix, seed: int, every: int) -> None:
    game, rng, plays = mix.new(), random.Random(seed), 0
    state = game.start()
    while game.to_move(state) != OVER:
        game.apply(state, random_code(game, state, rng))
        plays += 1
        if state.sightings and plays % every == 0:
            assert all(satisfied(state, seat) for seat in range(mix.seats))


@given(card_mixes(), SEEDS)
@settings(max_examples=25)
def test_what_a_seat_believes_of_cards_is_true(mix: Mix, seed: int) -> None:
    believes_truly(mix, seed, every=9)


@pytest.mark.slow
@given(card_mixes(), SEEDS)
@settings(max_examples=500, derandomize=False)
def test_what_a_seat_believes_of_cards_is_true_at_every_moment(mix: Mix, seed: int) -> None:
    believes_truly(mix, seed, every=1)


@given(card_mixes(), SEEDS)
@settings(max_examples=40)
def test_a_seat_may_do_the_same_in_every_state_that_it_takes_for_possible(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = somewhere(game, rng)
    if game.to_move(state) >= 0:
        drawn = game.determinize(game.view(state, state.mover), rng)
        assert game.legal_codes(drawn) == game.legal_codes(state)


@given(card_mixes(), SEEDS)
@settings(max_examples=20)
def test_a_state_drawn_from_a_view_plays_to_an_end(mix: Mix, seed: int) -> None:
    game, rng = mix.new(), random.Random(seed)
    state = game.determinize(game.view(somewhere(game, rng), rng.randrange(mix.seats)), rng)
    while game.to_move(state) != OVER:
        game.apply(state, random_code(game, state, rng))


@given(card_mixes(), SEEDS)
@settings(max_examples=20)
def test_an_event_tells_its_secret_to_those_who_know_it_only(mix: Mix, seed: int) -> None:
    game, rng, told = mix.new(), random.Random(seed), list[Any]()
    state = game.start()
    while game.to_move(state) != OVER:
        game.apply(state, random_code(game, state, rng), told.append)
    for event in told:
        knowers, secret = events.SECRET.get(type(event), ((), ""))
        for seat in range(mix.seats):
            seen = game.redact(event, seat)
            assert seen is not None
            if secret and seat not in [getattr(event, name) for name in knowers]:
                assert getattr(seen, secret) is None
            else:
                assert seen == event


# ---- drafts small enough to count by hand ----


def after(seats: int, face_up: list[str], face_down: str, picks: list[dict[str, Any]]) -> tuple[Game, CitadelsState]:
    names = [f"P{n + 1}" for n in range(seats)]
    run = play_document(Document(
        notation=NOTATION, game="citadels", sets=["base"], seats=names, stop="here", play=picks,
        position={"characters": BASE, "phase": "draft", "face_up": face_up, "face_down": face_down},
    ))  # fmt: skip
    assert not run.problems
    return run.game, run.state


def picked(*characters: str) -> list[dict[str, Any]]:
    return [{"do": "pick", "character": character} for character in characters]


def drawn(game: Game, state: CitadelsState, seat: int, times: int) -> Counter[tuple[Any, ...]]:
    view, rng = game.view(state, seat), random.Random(seat)
    counts: Counter[tuple[Any, ...]] = Counter()
    for _ in range(times):
        one = game.determinize(view, rng)
        counts[tuple(one.holder), tuple(one.laid)] += 1
    return counts


def uniform(counts: Counter[Any], cases: int, times: int) -> None:
    assert len(counts) == cases
    expected = times / cases
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_the_second_of_four_takes_twelve_drafts_for_equally_likely() -> None:
    """He misses two cards, the face-down one and the first pick, and has passed on three: 2 * 3! = 12."""
    game, state = after(4, ["thief", "bishop"], "magician", picked("king", "assassin", "architect", "warlord"))
    uniform(drawn(game, state, 1, 6000), 12, 6000)


def test_the_first_of_four_takes_twenty_four() -> None:
    """He knows the face-down card and has passed on four: 4! = 24."""
    game, state = after(4, ["thief", "bishop"], "magician", picked("assassin", "king", "architect", "warlord"))
    uniform(drawn(game, state, 0, 9600), 24, 9600)


def test_of_two_pairs_of_the_other_nobody_knows_which_is_which() -> None:
    """The first seat is left with 2 * 2 drafts; of its own first pair the Assassin has been shown (13.2)."""
    entries: list[dict[str, Any]] = [
        {"do": "pick", "character": "assassin"}, {"do": "pick", "character": "warlord"},
        {"do": "discard", "character": "king"}, {"do": "pick", "character": "architect"},
        {"do": "discard", "character": "merchant"}, {"do": "pick", "character": "bishop"},
        {"do": "discard", "character": "thief"},
    ]  # fmt: skip
    game, state = after(2, [], "magician", entries)
    uniform(drawn(game, state, 0, 2000), 4, 2000)
    uniform(drawn(game, state, 1, 2000), 2, 2000)


def test_the_first_of_seven_gives_the_last_one_the_face_down_card_every_other_time() -> None:
    """The last seat chose between the face-down card and one of six: 6! * 2 drafts, half of them with it (3.7)."""
    order = ("assassin", "thief", "magician", "merchant", "architect", "warlord", "king")
    game, state = after(7, [], "king", picked(*order))
    view, rng, times = game.view(state, 0), random.Random(0), 4000
    last = Counter(game.determinize(view, rng).holder.index(6) for _ in range(times))
    assert abs(last[3] - times / 2) < 5 * (times / 4) ** 0.5
    assert all(abs(last[rank] - times / 12) < 5 * (times / 12) ** 0.5 for rank in (1, 2, 4, 5, 6, 7))


def test_a_view_says_who_may_hold_what() -> None:
    game, state = after(4, ["thief", "bishop"], "magician", picked("assassin", "king", "architect", "warlord"))
    first = game.view(state, 0)
    assert first.slots[0] == (-1, ("magician",)) and first.may_hold(0) == ("assassin",)
    assert first.may_hold(3) == ("king", "merchant", "architect", "warlord")
    last = game.view(state, 3)
    assert last.may_hold(0) == ("assassin",), "it has been shown"
    assert last.may_hold(1) == ("magician", "king", "architect"), "not what the last seat passed on or left"


def test_an_unseen_hand_and_an_unseen_deck_share_what_is_left() -> None:
    """Three cards unseen, one of them in a hand: each of the three is there as often."""
    game = new_game("citadels", ["A", "B", "C", "D"], ["base"])
    run = play_document(Document(
        notation=NOTATION, game="citadels", sets=["base"], seats=["A", "B", "C", "D"], stop="here",
        position={
            "phase": "turns", "deck": ["castle", "palace"], "calling": 1,
            "players": {"A": {"characters": ["assassin"]}, "B": {"characters": ["king"], "hand": ["manor"]},
                        "C": {"characters": ["bishop"]}, "D": {"characters": ["thief"]}},
        },
    ))  # fmt: skip
    view, rng, times = game.view(run.state, 0), random.Random(5), 3000
    counts = Counter(game.determinize(view, rng).hands[1][0] for _ in range(times))
    uniform(counts, 3, times)
    assert set(counts) == {KIND["manor"], KIND["castle"], KIND["palace"]}


def played(players: dict[str, Any], calling: int, deck: list[str], play: list[dict[str, Any]], dark: list[str]) -> Any:
    run = play_document(Document(
        notation=NOTATION, game="citadels", sets=["base", "dark_city"], seats=list(players), stop="here", play=play,
        options={"dark_city_cards": dark},
        position={"characters": BASE, "phase": "turns", "calling": calling, "deck": deck, "players": players},
    ))  # fmt: skip
    assert not run.problems
    return run


def test_of_two_cards_that_it_gave_away_a_seat_does_not_know_which_went_under_the_deck() -> None:
    players = {
        "A": {"characters": ["magician"], "hand": ["manor", "castle"]},
        "B": {"characters": ["king"], "city": ["laboratory"], "hand": ["tavern", "docks"]},
        "C": {"characters": ["bishop"], "hand": ["temple"]}, "D": {"characters": ["merchant"]},
    }  # fmt: skip
    gold = {"do": "take", "what": "gold"}
    play = [{"do": "swap", "with": "B"}, gold, {"do": "finish_turn"},
            gold, {"do": "use", "card": "laboratory", "discard": "castle"}]  # fmt: skip
    run = played(players, 3, ["palace", "church"], play, [])
    view, rng, times = run.game.view(run.state, 0), random.Random(1), 2000
    drawn_ = [run.game.determinize(view, rng) for _ in range(times)]
    uniform(Counter((one.hands[1][0], one.bottom[-1] & KIND_BITS) for one in drawn_), 2, times)
    assert {one.hands[1][0] for one in drawn_} == {KIND["manor"], KIND["castle"]}
    other = run.game.view(run.state, 2)
    assert len({run.game.determinize(other, rng).hands[1][0] for _ in range(200)}) > 2


def test_who_has_searched_the_deck_knows_among_which_cards_the_next_one_drawn_is() -> None:
    players = {
        "A": {"characters": ["thief"], "gold": 1, "hand": ["lighthouse"]},
        "B": {"characters": ["architect"], "hand": ["manor"]},
        "C": {"characters": ["bishop"], "hand": ["temple"]}, "D": {"characters": ["warlord"], "hand": ["keep"]},
    }  # fmt: skip
    gold = {"do": "take", "what": "gold"}
    play = [gold, {"do": "build", "card": "lighthouse"}, {"do": "search", "card": "docks"},
            {"do": "skip_to", "seat": "B"}]  # fmt: skip
    run = played(players, 2, ["palace", "church", "docks", "market"], play, ["lighthouse"])
    assert len(run.state.hands[1]) == 3 and run.state.deck_size == 1
    view, rng, times = run.game.view(run.state, 0), random.Random(1), 3000
    left = Counter(
        next(kind for kind, count in enumerate(run.game.determinize(view, rng).deck) if count) for _ in range(times)
    )
    uniform(left, 3, times)
    assert set(left) == {KIND["palace"], KIND["church"], KIND["market"]}


def test_a_chance_state_can_be_seen_and_drawn_too() -> None:
    game = new_game("citadels", ["A", "B", "C", "D"], ["base"])
    state, rng = game.start(), random.Random(1)
    assert game.to_move(state) == CHANCE
    while game.to_move(state) == CHANCE:
        for seat in range(4):
            view = game.view(state, seat)
            assert game.view(game.determinize(view, rng), seat) == view
        game.apply(state, game.sample_chance(state, rng))


def test_that_nobody_answers_the_thief_tells_all_that_no_other_seat_has_that_character() -> None:
    """(14.6)"""
    players = {
        seat: {"gold": 1, "hand": [], "city": [], "characters": [character]}
        for seat, character in (("P1", "thief"), ("P2", "king"), ("P3", "bishop"), ("P4", "warlord"))
    }
    position = {"characters": BASE, "phase": "turns", "calling": 2, "players": players,
                "face_up": ["assassin", "magician"]}  # fmt: skip
    document = Document(
        notation=NOTATION, game="citadels", sets=["base"], options={"thief_transfer": "immediate"},
        seats=list(players), position=position, play=[{"do": "rob", "character": "merchant"}], stop="here",
    )  # fmt: skip
    run = play_document(document)
    assert not run.problems
    view, merchant = run.game.view(run.state, 1), BASE.index("merchant")
    holders = {run.game.determinize(view, random.Random(seed)).holder[merchant] for seed in range(100)}
    assert not holders & {2, 3}
