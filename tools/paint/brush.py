"""The canvas: textures from noise, shapes filled with them, thick lines and soft shadows, all measured in tile edges.

Drawn at a multiple of the final size and scaled down once, which is the cheapest good anti-aliasing.
"""

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pygame
from numpy.typing import NDArray

from .curves import Line, Point

Colour = tuple[int, int, int]
Stops = Sequence[tuple[float, Colour]]
Field = NDArray[Any]

WHITE = (255, 255, 255, 255)
SHADE: Colour = (20, 16, 8)


@cache
def noise(size: int, seed: int, octaves: tuple[int, ...] = (4, 8, 16, 32, 64), gain: float = 0.55) -> Field:
    """Periodic value noise in 0..1."""
    rng = np.random.default_rng(seed)
    out = np.zeros((size, size), np.float32)
    amplitude, total = 1.0, 0.0
    for octave in octaves:
        grid = np.pad(rng.random((octave, octave), dtype=np.float32), ((0, 1), (0, 1)), mode="wrap")
        t = np.linspace(0, octave, size, endpoint=False, dtype=np.float32)
        i = t.astype(int)
        f = t - i
        f = f * f * (3 - 2 * f)
        a, b, c, d = grid[i][:, i], grid[i][:, i + 1], grid[i + 1][:, i], grid[i + 1][:, i + 1]
        fx, fy = f[None, :], f[:, None]
        out += amplitude * ((a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy)
        total += amplitude
        amplitude *= gain
    return out / total


def rim_symmetric(field: Field, rim: float = 0.16) -> Field:
    """The field, changed near the rim so that all four edges agree and read alike both ways: rotated tiles join."""
    size = field.shape[0]
    t = (np.arange(size, dtype=np.float32) + 0.5) / size
    fold = np.minimum(t, 1 - t)
    u, v = np.minimum(fold[None, :], fold[:, None]), np.maximum(fold[None, :], fold[:, None])
    mirrored = field[(u * size).astype(int), (v * size).astype(int)]
    weight = np.clip(1 - u / rim, 0, 1)
    weight = weight * weight * (3 - 2 * weight)
    return field * (1 - weight) + mirrored * weight


def ramp(values: Field, stops: Stops) -> Field:
    places = [stop[0] for stop in stops]
    colours = np.array([stop[1] for stop in stops], np.float32)
    return np.stack([np.interp(values, places, colours[:, k]) for k in range(3)], -1)


def surface_of(rgb: Field) -> pygame.Surface:
    plain = pygame.surfarray.make_surface(np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1))
    out = pygame.Surface(plain.get_size(), pygame.SRCALPHA)
    out.blit(plain, (0, 0))
    return out


GRAIN = (32, 64, 128, 256)
TEXTURES: dict[str, tuple[int, tuple[int, ...], float, Stops]] = {
    "road": (11, (16, 32, 64, 128), 0.7, [(0.3, (208, 188, 148)), (0.5, (226, 208, 170)), (0.7, (240, 226, 194))]),
    "town": (12, (32, 64, 128), 0.8, [(0.3, (190, 158, 112)), (0.5, (208, 178, 132)), (0.7, (222, 196, 152))]),
    "stone": (13, GRAIN, 0.8, [(0.3, (146, 136, 126)), (0.5, (172, 162, 150)), (0.7, (198, 190, 178))]),
    "dark stone": (14, GRAIN, 0.8, [(0.3, (96, 88, 82)), (0.5, (116, 107, 99)), (0.7, (138, 128, 118))]),
    "water": (15, (4, 8, 16, 32, 64), 0.6, [(0.3, (62, 122, 158)), (0.5, (84, 150, 182)), (0.7, (122, 182, 204))]),
    "soil": (16, (16, 32, 64, 128), 0.7, [(0.3, (112, 84, 54)), (0.5, (134, 102, 68)), (0.7, (154, 122, 84))]),
    "rock": (17, (8, 16, 32, 64), 0.7, [(0.3, (78, 68, 62)), (0.5, (106, 94, 84)), (0.7, (136, 122, 110))]),
    "plaza": (18, (32, 64, 128), 0.8, [(0.3, (186, 172, 150)), (0.5, (204, 192, 170)), (0.7, (220, 210, 190))]),
    "wheat": (19, (8, 16, 64, 128), 0.8, [(0.3, (198, 162, 70)), (0.5, (216, 184, 90)), (0.7, (232, 206, 122))]),
}


@cache
def texture(name: str, size: int, width: int) -> pygame.Surface:
    seed, octaves, gain, stops = TEXTURES[name]
    rgb = ramp(noise(size, seed, octaves, gain), stops)
    return surface_of(np.tile(rgb, (1, width, 1)))


