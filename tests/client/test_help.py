"""The rules in short: every clause a refusal can name is told, in each language, and found from inside the match."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.catalogue import new_game
from game.client.app import App
from game.client.carcassonne import SHOWN_SETS
from game.client.carcassonne.choosing import PlaceChoice
from game.client.carcassonne.rules_help import RULES, pages
from game.client.citadels import rules_help as card_rules
from game.client.menus.help import HelpScene, where
from game.client.menus.pause import PauseScene
from tests.client.match_hands import Match
from tests.client.menu_words import SIZES, shown
from tests.client.test_words import messages

ROOT = Path(__file__).resolve().parents[2]
ALL_SETS = ("base", "river", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")
EVERYTHING = {"abbot": True, "small_city": "two", "river_ends": "third_edition"}


def everything(app: App, clause: str = "") -> HelpScene:
    rules = new_game("carcassonne", ("red", "blue"), ALL_SETS, EVERYTHING).rules
    return HelpScene(app.context, pages(app.context.words, rules), clause)


def test_every_clause_that_a_refusal_names_is_told(app: App) -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "game" / "carcassonne").rglob("*.py"))
    named = set(re.findall(r'Refused\(\s*"\w+",\s*"([A-Z]+[0-9.]*)"', sources)) | {"AB2", "AB3", "B3.3", "RV3", "GC5"}
    assert {"B3.2", "B4.2", "AB5", "B7.1"} <= named
    told = everything(app).pages
    assert [clause for clause in sorted(named) if where(told, clause)[1] is None] == []


def test_every_clause_told_stands_in_the_rules_texts() -> None:
    rules = (ROOT / "docs" / "rules" / "carcassonne" / "part1.md").read_text("utf-8")
    told = {clause for _, entries in RULES.values() for _, clauses, _ in entries for clause in clauses}
    assert [clause for clause in sorted(told) if not re.search(rf"(^- |^## |^### ){clause}\b", rules, re.M)] == []


def test_each_set_that_the_table_shows_has_its_rules_and_each_rule_its_words() -> None:
    assert {*SHOWN_SETS, "abbot"} == set(RULES)
    rules = {f"help-{short}-{rule}" for short, entries in RULES.values() for rule, _, _ in entries}
    rules |= {f"help-cit-{rule}" for rule, _, _ in card_rules.RULES}
    pages_of_cards = {"help-set-cit", "help-set-cit-characters", "help-set-cit-unique"}
    wanted = {*rules, *(f"{rule}-text" for rule in rules), *(f"help-set-{short}" for short, _ in RULES.values()),
              *pages_of_cards}
    known = "|".join(["set", "cit", *(short for short, _ in RULES.values())])
    said = {name for name in messages("en") if re.match(rf"help-({known})-", name)}
    assert said == wanted


def test_there_is_a_page_for_each_set_in_play_and_for_no_other(app: App) -> None:
    match = Match(app, "human", "human", played=2, sets=("base", "river"))
    match.hands.key(pygame.K_F1)
    top = app.stack.top
    assert isinstance(top, HelpScene)
    assert [page.title for page in top.pages] == ["help-set-base", "help-set-river"]
    for _ in range(2):
        match.hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert top.page == 0
    match.hands.press("help-set-river")
    assert top.page == 1
    match.hands.key(pygame.K_F1)
    match.hands.frames(0.3)
    assert app.stack.top is match.scene


def test_a_refusal_says_its_sentence_and_the_key_its_rule(app: App) -> None:
    match = Match(app, "human", "human", played=0)
    choice = match.picture.choice
    assert isinstance(choice, PlaceChoice)
    told: list[str] = []
    match.scene.toast = told.append  # type: ignore[method-assign]
    match.hands.click(match.at((0.5, 0.5)))
    assert "B3.2" in told[0] and "F1" in told[0]
    match.hands.key(pygame.K_F1)
    top = app.stack.top
    assert isinstance(top, HelpScene) and top.asked is not None and top.asked.message == "help-base-place"
    view, rule = top.screen.named("page"), top.screen.named("help-base-place")
    assert view is not None and rule is not None and view.rect.collidepoint(rule.rect.center)
    match.hands.key(pygame.K_ESCAPE)
    match.hands.frames(0.3)
    x, y = next(iter(choice.places))
    match.hands.click(match.at((x + 0.5, y + 0.5)))
    match.hands.press("tool-rules")
    assert app.stack.top.asked is None, "what was decided since is no question any more"  # type: ignore[union-attr]


def test_the_menu_leads_to_it_by_pad(app: App) -> None:
    match = Match(app, "human", "human", played=2)
    match.hands.pad(pygame.CONTROLLER_BUTTON_START)
    top = app.stack.top
    assert isinstance(top, PauseScene)
    top.screen.set_focus(top.screen.named("help-title"))
    match.hands.pad(pygame.CONTROLLER_BUTTON_A)
    match.hands.frames(0.3)
    assert isinstance(app.stack.top, HelpScene)
    before = app.stack.top.screen.named("page").offset  # type: ignore[union-attr]
    match.hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert app.stack.top.screen.named("page").offset > before  # type: ignore[union-attr]


def test_what_was_agreed_differently_stands_below(app: App) -> None:
    scene = everything(app)
    base = next(page for page in scene.pages if page.title == "help-set-base")
    assert base.agreed == ("City of two tiles: 2 points",)
    assert all(not page.agreed for page in scene.pages if page.title == "help-set-abbot")


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    scene = shown(app, everything(app))
    for number in range(len(scene.pages)):  # type: ignore[attr-defined]
        scene._turn_to(number)  # type: ignore[attr-defined]
        assert scene.screen.overflows() == []
