"""From the title to a table and back; what cannot be opened is told and the game goes on. And what `show` draws."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pygame
import pytest

import main as program
from game.client.app import App
from game.client.context import Opponents
from game.client.host import Host
from game.client.menus.message import MessageScene
from game.client.menus.results import ResultsScene
from game.client.menus.title import TitleScene
from game.client.scenes import Scene
from game.session.clock import Pace
from game.session.players import HUMAN
from game.session.table import Table
from tests.client.conftest import Hands
from tests.client.menu_words import LEVELS

POSITION = {
    "notation": 1, "game": "carcassonne", "sets": ["base"], "seats": ["red", "blue"],
    "position": {"tiles": [{"tile": "base-04", "at": [0, 0], "rot": 0}], "scores": {"blue": 7}, "to_move": "blue",
                 "draw": ["base-24"]},
}


class Bots:
    """Computers that answer at once, whoever asks."""

    def __init__(self) -> None:
        self.hired: list[tuple[str, str]] = []
        self.view: Any = None

    def opponents(self, levels: tuple[str, ...] = LEVELS) -> Opponents:
        return Opponents(levels, "strong" if levels else "", self.hire)

    def hire(self, game: Any, level: str, seed: int) -> Bots:
        self.hired.append((game.name, level))
        self.game = game
        return self

    def ask(self, view: Any, budget: float | None) -> None:
        self.view = view

    def poll(self) -> Any:
        return self.game.legal_actions(self.game.determinize(self.view, Random(1)))[0]

    def cancel(self) -> None:
        self.view = None


class PlainMatch(Scene):
    """Stands where the scene of a match stands."""

    def __init__(self, context: Any, table: Table, leave: Callable[[], object], results: Callable[..., object]) -> None:
        super().__init__(context)
        self.table, self.leave_table, self.results = table, leave, results

    def enter(self) -> None:
        self.stop = self.table.listen(lambda event: None, 0)
        self.table.begin()

    def leave(self) -> None:
        self.stop()


@pytest.fixture
def bots() -> Bots:
    return Bots()


@pytest.fixture
def host(app: App, bots: Bots) -> Host:
    app.context.opponents = bots.opponents()
    host = Host(app.context, PlainMatch)
    app.stack.push(host.title())
    return host


def on_top(app: App, kind: type) -> Any:
    assert isinstance(app.stack.top, kind), app.stack.scenes
    return app.stack.top


def start_a_match(app: App, hands: Hands) -> Table:
    hands.frames(0.3)
    hands.press("new")
    hands.frames(0.3)
    hands.press("start")
    hands.frames(0.3)
    table: Table = on_top(app, PlainMatch).table
    return table


def play_to_the_end(table: Table) -> None:
    rng = Random(5)
    table.terms.confirm = "never"
    table.begin()
    while not table.over:
        if table.thinking:
            table.poll()
        else:
            table.submit(rng.choice(table.legal_actions()), table.active)


def message(app: App) -> str:
    text: str = on_top(app, MessageScene).text()
    return text


def test_title_new_game_start_and_back_again_to_go_on(app: App, hands: Hands, host: Host, bots: Bots) -> None:
    table = start_a_match(app, hands)
    assert len(app.stack.scenes) == 2, "behind a match lies the title alone"
    first = table.legal_actions()[0]
    table.submit(first, table.active)
    host.leave()
    hands.frames(0.3)
    on_top(app, TitleScene)
    hands.press("continue")
    hands.frames(0.3)
    again = on_top(app, PlainMatch).table
    assert again.log.actions[:len(table.log.actions)] == table.log.actions and again.players == table.players


def test_computers_are_hired_for_the_game_and_the_level_chosen(app: App, hands: Hands, host: Host, bots: Bots) -> None:
    table = start_a_match(app, hands)
    table.terms.confirm = "never"
    while not table.thinking:
        table.submit(table.legal_actions()[0], table.active)
    assert bots.hired == [("carcassonne", "strong")]


def test_a_finished_match_shows_its_result_and_is_played_again_by_the_same_seats(app: App, hands: Hands,
                                                                                 host: Host) -> None:
    table = start_a_match(app, hands)
    table.clock.pace = Pace(10, 5)
    play_to_the_end(table)
    host.results(table)
    hands.frames(0.3)
    on_top(app, ResultsScene)
    hands.press("board")
    hands.frames(0.3)
    assert on_top(app, PlainMatch).table is table
    host.results()
    hands.frames(0.3)
    hands.press("again")
    hands.frames(0.3)
    after = on_top(app, PlainMatch).table
    assert after is not table and after.players == table.players and not after.over
    assert after.clock.pace == table.clock.pace and after.clock.times().used == (0.0, 0.0)
    assert len(app.stack.scenes) == 2


def test_who_let_the_computer_finish_plays_again_himself(app: App, hands: Hands, host: Host) -> None:
    table = start_a_match(app, hands)
    sat_down = list(table.players)
    table.hand_over(0, msgspec.structs.replace(table.players[0], plays="strong"))
    host.again()
    assert list(on_top(app, PlainMatch).table.players) == sat_down


def test_results_lead_back_to_the_title(app: App, hands: Hands, host: Host) -> None:
    table = start_a_match(app, hands)
    play_to_the_end(table)
    host.results(table)
    hands.frames(0.3)
    hands.press("leave")
    assert [type(scene) for scene in app.stack.scenes] == [TitleScene]
    assert host.recent() == [], "a finished match is not one to go on with"


def test_a_match_that_was_left_stays_free_for_another_program(app: App, hands: Hands, host: Host) -> None:
    start_a_match(app, hands)
    assert [one.held for one in host.saves()] == [True]
    host.leave()
    assert [one.held for one in host.saves()] == [False]


def test_a_named_save_begins_a_match_of_its_own(app: App, hands: Hands, host: Host) -> None:
    table = start_a_match(app, hands)
    path = app.context.shelf.save(table, "Sunday")
    host.leave()
    before = path.read_bytes()
    (named,) = [one for one in host.saves() if not one.auto]
    host.go_on(named)
    assert on_top(app, PlainMatch).table.digest() == table.digest()
    host.leave()
    assert path.read_bytes() == before and len([one for one in host.saves() if one.auto]) == 2


def test_a_position_of_the_notation_is_played_on_from_and_kept_like_any_match(app: App, host: Host,
                                                                              tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    host.open(file)
    table = on_top(app, PlainMatch).table
    assert table.scores() == (0, 7) and table.active == 1
    assert [player.plays for player in table.players] == [HUMAN, "strong"]
    assert [one.scores for one in host.saves()] == [(0, 7)] and app.context.save_game is not None
    play_to_the_end(table)
    host.results(table)
    result = on_top(app, ResultsScene).result
    assert sum(result.tallies[1].during.values()) + sum(result.tallies[1].at_end.values()) == table.scores()[1] - 7


@pytest.mark.parametrize("text", ["", "{", "[]", '{"notation": 1}', '{"notation": 1, "game": "go"}',
                                  json.dumps(POSITION | {"sets": ["moon"]}),
                                  json.dumps(POSITION | {"play": [{"do": "place", "at": [9, 9]}]}),
                                  json.dumps(POSITION | {"table": {}})])
def test_what_cannot_be_opened_is_told_in_one_line_and_the_title_stays(app: App, host: Host, tmp_path: Path,
                                                                       text: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    host.open(file)
    told = message(app)
    assert "odd.json" in told and "\n" not in told and "Traceback" not in told
    app.stack.pop()
    on_top(app, TitleScene)


def test_a_missing_file_is_told(app: App, host: Host, tmp_path: Path) -> None:
    host.open(tmp_path / "nowhere.json")
    assert "nowhere.json" in message(app)


def test_a_match_of_another_window_is_not_opened_twice(app: App, hands: Hands, host: Host) -> None:
    start_a_match(app, hands)
    (one,) = host.saves()
    Host(app.context, PlainMatch).go_on(one)
    assert message(app) == app.context.words("start-in-use")


def test_an_opponent_of_a_level_that_is_gone_is_replaced_and_it_is_said(app: App, hands: Hands, host: Host,
                                                                        bots: Bots) -> None:
    start_a_match(app, hands)
    host.leave()
    app.context.opponents = bots.opponents(())
    (one,) = host.saves()
    host.go_on(one)
    assert "Konrad" in message(app)
    app.stack.pop()
    assert all(player.human for player in on_top(app, PlainMatch).table.players)


def test_a_folder_that_refuses_costs_the_saves_and_not_the_game(app: App, hands: Hands, host: Host) -> None:
    app.context.shelf.folder.write_text("a file where the folder should be")
    assert host.saves() == []
    start_a_match(app, hands)
    host.leave()
    on_top(app, TitleScene)


def test_a_disk_that_fills_up_is_told_once(app: App, hands: Hands, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = start_a_match(app, hands), list[str]()
    autosave = host.autosave
    assert autosave is not None
    host._watch(table, autosave, told.append)
    monkeypatch.setattr(autosave, "write", lambda: setattr(autosave, "trouble", "no room left"))
    table.terms.confirm = "never"
    for _ in range(8):
        if not table.poll():
            table.submit(table.legal_actions()[0], table.active)
    assert told == [app.context.words("match-not-kept", trouble="no room left")]


@pytest.fixture
def shown_file(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    return file


@pytest.mark.parametrize("size", ["640x400", "960x540", "1601x901"])
def test_show_draws_a_picture_of_exactly_that_size(shown_file: Path, tmp_path: Path, size: str) -> None:
    output = tmp_path / "out.png"
    assert program.main(["show", str(shown_file), "-o", str(output), "--size", size]) == 0
    assert "x".join(map(str, pygame.image.load(output).get_size())) == size


def test_show_draws_what_was_asked_for(shown_file: Path, tmp_path: Path) -> None:
    pictures = []
    for number, more in enumerate(([], ["--lang", "cs"], ["--scale", "150"], ["--seat", "red"], ["--open"])):
        output = tmp_path / f"{number}.png"
        assert program.main(["show", str(shown_file), "-o", str(output), "--size", "960x540", *more]) == 0
        pictures.append(pygame.image.tobytes(pygame.image.load(output), "RGB"))
    assert len(set(pictures)) == 4 and pictures[0] == pictures[4], "nothing is hidden in the tile game"


@pytest.mark.parametrize(("change", "status", "said"), [
    ({"sets": ["moon"]}, 2, "$.sets[0]"), ({"unknown": 1}, 2, "unknown"),
    ({"play": [{"do": "place", "at": [9, 9]}]}, 1, "$.play[0]")])
def test_show_says_in_one_line_what_is_wrong(shown_file: Path, tmp_path: Path, change: dict[str, Any], status: int,
                                             said: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown_file.write_text(json.dumps(POSITION | change))
    assert program.main(["show", str(shown_file), "-o", str(tmp_path / "out.png")]) == status
    (line,) = capsys.readouterr().out.strip().splitlines()
    assert said in line and not (tmp_path / "out.png").exists()


def test_show_refuses_eyes_that_nobody_has_and_a_folder_that_is_not_there(shown_file: Path, tmp_path: Path,
                                                                          capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["show", str(shown_file), "-o", str(tmp_path / "o.png"), "--seat", "green"]) == 2
    assert program.main(["show", str(shown_file), "-o", str(tmp_path / "no" / "o.png"), "--size", "640x400"]) == 2
    assert "there is no folder" in capsys.readouterr().err and not (tmp_path / "no").exists()


@pytest.mark.parametrize("size", ["big", "1280", "0x0", "1280x720x3"])
def test_a_size_that_is_none_is_refused(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        program.main(["play", "--size", size])
    assert left.value.code == 2 and "1280x720 would be one" in capsys.readouterr().err
