"""Moves shown on the board: the tile as a ghost where it would lie, the figure on it, and what the move is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pygame

from game.carcassonne.actions import DeployFigure, PlaceTile
from game.carcassonne.expansions.princess_dragon.dragon import MoveDragon
from game.carcassonne.geometry import Square
from game.carcassonne.view import PlacedTile
from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.board import at_pixel, figure_side, tile_side
from game.client.carcassonne.choosing import STEPS
from game.client.carcassonne.figure_choice import FigureChoice
from game.client.carcassonne.shown import World, halves, on_board
from game.client.marks import FACES, Mark, chip
from game.client.seating import DARK

CLEAR, FAINT = 225, 120  # how much one sees of the ghost of the chosen move, and of the others


class Marks:
    """What is marked at the moment."""

    def __init__(self, asking: Asking) -> None:
        self.asking, self.stage = asking, asking.stage
        self.shown: Sequence[Mark] = ()
        self.chosen = -1  # which of them

    def show(self, marks: Sequence[Mark], chosen: int) -> None:
        """These, and the eye goes to the chosen one."""
        marks, chosen = tuple(marks), min(chosen, len(marks) - 1)
        if (marks, chosen) != (self.shown, self.chosen):
            self.shown, self.chosen = marks, chosen
            self._look([self._middle(mark) for number, mark in enumerate(marks)
                        if number == chosen or mark.kind == "played"])

    def _look(self, places: Sequence[World | None]) -> None:
        """The eye moves so that all these can be seen, and draws back if it must."""
        camera, known = self.stage.camera, [place for place in places if place is not None]
        for place in known:
            camera.look_at(place)
        xs, ys = [x for x, _ in known], [y for _, y in known]
        wide, high = (side / camera.goal.zoom / 2 - 0.6 for side in camera.viewport.size)
        if any(abs(x - camera.goal.x) > wide or abs(y - camera.goal.y) > high for x, y in known):
            around = pygame.FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            camera.fit(around, 1.2, camera.goal.zoom)

    @property
    def squares(self) -> set[Square]:
        """Where a tile is shown that does not lie there."""
        return {tile.at for mark in self.shown if (tile := self._tile(mark)) is not None}

    # where things are

    def _tile(self, mark: Mark) -> PlaceTile | None:
        return next((action for action in mark.actions if isinstance(action, PlaceTile)), None)

    def _laid(self, tile: PlaceTile) -> PlacedTile:
        """The tile as it would lie."""
        return PlacedTile(tile.tile, tile.at, tile.rot, halves(tile.at, tile.rot, tile.tile))

    def _spots(self, mark: Mark) -> list[tuple[Any, World]]:
        """Where figures stand or something is done, tiles apart."""
        tile, found = self._tile(mark), list[tuple[Any, World]]()
        dragon = self.stage.shown.dragon.at if self.stage.shown.dragon is not None else None
        for action in mark.actions:
            if isinstance(action, MoveDragon):
                if dragon is not None:
                    dragon = (dragon[0] + STEPS[action.to][0], dragon[1] + STEPS[action.to][1])
                    found.append((action, (dragon[0] + 0.5, dragon[1] + 0.5)))
            elif action is not tile and (spot := self._spot(tile, action)) is not None:
                found.append((action, spot))
        return found

    def _spot(self, tile: PlaceTile | None, action: Any) -> World | None:
        at, on = getattr(action, "at", None), getattr(action, "on", None)
        if at is None:
            return None
        lying = self._laid(tile) if tile is not None else None
        if lying is None or at not in lying.squares:
            lying = self.stage.shown.tiles.get(at)
        if on is None or lying is None:
            return at[0] + 0.5, at[1] + 0.5
        choice = self.asking.choice
        if isinstance(choice, FigureChoice):
            pad = next((spot.pad for spot in choice.spots if (spot.at, spot.on) == (at, on)), None)
            if pad is not None:
                return pad
        return on_board(lying, assets.tile_spots(lying.tile)[on[1:]]["spot"])

    def _middle(self, mark: Mark) -> World | None:
        tile = self._tile(mark)
        if tile is not None:
            return self.stage.middle(self._laid(tile))
        return next((spot for _, spot in self._spots(mark)), None)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The ghosts; the chosen one lies over the others."""
        if not self.shown:
            return
        best = self.shown[self.chosen]
        lying = self._tile(best)
        taken = {lying.at} if lying is not None else set()  # one ghost to a square
        for mark in self.shown:
            tile = self._tile(mark)
            if mark is not best and (tile is None or tile.at not in taken):
                self._ghost(surface, mark, mark.kind == "played")
            if tile is not None:
                taken.add(tile.at)
        self._ghost(surface, best, True)
        played = next((tile for mark in self.shown if mark.kind == "played" and (tile := self._tile(mark))), None)
        if played is not None and lying is not None and played.at == lying.at and played != lying:
            self._inset(surface, played)
        self._arrow(surface)

    def _ghost(self, surface: pygame.Surface, mark: Mark, clear: bool) -> None:
        camera, alpha = self.stage.camera, CLEAR if clear else FAINT
        tile = self._tile(mark)
        wide = max(2, round(camera.zoom * (0.03 if clear else 0.018)))
        if tile is not None:
            ghost = art.ghost(tile.tile, tile.rot, tile_side(camera), alpha)
            place = ghost.get_rect(topleft=at_pixel(camera, min(self._laid(tile).squares)))
            surface.blit(ghost, place)
            pygame.draw.rect(surface, DARK, place.inflate(2, 2), wide + 2, border_radius=wide * 2)
            pygame.draw.rect(surface, FACES[mark.kind][0], place, wide, border_radius=wide * 2)
        for action, spot in self._spots(mark) if clear or tile is None else ():
            where = camera.to_screen(spot)
            if isinstance(action, DeployFigure):
                figure = art.figure(action.figure, self.stage.colours[self.stage.host.mover],
                                    figure_side(camera), self.stage.board.lies(action.on), 255 if clear else 170)
                art.put(surface, figure, where)
            if tile is None and (clear or action is mark.action):
                radius = figure_side(camera) * 0.62
                pygame.draw.circle(surface, DARK, where, radius + 2, wide + 3)
                pygame.draw.circle(surface, FACES[mark.kind][0], where, radius, wide + 1)

    def _inset(self, surface: pygame.Surface, tile: PlaceTile) -> None:
        """What was played on the same square, only otherwise turned: small, in its corner."""
        side = round(self.stage.camera.zoom * 0.42)
        small = art.tile(tile.tile, tile.rot, side)
        x, y = self.stage.camera.to_screen((tile.at[0], tile.at[1] + 1))
        place = small.get_rect(bottomleft=(round(x), round(y)))
        surface.blit(small, place)
        pygame.draw.rect(surface, DARK, place.inflate(4, 4), 4)
        pygame.draw.rect(surface, FACES["played"][0], place.inflate(2, 2), 2)

    def _arrow(self, surface: pygame.Surface) -> None:
        """From what was played to what would have been better."""
        ends = {mark.kind: self._middle(mark) for mark in self.shown}
        start, end = ends.get("played"), ends.get("better")
        if start is None or end is None or math.dist(start, end) < 0.3:
            return
        camera = self.stage.camera
        a, b = camera.to_screen(start), camera.to_screen(end)
        dx, dy = b[0] - a[0], b[1] - a[1]
        far = math.hypot(dx, dy)
        ux, uy = dx / far, dy / far
        back = min(far * 0.3, camera.zoom * 0.45)
        a, b = (a[0] + ux * back, a[1] + uy * back), (b[0] - ux * back, b[1] - uy * back)
        wide = max(4, round(camera.zoom * 0.06))
        for extra, ink in ((4, DARK), (0, FACES["better"][0])):
            neck = (b[0] - ux * wide * 3, b[1] - uy * wide * 3)
            pygame.draw.line(surface, ink, a, neck, wide + extra)
            half = wide * 1.8 + extra / 2
            pygame.draw.polygon(surface, ink, [
                (b[0] + ux * extra, b[1] + uy * extra), (neck[0] - uy * half - ux * extra / 2, neck[1] + ux * half),
                (neck[0] + uy * half - ux * extra / 2, neck[1] - ux * half)])

    def draw_labels(self, surface: pygame.Surface) -> None:
        """What each is worth; on the same square one below the other, beside a figure away from the middle of its
        tile."""
        camera, theme = self.stage.camera, self.stage.context.theme
        used: dict[World, int] = {}
        for mark in self.shown:
            middle = self._middle(mark)
            if middle is None:
                continue
            label = chip(theme, mark.label, mark.kind)
            row = used.get(middle, 0)
            used[middle] = row + 1
            x, y = camera.to_screen(middle)
            down = row * (label.get_height() + 1)
            if self._tile(mark) is not None:
                rect = label.get_rect(midtop=(round(x), round(y - camera.zoom * 0.5) + theme.px(3) + down))
            else:
                dx, dy = middle[0] % 1 - 0.5, middle[1] % 1 - 0.5
                far = math.hypot(dx, dy)
                dx, dy = (dx / far, dy / far) if far > 0.05 else (0.0, -1.0)
                away = max(figure_side(camera) * 0.7, self.asking.pad_side * 0.55)
                rect = label.get_rect(center=(round(x + dx * (away + label.get_width() / 2)),
                                              round(y + dy * (away + label.get_height() / 2) + down)))
            surface.blit(label, rect.clamp(camera.viewport) if camera.viewport.colliderect(rect) else rect)
