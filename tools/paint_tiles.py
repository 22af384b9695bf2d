"""Paint every tile of tiles.json from its features, and write where figures stand.

    python -m tools.paint_tiles [--only base river ...] [--size 512] [--out assets/pictures/tiles]

Writes `<tile id>.webp` (512 px a square; a double tile is 1024 x 512, and twice that size in `large/`), `back.webp`
for a tile's back, and `spots.json`:

    {"base-04": {"c1": {"spot": [x, y], "polygons": [[[x, y], ...], ...]},
                 "r1": {"spot": [x, y], "road": [[[x, y], ...], ...], "width": 0.074},
                 "f1": {"spot": [x, y], "polygons": [...], "holes": [...]}}}

for each tile and feature key. Coordinates are tile edges at rotation 0, x to the east and y to the south, 0..1 (double
tiles 0..2 by 0..1). `spot` is where a figure stands, `polygons` outline the feature's area and `holes` are left out of
it (only where there are any); roads and rivers are polylines of a width instead.
"""

import argparse
import json
import os
import random
import sys
import time
from multiprocessing import Pool
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from tools.paint.layout import make_plan, spots_entry
from tools.paint.picture import paint

ROOT = Path(__file__).resolve().parent.parent
OVERSAMPLING = 3


def all_tiles() -> list[dict[str, Any]]:
    document = json.loads((ROOT / "game/carcassonne/data/tiles.json").read_text("utf-8"))
    return [{**tile, "set": group["set"]} for group in document["sets"]
            for tile in group["tiles"] + group.get("alternates", [])]


def save(surface: pygame.Surface, path: Path) -> None:
    Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB")).save(path,
                                                                                          "WEBP",
                                                                                          quality=88,
                                                                                          method=5)


def bake(job: tuple[dict[str, Any], int, Path]) -> tuple[str, dict[str, Any], list[str]]:
    tile, size, out = job
    plan = make_plan(tile)
    twice = plan.width > 1                                  # a castle is looked at closely: it comes large as well
    drawn = paint(plan, size * (OVERSAMPLING + twice), random.Random(plan.seed))
    for times, folder in ((1, out), (2, out / "large")) if twice else ((1, out),):
        folder.mkdir(exist_ok=True)
        picture = pygame.transform.smoothscale(drawn, (times * size * plan.width, times * size))
        save(picture, folder / f"{tile['id']}.webp")
    return tile["id"], spots_entry(plan), plan.problems


def main() -> int:
    parser = argparse.ArgumentParser(description="Paint the tiles.")
    parser.add_argument("--only", nargs="*", default=[], help="sets or tile ids; default all")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--out", type=Path, default=ROOT / "assets/pictures/tiles")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    tiles = [t for t in all_tiles() if not chosen.only or t["set"] in chosen.only or t["id"] in chosen.only]
    started = time.perf_counter()
    spots_path = chosen.out / "spots.json"
    spots: dict[str, Any] = json.loads(spots_path.read_text("utf-8")) if spots_path.exists() else {}
    failures = 0
    with Pool() as pool:
        for tile_id, entry, problems in pool.imap_unordered(bake, [(tile, chosen.size, chosen.out) for tile in tiles],
                                                            4):
            spots[tile_id] = entry
            for problem in problems:
                failures += 1
                print(f"{tile_id}: {problem}")
    order = {tile["id"]: n for n, tile in enumerate(all_tiles())}
    lines = [
        f"{json.dumps(key)}: {json.dumps(spots[key], separators=(',', ':'))}"
        for key in sorted(spots, key=lambda k: order[k])
    ]
    spots_path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(tiles)} tiles in {time.perf_counter() - started:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
