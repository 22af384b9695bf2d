"""The terms of the evaluation whose weights can be learned: what each part of a price counts for, early and late.

A term is a part that the survey works out anyhow (the points of a city that will be completed, of one that stays open,
a follower that comes home, ...) times a weight. A weight falls in a line with the bag: `weight + early * ahead`, where
`ahead` is 1 with a full bag and 0 at the end. With NEUTRAL weights the evaluation is the hand-made one.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

CITY, ROAD, RING, FIELD, OTHER = range(5)      # how a kind of feature is priced
BUCKETS = 4                                    # open features by their holes: 1, 2, 3, 4 and more
FREE = 7                                       # followers in the supply that are told apart

PARTS = ("completed", "open", "there", "home")
"""Of an open feature: its points if it is completed, by chance; its points if not; that somebody owns it, by `ahead`;
what the followers are worth that come home, by chance."""
_KINDS = ("city", "road", "ring")

MORE = {"large": 10.0, "castle held": 6.0, "castle bonus": 1.0, "danger": -6.0, "danger now": -6.0}
"""Terms of single sets, see more.py, with their hand-made weights."""
POINTS = "points"
"""What single sets bring for certain or nearly so: it counts as it is, and nothing is learned about it."""

TERMS = (*[f"{kind} {holes} {part}" for kind in _KINDS for holes in range(1, BUCKETS + 1) for part in PARTS],
         *[f"{kind} trapped" for kind in _KINDS],
         "field done", "field open", "field growth",
         *[f"free {nth}" for nth in range(1, FREE + 1)],
         *MORE)
"""The names, in the order of the weights."""
INDEX = {name: number for number, name in enumerate(TERMS)}
TRAPPED, FIELDS, SUPPLY = INDEX["city trapped"], INDEX["field done"], INDEX["free 1"]

Weighing = tuple[tuple[float, float], ...]     # for each term its weight and what it counts more with a full bag


NEUTRAL: Weighing = tuple((MORE.get(name, float(not name.endswith(("there", "trapped")))), 0.0) for name in TERMS)


def place_of(kind: int, holes: int) -> int:
    """Where the weights of PARTS begin for an open city, road or ring with so many holes."""
    return (kind * BUCKETS + min(max(holes, 1), BUCKETS) - 1) * len(PARTS)


class Scales(NamedTuple):
    """The weights at one moment of a game, as the prices want them."""

    open: tuple[tuple[tuple[float, ...], ...], ...]    # CITY, ROAD, RING -> holes, at most BUCKETS -> PARTS
    trapped: tuple[float, ...]                         # CITY, ROAD, RING -> of a follower that cannot come home
    fields: tuple[float, ...]                          # complete cities, cities that may be completed, growth
    free: tuple[float, ...]                            # of the first follower in the supply, the second, ...
    more: dict[str, float]                             # MORE, and POINTS


def scales(weighing: Weighing, ahead: float) -> Scales:
    """The weights with so much of the bag still ahead."""
    now = [weight + early * ahead for weight, early in weighing]
    for place in (*range(INDEX["city 1 there"], TRAPPED, len(PARTS)), *range(TRAPPED, FIELDS)):
        now[place] *= ahead
    rows = [tuple(tuple(now[place:place + len(PARTS)]) for place in
                  (place_of(kind, holes) for holes in range(BUCKETS + 1))) for kind in (CITY, ROAD, RING)]
    return Scales(tuple(rows), tuple(now[TRAPPED:FIELDS]), tuple(now[FIELDS:SUPPLY]), tuple(now[SUPPLY:SUPPLY + FREE]),
                  {POINTS: 1.0, **{name: now[INDEX[name]] for name in MORE}})


def load(path: Path) -> Weighing:
    """Weights from a file that `ai.train` wrote. ValueError: its terms are not these."""
    with np.load(path, allow_pickle=False) as file:
        if tuple(file["terms"].tolist()) != TERMS:
            raise ValueError(f"{path.name}: weights of other terms; right are those of ai.train today")
        return tuple((float(weight), float(early)) for weight, early in file["weights"])
