"""Rank 1: Assassin and Witch (8.1, 8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.contract import Emit
from .. import turn
from ..actions import DIGIT, VERB, Bewitch, Kill
from ..cards import CHARACTERS
from ..events import CharacterNamed
from ..state import INCOME, POWER, CitadelsState
from .character import Character

if TYPE_CHECKING:
    from ..ruleset import Ruleset


def others(state: CitadelsState, verb: int, least: int) -> list[int]:
    """A code for each character of the game from this rank on."""
    return [verb | one << DIGIT for one in state.characters[least:]]


class Assassin(Character):
    """Names a character, which has no turn in this round and stays hidden."""

    def powers(self, rules: Ruleset, state: CitadelsState, seat: int, codes: list[int]) -> None:
        codes += others(state, VERB[Kill], 1)


class Witch(Character):
    """After the income action names a character and pauses; goes on as that character once it has been called. If she
    names nobody her turn is over, with nothing built and nothing that follows (19.1)."""

    build_limit = 0
    settles = False

    def moves(self, rules: Ruleset, state: CitadelsState, seat: int) -> list[int]:
        if not state.done & INCOME:
            return [turn.TAKE_GOLD, turn.TAKE_CARDS] if state.deck_size else [turn.TAKE_GOLD]
        return [turn.END, *others(state, VERB[Bewitch], 1)]


def kill(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """This character is murdered."""
    state.done |= POWER
    state.murdered = CHARACTERS[code >> DIGIT].rank
    if emit:
        emit(CharacterNamed(state.mover, "murdered", CHARACTERS[code >> DIGIT].key))


def bewitch(rules: Ruleset, state: CitadelsState, code: int, emit: Emit | None) -> None:
    """This character is bewitched; the Witch's turn pauses at once."""
    state.bewitched, state.witch = CHARACTERS[code >> DIGIT].rank, state.mover
    if emit:
        emit(CharacterNamed(state.mover, "bewitched", CHARACTERS[code >> DIGIT].key))
    turn.close(state, state.mover)


RESOLVE = {VERB[Kill]: kill, VERB[Bewitch]: bewitch}
