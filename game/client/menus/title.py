"""The first thing one sees: the name, the ways into a game, and the games played lately."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client import assets
from game.client.citadels import art
from game.client.context import Context
from game.client.menus.message import ask
from game.client.menus.settings import SettingsScene
from game.client.scenes import Page, Scene
from game.client.widgets import theme as look
from game.client.widgets.base import Anchored, Column, Padded, Panel, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Rule, Text


@dataclass(frozen=True)
class Recent:
    """A game that can be gone on with: two lines in words, and the way back to it."""

    title: str
    detail: str
    open: Callable[[], object]


@dataclass(frozen=True)
class Doors:
    """Where the title leads; a door that is None is not shown."""

    new_game: Callable[[], Scene] | None = None
    guide: Callable[[], Scene] | None = None
    load_game: Callable[[], Scene] | None = None
    recent: Callable[[], Sequence[Recent]] = tuple  # the latest first


# What lies on the table, tiles on the left and cards on the right: which, where its middle is (0..1 of the window),
# degrees.
TILES = [("base-24", 0.07, 0.20, 8), ("base-08", 0.165, 0.09, -11), ("base-14", 0.03, 0.47, -4),
         ("base-19", 0.125, 0.80, 14), ("base-01", 0.035, 0.96, -9)]
FIGURES = [("vermilion", 0.115, 0.30), ("yellow", 0.075, 0.66)]
CARDS = [("castle", 0.885, 0.17, 10), ("cathedral", 0.955, 0.30, -9), ("queen", 0.925, 0.62, -5),
         ("king", 0.985, 0.68, 8), ("harbor", 0.875, 0.93, 12)]


class TitleScene(Page):
    mood = "menu"

    def __init__(self, context: Context, doors: Doors) -> None:
        super().__init__(context)
        self.doors = doors
        self.recent: Sequence[Recent] = ()
        self._table: pygame.Surface | None = None

    def enter(self) -> None:
        self.context.holding.devices.clear()  # whoever sits down next holds nothing yet
        self.recent = self.doors.recent()
        super().enter()

    def resume(self) -> None:
        self.context.holding.devices.clear()
        self.recent = self.doors.recent()
        self.rebuild()
        super().resume()

    def refresh(self) -> None:
        self._table = None  # its figures may wear other emblems
        super().refresh()

    def build(self) -> Widget:
        words, context = self.context.words, self.context
        low = context.room.height / context.theme.scale < 800  # large words on a small window
        size = look.BODY if low else look.LARGE
        choices: list[Widget] = []
        newcomer = self.doors.guide is not None and not (self.recent or context.settings.lessons)
        if self.doors.guide is not None:
            guide = Button(words("title-guide"), lambda: self._go(self.doors.guide), name="guide", size=size,
                           look="primary" if newcomer else "plain")
        if newcomer:
            choices.append(guide)
        if self.recent:
            choices.append(Button(words("title-continue"), self.recent[0].open, look="primary", size=size,
                                  name="continue"))
        if self.doors.new_game is not None:
            choices.append(Button(words("title-new-game"), lambda: self._go(self.doors.new_game), name="new",
                                  look="plain" if self.recent or newcomer else "primary", size=size))
        if self.doors.guide is not None and not newcomer:
            choices.append(guide)
        if self.doors.load_game is not None:
            choices.append(Button(words("title-load"), lambda: self._go(self.doors.load_game), name="load", size=size))
        choices.append(Button(words("title-settings"), lambda: context.stack.push(SettingsScene(context)),
                              name="settings", size=size))
        choices.append(Button(words("title-quit"), self._ask_to_quit, name="quit", size=size))
        sheets: list[Widget] = [Sized(Panel(Column(*choices, gap=8 if low else 14), padding=30 if low else 40),
                                     width=380 if low else 480)]
        if self.recent:
            rows = [Button(f"{game.title}\n{game.detail}", game.open, look="row", align="left", size=look.SMALL + 1,
                           name=f"recent-{index}") for index, game in enumerate(self.recent[:8])]
            sheet = Column(Text(words("title-recent"), role="title_bold", size=look.LARGE, align="centre"), Rule(),
                           ScrollView(Column(*rows, gap=4), grow=1, least=150), gap=10)
            sheets.append(Sized(Panel(sheet, padding=32), width=540))
        page = Column(
            Spacer(grow=2),
            Text(words("app-name"), size=46 if low else look.TITLE, role="title_bold", colour=look.LIGHT_GOLD,
                 align="centre"),
            Text(words("title-motto"), size=size, role="italic", colour=(222, 196, 150), align="centre",
                 visible=not low),
            Spacer(grow=1),
            Anchored(Row(*sheets, gap=20 if low else 44, align="stretch"), margin=0),
            Spacer(grow=2),
            Text(self.context.version, size=look.SMALL - 2, colour=(176, 146, 104), align="right"),
            gap=0 if low else 10,
        )
        return Padded(page, 14)

    def draw_below(self, surface: pygame.Surface) -> None:
        if self._table is None or self._table.get_size() != surface.get_size():
            self._table = laid_table(self.context, self.context.theme.wood(surface.get_size()).copy())
        surface.blit(self._table, (0, 0))

    def _go(self, door: Callable[[], Scene] | None) -> None:
        if door is not None:
            self.context.stack.push(door())

    def _ask_to_quit(self) -> None:
        ask(self.context, "quit-title", "quit-text", "quit-yes", self.context.quit)

    def back(self) -> None:
        self._ask_to_quit()


def laid_table(context: Context, table: pygame.Surface) -> pygame.Surface:
    """A few tiles, figures and cards as if somebody had just played."""
    width, height = table.get_size()
    side = round(min(height * 0.2, width * 0.115))
    for tile, x, y, angle in TILES:
        picture = pygame.transform.rotozoom(assets.tile_picture(tile).convert_alpha(), angle, side / assets.TILE)
        _lay(table, picture, (round(x * width), round(y * height)), side // 22)
    for colour, x, y in FIGURES:
        picture = pygame.transform.smoothscale_by(assets.figure_picture("follower", colour), side * 0.5 / assets.FIGURE)
        _lay(table, picture, (round(x * width), round(y * height)), side // 16)
    for card, x, y, angle in CARDS:
        face = art.face(card, round(side * 1.5), context.theme, context.words)
        _lay(table, pygame.transform.rotozoom(face, angle, 1.0), (round(x * width), round(y * height)), side // 26)
    return table


def _lay(table: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], thick: int) -> None:
    shadow = pygame.mask.from_surface(picture).to_surface(setcolor=(0, 0, 0, 120), unsetcolor=(0, 0, 0, 0))
    wide = pygame.Surface((shadow.get_width() + 4 * thick, shadow.get_height() + 4 * thick), pygame.SRCALPHA)
    wide.blit(shadow, (2 * thick, 2 * thick))
    soft = pygame.transform.box_blur(wide, max(1, thick))
    table.blit(soft, soft.get_rect(center=(at[0] + thick, at[1] + thick)))
    table.blit(picture, picture.get_rect(center=at))
