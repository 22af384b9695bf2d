"""Why an action is not legal: one reason and its clause, for the screen and for `refused` of the notation.

Reasons are words that the client has a sentence for in each language; `details` fill it.
"""

from __future__ import annotations

from typing import Any

from ..kernel.contract import CHANCE, OVER, Refused
from .actions import DeployFigure, DrawTile, Pass, PlaceTile, RecallFigure
from .geometry import SIDES, STEP, cell_of, second_half, square_of
from .ruleset import EDGE_KINDS, Ruleset
from .scoring import occupied
from .spots import piece_at
from .state import FACE, CarcassonneState, root_of

REASONS = (
    "game_over",
    "chance_decides",
    "not_now",
    "must_place",
    "not_in_hand",
    "square_taken",
    "no_neighbour",
    "edge_mismatch",
    "river_not_continued",
    "river_turns_back",
    "castles_touch",
    "not_the_new_tile",
    "no_such_place",
    "figure_may_not_stand",
    "supply_empty",
    "feature_occupied",
    "not_yours",
    "not_in_pile",
    "feature_complete",
    "volcano_is_hot",
    "dragon_is_there",
    "dragon_needs_a_tile",
    "dragon_was_there",
    "dragon_must_move",
    "no_such_direction",
    "fairy_keeps_out",
    "fairy_is_there",
    "fairy_wants_own",
    "no_princess",
    "not_her_knight",
    "no_flying_machine",
    "must_land",
    "not_where_it_lands",
    "flight_keeps_line",
    "no_landing_on_fields",
    "castle_taken",
    "must_pick",
    "river_first",
    "pile_is_empty",
    "off_the_table",
    "unknown_tile",
    "unknown_figure",
    "unknown_action",
)

PLACE_REASONS = {"RV3": "river_not_continued", "RV4": "river_turns_back", "GC5": "castles_touch"}


def why_not(rules: Ruleset, state: CarcassonneState, action: Any) -> Refused:
    """The reason for which an action that is not legal is refused."""
    if state.mover == OVER:
        return Refused("game_over", "B7.1")
    if state.mover == CHANCE:
        return (
            Refused("chance_decides", "B3.1")
            if not isinstance(action, DrawTile)
            else Refused("not_in_pile", "B3.1", tile=action.tile)
        )
    step = rules.step_names[state.agenda[-1].kind]
    for refusal in rules.refusals[step]:
        if refused := refusal(rules, state, action):
            return refused
    if isinstance(action, PlaceTile) and step in ("place", "draw"):
        return place_refusal(rules, state, action)
    if isinstance(action, DeployFigure) and step == "figure":
        return deploy_refusal(rules, state, action)
    if isinstance(action, RecallFigure) and step == "figure":
        return Refused("not_yours", "AB5", figure=action.figure, at=action.at)
    if isinstance(action, Pass) and step == "place":
        return Refused("must_place", "B3.6")
    return Refused("not_now", "T")


def place_refusal(rules: Ruleset, state: CarcassonneState, action: PlaceTile) -> Refused:
    """Which part of B3.2 a place breaks, or which further condition of the tile."""
    tile = rules.tile_of[action.tile]
    if tile not in (state.drawn, *(state.hands[state.mover] if state.drawn < 0 else ())):
        return Refused("not_in_hand", "B3.1", tile=action.tile)
    turn = action.rot // 90
    anchor = cell_of(action.at)
    cells = (anchor, anchor + second_half(turn)) if rules.tiles[tile].double else (anchor,)
    for cell in cells:
        if cell in state.board:
            return Refused("square_taken", "B3.2", at=square_of(cell))
    if not any(cell in state.frontier for cell in cells):
        return Refused("no_neighbour", "B3.3" if _meets_at_a_corner(state, cells) else "B3.2", at=action.at)
    for half, cell in enumerate(cells):
        for side, mine in enumerate(rules.edges[(rules.slot_of[tile] + half) * 4 + turn]):
            there = state.board.get(cell + STEP[side])
            theirs = state.frontier.get(cell, 0) >> 3 * side & 7
            if there is not None and mine and theirs != mine:
                return Refused(
                    "edge_mismatch", "B3.2", side=SIDES[side], tile=EDGE_KINDS[mine - 1], board=EDGE_KINDS[theirs - 1]
                )
    for condition in rules.tile_why_not[tile]:
        clause = condition(rules, state, anchor, rules.slot_of[tile] * 4 + turn)
        if clause:
            return Refused(PLACE_REASONS[clause], clause, at=action.at)
    return Refused("not_now", "B3")


def _meets_at_a_corner(state: CarcassonneState, cells: tuple[int, ...]) -> bool:
    return any(
        cell + STEP[0] + side in state.board or cell + STEP[2] + side in state.board
        for cell in cells
        for side in (-1, 1)
    )


def deploy_refusal(rules: Ruleset, state: CarcassonneState, action: DeployFigure) -> Refused:
    """Which part of B4 a figure's place breaks."""
    seat = state.agenda[-1].seat
    figure = rules.figure_of[action.figure]
    cell = cell_of(action.at)
    placed = state.board.get(cell)
    if placed is None:
        return Refused("no_such_place", "B4.1", at=action.at, on=action.on)
    if rules.anchor(cell, placed & FACE) != state.placed:
        return Refused("not_the_new_tile", "B4.1", at=action.at)
    tile = rules.tile_of_face(placed & FACE)
    if action.on[1:] not in {piece.key for piece in tile.pieces}:
        return Refused("no_such_place", "B4.1", at=action.at, on=action.on)
    kind = tile.pieces[tile.index(action.on[1:])].kind
    if not rules.may_stand(figure, kind):
        return Refused(
            "figure_may_not_stand",
            "AB2" if action.figure == "abbot" else "AB3" if kind == "garden" else "B4.1",
            figure=action.figure,
            kind=kind,
        )
    if not state.supply[seat * len(rules.figures) + figure]:
        return Refused("supply_empty", "B4.4", figure=action.figure)
    if occupied(state.sums[root_of(state.parent, piece_at(rules, state, rules.encode(action)))]):
        return Refused("feature_occupied", "B4.2", kind=kind)
    return Refused("no_such_place", "B4.1", at=action.at, on=action.on)
