"""Why the table did not let something happen, in words."""

from __future__ import annotations

from game.client.actions import Action, label
from game.client.context import Context
from game.client.input import KEYBOARD
from game.kernel.contract import Refused


def why_refused(context: Context, refused: Refused) -> str:
    """The reason; where it is in the rules also the clause, and the key that opens them there."""
    words, devices = context.words, context.input
    why = words(f"refused-{refused.reason}")
    if not refused.clause:
        return why
    source = devices.bindings.source(Action.HELP, KEYBOARD if devices.by_pointer else devices.device)
    if source:
        return words("match-refused-help", why=why, clause=refused.clause, key=label(source))
    return words("match-refused", why=why, clause=refused.clause)
