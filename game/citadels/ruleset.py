"""One choice of sets, options and seats, compiled: what the options say as plain attributes, and every step and verb in
a table by its number."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.agenda import Step
from ..kernel.contract import Emit
from .cards import CHARACTER, CHARACTERS, DISTRICTS, KIND
from .options import DRAFT_OF, check_characters, read_options, read_sets
from .state import CitadelsState

if TYPE_CHECKING:
    from .characters.character import Character

STEPS = (
    "deal",  # chance: the first hands
    "turn_up",  # chance: a character face up
    "lay_down",  # chance: a character face down
    "pick",  # the draft: keep one
    "put_away",  # the draft with two players: one face down
    "call",  # the next rank is called
    "courtesy",  # the called seat acknowledges the Ball Room, or not
    "hospital",  # the murdered seat may take an income action
    "turn",  # the turn of a character
    "income",  # an income action and nothing else
    "resume",  # the Witch goes on as the character that she bewitched
    "bonus",  # gold or cards at the start of the turn
    "keep",  # which of the cards drawn
    "draw",  # chance: a card from the deck
    "bonuses_after",  # the start bonus where it comes after the income action
    "steal",  # the Wizard has seen the hand
    "pay",  # what the Emperor gets
    "lose_card",  # chance: a card of the hand that pays
    "crown",  # a crown to be given outside a turn
    "search",  # the Lighthouse
    "shuffle",  # chance: after the Lighthouse
    "declare",  # the Bell Tower
    "recover",  # the Graveyard
    "turn_ends",  # what follows a turn
    "round_ends",  # what follows the last rank
)
STEP = {name: number for number, name in enumerate(STEPS)}

Enter = Callable[["Ruleset", CitadelsState, Step, Emit | None], bool]
Legal = Callable[["Ruleset", CitadelsState, Step], list[int]]
Resolve = Callable[["Ruleset", CitadelsState, int, Emit | None], None]
Chances = Callable[["Ruleset", CitadelsState, Step], list[tuple[int, int]]]
Sample = Callable[["Ruleset", CitadelsState, Step, random.Random], int]

UP, DOWN, PICK, AWAY, LIFT = range(5)  # what the draft's order is made of


class Ruleset:
    """Raises BadSetup when sets, options and seats make no game."""

    def __init__(self, sets: Iterable[str], options: Mapping[str, Any], seats: int) -> None:
        self.seats = seats
        self.sets = read_sets(sets)
        self.options = read_options(options, self.sets, seats)
        self.has_characters = "characters" in options or seats < 8
        self.duplicates_allowed = self.options["duplicates"] == "allowed"
        self.quarry: str = self.options["quarry"]
        self.smithy_price, self.smithy_cards = self.options["smithy_pay_draw"]
        self.laboratory_gold: int = self.options["laboratory_gold"]
        self.keeps_all_three = self.options["library_with_observatory"] == "draw3_keep3"
        self.bonus_first = self.options["turn_bonus_timing"] == "turn_start"
        self.warlord_last = self.options["warlord_timing"] == "last_in_turn"
        self.robs_at_once = self.options["thief_transfer"] == "immediate"
        self.redraws_whole_hand = self.options["magician_replace"] == "whole_hand"
        self.crown_must_move = self.options["emperor_target"] == "other_player_and_not_holder"
        self.emperor_payment: str = self.options["emperor_payment"]
        self.emperor_player_decides = self.options["emperor_bewitched"] == "emperor_player_decides"
        self.abbot_chooses = self.options["abbot_tie"] == "abbot_chooses"
        self.queen_asks_rank4 = self.options["queen_neighbour"] == "rank4_player"
        self.tax_each = self.options["tax_unit"] == "per_district"
        self.haunted_free = self.options["haunted_city_final_round"] == "free"
        self.well_counts_itself: bool = self.options["wishing_well_counts_itself"]
        self.bell_automatic = self.options["bell_tower"] == "automatic"
        self.armory_hits_all: bool = self.options["armory_hits_completed_city"]
        self.graveyard_itself: bool = self.options["graveyard_recovers_itself"]
        self.asks_courtesy = self.options["ball_room"] == "acknowledge"
        self.completion_size: int = self.options["completion_size"]
        self.draft_orders = {
            characters: self.draft_order(characters) for characters in (8, 9) if (characters, seats) in DRAFT_OF
        }
        self._compile()

    def _compile(self) -> None:
        from . import draft, round, setup, turn
        from .characters import CLASSES, MODULES
        from .districts import building, calling, destroying, using

        self.actors: tuple[Character, ...] = CLASSES
        count = len(STEPS)
        self.enter: list[Enter] = [turn.waits] * count
        self.legal: list[Legal | None] = [None] * count
        self.chances: list[Chances | None] = [None] * count
        self.sample: list[Sample | None] = [None] * count
        self.resolve: dict[int, Resolve] = {}
        for module in (draft, round, setup, turn, building, calling, destroying, using, *MODULES):
            for name, enter in getattr(module, "ENTER", {}).items():
                self.enter[STEP[name]] = enter
            for name, legal in getattr(module, "LEGAL", {}).items():
                self.legal[STEP[name]] = legal
            for name, (chances, sample) in getattr(module, "CHANCES", {}).items():
                self.chances[STEP[name]], self.sample[STEP[name]] = chances, sample
            self.resolve |= getattr(module, "RESOLVE", {})

    @property
    def characters(self) -> tuple[int, ...]:
        """The characters of a game that starts from its beginning, by rank."""
        chosen = (CHARACTER[key] for key in self.options["characters"])
        return tuple(sorted(chosen, key=lambda one: CHARACTERS[one].rank))

    def read_characters(self, keys: Iterable[str], path: str) -> tuple[int, ...]:
        """Another set of characters for these seats. Raises BadSetup."""
        return check_characters(keys, self.sets, self.seats, self.options["emperor_target"], path)

    def deck(self) -> list[int]:
        """The cards of the district deck, as counts by kind (2.4)."""
        deck = [one.count if one.set == "base" else 0 for one in DISTRICTS]
        for key in self.options["dark_city_cards"]:
            deck[KIND[key]] += 1
        for key in self.options["left_out"]:
            deck[KIND[key]] -= 1
        return deck

    def draft_order(self, characters: int) -> tuple[tuple[int, int], ...]:
        """What happens in the draft, one after the other: what, and how many seats after the first (3.2, 4.2, 4.3)."""
        row = DRAFT_OF[characters, self.seats]
        order = [(UP, 0)] * row["face_up"] + [(DOWN, 0)]
        if self.seats == 2:
            return (*order, (PICK, 0), (PICK, 1), (AWAY, 1), (PICK, 0), (AWAY, 0), (PICK, 1), (AWAY, 1))
        order += [(PICK, turn % self.seats) for turn in range(self.seats * row["characters_per_player"])]
        if row["last_player_may_take_face_down"]:
            order[-1] = (LIFT, self.seats - 1)
        return tuple(order)
