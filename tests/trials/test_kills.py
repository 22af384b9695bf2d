"""A few programs killed in the middle of a match, each time; the trial kills two hundred."""

from __future__ import annotations

import pytest

from tests.trials import kills
from tests.trials.trial import seed_of

posix = pytest.mark.skipif(not hasattr(__import__("signal"), "SIGKILL"), reason="kills with a signal")


@posix
def test_a_killed_program_is_taken_up_at_its_last_confirmed_decision() -> None:
    kills.case(seed_of("kills", 1))


@posix
@pytest.mark.slow
def test_forty_killed_programs() -> None:
    for number in range(40):
        kills.case(seed_of("kills", number))
