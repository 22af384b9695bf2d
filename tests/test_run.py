"""run.py: what it says when it cannot, and when an installation counts as finished. Nothing here needs a network."""

import ast
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import run

SOURCE = Path(run.__file__)
posix = pytest.mark.skipif(os.name == "nt", reason="stands a shell script in for Python")


class Checkout:
    """A folder that looks like a checkout, in which nothing real is made or installed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.stamp = root / ".venv" / "installed.txt"
        self.done: list[str] = []
        self.trouble: BaseException | None = None
        self.ask("pygame-ce==1")
        (root / "requirements-dev.txt").write_text("pytest==1")
        (root / "requirements-build.txt").write_text("pyinstaller==1")

    def ask(self, requirement: str) -> None:
        (self.root / "requirements.txt").write_text(requirement)

    def make_venv(self) -> None:
        self.done.append("make")
        run.venv_python().parent.mkdir(parents=True, exist_ok=True)
        run.venv_python().touch()

    def install(self, files: list[str]) -> None:
        assert not self.stamp.exists(), "while packages change there is no stamp"
        self.done.append(f"install {files[-1]}")
        if self.trouble:
            raise self.trouble

    def set_up(self, files: list[str]) -> list[str]:
        """What had to be done."""
        self.done = []
        run.set_up(files)
        return self.done


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    checkout = Checkout(tmp_path)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "make_venv", checkout.make_venv)
    monkeypatch.setattr(run, "install", checkout.install)
    return checkout


def test_the_second_start_installs_nothing(checkout: Checkout) -> None:
    assert checkout.set_up(run.PLAY) == ["make", "install requirements.txt"]
    assert checkout.set_up(run.PLAY) == []


def test_what_serves_the_tests_serves_the_game(checkout: Checkout) -> None:
    checkout.set_up(run.PLAY)
    assert checkout.set_up(run.DEVELOP) == ["install requirements-dev.txt"]
    assert checkout.set_up(run.PLAY) == []


def test_building_and_testing_take_turns_in_one_environment(checkout: Checkout) -> None:
    checkout.set_up(run.DEVELOP)
    assert checkout.set_up(run.BUILD) == ["install requirements-build.txt"]
    assert checkout.set_up(run.DEVELOP) == checkout.set_up(run.BUILD) == []
    checkout.ask("pygame-ce==2")
    assert checkout.set_up(run.BUILD) == ["install requirements-build.txt"]
    assert checkout.set_up(run.DEVELOP) == ["install requirements-dev.txt"]


def test_changed_pins_are_installed_into_the_same_environment(checkout: Checkout) -> None:
    checkout.set_up(run.DEVELOP)
    checkout.ask("pygame-ce==2")
    assert checkout.set_up(run.PLAY) == ["install requirements.txt"]
    assert checkout.set_up(run.DEVELOP) == ["install requirements-dev.txt"]


def test_another_python_makes_the_environment_afresh(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.set_up(run.PLAY)
    monkeypatch.setattr(run, "this_python", lambda: "cpython-399 linux-x86_64")
    assert checkout.set_up(run.PLAY) == ["make", "install requirements.txt"]


def test_an_environment_whose_python_is_gone_is_made_afresh(checkout: Checkout) -> None:
    checkout.set_up(run.PLAY)
    run.venv_python().unlink()
    assert checkout.set_up(run.PLAY) == ["make", "install requirements.txt"]


@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), run.CannotRun("no network")])
def test_an_interrupted_installation_is_begun_again_from_nothing(checkout: Checkout, trouble: BaseException) -> None:
    checkout.set_up(run.PLAY)
    checkout.ask("pygame-ce==2")
    checkout.trouble = trouble
    with pytest.raises(type(trouble)):
        checkout.set_up(run.PLAY)
    checkout.trouble = None
    assert checkout.set_up(run.PLAY) == ["make", "install requirements.txt"]


def test_an_unreadable_stamp_counts_as_none(checkout: Checkout) -> None:
    checkout.set_up(run.PLAY)
    checkout.stamp.write_bytes(b"\xff\xfe\x00garbage")
    assert checkout.set_up(run.PLAY) == ["make", "install requirements.txt"]


def test_it_can_be_read_by_an_old_python() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("version", [(3, 6), (3, 10), (3, 15), (4, 0)])
def test_a_python_too_old_or_too_new_is_named(version: tuple[int, int]) -> None:
    with pytest.raises(run.CannotRun, match=r"needs Python 3\.11 to 3\.14; this is {}\.{}".format(*version)):
        run.check_python(version, "linux-x86_64")


@pytest.mark.parametrize("version", [(3, 11), (3, 14)])
def test_a_fitting_python_is_let_through(version: tuple[int, int]) -> None:
    run.check_python(version, "win-amd64")


def test_windows_on_arm_is_sent_to_the_x64_python() -> None:
    with pytest.raises(run.CannotRun, match="x64 Python"):
        run.check_python((3, 12), "win-arm64")


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_without_the_venv_module_it_says_the_apt_line(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == module else "there")
    with pytest.raises(run.CannotRun, match=r"sudo apt install python3\.\d+-venv"):
        run.make_venv()


REFUSED = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('...: Name or service not known')'
ERROR: Could not find a version that satisfies the requirement pymunk==7.3.1 (from versions: none)
ERROR: No matching distribution found for pymunk==7.3.1
"""


