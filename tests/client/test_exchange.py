"""Documents dropped, pasted and opened; a position copied out; a report that names neither people nor folders."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client import assets, exchange
from game.client.app import App
from game.client.exchange import DOCUMENT, contents, remember_log, report, without_folders, write_report
from game.client.host import Host
from game.client.match.scene import MatchScene
from game.client.menus.message import MessageScene
from game.client.menus.open import OpenScene
from game.kernel.document import BadDocument, read_document
from game.scenario import play_document
from game.session.saves import load
from tests.client.conftest import Hands

POSITION: dict[str, Any] = {
    "notation": 1, "game": "carcassonne", "sets": ["base"], "seats": ["red", "blue"],
    "position": {"tiles": [{"tile": "base-04", "at": [0, 0], "rot": 0}], "scores": {"blue": 7}, "draw": ["base-24"]},
}


@pytest.fixture
def host(app: App) -> Host:
    app.context.settings.speed = "instant"
    host = Host(app.context)
    app.stack.push(host.title())
    Hands(app).frames(0.3)
    return host


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What lies on it is its last."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1])
    return held


def at_the_table(app: App) -> MatchScene:
    Hands(app).frames(0.4)
    assert isinstance(app.stack.top, MatchScene), app.stack.scenes
    return app.stack.top


def told(app: App) -> str:
    assert isinstance(app.stack.top, MessageScene), app.stack.scenes
    return app.stack.top.text()


@pytest.mark.parametrize("form", ["path", "uri", "text", "marked"])
def test_a_document_dropped_on_the_window_is_played_on_from(app: App, hands: Hands, host: Host, tmp_path: Path,
                                                            form: str) -> None:
    file = tmp_path / "Stellung ä.json"
    file.write_text(json.dumps(POSITION), "utf-8-sig" if form == "marked" else "utf-8")
    dropped = {"path": str(file), "uri": file.as_uri(), "text": json.dumps(POSITION)}.get(form, str(file))
    hands.send(pygame.DROPFILE if form in ("path", "marked") else pygame.DROPTEXT, file=dropped, text=dropped)
    assert at_the_table(app).table.scores() == (0, 7)


def test_a_pasted_document_is_played_on_from(app: App, hands: Hands, host: Host, clipboard: list[str]) -> None:
    clipboard.append(json.dumps(POSITION, indent=2))
    hands.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert at_the_table(app).table.scores() == (0, 7)


def test_a_document_is_opened_by_path_or_pasted_from_the_list_of_saves(app: App, hands: Hands, host: Host,
                                                                       tmp_path: Path, clipboard: list[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    for way in ("path", "paste"):
        hands.press("load")
        hands.frames(0.3)
        hands.press("open")
        hands.frames(0.3)
        assert isinstance(app.stack.top, OpenScene) and app.stack.top.screen.overflows() == []
        if way == "path":
            hands.press("path")
            hands.type(str(file))
            hands.key(pygame.K_RETURN)
        else:
            clipboard.append(json.dumps(POSITION))
            hands.press("paste")
        at_the_table(app)
        host.leave()
        hands.frames(0.4)


@pytest.mark.parametrize("text", ["", "hello", "/no/such/file.json", "{", "{}",
                                  json.dumps(POSITION | {"sets": ["moon"]})])
def test_anything_else_is_told_in_one_line(app: App, hands: Hands, host: Host, text: str) -> None:
    hands.send(pygame.DROPTEXT, text=text)
    hands.frames(0.3)
    assert "\n" not in told(app) and len(app.stack.scenes) == 2


def test_a_match_under_way_is_left_only_when_the_players_say_so(app: App, hands: Hands, host: Host) -> None:
    host.take_in(json.dumps(POSITION))
    first = at_the_table(app).table
    for answer in ("dialog-cancel", "open-do"):
        hands.send(pygame.DROPTEXT, text=json.dumps(POSITION))
        hands.frames(0.3)
        hands.press(answer)
        assert (at_the_table(app).table is first) == (answer == "dialog-cancel")


def test_a_position_copied_out_is_the_one_on_the_table(app: App, hands: Hands, host: Host,
                                                       clipboard: list[str]) -> None:
    host.take_in(json.dumps(POSITION))
    scene = at_the_table(app)
    scene.submit(scene.table.legal_actions()[0])
    hands.frames(0.3)
    hands.key(pygame.K_c, pygame.KMOD_LCTRL)
    run = play_document(read_document(clipboard[-1].encode()))
    assert not run.problems and run.game.digest(run.state) == scene.table.digest()
    hands.key(pygame.K_ESCAPE)
    hands.frames(0.3)
    hands.press("pause-copy")
    assert clipboard[-1] == clipboard[-2]


def test_a_report_holds_log_version_and_match_and_opens_as_a_document(app: App, hands: Hands, host: Host) -> None:
    remember_log()
    logging.getLogger("some.room").warning("the candle fell over")
    host.take_in(json.dumps(POSITION))
    table = at_the_table(app).table
    hands.key(pygame.K_ESCAPE)
    hands.frames(0.3)
    hands.press("pause-report")
    hands.frames(0.3)
    (path,) = (app.context.folders.data / "reports").glob("*.txt")
    assert str(path) in told(app)
    text = path.read_text("utf-8")
    assert "Castles & Crowns test" in text and "the candle fell over" in text
    assert load(contents(str(path))[1]).table.digest() == table.digest()
    assert load(contents(text)[1]).table.digest() == table.digest()


def test_a_report_names_neither_folders_nor_people(app: App, host: Host, tmp_path: Path) -> None:
    remember_log()
    home, data = Path.home(), app.context.folders.data
    for line in (f"{data}/saves/x.json: gone", f'File "{assets.base()}/game/client/app.py", line 3',
                 f"{home}/Bilder/Urlaub/strand.png", r"C:\Users\Jana Novák\Desktop\partie.json cannot be read",
                 "/media/jana/stick/partie.json"):
        logging.getLogger("room").warning(line)
    app.context.settings.saves_folder = "/media/saves-of-jana"
    host.take_in(json.dumps(POSITION))
    table = at_the_table(app).table
    table.players[0] = type(table.players[0])("Jana Nováková")
    (app.context.folders.logs).mkdir(exist_ok=True)
    (app.context.folders.logs / "fault-1.txt").write_text(f'  File "{tmp_path}/secret/room.py", line 1')
    text = report(app.context, table)
    for private in (str(home) + "/", str(data), str(tmp_path), str(assets.base()), "Jana", "jana", "stick", "Urlaub/x"):
        assert private not in text, private
    for useful in ("<program>/game/client/app.py", "x.json: gone", "partie.json", "room.py"):
        assert useful in text, useful
    assert DOCUMENT in text


def test_a_report_that_cannot_be_written_is_told(app: App, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(exchange, "write_atomically", refuse)
    host.report_problem()
    assert "No space left" in told(app)


def test_what_is_no_document_and_no_file_is_refused() -> None:
    for text in ("", "x" * 5000, "a\nb", "file:///no/such"):
        with pytest.raises(BadDocument):
            contents(text)


def test_short_names_of_folders_leave_ordinary_words_alone(app: App) -> None:
    for line in ("3 / 4 tiles", '{"at": [0, -1]}', "a road and/or a city", "12:04:11,5 WARNING"):
        assert without_folders(line, app.context) == line
    assert write_report(app.context, None).exists()
