"""The house's one direction: what each room may import, read from the sources themselves.

    main -> client -> session --+
    main -> ai -----------------+-> catalogue -> carcassonne | citadels -> kernel
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ["game.carcassonne", "game.citadels"]

# room -> what of the program it may import besides itself. The first room that fits a module is its room.
ROOMS: dict[str, list[str]] = {
    "game.version": [],
    "game.kernel": [],
    "game.carcassonne": ["game.kernel"],
    "game.citadels": ["game.kernel"],
    "game.catalogue": ["game.kernel", *GAMES],
    "game.session": ["game.kernel", *GAMES, "game.catalogue", "game.scenario", "game.version"],
    "game.client": ["game.kernel", *GAMES, "game.catalogue", "game.scenario", "game.selftest", "game.version",
                    "game.session"],
    "game.bench": ["game.kernel", *GAMES, "game.catalogue"],
    "game.selftest": ["game.kernel", *GAMES, "game.catalogue", "game.scenario", "game.version", "game.session"],
    "game.scenario": ["game.kernel", *GAMES, "game.catalogue"],
    "game": [],
    "ai.search": ["game.kernel"],
    "ai.seated": ["game.kernel", "ai.search"],
    "ai.carcassonne": ["game.kernel", "game.carcassonne", "ai.search", "ai.seated"],
    "ai.citadels": ["game.kernel", "game.citadels", "ai.search", "ai.seated"],
    "ai": ["game.kernel", *GAMES, "game.catalogue"],
    "main": ["game", "ai"],
    "run": [],
}
PURE = ["game.kernel", *GAMES, "game.catalogue"]
SCREEN = {"pygame", "pymunk"}
IMPURE = SCREEN | {"threading", "_thread", "multiprocessing", "concurrent", "asyncio", "subprocess",
                   "time", "datetime", "secrets", "uuid", "logging"}

NETWORK = {"socket", "ssl", "http", "urllib.request", "ftplib", "smtplib", "asyncio", "xmlrpc", "socketserver"}


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


def room_of(module: str) -> str:
    return next(room for room in ROOMS if inside(module, room))


def modules() -> dict[str, Path]:
    """The program's modules by name; tools/ and tests/ are no part of it."""
    found = [ROOT / "main.py", ROOT / "run.py", *ROOT.glob("game/**/*.py"), *ROOT.glob("ai/**/*.py")]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in found if path.exists()
    }


MODULES = modules()


def imports(tree: ast.AST, module: str, package: bool) -> Iterator[tuple[int, str]]:
    """Line and full name of all that is imported anywhere in a module; names taken from a package count as modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = module.split(".")
            home = home[:len(home) - node.level + package] if node.level else []
            source = ".".join([*home, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)


def broken_rules(module: str, text: str, package: bool = False) -> list[str]:
    room = room_of(module)
    allowed = ROOMS[room] if room == "game" else [room, *ROOMS[room]]
    broken = []
    tree = ast.parse(text)
    for line, name in imports(tree, module, package):
        top = name.split(".")[0]
        if top in ("game", "ai", "main", "run", "tools", "tests") and not any(inside(name, one) for one in allowed):
            broken.append(f"{module}:{line} imports {name}: {room} may not")
        if top in SCREEN and room not in ("game.client", "main"):
            broken.append(f"{module}:{line} imports {top}: only the client draws")
        elif room in PURE and top in IMPURE:
            broken.append(f"{module}:{line} imports {top}: rules know no clock, thread or screen")
        if room != "run" and any(inside(name, one) for one in NETWORK):
            broken.append(f"{module}:{line} imports {name}: the program speaks to no network; packages leave this out")
        if room in PURE and name.startswith("random.") and name != "random.Random":
            broken.append(f"{module}:{line} imports {name}: chance comes from a dealer's own Random")
    if room in PURE:
        broken += [
            f"{module}:{node.lineno} uses random.{node.attr}: chance comes from a dealer's own Random"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
            and node.value.id == "random" and node.attr != "Random"
        ]
    return broken


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_downward_only(module: str) -> None:
    path = MODULES[module]
    assert not broken_rules(module, path.read_text(encoding="utf-8"), path.name == "__init__.py")


@pytest.mark.parametrize(("module", "line"), [
    ("game.kernel.agenda", "from game.carcassonne import board"),
    ("game.kernel.agenda", "from .. import carcassonne"),
    ("game.carcassonne.steps.draw", "from ...citadels.cards import Card"),
    ("game.carcassonne.board", "import game.session"),
    ("game.carcassonne.board", "import pygame"),
    ("game.carcassonne.board", "from time import monotonic"),
    ("game.citadels.draft", "import random; random.shuffle([])"),
    ("game.citadels.draft", "from random import choice"),
    ("game.session.table", "import ai.bot"),
    ("game.session.table", "from ..client import words"),
    ("game.session.table", "def later(): import pymunk"),
    ("game.client.scenes.match", "from ai.bot import LEVELS"),
    ("game.client.art", "import tools.paint"),
    ("ai.worker", "from game.session import table"),
    ("ai.worker", "import pygame"),
    ("ai.search.mcts", "from game.catalogue import game"),
    ("ai.search.mcts", "from ..carcassonne import evaluation"),
    ("ai.carcassonne.evaluation", "import game.citadels.cards"),
    ("game.client.app", "from urllib.request import urlopen"),
    ("ai.arena", "import socket"),
    ("game", "from game.version import VERSION"),
    ("run", "import game.version"),
])
def test_an_import_that_points_upward_is_found(module: str, line: str) -> None:
    assert broken_rules(module, line)


@pytest.mark.parametrize(("module", "line"), [
    ("game.kernel.dealers", "from random import Random"),
    ("game.kernel.dealers", "import random; random.Random(1)"),
    ("game.carcassonne.steps.draw", "from ..board import Board; from ...kernel.agenda import Step"),
    ("game.catalogue", "from .carcassonne.game import Carcassonne"),
    ("game.client.app", "import pygame, pymunk; from ..session import table"),
    ("ai.worker", "import multiprocessing; from . import bot; from game.catalogue import game"),
    ("main", "import pygame; from game.client.app import run; from ai.bot import LEVELS"),
])
def test_an_import_that_points_downward_is_let_through(module: str, line: str) -> None:
    assert not broken_rules(module, line)


@pytest.mark.parametrize(("module", "absent"), [
    ("ai.worker", ["pygame", "pymunk", "game.client", "game.session"]),
    ("main", ["pygame", "pymunk", "numpy", "msgspec", "game.client", "game.session", "ai"]),
])
def test_importing_leaves_heavy_things_out(module: str, absent: list[str]) -> None:
    if module not in MODULES:
        pytest.skip(f"there is no {module} yet")
    look = f"import sys, {module}; print(*[name for name in {absent} if name in sys.modules])"
    ended = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout.strip(), ended.stderr) == (0, "", "")
