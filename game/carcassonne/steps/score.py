"""T6: every feature that the new tile completed is scored, then its figures go home (B5.5, B6)."""

from __future__ import annotations

from ...kernel.agenda import Step
from ...kernel.contract import Emit
from ..expansion import Stage
from ..ruleset import Ruleset
from ..scoring import completed_here, occupied, score_feature, send_home
from ..state import CarcassonneState
from ..turn import go_on


def enter_score(rules: Ruleset, state: CarcassonneState, step: Step, emit: Emit | None) -> bool:
    """No decision: all that is complete and occupied pays (B6.7), and only then do figures move."""
    paying = [root for root in completed_here(rules, state) if occupied(state.sums[root])]
    for root in paying:
        score_feature(rules, state, root, False, emit)
    for root in paying:
        send_home(rules, state, root, emit)
    for hook in rules.hooks["scored"]:
        hook(rules, state, emit)
    go_on(rules, state)
    return False


SCORE = Stage(enter_score)
