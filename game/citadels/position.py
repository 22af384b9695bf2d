"""Positions of the card game in the notation, read and written."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from ..kernel.contract import BadSetup
from ..kernel.document import BadDocument, Node
from ..kernel.stepped import advance
from . import draft, setup
from .actions import DealCard
from .cards import BEAUTIFIED, CHARACTER, CHARACTERS, DISTRICTS, KIND, KIND_BITS
from .effects import BELL_TOWER, HAUNTED_CITY, MUSEUM, completion
from .options import DRAFT_OF
from .ruleset import STEP, Ruleset
from .state import ABSENT, FACE_UP, KNOWERS_SHIFT, CitadelsState

PARTS = (
    "characters", "crown", "phase", "round", "players", "face_up", "face_down", "calling", "named", "first_complete",
    "final_round", "deck", "deck_size",
)  # fmt: skip
NAMERS = {"murdered": "assassin", "robbed": "thief", "bewitched": "witch"}
MOST = 100_000


class Reading:
    """A position being read: the table so far and the cards used up."""

    def __init__(self, rules: Ruleset, seats: tuple[str, ...], parts: dict[str, Node]) -> None:
        self.rules, self.seats, self.parts = rules, seats, parts
        self.state = setup.empty_table(rules, self._characters())
        self.copies = rules.deck()
        self.used: Counter[int] = Counter()
        self.held: dict[int, int] = {}  # rank -> seat

    def _characters(self) -> tuple[int, ...]:
        if "characters" not in self.parts:
            if not self.rules.has_characters:
                raise BadDocument("$.options", "no characters for eight seats", '"characters" is needed (14.15)')
            return self.rules.characters
        node = self.parts["characters"]
        try:
            return self.rules.read_characters([one.text() for one in node.items()], node.path)
        except BadSetup as bad:
            raise BadDocument(bad.path, bad.wrong, bad.right) from None

    def seat(self, node: Node) -> int:
        """A seat by name."""
        return self.seats.index(node.text(self.seats, "seat"))

    def rank(self, node: Node) -> int:
        """A character of this game, as its rank."""
        known = [CHARACTERS[one].key for one in self.state.characters]
        return CHARACTERS[CHARACTER[node.text(known, "character of this game")]].rank

    def card(self, node: Node) -> int:
        """A district card of this game, one copy of it used up (14.16)."""
        kind = KIND[node.text([one.key for one in DISTRICTS if one.set in self.rules.sets], "card of these sets")]
        self.used[kind] += 1
        if self.used[kind] > self.copies[kind]:
            most = self.copies[kind] or "none: dark_city_cards and left_out say so (14.16)"
            raise node.bad(f"{DISTRICTS[kind].key} for the {self.used[kind]}. time", f"the game has {most}")
        return kind


def read(rules: Ruleset, seats: tuple[str, ...], node: Node) -> tuple[CitadelsState, list[Any]]:
    """The state of a position, and the cards that come up first. Raises BadDocument."""
    reading = Reading(rules, seats, node.fields(PARTS))
    parts, state = reading.parts, reading.state
    state.crown = reading.seat(parts["crown"]) if "crown" in parts else 0
    state.round = parts["round"].number(1, MOST) if "round" in parts else 1
    turns = "phase" in parts and parts["phase"].text(("draft", "turns"), "phase") == "turns"
    if not turns:
        for name in ("calling", "named"):
            if name in parts:
                raise parts[name].bad(f"{name!r} in a draft", 'it belongs to the phase "turns"')
    draft.clear(rules, state)
    if "players" in parts:
        for name, player in parts["players"].fields(seats).items():
            read_player(reading, seats.index(name), player)
    script = read_deck(reading)
    read_completion(reading)
    if turns:
        begin_calls(reading)
    else:
        begin_draft(reading)
    advance(rules, state, None)
    return state, script


def read_player(reading: Reading, seat: int, node: Node) -> None:
    """Gold, hand, city and the characters picked so far."""
    state, fields = reading.state, node.fields(("gold", "hand", "city", "characters"))
    if "gold" in fields:
        state.gold[seat] = fields["gold"].number(0, MOST)
    if "hand" in fields:
        state.hands[seat] = [reading.card(card) for card in fields["hand"].items()]
    for entry in fields["city"].items() if "city" in fields else []:
        read_district(reading, seat, entry)
    most = DRAFT_OF[len(state.characters), reading.rules.seats]["characters_per_player"]
    for place, one in enumerate(fields["characters"].items() if "characters" in fields else []):
        if place >= most:
            raise one.bad("a character too many", f"{most} for each seat (3.6, 4.1)")
        rank = reading.rank(one)
        if rank in reading.held:
            raise one.bad(f"{one.value!r} is held twice", "each character is held once")
        reading.held[rank] = seat


def read_district(reading: Reading, seat: int, node: Node) -> None:
    """A key, or an object where the card carries something."""
    state = reading.state
    if not isinstance(node.value, dict):
        state.cities[seat].append(reading.card(node))
        return
    fields = node.fields(("card", "under", "beautified", "built", "declared"), ("card",))
    kind = reading.card(fields["card"])
    entry = kind
    if "beautified" in fields and fields["beautified"].truth():
        entry |= BEAUTIFIED
    if "under" in fields:
        if kind != MUSEUM:
            raise fields["under"].bad(f"cards under {DISTRICTS[kind].key}", "only the Museum has some")
        state.tucked = [reading.card(card) | 1 << KNOWERS_SHIFT + seat for card in fields["under"].items()]
    if "declared" in fields:
        if kind != BELL_TOWER:
            raise fields["declared"].bad(f"{DISTRICTS[kind].key} declared", "only the Bell Tower can be")
        state.declared = fields["declared"].truth()
    if "built" in fields:
        fields["built"].text(("this_round",), "time")
        if kind == HAUNTED_CITY:
            state.haunted_round = state.round
    state.cities[seat].append(entry)


def read_deck(reading: Reading) -> list[Any]:
    """The whole deck, top first; or the rest, cut to a size by the fixed seed 0."""
    parts, state = reading.parts, reading.state
    size = parts["deck_size"].number(0) if "deck_size" in parts else None
    if "deck" in parts:
        kinds = [reading.card(card) for card in parts["deck"].items()]
    else:
        kinds = [kind for kind, count in enumerate(reading.copies) for _ in range(count - reading.used[kind])]
        random.Random(0).shuffle(kinds)
    if size is not None and size > len(kinds):
        raise parts["deck_size"].bad(f"{size} cards", f"there are {len(kinds)} besides")
    kinds = kinds[:size]
    for kind in kinds:
        state.deck[kind] += 1
    state.deck_left = len(kinds)
    return [DealCard(DISTRICTS[kind].key) for kind in kinds] if "deck" in parts else []


def read_completion(reading: Reading) -> None:
    """Which cities are complete, and whether the game ends with this round (11)."""
    rules, state, parts = reading.rules, reading.state, reading.parts
    if rules.bell_automatic and any(entry & KIND_BITS == BELL_TOWER for city in state.cities for entry in city):
        state.declared = True
    wanted = completion(rules, state)
    for seat, city in enumerate(state.cities):
        if len(city) >= wanted:
            state.completed |= 1 << seat
        if len(city) >= rules.completion_size - 1:
            state.long.append(seat)
    if "first_complete" in parts:
        state.first_complete = reading.seat(parts["first_complete"])
        state.completed |= 1 << state.first_complete
    state.last_round = bool(state.completed) or ("final_round" in parts and parts["final_round"].truth())


def read_face_up(reading: Reading) -> list[int]:
    """The ranks face up, as many as the seats want (3.2); never rank 4, never one that is held (3.3)."""
    ranks: list[int] = []
    for node in reading.parts["face_up"].items() if "face_up" in reading.parts else []:
        rank = reading.rank(node)
        if rank == draft.NEVER_UP:
            raise node.bad(f"{node.value!r} lies face up", "rank 4 never does (3.3)")
        if rank in ranks or rank in reading.held:
            raise node.bad(f"{node.value!r} is in two places", "each character is in one")
        ranks.append(rank)
    wanted = DRAFT_OF[len(reading.state.characters), reading.rules.seats]["face_up"]
    if "face_up" in reading.parts and len(ranks) != wanted:
        raise reading.parts["face_up"].bad(f"{len(ranks)} characters face up", f"{wanted} lie there (3.2)")
    return ranks


def read_face_down(reading: Reading, face_up: list[int]) -> int | None:
    """The rank that was laid face down first, if it is given."""
    if "face_down" not in reading.parts:
        return None
    rank = reading.rank(reading.parts["face_down"])
    if rank in face_up or rank in reading.held:
        raise reading.parts["face_down"].bad("it is in two places", "each character is in one")
    return rank


def begin_draft(reading: Reading) -> None:
    """The draft begins, or goes on after the picks of those that hold characters; what lies face up and face down is
    given, or chance lays it."""
    rules, state = reading.rules, reading.state
    face_up = read_face_up(reading)
    face_down = read_face_down(reading, face_up)
    draft.begin(rules, state, None)
    if not reading.held and not reading.parts.keys() & {"face_up", "face_down"}:
        return
    free = [rank for rank in range(len(state.characters)) if rank not in reading.held and rank != face_down]
    if "face_up" not in reading.parts:
        others = [rank for rank in free if rank != draft.NEVER_UP]
        face_up = random.Random(0).sample(others, DRAFT_OF[len(state.characters), rules.seats]["face_up"])
    for rank in face_up:
        draft.turn_up(rules, state, state.characters[rank] << 6, None)
    if face_down is None and reading.held:
        face_down = random.Random(0).choice([rank for rank in free if rank not in face_up])
    if face_down is not None:
        draft.lay_down(rules, state, state.characters[face_down] << 6, None)
    pick_held(reading)


def pick_held(reading: Reading) -> None:
    """The picks made so far: each seat's in its order, the seats as the draft goes round (3.6, 4.3)."""
    rules, state = reading.rules, reading.state
    left = [[rank for rank, holder in reading.held.items() if holder == seat] for seat in range(rules.seats)]
    while any(left):
        step = state.agenda[-1]
        if step.kind != STEP["pick"] or not left[step.seat]:
            name = reading.seats[next(seat for seat, held in enumerate(left) if held)]
            path = f"$.position.players.{name}.characters"
            raise BadDocument(path, "picks out of order", "those before have picked theirs (3.6), two put none away")
        state.mover = step.seat
        draft.pick(rules, state, state.characters[left[step.seat].pop(0)] << 6, None)
    if reading.held and state.agenda[-1] is draft.CALL:
        raise BadDocument("$.position.phase", "a draft in which all have picked", '"turns" comes after it')


