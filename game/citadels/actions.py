"""What can be done in the card game, as frozen values, and their codes.

A code is a row of six-bit digits, the verb lowest; the fields of the value follow in their order. Lists of cards are
closed by a 0, so their digits are kinds plus one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from .cards import CHARACTER, CHARACTERS, DISTRICTS, KIND

DIGIT, MASK = 6, 63
GOLD, CARDS = 0, 1  # the two digits of `what`


@dataclass(frozen=True, slots=True)
class Pick:
    """Keep this character in the draft (3.6)."""

    character: str


@dataclass(frozen=True, slots=True)
class PutAway:
    """Put this character face down, with two players (4.2)."""

    character: str


@dataclass(frozen=True, slots=True)
class Take:
    """The income action (6.2): "gold" or "cards"."""

    what: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Of the cards drawn keep these; the others go under the deck in this order (6.8)."""

    cards: tuple[str, ...]
    under: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Collect:
    """One gold for each district of the character's colour (6.5)."""


@dataclass(frozen=True, slots=True)
class Build:
    """Build a card of the hand (7)."""

    card: str


@dataclass(frozen=True, slots=True)
class Kill:
    """The Assassin names a character (8.1)."""

    character: str


@dataclass(frozen=True, slots=True)
class Bewitch:
    """The Witch names a character and pauses (8.2)."""

    character: str


@dataclass(frozen=True, slots=True)
class Rob:
    """The Thief names a character (8.3)."""

    character: str


@dataclass(frozen=True, slots=True)
class SwapHands:
    """The Magician changes hands with another seat (8.5 a)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Redraw:
    """The Magician puts these cards under the deck, in this order, and draws as many (8.5 b)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Peek:
    """The Wizard looks at a hand (8.6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Steal:
    """The Wizard takes this card, into the hand or straight into the city (8.6)."""

    card: str
    build: bool


@dataclass(frozen=True, slots=True)
class Crown:
    """The Emperor gives the crown to this seat (8.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pay:
    """What the new holder of the crown gives: "gold", or "card" (none named where chance takes it, 14.8)."""

    what: str
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Tithe:
    """The Abbot takes one gold of the richest, this seat (8.10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """The Navigator's start bonus: "gold" or "cards" (8.14)."""

    what: str


@dataclass(frozen=True, slots=True)
class Destroy:
    """The Warlord destroys a district of this seat (8.15); of equal names the one without a coin."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Recover:
    """The Graveyard's owner takes the destroyed card into the hand (9.6)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """The Diplomat gives an own district for one of this seat; his turn is over (8.16)."""

    give: str
    seat: int
    take: str


@dataclass(frozen=True, slots=True)
class Beautify:
    """The Artist lays a gold on an own district (8.17)."""

    card: str


@dataclass(frozen=True, slots=True)
class UseLaboratory:
    """A hand card under the deck for gold (9.3)."""

    discard: str


@dataclass(frozen=True, slots=True)
class UseSmithy:
    """Gold for cards (9.4)."""


@dataclass(frozen=True, slots=True)
class UseMuseum:
    """A hand card under the Museum (9.13)."""

    tuck: str


@dataclass(frozen=True, slots=True)
class UseArmory:
    """The Armory and this district of another seat are gone (9.12)."""

    seat: int
    target: str


@dataclass(frozen=True, slots=True)
class UseHospital:
    """Murdered, and yet an income action (9.21)."""


@dataclass(frozen=True, slots=True)
class Search:
    """The Lighthouse's owner takes this card out of the deck (9.11)."""

    card: str


@dataclass(frozen=True, slots=True)
class Declare:
    """The Bell Tower's owner says that fewer districts are enough (9.18)."""


@dataclass(frozen=True, slots=True)
class Courtesy:
    """The answer that the Ball Room's owner is owed (9.24)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is open now."""


@dataclass(frozen=True, slots=True)
class End:
    """End the own turn."""


@dataclass(frozen=True, slots=True)
class DealCard:
    """Chance: this card comes from the deck."""

    card: str


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: this character is discarded face up (3.2)."""

    character: str


@dataclass(frozen=True, slots=True)
class LayDown:
    """Chance: this character lies face down (3.2)."""

    character: str


@dataclass(frozen=True, slots=True)
class LoseCard:
    """Chance: this card is drawn from the hand that pays (14.8)."""

    card: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance: the order of the deck is lost (9.11)."""


VALUES = (
    Pick, PutAway, Take, Keep, Collect, Build, Kill, Bewitch, Rob, SwapHands, Redraw, Peek, Steal, Crown, Pay, Tithe,
    Bonus, Destroy, Recover, Exchange, Beautify, UseLaboratory, UseSmithy, UseMuseum, UseArmory, UseHospital, Search,
    Declare, Courtesy, Pass, End, DealCard, TurnUp, LayDown, LoseCard, Shuffle,
)  # fmt: skip
VERB = {form: number for number, form in enumerate(VALUES)}

WHATS = {"gold": GOLD, "cards": CARDS, "card": CARDS}


def _cards(row: tuple[str, ...]) -> list[int]:
    return [*(KIND[one] + 1 for one in row), 0]


WRITE: dict[str, Callable[[Any], list[int]]] = {
    "character": lambda key: [CHARACTER[key]],
    "seat": lambda seat: [seat],
    "what": lambda what: [WHATS[what]],
    "build": lambda build: [int(build)],
    "cards": _cards,
    "under": _cards,
    **{name: lambda key: [KIND[key]] for name in ("give", "take", "discard", "tuck", "target")},
    "card": lambda key: [0 if key is None else KIND[key] + 1],
}


def encode(action: Any) -> int:
    """The code of a value. Raises KeyError or TypeError when one of its fields names nothing."""
    code, shift = VERB[type(action)], DIGIT
    for one in fields(action):
        for digit in WRITE[one.name](getattr(action, one.name)):
            if not 0 <= digit <= MASK:
                raise KeyError(digit)
            code |= digit << shift
            shift += DIGIT
    return code


def decode(code: int) -> Any:
    """The value of a code."""
    form, rest = VALUES[code & MASK], code >> DIGIT
    values: list[Any] = []
    for one in fields(form):
        if one.name in ("cards", "under"):
            row = []
            while digit := rest & MASK:
                row.append(DISTRICTS[digit - 1].key)
                rest >>= DIGIT
            values.append(tuple(row))
        else:
            values.append(_read(form, one.name, rest & MASK))
        rest >>= DIGIT
    return form(*values)


def _read(form: type, name: str, digit: int) -> Any:
    if name == "character":
        return CHARACTERS[digit].key
    if name == "seat":
        return digit
    if name == "what":
        return "gold" if digit == GOLD else "card" if form is Pay else "cards"
    if name == "build":
        return bool(digit)
    if name == "card":
        return DISTRICTS[digit - 1].key if digit else None
    return DISTRICTS[digit].key


# Codes put together in the hot paths, from numbers instead of values.


def with_digit(form: type, digit: int) -> int:
    """The code of an action with one digit."""
    return VERB[form] | digit << DIGIT


def row_code(form: type, *rows: tuple[int, ...]) -> int:
    """The code of an action whose fields are rows of kinds."""
    code, shift = VERB[form], DIGIT
    for row in rows:
        for kind in row:
            code |= kind + 1 << shift
            shift += DIGIT
        shift += DIGIT
    return code
