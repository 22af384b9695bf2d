"""Playing a document: entries stand for legal actions, expectations are checked, a running game is written down."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from .contract import CHANCE, OVER, Game, Refused
from .document import BadDocument, Node, Problem

MOST_FORCED = 500  # steps that the runner takes by itself for one entry


class Codec(Protocol):
    """A game's half of the notation."""

    def read_position(self, node: Node | None) -> tuple[Any, list[Any]]:
        """The state of a position (or the normal beginning) and the chance actions scripted in it, in order."""

    def write_position(self, state: Any) -> dict[str, Any]:
        """A position that reads back equal, at the start of a turn."""

    def tells_all(self, state: Any) -> bool:
        """Whether a position written of this state, at the start of a turn, leaves out nothing that the rules need."""

    def check_entry(self, node: Node) -> None:
        """Raises BadDocument for an entry with unknown words, fields or names."""

    def check_expect(self, node: Node) -> None:
        """Raises BadDocument for an expectation that cannot be read."""

    def agrees(self, entry: dict[str, Any], action: Any, state: Any) -> bool:
        """Whether all fields of an entry agree with a legal action."""

    def is_chance(self, entry: dict[str, Any]) -> bool:
        """Whether an entry is what chance did, written apart from the action that asked for it."""

    def is_due(self, entry: dict[str, Any], state: Any) -> bool:
        """Whether chance, which is to act, does now what an entry says; one that is not due waits."""

    def script(self, entry: dict[str, Any]) -> list[Any]:
        """The chance actions that an entry fixes, in order."""

    def is_pass(self, action: Any) -> bool:
        """Whether an action declines an optional step."""

    def declines(self, action: Any) -> bool:
        """Whether an action declines an optional step or ends the turn."""

    def skips(self, legal: list[Any]) -> Any | None:
        """What a seat does that "skip_to" passes over, among its legal actions; None where it must choose itself."""

    def exactly(self, entry: dict[str, Any], action: Any) -> Any:
        """The legal action that an entry agrees with, in the order that the entry gives."""

    def comes_first(self, entry: dict[str, Any], state: Any) -> Any | None:
        """An action that an entry takes for granted although others are open too ("place" means "draw and place")."""

    def value_of(self, entry: dict[str, Any], state: Any) -> Any:
        """The action that an entry means, legal or not. Raises BadDocument when it leaves too much out."""

    def write(self, action: Any, state: Any) -> dict[str, Any]:
        """The entry of an action about to be done, every field given."""

    def fold(self, state: Any, entry: dict[str, Any], action: Any) -> bool:
        """Write a chance action into the entry that asked for it, if it goes there."""

    def check(self, name: str, node: Node, run: Run) -> list[Problem]:
        """What of one of the game's own expectations does not hold."""


class ScriptedDealer:
    """Chance as written: first what the entry at hand fixes, then the document's own list, then the seed.

    What stands in the list is kept for it: the seed never deals it away.
    """

    def __init__(self, script: Iterable[Any] = (), seed: int | str = 0) -> None:
        self.fixed: deque[Any] = deque()
        self.script: deque[Any] = deque(script)
        self.rng = random.Random(seed)

    def pick(self, game: Game, state: Any) -> Any:
        """A chance action as value or code. Raises Refused when the entry fixes something impossible."""
        if self.fixed:
            action = self.fixed.popleft()
            if action in self.script:
                self.script.remove(action)
            return action
        chances = dict(game.chance_codes(state))
        for place, action in enumerate(self.script):
            if game.encode(action) in chances:
                del self.script[place]
                return action
        for action in self.script:
            code = game.encode(action)
            if code in chances:
                chances[code] -= 1
        codes = sorted(code for code, weight in chances.items() if weight > 0)
        return self.rng.choices(codes, [chances[code] for code in codes])[0]


