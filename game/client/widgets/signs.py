"""Keys and buttons as one sees them on the device: caps of keys, coloured buttons of a pad, a mouse with its wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.client.actions import label
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Colour, Theme

HEIGHT = 32  # logical units
CAP: Colour = (250, 243, 224)
CAP_EDGE: Colour = (92, 66, 42)
INK: Colour = (44, 28, 18)
PAD: Colour = (52, 44, 42)
FACES: dict[str, tuple[Colour, str]] = {  # button -> its colour, and its shape on pads that show shapes
    "a": ((126, 196, 92), "cross"), "b": ((230, 96, 84), "circle"), "x": ((102, 158, 232), "square"),
    "y": ((242, 204, 84), "triangle")}
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
STICKS = {"lefty-": "up", "lefty+": "down", "leftx-": "left", "leftx+": "right", "righty-": "up", "righty+": "down",
          "rightx-": "left", "rightx+": "right"}


def sign(theme: Theme, source: str, height: float = HEIGHT, shaped: bool = False) -> pygame.Surface:
    """The picture of a source, so many logical units high. `shaped`: the buttons of the pad show shapes, no letters."""
    px = theme.px(height)
    return theme.kept(("sign", source, px, shaped), lambda: _drawn(theme, source, px, shaped))


def _drawn(theme: Theme, source: str, px: int, shaped: bool) -> pygame.Surface:
    family, _, name = source.partition(":")
    if family == "pad":
        return _pad(theme, name, px, shaped)
    if family in ("mouse", "wheel"):
        return _mouse(theme, source, px)
    return _cap(theme, label(source), name, px)


def _words(theme: Theme, text: str, px: int, ink: Colour) -> pygame.Surface:
    return theme.text(text, "bold", px / theme.scale, ink)


def _cap(theme: Theme, text: str, key: str, px: int) -> pygame.Surface:
    """A key. Arrows, the long bar, Enter and Backspace are drawn, the rest is written."""
    drawn = WAYS.get(key) or key in ("return", "space", "backspace")
    words = None if drawn else _words(theme, text, round(px * 0.62), INK)
    wide = {"space": px * 2, "return": px * 3 // 2, "backspace": px * 3 // 2}.get(key, px) if drawn else px
    out = pygame.Surface((max(wide, (words.get_width() if words else 0) + round(px * 0.5)), px), pygame.SRCALPHA)
    rect, radius = out.get_rect(), max(2, px // 6)
    pygame.draw.rect(out, CAP_EDGE, rect, border_radius=radius)
    face = pygame.Rect(1, 1, rect.width - 2, rect.height - max(3, px // 8))
    pygame.draw.rect(out, CAP, face, border_radius=radius)
    x, y = face.center
    reach, line = px * 0.24, max(2, px // 12)
    if words:
        out.blit(words, words.get_rect(center=face.center))
    elif key in WAYS:
        _arrow(out, face.center, key, reach, INK)
    elif key == "space":
        half = px * 0.55
        pygame.draw.lines(out, INK, False, [(x - half, y - reach / 2), (x - half, y + reach / 2),
                                            (x + half, y + reach / 2), (x + half, y - reach / 2)], line)
    else:
        pygame.draw.line(out, INK, (x - reach, y), (x + reach * 1.6, y), line)
        _arrow(out, (x - reach, y), "left", reach * 0.7, INK)
        if key == "return":
            pygame.draw.line(out, INK, (x + reach * 1.6, y), (x + reach * 1.6, y - reach), line)
    return out


def _arrow(surface: pygame.Surface, at: tuple[float, float], way: str, size: float, ink: Colour) -> None:
    (dx, dy), (x, y) = WAYS[way], at
    tip, left = (x + dx * size, y + dy * size), (x - dx * size * 0.7 - dy * size, y - dy * size * 0.7 + dx * size)
    right = (x - dx * size * 0.7 + dy * size, y - dy * size * 0.7 - dx * size)
    pygame.draw.polygon(surface, ink, [tip, left, right])


def _pad(theme: Theme, name: str, px: int, shaped: bool) -> pygame.Surface:
    times = 3
    big = px * times
    if name in FACES:
        out, (colour, shape) = pygame.Surface((big, big), pygame.SRCALPHA), FACES[name]
        pygame.draw.circle(out, PAD, (big / 2, big / 2), big / 2)
        if shaped:
            _shape(out, shape, big, colour)
        out = pygame.transform.smoothscale(out, (px, px))
        if not shaped:
            words = _words(theme, name.upper(), round(px * 0.7), colour)
            out.blit(words, words.get_rect(center=(px // 2, px // 2)))
        return out
    if name in WAYS:
        return pygame.transform.smoothscale(_cross(big, name), (px, px))
    if name in STICKS or name in ("leftstick", "rightstick"):
        return _stick(theme, name, px)
    words = _words(theme, label(f"pad:{name}"), round(px * 0.58), CAP)
    out = pygame.Surface((max(px, words.get_width() + round(px * 0.6)), px), pygame.SRCALPHA)
    pygame.draw.rect(out, PAD, out.get_rect().inflate(0, -px // 8), border_radius=px // 3)
    out.blit(words, words.get_rect(center=out.get_rect().center))
    return out


def _shape(out: pygame.Surface, shape: str, big: int, ink: Colour) -> None:
    middle, reach, wide = big / 2, big * 0.24, max(2, big // 12)
    if shape == "circle":
        pygame.draw.circle(out, ink, (middle, middle), reach, wide)
    elif shape == "square":
        pygame.draw.rect(out, ink, (middle - reach, middle - reach, 2 * reach, 2 * reach), wide)
    elif shape == "triangle":
        pygame.draw.polygon(out, ink, [(middle, middle - reach * 1.1), (middle + reach * 1.1, middle + reach * 0.8),
                                       (middle - reach * 1.1, middle + reach * 0.8)], wide)
    else:
        for a, b in ((-1, 1), (1, -1)):
            pygame.draw.line(out, ink, (middle - reach, middle + a * reach), (middle + reach, middle + b * reach), wide)


def _cross(big: int, way: str) -> pygame.Surface:
    """The cross of a pad with one arm lit."""
    out, arm = pygame.Surface((big, big), pygame.SRCALPHA), round(big * 0.32)
    edge = (big - arm) // 2
    pygame.draw.rect(out, PAD, (edge, 0, arm, big), border_radius=arm // 5)
    pygame.draw.rect(out, PAD, (0, edge, big, arm), border_radius=arm // 5)
    dx, dy = WAYS[way]
    lit = pygame.Rect(edge, edge, arm, arm).move(dx * edge, dy * edge).inflate(-arm // 4, -arm // 4)
    pygame.draw.rect(out, CAP, lit, border_radius=arm // 6)
    return out


def _stick(theme: Theme, name: str, px: int) -> pygame.Surface:
    """A stick, with where it is moved to, or pressed."""
    letter, way = ("L" if name.startswith("left") else "R"), STICKS.get(name, "")
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.aacircle(out, PAD, (px // 2, px // 2), px // 2)
    if not way:
        pygame.draw.aacircle(out, (132, 118, 108), (px // 2, px // 2), round(px * 0.4), max(1, px // 16))
    words = _words(theme, letter if way else f"{letter}3", round(px * 0.5), CAP)
    dx, dy = WAYS.get(way, (0, 0))
    out.blit(words, words.get_rect(center=(round(px * (0.5 - dx * 0.12)), round(px * (0.5 - dy * 0.12)))))
    if way:
        _arrow(out, (px * (0.5 + dx * 0.34), px * (0.5 + dy * 0.34)), way, px * 0.13, FACES["y"][0])
    return out


def _mouse(theme: Theme, source: str, px: int) -> pygame.Surface:
    """A mouse with the button lit that is meant, or its number on it: it is read on dark ground too."""
    wide = round(px * 0.7)
    out = pygame.Surface((wide, px), pygame.SRCALPHA)
    body = pygame.Rect(0, 0, wide, px)
    pygame.draw.rect(out, CAP_EDGE, body, border_radius=wide // 2)
    inner = body.inflate(-2 * max(1, px // 14), -2 * max(1, px // 14))
    pygame.draw.rect(out, CAP, inner, border_radius=inner.width // 2)
    half, lit = inner.height * 2 // 5, LIT.get(source)
    for side, left in (("left", inner.left), ("right", inner.centerx)):
        if lit == side:
            corner = {"border_top_left_radius" if side == "left" else "border_top_right_radius": inner.width // 2}
            pygame.draw.rect(out, (178, 52, 34), (left, inner.top, inner.width // 2 + 1, half), **corner)
    pygame.draw.line(out, CAP_EDGE, (inner.left, inner.top + half), (inner.right - 1, inner.top + half))
    pygame.draw.line(out, CAP_EDGE, (inner.centerx, inner.top), (inner.centerx, inner.top + half))
    wheel = pygame.Rect(0, 0, max(3, wide // 4), max(4, half * 2 // 3))
    wheel.center = (inner.centerx, inner.top + half // 2 + 1)
    pygame.draw.rect(out, (178, 52, 34) if lit == "wheel" else CAP_EDGE, wheel, border_radius=wheel.width // 2)
    palm = (inner.centerx, inner.top + half + (inner.height - half) // 2 - 1)
    if source.startswith("wheel:"):
        _arrow(out, palm, source[6:], px * 0.16, INK)
    elif lit is None:
        words = _words(theme, source[6:], round(px * 0.5), INK)
        out.blit(words, words.get_rect(center=palm))
    return out


LIT = {"mouse:1": "left", "mouse:2": "wheel", "mouse:3": "right"}


class Signs(Widget):
    """Some signs side by side."""

    GAP = 6

    def __init__(self, sources: Sequence[str], *, shaped: bool = False, height: float = HEIGHT,
                 **common: Any) -> None:
        super().__init__(**common)
        self.sources, self.shaped, self.height = list(sources), shaped, height

    def measure(self, theme: Theme, width: int) -> Size:
        widths = [sign(theme, source, self.height, self.shaped).get_width() for source in self.sources]
        return sum(widths) + theme.px(self.GAP) * max(0, len(widths) - 1), theme.px(self.height)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        x = self.rect.x
        for source in self.sources:
            picture = sign(theme, source, self.height, self.shaped)
            surface.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
            x += picture.get_width() + theme.px(self.GAP)
