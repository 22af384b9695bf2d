"""A tree of widgets in use: who has the focus, what the pointer is over, which tip or list is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.actions import Action
from game.client.input import Acted, Composing, InputEvent, Pointed, Pressed, Typed
from game.client.widgets import theme as look
from game.client.widgets.base import Column, Panel, Widget
from game.client.widgets.buttons import Button
from game.client.widgets.choices import Choice
from game.client.widgets.field import TextField
from game.client.widgets.scroll import ScrollView
from game.client.widgets.theme import Theme

if TYPE_CHECKING:
    from game.client.input import Input

DIRECTIONS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}
TRIGGERS = {Action.ZOOM_IN: Action.NEXT, Action.ZOOM_OUT: Action.PREVIOUS}
TIP_AFTER = 0.45
TOAST_SECONDS, READ_A_SECOND = 2.0, 20  # what a short message stays at least, and letters read meanwhile


class Screen:
    def __init__(self, root: Widget, theme: Theme, rect: pygame.Rect, devices: Input,
                 sound: Callable[[str], object] = lambda name: None) -> None:
        self.root, self.theme, self.rect, self.devices, self.sound = root, theme, pygame.Rect(rect), devices, sound
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.held: Widget | None = None  # the pointer went down on it and has not come up
        self.popup: Panel | None = None
        self._before_popup: Widget | None = None
        self._still = 0.0  # seconds the hover or focus has not changed
        self._tip: Widget | None = None
        self._toast, self._toast_left = "", 0.0
        self.stale, self._arranged = True, False
        self.arrange()

    # state

    def touch(self, arrange: bool = False) -> None:
        self.stale = True
        if arrange:
            self._arranged = False

    def arrange(self) -> None:
        self.root.place(self.theme, self.rect)
        for widget in self.widgets():
            widget.screen = self
        self._arranged, self.stale = True, True

    def widgets(self) -> list[Widget]:
        return [*self.root.walk(), *(self.popup.walk() if self.popup else ())]

    def focusables(self) -> list[Widget]:
        """Where the focus can go, in the order of Tab. An open list is a world of its own."""
        top = self.popup or self.root
        return [widget for widget in top.walk() if widget.focusable and widget.enabled]

    def named(self, name: str) -> Widget | None:
        return next((widget for widget in self.widgets() if widget.name == name), None)

    def rest(self) -> float:
        """Seconds until something here changes by itself."""
        times = [self._toast_left] if self._toast else []
        if self._tip is None and (self._tip_candidate() is not None):
            times.append(max(0.02, TIP_AFTER - self._still))
        return min(times, default=float("inf"))

    def update(self, seconds: float) -> None:
        if not self._arranged:
            self.arrange()
        self._still += seconds
        candidate = self._tip_candidate()
        if candidate is not None and self._still >= TIP_AFTER and self._tip is not candidate:
            self._tip = candidate
            self.touch()
        if self._toast:
            self._toast_left -= seconds
            if self._toast_left <= 0:
                self._toast = ""
                self.touch()

    def _tip_candidate(self) -> Widget | None:
        widget = self.hover if self.devices.by_pointer else self.focus
        return widget if widget is not None and widget.tip and self.popup is None else None

    def toast(self, text: str) -> None:
        self._toast, self._toast_left = text, TOAST_SECONDS + len(text) / READ_A_SECOND
        self.touch()

    # focus

    def set_focus(self, widget: Widget | None) -> None:
        if widget is self.focus:
            return
        old, self.focus = self.focus, widget
        for one, has in ((old, False), (widget, True)):
            if one is not None:
                one.focused = has
                one.focus_changed()
        self._text_input()
        self._still, self._tip = 0.0, None
        if widget is not None:
            for view in self.root.walk():
                if isinstance(view, ScrollView) and any(inner is widget for inner in view.parts[0].walk()):
                    view.reveal(widget.rect)
        self.touch()

    def focus_first(self) -> None:
        self.set_focus(next(iter(self.focusables()), None))

    def _text_input(self) -> None:
        typing = isinstance(self.focus, TextField)
        if typing == self.devices.typing:
            return
        self.devices.typing = typing
        if typing and self.focus is not None:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.focus.rect)
        else:
            pygame.key.stop_text_input()

    def leave(self) -> None:
        """Another scene takes over: no key may go on writing here."""
        if self.devices.typing:
            self.devices.typing = False
            pygame.key.stop_text_input()
        self.held = None

    def resume(self) -> None:
        self._text_input()

    def _move_focus(self, action: Action) -> bool:
        candidates = self.focusables()
        if not candidates:
            return False
        if self.focus is None or self.focus not in candidates:
            self.set_focus(candidates[0])
            return True
        if action in (Action.NEXT, Action.PREVIOUS):
            step = 1 if action is Action.NEXT else -1
            self.set_focus(candidates[(candidates.index(self.focus) + step) % len(candidates)])
            return True
        best = nearest(self.focus.rect, candidates, DIRECTIONS[action], self.focus)
        if best is None:
            return False
        self.set_focus(best)
        return True

    # events

    def handle(self, event: InputEvent) -> bool:
        if not self._arranged:
            self.arrange()
        if isinstance(event, Pointed):
            return self._point(event)
        if isinstance(event, (Typed, Composing, Pressed)):
            return self.focus is not None and self.focus.enabled and self.focus.handle(event)
        if isinstance(event, Acted):
            return self._act(event)
        return False

    def _act(self, event: Acted) -> bool:
        action, focus, on_pad = event.action, self.focus, event.device.startswith("pad")
        if on_pad and action in TRIGGERS:  # Tab, for a hand that has none
            action = TRIGGERS[action]
        if self.popup is not None and action in (Action.BACK, Action.MENU):
            self.close_list()
            return True
        if action in DIRECTIONS or action in (Action.NEXT, Action.PREVIOUS):
            self.touch()
            passes = on_pad and isinstance(focus, TextField)  # a pad does not write there
            if focus is not None and focus.enabled and action in DIRECTIONS and not passes and focus.act(action):
                return True
            moved = self._move_focus(action)
            if moved:
                self.sound("hover")
            return moved
        if action in (Action.ACCEPT, Action.CONFIRM) and focus is not None and focus.enabled:
            if isinstance(focus, TextField):
                if on_pad and not event.repeated:
                    self.open_letters(focus)
                    return True
                return action is Action.CONFIRM or self._move_focus(Action.NEXT)
            if event.repeated:
                return True
            self.sound("click")
            focus.activate()
            return True
        return focus is not None and focus.act(action)

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost widget there that takes the pointer; what is scrolled out of sight does not."""
        top = self.popup or self.root
        return _hit(top, point)

    def _point(self, event: Pointed) -> bool:
        hit = self.at(event.at)
        if event.what == "move":
            if self.held is not None:
                self.held.drag(event.at)
            self._hover(hit)
            return hit is not None or self.held is not None
        if event.what == "wheel":
            return self._wheel(event.at, event.wheel[1]) or hit is not None
        if event.what == "up":
            held, self.held = self.held, None
            if held is None:
                return hit is not None
            held.down = False
            self.touch()
            if event.button == 1 and held.enabled and (hit is held or held.keeps_hold):
                if hit is held:
                    self.sound("click")
                held.activate()
            return True
        if self.popup is not None and (hit is None or not self.popup.rect.collidepoint(event.at)):
            self.close_list()
            return True
        if event.button != 1 or hit is None:
            if hit is None and event.button == 1 and isinstance(self.focus, TextField):
                self.set_focus(None)
            return hit is not None
        self._hover(hit)
        if hit.enabled:
            self.held, hit.down = hit, True
            if hit.focusable:
                self.set_focus(hit)
            hit.press(event.at)
        self.touch()
        return True

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hover:
            return
        if self.hover is not None:
            self.hover.hovered = False
        self.hover = widget
        if widget is not None:
            widget.hovered = True
        self._still, self._tip = 0.0, None
        self.touch()

    def _wheel(self, at: tuple[int, int], amount: float) -> bool:
        under = [w for w in (self.popup or self.root).walk() if w.rect.collidepoint(at)]
        return any(widget.wheel(amount) for widget in reversed(under))

    # lists that open

    def open_list(self, choice: Choice) -> None:
        rows = [Button(text, lambda value=value: self._chosen(choice, value), look="row", align="left")  # type: ignore[misc]
                for value, text in choice.options]
        for row, (value, _) in zip(rows, choice.options, strict=True):
            row.chosen = value == choice.value
        column = ScrollView(Column(*rows, gap=2))
        self.popup = Panel(column, look="plain", padding=8)
        width = max(choice.rect.width, min(self.popup.measure(self.theme, 1 << 19)[0], self.rect.width))
        height = min(self.popup.measure(self.theme, width)[1], self.rect.height)
        place = pygame.Rect(choice.rect.x, choice.rect.bottom + self.theme.px(4), width, height)
        if place.bottom > self.rect.bottom:
            place.bottom = max(choice.rect.top - self.theme.px(4), self.rect.top + height)
        self.popup.place(self.theme, place.clamp(self.rect))
        for widget in self.popup.walk():
            widget.screen = self
        self._before_popup = choice
        self._hover(None)
        self.set_focus(rows[choice.index])

    def open_letters(self, field: TextField) -> None:
        """A board of letters, under the field or over it."""
        from game.client.widgets.letters import Letters

        self.popup = Letters(field, self.close_list)
        width, height = self.popup.measure(self.theme, self.rect.width)
        place = pygame.Rect(0, 0, width, height)
        place.midtop = (field.rect.centerx, field.rect.bottom + self.theme.px(6))
        if place.bottom > self.rect.bottom:
            place.midbottom = (field.rect.centerx, field.rect.top - self.theme.px(6))
        self.popup.place(self.theme, place.clamp(self.rect))
        for widget in self.popup.walk():
            widget.screen = self
        self._before_popup = field
        self._hover(None)
        self.set_focus(self.popup.keys[10])
        self.touch()

    def _chosen(self, choice: Choice, value: object) -> None:
        self.close_list()
        choice.choose(value)

    def close_list(self) -> None:
        self.popup = None
        self._hover(None)
        self.set_focus(self._before_popup)
        self.touch()

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.root.draw(surface, self.theme)
        if self.popup is not None:
            self.popup.draw(surface, self.theme)
        if self.focus is not None and not self.devices.by_pointer:
            self._draw_ring(surface, self.focus)
        if self._tip is not None and self._tip.tip:
            self._draw_tip(surface, self._tip)
        if self._toast:
            self._draw_toast(surface)

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        old_clip, rect = surface.get_clip(), widget.rect
        for view in self.widgets():
            if isinstance(view, ScrollView) and any(inner is widget for inner in view.parts[0].walk()):
                surface.set_clip(view.rect.inflate(self.theme.px(16), self.theme.px(16)).clip(old_clip))
                if rect.height > view.rect.height:
                    rect = rect.clip(view.rect)
        self.theme.ring(surface, rect)
        surface.set_clip(old_clip)

    def _draw_tip(self, surface: pygame.Surface, widget: Widget) -> None:
        theme = self.theme
        width, height = theme.text_size(widget.tip, "body", look.SMALL, theme.px(340))
        box = pygame.Rect(0, 0, width + theme.px(28), height + theme.px(20))
        box.midtop = (widget.rect.centerx, widget.rect.bottom + theme.px(10))
        if widget.rect.right + theme.px(12) + box.width < self.rect.right and widget.rect.width > theme.px(160):
            box.midleft = (widget.rect.right + theme.px(12), widget.rect.centery)  # beside, so as not to hide the next
        elif box.bottom > self.rect.bottom:
            box.bottom = widget.rect.top - theme.px(10)
        box.clamp_ip(self.rect)
        theme.panel(surface, box, "plain")
        words = theme.text(widget.tip, "body", look.SMALL, look.INK, theme.px(340))
        surface.blit(words, words.get_rect(center=box.center))

    def _draw_toast(self, surface: pygame.Surface) -> None:
        theme = self.theme
        room = min(self.rect.width - theme.px(80), theme.px(900))
        width, height = theme.text_size(self._toast, "medium", look.BODY, room)
        box = pygame.Rect(0, 0, width + theme.px(56), height + theme.px(28))
        box.midbottom = (self.rect.centerx, self.rect.bottom - theme.px(72))  # above the line of keys
        theme.panel(surface, box, "dark")
        words = theme.text(self._toast, "medium", look.BODY, look.CREAM, room, "centre")
        surface.blit(words, words.get_rect(center=box.center))

    def overflows(self) -> list[str]:
        """Widgets that did not get the room they need or stand outside their box: nothing, in a good layout."""
        wrong = []

        def check(widget: Widget, room: pygame.Rect | None) -> None:
            if not widget.visible:
                return
            what = f"{type(widget).__name__} {widget.name or getattr(widget, 'text', '')!r}"
            w, h = widget.measure(self.theme, widget.rect.width)[0], widget.least(self.theme, widget.rect.width)
            if w > widget.rect.width + 1 or h > widget.rect.height + 1:
                wrong.append(f"{what} needs {w}x{h}, has {widget.rect.width}x{widget.rect.height}")
            if room is not None and not room.inflate(2, 2).contains(widget.rect) and widget.rect.size != (0, 0):
                wrong.append(f"{what} at {tuple(widget.rect)} leaves {tuple(room)}")
            for child in widget.children:
                # What is inside a scroll view may be anywhere up and down, but not stick out sideways.
                inner = pygame.Rect(widget.rect.x, -(1 << 20), widget.rect.width, 1 << 21)
                check(child, inner if isinstance(widget, ScrollView) else widget.rect)

        check(self.root, self.rect)
        return wrong


