"""The packaged program, built from a clean checkout and tried as a friend would meet it. Slow: minutes.

    python3 run.py test -m slow tests/test_package.py

CASTLES_PACKAGE names an archive that is there already, to try that one instead of building.
"""

from __future__ import annotations

import hashlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.test_window import PATIENCE, ROOT, SIZE, display, gone, in_session

__all__ = ["display"]

MOST_UNPACKED, MOST_PACKED = 110e6, 40e6  # bytes
FIRST_FRAME = 1.5  # seconds, at a second start
STARTS = 6  # at most, until one is fast enough
STANDS_STILL = 0.5  # seconds that --proof waits after the first frame
NOBODY = 65534
WRITES = re.compile(r"openat\(.*O_(?:WRONLY|RDWR|CREAT)|\b(?:creat|mkdir|rename|unlink)\(")

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, uses Xvfb")]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `run.py build` makes of a clean checkout."""
    if given := os.environ.get("CASTLES_PACKAGE"):
        return Path(given).resolve()
    checkout = tmp_path_factory.mktemp("checkout") / "castles"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(checkout)], check=True)
    subprocess.run([sys.executable, "run.py", "build"], cwd=checkout, check=True, timeout=1800)
    (made,) = (checkout / "dist").glob("*.tar.xz")
    return made


@pytest.fixture(scope="module")
def program(archive: Path) -> Iterator[Path]:
    """Unpacked where the path has spaces and letters of all kinds, and where nothing may be written."""
    top = Path(tempfile.mkdtemp(prefix="castles-friend-"))  # pytest's own folders are closed to other users
    top.chmod(0o755)
    place = top / "Složka s hrou – für Jörg"
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    (folder,) = place.iterdir()
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o555)
    yield folder / "castles-and-crowns"
    for path in (place, *place.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(top)


@pytest.fixture
def home() -> Iterator[Path]:
    """The folder of the user who starts the program; it is all that they may write in."""
    folder = Path(tempfile.mkdtemp(prefix="castles-home-"))
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    yield folder
    shutil.rmtree(folder)


def start(program: Path, environment: dict[str, str], home: Path, *arguments: str, watch: Path | None = None
          ) -> subprocess.Popen[str]:
    """As a user who may write in their home alone, in a session of its own."""
    user = NOBODY if os.geteuid() == 0 else None
    kept = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "TMPDIR": str(home)}
    kept |= {name: value for name, value in environment.items() if name.startswith("SDL_") or name == "DISPLAY"}
    command = [str(program), *arguments]
    if watch:
        calls = "trace=network,openat,creat,mkdir,rename,unlink"
        command = ["strace", "-f", "-qq", "-e", calls, "-o", str(watch), *command]
    return subprocess.Popen(command, env=kept, cwd="/", text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, start_new_session=True, user=user, group=user,
                            extra_groups=None if user is None else [])


def finish(running: subprocess.Popen[str], seconds: float = 900) -> str:
    """Its output, when it has ended well and left no process behind."""
    said, complaints = running.communicate(timeout=seconds)
    assert running.returncode == 0, said + complaints
    assert "Traceback" not in complaints
    assert gone(running.pid), "it has left a process behind"
    return said


UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def test_it_is_not_too_large_and_its_checksum_is_right(archive: Path, program: Path) -> None:
    files = [file for file in program.parent.rglob("*") if file.is_file() and not file.is_symlink()]
    unpacked = sum(file.stat().st_size for file in files)
    print(f"{unpacked / 1e6:.1f} MB unpacked, {archive.stat().st_size / 1e6:.1f} MB packed")
    assert unpacked < MOST_UNPACKED and archive.stat().st_size < MOST_PACKED
    digest, name = archive.with_name(archive.name + ".sha256").read_text("utf-8").split()
    assert name == archive.name and digest == hashlib.sha256(archive.read_bytes()).hexdigest()


def test_licences_and_credits_are_inside_and_what_is_not_needed_is_not(program: Path) -> None:
    texts = {file.name for file in (program.parent / "licences").iterdir()}
    assert {"LICENSE", "THIRD_PARTY.md", "CREDITS.md", "Python.txt", "LGPL-2.1.txt", "Apache-2.0.txt"} <= texts
    for package in ("pymunk", "numpy", "msgspec", "babel", "attrs", "cffi", "pycparser", "platformdirs", "pytz"):
        assert any(text.startswith(package) for text in texts), package
    inside = [str(file.relative_to(program.parent)) for file in program.parent.rglob("*")]
    for stranger in ("libssl", "libcrypto", "_ssl", "tkinter", "libtcl", "PIL", "pytest", "mypy", "pytz/zoneinfo"):
        assert not [path for path in inside if stranger in path], stranger


def test_the_menu_entry_leads_to_where_it_lies(program: Path, tmp_path: Path) -> None:
    script, entry = program.parent / "add-to-menu.sh", tmp_path / "applications" / "castles-and-crowns.desktop"
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    subprocess.run(["sh", str(script)], env=environment, check=True)
    lines = entry.read_text("utf-8").splitlines()
    assert f'Exec="{program}"' in lines and f"Icon={program}.png" in lines
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    subprocess.run(["sh", str(script), "--remove"], env=environment, check=True)
    assert not entry.exists()


