"""The three languages say the same things, and say all that the program asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.client.words import LANGUAGES, Words, language_of_system

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "assets" / "words"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Message id -> the variables it uses; junk is an error."""
    found: dict[str, set[str]] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def ids_in_the_source() -> tuple[set[str], set[str]]:
    """Ids written out, and the beginnings of those put together (`f"settings-speed-{speed}"`)."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "game" / "client").rglob("*.py"))
    prefixes = {name.split("-")[0] for name in messages("en")}
    whole = set(re.findall(r'(?<!f)"([a-z]+(?:-[a-z0-9]+)+)"', sources))
    begun = set(re.findall(r'f"([a-z]+-(?:[a-z0-9]+-)*)\{', sources))
    return {name for name in whole if name.split("-")[0] in prefixes}, begun


def test_every_message_the_source_asks_for_exists() -> None:
    whole, _ = ids_in_the_source()
    assert whole <= set(messages("en"))


def test_every_message_is_asked_for() -> None:
    whole, begun = ids_in_the_source()
    unused = {name for name in messages("en") if name not in whole and not name.startswith(tuple(begun))}
    assert not unused


def test_czech_lines_never_end_in_a_lonely_preposition(tmp_path: Path) -> None:
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "a.ftl").write_text("walk = Jdu k městu a v lese, i o víkendu\n", encoding="utf-8")
    sentence = Words(tmp_path, "cs")("walk")
    assert sentence == "Jdu k\u00a0městu a\u00a0v\u00a0lese, i\u00a0o\u00a0víkendu"


def test_a_missing_message_shows_its_id() -> None:
    assert Words(WORDS, "de")("nowhere-to-be-found") == "nowhere-to-be-found"


def test_the_first_language_is_the_first_of_the_system_that_we_speak() -> None:
    assert language_of_system(["fr_FR", "cs_CZ", "en_US"]) == "cs"
    assert language_of_system(["de-AT"]) == "de"
    assert language_of_system([]) == "en"
