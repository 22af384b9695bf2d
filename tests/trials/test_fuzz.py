"""What the fuzzer has found is refused in one line or played, each time."""

from __future__ import annotations

from tests.trials.fuzz import CORPUS, one


def test_what_was_once_found_keeps_the_law() -> None:
    assert {one(file.read_bytes()) for file in CORPUS.iterdir()} == {"refused", "judged"}
