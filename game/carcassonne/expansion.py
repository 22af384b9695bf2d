"""The form that an expansion fills in; the base game is the first to do so.

A form names what a set brings: tiles, kinds of features, figures, steps of the turn, verbs, options, and functions for
moments of the game. Order between sets is not said here but stands in the tables TURN and SCORING of turn.py: a form
says which name it fills. `ruleset.py` compiles the forms of the chosen sets once into flat tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from ..kernel.agenda import Step
from ..kernel.contract import Emit, Refused
from .tile import Tile

if TYPE_CHECKING:
    from ..kernel.document import Node, Problem
    from ..kernel.notation import Run
    from .notation import CarcassonneCodec
    from .position import Reading
    from .ruleset import Ruleset
    from .state import CarcassonneState

    Enter = Callable[[Ruleset, CarcassonneState, Step, Emit | None], bool]
    Lister = Callable[[Ruleset, CarcassonneState, Step], list[int]]
    Chances = Callable[[Ruleset, CarcassonneState, Step], list[tuple[int, int]]]
    Sample = Callable[[Ruleset, CarcassonneState, Step, Random], int]
    Resolve = Callable[[Ruleset, CarcassonneState, int, Emit | None], None]
    Units = Callable[[CarcassonneState, int, bool], int]
    Factor = Callable[[Ruleset, CarcassonneState, int, bool, int], int]
    Bonus = Callable[[Ruleset, CarcassonneState, int, bool, list[int]], list[int]]
    Fits = Callable[[Ruleset, CarcassonneState, list[int]], list[int]]
    Hook = Callable[[Ruleset, CarcassonneState, Emit | None], None]
    Bars = Callable[[Ruleset, CarcassonneState, int], bool]
    Check = Callable[[Run, Node], list[Problem]]
    WhyNot = Callable[[Ruleset, CarcassonneState, int, int], str | None]
    Refusal = Callable[[Ruleset, CarcassonneState, Any], Refused | None]


@dataclass(frozen=True)
class FeatureKind:
    """A kind of feature. Its worth is `units` (squares, pennants, filled neighbours, cities) times a factor.

    `ring`: completed by filling the squares round its tile; otherwise `ends`: completed when no edge is open; otherwise
    never.
    """

    name: str
    units: Units  # (state, root, complete) -> what is multiplied
    open_factor: int = 1  # a unit at the end of the game
    complete_factor: int = 1  # a unit when completed
    ends: bool = False
    ring: bool = False
    admits: frozenset[str] = frozenset()  # figures of other sets that may stand there too


@dataclass(frozen=True)
class Figure:
    """A kind of figure: how many a seat has, its strength in a majority, the kinds of features it may be put on."""

    name: str
    count: int
    weight: int
    stands_on: frozenset[str]


@dataclass(frozen=True)
class Stage:
    """A named step: `enter` does what needs no decision and says whether a decision waits; `legal` lists its codes.
    A step of chance has `chances`, its codes with weights, and where listing them all is slow `sample`, which draws
    one. With `when`, a key and value of the options, there is no such step under any other value."""

    enter: Enter
    legal: Lister | None = None
    chances: Chances | None = None
    sample: Sample | None = None
    when: tuple[str, Any] | None = None


@dataclass(frozen=True)
class Verb:
    """A kind of action: its word in the notation, its value class (whose fields are the entry's), how value and code
    translate (Ruleset, ...), and what it does. `extra` are fields that an entry may have besides.

    A code's lowest VERB_BITS bits are the verb's number in the ruleset; `encode` and `decode` deal with the bits above.
    `encode` raises Refused when no tile, figure or place of that name exists.
    """

    word: str
    action: type
    encode: Callable[[Ruleset, Any], int]
    decode: Callable[[Ruleset, int], Any]
    resolve: Resolve
    extra: tuple[str, ...] = ()
    # what `at` and `on` name: the feature there (any of its pieces on the tile), the very piece, or on the very square
    place: Literal["feature", "piece", "square"] = "piece"
    # of chance: how it is written into the entry that asked for it, if it belongs there; what an entry says chance did
    by_chance: bool = False
    fold: Callable[[CarcassonneCodec, CarcassonneState, dict[str, Any], Any], bool] | None = None
    script: Callable[[CarcassonneCodec, dict[str, Any]], list[Any]] | None = None


@dataclass(frozen=True)
class Part:
    """A part of a position in the notation, in the order of reading: `read` puts it on the table (BadDocument when
    it cannot be), `missing` what holds when it is not given, `write` gives its JSON value, None to leave it out."""

    read: Callable[[Reading, Node], None]
    write: Callable[[Ruleset, CarcassonneState, tuple[str, ...]], Any]
    missing: Callable[[Reading], None] | None = None


@dataclass(frozen=True)
class HoldBack:
    """Tiles that come up too early: `early` are those that cannot be used now, `aside` lays one of them aside. At most
    one of the chosen sets has such tiles."""

    early: Callable[[Ruleset, CarcassonneState], frozenset[int]]
    aside: Callable[[Ruleset, CarcassonneState, int], None]


@dataclass(frozen=True)
class Expansion:
    """What a set hands in. Every part is optional; absent parts cost nothing in play."""

    name: str
    # an option that turns it on; otherwise it is a set of the notation
    switch: str | None = None
    # keys of options.OPTIONS that are this set's own
    options: tuple[str, ...] = ()
    tiles: Callable[[Mapping[str, Any]], tuple[Tile, ...]] | None = None
    # tiles of a lower layer are drawn first; 0 where no set says otherwise
    layer: Callable[[Tile], int] | None = None
    # the tile that lies at (0,0); the last set to name one decides
    start: Callable[[Mapping[str, Any]], str] | None = None
    # what is laid aside when it comes up too early
    hold_back: HoldBack | None = None
    # marks that hold for the whole feature when any of its pieces has them
    marks: tuple[str, ...] = ()
    features: tuple[FeatureKind, ...] = ()
    figures: tuple[Figure, ...] = ()
    verbs: tuple[Verb, ...] = ()
    # by a name in TURN, or any other name for steps pushed in between
    steps: Mapping[str, Stage] = field(default_factory=dict)
    # the steps before the first turn, the first one first
    setup: Callable[[Ruleset], tuple[Step, ...]] | None = None
    # more legal codes at a step of another set
    also: Mapping[str, Lister] = field(default_factory=dict)
    # by a symbol or a kind of edge: which of the place codes of a tile that shows it stand, and the clause that one
    # breaks
    fits: Mapping[str, Fits] = field(default_factory=dict)
    why_not: Mapping[str, WhyNot] = field(default_factory=dict)
    # by a step: why an action that is not legal there is refused, None where the set has nothing to say
    refusals: Mapping[str, Refusal] = field(default_factory=dict)
    # by a symbol: the clause that a tile lying there breaks in any position whatever, None if none
    never: Mapping[str, WhyNot] = field(default_factory=dict)
    # whether no figure may come to a tile now, the one just placed included
    bars: Bars | None = None
    # functions at a stage named in SCORING
    scoring: Mapping[str, Any] = field(default_factory=dict)
    # functions at a moment named in HOOKS
    hooks: Mapping[str, Any] = field(default_factory=dict)
    # its bit of the state when the game begins
    slice: Callable[[Ruleset], object] | None = None
    # what chance does in a document that leaves it open
    foretold: Callable[[Ruleset], list[Any]] | None = None
    # parts of a position and expectations in the notation
    position: Mapping[str, Part] = field(default_factory=dict)
    expect: Mapping[str, Check] = field(default_factory=dict)
