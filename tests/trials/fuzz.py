"""Coverage-guided fuzzing of the notation reader: what reaches new code is kept and changed further.

    pip install atheris==3.0.0              on Linux, beside requirements-dev.txt
    python -m tests.trials.fuzz -max_total_time=3600
    python -m tests.trials.fuzz --keep      of what was found, the files that reach what no test reaches are kept

The corpus lies in tests/trials/corpus, and the quick tests read all of it. Options with one dash are libFuzzer's own.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
CORPUS = HERE / "corpus"
FOUND = HERE.parents[1] / "build" / "fuzz"  # while it runs
ITSELF = f"{sys.executable} -m tests.trials.fuzz"  # libFuzzer merges in children, which it starts by a shell
MOST_BYTES = 30_000
LARGEST_KEPT = 4096


def one(data: bytes) -> str:
    """The law for these bytes: a document is refused in one line, or it is played and judged; which of these."""
    from game.kernel.contract import BadSetup
    from game.kernel.document import read_document
    from game.scenario import judge

    try:
        problems = judge(read_document(data))
    except BadSetup as bad:
        told = str(bad)
        assert told.isprintable() and told.startswith("$"), told
        return "refused"
    json.dumps([[problem.path, problem.wanted, problem.got] for problem in problems])
    return "judged"


def plant(folder: Path) -> set[str]:
    """Put the documents of the tests into a folder, to begin with; their names."""
    from tests.trials.mutations import saves, scenarios

    names = set()
    for number, data in enumerate([*scenarios(), *saves()]):
        (folder / f"seed-{number}").write_bytes(data)
        names.add(f"seed-{number}")
    return names


def fuzz(*folders: Path) -> None:
    """Run libFuzzer; does not return."""
    import atheris

    with atheris.instrument_imports(include=["game"]):
        import game.scenario  # noqa: F401 - all that reads documents is instrumented, before anything else takes it
    from tests.trials.mutations import mutate

    if not any(FOUND.iterdir()):
        plant(FOUND)

    def mutated(data: bytes, most: int, seed: int) -> bytes:
        changed: bytes = mutate(data, Random(seed)) if seed % 8 else atheris.Mutate(data, most)
        return changed[:most]

    arguments = [ITSELF, f"-max_len={MOST_BYTES}", "-timeout=120", "-rss_limit_mb=2048", *sys.argv[1:],
                 *map(str, folders)]
    atheris.Setup(arguments, lambda data: one(data) and None, custom_mutator=mutated)
    atheris.Fuzz()


def keep() -> int:
    """What was found and reaches what the documents of the tests do not goes into the corpus; how many files it has."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        planted = plant(folder)
        subprocess.run([sys.executable, "-m", "tests.trials.fuzz", "-merge=1", name, str(FOUND), str(CORPUS)],
                       check=True, cwd=HERE.parents[1])
        found = [file for file in folder.iterdir() if file.name not in planted and file.stat().st_size <= LARGEST_KEPT]
        if not found:
            raise SystemExit("nothing was merged; the corpus stays as it is")
        shutil.rmtree(CORPUS)
        CORPUS.mkdir()
        for file in found:
            shutil.copy(file, CORPUS / file.name)
    return len(found)


if __name__ == "__main__":
    CORPUS.mkdir(exist_ok=True)
    FOUND.mkdir(parents=True, exist_ok=True)
    if sys.argv[1:] == ["--keep"]:
        print(f"{keep()} files in {CORPUS}")
    elif any(option.startswith("-merge") for option in sys.argv):
        fuzz()
    else:
        fuzz(FOUND, CORPUS)
