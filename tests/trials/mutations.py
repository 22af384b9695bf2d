"""Damaged saves, settings and scenarios: each is refused in one line that names the file and the place, or it is a
valid game. Never a traceback, never a change to another file, always in bounded time and memory.

    python -m tests.trials.mutations --count 20000 --keep FILE
"""

from __future__ import annotations

import json
import logging
import re
import resource
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from game.catalogue import GAMES, new_game
from game.kernel.contract import CHANCE, OVER, BadSetup, Game
from game.kernel.document import read_document, write_document
from game.scenario import BAD, judge_file, open_document, read_file, report
from game.session.players import Player
from game.session.saves import NewerSave, to_bytes
from game.session.shelf import Shelf, previous
from game.session.table import Table, Terms
from tests.trials.trial import parser, run

TESTS = Path(__file__).resolve().parent.parent
SECONDS = 20  # of the processor, for all that is done with one file
MOST_MEMORY = 1 << 30  # on top of what the program has before
LARGE = 500_000  # bytes beyond which no more is done to a file
FILLER = 100 * 1024 * 1024

WORDS: list[Any] = [
    None, True, False, -1, 0, 1, 7, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308, "", " ", "red",
    "chance", "#c1", "city.N", "\x00", "\n", "\x1b[2J", "a" * 5000, "\u202e", "\U0001f600", "9.0.0", "human",
    "level 3", [], [0, 0], [10**9, 0], [[]], [[[]]] * 50, {}, {"": {}}, {"do": "pass"},
    {"do": "draw", "by": "chance"}, {"do": "finish_turn"},
]


# ---- good files to begin with ---------------------------------------------------------------------------------------


@cache
def scenarios() -> list[bytes]:
    """Every document of the tests, the ones that must be refused among them."""
    return [file.read_bytes() for file in sorted((TESTS / "scenarios").rglob("*.json"))]


@cache
def saves() -> list[bytes]:
    """Whole and half matches of every game, with every kind of player."""
    return [file.read_bytes() for file in sorted((TESTS / "playthroughs").glob("*.json"))] + [
        to_bytes(played(game, Random(number)), f"Match {number}") for game in sorted(GAMES) for number in range(4)
    ]


def played(name: str, rng: Random) -> Table:
    """A match after some turns."""
    count = rng.randrange(2, 5)
    game = new_game(name, [f"Seat {n}" for n in range(1, count + 1)], ["base"])
    players = [Player(f"Player {n}", rng.choice(("human", "strong"))) for n in range(count)]
    table = Table(game, players, seed=rng.randrange(2**32), terms=Terms("never"))
    table.begin()
    for _ in range(rng.randrange(60)):
        if table.over:
            break
        table.submit(rng.choice(table.legal_actions()), table.active)
    return table


def settings_files() -> list[bytes]:
    """All that a player can choose, chosen."""
    from game.client.menus.new_game import usual
    from game.client.settings import Settings

    setup = msgspec.to_builtins(usual(("quick", "strong"), "strong"))
    full = Settings(language="cs", interface_scale=1.25, accessible_font=True, window=(1000, 700), speed="fast",
                    master_volume=0.5, mono=True, confirm="needed", bindings={"confirm": ["key:c", "pad:a"]},
                    last_setup={**setup, "options": {"abbot": True}})
    return [msgspec.json.encode(msgspec.to_builtins(full) | {"of_a_newer_version": {"kept": [1, 2, 3]}})]


# ---- damage ---------------------------------------------------------------------------------------------------------


def mutate(data: bytes, rng: Random) -> bytes:
    """The file with a few things done to it."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        data = rng.choice(BYTES if rng.random() < 0.25 else PARTS)(data, rng)
        if len(data) > LARGE:
            break
    return data


def flip(data: bytes, rng: Random) -> bytes:
    """Bits here and there."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 3, 30))):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def cut(data: bytes, rng: Random) -> bytes:
    """The end, the beginning or a piece is missing."""
    one, two = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return rng.choice((data[:one], data[one:], data[:one] + data[two:]))


def repeat(data: bytes, rng: Random) -> bytes:
    """A piece stands there more than once, or elsewhere too."""
    one, two = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    at, piece = rng.randrange(len(data) + 1), data[one : min(two, one + 2000)]
    return data[:at] + piece * rng.choice((1, 2, 50)) + data[at:]


