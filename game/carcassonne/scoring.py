"""Paying for features: worth, majority, bonuses, the way home (B6, B7)."""

from __future__ import annotations

from ..kernel.contract import Emit
from .events import FeatureScored, FigureReturned
from .geometry import Square, ring_of, square_of
from .ruleset import Ruleset
from .spots import place_of
from .state import (
    FACE,
    FACE_BITS,
    FIGURE,
    FIGURE_PIECE_SHIFT,
    FIGURE_SHIFT,
    HOME_KEY_BITS,
    OPEN,
    STRENGTH_BITS,
    STRENGTH_SHIFT,
    CarcassonneState,
    covered_squares,
    locate,
    root_of,
    strengths,
)


def is_complete(rules: Ruleset, state: CarcassonneState, root: int) -> bool:
    """Whether a feature is complete (B5); fields and rivers never are."""
    return rules.closes[state.kinds[root]] and not state.sums[root] & OPEN


def worth(rules: Ruleset, state: CarcassonneState, root: int, complete: bool) -> tuple[int, int]:
    """What a feature pays, as units and points a unit: when completed, or else as the end of the game would."""
    kind = rules.kinds[state.kinds[root]]
    factor = kind.complete_factor if complete else kind.open_factor
    for multiply in rules.scoring["multiply"]:
        factor = multiply(rules, state, root, complete, factor)
    return kind.units(state, root, complete), factor


def owners(rules: Ruleset, state: CarcassonneState, root: int) -> list[int]:
    """The seats with the greatest strength on a feature; nobody where no strength stands (B6.5)."""
    strength = strengths(state.sums[root], rules.seats)
    most = max(strength)
    return [seat for seat, one in enumerate(strength) if one == most] if most else []


def score_feature(rules: Ruleset, state: CarcassonneState, root: int, final: bool, emit: Emit | None) -> None:
    """Pay the majority of an occupied feature, then the bonuses in the order of the SCORING table. At the end of the
    game (`final`) features are open; one that is complete, in a turn that is looked at before its scoring, keeps its
    value."""
    complete = not final or is_complete(rules, state, root)
    units, factor = worth(rules, state, root, complete)
    points = [0] * rules.seats
    for seat in owners(rules, state, root):
        points[seat] = units * factor
    bonuses = []
    for source in ("watchtower", "castle", "fairy"):
        for bonus in rules.scoring[source]:
            extra = bonus(rules, state, root, final, points)
            if any(extra):
                bonuses.append((source, tuple(extra)))
    for _, extra in bonuses:
        points = [one + more for one, more in zip(points, extra, strict=True)]
    for seat, one in enumerate(points):
        state.scores[seat] += one
    if emit:
        at, on = spot_of(rules, state, root)
        emit(
            FeatureScored(
                rules.kinds[state.kinds[root]].name,
                feature_squares(rules, state, root),
                at,
                on,
                complete,
                units,
                factor,
                tuple(points),
                tuple(bonuses),
                final=final,
                beside=squares_beside(rules, state, root),
                strength=tuple(strengths(state.sums[root], rules.seats)),
            )
        )


def send_home(rules: Ruleset, state: CarcassonneState, root: int, emit: Emit | None) -> None:
    """All figures of a feature return to their owners (B6.6)."""
    parent = state.parent
    going = [figure for figure in state.figures if root_of(parent, figure >> FIGURE_PIECE_SHIFT) == root]
    for figure in going:
        take_off(rules, state, figure, emit)


def put_on(rules: Ruleset, state: CarcassonneState, piece: int, figure: int, seat: int) -> None:
    """Stand a figure on a piece; the supply is the caller's."""
    state.figures.append(piece << FIGURE_PIECE_SHIFT | figure << 3 | seat)
    state.sums[root_of(state.parent, piece)] += _claim(rules, figure, seat)


def take_off(rules: Ruleset, state: CarcassonneState, figure: int, emit: Emit | None) -> None:
    """The one way off the board into the supply; `figure` is an entry of state.figures."""
    state.figures.remove(figure)
    piece, kind, seat = figure >> FIGURE_PIECE_SHIFT, figure >> 3 & 7, figure & 7
    state.sums[root_of(state.parent, piece)] -= _claim(rules, kind, seat)
    state.supply[seat * len(rules.figures) + kind] += 1
    for hook in rules.hooks["returned"]:
        hook(rules, state, figure)
    if emit:
        at, on = spot_of(rules, state, piece)
        emit(FigureReturned(seat, rules.figures[kind].name, at, on))


