"""The command line. Nothing heavy is imported before a command needs it, so that worker processes stay light."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from pathlib import Path

from game.version import VERSION


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    top = argparse.ArgumentParser(
        prog="castles-and-crowns", description="Castles & Crowns: two board games on one table."
    )
    top.add_argument("--version", action="version", version=f"Castles & Crowns {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play in a window (the default)")
    play.add_argument("--data-dir", type=Path, metavar="DIR", help="keep saves and settings in this folder")
    play.add_argument("--size", default=None, metavar="WxH", help="window size, e.g. 1280x720")
    play.add_argument("--lang", choices=("en", "cs", "de"), help="language for this start")
    play.add_argument("--open", type=Path, metavar="FILE", help="go on from a save or a position in the notation")

    scenario = commands.add_parser("scenario", help="run documents in the notation and say which hold")
    scenario.add_argument("--json", action="store_true", help="one JSON object a line")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE")

    legal = commands.add_parser("legal", help="play a document and print the legal actions, one JSON object a line")
    legal.add_argument("file", type=Path, metavar="FILE")

    show = commands.add_parser("show", help="draw the position that a document reaches")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("-o", "--output", type=Path, required=True, metavar="OUT.png")
    show.add_argument("--size", default="1920x1080", metavar="WxH")
    show.add_argument("--lang", choices=("en", "cs", "de"), default="en")
    show.add_argument("--scale", type=int, default=100, metavar="PERCENT", help="size of the interface, 80 to 200")
    show.add_argument("--seat", metavar="NAME", help="whose eyes (default: the first seat)")
    show.add_argument("--open", action="store_true", help="all hands open")

    bench = commands.add_parser("bench", help="measure speed; prints one JSON object")
    bench.add_argument("--only", choices=("engine", "search", "client"), help="one part alone")
    bench.add_argument("--seconds", type=float, default=3.0, metavar="N", help="time for each figure (default 3)")

    arena = commands.add_parser("arena", help="matches between bots", add_help=False)
    arena.add_argument("args", nargs=argparse.REMAINDER)
    return top


def main(args: list[str] | None = None) -> int:
    """Run a command; the exit status."""
    given = sys.argv[1:] if args is None else args
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
    if options.command == "bench":
        from bench import main as bench

        return bench(options.only, options.seconds)
    return window(options)


def window(options: argparse.Namespace) -> int:
    """The commands that draw: play and show."""
    try:
        import pygame
    except ImportError:
        print("pygame-ce is not installed; start the program with:  python3 run.py", file=sys.stderr)
        return 1
    if not getattr(pygame, "IS_CE", False):
        print(
            "The package pygame stands where pygame-ce is needed; start the program with:  python3 run.py",
            file=sys.stderr,
        )
        return 1
    from game.client.start import play, show

    return show(options) if options.command == "show" else play(options)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
