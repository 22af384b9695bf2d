"""The look: ink, parchment, gold and dark wood; type sizes; and the pictures panels and buttons are made of.

Everything drawn here is cached by what it depends on, so that a frame only blits.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import numpy as np
import pygame

from game.client import assets
from game.client.kept import Kept

Colour = tuple[int, int, int]

INK: Colour = (52, 31, 18)
FADED: Colour = (101, 74, 48)
CREAM: Colour = (250, 240, 214)
PARCHMENT: Colour = (233, 215, 176)
VELLUM: Colour = (243, 230, 199)
GOLD: Colour = (196, 152, 66)
LIGHT_GOLD: Colour = (244, 214, 138)
VERMILION: Colour = (156, 42, 28)
LAPIS: Colour = (34, 66, 116)
LEAF: Colour = (62, 98, 48)

# Type sizes in logical units.
SMALL, BODY, LARGE, HEAD, TITLE = 19, 23, 28, 38, 74
LINE = 1.22
WRAPPED = 900  # texts whose lines are kept
HIT = 44  # the least width and height of what can be clicked


class Theme:
    def __init__(self, scale: float = 1.0, accessible: bool = False) -> None:
        self.scale, self.accessible = scale, accessible
        self.kept = Kept()
        self._lines: OrderedDict[Hashable, list[str]] = OrderedDict()

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def font(self, role: str, size: float) -> assets.Letters:
        return assets.font(self._role(role), max(8, self.px(size)))

    def _role(self, role: str) -> str:
        if not self.accessible:
            return role
        return "accessible_bold" if role in ("bold", "title", "title_bold") else "accessible"

    # words

    def wrap(self, text: str, role: str, size: float, width: int) -> list[str]:
        """The text in lines no wider than so many pixels; it breaks at spaces, inside a word only if it must."""
        key = (text, role, self.px(size), width, self.accessible)
        if key in self._lines:
            return self._lines[key]
        font = self.font(role, size)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if font.size(longer)[0] <= width or not longer:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                while font.size(word)[0] > width and len(word) > 1:
                    cut = next((n for n in range(len(word) - 1, 1, -1) if font.size(word[:n])[0] <= width), 1)
                    lines.append(word[:cut])
                    word = word[cut:]
                line = word
            lines.append(line)
        self._lines[key] = lines
        if len(self._lines) > WRAPPED:
            self._lines.popitem(last=False)
        return lines

    def text_size(self, text: str, role: str, size: float, width: int | None = None) -> tuple[int, int]:
        font = self.font(role, size)
        if width is None:
            width = 1 << 20
        lines = self.wrap(text, role, size, width)
        return max(font.size(line)[0] for line in lines), self.line_height(role, size) * len(lines)

    def line_height(self, role: str, size: float) -> int:
        return round(self.px(size) * LINE)

    def text(self, text: str, role: str, size: float, colour: Colour, width: int | None = None,
             align: str = "left") -> pygame.Surface:
        """The words as a picture, wrapped to a width."""
        key = (text, role, self.px(size), colour, width, align, self.accessible)

        def make() -> pygame.Surface:
            font = self.font(role, size)
            lines = self.wrap(text, role, size, width if width is not None else 1 << 20)
            pictures = [font.render(line, colour) for line in lines]
            wide, high = max(p.get_width() for p in pictures), self.line_height(role, size)
            if len(pictures) == 1 and pictures[0].get_height() <= high:
                high = max(high, pictures[0].get_height())
            whole = pygame.Surface((max(1, wide), high * len(pictures)), pygame.SRCALPHA)
            for index, picture in enumerate(pictures):
                x = {"left": 0, "centre": (wide - picture.get_width()) // 2, "right": wide - picture.get_width()}[align]
                whole.blit(picture, (x, index * high + (high - picture.get_height()) // 2))
            return whole

        return self.kept(key, make)

    # surfaces

    def wood(self, size: tuple[int, int]) -> pygame.Surface:
        return self.kept(("wood", size), lambda: _wood(size))

    def panel(self, surface: pygame.Surface, rect: pygame.Rect, look: str = "parchment") -> None:
        """A sheet with its shadow. Looks: parchment, plain (no ornament), dark."""
        margin = self.px(18)
        picture = self.kept(("panel", rect.size, look, self.px(100)), lambda: _panel(self, rect.size, look, margin))
        surface.blit(picture, (rect.x - margin, rect.y - margin))

    def plate(self, surface: pygame.Surface, rect: pygame.Rect, look: str, state: str = "") -> None:
        """The face of a button or field. Looks: plain, primary, quiet, field, row; states: hover, down, off, on."""
        picture = self.kept(("plate", rect.size, look, state, self.px(100)),
                               lambda: _plate(self, rect.size, look, state))
        surface.blit(picture, rect.topleft)

    def ring(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The focus: two tones, so that it shows on light and on dark."""
        wide = max(2, self.px(3))
        outer = rect.inflate(wide * 4, wide * 4)
        radius = self.px(10)
        pygame.draw.rect(surface, (24, 14, 8), outer, wide, border_radius=radius + wide)
        pygame.draw.rect(surface, (255, 214, 92), outer.inflate(-2 * wide, -2 * wide), wide, border_radius=radius)

    def dim(self, surface: pygame.Surface) -> None:
        surface.blit(self.kept(("dim", surface.get_size()), lambda: _dim(surface.get_size())), (0, 0))


