"""What every test stands on: no real window, no sound, the player's own saves untouched, the same examples each time.

Set CASTLES_REAL_WINDOW=1 to let the scene tests open windows and play sounds on this machine.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

if not os.environ.get("CASTLES_REAL_WINDOW"):  # before anything imports pygame
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile(
    "ci", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", parent=settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session", autouse=True)
def folders_of_the_player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where saves and settings go by default, for this run."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("DATA", "CONFIG", "STATE", "CACHE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        yield home


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("window") and not shutil.which("xvfb-run"):
        pytest.skip("no xvfb-run here: apt-get install xvfb xauth")
