"""Synthesise the sounds of play: wood, paper and plucked strings, all quiet.

    python -m tools.make_sounds [NAME ...]

Writes assets/sounds/<name>.ogg (44.1 kHz, Vorbis) and, for sounds that are heard often, <name>-2.ogg and <name>-3.ogg a
little higher and lower. Nothing is louder than half of full scale.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
from numpy.typing import NDArray

RATE = 44100
FOLDER = Path(__file__).resolve().parent.parent / "assets/sounds"
Wave = NDArray[Any]

D4, F4, G4, A4, C5, D5 = 293.66, 349.23, 392.0, 440.0, 523.25, 587.33
E5, F5, G5, A5, D6 = 659.25, 698.46, 783.99, 880.0, 1174.66


def times(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def hiss(seconds: float, seed: int, low: float = 200, high: float = 6000) -> Wave:
    """Noise between two frequencies."""
    n = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 4)
    wave = np.fft.irfft(spectrum, n)
    return wave / np.abs(wave).max()


def knock(modes: Sequence[tuple[float, float, float]],
          seconds: float,
          pitch: float,
          click: float = 0.2,
          seed: int = 1) -> Wave:
    """Wood that is struck: damped modes (frequency, loudness, decay) and a click."""
    t = times(seconds)
    wave = sum((loud * np.sin(2 * np.pi * f * pitch * t) * np.exp(-t / decay) for f, loud, decay in modes),
               np.zeros_like(t))
    return wave + click * hiss(seconds, seed, 800, 7000) * np.exp(-t / 0.005)


def pluck(f: float, seconds: float, soft: float = 0.6, seed: int = 0) -> Wave:
    """A plucked string: partials that die the sooner the higher they are, with a breath of the finger."""
    t = times(seconds)
    rng = np.random.default_rng(seed + int(f))
    wave = np.zeros_like(t)
    for k in range(1, 9):
        stretch = f * k * (1 + 0.00035 * k * k)
        wave += np.sin(2 * np.pi * stretch * t + rng.uniform(0, 0.3)) * soft**(k - 1) * abs(np.sin(
            np.pi * k * 0.21)) * np.exp(-t * (1.6 + 0.9 * k))
    return wave * np.minimum(1, t / 0.003) * np.minimum(1, (seconds - t) / 0.05)


def bell(f: float, seconds: float) -> Wave:
    t = times(seconds)
    partials = ((1, 1, 1.0), (2.0, 0.5, 0.7), (2.76, 0.35, 0.4), (4.07, 0.2, 0.22), (5.4, 0.1, 0.12))
    wave = sum((loud * np.sin(2 * np.pi * f * ratio * t) * np.exp(-t / (decay * seconds / 3))
                for ratio, loud, decay in partials), np.zeros_like(t))
    return wave * np.minimum(1, t / 0.002)


def together(*parts: tuple[float, Wave]) -> Wave:
    """Waves that begin at the given seconds."""
    out = np.zeros(max(int(at * RATE) + len(wave) for at, wave in parts))
    for at, wave in parts:
        out[int(at * RATE):int(at * RATE) + len(wave)] += wave
    return out


def tile_lift(pitch: float) -> Wave:
    t = times(0.14)
    slide = hiss(0.14, 3, 900, 5200 * pitch) * np.sin(np.pi * t / 0.14) ** 1.5
    return 0.8 * slide + 0.25 * knock([(620, 0.5, 0.012)], 0.14, pitch, 0.1)


def tile_place(pitch: float) -> Wave:
    body = knock([(176, 1.0, 0.042), (318, 0.5, 0.028), (612, 0.3, 0.016), (1180, 0.12, 0.009)], 0.26, pitch, 0.32)
    return together((0, body), (0.032, 0.22 * knock([(205, 1.0, 0.03), (470, 0.4, 0.014)], 0.18, pitch, 0.2, 5)))


def rotate(pitch: float) -> Wave:
    return knock([(980, 0.5, 0.009), (1720, 0.3, 0.006)], 0.07, pitch, 0.35, 7)


def figure_drop(pitch: float) -> Wave:
    tap = [(520, 0.9, 0.024), (870, 0.5, 0.018), (1460, 0.25, 0.01)]
    return together((0, knock(tap, 0.18, pitch, 0.22)), (0.075, 0.34 * knock(tap, 0.14, pitch * 1.06, 0.2, 2)),
                    (0.122, 0.13 * knock(tap, 0.1, pitch * 1.1, 0.2, 4)))


def figure_return(pitch: float) -> Wave:
    t = times(0.2)
    whoosh = hiss(0.2, 9, 500, 3600) * np.sin(np.pi * t / 0.2) ** 2
    return together((0, 0.45 * whoosh), (0.13, 0.6 * knock([(620, 0.9, 0.02), (1010, 0.4, 0.014)], 0.14, pitch, 0.2)))


def click(pitch: float) -> Wave:
    return knock([(1240, 0.5, 0.007), (640, 0.5, 0.012)], 0.06, pitch, 0.15, 8)


def hover(pitch: float) -> Wave:
    return knock([(1500, 0.3, 0.005)], 0.035, pitch, 0.08, 8)


def refuse(pitch: float) -> Wave:
    return together((0, 0.8 * knock([(150, 1.0, 0.05), (222, 0.4, 0.04)], 0.2, pitch, 0.05)),
                    (0.11, 0.7 * knock([(134, 1.0, 0.06), (200, 0.4, 0.04)], 0.24, pitch, 0.05)))


def page(pitch: float) -> Wave:
    t = times(0.34)
    sweep = hiss(0.34, 12, 700, 7000 * pitch) * (np.exp(-((t - 0.09) / 0.05)**2) + 0.7 * np.exp(-((t - 0.2) / 0.06)**2))
    flutter = 1 + 0.35 * np.sin(2 * np.pi * 34 * t)
    return sweep * flutter


def score_small(pitch: float) -> Wave:
    return together((0, pluck(D5 * pitch, 0.8)), (0.09, pluck(A5 * pitch, 0.9)))


def score_big(pitch: float) -> Wave:
    notes = (D4, A4, D5, F5 * 1.05946, A5, D6)             # a major sixth chord strummed upwards
    strum = [(0.065 * k, pluck(f * pitch, 1.7 - 0.1 * k, 0.62, k)) for k, f in enumerate(notes)]
    return together(*strum, (0.42, 0.35 * bell(D6 * pitch, 1.4)))


def turn(pitch: float) -> Wave:
    return together((0, 0.8 * bell(A5 * pitch, 1.1)), (0.13, 0.6 * bell(D6 * pitch, 1.2)))


def hint(pitch: float) -> Wave:
    return together((0, pluck(A5 * pitch, 0.6)), (0.11, pluck(E5 * pitch, 0.6)), (0.22, pluck(D6 * pitch, 0.8)))


def game_end(pitch: float) -> Wave:
    """A short fanfare in the Dorian mode for strings, with a bell at the end."""
    melody = ((0, D5), (0.17, D5), (0.34, F5), (0.51, G5), (0.85, A5), (1.19, G5), (1.36, A5), (1.7, D6))
    chords = ((0, (D4, A4)), (0.51, (G4, D5)), (0.85, (F4, C5)), (1.7, (D4, A4, D5, F5 * 1.05946, A5)))
    parts = [(at, pluck(f * pitch, 1.0 if at < 1.7 else 2.2, 0.66)) for at, f in melody]
    parts += [(at + 0.02 * k, 0.6 * pluck(f / 2 * pitch, 1.3 if at < 1.7 else 2.4, 0.62, k)) for at, chord in chords
              for k, f in enumerate(chord)]
    return together(*parts, (1.72, 0.4 * bell(D6 * pitch, 2.0)))


def dragon(pitch: float) -> Wave:
    """Two beats of great wings."""
    t = times(0.62)
    beats = np.exp(-((t - 0.14) / 0.06)**2) + 0.8 * np.exp(-((t - 0.42) / 0.07)**2)
    return hiss(0.62, 21, 60, 700 * pitch) * beats + 0.15 * hiss(0.62, 22, 400, 2400) * beats


def fire(pitch: float) -> Wave:
    t = times(0.6)
    flicker = 1 + 0.5 * np.sin(2 * np.pi * 23 * t) * np.sin(2 * np.pi * 7.3 * t)
    roar = hiss(0.6, 23, 120, 1900 * pitch) * np.minimum(1, t / 0.05) * np.exp(-t / 0.24) * flicker
    return roar + 0.25 * hiss(0.6, 24, 1500, 7000) * np.minimum(1, t / 0.03) * np.exp(-t / 0.16)


def fairy(pitch: float) -> Wave:
    notes = (D6, A5 * 1.5, D6 * 1.335, D6 * 1.5, D6 * 2)
    return together(*((0.07 * k, (0.8 - 0.08 * k) * bell(f * pitch, 0.9)) for k, f in enumerate(notes)))


def princess(pitch: float) -> Wave:
    return together((0, pluck(A5 * pitch, 0.7)), (0.12, pluck(D6 * pitch, 0.7)), (0.24, pluck(A5 * pitch, 0.9)))


def die(pitch: float) -> Wave:
    """It rattles over the table and lies still."""
    tap = [(1180, 0.8, 0.012), (1960, 0.4, 0.008), (640, 0.4, 0.016)]
    at, gap, parts = 0.0, 0.07, []
    for k in range(11):
        parts.append((at, (1 - 0.07 * k) * knock(tap, 0.09, pitch * (1 + 0.06 * (k % 3)), 0.3, k)))
        at += gap * (1 + 0.09 * k) * (0.7 if k % 2 else 1.1)
    return together(*parts)


def launch(pitch: float) -> Wave:
    t = times(0.8)
    rush = hiss(0.8, 31, 300, 4200 * pitch) * np.minimum(1, t / 0.06) * np.exp(-t / 0.3)
    return together((0, 0.9 * pluck(D4 / 2 * pitch, 0.5, 0.7)), (0.03, 0.6 * rush))


def crash(pitch: float) -> Wave:
    t = times(0.36)
    fall = np.sin(2 * np.pi * np.cumsum(900 * pitch * np.exp(-t / 0.22)) / RATE) * np.sin(np.pi * t / 0.36)
    thud = knock([(120, 1.0, 0.07), (240, 0.5, 0.04), (510, 0.3, 0.02)], 0.3, pitch, 0.4, 33)
    return together((0, 0.2 * fall), (0.44, thud), (0.6, 0.35 * knock([(300, 1.0, 0.03)], 0.16, pitch, 0.2, 34)))


SOUNDS: dict[str,
             tuple[Callable[[float], Wave], float, bool]] = {    # how it is made, its peak, whether it has variants
                 "tile_lift": (tile_lift, 0.2, True), "tile_place": (tile_place, 0.45, True),
                 "rotate": (rotate, 0.2, True), "figure_drop": (figure_drop, 0.36, True),
                 "figure_return": (figure_return, 0.24, True), "click": (click, 0.2, True),
                 "hover": (hover, 0.07, True), "refuse": (refuse, 0.26, True), "page": (page, 0.18, True),
                 "score_small": (score_small, 0.3, True), "score_big": (score_big, 0.42, True),
                 "dragon": (dragon, 0.34, True), "fire": (fire, 0.36, True), "fairy": (fairy, 0.2, False),
                 "princess": (princess, 0.26, False), "die": (die, 0.3, True), "launch": (launch, 0.3, False),
                 "crash": (crash, 0.34, False),
                 "turn": (turn, 0.22, False), "hint": (hint, 0.25, False), "game_end": (game_end, 0.45, False)
             }


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or SOUNDS:
        make, peak, variants = SOUNDS[name]
        for number, pitch in enumerate((1.0, 1.05, 0.95) if variants else (1.0,), 1):
            wave = make(pitch)
            wave = wave / np.abs(wave).max() * peak
            fade = min(len(wave), int(0.01 * RATE))
            wave[-fade:] *= np.linspace(1, 0, fade)
            soundfile.write(FOLDER / (f"{name}.ogg" if number == 1 else f"{name}-{number}.ogg"),
                            wave.astype(np.float32),
                            RATE,
                            format="OGG",
                            subtype="VORBIS")


if __name__ == "__main__":
    main(sys.argv[1:])
