"""A set that uses the doors of the form: marks, a further figure, a stage of SCORING. The base game knows nothing of
it."""

from __future__ import annotations

from game.carcassonne.actions import DeployFigure
from game.carcassonne.expansion import Expansion, Figure
from game.carcassonne.expansions import ALL
from game.carcassonne.game import CarcassonneGame
from game.carcassonne.ruleset import Ruleset
from game.carcassonne.state import CarcassonneState
from game.carcassonne.tile import printed_tiles
from game.kernel.document import Node


def well(rules: Ruleset, state: CarcassonneState, root: int, complete: bool, factor: int) -> int:
    """Two points a square when complete, none when open."""
    return (2 if complete else 0) if state.mask[root] & rules.mark_of["inn"] else factor


WELLS = Expansion(
    name="wells",
    tiles=lambda options: printed_tiles("inns_cathedrals"),
    marks=("inn",),
    figures=(Figure("digger", count=1, weight=2, stands_on=frozenset({"road", "field"})),),
    scoring={"multiply": well},
)


def table(position: dict) -> tuple[CarcassonneGame, CarcassonneState]:
    game = CarcassonneGame(("red", "blue"), ("base", "wells"), catalogue=(*ALL, WELLS))
    return game, game.notation.read_position(Node(position, "$.position"))[0]


ROAD = [
    {"tile": "base-31", "at": [-1, 0], "rot": 0},
    {"tile": "base-04", "at": [0, 0], "rot": 0},
    {"tile": "ic-02", "at": [1, 0], "rot": 0},
]


def test_a_mark_on_one_piece_holds_for_the_whole_feature() -> None:
    game, state = table({"tiles": ROAD, "figures": [{"seat": "red", "figure": "follower", "at": [0, 0], "on": "#r1"}]})
    feature = game.view(state, 0).feature((-1, 0), "#r1")
    assert feature is not None and feature.value == 0 and feature.worth_complete == 6
    assert game.outcome(state).scores == (0, 0)
    game, state = table(
        {"tiles": ROAD[:2], "figures": [{"seat": "red", "figure": "follower", "at": [0, 0], "on": "#r1"}]}
    )
    assert game.outcome(state).scores == (2, 0)


def test_a_figure_of_the_set_has_its_own_strength_and_places() -> None:
    game, state = table(
        {
            "tiles": ROAD,
            "draw": ["base-31"],
            "bag": {"base-29": 1},
            "figures": [
                {"seat": "red", "figure": "follower", "at": [0, 0], "on": "#r1"},
                {"seat": "blue", "figure": "digger", "at": [1, 0], "on": "#r1"},
            ],
        }
    )
    feature = game.view(state, 0).feature((0, 0), "#r1")
    assert feature is not None and feature.owners == (1,)
    assert DeployFigure("digger", (0, 0), "#c1") not in game.legal_actions(state)
    assert game.view(state, 0).supply(1) == {"follower": 7, "digger": 0}
