"""Every document under tests/scenarios is a ruling that holds; those in a folder `unreadable` must be refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenario import OK, judge_file, report

DOCUMENTS = sorted((Path(__file__).parent / "scenarios").rglob("*.json"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_ruling_holds(path: Path) -> None:
    status, problems = judge_file(path)
    assert status == OK, report(path, status, problems)
