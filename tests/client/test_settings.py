"""A settings file is never trusted and never lost; what is set is true at once."""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from game.client.app import App
from game.client.menus.new_game import NewGameScene
from game.client.menus.settings import SettingsScene
from game.client.settings import Settings, SettingsFile
from game.session.clock import Pace
from tests.client.conftest import Hands


def read(path: Path, text: str) -> SettingsFile:
    path.write_text(text, encoding="utf-8")
    return SettingsFile.read(path)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "deep" / "settings.json", Settings(language="cs", speed="fast", window=(1000, 700)))
    file.write()
    assert SettingsFile.read(file.path).settings == file.settings
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_a_value_that_makes_no_sense_is_reset_alone(tmp_path: Path) -> None:
    file = read(tmp_path / "s.json", json.dumps({"language": "cs", "interface_scale": 77, "speed": 3, "mono": True}))
    assert file.settings == Settings(language="cs", mono=True)


def test_keys_of_another_version_are_kept(tmp_path: Path) -> None:
    file = read(tmp_path / "s.json", '{"hologram": [1, 2], "language": "de"}')
    file.settings.language = "en"
    file.write()
    assert json.loads(file.path.read_text())["hologram"] == [1, 2]
    assert SettingsFile.read(file.path).settings.language == "en"


def test_a_broken_file_means_defaults(tmp_path: Path) -> None:
    for text in ("{", "[]", "\x00\xff", "null"):
        assert read(tmp_path / "s.json", text).settings == Settings()
    assert SettingsFile.read(tmp_path / "absent.json").settings == Settings()


def test_the_size_of_the_window_follows_at_once(app: App, hands: Hands) -> None:
    app.stack.push(SettingsScene(app.context))
    app.context.settings.window = (1000, 700)
    app.context.apply_settings()
    hands.frames()
    assert app.window.get_size() == app.context.size == (1000, 700)
    app.context.settings.mono = True
    app.context.apply_settings()
    assert app.context.audio.mono
    assert SettingsFile.read(app.context.folders.settings).settings.window == (1000, 700)


def test_saves_move_to_another_folder_that_is_written_whole_and_back(app: App, hands: Hands, tmp_path: Path) -> None:
    app.stack.push(scene := SettingsScene(app.context, "files"))
    usual = app.context.shelf.folder
    hands.press("change-saves")
    (tmp_path / "a file").touch()
    for path, here in (("somewhere", True), (str(tmp_path / "a file" / "no"), True), ("", True),
                       (str(tmp_path / "games"), False)):
        hands.press("path")
        hands.key(pygame.K_a, pygame.KMOD_LCTRL)
        hands.key(pygame.K_DELETE)
        hands.type(path)
        hands.press("use")
        assert (app.stack.top is not scene) == here, path
    assert app.context.shelf.folder == tmp_path / "games"
    assert SettingsFile.read(app.context.folders.settings).settings.saves_folder == str(tmp_path / "games")
    hands.press("usual-saves")
    assert app.context.shelf.folder == usual


def test_a_folder_dropped_on_the_window_is_meant(app: App, hands: Hands, tmp_path: Path) -> None:
    app.stack.push(SettingsScene(app.context, "files"))
    hands.press("change-saves")
    hands.send(pygame.DROPFILE, file=str(tmp_path))
    hands.press("use")
    assert app.context.shelf.folder == tmp_path


def test_the_clock_of_the_settings_is_the_one_of_the_next_game_and_the_other_way_round(app: App, hands: Hands) -> None:
    app.stack.push(scene := SettingsScene(app.context, "play"))
    scene.screen.set_focus(scene.screen.named("minutes"))
    hands.key(pygame.K_RIGHT)
    minutes = app.context.settings.clock[0]
    assert minutes > 0 and scene.screen.focus is scene.screen.named("minutes")
    paces: list[Pace] = []
    app.stack.push(new := NewGameScene(app.context, lambda game, players, pace: paces.append(pace)))
    assert new.setup.pace().minutes == minutes
    new.setup.minutes = 0
    new._start()
    assert paces[0].minutes == 0 == SettingsFile.read(app.context.folders.settings).settings.clock[0]