# how the pictures are made


def noise(width: int, height: int, seed: int, octaves: tuple[tuple[int, int], ...], gain: float = 0.55) -> np.ndarray:
    """Smooth value noise, 0..1, whose edges join; each octave is a grid of so many cells across and down."""
    dice = np.random.default_rng(seed)
    out = np.zeros((height, width), np.float32)
    amplitude, total = 1.0, 0.0
    for across, down in octaves:
        grid = np.pad(dice.random((down, across), dtype=np.float32), ((0, 1), (0, 1)), mode="wrap")
        ys, xs = np.linspace(0, down, height, endpoint=False), np.linspace(0, across, width, endpoint=False)
        iy, ix = ys.astype(int), xs.astype(int)
        fy, fx = (ys - iy)[:, None], (xs - ix)[None, :]
        fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        a, b = grid[iy][:, ix], grid[iy][:, ix + 1]
        c, d = grid[iy + 1][:, ix], grid[iy + 1][:, ix + 1]
        out += amplitude * ((a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy)
        total += amplitude
        amplitude *= gain
    return out / total


def _surface(rgb: np.ndarray) -> pygame.Surface:
    return pygame.surfarray.make_surface(np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1)).convert()


def _tiled(size: tuple[int, int], name: str, scale: float) -> pygame.Surface:
    """A texture grows with the screen, or its repetition would show on a fine one."""
    sheet, out = assets.texture(name), pygame.Surface(size, pygame.SRCALPHA)
    if scale > 1:
        sheet = pygame.transform.smoothscale_by(sheet, scale)
    for x in range(0, size[0], sheet.get_width()):
        for y in range(0, size[1], sheet.get_height()):
            out.blit(sheet, (x, y))
    return out


