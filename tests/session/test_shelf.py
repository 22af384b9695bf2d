"""Laws of the folder of saves: a match survives a kill at any moment, and two programs never harm each other."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.kernel.document import BadDocument
from game.session import files, shelf
from game.session.files import InUse, Lock, write_atomically
from game.session.saves import NewerSave, load, to_bytes
from game.session.shelf import Autosave, Shelf, previous, standing_of
from game.session.table import Table
from tests.session.seating import BOT, finish_turn, go_on, hire_for, seat

ROOT = Path(__file__).resolve().parents[2]


def begun(folder: Path, turns: int = 3, seed: int = 1) -> tuple[Shelf, Table, Autosave]:
    """A match with an autosave after so many confirmed turns."""
    kept, table = Shelf(folder), seat("human", "human", seed=seed)
    autosave = kept.begin(table, "An evening")
    table.begin()
    for _ in range(turns):
        finish_turn(table, Random(seed))
        table.confirm()
    return kept, table, autosave


def killed(autosave: Autosave) -> Path:
    """The program ends here: nothing is written, but the system frees its locks."""
    autosave._lock.release()
    return autosave.path


# ---- a kill at any moment -------------------------------------------------------------------------------------------


def test_a_match_is_taken_up_where_it_was_last_confirmed(tmp_path: Path) -> None:
    kept, table, autosave = begun(tmp_path)
    digest, entries = table.digest(), list(table.log.entries)
    table.submit(table.legal_actions()[0], table.active)  # not confirmed, so not kept
    path = killed(autosave)
    found = kept.resumable()
    assert found is not None and (found.path, found.title, found.scores) == (path, "An evening", table.scores())
    again = kept.resume(path)
    again.loaded.table.begin()
    assert again.put_aside is None and again.loaded.table.digest() == digest
    assert again.loaded.table.log.entries == entries
    go_on(again.loaded.table, Random(1))
    again.autosave.close()
    assert kept.resumable() is None, "it has been finished"
    assert [one.over for one in kept.recent()] == [True]


def test_a_match_that_has_only_begun_is_taken_up_with_the_same_first_tile(tmp_path: Path) -> None:
    kept, table, autosave = begun(tmp_path, 0)
    again = kept.resume(killed(autosave)).loaded.table
    again.begin()
    assert again.digest() == table.digest() and again.seed == table.seed


@pytest.mark.parametrize("moment", ["write", "fsync", "replace 1", "replace 2", "fsync folder"])
def test_a_kill_in_any_step_of_a_write_leaves_the_match_before_or_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    kept, table, autosave = begun(tmp_path)
    confirmed = table.digest()
    finish_turn(table, Random(3))
    decided = table.digest()

    class Killed(BaseException):
        pass

    calls: list[str] = []

    def dies_at(name: str, step: object) -> object:
        def call(*arguments: object) -> object:
            calls.append(name)
            if moment in (name, f"{name} {calls.count(name)}", "fsync folder" if calls.count("fsync") == 2 else ""):
                raise Killed
            return step(*arguments)  # type: ignore[operator]

        return call

    if moment == "write":
        monkeypatch.setattr(files.os, "fdopen", dies_at("write", os.fdopen))
    monkeypatch.setattr(files.os, "fsync", dies_at("fsync", os.fsync))
    monkeypatch.setattr(files.os, "replace", dies_at("replace", os.replace))
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)  # a killed program does not tidy up
    with pytest.raises(Killed):
        autosave.write()
    monkeypatch.undo()
    path = killed(autosave)
    found = kept.resumable()
    assert found is not None and found.path == path
    again = kept.resume(path)
    again.loaded.table.begin()
    assert again.loaded.diverged is None and again.put_aside is None
    wanted = {"fsync folder": {decided}}.get(moment, {confirmed})
    assert again.loaded.table.digest() in wanted


def test_every_prefix_of_a_write_leaves_a_match_that_loads(tmp_path: Path) -> None:
    kept, _table, autosave = begun(tmp_path, 1)
    path = killed(autosave)
    autosave.write()
    whole, before = path.read_bytes(), load(previous(path).read_bytes()).table.digest()
    for length in range(len(whole)):
        part = whole[:length]
        if length < len(whole.rstrip()):
            with pytest.raises(BadDocument):
                load(part)
        if length % 97 and length < len(whole) - 3:
            continue
        path.write_bytes(part)
        found = kept.resumable()
        assert found is not None and found.path == path
        again = kept.resume(path)
        if again.put_aside:
            assert again.put_aside.read_bytes() == part and again.loaded.table.digest() == before
        again.autosave._lock.release()


def test_without_an_autosave_before_it_a_damaged_one_says_so(tmp_path: Path) -> None:
    kept, _, autosave = begun(tmp_path)
    path = killed(autosave)
    previous(path).unlink(missing_ok=True)
    path.write_bytes(b"{")
    assert kept.resumable() is None
    assert "broken JSON" in kept.recent()[0].problem
    with pytest.raises(BadDocument):
        kept.resume(path)
    Lock(path.with_suffix(".lock")).release()


def test_an_autosave_of_a_newer_program_is_neither_replaced_nor_put_aside(tmp_path: Path) -> None:
    kept, _table, autosave = begun(tmp_path)
    path = killed(autosave)
    newer = path.read_bytes().replace(b'"program":"', b'"program":"9')
    path.write_bytes(newer)
    with pytest.raises(NewerSave):
        kept.resume(path)
    assert path.read_bytes() == newer and not list(path.parent.glob("*.aside"))


def test_an_autosave_that_diverges_is_kept_beside_the_one_that_goes_on(tmp_path: Path) -> None:
    kept, _, autosave = begun(tmp_path, 20)
    path = killed(autosave)
    other = path.read_bytes().replace(b'"do":"pass"', b'"do":"draw"')
    path.write_bytes(other)
    again = kept.resume(path)
    assert again.loaded.diverged and again.put_aside and again.put_aside.read_bytes() == other


def test_a_disk_that_refuses_costs_the_autosave_and_not_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _kept, table, autosave = begun(tmp_path, 2)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "replace", full)
        finish_turn(table, Random(1))
        table.confirm()
        assert "No space left" in autosave.trouble
    finish_turn(table, Random(1))
    table.confirm()
    assert autosave.trouble == ""
    assert not [left for left in autosave.path.parent.iterdir() if left.suffix == ".tmp"]


# ---- when it writes -------------------------------------------------------------------------------------------------


def test_it_writes_after_each_confirmed_decision(tmp_path: Path) -> None:
    _, table, autosave = begun(tmp_path, 0)
    for _ in range(10):
        while table.unconfirmed is None:
            table.submit(table.legal_actions()[0], table.active)
        table.confirm()
        assert load(autosave.path.read_bytes()).table.log.checks == table.log.checks
        assert load(previous(autosave.path).read_bytes()).table.turn == table.turn - 1


def test_while_bots_play_it_writes_now_and_then_and_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, written = [100.0], []
    monkeypatch.setattr(shelf.time, "monotonic", lambda: now[0])
    kept, table = Shelf(tmp_path), seat(BOT, BOT)
    autosave = kept.begin(table)
    monkeypatch.setattr(autosave, "write", lambda write=autosave.write: (write(), written.append(now[0])))
    table.begin()
    while not table.over:
        now[0] += 0.5
        table.poll()
    assert all(later - earlier >= shelf.BOT_SECONDS for earlier, later in itertools.pairwise(written[:-1]))
    assert len(written) > 5 and load(autosave.path.read_bytes()).table.over


def test_what_a_bot_did_is_kept_before_a_person_sits_over_it_for_long(tmp_path: Path) -> None:
    kept, table = Shelf(tmp_path), seat("human", BOT)
    autosave = kept.begin(table)
    table.begin()
    finish_turn(table, Random(1))
    table.confirm()
    while table.active != 0:
        table.poll()
    assert load(autosave.path.read_bytes()).table.digest() == table.digest()


# ---- two running programs -------------------------------------------------------------------------------------------


def test_two_programs_that_begin_matches_have_two_autosaves(tmp_path: Path) -> None:
    _, one, first = begun(tmp_path, seed=1)
    kept, two, second = begun(tmp_path, seed=2)
    assert first.path != second.path
    assert kept.resumable() is None, "both are being played"
    assert sorted(one.held for one in kept.recent()) == [True, True]
    for path in (killed(first), killed(second)):
        assert kept.resume(path).loaded.table.seed == (one.seed if path == first.path else two.seed)


def test_a_match_that_another_program_plays_cannot_be_taken_up_until_that_program_ends(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [
            sys.executable,
            "-c",
            f"""
