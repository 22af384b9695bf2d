"""What cannot be read is refused in one line that says where, what, and what would be right; never with a traceback."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.scenario import BAD, OK, judge_file
from main import main

GOOD: dict[str, Any] = {
    "notation": 1,
    "title": "A good document",
    "clauses": ["B3.2"],
    "game": "carcassonne",
    "sets": ["base", "river"],
    "options": {"abbot": True},
    "seats": ["red", "blue"],
    "seed": 3,
    "position": {
        "tiles": [{"tile": "base-04", "at": [0, 0], "rot": 0}, {"tile": "base-30", "at": [1, 0], "rot": 0}],
        "figures": [
            {"seat": "red", "figure": "follower", "at": [0, 0], "on": "#c1"},
            {"seat": "blue", "figure": "abbot", "at": [1, 0], "on": "garden"},
        ],
        "scores": {"red": 10},
        "supply": {"red": {"follower": 5}},
        "draw": ["base-05", "base-29"],
        "bag": {"base-01": 2},
        "to_move": "red",
    },
    "play": [{"do": "place", "at": [0, -1], "rot": 180}, {"do": "pass"}],
    "expect": {"gained": {"red": 4}, "to_move": "blue"},
}

Step = str | int
REMOVE = object()
CASES: list[tuple[list[Step], Any, str]] = [
    # where, what is put there, the path that the refusal names
    (["notation"], 2, "$.notation"),
    (["notation"], "1", "$.notation"),
    (["notation"], REMOVE, "$"),
    (["game"], "chess", "$.game"),
    (["game"], 7, "$.game"),
    (["sets"], ["river"], "$.sets"),
    (["sets"], ["base", "hills"], "$.sets[1]"),
    (["sets"], ["base", "base"], "$.sets[1]"),
    (["options", "abbot"], "yes", "$.options.abbot"),
    (["options", "abbot"], 1, "$.options.abbot"),
    (["options", "colour"], "red", "$.options.colour"),
    (["seats"], ["red"], "$.seats"),
    (["seats"], [*"abcdefg"], "$.seats"),
    (["seats"], ["red", "red"], "$.seats[1]"),
    (["seats"], ["red", ""], "$.seats[1]"),
    (["surprise"], 1, "$"),
    (["stop"], "there", "$.stop"),
    (["position", "surprise"], 1, "$.position.surprise"),
    (["position"], [], "$.position"),
    (["position", "tiles", 0, "tile"], "base-99", "$.position.tiles[0].tile"),
    (["position", "tiles", 0, "tile"], "ic-01", "$.position.tiles[0].tile"),
    (["position", "tiles", 0, "rot"], 45, "$.position.tiles[0].rot"),
    (["position", "tiles", 0, "rot"], REMOVE, "$.position.tiles[0]"),
    (["position", "tiles", 0, "colour"], "green", "$.position.tiles[0].colour"),
    (["position", "tiles", 0, "at"], [0], "$.position.tiles[0].at"),
    (["position", "tiles", 0, "at"], [0.5, 0], "$.position.tiles[0].at[0]"),
    (["position", "tiles", 0, "at"], [10**9, 0], "$.position.tiles[0].at[0]"),
    (["position", "tiles", 0, "at"], "here", "$.position.tiles[0].at"),
    (["position", "tiles", 1, "at"], [0, 0], "$.position.tiles[1].at"),  # overlap
    (["position", "tiles", 1, "rot"], 180, "$.position.tiles[1]"),  # edges do not match
    (["position", "tiles", 1, "tile"], "base-03", "$.position.tiles[1]"),
    (["position", "figures", 0, "seat"], "green", "$.position.figures[0].seat"),
    (["position", "figures", 0, "figure"], "barn", "$.position.figures[0].figure"),
    (["position", "figures", 0, "at"], [5, 5], "$.position.figures[0].at"),
    (["position", "figures", 0, "on"], "#c7", "$.position.figures[0].on"),
    (["position", "figures", 0, "on"], "city.S", "$.position.figures[0].on"),
    (["position", "figures", 0, "figure"], "abbot", "$.position.figures[0].on"),  # no abbot in a city
    (["position", "figures", 1, "figure"], "follower", "$.position.figures[1].on"),  # nor a follower in a garden
    (["position", "scores", "red"], -1, "$.position.scores.red"),
    (["position", "scores", "green"], 1, "$.position.scores.green"),
    (
        ["position", "supply", "red", "follower"],
        7,
        "$.position.supply.red.follower",
    ),  # one of the seven is on the board
    (["position", "supply", "red", "wagon"], 1, "$.position.supply.red.wagon"),
    (["position", "draw", 0], "abbey-tile", "$.position.draw[0]"),
    (["position", "draw"], ["base-03", "base-03"], "$.position.draw[1]"),  # there is one
    (["position", "bag", "base-01"], 5, "$.position.bag.base-01"),
    (["position", "bag", "base-01"], -1, "$.position.bag.base-01"),
    (["position", "bag", "base-04"], 4, "$.position.bag.base-04"),  # one of the four lies on the board
    (["position", "to_move"], "green", "$.position.to_move"),
    (["position", "hand"], {"red": ["base-01"]}, "$.position.hand.red[0]"),
    (["play", 0, "do"], "jump", "$.play[0].do"),
    (["play", 0], {}, "$.play[0]"),
    (["play", 0], 3, "$.play[0]"),
    (["play", 0, "colour"], 1, "$.play[0].colour"),
    (["play", 0, "rot"], 1, "$.play[0].rot"),
    (["play", 0, "by"], "green", "$.play[0].by"),
    (["play", 0, "tile"], "ic-01", "$.play[0].tile"),
    (["play"], {"do": "pass"}, "$.play"),
    (["expect", "points"], {"red": 1}, "$.expect.points"),
    (["expect", "gained"], {"green": 1}, "$.expect.gained.green"),
    (["expect", "to_move"], "green", "$.expect.to_move"),
    (["expect", "over"], "yes", "$.expect.over"),
    (["expect", "legal"], [{"do": "jump"}], "$.expect.legal[0].do"),
    (["expect", "count"], [{"like": {"do": "deploy"}}], "$.expect.count[0]"),
    (["expect", "features"], [{"at": [0, 0], "on": "#x1"}], "$.expect.features[0].on"),
    (["expect", "features"], [{"at": [0, 0], "on": "#c1", "size": 2}], "$.expect.features[0].size"),
    (["expect", "figures"], [{"where": 1}], "$.expect.figures[0].where"),
    (["expect", "supply"], {"red": {"wagon": 1}}, "$.expect.supply.red.wagon"),
    (["expect", "placements_at"], [{"at": [1, 0], "rots": [1]}], "$.expect.placements_at[0].rots[0]"),
]


def changed(where: list[Step], what: Any) -> dict[str, Any]:
    document = copy.deepcopy(GOOD)
    place: Any = document
    for step in where[:-1]:
        place = place[step]
    if what is REMOVE:
        del place[where[-1]]
    else:
        place[where[-1]] = what
    return document


def judged(path: Path, document: Any) -> tuple[int, list[Any]]:
    path.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
    return judge_file(path)


def test_the_unchanged_document_is_good(tmp_path: Path) -> None:
    assert judged(tmp_path / "good.json", GOOD) == (OK, [])


@pytest.mark.parametrize(("where", "what", "path"), CASES, ids=[f"{path}-{n}" for n, (_, _, path) in enumerate(CASES)])
def test_the_refusal_names_the_place(tmp_path: Path, where: list[Step], what: Any, path: str) -> None:
    status, problems = judged(tmp_path / "bad.json", changed(where, what))
    assert status == BAD
    assert [problem.path for problem in problems] == [path]
    assert problems[0].got and problems[0].wanted


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "[" * 100_000, '{"notation": 1', "\x00", '{"notation": NaN}', '{"a":' * 50_000,
     '{"notation": 1, "game": "citadels", "sets": ["base"], "seats": ["A", "B"], "seats": ["A", "B", "C"]}'],
    ids=range(10),
)
def test_broken_json_is_refused(tmp_path: Path, text: str) -> None:
    assert judged(tmp_path / "bad.json", text)[0] == BAD


def test_bytes_that_are_no_text_a_folder_and_a_file_that_is_not_there_are_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(
        json.dumps(GOOD, ensure_ascii=False).replace("good", "g\xf6\xf6d").encode("latin-1")
    )
    assert judge_file(tmp_path / "latin.json")[0] == BAD
    assert judge_file(tmp_path)[0] == BAD
    assert judge_file(tmp_path / "nowhere.json")[0] == BAD


def test_a_file_too_large_is_refused_without_being_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    status, problems = judge_file(tmp_path / "large.json")
    assert status == BAD and "bytes" in problems[0].got


def test_any_change_of_any_value_is_judged_without_a_crash(tmp_path: Path) -> None:
    rng = random.Random(1)
    values = [None, True, -1, 0, 10**30, 0.5, "", "red", "#c1", [], [0, 0], [[]], {}, {"do": "pass"}, "\ud83d\ude00"]
    for _ in range(1500):
        document = copy.deepcopy(GOOD)
        for _ in range(rng.randrange(1, 4)):
            place: Any = document
            while place and isinstance(place, (dict, list)) and rng.random() < 0.85:
                key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
                if not isinstance(place[key], (dict, list)) or rng.random() < 0.2:
                    place[key] = rng.choice(values)
                    break
                place = place[key]
        status, problems = judged(tmp_path / "changed.json", document)
        assert (status == OK) == (problems == [])


def test_a_document_in_a_folder_named_unreadable_must_be_refused(tmp_path: Path) -> None:
    folder = tmp_path / "unreadable"
    folder.mkdir()
    assert judged(folder / "good.json", GOOD)[0] == 1
    assert judged(folder / "bad.json", changed(["game"], "chess"))[0] == OK


def test_the_command_line_says_a_line_for_each_file_and_ends_with_the_worst(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, wrong, bad = tmp_path / "good.json", tmp_path / "wrong.json", tmp_path / "bad.json"
    judged(good, GOOD)
    judged(wrong, changed(["expect", "gained", "red"], 5))
    judged(bad, changed(["game"], "chess"))
    assert main(["scenario", str(good)]) == 0
    assert main(["scenario", str(good), str(wrong)]) == 1
    assert main(["scenario", str(bad), str(wrong), str(good)]) == 2
    lines = capsys.readouterr().out.splitlines()[-3:]
    assert lines[0].startswith(f"BAD {bad}: $.game: ")
    assert lines[1] == f"FAIL {wrong}: $.expect.gained.red: wanted 5, got 4"
    assert lines[2] == f"ok {good}"
    assert main(["scenario", "--json", str(wrong)]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "file": str(wrong),
        "status": "fail",
        "problems": [{"path": "$.expect.gained.red", "wanted": 5, "got": 4}],
    }


def test_an_entry_that_is_not_legal_fails_there_and_says_which_actions_were(tmp_path: Path) -> None:
    status, problems = judged(tmp_path / "wrong.json", changed(["play", 0, "at"], [7, 7]))
    assert status == 1 and problems[0].path == "$.play[0]"
    assert problems[0].got == [{"do": "draw", "by": "red"}]


def test_an_entry_that_several_actions_agree_with_is_ambiguous(tmp_path: Path) -> None:
    status, problems = judged(tmp_path / "wrong.json", changed(["play", 0], {"do": "place"}))
    assert status == 1 and len(problems[0].got["ambiguous"]) > 1
