"""Whose eyes the screen looks through. Where people share it who must not see each other's secrets, nobody's are shown
until a seat has drawn its curtain aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.picture import Picture
from game.session.table import AT_THE_TABLE, Table

ONLOOKER = -1  # sees what all see


class Eyes:
    """`viewer` is the seat that looks; `covered`: nobody's secrets are shown now. `hear` is told what happens at the
    table, as whoever looks may see it."""

    def __init__(self, table: Table, picture: Picture, hear: Callable[[Any], None]) -> None:
        self.table, self.picture, self.hear = table, picture, hear
        people = [seat for seat, player in enumerate(table.players) if player.human]
        self.viewer = people[0] if people else 0
        self.covered = False
        self._stop: Callable[[], None] | None = None

    @property
    def couch(self) -> bool:
        """People share the screen who must not see each other's secrets."""
        return self.picture.secret and sum(player.human for player in self.table.players) > 1

    @property
    def view(self) -> Any:
        """What the seat that looks may see."""
        return self.table.view(self.viewer)

    def open(self) -> None:
        """The match begins: covered where somebody else may look on."""
        self.covered = self.couch
        self.picture.close(self.covered)
        self.picture.show(self.view)

    def listen(self) -> None:
        """From now on, as whoever looks now."""
        self.shut()
        self._stop = self.table.listen(self.hear, ONLOOKER if self.covered else self.viewer)

    def shut(self) -> None:
        """Nothing is heard any more."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def cover(self) -> None:
        """From now on nobody's secrets are shown, or heard."""
        self.covered = True
        self.picture.close(True)
        self.listen()

    def uncover(self, seat: int) -> None:
        """That seat looks now."""
        self.viewer, self.covered = seat, False
        self.picture.close(False)
        self.listen()
        self.picture.show(self.view)

    def public(self, event: Any) -> Any:
        """What the log may say of it, which all at the screen can read."""
        return self.table.game.redact(event, ONLOOKER) if self.couch and not isinstance(event, AT_THE_TABLE) else event
