"""Sounds by name. Hearing is a courtesy: no device, no file, no trouble."""

from __future__ import annotations

import logging
import os
import random
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

CHANNELS = 24


class Audio:
    """Effects and music from a folder of .ogg files. `thud.ogg`, `thud-2.ogg`, ... are variants of one sound."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._files: dict[str, list[Path]] = {}
        for file in sorted(folder.glob("*.ogg")) if folder.is_dir() else []:
            name, _, number = file.stem.rpartition("-")
            self._files.setdefault(name if number.isdigit() else file.stem, []).append(file)
        self.master, self.music, self.effects = 0.8, 0.5, 0.8
        self._tune = ""
        self.works = self._open()

    def _open(self) -> bool:
        for driver in (None, "dummy"):
            if driver:
                os.environ["SDL_AUDIODRIVER"] = driver
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                pygame.mixer.set_num_channels(CHANNELS)
                return True
            except pygame.error as trouble:
                log.info("no sound through %s: %s", driver or "the system's device", trouble)
        return False

    def set_volumes(self, master: float, music: float, effects: float) -> None:
        self.master, self.music, self.effects = master, music, effects
        if self.works:
            pygame.mixer.music.set_volume(master * music)

    def play(self, name: str, loudness: float = 1.0, pan: float = 0.0) -> None:
        """pan: -1 left .. 1 right."""
        volume = self.master * self.effects * loudness
        if not self.works or volume <= 0 or name not in self._files:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        if self._sounds[name]:
            channel = random.choice(self._sounds[name]).play()
            if channel is not None:
                channel.set_volume(volume * min(1.0, 1 - pan * 0.7), volume * min(1.0, 1 + pan * 0.7))

    def play_music(self, name: str) -> None:
        if not self.works or name == self._tune or name not in self._files:
            return
        self._tune = name
        try:
            pygame.mixer.music.load(self._files[name][0])
            pygame.mixer.music.set_volume(self.master * self.music)
            pygame.mixer.music.play(-1, fade_ms=1500)
        except pygame.error as trouble:
            log.warning("music %s: %s", name, trouble)

    def _load(self, name: str) -> list[pygame.mixer.Sound]:
        sounds = []
        for file in self._files[name]:
            try:
                sounds.append(pygame.mixer.Sound(file))
            except (pygame.error, OSError) as trouble:
                log.warning("sound %s: %s", file.name, trouble)
        return sounds

    def close(self) -> None:
        if self.works:
            pygame.mixer.quit()
            self.works = False
