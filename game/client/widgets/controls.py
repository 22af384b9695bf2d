"""The widgets one reads and uses: text, buttons, toggles, sliders, choices, fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pygame

from game.client import assets
from game.client.actions import Action
from game.client.input import Composing, InputEvent, Pressed, Typed
from game.client.widgets import theme as look
from game.client.widgets.base import UNBOUNDED, Size, Widget
from game.client.widgets.theme import Colour, Theme


class Worded(Widget):
    """Shows words that may change."""

    _text: str

    @property
    def text(self) -> str:
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.touch(arrange=True)


class Text(Worded):
    """Words, wrapped to the room there is."""

    shrinks = True

    def __init__(self, text: str, *, size: float = look.BODY, role: str = "body", colour: Colour = look.INK,
                 align: str = "left", middle: bool = False, **common: Any) -> None:
        super().__init__(**common)
        self._text, self.size, self.role, self.colour = text, size, role, colour
        self.align, self.middle = align, middle

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.text_size(self._text, self.role, self.size, width if width < UNBOUNDED else None)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        picture = theme.text(self._text, self.role, self.size, self.colour, max(1, self.rect.width), self.align)
        x = self.rect.x + {"centre": (self.rect.width - picture.get_width()) // 2,
                           "right": self.rect.width - picture.get_width()}.get(self.align, 0)
        y = self.rect.y + ((self.rect.height - picture.get_height()) // 2 if self.middle else 0)
        surface.blit(picture, (x, y))


class Fitted(Text):
    """Words in so many lines: when there are too many of them, they get smaller."""

    def __init__(self, text: str, *, lines: int, **common: Any) -> None:
        super().__init__(text, **common)
        self.lines, self.largest = lines, self.size

    def measure(self, theme: Theme, width: int) -> Size:
        return min(width, theme.px(200)), theme.line_height(self.role, self.largest) * self.lines

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self.size = self.largest
        while self.size > 12 and super().measure(theme, self.rect.width)[1] > self.rect.height:
            self.size -= 1
        super().draw(surface, theme)


class Label(Text):
    """Words on one line, which claim the width they need."""

    shrinks = False


class Picture(Widget):
    """A picture of its own; `make(width, height)` in pixels gives it for the room there is."""

    def __init__(self, make: Callable[[int, int], pygame.Surface], width: float, height: float, **common: Any) -> None:
        super().__init__(**common)
        self.make, self.size = make, (width, height)

    def measure(self, theme: Theme, width: int) -> Size:
        return theme.px(self.size[0]), theme.px(self.size[1])

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        picture = self.make(self.rect.width, self.rect.height)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Icon(Picture):
    def __init__(self, icon: str, size: float = 28, colour: Colour = look.INK, **common: Any) -> None:
        super().__init__(lambda w, h: assets.icon(icon, min(w, h), colour), size, size, **common)


class Rule(Widget):
    """A thin line between parts."""

    def measure(self, theme: Theme, width: int) -> Size:
        return 0, theme.px(10)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        y, wide = self.rect.centery, max(1, theme.px(1.5))
        pygame.draw.line(surface, (164, 124, 70), (self.rect.left, y), (self.rect.right - 1, y), wide)
        gem = theme.px(4)
        x = self.rect.centerx
        pygame.draw.polygon(surface, (150, 60, 36), [(x - gem, y), (x, y - gem), (x + gem, y), (x, y + gem)])


class Button(Worded):
    """A word, an icon or both, and what happens."""

    focusable = solid = shrinks = True
    PAD = 22

    def __init__(self, text: str, do: Callable[[], object], *, look: str = "plain", icon: str = "", sign: str = "",
                 size: float = look.BODY, align: str = "centre", least: float = 0, **common: Any) -> None:
        super().__init__(**common)
        self._text, self.do, self.look, self.icon, self.sign = text, do, look, icon, sign
        self.size, self.align, self.narrowest = size, align, least
        self.chosen = False  # shown as taken, in a row of alternatives

    @property
    def role(self) -> str:
        return "bold" if self.look == "primary" else "medium"

    def _extra(self, theme: Theme) -> int:
        """The width of all that is not words."""
        pad = theme.px(self.PAD if self._text else 9)
        icon = theme.px(self.size * 1.25) + (theme.px(10) if self._text else 0) if self.icon else 0
        sign = theme.text_size(self.sign, "body", look.SMALL - 3)[0] + theme.px(14) if self.sign else 0
        return 2 * pad + icon + sign

    def measure(self, theme: Theme, width: int) -> Size:
        extra = self._extra(theme)
        room = max(theme.px(20), width - extra) if width < UNBOUNDED else None
        w, h = theme.text_size(self._text, self.role, self.size, room) if self._text else (0, 0)
        return (max(w + extra, theme.px(look.HIT), min(width, theme.px(self.narrowest))),
                max(h + theme.px(18), theme.px(look.HIT)))

    def colour(self) -> Colour:
        if not self.enabled:
            return (138, 120, 96)
        if self.look == "primary" or self.chosen:
            return look.CREAM
        return look.INK

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        face = "on" if self.chosen and self.look != "row" else self.look
        state = "on" if self.chosen and self.look == "row" and not self.state else self.state
        theme.plate(surface, self.rect, face, state)
        inner = self.rect.inflate(-2 * theme.px(self.PAD if self._text else 9), 0)
        if self.state == "down":
            inner.y += max(1, theme.px(1.5))
        if self.sign:
            picture = theme.text(self.sign, "body", look.SMALL - 3, self._faded())
            surface.blit(picture, picture.get_rect(midright=inner.midright))
            inner.width -= picture.get_width() + theme.px(14)
        side, gap = theme.px(self.size * 1.25), theme.px(10) if self._text else 0
        room = max(1, inner.width - (side + gap if self.icon else 0))
        words = theme.text(self._text, self.role, self.size, self._ink(), room, self.align) if self._text else None
        whole = (words.get_width() if words else 0) + (side + gap if self.icon else 0)
        x = inner.x + {"left": 0}.get(self.align, (inner.width - whole) // 2)
        if self.icon:
            picture = assets.icon(self.icon, side, self._ink())
            surface.blit(picture, picture.get_rect(midleft=(x, inner.centery)))
            x += side + gap
        if words:
            surface.blit(words, words.get_rect(midleft=(x, inner.centery)))

    def _ink(self) -> Colour:
        return look.INK if self.look == "row" and self.enabled else self.colour()

    def _faded(self) -> Colour:
        ink = self._ink()
        return look.FADED if ink == look.INK else ink

    def activate(self) -> None:
        self.do()


class IconButton(Button):
    """A button with an icon alone; its tip says the word."""

    shrinks = False

    def __init__(self, icon: str, tip: str, do: Callable[[], object], *, size: float = look.BODY, look: str = "plain",
                 **common: Any) -> None:
        super().__init__("", do, icon=icon, size=size, look=look, tip=tip, **common)


class ArrowButton(IconButton):
    """A small arrow up (-1) or down (1)."""

    def __init__(self, way: int, tip: str, do: Callable[[], object], **common: Any) -> None:
        super().__init__("", tip, do, look="quiet", **common)
        self.way = way

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        (x, y), d = self.rect.center, theme.px(9)
        tip, foot = y + self.way * d * 3 // 4, y - self.way * d * 3 // 4
        pygame.draw.polygon(surface, self.colour(), [(x - d, foot), (x + d, foot), (x, tip)])


class Toggle(Widget):
    """On or off, with its words beside it."""

    focusable = solid = shrinks = True

    def __init__(self, text: str, on: bool, change: Callable[[bool], object], **common: Any) -> None:
        super().__init__(**common)
        self.text, self.on, self.change = text, on, change

    def measure(self, theme: Theme, width: int) -> Size:
        switch = theme.px(62) + (theme.px(12) if self.text else 0)
        room = max(1, width - switch) if width < UNBOUNDED else None
        w, h = theme.text_size(self.text, "body", look.BODY, room) if self.text else (0, 0)
        return w + switch, max(h, theme.px(look.HIT))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        track = pygame.Rect(0, 0, theme.px(62), theme.px(32))
        track.midright = self.rect.midright
        theme.plate(surface, track, "on" if self.on else "field", self.state)
        radius = theme.px(11)
        x = track.right - theme.px(16) if self.on else track.left + theme.px(16)
        pygame.draw.aacircle(surface, (60, 38, 20), (x, track.centery), radius + max(1, theme.px(1.5)))
        pygame.draw.aacircle(surface, look.LIGHT_GOLD if self.on else (196, 172, 132), (x, track.centery), radius)
        if self.text:
            room = max(1, self.rect.width - theme.px(74))
            words = theme.text(self.text, "body", look.BODY, look.INK if self.enabled else look.FADED, room)
            surface.blit(words, words.get_rect(midleft=self.rect.midleft))

    def activate(self) -> None:
        self.on = not self.on
        self.touch()
        self.change(self.on)


class Slider(Widget):
    """A value between two ends, in steps. `show(value)` writes it; `change` hears every step, `done` the last."""

    focusable = solid = shrinks = keeps_hold = True

    def __init__(self, value: float, low: float, high: float, step: float, change: Callable[[float], object], *,
                 show: Callable[[float], str] = str, done: Callable[[float], object] | None = None,
                 **common: Any) -> None:
        super().__init__(**common)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.change, self.show, self.done = change, show, done
        self._track = pygame.Rect(0, 0, 1, 1)

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(300), width), theme.px(look.HIT)

    def _room(self, theme: Theme) -> int:
        return max(theme.text_size(self.show(v), "body", look.BODY)[0] for v in (self.low, self.high)) + theme.px(12)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        knob = theme.px(14)
        self._track = pygame.Rect(self.rect.x + knob, self.rect.centery - theme.px(5),
                                  max(1, self.rect.width - 2 * knob - self._room(theme)), theme.px(10))
        theme.plate(surface, self._track, "field")
        x = self._track.x + round(self._track.width * (self.value - self.low) / (self.high - self.low))
        full = pygame.Rect(self._track.x, self._track.y, max(2, x - self._track.x), self._track.height)
        pygame.draw.rect(surface, look.VERMILION, full.inflate(0, -theme.px(3)), border_radius=theme.px(4))
        pygame.draw.aacircle(surface, (60, 30, 14), (x, self.rect.centery), knob)
        bright = look.LIGHT_GOLD if self.state else look.GOLD
        pygame.draw.aacircle(surface, bright, (x, self.rect.centery), knob - max(2, theme.px(2.5)))
        words = theme.text(self.show(self.value), "body", look.BODY, look.INK)
        surface.blit(words, words.get_rect(midright=self.rect.midright))

    def set(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = round(min(self.high, max(self.low, self.low + steps * self.step)), 6)
        if value != self.value:
            self.value = value
            self.touch()
            self.change(value)

    def press(self, at: tuple[int, int]) -> None:
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        self.set(self.low + (self.high - self.low) * (at[0] - self._track.x) / self._track.width)

    def activate(self) -> None:
        if self.done:
            self.done(self.value)

    def act(self, action: Action) -> bool:
        if action not in (Action.LEFT, Action.RIGHT):
            return False
        self.set(self.value + (self.step if action is Action.RIGHT else -self.step))
        if self.done:
            self.done(self.value)
        return True

    def wheel(self, amount: float) -> bool:
        return False  # a list that is scrolled must not change the values it passes


class Choice(Widget):
    """One of several. It opens a list; left and right step through it without."""

    focusable = solid = shrinks = True

    def __init__(self, options: Sequence[tuple[Any, str]], value: Any, change: Callable[[Any], object],
                 **common: Any) -> None:
        super().__init__(**common)
        self.options, self.value, self.change = list(options), value, change

    @property
    def index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def measure(self, theme: Theme, width: int) -> Size:
        extra = theme.px(58)
        room = max(1, width - extra) if width < UNBOUNDED else None
        sizes = [theme.text_size(text, "medium", look.BODY, room) for _, text in self.options]
        return max(w for w, _ in sizes) + extra, max(max(h for _, h in sizes) + theme.px(18), theme.px(look.HIT))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plate(surface, self.rect, "plain", self.state)
        room = max(1, self.rect.width - theme.px(58))
        words = theme.text(self.options[self.index][1], "medium", look.BODY, look.INK, room)
        surface.blit(words, words.get_rect(midleft=(self.rect.x + theme.px(18), self.rect.centery)))
        x, y, d = self.rect.right - theme.px(22), self.rect.centery, theme.px(6)
        pygame.draw.polygon(surface, look.FADED, [(x - d, y - d // 2), (x + d, y - d // 2), (x, y + d)])

    def choose(self, value: Any) -> None:
        if value != self.value:
            self.value = value
            self.touch()
            self.change(value)

    def activate(self) -> None:
        if self.screen is not None:
            self.screen.open_list(self)

    def act(self, action: Action) -> bool:
        if action not in (Action.LEFT, Action.RIGHT):
            return False
        step = 1 if action is Action.RIGHT else -1
        self.choose(self.options[(self.index + step) % len(self.options)][0])
        return True


class Stepper(Widget):
    """A small whole number with a button on either side."""

    focusable = solid = True

    def __init__(self, value: int, low: int, high: int, change: Callable[[int], object], *,
                 show: Callable[[int], str] = str, **common: Any) -> None:
        super().__init__(**common)
        self.value, self.low, self.high, self.change, self.show = value, low, high, change, show
        self._at = (0, 0)

    def measure(self, theme: Theme, width: int) -> Size:
        words = max(theme.text_size(self.show(v), "medium", look.BODY)[0] for v in (self.low, self.high))
        return words + 2 * theme.px(look.HIT) + theme.px(16), theme.px(look.HIT)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        side = theme.px(look.HIT)
        for rect, sign, possible in ((pygame.Rect(self.rect.x, self.rect.y, side, side), -1, self.value > self.low),
                                     (pygame.Rect(self.rect.right - side, self.rect.y, side, side), 1,
                                      self.value < self.high)):
            theme.plate(surface, rect, "plain", self.state if possible else "off")
            d, wide = theme.px(7), max(2, theme.px(3))
            colour = look.INK if possible else (138, 120, 96)
            x, y = rect.center
            pygame.draw.line(surface, colour, (x - d, y), (x + d, y), wide)
            if sign > 0:
                pygame.draw.line(surface, colour, (x, y - d), (x, y + d), wide)
        words = theme.text(self.show(self.value), "medium", look.BODY, look.INK)
        surface.blit(words, words.get_rect(center=self.rect.center))

    def set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self.touch()
            self.change(value)

    def press(self, at: tuple[int, int]) -> None:
        self._at = at

    def activate(self) -> None:
        if self.rect.collidepoint(self._at):
            self.set(self.value + (1 if self._at[0] > self.rect.centerx else -1))
            self._at = (-1, -1)

    def act(self, action: Action) -> bool:
        if action in (Action.LEFT, Action.RIGHT):
            self.set(self.value + (1 if action is Action.RIGHT else -1))
            return True
        return False


class TextField(Widget):
    """One line to write in. What an input method is still composing is shown underlined, and not yet part of it."""

    focusable = solid = shrinks = True

    def __init__(self, text: str, change: Callable[[str], object], *, longest: int = 24, hint: str = "",
                 marked: bool = False, **common: Any) -> None:
        super().__init__(**common)
        self.text, self.change, self.longest, self.hint = text, change, longest, hint
        self.marked = marked  # the whole text: what is written now takes its place
        self.caret = len(text)
        self.composing = ""
        self._pressed_board = False
        self._glyphs: list[int] = []  # x of each place the caret can be, while drawn

    def measure(self, theme: Theme, width: int) -> Size:
        return min(theme.px(260), width), theme.px(look.HIT)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        used = self.hovered or self.focused
        theme.plate(surface, self.rect, "field", "hover" if used else "")
        font = theme.font("body", look.BODY)
        shown = self.text[:self.caret] + self.composing + self.text[self.caret:]
        left, right = self.rect.x + theme.px(14), self.rect.right - theme.px(18)
        if used:
            board = assets.icon("keyboard", theme.px(24), look.FADED)
            surface.blit(board, board.get_rect(center=self._board().center))
            right = self._board().left
        self._glyphs = [left + font.size(self.text[:n])[0] for n in range(len(self.text) + 1)]
        old_clip = surface.get_clip()
        inside = self.rect.inflate(-theme.px(16), 0)
        inside.width = right + theme.px(4) - inside.x
        surface.set_clip(inside.clip(old_clip))
        caret_x = left + font.size(shown[:self.caret + len(self.composing)])[0]
        shift = max(0, caret_x - right)
        self._glyphs = [x - shift for x in self._glyphs]
        if shown:
            words = theme.text(shown, "body", look.BODY, look.INK)
            place = words.get_rect(midleft=(left - shift, self.rect.centery))
            if self.marked and self.focused:
                pygame.draw.rect(surface, look.LIGHT_GOLD, place.inflate(theme.px(6), 0), border_radius=theme.px(4))
            surface.blit(words, place)
        elif self.hint and not self.focused:
            words = theme.text(self.hint, "italic", look.BODY, look.FADED)
            surface.blit(words, words.get_rect(midleft=(left, self.rect.centery)))
        if self.composing:
            start = self._glyphs[self.caret]
            y = self.rect.centery + theme.px(13)
            pygame.draw.line(surface, look.VERMILION, (start, y), (start + font.size(self.composing)[0], y), 2)
        if self.focused:
            x = caret_x - shift
            pygame.draw.line(surface, look.VERMILION, (x, self.rect.centery - theme.px(13)),
                             (x, self.rect.centery + theme.px(13)), max(2, theme.px(2)))
        surface.set_clip(old_clip)

    def _board(self) -> pygame.Rect:
        """Where the pointer opens the letters."""
        side = self.rect.height
        return pygame.Rect(self.rect.right - side, self.rect.y, side, side)

    def focus_changed(self) -> None:
        self.composing = ""
        if self.focused:
            self.caret = len(self.text)

    def activate(self) -> None:
        if self.screen is not None and self._pressed_board:
            self._pressed_board = False
            self.screen.open_letters(self)

    def press(self, at: tuple[int, int]) -> None:
        self._pressed_board = self._board().collidepoint(at)
        if self._glyphs and not self._pressed_board:
            self.marked = False
            self.caret = min(range(len(self._glyphs)), key=lambda n: abs(self._glyphs[n] - at[0]))
            self.touch()

    def act(self, action: Action) -> bool:
        # These two are caret keys here; up, down and tab lead out of the field.
        return action in (Action.LEFT, Action.RIGHT)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Typed):
            self.composing = ""
            self._insert(event.text)
            return True
        if isinstance(event, Composing):
            self.composing = event.text
            self.touch()
            return True
        return isinstance(event, Pressed) and self._key(event.name)

    def _insert(self, text: str) -> None:
        before, after = ("", "") if self.marked else (self.text[:self.caret], self.text[self.caret:])
        text = "".join(letter for letter in text if letter.isprintable())[: self.longest - len(before + after)]
        self._set(before + text + after, len(before + text))

    def _key(self, name: str) -> bool:
        text, caret = self.text, self.caret
        if self.marked and name in ("backspace", "delete") and not self.composing:
            self._set("", 0)
        elif name == "backspace" and not self.composing:
            self._set(text[:max(0, caret - 1)] + text[caret:], max(0, caret - 1))
        elif name == "delete":
            self._set(text[:caret] + text[caret + 1:], caret)
        elif name in ("left", "right", "home", "end"):
            places = {"left": max(0, caret - 1), "right": min(len(text), caret + 1), "home": 0, "end": len(text)}
            self._set(text, places[name])
        elif name == "ctrl+v":
            with suppress(pygame.error):
                self._insert(pygame.scrap.get_text())
        elif name == "ctrl+c":
            with suppress(pygame.error):
                pygame.scrap.put_text(text)
        elif name == "ctrl+a":
            self._set(text, len(text))
            self.marked = bool(text)
        else:
            return False
        return True

    def _set(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self.caret, self.marked = text, caret, False
        self.touch()
        if changed:
            self.change(text)
