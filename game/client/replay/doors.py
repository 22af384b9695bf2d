"""Doors to what has been played: the replay of a match, and the review of one that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.context import Context
from game.client.replay.review import ReviewScene
from game.client.replay.scene import ReplayScene
from game.session.players import Player
from game.session.replay import Replay
from game.session.table import Table


def replay_scene(context: Context, replay: Replay, players: Sequence[Player], viewer: int = 0) -> ReplayScene:
    """A replay from which the review of the same game is one step away."""
    def judged(scene: ReplayScene) -> None:
        context.stack.replace(ReviewScene(context, replay.again(), players, scene.viewer, scene.leave_replay))

    return ReplayScene(context, replay, players, viewer, review=judged)


def watch(context: Context, table: Table, viewer: int = 0) -> None:
    """A replay of what has been done at a table, over whatever is shown."""
    context.stack.push(replay_scene(context, Replay.of(table), list(table.players), viewer))


def review(context: Context, table: Table, viewer: int = 0) -> None:
    """The review of a game that is over."""
    context.stack.push(ReviewScene(context, Replay.of(table), list(table.players), viewer))


def looks_back(context: Context, table: Table, viewer: int = 0) -> list[tuple[str, Callable[[], object]]]:
    """What can be done with what has been played: message and deed."""
    if not table.log.entries:
        return []
    opponents = context.opponents
    judged = table.over and opponents.coach is not None and table.game.name in opponents.knows
    return [("replay-title", lambda: watch(context, table, viewer)),
            *([("review-title", lambda: review(context, table, viewer))] if judged else [])]
