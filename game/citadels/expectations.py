"""Expectations of the card game in the notation; each says what of it does not hold."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from ..kernel.document import Node, Problem
from ..kernel.notation import Run, compare
from .actions import DealCard
from .cards import CHARACTERS, DISTRICTS, KIND_BITS
from .effects import HAUNTED_CITY, MUSEUM
from .position import write_district
from .scoring import points
from .state import CitadelsState

if TYPE_CHECKING:
    from .game import CitadelsGame

SAMPLES = 50
PLAYER = ("gold", "hand", "city", "points")
POINTS = ("districts", "colours", "completion", "bonus", "total")
OF_SEAT = ("hand", "character", "museum")


def _cards(game: CitadelsGame, node: Node) -> list[str]:
    known = [one.key for one in DISTRICTS]
    return [card.text(known, "card") for card in node.items()]


# ---- reading ----


def check_players(game: CitadelsGame, node: Node) -> None:
    """Seats and what each is to have."""
    for player in node.fields(game.seats).values():
        for name, part in player.fields(PLAYER).items():
            if name == "city":
                for entry in part.items():
                    district(game, entry)
            elif name == "hand" and isinstance(part.value, list):
                _cards(game, part)
            else:
                part.number()


def check_points(game: CitadelsGame, node: Node) -> None:
    """Seats and items."""
    for items in node.fields(game.seats).values():
        for part in items.fields(POINTS).values():
            part.number()


def check_secrets(game: CitadelsGame, node: Node) -> None:
    """Whose eyes, and what they look at."""
    for entry in node.items():
        fields = entry.fields(("from", "what"), ("from", "what"))
        fields["from"].text(game.seats, "seat")
        things = [f"{seat}.{part}" for seat in game.seats for part in OF_SEAT]
        fields["what"].text([*things, "deck", "face_down"], "secret")


def district(game: CitadelsGame, node: Node) -> dict[str, Any]:
    """A city entry as an object."""
    known = [one.key for one in DISTRICTS]
    if not isinstance(node.value, dict):
        return {"card": node.text(known, "card")}
    fields = node.fields(("card", "under", "beautified", "built", "declared"), ("card",))
    fields["card"].text(known, "card")
    if "under" in fields:
        _cards(game, fields["under"])
    for name in ("beautified", "declared"):
        if name in fields:
            fields[name].truth()
    if "built" in fields:
        fields["built"].text(("this_round",), "time")
    return dict(node.value)


def _seat(game: CitadelsGame, node: Node) -> None:
    node.text(game.seats, "seat")


def _number(game: CitadelsGame, node: Node) -> None:
    node.number()


CHECKS: dict[str, Callable[[CitadelsGame, Node], object]] = {
    "players": check_players, "crown": _seat, "called": _number, "deck": _number, "round": _number,
    "first_complete": _seat, "points": check_points, "hidden": check_secrets, "known": check_secrets,
    "face_down": _number, "bottom": _cards,
}  # fmt: skip


# ---- judging ----


def expect_players(run: Run, node: Node) -> list[Problem]:
    """Gold, hands, cities, points."""
    game: Any = run.game
    problems: list[Problem] = []
    for name, player in node.fields(game.seats).items():
        seat = game.seats.index(name)
        for part, wanted in player.fields(PLAYER).items():
            if part == "gold":
                problems += compare(wanted.path, wanted.value, run.state.gold[seat])
            elif part == "points":
                problems += compare(wanted.path, wanted.value, points(game.rules, run.state, seat).total)
            elif part == "hand":
                hand = sorted(DISTRICTS[kind].key for kind in run.state.hands[seat])
                if isinstance(wanted.value, list):
                    problems += compare(wanted.path, sorted(wanted.value), hand)
                else:
                    problems += compare(wanted.path, wanted.value, len(hand))
            else:
                problems += _city(game, run.state, seat, wanted)
    return problems


def _city(game: CitadelsGame, state: CitadelsState, seat: int, node: Node) -> list[Problem]:
    left = [_carried(game, write_district(state, entry)) for entry in state.cities[seat]]
    missing = []
    for entry in node.items():
        wanted = _carried(game, district(game, entry))
        built = wanted.pop("built", None)
        for one in left:
            plain = {name: value for name, value in one.items() if name != "built"}
            told = built if one["card"] != DISTRICTS[HAUNTED_CITY].key else one.get("built")  # nobody counts the others
            if plain == wanted and built in (None, told):
                left.remove(one)
                break
        else:
            missing.append(entry.value)
    if not missing and not left:
        return []
    return [Problem(node.path, node.value, [write_district(state, entry) for entry in state.cities[seat]])]


def _carried(game: CitadelsGame, entry: Any) -> dict[str, Any]:
    carried = {"card": entry} if isinstance(entry, str) else {name: value for name, value in entry.items() if value}
    if "under" in carried:
        carried["under"] = sorted(carried["under"])
    if game.rules.bell_automatic:  # it counts wherever it stands, so a plain key is enough
        carried.pop("declared", None)
    return carried


def expect_crown(run: Run, node: Node) -> list[Problem]:
    """Who has it."""
    return compare(node.path, node.value, run.game.seats[run.state.crown])


def expect_called(run: Run, node: Node) -> list[Problem]:
    """The rank that was called last."""
    return compare(node.path, node.value, min(run.state.rank + 1, len(run.state.characters)))


def expect_deck(run: Run, node: Node) -> list[Problem]:
    """Cards left."""
    return compare(node.path, node.value, run.state.deck_size)


def expect_round(run: Run, node: Node) -> list[Problem]:
    """The round that is being played."""
    return compare(node.path, node.value, run.state.round)


def expect_first_complete(run: Run, node: Node) -> list[Problem]:
    """Whose city was complete first."""
    first = run.state.first_complete
    return compare(node.path, node.value, run.game.seats[first] if first >= 0 else "nobody")


def expect_points(run: Run, node: Node) -> list[Problem]:
    """The final count, item by item."""
    game: Any = run.game
    problems: list[Problem] = []
    for name, items in node.fields(game.seats).items():
        got = points(game.rules, run.state, game.seats.index(name))
        for item, wanted in items.fields(POINTS).items():
            problems += compare(wanted.path, wanted.value, getattr(got, item))
    return problems


def expect_face_down(run: Run, node: Node) -> list[Problem]:
    """Characters that lie face down."""
    return compare(node.path, node.value, sum(taker < 0 for taker in run.state.takers))


def expect_bottom(run: Run, node: Node) -> list[Problem]:
    """The last cards of the deck; above those that were put under it, as the document has them."""
    state = run.state
    order = [DISTRICTS[card & KIND_BITS].key for card in state.bottom]
    left = state.deck[:]
    above = []
    for action in run.dealer.script:
        if isinstance(action, DealCard):
            kind = next(kind for kind, one in enumerate(DISTRICTS) if one.key == action.card)
            if left[kind]:
                left[kind] -= 1
                above.append(action.card)
    if not any(left):
        order = above + order
    elif len({kind for kind, count in enumerate(state.deck) if count}) == 1:
        order = [DISTRICTS[kind].key for kind, count in enumerate(state.deck) for _ in range(count)] + order
    wanted = len(node.value)
    return compare(node.path, node.value, order[-wanted:] if wanted else [])


def expect_hidden(run: Run, node: Node) -> list[Problem]:
    """Among states that fit the view it differs at least once; an empty hand never counts. What seldom differs is
    looked at more often, so that luck decides nothing."""
    problems = []
    for entry in node.items():
        seen = set[tuple[str, ...]]()
        for secret in _samples(run, entry.value, SAMPLES * 10):
            seen.add(secret)
            if len(seen) > 1:
                break
        else:
            problems.append(Problem(entry.path, "hidden", {"always": list(next(iter(seen)))}))
    return problems


def expect_known(run: Run, node: Node) -> list[Problem]:
    """It is the same in all states that fit the view, and true."""
    problems = []
    for entry in node.items():
        seen = set(_samples(run, entry.value))
        truth = _look(run, run.state, entry.value["what"], random.Random(0))
        if seen != {truth}:
            may_be = [list(one) for one in sorted(seen)][:5]
            problems.append(Problem(entry.path, {"known": list(truth)}, {"may be": may_be}))
    return problems


def _samples(run: Run, entry: dict[str, Any], samples: int = SAMPLES) -> Iterable[tuple[str, ...]]:
    view = run.game.view(run.state, run.game.seats.index(entry["from"]))
    rng = random.Random(1)
    for _ in range(samples):
        yield _look(run, run.game.determinize(view, rng), entry["what"], rng)


def _look(run: Run, state: CitadelsState, what: str, rng: random.Random) -> tuple[str, ...]:
    """A secret of a state; the order of what chance has not decided is drawn."""
    if what == "deck":
        kinds = [kind for kind, count in enumerate(state.deck) for _ in range(count)]
        rng.shuffle(kinds)
        return tuple(DISTRICTS[kind & KIND_BITS].key for kind in kinds + state.bottom)
    if what == "face_down":
        ranks = sorted(rank for rank, taker in zip(state.laid, state.takers) if taker < 0)
        return tuple(CHARACTERS[state.characters[rank]].key for rank in ranks)
    name, _, part = what.rpartition(".")
    seat = run.game.seats.index(name)
    if part == "hand":
        return tuple(sorted(DISTRICTS[kind].key for kind in state.hands[seat]))
    if part == "character":
        held = [rank for rank, holder in enumerate(state.holder) if holder == seat]
        return tuple(CHARACTERS[state.characters[rank]].key for rank in held)
    if MUSEUM not in [entry & KIND_BITS for entry in state.cities[seat]]:
        return ()
    return tuple(sorted(DISTRICTS[card & KIND_BITS].key for card in state.tucked))


EXPECT: dict[str, Callable[[Run, Node], list[Problem]]] = {
    "players": expect_players, "crown": expect_crown, "called": expect_called, "deck": expect_deck,
    "round": expect_round, "first_complete": expect_first_complete, "points": expect_points,
    "hidden": expect_hidden, "known": expect_known, "face_down": expect_face_down, "bottom": expect_bottom,
}  # fmt: skip
