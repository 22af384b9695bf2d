"""Who sits at the table of a match, and whom all wait for."""

from __future__ import annotations

import msgspec

from game.client.seating import colours_of
from game.session.table import Table


class Sitting:
    """The seats of one table as the screen speaks of them. `computer` is the level that may take a seat over; none: "".
    """

    def __init__(self, table: Table, computer: str) -> None:
        self.table, self.computer = table, computer
        self.colours = colours_of(table.game.seats, table.players)

    def name(self, seat: int) -> str:
        return self.table.players[seat].name

    def human(self, seat: int) -> bool:
        return self.table.players[seat].human

    @property
    def mover(self) -> int:
        """The seat that all wait for."""
        waits = self.table.unconfirmed
        return waits if waits is not None else self.table.active

    @property
    def person(self) -> int | None:
        """The seat that all wait for, as long as a person sits there and the game goes on."""
        mover = self.mover
        return mover if mover >= 0 and self.human(mover) and not self.table.over else None

    @property
    def chooses(self) -> bool:
        """A person has to choose, and nothing has to be confirmed first."""
        table = self.table
        return not table.over and table.unconfirmed is None and table.active >= 0 and self.human(table.active)

    def hand_over(self, seat: int, plays: str) -> None:
        """Another plays for the seat from now on."""
        self.table.hand_over(seat, msgspec.structs.replace(self.table.players[seat], plays=plays))
