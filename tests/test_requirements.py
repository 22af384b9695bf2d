"""Everything that is installed is pinned to one version, what packages bring along included."""

from __future__ import annotations

import importlib.metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
FILES = ("requirements.txt", "requirements-dev.txt", "requirements-build.txt")


def pins(file: str) -> dict[str, Requirement]:
    """The lines of a file and of those that it takes in, by package."""
    found = {}
    for line in (ROOT / file).read_text("utf-8").splitlines():
        if line.startswith("-r "):
            found |= pins(line[3:].strip())
        elif line and not line.startswith("#"):
            one = Requirement(line)
            found[canonicalize_name(one.name)] = one
    return found


@pytest.mark.parametrize("file", FILES)
def test_every_line_names_one_version(file: str) -> None:
    for one in pins(file).values():
        assert [spec.operator for spec in one.specifier] == ["=="], str(one)


@pytest.mark.parametrize("file", FILES)
def test_what_a_package_needs_is_pinned_beside_it(file: str) -> None:
    pinned = pins(file)
    for name in pinned:
        try:
            needs = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue  # of another system, or only for building
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                other = pinned.get(canonicalize_name(need.name))
                assert other is not None, f"{name} needs {need.name}, which {file} does not pin"
                assert need.specifier.contains(next(iter(other.specifier)).version), f"{name} needs {need}"


def test_the_files_agree_on_every_version() -> None:
    for file in FILES[1:]:
        for name, one in pins(file).items():
            for other in FILES:
                assert str(pins(other).get(name, one)) == str(one), name
