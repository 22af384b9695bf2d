"""The director plays what happened: for each event its act, in order, while the state is already final.

An act is a generator: it changes the picture and yields what takes time, an animation or plain seconds. Flourishes
(sparks, glows) run beside the acts and hold nobody up.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from game.client.stage.tween import Animation, Delay

Act = Generator[Animation | float, None, None]
F = TypeVar("F", bound=Callable[..., Any])
MAX_ACTS_A_FRAME = 1000


class Acts:
    """Which act shows which kind of event; kinds without one show nothing."""

    def __init__(self) -> None:
        self._acts: dict[type, Callable[[Any, Any], Act | None]] = {}

    @classmethod
    def of(cls, *parts: Acts) -> Acts:
        """All acts of these parts."""
        made = cls()
        for part in parts:
            made._acts |= part._acts
        return made

    def on(self, *kinds: type) -> Callable[[F], F]:
        def register(act: F) -> F:
            self._acts.update(dict.fromkeys(kinds, act))
            return act

        return register

    def start(self, stage: Any, event: object) -> Act | None:
        act = self._acts.get(type(event))
        return act(stage, event) if act else None


class Director:
    def __init__(self, stage: Any, acts: Acts) -> None:
        self.stage, self.acts = stage, acts
        self.speed = 1.0  # infinite: everything happens at once
        self.still = False  # no motion: pictures change at once, pauses stay so that one can follow
        self._waiting: deque[object] = deque()
        self._act: Act | None = None
        self._animation: Animation | None = None
        self._flourishes: list[Animation] = []

    @property
    def idle(self) -> bool:
        """Every event has been shown; flourishes may still glow."""
        return self._act is None and not self._waiting

    @property
    def moving(self) -> bool:
        return not self.idle or bool(self._flourishes)

    def play(self, events: Iterable[object]) -> None:
        self._waiting.extend(events)
        if math.isinf(self.speed):
            self.skip()

    def flourish(self, animation: Animation) -> None:
        if self.still or math.isinf(self.speed):
            animation.finish()
        else:
            self._flourishes.append(animation)

    def update(self, seconds: float) -> None:
        for animation in list(self._flourishes):
            animation.advance(seconds)
        self._flourishes = [animation for animation in self._flourishes if not animation.done]
        if math.isinf(self.speed):
            self.skip()
            return
        left = seconds * self.speed
        for _ in range(MAX_ACTS_A_FRAME):
            if self._animation is not None:
                left = self._animation.advance(left)
                if not self._animation.done:
                    return
                self._animation = None
            if not self._go_on():
                return

    def skip(self) -> None:
        """Fast-forward to the end state: every act is played, in no time."""
        while True:
            if self._animation is not None:
                self._animation.finish()
                self._animation = None
            if not self._go_on():
                break
        for animation in self._flourishes:
            animation.finish()
        self._flourishes.clear()

    def drop(self) -> list[object]:
        """Forgets what was to be shown: the picture is about to be drawn anew from a view (undo, load). Answers the
        events whose acts had not begun."""
        waiting = list(self._waiting)
        self._waiting.clear()
        if self._act is not None:
            self._act.close()
        self._act = self._animation = None
        self._flourishes.clear()
        return waiting

    def _go_on(self) -> bool:
        """Takes the next thing that needs time; false when there is nothing to be shown any more."""
        while True:
            if self._act is None:
                if not self._waiting:
                    return False
                self._act = self.acts.start(self.stage, self._waiting.popleft())
                continue
            step = next(self._act, None)
            if step is None:
                self._act = None
                continue
            self._animation = step if isinstance(step, Animation) else Delay(step)
            if self.still:
                self._animation.settle()
            return True
