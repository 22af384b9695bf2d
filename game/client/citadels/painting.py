"""What lies still on the card table: the cloth, the ranks, and each seat's box with its purse, hand and city."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client import assets
from game.client.citadels import art
from game.client.citadels.layout import Box
from game.client.seating import badge
from game.client.widgets import theme as look

if TYPE_CHECKING:
    from game.client.citadels.table_picture import CardTable

COINS_SHOWN, BACKS_SHOWN = 8, 8
MARKS = {"murdered": ("destroy", (150, 30, 24)), "bewitched": ("star", (112, 58, 150)),
         "robbed": ("thief", (60, 60, 66))}
CREAM = (250, 240, 214)


def paint(table: CardTable, surface: pygame.Surface) -> None:
    """All of it, in the table's room."""
    room = table.layout.room
    surface.blit(table.cloth(), room)
    for rank in range(len(table.shown.characters)):
        paint_rank(table, surface, rank)
    for seat in range(len(table.colours)):
        paint_box(table, surface, seat)
    paint_fan(table, surface)


def veil(surface: pygame.Surface, table: CardTable, rect: pygame.Rect, ink: tuple[int, int, int, int]) -> None:
    """A see-through ground with round corners."""
    theme = table.theme

    if min(rect.size) <= 0:
        return  # no room is left for it

    def make() -> pygame.Surface:
        sheet = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(sheet, ink, sheet.get_rect(), border_radius=theme.px(8))
        return sheet

    surface.blit(theme.kept(("veil", rect.size, ink, theme.px(8)), make), rect)


