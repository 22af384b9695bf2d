"""How long frames of a match take: a full board that stands still, is panned, plays its acts, or waits for a computer.

Everything runs in this process, without a real window and without a real clock, so that numbers can be compared.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.catalogue import new_game
from game.session.players import Player
from game.session.table import Table, Terms

SIZE = (1920, 1080)
DRAWN_AT_4K = (2560, 1440)  # the render scale draws so much, the card makes 3840x2160 of it
FRAME = 1 / 60
TILES = 71
SEATS = ("vermilion", "blue", "yellow")
LEAST_FRAMES = 20
FLYING = 60  # cards over the table at once


class _Ponders:
    """A computer that never comes to an end."""

    def ask(self, view: Any, budget: float | None) -> None:
        pass

    def poll(self) -> Any | None:
        return None

    def cancel(self) -> None:
        pass


def bench_client(seconds: float) -> dict[str, Any]:
    """`frame_ms` {p50, p99, cpu_p50, cpu_p99} for still, pan, animate, thinking and cards (60 in flight);
    `frame_ms_4k` the same as drawn for a 4K screen; `first_frame_s`: from the beginning to the first. `cpu_` times
    leave other programs out."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ[name] = "dummy"
    began = time.perf_counter()
    from game.client.app import App
    from game.client.match.scene import MatchScene
    from game.client.settings import Folders

    first = 0.0

    def measured(size: tuple[int, int], each: float) -> dict[str, dict[str, float]]:
        nonlocal first
        app = App(Folders.under(Path(folder)), size=size)
        try:
            table = _late_table()
            table.begin()
            scene = MatchScene(app.context, table, lambda: None, lambda table: None)
            app.stack.push(scene)
            app.step(0.0)
            first = first or time.perf_counter() - began
            for _ in range(40):
                app.step(FRAME)

            def still() -> None:
                app.step(FRAME)
                app.draw()

            def thinking() -> None:
                scene.touch()
                app.step(FRAME)

            frames = {"still": _timed(each, still),
                      "pan": _timed(each, _panning(app)),
                      "animate": _timed(each, _animating(app, scene))}
            seat = table.active
            table.hand_over(seat, Player("", "ponders", SEATS[seat]))
            frames["thinking"] = _timed(each, thinking)
            app.stack.pop()
            frames["cards"] = _timed(each, _cards_in_flight(app))
            return frames
        finally:
            app.close()

    with tempfile.TemporaryDirectory() as folder:
        frames = measured(SIZE, seconds / 8)
        return {"frame_ms": frames, "frame_ms_4k": measured(DRAWN_AT_4K, seconds / 8),
                "first_frame_s": round(first, 3), "tiles": TILES}


def _late_table() -> Table:
    """A game shortly before its end, at a place to lay a tile."""
    game = new_game("carcassonne", SEATS, ("base",), {})
    rng = Random(4)
    table = Table(game, [Player(name, "human", name) for name in SEATS], seed=4, terms=Terms("never"),
                  hire=lambda player, seat: _Ponders())
    table.begin()
    while len(table.view(0).tiles) < TILES or table.view(0).drawn is None:
        legal = table.legal_actions()
        table.submit(rng.choice(legal), table.active)
    return table


def _cards_in_flight(app: Any) -> Callable[[], object]:
    """The card game with eight seats; FLYING cards are dealt over its table, again and again."""
    from game.client.citadels import art
    from game.client.citadels.set_up import cast
    from game.client.citadels.toys import Deal
    from game.client.match.scene import MatchScene

    names = [f"seat {number}" for number in range(8)]
    game = new_game("citadels", names, ("base", "dark_city"), {"characters": cast("base", [], 8, Random(1))})
    players = [Player(names[0], "human"), *map(_nobody, names[1:])]
    table, dice = Table(game, players, seed=4, terms=Terms("never")), Random(2)
    table.begin()
    while table.view(0).round < 4 or table.active != 0:
        table.submit(dice.choice(table.legal_actions()), table.active)
    scene = MatchScene(app.context, table, lambda: None, lambda table: None)
    app.stack.push(scene)
    picture: Any = scene.picture
    flights: list[Deal] = []

    def fly() -> None:
        if not flights or flights[0].done:
            flights.clear()
            picture.sprites.crowd.clear()
            throws = []
            for number in range(FLYING):
                end = picture.hand_rect(number % 8)
                high = max(end.height, 60)
                throws.append((picture.flyer(art.back(high), picture.deck_rect(), art.width(high)), end.center))
            flights.append(Deal(throws, dice, 0.005))
        flights[0].advance(FRAME)
        scene.touch()
        app.step(FRAME)

    for _ in range(90):
        fly()
    return fly


def _nobody(name: str) -> Player:
    return Player(name, "nobody")


def _panning(app: Any) -> Callable[[], object]:
    at = [SIZE[0] // 3, SIZE[1] // 2]
    app.step(FRAME, [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=tuple(at), button=2, clicks=1)])
    step = [0]

    def pan() -> None:
        step[0] += 1
        at[0] += 9 if step[0] // 60 % 2 == 0 else -9
        at[1] += 4 if step[0] // 45 % 2 == 0 else -4
        app.step(FRAME, [pygame.Event(pygame.MOUSEMOTION, pos=tuple(at), rel=(9, 4), buttons=(0, 1, 0))])

    return pan


def _animating(app: Any, scene: Any) -> Callable[[], object]:
    """The same decision, shown again and again: a tile slides, a figure drops, points fly."""
    from game.carcassonne.events import FeatureScored, FigureDeployed, FigureReturned, TilePlaced

    app.step(FRAME, [pygame.Event(pygame.MOUSEBUTTONUP, pos=(9, 9), button=2, clicks=1)])
    view = scene.table.view(0)
    tile = view.tiles[-1]
    on = next(on for on in ("#c1", "#r1", "#f1", "#m1") if _has(view, tile.at, on))
    squares = view.feature(tile.at, on).squares

    def animate() -> None:
        if scene.director.idle:
            scene.picture.look(view)
            scene.director.play([
                TilePlaced(0, tile.tile, tile.at, tile.rot), FigureDeployed(0, "follower", tile.at, on),
                FeatureScored("city", squares, tile.at, on, True, 8, 2, (16, 0, 8)),
                FigureReturned(0, "follower", tile.at, on)])
        app.step(FRAME)

    return animate


def _has(view: Any, at: tuple[int, int], on: str) -> bool:
    try:
        return view.feature(at, on) is not None
    except KeyError:
        return False


def _timed(seconds: float, frame: Callable[[], object]) -> dict[str, float]:
    spent: list[float] = []
    used: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(spent) < LEAST_FRAMES:
        start, cpu = time.perf_counter(), time.thread_time()
        frame()
        spent.append((time.perf_counter() - start) * 1000)
        used.append((time.thread_time() - cpu) * 1000)
    p99 = int(len(spent) * 0.99)
    return {"p50": round(statistics.median(spent), 2), "p99": round(sorted(spent)[p99], 2),
            "cpu_p50": round(statistics.median(used), 2), "cpu_p99": round(sorted(used)[p99], 2)}
