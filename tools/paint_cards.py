"""Paint the pictures of the card game and the program's icon.

    python -m tools.paint_cards [--only king harbor ...] [--out assets/cards]

Writes into assets/cards: `<key>.webp` for each character and district of cards.json (720 x 600 px: the picture alone,
the client writes name, cost and rule), `back.webp` (500 x 770 px, a whole card), and with alpha `coin`, `crown`,
`purse` and the seals of the colours `noble`, `religious`, `trade`, `military`, `unique` (192 px). Without --only also
assets/icon.png (512 px), assets/icon.ico and assets/icon.icns.

A picture's seed is its name: painting again gives the same bytes.
"""

import argparse
import io
import json
import os
import struct
import sys
import time
import zlib
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from PIL import Image

from tools.draw.high_ranks import HIGH_RANKS
from tools.draw.low_ranks import LOW_RANKS
from tools.draw.military import MILITARY
from tools.draw.noble import NOBLE
from tools.draw.pen import Pen
from tools.draw.pieces import PIECES, back, emblem
from tools.draw.religious import RELIGIOUS
from tools.draw.trade import TRADE
from tools.draw.unique_buildings import BUILDINGS
from tools.draw.unique_places import PLACES
from tools.draw.unique_rooms import ROOMS

ROOT = Path(__file__).resolve().parent.parent
HEIGHT, PIECE, ICON = 600, 192, 512
BACK = 500, 770
ICNS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}  # Pillow would add one of 1024 px
MINIATURES: dict[str, Callable[[Pen], None]] = {
    **LOW_RANKS, **HIGH_RANKS, **NOBLE, **RELIGIOUS, **TRADE, **MILITARY, **BUILDINGS, **PLACES, **ROOMS}


def keys_of_the_cards() -> list[str]:
    cards = json.loads((ROOT / "game/citadels/data/cards.json").read_text("utf-8"))
    return [card["key"] for kind in ("characters", "districts") for card in cards[kind]]


def seed(name: str) -> int:
    return zlib.crc32(name.encode())


def miniature(name: str, height: int = HEIGHT) -> Image.Image:
    """The picture of a character or a district."""
    pen = Pen(height, seed(name))
    MINIATURES[name](pen)
    return pen.finished()


def piece(name: str, size: int = PIECE) -> Image.Image:
    pen = Pen(size, seed(name), 1.0, clear=True)
    (emblem if name == "icon" else PIECES[name])(pen)
    return pen.finished(frame=False)


def card_back() -> Image.Image:
    pen = Pen(BACK[1], seed("back"), BACK[0] / BACK[1])
    back(pen)
    return pen.finished(frame=False).convert("RGB")


def bake(job: tuple[str, Path]) -> str:
    name, out = job
    picture = card_back() if name == "back" else piece(name) if name in PIECES else miniature(name)
    picture.save(out / f"{name}.webp", "WEBP", quality=88 if picture.mode == "RGB" else 92, method=6)
    return name


def write_icon() -> None:
    large = piece("icon", ICON)
    large.save(ROOT / "assets/icon.png", optimize=True)
    large.save(ROOT / "assets/icon.ico", sizes=[(s, s) for s in (16, 24, 32, 48, 64, 128, 256)])
    parts = b""
    for kind, size in ICNS.items():
        drawn = io.BytesIO()
        large.resize((size, size), Image.Resampling.LANCZOS).save(drawn, "PNG", optimize=True)
        parts += kind + struct.pack(">I", len(drawn.getvalue()) + 8) + drawn.getvalue()
    (ROOT / "assets/icon.icns").write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)


def main() -> int:
    parser = argparse.ArgumentParser(description="Paint the pictures of the card game.")
    parser.add_argument("--only", nargs="*", default=[], help="names; default all")
    parser.add_argument("--out", type=Path, default=ROOT / "assets/cards")
    chosen = parser.parse_args()
    names = [*MINIATURES, *PIECES, "back"]
    strangers = sorted(set(chosen.only) - set(names)) or sorted(set(keys_of_the_cards()) ^ set(MINIATURES))
    if strangers:
        print("no such picture or no such card:", ", ".join(strangers))
        return 2
    chosen.out.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    jobs = [(name, chosen.out) for name in names if not chosen.only or name in chosen.only]
    with Pool() as pool:
        for _ in pool.imap_unordered(bake, jobs):
            pass
    if not chosen.only:
        write_icon()
    print(f"{len(jobs)} pictures in {time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
