"""Every widget of every scene has its room: nothing sticks out, nothing lies on something else, no word is broken or
cut, and none is left in another language. The worst sizes are quick; all of them run with `-m slow`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.client.app import App
from game.client.scenes import WidgetScene
from game.client.widgets import theme as look
from game.client.widgets.base import Pile, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.scroll import ScrollView
from game.client.widgets.text import Fitted, Text
from game.client.widgets.theme import Theme
from game.client.words import LANGUAGES
from tests.client.all_scenes import NAMES, SCENES, kinds, shown

SIZES = [((1280, 720), 1.0), ((1280, 720), 1.3), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((3840, 2160), 1.0),
         ((3840, 2160), 2.0)]
WORST = [((1280, 720), 1.3, "de"), ((1920, 1080), 2.0, "cs")]
SMALLEST_FITTED = 15  # logical units

# What is said alike in every language.
EVERYWHERE = re.compile("|".join((
    *map(re.escape, NAMES), *map(re.escape, LANGUAGES.values()), "Castles & Crowns", r"Python\b.*",  # libraries
    "Bartholoměj|Diplomat|Museum|Park", "Alegreya.*", "Cinzel.*", "Atkinson.*", "Nejneobhospod", r"\btest\b",
    "Enter|Esc|Tab|Ctrl|Alt|Shift|Home|Start|Select|Backspace", r"/\S+",
    r"https?:\S+", r"\S+\.\w{2,3}\b", "Gamepad", "Version", "Normal", "Name")))


def leaves(widget: Widget, window: pygame.Rect) -> Iterator[tuple[Widget, pygame.Rect]]:
    """What is drawn, and the part of it that can be seen; what is piled up lies over each other on purpose."""
    if not widget.visible or isinstance(widget, Pile):
        return
    inside = window.clip(widget.rect) if isinstance(widget, ScrollView) else window
    if not widget.children:
        yield widget, widget.rect.clip(inside)
    for child in widget.children:
        yield from leaves(child, inside)


def told(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.name or getattr(widget, 'text', '')!r}"


def overlaps(scene: WidgetScene) -> list[str]:
    seen = [(one, rect) for one, rect in leaves(scene.screen.root, scene.screen.rect) if min(rect.size) > 1]
    return [f"{told(one)} and {told(other)} lie on each other"
            for place, (one, rect) in enumerate(seen) for other, at in seen[place + 1:]
            if rect.inflate(-2, -2).colliderect(at.inflate(-2, -2))]


def broken_words(scene: WidgetScene, theme: Theme) -> list[str]:
    """Words for which a line is too short, so that they would be cut in two."""
    found = []
    for widget in scene.screen.widgets():
        text = getattr(widget, "text", "")
        if isinstance(widget, Fitted):
            if theme.text_size(text, widget.role, SMALLEST_FITTED, widget.rect.width)[1] > widget.rect.height:
                found.append(f"{told(widget)} is too much to be read")
        elif isinstance(widget, (Text, Button)) and text:
            room = widget.rect.width - (widget._extra(theme) if isinstance(widget, Button) else 0)
            size = getattr(widget, "size", look.BODY)
            found += [f"{told(widget)} breaks {word!r}" for word in re.split(r"[ \n]", text)
                      if not word.startswith(("/", "http")) and theme.text_size(word, widget.role, size)[0] > room + 1]
    return found


def flaws(app: App, name: str) -> list[str]:
    scene = shown(app, name)
    theme = app.context.theme
    return scene.screen.overflows() + overlaps(scene) + broken_words(scene, theme)


def checked(open_app: Callable[..., App], size: tuple[int, int], scale: float, language: str) -> None:
    wrong = []
    for name in SCENES:
        app = open_app(size, language, scale)
        wrong += [f"{name}: {flaw}" for flaw in flaws(app, name)]
        app.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("size", "scale", "language"), WORST)
def test_everything_has_its_room_where_room_is_least(open_app: Callable[..., App], size: tuple[int, int], scale: float,
                                                     language: str) -> None:
    checked(open_app, size, scale, language)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale", "language"), [
    (*size, language) for size in SIZES for language in LANGUAGES if (*size, language) not in WORST])
def test_everything_has_its_room(open_app: Callable[..., App], size: tuple[int, int], scale: float,
                                 language: str) -> None:
    checked(open_app, size, scale, language)


@pytest.mark.slow
def test_the_plainer_typeface_has_its_room_too(open_app: Callable[..., App]) -> None:
    wrong = []
    for name in SCENES:
        app = open_app((1280, 720), "de", 1.3)
        app.context.settings.accessible_font = True
        app.apply_settings(write=False)
        wrong += [f"{name}: {flaw}" for flaw in flaws(app, name)]
        app.close()
    assert wrong == []


def drawn_words(open_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> set[str]:
    """All that is written on the picture of a scene."""
    app = open_app((1280, 720), language)
    said: set[str] = set()
    write = Theme.text

    def noted(theme: Theme, text: str, *rest: object, **more: object) -> pygame.Surface:
        said.add(text)
        return write(theme, text, *rest, **more)  # type: ignore[arg-type]

    shown(app, name)
    with monkeypatch.context() as patch:
        patch.setattr(Theme, "text", noted)
        app.draw()
    app.close()
    return said


@pytest.mark.parametrize("name", SCENES)
def test_no_word_is_left_in_another_language(open_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch,
                                             name: str) -> None:
    if name == "a licence":
        pytest.skip("a licence is not translated")
    english = drawn_words(open_app, monkeypatch, name, "en")
    for language in ("cs", "de"):
        same = english & drawn_words(open_app, monkeypatch, name, language)
        left = {text for text in same if re.search(r"[^\W\d_]{3}", EVERYWHERE.sub("", text))}
        assert left == set(), language
    assert not {text for text in english if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)}, "a message is missing"


def test_every_kind_of_scene_is_looked_at(app: App) -> None:
    looked = {type(shown(app, name)) for name in SCENES}
    assert {kind for kind in kinds() if "build" in vars(kind) or not kind.__subclasses__()} <= looked
