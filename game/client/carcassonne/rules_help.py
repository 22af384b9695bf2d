"""The pages of rules of the tile game: which sets have which rules, the clauses they tell, and what pictures them."""

from __future__ import annotations

from functools import partial

import pygame

from game.carcassonne.expansions import ALL
from game.carcassonne.options import OPTIONS
from game.carcassonne.ruleset import Ruleset
from game.client import assets
from game.client.carcassonne import art
from game.client.menus.help import Entry, Page
from game.client.words import Words


def _tile(name: str, px: int) -> pygame.Surface:
    return art.tile(name, 0, px // assets.squares_across(name))


def _figure(name: str, px: int) -> pygame.Surface:
    return pygame.transform.smoothscale(assets.figure_picture(name, "vermilion"), (px, px))


def _lying(px: int) -> pygame.Surface:
    return pygame.transform.rotate(_figure("follower", px), 90)


def _icon(name: str, px: int) -> pygame.Surface:
    return assets.icon(name, px, (101, 74, 48))


# A rule is its name, its clauses and its picture; the words are help-<page>-<rule>.
RULES = {
    "base": ("base", (
        ("turn", ("B2", "T"), partial(_tile, "back")),
        ("place", ("B3",), partial(_tile, "base-04")),
        ("figure", ("B1", "B4"), partial(_figure, "follower")),
        ("road", ("B5.1", "B6.1"), partial(_tile, "base-31")),
        ("city", ("B5.2", "B6.2", "O13"), partial(_tile, "base-16")),
        ("monastery", ("B5.3", "B6.4"), partial(_tile, "base-01")),
        ("majority", ("B6.5", "B6.6"), partial(_icon, "laurel")),
        ("field", ("B4.7", "B5.4", "B7.3"), _lying),
        ("end", ("B7",), partial(_icon, "trophy")),
    )),
    "river": ("river", (
        ("course", ("RV1", "RV2", "RV8"), partial(_tile, "river-01")),
        ("bends", ("RV3", "RV4", "RV5"), partial(_tile, "river-06")),
        ("figures", ("RV6", "RV7"), partial(_tile, "river-02")),
    )),
    "abbot": ("abbot", (
        ("place", ("AB1", "AB2", "AB3"), partial(_figure, "abbot")),
        ("garden", ("AB4",), partial(_tile, "base-28")),
        ("back", ("AB5", "AB6"), partial(_icon, "undo")),
    )),
    "inns_cathedrals": ("inns", (
        ("inn", ("IC2", "IC3", "IC4"), partial(_tile, "ic-01")),
        ("cathedral", ("IC5", "IC6", "IC7"), partial(_tile, "ic-11")),
        ("large", ("IC8", "IC9"), partial(_figure, "large")),
    )),
    "princess_dragon": ("dragon", (
        ("volcano", ("PD4", "PD5", "PD6"), partial(_tile, "pd-28")),
        ("dragon", ("PD3", "PD7", "PD8", "PD9", "PD10", "PD11", "O5"), partial(_tile, "pd-08")),
        ("princess", ("PD12", "PD13", "PD14"), partial(_tile, "pd-03")),
        ("portal", ("PD15", "PD16", "PD16a"), partial(_tile, "pd-22")),
        ("fairy", ("PD17", "PD18", "PD19", "PD20", "PD21", "PD22", "O12"), partial(_icon, "fairy")),
    )),
    "flying_machines": ("flyer", (
        ("flight", ("FM1", "FM2", "FM3", "FM4", "FM10", "GC17", "GC19"), partial(_tile, "fm-03")),
        ("landing", ("FM5", "FM6", "FM7", "FM8", "FM9", "GC18"), partial(_tile, "fm-07")),
    )),
    "german_castles": ("castles", (
        ("begin", ("GC1", "GC1a", "GC3", "O3", "O4"), partial(_tile, "gc-01")),
        ("place", ("GC4", "GC5", "GC6"), partial(_tile, "gc-02")),
        ("worth", ("GC8", "GC9", "GC16", "AB8"), partial(_tile, "gc-03")),
        ("bonus", ("GC10", "GC11", "GC12", "GC14", "GC15", "O2"), partial(_tile, "gc-04")),
        ("end", ("GC7",), partial(_icon, "trophy")),
    )),
}  # fmt: skip


def pages(words: Words, rules: Ruleset) -> list[Page]:
    """The pages for the sets of a game, in the order of the sets."""
    return [Page(f"help-set-{short}",
                 tuple(Entry(f"help-{short}-{rule}", clauses, picture) for rule, clauses, picture in entries),
                 _agreed(words, rules, name))
            for name, (short, entries) in RULES.items() if name in rules.expansions]


def _agreed(words: Words, rules: Ruleset, name: str) -> tuple[str, ...]:
    """The set's options that are not as usual, where the set-up has words for them."""
    form = next(form for form in ALL if form.name == name)
    found = []
    for key in form.options:
        value, message = rules.options[key], key.replace("_", "-")
        if key == form.switch or value == OPTIONS[key].default or not words.knows(f"newgame-option-{message}"):
            continue
        if isinstance(value, bool):
            said = words("help-agreed-yes") if value else words("help-agreed-no")
        else:
            said = words(f"newgame-value-{message}-{str(value).replace('_', '-')}")
        found.append(words("help-agreed-item", what=words(f"newgame-option-{message}"), value=said))
    return tuple(found)
