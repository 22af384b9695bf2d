"""Laying tiles: where one fits, and how its pieces join their neighbours. The features are kept, never searched for."""

from __future__ import annotations

from itertools import chain

from .actions import PLACE_CELL_SHIFT
from .geometry import STRIDE
from .ruleset import Ruleset
from .state import FACE, FACE_BITS, HOME_KEY_BITS, MARK_BITS, OPEN, SQUARE_BITS, CarcassonneState, root_of

NEAR = tuple(x + y * STRIDE for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) <= 2)


def places(rules: Ruleset, state: CarcassonneState, tile: int) -> list[int]:
    """The place codes of a tile, every square and rotation where it may lie now (B3.2 to B3.4, GC4)."""
    if rules.tiles[tile].double:
        return double_places(rules, state, (tile,))
    fits = rules.fits[tile]
    codes = [
        place | tail
        for signature, cells in state.rims.items()
        if signature in fits
        for tail in fits[signature]
        for place in cells
    ]
    for condition in rules.tile_fits[tile]:
        codes = condition(rules, state, codes)
    return codes


def shows(rules: Ruleset, state: CarcassonneState, symbol: str) -> bool:
    """Whether the tile placed this turn shows a symbol."""
    return symbol in rules.symbols[state.board[state.placed] & FACE]


def has_place(rules: Ruleset, state: CarcassonneState, tile: int) -> bool:
    """Whether a tile fits anywhere (B3.5)."""
    if rules.tiles[tile].double or rules.tile_fits[tile]:
        return bool(places(rules, state, tile))
    return not rules.fits[tile].keys().isdisjoint(state.rims)


def double_places(rules: Ruleset, state: CarcassonneState, tiles: tuple[int, ...]) -> list[int]:
    """The place codes of double tiles of one kind, which obey the same conditions.

    A seat holds them for many turns, so the state remembers their places, by an empty square with a neighbour: a tile
    of one square changes only those near it; what a double tile laid since then forbids (GC5) may reach further.
    """
    known, squares = state.doubles.get(tiles), state.squares
    if known and known[0] == len(squares):
        return list(chain.from_iterable(known[1].values()))
    frontier, board = state.frontier, state.board
    laid = squares[known[0] :] if known else ()
    if known and rules.second_faces.isdisjoint([board[cell] & FACE for cell in laid]):
        codes = known[1].copy()
        stale = {cell + step for cell in laid for step in NEAR}
        for cell in stale & codes.keys():
            del codes[cell]
        stale &= frontier.keys()
    else:
        codes, stale = {}, set(frontier)
    half_a, half_b = rules.double_fits[tiles]
    conditions = rules.tile_fits[tiles[0]]
    for cell in stale:
        signature = frontier[cell]
        as_a, as_b = half_a[signature], half_b[signature]
        if not (as_a or as_b):
            continue
        found = []
        for fitting in as_a:
            _, offset, tail = fitting
            other = cell + offset
            if other not in board and (other not in frontier or fitting in half_b[frontier[other]]):
                found.append(cell << PLACE_CELL_SHIFT | tail)
        for _, offset, tail in as_b:
            anchor = cell - offset
            if anchor not in frontier and anchor not in board:
                found.append(anchor << PLACE_CELL_SHIFT | tail)
        if found:
            for condition in conditions:
                found = condition(rules, state, found)
            codes[cell] = found
    state.doubles[tiles] = len(squares), codes
    return list(chain.from_iterable(codes.values()))


def lay(rules: Ruleset, state: CarcassonneState, cell: int, face: int) -> None:
    """Put the tile whose half A shows `face` on `cell`; nothing is checked.

    Joins its pieces with their neighbours, closes cities, counts down monasteries round it; `state.ripe` then holds the
    pieces of ring features that became complete.
    """
    footprint = rules.footprint[face]
    assert footprint is not None
    cells, faces, all_sides, pieces, new_sums, bits, kinds, _, cities, rings, ring, homes = footprint
    board, frontier, rims = state.board, state.frontier, state.rims
    parent, sums, mask = state.parent, state.sums, state.mask
    first = len(parent)
    shift = MARK_BITS + SQUARE_BITS * len(state.squares)
    parent += range(first, first + len(pieces))
    sums += new_sums
    mask += [bit << shift | mark for bit, mark in bits]
    state.kinds += kinds
    here = cell << HOME_KEY_BITS
    state.homes += [here + home for home in homes]

    ripe: tuple[int, ...] = ()
    meet = rules.meet
    for offset, lying, sides in zip(cells, faces, all_sides):
        here = cell + offset
        board[here] = first << FACE_BITS | lying
        state.squares.append(here)
        if here in frontier:
            _leave(rims, frontier.pop(here), here)
        if here in state.waiting:
            for piece in state.waiting.pop(here):
                sums[piece] -= 1
                if not sums[piece] & OPEN:
                    ripe += (piece,)
        for _, step, signature, line, grass, back in sides:
            there = here + step
            placed = board.get(there)
            if placed is None:
                before = frontier.get(there, 0)
                if before:
                    _leave(rims, before, there)
                frontier[there] = now = before | signature
                rims[now] = (*rims.get(now, ()), there << PLACE_CELL_SHIFT)
                continue
            other = placed >> FACE_BITS
            other_line, other_grass = meet[placed & FACE][back]
            if line >= 0:
                sums[_join(parent, sums, mask, first + line, other + other_line)] -= 2
            for mine, theirs in zip(grass, other_grass):
                _join(parent, sums, mask, first + mine, other + theirs)

    if rings:
        empty = [cell + step for step in ring if cell + step not in board]
        for index in rings:
            sums[first + index] += len(empty)
            if not empty:
                ripe += (first + index,)
        own = tuple(first + index for index in rings)
        for there in empty:
            state.waiting[there] = state.waiting.get(there, ()) + own
    state.ripe = ripe

    for root in {root_of(parent, first + index) for index in cities}:
        if not sums[root] & OPEN:
            state.closed.append(mask[root])


def _leave(rims: dict[int, tuple[int, ...]], signature: int, cell: int) -> None:
    """A cell no longer has this signature."""
    cells = rims[signature]
    if len(cells) == 1:
        del rims[signature]
    else:
        place = cells.index(cell << PLACE_CELL_SHIFT)
        rims[signature] = cells[:place] + cells[place + 1 :]


def _join(parent: list[int], sums: list[int], mask: list[int], a: int, b: int) -> int:
    """Make the features of two pieces one; returns its root. The older root stays, so that paths stay short."""
    while (up := parent[a]) != a:
        a = up
    while (up := parent[b]) != b:
        b = up
    if a == b:
        return a
    if b < a:
        a, b = b, a
    parent[b] = a
    sums[a] += sums[b]
    mask[a] |= mask[b]
    return a
