"""Who may hold which character, as a seat knows it (13.1 to 13.3), and one of the assignments that fit, drawn
uniformly.

The draft lays characters into slots, in this order: the first face-down card, each pick and each card put away, at
last what nobody took; during the draft the cards that go round stand behind. A seat that saw the cards going round
before slot t knows that these lie in t or behind, and all others before. What has been shown or denied since is known
to all.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from .ruleset import LIFT
from .state import CitadelsState

if TYPE_CHECKING:
    from .ruleset import Ruleset

Masks = tuple[int, ...]  # slot -> mask of the ranks that may lie there


def lifting(rules: Ruleset, state: CitadelsState) -> bool:
    """Whether the last seat has the first face-down card in hand just now (3.7)."""
    order = rules.draft_orders[len(state.characters)]
    return state.stage < len(order) and order[state.stage][0] == LIFT


def possible(rules: Ruleset, table: CitadelsState, seat: int) -> list[Masks]:
    """For the seat's view of a table: the ranks possible in each slot; two rows where the last seat may have changed
    its card for the face-down one."""
    every = (1 << len(table.characters)) - 1 & ~table.face_up
    laid = len(table.laid)
    slots = every.bit_count()
    seen = _seen(rules, table, seat, every, slots)
    takers = table.takers + [-1] * (slots - laid)
    told = [_told(table, every, taker) if place < laid else every for place, taker in enumerate(takers)]
    for place, rank in enumerate(table.laid):
        if rank >= 0:  # an own pick or a card that the seat put away
            told[place] &= 1 << rank
    rows = [tuple(one & other for one, other in zip(seen, told))]
    if table.lifted and not (table.sights[seat] and takers[laid - 1] == seat):
        swapped = [seen[laid - 1], *seen[1 : laid - 1], seen[0], *seen[laid:]]
        rows.append(tuple(one & other for one, other in zip(swapped, told)))
    return rows


def _seen(rules: Ruleset, table: CitadelsState, seat: int, every: int, slots: int) -> list[int]:
    """What the seat's own looks at the cards that went round say of each slot."""
    seen = [every] * slots
    for before, mask in table.sights[seat]:
        for place in range(slots):
            seen[place] &= mask if place >= before else ~mask
    is_last = table.takers[-1] == seat if table.lifted else lifting(rules, table) and table.mover == seat
    if table.sights[seat] and is_last:
        seen[0] = table.sights[seat][-1][1]  # the last seat saw that card too
    return seen


def _told(table: CitadelsState, every: int, taker: int) -> int:
    """What everybody knows of a slot with this taker."""
    mask = every
    for rank in range(len(table.characters)):
        elsewhere = table.shown >> rank & 1 and table.holder[rank] >= 0 and table.holder[rank] != taker
        if elsewhere or (taker >= 0 and table.denied[rank] >> taker & 1):
            mask &= ~(1 << rank)
    return mask


@lru_cache(maxsize=200_000)
def count(masks: Masks) -> int:
    """In how many ways the slots can be filled, each with another rank of its mask."""
    if not masks:
        return 1
    total, first = 0, masks[0]
    while first:
        rank = first & -first
        first ^= rank
        rest = tuple(mask & ~rank for mask in masks[1:])
        if all(rest):
            total += count(rest)
    return total


def holders_of(rules: Ruleset, table: CitadelsState, seat: int) -> list[int]:
    """By slot: the mask of ranks that lie there in at least one assignment that fits."""
    found = [0] * max(len(row) for row in possible(rules, table, seat))
    for row in possible(rules, table, seat):
        for place, mask in enumerate(row):
            while mask:
                rank = mask & -mask
                mask ^= rank
                rest = tuple(one & ~rank for one in (*row[:place], *row[place + 1 :]))
                if all(rest) and count(rest):
                    found[place] |= rank
    return found


def draw(rows: list[Masks], rng: Random) -> list[int]:
    """One filling of the slots, each as likely as any other."""
    counts = [count(row) if all(row) else 0 for row in rows]
    masks = list(rng.choices(rows, counts)[0]) if len(rows) > 1 else list(rows[0])
    filled: list[int] = []
    while masks:
        choices, weights = list[int](), list[int]()
        first = masks[0]
        while first:
            rank = first & -first
            first ^= rank
            rest = tuple(mask & ~rank for mask in masks[1:])
            ways = count(rest) if all(rest) else 0
            if ways:
                choices.append(rank)
                weights.append(ways)
        rank = choices[0] if len(choices) == 1 else rng.choices(choices, weights)[0]
        filled.append(rank.bit_length() - 1)
        masks = [mask & ~rank for mask in masks[1:]]
    return filled
