"""Set-up for a source checkout, standard library only: makes .venv, installs the pins, runs the program or its tests.

Whatever Python is at hand reads this file, so its syntax stays old enough to say "too old" instead of failing.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

OLDEST, NEWEST = (3, 11), (3, 14)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PLAY = ["requirements.txt"]
DEVELOP = ["requirements.txt", "requirements-dev.txt"]
BUILD = ["requirements.txt", "requirements-build.txt"]
NEEDS = {"main": PLAY, "test": DEVELOP, "build": BUILD}
CHECKS = [["ruff", "check", "."], ["mypy"]]

USAGE = """\
python3 run.py                  play
python3 run.py main ARGS...     any command of main.py; "main --help" lists them
python3 run.py test             linter, type checker and tests
python3 run.py test ARGS...     pytest alone, with these arguments
python3 run.py build            the packaged program for this system, as an archive in dist/"""

NO_NETWORK = ("connection broken by", "Failed to establish a new connection", "Max retries exceeded", "ReadTimeout")
NO_PACKAGE = "No matching distribution found for "


class CannotRun(Exception):
    """What stands in the way, in words for whoever typed the command."""


def main(arguments: list) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("main", [])
    if command not in NEEDS:
        print(USAGE)
        return 0 if command in ("-h", "--help", "help") else 2
    try:
        check_python(sys.version_info[:2], sysconfig.get_platform())
        set_up(NEEDS[command])
        check_pygame()
        if command == "test":
            return test(rest)
        return start([str(ROOT / ("tools/package.py" if command == "build" else "main.py")), *rest])
    except CannotRun as obstacle:
        print(obstacle, file=sys.stderr)
        return 1
    except OSError as obstacle:
        print(f"{VENV} cannot be set up: {obstacle}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def check_python(version: tuple, platform: str) -> None:
    needed = "Castles & Crowns needs Python {}.{} to {}.{}; this is {}.{}".format(*OLDEST + NEWEST + version)
    if version < OLDEST:
        raise CannotRun(needed + ", which is too old.")
    if version > NEWEST:
        raise CannotRun(needed + ", which its libraries do not know yet.")
    if platform == "win-arm64":
        raise CannotRun("Unsupported platform: pymunk has no package for Python on Windows ARM.\n"
                        "Install the x64 Python from python.org and start run.py with that.")


def set_up(files: list) -> None:
    """Makes .venv fit these requirement files, unless it does already.

    The stamp has a line for each list of files that was installed to the end and has not changed since. It goes
    before anything is changed: an environment without a stamp was interrupted, and is made afresh.
    """
    stamp = VENV / "installed.txt"
    lines = stamp.read_text(encoding="utf-8", errors="replace").splitlines() if stamp.is_file() else []
    if not venv_python().exists() or not any(line.startswith(this_python()) for line in lines):
        lines = []
    if stamp_line(files) in lines:
        return
    print(f"Setting up Castles & Crowns in {VENV} (once; it takes about a minute)", flush=True)
    if stamp.exists():
        stamp.unlink()
    if not lines:
        make_venv()
    install(files)
    known = [stamp_line(one) for one in NEEDS.values() if all((ROOT / file).exists() for file in one)]
    installed = [line for line in known if line in lines]
    installed += [stamp_line(files[:count]) for count in range(1, len(files) + 1)]
    stamp.write_text("\n".join(installed) + "\n", encoding="utf-8")


def this_python() -> str:
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"


def stamp_line(files: list) -> str:
    contents = hashlib.sha256(b"\0".join((ROOT / file).read_bytes() for file in files))
    return f"{this_python()} {contents.hexdigest()}"


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_venv() -> None:
    missing = CannotRun("Python's venv module is missing. On Debian, Ubuntu and their kin:\n"
                        "    sudo apt install python{}.{}-venv".format(*sys.version_info[:2]))
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        raise missing
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True)
    if made.returncode and "ensurepip" in made.stdout:
        raise missing
    if made.returncode:
        raise CannotRun(f"{VENV} cannot be made: {last_line(made.stdout)}")


def install(files: list) -> None:
    command = [str(venv_python()), "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
               "--progress-bar", "off", "--retries", "3", "--only-binary=:all:"]
    for file in files:
        command += ["-r", str(ROOT / file)]
    # Some people set PIP_USER for good; inside a virtual environment it is an error.
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True,
                          env=dict(os.environ, PIP_USER="0")) as pip:
        said = []
        for line in pip.stdout:
            said.append(line)
            if line.startswith("Collecting "):
                print("  " + line.split()[1], flush=True)
    if pip.returncode:
        raise CannotRun(explain("".join(said)))


def explain(said: str) -> str:
    """Why pip failed, from what it said."""
    if any(sign in said for sign in NO_NETWORK):
        return "The packages cannot be fetched: no network, or the package index does not answer.\n" \
               "Nothing is broken; start run.py again when there is a connection."
    if NO_PACKAGE in said:
        package = said.split(NO_PACKAGE)[1].split()[0]
        version = "{}.{}".format(*sys.version_info[:2])
        return f"Unsupported platform: {package} has no package for Python {version} on {sysconfig.get_platform()}."
    return "pip could not install the packages: " + last_line(said)


def last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["it does not say why."])[-1]


def check_pygame() -> None:
    """Upstream pygame installs itself over pygame-ce, into the same folder; some libraries bring it along."""
    for folder in ("lib/python*/site-packages", "Lib/site-packages"):
        if any(VENV.glob(folder + "/pygame-[0-9]*")):
            raise CannotRun("Upstream pygame has been installed over pygame-ce. Mend it with this, then start again:\n"
                            f"    {quoted(sys.executable)} -m venv --clear {quoted(str(VENV))}")


def quoted(path: str) -> str:
    return f'"{path}"' if " " in path else path


def start(command: list) -> int:
    """Becomes the program, so that its exit status and its signals are its own; Windows has no such thing."""
    command = [str(venv_python()), *command]
    if os.name == "nt":
        return follow(command)
    os.execv(command[0], command)
    return 1  # never reached


def follow(command: list) -> int:
    """The exit status. Ctrl-C reaches the command as well, which ends in its own way."""
    interrupted = False
    with subprocess.Popen(command) as child:
        while child.poll() is None:
            try:
                child.wait()
            except KeyboardInterrupt:
                interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


def test(arguments: list) -> int:
    """With arguments pytest alone; without, every check runs to the end, even when one before it has failed."""
    os.chdir(str(ROOT))
    python = [str(venv_python()), "-m"]
    failed = [] if arguments else [check[0] for check in CHECKS if follow([*python, *check])]
    status = follow([*python, "pytest", *arguments])
    if failed:
        print(f"Failed before the tests: {' and '.join(failed)}", file=sys.stderr)
    return status or len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
