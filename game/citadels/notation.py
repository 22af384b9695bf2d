"""The card game's half of the notation (docs/notation.md): entries, positions, expectations."""

from __future__ import annotations

from dataclasses import fields as fields_of
from typing import TYPE_CHECKING, Any

from ..kernel.contract import BadSetup
from ..kernel.document import BadDocument, Node, Problem
from ..kernel.notation import Run
from . import actions as act
from . import position
from .cards import CHARACTERS, DISTRICTS
from .expectations import CHECKS, EXPECT
from .scoring import points
from .state import CitadelsState

if TYPE_CHECKING:
    from .game import CitadelsGame

COMMON = ("do", "by", "seat")
FINISH, SKIP = "finish_turn", "skip_to"
CHANCE_WORDS = {"deal", "turn_up", "lay_down", "shuffle"}
FORMS: dict[str, tuple[type, ...]] = {
    "pick": (act.Pick,), "discard": (act.PutAway,), "take": (act.Take,), "keep": (act.Keep,),
    "collect": (act.Collect,), "build": (act.Build,), "kill": (act.Kill,), "rob": (act.Rob,),
    "bewitch": (act.Bewitch,), "swap": (act.SwapHands,), "redraw": (act.Redraw,), "peek": (act.Peek,),
    "steal": (act.Steal,), "crown": (act.Crown,), "pay": (act.Pay,), "tithe": (act.Tithe,), "bonus": (act.Bonus,),
    "destroy": (act.Destroy,), "recover": (act.Recover,), "exchange": (act.Exchange,), "beautify": (act.Beautify,),
    "use": (act.UseLaboratory, act.UseSmithy, act.UseMuseum, act.UseArmory, act.UseHospital),
    "search": (act.Search,), "declare": (act.Declare,), "courtesy": (act.Courtesy,), "pass": (act.Pass,),
    "end": (act.End,), "deal": (act.DealCard,), "turn_up": (act.TurnUp,), "lay_down": (act.LayDown,),
    "shuffle": (act.Shuffle,),
}  # fmt: skip
WORD = {form: word for word, forms in FORMS.items() for form in forms}
USED = {
    act.UseLaboratory: "laboratory", act.UseSmithy: "smithy", act.UseMuseum: "museum", act.UseArmory: "armory",
    act.UseHospital: "hospital",
}  # fmt: skip
FIELDS: dict[str, tuple[str, ...]] = {
    "pick": ("character",), "discard": ("character",), "take": ("what",), "keep": ("cards", "under"),
    "build": ("card",), "kill": ("character",), "rob": ("character",), "bewitch": ("character",), "swap": ("with",),
    "redraw": ("cards",), "steal": ("card", "build"), "pay": ("what", "card"), "bonus": ("what",),
    "destroy": ("card",), "exchange": ("give", "take"), "beautify": ("card",),
    "use": ("card", "discard", "tuck", "target"), "search": ("card",), "deal": ("cards",),
    "turn_up": ("character",), "lay_down": ("character",),
}  # fmt: skip
WHATS = {"take": ("gold", "cards"), "bonus": ("gold", "cards"), "pay": ("gold", "card")}


