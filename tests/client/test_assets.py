"""What the client shows and plays is there, complete, quick to load, and agrees with the tiles' facts."""

import json
import math
import os
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.client import assets
from game.client.emblems import EMBLEMS

TILES = json.loads((assets.base() / "game/carcassonne/data/tiles.json").read_text("utf-8"))
ALL = {tile["id"]: tile for group in TILES["sets"] for tile in group["tiles"] + group.get("alternates", [])}
BASE = [tile["id"] for tile in TILES["sets"][0]["tiles"]]


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    assets.forget_pictures()
    yield pygame.display.set_mode((64, 64))
    assets.forget_pictures()


def test_any_character_of_a_file_is_drawn(screen: pygame.Surface) -> None:
    for px in (14, 40):
        letters = assets.font("body", px)
        for text in ("a\0b", "\0", "\x1b[2J", "\u202e", "\ufe0f", "\U0001f600", "\ud800", ""):
            assert letters.render(text, (0, 0, 0)).get_width() == letters.size(text)[0]


def test_every_tile_has_a_picture_of_its_size() -> None:
    for tile_id, tile in ALL.items():
        size = assets.tile_picture(tile_id).get_size()
        assert size == (assets.TILE * (2 if tile.get("double") else 1), assets.TILE), tile_id
    assert assets.tile_picture("back").get_size() == (assets.TILE, assets.TILE)


def test_a_castle_is_sharp_at_the_closest_look_on_a_large_screen() -> None:
    assert assets.large_tiles() == {tile_id for tile_id, tile in ALL.items() if tile.get("double")}
    for tile_id in assets.large_tiles():
        assert assets.large_tile_picture(tile_id).get_size() == (4 * assets.TILE, 2 * assets.TILE), tile_id


def test_all_base_tiles_load_within_a_third_of_a_second(screen: pygame.Surface) -> None:
    assets.tile_picture("back")
    started = time.process_time()
    for tile_id in BASE:
        assets.tile_picture(tile_id)
    assert time.process_time() - started < 0.3


def seen_from_afar(picture: pygame.Surface, area: pygame.Rect, side: tuple[int, int]) -> NDArray[Any]:
    """A part of a picture as an eye takes it in on a small screen: brightness and colour, each pixel 0..255."""
    small = pygame.transform.smoothscale(picture.convert_alpha().subsurface(area), side)
    return pygame.surfarray.array3d(small).astype(np.float32)


def test_no_two_castles_look_alike(screen: pygame.Surface) -> None:
    castles = {}
    for tile_id in (name for name in ALL if name.startswith("gc-")):
        x, y = (round(c * assets.TILE) for c in assets.tile_spots(tile_id)["k1"]["spot"])
        area = pygame.Rect(x - 220, y - 120, 440, 220)
        castles[tile_id] = seen_from_afar(assets.tile_picture(tile_id), area, (44, 22))
    assert len(castles) == 6
    for (one, first), (other, second) in combinations(castles.items(), 2):
        assert np.abs(first - second).mean() > 24, (one, other)


def test_every_feature_has_a_spot_on_its_tile_and_an_area_or_a_line() -> None:
    for tile_id, tile in ALL.items():
        spots = assets.tile_spots(tile_id)
        assert set(spots) == {feature["key"] for feature in tile["features"]}, tile_id
        for key, entry in spots.items():
            x, y = entry["spot"]
            assert 0.04 < x < (2 if tile.get("double") else 1) - 0.04 and 0.04 < y < 0.96, (tile_id, key)
            assert entry.get("polygons") or entry.get("road"), (tile_id, key)


def _inside(polygon: list[list[float]], x: float, y: float) -> bool:
    hit = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def _covers(entry: dict[str, Any], x: float, y: float) -> bool:
    return any(_inside(p, x, y)
               for p in entry["polygons"]) and not any(_inside(p, x, y) for p in entry.get("holes", []))


def test_a_figure_on_a_city_or_field_stands_within_it_and_within_no_other() -> None:
    for tile_id, tile in ALL.items():
        areas = {
            f["key"]: assets.tile_spots(tile_id)[f["key"]]
            for f in tile["features"] if f["kind"] in ("city", "field")
        }
        for key, entry in areas.items():
            for other, area in areas.items():
                assert _covers(area, *entry["spot"]) == (other == key), (tile_id, key, other)


def test_figures_on_one_tile_do_not_hide_each_other() -> None:
    for tile_id, tile in ALL.items():
        spots = assets.tile_spots(tile_id)
        keys = [f["key"] for f in tile["features"] if f["kind"] != "river"]
        for one, two in combinations(keys, 2):
            assert math.dist(spots[one]["spot"], spots[two]["spot"]) > 0.12, (tile_id, one, two)


HALF = {"l": 0.27, "r": 0.73}
CORNERS = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((1, 1), (0, 1)), "W": ((0, 1), (0, 0))}


def _on_edge(slot: str, part: float) -> tuple[float, float]:
    """A point just within the tile at part of its edge, clockwise; half B lies one tile further east."""
    half, _, edge = slot.rpartition(".")
    (ax, ay), (bx, by) = CORNERS[edge]
    x, y = ax + (bx - ax) * part, ay + (by - ay) * part
    return x + (0.5 - x) * 0.06 + (1 if half == "B" else 0), y + (0.5 - y) * 0.06


