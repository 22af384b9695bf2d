"""The pages of rules of the card game: the round and the turn, the characters in play, the unique districts."""

from __future__ import annotations

from functools import partial

import pygame

from game.citadels.cards import CHARACTER, CHARACTERS, DISTRICTS
from game.citadels.options import DEFAULTS
from game.citadels.view import CitadelsView
from game.client import assets
from game.client.citadels import art
from game.client.menus.help import Entry, Page
from game.client.words import Words

RULES = (
    ("draft", ("3", "4"), "back"), ("call", ("5",), "crown"), ("income", ("6.2", "6.8", "10"), "coin"),
    ("collect", ("6.5", "19.4"), "noble"), ("build", ("7",), "castle"), ("turn", ("6", "6.7"), "purse"),
    ("end", ("11", "14.12"), "palace"), ("count", ("12",), "crown"),
)  # fmt: skip


def picture(name: str, px: int) -> pygame.Surface:
    """A baked picture, so many pixels wide."""
    drawn = assets.card_picture(name)
    return pygame.transform.smoothscale(drawn, (round(px * min(1, drawn.get_width() / drawn.get_height())),
                                                round(px * min(1, drawn.get_height() / drawn.get_width()))))


def pages(words: Words, view: CitadelsView) -> list[Page]:
    """Of the game that is played."""
    basics = Page("help-set-cit", tuple(Entry(f"help-cit-{name}", clauses, partial(picture, shown))
                                        for name, clauses, shown in RULES), agreed(words, view))
    ranks = Page("help-set-cit-characters", tuple(
        CardEntry(key, (CHARACTERS[CHARACTER[key]].clause,), partial(picture, key)) for key in view.characters))
    unique = Page("help-set-cit-unique", tuple(
        CardEntry(card.key, (card.clause,), partial(picture, card.key)) for card in DISTRICTS if card.unique))
    return [basics, ranks, unique]


class CardEntry(Entry):
    """A card: its name and its rule come from the card itself."""

    def title(self, words: Words) -> str:
        return art.card_name(self.message, words.language)

    def text(self, words: Words) -> str:
        return art.rule_text(words, self.message)


def agreed(words: Words, view: CitadelsView) -> tuple[str, ...]:
    """The options that are not as usual, where the set-up has words for them."""
    found = []
    for key, usual in DEFAULTS.items():
        value, message = view.rules.options[key], f"newgame-option-{key.replace('_', '-')}"
        if value == usual or not words.knows(message) or (isinstance(usual, list) and key != "smithy_pay_draw"):
            continue
        said = option_value(words, key, value)
        found.append(words("help-agreed-item", what=words(message), value=said))
    return tuple(found)


def option_value(words: Words, key: str, value: object) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return words("help-agreed-yes") if value else words("help-agreed-no")
    if isinstance(value, list | tuple):
        value = "-".join(str(part) for part in value)
    return words(f"newgame-value-{key.replace('_', '-')}-{str(value).replace('_', '-')}")

