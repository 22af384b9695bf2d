"""Play and bake the music: short estampies in the old modes for lute, recorder, fiddle, drone and a soft drum.

    python -m tools.make_music [NAME ...]

Writes assets/music/<name>.ogg (44.1 kHz, stereo, Vorbis). A piece is data: its tunes in degrees of the mode, the steps
of its bass, and who plays which tune in which part. The players are a little uneven, always in the same way.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np
import soundfile

from tools.make_sounds import RATE, Wave, hiss, knock, pluck, times

FOLDER = Path(__file__).resolve().parent.parent / "assets/music"
PEAK = 0.4
SMALLER = 0.75  # how hard Vorbis is asked to press, 0 to 1
TAIL = 3.0      # seconds in which the last note dies away

DORIAN, PHRYGIAN, LYDIAN, MIXOLYDIAN, AEOLIAN = (
    (0, 2, 3, 5, 7, 9, 10), (0, 1, 3, 5, 7, 8, 10), (0, 2, 4, 6, 7, 9, 11), (0, 2, 4, 5, 7, 9, 10),
    (0, 2, 3, 5, 7, 8, 10))

Note = tuple[int, float]  # degree (1 is the final of the mode, 0 the step below, 8 its octave) and beats
REST = -99


def tune(text: str) -> list[Note]:
    """`5:2 4 3` is a long fifth degree and two short ones; `.` is a rest, bar lines are for the eye."""
    notes = []
    for word in text.replace("|", " ").split():
        degree, _, beats = word.partition(":")
        notes.append((REST if degree == "." else int(degree), float(beats or 1)))
    return notes


@dataclass(frozen=True)
class Part:
    """One time through a tune: who plays it, and what goes with it."""

    tune: str
    lute: float = 0.0       # the loudness of the tune on each
    recorder: float = 0.0
    fiddle: float = 0.0
    chords: float = 0.0     # broken chords of the lute below
    drum: float = 0.0
    second: bool = False    # the fiddle goes along a fourth below, a third where that would be a tritone
    graces: bool = False    # the lute adds passing notes


@dataclass(frozen=True)
class Piece:
    final: float            # its frequency
    mode: Sequence[int]
    beat: float             # seconds
    bar: int                # beats
    tunes: dict[str, str]
    basses: dict[str, str]  # the degree below each bar of a tune
    parts: Sequence[Part]
    pattern: Sequence[tuple[float, int]]  # of the broken chords: beat in the bar, step above the bass (1, 5, 8, ...)
    drone: float = 0.05
    drums: Sequence[tuple[float, float]] = field(default=((0, 1.0),))
    seed: int = 1

    def pitch(self, degree: int) -> float:
        octave, step = divmod(degree - 1, 7)
        return self.final * 2 ** (octave + self.mode[step] / 12)


PIECES = {
    "hall": Piece(  # the title: calm, in three
        146.83, DORIAN, 0.6, 3,
        {"a": "1:2 2 | 3:1.5 4:.5 5 | 4 3 2 | 3:2 1 | 5:2 6 | 7 6 5 | 4:1.5 3:.5 4 | 2:3",
         "z": "1:2 2 | 3:1.5 4:.5 5 | 4 3 2 | 3:2 1 | 5:2 6 | 5 4 3 | 2 3 0 | 1:3",
         "b": "8:2 7 | 6 7 5 | 6:1.5 5:.5 4 | 5:3 | 4 5 6 | 5:1.5 4:.5 3 | 2 3 0 | 1:3"},
        {"a": "1 1 0 1 3 4 0 5", "z": "1 1 0 1 3 1 0 1", "b": "4 4 2 5 4 3 0 1"},
        [Part("a", lute=0.9, chords=0.35), Part("z", lute=0.7, recorder=0.6, chords=0.45),
         Part("b", fiddle=0.5, recorder=0.5, chords=0.5), Part("a", lute=0.8, chords=0.4, graces=True, second=True),
         Part("z", recorder=0.7, lute=0.5, chords=0.45, second=True)],
        ((0, 1), (1, 5), (2, 8)), seed=3),
    "road": Piece(  # setting out: light, in six
        196.0, MIXOLYDIAN, 0.215, 6,
        {"a": "1:2 2 3:2 4 | 5:3 5:2 6 | 7:2 6 5:2 4 | 5:6 | 6:2 5 4:2 3 | 4:2 3 2:3 | 3:2 4 3:2 1 | 2:6",
         "z": "1:2 2 3:2 4 | 5:3 5:2 6 | 7:2 6 5:2 4 | 5:6 | 6:2 5 4:2 3 | 4:2 3 2:3 | 3:2 2 0:2 2 | 1:6",
         "b": "8:3 7:2 6 | 7:2 6 5:3 | 6:2 5 4:2 5 | 3:6 | 5:2 6 5:2 4 | 3:2 4 2:3 | 3:2 2 0:2 2 | 1:6",
         "c": "5:2 8 7:2 8 | 9:3 7:3 | 8:2 7 6:2 5 | 6:6 | 4:2 5 6:2 7 | 5:3 3:3 | 2:2 3 4:2 2 | 1:6"},
        {"a": "1 1 0 1 4 0 1 5", "z": "1 1 0 1 4 0 5 1", "b": "1 0 4 1 1 1 5 1", "c": "1 0 4 4 4 1 0 1"},
        [Part("a", lute=0.9, chords=0.3), Part("z", lute=0.8, chords=0.4, drum=0.35),
         Part("b", recorder=0.7, chords=0.45, drum=0.45), Part("b", recorder=0.6, chords=0.45, drum=0.45, second=True),
         Part("a", lute=0.8, chords=0.4, graces=True), Part("c", fiddle=0.5, recorder=0.4, chords=0.45, drum=0.4),
         Part("a", recorder=0.6, chords=0.4, drum=0.4), Part("z", lute=0.8, recorder=0.4, chords=0.4)],
        ((0, 1), (2, 5), (3, 8), (5, 5)), drone=0.035, drums=((0, 1.0), (3, 0.55), (5, 0.35)), seed=5),
    "evening": Piece(  # slow, in four
        110.0, AEOLIAN, 0.8, 4,
        {"a": "5:2 4 3 | 4:3 5 | 3:2 2 1 | 2:4 | 3:2 4 5 | 6:2 5:2 | 4 3 2 0 | 1:4",
         "b": "8:2 7:2 | 6 5 6:2 | 5:2 4 3 | 4:4 | 5:2 3:2 | 4 3 2:2 | 1 2 0:2 | 1:4"},
        {"a": "1 4 1 0 3 4 0 1", "b": "1 4 3 4 1 4 4 1"},
        [Part("a", lute=1.0, chords=0.3), Part("b", recorder=0.6, chords=0.4),
         Part("a", fiddle=0.45, lute=0.5, chords=0.4, graces=True, second=True)],
        ((0, 1), (1, 5), (2, 8), (3, 10)), drone=0.045, seed=8),
    "garden": Piece(  # bright, in two
        174.61, LYDIAN, 0.36, 4,
        {"a": "1 3 5:2 | 4 3 2:2 | 3 5 6 7 | 5:4 | 6 5 4 3 | 5 3 2:2 | 1 2 3 2 | 2:4",
         "z": "1 3 5:2 | 4 3 2:2 | 3 5 6 7 | 5:4 | 6 5 4 3 | 5 3 2:2 | 3 2 0 2 | 1:4",
         "b": "8 7 8:2 | 6 7 5:2 | 6 5 4 6 | 5:4 | 3 4 5 6 | 5 4 3:2 | 2 3 0 2 | 1:4"},
        {"a": "1 0 1 1 2 1 -1 5", "z": "1 0 1 1 2 1 0 1", "b": "1 -1 2 1 1 3 0 1"},
        [Part("a", lute=0.9, chords=0.3), Part("z", lute=0.8, chords=0.4, second=True),
         Part("b", recorder=0.7, chords=0.45), Part("b", recorder=0.6, lute=0.4, chords=0.45, drum=0.3),
         Part("a", fiddle=0.45, chords=0.45, drum=0.3), Part("z", lute=0.8, chords=0.45, graces=True, drum=0.25)],
        ((0, 1), (1, 5), (2, 8), (3, 5)), drone=0.03, drums=((0, 1.0), (2, 0.4), (3, 0.4)), seed=13),
}


# the instruments

@cache
def lute(f: float, seconds: float) -> Wave:
    return pluck(f, max(1.1, seconds + 0.5), 0.62)


@cache
def recorder(f: float, seconds: float) -> Wave:
    """A pipe of wood: nearly a sine, a breath at its beginning, a slow tremble when it is held."""
    t = times(seconds + 0.12)
    tremble = 0.0035 * np.sin(2 * np.pi * 4.6 * t) * np.clip((t - 0.35) / 0.5, 0, 1)
    phase = 2 * np.pi * f * (t + np.cumsum(tremble) / RATE)
    wave = sum((loud * np.sin(k * phase) for k, loud in ((1, 1.0), (2, 0.1), (3, 0.16), (4, 0.02), (5, 0.035))),
               np.zeros_like(t))
    breath = hiss(seconds + 0.12, int(f), f, min(9000, f * 5))[:len(t)]
    wave += breath * (0.05 + 0.25 * np.exp(-t / 0.03))
    return wave * envelope(t, seconds, 0.055, 0.1)


@cache
def fiddle(f: float, seconds: float) -> Wave:
    """A bowed string: many partials, a slow beginning."""
    t = times(seconds + 0.15)
    tremble = 0.003 * np.sin(2 * np.pi * 5.1 * t + 1) * np.clip((t - 0.3) / 0.6, 0, 1)
    phase = 2 * np.pi * f * (t + np.cumsum(tremble) / RATE)
    wave = sum((np.sin(k * phase + 0.3 * k) / k ** 1.25 / (1 + (k * f / 2600) ** 2) for k in range(1, 13)),
               np.zeros_like(t))
    return 0.7 * wave * envelope(t, seconds, 0.12, 0.16)


def drone(f: float, seconds: float) -> Wave:
    """A wheel on two strings, a fifth apart; each partial swells in its own time."""
    t, dice = times(seconds), np.random.default_rng(int(f))
    wave = np.zeros_like(t)
    for ratio, loud in ((1, 1.0), (1.5, 0.55), (2, 0.3)):
        for k in range(1, 9):
            swell = 0.7 + 0.3 * np.sin(2 * np.pi * t * dice.uniform(0.05, 0.22) + dice.uniform(0, 6))
            wave += loud * swell * np.sin(2 * np.pi * f * ratio * k * t + dice.uniform(0, 6)) / k ** 1.6
    return wave * np.clip(t / 2.5, 0, 1) * np.clip((seconds - t) / 2.5, 0, 1)


def drum(loud: float, seed: int) -> Wave:
    return loud * knock([(82, 1.0, 0.11), (131, 0.4, 0.07), (236, 0.12, 0.04)], 0.5, 1.0, 0.06, seed)


def envelope(t: Wave, seconds: float, attack: float, release: float) -> Wave:
    return np.clip(t / attack, 0, 1) ** 0.7 * np.clip((seconds + release - t) / release, 0, 1)


# the room

class Room:
    """Two channels into which sounds are put, each from its own side."""

    def __init__(self, seconds: float) -> None:
        self.dry = np.zeros((int(seconds * RATE), 2))

    def put(self, at: float, wave: Wave, loud: float, side: float) -> None:
        """`side`: -1 is left, 1 is right."""
        start = max(0, int(at * RATE))
        wave = wave[:len(self.dry) - start] * loud
        angle = (side + 1) * np.pi / 4
        self.dry[start:start + len(wave), 0] += wave * np.cos(angle)
        self.dry[start:start + len(wave), 1] += wave * np.sin(angle)

    def heard(self, echo: float = 0.32, dying: float = 1.5) -> Wave:
        """With the echo of a vaulted hall."""
        n, out = len(self.dry), np.empty_like(self.dry)
        t = times(dying * 1.6)
        size = 1 << (n + len(t)).bit_length()
        for channel in (0, 1):
            answer = hiss(dying * 1.6, 70 + channel, 160, 3600)[:len(t)] * np.exp(-t * 6.9 / dying)
            answer[:int(0.018 * RATE)] = 0
            answer /= np.sqrt((answer ** 2).sum())
            wet = np.fft.irfft(np.fft.rfft(self.dry[:, channel], size) * np.fft.rfft(answer, size), size)[:n]
            out[:, channel] = self.dry[:, channel] + echo * wet
        return out


# the music

def play(piece: Piece) -> Wave:
    """The whole piece, as one hears it."""
    dice = np.random.default_rng(piece.seed)
    lengths = [sum(beats for _, beats in tune(piece.tunes[part.tune])) * piece.beat for part in piece.parts]
    intro = piece.bar * piece.beat * (2 if piece.beat < 0.5 else 1)
    whole = intro + sum(lengths)
    room = Room(whole + TAIL)
    room.put(0, drone(piece.final / 2, whole + TAIL * 0.6), piece.drone, 0)
    at = intro
    for number, (part, length) in enumerate(zip(piece.parts, lengths, strict=True)):
        perform(piece, part, room, at, dice, slowing=number == len(lengths) - 1)
        at += length
    last = piece.pitch(1)
    for k, (ratio, late) in enumerate(((0.5, 0), (0.75, 0.05), (1, 0.1), (1.5, 0.15))):
        room.put(whole + late + 0.1, lute(last * ratio, 2.2), 0.3 - 0.03 * k, -0.25)
    return room.heard()


def perform(piece: Piece, part: Part, room: Room, start: float, dice: np.random.Generator, slowing: bool) -> None:
    def uneven(by: float = 0.009) -> float:
        return float(dice.normal(0, by))

    notes = tune(piece.tunes[part.tune])
    total, beats = sum(length for _, length in notes), 0.0
    for index, (degree, length) in enumerate(notes):
        if degree == REST:
            beats += length
            continue
        late = 0.35 * max(0.0, beats / total - 0.85) ** 2 * total * piece.beat if slowing else 0.0
        at, seconds = start + beats * piece.beat + late, length * piece.beat
        strong = 1.0 if beats % piece.bar == 0 else 0.86
        f, loud = piece.pitch(degree) * 2, strong * float(dice.uniform(0.9, 1.05))
        room.put(at + uneven(), lute(f, min(seconds, 1.6)), 0.5 * part.lute * loud, -0.35)
        if part.graces and length >= 2 and index + 1 < len(notes):
            following = notes[index + 1][0]
            between = degree + (1 if following >= degree else -1)
            room.put(at + seconds * 0.72, lute(piece.pitch(between) * 2, 0.4), 0.3 * part.lute * loud, -0.35)
        if part.recorder:
            room.put(at + uneven() + 0.01, recorder(f * 2 if piece.final < 140 else f, seconds * 0.94),
                     0.17 * part.recorder * loud, 0.4)
        if part.fiddle:
            room.put(at + uneven(), fiddle(f, seconds * 0.98), 0.22 * part.fiddle * loud, 0.2)
        if part.second and length >= 1.5 * (piece.bar / 6 if piece.bar == 6 else 1):
            below = next(pitch for pitch in (piece.pitch(degree - 3), piece.pitch(degree - 2))
                         if abs(f / 2 / pitch - 2 ** 0.5) > 0.01)
            room.put(at + uneven(), fiddle(below * 2, seconds * 0.95), 0.07, 0.6)
        beats += length
    for bar, degree in enumerate(int(word) for word in piece.basses[part.tune].split()):
        first = start + bar * piece.bar * piece.beat
        for beat, step in piece.pattern:
            f = piece.pitch(degree + step - 1)
            room.put(first + beat * piece.beat + uneven(), lute(f, 1.2), 0.5 * part.chords * dice.uniform(0.85, 1.0),
                     -0.15)
        for beat, loud in piece.drums if part.drum else ():
            room.put(first + beat * piece.beat + uneven(0.005), drum(loud, bar), 0.3 * part.drum, 0.05)


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PIECES:
        wave = play(PIECES[name])
        wave = wave / np.abs(wave).max() * PEAK
        fade = int(1.2 * RATE)
        wave[-fade:] *= np.linspace(1, 0, fade)[:, None]
        path = FOLDER / f"{name}.ogg"
        with soundfile.SoundFile(path, "w", RATE, 2, "VORBIS", format="OGG", compression_level=SMALLER) as file:
            for start in range(0, len(wave), RATE):  # the encoder's stack does not hold a whole piece
                file.write(wave[start:start + RATE].astype(np.float32))
        print(f"{path.name}: {len(wave) / RATE:.0f} s, {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