def test_what_the_facts_say_of_the_edges_is_what_the_picture_shows() -> None:
    for tile_id, tile in ALL.items():
        spots = assets.tile_spots(tile_id)
        for feature in tile["features"]:
            entry = spots[feature["key"]]
            if feature["kind"] == "city":
                for edge in feature["edges"]:
                    assert _covers(entry, *_on_edge(edge, 0.5)), (tile_id, edge)
            elif feature["kind"] == "field":
                for slot in feature.get("slots", []):
                    edge, _, half = slot.rpartition(".")
                    assert _covers(entry, *_on_edge(edge, HALF[half])), (tile_id, slot)
            elif feature["kind"] in ("road", "river"):
                starts = [line[0] for line in entry["road"]] + [line[-1] for line in entry["road"]]
                for edge in feature["edges"]:
                    x, y = _on_edge(edge, 0.5)
                    assert min(math.dist((x, y), start) for start in starts) < 0.05, (tile_id, edge)


def test_tiles_join_without_a_seam() -> None:
    """Along a plain field edge all tiles show nearly the same colours, however they are turned."""
    plain = [("base-01", 0), ("base-05", 2), ("base-16", 2), ("base-27", 1)]   # quarter turns to bring a field edge up
    profiles = []
    for tile_id, turns in plain:
        turned = pygame.transform.rotate(assets.tile_picture(tile_id), 90 * turns)
        small = pygame.transform.smoothscale(turned.subsurface((0, 3, assets.TILE, 12)), (16, 1))
        profiles.append([small.get_at((x, 0))[:3] for x in range(1, 15)])
    for one, two in combinations(profiles, 2):
        gaps = sorted(max(abs(a - b) for a, b in zip(p, q, strict=True)) for p, q in zip(one, two, strict=True))
        assert gaps[len(gaps) // 2] < 20


def test_every_figure_stands_ready_in_every_colour() -> None:
    for colour in assets.SEAT_COLOURS:
        for figure in ("follower", "large", "abbot", "mayor", "wagon", "barn"):
            picture = assets.figure_picture(figure, colour)
            assert picture.get_size() == (assets.FIGURE, assets.FIGURE)
            assert picture.get_at((2, 2)).a == 0 and picture.get_bounding_rect().width > 60
    for piece in ("fairy", "dragon", "floor"):
        assert assets.figure_picture(piece).get_bounding_rect().width > 60


# Machado, Oliveira and Fernandes 2009, full severity
VISION = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))}


def _lab(colour: assets.Colour, vision: str) -> tuple[float, float, float]:
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in VISION[vision])
    xyz = ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b,
           (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize(("vision", "least"), [("full", 50), ("protan", 20), ("deutan", 30), ("tritan", 16)])
def test_colour_blind_eyes_tell_the_seats_apart(vision: str, least: float) -> None:
    for one, two in combinations(assets.SEAT_COLOURS.values(), 2):
        assert math.dist(_lab(one, vision), _lab(two, vision)) > least
    assert set(EMBLEMS) == set(assets.SEAT_COLOURS) and len(set(EMBLEMS.values())) == len(EMBLEMS)


def test_every_typeface_has_the_czech_and_german_letters() -> None:
    for role in assets.TYPEFACES:
        metrics = assets.font(role, 24)._font.metrics("áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäöüßÄÖÜ„“–…×")
        assert all(metric is not None for metric in metrics), role
        assert assets.font(role, 24) is assets.font(role, 24)


@pytest.mark.parametrize("px", [12, 13, 16, 24])
def test_letters_stand_as_far_apart_when_they_are_small(px: int) -> None:
    words = assets.font("body", px)
    picture = words.render("place the tile", (52, 31, 18))
    assert picture.get_size() == words.size("place the tile")
    large = assets.font("body", 96).size("place the tile")[0] / 96
    assert picture.get_width() / px == pytest.approx(large, rel=0.06)


def test_every_icon_draws_in_the_colour_asked_for() -> None:
    for name in assets.icon_names():
        picture = assets.icon(name, 48, (200, 30, 40))
        mask = pygame.mask.from_surface(picture)
        assert 40 < mask.count() < 48 * 48, name
        middle = min(((x, y) for x in range(48) for y in range(48) if picture.get_at((x, y)).a == 255), default=None)
        assert middle is not None and picture.get_at(middle)[:3] == (200, 30, 40), name


def test_textures_tile_both_ways() -> None:
    for name in ("table", "parchment"):
        picture = assets.texture(name)
        width, height = picture.get_size()
        across = [_gap(picture, (0, y), (width - 1, y)) - _gap(picture, (0, y), (1, y)) for y in range(0, height, 4)]
        down = [_gap(picture, (x, 0), (x, height - 1)) - _gap(picture, (x, 0), (x, 1)) for x in range(0, width, 4)]
        assert sum(across) / len(across) < 20 and sum(down) / len(down) < 40, name


def _gap(picture: pygame.Surface, a: tuple[int, int], b: tuple[int, int]) -> int:
    return max(abs(p - q) for p, q in zip(picture.get_at(a)[:3], picture.get_at(b)[:3], strict=True))


@pytest.mark.parametrize("name", [
    "tile_lift", "tile_place", "rotate", "figure_drop", "figure_return", "click", "hover", "refuse", "page",
    "score_small", "score_big", "turn", "hint", "game_end"
])
def test_every_sound_is_there(name: str) -> None:
    files = assets.sound_files(name)
    assert files and all(file.stat().st_size > 1000 for file in files)


def test_files_are_found_from_any_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert assets.resource("CREDITS.md").is_file()


def test_a_packaged_program_looks_into_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert assets.resource("fonts") == tmp_path / "assets" / "fonts"


def test_the_assets_stay_small() -> None:
    total = sum(file.stat().st_size for file in assets.resource("").rglob("*") if file.is_file())
    assert total < 20_000_000