@dataclass
class Run:
    """A document being played: its game, the state reached, where it began, what did not hold."""

    game: Game
    state: Any
    start: Any
    dealer: ScriptedDealer
    problems: list[Problem] = field(default_factory=list)
    forced: list[tuple[Any, Any]] = field(default_factory=list)  # (state before, action) that no entry has named
    upcoming: deque[tuple[int, dict[str, Any]]] = field(default_factory=deque)  # entries with their places
    current: tuple[int, dict[str, Any]] = field(default_factory=lambda: (0, {}))  # the last one that was taken up
    acted_in: int = -1
    scribe: Scribe = field(init=False)  # writes down all that was done, every field given

    def __post_init__(self) -> None:
        self.scribe = Scribe(self.game)

    def settle(self) -> None:
        """Let chance act, as the entries of chance that come next say."""
        codec = self.game.notation
        while self.game.to_move(self.state) == CHANCE:
            while not self.dealer.fixed and self.upcoming and codec.is_due(self.upcoming[0][1], self.state):
                self.current = self.upcoming.popleft()
                self.dealer.fixed.extend(codec.script(self.current[1]))
            action = self.dealer.pick(self.game, self.state)
            action = self.game.decode(action) if isinstance(action, int) else action
            self.scribe.note(action, self.state)
            self.game.apply(self.state, action)

    def play_all(self, entries: list[dict[str, Any]]) -> None:
        """Play entries until one fails; what went wrong is in `problems`. Raises BadDocument for one that tells too
        little of what chance did."""
        self.upcoming = deque(enumerate(entries))
        try:
            self.settle()
            while self.upcoming:
                place, entry = self.current = self.upcoming.popleft()
                if problem := self.play(entry):
                    self.problems.append(Problem(f"$.play[{place}]", problem.wanted, problem.got))
                    return
        except Refused as refused:
            place, entry = self.current
            self.problems.append(Problem(f"$.play[{place}]", entry, {"refused": str(refused)}))
        except BadDocument as bad:
            raise BadDocument(f"$.play[{self.current[0]}]", bad.wrong, bad.right) from None

    def act(self, action: Any) -> None:
        """Do an action that is legal, and all that chance does after it."""
        self.acted_in = self.game.turn(self.state)
        self.scribe.note(action, self.state)
        self.game.apply(self.state, action)
        self.settle()

    def step_aside(self, ending: bool = False) -> bool:
        """Decline the optional step that is open, or play a forced one; False when there is a choice to make. `ending`
        also ends a turn."""
        legal, codec = self.game.legal_actions(self.state), self.game.notation
        declines = codec.declines if ending else codec.is_pass
        action = next((one for one in legal if declines(one)), legal[0] if len(legal) == 1 else None)
        if action is None:
            return False
        self.forced.append((self.game.clone(self.state), action))
        self.act(action)
        return True

    def play(self, entry: dict[str, Any]) -> Problem | None:
        """Play one entry; what went wrong, if it did (the path is the caller's)."""
        if entry["do"] == "finish_turn":
            return self.finish_turn()
        if entry["do"] == "skip_to":
            return self.skip_to(entry)
        codec = self.game.notation
        legal = self._agreeing(entry)
        if not legal and any(codec.agrees(entry, action, before) for before, action in self.forced):
            return None
        self.forced.clear()
        turn, at_first = self.game.turn(self.state), self.written()
        while True:
            if (drawing := codec.comes_first(entry, self.state)) is not None:
                self.act(drawing)
                legal = self._agreeing(entry)
            if legal:
                break
            may_pass = self.game.turn(self.state) == turn or not self._passing()
            if (
                self.game.to_move(self.state) == OVER
                or not may_pass
                or len(self.forced) > MOST_FORCED
                or not self.step_aside()
            ):
                return Problem("", entry, at_first)
            legal = self._agreeing(entry)
        if len(legal) > 1:
            return Problem("", entry, {"ambiguous": [codec.write(action, self.state) for action in legal]})
        self.dealer.fixed.extend(codec.script(entry))
        self.act(codec.exactly(entry, legal[0]))
        self.forced.clear()
        if self.dealer.fixed:
            return Problem("", entry, {"chance_not_asked": len(self.dealer.fixed)})
        return None

    def finish_turn(self) -> Problem | None:
        """End the current turn: decline everything optional, play forced steps."""
        turn = self.game.turn(self.state)
        while self.game.to_move(self.state) != OVER and self.game.turn(self.state) == turn:
            if not self.step_aside(ending=True):
                return Problem("", {"do": "finish_turn"}, {"ambiguous": self.written()})
        return None

    def skip_to(self, entry: dict[str, Any]) -> Problem | None:
        """Every seat before the named one does as little as it can."""
        wanted = self.game.seats.index(entry["seat"])
        while (seat := self.game.to_move(self.state)) != wanted:
            action = None if seat == OVER else self.game.notation.skips(self.game.legal_actions(self.state))
            if action is None:
                return Problem("", entry, {"over": True} if seat == OVER else {"ambiguous": self.written()})
            self.act(action)
        return None

    def run_out(self) -> None:
        """After the last entry: pass for every seat while the turn last acted in is not over."""
        turn = self.acted_in
        while self.game.to_move(self.state) != OVER and self.game.turn(self.state) == turn:
            if not self.step_aside(ending=True):
                return

    def written(self) -> list[dict[str, Any]]:
        """The legal actions as entries."""
        return [self.game.notation.write(action, self.state) for action in self.game.legal_actions(self.state)]

    def _passing(self) -> bool:
        return any(self.game.notation.is_pass(action) for action in self.game.legal_actions(self.state))

    def _agreeing(self, entry: dict[str, Any]) -> list[Any]:
        return agreeing(self.game, self.state, entry)


def agreeing(game: Game, state: Any, entry: dict[str, Any]) -> list[Any]:
    """The legal actions that agree with an entry, or else one that is legal although it is too long to be listed."""
    agrees = game.notation.agrees
    found = [action for action in game.legal_actions(state) if agrees(entry, action, state)]
    if found or game.to_move(state) < 0:
        return found
    try:
        action = game.notation.value_of(entry, state)
        game.apply(game.clone(state), action)
    except (BadDocument, Refused):
        return []
    return [action] if agrees(entry, action, state) else []


