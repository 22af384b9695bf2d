"""Bake the wooden figures in the six colours of the seats, and the pieces that belong to nobody.

    python -m tools.paint_figures

Writes assets/pictures/figures/<figure>-<colour>.webp, the same without its emblem as <figure>-<colour>-bare.webp, where
emblems stand as emblems.json, and <piece>.webp: 192 px with alpha, a figure stands on the lower rim. Each is carved
from its outline: the outline gives a height, the height gives light from the upper left. Every colour has an emblem of
its own shape, and a dark outline within a light one keeps the figure apart from any ground.
"""

import json
import math
import os
from collections.abc import Callable
from itertools import pairwise

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from PIL import Image

from tools.paint.brush import Canvas, Colour, noise, ring_points
from tools.paint.curves import Line, Point, bezier
from tools.paint_tiles import ROOT

SIZE, OVERSAMPLING = 192, 4
COLOURS: dict[str, tuple[Colour, str]] = {
    "vermilion": ((0xD5, 0x5E, 0x00), "circle"), "blue": ((0x00, 0x72, 0xB2), "square"),
    "yellow": ((0xF0, 0xE4, 0x42), "triangle"), "black": ((0x1A, 0x1A, 0x1A), "diamond"),
    "white": ((0xF4, 0xF1, 0xEA), "star"), "pink": ((0xCC, 0x79, 0xA7), "cross")
}
WOOD: Colour = (196, 150, 98)
Shape = list[Line]


def circle(at: Point, radius: float) -> Line:
    return ring_points(at, radius, 40)


def mirrored(half: Line) -> Line:
    """A shape from its right half, listed from top to bottom."""
    return half + [(1 - x, y) for x, y in reversed(half)]


def cloak(top: float, shoulder: float, hem: float, bottom: float) -> Line:
    """A cloak that falls from the shoulders to a wide hem with a rounded foot."""
    return mirrored([
        *bezier((0.5, top), (0.5 + shoulder * 0.8, top), (0.5 + shoulder, top + 0.06),
                (0.5 + shoulder, top + 0.17), 12),
        *bezier((0.5 + shoulder, top + 0.17), (0.5 + shoulder * 1.02, bottom - 0.28), (0.5 + hem, bottom - 0.2),
                (0.5 + hem, bottom - 0.06), 16), *bezier((0.5 + hem, bottom - 0.06), (0.5 + hem, bottom - 0.01),
                                                         (0.5 + hem * 0.8, bottom), (0.5 + hem * 0.6, bottom), 8)
    ])


def follower() -> Shape:
    return [
        cloak(0.37, 0.19, 0.27, 0.94),
        circle((0.5, 0.265), 0.135),
        mirrored([(0.5, 0.055), (0.535, 0.075), (0.60, 0.13), (0.655, 0.235), (0.655, 0.31), (0.62, 0.38)])
    ]    # a pointed hood


def large() -> Shape:
    return [
        cloak(0.33, 0.27, 0.38, 0.97),
        circle((0.5, 0.23), 0.155),
        mirrored([(0.5, 0.035), (0.60, 0.04), (0.665, 0.12), (0.67, 0.165), (0.76, 0.185), (0.76, 0.225), (0.6, 0.24)])
    ]    # a broad hat


def abbot() -> Shape:
    crook = [(0.79 + 0.085 * math.cos(a), 0.165 + 0.085 * math.sin(a))
             for a in (math.pi + k * math.pi * 1.45 / 20 for k in range(21))]
    staff = tube([(0.705, 0.95), (0.705, 0.17), *crook], 0.052)
    return [[(x - 0.06, y) for x, y in cloak(0.38, 0.18, 0.26, 0.94)],
            circle((0.44, 0.29), 0.125),
            [(0.44, 0.03), (0.53, 0.11), (0.565, 0.21), (0.55, 0.26), (0.33, 0.26), (0.315, 0.21), (0.35, 0.11)],
            *staff]


