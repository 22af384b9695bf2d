"""Why not: the reason that a refusal gives is the rule that stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.contract import Refused
from game.kernel.document import NOTATION, Document
from game.scenario import play_document

GOLD = {"do": "take", "what": "gold"}
PLAYERS = {
    "P1": {"gold": 0, "hand": ["tavern"], "city": ["smithy"]},
    "P2": {"gold": 0, "hand": ["docks"], "city": ["palace"]},
    "P3": {"city": ["manor"]},
    "P4": {},
}


@pytest.mark.parametrize(
    ("acting", "others", "play", "tried", "reason", "clause"),
    [
        ("witch", "thief", [GOLD], {"do": "use", "card": "smithy"}, "witch_pauses", "8.2"),
        ("witch", "thief", [GOLD], {"do": "build", "card": "tavern"}, "witch_pauses", "8.2"),
        ("witch", "thief", [], {"do": "use", "card": "smithy"}, "income_first", "8.2"),
        ("wizard", "thief", [{"do": "peek", "seat": "P2"}],
         {"do": "steal", "card": "docks", "build": True}, "income_first", "8.6"),
        ("wizard", "thief", [GOLD, {"do": "peek", "seat": "P2"}],
         {"do": "steal", "card": "docks", "build": True}, "too_dear", "7.2"),
        ("emperor", "thief", [{"do": "crown", "seat": "P2"}], {"do": "pay", "what": "gold"}, "too_dear", "8.8"),
        ("emperor", "thief", [{"do": "crown", "seat": "P2"}],
         {"do": "pay", "what": "card", "card": "tavern"}, "card_not_in_hand", "8.8"),
        ("diplomat", "thief", [GOLD],
         {"do": "exchange", "give": "manor", "seat": "P2", "take": "palace"}, "not_in_city", "8.16"),
        ("diplomat", "bishop", [GOLD],
         {"do": "exchange", "give": "smithy", "seat": "P2", "take": "palace"}, "bishop_protects", "8.9"),
    ],
)  # fmt: skip
def test_the_reason_is_the_rule_in_the_way(
    acting: str, others: str, play: list[dict[str, Any]], tried: dict[str, Any], reason: str, clause: str
) -> None:
    """P1 plays this character, P2 holds the other one."""
    ranks = ["witch", "thief", "wizard", "emperor", "bishop", "merchant", "architect", "diplomat"]
    held = [acting, others, *(one for one in ranks if one not in (acting, others))]
    players = {seat: row | {"characters": [held[place]]} for place, (seat, row) in enumerate(PLAYERS.items())}
    position = {
        "characters": ranks, "phase": "turns", "calling": ranks.index(acting) + 1, "players": players, "crown": "P4",
    }  # fmt: skip
    run = play_document(Document(
        notation=NOTATION, game="citadels", sets=["base", "dark_city"], seats=list(players), position=position,
        play=play, stop="here",
    ))  # fmt: skip
    assert not run.problems
    with pytest.raises(Refused) as refused:
        run.game.apply(run.state, run.game.notation.value_of(tried, run.state))
    assert (refused.value.reason, refused.value.clause) == (reason, clause)
