"""A running match: the true state, the seats, and what the rules leave to the table: chance, forced steps, taking back.

The state is final as soon as a decision is taken; its events reach the listeners once everything that follows by itself
has happened too. Neither chance nor another seat acts before a human seat has confirmed what it decided, so that taking
back is honest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random, SystemRandom
from typing import Any, Literal, NamedTuple

from ..kernel.contract import CHANCE, OVER, Dealer, Game, Outcome, Refused
from ..kernel.document import Node
from ..kernel.notation import ScriptedDealer
from .clock import Clock
from .log import Log, Mark, actions_of, rules_hash
from .players import Bot, Hire, Player

SEEDS = 1 << 32


@dataclass(slots=True)
class Terms:
    """What the players agreed for this table; may change at any time.

    `confirm`: "always" asks at the end of each turn, "needed" only when something that cannot be taken back follows by
    itself, "never" does not ask. `forced`: the table takes steps that leave no choice. `budget`: seconds that a bot may
    think about a decision.
    """

    confirm: Literal["always", "needed", "never"] = "always"
    forced: bool = True
    budget: float | None = None


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What this seat decided stands: it cannot be taken back any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The seat took back its last decision; the picture is to be drawn anew from the view."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Another player sits on the seat."""

    seat: int
    player: Player


AT_THE_TABLE = (Confirmed, TakenBack, HandedOver)  # everybody sees these; all other events are the game's own


class Moment(NamedTuple):
    """The table before a decision that may be taken back."""

    state: Any
    mark: Mark
    seat: int
    turn: int
    forced: bool  # it left no choice, so alone it needs no confirming


