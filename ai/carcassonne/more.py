"""What single sets add to the evaluation: for each a few terms, by seat or by figure.

A set that is not in play costs nothing: it is not asked. Amounts are points or shares, weighed by the term so named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from game.carcassonne.expansions.german_castles import castles
from game.carcassonne.expansions.princess_dragon.dragon import STEPS
from game.carcassonne.expansions.princess_dragon.neutral import NOWHERE, neutral, tile_cells
from game.carcassonne.geometry import square_of
from game.carcassonne.spots import place_of
from game.carcassonne.state import FIGURE_PIECE_SHIFT, root_of

from .terms import CITY, ROAD

if TYPE_CHECKING:
    from .survey import Survey

Amounts = Iterable[tuple[str, float]]          # term, amount
SOON = 4                                       # turns over which the dragon and the fairy are thought ahead
BONUS = 3                                      # GC10


class More(NamedTuple):
    """What a set adds."""

    by_seat: Callable[[Survey, int], Amounts] | None = None
    by_figure: Callable[[Survey, int], Amounts] | None = None      # an entry of state.figures; counted for its seat


def large_in_supply(survey: Survey, seat: int) -> Amounts:
    """A large meeple that is still free."""
    rules, state = survey.rules, survey.state
    if state.supply[seat * len(rules.figures) + rules.figure_of["large"]]:
        yield "large", survey.outlook.ahead


def castles_in_hand(survey: Survey, seat: int) -> Amounts:
    """Castle tiles yet to be placed; before the game also those that lie picked face down."""
    state = survey.state
    if held := len(state.hands[seat]) + sum(one == seat for one, _ in castles(state).picked):
        yield "castle held", float(held)


def castle_bonus(survey: Survey, figure: int) -> Amounts:
    """What the castle tiles on a road or city pay everybody there, once for each seat, if it is completed (GC10)."""
    state, rules, role = survey.state, survey.rules, survey.lore.role
    root = root_of(state.parent, figure >> FIGURE_PIECE_SHIFT)
    if role[state.kinds[root]] not in (CITY, ROAD):
        return
    castles = (state.mask[root] & rules.all_marks["castle:"]).bit_count()
    if castles and not any(other & 7 == figure & 7 and root_of(state.parent, other >> FIGURE_PIECE_SHIFT) == root
                           for other in takewhile(lambda other: other != figure, state.figures)):
        yield "castle bonus", BONUS * castles * survey.promise(root).chance


def fairy_pays(survey: Survey, seat: int) -> Amounts:
    """The turns that may begin with the fairy beside the seat's meeple (PD19)."""
    meeple = neutral(survey.state).meeple
    if meeple != NOWHERE and meeple & 7 == seat:
        yield "fairy", min(SOON, survey.outlook.own)


def dragon_near(survey: Survey, figure: int) -> Amounts:
    """How soon the dragon may come: its way to the meeple, by the chance that a dragon tile is drawn before long;
    and while it moves, whether its last steps may reach it (PD8)."""
    state, rules, outlook = survey.state, survey.rules, survey.outlook
    here = neutral(state)
    if here.dragon == NOWHERE:
        return
    piece = figure >> FIGURE_PIECE_SHIFT
    price = survey.prices.get(root_of(state.parent, piece))
    if price and price.chance == 1:
        return                                 # it goes home this turn
    cell = place_of(state, piece)[0]
    (x, y), (to_x, to_y) = square_of(cell), square_of(here.dragon)
    way = abs(x - to_x) + abs(y - to_y)
    if not way or way > STEPS or (here.fairy != NOWHERE and here.fairy in tile_cells(rules, state, cell)):
        return
    step = state.agenda[-1]
    if step.kind == rules.step_of["dragon_step"] and way <= step.data[0]:
        yield "danger now", 1 / way
    if outlook.left:
        waiting = sum(state.bag[tile] for tile in rules.showing["dragon"])
        yield "danger", min(1.0, SOON * waiting / outlook.left) * (STEPS + 1 - way) / STEPS


SETS = {
    "inns_cathedrals": More(by_seat=large_in_supply),
    "german_castles": More(by_seat=castles_in_hand, by_figure=castle_bonus),
    "princess_dragon": More(by_seat=fairy_pays, by_figure=dragon_near),
}
"""By the name of the set."""
