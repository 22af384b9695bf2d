"""Bake the tileable textures of the table and of the panels, and the back of the tiles.

    python -m tools.paint_textures

Writes table.webp, cloth.webp and parchment.webp (512 px, tileable both ways) into assets/pictures/textures, and
back.webp beside the tiles.
"""

import math
import os
import random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame

from tools.paint.brush import Canvas, Colour, noise, ramp, ring_points, surface_of, tint
from tools.paint.stone import shield
from tools.paint_tiles import ROOT, save

SIZE = 512


def planks() -> pygame.Surface:
    """Four oak boards side by side, their grain along the boards."""
    size, boards = SIZE * 2, 4
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) / size
    board = np.floor(y * boards)
    rng = np.random.default_rng(21)
    shift, tone = rng.random(boards)[board.astype(int)], rng.uniform(-0.07, 0.07, boards)[board.astype(int)]
    broad = noise(size, 22, (2, 4, 8))
    row = (y * boards * 9 + shift * 7 + broad * 2.4) % 1.0           # whole rings across a board, so that it tiles
    rings = 0.5 + 0.5 * np.cos(2 * math.pi * row)
    fibre = noise(size, 23, (256,), 1.0)
    for reach in (1, 2, 4, 8, 16):
        fibre = (fibre + np.roll(fibre, reach, axis=1)) / 2
    value = 0.5 + tone + (rings - 0.5) * 0.13 + (fibre - 0.5) * 0.85 + (broad - 0.5) * 0.22
    rgb = ramp(value, [(0.2, (52, 34, 23)), (0.45, (84, 56, 37)), (0.6, (104, 71, 47)), (0.85, (130, 92, 62))])
    gap = np.abs((y * boards + 0.5) % 1.0 - 0.5) / boards * size
    joint = ((x + shift * 0.9) % 1.0) * size
    joint = np.minimum(joint, size - joint)
    rgb *= np.clip(0.35 + np.minimum(gap / 4, joint / 4), 0.35, 1)[..., None]
    lit = np.exp(-((gap - 6) / 3) ** 2) * ((y * boards) % 1.0 < 0.5)
    return pygame.transform.smoothscale(surface_of(rgb + lit[..., None] * 14), (SIZE, SIZE))


def cloth() -> pygame.Surface:
    """Dark green damask: a woven ground, an ogee net and flowers in its meshes, tone on tone."""
    size = SIZE * 2
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) / size
    weave = np.cos(2 * math.pi * x * 256) * np.cos(2 * math.pi * y * 256) * 0.05
    broad = noise(size, 24, (2, 4, 8, 16), 0.6)
    fine = noise(size, 25, (128, 256), 0.9)
    figure = np.zeros_like(x)
    for shift in (0.0, 0.5):                                # two lattices, one in the gaps of the other
        u = ((x * 4 + shift) % 1.0) - 0.5
        v = ((y * 2 + shift) % 1.0) - 0.5
        far, angle = np.hypot(u, v), np.arctan2(v, u)
        petals = 0.2 + 0.1 * np.cos(6 * angle)
        figure += np.clip((petals - far) * 26, 0, 1) * np.clip((far - 0.075) * 40, 0, 1)
        figure += np.clip((0.05 - far) * 40, 0, 1)
    net = np.abs(np.cos(2 * math.pi * x * 4) + np.cos(2 * math.pi * y * 2))
    figure += np.clip((0.14 - net) * 16, 0, 1)
    value = 0.42 + weave + (broad - 0.5) * 0.22 + (fine - 0.5) * 0.22 + np.clip(figure, 0, 1) * 0.11
    rgb = ramp(value, [(0.2, (14, 38, 38)), (0.45, (24, 60, 56)), (0.6, (36, 80, 72)), (0.85, (56, 108, 94))])
    return pygame.transform.smoothscale(surface_of(rgb), (SIZE, SIZE))


def parchment() -> pygame.Surface:
    size = SIZE * 2
    cloud, fine = noise(size, 31, (3, 6, 12, 24, 48), 0.6), noise(size, 32, (64, 128, 256), 0.8)
    rgb = ramp(cloud, [(0.25, (222, 202, 160)), (0.5, (238, 222, 184)),
                       (0.75, (248, 236, 206))]) + (fine - 0.5)[..., None] * 20
    surface = surface_of(rgb)
    canvas = Canvas(size)
    canvas.picture = surface
    rng = random.Random(5)

    def fibres(mask: pygame.Surface) -> None:
        for _ in range(90):
            x, y, angle = rng.uniform(0.03, 0.97), rng.uniform(0.03, 0.97), rng.uniform(0, 6.28)
            canvas.stroke([(x, y), (x + 0.012 * math.cos(angle), y + 0.012 * math.sin(angle))], (170, 140, 92, 60),
                          0.0022, mask)
    canvas.glaze(fibres)
    return pygame.transform.smoothscale(surface, (SIZE, SIZE))


def back() -> pygame.Surface:
    """Deep green cloth, a golden border of leaves, our shield in a ring of towers."""
    canvas = Canvas(SIZE * 3)
    weave = noise(canvas.size, 41, (64, 128, 256), 0.8) * 0.6 + noise(canvas.size, 42) * 0.4
    canvas.picture.blit(surface_of(ramp(weave, [(0.3, (30, 66, 58)), (0.5, (38, 80, 70)), (0.7, (48, 94, 82))])),
                        (0, 0))
    gold: Colour = (214, 172, 88)
    for inset, width, colour in ((0.045, 0.016, tint(gold, 0.55)), (0.043, 0.01, gold),
                                 (0.115, 0.008, tint(gold, 0.55)), (0.114, 0.005, gold)):
        canvas.outline([(inset, inset), (1 - inset, inset), (1 - inset, 1 - inset), (inset, 1 - inset)], colour, width)
    for side in range(4):
        for k in range(14):
            t = 0.1 + k * 0.8 / 13
            p = ((t, 0.079), (0.921, t), (1 - t, 0.921), (0.079, 1 - t))[side]
            for lean in (0.7, -0.7):
                angle = side * math.pi / 2 + lean + (math.pi if k % 2 else 0)
                tip = (p[0] + 0.026 * math.cos(angle), p[1] + 0.026 * math.sin(angle))
                canvas.stroke([p, tip], tint(gold, 0.9), 0.009)
            canvas.disc(p, 0.007, (190, 60, 54))
    canvas.shadow_disc((0.5, 0.5), 0.3, 0.012, 0.02, 130)
    for radius, colour in ((0.3, tint(gold, 0.5)), (0.292, gold), (0.27, (24, 54, 48)), (0.262, (44, 90, 78))):
        canvas.disc((0.5, 0.5), radius, colour)
    for k, p in enumerate(ring_points((0.5, 0.5), 0.281, 24)):
        canvas.disc(p, 0.011 if k % 2 else 0.016, tint(gold, 0.5))
        canvas.disc(p, 0.008 if k % 2 else 0.013, tint(gold, 1.25))
    shield(canvas, (0.5, 0.485), 0.165)
    return pygame.transform.smoothscale(canvas.picture, (SIZE, SIZE))


def main() -> None:
    folder = ROOT / "assets/pictures/textures"
    folder.mkdir(parents=True, exist_ok=True)
    save(planks(), folder / "table.webp")
    save(cloth(), folder / "cloth.webp")
    save(parchment(), folder / "parchment.webp")
    save(back(), ROOT / "assets/pictures/tiles/back.webp")


if __name__ == "__main__":
    main()