def begin_calls(reading: Reading) -> None:
    """The call of a rank begins; what all know from the calls before it, they know."""
    rules, state, parts = reading.rules, reading.state, reading.parts
    ranks = len(state.characters)
    face_up = read_face_up(reading)
    face_down = read_face_down(reading, face_up)
    calling = parts["calling"].number(1, ranks) - 1 if "calling" in parts else 0
    check_held(reading)
    state.face_up = sum(1 << rank for rank in face_up)
    state.holder = [FACE_UP if rank in face_up else reading.held.get(rank, ABSENT) for rank in range(ranks)]
    down = [rank for rank in range(ranks) if state.holder[rank] == ABSENT]
    if face_down is not None:
        down.remove(face_down)
        down.insert(0, face_down)
    picks = sorted(reading.held.items(), key=lambda one: (one[1], one[0]))
    slots = [(rank, -1) for rank in down[:1]] + picks + [(rank, -1) for rank in down[1:]]
    state.laid, state.takers = [rank for rank, _ in slots], [seat for _, seat in slots]
    state.stage = len(rules.draft_orders[ranks])
    read_named(reading, calling)
    for rank in range(calling):
        if rank != state.murdered and state.holder[rank] >= 0:
            state.shown |= 1 << rank
        elif rank != state.murdered and state.holder[rank] == ABSENT:
            state.denied[rank] = (1 << rules.seats) - 1
    state.rank = calling - 1
    state.agenda = [draft.CALL]


