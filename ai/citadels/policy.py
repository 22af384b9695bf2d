"""Players by rule of thumb: how much a seat wants each thing that it may do, on no more than it may know.

Whatever is wanted most is done; ending the turn is wanted by 0. A style turns the wants a little. The playouts of the
search use the same rules, quick as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from game.citadels import actions as act
from game.citadels.actions import CARDS, DIGIT, MASK, VERB
from game.citadels.cards import CHARACTERS, COLOUR, COST, KIND, KIND_BITS, POINTS
from game.citadels.districts.income import colour_income
from game.citadels.effects import completion
from game.citadels.ruleset import Ruleset
from game.citadels.state import CitadelsState
from game.citadels.turn import read_row

SECOND, THIRD = 2 * DIGIT, 3 * DIGIT


@dataclass(frozen=True)
class Style:
    """A taste: what it adds to the wants of a plain player."""

    name: str
    picks: Mapping[str, float] = field(default_factory=dict)     # character -> how much more it is liked
    cheap: float = 0.0                                           # for each gold that a district costs less than 6
    spite: float = 1.0                                           # of what hurts the leader
    luck: float = 0.5                                            # how far lots blur the wants


STYLES = {style.name: style for style in (
    Style("builder", {"architect": 1.0, "king": 0.5, "merchant": 0.5, "alchemist": 0.7, "emperor": 0.4}, spite=0.6),
    Style("thief", {"thief": 1.5, "assassin": 1.2, "warlord": 0.8, "witch": 1.0, "wizard": 0.8, "diplomat": 0.6},
          spite=1.6),
    Style("cautious", {"bishop": 1.2, "abbot": 1.0, "merchant": 0.6, "assassin": 0.6, "queen": 0.5},
          spite=0.8, luck=0.8),
    Style("rusher", {"architect": 0.8, "merchant": 0.4, "bishop": 0.4}, cheap=0.5),
)}
"""The rule-based players by name."""
PLAIN = Style("plain")

LIKED = {"assassin": 0.9, "witch": 0.9, "thief": 0.9, "tax_collector": 0.8, "magician": 0.4, "wizard": 1.0, "king": 0.9,
         "emperor": 0.9, "bishop": 0.6, "abbot": 0.8, "merchant": 1.4, "alchemist": 0.8, "architect": 1.6,
         "navigator": 1.2, "warlord": 0.5, "diplomat": 0.4, "artist": 0.6, "queen": 0.9}
"""What a character is worth to anybody, before the table is looked at."""
_LIKED = tuple(LIKED.get(one.key, 0.8) for one in CHARACTERS)
_COLOUR_OF = tuple({3: 0, 4: 1, 5: 2, 7: 3}.get(one.rank, -1) if one.key not in ("alchemist",) else -1
                   for one in CHARACTERS)                       # ranks 4, 5, 6 and 8 collect for their colour

USEFUL = {"library": 1.5, "observatory": 1.0, "smithy": 1.0, "laboratory": 0.5, "school_of_magic": 1.0, "factory": 0.8,
          "lighthouse": 0.8, "park": 0.7, "great_wall": 0.8, "keep": 0.5, "haunted_city": 0.8, "museum": 1.0,
          "imperial_treasury": 1.0, "map_room": 1.0, "wishing_well": 0.8, "hospital": 0.5, "throne_room": 0.6,
          "ball_room": 0.3, "poor_house": 0.2, "bell_tower": 0.3, "quarry": 0.4, "graveyard": 0.4, "armory": 0.4}
_WORTH = tuple(points + USEFUL.get(key, 0.0) for points, key in zip(POINTS, KIND))


class Policy:
    """Chooses for the seat to move."""

    def __init__(self, rules: Ruleset, style: Style = PLAIN, slips: float = 0.0) -> None:
        self.rules, self.style, self.slips = rules, style, slips
        self.likes = tuple(liked + style.picks.get(one.key, 0.0) for liked, one in zip(_LIKED, CHARACTERS))

    def choose(self, state: CitadelsState, codes: list[int], rng: Random) -> int:
        """One of the codes; now and then (`slips`) any."""
        if len(codes) == 1 or (self.slips and rng.random() < self.slips):
            return codes[int(rng.random() * len(codes))]
        seat, wants, luck, random = state.mover, WANTS, self.style.luck, rng.random
        best, found = -1e9, codes[0]
        for code in codes:
            want = wants[code & MASK](self, state, seat, code) + luck * random()
            if want > best:
                best, found = want, code
        return found

    # ---- what is on the table ----

    def worth(self, state: CitadelsState, seat: int, kind: int) -> float:
        """What a card in this seat's hand is worth to it: little if its name already stands."""
        city = [entry & KIND_BITS for entry in state.cities[seat]]
        if kind in city and not self.rules.duplicates_allowed:
            return 0.2
        new = COLOUR[kind] not in [COLOUR[one] for one in city]
        return _WORTH[kind] + 0.8 * new + self.style.cheap * (6 - COST[kind])

    def threat(self, state: CitadelsState, seat: int) -> float:
        """How near a seat is to winning, 0 to about 2."""
        city = state.cities[seat]
        return len(city) / completion(self.rules, state) + sum(POINTS[entry & KIND_BITS] for entry in city) / 40

    def leader(self, state: CitadelsState, seat: int) -> int:
        """The strongest of the others."""
        others = [other for other in range(self.rules.seats) if other != seat]
        return max(others, key=lambda other: self.threat(state, other))

    def buildable(self, state: CitadelsState, seat: int, gold: int) -> list[int]:
        """The cards in hand that it could pay with so much and would like to."""
        city = [entry & KIND_BITS for entry in state.cities[seat]]
        return [kind for kind in state.hands[seat] if COST[kind] <= gold and kind not in city]


