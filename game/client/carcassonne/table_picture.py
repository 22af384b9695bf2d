"""The tile game as the scene round it shows it: board, seats and hand; its acts; and how the seat to move chooses.

The picture puts its parts together: the stage that the acts play on, what is asked, and what explains the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.carcassonne.actions import Draw, PlaceTile
from game.carcassonne.expansions.princess_dragon.neutral import SLICE as CREATURES
from game.carcassonne.view import CarcassonneView
from game.client import keyline
from game.client.actions import Action
from game.client.carcassonne import acts, castle_acts, creature_acts, flyer
from game.client.carcassonne.acting import Acting
from game.client.carcassonne.asking import Asking
from game.client.carcassonne.castle_table import CastleTable
from game.client.carcassonne.castles import CastlesScene
from game.client.carcassonne.choice import Choice
from game.client.carcassonne.creatures import Creatures
from game.client.carcassonne.hand import Hand
from game.client.carcassonne.inspect import Inspector
from game.client.carcassonne.looking import Looking
from game.client.carcassonne.marks import Marks
from game.client.carcassonne.offers import Offers
from game.client.carcassonne.plates import Pile, SeatPlate
from game.client.carcassonne.pointer import Pointer
from game.client.carcassonne.pointing import Pointing
from game.client.carcassonne.projected import ProjectedScene
from game.client.carcassonne.reasons import reasons
from game.client.carcassonne.rules_help import pages
from game.client.carcassonne.score_log import Scored, ScoreLog
from game.client.carcassonne.shown import Shown
from game.client.carcassonne.stage import Stage
from game.client.carcassonne.tile_list import TileListScene
from game.client.carcassonne.told import told
from game.client.input import Acted, Pointed
from game.client.marks import Mark
from game.client.menus.help import HelpScene
from game.client.picture import Host, Told
from game.client.stage.director import Acts
from game.client.widgets.base import Row, Spacer, Widget
from game.kernel.contract import Game


class TablePicture:
    acts = Acts.of(acts.ACTS, creature_acts.ACTS, flyer.ACTS, castle_acts.ACTS)
    pans = True
    secret = False

    def __init__(self, host: Host, colours: Sequence[str]) -> None:
        self.host, self.context, self.colours = host, host.context, colours
        self.stage = Stage(host, colours)
        self.board, self.camera = self.stage.board, self.stage.camera
        self.castle_table = CastleTable(self.stage)
        self.asking = Asking(self.stage, self.castle_table)
        self.inspector = Inspector(self.asking)
        self.looking = Looking(self.asking, self.inspector)
        self.pointing = Pointing(self.asking, self.inspector, self.looking)
        self.acting = Acting(self.asking, self.inspector, self.looking, {
            Action.SHOW_FIELDS: self.show_fields, Action.SHOW_TILES: self.show_tiles,
            Action.SHOW_SCORES: self.show_scores, Action.FIT: self.fit})
        self.pointer = Pointer(self.asking)
        self.score_log = ScoreLog(self.stage)
        self.marks = Marks(self.asking)
        self.creatures = Creatures(self.asking)
        self.offers = Offers(self.asking, self.creatures, self.marks)

    @property
    def view(self) -> CarcassonneView | None:
        return self.stage.view

    @property
    def shown(self) -> Shown:
        return self.stage.shown

    @property
    def choice(self) -> Choice | None:
        return self.asking.choice

    # what is shown

    def show(self, view: CarcassonneView) -> None:
        """Draws anew, from the view alone."""
        self.look(view)
        self.stage.show(view)
        if CREATURES in view.table.slices:
            self.creatures.prepare()
        self.score_log.hide()
        self.end_choice()
        self.stage.board_changed()

    def look(self, view: CarcassonneView) -> None:
        """What is true by now; the acts are on the way there."""
        self.stage.view = view
        self.inspector.hide()
        self.board.fields.refresh(view)
        self.looking.tell()

    def close(self, closed: bool) -> None:
        """The tile game has no secrets."""

    def gather(self, events: Sequence[Any]) -> list[Any]:
        """Each event is shown by itself."""
        return list(events)

    # what is asked

    def begin_choice(self, actions: Sequence[Any]) -> None:
        self.asking.begin(actions)

    def end_choice(self) -> None:
        self.asking.end()

    @property
    def hint(self) -> str:
        return (self.choice or Choice()).hint

    @property
    def keys(self) -> keyline.Line:
        """What keys do in the choice of now."""
        if self.looking.on:
            return keyline.LOOKING
        return self.choice.keys(self.context.input.by_pointer) if self.choice is not None else ()

    @property
    def way_out(self) -> tuple[str, Any] | None:
        """What the main button offers: the words and the action."""
        return self.choice.way_out if self.choice is not None else None

    def confirms(self, action: Any) -> bool:
        return isinstance(action, Draw)

    @property
    def on_way_out(self) -> bool:
        """The keys are at the main button: they have led there, or there is nothing else."""
        return self.choice is not None and self.choice.on_way_out

    @property
    def rests_on(self) -> pygame.Rect | None:
        """Where the keys begin, as long as they have led nowhere yet: at what is in the hand."""
        aimed, mover = self.asking.aimed, self.host.mover
        if aimed is None or aimed.cursor is not None or self.on_way_out or self.looking.shown:
            return None
        return self.stage.tile_rect(mover) if self.host.human(mover) else None

    # what is explained

    def told(self, event: Any) -> list[Told]:
        return told(self.context.words, self.stage.names, event)

    def explains(self, event: Any) -> bool:
        return isinstance(event, Scored)

    def explain(self, event: Any, seat: int | None, line: pygame.Rect, look: bool = False) -> None:
        self.score_log.explain(event, seat, line, look)

    def point_out(self, actions: Sequence[Any], looks: Sequence[dict[str, Any]]) -> None:
        self.pointer.point_out(actions, looks)

    def nudge(self, action: Any, wanted: Sequence[Any]) -> str:
        here = isinstance(action, PlaceTile) and any(action.at == getattr(one, "at", None) for one in wanted)
        return "guide-nudge-turn" if here else "guide-nudge"

    def reasons(self, game: Game, view: CarcassonneView, actions: Sequence[Any]) -> list[str]:
        return reasons(self.context.words, self.stage.names, game, view, actions)

    def mark(self, marks: Sequence[Mark], chosen: int = 0) -> None:
        self.marks.show(marks, chosen)

    # what stands beside it

    def plates(self, height: float) -> list[Widget]:
        plates = [SeatPlate(self.stage, seat, height, self.show_castles) for seat in range(len(self.colours))]
        self.stage.plates = plates
        return list(plates)

    def panel(self, side: float) -> Widget:
        hand, pile = Hand(self.asking, self.pointing, side), Pile(self.stage, side * 0.6)
        self.stage.hand, self.stage.pile = hand, pile
        return Row(hand, Spacer(grow=1), pile, gap=16)

    def arrange(self, viewport: pygame.Rect) -> None:
        self.inspector.hide()
        self.stage.frame(viewport)
        self.castle_table.spread()

    # drawing

    @property
    def moving(self) -> bool:
        return self.camera.moving or self.inspector.waiting or self.asking.glowing or self.creatures.smoking

    def update(self, seconds: float) -> None:
        self.camera.update(seconds)
        self.inspector.update(seconds)
        self.asking.update(seconds)
        self.creatures.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.stage.layer.draw(surface, self.camera)
        old_clip = surface.get_clip()
        surface.set_clip(self.camera.viewport)
        self.stage.lights.draw(surface, self.camera)
        self.pointer.draw_lights(surface)
        self.inspector.draw(surface)
        self.score_log.draw(surface)
        self.creatures.draw(surface, self.camera)
        self.marks.draw(surface)
        self.offers.draw(surface)
        self.pointer.draw(surface)
        self.marks.draw_labels(surface)
        self.castle_table.draw(surface, self.choice)
        surface.set_clip(old_clip)

    def draw_above(self, surface: pygame.Surface) -> None:
        self.offers.draw_held(surface)
        self.stage.sprites.draw(surface, self.stage.whole_camera())
        self.offers.draw_carried(surface)
        self.looking.draw(surface)
        self.inspector.draw_above(surface)
        self.score_log.draw_above(surface)

    # hands

    @property
    def grabbing(self) -> bool:
        return self.pointing.grabbing

    def handle(self, event: Pointed) -> bool:
        return self.pointing.handle(event)

    def leave(self) -> None:
        """The pointer is over something else."""
        self.pointing.leave()

    def act(self, event: Acted) -> bool:
        return self.acting.act(event)

    def pan(self, x: float, y: float) -> None:
        self.acting.pan(x, y)

    def fit(self) -> None:
        """All is brought into view."""
        self.stage.fit()
        self.looking.tell()

    # pages

    @property
    def entries(self) -> list[tuple[str, Callable[[], object]]]:
        """What the menu offers beside what every game has."""
        return [("inspect-tiles", self.show_tiles), ("inspect-fields", self.show_fields),
                ("inspect-look", self.looking.toggle),
                *[(message, do) for _, message, do in self.tools]]

    @property
    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What has a button of its own."""
        castles = [("castle", "castle-title", self.show_castles)] if self.castle_table.played else []
        return [("laurel", "projected-title", self.show_scores), *castles]

    def show_fields(self) -> None:
        self.board.fields.shown = not self.board.fields.shown
        self.stage.layer.dirty = True
        self.host.touch()

    def show_tiles(self) -> None:
        assert self.view is not None
        self.context.stack.push(TileListScene(self.context, self.view))

    def show_rules(self, clause: str = "") -> None:
        assert self.view is not None
        self.context.stack.push(HelpScene(self.context, pages(self.context.words, self.view.rules), clause))

    def show_scores(self) -> None:
        assert self.view is not None
        self.context.stack.push(ProjectedScene(self.context, self.view, self.stage.names, self.colours))

    def show_castles(self, tile: str = "") -> None:
        """Name and facts of the castles, that one on top."""
        self.context.stack.push(CastlesScene(self.context, tile))
