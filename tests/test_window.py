"""The real program in a real window: it shows its first picture, and it leaves nothing behind.

`--proof OUT.png` is a hidden switch of `play`: the first picture that stands still is written to the file, and the
program ends as if the player had left.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1280, 720)
PATIENCE = 60

pytestmark = pytest.mark.window


def environment() -> dict[str, str]:
    """A player's, but for the sound device and the card, which Xvfb has not."""
    kept = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    return kept | {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}


@pytest.fixture
def display() -> Iterator[dict[str, str]]:
    """A screen of our own."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
                              pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield environment() | {"DISPLAY": f":{number}"}
    server.terminate()
    server.wait(PATIENCE)


def start(display: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    """The program, in a session of its own, so that nothing it leaves behind can hide."""
    return subprocess.Popen([sys.executable, "main.py", *arguments], cwd=ROOT, env=display, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def in_session(leader: int) -> list[str]:
    """The processes of a session that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == leader and fields[0] != "Z":
            found.append(folder.name)
    return found


def gone(leader: int) -> bool:
    """Whether all processes of a session end. A worker that was still starting notices only when it has started."""
    until = time.monotonic() + PATIENCE
    while in_session(leader):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def test_it_opens_a_window_shows_the_title_and_ends_without_a_trace(display: dict[str, str], tmp_path: Path) -> None:
    picture = tmp_path / "first.png"
    program = start(display, "--data-dir", str(tmp_path / "data"), "--size", "1280x720", "--proof", str(picture))
    _, complaints = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, complaints
    assert "Traceback" not in complaints
    first = pygame.image.load(picture)
    assert first.get_size() == SIZE
    assert len({tuple(first.get_at((x, y))) for x in range(0, SIZE[0], 40) for y in range(0, SIZE[1], 40)}) > 50
    assert gone(program.pid)


def test_an_unfinished_match_is_opened_straight_away(display: dict[str, str], tmp_path: Path) -> None:
    document = next((ROOT / "tests" / "scenarios" / "carcassonne").glob("O1*.json"))
    picture = tmp_path / "match.png"
    program = start(display, "--data-dir", str(tmp_path / "data"), "--size", "1280x720", "--lang", "cs", "--open",
                    str(document), "--proof", str(picture))
    _, complaints = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, complaints
    assert pygame.image.load(picture).get_size() == SIZE
    assert gone(program.pid)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_a_killed_program_takes_its_opponent_with_it(display: dict[str, str], tmp_path: Path) -> None:
    program = start(display, "--data-dir", str(tmp_path / "data"), "--size", "1280x720")
    try:
        until = time.monotonic() + PATIENCE
        while len(in_session(program.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert len(in_session(program.pid)) >= 2, "the opponent's process waits while the title shows"
    finally:
        os.kill(program.pid, signal.SIGKILL)
        program.communicate(timeout=PATIENCE)
    assert gone(program.pid)
