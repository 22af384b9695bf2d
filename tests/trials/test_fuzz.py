"""What the fuzzer has found is refused in one line or played, each time."""

from __future__ import annotations

import pytest

from tests.trials.fuzz import CORPUS, one


@pytest.mark.parametrize("part", range(4))
def test_what_was_once_found_keeps_the_law(part: int) -> None:
    files = sorted(CORPUS.iterdir())
    assert files
    assert {one(file.read_bytes()) for file in files[part::4]} == {"refused", "judged"}
