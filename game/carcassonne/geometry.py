"""Squares, sides, turns and rings.

A square (x, y) of the notation is one int here, its *cell*, so that a board is a dict of ints and a neighbour is one
addition:

            N = -STRIDE
                 |
    W = -1 -- cell -- E = +1          x grows east, y grows south
                 |
            S = +STRIDE

Sides are numbered N, E, S, W = 0..3, turns are quarters clockwise. Seen from the middle of a square looking out over
a side, each side has a left and a right half; over a common side my left half meets the neighbour's right half.
"""

from __future__ import annotations

Square = tuple[int, int]

STRIDE = 1024
REACH = 500  # squares lie within -REACH..REACH
ORIGIN = (STRIDE // 2) * STRIDE + STRIDE // 2

SIDES = ("N", "E", "S", "W")
SIDE_OF = {name: side for side, name in enumerate(SIDES)}
STEP = (-STRIDE, 1, STRIDE, -1)  # side -> difference of cells
RING = (-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1)


def cell_of(square: Square) -> int:
    """The cell of a square."""
    return ORIGIN + square[1] * STRIDE + square[0]


def square_of(cell: int) -> Square:
    """The square (x, y) of a cell."""
    y, x = divmod(cell, STRIDE)
    return x - STRIDE // 2, y - STRIDE // 2


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) & 3


def second_half(turn: int) -> int:
    """From the cell of half A of a double tile to that of half B: east at turn 0, then south, west, north."""
    return STEP[(1 + turn) & 3]


def ring_of(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The neighbours of a tile (0.4): 8 cells round one square, 10 round the two of a double tile, in order."""
    return tuple(sorted({cell + step for cell in cells for step in RING} - set(cells)))