def mayor() -> Shape:
    return [
        cloak(0.38, 0.25, 0.3, 0.95),
        circle((0.5, 0.29), 0.13),
        [(0.36, 0.05), (0.64, 0.05), (0.62, 0.19), (0.72, 0.205), (0.72, 0.25), (0.28, 0.25), (0.28, 0.205),
         (0.38, 0.19)]
    ]


def wagon() -> Shape:
    return [[(0.08, 0.56), (0.92, 0.56), (0.86, 0.78), (0.14, 0.78)],
            [*bezier((0.12, 0.58), (0.08, 0.16), (0.92, 0.16), (0.88, 0.58), 24)],
            circle((0.28, 0.8), 0.13),
            circle((0.72, 0.8), 0.13)]


def barn() -> Shape:
    return [[(0.5, 0.1), (0.8, 0.26), (0.95, 0.5), (0.87, 0.53), (0.87, 0.92), (0.13, 0.92), (0.13, 0.53), (0.05, 0.5),
             (0.2, 0.26)]]


def fairy() -> Shape:
    wing = bezier((0.5, 0.42), (0.75, 0.05), (1.05, 0.15), (0.9, 0.45), 16) + bezier((0.9, 0.45), (0.95, 0.7),
                                                                                     (0.65, 0.72), (0.5, 0.55), 16)
    return [wing, [(1 - x, y) for x, y in wing], cloak(0.34, 0.11, 0.19, 0.94), circle((0.5, 0.23), 0.11)]


def dragon() -> Shape:
    body = bezier((0.2, 0.84), (0.95, 0.94), (0.95, 0.55), (0.6, 0.58), 24) + bezier((0.6, 0.58), (0.3, 0.6),
                                                                                     (0.3, 0.3), (0.52, 0.24), 20)
    wing: Line = [(0.55, 0.6), (0.62, 0.22), (0.95, 0.08), (0.9, 0.3), (0.98, 0.42), (0.84, 0.5), (0.82, 0.62)]
    head: Line = [(0.42, 0.3), (0.5, 0.12), (0.56, 0.2), (0.5, 0.32), (0.2, 0.36), (0.13, 0.3), (0.3, 0.22)]
    return [*tube(body, 0.16), wing, head, [(0.05, 0.8), (0.26, 0.76), (0.26, 0.92)]]


def floor() -> Shape:
    return [[(0.12, 0.4), (0.3, 0.26), (0.88, 0.26), (0.88, 0.7), (0.7, 0.86), (0.12, 0.86)]]


def tube(line: Line, width: float) -> Shape:
    """A round line as shapes."""
    parts: Shape = [circle(p, width / 2) for p in line]
    for (ax, ay), (bx, by) in pairwise(line):
        span = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / span * width / 2, (bx - ax) / span * width / 2
        parts.append([(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)])
    return parts


FIGURES: dict[str, tuple[Callable[[], Shape], Point, float]] = {    # outline, middle and size of the emblem
    "follower": (follower, (0.5, 0.645), 0.125), "large": (large, (0.5, 0.64), 0.17),
    "abbot": (abbot, (0.44, 0.66), 0.115), "mayor": (mayor, (0.5, 0.66), 0.125), "wagon": (wagon, (0.5, 0.44), 0.115),
    "barn": (barn, (0.5, 0.62), 0.15)
}
NOBODYS: dict[str, tuple[Callable[[], Shape], Colour]] = {
    "fairy": (fairy, (232, 226, 236)), "dragon": (dragon, (176, 44, 38)), "floor": (floor, WOOD)
}


