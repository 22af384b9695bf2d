"""What a game looks like, and the scene round it: the two sides of one plug.

A match, a replay and a review are scenes (`table_scene.py`); each game has a picture that plugs into all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pygame

from game.client.context import Context
from game.client.input import Acted, Pointed
from game.client.keyline import Line
from game.client.marks import Mark
from game.client.stage.director import Acts, Director
from game.client.stage.tween import Animation
from game.client.widgets.base import Widget
from game.kernel.contract import Game

Told = tuple[int | None, str]  # the seat that a line of the log is about, and the line


class Host(Protocol):
    """The scene round a picture."""

    context: Context
    colours: tuple[str, ...]
    picture: Picture
    director: Director
    beat: int  # of the sign of life while a computer thinks

    def name(self, seat: int) -> str:
        """Who sits there."""

    def human(self, seat: int) -> bool:
        """Whether a person decides for the seat."""

    def clock_face(self, seat: int) -> tuple[str, bool] | None:
        """What the clock of a seat shows, and whether there is little left; None without a clock."""
        return None

    @property
    def mover(self) -> int:
        """The seat that all wait for."""

    @property
    def thinking_seat(self) -> int | None:
        """The seat whose computer thinks."""

    def submit(self, action: Any) -> None:
        """A hand decides."""

    def hurry(self) -> None:
        """Shows at once where everything ends that is still on its way."""

    def flourish(self, animation: Animation) -> None:
        """Something that runs beside the acts."""

    def toast(self, text: str) -> None:
        """Says it for a moment."""

    def touch(self) -> None:
        """What is shown has changed."""


class Picture(Protocol):
    """How one game is shown and chosen in. It draws from what a view says, and the acts lead it there too."""

    acts: Acts
    stage: Any  # what the acts play on
    pans: bool  # it is larger than its room, and the eye moves over it
    secret: bool  # seats see different things, so whoever shares a screen must not look at another's

    def show(self, view: Any) -> None:
        """Draws anew, from the view alone; from the views of all seats together, if it has secrets, with all open."""

    def look(self, view: Any) -> None:
        """This is true by now; events that lead there follow."""

    def close(self, closed: bool) -> None:
        """Whether what only the seat of the view may see is kept from the screen."""

    def begin_choice(self, actions: Sequence[Any]) -> None:
        """The seat to move may do one of these."""

    def gather(self, events: Sequence[Any]) -> list[Any]:
        """The same events, with what is shown as one put into one."""

    def end_choice(self) -> None:
        """Nothing may be chosen now."""

    @property
    def hint(self) -> str:
        """The message that says what is asked."""

    @property
    def keys(self) -> Line:
        """What keys do in the choice of now."""

    @property
    def way_out(self) -> tuple[str, Any] | None:
        """The choice that the main button offers: its message and its action."""

    def confirms(self, action: Any) -> bool:
        """Deciding this is confirming it too: it does nothing but let chance go on."""

    @property
    def on_way_out(self) -> bool:
        """The keys are at the main button: they have led there, or there is nothing else."""

    @property
    def rests_on(self) -> pygame.Rect | None:
        """Where the keys begin, as long as they have led nowhere yet."""

    @property
    def entries(self) -> list[tuple[str, Callable[[], object]]]:
        """What the menu can do with it: message and deed."""

    @property
    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What has a button of its own over the seats: icon, message and deed; all of them are entries too."""

    @property
    def moving(self) -> bool:
        """It changes by itself, acts apart."""

    @property
    def grabbing(self) -> bool:
        """The pointer holds on to something in it."""

    def told(self, event: Any) -> list[Told]:
        """The event in words."""

    def point_out(self, actions: Sequence[Any], looks: Sequence[dict[str, Any]]) -> None:
        """A lesson means these decisions, and speaks of these places of the notation."""

    def nudge(self, action: Any, wanted: Sequence[Any]) -> str:
        """The message that leads from a decision to one that is meant."""

    def show_rules(self, clause: str = "") -> None:
        """Opens the rules in short, where that clause is told."""

    def explains(self, event: Any) -> bool:
        """It can say how the points of this event came about."""

    def explain(self, event: Any, seat: int | None, line: pygame.Rect, look: bool = False) -> None:
        """Says it, beside the line that tells of it; `look`: with the eye on where it happened. None ends it."""

    def reasons(self, game: Game, view: Any, actions: Sequence[Any]) -> list[str]:
        """Why the seat to move in that view might do this, in words, the weightiest first."""

    def mark(self, marks: Sequence[Mark], chosen: int = 0) -> None:
        """Shows these moves on the board, the chosen one clearest; none to end it."""

    def plates(self, height: float) -> list[Widget]:
        """One for each seat, so many logical units high."""

    def panel(self, side: float) -> Widget:
        """What the seat to move has before it, so many logical units high."""

    def arrange(self, viewport: pygame.Rect) -> None:
        """The room for it has changed, or the look."""

    def handle(self, event: Pointed) -> bool:
        """The pointer, over the picture."""

    def leave(self) -> None:
        """The pointer is over something else."""

    def act(self, event: Acted) -> bool:
        """A named action."""

    def pan(self, x: float, y: float) -> None:
        """Moves the eye by so many pixels."""

    def update(self, seconds: float) -> None:
        """Time goes by."""

    def draw(self, surface: pygame.Surface) -> None:
        """All that lies under the panels."""

    def draw_above(self, surface: pygame.Surface) -> None:
        """All that moves over them."""