# ---- expectations that hold in both games ----


def check_expect(game: Game, node: Node) -> None:
    """Read an expectation without judging it."""
    seats = list(game.seats)
    parts = node.fields()
    for name, part in parts.items():
        if name in ("scores", "final"):
            for points in part.fields(seats).values():
                points.number()
        elif name == "winners":
            for winner in part.items():
                winner.text(seats, "seat")
        elif name == "over":
            part.truth()
        elif name == "to_move":
            part.text(seats, "seat")
        elif name in ("legal", "illegal"):
            for entry in part.items():
                game.notation.check_entry(entry)
        elif name == "count":
            for count in part.items():
                fields = count.fields(("like", "is"), ("like", "is"))
                game.notation.check_entry(fields["like"])
                fields["is"].number(0)
        elif name == "refused":
            game.notation.check_entry(part)
    game.notation.check_expect(
        Node({name: part.value for name, part in parts.items() if name not in GENERAL}, node.path)
    )


def compare(path: str, wanted: Any, got: Any) -> list[Problem]:
    """One problem when two values differ."""
    return [] if wanted == got else [Problem(path, wanted, got)]


def _points(run: Run, node: Node, points: Iterable[int]) -> list[Problem]:
    named = dict(zip(run.game.seats, points))
    return [
        problem
        for seat, wanted in node.fields(run.game.seats).items()
        for problem in compare(wanted.path, wanted.number(), named[seat])
    ]


def _scores(run: Run, node: Node) -> list[Problem]:
    return _points(run, node, run.game.notation.scores(run.state))


def _final(run: Run, node: Node) -> list[Problem]:
    return _points(run, node, run.game.outcome(run.state).scores)


def _winners(run: Run, node: Node) -> list[Problem]:
    if run.game.to_move(run.state) != OVER:
        return [Problem(node.path, node.value, "the game is not over")]
    won = [run.game.seats[seat] for seat in run.game.outcome(run.state).winners]
    return compare(node.path, sorted(node.value), sorted(won))


def _over(run: Run, node: Node) -> list[Problem]:
    return compare(node.path, node.truth(), run.game.to_move(run.state) == OVER)


def _to_move(run: Run, node: Node) -> list[Problem]:
    seat = run.game.to_move(run.state)
    return compare(node.path, node.value, run.game.seats[seat] if seat >= 0 else "nobody")


def _like(run: Run, entry: dict[str, Any]) -> list[dict[str, Any]]:
    game, state = run.game, run.state
    return [game.notation.write(action, state) for action in agreeing(game, state, entry)]


def _legal(run: Run, node: Node) -> list[Problem]:
    return [Problem(entry.path, entry.value, run.written()) for entry in node.items() if not _like(run, entry.value)]


def _illegal(run: Run, node: Node) -> list[Problem]:
    return [Problem(entry.path, "illegal", found) for entry in node.items() if (found := _like(run, entry.value))]


def _count(run: Run, node: Node) -> list[Problem]:
    problems = []
    for count in node.items():
        wanted, found = count.value["is"], _like(run, count.value["like"])
        if len(found) != wanted:
            problems.append(Problem(count.path, wanted, {"is": len(found), "legal": found}))
    return problems


def _refused(run: Run, node: Node) -> list[Problem]:
    if found := _like(run, node.value):
        return [Problem(node.path, "refused", found)]
    before = run.game.digest(run.state)
    try:
        action = run.game.notation.value_of(node.value, run.state)
        if action in run.game.legal_actions(run.state):  # but not for the seat that the entry names
            return []
        run.game.apply(run.state, action)
    except BadDocument:  # too little is said for one action; that nothing legal agrees is what can be known
        return []
    except Refused as refused:
        reason = refused.reason
    else:
        reason = ""
    if not reason or run.game.digest(run.state) != before:
        return [Problem(node.path, "refused, the state unchanged", reason or "accepted")]
    return []


GENERAL = {
    "scores": _scores,
    "final": _final,
    "winners": _winners,
    "over": _over,
    "to_move": _to_move,
    "legal": _legal,
    "illegal": _illegal,
    "count": _count,
    "refused": _refused,
}


# ---- writing a game down ----


class Scribe:
    """Writes a running game down as entries of "play", chance where it happened."""

    def __init__(self, game: Game, entries: Iterable[dict[str, Any]] = ()) -> None:
        self.game = game
        self.entries: list[dict[str, Any]] = list(entries)

    def note(self, action: Any, state: Any) -> None:
        """Note an action value about to be done in `state`."""
        codec = self.game.notation
        if self.game.to_move(state) == CHANCE and self.entries and codec.fold(state, self.entries[-1], action):
            return
        self.entries.append(codec.write(action, state))