def recode(data: bytes, rng: Random) -> bytes:
    """Another encoding."""
    text = data.decode("utf-8", "replace")
    other = rng.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "latin-1", "cp1250", "utf-7"))
    return text.encode(other, "replace")


def token(data: bytes, rng: Random) -> bytes:
    """A number or a word of the text becomes another one, well formed or not."""
    found = list(re.finditer(rb'-?\d+|"[^"\\]{0,40}"|true|false|null', data))
    if not found:
        return data
    one = rng.choice(found)
    other = rng.choice((b"9" * rng.choice((5, 25, 400, 5000)), b"1e999", b"NaN", b"-Infinity", b"0x10", b"01",
                        b'"\\ud800"', b'"\\u0000"', b"1.0", b"-0", b'"' + b"\xc3(" + b'"', b"//", b"'red'",
                        rng.choice(found)[0], b"[" * 3000, b"[" * 40 + b"]" * 40, b'{"a":' * 3000,
                        json.dumps(rng.choice(WORDS)).encode()))
    return data[: one.start()] + other + data[one.end() :]


BYTES = [flip, cut, repeat, recode, token, token]


def in_json(change: Callable[[Any, list[Any], Random], Any]) -> Callable[[bytes, Random], bytes]:
    """Damage to the values: `change` gets the document and the way to one of its values, and gives the document."""

    def changed(data: bytes, rng: Random) -> bytes:
        try:
            document = json.loads(data)
        except (ValueError, RecursionError):
            return flip(data, rng)
        way: list[Any] = []
        place = document
        while isinstance(place, (dict, list)) and place and (not way or rng.random() < 0.8):
            keys = list(place) if isinstance(place, dict) else range(len(place))
            way += rng.choices(keys, [1 if way else max(1, len(str(place[key]))) ** 0.5 for key in keys])
            place = place[way[-1]]
        if not way:
            return data
        try:
            return json.dumps(change(document, way, rng), ensure_ascii=rng.random() < 0.5).encode("utf-8", "replace")
        except (RecursionError, ValueError):
            return data

    return changed


def parent(document: Any, way: list[Any]) -> Any:
    """What holds the value at the end of the way."""
    for step in way[:-1]:
        document = document[step]
    return document


def remove(document: Any, way: list[Any], rng: Random) -> Any:
    del parent(document, way)[way[-1]]
    return document


def replace(document: Any, way: list[Any], rng: Random) -> Any:
    parent(document, way)[way[-1]] = rng.choice(WORDS)
    return document


def nudge(document: Any, way: list[Any], rng: Random) -> Any:
    """A value of the same kind."""
    holder, value = parent(document, way), parent(document, way)[way[-1]]
    if isinstance(value, bool):
        holder[way[-1]] = not value
    elif isinstance(value, (int, float)):
        holder[way[-1]] = rng.choice((value + 1, value - 1, -value, value * 1000, 90 * rng.randrange(4)))
    elif isinstance(value, str):
        holder[way[-1]] = rng.choice((value[:-1], value + "x", value.upper(), value[::-1], *words_in(document)))
    elif isinstance(value, list):
        holder[way[-1]] = rng.choice((value[::-1], value + value, value[:1], value * 40, rng.sample(value, len(value))))
    return document


def words_in(document: Any) -> list[str]:
    """Every text of a document."""
    return re.findall(r'"([^"\\]{1,40})"', json.dumps(document))


def graft(document: Any, way: list[Any], rng: Random) -> Any:
    """A value from elsewhere in the document, or from another document."""
    place: Any = rng.choice((document, json.loads(rng.choice(saves()))))
    while isinstance(place, (dict, list)) and place and rng.random() < 0.8:
        place = place[rng.choice(list(place))] if isinstance(place, dict) else rng.choice(place)
    parent(document, way)[way[-1]] = json.loads(json.dumps(place))
    return document


def nest(document: Any, way: list[Any], rng: Random) -> Any:
    value: Any = 0
    for _ in range(rng.choice((3, 50, 400))):
        value = [value] if rng.random() < 0.5 else {"at": value}
    parent(document, way)[way[-1]] = value
    return document


