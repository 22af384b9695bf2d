"""The tile game's expert, as the search asks for one."""

from __future__ import annotations

from functools import partial
from math import exp, inf, tanh
from random import Random

from game.carcassonne.actions import PLACE_CELL_SHIFT, PLACE_FACE_SHIFT, VERB
from game.carcassonne.game import CarcassonneGame
from game.carcassonne.state import FACE, CarcassonneState
from game.kernel.contract import OVER

from ..search.knowledge import Prospects, Values, expand_by_trying
from .survey import Lore, Survey
from .weights import HAND_MADE, Weights

TILES_ALONE = frozenset(("draw", "place", "figure", "score", "end", "reveal"))   # steps that ask chance for tiles only
SCALE = 30                             # points of difference that go far towards a sure win
RIVALRY = 10                           # points by which one score outshines another among three and more


class CarcassonneKnowledge:
    """Judges positions by surveys and expands placement and figure together."""

    def __init__(self, game: CarcassonneGame, weights: Weights = HAND_MADE) -> None:
        self.game, self.rules = game, game.rules
        self.lore, self.spite = Lore(game.rules, weights), weights.spite
        self.roll, self.land = (game.rules.step_of.get(name, -2) for name in ("roll", "land"))
        self.countable = TILES_ALONE.issuperset(game.rules.step_of)
        self.place, self.figure, self.draw = (game.rules.step_of[name] for name in ("place", "figure", "draw"))
        self.lay = game.rules.go["PlaceTile"]

    def expand(self, state: CarcassonneState) -> Prospects:
        """Every place with its best figure, or every figure; anything else is tried."""
        step, survey = state.agenda[-1].kind, Survey(self.lore, self.lore.outlook(state.bag), state)
        if step == self.figure:
            return self._figures(survey, self.game.legal_codes(state))
        if step == self.place or step == self.draw:
            return self._places(survey)
        return expand_by_trying(self.game, partial(self.evaluate, near=survey), state)

    def _places(self, survey: Survey) -> Prospects:
        """Of places that look alike (a symmetrical tile turned round) the first is enough. Of a tile from the hand they
        stand beside drawing one."""
        game, state, alike = self.game, survey.state, self.lore.alike
        seat = state.mover
        codes: list[int] = []
        values: list[Values] = []
        later: list[Prospects | None] = []
        looks = set()
        for code in sorted(game.legal_codes(state)):
            if code & VERB != self.lay:
                codes.append(code)
                values.append(self._tried(survey, code))
                later.append(None)
                continue
            look = code >> PLACE_CELL_SHIFT << PLACE_CELL_SHIFT | alike[code >> PLACE_FACE_SHIFT & FACE]
            if look in looks:
                continue
            looks.add(look)
            after = state.clone()
            game.apply(after, code)
            best, options = None, None
            if after.mover == seat and after.agenda[-1].kind == self.figure:
                options = self._figures(survey.after(after), game.legal_codes(after))
                best = self.best(options, seat)
                if len(options.codes) == 1:
                    options = None
            codes.append(code)
            values.append(best or self.evaluate(after))
            later.append(options)
        return Prospects(codes, values, later)

    def _figures(self, survey: Survey, codes: list[int]) -> Prospects:
        state = survey.state
        codes.sort()
        values = [survey.with_figure(state.mover, code) or self._tried(survey, code) for code in codes]
        return Prospects(codes, values, [None] * len(codes))

    def _tried(self, survey: Survey, code: int) -> Values:
        after = survey.state.clone()
        self.game.apply(after, code)
        return self._reached(after, survey.state.mover, survey)

    def _reached(self, state: CarcassonneState, seat: int, near: Survey) -> Values:
        """What a state promises; of a flight the mean over the die, the seat landing where it likes best."""
        game, kind = self.game, state.agenda[-1].kind if state.agenda else -1
        if kind == self.roll:
            chances = game.chance_codes(state)
            whole, mean = sum(copies for _, copies in chances), [0.0] * self.rules.seats
            for code, copies in chances:
                after = state.clone()
                game.apply(after, code)
                mean = [one + copies / whole * more for one, more in zip(mean, self._reached(after, seat, near))]
            return mean
        evaluate = partial(self.evaluate, near=near)
        return self.best(expand_by_trying(game, evaluate, state), seat) if kind == self.land else evaluate(state)

    def best(self, prospects: Prospects, seat: int) -> Values:
        """The values that suit the seat most."""
        values, margin, spite = prospects.values, self.margin, self.spite
        if len(values) == 1:
            return values[0]
        if self.rules.seats == 2:
            other = 1 - seat
            return max(values, key=lambda one: one[seat] - spite * one[other])
        return max(values, key=lambda one: margin(one, seat))

    def evaluate(self, state: CarcassonneState, near: Survey | None = None) -> Values:
        """The points that each seat may expect; at the end, those it has. `near` is a survey with the same tiles on the
        board."""
        if state.mover == OVER:
            return self.points(state)
        outlook = self.lore.outlook(state.bag)
        same = near is not None and near.outlook is outlook and len(near.state.squares) == len(state.squares)
        return near.beside(state).base if near and same else Survey(self.lore, outlook, state).base

    def payoff(self, values: Values) -> Values:
        """For two the difference; for more, half how far one is ahead of each other one, half a share of the victory.

        Both halves sum to nothing over the seats, so that a leader is attacked for a reason."""
        if len(values) == 2:
            lead = tanh((values[0] - values[1]) / SCALE)
            return [lead, -lead]
        others = len(values) - 1
        most = max(values)
        shine = [exp((one - most) / RIVALRY) for one in values]
        whole = sum(shine)
        return [0.5 * sum([tanh((one - other) / SCALE) for other in values]) / others
                + 0.5 * ((others + 1) * bright / whole - 1) / others for one, bright in zip(values, shine)]

    def margin(self, values: Values, seat: int) -> float:
        """The lead over the other; of more than one, halfway between the strongest and their mean."""
        if len(values) == 2:
            return values[seat] - self.spite * values[1 - seat]
        others = values[:seat] + values[seat + 1:]
        return values[seat] - self.spite * (max(others) + sum(others) / len(others)) / 2

    def points(self, state: CarcassonneState) -> Values:
        """What each seat has for certain."""
        return list(map(float, state.scores))

    def draws(self, state: CarcassonneState) -> float:
        """The tiles that nobody has seen, where nothing but tiles is left to chance."""
        return sum(state.bag) if self.countable else inf

    def considered(self, state: CarcassonneState, codes: list[int]) -> list[int]:
        """All of them."""
        return codes

    def inclination(self, state: CarcassonneState, codes: list[int]) -> list[float]:
        """All alike."""
        return [1 / len(codes)] * len(codes)

    def horizon(self, state: CarcassonneState) -> bool:
        """Playouts go to the end."""
        return False

    def playout_code(self, state: CarcassonneState, rng: Random) -> int:
        """Any legal code: playouts are for reference only."""
        codes = self.game.legal_codes(state)
        return codes[int(rng.random() * len(codes))]
