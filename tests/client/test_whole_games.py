"""A whole evening by one device alone: from the title over the new game through a match to its results, and home."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.client.app import App
from game.client.context import Opponents
from game.client.host import Host
from game.client.match.scene import MatchScene
from game.client.menus.new_game import NewGameScene
from game.client.menus.results import ResultsScene
from game.client.menus.title import TitleScene
from game.client.scenes import WidgetScene
from game.client.widgets.base import Widget
from game.client.widgets.scroll import ScrollView
from tests.client.conftest import Hands
from tests.client.match_hands import Match, play_by_keys, play_by_mouse, play_by_pad
from tests.session.seating import RandomBot

MOST = 4000  # deeds


def top(app: App) -> WidgetScene:
    assert isinstance(app.stack.top, WidgetScene)
    return app.stack.top


def assert_seen(app: App, widget: Widget | None) -> None:
    """The focus is on something, and that lies where one can see it."""
    screen = top(app).screen
    assert widget is not None and screen.rect.contains(widget.rect)
    for view in screen.widgets():
        if isinstance(view, ScrollView) and any(one is widget for one in view.walk()):
            assert view.rect.contains(widget.rect)


def rings(app: App, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many places are ringed on the picture of the moment."""
    found: list[pygame.Rect] = []
    with monkeypatch.context() as patch:
        patch.setattr(app.context.theme, "ring", lambda surface, rect: found.append(rect))
        app.draw()
    return len(found)


class Fingers:
    """Walks the focus to a widget and takes it: `steps` towards it, as one sees where it lies, or the only one."""

    def __init__(self, hands: Hands, steps: dict[str, Callable[[], None]], take: Callable[[], None]) -> None:
        self.hands, self.steps, self.take = hands, steps, take

    def towards(self, focus: Widget | None, goal: Widget) -> str:
        if focus is None or "next" in self.steps:
            return next(iter(self.steps))
        down, aside = goal.rect.centery - focus.rect.centery, goal.rect.centerx - focus.rect.centerx
        if abs(down) > goal.rect.height // 2 and focus is not self.stuck:
            return "down" if down > 0 else "up"
        return "right" if aside > 0 else "left"

    def choose(self, name: str) -> None:
        app, self.stuck = self.hands.app, None
        self.hands.frames(0.4)
        for _ in range(100):
            focus, goal = top(app).screen.focus, self.hands.widget(name)
            if focus is goal:
                assert_seen(app, focus)
                self.take()
                self.hands.frames(0.4)
                return
            self.steps[self.towards(focus, goal)]()
            assert_seen(app, top(app).screen.focus)
            self.stuck = focus if top(app).screen.focus is focus else None
        raise AssertionError(f"the focus does not come to {name}")


class Pointer:
    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def choose(self, name: str) -> None:
        self.hands.frames(0.4)
        self.hands.press(name)
        self.hands.frames(0.4)


def ways(hands: Hands) -> dict[str, tuple[Fingers | Pointer, Callable[[Match, Random], None]]]:
    cross = {"down": pygame.CONTROLLER_BUTTON_DPAD_DOWN, "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
             "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT}
    return {
        "mouse": (Pointer(hands), play_by_mouse),
        "keys": (Fingers(hands, {"next": lambda: hands.key(pygame.K_TAB)}, lambda: hands.key(pygame.K_RETURN)),
                 play_by_keys),
        "pad": (Fingers(hands, {way: lambda button=button: hands.pad(button) for way, button in cross.items()},  # type: ignore[misc]
                        lambda: hands.pad(pygame.CONTROLLER_BUTTON_A)), play_by_pad),
    }


@pytest.mark.parametrize("way", ["mouse", "keys", "pad"])
def test_a_game_from_the_title_to_its_results_and_home(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch,
                                                       way: str) -> None:
    app.context.settings.speed = "instant"
    app.context.opponents = Opponents(("any",), "any", lambda game, level, seed: RandomBot(game, seed))
    host = Host(app.context)
    app.stack.push(host.title())
    menus, play = ways(hands)[way]
    menus.choose("new")
    assert isinstance(app.stack.top, NewGameScene)
    menus.choose("set-river")
    assert app.stack.top.setup.sets == ["base", "river"]
    menus.choose("start")
    assert isinstance(app.stack.top, MatchScene)
    match, rng = Match.joined(app), Random(5)
    try:
        for _ in range(MOST):
            if match.table.over:
                break
            play(match, rng)
            if way != "mouse" and match.scene.director.idle and match.scene.human(match.scene.mover):
                assert rings(app, monkeypatch) == 1, "one place, and no other, has the keys"
        assert match.table.over
        hands.frames(3)
        assert isinstance(app.stack.top, ResultsScene)
        menus.choose("again")
        assert isinstance(app.stack.top, MatchScene) and app.stack.top is not match.scene
        if way == "mouse":
            hands.press("menu")
        elif way == "keys":
            hands.key(pygame.K_ESCAPE)
        else:
            hands.pad(pygame.CONTROLLER_BUTTON_START)
        menus.choose("match-leave")
        assert isinstance(app.stack.top, TitleScene)
        menus.choose("quit")
        menus.choose("quit-yes")
        assert not app.running
    finally:
        host.put_away()
