"""Small faults made in the rules, one at a time in a copy: is there a document that shows each of them?

    python -m tests.trials.faults --count 200

A fault that no document shows is printed with its place. Either a ruling is missing there, or the fault changes nothing
that can happen, and then perhaps the code says more than it must.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.trials.trial import parser, run

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("carcassonne", "citadels")
NO_RULES = {"__init__", "events", "expectations", "notation", "places", "position", "refusal", "tile", "view"}
LONGEST = 300  # seconds that the documents may take; a game that does not end shows the fault too
OTHER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "not in": "in"}
JUDGE = """
import json, sys
from pathlib import Path
from game.scenario import OK, judge_file
for path in sorted(Path(sys.argv[1]).rglob("*.json")):
    if b'"' + sys.argv[2].encode() + b'"' in path.read_bytes() and judge_file(path)[0] != OK:
        sys.exit(path.stem)
"""

Fault = tuple[int, int, str]  # from here to there in the source stands this instead


def rules_files() -> list[Path]:
    """The modules of both games that hold rules."""
    found = [path for game in GAMES for path in sorted((ROOT / "game" / game).rglob("*.py"))]
    return [path for path in found if path.stem not in NO_RULES]


def faults_of(source: str) -> list[Fault]:
    """All small faults in the functions of a module: a number one higher, another comparison, a condition less."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def of(node: ast.AST) -> Iterator[Fault]:
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield *span(node), str(node.value + 1)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            begin, end = span(node.left)[1], span(node.comparators[0])[0]
            for sign, other in OTHER.items():
                if source[begin:end].strip() == sign:
                    yield begin, end, f" {other} "
        elif isinstance(node, ast.BoolOp):
            for left in range(len(node.values)):
                kept = [source[slice(*span(one))] for place, one in enumerate(node.values) if place != left]
                yield *span(node), f"({(' and ' if isinstance(node.op, ast.And) else ' or ').join(kept)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield *span(node), source[slice(*span(node.operand))]

    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return sorted({fault for function in functions for one in function.body for node in ast.walk(one)
                   for fault in of(node)})  # fmt: skip


def case(rng: Random) -> str:
    """One fault."""
    path = rng.choice(rules_files())
    source = path.read_text(encoding="utf-8")
    faults = faults_of(source)
    if not faults:
        return "nothing to break"
    begin, end, text = rng.choice(faults)
    game = path.relative_to(ROOT / "game").parts[0]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "game", Path(folder) / "game", ignore=shutil.ignore_patterns("client", "__pycache__"))
        (Path(folder) / path.relative_to(ROOT)).write_text(source[:begin] + text + source[end:], encoding="utf-8")
        try:
            judged = subprocess.run([sys.executable, "-B", "-c", JUDGE, str(ROOT / "tests/scenarios"), game],
                                    cwd=folder, capture_output=True, timeout=LONGEST)  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"{game}: the documents do not end"
    if judged.returncode:
        return f"{game}: a document shows it"
    line = source.count("\n", 0, begin)
    print(f"{path.relative_to(ROOT)}:{line + 1}: {source[begin:end]!r} could be {text!r}", flush=True)
    return f"{game}: no document shows it"


if __name__ == "__main__":
    sys.exit(run("faults", case, parser("faults", 100).parse_args()))
