"""Sounds by name, and music by mood. Hearing is a courtesy: no device, no file, no trouble.

Without a device the program plays to nobody, and looks again when its window comes to the front: so one that is found
again is heard again. Music fades between moods, and makes room while something great is celebrated.
"""

from __future__ import annotations

import logging
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

CHANNELS = 24
MOODS = {"menu": ("hall", "evening"), "match": ("road", "evening", "garden", "hall")}  # pieces, one after the other
GREAT = {"score_big": 1.6, "game_end": 4.0}  # sounds for which the music makes room, and for how many seconds
DUCKED = 0.3
FALL, RISE = 0.5, 1.6  # seconds from loud to silent and back
PAUSE = 5.0  # between two pieces
LOOK_AGAIN = 8.0


class Audio:
    """Effects and music from folders of .ogg files. `thud.ogg`, `thud-2.ogg`, ... are variants of one sound."""

    def __init__(self, folder: Path, music: Path | None = None) -> None:
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._files: dict[str, list[Path]] = {}
        for file in sorted(folder.glob("*.ogg")) if folder.is_dir() else []:
            name, _, number = file.stem.rpartition("-")
            self._files.setdefault(name if number.isdigit() else file.stem, []).append(file)
        self._pieces = {file.stem: file for file in music.glob("*.ogg")} if music is not None else {}
        self.master, self.music, self.effects, self.mono = 0.8, 0.5, 0.8, False
        self.mood = ""  # what is wanted; `_playing` follows
        self._playing = ""
        self._turns: dict[str, int] = {}  # mood -> pieces of it played
        self._level, self._ducked, self._pause = 0.0, 0.0, 0.0
        self._looked = 0.0
        self._chosen = bool(os.environ.get("SDL_AUDIODRIVER"))  # from outside: it is not ours to look for others
        self.works, self.unheard = False, False  # `unheard`: it works, but there is no device
        self._open()

    # the device

    def _open(self) -> None:
        self._looked = time.monotonic()
        self.works = self._init()
        self.unheard = False
        if not self.works and not self._chosen:
            os.environ["SDL_AUDIODRIVER"] = "dummy"
            self.works = self.unheard = self._init()
            del os.environ["SDL_AUDIODRIVER"]

    def _init(self) -> bool:
        try:
            with hushed():
                pygame.mixer.init(44100, -16, 1 if self.mono else 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as trouble:
            log.info("no sound through %s: %s", os.environ.get("SDL_AUDIODRIVER", "the system's device"), trouble)
            return False
        return True

    def reopen(self) -> None:
        """Once more, with whatever device there is now."""
        self._sounds.clear()  # they belong to the device
        self._playing, self._level = "", 0.0
        with hushed():
            pygame.mixer.quit()
        self._open()

    def look_again(self) -> None:
        """A device may have been found since."""
        if (self.unheard or not self.works) and not self._chosen and time.monotonic() - self._looked > LOOK_AGAIN:
            self.reopen()

    def notice(self, event: pygame.Event) -> None:
        """What the system says about devices."""
        if event.type == pygame.AUDIODEVICEREMOVED and not getattr(event, "iscapture", 0) and not self.unheard:
            log.info("a sound device is gone")
            self.reopen()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.look_again()

    # what is set

    def set_volumes(self, master: float, music: float, effects: float) -> None:
        self.master, self.music, self.effects = master, music, effects
        self._set_music_volume()

    def set_mono(self, mono: bool) -> None:
        """One channel for both ears."""
        if mono != self.mono:
            self.mono = mono
            self.reopen()

    # effects

    def play(self, name: str, loudness: float = 1.0, pan: float = 0.0) -> None:
        """pan: -1 left .. 1 right."""
        volume = self.master * self.effects * loudness
        if not self.works or volume <= 0 or name not in self._files:
            return
        if name in GREAT:
            self._ducked = max(self._ducked, GREAT[name])
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        if self._sounds[name]:
            channel = random.choice(self._sounds[name]).play()
            if channel is not None:
                aside = 0.0 if self.mono else pan * 0.7
                channel.set_volume(volume * min(1.0, 1 - aside), volume * min(1.0, 1 + aside))

    def _load(self, name: str) -> list[pygame.mixer.Sound]:
        sounds = []
        for file in self._files[name]:
            try:
                sounds.append(pygame.mixer.Sound(file))
            except (pygame.error, OSError) as trouble:
                log.warning("sound %s: %s", file.name, trouble)
        return sounds

    # music

    @property
    def _wanted(self) -> str:
        return self.mood if self.master * self.music > 0 and not self.unheard else ""

    @property
    def _goal(self) -> float:
        return 0.0 if self._wanted != self._playing else DUCKED if self._ducked > 0 else 1.0

    @property
    def level(self) -> float:
        """How loud the music is of what the volumes allow."""
        return self._level

    def update(self, seconds: float) -> None:
        """Time goes by: fades, and the next piece when one has ended."""
        if not self.works:
            return
        self._ducked = max(0.0, self._ducked - seconds)
        goal = self._goal
        if self._level != goal:
            step = seconds / (FALL if goal < self._level else RISE)
            self._level = max(goal, self._level - step) if goal < self._level else min(goal, self._level + step)
            self._set_music_volume()
        if self._wanted != self._playing:
            if self._level <= 0:
                self._begin(self._wanted)
        elif self._playing and not pygame.mixer.music.get_busy():
            self._pause -= seconds
            if self._pause <= 0:
                self._begin(self._playing)

    def rest(self) -> float:
        """Seconds until the music has to be looked after."""
        if not self.works or not (self._wanted or self._playing):
            return float("inf")
        return 0.03 if self._level != self._goal else 1.0

    def _begin(self, mood: str) -> None:
        pieces = [piece for piece in MOODS.get(mood, ()) if piece in self._pieces]
        self._playing, self._pause = mood, PAUSE
        pygame.mixer.music.stop()
        if not pieces:
            return
        turn = self._turns.get(mood, 0)
        self._turns[mood] = turn + 1
        try:
            pygame.mixer.music.load(self._pieces[pieces[turn % len(pieces)]])
            self._set_music_volume()
            pygame.mixer.music.play()
        except pygame.error as trouble:
            log.warning("music %s: %s", pieces[turn % len(pieces)], trouble)

    def _set_music_volume(self) -> None:
        if self.works:
            pygame.mixer.music.set_volume(self.master * self.music * self._level)

    def close(self) -> None:
        if self.works:
            pygame.mixer.quit()
            self.works = False


@contextmanager
def hushed() -> Iterator[None]:
    """Sound systems write to the error stream by themselves what they do not find."""
    with suppress(Exception):
        sys.stderr.flush()
    try:
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a windowed program has no such stream
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
