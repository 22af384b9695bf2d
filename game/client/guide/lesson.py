"""A lesson as it lies in assets/lessons: a document of the notation, whose "table" says step by step what to do.

The position is where the lesson begins, and the first seat learns. A step either asks for one decision of the learner
(it has a goal, written as "expect" and judged by the rules, or says in "do" what is meant), or it only has something to
read. "play" is one way through the lesson: there the other seats find what they do, and together with "expect" it makes
the lesson a scenario that can be run. The words are `lesson-NAME-title`, `-about`, a sentence `-1`, `-2`, ... for each
step, and `-done`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from game.client import assets
from game.kernel.contract import Game
from game.kernel.document import BadDocument, Document, Node, read_document
from game.kernel.notation import Run, ScriptedDealer, check_expect
from game.scenario import game_of, unmet
from game.session.players import Player
from game.session.table import Table, Terms

LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`goal`: what must hold after the learner's next decision; `do`: the decision itself, as an entry, where nothing
    on the table shows it. None of both: there is only something to read. `look`: places of the game that are lit
    meanwhile."""

    goal: dict[str, Any] | None = None
    do: dict[str, Any] | None = None
    look: list[dict[str, Any]] = []

    @property
    def reading(self) -> bool:
        """There is nothing to do but to read on."""
        return self.goal is None and self.do is None


class _Note(msgspec.Struct, forbid_unknown_fields=True):
    number: int  # among the lessons of its game
    steps: list[Step]


@dataclass(frozen=True)
class Lesson:
    name: str
    number: int
    document: Document
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        return self.document.game

    def message(self, part: str | int) -> str:
        """The id of its title, its sentences and so on."""
        return f"lesson-{self.name}-{part}"

    def table(self, players: Sequence[Player]) -> Table:
        """Where it is played: the learner decides, the others do what the document says."""
        game = game_of(self.document)
        return Table(game, players, seed=self.document.seed, terms=Terms("never"), position=self.document.position,
                     hire=lambda player, seat: Prompted(game, self.document, seat))


def read_lesson(path: Path) -> Lesson:
    """Raises BadDocument."""
    document = read_document(path.read_bytes())
    try:
        note = msgspec.convert((document.table or {}).get("lesson"), _Note)
    except msgspec.ValidationError as wrong:
        raise BadDocument("$.table.lesson", str(wrong), "a number and its steps") from None
    game = game_of(document)
    for place, step in enumerate(note.steps):
        check_expect(game, Node(step.goal or {}, f"$.table.lesson.steps[{place}].goal"))
        if step.do is not None:
            game.notation.check_entry(Node(step.do, f"$.table.lesson.steps[{place}].do"))
    return Lesson(path.stem, note.number, document, tuple(note.steps))


def lessons() -> list[Lesson]:
    """All there are, in the order in which each game teaches them."""
    found = [read_lesson(path) for path in assets.resource("lessons").glob("*.json")]
    return sorted(found, key=lambda lesson: (lesson.game, lesson.number))


def meant(table: Table, step: Step) -> list[Any]:
    """The legal actions of the learner that a step asks for."""
    legal = table.legal_actions()
    if step.do is not None:
        state = table.game.determinize(table.view(LEARNER), Random(0))
        return [one for one in legal if table.game.notation.agrees(step.do, one, state)]
    return [one for one in legal if reached(table, step.goal or {}, table.after(one))]


def reached(table: Table, goal: dict[str, Any], state: Any) -> bool:
    """Whether the goal holds in that state of the table's game."""
    run = Run(table.game, state, table.beginning(), ScriptedDealer())
    try:
        return not unmet(run, goal)
    except BadDocument:  # the place that it speaks of does not exist yet
        return False


class Prompted:
    """Plays a seat as a document says, entry by entry; what it does not say is declined."""

    def __init__(self, game: Game, document: Document, seat: int) -> None:
        self.game = game
        self.entries = [entry for entry in document.play if entry.get("by") == game.seats[seat]]
        self.view: Any = None

    def ask(self, view: Any, budget: float | None) -> None:
        self.view = view

    def poll(self) -> Any | None:
        if self.view is None:
            return None
        state, self.view = self.game.determinize(self.view, Random(0)), None
        legal, notation = self.game.legal_actions(state), self.game.notation
        if self.entries:
            for action in legal:
                if notation.agrees(self.entries[0], action, state):
                    del self.entries[0]
                    return action
        passing = next((action for action in legal if notation.is_pass(action)), None)
        return passing or notation.skips(legal) or legal[0]

    def cancel(self) -> None:
        self.view = None