class CitadelsCodec:
    """Reads and writes for one game (its sets, options, seats)."""

    def __init__(self, game: CitadelsGame) -> None:
        self.game, self.rules, self.seats = game, game.rules, game.seats

    # ---- positions ----

    def read_position(self, node: Node | None) -> tuple[CitadelsState, list[Any]]:
        """The state of a position and the cards that come up first. Raises BadDocument."""
        if node is not None:
            return position.read(self.rules, self.seats, node)
        try:
            return self.game.start(), []
        except BadSetup as bad:
            raise BadDocument(bad.path, bad.wrong, bad.right) from None

    def write_position(self, state: CitadelsState) -> dict[str, Any]:
        """What lies where at the start of a draft or of a call."""
        return position.write(self.rules, self.seats, state)

    def tells_all(self, state: CitadelsState) -> bool:
        """The first pick of a draft: later ones, and turns half played, are no part of a position."""
        return state.mover >= 0 and state.rank < 0 and len(state.laid) == 1

    def scores(self, state: CitadelsState) -> list[int]:
        """Points if the game ended now."""
        return [points(self.rules, state, seat).total for seat in range(self.rules.seats)]

    # ---- entries ----

    def check_entry(self, node: Node) -> None:
        """Words, fields and names of an entry."""
        word = node.fields(None, ("do",))["do"].text([*FORMS, FINISH, SKIP], "action")
        parts = node.fields((*COMMON, *FIELDS.get(word, ())), ("seat",) if word == SKIP else ())
        cards, characters = [one.key for one in DISTRICTS], [one.key for one in CHARACTERS]
        for name, part in parts.items():
            if name == "by":
                part.text([*self.seats, "chance"], "seat")
            elif name in ("seat", "with"):
                part.text(self.seats, "seat")
            elif name == "character":
                part.text(characters, "character")
            elif name == "what":
                part.text(WHATS[word], "choice")
            elif name in ("cards", "under"):
                for card in part.items():
                    card.text(cards, "card")
            elif name == "build":
                part.truth()
            elif name == "take" or name in ("card", "give", "discard", "tuck", "target"):
                part.text(cards, "card")

    def write(self, action: Any, state: CitadelsState) -> dict[str, Any]:
        """An entry with every field that the action has."""
        form = type(action)
        chance = form in (act.DealCard, act.TurnUp, act.LayDown, act.Shuffle, act.LoseCard)
        written: dict[str, Any] = {"do": WORD.get(form, "pay"), "by": "chance" if chance else self.seats[state.mover]}
        if form is act.DealCard:
            return written | {"seat": self.seats[state.agenda[-1].data[0]], "cards": [action.card]}
        if form in USED:
            written["card"] = USED[form]
        for name in (one.name for one in fields_of(form)):
            value = getattr(action, name)
            if value is None:
                continue
            if name == "seat":
                name, value = ("with" if form is act.SwapHands else "seat"), self.seats[value]
            written[name] = list(value) if isinstance(value, tuple) else value
        return written

    def agrees(self, entry: dict[str, Any], action: Any, state: CitadelsState) -> bool:
        """Field by field; lists without order, but for what goes under the deck."""
        written = self.write(action, state)
        if entry["do"] != written["do"] or entry.get("by", written["by"]) != written["by"]:
            return False
        if entry.get("seat", written.get("seat", written["by"])) != written.get("seat", written["by"]):
            return False
        for name, value in entry.items():
            if name in COMMON or (name == "card" and self._chance_takes(action)):
                continue
            got = written.get(name)
            if name == "cards" and got is not None:
                value, got = sorted(value), sorted(got)
            if value != got:
                return False
        return True

    def exactly(self, entry: dict[str, Any], action: Any) -> Any:
        """The Magician's cards in the order of the entry."""
        return act.Redraw(tuple(entry["cards"])) if isinstance(action, act.Redraw) and "cards" in entry else action

    def is_chance(self, entry: dict[str, Any]) -> bool:
        """Whether an entry is what chance did."""
        return entry.get("by") == "chance" or entry["do"] in CHANCE_WORDS

    def is_due(self, entry: dict[str, Any], state: CitadelsState) -> bool:
        """The kind of thing that chance does now, for that seat; what is not written down comes from the seed."""
        if not self.is_chance(entry):
            return False
        chances = {type(self.game.decode(code)) for code, _ in self.game.chance_codes(state)}
        if not chances.intersection(FORMS.get(entry["do"], ())):
            return False
        return entry["do"] != "deal" or entry.get("seat") in (None, self.seats[state.agenda[-1].data[0]])

    def script(self, entry: dict[str, Any]) -> list[Any]:
        """What an entry says chance did, in order."""
        word = entry["do"]
        if word == "deal":
            return [act.DealCard(card) for card in entry.get("cards", ())]
        if word in ("turn_up", "lay_down"):
            return [FORMS[word][0](entry["character"])] if "character" in entry else []
        if word == "shuffle":
            return [act.Shuffle()]
        if word == "pay" and entry.get("what") == "card" and "card" in entry and self._random_card():
            return [act.LoseCard(entry["card"])]
        return []

    def fold(self, state: CitadelsState, entry: dict[str, Any], action: Any) -> bool:
        """Cards for one seat stand in one entry; the card that chance took stands in "pay"."""
        if isinstance(action, act.LoseCard):
            entry["card"] = action.card
            return True
        if not isinstance(action, act.DealCard) or entry["do"] != "deal":
            return False
        if entry.get("seat") != self.seats[state.agenda[-1].data[0]]:
            return False
        entry["cards"].append(action.card)
        return True

    def is_pass(self, action: Any) -> bool:
        """Declining."""
        return isinstance(action, act.Pass)

    def declines(self, action: Any) -> bool:
        """Declining, or ending the turn."""
        return isinstance(action, act.Pass | act.End)

    def skips(self, legal: list[Any]) -> Any | None:
        """What a seat does that is skipped: gold where gold or cards is asked, else it declines or ends its turn."""
        if len(legal) == 1:
            return legal[0]
        wanted = (act.Take("gold"), act.Bonus("gold"), act.Pay("gold"), act.Pass(), act.End())
        return next((one for one in wanted if one in legal), None)

    def comes_first(self, entry: dict[str, Any], state: CitadelsState) -> Any | None:
        """Nothing is taken for granted."""
        return None

    def value_of(self, entry: dict[str, Any], state: CitadelsState) -> Any:
        """The action an entry means, legal or not; what is plain from the table may be left out."""
        if entry["do"] not in FORMS:
            raise BadDocument("$", f"{entry['do']!r} is no action", f"known are {', '.join(FORMS)}")
        if state.mover >= 0:
            found = [one for one in self.game.legal_actions(state) if self.agrees(entry, one, state)]
            if len(found) == 1:
                return self.exactly(entry, found[0])
        return self._made(entry, state)

    def _made(self, entry: dict[str, Any], state: CitadelsState) -> Any:
        form = FORMS[entry["do"]][0]
        if entry["do"] == "use":
            form = next((one for one, card in USED.items() if card == entry.get("card")), form)
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
        }
        if form is act.SwapHands and "with" in given:
            given["seat"] = given["with"]
        if "seat" in given:
            given["seat"] = self.seats.index(given["seat"])
        if form is act.Keep and "cards" in given:
            rest = [DISTRICTS[kind].key for kind in sorted(state.drawn)]
            for card in given["cards"]:
                if card in rest:
                    rest.remove(card)
            given.setdefault("under", tuple(rest))
        if form is act.Pay:
            given.setdefault("card", None)
            if self._random_card():
                given["card"] = None
        for name in (one.name for one in fields_of(form)):
            if name not in given:
                raise BadDocument("$", f"the field {name!r} is missing", f"{entry['do']} needs it")
        return form(**{name: given[name] for name in (one.name for one in fields_of(form))})

    def _random_card(self) -> bool:
        return self.rules.emperor_payment == "emperor_chooses_random_card"

    def _chance_takes(self, action: Any) -> bool:
        return isinstance(action, act.Pay) and action.what == "card" and action.card is None

    # ---- expectations ----

    def check_expect(self, node: Node) -> None:
        """Names and values of the card game's own expectations."""
        for name, part in node.fields(EXPECT).items():
            CHECKS[name](self.game, part)

    def check(self, name: str, node: Node, run: Run) -> list[Problem]:
        """Judge one of them."""
        return EXPECT[name](run, node)


