"""The row of deeds above the hand: a button for all that is no card; the tray's title; and the banner of a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.citadels import actions as act
from game.citadels.cards import CHARACTER, CHARACTERS
from game.citadels.refusal import POWERS
from game.citadels.view import CitadelsView
from game.client import assets
from game.client.citadels import art, painting
from game.client.citadels.choosing import Stop
from game.client.widgets import theme as look

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

ICONS = {"take-gold": "gold", "take-cards": "card", "collect": "gold", "end": "next", "pass": "next", "back": "back",
         "ready": "confirm", "kill": "assassin", "rob": "thief", "destroy": "destroy", "crown": "crown",
         "swap-hands": "hand", "redraw": "hand", "bewitch": "star"}
EXAMPLES: dict[type, Any] = {act.Take: act.Take("gold"), act.Collect: act.Collect(), act.End: act.End()}


def possible(view: CitadelsView) -> list[Any]:
    """Deeds that belong to this turn, legal or not: what is not may be asked for, and the table says why not."""
    if view.step != "turn":
        return []
    acting, seat = view.acting, view.to_move
    found: list[Any] = [act.Take("gold"), act.Take("cards"), act.End()]
    if acting in art.INCOME:
        found.insert(2, act.Collect())
    other = (seat + 1) % len(view.seats)
    rank = CHARACTERS[CHARACTER[acting]].rank if acting else 0
    later = next((key for number, key in enumerate(view.characters) if number > rank), view.characters[0])
    own = [one.card for one in view.city(seat)]
    theirs = next(((number, one.card) for number in range(len(view.seats)) if number != seat
                   for one in view.city(number)), None)
    samples: dict[type, Any] = {act.Kill: act.Kill(later), act.Bewitch: act.Bewitch(later), act.Rob: act.Rob(later),
                                act.SwapHands: act.SwapHands(other), act.Peek: act.Peek(other),
                                act.Crown: act.Crown(other), act.Tithe: act.Tithe(other)}
    if theirs is not None:
        samples[act.Destroy] = act.Destroy(*theirs)
        if own:
            samples[act.Exchange] = act.Exchange(own[0], *theirs)
    if own:
        samples[act.Beautify] = act.Beautify(own[0])
    found += [samples[form] for form, (owner,) in POWERS.items() if owner == acting and form in samples]
    if "smithy" in own:
        found.append(act.UseSmithy())
    if view.hand:
        found += [form(view.hand[0]) for card, form in (("laboratory", act.UseLaboratory), ("museum", act.UseMuseum))
                  if card in own]
    return found


class Deeds:
    """Draws the buttons and knows where each is."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self._places: dict[str, pygame.Rect] = {}

    def label(self, name: str) -> str:
        """What stands on a button."""
        words, table = self.table.context.words, self.table
        for field, message in (("-seat-", "cit-deed-seat"), ("-build-", "")):
            if field in name and message:
                return words(message, name=table.host.name(int(name.rsplit("-", 1)[1])))
        if name == "pass" and table.choice is not None and table.choice.level.asked == "courtesy":
            return words("cit-deed-silent")
        if name == "recover" and table.view is not None and table.view.destroyed:
            return words("cit-deed-recover", card=art.card_name(table.view.destroyed, words.language))
        message = f"cit-deed-{name}"
        return words(message if words.knows(message) else "cit-deed-other")

    def _arrange(self) -> None:
        table, theme = self.table, self.table.theme
        names = [stop.place[1] for stop in table.choice.stops if stop.place[0] == "deed"] if table.choice else []
        row, gap = table.layout.deeds, theme.px(8)
        size: float = look.SMALL + 1
        while True:
            wides = [self._wide(name, size) for name in names]
            if sum(wides) + gap * (len(names) - 1) <= row.width or size <= 11:
                break
            size -= 1
        self.size = size
        x = row.centerx - (sum(wides) + gap * (len(names) - 1)) // 2
        self._places = {}
        for name, wide in zip(names, wides, strict=True):
            self._places[name] = pygame.Rect(x, row.y, wide, row.height)
            x += wide + gap

    def _wide(self, name: str, size: float) -> int:
        theme = self.table.theme
        return max(theme.px(look.HIT), theme.text_size(self.label(name), "medium", size)[0] + theme.px(26)
                   + (theme.px(size * 1.2 + 6) if name in ICONS else 0))

    def rect(self, name: str) -> pygame.Rect:
        """Where that button is."""
        self._arrange()
        return pygame.Rect(self._places.get(name, self.table.layout.deeds))

    def draw(self, surface: pygame.Surface) -> None:
        table, theme = self.table, self.table.theme
        if table.choice is None:
            return
        self._arrange()
        self._tray(surface)
        over = table.pointing.under()
        for stop in table.choice.stops:
            if stop.place[0] != "deed":
                continue
            name, rect = stop.place[1], self._places[stop.place[1]]
            off = stop.tried is not None and not stop.actions
            primary = (name == "ready" or (table.way_out or ("",))[0] == f"cit-deed-{name}") and not off
            theme.plate(surface, rect, "primary" if primary else "plain",
                        "off" if off else "hover" if over is not None and over.place == stop.place else "")
            ink = (138, 120, 96) if off else look.CREAM if primary else look.INK
            x = rect.x + theme.px(13)
            if name in ICONS:
                icon = assets.icon(ICONS[name], theme.px(self.size * 1.2), ink)
                surface.blit(icon, icon.get_rect(midleft=(x, rect.centery)))
                x += theme.px(self.size * 1.2 + 6)
            text = theme.text(self.label(name), "medium", self.size, ink)
            surface.blit(text, text.get_rect(midleft=(x, rect.centery)))

    def _tray(self, surface: pygame.Surface) -> None:
        """The cards to choose from, under their title."""
        table, theme = self.table, self.table.theme
        choice = table.choice
        assert choice is not None
        if not choice.tray:
            return
        tray = table.layout.tray
        painting.veil(surface, table, tray, (16, 10, 6, 170))
        title = table.context.words(table.hint, name=table.host.name(max(0, table.host.mover)))
        text = theme.text(title, "bold", look.SMALL + 1, look.CREAM)
        surface.blit(text, text.get_rect(midtop=(tray.centerx, tray.top + theme.px(5))))
        for stop in choice.tray:
            self.draw_tray_card(surface, stop)

    def draw_tray_card(self, surface: pygame.Surface, stop: Stop) -> None:
        """A card in the tray, ticked or not."""
        table, choice = self.table, self.table.choice
        assert choice is not None
        rect, marked = table.place_rect(stop.place), choice.level.marked
        surface.blit(table.face(stop.place[1], rect.height), rect)
        if stop.place[0] == "tick" and stop.place[1] in marked and stop.place[2] < marked.count(stop.place[1]):
            self.tick(surface, rect, marked.index(stop.place[1]) + 1 if choice.ticking == "under" else 0)

    def tick(self, surface: pygame.Surface, rect: pygame.Rect, number: int = 0) -> None:
        """This card is chosen, in that place of the order."""
        theme = self.table.theme
        pygame.draw.rect(surface, art.GILD, rect.inflate(theme.px(6), theme.px(6)), theme.px(5), border_radius=6)
        centre, side = (rect.right - theme.px(14), rect.top + theme.px(14)), theme.px(30)
        pygame.draw.circle(surface, (46, 92, 44), centre, side // 2)
        pygame.draw.circle(surface, art.GILD, centre, side // 2, max(1, theme.px(2)))
        picture = theme.text(str(number), "bold", look.SMALL, look.CREAM) if number else assets.icon(
            "confirm", theme.px(20), look.CREAM)
        surface.blit(picture, picture.get_rect(center=centre))

    def draw_banner(self, surface: pygame.Surface) -> None:
        """A character that is called or shown, large for a moment."""
        table, theme = self.table, self.table.theme
        if table.banner is None:
            return
        key, words, clear = table.banner
        height = theme.px(340)
        picture = table.face(key, height) if key else None
        title = theme.text(words, "title_bold", look.HEAD, look.CREAM, theme.px(800), "centre")
        wide = max(title.get_width() + theme.px(70), art.width(height) + theme.px(60) if key else 0)
        high = title.get_height() + theme.px(36) + (height + theme.px(10) if key else 0)
        sheet = pygame.Rect(0, 0, wide, high)
        sheet.center = (table.layout.room.centerx, table.layout.room.centery - theme.px(60))
        if table.counted >= 0:  # the cities are looked at meanwhile
            theme.ring(surface, table.layout.boxes[table.counted].rect.inflate(-theme.px(12), -theme.px(12)))
            sheet.center = table.layout.deeds.center
        whole = theme.kept(("banner", key, words, sheet.size, table.context.words.language),
                           lambda: _banner(theme, sheet.size, picture, title))
        whole.set_alpha(round(255 * max(0.0, min(1.0, clear))))
        surface.blit(whole, sheet)


def _banner(theme: Any, size: tuple[int, int], picture: pygame.Surface | None, title: pygame.Surface) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, (22, 13, 7, 226), sheet.get_rect(), border_radius=theme.px(14))
    pygame.draw.rect(sheet, (206, 164, 80), sheet.get_rect(), max(2, theme.px(2)), border_radius=theme.px(14))
    top = theme.px(16)
    if picture is not None:
        sheet.blit(picture, picture.get_rect(midtop=(size[0] // 2, top)))
        top += picture.get_height() + theme.px(10)
    sheet.blit(title, title.get_rect(midtop=(size[0] // 2, top)))
    return sheet
