"""Whatever is broken in a document of the card game, it is refused with a place and a reason, or it is played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.kernel.document import BadDocument, read_document
from game.scenario import judge

DOCUMENTS = sorted((Path(__file__).parents[1] / "scenarios" / "citadels").rglob("*.json"))
JUNK: list[Any] = [
    None, True, -1, 0, 99, 1.5, "", "P1", "king", "tavern", "gold", [], ["king"], ["tavern", 3], {},
    {"card": "museum", "under": ["tavern", "tavern"]}, {"P1": {"gold": "x"}}, [[1]],
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from places(value[key], (*path, key))


def broken(document: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The document with one to three things gone, changed or added."""
    document = copy.deepcopy(document)
    for _ in range(rng.randint(1, 3)):
        path = rng.choice([path for path in places(document) if path and path[0] not in ("notation", "game")])
        within: Any = document
        for key in path[:-1]:
            within = within[key]
        how = rng.random()
        if how < 0.3:
            del within[path[-1]]
        elif how < 0.8 or not isinstance(within, dict):
            within[path[-1]] = copy.deepcopy(rng.choice(JUNK))
        else:
            name = rng.choice(["seat", "card", "cards", "what", "by", "under", "deck_size", "named"])
            within[name] = copy.deepcopy(rng.choice(JUNK))
    return document


@pytest.mark.parametrize("seed", range(8))
def test_a_broken_document_is_refused_in_words(seed: int) -> None:
    rng, refused = random.Random(seed), 0
    for _ in range(120):
        document = broken(json.loads(rng.choice(DOCUMENTS).read_bytes()), rng)
        try:
            judge(read_document(json.dumps(document).encode()))
        except BadDocument as bad:
            assert bad.path.startswith("$") and bad.wrong
            refused += 1
    assert refused > 60
