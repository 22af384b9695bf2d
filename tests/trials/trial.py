"""What all trials share: numbered cases, each with its own seed, a place to go on from, and figures at the end.

A trial is a long search for what breaks a law. `python -m tests.trials.NAME --count 20000` runs it; a case that fails
is printed with the command that repeats it alone; `--keep FILE` remembers where it was, so that it can be stopped and
run on. The quick tests beside it run a few of the same cases each time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

Case = Callable[[Random], str]  # plays one case by the law; returns how it went, in a word or two


def seed_of(name: str, number: int) -> Random:
    """The generator of a case: the same in every process and under every hash seed."""
    return Random(f"{name}/{number}")


def parser(name: str, count: int) -> argparse.ArgumentParser:
    """The options of every trial."""
    top = argparse.ArgumentParser(prog=f"python -m tests.trials.{name}")
    top.add_argument("--count", type=int, default=count, metavar="N", help=f"cases to run (default {count})")
    top.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first one")
    top.add_argument("--keep", type=Path, metavar="FILE", help="remember here where it was, and go on from there")
    top.add_argument("--most-failures", type=int, default=20, metavar="N", help="stop after so many")
    return top


def run(name: str, case: Case, options: argparse.Namespace) -> int:
    """Run the cases; prints what fails and the figures; the exit status."""
    first, ways, failed = options.first, Counter[str](), list[int]()
    if options.keep and options.keep.exists():
        kept = json.loads(options.keep.read_text("utf-8"))
        first, ways, failed = kept["next"], Counter(kept["ways"]), kept["failed"]
        print(f"on from case {first}", flush=True)
    began, told, slowest = time.monotonic(), time.monotonic(), (0.0, -1)
    for number in range(first, options.first + options.count):
        start = time.process_time()
        try:
            ways[case(seed_of(name, number))] += 1
        except Exception:  # noqa: BLE001 - whatever it is, it is what the trial looks for
            failed.append(number)
            print(f"case {number} fails; alone: python -m tests.trials.{name} --first {number} --count 1")
            print(traceback.format_exc(), flush=True)
        slowest = max(slowest, (time.process_time() - start, number))
        done = number == options.first + options.count - 1 or len(failed) >= options.most_failures
        if options.keep and (done or time.monotonic() - told > 10):
            told = time.monotonic()
            options.keep.write_text(json.dumps({"next": number + 1, "ways": ways, "failed": failed}), "utf-8")
        if len(failed) >= options.most_failures:
            break
    print(f"{name}: {sum(ways.values())} cases held, {len(failed)} failed {failed or ''}")
    for way, count in ways.most_common():
        print(f"  {count:7} {way}")
    print(f"  slowest: case {slowest[1]}, {slowest[0]:.2f} s of the processor; {time.monotonic() - began:.0f} s in all")
    sys.stdout.flush()
    return 1 if failed else 0
