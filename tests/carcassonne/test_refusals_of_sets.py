"""What Princess & Dragon, Flying Machines and German Castles forbid is refused with a reason and its clause."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.carcassonne.actions import DeployFigure, Draw, Pass, PlaceTile
from game.carcassonne.expansions.flying_machines import Fly, Land
from game.carcassonne.expansions.german_castles import PickCastle
from game.carcassonne.expansions.princess_dragon.dragon import MoveDragon
from game.carcassonne.expansions.princess_dragon.fairy import MoveFairy
from game.carcassonne.expansions.princess_dragon.princess import RemoveKnight
from game.kernel.contract import Refused
from game.kernel.document import read_document
from game.scenario import play_document

RED = {"seat": "red", "figure": "follower"}
BLUE = {"seat": "blue", "figure": "follower"}
START = {"tile": "base-04", "at": [0, 0], "rot": 0}
CASTLE_RING = [
    {"tile": "gc-01", "at": [-2, -1], "rot": 0},
    {"tile": "base-01", "at": [0, -1], "rot": 0},
    {"tile": "base-27", "at": [-2, -2], "rot": 0},
    {"tile": "base-05", "at": [-3, -2], "rot": 0},
]


def refused(sets: list[str], position: dict[str, Any] | None, play: list[dict[str, Any]], action: Any,
            **options: Any) -> tuple[str, str]:
    """Reason and clause for which the action is refused at that point of the game."""
    written = {"notation": 1, "game": "carcassonne", "sets": ["base", *sets], "seats": ["red", "blue"],
               "options": options, "play": play, "stop": "here"}
    if position is not None:
        written["position"] = {"bag": {"base-28": 1}} | position
    run = play_document(read_document(json.dumps(written).encode()))
    assert not run.problems, run.problems
    before = run.game.digest(run.state)
    with pytest.raises(Refused) as caught:
        run.game.apply(run.state, action)
    assert run.game.digest(run.state) == before
    return caught.value.reason, caught.value.clause


DRAGON = {
    "tiles": [START, {"tile": "base-27", "at": [1, 0], "rot": 90}, {"tile": "base-27", "at": [-1, 0], "rot": 90}],
    "dragon": [0, 0], "volcano_seen": True, "draw": ["pd-08"], "figures": [{**RED, "at": [1, 0], "on": "#r1"}],
    "fairy": {"at": [1, 0], "seat": "red", "on": "#r1"},
}
MOVING = [{"do": "place", "at": [2, 0], "rot": 90}, {"do": "pass"}]


@pytest.mark.parametrize(("action", "why"), [
    (MoveDragon("E"), ("fairy_keeps_out", "PD18")),
    (MoveDragon("N"), ("dragon_needs_a_tile", "PD9")),
    (Pass(), ("dragon_must_move", "PD8")),
])
def test_steps_of_the_dragon(action: Any, why: tuple[str, str]) -> None:
    tiles = [*DRAGON["tiles"], {"tile": "base-27", "at": [0, 1], "rot": 90}]  # type: ignore[misc]
    assert refused(["princess_dragon"], DRAGON | {"tiles": tiles}, MOVING, action) == why


def test_the_dragon_does_not_come_back_in_one_move() -> None:
    position = DRAGON | {"tiles": [*DRAGON["tiles"], {"tile": "base-27", "at": [-2, 0], "rot": 90},  # type: ignore[misc]
                                   {"tile": "base-27", "at": [-1, 1], "rot": 90}]}
    assert refused(["princess_dragon"], position, [*MOVING, {"do": "dragon", "to": "W"}], MoveDragon("E")) == (
        "dragon_was_there", "PD9")


@pytest.mark.parametrize(("draw", "action", "why"), [
    ("base-27", MoveFairy((1, 0), 0, "follower", "#r1"), ("fairy_is_there", "PD17")),
    ("base-27", MoveFairy((-1, 0), 1, "follower", "#f1"), ("fairy_wants_own", "PD17")),
    ("base-27", RemoveKnight(1, "follower", (-1, 0), "#f1"), ("no_princess", "PD12")),
    ("base-27", DeployFigure("follower", (-1, 0), "#f2"), ("not_the_new_tile", "B4.1")),
    ("base-27", Fly("follower"), ("no_flying_machine", "FM3")),
])
def test_deeds_after_placing(draw: str, action: Any, why: tuple[str, str]) -> None:
    figures = [{**RED, "at": [1, 0], "on": "#r1"}, {**BLUE, "at": [-1, 0], "on": "#f1"}]
    position = DRAGON | {"draw": [draw], "figures": figures}
    assert refused(["princess_dragon", "flying_machines"], position, [{"do": "place", "at": [2, 0], "rot": 90}],
                   action) == why


@pytest.mark.parametrize(("action", "why"), [
    (DeployFigure("follower", (0, 0), "#r1"), ("dragon_is_there", "PD6")),
    (DeployFigure("follower", (1, 0), "#r1"), ("feature_occupied", "PD15")),
    (DeployFigure("follower", (0, -1), "#c1"), ("feature_complete", "PD15")),
])
def test_a_portal_leads_not_everywhere(action: Any, why: tuple[str, str]) -> None:
    tiles = [START, {"tile": "base-27", "at": [1, 0], "rot": 90}, {"tile": "base-27", "at": [-1, 0], "rot": 90},
             {"tile": "base-05", "at": [0, -1], "rot": 180}]
    position = DRAGON | {"tiles": tiles, "draw": ["pd-23"]}
    assert refused(["princess_dragon"], position, [{"do": "place", "at": [2, 0], "rot": 0}], action) == why


def test_nobody_comes_to_a_fresh_volcano() -> None:
    assert refused(["princess_dragon"], {"tiles": [START], "draw": ["pd-24"]},
                   [{"do": "place", "at": [0, 1], "rot": 0}], DeployFigure("follower", (0, 1), "#r1")) == (
                       "volcano_is_hot", "PD5")


@pytest.mark.parametrize(("roll", "action", "why"), [
    (1, Land((-3, -2), "#c1"), ("flight_keeps_line", "GC19")),
    (1, Land((0, -1), "#m1"), ("not_where_it_lands", "FM3")),
    (1, Land((-1, -1), "#f1"), ("no_landing_on_fields", "FM6")),
    (1, Pass(), ("must_land", "FM5")),
])
def test_a_flight_ends_where_the_die_says(roll: int, action: Any, why: tuple[str, str]) -> None:
    position = {"tiles": CASTLE_RING, "draw": ["fm-08"], "rolls": [roll]}
    play = [{"do": "place", "at": [0, 0], "rot": 0}, {"do": "fly", "figure": "follower"}]
    assert refused(["flying_machines", "german_castles"], position, play, action) == why


@pytest.mark.parametrize(("play", "action", "why"), [
    ([], Pass(), ("must_pick", "GC1")),
    ([{"do": "pick", "tile": "gc-03"}], PickCastle("gc-03"), ("castle_taken", "GC1")),
])
def test_castles_are_picked_one_by_one(play: list[dict[str, Any]], action: Any, why: tuple[str, str]) -> None:
    assert refused(["german_castles"], None, play, action, castle_setup="pick") == why


def test_castles_wait_for_the_river() -> None:
    dealt = [{"do": "deal", "seat": seat, "tiles": [f"gc-0{number}"]} for number, seat in enumerate(("red", "blue"), 1)]
    assert refused(["river", "german_castles"], None, dealt, PlaceTile("gc-01", (1, 0), 0), castles_per_seat=1) == (
        "river_first", "RV8")


def test_an_empty_pile_leaves_only_the_castle() -> None:
    position = {"tiles": [START], "hand": {"red": ["gc-01"]}, "bag": {}}
    assert refused(["german_castles"], position, [], Draw()) == ("pile_is_empty", "GC7")
