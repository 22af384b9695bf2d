"""The sets that are built, in the order of the notation; the only list of them. The base game is the first."""

from .abbot import ABBOT
from .base import BASE
from .river import RIVER

ALL = (BASE, RIVER, ABBOT)

__all__ = ["ALL"]
