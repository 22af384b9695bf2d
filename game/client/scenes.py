"""Scenes and the stack they stand on. A scene is a guest: it shows something and takes input, and holds no rule.

Only the top scene takes input and lives in time; those below are paused, and drawn as long as nothing opaque covers
them. Going from one scene to another is a short cross-fade, none for who wants no motion.
"""

from __future__ import annotations

import pygame

from game.client.actions import Action
from game.client.context import Context
from game.client.input import Acted, InputEvent
from game.client.widgets.base import Widget
from game.client.widgets.screen import Screen

FADE_SECONDS = 0.22
FOREVER = float("inf")


class Scene:
    opaque = True
    mood = ""  # of the music; none of its own: as the scene below

    def __init__(self, context: Context) -> None:
        self.context = context
        self.stale = True  # the picture is no longer what draw would show

    def enter(self) -> None:
        """It comes onto the stack."""

    def leave(self) -> None:
        """It is taken off the stack."""

    def pause(self) -> None:
        """Another scene is put on top."""

    def resume(self) -> None:
        """It is on top again."""

    def refresh(self) -> None:
        """The window's size, the language or the look has changed."""
        self.stale = True

    def handle(self, event: InputEvent) -> bool:
        """True if the event was meant for it."""
        return False

    def update(self, seconds: float) -> None:
        """Time goes by."""

    def draw(self, surface: pygame.Surface) -> None:
        """Shows the state of the moment, and changes nothing."""

    def rest(self) -> float:
        """How long nothing will change by itself: 0 while something moves."""
        return FOREVER


class WidgetScene(Scene):
    """A scene made of widgets. `build` gives the tree; it is built anew when language, size or look change."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.screen: Screen = None  # type: ignore[assignment]  # set when it enters

    def build(self) -> Widget:
        raise NotImplementedError

    def enter(self) -> None:
        self.rebuild()
        self.screen.focus_first()

    def rebuild(self) -> None:
        """The tree afresh; the focus stays on the widget with the same name or place."""
        old = self.screen
        context = self.context
        self.screen = Screen(self.build(), context.theme, context.room, context.input, context.audio.play)
        if old is not None:
            order = old.focusables()
            place = next((i for i, widget in enumerate(order) if widget is old.focus), None)
            old.leave()
            now = self.screen.focusables()
            name = old.focus.name if old.focus is not None else ""
            same = self.screen.named(name) if name else None
            if same is None and place is not None and old.popup is None and place < len(now):
                same = now[place]
            self.screen.set_focus(same)
        self.stale = True

    def refresh(self) -> None:
        self.rebuild()

    def leave(self) -> None:
        self.screen.leave()

    def pause(self) -> None:
        self.screen.leave()

    def resume(self) -> None:
        self.screen.resume()
        self.stale = True

    def handle(self, event: InputEvent) -> bool:
        handled = self.screen.handle(event)
        self._note()
        return handled

    def update(self, seconds: float) -> None:
        self.screen.update(seconds)
        self._note()

    def _note(self) -> None:
        if self.screen.stale:
            self.stale, self.screen.stale = True, False

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_below(surface)
        self.screen.draw(surface)

    def draw_below(self, surface: pygame.Surface) -> None:
        """What lies under the widgets: the wooden table, or a veil over the scene below."""
        if self.opaque:
            surface.blit(self.context.theme.wood(surface.get_size()), (0, 0))
        else:
            self.context.theme.dim(surface)

    def rest(self) -> float:
        return 0.0 if self.stale or self.screen.stale else self.screen.rest()


class Page(WidgetScene):
    """Widgets that one goes back from."""

    ways_back: tuple[Action, ...] = (Action.BACK,)

    def back(self) -> None:
        """What Back does where no widget wants it."""
        self.context.stack.pop()

    def handle(self, event: InputEvent) -> bool:
        if super().handle(event):
            return True
        if isinstance(event, Acted) and event.action in self.ways_back:
            self.back()
            return True
        return False


class SceneStack:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.scenes: list[Scene] = []
        self._from: pygame.Surface | None = None  # what is being faded out
        self._fade = 1.0
        self.stale = True

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def mood(self) -> str:
        return next((scene.mood for scene in reversed(self.scenes) if scene.mood), "")

    def push(self, scene: Scene) -> None:
        if self.top is not None:
            self.top.pause()
        self._start_fade()
        self.scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        self._start_fade()
        self.scenes.pop().leave()
        if self.top is not None:
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """In place of the top scene."""
        self._start_fade()
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()

    def reset(self, scene: Scene) -> None:
        """In place of all."""
        self._start_fade()
        while self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()

    def refresh(self) -> None:
        self._from, self.stale = None, True
        for scene in self.scenes:
            scene.refresh()

    def handle(self, event: InputEvent) -> bool:
        return self.top is not None and self.top.handle(event)

    def update(self, seconds: float) -> None:
        if self._from is not None:
            self._fade += seconds / FADE_SECONDS
            if self._fade >= 1:
                self._from = None
            self.stale = True
        if self.top is not None:
            self.top.update(seconds)

    def _visible(self) -> list[Scene]:
        start = next((i for i in range(len(self.scenes) - 1, -1, -1) if self.scenes[i].opaque), 0)
        return self.scenes[start:]

    def rest(self) -> float:
        if self.stale or self._from is not None or any(scene.stale for scene in self._visible()):
            return 0.0
        return self.top.rest() if self.top is not None else FOREVER

    def draw(self, surface: pygame.Surface) -> None:
        for scene in self._visible():
            scene.draw(surface)
            scene.stale = False
        self.stale = False
        if self._from is not None and self._from.get_size() == surface.get_size():
            self._from.set_alpha(round(255 * max(0.0, 1 - self._fade)))
            surface.blit(self._from, (0, 0))

    def _start_fade(self) -> None:
        self.stale = True
        shown = pygame.display.get_surface()
        if self.scenes and shown is not None and not self.context.still:
            self._from, self._fade = shown.copy(), 0.0
