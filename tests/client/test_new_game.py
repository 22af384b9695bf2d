"""Setting up a game as players do, by mouse, keys and pad; and what is remembered of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.carcassonne.options import OPTIONS
from game.catalogue import new_game
from game.citadels.choices import CHARACTER_PRESETS
from game.client.app import App
from game.client.carcassonne import SHOWN_SETS
from game.client.citadels.set_up import CAST, cast
from game.client.context import Opponents
from game.client.menus.new_game import FORMS, Chair, NewGameScene
from game.client.seating import palette
from game.kernel.contract import Game
from game.session.clock import Pace
from game.session.players import HUMAN, Player
from tests.client.conftest import Hands
from tests.client.menu_words import LEVELS, SIZES, opponents, shown

Begun = list[tuple[Game, list[Player]]]


@pytest.fixture
def begun() -> Begun:
    return []


@pytest.fixture
def scene(app: App, begun: Begun) -> NewGameScene:
    app.context.opponents = opponents()
    setup = NewGameScene(app.context, lambda game, players, pace: begun.append((game, players)))
    shown(app, setup)
    return setup


def test_a_new_player_starts_against_one_good_computer_with_one_press(scene: NewGameScene, hands: Hands,
                                                                      begun: Begun) -> None:
    hands.key(pygame.K_RETURN)
    ((game, players),) = begun
    assert [player.plays for player in players] == [HUMAN, "strong"]
    assert (game.name, game.sets, game.options["abbot"]) == ("carcassonne", ("base",), False)
    assert game.seats == tuple(player.colour for player in players) == palette(6)[:2]
    assert all(player.name for player in players)


def test_without_computers_two_friends_sit_down_and_it_is_said_plainly(app: App, hands: Hands, begun: Begun) -> None:
    app.context.opponents = Opponents()
    setup = shown(app, NewGameScene(app.context, lambda game, players, pace: begun.append((game, players))))
    texts = [getattr(widget, "text", "") for widget in setup.screen.widgets()]
    assert app.context.words("newgame-no-computer") in texts
    hands.key(pygame.K_RETURN)
    assert [(player.plays, player.name) for player in begun[0][1]] == [(HUMAN, "Player 1"), (HUMAN, "Player 2")]


def test_the_mouse_alone_sets_up_another_game(scene: NewGameScene, hands: Hands, begun: Begun) -> None:
    hands.press("add")
    reveal(scene, "set-river")
    hands.press("set-river")
    reveal(scene, "option-abbot")
    hands.press("option-abbot")
    hands.press("start")
    ((game, players),) = begun
    assert game.sets == ("base", "river") and game.options["abbot"] is True
    assert [player.colour for player in players] == list(palette(6)[:3])


def test_the_keyboard_alone_names_moves_and_starts(scene: NewGameScene, hands: Hands, begun: Begun) -> None:
    tab_to(scene, hands, "name-0")
    hands.type("Jana")
    tab_to(scene, hands, "down-0")
    hands.key(pygame.K_RETURN)
    assert scene.screen.focus is not None and scene.screen.focus.name in ("down-1", "up-1"), "it follows the seat"
    tab_to(scene, hands, "start")
    hands.key(pygame.K_RETURN)
    assert [player.name for player in begun[0][1]] == ["Konrad", "Jana"]


def test_the_pad_alone_takes_a_weaker_computer(scene: NewGameScene, hands: Hands, begun: Begun) -> None:
    scene.screen.set_focus(scene.screen.named("plays-1"))
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    for _ in range(40):
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        if scene.screen.focus.name in ("cancel", "start"):  # type: ignore[union-attr]
            break
    if scene.screen.focus.name == "cancel":  # type: ignore[union-attr]
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert [player.plays for player in begun[0][1]] == [HUMAN, "club"]


def test_a_seat_takes_the_next_free_colour_and_with_six_seats_the_neighbours(scene: NewGameScene) -> None:
    scene._recolour(0)
    assert [chair.colour for chair in scene.setup.chairs] == [palette(6)[2], palette(6)[1]]
    for _ in range(4):
        scene._add()
    before = [chair.colour for chair in scene.setup.chairs]
    scene._recolour(0)
    after = [chair.colour for chair in scene.setup.chairs]
    assert sorted(after) == sorted(palette(6)) and after[0] != before[0]


def test_two_to_six_seats(scene: NewGameScene) -> None:
    assert not scene.screen.named("remove-0").enabled  # type: ignore[union-attr]
    for _ in range(4):
        scene._add()
    assert not scene.screen.named("add").enabled  # type: ignore[union-attr]
    assert len(scene.setup.chairs) == 6


def test_shuffling_keeps_everybody(scene: NewGameScene) -> None:
    for _ in range(4):
        scene._add()
    before = {chair.colour for chair in scene.setup.chairs}
    orders = set()
    for _ in range(8):
        scene._shuffle()
        orders.add(tuple(chair.colour for chair in scene.setup.chairs))
        assert {chair.colour for chair in scene.setup.chairs} == before
    assert len(orders) > 1


def test_options_of_a_set_that_is_taken_out_again_do_not_count(scene: NewGameScene, begun: Begun) -> None:
    scene._choose_set("river", True)
    scene.setup.options["river_ends"] = "third_edition"
    assert scene.screen.named("option-river_ends") is not None
    scene._choose_set("river", False)
    assert scene.screen.named("option-river_ends") is None
    scene._start()
    assert begun[0][0].sets == ("base",) and begun[0][0].options["river_ends"] == "plain"


def test_the_last_set_up_is_remembered(app: App, scene: NewGameScene) -> None:
    scene._add()
    scene.setup.chairs[0].name = "Jana"
    scene._choose_set("river", True)
    scene._start()
    again = NewGameScene(app.context, lambda *chosen: None)
    assert again.setup == scene.setup


@pytest.mark.parametrize("last", [
    {"game": "chess", "chairs": [], "sets": []},
    {"game": "carcassonne", "chairs": [{"colour": "blue"}, {"colour": "blue"}], "sets": ["base"]},
    {"game": "carcassonne", "chairs": [{"colour": "red"}, {"colour": "blue"}], "sets": ["base"]},
    {"game": "carcassonne", "chairs": [{"colour": "blue"}], "sets": ["base"]},
    {"game": "carcassonne", "chairs": [{"colour": "blue"}, {"colour": "pink"}], "sets": ["moon"]},
    {"game": "carcassonne", "chairs": [{"colour": "blue"}, {"colour": "pink"}], "sets": ["base"],
     "options": {"abbot": 7}},
    {"game": 3, "chairs": "many"},
])
def test_a_remembered_set_up_that_makes_no_sense_gives_way_to_the_usual_one(app: App, last: dict) -> None:
    app.context.opponents = opponents()
    app.context.settings.last_setup = last
    setup = NewGameScene(app.context, lambda *chosen: None).setup
    assert [chair.plays for chair in setup.chairs] == [HUMAN, "strong"]


def test_a_remembered_level_that_is_gone_becomes_the_usual_one(app: App) -> None:
    app.context.opponents = opponents()
    app.context.settings.last_setup = {
        "game": "carcassonne", "chairs": [{"colour": "blue"}, {"colour": "pink", "plays": "oracle"}], "sets": ["base"]}
    assert NewGameScene(app.context, lambda *chosen: None).setup.chairs[1].plays == "strong"


def test_castles_are_picked_unless_one_wants_them_dealt(scene: NewGameScene, hands: Hands, begun: Begun) -> None:
    reveal(scene, "set-german_castles")
    hands.press("set-german_castles")
    for control, value in (("option-castles_per_seat", 1), ("option-castle_bonus", "majority")):
        reveal(scene, control)
        scene.screen.set_focus(scene.screen.named(control))
        hands.key(pygame.K_RIGHT)
        assert scene.setup.options[control.removeprefix("option-")] == value
    hands.press("start")
    ((game, _),) = begun
    assert game.sets == ("base", "german_castles")
    assert {key: game.options[key] for key in ("castle_setup", "castles_per_seat", "castle_bonus")} == {
        "castle_setup": "pick", "castles_per_seat": 1, "castle_bonus": "majority"}


@pytest.mark.parametrize("language", ["en", "cs", "de"])
def test_every_set_option_value_level_and_colour_has_its_words(app: App, language: str) -> None:
    words = app.context.words
    words.choose(language)
    wanted = [f"newgame-level-{level}" for level in LEVELS] + [f"seat-colour-{colour}" for colour in palette(6)]
    for form in FORMS["carcassonne"]:
        if form.switch is None:
            wanted += [f"newgame-set-{form.name}", f"newgame-set-{form.name}-about"]
        for key in form.options:
            option = OPTIONS[key]
            wanted += [f"newgame-option-{key}", f"newgame-option-{key}-about"]
            if option.default not in (True, False):
                wanted += [f"newgame-value-{key}-{value}" for value in (option.default, *option.others)]
    assert [one for one in wanted if not words.knows(one.replace("_", "-"))] == []


@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_off_and_start_is_always_there(open_app: Callable[..., App], size: tuple[int, int], scale: float,
                                                      language: str) -> None:
    app = open_app(size, language, scale)
    app.context.opponents = opponents()
    scene = NewGameScene(app.context, lambda *chosen: None)
    scene.setup.chairs += [Chair(colour, "club", "Nejneobhospodařov") for colour in palette(6)[2:]]
    scene.setup.sets = list(SHOWN_SETS)
    shown(app, scene)
    assert scene.screen.overflows() == []
    start = scene.screen.named("start")
    assert start is not None and app.context.room.contains(start.rect)
    for widget in scene.screen.focusables():
        assert min(widget.rect.size) >= app.context.theme.px(44) - 1, widget.name


def test_every_control_can_be_reached_by_arrows(scene: NewGameScene, hands: Hands) -> None:
    names = {widget.name for widget in scene.screen.focusables()}
    reached, todo = {"start"}, ["start"]
    while todo:
        start = todo.pop()
        for direction in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            scene.screen.set_focus(scene.screen.named(start))
            if start.startswith(("plays", "option-small", "game")) and direction in (pygame.K_LEFT, pygame.K_RIGHT):
                continue  # these two choose
            hands.key(direction)
            assert scene.screen.focus is not None
            if scene.screen.focus.name not in reached:
                reached.add(scene.screen.focus.name)
                todo.append(scene.screen.focus.name)
    assert reached == names


def tab_to(scene: NewGameScene, hands: Hands, name: str) -> None:
    for _ in range(60):
        if scene.screen.focus is not None and scene.screen.focus.name == name:
            return
        hands.key(pygame.K_TAB)
    raise AssertionError(f"{name} cannot be reached")


def reveal(scene: NewGameScene, name: str) -> None:
    """Scrolls as the wheel would."""
    widget = scene.screen.named(name)
    assert widget is not None
    view = scene.screen.named("setup")
    view.reveal(widget.rect)  # type: ignore[union-attr]


def test_a_clock_is_agreed_on_and_remembered(app: App, hands: Hands) -> None:
    app.context.opponents = opponents()
    paces: list[Pace] = []
    scene = NewGameScene(app.context, lambda game, players, pace: paces.append(pace))
    shown(app, scene)
    assert scene.screen.named("increment") is None
    for name, times in (("minutes", 2), ("increment", 1)):
        scene.screen.set_focus(scene.screen.named(name))
        for _ in range(times):
            hands.key(pygame.K_RIGHT)
    scene._start()
    assert paces == [Pace(10, 5)]
    assert NewGameScene(app.context, lambda *chosen: None).setup.pace() == Pace(10, 5)


def test_a_pad_reaches_everything(app: App, hands: Hands) -> None:
    scene = NewGameScene(app.context, lambda *started: None)
    shown(app, scene)
    reached = set()
    for _ in scene.screen.focusables():
        reached.add(scene.screen.focus)
        hands.trigger()
    assert reached == set(scene.screen.focusables())


@pytest.mark.parametrize("chosen", CAST)
def test_every_cast_makes_a_game_for_every_number_of_seats(chosen: str) -> None:
    for seats in range(2, 9):
        characters = cast(chosen, [], seats, Random(seats))
        new_game("citadels", [f"P{n}" for n in range(seats)], ("base", "dark_city"), {"characters": characters}).start()
        assert chosen not in CHARACTER_PRESETS or characters[:8] == list(CHARACTER_PRESETS[chosen][:8])