def check_held(reading: Reading) -> None:
    """After the draft each seat holds its characters (3.6, 4.1), unless the position tells nothing of them."""
    each = DRAFT_OF[len(reading.state.characters), reading.rules.seats]["characters_per_player"]
    for seat, name in enumerate(reading.seats):
        holds = list(reading.held.values()).count(seat)
        if reading.held and holds != each:
            raise BadDocument(f"$.position.players.{name}", f"{holds} characters", f"each seat holds {each} (3.6, 4.1)")


def read_named(reading: Reading, calling: int) -> None:
    """Who is murdered, robbed, bewitched."""
    state = reading.state
    for how, node in (reading.parts["named"].fields(NAMERS) if "named" in reading.parts else {}).items():
        namer = CHARACTER[NAMERS[how]]
        if namer not in state.characters or (reading.held and CHARACTERS[namer].rank not in reading.held):
            raise node.bad(f"{how} without the {CHARACTERS[namer].key}", "somebody holds the character that names it")
        rank = reading.rank(node)
        if rank <= CHARACTERS[namer].rank:
            raise node.bad(f"{node.value!r} cannot be {how}", "a character of a higher rank can (8.1 to 8.3)")
        setattr(state, how, rank)
    if state.robbed >= 0:
        state.robber = state.holder[0] if state.bewitched == 1 else state.holder[1]
        if state.robbed in (state.murdered, state.bewitched):
            raise reading.parts["named"].bad("robbed and murdered or bewitched", "the Thief may not name that (8.3)")
    if state.bewitched >= calling:
        state.witch = max(state.holder[0], -1)


