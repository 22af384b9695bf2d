"""The table as data: flat lists of small ints, so that a copy costs microseconds.

Every placed tile appends its pieces to the lists; a piece is an index into them. Pieces that meet become one feature
in a union-find: `parent` leads to the root, and only the root's entries count:

    sums[root]   what is added when features join, packed into one int
                     bits  0-11  open edges of a road or city; empty neighbour squares of a monastery, garden or castle
                     bits 12-23  pennants
                     bits 24-31  figures that occupy the feature
                     bits 32-..  strength of each seat, 8 bits a seat, the first seat lowest
    mask[root]   what is united when features join, packed into one int
                     bits 0-15   marks (inn, cathedral ...), one bit each
                     then 5 bits for each placed square in the order of placing: bit 4 = the road or city covers the
                     square, bits 0-3 = it is, or as a field borders, the first to fourth city piece of that square

So the squares of a feature are counted once however many of its pieces lie there (B6.3), the halves of a double tile
apart (GC12), and a field borders a city exactly when their masks share a wall bit (B7.3).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel.agenda import Step

OPEN = (1 << 12) - 1
PENNANT_SHIFT, PENNANTS = 12, (1 << 12) - 1
FIGURE_SHIFT, FIGURE, FIGURES = 24, 1 << 24, (1 << 8) - 1
STRENGTH_SHIFT, STRENGTH_BITS, STRENGTH = 32, 8, (1 << 8) - 1

MARK_BITS = 16
SQUARE_BITS = 5
COVERS = 1 << 4  # in a square's five bits
MOST_SQUARES = 4096
ALL_COVERS = sum(COVERS << (MARK_BITS + SQUARE_BITS * n) for n in range(MOST_SQUARES))

HOME_KEY_BITS, HOME_KEY = 6, (1 << 6) - 1
FACE_BITS, FACE = 12, (1 << 12) - 1  # board entry: first piece << FACE_BITS | face
FIGURE_PIECE_SHIFT = 6  # figure on the board: piece << 6 | figure kind << 3 | seat


Remembered = tuple[int, dict[int, list[int]]]  # squares covered then; empty cell -> codes, see board.double_places


@dataclass(slots=True)
class CarcassonneState:
    """All that is needed to go on playing, and nothing else."""

    scores: list[int]  # seat -> points on the track
    supply: list[int]  # seat * figure kinds + figure kind -> figures in hand
    bag: list[int]  # tile -> copies that nobody has seen yet
    # cell -> first piece << 12 | face; both squares of a double tile
    board: dict[int, int] = field(default_factory=dict)
    # empty cell -> edges round it, 3 bits a side (0: no neighbour)
    frontier: dict[int, int] = field(default_factory=dict)
    # such a signature -> the empty cells that have it, each shifted as in the code of a place (actions.py): places are
    # listed by signature, not cell by cell
    rims: dict[int, tuple[int, ...]] = field(default_factory=dict)
    squares: list[int] = field(default_factory=list)  # cells in the order of placing
    parent: list[int] = field(default_factory=list)  # piece -> piece, a root is its own parent
    sums: list[int] = field(default_factory=list)
    mask: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)  # piece -> kind of feature
    homes: list[int] = field(default_factory=list)  # piece -> cell that carries it << 6 | number of its key
    doubles: dict[tuple[int, ...], Remembered] = field(default_factory=dict)  # double tiles held -> their places
    waiting: dict[int, tuple[int, ...]] = field(default_factory=dict)  # empty cell -> pieces that need it filled
    closed: list[int] = field(default_factory=list)  # masks of the complete cities
    ripe: tuple[int, ...] = ()  # ring features that the last tile completed
    hands: list[tuple[int, ...]] = field(default_factory=list)  # seat -> tiles it holds
    figures: list[int] = field(default_factory=list)  # piece << 6 | figure kind << 3 | seat, as they were put down
    agenda: list[Step] = field(default_factory=list)
    mover: int = 0  # who is to move
    turn: int = 1
    drawn: int = -1  # the tile in hand
    placed: int = -1  # cell of (half A of) the tile placed this turn
    drawn_count: int = 0  # tiles that have left the pile
    slices: dict[str, object] = field(default_factory=dict)  # each expansion's own frozen bit

    def clone(self) -> CarcassonneState:
        """A state that shares nothing changeable with this one."""
        new = _new(CarcassonneState)
        new.scores = self.scores[:]
        new.supply = self.supply[:]
        new.bag = self.bag[:]
        new.board = self.board.copy()
        new.frontier = self.frontier.copy()
        new.rims = self.rims.copy()
        new.doubles = self.doubles.copy()
        new.squares = self.squares[:]
        new.parent = self.parent[:]
        new.sums = self.sums[:]
        new.mask = self.mask[:]
        new.kinds = self.kinds[:]
        new.homes = self.homes[:]
        new.waiting = self.waiting.copy()
        new.closed = self.closed[:]
        new.ripe = self.ripe
        new.hands = self.hands[:]
        new.figures = self.figures[:]
        new.agenda = self.agenda[:]
        new.mover = self.mover
        new.turn = self.turn
        new.drawn = self.drawn
        new.placed = self.placed
        new.drawn_count = self.drawn_count
        new.slices = self.slices.copy()
        return new


_new = object.__new__


def root_of(parent: list[int], piece: int) -> int:
    """The root of the feature that a piece belongs to."""
    while (up := parent[piece]) != piece:
        piece = up
    return piece


def square_count(mask: int) -> int:
    """How many squares a road or city covers (B6.3, GC12)."""
    return (mask & ALL_COVERS).bit_count()


def pennant_count(sums: int) -> int:
    """How many pennants a city shows."""
    return sums >> PENNANT_SHIFT & PENNANTS


def strengths(sums: int, seats: int) -> list[int]:
    """Strength of each seat on a feature (B6.5)."""
    return [
        sums >> shift & STRENGTH
        for shift in range(STRENGTH_SHIFT, STRENGTH_SHIFT + STRENGTH_BITS * seats, STRENGTH_BITS)
    ]


def covered_squares(state: CarcassonneState, mask: int) -> list[int]:
    """The cells that a road or city covers, in the order of placing."""
    bits = mask >> MARK_BITS
    return [cell for serial, cell in enumerate(state.squares) if bits >> SQUARE_BITS * serial & COVERS]


def locate(state: CarcassonneState, piece: int) -> tuple[int, int]:
    """The cell of half A of the tile that a piece lies on, and the piece's index on that tile."""
    board, squares = state.board, state.squares
    low, high = 0, len(squares)
    while low < high:
        middle = (low + high) // 2
        if board[squares[middle]] >> FACE_BITS <= piece:
            low = middle + 1
        else:
            high = middle
    first = board[squares[low - 1]] >> FACE_BITS
    while low > 1 and board[squares[low - 2]] >> FACE_BITS == first:
        low -= 1
    return squares[low - 1], piece - first
