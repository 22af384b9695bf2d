"""Who receives the players: the ways from the title to a table, with a new game, a save or a position, and back."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.catalogue import GAMES
from game.client.carcassonne import SHOWN_SETS
from game.client.citadels import SHOWN_SETS as SHOWN_CARDS
from game.client.context import Context, Opponents
from game.client.exchange import contents, copy, document_in, write_report
from game.client.guide.guide_scene import GuideScene
from game.client.menus.load import LoadScene, SaveScene, about, who
from game.client.menus.message import MessageScene, ask
from game.client.menus.new_game import NewGameScene
from game.client.menus.results import Result, ResultsScene
from game.client.menus.title import Doors, Recent, TitleScene
from game.client.replay.doors import looks_back, watch
from game.client.scenes import Scene, WidgetScene
from game.kernel.contract import BadSetup, Game
from game.kernel.document import read_document
from game.session.clock import NO_CLOCK, Pace
from game.session.documents import position_of, seat_document
from game.session.files import InUse
from game.session.players import HUMAN, Bot, Player
from game.session.saves import Loaded, load, read_file
from game.session.shelf import Autosave, Listed
from game.session.table import Table, Terms

log = logging.getLogger(__name__)

LISTED, RECENT = 200, 8
SHOWN = {"carcassonne": SHOWN_SETS, "citadels": SHOWN_CARDS}

MakeMatch = Callable[[Context, Table, Callable[[], object], Callable[[], object]], Scene]


def match_scene(context: Context, table: Table, leave: Callable[[], object], results: Callable[[], object]) -> Scene:
    """The scene of a match; `leave` and `results` are where it leads."""
    from game.client.match.scene import MatchScene

    return MatchScene(context, table, leave, results)


class Hiring:
    """Finds bots for a table that is still to be made: a save says only when it is read which game it is."""

    def __init__(self, opponents: Opponents) -> None:
        self.opponents = opponents
        self.table: Table | None = None

    def __call__(self, player: Player, seat: int) -> Bot:
        assert self.table is not None
        return self.opponents.hired(self.table.game, player.plays, self.table.seed + seat)


class Host:
    """Receives the players: opens the doors of the title, seats them at a table, and sees them out again."""

    def __init__(self, context: Context, match: MakeMatch = match_scene) -> None:
        self.context, self.match = context, match
        context.take_in, context.report_problem = self.take_in, self.report_problem
        self.table: Table | None = None
        self.autosave: Autosave | None = None
        self._seated: tuple[Player, ...] = ()  # who sat down, whoever has been handed a seat since
        self._trouble = ""  # why there is none, where there should be one

    # the title

    def title(self) -> TitleScene:
        """The title with its doors."""
        return TitleScene(self.context, Doors(
            self._new_game,
            lambda: GuideScene(self.context, self.new_game),
            lambda: LoadScene(self.context, self.saves, self.go_on, self.delete, self.watch),
            self.recent))

    def _new_game(self) -> NewGameScene:
        return NewGameScene(self.context, self.begin)

    def new_game(self) -> None:
        """The set-up of one, over whatever is shown."""
        self.context.stack.push(self._new_game())

    def saves(self) -> list[Listed]:
        """All saves, newest first; a folder that cannot be read has none."""
        try:
            return self.context.shelf.recent(LISTED)
        except OSError as trouble:
            log.warning("saves cannot be listed: %s", trouble)
            return []

    def recent(self) -> Sequence[Recent]:
        """The matches played lately that can be gone on with."""
        words = self.context.words
        free = [one for one in self.saves() if one.auto and not (one.over or one.held or one.problem)]
        return [Recent(who(one), about(words, one), lambda one=one: self.go_on(one))  # type: ignore[misc]
                for one in free[:RECENT]]

    def watch(self, one: Listed) -> None:
        """Looks at a match of the shelf again, from its beginning; it stays as it is."""
        try:
            table = load(read_file(one.path)).table
        except (BadSetup, OSError) as trouble:
            self.say("start-trouble", "start-unreadable", file=one.path.name, why=str(trouble))
        else:
            watch(self.context, table)

    def delete(self, one: Listed) -> None:
        """Removes a save and what belongs to it."""
        try:
            for path in (one.path, *one.path.parent.glob(f"{one.path.name}.*"), one.path.with_suffix(".lock")):
                path.unlink(missing_ok=True)
        except OSError as trouble:
            self.say("start-trouble", "start-not-deleted", why=trouble.strerror or str(trouble))

    # to a table

    def begin(self, game: Game, players: Sequence[Player], pace: Pace = NO_CLOCK, seed: int | None = None) -> None:
        """A new match."""
        hiring = Hiring(self.context.opponents)
        table = hiring.table = Table(game, players, seed=seed, hire=hiring, terms=self._terms())
        table.clock.pace = pace
        self.sit_down(table, self._keep(table))

    def go_on(self, one: Listed) -> None:
        """On with a match of the shelf: its autosave is taken up again, a named save begins a new one."""
        if not one.auto:
            self.open(one.path)
            return
        hiring = Hiring(self.context.opponents)
        try:
            resumed = self.context.shelf.resume(one.path, hiring, self._terms())
        except InUse:
            self.say("start-trouble", "start-in-use")
        except (BadSetup, OSError) as trouble:
            self.say("start-trouble", "start-unreadable", file=one.path.name, why=str(trouble))
        else:
            hiring.table = resumed.loaded.table
            self.sit_down(resumed.loaded.table, resumed.autosave)
            self._report(resumed.loaded)
            if resumed.put_aside is not None and resumed.loaded.diverged is None:
                self.say("start-mended-title", "start-mended", file=resumed.put_aside.name)

    def open(self, path: Path) -> None:
        """On with a save, or from a position in the notation, wherever the file lies."""
        try:
            self._open(document_in(read_file(path)))
        except (BadSetup, OSError) as trouble:
            log.warning("%s: %s", path, trouble)
            self.say("start-trouble", "start-unreadable", file=path.name, why=str(trouble))

    def take_in(self, text: str) -> None:
        """A document from outside the window, or the path of one: on from there, if the players wish."""
        if self.table is not None and not self.table.over:
            ask(self.context, "open-ask-title", "open-ask-text", "open-do", lambda: self._take_in(text))
        else:
            self._take_in(text)

    def _take_in(self, text: str) -> None:
        name = ""
        try:
            name, data = contents(text)
            self._open(data)
        except (BadSetup, OSError) as trouble:
            log.warning("a document handed in: %s", trouble)
            self.say("start-trouble", "open-refused", file=name or "-", why=str(trouble))

    def _open(self, data: bytes) -> None:
        document = read_document(data)
        if document.game in GAMES and document.game not in SHOWN:
            raise BadSetup("$.game", f"the table does not show {document.game} yet", ", ".join(SHOWN))
        shown = SHOWN.get(document.game, ())
        if hidden := [name for name in document.sets if name not in shown]:
            raise BadSetup("$.sets", f"the table does not show {', '.join(hidden)} yet", ", ".join(shown))
        if document.table is not None:
            hiring = Hiring(self.context.opponents)
            loaded = load(data, hiring, self._terms())
            hiring.table = loaded.table
            self.sit_down(loaded.table, self._keep(loaded.table))
            self._report(loaded)
            return
        level = self.context.opponents.usual
        plays = [HUMAN, *[level or HUMAN] * (len(document.seats) - 1)]
        hiring = Hiring(self.context.opponents)
        players = [Player(seat, one) for seat, one in zip(document.seats, plays, strict=True)]
        table = hiring.table = seat_document(document, players, hiring, self._terms())
        self.sit_down(table, self._keep(table))

    def sit_down(self, table: Table, autosave: Autosave | None) -> None:
        """The match is shown in place of whatever led to it; leaving it leads to the title."""
        self._clear()
        self.table, self.autosave, self._seated = table, autosave, tuple(table.players)
        context = self.context
        context.save_game = lambda: context.stack.push(
            SaveScene(context, table, lambda path: self.say("start-saved", "save-done")))
        context.copy_position = self.copy_position
        replaced = self._levels_known(table)
        match = self.match(context, table, self.leave, self.results)
        context.stack.push(match)
        if isinstance(match, WidgetScene):
            if autosave is not None:
                self._watch(table, autosave, match.screen.toast)
            elif self._trouble:
                match.screen.toast(context.words("match-not-kept", trouble=self._trouble))
        if replaced:
            self.say("start-levels-title", "start-levels", names=", ".join(replaced))

    def _watch(self, table: Table, autosave: Autosave, tell: Callable[[str], object]) -> None:
        """Says it, once, when the match cannot be kept."""
        told: list[str] = []

        def heard(event: Any) -> None:
            if autosave.trouble and not told:
                told.append(autosave.trouble)
                tell(self.context.words("match-not-kept", trouble=autosave.trouble))

        table.listen(heard, 0)

    def _levels_known(self, table: Table) -> list[str]:
        """Who plays at a level that there is not here gets the usual one, or is left to people."""
        opponents, replaced = self.context.opponents, []
        for seat, player in enumerate(table.players):
            if not player.human and player.plays not in opponents.levels:
                table.players[seat] = Player(player.name, opponents.usual or HUMAN, player.colour)
                replaced.append(player.name)
        return replaced

    def _keep(self, table: Table) -> Autosave | None:
        self._trouble = ""
        try:
            return self.context.shelf.begin(table)
        except OSError as trouble:
            log.warning("the match cannot be kept: %s", trouble)
            self._trouble = trouble.strerror or str(trouble)
            return None

    def _terms(self) -> Terms:
        return Terms(self.context.settings.confirm)

    def _report(self, loaded: Loaded) -> None:
        if loaded.diverged is not None:
            self.say("start-diverged-title", "start-diverged", turn=loaded.diverged.turn)

    def say(self, title: str, text: str, **details: object) -> None:
        """A message over whatever is shown."""
        words = self.context.words
        self.context.stack.push(MessageScene(self.context, lambda: words(title), lambda: words(text, **details)))

    def copy_position(self) -> None:
        """Where the match stands goes on the clipboard, as a document."""
        assert self.table is not None
        copy(self.context, position_of(self.table), self._toast)

    def report_problem(self) -> None:
        """One file with all that is needed to find out what went wrong."""
        try:
            path = write_report(self.context, self.table)
        except OSError as trouble:
            self.say("start-trouble", "report-refused", why=trouble.strerror or str(trouble))
        else:
            self.say("report-title", "report-written", file=str(path))

    def _toast(self, text: str) -> None:
        top = self.context.stack.top
        if isinstance(top, WidgetScene):
            top.screen.toast(text)

    # from the table

    def results(self, *_: object) -> None:
        """The match is over."""
        if self.table is None or self.table.outcome() is None:
            return
        if self.autosave is not None:
            self.autosave.write()
        stack = self.context.stack
        if not isinstance(stack.top, ResultsScene):
            context, table = self.context, self.table
            stack.push(ResultsScene(context, Result.of(table), self.again, stack.pop, self.leave,
                                    looks_back(context, table)))

    def again(self) -> None:
        """The same players once more, from the beginning; who let the computer finish plays again."""
        if self.table is not None:
            self.begin(self.table.game, self._seated, self.table.clock.pace)

    def leave(self, *_: object) -> None:
        """Back to the title; the match can be gone on with."""
        self._clear()
        self.context.stack.reset(self.title())

    def _clear(self) -> None:
        """Only the title is left; then the match is put away, for its scene still listens to it."""
        scenes = self.context.stack.scenes
        while len(scenes) > 1:
            scenes.pop().leave()
        self.put_away()

    def put_away(self) -> None:
        """The match is kept and its table cleared."""
        self.context.save_game = self.context.copy_position = None
        if self.autosave is not None:
            self.autosave.close()
        if self.table is not None:
            self.table.leave()
        self.table = self.autosave = None
