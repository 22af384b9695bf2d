"""Documents at the border: open, play and judge them, for the command line, the tests and whoever hands one in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .catalogue import new_game
from .kernel.contract import BadSetup, Game, plain
from .kernel.document import MOST_BYTES, BadDocument, Document, Node, Problem, read_document
from .kernel.notation import GENERAL, Run, ScriptedDealer, check_expect

OK, FAIL, BAD = 0, 1, 2
MOST_TOLD = 20  # problems of one document, in the line for people
UNREADABLE = "unreadable"  # a folder whose documents must be refused


def read_file(path: Path) -> Document:
    """The document in a file. Raises BadDocument, also when the file cannot be read."""
    try:
        with path.open("rb") as file:
            return read_document(file.read(MOST_BYTES + 1))
    except OSError as error:
        raise BadDocument("$", f"cannot be opened ({error.strerror})", "a readable file is expected") from None


def game_of(document: Document) -> Game:
    """The document's game, its entries read but not played. Raises BadDocument."""
    try:
        game = new_game(document.game, document.seats, document.sets, document.options)
    except BadSetup as bad:
        raise BadDocument(bad.path, bad.wrong, bad.right) from None
    for entry in Node(document.play, "$.play").items():
        game.notation.check_entry(entry)
    return game


def open_document(document: Document) -> Run:
    """The document's game at its beginning, all its parts read. Raises BadDocument."""
    game = game_of(document)
    if document.expect is not None:
        check_expect(game, Node(document.expect, "$.expect"))
    position = None if document.position is None else Node(document.position, "$.position")
    state, script = game.notation.read_position(position)
    return Run(game, state, game.clone(state), ScriptedDealer(script, document.seed))


def play_document(document: Document, stop: bool = False) -> Run:
    """Play all entries of a document; `stop` as if it said "stop": "here". Problems of entries are in Run.problems."""
    run = open_document(document)
    run.play_all(document.play)
    if run.problems:
        return run
    if document.play and not stop and document.stop is None:
        run.run_out()
    return run


def unmet(run: Run, expect: dict[str, Any]) -> list[Problem]:
    """What does not hold of that which is expected. Raises BadDocument where it speaks of something that is not."""
    problems: list[Problem] = []
    for name, node in Node(expect, "$.expect").fields().items():
        problems += GENERAL[name](run, node) if name in GENERAL else run.game.notation.check(name, node, run)
    return problems


def judge(document: Document) -> list[Problem]:
    """Play a document and check what it expects; what does not hold."""
    run = play_document(document)
    if not run.problems and document.expect is not None:
        run.problems += unmet(run, document.expect)
    return run.problems


def judge_file(path: Path) -> tuple[int, list[Problem]]:
    """OK, FAIL or BAD, and the problems: of a bad file one, with what is wrong as `got` and what would be right as
    `wanted`."""
    try:
        problems = judge(read_file(path))
        status = FAIL if problems else OK
    except BadDocument as bad:
        status, problems = BAD, [Problem(bad.path, bad.right or "a document as docs/notation.md says", bad.wrong)]
    if path.absolute().parent.name != UNREADABLE:
        return status, problems
    if status == BAD:
        return OK, []
    return FAIL, [Problem("$", "a document that cannot be read", "it can be read")]


def report(path: Path, status: int, problems: list[Problem], as_json: bool = False) -> str:
    """One line about a file, for people or as JSON."""
    if as_json:
        return json.dumps(
            {
                "file": str(path),
                "status": ("ok", "fail", "bad")[status],
                "problems": [{"path": one.path, "wanted": one.wanted, "got": one.got} for one in problems],
            },
            ensure_ascii=False,
        )
    file = plain(str(path))
    if status == OK:
        return f"ok {file}"
    if status == BAD:
        return f"BAD {file}: " + "; ".join(f"{one.path}: {one.got}, {one.wanted}" for one in problems)
    told = [f"{one.path}: wanted {_brief(one.wanted)}, got {_brief(one.got)}" for one in problems[:MOST_TOLD]]
    more = f"; and {len(problems) - MOST_TOLD} more" if len(problems) > MOST_TOLD else ""
    return f"FAIL {file}: " + "; ".join(told) + more


def _brief(value: Any) -> str:
    return plain(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), 1000)


def print_legal(path: Path) -> int:
    """Print the legal actions that a document reaches, one JSON object a line; the exit status."""
    try:
        run = play_document(read_file(path), stop=True)
    except BadDocument as bad:
        print(report(path, BAD, [Problem(bad.path, bad.right or "a document as docs/notation.md says", bad.wrong)]))
        return BAD
    if run.problems:
        print(report(path, FAIL, run.problems))
        return FAIL
    for entry in run.written():
        print(json.dumps(entry, ensure_ascii=False))
    return OK
