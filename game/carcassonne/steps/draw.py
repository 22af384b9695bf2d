"""T1: take a tile. The seat draws, chance says which one comes up; what fits nowhere is lost and chance goes on
(B3.1, B3.5)."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, Any

from ...kernel.agenda import Step
from ...kernel.contract import Emit, Refused
from ..actions import VERB_BITS, Draw, DrawTile
from ..board import has_place
from ..events import GameEnded, TileDrawn, TileLaidAside, TileLost, TurnBegan
from ..expansion import Stage, Verb
from ..ruleset import Ruleset
from ..scoring import final_scoring
from ..state import CarcassonneState
from ..turn import go_on

if TYPE_CHECKING:
    from ..notation import CarcassonneCodec


def pile_left(rules: Ruleset, state: CarcassonneState) -> bool:
    """Whether the pile holds a tile that can be used; one of tiles that come too early alone counts as empty (PD3)."""
    if rules.hold_back and (early := rules.hold_back.early(rules, state)):
        return any(count and tile not in early for tile, count in enumerate(state.bag))
    return any(state.bag)


def can_begin(rules: Ruleset, state: CarcassonneState, seat: int) -> bool:
    """Whether a seat has anything to take for a turn (B7.1): a tile in the pile, or what other sets list at this
    step."""
    draw = rules.step_of["draw"]
    return pile_left(rules, state) or bool(rules.legal[draw](rules, state, Step(draw, seat)))


def enter_draw(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Waits for the seat, unless there is nothing to take: then the game ends."""
    if can_begin(rules, state, step.seat):
        return True
    end_game(rules, state, emit)
    return False


def list_draw(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
    """Drawing, while the pile lasts."""
    return [rules.go["Draw"]] if pile_left(rules, state) else []


def draw(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """Chance turns up the tile."""
    state.agenda.append(rules.by_chance["reveal"])


def enter_reveal(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """Waits for chance; an empty pile sends the seat back to its choice."""
    if pile_left(rules, state):
        return True
    state.agenda.pop()
    return False


def reveal(rules: Ruleset, state: CarcassonneState, code: int, emit: Emit | None) -> None:
    """A tile leaves the pile: into the hand, or out of the game when it fits nowhere (B3.5)."""
    tile = code >> VERB_BITS
    state.bag[tile] -= 1
    state.drawn_count += 1
    seat = state.agenda[-2].seat
    hold = rules.hold_back
    if hold and tile in hold.early(rules, state):
        hold.aside(rules, state, tile)
        if emit:
            emit(TileLaidAside(seat, rules.tiles[tile].id))
    elif has_place(rules, state, tile):
        state.drawn = tile
        state.agenda.pop()
        go_on(rules, state)
        if emit:
            emit(TileDrawn(seat, rules.tiles[tile].id))
    elif emit:
        emit(TileLost(seat, rules.tiles[tile].id))


def chances(rules: Ruleset, state: CarcassonneState, step: Step) -> list[tuple[int, int]]:
    """The tiles that may come up, each with its number of copies: those of the first layer that is not empty (RV2)."""
    verb = rules.go["DrawTile"]
    for low, high in rules.layers:
        found = [(tile << VERB_BITS | verb, state.bag[tile]) for tile in range(low, high) if state.bag[tile]]
        if found:
            return found
    return []


def sample(rules: Ruleset, state: CarcassonneState, step: Step, rng: Random) -> int:
    """One of `chances`, by weight."""
    for low, high in rules.layers:
        sums = list(accumulate(state.bag[low:high]))
        if sums[-1]:
            return low + bisect_right(sums, int(rng.random() * sums[-1])) << VERB_BITS | rules.go["DrawTile"]
    raise Refused("pile_empty", "B7.1")


def end_game(rules: Ruleset, state: CarcassonneState, emit: Emit | None) -> None:
    """The main game is over: score what is open, nobody is to move any more (B7)."""
    if emit:
        emit(GameEnded("pile_empty"))
    final_scoring(rules, state, emit)
    state.agenda.clear()


def enter_end(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """T7: the end of the game is looked at first; otherwise the next seat begins (B7.1, GC34)."""
    for hook in rules.hooks["turn_ends"]:
        hook(rules, state, emit)
    seat = (step.seat + 1) % rules.seats
    state.placed = -1
    if can_begin(rules, state, seat):
        state.turn += 1
        state.agenda[-1] = rules.turn[0][seat]
        if emit:
            emit(TurnBegan(seat, state.turn))
    else:
        end_game(rules, state, emit)
    return False


def encode_tile(rules: Ruleset, action: DrawTile) -> int:
    """The tile's number; Refused when no chosen set has it."""
    if action.tile not in rules.tile_of:
        raise Refused("unknown_tile", "B1.3", tile=action.tile)
    return rules.tile_of[action.tile]


def fold_tile(codec: CarcassonneCodec, state: CarcassonneState, entry: dict[str, Any], action: DrawTile) -> bool:
    """A tile goes into the entry of its draw; one that came before it was laid aside or lost."""
    if entry["do"] != "draw":
        return False
    if "tile" in entry:
        rules = codec.rules
        hold, before = rules.hold_back, rules.tile_of[entry["tile"]]
        where = "aside" if hold and before in hold.early(rules, state) else "lost"
        entry[where] = [*entry.get(where, ()), entry["tile"]]
    entry["tile"] = action.tile
    return True


def script_tiles(codec: CarcassonneCodec, entry: dict[str, Any]) -> list[Any]:
    """The tiles that an entry says came up: those lost of the layers before the pile, those laid aside, the others
    lost, then the one drawn."""
    if entry["do"] != "draw":
        return []
    rules, lost = codec.rules, entry.get("lost", ())
    before = [tile for tile in lost if rules.tile_of.get(tile, rules.early) < rules.early]
    drawn = (entry["tile"],) if "tile" in entry else ()
    later = [tile for tile in lost if tile not in before]
    return [DrawTile(tile) for tile in (*before, *entry.get("aside", ()), *later, *drawn)]


DRAW = Stage(enter_draw, list_draw)
REVEAL = Stage(enter_reveal, chances=chances, sample=sample)
END = Stage(enter_end)
DRAW_VERB = Verb(
    "draw", Draw, lambda rules, action: 0, lambda rules, code: Draw(), draw, extra=("tile", "lost", "aside")
)
DRAW_TILE_VERB = Verb(
    "draw",
    DrawTile,
    encode_tile,
    lambda rules, code: DrawTile(rules.tiles[code].id),
    reveal,
    by_chance=True,
    fold=fold_tile,
    script=script_tiles,
)
