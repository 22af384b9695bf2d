"""What may be chosen and what is in the hand, as it is drawn over the board: free places, spots for figures, the ghost
of a tile, what is carried."""

from __future__ import annotations

import pygame

from game.client import assets
from game.client.carcassonne import art
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.board import at_pixel, figure_side, tile_side
from game.client.carcassonne.choosing import DragonChoice
from game.client.carcassonne.creature_art import VIOLET
from game.client.carcassonne.creatures import Creatures
from game.client.carcassonne.figure_choice import FigureChoice, Spot
from game.client.carcassonne.flyer import draw_reach
from game.client.carcassonne.marks import Marks
from game.client.carcassonne.shown import halves
from game.client.carcassonne.tile_choices import PlaceChoice
from game.client.seating import DARK

DEED_COLOURS = {"recall": art.GILD, "portal": VIOLET, "fairy": (150, 190, 214), "remove": (206, 96, 150)}
DEED_ICONS = {"recall": "back", "remove": "princess"}


class Offers:
    """Draws the choice of an asking; marked places have a light of their own."""

    def __init__(self, asking: Asking, creatures: Creatures, marks: Marks) -> None:
        self.asking, self.creatures, self.marks = asking, creatures, marks
        self.stage, self.camera, self.context = asking.stage, asking.stage.camera, asking.stage.context

    def draw(self, surface: pygame.Surface) -> None:
        choice = self.asking.aimed
        if isinstance(choice, PlaceChoice):
            self._places(surface, choice)
        elif isinstance(choice, FigureChoice):
            self._spots(surface, choice)
        elif isinstance(choice, DragonChoice):
            self.creatures.draw_steps(surface, self.camera, choice)

    def _places(self, surface: pygame.Surface, choice: PlaceChoice) -> None:
        side = tile_side(self.camera)
        if self.context.settings.show_places:
            light, marked = art.place_light(side), self.marks.squares
            for square in choice.squares:
                if square != choice.cursor and square not in marked:
                    surface.blit(light, at_pixel(self.camera, square))
        if choice.cursor is None:
            return
        rot = choice.rot_at(choice.cursor)
        squares = halves(choice.cursor, rot, choice.tile)
        picture = art.ghost(choice.tile, rot, side)
        place = picture.get_rect(topleft=at_pixel(self.camera, min(squares)))
        surface.blit(picture, place)
        wide = max(2, round(self.camera.zoom * 0.03))
        pygame.draw.rect(surface, DARK, place.inflate(2, 2), wide + 2, border_radius=wide * 2)
        pygame.draw.rect(surface, self.stage.ink(self.stage.host.mover), place, wide, border_radius=wide * 2)
        if not self.context.input.by_pointer:
            self.context.theme.ring(surface, place)

    def _spots(self, surface: pygame.Surface, choice: FigureChoice) -> None:
        full = self.asking.pad_side
        choice.spread(full / self.camera.zoom)
        if choice.cursor is not None and choice.cursor.deed == "fly":
            draw_reach(self.stage, surface, choice.cursor.at)
        portal = self.stage.board.portal(choice.placed)
        if portal is not None and any(spot.deed == "portal" for spot in choice.spots):
            far = choice.cursor is not None and choice.cursor.deed == "portal"
            self.creatures.whirl(surface, portal, choice.cursor.pad if choice.cursor is not None and far else None)
        for spot in sorted(choice.spots, key=lambda one: one is choice.cursor):
            self._spot(surface, choice, spot, full)

    def _spot(self, surface: pygame.Surface, choice: FigureChoice, spot: Spot, full: int) -> None:
        seat, chosen = self.stage.host.mover, spot is choice.cursor
        side = full if chosen else round(full * spot.size)
        where = self.camera.to_screen(spot.pad)
        rim = DEED_COLOURS.get(spot.deed, self.stage.ink(seat))
        if spot.deed not in ("deploy", "land"):
            self.creatures.shimmer(surface, where, side, rim)
        ring = art.pad(side, rim, chosen)
        surface.blit(ring, ring.get_rect(center=where))
        if spot.deed == "fairy":
            self.creatures.fairy(surface, where, round(side * (1.0 if chosen else 0.78)))
        elif spot.deed in DEED_ICONS:
            icon = assets.icon(DEED_ICONS[spot.deed], round(side * (0.62 if chosen else 0.52)), DARK)
            surface.blit(icon, icon.get_rect(center=where))
        else:
            px = round(figure_side(self.camera) * 1.06) if chosen else round(side * 0.62)
            lying = self.stage.board.lies(spot.on)
            art.put(surface, art.figure(choice.figure_on(spot), self.stage.colours[seat], px, lying,
                                        255 if chosen else 215), where)
            if spot.deed == "fly":
                icon = assets.icon("balloon", round(side * 0.42), DARK)
                surface.blit(icon, icon.get_rect(center=(where[0] + side * 0.3, where[1] - side * 0.3)))
        if chosen and not self.context.input.by_pointer:
            place = pygame.Rect(0, 0, side, side)
            place.center = (round(where[0]), round(where[1]))
            self.context.theme.ring(surface, place)

    def draw_held(self, surface: pygame.Surface) -> None:
        """The tile that a computer has drawn, beside its plate."""
        stage = self.stage
        if stage.shown.hand is None or stage.human(stage.shown.hand[0]):
            return
        seat, name = stage.shown.hand
        rect = stage.tile_rect(seat)
        picture = art.tile(name, 0, rect.height)
        pygame.draw.rect(surface, DARK, rect.inflate(6, 6), border_radius=5)
        pygame.draw.rect(surface, stage.ink(seat), rect.inflate(4, 4), border_radius=4)
        surface.blit(picture, rect)

    def draw_carried(self, surface: pygame.Surface) -> None:
        """What a hand drags over the board, as long as no place takes it."""
        asking = self.asking
        carried, at, placing, choice = asking.carried, asking.carried_at, asking.placing, asking.choice
        if carried == "tile" and placing is not None:
            if placing.cursor is None:
                side = tile_side(self.camera)
                picture = art.ghost(placing.tile, placing.rot, side, 235)
                place = picture.get_rect(center=at)
                shadow = art.land_shadow(side)
                for x in range(place.left + side // 2, place.right, side):
                    for y in range(place.top + side // 2, place.bottom, side):
                        surface.blit(shadow, shadow.get_rect(center=(x + 8, y + 14)))
                surface.blit(picture, place)
        elif carried is not None and isinstance(choice, FigureChoice) and choice.cursor is None:
            px = round(figure_side(self.camera) * 1.15)
            art.put(surface, art.figure(carried, self.stage.colours[self.stage.host.mover], px), at)
