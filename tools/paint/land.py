"""Meadow, trees, ploughed plots, roads and water."""

import math
import random
from functools import cache
from itertools import pairwise

import pygame

from .brush import WHITE, Canvas, Colour, noise, ramp, rim_symmetric, surface_of, tint, turned
from .curves import Line, Point, along, distance, length
from .plan import RIVER, ROAD


@cache
def meadow_texture(size: int) -> pygame.Surface:
    broad = rim_symmetric(noise(size, 3))
    fine = noise(size, 4, (64, 128, 256), 0.7)
    rgb = ramp(broad, [(0.25, (106, 142, 60)), (0.5, (130, 164, 72)),
                       (0.75, (156, 182, 88))]) + (fine - 0.5)[..., None] * 44
    return surface_of(rgb)


def meadow(canvas: Canvas, rng: random.Random) -> None:
    for column in range(canvas.width):
        canvas.picture.blit(meadow_texture(canvas.size), (column * canvas.size, 0))
    for _ in range(230 * canvas.width):
        x, y = rng.uniform(0, canvas.width), rng.random()
        colour = rng.choice([(92, 128, 52), (166, 190, 98), (112, 148, 62), (98, 136, 56)])
        for lean in (-1, 0, 1):
            canvas.stroke([(x, y), (x + lean * 0.005 + rng.uniform(-0.002, 0.002), y - rng.uniform(0.008, 0.014))],
                          colour, 0.0028)
    for _ in range(5 * canvas.width):
        x, y = rng.uniform(0.06, canvas.width - 0.06), rng.uniform(0.06, 0.94)
        colour = rng.choice([(246, 238, 206), (236, 200, 92), (222, 132, 120), (190, 160, 214)])
        for _ in range(rng.randint(3, 6)):
            canvas.disc((x + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.015, 0.015)), rng.uniform(0.003, 0.0048),
                        colour)


def tree(canvas: Canvas, at: Point, radius: float, rng: random.Random) -> None:
    x, y = at
    warm = rng.uniform(0.92, 1.1)

    def shade(surface: pygame.Surface) -> None:
        canvas.ellipse((x + radius * 0.35, y + radius * 0.5), radius * 1.15, radius * 0.62, (30, 44, 16, 110), surface)

    canvas.glaze(shade) if radius > 0.05 else canvas.ellipse(
        (x + radius * 0.25, y + radius * 0.55), radius, radius * 0.55, (80, 108, 44))
    for dx, dy, part, colour in ((0, 0.1, 1, (48, 84, 40)), (-0.26, -0.06, 0.74, (66, 108, 50)),
                                 (0.3, 0, 0.64, (58, 98, 46)), (-0.14, -0.28, 0.6, (92, 136, 60)), (-0.24, -0.4, 0.32,
                                                                                                    (130, 168, 80))):
        canvas.disc((x + dx * radius, y + dy * radius), radius * part, tint(colour, warm))


def fir(canvas: Canvas, at: Point, radius: float) -> None:
    """A fir from above: jagged rings, so that it looks right however the tile is turned."""
    x, y = at
    canvas.ellipse((x + radius * 0.3, y + radius * 0.4), radius * 1.05, radius * 0.95, (80, 108, 46))
    for step, part in enumerate((1.0, 0.72, 0.42)):
        points = []
        for k in range(18):
            reach = radius * part * (1.0 if k % 2 else 0.66)
            angle = 2 * math.pi * k / 18 + step * 0.4
            points.append((x - radius * 0.07 * step + reach * math.cos(angle),
                           y - radius * 0.09 * step + reach * math.sin(angle)))
        canvas.polygon(points, ((34, 72, 48), (52, 98, 58), (86, 134, 78))[step])
    canvas.disc((x - radius * 0.16, y - radius * 0.2), radius * 0.12, (138, 176, 108))


def bush(canvas: Canvas, at: Point, radius: float) -> None:
    canvas.ellipse((at[0] + radius * 0.2, at[1] + radius * 0.4), radius * 1.1, radius * 0.7, (76, 104, 42))
    canvas.disc(at, radius, (74, 112, 50))
    canvas.disc((at[0] - radius * 0.3, at[1] - radius * 0.3), radius * 0.6, (110, 150, 68))


