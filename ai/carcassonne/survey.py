"""What a position is worth to each seat, in points it may expect at the end.

The value is the points on the track, plus what every occupied feature promises its majority, plus what the followers in
the supply are worth. Only occupied features are priced, so that the cost grows with the followers, not with the board.

A survey also gives that of the position one tile further, for a fraction of the cost: a tile changes the features it
joins and those that end at a square beside it; all others keep their price. Where no tile was laid since, all keep it,
and only who owns them is counted anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from game.carcassonne.actions import SPOT_FIGURE, SPOT_FIGURE_SHIFT, VERB
from game.carcassonne.geometry import STEP, STRIDE, opposite
from game.carcassonne.ruleset import EDGE_CODE, Ruleset
from game.carcassonne.scoring import worth
from game.carcassonne.spots import piece_at
from game.carcassonne.state import (
    FACE,
    FACE_BITS,
    FIGURE_PIECE_SHIFT,
    FIGURE_SHIFT,
    MARK_BITS,
    OPEN,
    STRENGTH,
    STRENGTH_BITS,
    STRENGTH_SHIFT,
    CarcassonneState,
    locate,
    root_of,
)

from .more import SETS
from .outlook import Closers, Fitting, Outlook
from .terms import BUCKETS, CITY, FIELD, OTHER, RING, ROAD
from .weights import Weights

BACK = tuple(opposite(side) for side in range(4))
NEAR_RING = frozenset(x + y * STRIDE for x in range(-3, 4) for y in range(-3, 4))   # tiles that may change its chances


class Price(NamedTuple):
    """What a feature promises those who own it, and the chance that it is completed (1: it is)."""

    points: float
    chance: float
    home: float = 0.0                  # what that chance is worth for each follower that would come home
    each: float = 0.0                  # what single sets promise everybody who is there


class Claims(NamedTuple):
    """Who stands on a feature: the seats of the majority, and how strong each seat is there."""

    owners: tuple[int, ...]
    strengths: tuple[tuple[int, int], ...]


class ClaimsOf(dict[int, Claims]):
    """Strengths as packed in state.sums -> claims."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats

    def __missing__(self, packed: int) -> Claims:
        strength = [packed >> STRENGTH_BITS * seat & STRENGTH for seat in range(self.seats)]
        most = max(strength)
        self[packed] = Claims(tuple(seat for seat, one in enumerate(strength) if one == most and most),
                              tuple((seat, one) for seat, one in enumerate(strength) if one))
        return self[packed]


class LineSides(dict[int, tuple[int, ...]]):
    """Edges round an empty square -> the sides where a road or city ends."""

    def __missing__(self, signature: int) -> tuple[int, ...]:
        lines = (EDGE_CODE["road"], EDGE_CODE["city"])
        self[signature] = tuple(side for side in range(4) if signature >> 3 * side & 7 in lines)
        return self[signature]


