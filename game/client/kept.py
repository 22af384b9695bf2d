"""Pictures that are made once and kept while they are used, within a budget of memory."""

from __future__ import annotations

import ctypes
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

LARGE = 256 << 10  # bytes
M_MMAP_THRESHOLD = -3  # in glibc's malloc.h


class Kept:
    """Pictures by key. When all take more than `budget` bytes, those not asked for longest are let go.

    A key may hold the picture that another is made from: it is compared by identity and lives as long as its entry.
    """

    def __init__(self, budget: int) -> None:
        self.budget, self.bytes = budget, 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __call__(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made when it is first asked for."""
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = make()
            self.bytes += _size(picture)
            while self.bytes > self.budget and len(self._pictures) > 1:
                self.bytes -= _size(self._pictures.popitem(last=False)[1])
        else:
            self._pictures.move_to_end(key)
        return picture

    def __len__(self) -> int:
        return len(self._pictures)

    def clear(self) -> None:
        self._pictures.clear()
        self.bytes = 0


def _size(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def give_back_large() -> None:
    """From now on the memory of a large picture goes back to the system with it.

    glibc's malloc otherwise raises what it takes for large with every picture that is let go, and then the small things
    between pictures keep holes of hundreds of megabytes. Other systems need no telling."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
