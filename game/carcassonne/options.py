"""The rule options of the tile game: docs/rules/carcassonne/part1.md, section O. A set says which of them are its
own; one whose set is not in play changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Option:
    """An option: its key in the notation, its clause, its default, its other values, or which whole numbers it may
    be."""

    key: str
    clause: str
    default: Any
    others: tuple[Any, ...] = ()
    number: Callable[[int], bool] | None = None

    def allows(self, value: Any) -> bool:
        """Whether a JSON value is one of the option's; true is not 1 here."""
        if self.number and type(value) is int and self.number(value):
            return True
        return any(type(value) is type(one) and value == one for one in (self.default, *self.others))

    @property
    def right(self) -> str:
        """What would be right, in words."""
        listed = " or ".join(repr(one) for one in (self.default, *self.others))
        return f"{listed}{' or another whole number from 0' if self.number else ''} is right ({self.clause})"


OPTIONS = {
    option.key: option
    for option in (
        Option("abbot", "O1", False, (True,)),
        Option("castle_bonus", "O2", "present", ("majority",)),
        Option("castle_setup", "O3", "deal", ("pick",)),
        Option("castles_per_seat", "O4", 2, (1,)),
        Option("dragon_timing", "O5", "before_scoring", ("after_scoring",)),
        Option("wagon_rule", "O6", "nearby", ("connected",)),
        Option("barn_on_barn", "O7", False, (True,)),
        Option("keep_base_monasteries", "O8", False, (True,)),
        Option("plague_delay", "O9", 17, number=lambda value: value >= 0),
        Option("bazaar_mode", "O10", "auction", ("free_pick",)),
        Option("river_ends", "O11", "plain", ("third_edition",)),
        Option("fairy_rule", "O12", "meeple", ("square",)),
        Option("small_city", "O13", "four", ("two",)),
    )
}