# ---- writing ----


def write(rules: Ruleset, seats: tuple[str, ...], state: CitadelsState) -> dict[str, Any]:
    """The position for people and puzzles: what lies where. What each seat has seen, the order under the deck and a
    draft or turn half played are no part of the notation."""
    calls = state.rank >= 0
    written: dict[str, Any] = {
        "characters": [CHARACTERS[one].key for one in state.characters],
        "crown": seats[state.crown],
        "phase": "turns" if calls else "draft",
        "round": state.round,
        "players": {name: _player(state, seat, calls) for seat, name in enumerate(seats)},
    }
    up = [CHARACTERS[one].key for rank, one in enumerate(state.characters) if state.face_up >> rank & 1]
    if state.laid:
        written["face_up"] = up
        if state.takers[0] < 0:
            written["face_down"] = CHARACTERS[state.characters[state.laid[0]]].key
    if calls:
        written["calling"] = min(state.rank + 1, len(state.characters))
        named = {how: getattr(state, how) for how in NAMERS if getattr(state, how) >= 0}
        if named:
            written["named"] = {how: CHARACTERS[state.characters[rank]].key for how, rank in named.items()}
    if state.first_complete >= 0:
        written["first_complete"] = seats[state.first_complete]
    if state.last_round:
        written["final_round"] = True
    unknown = [DISTRICTS[kind].key for kind, count in enumerate(state.deck) for _ in range(count)]
    written["deck"] = unknown + [DISTRICTS[card & KIND_BITS].key for card in state.bottom]
    return written


def _player(state: CitadelsState, seat: int, calls: bool) -> dict[str, Any]:
    player: dict[str, Any] = {
        "gold": state.gold[seat],
        "hand": [DISTRICTS[kind].key for kind in sorted(state.hands[seat])],
        "city": [write_district(state, entry) for entry in state.cities[seat]],
    }
    if calls:
        player["characters"] = [
            CHARACTERS[state.characters[rank]].key for rank, holder in enumerate(state.holder) if holder == seat
        ]
    return player


def write_district(state: CitadelsState, entry: int) -> Any:
    """A key, or an object where the card carries something."""
    kind, carried = entry & KIND_BITS, dict[str, Any]()
    if entry >= BEAUTIFIED:
        carried["beautified"] = True
    if kind == MUSEUM and state.tucked:
        carried["under"] = [DISTRICTS[card & KIND_BITS].key for card in state.tucked]
    if kind == BELL_TOWER and state.declared:
        carried["declared"] = True
    if kind == HAUNTED_CITY and state.haunted_round == state.round:
        carried["built"] = "this_round"
    return {"card": DISTRICTS[kind].key, **carried} if carried else DISTRICTS[kind].key
