"""The rules texts and what shows them: every clause that rules something which is built is named by a document in the
notation or by a test, and a document names no clause that does not stand there."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parent / "docs" / "rules"
TEXTS = {
    "carcassonne": ("carcassonne/part1.md", r"^- ([A-Z]*[\d.]*\d[a-z]?) ", r"^### (W\d+)"),
    "citadels": ("citadels/rules.md", r"^(\d+\.\d+) ", r"^### (8\.\d+) ", r"^(W\d+)[ :]"),
}
RULE_NOTHING = {  # clauses of the texts that nothing can show, with the reason
    "carcassonne": {
        r"0\.\d+": "words and notation",
        r"S\d+|GC33": "where the text and the tile facts come from",
        r"GC(25|26|27|28|29|30|31)": "of sets that are not built: tower, wagon, barn, bridges, plague, monasteries",
        r"O([6789]|10)": "options of sets that are not built",
    },
    "citadels": {r"15\.\d+": "where the sources disagree"},
}


@cache
def documents(game: str) -> dict[str, list[str]]:
    """The readable documents of a game: file -> clauses that it names."""
    found = {}
    for path in sorted((HERE / "scenarios").rglob("*.json")):
        try:
            written = json.loads(path.read_bytes())
        except ValueError:
            continue
        if isinstance(written, dict) and written.get("game") == game:
            found[path.name] = written.get("clauses", [])
    return found


def clauses(game: str) -> list[str]:
    """The clauses and worked examples of a text, in its order."""
    name, *forms = TEXTS[game]
    text = (RULES / name).read_text(encoding="utf-8")
    return list(dict.fromkeys(match[1] for form in forms for match in re.finditer(form, text, re.MULTILINE)))


def named_by_tests(game: str) -> str:
    """The sources of the tests that belong to a game alone."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((HERE / game).rglob("*.py")))


@pytest.mark.parametrize("game", TEXTS)
def test_every_ruling_is_shown(game: str) -> None:
    documented = {clause for named in documents(game).values() for clause in named}
    tested = named_by_tests(game)
    missing = [
        clause
        for clause in clauses(game)
        if not clause.startswith("W")
        and not any(re.fullmatch(form, clause) for form in RULE_NOTHING[game])
        and clause not in documented
        and not re.search(rf"[(,\"] ?{re.escape(clause)}[),\"]", tested)
    ]
    assert not missing


@pytest.mark.parametrize("game", TEXTS)
def test_documents_name_clauses_that_stand_in_the_text(game: str) -> None:
    known = set(clauses(game))
    if game == "carcassonne":
        rest = (RULES / "carcassonne/part2.md").read_text(encoding="utf-8")
        known |= set(re.findall(r"^- ([A-Z]+-\d+[a-z]?(?:\.\d+)?) ", rest, re.MULTILINE))
    sections = {clause.split(".")[0] for clause in known} | {clause.rstrip("0123456789") for clause in known}
    unknown = {
        name: strange
        for name, named in documents(game).items()
        if (strange := [one for one in named if one not in known | sections])
    }
    assert not unknown
