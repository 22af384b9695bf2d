"""The card game in the set-up of a new game: characters, unique districts, rules, and how long it will take."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from game.citadels.cards import BASE_CHARACTERS, DARK_CITY, DISTRICTS, PRESETS, PURPLE_BASE
from game.citadels.choices import CHARACTER_PRESETS, available, preset, random_characters, ranks_for
from game.citadels.options import DEFAULTS, MOST_SEATS, VALUES
from game.client.citadels.art import card_name, rule_text
from game.client.citadels.rules_help import option_value
from game.client.widgets import theme as look
from game.client.widgets.base import Grid, Row, Sized, Spacer, Widget
from game.client.widgets.buttons import Toggle
from game.client.widgets.choices import Choice
from game.client.widgets.text import Text

if TYPE_CHECKING:
    from game.client.menus.new_game import SetUp
    from game.client.words import Words

CAST, UNIQUE = (*CHARACTER_PRESETS, "random", "chosen"), ("base", "few", "all", "random", "chosen")
FEW = 3  # new districts among the old ones (2.4)
PEOPLE_MINUTES, COMPUTER_MINUTES, SETTLING = 9.0, 1.6, 4.0  # of a whole game: for each player, and once


def cast(chosen: str, kept: list[str], seats: int, rng: Random) -> list[str]:
    """The characters by rank, for what is chosen: a preset, drawn, or those kept, with others where they do not fit."""
    if chosen == "random":
        return random_characters(seats, rng)
    if chosen in CHARACTER_PRESETS:
        return preset(chosen, seats)
    needed, *more = ranks_for(seats)
    found = []
    for rank in range(more[0] if more else needed):
        keys = available(rank, seats)
        mine = [key for key in keys if key in kept]
        if mine or rank < needed:
            found.append((mine or keys)[0])
    return found


def unique_cards(chosen: str, kept: list[str], rng: Random) -> tuple[list[str], list[str]]:
    """The Dark City's districts that play, and those of the base game that do not."""
    every = [card.key for card in DISTRICTS if card.unique]
    playing = {"base": list(PURPLE_BASE), "few": [*PURPLE_BASE, *rng.sample(DARK_CITY, FEW)], "all": every,
               "chosen": kept, "random": rng.sample(every, len(PURPLE_BASE))}[chosen]
    copies = {card.key: card.count for card in DISTRICTS}
    return ([key for key in DARK_CITY if key in playing],
            [key for key in PURPLE_BASE if key not in playing for _ in range(copies[key])])


def options_of(setup: SetUp, rng: Random) -> tuple[list[str], dict[str, Any]]:
    """Sets and options of the game that the set-up means."""
    seats = len(setup.chairs)
    characters = cast(setup.cast, setup.characters, seats, rng)
    cards, left_out = unique_cards(setup.unique, setup.districts, rng)
    rules = {key: value for key, value in setup.options.items() if key in VALUES and value != DEFAULTS[key]}
    if seats == 2 and "emperor" in characters:
        rules.pop("emperor_target", None)  # it makes no sense between two (4.8)
    dark = bool(cards) or any(key not in BASE_CHARACTERS for key in characters)
    return (["base", "dark_city"] if dark else ["base"]), rules | {
        "characters": characters, "dark_city_cards": cards, "left_out": left_out}


def minutes(setup: SetUp) -> int:
    """About how long the game will take, to five minutes."""
    people = sum(chair.plays == "human" for chair in setup.chairs)
    whole = SETTLING + people * PEOPLE_MINUTES + (len(setup.chairs) - people) * COMPUTER_MINUTES
    return max(10, round(whole / 5) * 5)