class Canvas:
    """A picture that is `width` tiles wide and one high. Lengths are tile edges; light comes from the upper left."""

    def __init__(self, size: int, width: int = 1) -> None:
        self.size, self.width = size, width
        self.picture = pygame.Surface((size * width, size), pygame.SRCALPHA)

    def px(self, p: Point) -> Point:
        return p[0] * self.size, p[1] * self.size

    def layer(self) -> pygame.Surface:
        return pygame.Surface(self.picture.get_size(), pygame.SRCALPHA)

    # shapes with one colour

    def polygon(self, points: Line, colour: Sequence[int], onto: pygame.Surface | None = None) -> None:
        pygame.draw.polygon(onto or self.picture, colour, [self.px(p) for p in points])

    def outline(self, points: Line, colour: Sequence[int], width: float) -> None:
        self.stroke([*points, points[0]], colour, width)

    def disc(self, at: Point, radius: float, colour: Sequence[int], onto: pygame.Surface | None = None) -> None:
        pygame.draw.circle(onto or self.picture, colour, self.px(at), radius * self.size)

    def ellipse(self,
                at: Point,
                rx: float,
                ry: float,
                colour: Sequence[int],
                onto: pygame.Surface | None = None) -> None:
        x, y = self.px((at[0] - rx, at[1] - ry))
        pygame.draw.ellipse(onto or self.picture, colour, (x, y, 2 * rx * self.size, 2 * ry * self.size))

    def stroke(self, line: Line, colour: Sequence[int], width: float, onto: pygame.Surface | None = None,
               scale: float = 1.0) -> None:
        """A line of any thickness with round joints and ends."""
        target = onto or self.picture
        radius = width * self.size * scale / 2
        points = [(x * self.size * scale, y * self.size * scale) for x, y in line]
        for (ax, ay), (bx, by) in pairwise(points):
            span = math.hypot(bx - ax, by - ay)
            if span:
                nx, ny = -(by - ay) / span * radius, (bx - ax) / span * radius
                pygame.draw.polygon(target, colour, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny),
                                                     (ax - nx, ay - ny)])
        for p in points:
            pygame.draw.circle(target, colour, p, radius)

    # shapes with a texture, shadows, glazes

    def textured(self, name: str, shape: Callable[[pygame.Surface], None]) -> None:
        """Fill what `shape` draws in white with a texture."""
        mask = self.layer()
        shape(mask)
        mask.blit(texture(name, self.size, self.width), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.picture.blit(mask, (0, 0))

    def textured_polygon(self, name: str, points: Line) -> None:
        self.textured(name, lambda mask: self.polygon(points, WHITE, mask))

    def glaze(self, shape: Callable[[pygame.Surface], None]) -> None:
        """Lay translucent shapes over the picture."""
        mask = self.layer()
        shape(mask)
        self.picture.blit(mask, (0, 0))

    def shadow(self, shape: Callable[[pygame.Surface, float], None], offset: float = 0.012, blur: float = 0.012,
               alpha: int = 110, colour: Colour = SHADE) -> None:
        """A soft shadow, thrown to the lower right. `shape` draws on a small layer, to the scale that it is given."""
        part = 0.25
        width, height = self.picture.get_size()
        small = pygame.Surface((int(width * part), int(height * part)), pygame.SRCALPHA)
        shape(small, part)
        reach = max(1, int(blur * self.size * part))
        soft = pygame.transform.box_blur(pygame.transform.box_blur(small, reach), reach)
        soft = pygame.transform.smoothscale(soft, (width, height))
        soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MIN)
        soft.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        self.picture.blit(soft, (offset * self.size, offset * self.size * 1.3))

    def shadow_polygon(self, points: Line, offset: float = 0.012, blur: float = 0.012, alpha: int = 110) -> None:
        def shape(small: pygame.Surface, k: float) -> None:
            pygame.draw.polygon(small, (20, 16, 8, 255), [(x * self.size * k, y * self.size * k) for x, y in points])
        self.shadow(shape, offset, blur, alpha)

    def shadow_line(self,
                    line: Line,
                    width: float,
                    offset: float = 0.006,
                    blur: float = 0.012,
                    alpha: int = 90) -> None:
        self.shadow(lambda small, k: self.stroke(line, (20, 16, 8, 255), width, small, k), offset, blur, alpha)

    def shadow_disc(self, at: Point, radius: float, offset: float = 0.012, blur: float = 0.012, alpha: int = 120,
                    colour: Colour = SHADE) -> None:
        def shape(small: pygame.Surface, k: float) -> None:
            pygame.draw.circle(small, WHITE, (at[0] * self.size * k, at[1] * self.size * k), radius * self.size * k)
        self.shadow(shape, offset, blur, alpha, colour)


def tint(colour: Colour, by: float) -> Colour:
    """Lighter above 1, darker below."""
    return tuple(max(0, min(255, int(c * by))) for c in colour)  # type: ignore[return-value]


def ring_points(at: Point, radius: float, count: int, turn: float = 0.0) -> Line:
    return [(at[0] + radius * math.cos(turn + 2 * math.pi * k / count),
             at[1] + radius * math.sin(turn + 2 * math.pi * k / count)) for k in range(count)]


def turned(at: Point, angle: float, points: Line) -> Line:
    """Points round the origin, turned and moved to `at`."""
    ca, sa = math.cos(angle), math.sin(angle)
    return [(at[0] + u * ca - v * sa, at[1] + u * sa + v * ca) for u, v in points]
