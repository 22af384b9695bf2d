"""The pen: shapes with shaded colour and an ink outline, gold leaf, patterned grounds, glow and shadow.

A miniature is 1.2 wide and 1 high: x from -0.6 to 0.6 with 0 in the middle, y from 0 (top) to 1 (bottom). Light comes
from the upper left. Everything is drawn OVERSAMPLING times larger and scaled down once. The same seed gives the same
picture.
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from tools.paint.brush import noise

from .lines import Line, Point, box, curve, moved, ring, star, tube, turned

Colour = tuple[int, int, int]

WIDE = 1.2
OVERSAMPLING = 3
INK: Colour = (44, 28, 22)
GOLD: Colour = (232, 182, 72)
GOLD_DARK: Colour = (150, 98, 26)
GOLD_LIGHT: Colour = (255, 236, 158)
PARCHMENT: Colour = (243, 230, 198)
RUBY: Colour = (196, 40, 54)
SAPPHIRE: Colour = (46, 92, 176)
EMERALD: Colour = (44, 138, 92)

# the grounds of noble, religious, trade, military and unique districts
OCHRE: Colour = (206, 152, 62)
BLUE: Colour = (62, 104, 160)
GREEN: Colour = (70, 134, 92)
RED: Colour = (170, 58, 52)
PURPLE: Colour = (112, 76, 132)


def tint(colour: Colour, by: float) -> Colour:
    """Lighter above 1 (towards white), darker below."""
    if by > 1:
        return blend(colour, (255, 250, 236), min(1.0, by - 1))
    return (round(colour[0] * by), round(colour[1] * by), round(colour[2] * by))


def blend(a: Colour, b: Colour, part: float) -> Colour:
    return (round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part), round(a[2] + (b[2] - a[2]) * part))


class Pen:
    """Draws one picture of `wide` by 1."""

    def __init__(self, height: int, seed: int, wide: float = WIDE, clear: bool = False) -> None:
        self.height, self.wide = height, wide
        self.unit = height * OVERSAMPLING
        self.size = round(height * wide) * OVERSAMPLING, self.unit
        self.rng = random.Random(seed)
        self.image = Image.new("RGBA", self.size, (0, 0, 0, 0) if clear else (*PARCHMENT, 255))

    # the ground work

    def px(self, p: Point) -> Point:
        return (p[0] + self.wide / 2) * self.unit, p[1] * self.unit

    def mask(self, points: Sequence[Point], margin: float = 0.0) -> tuple[Image.Image, tuple[int, int]] | None:
        """What the shape covers, cut to its surroundings, and where that lies."""
        at = [self.px(p) for p in points]
        m = margin * self.unit
        x0, y0 = max(0, math.floor(min(p[0] for p in at) - m)), max(0, math.floor(min(p[1] for p in at) - m))
        x1 = min(self.size[0], math.ceil(max(p[0] for p in at) + m) + 1)
        y1 = min(self.size[1], math.ceil(max(p[1] for p in at) + m) + 1)
        if x1 <= x0 or y1 <= y0:
            return None
        mask = Image.new("L", (x1 - x0, y1 - y0), 0)
        ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in at], fill=255)
        return mask, (x0, y0)

    def lay(self, rgb: Image.Image | Colour, mask: Image.Image, at: tuple[int, int]) -> None:
        """Paint through a mask."""
        if isinstance(rgb, tuple):
            rgb = Image.new("RGB", mask.size, rgb)
        top = rgb.convert("RGBA")
        top.putalpha(mask)
        self.image.alpha_composite(top, at)

    # shapes

    def fill(self, points: Sequence[Point], colour: Colour, shade: float = 0.0, alpha: float = 1.0) -> None:
        """A shape without outline; `shade` makes its upper left lighter and its lower right darker."""
        found = self.mask(points)
        if not found:
            return
        mask, at = found
        if alpha < 1:
            mask = mask.point(lambda v: round(v * alpha))
        self.lay(gradient(mask.size, tint(colour, 1 + shade), tint(colour, 1 - shade)) if shade else colour, mask, at)

    def shape(self, points: Sequence[Point], colour: Colour, shade: float = 0.16, line: float = 0.006,
              ink: Colour = INK) -> None:
        self.fill(points, colour, shade)
        if line:
            self.outline(points, line, ink)

    def outline(self, points: Sequence[Point], width: float = 0.006, ink: Colour = INK) -> None:
        """An ink line round a shape, heavier on the side away from the light."""
        self.line([*points, points[0]], ink, width)
        self.line(moved([*points, points[0]], width * 0.22, width * 0.3), ink, width * 0.8)

    def line(self, points: Sequence[Point], colour: Colour = INK, width: float = 0.006, alpha: float = 1.0) -> None:
        at = [self.px(p) for p in points]
        thick = max(1.0, width * self.unit)
        if alpha < 1:
            left = [min(p[k] for p in points) - width for k in (0, 1)]
            right = [max(p[k] for p in points) + width for k in (0, 1)]
            found = self.mask(box(left[0], left[1], right[0], right[1]))
            if not found:
                return
            mask, corner = found
            mask.paste(0, (0, 0, *mask.size))
            stroke(ImageDraw.Draw(mask), [(x - corner[0], y - corner[1]) for x, y in at], thick, round(255 * alpha))
            self.lay(colour, mask, corner)
        else:
            stroke(ImageDraw.Draw(self.image), at, thick, (*colour, 255))

    def tapered(self, points: Line, first: float, last: float, colour: Colour = INK) -> None:
        self.fill(tube(points, (first, last)), colour)

    def band(self, line: Line, widths: tuple[float, float], colour: Colour, shade: float = 0.2, ink: float = 0.008,
             bare: float = 0.0) -> None:
        """A thick round line that grows from one width to the other; its first part may go without an outline."""
        xs, ys = [p[0] for p in line], [p[1] for p in line]
        reach = max(widths)
        found = self.mask(box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach))
        if not found:
            return
        empty, at = found
        lead = 0.22 if bare else 0.0
        dense = [(a[0] + (b[0] - a[0]) * k / 6, a[1] + (b[1] - a[1]) * k / 6) for a,
                 b in pairwise(line) for k in range(6)]
        for extra, first in ((ink, bare), (0.0, 0.0)):
            mask = Image.new("L", empty.size, 0)
            draw = ImageDraw.Draw(mask)
            for k, p in enumerate(dense):
                part = k / len(dense)
                if part < first:
                    continue
                x, y = self.px(p)
                r = ((widths[0] + (widths[1] - widths[0]) * part) / 2 + extra) * self.unit
                solid = 255 if extra or not lead else round(255 * min(1.0, part / lead))
                draw.ellipse((x - at[0] - r, y - at[1] - r, x - at[0] + r, y - at[1] + r), fill=solid)
            self.lay(INK if extra else gradient(mask.size, tint(colour, 1 + shade), tint(colour, 1 - shade)), mask, at)

    def disc(self, at: Point, radius: float, colour: Colour, shade: float = 0.2, line: float = 0.006) -> None:
        self.shape(ring(at, radius), colour, shade, line)

    def dot(self, at: Point, radius: float, colour: Colour = INK) -> None:
        x, y = self.px(at)
        r = radius * self.unit
        ImageDraw.Draw(self.image).ellipse((x - r, y - r, x + r, y + r), fill=(*colour, 255))

    def clipped(self, points: Sequence[Point]) -> "Clip":
        """While it lasts, nothing outside the shape is changed."""
        return Clip(self, points)

    # gold, light and shade

    def gold(self, points: Sequence[Point], line: float = 0.006, shine: float = 1.0) -> None:
        """Burnished leaf: light and dark bands that run aslant, and an ink outline."""
        found = self.mask(points)
        if not found:
            return
        mask, at = found
        w, h = mask.size
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        t = (x + at[0]) / self.unit * 1.0 + (y + at[1]) / self.unit * 1.6
        wave = 0.5 + 0.5 * np.sin(t * 15) * 0.62 + 0.19 * np.sin(t * 41 + 1)
        slope = 1 - (x / max(w, 1) * 0.5 + y / max(h, 1) * 0.5)
        value = np.clip(0.25 + 0.5 * slope + (wave - 0.5) * 0.55 * shine, 0, 1)
        stops = np.array([GOLD_DARK, (206, 148, 46), GOLD, (246, 212, 112), GOLD_LIGHT], np.float32)
        rgb = np.stack([np.interp(value, np.linspace(0, 1, 5), stops[:, k]) for k in range(3)], -1)
        self.lay(Image.fromarray(rgb.astype(np.uint8), "RGB"), mask, at)
        if line:
            self.outline(points, line, (84, 50, 18))

    def shadow(self, points: Sequence[Point], dx: float = 0.014, dy: float = 0.02, blur: float = 0.014,
               alpha: float = 0.42) -> None:
        """A soft shadow to the lower right of a shape."""
        found = self.mask(moved(points, dx, dy), blur * 2.5)
        if not found:
            return
        mask, at = found
        soft = mask.filter(ImageFilter.GaussianBlur(blur * self.unit)).point(lambda v: round(v * alpha))
        self.lay((24, 12, 14), soft, at)

    def glow(self, at: Point, radius: float, colour: Colour, alpha: float = 0.8) -> None:
        found = self.mask(box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius))
        if not found:
            return
        mask, corner = found
        y, x = np.mgrid[0:mask.size[1], 0:mask.size[0]].astype(np.float32)
        cx, cy = self.px(at)
        far = np.hypot(x + corner[0] - cx, y + corner[1] - cy) / (radius * self.unit)
        fade = np.clip(1 - far, 0, 1) ** 1.7 * 255 * alpha
        self.lay(colour, Image.fromarray(fade.astype(np.uint8), "L"), corner)

    # grounds

    def wash(self, top: Colour, bottom: Colour, points: Sequence[Point] | None = None) -> None:
        """A sky or a wall: one colour above, one below."""
        found = self.mask(points or box(-self.wide / 2, 0, self.wide / 2, 1))
        if found:
            mask, at = found
            self.lay(gradient(mask.size, top, bottom, True), mask, at)

    def diaper(self, colour: Colour, pattern: str = "lozenge", gold: bool = True) -> None:
        """The ground of a miniature: one colour with a small golden pattern."""
        self.wash(tint(colour, 1.1), tint(colour, 0.8))
        light = blend(colour, GOLD_LIGHT if gold else (255, 255, 255), 0.42)
        dark = tint(colour, 0.74)
        across, down = 0.12, 0.1
        if pattern == "lozenge":
            for k in range(-14, 15):
                for lean in (-0.6, 0.6):
                    self.line([(k * across, 0), (k * across + lean, 1)], light, 0.0035, 0.7)
        for row in range(12):
            for column in range(-7, 8):
                odd = (row + (pattern == "lozenge")) % 2
                at = (column + odd / 2) * across, row * down
                if abs(at[0]) < self.wide / 2 + across:
                    self.motif(pattern, at, light, dark)

    def motif(self, pattern: str, at: Point, light: Colour, dark: Colour) -> None:
        x, y = at
        match pattern:
            case "lozenge":
                self.dot(at, 0.0075, light)
            case "stars":
                self.fill(star(at, 0.02, 6, 0.4), light)
            case "check":
                self.fill([(x, y - 0.05), (x + 0.06, y), (x, y + 0.05), (x - 0.06, y)], dark)
                self.dot(at, 0.008, light)
            case "lily":
                foot = (x, y + 0.012)
                petal = curve([foot, (x - 0.009, y - 0.012), (x, y - 0.032), (x + 0.009, y - 0.012)], True, 5)
                for angle in (-38, 0, 38):
                    self.fill(turned(petal, angle, foot), light)
                self.line([(x - 0.014, y + 0.012), (x + 0.014, y + 0.012)], light, 0.005)
                self.fill([(x - 0.006, y + 0.014), (x + 0.006, y + 0.014), (x, y + 0.028)], light)
            case "cross":
                self.line([(x - 0.017, y), (x + 0.017, y)], light, 0.007)
                self.line([(x, y - 0.017), (x, y + 0.017)], light, 0.007)
            case "coin":
                self.outline(ring(at, 0.022, count=20), 0.004, light)
                self.dot(at, 0.007, light)
            case "clover":
                for dx, dy in ((0, -0.013), (0.013, 0), (0, 0.013), (-0.013, 0)):
                    self.dot((x + dx, y + dy), 0.0095, light)
                self.dot(at, 0.005, dark)
            case "chevron":
                self.line([(x - 0.03, y + 0.014), (x, y - 0.012), (x + 0.03, y + 0.014)], light, 0.006)
            case "wave":
                self.line(curve([(x - 0.05, y), (x - 0.025, y - 0.014), (x, y), (x + 0.025, y + 0.014), (x + 0.05, y)]),
                          light, 0.005)

    def stone(self, points: Sequence[Point], colour: Colour, course: float = 0.05, alpha: float = 0.5) -> None:
        """Joints of a masonry within a shape, and a few darker and lighter stones."""
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        with self.clipped(points):
            y, row = min(ys), 0
            while y < max(ys):
                x = min(xs) - course * self.rng.uniform(0.2, 1.6)
                while x < max(xs):
                    wide = course * self.rng.uniform(1.3, 2.2)
                    if self.rng.random() < 0.3:
                        tone = tint(colour, self.rng.choice((0.9, 0.84, 1.12, 1.2)))
                        self.fill(box(x, y, x + wide, y + course), tone, 0, 0.6)
                    self.line([(x, y), (x, y + course)], tint(colour, 0.6), 0.003, alpha)
                    x += wide
                self.line([(min(xs), y), (max(xs), y)], tint(colour, 0.6), 0.003, alpha)
                y += course
                row += 1

    # the finish

    def finished(self, frame: bool = True) -> Image.Image:
        """Parchment grain, a little darker towards the rim, a golden fillet, and the final size."""
        if frame:
            half = self.wide / 2
            for inset, width, colour in ((0.0, 0.02, INK), (0.004, 0.015, GOLD), (0.0065, 0.006, GOLD_LIGHT),
                                         (0.0165, 0.005, INK)):
                rim = box(-half + inset, inset, half - inset, 1 - inset)
                self.line([*rim, rim[0]], colour, width)
        final = self.size[0] // OVERSAMPLING, self.size[1] // OVERSAMPLING
        small = self.image.resize(final, Image.Resampling.LANCZOS)
        if not frame:
            return small
        rgb = np.asarray(small.convert("RGB")).astype(np.float32)
        h, w = rgb.shape[:2]
        side = max(h, w)
        grain = noise(side, 71, (4, 8, 16, 64, 128), 0.75)[:h, :w]
        fine = noise(side, 72, (128, 256), 0.9)[:h, :w]
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        rim = ((x / w - 0.5) ** 2 * 2 + (y / h - 0.5) ** 2 * 2) ** 1.5
        rgb *= (1 + (grain - 0.5) * 0.2 + (fine - 0.5) * 0.07 - rim * 0.22)[..., None]
        return Image.fromarray(np.clip(rgb, 0, 255).astype(np.uint8), "RGB")


class Clip:
    """Keeps what lies outside a shape as it was."""

    def __init__(self, pen: Pen, points: Sequence[Point]) -> None:
        self.pen, self.points = pen, points

    def __enter__(self) -> None:
        self.found = self.pen.mask(self.points)
        self.before = self.pen.image
        if self.found:
            mask, at = self.found
            self.kept = self.pen.image.crop((*at, at[0] + mask.size[0], at[1] + mask.size[1]))
            self.pen.image = self.pen.image.copy()

    def __exit__(self, *_: Any) -> None:
        if self.found:
            mask, at = self.found
            drawn = self.pen.image.crop((*at, at[0] + mask.size[0], at[1] + mask.size[1]))
            self.kept.paste(drawn, (0, 0), mask)
            self.before.paste(self.kept, at)
        self.pen.image = self.before


def stroke(draw: ImageDraw.ImageDraw, points: Sequence[Point], width: float, fill: Any) -> None:
    """A line with round joints and ends."""
    r = width / 2
    for a, b in pairwise(points):
        span = math.hypot(b[0] - a[0], b[1] - a[1])
        if span:
            nx, ny = -(b[1] - a[1]) / span * r, (b[0] - a[0]) / span * r
            draw.polygon([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny),
                          (a[0] - nx, a[1] - ny)], fill=fill)
    if r >= 1:
        for x, y in points:
            draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)


def gradient(size: tuple[int, int], first: Colour, last: Colour, upright: bool = False) -> Image.Image:
    """From the upper left to the lower right, or from above to below."""
    w, h = size
    y, x = np.ogrid[0:h, 0:w]
    down = y / max(1, h - 1)
    part: NDArray[Any] = down + np.zeros((1, w)) if upright else x / max(1, w - 1) * 0.55 + down * 0.45
    a, b = np.array(first, np.float32), np.array(last, np.float32)
    return Image.fromarray((a + (b - a) * part[..., None]).astype(np.uint8), "RGB")