def swell(document: Any, way: list[Any], rng: Random) -> Any:
    """A list, a text or an object of a size that nobody would write."""
    many = rng.choice((1000, 20_000))
    parent(document, way)[way[-1]] = rng.choice((
        "x" * many, list(range(many)), [parent(document, way)[way[-1]]] * min(many, 2000), [[0, 0]] * many,
        {f"k{n}": n for n in range(many)}, [f"s{n}" for n in range(many)], [{"do": "pass"}] * many))
    return document


def rename(document: Any, way: list[Any], rng: Random) -> Any:
    holder = parent(document, way)
    if isinstance(holder, dict):
        other = rng.choice(("", "at", "on", "do", "by", "seat", "a\nb", "\x1b[31m", "x" * 3000, "$", "`"))
        holder[other] = holder.pop(way[-1])
    return document


def add(document: Any, way: list[Any], rng: Random) -> Any:
    holder = parent(document, way)
    if isinstance(holder, dict):
        holder[rng.choice((*words_in(document), "position", "expect", "stop", "table"))] = rng.choice(WORDS)
    elif isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), rng.choice((*WORDS, *holder)))
    return document


def shuffle(document: Any, way: list[Any], rng: Random) -> Any:
    holder = parent(document, way)
    if isinstance(holder, list):
        one, two = rng.randrange(len(holder)), rng.randrange(len(holder))
        holder[one], holder[two] = holder[two], holder[one]
    return document


PARTS = [in_json(change) for change in (remove, replace, nudge, nudge, nudge, nudge, graft, graft, nest, swell, rename,
                                        add, shuffle)]


# ---- laws -----------------------------------------------------------------------------------------------------------


class TooLong(BaseException):
    """It took more of the processor than it may. Not an Exception: nothing must swallow it."""


