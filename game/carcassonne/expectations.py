"""Expectations of the tile game in the notation; each says what of it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.document import Node, Problem
from ..kernel.notation import Run, compare
from .actions import PlaceTile
from .places import FIGURES, is_meant, piece_named, place_name
from .position import rotation, square
from .view import CarcassonneView, StandingFigure


def _view(run: Run) -> CarcassonneView:
    view: CarcassonneView = run.game.view(run.state, 0)
    return view


def expect_gained(run: Run, node: Node) -> list[Problem]:
    """Points since the position."""
    gained = [now - then for now, then in zip(run.state.scores, run.start.scores)]
    return [
        problem
        for seat, wanted in node.fields(run.game.seats).items()
        for problem in compare(wanted.path, wanted.number(), gained[run.game.seats.index(seat)])
    ]


def _standing(run: Run, node: Node) -> tuple[list[StandingFigure], list[dict[str, Any]]]:
    view, entry = _view(run), node.fields(("seat", "figure", "at", "on", "as"))
    if "seat" in entry:
        entry["seat"].text(run.game.seats, "seat")
    if "figure" in entry:
        entry["figure"].text(FIGURES, "figure")
    if "on" in entry:
        place_name(entry["on"])
    found = []
    for figure in view.figures:
        if entry.get("as") is not None and entry["as"].value != "monk":
            continue
        if "seat" in entry and run.game.seats[figure.seat] != entry["seat"].value:
            continue
        if "figure" in entry and figure.figure != entry["figure"].value:
            continue
        at = square(entry["at"]) if "at" in entry else figure.at
        if at != figure.at and not _same_tile(view, at, figure.at):
            continue
        if "on" in entry:
            named = piece_named(view.rules, view.table, at, entry["on"].text())
            if not is_meant(view.table, named, view.piece(figure.at, figure.on)):
                continue
        found.append(figure)
    shown = [
        {"seat": run.game.seats[one.seat], "figure": one.figure, "at": list(one.at), "on": one.on}
        for one in view.figures
    ]
    return found, shown


def _same_tile(view: CarcassonneView, one: tuple[int, int], other: tuple[int, int]) -> bool:
    return any(one in tile.squares and other in tile.squares for tile in view.tiles)


def expect_figures(run: Run, node: Node) -> list[Problem]:
    """Each stands on the board."""
    problems = []
    for entry in node.items():
        found, shown = _standing(run, entry)
        if not found:
            problems.append(Problem(entry.path, entry.value, shown))
    return problems


def expect_no_figures(run: Run, node: Node) -> list[Problem]:
    """None on the board agrees."""
    problems = []
    for entry in node.items():
        found, shown = _standing(run, entry)
        if found:
            problems.append(Problem(entry.path, "none", shown))
    return problems


def expect_supply(run: Run, node: Node) -> list[Problem]:
    """Figures in hand."""
    view, problems = _view(run), []
    for seat, figures in node.fields(run.game.seats).items():
        has = view.supply(run.game.seats.index(seat))
        for name, wanted in figures.fields(has).items():
            problems += compare(wanted.path, wanted.number(), has[name])
    return problems


def expect_hand(run: Run, node: Node) -> list[Problem]:
    """Tiles held, in any order."""
    view, problems = _view(run), []
    for seat, tiles in node.fields(run.game.seats).items():
        held = [view.rules.tiles[tile].id for tile in run.state.hands[run.game.seats.index(seat)]]
        wanted = [tile.text(view.rules.tile_of, "tile of these sets") for tile in tiles.items()]
        problems += compare(tiles.path, sorted(wanted), sorted(held))
    return problems


def expect_features(run: Run, node: Node) -> list[Problem]:
    """Squares, completeness, owners and base value of features."""
    view, problems = _view(run), []
    for entry in node.items():
        fields = entry.fields(("at", "on", "squares", "complete", "owners", "value"), ("at", "on"))
        at, on = square(fields["at"]), place_name(fields["on"])
        piece = piece_named(view.rules, view.table, at, on)
        if piece is None or view.table.kinds[piece] == view.rules.silent:
            raise fields["on"].bad(f"no feature {on!r} at {list(at)}", "a feature of the tile that lies there")
        feature = view.feature_of(piece)
        got = {
            "squares": len(feature.squares),
            "complete": feature.complete,
            "value": feature.value,
            "owners": sorted(run.game.seats[seat] for seat in feature.owners),
        }
        read: dict[str, Callable[[Node], Any]] = {
            "squares": Node.number,
            "complete": Node.truth,
            "value": Node.number,
            "owners": lambda owners: sorted(owner.text(run.game.seats, "seat") for owner in owners.items()),
        }
        for name, reader in read.items():
            if name in fields:
                problems += compare(fields[name].path, reader(fields[name]), got[name])
    return problems


def _placements(run: Run, node: Node) -> list[list[int]]:
    if run.state.drawn < 0:
        raise node.bad("no tile is drawn", "play a draw first")
    return sorted(
        [*action.at, action.rot] for action in run.game.legal_actions(run.state) if isinstance(action, PlaceTile)
    )


def expect_placements(run: Run, node: Node) -> list[Problem]:
    """Exactly these places are legal for the tile drawn."""
    places = []
    for place in node.items():
        numbers = [number.number() for number in place.items()]
        if len(numbers) != 3:
            raise place.bad("not three numbers", "[x, y, rot] is right")
        places.append(numbers)
    return compare(node.path, sorted(places), _placements(run, node))


def expect_placements_at(run: Run, node: Node) -> list[Problem]:
    """Exactly these rotations are legal at a square."""
    problems = []
    for entry in node.items():
        fields = entry.fields(("at", "rots"), ("at", "rots"))
        at, wanted = square(fields["at"]), sorted(rotation(rot) for rot in fields["rots"].items())
        problems += compare(entry.path, wanted, [rot for x, y, rot in _placements(run, node) if (x, y) == at])
    return problems


BASE_EXPECT = {
    "gained": expect_gained,
    "figures": expect_figures,
    "no_figures": expect_no_figures,
    "supply": expect_supply,
    "hand": expect_hand,
    "features": expect_features,
    "placements": expect_placements,
    "placements_at": expect_placements_at,
}
