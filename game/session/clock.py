"""Time at the table: what each seat has used, and the clock that players may agree on.

Time is counted while a seat is waited for. A clock never ends a game: who has used up their time is told so, and from
then on what they may decline is declined for them in every turn that takes longer than the grace.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

GRACE = 30  # seconds of each turn, at least, for a seat that is out of time


class Pace(msgspec.Struct, frozen=True):
    """What was agreed: minutes for each seat (0: no clock), and seconds that each finished turn adds."""

    minutes: int = 0
    increment: int = 0


NO_CLOCK = Pace()


class Times(msgspec.Struct, frozen=True):
    """A clock as it is kept: seconds used, turns finished, and seconds that do not count since another pace was agreed
    on in the middle of a match; by seat."""

    pace: Pace
    used: tuple[float, ...]
    turns: tuple[int, ...]
    spared: tuple[float, ...] = ()


class Clock:
    """Counts for one table; `now` gives seconds that only go forward."""

    def __init__(self, seats: int, pace: Pace = NO_CLOCK, now: Callable[[], float] = time.monotonic) -> None:
        self.pace, self._now = pace, now
        self._used = [0.0] * seats
        self._turns = [0] * seats
        self._spared = [0.0] * seats
        self._running: tuple[int, int] | None = None  # seat and turn that are waited for
        self._since = 0.0
        self._turn_began: tuple[tuple[int, int], float] | None = None  # that turn, and what its seat had used before

    def agree(self, pace: Pace) -> None:
        """Another clock from now on: each seat has the whole of its time before it."""
        self.pace = pace
        self._spared = [self.used(seat) - pace.increment * turns for seat, turns in enumerate(self._turns)]

    def run(self, seat: int | None, turn: int = 0) -> None:
        """From now on this seat is waited for, or nobody."""
        wanted = None if seat is None else (seat, turn)
        if wanted == self._running:
            return
        if self._running is not None:
            self._used[self._running[0]] += self._now() - self._since
        self._running, self._since = wanted, self._now()
        if wanted is not None and (self._turn_began is None or self._turn_began[0] != wanted):
            self._turn_began = (wanted, self._used[wanted[0]])

    def turn_ended(self, seat: int) -> None:
        """The seat has finished a turn: it gains the increment."""
        self._turns[seat] += 1

    def used(self, seat: int) -> float:
        """Seconds that have been waited for the seat."""
        running = self._running is not None and self._running[0] == seat
        return self._used[seat] + (self._now() - self._since if running else 0.0)

    def left(self, seat: int) -> float | None:
        """Seconds that the seat still has, below 0 once it is out of time; None without a clock."""
        if not self.pace.minutes:
            return None
        gained = self.pace.increment * self._turns[seat] + self._spared[seat]
        return 60 * self.pace.minutes + gained - self.used(seat)

    @property
    def grace(self) -> int:
        """Seconds that a seat out of time may think in each turn before something is declined for it."""
        return max(GRACE, self.pace.increment)

    def late(self, seat: int) -> bool:
        """The seat is out of time and has used up the grace of the turn that is played."""
        left = self.left(seat)
        if left is None or left > 0 or self._turn_began is None or self._turn_began[0][0] != seat:
            return False
        return min(-left, self.used(seat) - self._turn_began[1]) > self.grace

    def times(self) -> Times:
        """All of it, to be kept."""
        seats = range(len(self._used))
        return Times(self.pace, tuple(round(self.used(seat), 1) for seat in seats), tuple(self._turns),
                     tuple(round(one, 1) for one in self._spared))

    def set(self, times: Times) -> None:
        """Goes on from what was kept; of another number of seats nothing is taken."""
        if len(times.used) == len(times.turns) == len(self._used):
            self.pace, self._used, self._turns = times.pace, list(times.used), list(times.turns)
            known = len(times.spared) == len(self._used)
            self._spared = list(times.spared) if known else [0.0] * len(self._used)
            self._running = self._turn_began = None
