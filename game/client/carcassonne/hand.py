"""Beside the board: the hand of the seat to move, with its tile or its figures. What is in it can be dragged out."""

from __future__ import annotations

import pygame

from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.figure_choice import FigureChoice
from game.client.carcassonne.pointing import Pointing
from game.client.carcassonne.tile_choices import DrawChoice
from game.client.seating import DARK
from game.client.widgets.base import Size, Widget
from game.client.widgets.theme import Theme


class Hand(Widget):
    """The tile to be placed, or the figures that may follow it. Both can be dragged to the board."""

    solid = keeps_hold = True

    def __init__(self, asking: Asking, pointing: Pointing, side: float) -> None:
        super().__init__(name="hand")
        self.asking, self.pointing, self.stage, self.side = asking, pointing, asking.stage, side
        self.tile_rect = pygame.Rect(0, 0, 1, 1)
        self._kinds: list[tuple[str, pygame.Rect]] = []  # figures or castles, and where they are shown
        self._start: tuple[int, int] | None = None

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.side + 12), theme.px(self.side + 12)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        side = theme.px(self.side)
        self.tile_rect = pygame.Rect(0, 0, side, side)
        self.tile_rect.center = rect.center

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        asking, stage, rect = self.asking, self.stage, self.tile_rect
        slot = rect.inflate(theme.px(8), theme.px(8))
        pygame.draw.rect(surface, (214, 190, 146), slot, border_radius=theme.px(8))
        pygame.draw.rect(surface, (150, 112, 66), slot, max(1, theme.px(1.5)), border_radius=theme.px(8))
        self._kinds = []
        if isinstance(asking.choice, FigureChoice):
            self._figures(surface, theme, asking.choice)
        elif isinstance(asking.choice, DrawChoice):
            self._castles(surface, theme, asking.choice)
        elif stage.shown.hand is not None and stage.human(stage.shown.hand[0]) and asking.carried is None:
            seat, name = stage.shown.hand
            rot = asking.placing.rot_at(asking.placing.cursor) if asking.placing is not None else 0
            across = assets.squares_across(name)
            side = rect.width // across
            tile = art.tile(name, rot, side)
            place = tile.get_rect(center=rect.center)
            pygame.draw.rect(surface, DARK, place.inflate(4, 4), border_radius=4)
            surface.blit(tile, place)
            pygame.draw.rect(surface, assets.SEAT_COLOURS[stage.colours[seat]], place.inflate(2, 2),
                             max(2, theme.px(3)), border_radius=4)
        else:
            icon = assets.icon("hand", rect.width // 2, (192, 162, 112))
            surface.blit(icon, icon.get_rect(center=rect.center))

    def _figures(self, surface: pygame.Surface, theme: Theme, choice: FigureChoice) -> None:
        seat = self.stage.host.mover
        kinds = choice.kinds
        if not kinds:
            return
        columns = 1 if len(kinds) == 1 else 2
        rows = -(-len(kinds) // columns)
        side = min(self.tile_rect.width // columns, self.tile_rect.height // rows)
        for index, kind in enumerate(kinds):
            place = pygame.Rect(0, 0, side, side)
            place.center = (self.tile_rect.centerx + round((index % columns - (columns - 1) / 2) * side),
                            self.tile_rect.centery + round((index // columns - (rows - 1) / 2) * side))
            if kind == choice.kind and len(kinds) > 1:
                theme.plate(surface, place, "on")
            if self.asking.carried != kind:
                figure = art.figure(kind, self.stage.colours[seat], round(side * 0.84))
                art.put(surface, figure, place.center)
            self._kinds.append((kind, place))

    def _castles(self, surface: pygame.Surface, theme: Theme, choice: DrawChoice) -> None:
        """The own castles, one below the other; the one that is held has a golden frame."""
        side = self.tile_rect.width // 2
        top = self.tile_rect.centery - len(choice.castles) * side // 2
        for number, tile in enumerate(choice.castles):
            place = pygame.Rect(self.tile_rect.x, top + number * side, 2 * side, side)
            place.inflate_ip(-theme.px(6), -theme.px(6))
            self._kinds.append((tile, place))
            held = choice.held is not None and choice.held.tile == tile
            if held and self.asking.carried is not None:
                continue
            picture = art.tile(tile, 0, place.width // 2)
            spot = picture.get_rect(center=place.center)
            pygame.draw.rect(surface, DARK, spot.inflate(6, 6) if held else spot.inflate(3, 3), border_radius=4)
            surface.blit(picture, spot)
            if held:
                pygame.draw.rect(surface, art.GILD, spot.inflate(4, 4), max(2, theme.px(3)), border_radius=4)

    # dragged to the board

    def press(self, at: tuple[int, int]) -> None:
        self._start = at

    def drag(self, at: tuple[int, int]) -> None:
        start, asking, pointing = self._start, self.asking, self.pointing
        if start is not None and max(abs(at[0] - start[0]), abs(at[1] - start[1])) > 5:
            self._start = None
            kind = next((kind for kind, place in self._kinds if place.collidepoint(start)), "")
            if isinstance(asking.choice, DrawChoice) and kind:
                asking.choice.hold(kind)
            if asking.placing is not None and (kind or not self._kinds):
                pointing.carry("tile", at)
            elif isinstance(asking.choice, FigureChoice) and kind:
                pointing.carry(kind, at)
        if asking.carried is not None:
            pointing.carry(asking.carried, at)

    def activate(self) -> None:
        asking = self.asking
        if asking.carried is not None:
            self.pointing.drop()
        elif self._start is not None:
            kind = next((kind for kind, place in self._kinds if place.collidepoint(self._start)), "")
            if isinstance(asking.choice, FigureChoice):
                asking.choice.kind = kind or asking.choice.kind
            elif isinstance(asking.choice, DrawChoice) and kind:
                held = asking.choice.held
                if held is not None and held.tile == kind:
                    asking.turn(1)
                else:
                    asking.choice.hold(kind)
                    self.stage.play("tile_lift")
                self.stage.host.touch()
            else:
                asking.turn(1)
        self._start = None
        self.touch()
