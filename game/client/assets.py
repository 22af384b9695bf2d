"""The one place that finds files: typefaces, pictures, icons, textures, sounds and words under assets/.

Everything is loaded when it is first asked for and then kept. Pictures are converted for the screen when there is one.

`tile_spots(tile_id)` tells, for each feature key of a tile, where a figure stands and what area the feature covers, in
tile edges at rotation 0 (x to the east, y to the south; 0..1, a double tile 0..2 by 0..1):

    {"c1": {"spot": [x, y], "polygons": [[[x, y], ...], ...]},               cities, monasteries, gardens, castles, ...
     "f1": {"spot": [x, y], "polygons": [...], "holes": [...]},              holes only where there are any
     "r1": {"spot": [x, y], "road": [[[x, y], ...], ...], "width": 0.074}}   roads and rivers: polylines of a width
"""

from __future__ import annotations

import io
import json
import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from unicodedata import category

import numpy as np
import pygame

from game.client import emblems

Colour = tuple[int, int, int]

TILE = 512                     # px of a tile's edge in its picture
FIGURE = 192                   # px of a figure's picture
SEAT_COLOURS: dict[str, Colour] = {
    "vermilion": (0xD5, 0x5E, 0x00), "blue": (0x00, 0x72, 0xB2), "yellow": (0xF0, 0xE4, 0x42),
    "black": (0x1A, 0x1A, 0x1A), "white": (0xF4, 0xF1, 0xEA), "pink": (0xCC, 0x79, 0xA7)
}
# of the two more seats that the card game has
MORE_COLOURS: dict[str, Colour] = {"green": (0x00, 0x9E, 0x73), "sky": (0x8C, 0xC8, 0xEE)}
ALL_COLOURS = SEAT_COLOURS | MORE_COLOURS
TYPEFACES = {
    "body": "Alegreya_400Regular", "medium": "Alegreya_500Medium", "bold": "Alegreya_700Bold",
    "italic": "Alegreya_400Regular_Italic", "title": "Cinzel_700Bold", "title_light": "Cinzel_400Regular",
    "title_bold": "Cinzel_700Bold", "accessible": "AtkinsonHyperlegibleNext_400Regular",
    "accessible_bold": "AtkinsonHyperlegibleNext_700Bold"
}
TYPEFACES["plain"] = TYPEFACES["accessible"]
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">{body}</svg>'


def base() -> Path:
    """Where the program's files lie: the unpacked package, or the checkout; never the working directory."""
    packed = getattr(sys, "_MEIPASS", None)
    return Path(packed) if packed else Path(__file__).resolve().parents[2]


def resource(path: str) -> Path:
    """A file or folder of assets/."""
    return base() / "assets" / path


@cache
def _typeface_bytes(name: str) -> bytes:
    return resource(f"fonts/{name}.ttf").read_bytes()


