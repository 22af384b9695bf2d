"""All kinds of tiles with how many of each nobody has seen yet; used-up kinds stay in the list."""

from __future__ import annotations

import pygame

from game.carcassonne.view import CarcassonneView
from game.client.actions import Action
from game.client.carcassonne import art
from game.client.context import Context
from game.client.scenes import Page
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Grid, Panel, Row, Size, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Text
from game.client.widgets.theme import Theme

SIDE = 104


class TileListScene(Page):
    """Over the match, which waits."""

    opaque = False
    ways_back = (Action.BACK, Action.MENU, Action.SHOW_TILES)

    def __init__(self, context: Context, view: CarcassonneView) -> None:
        super().__init__(context)
        self.kinds = {tile.id: view.bag[tile.id] for tile in view.rules.tiles if tile.in_pile}
        self.across = {tile.id: 2 if tile.double else 1 for tile in view.rules.tiles}

    def build(self) -> Widget:
        words = self.context.words
        kinds = [TileKind(tile, count, self.across[tile]) for tile, count in self.kinds.items()]
        sheet = Column(
            Text(words("inspect-tiles"), size=look.HEAD, role="title_bold", align="centre"),
            Text(words("carc-tiles-left", count=sum(self.kinds.values())), align="centre"),
            ScrollView(Grid(*kinds, columns=7, gap=14, least=SIDE), grow=1, least=160, name="kinds"),
            Row(Spacer(grow=1), Button(words("inspect-close"), self.context.stack.pop, name="close"), Spacer(grow=1)),
            gap=14)
        return Anchored(Sized(Panel(sheet, padding=30), width=980))



class TileKind(Widget):
    """One kind: its picture and its number; grey when there are none left."""

    def __init__(self, tile: str, count: int, across: int) -> None:
        super().__init__(name=f"kind-{tile}")
        self.tile, self.count, self.across = tile, count, across

    def measure(self, theme: Theme, width: int) -> Size:
        return min(width, theme.px(SIDE)), theme.px(SIDE) + theme.line_height("medium", look.BODY)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        side = min(theme.px(SIDE), self.rect.width)
        picture = art.tile(self.tile, 0, side // self.across)
        if not self.count:
            picture = pygame.transform.grayscale(picture)
            picture.set_alpha(110)
        surface.blit(picture, picture.get_rect(center=(self.rect.centerx, self.rect.y + side // 2)))
        words = theme.text(str(self.count), "bold", look.BODY, look.INK if self.count else look.FADED)
        surface.blit(words, words.get_rect(midtop=(self.rect.centerx, self.rect.y + side)))