def _wood(size: tuple[int, int]) -> pygame.Surface:
    """The table, darker to the corners."""
    small = (max(2, size[0] // 8), max(2, size[1] // 8))
    x, y = np.linspace(-1, 1, small[0])[None, :], np.linspace(-1, 1, small[1])[:, None]
    light = 255 * np.clip(1.06 - 0.36 * (x * x + y * y), 0, 1)
    vignette = pygame.transform.smoothscale(_surface(np.repeat(light[..., None], 3, axis=2)), size)
    table = _tiled(size, "table", size[1] / 1080).convert()
    table.blit(vignette, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return table


def _rounded(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white mask with smooth corners."""
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * 2)
    return pygame.transform.smoothscale(big, size)


def _shadow(size: tuple[int, int], margin: int, strength: int) -> pygame.Surface:
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    small = pygame.Surface((max(1, whole[0] // 4), max(1, whole[1] // 4)), pygame.SRCALPHA)
    inner = pygame.Rect(margin // 4, margin // 4, size[0] // 4, size[1] // 4)
    pygame.draw.rect(small, (0, 0, 0, strength), inner, border_radius=margin // 6)
    blurred = pygame.transform.box_blur(small, max(1, margin // 8))
    return pygame.transform.smoothscale(blurred, whole)


def _panel(theme: Theme, size: tuple[int, int], look: str, margin: int) -> pygame.Surface:
    width, height = max(4, size[0]), max(4, size[1])
    whole = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    shadow = _shadow((width, height), margin, 170)
    whole.blit(shadow, (theme.px(3), theme.px(5)))
    dark = look == "dark"
    sheet = _tiled((width, height), "table" if dark else "parchment", theme.scale)
    edge = _edge_darkening((width, height), theme.px(34), 0.42 if dark else 0.24)
    sheet.blit(edge, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    sheet.blit(_rounded((width, height), theme.px(9)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rect = sheet.get_rect()
    line = max(1, theme.px(1.4))
    pygame.draw.rect(sheet, (36, 22, 12) if dark else (92, 62, 34), rect, line, border_radius=theme.px(9))
    if look == "parchment":
        _ornament(theme, sheet)
    elif dark:
        inner = rect.inflate(-theme.px(8), -theme.px(8))
        pygame.draw.rect(sheet, (128, 96, 44), inner, line, border_radius=theme.px(6))
    whole.blit(sheet, (margin, margin))
    return whole


def _ornament(theme: Theme, sheet: pygame.Surface) -> None:
    """A gold frame with a quatrefoil in each corner."""
    gap, line = theme.px(9), max(1, theme.px(1.6))
    inner = sheet.get_rect().inflate(-2 * gap, -2 * gap)
    pygame.draw.rect(sheet, (168, 124, 52), inner, line)
    pygame.draw.rect(sheet, (122, 46, 30), inner.inflate(-line * 4, -line * 4), max(1, line // 2))
    petal = max(2, theme.px(4))
    for corner in (inner.topleft, inner.topright, inner.bottomleft, inner.bottomright):
        for dx, dy in ((-petal, 0), (petal, 0), (0, -petal), (0, petal)):
            pygame.draw.aacircle(sheet, (122, 46, 30), (corner[0] + dx, corner[1] + dy), petal)
        pygame.draw.aacircle(sheet, (206, 164, 80), corner, max(1, round(petal * 0.9)))


def _edge_darkening(size: tuple[int, int], reach: int, strength: float) -> pygame.Surface:
    width, height = size
    x = np.minimum(np.arange(width), np.arange(width)[::-1])[None, :] / max(1, reach)
    y = np.minimum(np.arange(height), np.arange(height)[::-1])[:, None] / max(1, reach)
    light = 1 - strength * np.clip(1 - np.minimum(x, y), 0, 1) ** 2
    warm = np.stack([light, light ** 1.15, light ** 1.5], axis=-1) * 255
    return _surface(warm)


_FACES: dict[str, tuple[Colour, Colour, Colour]] = {  # look -> face, border, inner line
    "plain": ((224, 200, 152), (104, 70, 38), (186, 142, 66)),
    "primary": ((150, 40, 27), (74, 16, 10), (232, 186, 96)),
    "field": ((250, 241, 217), (120, 88, 52), (214, 190, 146)),
    "on": ((64, 96, 50), (34, 56, 26), (206, 176, 96)),
}


def _plate(theme: Theme, size: tuple[int, int], look: str, state: str) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    radius, line = theme.px(8), max(1, theme.px(1.5))
    if look in ("quiet", "row"):
        if state in ("hover", "down", "on"):
            strength = {"hover": 46, "down": 84, "on": 66}[state]
            pygame.draw.rect(out, (150, 96, 30, strength), out.get_rect(), border_radius=radius)
        return out
    # What cannot be used now is no red that calls for a click.
    face, border, inner = (np.array(colour, np.float32)
                           for colour in _FACES["plain" if look == "primary" and state == "off" else look])
    if state == "off":
        face, border, inner = face * 0.55 + 100, border * 0.5 + 100, inner * 0.5 + 96
    bright = {"hover": 1.1, "down": 0.86}.get(state, 1.0)
    height, width = max(2, size[1]), max(2, size[0])
    slope = np.linspace(0.92, 1.07, height) if state == "down" or look == "field" else np.linspace(1.09, 0.9, height)
    grain = noise(width, height, 13, tuple((max(1, width // cell), max(1, height // cell)) for cell in (24, 6)))
    rgb = face * bright * (slope[:, None] * (0.95 + 0.1 * grain))[..., None]
    sheet = _surface(np.broadcast_to(rgb, (height, width, 3))).convert_alpha()
    sheet = pygame.transform.scale(sheet, size)
    sheet.blit(_rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(sheet, (0, 0))
    rect = out.get_rect()
    pygame.draw.rect(out, tuple(int(c) for c in border), rect, line, border_radius=radius)
    shrink = 2 * (line + max(1, theme.px(2)))
    if look != "field" and rect.width > shrink * 2 and rect.height > shrink * 2:
        gold = np.minimum(inner * (1.18 if state == "hover" else 1.0), 255)
        pygame.draw.rect(out, tuple(int(c) for c in gold), rect.inflate(-shrink, -shrink), max(1, line - 1),
                         border_radius=max(1, radius - shrink // 2))
    return out


def _dim(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((18, 10, 4, 150))
    return veil
