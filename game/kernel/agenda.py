"""What waits to be decided is data: a stack of small frozen steps in the state, the next one on top."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """One thing that waits. `kind` is the index of its name in the ruleset's table of steps, `seat` who decides (or
    CHANCE), `data` whatever else the step must remember, frozen."""

    kind: int
    seat: int
    data: tuple[int, ...] = ()
