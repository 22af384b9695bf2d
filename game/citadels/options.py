"""The rule options of the card game: docs/rules/citadels/rules.md, section 14, read from data/cards.json."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ..kernel.contract import BadSetup
from .cards import CHARACTER, CHARACTERS, DARK_CITY, DATA, DISTRICTS, KIND, PURPLE_BASE

SETS = ("base", "dark_city")
MOST_SEATS = 8
DEFAULTS: dict[str, Any] = {one["key"]: one["default"] for one in DATA["options"]}
VALUES: dict[str, list[Any]] = {one["key"]: one["allowed"] for one in DATA["options"] if "allowed" in one}


def read_sets(sets: Iterable[str]) -> tuple[str, ...]:
    """The sets in printed order. Raises BadSetup for an unknown one, and without "base"."""
    chosen = list(sets)
    for place, name in enumerate(chosen):
        if name not in SETS or name in chosen[:place]:
            known = f"known are {', '.join(SETS)}"
            raise BadSetup(f"$.sets[{place}]", f"{name!r} is no set of this game, or twice", known)
    if "base" not in chosen:
        raise BadSetup("$.sets", "the base game is missing", '"base" belongs to every game')
    return tuple(name for name in SETS if name in chosen)


def read_options(options: Mapping[str, Any], sets: tuple[str, ...], seats: int) -> dict[str, Any]:
    """All options, defaults filled in. Raises BadSetup for one that is not allowed with these sets and seats."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadSetup("$.seats", f"{seats} seats", f"2 to {MOST_SEATS} play (2.1)")
    filled = dict(DEFAULTS)
    for key, value in options.items():
        path = f"$.options.{key}"
        if key not in DEFAULTS:
            raise BadSetup(path, "unknown option", f"known are {', '.join(DEFAULTS)}")
        if key in VALUES:
            if not any(type(value) is type(one) and value == one for one in VALUES[key]):
                raise BadSetup(path, f"{value!r} is no value of it", f"{' or '.join(map(repr, VALUES[key]))} is right")
        elif not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            raise BadSetup(path, f"{value!r} is no list of keys", "a list of keys of cards.json is right")
        filled[key] = list(value) if isinstance(value, tuple) else value
    _check_cards(filled, sets)
    if "characters" in options or seats < MOST_SEATS:  # eight seats have no set of their own (14.15)
        check_characters(filled["characters"], sets, seats, filled["emperor_target"], "$.options.characters")
    return filled


def _check_cards(options: Mapping[str, Any], sets: tuple[str, ...]) -> None:
    for key, known in (("dark_city_cards", DARK_CITY), ("left_out", PURPLE_BASE)):
        taken: Counter[str] = Counter()
        for place, card in enumerate(options[key]):
            path = f"$.options.{key}[{place}]"
            if card not in known:
                raise BadSetup(path, f"{card!r} is none of them", f"known are {', '.join(known)} (14.16)")
            taken[card] += 1
            if taken[card] > DISTRICTS[KIND[card]].count:
                raise BadSetup(path, f"{card!r} too often", f"there are {DISTRICTS[KIND[card]].count} copies (14.16)")
            if DISTRICTS[KIND[card]].set not in sets:
                raise BadSetup(path, f"{card!r} without its set", 'the set "dark_city" is needed (14.16)')


def check_characters(
    keys: Iterable[str], sets: tuple[str, ...], seats: int, emperor_target: str, path: str
) -> tuple[int, ...]:
    """The set of characters by rank. Raises BadSetup where 2.1 to 2.3 or 4.8 exclude it."""
    chosen: dict[int, int] = {}
    for place, key in enumerate(keys):
        if key not in CHARACTER:
            raise BadSetup(f"{path}[{place}]", f"unknown character {key!r}", f"known are {', '.join(CHARACTER)}")
        card = CHARACTERS[CHARACTER[key]]
        if card.set not in sets:
            raise BadSetup(f"{path}[{place}]", f"{key!r} without its set", f"the set {card.set!r} is needed (14.15)")
        if card.rank in chosen:
            other = CHARACTERS[chosen[card.rank]].key
            raise BadSetup(f"{path}[{place}]", f"{key!r} beside {other!r}", "one character of each rank plays (2.2)")
        if seats < card.min_players:
            raise BadSetup(f"{path}[{place}]", f"{key!r} with {seats} seats", f"it needs {card.min_players} (2.3)")
        chosen[card.rank] = CHARACTER[key]
    ranks = len(chosen)
    if sorted(chosen) != list(range(ranks)) or ranks not in (8, 9):
        missing = [str(rank + 1) for rank in range(8) if rank not in chosen]
        raise BadSetup(path, f"no character of rank {', '.join(missing)}", "one of each rank 1 to 8 or 1 to 9 (2.2)")
    if (ranks, seats) not in DRAFT_OF:
        raise BadSetup(path, f"{ranks} characters with {seats} seats", "the draft knows no such game (2.1, 2.3)")
    if seats == 2 and emperor_target != DEFAULTS["emperor_target"] and CHARACTER["emperor"] in chosen.values():
        raise BadSetup(path, "the Emperor with two seats", f"not with emperor_target {emperor_target!r} (4.8)")
    return tuple(chosen[rank] for rank in range(ranks))


DRAFT_OF = {(one["characters"], one["players"]): one for one in DATA["draft"]}  # (characters, seats) -> its row

