"""The window and the loop. While something moves there are 60 frames a second; while nothing does, the program sleeps.

Clock and events can be handed in, so that a test drives frame after frame without a real clock: `app.step(seconds)`.
"""

from __future__ import annotations

import io
import logging
import os
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

import pygame

from game.client import assets, emblems
from game.client.actions import Action, Bindings
from game.client.audio import Audio
from game.client.context import Context, interface_scale
from game.client.exchange import about, pasted, without_folders
from game.client.input import Acted, Dropped, Input, InputEvent, open_pads
from game.client.kept import give_back_large
from game.client.scenes import Scene, SceneStack, WidgetScene
from game.client.settings import Folders, SettingsFile
from game.client.widgets.theme import Theme
from game.client.words import Words, language_of_system
from game.session.files import write_atomically

log = logging.getLogger(__name__)

NAME = "Castles & Crowns"
SMALLEST = (960, 540)
NATIVE_UP_TO = 2560 * 1440  # beyond, one core cannot fill 60 frames a second: draw smaller and let the card scale
FRAMES = 60
LONGEST_STEP = 0.1
LONGEST_SLEEP = 0.5
NAP = 0.008  # between two looks for an event, at rest


class App:
    def __init__(self, folders: Folders, version: str = "", *, size: tuple[int, int] | None = None,
                 clock: Callable[[], float] = time.perf_counter,
                 events: Callable[[], Iterable[pygame.Event]] = pygame.event.get,
                 wait: Callable[[int], pygame.Event] | None = None) -> None:
        self._clock, self._events, self._wait = clock, events, wait or _doze
        self.running = True
        self.draw_seconds = 0.0  # what the last frame took to draw
        file = SettingsFile.read(folders.settings)
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # else Windows blurs the window
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "castles-and-crowns")
        give_back_large()
        pygame.display.init()
        pygame.font.init()
        open_pads()
        self.context = Context(
            folders, file, Words(assets.resource("words")), Input(Bindings(file.settings.bindings)),
            Audio(assets.resource("sounds"), assets.resource("music")), Theme(), version)
        self.context.stack = SceneStack(self.context)
        self.context.quit = self.quit
        self.context.apply_settings = self.apply_settings
        self.context.screenshot = self.screenshot
        pygame.display.set_caption(NAME)
        pygame.display.set_icon(pygame.image.load(assets.resource("icon.png")))
        self._full_screen = file.settings.full_screen and size is None
        self._asked = self._asked_for()
        self.window = self._open_window(size or self._last_size())
        pygame.key.stop_text_input()
        pygame.key.set_repeat(380, 60)
        self._pace = pygame.time.Clock()
        self._last = clock()
        self.apply_settings(write=False)

    @property
    def stack(self) -> SceneStack:
        return self.context.stack

    # the window

    def _last_size(self) -> tuple[int, int]:
        """The window's size of last time; the display of today may be smaller."""
        width, height = pygame.display.get_desktop_sizes()[0]
        last = self.context.settings.window
        return min(last[0], width), min(last[1], height)

    def _open_window(self, size: tuple[int, int]) -> pygame.Surface:
        desktop = pygame.display.get_desktop_sizes()[0]
        if self._full_screen:
            wanted = self.context.settings.render_scale
            if wanted == "auto" and desktop[0] * desktop[1] > NATIVE_UP_TO:
                smaller = (round(desktop[0] * 1440 / desktop[1]), 1440)
                # Filtered scaling; asked for here alone, because it makes pygame scale every other window too.
                os.environ["PYGAME_FORCE_SCALE"] = "photo"
                try:
                    return pygame.display.set_mode(smaller, pygame.SCALED | pygame.FULLSCREEN)
                except pygame.error as trouble:
                    log.info("no scaled full screen: %s", trouble)
                finally:
                    del os.environ["PYGAME_FORCE_SCALE"]
            return pygame.display.set_mode(desktop, pygame.FULLSCREEN)
        # No vsync: without SCALED, pygame 2.5.8 crashes when a window that asked for it is opened again.
        wanted = max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Requested window")  # a desktop may give another size: it is taken
            return pygame.display.set_mode(wanted, pygame.RESIZABLE)

    def _asked_for(self) -> tuple[object, ...]:
        """What the settings say about the window: when that changes, it is opened anew."""
        settings = self.context.settings
        return (True, settings.render_scale) if settings.full_screen else (False, tuple(settings.window))

    def toggle_full_screen(self) -> None:
        self.context.settings.full_screen = not self.context.settings.full_screen
        self.apply_settings()

    def apply_settings(self, write: bool = True) -> None:
        """Makes the settings of the moment true: window, language, look, sound."""
        context, settings = self.context, self.context.settings
        if write and self._asked_for() != self._asked:
            self._asked, self._full_screen = self._asked_for(), settings.full_screen
            self.window = self._open_window(self._last_size())
        context.words.choose(settings.language or language_of_system(_system_languages()))
        context.set_shelf()
        emblems.wear(settings.emblems)
        context.audio.set_mono(settings.mono)
        context.audio.set_volumes(settings.master_volume, settings.music_volume, settings.effects_volume)
        self._fit_look()
        if write:
            context.file.write()

    def _fit_look(self) -> None:
        context, settings = self.context, self.context.settings
        context.size = self.window.get_size()
        scale = interface_scale(context.size, settings.interface_scale)
        if (scale, settings.accessible_font) != (context.theme.scale, context.theme.accessible):
            context.theme = Theme(scale, settings.accessible_font)
        self.stack.refresh()

    def _resized(self) -> None:
        self.window = pygame.display.get_surface() or self.window
        if self.window.get_size() != self.context.size:
            if not self._full_screen:
                self.context.settings.window = self.window.get_size()
                self._asked = self._asked_for()
            self._fit_look()
        self.stack.stale = True

    def screenshot(self, path: Path | None = None) -> Path:
        if path is None:
            stamp = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
            path = self.context.folders.screenshots / f"{NAME} {stamp}.png"
        with io.BytesIO() as picture:  # closed, since pygame never lets go of a file that it has saved to
            pygame.image.save(self.window, picture, path.name)
            write_atomically(path, picture.getvalue())
        return path

    def _take_screenshot(self) -> None:
        """By a key. A disk that refuses costs the picture, not the game."""
        try:
            self.screenshot()
        except OSError as trouble:
            top = self.stack.top
            if isinstance(top, WidgetScene):
                top.screen.toast(self.context.words("save-refused", why=trouble.strerror or str(trouble)))

    # the loop

    def run(self, first: Scene) -> None:
        self.stack.push(first)
        while self.running:
            rest = min(self.rest(), self.context.audio.rest())
            events: list[pygame.Event] = []
            if rest > 0:
                event = self._wait(max(1, round(min(rest, LONGEST_SLEEP) * 1000)))
                if event.type != pygame.NOEVENT:
                    events.append(event)
            events.extend(self._events())
            now = self._clock()
            # While nothing moved a whole nap has passed; otherwise no movement may jump.
            self.step(min(now - self._last, LONGEST_SLEEP if rest > 0 else LONGEST_STEP), events)
            self._last = now
            if self.rest() <= 0:
                self._pace.tick(FRAMES)

    def rest(self) -> float:
        if self.context.input.restless:
            return 0.0
        return self.stack.rest()

    def step(self, seconds: float, events: Iterable[pygame.Event] = ()) -> None:
        """One frame. Time goes on first, so that what an event starts begins at its beginning; it is shown at once."""
        self.stack.update(seconds)
        audio = self.context.audio
        audio.mood = self.stack.mood
        audio.update(seconds)
        for acted in self.context.input.update(seconds):
            self._offer([acted])
        for event in events:
            self._take(event)
        if self.running and self.rest() <= 0:
            self.draw()

    def draw(self) -> None:
        start = time.perf_counter()
        self.stack.draw(self.window)
        self.draw_seconds = time.perf_counter() - start
        pygame.display.flip()

    def _take(self, event: pygame.Event) -> None:
        kind = event.type
        if kind == pygame.QUIT:
            self.quit()
        elif kind in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE, pygame.WINDOWEXPOSED):
            self._resized()
        elif kind in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.context.audio.notice(event)
        else:
            if kind == pygame.WINDOWFOCUSGAINED:
                self.context.audio.notice(event)
            self._offer(self.context.input.read(event))

    def _offer(self, meanings: list) -> None:
        """The raw event first, then the action bound to it, until somebody takes it."""
        for event in meanings:
            if isinstance(event, Acted) and not event.repeated and self._own(event.action):
                return
            if self.stack.handle(event) or self._exchange(event):
                return

    def _exchange(self, event: InputEvent) -> bool:
        """What nobody else has taken may be a document from outside, or leave as one."""
        context = self.context
        if isinstance(event, Dropped):
            context.take_in(event.text)
        elif isinstance(event, Acted) and event.action is Action.PASTE:
            context.take_in(pasted())
        elif isinstance(event, Acted) and event.action is Action.COPY and context.copy_position is not None:
            context.copy_position()
        else:
            return False
        return True

    def _own(self, action: Action) -> bool:
        """What means the same in every scene."""
        if action is Action.FULL_SCREEN:
            self.toggle_full_screen()
        elif action is Action.SCREENSHOT:
            self._take_screenshot()
        else:
            return False
        return True

    def quit(self) -> None:
        self.running = False

    def close(self) -> None:
        while self.stack.scenes:
            self.stack.scenes.pop().leave()
        self.context.file.write()
        self.context.audio.close()
        pygame.display.quit()