class Letters:
    """Words in one typeface and size.

    Small ones are drawn large and made smaller: drawn as they are, every letter and space would begin on a whole
    pixel, and at 13 pixels words run together.
    """

    SMALL, TIMES, INK = 22, 4, 1.25  # pixels; how much larger; making smaller thins the strokes

    def __init__(self, role: str, px: int) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._times = self.TIMES if px < self.SMALL else 1
        self._font = pygame.font.Font(io.BytesIO(_typeface_bytes(TYPEFACES[role])), px * self._times)

    def size(self, text: str) -> tuple[int, int]:
        wide, high = self._font.size(_drawable(text))
        return -(-wide // self._times), -(-high // self._times)

    def render(self, text: str, colour: tuple[int, int, int]) -> pygame.Surface:
        wide, high = self.size(text)
        if not wide:
            return pygame.Surface((0, high), pygame.SRCALPHA)
        picture = self._font.render(_drawable(text), True, colour)
        if self._times == 1:
            return picture
        picture = pygame.transform.smoothscale(picture, (wide, high))
        alpha = pygame.surfarray.pixels_alpha(picture)
        alpha[:] = np.minimum(alpha * self.INK, 255)
        del alpha  # it locks the picture
        return picture


def _drawable(text: str) -> str:
    """With a box for each character that is no letter, sign or space: a damaged file may hold such as pygame does not
    draw."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or category(one) == "Zs" else "\ufffd" for one in text)


@lru_cache(maxsize=96)
def font(role: str, px: int) -> Letters:
    return Letters(role, px)


def _picture(path: str) -> pygame.Surface:
    surface = pygame.image.load(resource(path))
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    return surface.convert_alpha(
    ) if surface.get_flags() & pygame.SRCALPHA or surface.get_masks()[3] else surface.convert()


@lru_cache(maxsize=4)  # who draws many keeps them in the sizes that are drawn
def tile_picture(tile_id: str) -> pygame.Surface:
    """The tile at rotation 0, TILE px high; `back` is the back of every tile."""
    return _picture(f"pictures/tiles/{tile_id}.webp")


@cache
def large_tiles() -> frozenset[str]:
    """The tiles with a second picture of twice the size, for those who look closely on a large screen."""
    return frozenset(path.stem for path in resource("pictures/tiles/large").glob("*.webp"))


@cache
def squares_across(tile_id: str) -> int:
    """How many squares wide the tile lies at rotation 0: 2 of a double tile, else 1."""
    picture = tile_picture(tile_id)
    return round(picture.get_width() / picture.get_height())


@lru_cache(maxsize=1)
def large_tile_picture(tile_id: str) -> pygame.Surface:
    """One of the `large_tiles`, 2 * TILE px high."""
    return _picture(f"pictures/tiles/large/{tile_id}.webp")


@cache
def _all_spots() -> dict[str, dict[str, Any]]:
    spots: dict[str, dict[str, Any]] = json.loads(resource("pictures/tiles/spots.json").read_text("utf-8"))
    return spots


def tile_spots(tile_id: str) -> dict[str, Any]:
    return _all_spots()[tile_id]


@cache
def figure_picture(figure: str, colour: str | None = None) -> pygame.Surface:
    """A figure in a seat's colour, or a piece that is nobody's (fairy, dragon, floor); it stands on the lower rim."""
    if colour is None:
        return _picture(f"pictures/figures/{figure}.webp")
    if emblems.worn[colour] == emblems.EMBLEMS[colour]:
        return _picture(f"pictures/figures/{figure}-{colour}.webp")
    x, y, radius = _emblem_spots()[figure]
    bare = _picture(f"pictures/figures/{figure}-{colour}-bare.webp")
    return emblems.stamped(bare, emblems.worn[colour], (x, y), radius, SEAT_COLOURS[colour])


emblems.forgets(figure_picture.cache_clear)


@cache
def _emblem_spots() -> dict[str, tuple[float, float, float]]:
    """Where each figure wears its emblem, and how large."""
    spots: dict[str, tuple[float, float, float]] = json.loads(resource("pictures/figures/emblems.json").read_text())
    return spots


@lru_cache(maxsize=8)
def card_picture(name: str) -> pygame.Surface:
    """Of the card game: the picture of a character or a district by its key (720 x 600 px), `back` (500 x 770 px), or
    with alpha `coin`, `crown`, `purse` and the seals `noble`, `religious`, `trade`, `military`, `unique` (192 px)."""
    return _picture(f"cards/{name}.webp")


@cache
def texture(name: str) -> pygame.Surface:
    """`table`, `cloth` or `parchment`: 512 px, tileable both ways."""
    return _picture(f"pictures/textures/{name}.webp")


@cache
def _icons() -> dict[str, dict[str, Any]]:
    icons: dict[str, dict[str, Any]] = json.loads(resource("icons/icons.json").read_text("utf-8"))
    return icons


@lru_cache(maxsize=512)
def icon(name: str, px: int, colour: Colour = (52, 31, 18)) -> pygame.Surface:
    drawing = _icons()[name]
    ink = "#{:02x}{:02x}{:02x}".format(*colour[:3])
    svg = SVG.format(size=drawing["size"], body=drawing["body"].replace("currentColor", ink))
    surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (max(1, px), max(1, px)))
    return surface.convert_alpha() if pygame.display.get_init() and pygame.display.get_surface() else surface


@cache
def icon_names() -> frozenset[str]:
    return frozenset(_icons())


def sound_files(name: str) -> list[Path]:
    """A sound and its variants."""
    return sorted([*resource("sounds").glob(f"{name}.ogg"), *resource("sounds").glob(f"{name}-[0-9].ogg")])


def forget_pictures() -> None:
    """After a change of the screen's format: load again what is needed."""
    for cached in (tile_picture, large_tile_picture, figure_picture, card_picture, texture, icon):
        cached.cache_clear()
