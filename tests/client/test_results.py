"""Who has won, in which order, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

import pygame
import pytest

from game.catalogue import new_game
from game.client.app import App
from game.client.assets import SEAT_COLOURS
from game.client.menus.results import Result, ResultsScene, Tally, places, tally_of
from game.kernel.contract import Outcome
from game.session.players import Player
from game.session.table import Table, Terms
from tests.client.conftest import Hands
from tests.client.menu_words import SIZES, shown

NAMES = ("Jana", "Petr", "Ludmila", "Donaudampfschiff", "Mathilda", "Nejneobhospodařov")


@cache
def finished(seats: int, seed: int = 3, sets: tuple[str, ...] = ("base", "river")) -> Table:
    """A match of random decisions that is over."""
    game = new_game("carcassonne", list(SEAT_COLOURS)[:seats], sets, {"abbot": True})
    players = [Player(name, colour=colour) for name, colour in zip(NAMES, game.seats)]
    table = Table(game, players, seed=seed, terms=Terms("never"))
    table.begin()
    rng = Random(seed)
    while not table.over:
        table.submit(rng.choice(table.legal_actions()), table.active)
    return table


@pytest.mark.parametrize("seats", [2, 6])
def test_the_curve_leads_turn_by_turn_to_the_final_scores(seats: int) -> None:
    table = finished(seats)
    curve = Result.of(table).curve
    assert curve[0] == (0,) * seats and curve[-1] == table.scores()
    assert all(after >= before for one, two in pairwise(curve) for before, after in zip(one, two, strict=True))
    assert len(curve) == table.turn + 1


def nothing() -> None:
    pass


MANY = ("base", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")


@pytest.mark.parametrize(("seats", "sets"), [(2, ("base", "river")), (4, ("base",)), (6, ("base", "river")),
                                             (3, MANY), (6, MANY)])
def test_the_sources_add_up_to_the_points(seats: int, sets: tuple[str, ...]) -> None:
    table = finished(seats, sets=sets)
    tallies = tally_of(table)
    totals = tuple(sum(one.during.values()) + sum(one.at_end.values()) for one in tallies)
    assert totals == table.scores()
    assert all("field" not in one.during for one in tallies), "fields pay at the end alone"


def test_the_result_takes_what_the_rules_tell_of_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(2)
    monkeypatch.setattr(table, "outcome", lambda: Outcome((5, 3), (0,), ({"districts": 5}, {"districts": 3})))
    result = Result.of(table)
    assert [one.total("districts") for one in result.tallies] == [5, 3]


def test_places() -> None:
    assert places((10, 30, 20), (1,)) == [(1, 1), (2, 2), (3, 0)]
    assert places((20, 30, 30), (1, 2)) == [(1, 1), (1, 2), (3, 0)]
    assert places((20, 20), (1,)) == [(1, 1), (2, 0)], "a tie that the rules have broken is none"


def result_of(*scores: int) -> Result:
    best = max(scores)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    players = [Player(name, colour=colour) for name, colour in zip(NAMES, SEAT_COLOURS)][:len(scores)]
    return Result(players, Outcome(scores, winners), [Tally({"city": points}) for points in scores])


@pytest.mark.parametrize(("language", "scores", "said"), [
    ("en", (9, 12), "Petr wins"), ("cs", (9, 12), "Vítězí Petr"), ("de", (9, 12), "Petr gewinnt"),
    ("en", (12, 12), "Jana and Petr share the victory"),
    ("cs", (12, 12, 12), "O\u00a0vítězství se dělí Jana, Petr a\u00a0Ludmila"),
])
def test_the_victory_is_said_plainly_a_shared_one_too(open_app: Callable[..., App], language: str,
                                                      scores: tuple[int, ...], said: str) -> None:
    app = open_app(language=language)
    assert ResultsScene(app.context, result_of(*scores), nothing, nothing, nothing).verdict() == said


def test_each_button_leads_where_it_says_and_back_shows_the_board(app: App, hands: Hands) -> None:
    went: list[str] = []
    scene = ResultsScene(app.context, result_of(3, 4), lambda: went.append("again"), lambda: went.append("board"),
                         lambda: went.append("leave"))
    shown(app, scene)
    for name in ("board", "leave", "again"):
        hands.press(name)
    hands.key(pygame.K_ESCAPE)
    scene.screen.set_focus(scene.screen.named("again"))
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert went == ["board", "leave", "again", "board", "again"]


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    for result in (Result.of(finished(6)), Result.of(finished(6, sets=MANY)), result_of(7, 7)):
        scene = shown(app, ResultsScene(app.context, result, nothing, nothing, nothing))
        assert scene.screen.overflows() == []
        if result.curve:
            Hands(app).press("results-course")
            assert scene.screen.named("curve") is not None and scene.screen.overflows() == []


def test_a_match_whose_players_chose_no_colours_shows_its_result(app: App) -> None:
    """So it is with one that was opened from a position."""
    from tests.client.match_hands import play
    from tests.session.seating import seat

    table = seat("any", "any")
    table.begin()
    play(table, 10 ** 6)
    scene = ResultsScene(app.context, Result.of(table), *[lambda: None] * 3)
    shown(app, scene)
    app.draw()
    assert len({player.colour for player in scene.result.players} - {""}) == 2


def test_every_source_of_points_has_its_word(app: App) -> None:
    from game.client.carcassonne import SHOWN_SETS
    from tests.client.match_hands import play
    from tests.session.seating import seat

    sources: set[str] = set()
    for seed in range(3):
        table = seat("any", "any", "any", sets=SHOWN_SETS, options={"abbot": True}, seed=seed)
        table.begin()
        play(table, 10 ** 6)
        for tally in tally_of(table):
            sources |= {*tally.during, *tally.at_end}
    assert {"castle", "fairy", "recalled", "road"} <= sources
    for language in ("en", "cs", "de"):
        words = app.context.words
        words.choose(language)
        known = words._bundle(language)
        assert [source for source in sources if not known.has_message(f"results-source-{source}")] == []
