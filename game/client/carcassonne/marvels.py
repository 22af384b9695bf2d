"""Where the craters of volcanoes and the whirls of portals are painted, each on its tile as printed."""

from __future__ import annotations

from game.client.carcassonne.shown import World

CRATERS: dict[str, World] = {**{f"pd-{number}": (0.485, 0.475) for number in range(24, 29)}, "pd-29": (0.635, 0.475)}
WHIRLS: dict[str, World] = {
    "pd-18": (0.158, 0.158), "pd-19": (0.479, 0.885), "pd-20": (0.158, 0.838), "pd-21": (0.158, 0.838),
    "pd-22": (0.838, 0.838), "pd-23": (0.158, 0.158)}
