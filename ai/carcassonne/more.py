"""What single sets add to the evaluation: for each a few terms, by state, feature or figure.

A set that is not in play costs nothing: it is not asked. Amounts are points or shares, weighed by the term so named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from game.carcassonne.expansions.german_castles import castles
from game.carcassonne.expansions.princess_dragon.dragon import STEPS
from game.carcassonne.expansions.princess_dragon.neutral import NOWHERE, Neutral, neutral, tile_cells
from game.carcassonne.geometry import square_of
from game.carcassonne.state import FIGURE_PIECE_SHIFT, HOME_KEY_BITS, root_of

if TYPE_CHECKING:
    from .survey import Survey

Amounts = Iterable[tuple[str, float]]              # term, amount
Shares = Iterable[tuple[int, str, float]]          # seat, term, amount
SOON = 4                                           # turns over which the dragon and the fairy are thought ahead
BONUS = 3                                          # GC10


class More(NamedTuple):
    """What a set adds."""

    by_state: Callable[[Survey], Shares] | None = None
    by_feature: Callable[[Survey, int, float], Amounts] | None = None  # root, chance of completion; for all seats there
    by_figure: Callable[[Survey, int], Amounts] | None = None          # of a figure just being deployed; for its seat


def large_in_supply(survey: Survey) -> Shares:
    """A large meeple that is still free."""
    supply, kinds, large = survey.state.supply, len(survey.rules.figures), survey.lore.large
    for seat in range(survey.rules.seats):
        if supply[seat * kinds + large]:
            yield seat, "large", survey.outlook.ahead


def castles_in_hand(survey: Survey) -> Shares:
    """Castle tiles yet to be placed; before the game also those that lie picked face down."""
    for seat, hand in enumerate(survey.state.hands):
        if hand:
            yield seat, "castle held", float(len(hand))
    for seat, _ in castles(survey.state).picked:
        yield seat, "castle held", 1.0


def castle_bonus(survey: Survey, root: int, chance: float) -> Amounts:
    """What the castle tiles on a road or city pay everybody there, once for each seat, if it is completed (GC10)."""
    if count := (survey.state.mask[root] & survey.rules.all_marks["castle:"]).bit_count():
        yield "castle bonus", BONUS * count * chance


class Fear(dict[int, tuple[tuple[str, float], ...]]):
    """Cell of a figure -> how soon the dragon may come there: by its way to the figure, and the chance that a dragon
    tile is drawn before long; and while it moves, whether its last steps may reach the figure (PD8)."""

    def __init__(self, dragon: int, closed: tuple[int, ...], steps: int, soon: float) -> None:
        super().__init__()
        self.dragon, self.closed, self.steps, self.soon = dragon, closed, steps, soon

    def __missing__(self, cell: int) -> tuple[tuple[str, float], ...]:
        (x, y), (to_x, to_y) = square_of(cell), square_of(self.dragon)
        way = abs(x - to_x) + abs(y - to_y)
        found: list[tuple[str, float]] = []
        if 0 < way <= STEPS and cell not in self.closed:
            if way <= self.steps:
                found.append(("danger now", 1 / way))
            if self.soon:
                found.append(("danger", self.soon * (STEPS + 1 - way) / STEPS))
        self[cell] = tuple(found)
        return self[cell]


def fear(survey: Survey, here: Neutral) -> Fear | None:
    """What is to be feared with dragon and fairy here; None while there is no dragon."""
    if here.dragon == NOWHERE:
        return None
    rules, state, outlook = survey.rules, survey.state, survey.outlook
    step = state.agenda[-1]
    steps = step.data[0] if step.kind == rules.step_of["dragon_step"] else 0
    key = here.dragon, tile_cells(rules, state, here.fairy) if here.fairy != NOWHERE else (), steps
    known: Fear | None = outlook.notes.get(key)
    if known is None:
        waiting = sum(outlook.bag[tile] for tile in rules.showing["dragon"])
        known = outlook.notes[key] = Fear(*key, min(1.0, SOON * waiting / outlook.left) if outlook.left else 0.0)
    return known


def dragon_and_fairy(survey: Survey) -> Shares:
    """The danger to each figure that does not go home this turn; the turns that may begin with the fairy beside a
    meeple (PD19)."""
    state, prices = survey.state, survey.prices
    here, homes, parent = neutral(state), state.homes, state.parent
    feared = fear(survey, here)
    if feared is not None:
        for figure in state.figures:
            piece = figure >> FIGURE_PIECE_SHIFT
            if amounts := feared[homes[piece] >> HOME_KEY_BITS]:
                price = prices.get(root_of(parent, piece))
                if not price or price.chance != 1:
                    for term, amount in amounts:
                        yield figure & 7, term, amount
    if here.meeple != NOWHERE:
        yield here.meeple & 7, "fairy", min(SOON, survey.outlook.own)


def danger_of(survey: Survey, figure: int) -> Amounts:
    """The same for one more figure."""
    state, piece = survey.state, figure >> FIGURE_PIECE_SHIFT
    price, feared = survey.prices.get(root_of(state.parent, piece)), fear(survey, neutral(state))
    if feared is None or (price and price.chance == 1):
        return ()
    return feared[state.homes[piece] >> HOME_KEY_BITS]


SETS = {
    "inns_cathedrals": More(by_state=large_in_supply),
    "german_castles": More(by_state=castles_in_hand, by_feature=castle_bonus),
    "princess_dragon": More(by_state=dragon_and_fairy, by_figure=danger_of),
}
"""By the name of the set."""
