"""How one of the legal actions is chosen on the card table: stop by stop, field by field.

At first a stop is a deed of its own (a button, or a card of the hand that can be built). A deed that needs more leads
to the next stops: the value of one field after the other, each shown where it lies on the table or in the tray, until
one action is left. So every legal action can be reached, whatever it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from game.citadels import actions as act

# (kind, ...): ("deed", name), ("hand", card), ("tray", card), ("district", seat, card), ("seat", seat), ("rank", char)
Place = tuple[Any, ...]

HAND_FIELDS = {(act.Build, "card"), (act.UseLaboratory, "discard"), (act.UseMuseum, "tuck"), (act.Pay, "card")}
TRAY_FIELDS = {(act.Pick, "character"), (act.PutAway, "character"), (act.Steal, "card"), (act.Search, "card")}
OWN_DISTRICT = {(act.Beautify, "card"), (act.Exchange, "give")}
OTHER_DISTRICT = {(act.Destroy, "card"), (act.Exchange, "take"), (act.UseArmory, "target")}
ORDER = {act.Exchange: ("give", "seat", "take")}
# districts are pointed at with their owner: the seat is chosen with them
PAIRED = {(act.Destroy, "seat"), (act.Exchange, "seat"), (act.UseArmory, "seat")}
DIRECT = (act.Pick, act.PutAway, act.Steal, act.Search, act.Keep)  # asked for as they are, without a deed before
POWERS = (act.Kill, act.Bewitch, act.Rob, act.SwapHands, act.Redraw, act.Peek, act.Crown, act.Tithe, act.Destroy,
          act.Exchange, act.Beautify)
USES = (act.UseLaboratory, act.UseSmithy, act.UseMuseum, act.UseArmory)


@dataclass
class Stop:
    """Something that can be chosen now, and the actions that are left then."""

    place: Place
    actions: list[Any]
    then: tuple[str, ...] = ()  # the fields that are settled with it
    tried: Any = None  # an action that is not legal, shown so that the table can say why


@dataclass
class Level:
    """What is asked: a message, and the stops."""

    asked: str
    stops: list[Stop]
    settled: tuple[str, ...] = ()
    marked: list[str] = field(default_factory=list)  # cards ticked off so far, in their order


def deed_of(action: Any) -> str:
    """The name of the deed that an action belongs to: "take-gold", "kill", "end"."""
    name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in type(action).__name__)[1:]
    what = getattr(action, "what", None)
    return name if what is None else f"{name}-{what}"


def meant(action: Any, mover: int) -> list[Place]:
    """The cards, ranks, districts and seats that an action of that seat names, each where it lies; of a character that
    is chosen in the draft first its rank, then its card in the tray."""
    form, found = type(action), list[Place]()
    for one in fields(action):
        value = getattr(action, one.name)
        if value is None or (form, one.name) in PAIRED:
            continue
        if (form, one.name) in HAND_FIELDS or form is act.Redraw:
            found += [("hand", card) for card in (value if isinstance(value, tuple) else (value,))]
        elif (form, one.name) in OWN_DISTRICT:
            found.append(("district", mover, value))
        elif (form, one.name) in OTHER_DISTRICT:
            found.append(("district", action.seat, value))
        elif (form, one.name) == (act.Keep, "cards"):
            found += [("tick", card, value[:number].count(card)) for number, card in enumerate(value)]
        elif one.name == "character":
            found.append(("rank", value))
        elif one.name == "seat":
            found.append(("seat", value))
        if (form, one.name) in TRAY_FIELDS:
            found.append(("tray", value))
    return found


WAYS_OUT: tuple[Place, ...] = ("deed", "end"), ("deed", "pass")


class CardChoice:
    """The choice of the seat to move: levels, the last on top, and a cursor for the keys."""

    def __init__(self, actions: Sequence[Any], hand: Sequence[str], more: Sequence[Any] = ()) -> None:
        """`more`: deeds of this turn that may not be legal now; they are shown faded and say why."""
        self.legal, self.hand = list(actions), list(hand)
        self.levels = [self._first(self.legal, hand, more)]
        self.cursor = 0 if self.level.asked != "turn" else -1

    @property
    def level(self) -> Level:
        return self.levels[-1]

    @property
    def first(self) -> int:
        """The stop where keys begin: the first that may be chosen, a way out only after all others."""
        places = [number for number, stop in enumerate(self.stops) if stop.tried is None or stop.actions]
        return min(places, key=lambda number: self.stops[number].place in WAYS_OUT, default=0)

    @property
    def stops(self) -> list[Stop]:
        """All that can be chosen now, with the ways on and back."""
        more = [Stop(("deed", "ready"), [])] if self.ready() else []
        if len(self.levels) > 1:
            more.append(Stop(("deed", "back"), []))
        return [*self.level.stops, *more]

    @property
    def tray(self) -> list[Stop]:
        """The stops that lie in the tray."""
        if self.ticking and isinstance(self.level.stops[0].actions[0], act.Redraw):
            return []
        return [stop for stop in self.level.stops if stop.place[0] in ("tray", "tick")]

    def _first(self, actions: list[Any], hand: Sequence[str], more: Sequence[Any]) -> Level:
        kinds = {type(action) for action in actions}
        only = next(iter(kinds)) if len(kinds) == 1 else None
        if only in DIRECT:
            return self._next(actions, (), deed_of(actions[0]))
        stops: dict[Place, Stop] = {}
        for action in actions:
            place: Place = ("deed", deed_of(action))
            if isinstance(action, act.Build) or (isinstance(action, act.Pay) and action.card is not None):
                place = ("hand", action.card)
            elif type(action) in DIRECT:
                place = ("tray", getattr(action, "card", None) or getattr(action, "character", ""))
            then = () if place[0] == "deed" else ("card",)
            stops.setdefault(place, Stop(place, [], then)).actions.append(action)
        known = {stop.place for stop in stops.values()}
        for action in more:
            place = ("deed", deed_of(action))
            if place not in known:
                stops[place] = Stop(place, [], tried=action)
        for card in dict.fromkeys(hand):
            if act.End in kinds or act.Take in kinds:
                stops.setdefault(("hand", card), Stop(("hand", card), [], tried=act.Build(card)))
        row = sorted(stops.values(), key=lambda stop: (stop.place[0] != "deed", _order(stop.place)))
        return Level("turn" if act.End in kinds or act.Take in kinds else deed_of(actions[0]), row)

    def take(self, stop: Stop) -> Any | None:
        """The stop is chosen: the action when one is left, None when more is asked."""
        if stop.tried is not None and not stop.actions:
            return stop.tried
        if stop.place == ("deed", "ready"):
            return self._finished()
        if stop.place == ("deed", "back"):
            self.back()
            return None
        if stop.place[0] == "tick":
            return self._tick(stop.place[1])
        form = type(stop.actions[0])
        if len(stop.actions) == 1 and (form is not act.Redraw or "cards" in stop.then):
            return stop.actions[0]
        self.levels.append(self._next(stop.actions, stop.then + self.level.settled, deed_of(stop.actions[0])))
        self.cursor = 0
        return None

    def back(self) -> bool:
        """One step back; False at the first level."""
        if self.level.marked:
            self.level.marked.pop()
            return True
        if len(self.levels) == 1:
            return False
        self.levels.pop()
        self.cursor = -1
        return True

    def _next(self, actions: list[Any], settled: tuple[str, ...], asked: str) -> Level:
        form = type(actions[0])
        names = [one.name for one in fields(form) if one.name not in settled]
        names = [name for name in names if len({getattr(one, name) for one in actions}) > 1 or form is act.Redraw
                 or (form, name) in OTHER_DISTRICT | TRAY_FIELDS]
        if form in ORDER:
            names.sort(key=ORDER[form].index)
        name = next((one for one in names if (form, one) not in PAIRED), names[0] if names else "")
        if not name:  # nothing left to choose
            return Level(asked, [Stop(("deed", asked), actions)], settled)
        if name in ("cards", "under"):
            return Level(f"{asked}-{name}", self._row(actions, name), settled)
        stops: dict[Place, Stop] = {}
        for action in actions:
            place = self._place(form, name, action)
            done = (name, "seat") if (form, name) in OTHER_DISTRICT else (name,)
            stops.setdefault(place, Stop(place, [], done)).actions.append(action)
        return Level(f"{asked}-{name}" if name else asked, list(stops.values()), settled)

    def _place(self, form: type, name: str, action: Any) -> Place:
        value = getattr(action, name)
        if (form, name) in HAND_FIELDS:
            return ("hand", value) if value is not None else ("deed", deed_of(action))
        if (form, name) in TRAY_FIELDS:
            return ("tray", value)
        if (form, name) in OWN_DISTRICT:
            return ("district", -1, value)
        if (form, name) in OTHER_DISTRICT:
            return ("district", action.seat, value)
        if name == "seat":
            return ("seat", value)
        if name == "character":
            return ("rank", value)
        return ("deed", f"{deed_of(action)}-{name}-{str(value).lower()}")

    # cards in a row: which ones, or in which order

    def _row(self, actions: list[Any], name: str) -> list[Stop]:
        """One stop for each card that may be ticked; of cards that are the same one after the other."""
        most: dict[str, int] = {}
        for action in actions:
            row = getattr(action, name)
            for card in set(row):
                most[card] = max(most.get(card, 0), row.count(card))
        return [Stop(("tick", card, number), actions, (name,))
                for card, count in most.items() for number in range(count)]

    @property
    def ticking(self) -> str:
        """The field whose cards are ticked off now, or ""."""
        return next((stop.then[0] for stop in self.level.stops if stop.place[0] == "tick"), "")

    def fitting(self) -> list[Any]:
        """The actions that agree with what is ticked so far, exactly."""
        name, marked = self.ticking, self.level.marked
        ordered = name == "under"
        actions = self.level.stops[0].actions
        return [one for one in actions if (getattr(one, name) == tuple(marked) if ordered
                                           else sorted(getattr(one, name)) == sorted(marked))]

    def ready(self) -> bool:
        """Whether what is ticked can be done."""
        if not self.ticking:
            return False
        if isinstance(self.level.stops[0].actions[0], act.Redraw):
            return bool(self.level.marked)
        return bool(self.fitting())

    def _tick(self, card: str) -> Any | None:
        stop_cards = [stop.place[1] for stop in self.level.stops]
        marked = self.level.marked
        lengths = {len(getattr(one, self.ticking)) for one in self.level.stops[0].actions}
        if marked.count(card) >= stop_cards.count(card):
            marked.remove(card)
            return None
        marked.append(card)
        if len(marked) > max(lengths):
            marked.pop(0)
        exact = self.fitting()
        if max(lengths) == min(lengths) == len(marked) and exact:
            return self._finished()
        return None

    def _finished(self) -> Any | None:
        if isinstance(self.level.stops[0].actions[0], act.Redraw):
            return act.Redraw(tuple(self.level.marked))
        left = self.fitting()
        if not left:
            return None
        if len(left) == 1:
            return left[0]
        self.levels.append(self._next(left, (self.ticking, *self.level.settled), deed_of(left[0])))
        self.cursor = 0
        return None


DEEDS = ("take-gold", "take-cards", "collect", "bonus-gold", "bonus-cards", *(
    deed_of(form.__new__(form)) if not hasattr(form, "what") else "" for form in (*POWERS, *USES)), "declare",
    "courtesy", "recover", "use-hospital", "pay-gold", "pay-card", "pass", "end")


def _order(place: Place) -> int:
    return DEEDS.index(place[1]) if place[0] == "deed" and place[1] in DEEDS else len(DEEDS)