def plot(canvas: Canvas, at: Point, half_x: float, half_y: float, angle: float, rng: random.Random) -> None:
    """A ploughed or a ripe field with a hedge round it."""
    corners = turned(at, angle, [(-half_x, -half_y), (half_x, -half_y * 0.9), (half_x * 0.94, half_y),
                                 (-half_x * 0.96, half_y * 0.94)])
    ripe = rng.random() < 0.6
    canvas.shadow_polygon(corners, 0.005, 0.008, 70)
    canvas.textured_polygon("wheat" if ripe else "soil", corners)
    line_colour: Colour = (176, 138, 56) if ripe else (96, 70, 44)
    light: Colour = (240, 216, 132) if ripe else (162, 130, 90)
    count = max(3, int(half_y * 2 / 0.026))
    for k in range(1, count):
        part = k / count
        a = (corners[0][0] + (corners[3][0] - corners[0][0]) * part,
             corners[0][1] + (corners[3][1] - corners[0][1]) * part)
        b = (corners[1][0] + (corners[2][0] - corners[1][0]) * part,
             corners[1][1] + (corners[2][1] - corners[1][1]) * part)
        canvas.stroke([a, b], line_colour, 0.005)
        canvas.stroke([(a[0], a[1] - 0.005), (b[0], b[1] - 0.005)], light, 0.003)
    hedge = [*corners, corners[0]]
    for a, b in pairwise(hedge):
        steps = max(2, int(distance(a, b) / 0.02))
        for k in range(steps):
            p = (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)
            canvas.disc((p[0] + 0.002, p[1] + 0.003), 0.0095, (62, 92, 42))
            canvas.disc((p[0] - 0.001, p[1] - 0.002), 0.0075, (90, 128, 56))


def beside(line: Line, offset: float) -> Line:
    """The line, moved sideways."""
    moved = []
    for i, p in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        span = distance(a, b) or 1.0
        moved.append((p[0] - (b[1] - a[1]) / span * offset, p[1] + (b[0] - a[0]) / span * offset))
    return moved


def extended(line: Line) -> Line:
    """The line, drawn a little further over the rim it comes from, so that no round end shows there."""
    (ax, ay), (bx, by) = line[0], line[1]
    first = (ax + (ax - bx) * 0.05 / (distance(line[0], line[1]) or 1),
             ay + (ay - by) * 0.05 / (distance(line[0], line[1]) or 1))
    return [first, *line]


def road_bed(canvas: Canvas, lines: list[Line], width: float = ROAD) -> None:
    """The border and its shadow; drawn for all roads before any surface, so that they join in crossings."""
    for line in lines:
        canvas.shadow_line(line, width + 0.02, 0.004, 0.012, 90)
    for line in lines:
        canvas.stroke(line, (116, 94, 62), width + 0.016)
    for line in lines:
        canvas.stroke(line, (150, 126, 86), width + 0.004)


def road_surface(canvas: Canvas, lines: list[Line], rng: random.Random, width: float = ROAD) -> None:
    def shape(mask: pygame.Surface) -> None:
        for line in lines:
            canvas.stroke(line, WHITE, width - 0.004, mask)
    canvas.textured("road", shape)

    def tracks(mask: pygame.Surface) -> None:
        for line in lines:
            for offset in (-0.22, 0.22):
                canvas.stroke(beside(line, width * offset), (156, 130, 90, 76), 0.009, mask)
    canvas.glaze(tracks)
    for line in lines:
        for _ in range(int(110 * length(line))):
            x, y = along(line, rng.random())
            colour = rng.choice([(188, 166, 126), (248, 238, 214), (172, 150, 114)])
            canvas.ellipse((x + rng.uniform(-0.4, 0.4) * width, y + rng.uniform(-0.4, 0.4) * width),
                           rng.uniform(0.002, 0.0045), rng.uniform(0.0015, 0.003), colour)


