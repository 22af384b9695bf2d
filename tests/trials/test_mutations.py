"""A few of the damaged files of the trial, each time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.session.shelf import Shelf, previous
from tests.trials import mutations
from tests.trials.trial import seed_of


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_a_damaged_file_is_refused_in_one_line_or_is_a_valid_game(first: int) -> None:
    for number in range(first, first + 10):
        mutations.case(seed_of("mutations", number))


def test_a_damaged_autosave_is_put_aside_as_it_is_and_the_good_one_stays_the_one_before(tmp_path: Path) -> None:
    kept, good = Shelf(tmp_path), mutations.saves()[0]
    path = kept.auto / "match.json"
    kept.auto.mkdir(parents=True)
    path.write_bytes(damaged := b"{" * (9 * 1024 * 1024))
    previous(path).write_bytes(good)
    resumed = kept.resume(path)
    assert resumed.put_aside is not None and resumed.put_aside.read_bytes() == damaged
    resumed.autosave.close()
    assert kept.resume(path).put_aside is None and previous(path).read_bytes() == good


@pytest.mark.slow
def test_two_thousand_damaged_files() -> None:
    for number in range(2000):
        mutations.case(seed_of("mutations", number))


@pytest.mark.parametrize("kind", ["spaces", "zeros", "brackets", "a title", "passes"])
def test_a_hundred_megabytes_are_refused_unread(tmp_path: Path, kind: str) -> None:
    start = {"spaces": b" ", "zeros": b"\0", "brackets": b"[" * 1000, "a title": b'{"title":"', "passes": b'{"play":['}
    file = tmp_path / "scenario.json"
    with file.open("wb") as out:
        out.write(start[kind])
        out.truncate(mutations.FILLER)
    (tmp_path / "folder").mkdir()
    assert mutations.scenario(file.read_bytes(), Random(1), tmp_path / "folder") == "scenario refused"