def _doze(milliseconds: int) -> pygame.Event:
    """The next event, or none in that time. SDL's own wait looks a thousand times a second while it listens to pads."""
    end = time.perf_counter() + milliseconds / 1000
    while (event := pygame.event.poll()).type == pygame.NOEVENT and (left := end - time.perf_counter()) > 0:
        time.sleep(min(NAP, left))
    return event


def _system_languages() -> list[str]:
    try:
        return [f"{one['language']}_{one['country'] or ''}" for one in pygame.system.get_pref_locales()]
    except (pygame.error, KeyError, AttributeError):
        return []


def run(app: App, first: Scene) -> int:
    """Plays until the player leaves. A fault ends with a report in the log folder and one plain line."""
    try:
        app.run(first)
        app.close()
        return 0
    except Exception:  # noqa: BLE001 - the last guard before the player
        try:
            report = f"A report lies in {write_crash_report(app.context)}"
        except OSError as trouble:
            report = f"A report could not be written: {trouble}"
        pygame.display.quit()
        if sys.stderr is not None:  # a windowed program has none on Windows
            print(f"{NAME} has met a fault and has to stop. {report}", file=sys.stderr)
        return 1


def write_crash_report(context: Context) -> Path:
    """The traceback of the moment, in a file of its own."""
    folders = context.folders
    folders.logs.mkdir(parents=True, exist_ok=True)
    path = folders.logs / f"fault-{datetime.now():%Y%m%d-%H%M%S}.txt"
    told = f"{about(context)}\n\n{traceback.format_exc()}"
    path.write_text(without_folders(told, context), encoding="utf-8")
    return path
