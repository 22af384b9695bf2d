"""Movement as values: small animations that advance by seconds and can be finished or cancelled at any moment.

`advance(seconds)` answers the seconds that were left over when the animation ended, so that a sequence loses no time
between its parts. `finish()` always leads to the same end as playing does; skipping relies on that.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

Easing = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_in(t: float) -> float:
    return t * t * t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t * t * t if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def overshoot(t: float) -> float:
    """A little too far, then back: for what pops up."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def bounce(t: float) -> float:
    """Falls and jumps twice."""
    for start, span, height in ((0.0, 0.4545, 1.0), (0.4545, 0.4545, 0.25), (0.909, 0.091, 0.0)):
        if t < start + span:
            u = (t - start) / span
            return u * u if start == 0 else 1 - height * 4 * u * (1 - u)
    return 1.0


class Animation:
    """Something that takes time."""

    done = False

    def advance(self, seconds: float) -> float:
        """Goes on by so many seconds; answers how many were left over at the end, 0 while it is not over."""
        raise NotImplementedError

    def finish(self) -> None:
        """Jumps to the end."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Stops where it is."""
        self.done = True

    def settle(self) -> None:
        """For who wants no motion: what moves jumps to its end, what merely lets time pass is kept."""
        self.finish()


class Tween(Animation):
    """Leads attributes of a target to values: `Tween(sprite, 0.3, x=4, y=2)`, from where it then is."""

    def __init__(self, target: Any, seconds: float, ease: Easing = ease_out, **ends: float) -> None:
        self.target, self.seconds, self.ease, self.ends = target, seconds, ease, ends
        self._starts: dict[str, float] | None = None
        self._time = 0.0

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        if self._starts is None:
            self._starts = {name: getattr(self.target, name) for name in self.ends}
        self._time += seconds
        if self._time >= self.seconds:
            over = self._time - self.seconds
            self.finish()
            return over
        part = self.ease(self._time / self.seconds)
        for name, end in self.ends.items():
            start = self._starts[name]
            setattr(self.target, name, start + (end - start) * part)
        return 0.0

    def finish(self) -> None:
        if not self.done:
            for name, end in self.ends.items():
                setattr(self.target, name, end)
            self.done = True


class Run(Animation):
    """Calls a function with 0..1 as time goes; it is always called with 1 at the end."""

    def __init__(self, function: Callable[[float], None], seconds: float, ease: Easing = linear) -> None:
        self.function, self.seconds, self.ease = function, seconds, ease
        self._time = 0.0

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self._time += seconds
        if self._time >= self.seconds:
            over = self._time - self.seconds
            self.finish()
            return over
        self.function(self.ease(self._time / self.seconds))
        return 0.0

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.function(1.0)


class Delay(Animation):
    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def advance(self, seconds: float) -> float:
        if self.done:
            return seconds
        self.left -= seconds
        if self.left > 0:
            return 0.0
        self.done = True
        return -self.left

    def finish(self) -> None:
        self.done = True

    def settle(self) -> None:
        pass


class Call(Animation):
    """Does something once, in no time."""

    def __init__(self, function: Callable[[], object]) -> None:
        self.function = function

    def advance(self, seconds: float) -> float:
        self.finish()
        return seconds

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.function()


class Several(Animation):
    """Made of parts."""

    def __init__(self, *parts: Animation) -> None:
        self.parts = list(parts)

    def finish(self) -> None:
        while self.parts:
            self.parts.pop(0).finish()
        self.done = True

    def settle(self) -> None:
        for part in self.parts:
            part.settle()


class Seq(Several):
    """One after the other."""

    def advance(self, seconds: float) -> float:
        while self.parts:
            seconds = self.parts[0].advance(seconds)
            if not self.parts[0].done:
                return 0.0
            self.parts.pop(0)
        self.done = True
        return seconds


class Par(Several):
    """All at once; over when the longest is."""

    def advance(self, seconds: float) -> float:
        left = [part.advance(seconds) for part in self.parts]
        self.parts, over = [part for part in self.parts if not part.done], min(left, default=seconds)
        self.done = not self.parts
        return over if self.done else 0.0


def staggered(parts: Iterable[Animation], apart: float) -> Animation:
    """All the same, each a little later than the one before."""
    return Par(*(Seq(Delay(index * apart), part) for index, part in enumerate(parts)))


def approach(value: float, goal: float, seconds: float, speed: float = 12.0) -> float:
    """A step towards the goal that does not depend on the frame rate."""
    return goal + (value - goal) * math.exp(-speed * seconds)
