"""The cards as they are drawn: a frame of parchment round the baked picture, with name, cost, colour and rule text.

Faces are made once for a height, a language and a typeface and then kept.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.citadels.cards import CHARACTER, CHARACTERS, COLOURS, DATA, DISTRICTS, KIND
from game.client import assets
from game.client.kept import Kept
from game.client.widgets import theme as look
from game.client.widgets.theme import Theme
from game.client.words import Words

Colour = tuple[int, int, int]

SHAPE = 0.68  # width of a card by its height
SEALS = ("noble", "religious", "trade", "military", "unique")  # as COLOURS
INKS: tuple[Colour, ...] = ((202, 150, 34), (48, 92, 160), (58, 124, 66), (166, 44, 34), (116, 68, 150))
PLAIN: Colour = (122, 92, 56)
DARK, GILD = (30, 18, 10), (240, 200, 110)
NAMED, TOLD = 96, 300  # pixels of height from which on a card has its name, and its rules
INCOME = {key: number for number, one in enumerate(DATA["colours"]) for key in one["income_characters"]}
_NAMES = {one["key"]: one["names"] for part in ("districts", "characters") for one in DATA[part]}

kept = Kept()


def card_name(key: str, language: str) -> str:
    """What the card is called."""
    names: dict[str, str] = _NAMES[key]
    return names.get(language, names["en"])


def ink_of(key: str) -> Colour:
    """The colour of a district, or of the income of a character."""
    if key in KIND:
        return INKS[DISTRICTS[KIND[key]].colour]
    return INKS[INCOME[key]] if key in INCOME else PLAIN


def seal_of(key: str) -> str:
    """The seal of its colour; "" for a character without one."""
    if key in KIND:
        return SEALS[DISTRICTS[KIND[key]].colour]
    return SEALS[INCOME[key]] if key in INCOME else ""


def colour_name(words: Words, key: str) -> str:
    """The colour of a district in words."""
    return words(f"cit-colour-{COLOURS[DISTRICTS[KIND[key]].colour]}")


def small(name: str) -> pygame.Surface:
    """What is painted on a card at half its size, which is enough for cards on the table."""
    return kept(("small", name), lambda: pygame.transform.smoothscale_by(assets.card_picture(name), 0.5))


def painting(name: str, width: int, height: int) -> pygame.Surface:
    """What is painted on a card, cut to the shape that is wanted about its middle."""

    def make() -> pygame.Surface:
        picture = small(name)
        if width > picture.get_width() or height > picture.get_height():
            picture = assets.card_picture(name)
        wide, high = picture.get_size()
        if wide * height > high * width:
            part = pygame.Rect(0, 0, high * width // height, high)
        else:
            part = pygame.Rect(0, 0, wide, wide * height // width)
        part.center = picture.get_rect().center
        return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), (width, height))

    return kept(("painting", name, width, height), make)


def token(name: str, px: int) -> pygame.Surface:
    """`coin`, `crown`, `purse` or a seal, so many pixels high."""
    return kept(("token", name, px), lambda: pygame.transform.smoothscale(
        assets.card_picture(name).premul_alpha(), (max(1, px), max(1, px))))


def put(surface: pygame.Surface, name: str, px: int, centre: tuple[int, int]) -> None:
    """A token, drawn with its soft edge."""
    picture = token(name, px)
    surface.blit(picture, picture.get_rect(center=centre), special_flags=pygame.BLEND_PREMULTIPLIED)


def width(height: int) -> int:
    """Of a card so many pixels high."""
    return max(2, round(height * SHAPE))


@lru_cache(maxsize=64)
def _mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    big = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(), border_radius=radius * 3)
    return pygame.transform.smoothscale(big, size)


def _cut(card: pygame.Surface) -> pygame.Surface:
    """With round corners."""
    card.blit(_mask(card.get_size(), max(2, card.get_height() // 22)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return card


def back(height: int) -> pygame.Surface:
    """The back of every card."""
    def make() -> pygame.Surface:
        card = pygame.Surface((width(height), height), pygame.SRCALPHA)
        card.blit(painting("back", *card.get_size()), (0, 0))
        pygame.draw.rect(card, DARK, card.get_rect(), max(1, height // 60), border_radius=max(2, height // 22))
        return _cut(card)

    return kept(("back", height), make)


def face(key: str, height: int, theme: Theme, words: Words) -> pygame.Surface:
    """The front of a district or a character, so many pixels high; large ones carry their rules."""
    return kept((key, height, words.language, theme.accessible), lambda: _face(key, height, theme, words))


def _face(key: str, height: int, theme: Theme, words: Words) -> pygame.Surface:
    card = pygame.Surface((width(height), height), pygame.SRCALPHA)
    wide, ink, rim = card.get_width(), ink_of(key), max(2, height // 26)
    card.fill(look.VELLUM)
    pygame.draw.rect(card, ink, card.get_rect(), rim)
    told, named = height >= TOLD, height >= NAMED
    inner = card.get_rect().inflate(-2 * rim, -2 * rim)
    foot = round(height * (0.46 if told else 0.3 if named else 0.2))
    picture = pygame.Rect(inner.x, inner.y, inner.width, inner.height - foot)
    card.blit(painting(key, *picture.size), picture)
    pygame.draw.line(card, DARK, picture.bottomleft, picture.bottomright, max(1, height // 110))
    sheet = pygame.Rect(inner.x, picture.bottom, inner.width, foot)
    if named:
        high = round(height * (0.1 if told else 0.17))
        ribbon = pygame.Rect(inner.x, picture.bottom - height // 40, inner.width, high)
        _ribbon(card, theme, card_name(key, words.language), ribbon, ink, 1 if told else 2)
        sheet = pygame.Rect(inner.x, ribbon.bottom, inner.width, inner.bottom - ribbon.bottom)
    if told:
        _rules(card, theme, words, key, sheet)
    elif seal_of(key):
        side = round(min(sheet.height * 0.94, wide * 0.3))
        put(card, seal_of(key), side, sheet.center)
    else:
        pygame.draw.circle(card, ink, sheet.center, max(2, sheet.height // 6))
    _corner(card, theme, key, height, picture)
    pygame.draw.rect(card, DARK, card.get_rect(), max(1, height // 90), border_radius=max(2, height // 22))
    return _cut(card)


def _corner(card: pygame.Surface, theme: Theme, key: str, height: int, picture: pygame.Rect) -> None:
    """What it costs, as a coin; the rank of a character, as a shield of its colour."""
    side = round(height * (0.15 if height >= TOLD else 0.25))
    centre = (picture.left + side // 2 + 1, picture.top + side // 2 + 1)
    if key in KIND:
        put(card, "coin", side, centre)
        text, ink = str(DISTRICTS[KIND[key]].cost), DARK
    else:
        pygame.draw.circle(card, DARK, centre, side // 2)
        pygame.draw.circle(card, GILD, centre, side // 2 - 1)
        pygame.draw.circle(card, ink_of(key), centre, side // 2 - max(2, side // 12))
        text, ink = str(CHARACTERS[CHARACTER[key]].rank + 1), (255, 248, 226)
    number = assets.font("title_bold", max(9, round(side * 0.6))).render(text, ink)
    if ink is DARK:  # a light ring lets the number stand out from the coin's picture
        light = assets.font("title_bold", max(9, round(side * 0.6))).render(text, (255, 240, 200))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            card.blit(light, light.get_rect(center=(centre[0] + dx, centre[1] + dy)))
    card.blit(number, number.get_rect(center=centre))


def _ribbon(card: pygame.Surface, theme: Theme, name: str, place: pygame.Rect, ink: Colour, lines: int) -> None:
    dark = tuple(round(part * 0.72) for part in ink)
    pygame.draw.rect(card, dark, place)
    pygame.draw.rect(card, GILD, place, max(1, place.height // 14))
    px = round(place.height * (0.66 if lines == 1 else 0.62))
    role = "accessible_bold" if theme.accessible else "bold"
    room = place.width - 4
    rows = [name]
    while True:
        font = assets.font(role, px)
        rows = wrapped(name, font, room) if lines > 1 else [name]
        high = len(rows) * px
        fits = all(font.size(row)[0] <= room for row in rows) and len(rows) <= lines
        if (fits and high * 1.16 <= place.height) or px <= 8:
            break
        px -= 1
    top = place.centery - len(rows) * px * 0.54
    for number, row in enumerate(rows[:lines]):
        text = assets.font(role, px).render(row, (255, 248, 228))
        card.blit(text, text.get_rect(center=(place.centerx, round(top + (number + 0.5) * px * 1.08))))


def wrapped(text: str, font: assets.Letters, room: int) -> list[str]:
    """The text in lines of that many pixels, broken at spaces alone."""
    rows: list[str] = []
    for word in text.split(" "):
        if rows and font.size(f"{rows[-1]} {word}")[0] <= room:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def _rules(card: pygame.Surface, theme: Theme, words: Words, key: str, sheet: pygame.Rect) -> None:
    """Seal and colour, then the rule text in the largest letters that fit."""
    margin = round(card.get_width() * 0.05)
    line = round(card.get_height() * 0.06)
    role = "accessible" if theme.accessible else "body"
    y = sheet.top + line // 4
    if seal_of(key):
        put(card, seal_of(key), line, (sheet.left + margin + line // 2, y + line // 2))
        name = colour_name(words, key) if key in KIND else words("cit-income", colour=words(
            f"cit-colour-{COLOURS[INCOME[key]]}"))
        text = assets.font("italic" if not theme.accessible else "accessible", round(line * 0.72)).render(
            name, ink_of(key))
        card.blit(text, text.get_rect(midleft=(sheet.left + margin + line + 6, y + line // 2)))
        y += line + line // 4
    room = pygame.Rect(sheet.left + margin, y, sheet.width - 2 * margin, sheet.bottom - y - margin // 2)
    text = rule_text(words, key)
    px = round(card.get_height() * 0.05)
    while px > 9 and len(wrapped(text, assets.font(role, px), room.width)) * px * 1.16 > room.height:
        px -= 1
    font = assets.font(role, px)
    for number, row in enumerate(wrapped(text, font, room.width)):
        drawn = font.render(row, look.INK)
        card.blit(drawn, (room.x, room.y + round(number * px * 1.16)))


def rule_text(words: Words, key: str) -> str:
    """What the card does, in words."""
    message = f"cit-card-{key.replace('_', '-')}"
    return words(message) if words.knows(message) else words("cit-card-plain")
