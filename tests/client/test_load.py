"""The list of saves and the sheet on which a match gets its name."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pygame
import pytest

from game.catalogue import new_game
from game.client.app import App
from game.client.host import Host
from game.client.menus.load import LoadScene, SaveScene, moment
from game.client.menus.message import MessageScene
from game.client.menus.pause import PauseScene
from game.client.words import Words
from game.session.players import Player
from game.session.shelf import Autosave, Listed
from game.session.table import Table
from tests.client.conftest import Hands
from tests.client.menu_words import SIZES, shown


def begun(*names: str) -> Table:
    game = new_game("carcassonne", ["blue", "pink"], ["base"])
    table = Table(game, [Player(name, colour=colour) for name, colour in zip(names, game.seats)], seed=1)
    table.begin()
    return table


def filled(app: App) -> Autosave:
    """A named save, an autosave, a broken file; and the autosave of a match that goes on elsewhere."""
    shelf = app.context.shelf
    shelf.save(begun("Jana", "Petr"), "Sunday")
    shelf.begin(begun("Ludmila", "Donaudampfschiff")).close()
    (shelf.folder / "save-broken.json").write_text("{broken", encoding="utf-8")
    return shelf.begin(begun("Held", "Fast"))


def load_scene(app: App, opened: list[Listed]) -> LoadScene:
    host = Host(app.context)
    scene = LoadScene(app.context, host.saves, opened.append, host.delete)
    shown(app, scene)
    return scene


def texts(scene: LoadScene) -> list[str]:
    return [text for widget in scene.screen.widgets() if (text := getattr(widget, "text", ""))]


def test_saves_and_autosaves_stand_there_with_players_scores_game_and_what_is_special(app: App) -> None:
    elsewhere = filled(app)
    told = "\n".join(texts(load_scene(app, [])))
    for part in ("Jana 0 · Petr 0", "Sunday", "The tile game", "kept by itself", "open in another window", "today"):
        assert part in told
    elsewhere.close()


def test_the_newest_comes_first(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = filled(app)
    scene = load_scene(app, [])
    times = [one.saved for one in scene.saves]
    assert times == sorted(times, reverse=True) and len(times) == 4
    elsewhere.close()


def test_a_broken_file_is_listed_with_its_reason_and_cannot_be_opened(app: App, hands: Hands) -> None:
    elsewhere = filled(app)
    opened: list[Listed] = []
    scene = load_scene(app, opened)
    (place,) = [index for index, one in enumerate(scene.saves) if one.problem]
    (told,) = [text for text in texts(scene) if "save-broken.json" in text]
    assert "broken JSON" in told and "\n" not in told
    assert scene.screen.named(f"save-{place}") is None
    elsewhere.close()


def test_one_click_goes_on_with_a_save_and_what_is_open_elsewhere_does_not_answer(app: App, hands: Hands) -> None:
    elsewhere = filled(app)
    opened: list[Listed] = []
    scene = load_scene(app, opened)
    for index, one in enumerate(scene.saves):
        if not one.problem:
            hands.press(f"save-{index}")
    assert {one.title or "auto" for one in opened} == {"Sunday", "auto"} and len(opened) == 2
    elsewhere.close()


def test_deleting_asks_first(app: App, hands: Hands) -> None:
    elsewhere = filled(app)
    scene = load_scene(app, [])
    (place,) = [index for index, one in enumerate(scene.saves) if one.title == "Sunday"]
    path = scene.saves[place].path
    hands.press(f"delete-{place}")
    hands.frames(0.3)
    assert isinstance(app.stack.top, MessageScene)
    hands.key(pygame.K_ESCAPE)
    assert path.exists()
    hands.press(f"delete-{place}")
    hands.frames(0.3)
    hands.press("load-delete-yes")
    assert not path.exists() and len(scene.saves) == 3
    assert scene.screen.named("save-3") is None
    elsewhere.close()


def test_a_deleted_autosave_leaves_nothing_behind(app: App, hands: Hands) -> None:
    autosave = app.context.shelf.begin(begun("Jana", "Petr"))
    autosave.write()
    autosave.close()
    scene = load_scene(app, [])
    hands.press("delete-0")
    hands.frames(0.3)
    hands.press("load-delete-yes")
    assert list(app.context.shelf.auto.iterdir()) == [] and scene.saves == []
    assert app.context.words("load-empty") in texts(scene)


def test_no_saves_at_all_is_said(app: App) -> None:
    assert app.context.words("load-empty") in texts(load_scene(app, []))


def test_a_match_is_saved_under_a_name_from_the_pause_menu(app: App, hands: Hands) -> None:
    table = begun("Jana", "Petr")
    app.context.save_game = lambda: app.stack.push(SaveScene(app.context, table))
    shown(app, PauseScene(app.context, []))
    hands.press("pause-save")
    hands.frames(0.3)
    hands.press("name")
    hands.key(pygame.K_END)
    hands.type(", evening")
    hands.press("save")
    (saved,) = app.context.shelf.recent()
    assert saved.title == "Jana · Petr, evening" and not saved.auto


def test_a_name_of_ones_own_takes_the_place_of_the_proposed_one(app: App, hands: Hands) -> None:
    shown(app, SaveScene(app.context, begun("Jana", "Petr")))
    hands.type("Rainy ")
    hands.type("evening")
    hands.key(pygame.K_RETURN)
    assert [one.title for one in app.context.shelf.recent()] == ["Rainy evening"]


def test_enter_in_the_name_saves(app: App, hands: Hands) -> None:
    shown(app, SaveScene(app.context, begun("Jana", "Petr")))
    hands.key(pygame.K_RETURN)
    assert [one.title for one in app.context.shelf.recent()] == ["Jana · Petr"]


def test_without_a_match_the_pause_menu_offers_no_saving(app: App) -> None:
    scene = shown(app, PauseScene(app.context, []))
    assert scene.screen.named("pause-save") is None


def test_replacing_a_save_asks_first(app: App, hands: Hands) -> None:
    app.context.shelf.save(begun("Old", "Match"), "Sunday")
    done: list[object] = []
    shown(app, SaveScene(app.context, begun("Jana", "Petr"), done.append))
    hands.press("slot-0")
    hands.frames(0.3)
    hands.press("dialog-cancel")
    assert app.context.shelf.recent()[0].players[0].name == "Old"
    hands.frames(0.3)
    hands.press("slot-0")
    hands.frames(0.3)
    hands.press("save-replace-yes")
    (saved,) = app.context.shelf.recent()
    assert saved.players[0].name == "Jana" and len(done) == 1


def test_a_name_of_nothing_and_a_disk_that_refuses_are_told_on_the_sheet(app: App, hands: Hands) -> None:
    shown(app, scene := SaveScene(app.context, begun("Jana", "Petr")))
    scene._save("   ")
    assert scene.trouble == app.context.words("save-nameless")
    app.context.shelf.folder.parent.mkdir(parents=True, exist_ok=True)
    app.context.shelf.folder.write_text("a file where the folder should be")
    scene._save("Sunday")
    assert "could not be saved" in scene.trouble and app.stack.top is scene


@pytest.mark.parametrize(("language", "said"), [
    ("en", "3 May 2025, 08:05"), ("cs", "3. 5. 2025 08:05"), ("de", "3.5.2025 08:05")])
def test_a_moment_is_written_as_people_write_it(app: App, language: str, said: str) -> None:
    words: Words = app.context.words
    words.choose(language)
    assert moment(words, datetime(2025, 5, 3, 8, 5).astimezone()) == said
    assert moment(words, datetime(2025, 5, 3, 8, 5).astimezone(), datetime(2025, 5, 3, 23, 0)).endswith(" 08:05")


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    elsewhere = filled(app)
    assert load_scene(app, []).screen.overflows() == []
    sheet = shown(app, SaveScene(app.context, begun("Jana", "Nejneobhospodařov")))
    assert sheet.screen.overflows() == []
    app.context.save_game = lambda: None
    assert shown(app, PauseScene(app.context, [])).screen.overflows() == []
    elsewhere.close()