def _claim(rules: Ruleset, figure: int, seat: int) -> int:
    return FIGURE | rules.figures[figure].weight << STRENGTH_SHIFT + STRENGTH_BITS * seat


def final_scoring(rules: Ruleset, state: CarcassonneState, emit: Emit | None) -> None:
    """Pay every feature that figures still stand on (B7.2, B7.3), in the order in which the figures were put down."""
    roots = dict.fromkeys(root_of(state.parent, figure >> FIGURE_PIECE_SHIFT) for figure in state.figures)
    for root in roots:
        score_feature(rules, state, root, True, emit)


def completed_here(rules: Ruleset, state: CarcassonneState) -> list[int]:
    """The roots of the features that the tile placed this turn completed (B5.5), occupied or not."""
    placed = state.board[state.placed]
    first, footprint = placed >> FACE_BITS, rules.footprint[placed & FACE]
    assert footprint is not None
    parent, sums = state.parent, state.sums
    found = []
    for index in footprint.goals:
        root = root_of(parent, first + index)
        if not sums[root] & OPEN and root not in found:
            found.append(root)
    return found + list(state.ripe)


def present(rules: Ruleset, state: CarcassonneState, root: int) -> set[int]:
    """The seats with a figure on a feature, whatever its strength."""
    parent = state.parent
    return {figure & 7 for figure in state.figures if root_of(parent, figure >> FIGURE_PIECE_SHIFT) == root}


def barred(rules: Ruleset, state: CarcassonneState, cell: int) -> bool:
    """Whether no figure may come to the tile on a cell now."""
    for bars in rules.bars:  # noqa: SIM110 (faster than any() of a generator)
        if bars(rules, state, cell):
            return True
    return False


def occupied(sums: int) -> bool:
    """Whether a figure stands on the feature (0.6)."""
    return sums >> FIGURE_SHIFT != 0


# ---- for those who look on: names and squares, never asked by the search ----


def spot_of(rules: Ruleset, state: CarcassonneState, piece: int) -> tuple[Square, str]:
    """Where a piece lies, as the notation writes it: the square that carries it, and its key with a #."""
    cell, key = place_of(state, piece)
    return square_of(cell), f"#{rules.keys[key]}"


def piece_cells(rules: Ruleset, state: CarcassonneState, piece: int) -> tuple[int, ...]:
    """The cells of its tile on which a piece lies: both of a castle tile for its castle."""
    carrying = state.homes[piece] >> HOME_KEY_BITS
    anchor = rules.anchor(carrying, state.board[carrying] & FACE)
    placed = state.board[anchor]
    footprint = rules.footprint[placed & FACE]
    assert footprint is not None
    halves = rules.tile_of_face(placed & FACE).pieces[piece - (placed >> FACE_BITS)].halves
    return tuple(anchor + footprint.cells[half] for half in halves)


def feature_pieces(state: CarcassonneState, root: int) -> list[int]:
    """All pieces of a feature."""
    return [piece for piece in range(len(state.parent)) if root_of(state.parent, piece) == root]


def feature_squares(rules: Ruleset, state: CarcassonneState, root: int) -> tuple[Square, ...]:
    """The squares that a feature lies on, in the order of placing."""
    if rules.kinds[state.kinds[root]].ends:
        return tuple(map(square_of, covered_squares(state, state.mask[root])))
    cells = (cell for piece in feature_pieces(state, root) for cell in piece_cells(rules, state, piece))
    return tuple(dict.fromkeys(map(square_of, cells)))


def squares_beside(rules: Ruleset, state: CarcassonneState, root: int) -> tuple[Square, ...]:
    """What counts besides the feature's own squares: filled neighbours (B6.4), complete cities of a field (B7.3)."""
    kind = rules.kinds[state.kinds[root]]
    if kind.ends:
        return ()
    if kind.ring:
        cell, _ = locate(state, root)
        first = state.board[cell] >> FACE_BITS  # of both halves of a double tile
        cells = tuple(one for one in state.squares if state.board[one] >> FACE_BITS == first)
        return tuple(square_of(one) for one in ring_of(cells) if one in state.board)
    walls = state.mask[root]
    cities = (covered_squares(state, city) for city in state.closed if city & walls)
    return tuple(dict.fromkeys(square_of(cell) for city in cities for cell in city))