@contextmanager
def bounded() -> Iterator[None]:
    """All that is done inside has so many seconds of the processor."""

    def ring(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    except TooLong:
        raise AssertionError(f"not done after {SECONDS} s") from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def one_line(told: str) -> None:
    """A refusal as a person reads it."""
    assert told and told.isprintable(), f"not one plain line: {told[:300]!r}"
    assert len(told) < 50_000, f"{len(told)} characters: {told[:300]!r}"
    assert "$" in told, f"names no place: {told[:300]!r}"
    assert "Traceback" not in told


def plays_on(game: Game, state: Any, rng: Random, most: int) -> None:
    """A valid game: it can be looked at, counted and played on by its own rules."""
    seats, total = range(len(game.seats)), 0
    for seat in seats:
        view = game.view(state, seat)
        assert game.view(game.determinize(view, rng), seat) == view
    while (mover := game.to_move(state)) != OVER and total < most:
        codes = [game.sample_chance(state, rng)] if mover == CHANCE else game.legal_codes(state)
        assert codes, f"nothing is legal for {mover}"
        game.apply(state, rng.choice(codes))
        total += 1
    assert len(game.outcome(state).scores) == len(game.seats)
    json.dumps(game.notation.write_position(state)) if game.to_move(state) != CHANCE else None


def scenario(data: bytes, rng: Random, folder: Path) -> str:
    """A document handed in."""
    file = folder / "scenario.json"
    file.write_bytes(data)
    status, problems = judge_file(file)
    told = report(file, status, problems)
    json.loads(report(file, status, problems, as_json=True))
    if status:
        one_line(told)
        assert file.name in told
    if status == BAD:
        return "scenario refused"
    reached = open_document(read_file(file))
    plays_on(reached.game, reached.state, rng, 60)
    write_document(read_file(file))
    return "scenario played" if status == 0 else "scenario fails in its play or expectations"


def save(data: bytes, rng: Random, folder: Path) -> str:
    """A save in the folder of saves, by a name or as an autosave with a good one before it."""
    kept, name = Shelf(folder / "saves"), "save-one.json"
    auto = rng.random() < 0.5
    path = kept.auto / "match.json" if auto else kept.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    good = rng.choice(saves())
    if auto:
        previous(path).write_bytes(good)
    (listed,) = kept.recent()
    if listed.problem:
        one_line(listed.problem)
    aside: Path | None = None
    try:
        if auto:
            resumed = kept.resume(path)
            loaded, aside = resumed.loaded, resumed.put_aside
            resumed.autosave._lock.release()
        else:
            loaded = kept.load(path)
    except NewerSave as newer:
        one_line(str(newer))
        assert path.read_bytes() == data
        return "save refused as newer"
    except BadSetup as bad:
        one_line(str(bad))
        assert path.read_bytes() == data
        assert not auto, f"the autosave before it is good: {bad}"
        return "save refused"
    if auto and aside is not None:
        assert aside.read_bytes() == data
    assert listed.problem == "" or auto
    table = loaded.table
    table.players = [Player(player.name) for player in table.players]
    table.begin()
    again = read_document(to_bytes(table))
    assert again.play == table.log.entries
    plays_on(table.game, table._state, rng, 60)
    if aside is not None and loaded.diverged is None:
        return "autosave put aside, the one before it taken"
    return "save goes on at its last equal turn" if loaded.diverged else "save loaded"


def settings(data: bytes, rng: Random, folder: Path) -> str:
    """The settings file of a program that starts with it and shows what depends on it."""
    import pygame

    from game.client.app import App
    from game.client.host import Host
    from game.client.menus.new_game import NewGameScene
    from game.client.settings import Folders, Settings, SettingsFile

    file = folder / "settings.json"
    file.write_bytes(data)
    read = SettingsFile.read(file)
    assert isinstance(read.settings, Settings)
    read.write()
    assert SettingsFile.read(file).settings == read.settings
    if rng.random() < 0.9 and read.settings in (Settings(),):
        return "settings at their defaults"
    file.write_bytes(data)
    app = App(Folders.under(folder), "trial")
    try:
        host = Host(app.context)
        app.stack.push(host.title())
        app.stack.push(NewGameScene(app.context, lambda *_: None))
        for _ in range(3):
            app.step(1 / 60)
    finally:
        app.close()
        pygame.display.quit()
    return "settings that a program starts with"


def opened(data: bytes, rng: Random, folder: Path) -> str:
    """A file that a player opens: the match is shown (a notice may lie over it), or a message that names the file, and
    the program goes on."""
    import pygame

    from game.client.app import App
    from game.client.host import Host
    from game.client.menus.message import MessageScene
    from game.client.settings import Folders

    file = folder / "opened.json"
    file.write_bytes(data)
    app = App(Folders.under(folder), "trial", size=(960, 540))
    try:
        host = Host(app.context)
        app.stack.push(host.title())
        host.open(file)
        top = app.stack.top
        for _ in range(3):
            app.step(1 / 60)
        if host.table is None:
            assert isinstance(top, MessageScene)
            assert file.name in top.text() and "\n" not in top.text(), top.text()
            return "opened: told why not"
        host.put_away()
        return "opened: shown"
    finally:
        app.close()
        pygame.display.quit()


def filler(rng: Random) -> bytes:
    """A hundred megabytes of something."""
    return rng.choice((b" " * FILLER, b"\0" * FILLER, b"[" * FILLER, b'{"title":"' + b"x" * FILLER + b'"}',
                       b'{"play":[' + b'{"do":"pass"},' * (FILLER // 14) + b"]}"))


def playable() -> list[bytes]:
    """What a player may open."""
    return scenarios() + saves()


KINDS: dict[Callable[[bytes, Random, Path], str], Callable[[], list[bytes]]] = {
    scenario: scenarios, save: saves, settings: settings_files, opened: playable}


def case(rng: Random) -> str:
    """One damaged file in a folder with others, which stay as they are."""
    law = rng.choices(list(KINDS), (10, 8, 2, 1))[0]
    data = filler(rng) if rng.random() < 0.001 else mutate(rng.choice(KINDS[law]()), rng)
    with tempfile.TemporaryDirectory(prefix="mutation-") as name:
        folder = Path(name)
        others = {folder / "other.txt": b"mine", folder / "saves" / "save-other.txt": b"mine too"}
        for path, content in others.items():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
        with bounded():
            way = law(data, rng, folder)
        assert {path: path.read_bytes() for path in others} == others, "another file has changed"
    return way


def main() -> int:
    """Run the trial in bounded memory."""
    options = parser("mutations", 20_000).parse_args()
    import tests.conftest  # noqa: F401 - no window, no sound

    logging.disable(logging.CRITICAL)
    for kind in KINDS.values():
        kind()
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    resource.setrlimit(resource.RLIMIT_DATA, (used + MOST_MEMORY, used + MOST_MEMORY))
    return run("mutations", case, options)


if __name__ == "__main__":
    sys.exit(main())
