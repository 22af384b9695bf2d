"""The program's look at itself: all is well here, what is not is said in one line, and no network is ever asked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.selftest import Report

ROOT = Path(__file__).resolve().parent.parent
WATCHED = """
import sys
def watch(event, details):
    if event in ("socket.connect", "socket.bind", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto"):
        print("NETWORK", event, details, flush=True)
sys.addaudithook(watch)
sys.path.insert(0, {root!r})
import main
sys.exit(main.main(["selftest", "--whole", "--report", {report!r}]))
"""


def test_all_is_well_and_no_network_is_asked(tmp_path: Path) -> None:
    report = tmp_path / "deep" / "report.txt"
    done = subprocess.run([sys.executable, "-c", WATCHED.format(root=str(ROOT), report=str(report))], cwd=tmp_path,
                          env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
                          capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    said = [line for line in done.stdout.splitlines() if not line.startswith("pygame-ce")]
    assert report.read_text("utf-8").splitlines() == said
    assert "NETWORK" not in done.stdout and "FAIL" not in done.stdout and not done.stderr


def test_a_part_that_fails_is_one_line_and_the_others_are_looked_at() -> None:
    told = Report()
    with told.part("one"):
        raise ValueError("it is broken")
    with told.part("two") as said:
        said.append("works")
    assert told.failed and told.lines[0].startswith("FAIL one: ValueError: it is broken (test_selftest.py:")
    assert told.lines[1].startswith("ok   two: works")