def test_all_is_well_without_a_screen(program: Path, home: Path) -> None:
    report = str(home / "r.txt")
    said = finish(start(program, UNSEEN, home, "selftest", "--whole", "--report", report))
    assert "packaged" in said and "dummy" in said and "by keys" in said and "All is well." in said
    assert (home / "r.txt").read_text("utf-8").strip() in said
    assert [path.name for path in home.iterdir()] == ["r.txt"], "it leaves nothing else"


@pytest.mark.window
def test_all_is_well_in_a_real_window(program: Path, home: Path, display: dict[str, str]) -> None:
    said = finish(start(program, display, home, "selftest", "--whole"))
    assert "x11" in said and "by keys" in said and "All is well." in said


@pytest.mark.window
def test_the_second_start_shows_its_first_frame_soon(program: Path, home: Path, display: dict[str, str]) -> None:
    waited, used, loads = [], [], [os.getloadavg()[0]]
    for number in range(STARTS):
        begun, before, picture = time.time(), spent(), home / f"{number}.png"
        finish(start(program, display, home, "--size", "1280x720", "--proof", str(picture)))
        waited.append(picture.stat().st_mtime - STANDS_STILL - begun)
        used.append(spent() - before)
        loads.append(os.getloadavg()[0])
        assert pygame.image.load(picture).get_size() == SIZE
        if number and waited[-1] < FIRST_FRAME:
            break
    print("first frames after", [f"{one:.2f} s" for one in waited], "of the processor in all",
          [f"{one:.2f} s" for one in used])
    busy = max(loads) > (os.cpu_count() or 1)  # then the clock tells of others
    assert min(used[1:] if busy else waited[1:]) < FIRST_FRAME


def whole_calls(lines: list[str]) -> list[str]:
    """What strace has told, a call a line: it breaks one in two when another process comes between."""
    begun: dict[str, str] = {}
    calls = []
    for line in lines:
        process, _, rest = line.partition(" ")
        if line.endswith("<unfinished ...>"):
            begun[process] = line.removesuffix("<unfinished ...>")
        elif (broken := re.match(r"\s*<\.\.\. \w+ resumed>(.*)", rest)) and process in begun:
            calls.append(begun.pop(process) + broken[1])
        else:
            calls.append(line)
    return calls + list(begun.values())


def spent() -> float:
    """Seconds of the processor that the programs ended so far have used."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


@pytest.mark.window
def test_the_computers_process_ends_with_it_even_when_it_is_killed(program: Path, home: Path,
                                                                    display: dict[str, str]) -> None:
    running = start(program, display, home, "--size", "1280x720")
    try:
        until = time.monotonic() + PATIENCE
        while len(in_session(running.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert len(in_session(running.pid)) >= 2
    finally:
        os.kill(running.pid, signal.SIGKILL)
        running.communicate(timeout=PATIENCE)
    assert gone(running.pid)


@pytest.mark.window
@pytest.mark.skipif(not shutil.which("strace"), reason="watches with strace")
@pytest.mark.parametrize("chosen", [True, False], ids=["in a folder chosen", "in the system's folders"])
def test_it_writes_in_its_folders_alone_and_speaks_to_no_network(program: Path, home: Path, display: dict[str, str],
                                                                 chosen: bool) -> None:
    told, picture = home / "calls.txt", home / "first.png"
    folder = ["--data-dir", str(home / "kept")] if chosen else []
    document = next((ROOT / "tests" / "scenarios" / "carcassonne").glob("O1*.json"))
    shutil.copy(document, home / "opened.json")
    finish(start(program, display, home, "--size", "1280x720", "--open", str(home / "opened.json"), *folder,
                 "--proof", str(picture), watch=told))
    calls = whole_calls(told.read_text("utf-8", "replace").splitlines())
    assert len(calls) > 100, "it has been watched"
    families = {found[1] for call in calls if (found := re.search(r"\b(?:socket|socketpair)\((AF_\w+)", call))}
    assert families <= {"AF_UNIX", "AF_NETLINK"}, "a socket to somewhere else"
    assert not [call for call in calls if re.search(r"connect\(.*AF_INET", call)]
    written = set()
    for call in calls:
        if WRITES.search(call) and "= -1" not in call:
            written |= set(re.findall(r'"([^"]+)"', call))
    own = [str(home / "kept")] if chosen else [str(home / ".local/share"), str(home / ".local/state"),
                                               str(home / ".config"), str(home / ".local")]
    elsewhere = {path for path in written if not path.startswith((*own, "/dev/", "/proc/", str(picture)))}
    elsewhere -= {path for path in elsewhere if path.startswith(str(home / ".cache/mesa"))}  # of the graphics driver
    assert not elsewhere, f"written elsewhere: {sorted(elsewhere)}"
