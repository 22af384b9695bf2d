"""Pictures that are made once and kept while they are used, all within one budget of memory."""

from __future__ import annotations

import ctypes
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

BUDGET = 224 << 20  # bytes of all pictures together
LARGE = 256 << 10  # bytes of a picture
M_MMAP_THRESHOLD = -3  # in glibc's malloc.h

_pictures: OrderedDict[tuple[Kept, Hashable], pygame.Surface] = OrderedDict()  # of all rooms, the oldest first
_bytes = 0


class Kept:
    """The pictures of one room by key. All rooms share one budget: beyond it those not asked for longest are let go,
    whosever they are.

    A key may hold the picture that another is made from: it is compared by identity and lives as long as its entry.
    """

    def __call__(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made when it is first asked for."""
        picture = _pictures.get((self, key))
        if picture is None:
            picture = make()
            _keep((self, key), picture)
        else:
            _pictures.move_to_end((self, key))
        return picture

    def clear(self) -> None:
        """Let go all pictures of this room."""
        for key in [key for key in _pictures if key[0] is self]:
            _let_go(key)


def _keep(key: tuple[Kept, Hashable], picture: pygame.Surface) -> None:
    global _bytes
    _pictures[key] = picture
    _bytes += _size(picture)
    while _bytes > BUDGET and len(_pictures) > 1:
        _let_go(next(iter(_pictures)))


def _let_go(key: tuple[Kept, Hashable]) -> None:
    global _bytes
    _bytes -= _size(_pictures.pop(key))


def _size(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def give_back_large() -> None:
    """From now on the memory of a large picture goes back to the system with it.

    glibc's malloc otherwise raises what it takes for large with every picture that is let go, and then the small things
    between pictures keep holes of hundreds of megabytes. Other systems need no telling."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
