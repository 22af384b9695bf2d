"""Saves of other versions: newer ones are refused politely, older ones carried over, and kept ones stay good."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.kernel import document
from game.kernel.document import BadDocument, read_document
from game.session import saves
from game.session.saves import NewerSave, load, read_save

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_save_that_was_once_written_can_be_gone_on_with_for_ever(file: Path) -> None:
    loaded = load(file.read_bytes())
    loaded.table.begin()
    assert loaded.table.legal_actions() and loaded.title
    if not loaded.rules_changed:
        assert loaded.diverged is None


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_newer_one_is_refused_with_what_to_do(file: Path) -> None:
    newer = json.loads(file.read_bytes())
    for changed in (newer | {"notation": 2, "hologram": {}}, newer | {"table": newer["table"] | {"program": "99.0.0"}}):
        with pytest.raises(NewerSave, match="update the program"):
            read_save(json.dumps(changed).encode())


def test_an_older_one_is_carried_over_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it will be: two older notations, of which the first named seats "players" and the second "places"."""

    def renamed(old: str, new: str) -> Any:
        return lambda fields: {new if name == old else name: value for name, value in fields.items()}

    monkeypatch.setattr(document, "NOTATION", 3)
    monkeypatch.setattr(saves, "NOTATION", 3)
    monkeypatch.setattr(document, "STEPS", {1: renamed("players", "places"), 2: renamed("places", "seats")})
    today = json.loads(KEPT[0].read_bytes())
    oldest = renamed("seats", "players")(today)
    read = read_document(json.dumps(oldest | {"notation": 1}).encode())
    assert (read.notation, read.seats, read.play) == (3, today["seats"], today["play"])
    with pytest.raises(BadDocument, match="players"):
        read_document(json.dumps(oldest | {"notation": 3}).encode())
    assert load(json.dumps(oldest).encode()).diverged is None