def river(canvas: Canvas, line: Line, role: str, rng: random.Random) -> None:
    def water(mask: pygame.Surface, extra: float) -> None:
        canvas.stroke(line, WHITE, RIVER - 0.03 + extra, mask)
        if role == "lake":
            canvas.ellipse(line[-1], 0.2 + extra / 2, 0.165 + extra / 2, WHITE, mask)
            canvas.ellipse((line[-1][0] - 0.08, line[-1][1] + 0.07), 0.12 + extra / 2, 0.11 + extra / 2, WHITE, mask)
        if role == "source":
            canvas.disc(line[-1], 0.07 + extra / 2, WHITE, mask)
    canvas.shadow_line(line, RIVER, -0.004, 0.012, 80)
    canvas.textured("soil", lambda mask: water(mask, 0.022))
    canvas.textured("road", lambda mask: water(mask, 0.006))
    canvas.textured("water", lambda mask: water(mask, -0.006))

    def ripples(mask: pygame.Surface) -> None:
        for _ in range(int(34 * length(line)) + (34 if role == "lake" else 0)):
            if role == "lake" and rng.random() < 0.5:
                x, y = line[-1][0] + rng.uniform(-0.14, 0.1), line[-1][1] + rng.uniform(-0.1, 0.1)
                dx, dy = 1.0, 0.0
            else:
                t = rng.uniform(0.02, 0.95)
                x, y = along(line, t)
                nx, ny = along(line, min(1, t + 0.03))
                span = distance((x, y), (nx, ny)) or 1.0
                dx, dy = (nx - x) / span, (ny - y) / span
                side = rng.uniform(-0.032, 0.032)
                x, y = x - dy * side, y + dx * side
            half = rng.uniform(0.008, 0.02)
            bend = rng.uniform(-0.004, 0.004)
            points = [(x - dx * half, y - dy * half), (x - dy * bend, y + dx * bend), (x + dx * half, y + dy * half)]
            canvas.stroke(points, (216, 238, 244, 120), 0.0035, mask)
    canvas.glaze(ripples)
    if role == "source":
        rocks(canvas, (line[-1][0], line[-1][1] - 0.055), rng)
    for _ in range(int(9 * length(line))):                 # reeds on the banks
        t = rng.uniform(0.05, 0.92)
        a = beside([along(line, t - 0.02), along(line, t), along(line, t + 0.02)],
                   rng.choice((-1, 1)) * (RIVER / 2 - 0.004))[1]
        for lean in (-1, 0, 1):
            canvas.stroke([a, (a[0] + lean * 0.007, a[1] - rng.uniform(0.014, 0.024))],
                          rng.choice([(70, 104, 44), (104, 138, 60)]), 0.004)


def rocks(canvas: Canvas, at: Point, rng: random.Random) -> None:
    for dx, dy, radius in ((-0.055, 0.03, 0.03), (0.055, 0.032, 0.028), (-0.03, -0.012, 0.036), (0.028, -0.008, 0.034),
                           (0, -0.026, 0.03)):
        p = (at[0] + dx, at[1] + dy)
        outline = [(p[0] + radius * rng.uniform(0.8, 1.1) * math.cos(k * math.pi / 4),
                    p[1] + radius * rng.uniform(0.7, 0.95) * math.sin(k * math.pi / 4)) for k in range(8)]
        canvas.polygon([(x + 0.008, y + 0.01) for x, y in outline], (66, 84, 44))
        canvas.polygon(outline, (104, 98, 92))
        canvas.polygon([(p[0] + (x - p[0]) * 0.7 - radius * 0.16, p[1] + (y - p[1]) * 0.62 - radius * 0.2)
                        for x, y in outline], (150, 144, 136))


def bridge(canvas: Canvas, at: Point, direction: Point) -> None:
    """A stone bridge that carries a road over a river; direction is the road's."""
    dx, dy = direction
    half, side = RIVER * 0.66, ROAD * 0.62
    def place(u: float, v: float) -> Point:
        return at[0] + dx * u - dy * v, at[1] + dy * u + dx * v
    deck = [place(-half, -side), place(half, -side), place(half, side), place(-half, side)]
    canvas.shadow_polygon(deck, 0.012, 0.012, 130)
    canvas.textured_polygon("road", deck)
    count = 9
    for k in range(1, count):
        u = -half + 2 * half * k / count
        canvas.stroke([place(u, -side), place(u, side)], (170, 148, 112), 0.003)
    for v in (-side, side):
        flare = 0.02 if v > 0 else -0.02
        rail = [
            place(-half - 0.012, v + flare),
            place(-half * 0.8, v),
            place(half * 0.8, v),
            place(half + 0.012, v + flare)
        ]
        canvas.stroke(rail, (62, 54, 48), 0.022)
        canvas.stroke(rail, (186, 178, 166), 0.013)
        canvas.stroke([(x - 0.002, y - 0.003) for x, y in rail], (216, 210, 198), 0.005)
