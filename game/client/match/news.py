"""What happens at the table, on its way to the picture and the log: each event becomes an act and is told with it.

What is taken back is taken out of the log again, and the picture comes from the view.
"""

from __future__ import annotations

from typing import Any

from game.client.match.eyes import ONLOOKER, Eyes
from game.client.picture import Picture
from game.client.stage.director import Act, Acts, Director
from game.client.story import Story, history
from game.session.table import Confirmed, HandedOver, Table, TakenBack

ANEW = (TakenBack, HandedOver)  # after these the picture comes from the view


class News:
    """`told` is all that has happened, as far as the acts have come."""

    def __init__(self, table: Table, picture: Picture, story: Story) -> None:
        self.table, self.picture, self.story = table, picture, story
        self.eyes = Eyes(table, picture, self._hear)
        self.director = Director(picture.stage, _Heralded(self))
        self.told: list[Any] = []
        self._happened: list[Any] = []
        self._marks: dict[int, int] = {}  # actions in the table's log before a decision -> events in ours
        self._seen: dict[int, int] = {}  # seat -> how many of our events it has seen

    def open(self) -> None:
        """The match begins, perhaps in the middle of its game."""
        self.eyes.open()
        self.told = history(self.table, ONLOOKER if self.eyes.couch else self.eyes.viewer)

    def _hear(self, event: Any) -> None:
        if not isinstance(event, Confirmed):
            self._happened.append(event)

    @property
    def waiting(self) -> bool:
        """The table has come to rest, and not all that happened is on its way yet."""
        return bool(self._happened)

    def mark(self) -> None:
        """A decision is about to be taken: taken back, it leads to here."""
        self._marks[len(self.table.log.actions)] = len(self.told)

    def deliver(self, mover: int) -> None:
        """Hands the director what has happened; all wait for `mover` now."""
        happened, self._happened = self._happened, []
        if any(isinstance(event, ANEW) for event in happened):
            self._show_anew(happened)
            return
        self.picture.end_choice()
        if self.eyes.couch and not self.eyes.covered and mover != self.eyes.viewer:
            self._seen[self.eyes.viewer] = len(self.told)
            self.eyes.cover()
        self.picture.look(self.eyes.view)
        self.director.play(self.picture.gather(happened))
        self.director.update(0.0)  # what a hand has done is answered at once

    def _show_anew(self, happened: list[Any]) -> None:
        """What was still on its way is part of what the view shows."""
        self._keep(self.director.drop())
        if any(isinstance(event, TakenBack) for event in happened):
            mark = len(self.table.log.actions)
            del self.told[self._marks.get(mark, len(self.told)):]
        self._keep(happened)
        self.picture.show(self.eyes.view)
        self.story.refresh(self.told)

    def _keep(self, events: list[Any]) -> None:
        self.told += [self.eyes.public(event) for event in events if not isinstance(event, ANEW)]

    def herald(self, event: Any) -> None:
        """The act of this event begins: the log may speak of it."""
        event = self.eyes.public(event)
        self.told.append(event)
        self.story.add(event)

    def since(self, seat: int) -> list[Any]:
        """What has happened since that seat looked last; nothing, if it never has."""
        return self.told[self._seen[seat]:] if seat in self._seen else []


class _Heralded(Acts):
    """The picture's acts; each event is news as its act begins."""

    def __init__(self, news: News) -> None:
        super().__init__()
        self._news = news

    def start(self, stage: Any, event: object) -> Act | None:
        self._news.herald(event)
        return self._news.picture.acts.start(stage, event)
