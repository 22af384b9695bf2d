"""Things that move above the board: a picture with a place in the world, and the crowd of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.client.kept import Kept
from game.client.stage.camera import Camera

ANGLE_STEP = 5


@dataclass(eq=False)
class Sprite:
    """`picture` has straight alpha, upright, as large as it can be needed; `width` is in world units."""

    picture: pygame.Surface
    x: float = 0.0
    y: float = 0.0
    width: float = 1.0
    angle: float = 0.0  # degrees, clockwise
    size: float = 1.0  # a factor, for growing and shrinking
    alpha: float = 1.0
    lift: float = 0.0  # how high above the table, in world units: moves the shadow away
    z: float = 0.0
    visible: bool = True


@dataclass
class Sprites:
    """All that moves, drawn from the lowest to the highest."""

    crowd: list[Sprite] = field(default_factory=list)
    _kept: Kept = field(default_factory=Kept)

    def __iter__(self) -> Iterator[Sprite]:
        return iter(self.crowd)

    def add(self, sprite: Sprite) -> Sprite:
        self.crowd.append(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        if sprite in self.crowd:
            self.crowd.remove(sprite)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        for sprite in sorted(self.crowd, key=lambda one: (one.z, one.y)):
            if not sprite.visible or sprite.alpha <= 0.01:
                continue
            picture = self._picture(sprite, camera.zoom)
            x, y = camera.to_screen((sprite.x, sprite.y))
            rect = picture.get_rect(center=(x, y - sprite.lift * camera.zoom))
            if not rect.colliderect(camera.viewport.inflate(rect.size)):
                continue
            if sprite.lift > 0.001:
                shadow = self._shadow(sprite, camera.zoom)
                away = sprite.lift * camera.zoom * 0.5
                surface.blit(shadow, shadow.get_rect(center=(x + away, y + away * 0.6)))
            picture.set_alpha(round(255 * min(1.0, sprite.alpha)))
            surface.blit(picture, rect)

    def _picture(self, sprite: Sprite, zoom: float) -> pygame.Surface:
        source, pixels, angle = _seen(sprite, zoom)
        return self._kept((source, pixels, angle), lambda: _straight(_turned(source, pixels, angle)))

    def _shadow(self, sprite: Sprite, zoom: float) -> pygame.Surface:
        source, pixels, angle = _seen(sprite, zoom)

        def make() -> pygame.Surface:
            shadow = _turned(source, pixels, angle)
            shadow.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
            return shadow

        return self._kept((source, pixels, angle, "shadow"), make)


def _seen(sprite: Sprite, zoom: float) -> tuple[pygame.Surface, int, int]:
    """Its picture, its width in pixels and its angle: 90 degrees are exact, steps in between are not seen in motion."""
    pixels = max(1, round(sprite.width * sprite.size * zoom))
    return sprite.picture, pixels, round(sprite.angle / ANGLE_STEP) * ANGLE_STEP % 360


def _turned(source: pygame.Surface, pixels: int, angle: int) -> pygame.Surface:
    """With premultiplied alpha: scaling straight alpha would make dark fringes."""
    height = max(1, round(pixels * source.get_height() / source.get_width()))
    scaled = pygame.transform.smoothscale(source.convert_alpha().premul_alpha(), (pixels, height))
    return pygame.transform.rotate(scaled, -angle) if angle else scaled


def _straight(premultiplied: pygame.Surface) -> pygame.Surface:
    """Back to straight alpha, which can be faded with set_alpha."""
    pixels = pygame.surfarray.pixels3d(premultiplied)
    alpha = pygame.surfarray.array_alpha(premultiplied).astype("uint16")[..., None]
    colour = pixels.astype("uint16") * 255 // alpha.clip(1)
    pixels[...] = colour.clip(0, 255).astype("uint8")
    return premultiplied