class Lore:
    """What holds for a ruleset, whatever lies on the table; fills its tables as it is asked."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules, self.weights = rules, weights
        self.closers, self.fitting = Closers(rules, weights.extends), Fitting(rules)
        self.claims, self.line_sides = ClaimsOf(rules.seats), LineSides()
        roles = {"city": CITY, "road": ROAD, "field": FIELD}
        self.role = (*(RING if kind.ring else roles.get(kind.name, OTHER) for kind in rules.kinds), OTHER)
        self.growth = (weights.city_growth, weights.road_growth)
        self.go_pass, self.go_deploy, self.go_recall = (rules.go.get(name, -1)
                                                        for name in ("Pass", "DeployFigure", "RecallFigure"))
        more = [SETS[name] for name in rules.sets if name in SETS]
        self.by_state = tuple(one.by_state for one in more if one.by_state)
        self.by_feature = tuple(one.by_feature for one in more if one.by_feature)
        self.by_figure = tuple(one.by_figure for one in more if one.by_figure)
        self.deeds = {rules.go[verb]: ask for one in more for verb, ask in one.deeds.items()}
        self.follower, self.abbot = rules.figure_of["follower"], rules.figure_of.get("abbot", -1)
        self.large = rules.figure_of.get("large", -1)
        self.priced = (self.follower, self.abbot, self.large)              # figures that `with_figure` knows
        self.place, self.figure = rules.step_of["place"], rules.step_of["figure"]
        waiting = ("begin", "draw", "reveal")
        self.before_draw = frozenset(rules.step_of[name] for name in waiting if name in rules.step_of)
        self._outlooks: dict[tuple[int, ...], Outlook] = {}
        look_alike: dict[object, int] = {}
        self.alike = tuple(look_alike.setdefault(self._look(face), face) for face in range(len(rules.edges)))

    def _look(self, face: int) -> object:
        """A face as it looks, whatever its pieces are called: equal for the turns of a symmetrical tile."""
        footprint = self.rules.footprint[face]
        if footprint is None or len(footprint.cells) > 1:
            return face
        names: dict[int, int] = {}
        sides = []
        for line, grass in self.rules.meet[face]:
            sides.append(tuple(names.setdefault(piece, len(names)) for piece in (line, *grass)))
        tile = self.rules.tile_of_face(face)
        inner = [piece for piece in footprint.pieces if piece not in names]
        pieces = [(footprint.kinds[piece], footprint.sums[piece], sorted(tile.pieces[piece].marks),
                   tile.pieces[piece].facts) if piece >= 0 else None for piece in [*names, *inner]]
        walls = [(a, b) for a, one in enumerate([*names, *inner]) for b, other in enumerate([*names, *inner])
                 if one >= 0 and other in footprint.cities and one not in footprint.cities
                 and footprint.bits[one][0] & footprint.bits[other][0]]
        return repr((tile.id, self.rules.edges[face], sides, pieces, walls))

    def outlook(self, bag: list[int]) -> Outlook:
        """The chances with this bag; remembered, for a search meets few bags many times."""
        key = tuple(bag)
        known = self._outlooks.get(key)
        if known is None:
            if len(self._outlooks) > 2000:
                self._outlooks.clear()
            known = self._outlooks[key] = Outlook(self.rules, self.weights, self.closers, self.fitting, list(bag))
        return known


class Survey:
    """A position priced."""

    __slots__ = ("aside", "back", "base", "before", "cities", "holes", "lore", "outlook", "owner", "prices", "rings",
                 "rules", "state", "sure", "touched")

    def __init__(self, lore: Lore, outlook: Outlook, state: CarcassonneState) -> None:
        self.lore, self.outlook, self.state, self.rules = lore, outlook, state, lore.rules
        self.before: Survey | None = None          # the survey that this one was led on from,
        self.touched: Collection[int] = ()         # and the roads and cities that the tile laid since has changed
        role = lore.role
        self.owner: dict[int, int] = {}            # cell << 2 | side of an empty square -> the feature that ends there
        self.holes: dict[int, list[int]] = {}      # root of a city or road -> where it ends, as above
        self._find_holes()
        self.cities = {root: self._line_chance(CITY, holes) for root, holes in self.holes.items()
                       if role[state.kinds[root]] == CITY}              # open cities -> chance of completion
        self.rings: dict[int, tuple[int, tuple[int, ...]]] = {}      # occupied monastery -> its square, its neighbours
        self.prices: dict[int, Price] = {}                             # occupied features but fields
        self._count_all()

    def _count_all(self) -> None:
        self.aside: dict[str, Any] = {}                                # what single sets remember of it
        state, role, rings = self.state, self.lore.role, self.rings
        parent, sums, kinds = state.parent, state.sums, state.kinds
        self.sure = [float(points) for points in state.scores]         # the track and all that is in `prices`
        self.back = [0] * self.rules.seats                             # figures that come home when this turn is scored
        for root in {root_of(parent, figure >> FIGURE_PIECE_SHIFT): None for figure in state.figures}:
            what = role[kinds[root]]
            if what != FIELD:
                if what == RING and root not in rings:
                    self._note_ring(root)
                self._count(sums[root], self.promise(root))
        self.base = self._base()

    def _find_holes(self) -> None:
        state, line_sides, meet = self.state, self.lore.line_sides, self.rules.meet
        board, parent, owner, holes = state.board, state.parent, self.owner, self.holes
        for cell, signature in state.frontier.items():
            for side in line_sides[signature]:
                placed = board[cell + STEP[side]]
                root = (placed >> FACE_BITS) + meet[placed & FACE][BACK[side]][0]
                while (up := parent[root]) != root:
                    root = up
                hole = cell << 2 | side
                owner[hole] = root
                if root in holes:
                    holes[root].append(hole)
                else:
                    holes[root] = [hole]

    def _note_ring(self, piece: int) -> None:
        cell, _ = locate(self.state, piece)
        footprint = self.rules.footprint[self.state.board[cell] & FACE]
        assert footprint is not None
        self.rings = {**self.rings, piece: (cell, tuple([cell + step for step in footprint.ring]))}

    # ---- a little further -------------------------------------------------------------------------------------------

    def beside(self, state: CarcassonneState) -> Survey:
        """The survey of a state with the same tiles on the board and in the bag, whatever else has happened."""
        new: Survey = object.__new__(Survey)
        new.lore, new.outlook, new.rules, new.state = self.lore, self.outlook, self.rules, state
        new.holes, new.cities, new.rings, new.prices = self.holes, self.cities, self.rings, self.prices
        new.before, new.touched = self.before, self.touched
        new._count_all()
        return new

    def after(self, state: CarcassonneState) -> Survey:
        """The survey of a state in which one more tile was just placed and nothing else happened."""
        new: Survey = object.__new__(Survey)
        new.lore, new.outlook, new.rules, new.state = self.lore, self.outlook, self.rules, state
        role, kinds, sums = self.lore.role, state.kinds, state.sums
        touched, gone = self._touched(state)
        new.before, new.touched = self, touched
        new.holes = self.holes.copy()
        new.cities = cities = self.cities.copy()
        new.aside = {}
        new.prices = prices = self.prices.copy()
        new.sure, new.back = self.sure[:], self.back[:]
        for root in gone:
            new.holes.pop(root, None)
            cities.pop(root, None)
            if root in prices:
                new._count(self.state.sums[root], prices.pop(root), -1)
        new.holes.update(touched)
        for root, holes in touched.items():
            what = role[kinds[root]]
            if what == CITY and holes:
                cities[root] = new._line_chance(CITY, holes)
            if sums[root] >> FIGURE_SHIFT:
                new._count(sums[root], new._priced(root, what))
        new.rings = self.rings
        for piece, (cell, _) in self.rings.items():
            if state.placed - cell in NEAR_RING:
                new._count(sums[piece], self.prices[piece], -1)
                new._count(sums[piece], new._priced(piece, RING))
        new.base = new._base()
        return new

    def _touched(self, state: CarcassonneState) -> tuple[dict[int, list[int]], dict[int, None]]:
        """The roads and cities that the new tile changes, with where they end now; and those that they were before."""
        cell, board, parent, owner = state.placed, state.board, state.parent, self.owner
        placed = board[cell]
        first, footprint = placed >> FACE_BITS, self.rules.footprint[placed & FACE]
        assert footprint is not None
        touched: dict[int, list[int]] = {}
        gone: dict[int, None] = {}
        joined: list[tuple[int, int]] = []
        beside: list[int] = []
        for offset, sides in zip(footprint.cells, footprint.sides):
            here = cell + offset
            for side, step, _, line, _, back in sides:
                there = here + step
                if there in board:
                    if line >= 0:
                        root = first + line
                        while (up := parent[root]) != root:
                            root = up
                        if root not in touched:
                            touched[root] = []
                        old = owner[here << 2 | side]
                        if old not in gone:
                            gone[old] = None
                            joined.append((old, root))
                    continue
                if line >= 0:
                    root = first + line
                    while (up := parent[root]) != root:
                        root = up
                    if root in touched:
                        touched[root].append(there << 2 | back)
                    else:
                        touched[root] = [there << 2 | back]
                for other in self.lore.line_sides[self.state.frontier.get(there, 0)]:
                    beside.append(owner[there << 2 | other])
        cells = [cell + offset for offset in footprint.cells]
        for old, root in joined:
            touched[root] += [hole for hole in self.holes[old] if hole >> 2 not in cells]
        for old in beside:
            if old not in gone:
                gone[old] = None
                touched[old] = self.holes[old]
        return touched, gone

    # ---- prices -----------------------------------------------------------------------------------------------------

    def _count(self, packed: int, price: Price, sign: int = 1) -> None:
        """Add (or take away) what a feature with these sums promises."""
        owners, strengths = self.lore.claims[packed >> STRENGTH_SHIFT]
        points, chance, home, each = price
        sure = self.sure
        for seat in owners:
            sure[seat] += sign * points
        if chance == 1:
            for seat, strength in strengths:
                self.back[seat] += sign * strength
                sure[seat] += sign * each
        elif home or each:
            for seat, strength in strengths:
                sure[seat] += sign * (strength * home + each)

    def _priced(self, root: int, what: int) -> Price:
        price = self.prices[root] = self.price(root, what)
        return price

    def promise(self, root: int) -> Price:
        """What a feature promises, as far as it was asked already; of a road or city that the last tile has left alone,
        here or beside another place of that tile."""
        if price := self.prices.get(root):
            return price
        what, before = self.lore.role[self.state.kinds[root]], self.before
        if before and what <= ROAD and root not in self.touched and root in before.holes:
            return before.promise(root)
        return self._priced(root, what)

    def goes_home(self, root: int) -> bool:
        """Whether this turn's scoring sends the figures of a feature home, as far as it was asked already."""
        price = self.prices.get(root)
        return price is not None and price.chance == 1

    def price(self, root: int, what: int) -> Price:
        """What a feature promises."""
        if what <= ROAD:
            return self._line_price(root, what)
        if what == FIELD:
            return Price(self._field_points(root), 0.0)
        if what == RING:
            return self._ring_price(root)
        units, factor = worth(self.rules, self.state, root, False)
        return Price(units * factor, 0.0)

    def _line_price(self, root: int, what: int) -> Price:
        if self.state.sums[root] & OPEN:
            price = self._open_price(what, *self.line_parts(root, what))
        else:
            units, factor = worth(self.rules, self.state, root, True)
            price = Price(units * factor, 1.0)
        for ask in self.lore.by_feature:
            for term, amount in ask(self, root, price.chance):
                price = price._replace(each=price.each + self.outlook.scales.more[term] * amount)
        return price

    def line_parts(self, root: int, what: int) -> tuple[int, float, float, float]:
        """An open road or city: its holes, the chance that it is completed, its points if so, and if not."""
        state, rules = self.state, self.rules
        holes = self.holes[root]
        units, factor = worth(rules, state, root, True)
        chance = self.cities[root] if what == CITY else self._line_chance(ROAD, holes)
        open_units, open_factor = worth(rules, state, root, False)
        growth = self.lore.growth[what] * self.outlook.press[what] * len(holes)
        return len(holes), chance, factor * (units + len(holes)), open_factor * (open_units + growth)

    def _open_price(self, what: int, holes: int, chance: float, completed: float, left_open: float) -> Price:
        outlook = self.outlook
        closes, stays, there, home = outlook.scales.open[what][min(holes, BUCKETS)]
        points = closes * chance * completed + stays * (1 - chance) * left_open + there
        if not chance:
            points += outlook.scales.trapped[what]
        return Price(points, chance, home * chance * outlook.home[0])

    def _line_chance(self, what: int, holes: list[int]) -> float:
        """The chance that a road or city is closed everywhere; a square where it ends twice is one hole."""
        frontier, filled = self.state.frontier, self.outlook.filled
        if len(holes) == 1:
            hole, = holes
            return filled(what, frontier[hole >> 2] << 2 | hole & 3)
        chance = 1.0
        for hole in {hole >> 2: hole for hole in holes}.values():
            chance *= filled(what, frontier[hole >> 2] << 2 | hole & 3)
        return chance

    def _ring_price(self, piece: int) -> Price:
        if not self.state.sums[piece] & OPEN:
            units, factor = worth(self.rules, self.state, piece, False)
            return Price(units * factor, 1.0)
        return self._open_price(RING, *self.ring_parts(piece))

    def ring_parts(self, piece: int) -> tuple[int, float, float, float]:
        """The same of an open monastery; its points are those it may expect, whether completed or not."""
        state = self.state
        units, factor = worth(self.rules, state, piece, False)
        board, frontier, covered = state.board, state.frontier, self.outlook.covered
        missing, more, chance = 0, 0.0, 1.0
        for cell in self.rings[piece][1]:
            if cell not in board:
                one = covered(frontier.get(cell, 0))
                missing += 1
                more += one
                chance *= one
        expected = (units + more) * factor
        return (missing + 1) // 2, chance, expected, expected

    def _field_points(self, root: int) -> float:
        done, hoped = self.field_cities(root)
        outlook = self.outlook
        for_done, for_hoped, for_growth = outlook.scales.fields
        return outlook.field_unit * (for_done * done + for_hoped * hoped) + for_growth * outlook.growth

    def field_cities(self, root: int) -> tuple[int, float]:
        """The complete cities of a field, and the chances of its open ones together."""
        mask = self.state.mask
        field = mask[root] >> MARK_BITS << MARK_BITS
        hoped = 0.0
        for city, chance in self.cities.items():
            if mask[city] & field:
                hoped += chance
        return sum([1 for city in self.state.closed if city & field]), hoped

    # ---- values -----------------------------------------------------------------------------------------------------

    def _base(self) -> list[float]:
        """What each seat may expect if nothing more is decided in this turn."""
        state, lore = self.state, self.lore
        values = self._with_turns()
        for root in self.occupied_fields():
            points = self._field_points(root)
            for seat in lore.claims[state.sums[root] >> STRENGTH_SHIFT].owners:
                values[seat] += points
        figures, follower, abbot = len(self.rules.figures), lore.follower, lore.abbot
        for seat, back in enumerate(self.back):
            values[seat] += self.outlook.free[state.supply[seat * figures + follower] + back]
            if abbot >= 0:
                values[seat] += self.outlook.abbot * state.supply[seat * figures + abbot]
        if lore.by_state:
            weight = self.outlook.scales.more
            for ask in lore.by_state:
                for seat, term, amount in ask(self):
                    values[seat] += weight[term] * amount
        return values

    def more(self) -> Iterator[tuple[int, str, float]]:
        """Seat, term and amount of what single sets add."""
        for add in self.lore.by_state:
            yield from add(self)
        for ask in self.lore.by_feature:
            for root, price in self.prices.items():
                for term, amount in ask(self, root, price.chance):
                    for seat, _ in self.lore.claims[self.state.sums[root] >> STRENGTH_SHIFT].strengths:
                        yield seat, term, amount

    def occupied_fields(self) -> list[int]:
        """The roots of the fields on which somebody stands."""
        state, role, fields = self.state, self.lore.role, []
        parent, kinds = state.parent, state.kinds
        for figure in state.figures:
            piece = figure >> FIGURE_PIECE_SHIFT
            if role[kinds[piece]] == FIELD:
                root = root_of(parent, piece)
                if root not in fields:
                    fields.append(root)
        return fields

    def _with_turns(self) -> list[float]:
        """What is sure and what the turns to come bring each seat; a tile in hand is a turn that has not yet come."""
        state, seats = self.state, self.rules.seats
        step = state.agenda[-1]
        active = state.agenda[0].seat
        drawing = step.kind in self.lore.before_draw
        turns = self.outlook.turns[active if drawing else (active + 1) % seats]
        values = [one + more for one, more in zip(self.sure, turns)]
        if step.kind == self.lore.place:
            values[active] += self.lore.weights.turn
        return values

    def with_figure(self, seat: int, code: int) -> list[float] | None:
        """What each seat may expect after this choice at the figure step; None for a choice not known here."""
        verb, lore, state = code & VERB, self.lore, self.state
        if verb == lore.go_pass:
            return self.base
        if verb != lore.go_deploy and verb != lore.go_recall:
            return lore.deeds[verb](self, seat, code) if verb in lore.deeds else None
        piece = piece_at(self.rules, state, code)
        root, kind = root_of(state.parent, piece), code >> SPOT_FIGURE_SHIFT & SPOT_FIGURE
        if kind not in lore.priced:
            return None
        values = self.base[:]
        if verb == lore.go_recall:
            return self._with_recall(seat, piece, values)
        what = lore.role[state.kinds[root]]
        if what == RING and root not in self.rings:
            self._note_ring(root)
        points, chance, home, each = self.promise(root)
        values[seat] += points + each
        if chance < 1:
            outlook = self.outlook
            if kind == lore.follower:
                free = state.supply[seat * len(self.rules.figures) + kind] + self.back[seat]
                values[seat] += home + outlook.free[free - 1] - outlook.free[free]
            elif kind == lore.abbot:
                values[seat] += outlook.home[1] - outlook.abbot          # he may be called back whenever it suits
            else:
                weight = self.rules.figures[kind].weight
                values[seat] += weight * home - outlook.scales.more["large"] * outlook.ahead
        for ask in lore.by_figure:
            for term, amount in ask(self, piece << FIGURE_PIECE_SHIFT | kind << 3 | seat):
                values[seat] += self.outlook.scales.more[term] * amount
        return values

    def _with_recall(self, seat: int, piece: int, values: list[float]) -> list[float]:
        """The abbot's points now for what he was expected to bring; a feature he has left pays nothing any more."""
        units, factor = worth(self.rules, self.state, piece, False)
        price = self.price(piece, RING)
        home = self.outlook.home[0] if price.chance == 1 else price.home
        values[seat] += units * factor - price.points - home + self.outlook.abbot
        if price.chance == 1:
            values[seat] -= self.outlook.abbot
        return values