def widgets(words: Words, setup: SetUp, changed: Callable[[], object]) -> list[Widget]:
    """What is chosen for the card game, below the choice of the game."""
    def choose(name: str, again: bool = True) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            setattr(setup, name, value)
            if again:
                changed()

        return change

    lines: list[Widget] = [
        Text(words("newgame-cit-length", minutes=minutes(setup)), size=look.SMALL, colour=look.FADED),
        _labelled(words("newgame-cit-begins"), Choice(
            [(False, words("newgame-cit-begins-first")), (True, words("newgame-cit-begins-drawn"))], setup.drawn,
            choose("drawn", again=False), name="drawn")),
        _labelled(words("newgame-cit-cast"), Choice([(one, words(f"newgame-cit-cast-{one.replace('_', '-')}"))
                                                     for one in CAST], setup.cast, choose("cast"), name="cast"))]
    if setup.cast == "chosen":
        lines += _ranks(words, setup, changed)
    lines.append(_labelled(words("newgame-cit-unique"), Choice(
        [(one, words(f"newgame-cit-unique-{one}")) for one in UNIQUE], setup.unique, choose("unique"), name="unique")))
    if setup.unique == "chosen":
        lines.append(_districts(words, setup))
    return [*lines, Spacer(height=6), *_rules(words, setup, changed)]


def _labelled(text: str, control: Widget) -> Widget:
    return Row(Sized(Text(text, middle=True), grow=1), control, gap=18)


def _ranks(words: Words, setup: SetUp, changed: Callable[[], object]) -> list[Widget]:
    """One character for each rank."""
    seats = len(setup.chairs)
    now = cast("chosen", setup.characters, seats, Random(0))
    lines: list[Widget] = []
    for rank in range(max(ranks_for(seats))):
        keys = available(rank, seats)
        choices = [(key, card_name(key, words.language)) for key in keys]
        if rank >= min(ranks_for(seats)):
            choices.insert(0, ("", words("newgame-cit-no-ninth")))
        value = next((key for key in now if key in keys), "")

        def change(value: str, keys: list[str] = keys) -> None:
            setup.characters = [key for key in cast("chosen", setup.characters, seats, Random(0)) if key not in keys]
            setup.characters += [value] if value else []
            changed()

        lines.append(Row(Sized(Text(words("newgame-cit-rank", rank=rank + 1), middle=True), width=110),
                         Sized(Choice(choices, value, change, name=f"rank-{rank + 1}"), grow=1), gap=12))
    return lines


def _districts(words: Words, setup: SetUp) -> Widget:
    """Which unique districts play."""
    def change(key: str, on: bool) -> None:
        setup.districts = [one for one in setup.districts if one != key] + ([key] if on else [])

    return Grid(*[Toggle(card_name(card.key, words.language), card.key in setup.districts,
                         lambda on, key=card.key: change(key, on), name=f"district-{card.key}",  # type: ignore[misc]
                         tip=rule_text(words, card.key)) for card in DISTRICTS if card.unique],
                columns=2, gap=6, least=250)


def _rules(words: Words, setup: SetUp, changed: Callable[[], object]) -> list[Widget]:
    """A preset, then each rule option."""
    chosen = {key: setup.options.get(key, usual) for key, usual in DEFAULTS.items() if key in VALUES}
    usual = {key: value for key, value in DEFAULTS.items() if key in VALUES}
    presets = {"usual": usual} | {name: usual | options for name, options in PRESETS.items()}
    now = next((name for name, options in presets.items() if options == chosen), "own")

    def take(name: str) -> None:
        if name in presets:
            setup.options = {key: value for key, value in presets[name].items() if value != DEFAULTS[key]}
            changed()

    names = [(name, words(f"newgame-cit-preset-{name.replace('_', '-')}")) for name in (
        *presets, *(["own"] if now == "own" else []))]
    lines: list[Widget] = [_labelled(words("newgame-cit-preset"), Choice(names, now, take, name="preset"))]
    for key, values in VALUES.items():
        def change(value: Any, key: str = key) -> None:
            setup.options[key] = value
            changed()

        title = words(f"newgame-option-{key.replace('_', '-')}")
        options = [(value, option_value(words, key, value)) for value in values]
        lines.append(Grid(Text(title, middle=True, size=look.SMALL + 1), Choice(
            options, chosen[key], change, name=f"option-{key}"), columns=2, gap=14, least=200))
    return lines


MOST = MOST_SEATS
