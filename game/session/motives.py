"""Why a move of the tile game is good or bad: what it does, read out of the move itself.

It is played on a copy; what it completes, claims, extends, joins and blocks is what differs on the table, whatever sets
are played with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ..carcassonne.actions import DeployFigure, Pass, PlaceTile, RecallFigure
from ..carcassonne.events import FeatureScored, FigureDeployed, FigureRecalled, FigureReturned
from ..carcassonne.geometry import STEP, Square, cell_of, opposite
from ..carcassonne.state import FACE, FACE_BITS, CarcassonneState, root_of
from ..carcassonne.view import CarcassonneView, Feature
from ..kernel.contract import Game

WEIGHT = ("sends", "completes", "scores", "takes", "shares", "loses", "spoils", "returns", "recalls", "claims",
          "blocks", "pays", "extends", "helps", "hinders", "keeps")  # deeds of a set's own are said before all these
HARDER = 3  # so many times fewer tiles fit: a place has become hard to fill
PLAIN = (PlaceTile, DeployFigure, RecallFigure, Pass)  # of these the table itself tells; others say what they are


@dataclass(frozen=True, slots=True)
class Motive:
    """One thing that a move does.

    `what`: completes, pays, returns, scores, claims, extends, helps, shares, takes, loses, blocks, hinders, spoils,
    recalls, keeps, sends, or the notation's word for a deed of a set's own (fairy, dragon ...). `seat`: whom it
    concerns, the mover or another. `kind` of feature; `points` it pays (for `returns`, `keeps`, `sends`: figures);
    `later`: what it pays once complete.
    """

    what: str
    seat: int
    kind: str = ""
    points: int = 0
    later: int = 0


def motives(game: Game, view: CarcassonneView, actions: Sequence[Any]) -> list[Motive]:
    """What these actions of the seat that is to move do, the weightiest first."""
    state = game.determinize(view, Random(0))
    seat, turn = game.to_move(state), game.turn(state)
    told: list[Motive] = []
    events: list[Any] = []
    for action in actions:
        if game.to_move(state) != seat or game.turn(state) != turn:
            break
        before, start = game.view(state, seat), len(events)
        word = game.write(action, state)["do"]
        keeps = isinstance(action, Pass) and any(isinstance(one, DeployFigure) for one in game.legal_actions(state))
        game.apply(state, action, events.append)
        if isinstance(action, PlaceTile):
            laid = game.view(state, seat)
            told += _laid(before, laid, action, _scored(game, state, seat, turn))
        elif keeps:
            told.append(Motive("keeps", seat, points=before.supply(seat)["follower"]))
        elif not isinstance(action, PLAIN):
            told += _deed(word, seat, action, events[start:])
        for event in events[start:]:
            if isinstance(event, FigureDeployed) and event.seat == seat:
                told += _claimed(game, state, event, events[start:])
            elif isinstance(event, FigureRecalled):
                told.append(Motive("recalls", seat, points=event.points))
    told = list(_merged(told))
    return sorted(dict.fromkeys(told), key=lambda one: WEIGHT.index(one.what) if one.what in WEIGHT else -1)


def _merged(told: list[Motive]) -> Iterator[Motive]:
    """What the tile completes and the figure is paid for at once is one thing."""
    paid = {one.kind: one.points for one in told if one.what == "scores"}
    done = {one.kind for one in told if one.what == "completes" and not one.points}
    for one in told:
        if one.what == "completes" and not one.points and one.kind in paid:
            yield replace(one, points=paid[one.kind])
        elif not (one.what == "scores" and one.kind in done):
            yield one


def _scored(game: Game, state: CarcassonneState, seat: int, turn: int) -> list[Any]:
    """What still happens in this turn if nothing more is done in it."""
    events: list[Any] = []
    after = game.clone(state)
    while game.to_move(after) == seat and game.turn(after) == turn:
        legal = game.legal_actions(after)
        passing = next((one for one in legal if isinstance(one, Pass)), legal[0] if len(legal) == 1 else None)
        if passing is None:
            break
        game.apply(after, passing, events.append)
    return events


def _laid(before: CarcassonneView, laid: CarcassonneView, action: PlaceTile, events: list[Any]) -> Iterator[Motive]:
    """What the new tile does to the features that it belongs to or lies beside."""
    seat, table = before.to_move, laid.table
    tile = laid.tiles[-1]
    roots = dict.fromkeys([
        root_of(table.parent, laid.piece(at, f"#{key}")) for at in tile.squares[:1] for key in _keys(laid, at)])
    rings = dict.fromkeys(table.ripe)
    near = [piece for square in tile.squares for piece in before.table.waiting.get(cell_of(square), ())]
    features = {root: laid.feature_of(root) for root in (*roots, *rings, *near)
                if table.kinds[root] != laid.rules.silent}
    scored = {(event.kind, event.squares): event.points for event in events if isinstance(event, FeatureScored)}
    returned = sum(isinstance(event, FigureReturned) and event.seat == seat for event in events)
    for feature in features.values():
        if feature.complete and feature.kind != "field":
            points = scored.get((feature.kind, feature.squares), (0,) * len(before.seats))
            yield Motive("completes", seat, feature.kind, points[seat])
            yield from (Motive("pays", other, feature.kind, gain) for other, gain in enumerate(points)
                        if gain and other != seat)
    if returned:
        yield Motive("returns", seat, points=returned)
    for feature in features.values():
        yield from _grown(before, feature, tile.squares, seat)
    yield from _blocked(before, laid, tile.squares, seat)


def _keys(view: CarcassonneView, at: Square) -> list[str]:
    placed = view.table.board[cell_of(at)]
    return [piece.key for piece in view.rules.tile_of_face(placed & FACE).pieces]


def _grown(before: CarcassonneView, feature: Feature, new: Sequence[Square], seat: int) -> Iterator[Motive]:
    """Features that became larger, or one."""
    old = {}
    for at, on in feature.pieces:
        if at not in new:
            piece = root_of(before.table.parent, before.piece(at, on))
            old[piece] = before.feature_of(piece)
    held = [one for one in old.values() if one.owners]
    rivals = {owner for one in held for owner in one.owners if owner != seat}
    mine = any(seat in one.owners for one in held)
    if len(held) > 1 and rivals and mine:
        what = "loses" if seat not in feature.owners else "shares" if rivals & set(feature.owners) else "takes"
        yield Motive(what, min(rivals), feature.kind, feature.value)
    elif held and not feature.complete:
        gain = feature.value - sum(one.value for one in held)
        if gain > 0:
            yield from [Motive("extends", seat, feature.kind, gain)] if seat in feature.owners else [
                Motive("helps", feature.owners[0], feature.kind, gain)]


def _blocked(before: CarcassonneView, laid: CarcassonneView, new: Sequence[Square], seat: int) -> Iterator[Motive]:
    """Places beside the new tile that have become hard or impossible to fill, for those who need them."""
    table = laid.table
    for cell in dict.fromkeys(cell_of(square) + step for square in new for step in STEP):
        if cell not in table.frontier or cell not in before.table.frontier:
            continue
        was, now = _fitting(before, cell), _fitting(laid, cell)
        if was and now * HARDER <= was:
            for feature in _ending_at(laid, cell):
                if not feature.owners or not any(square not in new for square in feature.squares):
                    continue
                mine = seat in feature.owners
                if not (mine and now):
                    yield Motive("spoils" if mine else "hinders" if now else "blocks",
                                 seat if mine else feature.owners[0], feature.kind, feature.worth_complete)


def _fitting(view: CarcassonneView, cell: int) -> int:
    """How many unseen tiles of one square fit there by their edges."""
    fits, signature = view.rules.fits, view.table.frontier[cell]
    return sum(count for tile, count in enumerate(view.table.bag) if count and signature in fits[tile])


def _ending_at(view: CarcassonneView, cell: int) -> list[Feature]:
    """The open features that need something to lie there."""
    table, found = view.table, dict.fromkeys(view.table.waiting.get(cell, ()))
    for side, step in enumerate(STEP):
        placed = table.board.get(cell + step)
        if placed is not None:
            line = view.rules.meet[placed & FACE][opposite(side)][0]
            if line >= 0:
                found[root_of(table.parent, (placed >> FACE_BITS) + line)] = None
    return [view.feature_of(piece) for piece in found if table.kinds[piece] != view.rules.silent]


def _claimed(game: Game, state: CarcassonneState, event: FigureDeployed, events: list[Any]) -> Iterator[Motive]:
    """A figure stands somewhere now, or has already been paid."""
    view: CarcassonneView = game.view(state, event.seat)
    feature = view.feature(event.at, event.on)
    if feature is None:
        return
    paid = next((one for one in events if isinstance(one, FeatureScored) and not one.final
                 and (one.kind, one.squares) == (feature.kind, feature.squares)), None)
    if paid is not None:
        yield Motive("scores", event.seat, feature.kind, paid.points[event.seat])
    else:
        yield Motive("claims", event.seat, feature.kind, feature.value,
                     0 if feature.kind == "field" else feature.worth_complete)


def _deed(word: str, seat: int, action: Any, events: list[Any]) -> Iterator[Motive]:
    """A deed of a set's own, and whose figures go home by it."""
    whom = getattr(action, "seat", None)
    yield Motive(word, seat if whom is None else whom)
    if whom is not None:
        return  # the figure that the deed itself names
    gone = Counter(event.seat for event in events if isinstance(event, FigureReturned))
    yield from (Motive("sends", other, points=count) for other, count in sorted(gone.items()))
