"""How strong an opponent plays. Weaker ones judge less exactly and overlook more; they never move absurdly."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..search.budget import Budget
from ..search.mcts import Method


@dataclass(frozen=True)
class Level:
    """A strength. Without a budget it looks no further than the position after its move."""

    name: str
    noise: float = 0.0                     # points by which it misjudges a move, at most, either way
    sees: float = 1.0                      # share of its moves that it notices
    fields: bool = True                    # whether it knows what a field is good for
    budget: Budget | None = None           # how long it thinks where nobody says
    method: Method = field(default_factory=Method)
    learned: bool = False                  # judges by the learned weights instead of the hand-made ones
    counts: int = 0                        # with so many tiles left it counts the end out instead of sampling it


LEVELS = {level.name: level for level in (
    Level("beginner", noise=8, sees=0.6, fields=False),
    Level("casual", noise=4),
    Level("club", noise=1.5),
    Level("strong", budget=Budget(seconds=0.7, floor=200)),
    Level("expert", budget=Budget(seconds=2.5, floor=200), learned=True, counts=2),
)}
"""The levels by name, the weakest first."""

JUDGE = Level("judge")
"""The evaluation without search, for reference."""

SCHOLAR = Level("scholar", learned=True)
"""The same with the learned weights."""

UCT = Level("uct", budget=Budget(iterations=1000), method=Method(exploration=0.5, playouts=True, plain=True))
"""Plain UCT with random playouts, for reference."""

COACH = Level("coach", budget=Budget(seconds=2.5, floor=20), learned=True, counts=-1)
"""Who judges positions for people: searches everywhere, so that each move comes with what it promises every seat."""
