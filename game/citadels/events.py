"""What happened, for screen and log. An event that tells a secret says to whom: `for_seat` is what another seat sees
of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

BANK = -1
NOBODY = -1


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new draft begins; the crown's holder picks first (3.1)."""

    number: int
    crown: int


@dataclass(frozen=True, slots=True)
class CharacterTurnedUp:
    """A character was discarded face up (3.2)."""

    character: str


@dataclass(frozen=True, slots=True)
class CharacterLaidDown:
    """A character lies face down, seen by nobody yet (3.2)."""


@dataclass(frozen=True, slots=True)
class CharacterPicked:
    """A seat kept a character; which, only it knows (3.6)."""

    seat: int
    character: str | None


@dataclass(frozen=True, slots=True)
class CharacterPutAway:
    """A seat put a character face down; which, only it knows (4.2)."""

    seat: int
    character: str | None


@dataclass(frozen=True, slots=True)
class RankCalled:
    """A rank (1 to 9) is called (5.1)."""

    rank: int
    character: str


@dataclass(frozen=True, slots=True)
class NobodyAnswered:
    """The called character did not show itself: not held, or murdered."""

    rank: int
    character: str


@dataclass(frozen=True, slots=True)
class CharacterRevealed:
    """A seat shows its character."""

    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn as this character begins; `resumed` by the Witch (8.2)."""

    seat: int
    character: str
    resumed: bool = False


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn of a character is over."""

    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A called seat did not acknowledge the Ball Room (9.24)."""

    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class CourtesyShown:
    """A called seat acknowledged the Ball Room (9.24)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CharacterNamed:
    """A seat named a character: `how` is "murdered", "bewitched" or "robbed"."""

    seat: int
    how: str
    character: str


@dataclass(frozen=True, slots=True)
class GoldMoved:
    """Gold went from a seat or the BANK to a seat or the BANK; `why` is the verb, card or character behind it."""

    giver: int
    taker: int
    gold: int
    why: str


@dataclass(frozen=True, slots=True)
class CrownMoved:
    """The crown changed its holder."""

    giver: int
    taker: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card of the deck came to a seat: into the hand, or (`looked`) to choose from."""

    seat: int
    card: str | None
    looked: bool = False


@dataclass(frozen=True, slots=True)
class CardsKept:
    """Of the cards looked at these went into the hand; `count` of them."""

    seat: int
    cards: tuple[str, ...] | None
    count: int


@dataclass(frozen=True, slots=True)
class CardsPutUnder:
    """Cards went face down under the deck, the first one higher."""

    seat: int
    cards: tuple[str, ...] | None
    count: int


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats changed hands (8.5); `cards` are the new ones of both, which only they know."""

    seat: int
    other: int
    cards: tuple[tuple[str, ...], tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True)
class HandSeen:
    """A seat looks at another's hand (8.6)."""

    seat: int
    other: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A hand card went from one seat to another; which, both know (8.6, 8.8)."""

    giver: int
    taker: int
    card: str | None


@dataclass(frozen=True, slots=True)
class CardTucked:
    """A hand card lies under the Museum (9.13)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class DistrictBuilt:
    """A district stands in a city; `price` was paid for it, `stolen` from that hand (8.6)."""

    seat: int
    card: str
    price: int
    stolen: int = NOBODY


@dataclass(frozen=True, slots=True)
class DistrictDestroyed:
    """A district left the city of `owner`; the seat `by` did it with `means` (a character or a card)."""

    owner: int
    card: str
    by: int
    means: str


@dataclass(frozen=True, slots=True)
class DistrictRecovered:
    """The Graveyard's owner took the destroyed district into the hand (9.6)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DistrictsExchanged:
    """The Diplomat gave a district for another's (8.16)."""

    seat: int
    given: str
    other: int
    taken: str


@dataclass(frozen=True, slots=True)
class DistrictBeautified:
    """A gold lies on a district (8.17)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeckSearched:
    """A seat took a card out of the deck; which, only it knows (9.11)."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The order of the deck is lost (9.11)."""


@dataclass(frozen=True, slots=True)
class BellTowerDeclared:
    """Fewer districts are enough as long as the Bell Tower stands (9.18)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CityCompleted:
    """A city became complete; `first` of all (11.3)."""

    seat: int
    first: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `reason` is "city_completed" or "round_limit"."""

    reason: str


SECRET = {  # event -> the fields that name who knows, the field that they know
    CharacterPicked: (("seat",), "character"),
    CharacterPutAway: (("seat",), "character"),
    CardDrawn: (("seat",), "card"),
    CardsKept: (("seat",), "cards"),
    CardsPutUnder: (("seat",), "cards"),
    HandSeen: (("seat", "other"), "cards"),
    HandsSwapped: (("seat", "other"), "cards"),
    CardMoved: (("giver", "taker"), "card"),
    CardTucked: (("seat",), "card"),
    DeckSearched: (("seat",), "card"),
}


def redact(event: Any, seat: int) -> Any:
    """The event as a seat sees it; that something happened is never a secret."""
    secret = SECRET.get(type(event))
    if secret is None or any(getattr(event, knower) == seat for knower in secret[0]):
        return event
    return replace(event, **{secret[1]: None})
