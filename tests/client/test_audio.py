"""Sound is a courtesy: it fades, makes room, and neither its absence nor its coming back troubles anybody."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client import assets
from game.client.app import App
from game.client.audio import DUCKED, MOODS, Audio
from game.client.menus.title import Doors, TitleScene
from game.client.scenes import Scene
from tests.client.conftest import Hands

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def audio() -> Iterator[Audio]:
    one = Audio(assets.resource("sounds"), assets.resource("music"))
    yield one
    one.close()


def lasting(audio: Audio, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        audio.update(0.05)


def test_every_piece_of_every_mood_is_there_and_small() -> None:
    for piece in {piece for pieces in MOODS.values() for piece in pieces}:
        file = assets.resource("music") / f"{piece}.ogg"
        assert file.stat().st_size < 1 << 20


def test_every_sound_that_is_heard_often_has_variants() -> None:
    for name in ("tile_place", "tile_lift", "rotate", "figure_drop", "figure_return", "score_small", "score_big",
                 "page", "click", "hover", "refuse"):
        assert len(assets.sound_files(name)) == 3


def test_music_fades_in_and_fades_over_to_another_mood(audio: Audio) -> None:
    audio.mood = "menu"
    audio.update(0.05)
    assert pygame.mixer.music.get_busy() and audio.level < 0.2
    lasting(audio, 3)
    assert audio.level == 1
    audio.mood = "match"
    audio.update(0.05)
    assert 0 < audio.level < 1, "the old mood is still heard"
    lasting(audio, 4)
    assert audio.level == 1 and pygame.mixer.music.get_busy()


def test_music_makes_room_for_what_is_great_and_comes_back(audio: Audio) -> None:
    audio.mood = "match"
    lasting(audio, 3)
    audio.play("score_small")
    lasting(audio, 0.5)
    assert audio.level == 1
    audio.play("score_big")
    lasting(audio, 1)
    assert audio.level == pytest.approx(DUCKED) and audio.rest() == 1
    lasting(audio, 4)
    assert audio.level == 1


def test_the_next_piece_follows_after_a_pause(audio: Audio) -> None:
    audio.mood = "match"
    lasting(audio, 1)
    pygame.mixer.music.stop()
    audio.update(1.0)
    assert not pygame.mixer.music.get_busy()
    audio.update(10.0)
    assert pygame.mixer.music.get_busy()


def test_music_that_nobody_wants_to_hear_is_not_played(audio: Audio) -> None:
    audio.mood = "menu"
    lasting(audio, 2)
    audio.set_volumes(0.8, 0.0, 0.8)
    lasting(audio, 2)
    assert not pygame.mixer.music.get_busy()
    assert audio.rest() == float("inf"), "the program may sleep"


def test_mono_plays_on_one_channel(audio: Audio) -> None:
    audio.set_mono(True)
    assert pygame.mixer.get_init()[2] == 1
    audio.play("click", pan=1.0)
    audio.set_mono(False)
    assert pygame.mixer.get_init()[2] == 2


def test_a_device_that_is_lost_and_found_is_heard_again(audio: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    audio.mood = "menu"
    lasting(audio, 3)
    monkeypatch.setattr(audio, "_chosen", False)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio.notice(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    assert audio.works and audio.unheard
    audio.play("click")
    lasting(audio, 3)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.notice(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert audio.unheard, "not again and again"
    monkeypatch.setattr(audio, "_looked", -100.0)
    audio.notice(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert audio.works and not audio.unheard
    lasting(audio, 3)
    assert audio.level == 1 and pygame.mixer.music.get_busy()


def test_a_program_without_a_device_says_nothing_about_it(tmp_path: Path) -> None:
    code = ("import pygame\nfrom pathlib import Path\nfrom game.client.audio import Audio\n"
            "audio = Audio(Path('assets/sounds'), Path('assets/music'))\nassert audio.works\naudio.play('click')\n")
    env = {key: value for key, value in os.environ.items() if key != "SDL_AUDIODRIVER"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_scene_on_top_that_has_a_mood_sets_it(app: App, hands: Hands) -> None:
    app.stack.push(TitleScene(app.context, Doors()))
    app.stack.push(Scene(app.context))
    hands.frames()
    assert app.context.audio.mood == "menu"
