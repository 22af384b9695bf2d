"""The 18 characters, a module for each rank. CLASSES stands in the order of cards.CHARACTERS."""

from __future__ import annotations

from . import rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9
from .character import Character

MODULES = (rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8, rank9)

CLASSES: tuple[Character, ...] = (
    rank1.Assassin(), rank1.Witch(), rank2.Thief(), rank2.TaxCollector(), rank3.Magician(), rank3.Wizard(),
    rank4.King(), rank4.Emperor(), rank5.Bishop(), rank5.Abbot(), rank6.Merchant(), rank6.Alchemist(),
    rank7.Architect(), rank7.Navigator(), rank8.Warlord(), rank8.Diplomat(), rank9.Artist(), rank9.Queen(),
)  # fmt: skip
