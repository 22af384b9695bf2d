"""What the card table shows at a moment: plain values, made from a view or led on by the acts, event by event.

It knows no more than the seat whose view it comes from; closed, it knows what everybody may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.citadels.cards import CHARACTER, CHARACTERS, KIND
from game.citadels.view import CitadelsView, CityDistrict


@dataclass
class Shown:
    """The table as it is drawn. Ranks count from 0."""

    viewer: int  # whose hand is in the fan, -1 for nobody's
    characters: tuple[str, ...]  # by rank
    gold: list[int]
    hands: list[int]  # cards in each hand
    faces: dict[int, list[str]]  # the hands that lie open, in the order of the cards' kinds
    cities: list[list[CityDistrict]]
    deck: int
    crown: int
    round: int
    called: int  # the rank that is called, from 1; 0 in the draft
    face_up: tuple[str, ...]
    holders: dict[int, int] = field(default_factory=dict)  # rank -> seat, as far as the viewer knows it
    revealed: set[int] = field(default_factory=set)  # ranks that have been shown to all
    named: dict[str, str] = field(default_factory=dict)  # murdered, bewitched, robbed -> character
    drawn: list[str | None] = field(default_factory=list)  # cards looked at
    completed: tuple[int, ...] = ()
    last_round: bool = False

    @classmethod
    def of(cls, view: CitadelsView, open_hand: bool = True) -> Shown:
        """What that view shows; closed, its secrets are left out."""
        seats, viewer = range(len(view.seats)), view.seat if open_hand else -1
        revealed = set(view.shown)
        own = {CHARACTERS[CHARACTER[key]].rank for key in view.own_characters} if open_hand else set()
        return cls(
            viewer=viewer,
            characters=view.characters,
            gold=list(view.gold),
            hands=list(view.hand_sizes),
            faces={viewer: by_kind(view.hand)} if open_hand else {},
            cities=[[one if open_hand else replace(one, cards=()) for one in view.city(seat)] for seat in seats],
            deck=view.deck_size,
            crown=view.crown,
            round=view.round,
            called=view.called,
            face_up=view.face_up,
            holders={rank: holder for rank, holder in enumerate(view.holders)
                     if holder is not None and holder >= 0 and (rank in own or rank in revealed)},
            revealed=revealed,
            named=dict(view.named),
            drawn=sorted(view.drawn, key=kind_of) if open_hand else [None] * len(view.drawn),
            completed=view.completed,
            last_round=view.last_round,
        )

    @classmethod
    def all_open(cls, views: Sequence[CitadelsView]) -> Shown:
        """What all seats see together: every hand lies open, every character that somebody holds is known."""
        each = [cls.of(view) for view in views]
        museums = [max((one.cities[seat] for one in each), key=lambda city: sum(len(part.cards) for part in city))
                   for seat in range(len(views))]
        drawn = next((one.drawn for one in each if None not in one.drawn), [])
        return replace(
            each[0], viewer=-1, faces={seat: one.hand for seat, one in enumerate(each)}, cities=museums, drawn=drawn,
            holders={rank: seat for one in each for rank, seat in one.holders.items()})

    def close(self) -> None:
        """From now on it shows what everybody may see."""
        self.viewer, self.faces, self.drawn = -1, {}, [None] * len(self.drawn)
        self.holders = {rank: seat for rank, seat in self.holders.items() if rank in self.revealed}

    @property
    def hand(self) -> list[str]:
        """The viewer's."""
        return self.faces.get(self.viewer, [])

    @property
    def open(self) -> bool:
        """Every hand lies open on the table."""
        return self.viewer < 0 and bool(self.faces)

    @property
    def face_down(self) -> list[int]:
        """The ranks that nobody holds, once that can be seen: all hands lie open and the draft is over."""
        if not (self.open and self.called):
            return []
        return [rank for rank, key in enumerate(self.characters)
                if rank not in self.holders and key not in self.face_up]

    def held(self, seat: int) -> list[int]:
        """The ranks that this seat is known to hold."""
        return sorted(rank for rank, holder in self.holders.items() if holder == seat)

    def rank(self, character: str) -> int:
        """The rank of a character of this game."""
        return self.characters.index(character)


def kind_of(card: str | None) -> int:
    """The place of a card among the kinds; unknown ones come last."""
    return 1 << 10 if card is None else KIND[card]


def by_kind(cards: tuple[str, ...] | list[str]) -> list[str]:
    """In the order of a hand: by colour and cost, as the kinds stand."""
    return sorted(cards, key=kind_of)
