"""What single sets add to the evaluation: for each a few terms, by state, feature or figure.

A set that is not in play costs nothing: it is not asked. Amounts are points or shares, weighed by the term so named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from game.carcassonne.actions import SPOT_CELL_SHIFT
from game.carcassonne.board import shows
from game.carcassonne.expansions.german_castles import castles
from game.carcassonne.expansions.princess_dragon.dragon import STEPS
from game.carcassonne.expansions.princess_dragon.fairy import SCORE_POINTS
from game.carcassonne.expansions.princess_dragon.neutral import NOWHERE, Neutral, by_square, neutral, pieces_on
from game.carcassonne.geometry import square_of
from game.carcassonne.spots import figure_at
from game.carcassonne.state import FIGURE_PIECE_SHIFT, HOME_KEY_BITS, root_of

from .terms import POINTS

if TYPE_CHECKING:
    from .survey import Survey

Amounts = Iterable[tuple[str, float]]              # term, amount
Shares = Iterable[tuple[int, str, float]]          # seat, term, amount
AT_HAND = 2                                        # followers in the supply that are not the last one
SOON = 4                                           # turns over which the dragon is thought ahead
BONUS = 3                                          # GC10


class More(NamedTuple):
    """What a set adds."""

    by_state: Callable[[Survey], Shares] | None = None
    by_feature: Callable[[Survey, int, float], Amounts] | None = None  # root, chance of completion; for all seats there
    by_figure: Callable[[Survey, int], Amounts] | None = None          # of a figure just being deployed; for its seat
    # by a verb at the figure step: what each seat may expect after that code of the seat
    deeds: Mapping[str, Callable[[Survey, int, int], list[float]]] = {}


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


class Fear(dict[int, tuple[float, float]]):
    """Cell of a figure -> whether the dragon, which has so many steps to go now, may reach it; and how soon it may come
    with a later dragon tile, by its way to the figure and the chance that one is drawn before long (PD8)."""

    def __init__(self, dragon: int, steps: int, soon: float) -> None:
        super().__init__()
        self.dragon, self.steps, self.soon = dragon, steps, soon

    def __missing__(self, cell: int) -> tuple[float, float]:
        (x, y), (to_x, to_y) = square_of(cell), square_of(self.dragon)
        way = abs(x - to_x) + abs(y - to_y)
        now, later = 0 < way <= self.steps, 0 < way <= STEPS
        self[cell] = found = (1 / way if now else 0.0, self.soon * (STEPS + 1 - way) / STEPS if later else 0.0)
        return found


def fear(survey: Survey) -> Fear | None:
    """What is to be feared on this board; None while there is no dragon."""
    if "fear" not in survey.aside:
        survey.aside["fear"] = None if neutral(survey.state).dragon == NOWHERE else _fear(survey)
    known: Fear | None = survey.aside["fear"]
    return known


def _fear(survey: Survey) -> Fear:
    rules, state, outlook = survey.rules, survey.state, survey.outlook
    dragon, step = neutral(state).dragon, state.agenda[-1]
    steps = STEPS if step.kind == survey.lore.figure and shows(rules, state, "dragon") else 0
    if step.kind == rules.step_of["dragon_step"]:
        steps = step.data[0]
    known: Fear | None = outlook.notes.get((dragon, steps))
    if known is None:
        waiting = sum(outlook.bag[tile] for tile in rules.showing["dragon"])
        soon = min(1.0, SOON * waiting / outlook.left) if outlook.left else 0.0
        known = outlook.notes[dragon, steps] = Fear(dragon, steps, soon)
    return known


def danger_of(survey: Survey, figure: int) -> Amounts:
    """The danger to a figure, unless it goes home this turn."""
    if (feared := fear(survey)) is None:
        return
    state, piece = survey.state, figure >> FIGURE_PIECE_SHIFT
    now, later = feared[state.homes[piece] >> HOME_KEY_BITS]
    if (now or later) and not survey.goes_home(root_of(state.parent, piece)):
        if now:
            yield "danger now", now
        if later:
            yield "danger", later


def dragon_and_fairy(survey: Survey) -> Shares:
    """The danger to each figure, and what the fairy is good for."""
    if fear(survey) is not None:
        for figure in survey.state.figures:
            for term, amount in danger_of(survey, figure):
                yield figure & 7, term, amount
    yield from beside_fairy(survey, neutral(survey.state))


def beside_fairy(survey: Survey, here: Neutral) -> Shares:
    """What the fairy brings where she stands here: turns that begin with her, while she is left there (PD19), her
    points when her meeple's feature is scored (PD20); and she keeps the dragon out (PD18)."""
    if here.fairy == NOWHERE:
        return
    state, weights = survey.state, survey.lore.weights
    first, last = pieces_on(survey.rules, state, here.fairy)
    for figure in state.figures:
        if first <= figure >> FIGURE_PIECE_SHIFT < last:
            for term, amount in danger_of(survey, figure):
                yield figure & 7, term, -amount * (1.0 if term == "danger now" else weights.fairy_keeps)
    if here.meeple != NOWHERE:
        root = root_of(state.parent, here.meeple >> FIGURE_PIECE_SHIFT)
        price = survey.prices.get(root)
        scored = survey.goes_home(root) or not survey.outlook.left
        later = weights.fairy_turns + weights.fairy_stays * (price.chance if price else 0) * SCORE_POINTS
        yield here.meeple & 7, POINTS, SCORE_POINTS if scored else later


def with_fairy(survey: Survey, seat: int, code: int) -> list[float]:
    """What each seat may expect when the fairy goes to a meeple or a square. It spends the turn's figure action, so who
    still has followers to place waits for a better reason."""
    rules, state = survey.rules, survey.state
    before, meeple = neutral(state), NOWHERE if by_square(rules) else figure_at(rules, state, code)
    if "alone" not in survey.aside:
        survey.aside["alone"] = _moved(survey, survey.base, -1, before)
    values = _moved(survey, survey.aside["alone"], 1, before.fairy_to(code >> SPOT_CELL_SHIFT, meeple))
    if state.supply[seat * len(rules.figures) + survey.lore.follower] >= AT_HAND:
        values[seat] -= survey.lore.weights.fairy_waits
    return values


def _moved(survey: Survey, values: list[float], sign: int, here: Neutral) -> list[float]:
    """These values with the fairy coming here (or going, with the sign -1)."""
    weight, values = survey.outlook.scales.more, values[:]
    for seat, term, amount in beside_fairy(survey, here):
        values[seat] += sign * weight[term] * amount
    return values


SETS = {
    "inns_cathedrals": More(by_state=large_in_supply),
    "german_castles": More(by_state=castles_in_hand, by_feature=castle_bonus),
    "princess_dragon": More(by_state=dragon_and_fairy, by_figure=danger_of, deeds={"MoveFairy": with_fairy}),
}
"""By the name of the set."""
