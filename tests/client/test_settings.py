"""A settings file is never trusted and never lost."""

from __future__ import annotations

import json
from pathlib import Path

from game.client.settings import Settings, SettingsFile


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
