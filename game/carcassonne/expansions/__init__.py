"""The sets that are built, in the order of the notation; the only list of them. The base game is the first."""

from .abbot import ABBOT
from .base import BASE
from .flying_machines import FLYING_MACHINES
from .german_castles import GERMAN_CASTLES
from .inns_cathedrals import INNS_AND_CATHEDRALS
from .princess_dragon import PRINCESS_AND_DRAGON
from .river import RIVER

ALL = (BASE, RIVER, ABBOT, INNS_AND_CATHEDRALS, PRINCESS_AND_DRAGON, FLYING_MACHINES, GERMAN_CASTLES)

__all__ = ["ALL"]