def emblem(kind: str, at: Point, size: float) -> Line:
    x, y = at
    if kind == "circle":
        return ring_points(at, size * 0.92, 40)
    if kind == "square":
        return [(x + a * size * 0.84, y + b * size * 0.84) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    if kind == "triangle":
        return [(x + a * size * 1.1, y + b * size * 1.05) for a, b in ((0, -1), (1, 0.85), (-1, 0.85))]
    if kind == "diamond":
        return [(x + a * size * 0.95, y + b * size * 1.2) for a, b in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    if kind == "star":
        return [(x + size * 1.2 * r * math.sin(k * math.pi / 5), y - size * 1.2 * r * math.cos(k * math.pi / 5))
                for k, r in enumerate([1, 0.45] * 5)]
    arm = 0.36
    return [(x + a * size, y + b * size)
            for a, b in ((-arm, -1), (arm, -1), (arm, -arm), (1, -arm), (1, arm), (arm, arm), (arm, 1), (-arm, 1),
                         (-arm, arm), (-1, arm), (-1, -arm), (-arm, -arm))]


def carve(shape: Shape, colour: Colour) -> Canvas:
    """The piece without its emblem."""
    canvas = Canvas(SIZE * OVERSAMPLING)
    size = canvas.size
    for width, ink in ((0.075, (250, 246, 232, 255)), (0.045, (26, 18, 14, 255))):
        for part in shape:
            canvas.outline(part, ink, width)
            canvas.polygon(part, ink)
    mask = canvas.layer()
    for part in shape:
        canvas.polygon(part, (255, 255, 255, 255), mask)
    height = np.zeros((size, size), np.float32)
    for reach, weight in ((0.012, 0.5), (0.03, 1.0), (0.06, 1.2)):
        blurred = pygame.transform.box_blur(pygame.transform.box_blur(mask, int(reach * size)), int(reach * size))
        height += pygame.surfarray.array_alpha(blurred).astype(np.float32) / 255 * weight * reach * size
    slope_x, slope_y = np.gradient(height)
    norm = np.sqrt(slope_x ** 2 + slope_y ** 2 + 1)
    light = (slope_x * 0.55 + slope_y * 0.65 + 0.75) / norm
    shine = np.clip(light, 0, 1.2) ** 8 * 0.2
    grain = noise(size, 51, (8, 16, 128), 0.9)
    for reach in (4, 8, 16):
        grain = (grain + np.roll(grain, reach, axis=1)) / 2
    value = 0.42 + 0.66 * np.clip(light, -0.1, 1.2) + (grain - 0.5) * 0.34
    rgb = np.clip(np.array(colour, np.float32) * value[..., None] + 235 * shine[..., None], 0, 255)
    if max(colour) < 60:                                   # black wood needs a little light to show its form
        rgb = np.clip(rgb + np.clip(light - 0.55, 0, 1)[..., None] * 46, 0, 255)
    pixels = pygame.surfarray.pixels3d(mask)
    pixels[...] = rgb.astype(np.uint8)
    del pixels
    canvas.picture.blit(mask, (0, 0))
    return canvas


def lines_of(canvas: Canvas, name: str, colour: Colour) -> None:
    """The few carved lines that tell what it is."""
    dark = tuple(int(c * 0.45) for c in colour) if max(colour) > 60 else (70, 66, 62)
    if name in ("follower", "large", "mayor", "abbot"):
        head = {
            "follower": ((0.5, 0.28), 0.088), "large": ((0.5, 0.265), 0.085), "mayor": ((0.5, 0.305), 0.08),
            "abbot": ((0.44, 0.31), 0.075)
        }[name]
        face: Colour = (242, 214, 178)
        canvas.disc(head[0], head[1] + 0.014, dark)
        canvas.disc(head[0], head[1], face)
        for sign in (-1, 1):
            canvas.disc((head[0][0] + sign * head[1] * 0.4, head[0][1] - head[1] * 0.05), 0.0125, (58, 36, 26))
    if name == "large":
        canvas.stroke([(0.335, 0.19), (0.665, 0.19)], dark, 0.022)
    if name == "mayor":
        canvas.stroke(bezier((0.34, 0.42), (0.4, 0.56), (0.6, 0.56), (0.66, 0.42), 16), (236, 196, 92), 0.028)
    if name == "abbot":
        canvas.stroke([(0.44, 0.06), (0.44, 0.22)], (236, 196, 92), 0.024)
        canvas.stroke([(0.34, 0.235), (0.54, 0.235)], (236, 196, 92), 0.024)
    if name == "wagon":
        for x in (0.28, 0.72):
            canvas.disc((x, 0.8), 0.09, dark)
            canvas.disc((x, 0.8), 0.066, tuple(int(c * 0.9) for c in colour))
            for k in range(3):
                a = k * math.pi / 3
                canvas.stroke([(x - 0.07 * math.cos(a), 0.8 - 0.07 * math.sin(a)),
                               (x + 0.07 * math.cos(a), 0.8 + 0.07 * math.sin(a))], dark, 0.018)
        canvas.stroke([(0.1, 0.6), (0.9, 0.6)], dark, 0.02)
    if name == "barn":
        canvas.stroke([(0.2, 0.3), (0.8, 0.3)], dark, 0.016)
        canvas.outline([(0.3, 0.92), (0.3, 0.44), (0.7, 0.44), (0.7, 0.92)], dark, 0.018)
    if name == "dragon":
        canvas.disc((0.36, 0.27), 0.026, (255, 222, 90))
        canvas.disc((0.36, 0.27), 0.012, (20, 14, 10))
    if name == "fairy":
        canvas.disc((0.5, 0.24), 0.075, (242, 214, 178))
        canvas.stroke(bezier((0.4, 0.2), (0.44, 0.1), (0.56, 0.1), (0.6, 0.2), 12), (226, 180, 70), 0.04)
        for sign in (-1, 1):
            canvas.disc((0.5 + sign * 0.03, 0.245), 0.0115, (58, 36, 26))
    if name == "floor":
        for line in ([(0.12, 0.4), (0.7, 0.4), (0.88, 0.26)], [(0.7, 0.4), (0.7, 0.86)], [(0.12, 0.63), (0.7, 0.63),
                                                                                          (0.88, 0.49)], [(0.4, 0.4),
                                                                                                          (0.4, 0.63)],
                     [(0.26, 0.63), (0.26, 0.86)], [(0.55, 0.63), (0.55, 0.86)]):
            canvas.stroke(line, dark, 0.014)


def save(canvas: Canvas, name: str) -> None:
    small = pygame.transform.smoothscale(canvas.picture, (SIZE, SIZE))
    path = ROOT / "assets/pictures/figures" / f"{name}.webp"
    Image.frombytes("RGBA", small.get_size(), pygame.image.tobytes(small, "RGBA")).save(path,
                                                                                        "WEBP",
                                                                                        quality=92,
                                                                                        method=6)


def main() -> None:
    (ROOT / "assets/pictures/figures").mkdir(parents=True, exist_ok=True)
    for name, (shape, at, size) in FIGURES.items():
        for colour_name, (colour, kind) in COLOURS.items():
            canvas = carve(shape(), colour)
            lines_of(canvas, name, colour)
            save(canvas, f"{name}-{colour_name}-bare")  # for an emblem that its owner has chosen
            bright = sum(colour) > 330
            mark = emblem(kind, at, size)
            canvas.outline(mark, (24, 18, 14) if not bright else (255, 250, 236), size * 0.34)
            canvas.polygon(mark, (255, 248, 228) if not bright else (40, 28, 20))
            save(canvas, f"{name}-{colour_name}")
    spots = {name: [*at, size] for name, (_, at, size) in FIGURES.items()}
    (ROOT / "assets/pictures/figures/emblems.json").write_text(json.dumps(spots) + "\n", encoding="utf-8")
    for name, (shape, colour) in NOBODYS.items():
        canvas = carve(shape(), colour)
        lines_of(canvas, name, colour)
        save(canvas, name)


if __name__ == "__main__":
    main()
