"""The pictures of the card game: one for each card, none like another, and shipped as the painter paints them."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tools.draw.pieces import PIECES
from tools.paint_cards import BACK, HEIGHT, ICON, MINIATURES, PIECE, ROOT, keys_of_the_cards, miniature, piece

CARDS = ROOT / "assets/cards"
HAND = 99, 83                                              # px of a picture on a card in the hand


def shipped(name: str) -> Image.Image:
    return Image.open(CARDS / f"{name}.webp")


def seen(picture: Image.Image) -> NDArray[np.float32]:
    """What an eye takes in of a card in the hand: 3 by 3 pixels together."""
    at_hand = picture.convert("RGB").resize(HAND, Image.Resampling.LANCZOS)
    return np.asarray(at_hand.resize((HAND[0] // 3, HAND[1] // 3), Image.Resampling.BOX)).astype(np.float32)


def test_each_character_and_each_kind_of_district_has_a_picture() -> None:
    keys = keys_of_the_cards()
    assert len(keys) == 18 + 42
    assert set(keys) == set(MINIATURES)
    for key in keys:
        assert shipped(key).size == (round(HEIGHT * 1.2), HEIGHT), key
    assert {path.stem for path in CARDS.glob("*.webp")} == {*keys, *PIECES, "back"}


def test_pieces_have_a_clear_ground_and_the_back_is_a_whole_card() -> None:
    for name in PIECES:
        picture = shipped(name)
        assert picture.size == (PIECE, PIECE)
        assert picture.convert("RGBA").getpixel((0, 0))[3] == 0, name  # type: ignore[index]
    assert shipped("back").size == BACK


def test_no_two_cards_look_alike_at_hand_size() -> None:
    looks = {key: seen(shipped(key)) for key in keys_of_the_cards()}
    for (one, first), (other, second) in combinations(looks.items(), 2):
        assert np.abs(first - second).mean() > 18, (one, other)


@pytest.mark.parametrize("name", ["harbor", "queen"])
def test_the_same_name_gives_the_same_picture(name: str) -> None:
    assert miniature(name, 60).tobytes() == miniature(name, 60).tobytes()


def test_what_is_shipped_is_what_the_painter_paints() -> None:
    for painted, name in ((miniature("temple"), "temple"), (piece("coin"), "coin")):
        mode = painted.mode
        difference = np.abs(np.asarray(painted).astype(int) - np.asarray(shipped(name).convert(mode)).astype(int))
        assert difference.mean() < 4, name


def test_the_programs_sign_is_there_for_each_system() -> None:
    assert Image.open(ROOT / "assets/icon.png").size == (ICON, ICON)
    for suffix in ("ico", "icns"):
        assert max(size[0] for size in Image.open(ROOT / f"assets/icon.{suffix}").info["sizes"]) >= 256


def test_all_pictures_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in CARDS.glob("*.webp")) < 4 << 20