import sys, time
sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from random import Random
from tests.session.seating import finish_turn, seat
from game.session.shelf import Shelf
table = seat("human", "human")
autosave = Shelf(Path({str(tmp_path)!r})).begin(table)
table.begin()
finish_turn(table, Random(1))
table.confirm()
print(autosave.path, table.digest(), flush=True)
time.sleep(60)
""",
        ],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    try:
        assert other.stdout is not None
        path, digest = other.stdout.readline().split()
        kept = Shelf(tmp_path)
        assert [one.held for one in kept.recent()] == [True] and kept.resumable() is None
        with pytest.raises(InUse):
            kept.resume(Path(path))
    finally:
        other.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        other.wait()
        if other.stdout:
            other.stdout.close()
    assert kept.resumable() is not None
    assert kept.resume(Path(path)).loaded.table.digest() == digest


def test_a_lock_is_held_by_one_and_free_after_its_release(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "match.lock")
    assert files.is_held(tmp_path / "match.lock")
    with pytest.raises(InUse):
        Lock(tmp_path / "match.lock")
    lock.release()
    lock.release()
    assert not files.is_held(tmp_path / "match.lock")
    Lock(tmp_path / "match.lock").release()


# ---- saves with a name ----------------------------------------------------------------------------------------------


def test_saves_with_names_are_listed_newest_first_and_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Shelf(tmp_path)
    assert kept.recent() == [] and kept.resumable() is None
    tables = {name: seat("human", BOT, seed=seed) for seed, name in enumerate(["Žofie & Jana", "con", "../../etc", ""])}
    for table in tables.values():
        table.begin()
    paths = [kept.save(table, name) for name, table in tables.items()]
    assert len(set(paths)) == 4 and all(path.parent == tmp_path for path in paths)
    for path, (name, table) in zip(paths, tables.items()):
        loaded = kept.load(path, hire_for(table.game))
        assert (loaded.title, loaded.table.digest()) == (name, table.digest())
    listed = {one.path: one for one in kept.recent()}
    assert set(listed) == set(paths)
    assert [player.name for player in listed[paths[0]].players] == ["Red", "Green"]
    assert kept.save(tables["con"], "žofie, JANA!") == paths[0], "the same slot"
    assert kept.load(paths[0]).table.seed == tables["con"].seed


def test_a_broken_save_stands_in_the_list_with_its_line(tmp_path: Path) -> None:
    kept = Shelf(tmp_path)
    kept.slot("broken").write_bytes(b'{"notation": 1, "game": "chess"}')
    (listed,) = kept.recent()
    assert listed.problem and "\n" not in listed.problem
    with pytest.raises(BadDocument):
        kept.load(kept.slot("broken"))
    with pytest.raises(BadDocument, match="cannot be read"):
        kept.load(kept.slot("missing"))


def test_old_autosaves_and_leftovers_go_and_what_is_played_or_named_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_AUTOSAVES", 3)
    kept, table, mine = begun(tmp_path)
    kept.save(table, "named")
    for number in range(6):
        killed(kept.begin(seat("human", "human", seed=number)))
    left = mine.path.parent / ".x.tmp"
    left.write_bytes(b"{")
    os.utime(left, (0, 0))
    killed(kept.begin(seat("human", "human")))
    autos = [one for one in kept.recent() if one.auto]
    assert len(autos) <= 5 and any(one.path == mine.path and one.held for one in autos)
    assert any(not one.auto for one in kept.recent()) and not left.exists()


# ---- the write itself -----------------------------------------------------------------------------------------------


def test_a_virus_scanner_that_holds_the_file_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, tries = os.replace, []

    def held(source: str, target: str) -> None:
        tries.append(source)
        if len(tries) < 3:
            raise PermissionError(13, "held")
        replace(source, target)

    monkeypatch.setattr(files, "PATIENCE", (0, 0, 0))
    monkeypatch.setattr(files.os, "replace", held)
    write_atomically(tmp_path / "new" / "save.json", b"whole")
    assert (tmp_path / "new" / "save.json").read_bytes() == b"whole" and len(tries) == 3
    assert to_bytes(seat("human", "human"))


def test_a_list_knows_how_a_save_stands_with_and_without_the_file_that_says_so(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    table = seat("human", "human")
    table.begin()
    go_on(table, Random(3), 60)
    path = shelf.save(table, "evening")
    with_file = shelf.recent()[0]
    standing_of(path).unlink()
    without = shelf.recent()[0]
    assert with_file == without and with_file.scores == table.scores() and any(with_file.scores)
    standing_of(path).write_text('{"size": 1, "scores": [99, 99], "over": true}')  # of another save
    assert shelf.recent()[0] == without
