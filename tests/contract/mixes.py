"""Games that the laws of the contract are tried on, and random play in them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from game.carcassonne.expansions import ALL
from game.carcassonne.options import OPTIONS as OPTION
from game.catalogue import new_game
from game.citadels.cards import CHARACTERS, DARK_CITY, PURPLE_BASE
from game.citadels.options import DRAFT_OF, VALUES
from game.kernel.contract import CHANCE, OVER, Game

SEATS = ("red", "blue", "green", "white", "black", "pink", "grey", "brown")


@dataclass(frozen=True)
class Mix:
    """One choice of game, sets, options and seats."""

    game: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seats: int

    def new(self) -> Game:
        """A game of this mix."""
        return new_game(self.game, SEATS[: self.seats], self.sets, dict(self.options))


SETS = tuple(form.name for form in ALL if form.switch is None and form.name != "base")
OPTIONS = {key: (OPTION[key].default, *OPTION[key].others) for form in ALL for key in form.options}


@st.composite
def mixes(draw: st.DrawFn, sets: tuple[str, ...] = SETS) -> Mix:
    """Any mix of what is built: 2 to 6 seats, any sets, every option."""
    chosen = [name for name in sets if draw(st.booleans())]
    options = {key: draw(st.sampled_from(values)) for key, values in OPTIONS.items()}
    return Mix("carcassonne", ("base", *chosen), tuple(options.items()), draw(st.integers(2, 6)))


@st.composite
def card_mixes(draw: st.DrawFn) -> Mix:
    """Any mix of the card game: 2 to 8 seats, any set of characters, any new districts, every option."""
    seats = draw(st.integers(2, 8))
    count = draw(st.sampled_from([count for count, players in DRAFT_OF if players == seats]))
    of_rank = [
        [one.key for one in CHARACTERS if one.rank == rank and one.min_players <= seats] for rank in range(count)
    ]
    options = {key: draw(st.sampled_from(values)) for key, values in VALUES.items()}
    if seats == 2:
        del options["emperor_target"]
    options["characters"] = [draw(st.sampled_from(keys)) for keys in of_rank]
    options["dark_city_cards"] = draw(st.lists(st.sampled_from(DARK_CITY), unique=True))
    options["left_out"] = draw(st.lists(st.sampled_from(PURPLE_BASE), unique=True))
    return Mix("citadels", ("base", "dark_city"), tuple(options.items()), seats)


def all_mixes() -> st.SearchStrategy[Mix]:
    """Of both games."""
    return st.one_of(mixes(), card_mixes())


def random_code(game: Game, state: Any, rng: random.Random) -> int:
    """A random action, chance included, as a code."""
    if game.to_move(state) == CHANCE:
        return game.sample_chance(state, rng)
    return rng.choice(game.legal_codes(state))


def play(game: Game, state: Any, rng: random.Random, most: int = 10_000) -> list[Any]:
    """Play at random until the end or for so many actions; the actions as values."""
    log = []
    while game.to_move(state) != OVER and len(log) < most:
        code = random_code(game, state, rng)
        log.append(game.decode(code))
        game.apply(state, code)
    return log