@pytest.mark.parametrize(("said", "answer"), [
    (REFUSED, "no network"),
    (REFUSED.partition("\n")[2], "Unsupported platform: pymunk==7.3.1 has no package for Python"),
    ("Collecting numpy\nERROR: [Errno 28] No space left on device\nnotice", "No space left on device"),
    ("", "it does not say why"),
])
def test_the_failure_of_pip_is_told_plainly(said: str, answer: str) -> None:
    assert answer in run.explain(said)
    assert len(run.explain(said).splitlines()) <= 2


@pytest.mark.parametrize("site_packages", ["lib/python3.12/site-packages", "Lib/site-packages"])
def test_upstream_pygame_is_found_and_the_mending_command_is_named(checkout: Checkout, site_packages: str) -> None:
    installed = checkout.root / ".venv" / site_packages
    (installed / "pygame_ce-2.5.8.dist-info").mkdir(parents=True)
    run.check_pygame()
    (installed / "pygame-2.6.1.dist-info").mkdir()
    with pytest.raises(run.CannotRun, match="-m venv --clear"):
        run.check_pygame()


@pytest.mark.parametrize(("obstacle", "status", "words"), [
    (run.CannotRun("no network"), 1, "no network"),
    (PermissionError(13, "Permission denied"), 1, "Permission denied"),
    (KeyboardInterrupt(), 130, ""),
])
def test_no_obstacle_shows_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    obstacle: BaseException,
    status: int,
    words: str,
) -> None:
    def fail(files: list[str]) -> None:
        raise obstacle

    monkeypatch.setattr(run, "set_up", fail)
    assert run.main([]) == status
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == bool(words)


def test_an_unknown_command_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["build-me-a-castle"]) == 2
    assert "run.py test" in capsys.readouterr().out


def copy_of_the_checkout(checkout: Checkout, python: str, main: str = "") -> Path:
    """run.py in a folder of its own; its environment is stamped, and its Python a shell script with these lines."""
    checkout.set_up(run.DEVELOP)
    run.venv_python().write_text(f"#!/bin/sh\n{python}\n")
    run.venv_python().chmod(0o755)
    (checkout.root / "main.py").write_text(main)
    copy = checkout.root / "run.py"
    copy.write_text(SOURCE.read_text(encoding="utf-8"), encoding="utf-8")
    return copy


@posix
def test_warm_it_passes_arguments_folder_and_exit_status_on_within_half_a_second(checkout: Checkout) -> None:
    stand_in = "import os, sys; print(sys.argv[1:], os.getcwd()); sys.exit(7)"
    copy = copy_of_the_checkout(checkout, f'exec "{sys.executable}" "$@"', stand_in)
    elsewhere = checkout.root / "else where"
    elsewhere.mkdir()
    took = []
    for _ in range(3):
        began = time.perf_counter()
        ended = subprocess.run(
            [sys.executable, copy, "main", "show", "-o", "a b.png"], cwd=elsewhere, capture_output=True, text=True
        )
        took.append(time.perf_counter() - began)
        assert (ended.returncode, ended.stderr) == (7, "")
        assert ended.stdout == f"['show', '-o', 'a b.png'] {elsewhere}\n"
    assert min(took) < 0.5


@posix
def test_a_kill_during_the_installation_leaves_no_stamp(checkout: Checkout) -> None:
    copy = copy_of_the_checkout(checkout, "echo Collecting patience; exec sleep 60")
    checkout.ask("pygame-ce==2")
    setting_up = subprocess.Popen([sys.executable, copy], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert setting_up.stdout
    while "patience" not in setting_up.stdout.readline():
        assert setting_up.poll() is None
    os.killpg(setting_up.pid, 9)
    setting_up.communicate()
    assert not checkout.stamp.exists()


@posix
@pytest.mark.parametrize(("arguments", "status", "called"), [
    ([], 1, ["-m ruff check .", "-m mypy", "-m pytest"]),
    (["-k", "road", "-x"], 0, ["-m pytest -k road -x"]),
])
def test_the_tests_run_to_the_end_even_when_the_linter_complains(
    checkout: Checkout, arguments: list[str], status: int, called: list[str]
) -> None:
    copy = copy_of_the_checkout(checkout, 'echo "$@"; test "$2" != ruff')
    ended = subprocess.run([sys.executable, copy, "test", *arguments], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout.splitlines()) == (status, called)
    assert ("ruff" in ended.stderr) == (status == 1)


@pytest.mark.slow
def test_a_real_environment_is_made_and_a_missing_package_is_told_plainly(tmp_path: Path) -> None:
    (tmp_path / "requirements.txt").touch()
    (tmp_path / "main.py").write_text("import sys; print(sys.prefix)")
    copy = tmp_path / "run.py"
    copy.write_text(SOURCE.read_text(encoding="utf-8"), encoding="utf-8")
    ended = subprocess.run([sys.executable, copy], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == str(tmp_path / ".venv")

    (tmp_path / "requirements.txt").write_text("pymunk==0.0.0")
    offline = {**os.environ, "PIP_NO_INDEX": "1"}
    ended = subprocess.run([sys.executable, copy], capture_output=True, text=True, env=offline)
    assert ended.returncode == 1
    assert ended.stderr.startswith("Unsupported platform: pymunk==0.0.0")
    assert ended.stderr.count("\n") == 1
