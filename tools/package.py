"""Makes the archive that a friend can start: builds by build.spec, strips what is safe, adds licences, packs.

`python3 run.py build` runs this with what requirements-build.txt names. What comes out lies in dist/.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.version import VERSION  # noqa: E402

NAME = "castles-and-crowns"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
UNTOUCHED = ("numpy", "numpy.libs")  # stripping these breaks numpy
LICENCE_WORDS = ("licen", "copying", "notice", "authors")
MENU_ENTRY = """\
[Desktop Entry]
Type=Application
Name=Castles & Crowns
Comment=Two board games on one table
Comment[cs]=Dvě deskové hry na jednom stole
Comment[de]=Zwei Brettspiele auf einem Tisch
Exec="{program}"
Icon={icon}
Terminal=false
Categories=Game;BoardGame;
StartupWMClass=castles-and-crowns
"""
ADD_TO_MENU = """\
#!/bin/sh
# Puts the game into the menu of your desktop, from where it lies now: ./add-to-menu.sh
# Takes it out again: ./add-to-menu.sh --remove
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
entry=$menu/castles-and-crowns.desktop
if [ "${1:-}" = "--remove" ]; then
    rm -f -- "$entry"
    exit
fi
mkdir -p -- "$menu"
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s/castles-and-crowns"\\n' "$here" ;;
        Icon=*) printf 'Icon=%s/castles-and-crowns.png\\n' "$here" ;;
        *) printf '%s\\n' "$line" ;;
    esac
done < "$here/castles-and-crowns.desktop" > "$entry"
"""


def main() -> int:
    """Build everything; prints what came out."""
    options = argparse.ArgumentParser(prog="run.py build", description=__doc__.splitlines()[0])
    options.add_argument("--into", type=Path, default=ROOT / "dist", metavar="DIR", help="where the archive goes")
    into: Path = options.parse_args().into.resolve()
    work = into / "work"
    shutil.rmtree(work, ignore_errors=True)
    build(work)
    folder = work / NAME
    if sys.platform == "darwin":  # the application is sealed; what goes with it lies beside it
        folder.mkdir()
        (work / "dist" / "Castles & Crowns.app").rename(folder / "Castles & Crowns.app")
    else:
        (work / "dist" / NAME).rename(folder)
    if sys.platform == "linux":
        strip(folder)
        desktop(folder)
    licences(folder)
    archive = pack(folder, into)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(archive.name + ".sha256").write_text(f"{digest}  {archive.name}\n", encoding="utf-8")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    unpacked = into / folder.name
    shutil.rmtree(unpacked, ignore_errors=True)
    folder.rename(unpacked)
    shutil.rmtree(work)
    print(f"{unpacked}: {size / 1e6:.1f} MB\n{archive}: {archive.stat().st_size / 1e6:.1f} MB\nsha256 {digest}")
    if sys.platform == "linux":
        print(f"It runs where there is glibc {oldest_glibc(unpacked)} or newer.")
    return 0


def oldest_glibc(folder: Path) -> str:
    """The newest version of the C library that any file asks for; Python and the packages settle it."""
    found = {(2, 0)}
    for file in folder.rglob("*"):
        if file.is_file() and (".so" in file.name or file.name == NAME):
            found |= {(2, int(minor)) for minor in re.findall(rb"GLIBC_2\.(\d+)", file.read_bytes())}
    return "{}.{}".format(*max(found))


def build(work: Path) -> None:
    """PyInstaller, in a process of its own, whose hash seed and dates do not vary."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
               "--distpath", str(work / "dist"), "--workpath", str(work / "build"), str(ROOT / "build.spec")]
    environment = os.environ | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1577836800"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def strip(folder: Path) -> None:
    """Symbols that nobody needs; without the tool the package is larger, no more."""
    if shutil.which("strip") is None:
        print("There is no 'strip' here (package binutils): the package stays 25 MB larger.", file=sys.stderr)
        return
    inside = folder / "_internal"
    for file in sorted(inside.rglob("*")):
        apart = file.relative_to(inside).parts[0] in UNTOUCHED or file.is_symlink()
        if not apart and file.is_file() and (".so" in file.suffixes or ".so." in file.name):
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)


def desktop(folder: Path) -> None:
    """The entry for a menu, its icon, and the script that puts them where the desktop looks."""
    icon = ROOT / "assets" / "icon.png"
    if icon.exists():
        shutil.copyfile(icon, folder / f"{NAME}.png")
    (folder / f"{NAME}.desktop").write_text(MENU_ENTRY.format(program=NAME, icon=NAME), encoding="utf-8")
    script = folder / "add-to-menu.sh"
    script.write_text(ADD_TO_MENU, encoding="utf-8")
    script.chmod(0o755)


def licences(folder: Path) -> None:
    """Our own, and the texts of all that is inside."""
    place = folder / "licences"
    place.mkdir()
    for own in ("LICENSE", "THIRD_PARTY.md", "assets/CREDITS.md"):
        shutil.copyfile(ROOT / own, place / Path(own).name)
    python = Path(sysconfig.get_path("stdlib"))
    texts = (python / "LICENSE.txt", python.parent / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt",
             Path(f"/usr/share/doc/python{platform.python_version().rpartition('.')[0]}/copyright"))
    text = next((file for file in texts if file.exists()), None)
    if text is None:
        raise SystemExit("The licence of Python is not where it usually lies; the package needs it.")
    shutil.copyfile(text, place / "Python.txt")
    for file in (ROOT / "licences").iterdir():
        shutil.copyfile(file, place / file.name)
    for package in packages():
        for file in importlib.metadata.distribution(package).files or ():
            if ".dist-info" in str(file) and any(word in file.name.casefold() for word in LICENCE_WORDS):
                inside = [part for part in file.parts[1:-1] if part != "licenses"]
                shutil.copyfile(str(file.locate()), place / "-".join((package, *inside, file.name)))
    (place / "README.txt").write_text(
        "Castles & Crowns is under the MIT licence (LICENSE). THIRD_PARTY.md says what is inside besides and under\n"
        "which licence; the texts lie here. pygame-ce and some of the libraries in it are under the LGPL 2.1: they\n"
        "are files of their own in _internal, each of which you may replace by your own build of it.\n",
        encoding="utf-8")


def packages() -> list[str]:
    """Every package that requirements.txt pins."""
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    return [line.partition("==")[0] for line in lines if "==" in line and not line.startswith("#")]


def pack(folder: Path, into: Path) -> Path:
    """The archive, named after version, system and processor."""
    system = SYSTEMS.get(sys.platform, sys.platform)
    name = f"{NAME}-{VERSION}-{system}-{platform.machine().lower()}"
    if sys.platform == "win32":
        archive = into / f"{name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
            for file in sorted(folder.rglob("*")):
                out.write(file, Path(name) / file.relative_to(folder))
        return archive
    archive = into / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=9) as out:
        out.add(folder, name, filter=_nobody)
    return archive


def _nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


if __name__ == "__main__":
    sys.exit(main())
