"""The command line. Nothing heavy is imported before a command needs it, so that worker processes stay light."""

from __future__ import annotations

import argparse
import io
import json
import multiprocessing
import os
import re
import sys
from pathlib import Path
from typing import Any

from game.version import VERSION

USUAL_LEVEL = "casual"  # whom a new player meets: one who can be beaten
COACHED = 16  # simulations at least before the coach judges, however slow the machine


def size(text: str) -> tuple[int, int]:
    """WxH in pixels."""
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; 1280x720 would be one")
    return int(found[1]), int(found[2])


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    top = argparse.ArgumentParser(
        prog="castles-and-crowns", description="Castles & Crowns: two board games on one table."
    )
    top.add_argument("--version", action="version", version=f"Castles & Crowns {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play in a window (the default)")
    play.add_argument("--data-dir", type=Path, metavar="DIR", help="keep saves and settings in this folder")
    play.add_argument("--size", type=size, metavar="WxH", help="window size, e.g. 1280x720")
    play.add_argument("--lang", choices=("en", "cs", "de"), help="language for this start")
    play.add_argument("--open", type=Path, metavar="FILE", help="go on from a save or a position in the notation")
    # For the window test: the first picture that stands still is written to this file, then the program ends.
    play.add_argument("--proof", type=Path, metavar="OUT.png", help=argparse.SUPPRESS)

    scenario = commands.add_parser("scenario", help="run documents in the notation and say which hold")
    scenario.add_argument("--json", action="store_true", help="one JSON object a line")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE")

    legal = commands.add_parser("legal", help="play a document and print the legal actions, one JSON object a line")
    legal.add_argument("file", type=Path, metavar="FILE")

    show = commands.add_parser("show", help="draw the position that a document reaches")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("-o", "--output", type=Path, required=True, metavar="OUT.png")
    show.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    show.add_argument("--lang", choices=("en", "cs", "de"), default="en")
    show.add_argument("--scale", type=int, default=100, metavar="PERCENT", help="size of the interface, 80 to 200")
    show.add_argument("--seat", metavar="NAME", help="whose eyes (default: the first seat)")
    show.add_argument("--open", action="store_true", help="all hands open")

    selftest = commands.add_parser("selftest", help="look at everything once and say whether it works here")
    selftest.add_argument("--whole", action="store_true", help="play a whole match of each game by keys too")
    selftest.add_argument("--report", type=Path, metavar="FILE",
                          help="write the report here too; without a console it lies in the folder of logs")

    bench = commands.add_parser("bench", help="measure speed; prints one JSON object")
    bench.add_argument("--only", choices=("engine", "search", "client"), help="one part alone")
    bench.add_argument("--seconds", type=float, default=3.0, metavar="N", help="time for each figure (default 3)")

    arena = commands.add_parser("arena", help="matches between bots", add_help=False)
    arena.add_argument("args", nargs=argparse.REMAINDER)
    return top


def main(args: list[str] | None = None) -> int:
    """Run a command; the exit status."""
    given = sys.argv[1:] if args is None else args
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names from a file need not fit the code page of a terminal
            stream.reconfigure(errors="backslashreplace")
    if given[:1] == ["arena"]:
        from ai.arena import main as arena

        return arena(given[1:])
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["play", *given]
    options = parser().parse_args(given)
    if options.command == "scenario":
        from game.scenario import judge_file, report

        worst = 0
        for file in options.files:
            status, problems = judge_file(file)
            print(report(file, status, problems, options.json), flush=True)
            worst = max(worst, status)
        return worst
    if options.command == "legal":
        from game.scenario import print_legal

        return print_legal(options.file)
    if options.command == "selftest":
        return selftest(options.whole, options.report)
    if options.command == "bench":
        print(json.dumps(bench(options.only, options.seconds), indent=1))
        return 0
    return window(options)


def bench(only: str | None, seconds: float) -> dict[str, Any]:
    """The figures of `bench`, or of one part with the calibration."""
    from game.bench import calibration

    found: dict[str, Any] = {"calibration": round(calibration(seconds))}
    if only in (None, "engine"):
        from game.bench import engine, growth, holding

        found |= {"engine": engine(seconds), "growth": growth(seconds), "list_turn_us": holding()}
    if only in (None, "search"):
        from ai.bench import bench_search

        found["search"] = bench_search(seconds)
    if only in (None, "client"):
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from game.client.bench import bench_client

        found["client"] = bench_client(seconds)
    return found


def selftest(whole: bool, file: Path | None) -> int:
    """Look at every part of the program, in a folder that is gone afterwards; 0 when all of it works."""
    import tempfile

    from game import selftest as parts

    told = parts.Report(tell=print if sys.stdout is not None else lambda line: None)
    parts.about(told)
    with tempfile.TemporaryDirectory(prefix="selftest-") as folder:
        parts.engine(told)
        parts.rulings(told)
        parts.saves(told, Path(folder) / "kept")
        if (trouble := no_pygame()) is not None:
            told.failed = True
            told.say(f"FAIL window: {trouble}")
        else:
            from game.client.selftest import client
            from game.client.settings import Folders

            client(told, Folders.under(Path(folder)), opponents(), whole)
    told.say("All is well." if not told.failed else "Something does not work here.")
    if file is None and sys.stdout is None:
        from game.client.settings import Folders

        file = Folders.standard().logs / "selftest.txt"
    if file is not None:
        from game.session.files import write_atomically

        try:
            write_atomically(file, ("\n".join(told.lines) + "\n").encode())
        except OSError as trouble:
            print(f"{file}: cannot be written: {trouble.strerror or trouble}", file=sys.stderr)
            return 1
    return int(told.failed)


def window(options: argparse.Namespace) -> int:
    """The commands that draw: play and show."""
    if (trouble := no_pygame()) is not None:
        print(trouble, file=sys.stderr)
        return 1
    from game.client.start import play, show

    return show(options) if options.command == "show" else play(options, opponents())


def no_pygame() -> str | None:
    """Why nothing can be drawn here; None when all is well."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError:
        return "pygame-ce is not installed; start the program with:  python3 run.py"
    if not getattr(pygame, "IS_CE", False):
        return "The package pygame stands where pygame-ce is needed; start the program with:  python3 run.py"
    return None


def opponents() -> Any:
    """The computer players, for the client, which knows nothing about how they think."""
    from game.client.context import Opponents

    try:
        from ai.bot import LEVELS, ROOMS
        from ai.worker import Worker, WorkerPlayer
    except ImportError as missing:
        print(f"There are no computer opponents: {missing}", file=sys.stderr)
        return Opponents()
    worker, coach = Worker(), Worker()  # whoever looks back at a match must not keep its players waiting

    def close() -> None:
        worker.close()
        coach.close()

    return Opponents(LEVELS, USUAL_LEVEL, lambda game, level, seed: WorkerPlayer(worker, game, level, seed),
                     worker.start, close, lambda game: WorkerPlayer(coach, game, "coach", floor=COACHED),
                     tuple(ROOMS))


if __name__ == "__main__":
    multiprocessing.freeze_support()
    try:
        status = main()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # who reads what is told has read enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 1
    sys.exit(status)
