"""Fifteen scenes look as they did when somebody last judged them good (see golden.py for how to renew them)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.client import golden


@pytest.mark.parametrize("scene", golden.SCENES)
def test_a_scene_looks_as_it_did(scene: str, tmp_path: Path) -> None:
    now, kept = golden.picture(scene), pygame.image.load(golden.FOLDER / f"{scene}.png")
    mean, far, shown = golden.difference(now, kept)
    if mean < golden.MEAN and far < golden.MANY:
        return
    for name, picture in (("actual", now), ("expected", kept), ("difference", shown)):
        pygame.image.save(picture, tmp_path / f"{scene}-{name}.png")
    pytest.fail(f"{scene} looks different: mean {mean:.2f} (below {golden.MEAN}), {far:.2%} of the pixels far off "
                f"(below {golden.MANY:.1%}). Look at {tmp_path}/{scene}-*.png; if it is meant, renew it with: "
                f"python -m tests.client.golden {scene}", pytrace=False)


def test_a_word_that_moves_is_noticed_and_a_shimmer_is_not() -> None:
    kept = pygame.image.load(golden.FOLDER / "title.png")
    shimmer, moved = kept.copy(), kept.copy()
    shimmer.fill((1, 0, 1), special_flags=pygame.BLEND_RGB_ADD)
    moved.blit(kept, (0, 6), pygame.Rect(150, 40, 180, 40))
    assert golden.alike(kept, shimmer) and not golden.alike(kept, moved)