def _pick(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    character = code >> DIGIT
    key, gold, hand = CHARACTERS[character].key, state.gold[seat], len(state.hands[seat])
    want = policy.likes[character]
    if _COLOUR_OF[character] >= 0:
        want += 0.8 * colour_income(state, seat, _COLOUR_OF[character])
    special = PICKS.get(key)
    return want + special(policy, state, seat, gold, hand) if special else want


def _against(policy: Policy, state: CitadelsState, seat: int) -> float:
    threat = policy.threat(state, policy.leader(state, seat))
    return policy.style.spite * max(0.0, 1.5 * threat - 1)


PICKS: Mapping[str, Callable[[Policy, CitadelsState, int, int, int], float]] = {
    "assassin": lambda policy, state, seat, gold, hand: _against(policy, state, seat),
    "witch": lambda policy, state, seat, gold, hand: 0.7 * _against(policy, state, seat),
    "thief": lambda policy, state, seat, gold, hand:
        0.25 * max(held for other, held in enumerate(state.gold) if other != seat) - 0.1 * gold,
    "magician": lambda policy, state, seat, gold, hand:
        0.5 * (max(len(held) for other, held in enumerate(state.hands) if other != seat) - hand),
    "wizard": lambda policy, state, seat, gold, hand: 0.4 if hand < 3 else 0.0,
    "bishop": lambda policy, state, seat, gold, hand: 0.9 * policy.threat(state, seat),
    "alchemist": lambda policy, state, seat, gold, hand:
        0.3 * min(gold, 6) if policy.buildable(state, seat, gold) else -0.5,
    "architect": lambda policy, state, seat, gold, hand: 0.25 * min(gold, 8) + (0.6 if hand < 2 else 0.0),
    "navigator": lambda policy, state, seat, gold, hand: -1.0 if policy.buildable(state, seat, gold + 2) else 0.6,
    "warlord": lambda policy, state, seat, gold, hand: 0.6 * _against(policy, state, seat),
    "diplomat": lambda policy, state, seat, gold, hand: 0.5 * _against(policy, state, seat),
    "artist": lambda policy, state, seat, gold, hand: 0.3 * min(gold, 2) if state.cities[seat] else -0.5,
    "queen": lambda policy, state, seat, gold, hand:
        1.2 if (state.crown - seat) % policy.rules.seats in (1, policy.rules.seats - 1) else -0.6,
    "king": lambda policy, state, seat, gold, hand: 0.3 if state.crown != seat else 0.0,
}


def _put_away(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return -0.5 * _pick(policy, state, seat, code) + policy.likes[code >> DIGIT]


def _name(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    """Whom to kill, bewitch or rob: what the leader would like, and nobody who is known not to answer."""
    character = code >> DIGIT
    rank = CHARACTERS[character].rank
    if state.face_up >> rank & 1 or state.holder[rank] == seat:
        return 4.0
    leader = policy.leader(state, seat)
    want = 8 + _LIKED[character]
    if _COLOUR_OF[character] >= 0:
        want += 0.4 * colour_income(state, leader, _COLOUR_OF[character])
    return want


def _rob(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return _name(policy, state, seat, code) + 0.5


def _take(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    if code >> DIGIT != CARDS:
        return 5.0
    gold, hand = state.gold[seat], state.hands[seat]
    city = [entry & KIND_BITS for entry in state.cities[seat]]
    fresh = [kind for kind in hand if kind not in city]
    if not fresh:
        return 6.5
    return 5.8 if len(fresh) == 1 and gold >= COST[fresh[0]] else 4.0


def _keep(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    kinds, _ = read_row(code >> DIGIT)
    gold = state.gold[seat]
    return sum(policy.worth(state, seat, kind) - 0.4 * max(0, COST[kind] - gold - 2) for kind in kinds)


def _collect(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 3.5


def _build(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 1.0 + 0.3 * policy.worth(state, seat, (code >> DIGIT & MASK) - 1)


def _swap(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 1.5 * (len(state.hands[code >> DIGIT]) - len(state.hands[seat])) - 0.5


def _redraw(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    kinds, _ = read_row(code >> DIGIT)
    return sum(2.2 - policy.worth(state, seat, kind) for kind in kinds)


def _peek(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 4.5 + 0.2 * len(state.hands[code >> DIGIT])


def _steal(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    kind, build = (code >> DIGIT & MASK) - 1, code >> SECOND
    return policy.worth(state, seat, kind) + (1.0 if build else 0.0)


def _crown(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    other = code >> DIGIT
    if other == seat:
        return 2.5
    return 1.5 - policy.threat(state, other) if other != state.crown else -1.0


def _pay(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    if code >> DIGIT & MASK != CARDS:
        return 0.2
    return 3.0 - policy.worth(state, seat, (code >> SECOND) - 1) if code >> SECOND else 0.5


def _tithe(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 4.0


def _bonus(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 1.0 if (code >> DIGIT == CARDS) == (len(state.hands[seat]) < 2) else 0.0


def _destroy(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    owner, kind = code >> DIGIT & MASK, (code >> SECOND) - 1
    if owner == seat:
        return -9.0
    near = policy.threat(state, owner)
    return policy.style.spite * (0.4 * POINTS[kind] * near + 1.2 * (near - 1)) - 0.7 * max(0, COST[kind] - 1) - 0.1


def _exchange(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    give, owner, take = code >> DIGIT & MASK, code >> SECOND & MASK, code >> THIRD & MASK
    gain = POINTS[take] - POINTS[give]
    return (0.5 + 0.3 * policy.threat(state, owner)) * gain - 0.35 * max(0, COST[take] - COST[give]) - 0.4


def _recover(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return policy.worth(state, seat, state.agenda[-1].data[0]) - 2.0


def _beautify(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 0.4


def _laboratory(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 1.8 - policy.worth(state, seat, code >> DIGIT)


def _smithy(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 1.2 if len(state.hands[seat]) < 3 and not policy.buildable(state, seat, state.gold[seat]) else -1.0


def _museum(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 2.4 - 0.6 * policy.worth(state, seat, code >> DIGIT)


def _armory(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    owner, kind = code >> DIGIT & MASK, code >> SECOND
    return policy.style.spite * (POINTS[kind] * 0.3 + 3 * (policy.threat(state, owner) - 1.2)) - 1.5


def _search(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return policy.worth(state, seat, (code >> DIGIT) - 1)


def _declare(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 2 * (policy.threat(state, seat) - policy.threat(state, policy.leader(state, seat)))


def _gladly(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 3.0


def _rather_not(policy: Policy, state: CitadelsState, seat: int, code: int) -> float:
    return 0.0


_WANTS: Mapping[type, Callable[[Policy, CitadelsState, int, int], float]] = {
    act.Pick: _pick, act.PutAway: _put_away, act.Take: _take, act.Keep: _keep, act.Collect: _collect, act.Build: _build,
    act.Kill: _name, act.Bewitch: _name, act.Rob: _rob, act.SwapHands: _swap, act.Redraw: _redraw, act.Peek: _peek,
    act.Steal: _steal, act.Crown: _crown, act.Pay: _pay, act.Tithe: _tithe, act.Bonus: _bonus, act.Destroy: _destroy,
    act.Recover: _recover, act.Exchange: _exchange, act.Beautify: _beautify, act.UseLaboratory: _laboratory,
    act.UseSmithy: _smithy, act.UseMuseum: _museum, act.UseArmory: _armory, act.UseHospital: _gladly,
    act.Search: _search, act.Declare: _declare, act.Courtesy: _gladly, act.Pass: _rather_not, act.End: _rather_not,
}
WANTS = tuple(_WANTS.get(form, _rather_not) for form in VERB)
"""By verb: how much the seat wants what a code says."""