class Table:
    """One match. `begin` it when the listeners are there; then `submit`, `confirm`, `undo`; `poll` while bots think."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        *,
        seed: int | None = None,
        hire: Hire | None = None,
        terms: Terms | None = None,
        dealer: Dealer | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        """`position`: one in the notation to begin with instead of the game's beginning. Raises BadDocument."""
        assert len(players) == len(game.seats)
        self.game, self.players = game, list(players)
        self.seed = SystemRandom().randrange(SEEDS) if seed is None else seed
        self.terms = terms or Terms()
        self.log = Log(game)
        self.clock = Clock(len(players))
        self._hire, self._dealer = hire, dealer
        self.position = position
        self._began, self._script = game.notation.read_position(None if position is None else Node(
            position, "$.position"))
        self._state = game.clone(self._began)
        self._open: list[Moment] = []  # decisions of one seat in one turn that may be taken back
        self._bots: dict[int, Bot] = {}
        self._asked: Bot | None = None
        self._listeners: list[tuple[Callable[[Any], None], int]] = []
        self._happened: list[Any] = []
        self.log.check(self._state)

    # ---- looking ----------------------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """The seat that the rules ask, CHANCE or OVER."""
        return self.game.to_move(self._state)

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1."""
        return self.game.turn(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended for good: its last turn is confirmed."""
        return self.active == OVER and not self._open

    @property
    def unconfirmed(self) -> int | None:
        """The seat that must confirm before anything else happens."""
        if not self.can_undo or self.terms.confirm == "never":
            return None
        seat, mover = self._open[0].seat, self.active
        if mover == seat and self.game.turn(self._state) == self._open[0].turn:
            return None
        waits = mover >= 0 and self.players[mover].human and self._forced_step() is None
        return None if waits and self.terms.confirm == "needed" else seat

    @property
    def can_undo(self) -> bool:
        """Whether a decision can be taken back."""
        return any(not moment.forced for moment in self._open)

    @property
    def thinking(self) -> bool:
        """Whether a bot has been asked and has not answered."""
        return self._asked is not None

    def legal_actions(self) -> list[Any]:
        """What the active seat may do now; nothing while the table waits for somebody to confirm."""
        return [] if self.unconfirmed is not None else self.game.legal_actions(self._state)

    def beginning(self) -> Any:
        """The state that the match began with, as a copy."""
        return self.game.clone(self._began)

    def after(self, action: Any) -> Any:
        """The state that a legal action would lead to, as a copy; nothing happens."""
        state = self.game.clone(self._state)
        self.game.apply(state, action)
        return state

    def view(self, seat: int) -> Any:
        """What that seat may see."""
        return self.game.view(self._state, seat)

    def scores(self) -> tuple[int, ...]:
        """Points by seat as the notation counts them: on the track, with the final scoring once the game is over."""
        return tuple(self.game.notation.scores(self._state))

    def outcome(self) -> Outcome | None:
        """How the game ended; None before that."""
        return self.game.outcome(self._state) if self.active == OVER else None

    @cached_property
    def rules(self) -> str:
        """A fingerprint of the rules played by."""
        return rules_hash(self.game)

    def digest(self) -> str:
        """A short hash of the position."""
        return self.game.digest(self._state)

    def listen(self, listener: Callable[[Any], None], viewer: int) -> Callable[[], None]:
        """Tell `listener` what happens from now on, as that seat may see it; returns how to stop it."""
        ear = (listener, viewer)
        self._listeners.append(ear)
        return lambda: self._listeners.remove(ear) if ear in self._listeners else None

    # ---- doing ------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Let happen what happens by itself, at the start and after loading."""
        self._go_on()

    def submit(self, action: Any, by: int) -> None:
        """The seat decides. Raises Refused, nothing changed, when it is not its turn or the rules forbid it."""
        if (seat := self.unconfirmed) is not None:
            raise Refused("unconfirmed", seat=seat)
        if self.active == OVER:
            raise Refused("game_over")
        if by != self.active:
            raise Refused("not_your_turn", seat=by)
        self._do(action)
        self._stop_thinking()
        self._go_on()

    def confirm(self) -> None:
        """The seat that must confirm does so."""
        if self.unconfirmed is None:
            raise Refused("nothing_to_confirm")
        self._seal(self._state)
        self._go_on()

    def undo(self) -> None:
        """Take back the last decision of this turn, with the forced steps that followed it."""
        if not self.can_undo:
            raise Refused("nothing_to_undo")
        self._stop_thinking()
        while (moment := self._open.pop()).forced:
            pass
        self._state = moment.state
        self.log.cut(moment.mark)
        self._happened.append(TakenBack(moment.seat))
        self._tell()

    def poll(self) -> bool:
        """Do what the bot that was asked has chosen; False while there is nothing to do."""
        if self._asked is None or (action := self._asked.poll()) is None:
            return False
        self._asked = None
        self._do(action)
        self._go_on()
        return True

    def hand_over(self, seat: int, player: Player) -> None:
        """Another player takes the seat, also in the middle of a turn. What a bot goes on from cannot be taken back."""
        if self.active == seat:
            self._stop_thinking()
        self._bots.pop(seat, None)
        self.players[seat] = player
        if not player.human and self._open and self._open[0].seat == seat:
            self._seal(self._state)
        self._happened.append(HandedOver(seat, player))
        self._go_on()

    def leave(self) -> None:
        """The match is put away: nobody thinks about it any more."""
        self._stop_thinking()
        self._listeners.clear()

    def replay(self, entry: dict[str, Any]) -> None:
        """Do what an entry of a save says; nothing else happens. Raises Refused or BadDocument when it cannot."""
        for action in actions_of(self.game, entry, self._state):
            self._do(action)
        self._happened.clear()

    def stand(self) -> None:
        """Everything up to here was confirmed when the save was written."""
        self._seal(self._state)
        self._happened.clear()

    # ---- what follows by itself -------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        while self.unconfirmed is None:
            mover = self.active
            if mover == OVER:
                if self._open:
                    self._seal(self._state)
                break
            if mover == CHANCE:
                self._do(self._deal())
            elif (step := self._forced_step()) is not None:
                self._do(step)
            else:
                self._ask(mover)
                break
        self._tell()

    def _deal(self) -> Any:
        # Without a dealer each draw has its own generator, so a loaded match goes on as it would have gone on.
        fresh = f"{self.seed}/{self.log.dealt}"
        if self._dealer:
            pick = self._dealer.pick(self.game, self._state)
        elif self._script:
            pick = ScriptedDealer(self._script, fresh).pick(self.game, self._state)
        else:
            pick = self.game.sample_chance(self._state, Random(fresh))
        return self.game.decode(pick) if isinstance(pick, int) else pick

    def _forced_step(self) -> Any | None:
        if not self.terms.forced or self.active < 0:
            return None
        codes = self.game.legal_codes(self._state)
        return self.game.decode(codes[0]) if len(codes) == 1 else None

    def _do(self, action: Any) -> None:
        game, state = self.game, self._state
        before, mark, told = game.clone(state), self.log.mark(), list[Any]()
        game.apply(state, action, told.append)
        mover, turn = game.to_move(before), game.turn(before)
        if self._open and (self._open[0].seat, self._open[0].turn) != (mover, turn):
            self._seal(before)
        self.log.note(action, before)
        self._happened += told
        if mover == CHANCE and action in self._script:
            self._script.remove(action)
        if mover >= 0 and self.players[mover].human:
            self._open.append(Moment(before, mark, mover, turn, len(game.legal_codes(before)) == 1))
            if game.reveals(before, state):
                self._seal(state)
        elif mover >= 0 and (game.turn(state) != turn or game.to_move(state) == OVER):
            self._happened.append(Confirmed(mover))
            self.log.check(state)

    def _seal(self, state: Any) -> None:
        """What is open stands. In the middle of a draw there is nothing to check: its entry is not complete."""
        if self.can_undo:
            self._happened.append(Confirmed(self._open[0].seat))
        self._open.clear()
        if self.game.to_move(state) != CHANCE:
            self.log.check(state)

    def _ask(self, seat: int) -> None:
        if self._asked is not None or self.players[seat].human or self._hire is None:
            return
        if seat not in self._bots:
            self._bots[seat] = self._hire(self.players[seat], seat)
        self._asked = self._bots[seat]
        self._asked.ask(self.view(seat), self.terms.budget)

    def _stop_thinking(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    def _tell(self) -> None:
        happened, self._happened = self._happened, []
        for event in happened:
            if isinstance(event, Confirmed):
                self.clock.turn_ended(event.seat)
            for listener, viewer in tuple(self._listeners):
                seen = event if isinstance(event, AT_THE_TABLE) else self.game.redact(event, viewer)
                if seen is not None:
                    listener(seen)