def paint_rank(table: CardTable, surface: pygame.Surface, rank: int) -> None:
    """The plate of a rank: its character, whom it belongs to, and what was done to it."""
    theme, shown = table.theme, table.shown
    rect, key = table.layout.rank(rank), shown.characters[rank]
    called = rank + 1 == shown.called
    aside = "cit-face-up" if key in shown.face_up else "cit-face-down" if rank in shown.face_down else ""
    gone = (shown.called > rank + 1 and rank not in shown.revealed) or bool(aside)
    veil(surface, table, rect, (252, 236, 196, 235) if called else (20, 12, 6, 130))
    ink = look.INK if called else CREAM
    side = rect.height - theme.px(10)
    picture = pygame.Rect(rect.x + theme.px(5), rect.y + theme.px(5), round(side * 0.94), side)
    surface.blit(art.painting(key, *picture.size), picture)
    pygame.draw.rect(surface, art.ink_of(key), picture, max(2, theme.px(3)))
    if gone:
        veil(surface, table, picture, (20, 12, 6, 160))
    dot = theme.px(26)
    centre = (picture.left + dot // 2, picture.top + dot // 2)
    pygame.draw.circle(surface, art.DARK, centre, dot // 2)
    pygame.draw.circle(surface, art.ink_of(key), centre, dot // 2 - 2)
    number = theme.text(str(rank + 1), "title_bold", look.SMALL - 1, CREAM)
    surface.blit(number, number.get_rect(center=centre))
    left = picture.right + theme.px(5)
    room = pygame.Rect(left, rect.y + theme.px(4), rect.right - left - theme.px(3), rect.height - theme.px(8))
    name = art.card_name(key, table.context.words.language)
    narrow = f"cit-narrow-{key.replace('_', '-')}"
    size: float = look.SMALL
    while size > 12 and (theme.text_size(name, "bold", size, room.width)[1] > room.height * 0.6 or max(
            theme.text_size(word, "bold", size)[0] for word in name.split()) > room.width):
        size -= 1
        if size == 13 and table.context.words.knows(narrow):
            name = table.context.words(narrow)
    text = theme.text(name, "bold", size, ink, room.width)
    surface.blit(text, room.topleft)
    x, foot = room.left, room.bottom - theme.px(13)
    if rank in shown.holders:
        mark = badge(table.colours[shown.holders[rank]], theme.px(26))
        surface.blit(mark, mark.get_rect(midleft=(x, foot)))
        x += theme.px(30)
    for how, character in shown.named.items():
        if character == key:
            icon, back = MARKS[how]
            disc = pygame.Rect(0, 0, theme.px(28), theme.px(28))
            disc.midleft = (x, foot)
            pygame.draw.circle(surface, CREAM, disc.center, disc.width // 2)
            pygame.draw.circle(surface, back, disc.center, disc.width // 2 - 2)
            drawn = assets.icon(icon, theme.px(19), CREAM)
            surface.blit(drawn, drawn.get_rect(center=disc.center))
            x += theme.px(32)
    if aside:
        text = theme.text(table.context.words(aside), "italic", look.SMALL - 4, ink, room.width)
        surface.blit(text, text.get_rect(midleft=(x, foot)))


def paint_box(table: CardTable, surface: pygame.Surface, seat: int) -> None:
    """One seat: a line with who it is and what it has, and its city below."""
    box, shown, theme = table.layout.boxes[seat], table.shown, table.theme
    colour = assets.ALL_COLOURS[table.colours[seat]]
    moves = table.host.mover == seat
    veil(surface, table, box.rect, (74, 46, 14, 165) if moves else (16, 10, 6, 118))
    pygame.draw.rect(surface, (236, 186, 74) if moves else colour, box.rect, max(2, theme.px(3 if moves else 2)),
                     border_radius=theme.px(8))
    _head(table, surface, seat, box)
    for number, district in enumerate(shown.cities[seat]):
        place = box.district(number, len(shown.cities[seat]))
        draw_district(table, surface, district, place)
    if shown.open:
        _open_hand(table, surface, seat)
    if not shown.cities[seat]:
        text = theme.text(table.context.words("cit-no-city"), "italic", look.SMALL - 2, (196, 170, 128))
        surface.blit(text, text.get_rect(midleft=(box.city.x + theme.px(8), box.city.centery)))


def _open_hand(table: CardTable, surface: pygame.Surface, seat: int) -> None:
    """What the seat holds, face up below its city."""
    box, hand, px = table.layout.boxes[seat], table.shown.faces[seat], table.theme.px
    veil(surface, table, box.hand.inflate(px(8), px(6)), (250, 240, 214, 34))
    icon = assets.icon("hand", px(24), (214, 196, 156))
    surface.blit(icon, icon.get_rect(midright=(box.hand.right - px(4), box.hand.centery)))
    for number, key in enumerate(hand):
        place = box.held(number, len(hand))
        surface.blit(table.face(key, place.height), place)


def draw_district(table: CardTable, surface: pygame.Surface, district: object, place: pygame.Rect) -> None:
    """A district where it stands, with what lies on it or under it."""
    theme = table.theme
    card = district.card  # type: ignore[attr-defined]
    surface.blit(table.face(card, place.height), place)
    under = district.under  # type: ignore[attr-defined]
    if district.beautified:  # type: ignore[attr-defined]
        art.put(surface, "coin", max(14, place.width // 3), (place.right - place.width // 4, place.centery))
    if under:
        tag = pygame.Rect(0, 0, theme.px(26), theme.px(24))
        tag.midbottom = (place.centerx, place.bottom)
        pygame.draw.rect(surface, art.DARK, tag, border_radius=4)
        text = theme.text(f"+{under}", "bold", look.SMALL - 3, CREAM)
        surface.blit(text, text.get_rect(center=tag.center))
    if district.declared:  # type: ignore[attr-defined]
        icon = assets.icon("star", max(12, place.width // 3), (255, 224, 130))
        surface.blit(icon, icon.get_rect(midtop=(place.centerx, place.top + place.height // 3)))


def _head(table: CardTable, surface: pygame.Surface, seat: int, box: Box) -> None:
    theme, shown, head = table.theme, table.shown, box.head
    side = theme.px(26)
    mark = badge(table.colours[seat], side)
    surface.blit(mark, mark.get_rect(midleft=head.midleft))
    x = head.left + side + theme.px(7)
    name = table.short(table.host.name(seat), head.width // 4, look.SMALL)
    text = theme.text(name, "bold", look.SMALL, CREAM)
    surface.blit(text, text.get_rect(midleft=(x, head.centery)))
    x += text.get_width() + theme.px(8)
    if shown.crown == seat:
        art.put(surface, "crown", theme.px(34), (x + theme.px(15), head.centery))
    x += theme.px(38)
    for rank in shown.held(seat):
        key, words = shown.characters[rank], table.context.words
        open_now = rank in shown.revealed
        label = theme.text(f"{rank + 1} {art.card_name(key, words.language)}", "medium" if open_now else "italic",
                           look.SMALL - 2, CREAM)
        tag = label.get_rect(midleft=(x + theme.px(6), head.centery)).inflate(theme.px(12), theme.px(2))
        if tag.right > table.purse(seat).left - theme.px(20):
            break
        pygame.draw.rect(surface, tuple(round(part * 0.8) for part in art.ink_of(key)), tag, border_radius=theme.px(6))
        if not open_now:  # known to this seat alone
            pygame.draw.rect(surface, art.GILD, tag, max(1, theme.px(1.5)), border_radius=theme.px(6))
        surface.blit(label, label.get_rect(center=tag.center))
        x = tag.right + theme.px(8)
    _hoard(table, surface, seat)


def _hoard(table: CardTable, surface: pygame.Surface, seat: int) -> None:
    """The coins of a seat in a pile, and the backs of its hand, with their numbers."""
    theme, shown = table.theme, table.shown
    place, coins = table.purse(seat), shown.gold[seat]
    px = place.height - theme.px(4)
    number = theme.text(str(coins), "title_bold", look.SMALL + 1, art.GILD)
    surface.blit(number, number.get_rect(midright=(place.left - theme.px(4), place.centery)))
    for coin in range(min(coins, COINS_SHOWN)):
        art.put(surface, "coin", px, (place.left + px // 2 + coin * px // 5, place.centery - (coin % 2)))
    place, cards = table.backs(seat), shown.hands[seat]
    number = theme.text(str(cards), "title_bold", look.SMALL + 1, CREAM)
    surface.blit(number, number.get_rect(midright=(place.left - theme.px(4), place.centery)))
    back = art.back(place.height)
    for card in range(min(cards, BACKS_SHOWN)):
        surface.blit(back, (place.left + card * back.get_width() // 3, place.top))


def paint_fan(table: CardTable, surface: pygame.Surface) -> None:
    """The own hand; backs where it lies closed."""
    shown = table.shown
    if shown.viewer < 0:
        return
    cards = [number for number in range(len(shown.hand)) if number != table.carried]
    for number in cards:
        place, slant = table.layout.fan_card(number, len(shown.hand))
        picture = table.slanted(shown.hand[number], place.height, slant)
        surface.blit(picture, picture.get_rect(center=place.center))