def nearest(start: pygame.Rect, candidates: list[Widget], direction: tuple[int, int], own: Widget) -> Widget | None:
    """The one a player would expect in that direction: near ahead counts once, aside two and a half times."""
    best, best_score = None, float("inf")
    for widget in candidates:
        if widget is own:
            continue
        rect = widget.rect
        if direction[0]:
            along = (rect.left - start.right) if direction[0] > 0 else (start.left - rect.right)
            centre = (rect.centerx - start.centerx) * direction[0]
            off = max(0, rect.top - start.bottom, start.top - rect.bottom)
        else:
            along = (rect.top - start.bottom) if direction[1] > 0 else (start.top - rect.bottom)
            centre = (rect.centery - start.centery) * direction[1]
            off = max(0, rect.left - start.right, start.left - rect.right)
        if centre <= 0 or along < -min(rect.height, rect.width, start.height, start.width) // 2:
            continue
        score = max(0, along) + 2.5 * off + 0.001 * abs(rect.centerx - start.centerx)
        if score < best_score:
            best, best_score = widget, score
    return best


def _hit(widget: Widget, point: tuple[int, int]) -> Widget | None:
    if not widget.visible:
        return None
    if isinstance(widget, ScrollView):
        if not widget.rect.collidepoint(point):
            return None
        if widget.on_bar(point):
            return widget
    for child in reversed(widget.children):
        found = _hit(child, point)
        if found is not None:
            return found
    takes = widget.solid or widget.focusable or bool(widget.tip)
    return widget if takes and widget.rect.collidepoint(point) else None
