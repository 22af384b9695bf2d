"""The line at the foot of the board that says which key or button does what now, on the device in use."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.actions import Action
from game.client.context import Context
from game.client.input import MOUSE
from game.client.widgets import theme as look
from game.client.widgets.signs import sign

Line = Sequence[tuple[str, Sequence[Action]]]  # message and the actions whose signs stand before it

PLACING: Line = (("keys-lay", [Action.ACCEPT]), ("keys-turn", [Action.ROTATE_CCW, Action.ROTATE_CW]))
CHOOSING: Line = (("keys-set", [Action.ACCEPT]), ("keys-without", [Action.PASS]))
DRAWING: Line = (("keys-draw", [Action.ACCEPT]), ("keys-castle", [Action.ROTATE_CW]))
HOLDING: Line = (*PLACING, ("keys-castle-back", [Action.BACK]))
FLYING: Line = (("keys-dragon", [Action.LEFT, Action.UP, Action.DOWN, Action.RIGHT]),
                ("keys-dragon-on", [Action.ACCEPT]))
PICKING: Line = (("keys-take", [Action.ACCEPT]), ("keys-no-more", [Action.PASS]))
LOOKING: Line = (("keys-look-on", [Action.LEFT, Action.UP, Action.DOWN, Action.RIGHT]),
                 ("keys-look-end", [Action.BACK]))
CARDS: Line = (("keys-choose", [Action.ACCEPT]),)
READING: Line = (("keys-read", [Action.ROTATE_CW]),)
ENDING: Line = (("keys-end", [Action.PASS]),)
DECLINING: Line = (("keys-decline", [Action.PASS]),)
STEPPING_BACK: Line = (("keys-back", [Action.BACK]),)
CONFIRMING: Line = (("keys-confirm", [Action.CONFIRM]), ("keys-undo", [Action.UNDO]))
VIEWING: Line = (("keys-view", [Action.PAN_LEFT, Action.PAN_RIGHT]),)
ALWAYS: Line = (("keys-look", [Action.LOOK]), ("keys-menu", [Action.MENU]))

HEIGHT, GAP, PAD = 25, 7, 12  # logical units
POINTER = {Action.ACCEPT: "mouse:1", Action.ROTATE_CCW: "", Action.PAN_LEFT: "mouse:2", Action.PAN_RIGHT: ""}


def line(context: Context, parts: Line, device: str) -> list[tuple[list[str], str]]:
    """Sources and words; what the device cannot do is left out."""
    bindings, words = context.input.bindings, context.words
    found = []
    for message, actions in parts:
        sources = [POINTER[action] if device == MOUSE and action in POINTER else bindings.source(action, device)
                   for action in actions]
        if any(sources):
            found.append(([source for source in sources if source], words(message)))
    return found


def draw(surface: pygame.Surface, context: Context, parts: Line, room: pygame.Rect, device: str) -> pygame.Rect:
    """In the lower left corner of the room; what does not fit is left out. Answers the place it took."""
    theme, shaped = context.theme, context.input.shaped
    gap, pad = theme.px(GAP), theme.px(PAD)
    pictures: list[tuple[int, pygame.Surface]] = []
    x = pad
    for sources, text in line(context, parts, device):
        signs = [sign(theme, source, HEIGHT, shaped) for source in sources]
        words = theme.text(text, "medium", look.SMALL - 1, look.CREAM)
        wide = sum(one.get_width() + gap for one in signs) + words.get_width()
        if x + wide + pad > room.width - 2 * pad:
            break
        for picture in (*signs, words):
            pictures.append((x, picture))
            x += picture.get_width() + gap
        x += 2 * gap
    if not pictures:
        return pygame.Rect(room.bottomleft, (0, 0))
    place = pygame.Rect(0, 0, x - 3 * gap + pad, theme.px(HEIGHT + 13))
    place.bottomleft = (room.left + pad, room.bottom - pad)
    back = theme.kept(("keyline", place.size), lambda: _back(place.size, theme.px(8)))
    surface.blit(back, place)
    for left, picture in pictures:
        surface.blit(picture, picture.get_rect(midleft=(place.x + left, place.centery)))
    return place


def _back(size: tuple[int, int], radius: int) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (26, 16, 8, 178), veil.get_rect(), border_radius=radius)
    return veil
