"""A minute of the client by random hands, each time; the trial lasts two hours and watches memory and handles."""

from __future__ import annotations

import pytest

from tests.trials.soak import judge, soak

linux = pytest.mark.skipif(not __import__("pathlib").Path("/proc/self/statm").exists(), reason="reads /proc")


@linux
def test_random_hands_do_not_bring_the_client_down() -> None:
    found = soak(0.4, 3)
    assert found[-1].handles <= found[0].handles + 2


@linux
@pytest.mark.slow
def test_half_an_hour_at_the_client_lets_nothing_grow() -> None:
    assert judge(soak(30, 1)) == []
