"""The sizes and languages in which every menu must have room."""

from __future__ import annotations

from game.client.app import App
from game.client.context import Opponents
from game.client.scenes import WidgetScene

LEVELS = ("beginner", "casual", "club", "strong", "expert")
SIZES = [((1280, 720), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((3840, 2160), 2.0)]


def opponents() -> Opponents:
    return Opponents(LEVELS, "strong")


def shown(app: App, scene: WidgetScene) -> WidgetScene:
    """The scene on top, its fade over."""
    app.stack.push(scene)
    for _ in range(30):
        app.step(1 / 60)
    return scene
