"""The guide: each lesson can be played as its document says, by what is pointed out, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client.app import App
from game.client.carcassonne.choosing import FigureChoice, PlaceChoice
from game.client.citadels.choosing import CardChoice
from game.client.citadels.table_picture import CardTable
from game.client.guide.guide_scene import GuideScene
from game.client.guide.lesson import Lesson, lessons
from game.client.guide.lesson_scene import LessonScene
from game.client.host import Host
from game.client.menus.new_game import NewGameScene
from game.client.words import LANGUAGES
from game.scenario import judge
from tests.client.conftest import Hands

ALL = lessons()
NAMES = [lesson.name for lesson in ALL]


class Pupil:
    """Somebody with a mouse who does what is pointed out."""

    def __init__(self, app: App, lesson: Lesson) -> None:
        app.context.settings.speed = "instant"
        self.app, self.hands = app, Hands(app)
        self.guide = GuideScene(app.context)
        app.stack.push(self.guide)
        self.guide.teach(lesson)
        self.hands.frames(0.5)

    @property
    def scene(self) -> LessonScene:
        assert isinstance(self.app.stack.top, LessonScene)
        return self.app.stack.top

    def at(self, world: tuple[float, float]) -> tuple[int, int]:
        self.scene.picture.camera.jump()
        x, y = self.scene.picture.camera.to_screen(world)
        return round(x), round(y)

    def do(self) -> None:
        """One thing: read on, or what the arrow points at."""
        scene, choice = self.scene, self.scene.picture.choice
        if scene.reading:
            self.hands.press("forward")
        elif isinstance(choice, CardChoice):
            assert isinstance(scene.picture, CardTable)
            (stop,) = [one for one in choice.stops if scene.picture.pointing.is_meant(one)]
            rect = scene.picture.place_rect(stop.place)
            self.hands.click((rect.left + 5, rect.centery))
        elif isinstance(choice, PlaceChoice):
            action = scene.wanted[0]
            at = self.at((action.at[0] + 0.5, action.at[1] + 0.5))
            self.hands.move(at)
            for _ in range(4):
                if choice.rot_at(action.at) != action.rot:
                    self.hands.click(at, button=3)
            self.hands.click(at)
        elif isinstance(choice, FigureChoice):
            spots = [spot for spot in choice.spots if scene.wanted[0] in spot.actions.values()]
            if spots:
                self.hands.click(self.at(spots[0].pad))
            else:
                self.hands.press("main")
        self.hands.frames(0.2)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_the_model_play_reaches_what_the_lesson_expects(lesson: Lesson) -> None:
    assert lesson.document.expect and lesson.document.play and judge(lesson.document) == []


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_who_does_what_is_pointed_out_comes_to_the_end_and_that_is_remembered(app: App, lesson: Lesson) -> None:
    pupil = Pupil(app, lesson)
    for _ in range(40):
        if pupil.scene.step is None:
            break
        pupil.do()
    assert pupil.scene.step is None
    assert app.context.settings.lessons == [lesson.name]
    pupil.hands.press("aside")
    assert pupil.scene.lesson is lesson and pupil.scene.at == 0, "once more"


def test_another_legal_move_is_not_done_and_is_answered_with_a_nudge(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    pupil.do()
    scene = pupil.scene
    before = scene.table.digest()
    other = next(action for action in scene.table.legal_actions() if action not in scene.wanted)
    pupil.hands.click(pupil.at((other.at[0] + 0.5, other.at[1] + 0.5)))
    pupil.hands.frames(0.3)
    assert scene.table.digest() == before and scene.at == 1
    assert scene.screen._toast == app.context.words("guide-nudge")


def test_a_tile_that_lies_the_wrong_way_round_is_told_to_be_turned(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    for _ in range(2):
        pupil.do()
    (wanted,) = pupil.scene.wanted
    pupil.hands.click(pupil.at((wanted.at[0] + 0.5, wanted.at[1] + 0.5)))
    assert pupil.scene.screen._toast == app.context.words("guide-nudge-turn", device="desk", turn="E")


def test_with_a_pad_in_hand_the_lessons_speak_of_its_buttons(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    for _ in range(2):
        pupil.do()
    assert "mouse" in pupil.scene.sentence.text
    app.context.input.device = "pad:0"
    pupil.scene.rebuild()
    assert "mouse" not in pupil.scene.sentence.text and "RB" in pupil.scene.sentence.text


def test_an_illegal_move_is_refused_as_in_any_match(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    pupil.do()
    pupil.hands.click(pupil.at((0.5, 0.5)))
    assert "B3" in pupil.scene.screen._toast


def test_lessons_are_skipped_from_one_to_the_next_and_the_last_leads_back(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    for lesson in [one for one in ALL if one.game == ALL[0].game]:
        assert pupil.scene.lesson.name == lesson.name
        pupil.hands.press("aside")
        pupil.hands.frames(0.4)
    assert app.stack.top is pupil.guide and app.context.settings.lessons == []


def test_after_the_last_lesson_a_first_game_is_set_up(app: App) -> None:
    host = Host(app.context)
    app.stack.push(host.title())
    hands = Hands(app)
    hands.frames(0.3)
    hands.press("guide")
    hands.frames(0.3)
    guide = app.stack.top
    assert isinstance(guide, GuideScene)
    guide.teach(guide.lessons[-1])
    lesson = app.stack.top
    assert isinstance(lesson, LessonScene)
    lesson.at = len(lesson.lesson.steps)
    lesson._sync()
    hands.frames(0.3)
    hands.press("forward")
    hands.frames(0.3)
    assert isinstance(app.stack.top, NewGameScene)


def test_by_keys_alone_a_lesson_is_read_and_played(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    pupil.hands.key(pygame.K_RETURN)
    pupil.hands.frames(0.3)
    scene = pupil.scene
    choice = scene.picture.choice
    assert scene.at == 1 and isinstance(choice, PlaceChoice)
    choice.cursor = scene.wanted[0].at
    pupil.hands.key(pygame.K_RETURN)
    pupil.hands.frames(0.3)
    assert scene.at == 2


def test_the_way_out_of_a_lesson_leads_to_the_list(app: App) -> None:
    pupil = Pupil(app, ALL[0])
    pupil.hands.key(pygame.K_ESCAPE)
    pupil.hands.frames(0.3)
    pupil.hands.press("match-leave")
    pupil.hands.frames(0.3)
    assert app.stack.top is pupil.guide


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(app: App, language: str) -> None:
    app.context.words.choose(language)
    for lesson in ALL:
        for part in ("title", "about", "done", *range(1, len(lesson.steps) + 1)):
            assert app.context.words._bundle(language).has_message(lesson.message(part)), lesson.message(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.3), ((1920, 1080), 1.0), ((1920, 1080), 2.0)])
def test_no_sentence_leaves_its_banner(open_app: Callable[..., App], size: tuple[int, int], scale: float,
                                       language: str) -> None:
    app = open_app(size, language, scale)
    guide = GuideScene(app.context)
    app.stack.push(guide)
    Hands(app).frames(0.3)
    assert guide.screen.overflows() == []
    for lesson in ALL:
        guide.teach(lesson)
        scene = app.stack.top
        assert isinstance(scene, LessonScene)
        for scene.at in range(len(lesson.steps) + 1):
            scene._sync()
            Hands(app).frames()
            app.draw()
            assert scene.screen.overflows() == []
            assert scene.sentence.size >= 15, "it must stay large enough to be read"
