"""What goes wrong around a program: a full disk, a folder that cannot be written, a clock that jumps, no device, no
screen, two copies at once. It says so in one line and goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.catalogue import GAMES, new_game
from game.client.app import App, run
from game.client.host import Host
from game.client.match.scene import MatchScene
from game.client.scenes import Scene
from game.client.settings import Folders
from game.client.widgets.screen import Screen
from game.session import shelf
from game.session.players import HUMAN, Player
from game.session.shelf import Shelf
from tests.test_window import ROOT
from tests.trials.soak import Hand

FRAME = 1 / 60
COLOURS = ("vermilion", "blue", "yellow")


@pytest.fixture(params=["size=16k", "size=64k,ro"], ids=["full", "read-only"])
def refusing_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A real disk that is soon full, or on which nothing can be written."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", request.param, "none", str(disk)], capture_output=True)
    if mounted.returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def opened(folder: Path) -> tuple[App, Host]:
    app = App(Folders.under(folder), "test", size=(960, 540))
    app.context.settings.speed = "instant"
    host = Host(app.context)
    app.stack.push(host.title())
    return app, host


@pytest.mark.parametrize("name", GAMES)
def test_a_disk_that_refuses_costs_what_is_kept_and_not_the_game(refusing_disk: Path, name: str,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[str]()
    monkeypatch.setattr(Screen, "toast", lambda screen, text: told.append(text))
    app, host = opened(refusing_disk)
    try:
        host.begin(new_game(name, COLOURS, ["base"]), [Player(one, HUMAN, one) for one in COLOURS], seed=1)
        table, hand = host.table, Hand(app, host, Random(1))
        assert table is not None
        app.apply_settings()
        match, rng = app.stack.top, Random(2)
        assert isinstance(match, MatchScene)
        while table.turn < 8:
            match.submit(rng.choice(table.legal_actions()))
            app.step(FRAME)
            match.confirm()
            app.step(FRAME)
        hand.key(pygame.K_F12)
        host.leave()
        assert host.table is None
        assert any(app.context.words("match-not-kept", trouble="").strip() in one for one in told), told
    finally:
        app.close()


def test_where_nothing_can_be_kept_it_is_said_when_a_match_begins(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    app, host = opened(tmp_path)
    try:
        host.begin(new_game("carcassonne", COLOURS, ["base"]), [Player(one, HUMAN, one) for one in COLOURS], seed=1)
        assert host.autosave is None and host.table is not None
        assert app.stack.top.screen._toast, "a line says that the match is not kept"  # type: ignore[union-attr]
    finally:
        app.close()


def test_a_screenshot_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    app, _ = opened(tmp_path)
    try:
        (tmp_path / "screenshots").write_text("a file where the folder should be")
        app.step(FRAME, [pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=0)])
        assert app.stack.top.screen._toast  # type: ignore[union-attr]
    finally:
        app.close()


def test_a_fault_is_told_in_one_line_even_where_no_report_can_be_written(tmp_path: Path,
                                                                          capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")

    class Faulty(Scene):
        def update(self, seconds: float) -> None:
            raise RuntimeError("as a test wants it")

    app, _ = opened(tmp_path)
    assert run(app, Faulty(app.context)) == 1
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert "fault" in said and "could not be written" in said
    app.context.audio.close()


@pytest.mark.parametrize("jump", [-400 * 86400, 400 * 86400, -10])
def test_a_clock_that_jumps_loses_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    kept, rng = Shelf(tmp_path), Random(1)
    game = new_game("carcassonne", COLOURS, ["base"])
    tables = []
    for _ in range(2):
        from game.session.table import Table, Terms

        tables.append(Table(game, [Player(one) for one in COLOURS], seed=len(tables), terms=Terms("never")))
        autosave = kept.begin(tables[-1])
        tables[-1].begin()
        for _ in range(9):
            tables[-1].submit(rng.choice(tables[-1].legal_actions()), tables[-1].active)
        real = shelf.time.time()
        monkeypatch.setattr(shelf.time, "time", lambda real=real: real + jump)
        autosave.close()
    found = kept.recent()
    assert len(found) == 2 and not any(one.problem or one.held for one in found)
    digests = set()
    for one in found:
        again = kept.resume(one.path)
        digests.add(again.loaded.table.digest())
        again.autosave.close()
    assert digests == {table.digest() for table in tables}


def start(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    return subprocess.run([sys.executable, "main.py", *arguments], cwd=ROOT, env=kept | environment, text=True,
                          capture_output=True, timeout=900)


@pytest.mark.skipif(sys.platform != "linux", reason="SDL finds a screen elsewhere")
def test_without_a_screen_it_says_so_and_ends(tmp_path: Path) -> None:
    done = start(tmp_path, "play", "--data-dir", str(tmp_path), SDL_AUDIODRIVER="dummy")
    assert done.returncode == 1
    assert "No window can be opened" in done.stderr and "Traceback" not in done.stderr


def test_without_a_device_for_sound_it_is_silent_and_all_is_well(tmp_path: Path) -> None:
    done = start(tmp_path, "selftest", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nonesuch")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no device" in done.stdout and "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_who_has_read_enough_is_no_fault() -> None:
    documents = sorted(str(file) for file in (ROOT / "tests" / "scenarios" / "carcassonne").glob("*.json"))
    telling = subprocess.Popen([sys.executable, "main.py", "scenario", *documents], cwd=ROOT, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert telling.stdout is not None and telling.stderr is not None
    assert telling.stdout.readline().startswith("ok")
    telling.stdout.close()
    assert telling.stderr.read() == ""
    telling.wait(120)


@pytest.mark.skipif(sys.platform != "linux", reason="counts on /proc")
def test_two_copies_at_once_play_two_matches(tmp_path: Path) -> None:
    first, second = opened(tmp_path), opened(tmp_path)
    try:
        for number, (_, host) in enumerate((first, second)):
            host.begin(new_game("carcassonne", COLOURS, ["base"]), [Player(one, HUMAN, one) for one in COLOURS],
                       seed=number)
            first[1].recent()
        assert first[1].autosave is not None and second[1].autosave is not None
        assert first[1].autosave.path != second[1].autosave.path
        assert first[1].recent() == [], "both are being played"
        first[0].context.settings.language, second[0].context.settings.language = "cs", "de"
    finally:
        first[1].put_away()
        second[1].put_away()
        first[0].close()
        second[0].close()
    assert not [one for one in Shelf(tmp_path / "saves").recent() if one.problem]
