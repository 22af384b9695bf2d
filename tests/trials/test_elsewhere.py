"""A few logs in another process under another hash seed, each time; the trial asks other Pythons too."""

from __future__ import annotations

import sys

from tests.trials.elsewhere import compare


def test_a_log_gives_the_same_states_in_another_process_under_another_hash_seed() -> None:
    assert compare(4, 0, [sys.executable], ["3"]) == 0
