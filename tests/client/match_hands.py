"""A match in a window, and hands that play it: they see the picture and use the mouse or the keys, nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.client.app import App
from game.client.carcassonne.choosing import DragonChoice, DrawChoice, FigureChoice, PickChoice, PlaceChoice
from game.client.carcassonne.table_picture import TablePicture
from game.client.match.scene import MatchScene
from game.session.table import Table
from tests.client.conftest import Hands
from tests.session.seating import go_on, seat


class Match:
    """`scene` on `app`'s stack with a table that has played so many decisions; what it ended with is in `ended`."""

    def __init__(self, app: App, *plays: str, played: int = 0, speed: str = "instant", table: Table | None = None,
                 **terms: Any) -> None:
        app.context.settings.speed = speed  # type: ignore[assignment]
        app.context.settings.confirm = terms.get("confirm", "always")
        self.app, self.hands = app, Hands(app)
        self.table = seat(*plays, **terms) if table is None else table
        self.ended: list[Table] = []
        self.left: list[str] = []
        if played:
            self.table.begin()
            play(self.table, played)
        self.scene = MatchScene(app.context, self.table, lambda: self.left.append("left"), self.ended.append)
        app.stack.push(self.scene)
        self.hands.frames(0.4)

    @classmethod
    def joined(cls, app: App) -> Match:
        """The match that is on the stack already."""
        match = cls.__new__(cls)
        assert isinstance(app.stack.top, MatchScene)
        match.app, match.hands, match.scene, match.table = app, Hands(app), app.stack.top, app.stack.top.table
        match.ended, match.left = [], []
        return match

    @property
    def picture(self) -> TablePicture:
        assert isinstance(self.scene.picture, TablePicture)
        return self.scene.picture

    def at(self, world: tuple[float, float]) -> tuple[int, int]:
        """Where that point of the world is on the window, brought into view."""
        self.picture.camera.look_at(world)
        self.picture.camera.jump()
        self.scene.touch()
        x, y = self.picture.camera.to_screen(world)
        return round(x), round(y)


def play(table: Table, decisions: int, seed: int = 3) -> None:
    go_on(table, Random(seed), decisions)


def play_by_mouse(match: Match, rng: Random) -> None:
    """One deed: a click or two."""
    choice, hands, scene = match.picture.choice, match.hands, match.scene
    if isinstance(choice, PlaceChoice):
        x, y = rng.choice(list(choice.places))
        at = match.at((x + 0.5, y + 0.5))
        hands.move(at)
        for _ in range(rng.randrange(3)):
            if rng.random() < 0.5:
                hands.wheel(-1)
            else:
                hands.click(at, button=3)
        hands.click(at)
    elif isinstance(choice, DragonChoice):
        x, y = rng.choice(list(choice.squares))
        hands.click(match.at((x + 0.5, y + 0.5)))
    elif isinstance(choice, PickChoice):
        if choice.passing is not None and rng.random() < 0.3:
            hands.press("main")
        else:
            hands.click(match.picture.castle_table.rects()[rng.choice(list(choice.picks))].center)
    elif isinstance(choice, DrawChoice):
        if choice.draw is not None and rng.random() < 0.7:
            hands.press("main")
        else:
            drag_castle(match, choice, rng)
    elif isinstance(choice, FigureChoice):
        if choice.spots and rng.random() < 0.6:
            hands.click(match.at(rng.choice(choice.spots).pad))
        else:
            hands.press("main")
    elif scene.sheet.main.enabled:
        hands.press("main")
    else:
        hands.frames()


def drag_castle(match: Match, choice: DrawChoice, rng: Random) -> None:
    """Out of the hand to one of its places, turned on the way there."""
    hands, hand = match.hands, match.hands.widget("hand")
    tile, start = rng.choice([(tile, place.center) for tile, place in hand._kinds])  # type: ignore[attr-defined]
    at = rng.choice(list(choice.castles[tile].places))
    hands.drag(start, match.at((at[0] + 0.5, at[1] + 0.5)))


def play_by_keys(match: Match, rng: Random) -> None:
    choice, hands = match.picture.choice, match.hands
    if isinstance(choice, (PlaceChoice, FigureChoice, DragonChoice, PickChoice, DrawChoice)):
        for _ in range(rng.randrange(1, 6)):
            hands.key(rng.choice((pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)))
        if rng.random() < 0.5:
            hands.key(rng.choice((pygame.K_q, pygame.K_e)))
        if isinstance(choice, (FigureChoice, DrawChoice)):
            for _ in range(rng.randrange(3)):
                hands.key(pygame.K_TAB)
        if isinstance(choice, DrawChoice) and choice.held is not None:
            hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_RETURN)
    elif match.scene.sheet.main.enabled:
        hands.key(pygame.K_SPACE)
    else:
        hands.frames()


def play_by_pad(match: Match, rng: Random) -> None:
    choice, hands = match.picture.choice, match.hands
    if isinstance(choice, (PlaceChoice, FigureChoice, DragonChoice, PickChoice, DrawChoice)):
        for _ in range(rng.randrange(1, 6)):
            hands.pad(rng.choice((pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN,
                                  pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)))
        hands.pad(rng.choice((pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)))
        if isinstance(choice, DrawChoice):
            hands.pad(rng.choice((pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_B)))
        hands.pad(pygame.CONTROLLER_BUTTON_A)
    elif match.scene.sheet.main.enabled:
        hands.pad(pygame.CONTROLLER_BUTTON_X)
    else:
        hands.frames()
