"""The chosen sets, compiled once into tables; in play the core loops over tuples that are usually empty.

A *slot* is a square of a tile as printed (a double tile has two, one after the other); a *face* is a slot turned:
slot * 4 + quarters clockwise. Placing puts the face of half A on a cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise, product
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.agenda import Step
from ..kernel.contract import CHANCE, BadSetup
from .actions import PLACE_FACE_SHIFT, SPOT_CELL_SHIFT, SPOT_KEY, SPOT_KEY_SHIFT, VERB, VERB_BITS, PlaceTile
from .expansion import Expansion, FeatureKind, Figure, Verb
from .geometry import ORIGIN, STEP, opposite, ring_of, second_half
from .options import OPTIONS
from .state import COVERS, HOME_KEY_BITS, MARK_BITS, PENNANT_SHIFT, SQUARE_BITS
from .tile import Tile
from .turn import HOOKS, SCORING, TURN

if TYPE_CHECKING:
    from .expansion import Chances, Lister, Sample
    from .state import CarcassonneState

MIN_SEATS, MAX_SEATS = 2, 6  # B1.1

EDGE_KINDS = ("field", "road", "city", "river")  # an edge is 3 bits in a frontier signature, 0 = no neighbour
EDGE_CODE = {kind: code for code, kind in enumerate(EDGE_KINDS, 1)}
INNER = "inner"


class Side(NamedTuple):
    """An outer side of a face, as placing needs it."""

    side: int
    step: int  # to the neighbour's cell
    signature: int  # this edge as it stands in the neighbour cell's signature
    line: int  # the city or road piece that leads over it, or -1
    grass: tuple[int, ...]  # field pieces, left to right
    back: int  # the neighbour's side that it meets


class Footprint(NamedTuple):
    """What laying a face (of half A) does: squares covered and the entries of its pieces, at turn 0 of the counters."""

    cells: tuple[int, ...]  # offsets of the covered cells: (0,) or (0, to half B)
    faces: tuple[int, ...]  # the face on each of them
    sides: tuple[tuple[Side, ...], ...]  # the outer sides of each
    pieces: range
    sums: tuple[int, ...]
    bits: tuple[tuple[int, int], ...]  # square bits (to be shifted to this tile's place) and marks
    kinds: tuple[int, ...]
    goals: tuple[int, ...]  # pieces of roads and cities, in order
    cities: tuple[int, ...]
    rings: tuple[int, ...]  # pieces that are completed by their neighbours
    ring: tuple[int, ...]  # offsets of the neighbour squares
    homes: tuple[int, ...]  # of each piece: offset of the cell that carries it << 6 + number of its key


TurnedEdges = tuple[tuple[int, ...], ...]  # quarter turns -> edge codes N, E, S, W, 0 for a seam


class HalfFits(dict[int, tuple[tuple[int, int, int], ...]]):
    """Signature of an empty cell -> where one half of some double tiles agrees with it, each as turn, offset from half
    A to half B, place code without the cell."""

    def __init__(self, tiles: list[tuple[TurnedEdges, tuple[int, ...]]]) -> None:
        super().__init__()
        self.tiles = tiles

    def __missing__(self, signature: int) -> tuple[tuple[int, int, int], ...]:
        self[signature] = fitting = tuple(
            (turn, second_half(turn), tails[turn])
            for all_edges, tails in self.tiles
            for turn, edges in enumerate(all_edges)
            if matches(signature, edges)
        )
        return fitting


class DoubleFits(dict[tuple[int, ...], tuple[HalfFits, HalfFits]]):
    """Double tiles held together -> how their halves A and B agree with an empty cell."""

    def __init__(self, halves: dict[int, tuple[TurnedEdges, TurnedEdges, tuple[int, ...]]]) -> None:
        super().__init__()
        self.halves = halves  # double tile -> edges of half A and of half B, place codes without the cell

    def __missing__(self, tiles: tuple[int, ...]) -> tuple[HalfFits, HalfFits]:
        held = [self.halves[tile] for tile in tiles]
        self[tiles] = fits = (
            HalfFits([(first, tails) for first, _, tails in held]),
            HalfFits([(second, tails) for _, second, tails in held]),
        )
        return fits


def matches(signature: int, edges: Iterable[int]) -> bool:
    """Whether a face with these edges (codes, 0 for a seam) agrees with the edges round a cell (B3.2)."""
    for side, code in enumerate(edges):
        there = signature >> 3 * side & 7
        if there and there != code:
            return False
    return True


def fitting(turned: TurnedEdges, tails: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """Signature of an empty cell -> place codes (without the cell) with which a tile of one square fits there; other
    signatures are absent."""
    found: dict[int, tuple[int, ...]] = {}
    for edges, tail in zip(turned, tails, strict=True):
        for shown in product((False, True), repeat=4):
            signature = sum(code << 3 * side for side, code in enumerate(edges) if shown[side])
            found[signature] = (*found.get(signature, ()), tail)
    return found


class Ruleset:
    """Tables for one choice of sets, options and number of seats. Raises BadSetup when these make no game."""

    def __init__(
        self, catalogue: tuple[Expansion, ...], sets: Iterable[str], options: Mapping[str, Any], seats: int
    ) -> None:
        self.sets = tuple(sets)
        self.seats = seats
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise BadSetup("$.seats", f"{seats} seats", f"the tile game is for {MIN_SEATS} to {MAX_SEATS} (B1.1)")
        forms = _chosen(catalogue, self.sets)
        self.options = _filled(options)
        forms = tuple(form for form in forms if form.switch is None or self.options[form.switch] is True)
        self.expansions = tuple(form.name for form in forms)
        self._compile_pieces(forms)
        self._compile_tiles(forms)
        self._compile_steps(forms)
        self._compile_faces()
        self._compile_doors(forms)

    # ---- tables ----

    def _compile_pieces(self, forms: tuple[Expansion, ...]) -> None:
        self.kinds: tuple[FeatureKind, ...] = tuple(kind for form in forms for kind in form.features)
        self.kind_of = {kind.name: number for number, kind in enumerate(self.kinds)}
        self.silent = len(self.kinds)  # the kind of pieces that no chosen set makes a feature of
        self.closes = (*(kind.ends or kind.ring for kind in self.kinds), False)  # kind -> whether it can be complete
        self.figures: tuple[Figure, ...] = tuple(figure for form in forms for figure in form.figures)
        self.figure_of = {figure.name: number for number, figure in enumerate(self.figures)}
        self.mark_of = {mark: 1 << bit for bit, mark in enumerate(mark for form in forms for mark in form.marks)}
        families = {mark.partition(":")[0] + ":" for mark in self.mark_of if ":" in mark}
        self.all_marks = {
            one: sum(bit for mark, bit in self.mark_of.items() if mark.startswith(one)) for one in families
        }
        assert len(self.mark_of) <= MARK_BITS and len(self.figures) <= 8

    def _compile_tiles(self, forms: tuple[Expansion, ...]) -> None:
        layer = {}
        for form in forms:
            for tile in form.tiles(self.options) if form.tiles else ():
                layer[tile] = form.layer(tile) if form.layer else 0
        self.tiles: tuple[Tile, ...] = tuple(sorted(layer, key=lambda tile: layer[tile]))
        self.keys = tuple(sorted({piece.key for tile in self.tiles for piece in tile.pieces}))
        self.key_of = {key: number for number, key in enumerate(self.keys)}
        self.piece_of = tuple({self.key_of[piece.key]: n for n, piece in enumerate(tile.pieces)} for tile in self.tiles)
        assert len(self.keys) <= SPOT_KEY + 1
        self.tile_of = {tile.id: number for number, tile in enumerate(self.tiles)}
        order = [layer[tile] for tile in self.tiles]
        bounds = [0, *(n for n in range(1, len(order)) if order[n] != order[n - 1]), len(order)]
        self.layers = tuple(pairwise(bounds))  # draws come from the first one that is not empty
        self.early = sum(number < 0 for number in order)  # tiles of the layers before the normal pile
        self.start_tile = [form.start(self.options) for form in forms if form.start][-1]
        self.slot_of: list[int] = []
        self.tile_at: list[int] = []  # slot -> tile
        for number, tile in enumerate(self.tiles):
            self.slot_of.append(len(self.tile_at))
            self.tile_at += [number] * len(tile.halves)

    def _compile_steps(self, forms: tuple[Expansion, ...]) -> None:
        stages = {
            name: stage
            for form in forms
            for name, stage in form.steps.items()
            if stage.when is None or self.options[stage.when[0]] == stage.when[1]
        }
        names = [name for name in TURN if name in stages] + sorted(name for name in stages if name not in TURN)
        self.step_names = tuple(names)
        self.step_of = {name: number for number, name in enumerate(names)}
        self.enter = tuple(stages[name].enter for name in names)
        extra = {name: tuple(form.also[name] for form in forms if name in form.also) for name in names}
        self.legal = tuple(_one_lister((stages[name].legal, *extra[name])) for name in names)
        self.chances = tuple(stages[name].chances for name in names)
        self.sample = tuple(stages[name].sample or _by_weight(stages[name].chances) for name in names)
        self.turn = tuple(
            tuple(Step(kind, seat) for seat in range(self.seats)) for kind, name in enumerate(names) if name in TURN
        )
        self.next_step: tuple[tuple[Step, ...] | None, ...] = tuple(
            self.turn[kind + 1] if kind + 1 < len(self.turn) else None for kind in range(len(names))
        )
        self.first_step = self.turn[names.index("draw")]  # where a given position begins: T0 is over
        self.place_step = self.turn[names.index("place")]
        self.by_chance = {name: Step(kind, CHANCE) for name, kind in self.step_of.items()}
        self.verbs: tuple[Verb, ...] = tuple(verb for form in forms for verb in form.verbs)
        self.verb_of = {verb.action: number for number, verb in enumerate(self.verbs)}
        self.resolve = tuple(verb.resolve for verb in self.verbs)
        assert len(self.verbs) <= VERB + 1
        self.go = {name: number for number, name in enumerate(verb.action.__name__ for verb in self.verbs)}

    def _compile_faces(self) -> None:
        place = self.verb_of[PlaceTile]
        self.edges: list[tuple[int, ...]] = []  # face -> edge codes N, E, S, W as it lies
        self.meet: list[tuple[tuple[int, tuple[int, ...]], ...]] = []  # face -> side -> line, grass right to left
        self.footprint: list[Footprint | None] = []  # face of a half A -> what laying it does
        for slot, number in enumerate(self.tile_at):
            tile = self.tiles[number]
            half = tile.halves[slot - self.slot_of[number]]
            for turn in range(4):
                printed = [(side - turn) & 3 for side in range(4)]
                self.edges.append(tuple(EDGE_CODE.get(half.edges[side], 0) for side in printed))
                self.meet.append(tuple((half.lines[side], half.grass[side][::-1]) for side in printed))
                self.footprint.append(
                    self._footprint(tile, self.slot_of[number], turn) if slot == self.slot_of[number] else None
                )
        self.fits: list[dict[int, tuple[int, ...]]] = []  # tile of one square -> see fitting
        halves = {}
        for number, tile in enumerate(self.tiles):
            faces = [self.slot_of[number] * 4 + turn for turn in range(4)]
            tails = tuple(face << PLACE_FACE_SHIFT | place for face in faces)
            first, second = (tuple(self.edges[face + half] for face in faces) for half in (0, 4 * tile.double))
            self.fits.append({} if tile.double else fitting(first, tails))
            if tile.double:
                halves[number] = first, second, tails
        self.double_fits = DoubleFits(halves)
        self.second_faces = frozenset(face for face in range(len(self.edges)) if self.half_of_face(face))

    def _footprint(self, tile: Tile, slot: int, turn: int) -> Footprint:
        offsets = (0, second_half(turn)) if tile.double else (0,)
        sides = []
        for half in tile.halves:
            outer = []
            for printed, kind in enumerate(half.edges):
                if kind == INNER:
                    continue
                side = (printed + turn) & 3
                code = EDGE_CODE[kind]
                line = half.lines[printed] if kind in ("road", "city") else -1
                outer.append(
                    Side(side, STEP[side], code << 3 * opposite(side), line, half.grass[printed], opposite(side))
                )
            sides.append(tuple(outer))
        pieces, kinds = tile.pieces, [self.kind_of.get(piece.kind, self.silent) for piece in tile.pieces]
        ends = [n for n, kind in enumerate(kinds) if kind != self.silent and self.kinds[kind].ends]
        cities = [n for n in ends if pieces[n].kind == "city"]
        wall = {n: self._wall_bit(tile, n) for n in cities}
        bits = []
        for n, piece in enumerate(pieces):
            squares = sum(COVERS << SQUARE_BITS * half for half in piece.halves) if n in ends else 0
            walls = wall.get(n, 0) | sum(wall[city] for city in piece.touches if city in wall)
            bits.append((squares | walls, sum(self.mark_of.get(mark, 0) for mark in piece.marks)))
        return Footprint(
            offsets,
            tuple((slot + half) * 4 + turn for half in range(len(tile.halves))),
            tuple(sides),
            range(len(pieces)),
            tuple(piece.edges | piece.pennants << PENNANT_SHIFT if n in ends else 0 for n, piece in enumerate(pieces)),
            tuple(bits),
            tuple(kinds),
            tuple(ends),
            tuple(cities),
            tuple(n for n, kind in enumerate(kinds) if kind != self.silent and self.kinds[kind].ring),
            tuple(cell - ORIGIN for cell in ring_of(tuple(ORIGIN + offset for offset in offsets))),
            tuple((offsets[piece.halves[0]] << HOME_KEY_BITS) + self.key_of[piece.key] for piece in pieces),
        )

    @staticmethod
    def _wall_bit(tile: Tile, city: int) -> int:
        half = tile.pieces[city].halves[0]
        order = [n for n, piece in enumerate(tile.pieces) if piece.kind == "city" and piece.halves[0] == half].index(
            city
        )
        return 1 << order + SQUARE_BITS * half

    def _compile_doors(self, forms: tuple[Expansion, ...]) -> None:
        # face of half A -> figure -> where it may be deployed: piece, and the code without cell of half A, figure and
        # verb; kinds of figures that may stand on the same pieces share one list
        self.spots: list[tuple[tuple[tuple[int, int], ...], ...]] = []
        for face, footprint in enumerate(self.footprint):
            shared: dict[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]] = {}
            found = [self._spots(face >> 2, footprint, figure) for figure in range(len(self.figures)) if footprint]
            self.spots.append(tuple(shared.setdefault(one, one) for one in found))
        self.tile_fits = tuple(
            tuple(form.fits[kind] for form in forms for kind in form.fits if self._shows(tile, kind))
            for tile in self.tiles
        )
        self.tile_why_not = tuple(
            tuple(form.why_not[kind] for form in forms for kind in form.why_not if self._shows(tile, kind))
            for tile in self.tiles
        )
        self.tile_never = tuple(
            tuple(form.never[kind] for form in forms for kind in form.never if self._shows(tile, kind))
            for tile in self.tiles
        )
        symbols = {symbol for tile in self.tiles for symbol in tile.symbols}
        self.showing = {
            one: frozenset(n for n, tile in enumerate(self.tiles) if one in tile.symbols) for one in symbols
        }
        self.symbols = tuple(self.tile_of_face(face).symbols for face in range(len(self.edges)))
        self.refusals = {
            name: tuple(form.refusals[name] for form in forms if name in form.refusals) for name in self.step_names
        }
        self.foretold = [action for form in forms if form.foretold for action in form.foretold(self)]
        self.hold_back = next((form.hold_back for form in forms if form.hold_back), None)
        self.bars = tuple(form.bars for form in forms if form.bars)
        self.setup = tuple(step for form in forms if form.setup for step in form.setup(self))
        self.slices = {form.name: form.slice(self) for form in forms if form.slice}
        self.scoring = {name: tuple(form.scoring[name] for form in forms if name in form.scoring) for name in SCORING}
        self.position = {name: part for form in forms for name, part in form.position.items()}
        self.expect = {name: check for form in forms for name, check in form.expect.items()}
        self.hooks = {name: tuple(form.hooks[name] for form in forms if name in form.hooks) for name in HOOKS}

    def _spots(self, slot: int, footprint: Footprint, figure: int) -> tuple[tuple[int, int], ...]:
        tile = self.tiles[self.tile_at[slot]]
        return tuple(
            (n, (footprint.cells[piece.halves[0]] << SPOT_CELL_SHIFT) + (self.key_of[piece.key] << SPOT_KEY_SHIFT))
            for n, piece in enumerate(tile.pieces)
            if self.may_stand(figure, piece.kind)
        )

    @staticmethod
    def _shows(tile: Tile, kind: str) -> bool:
        return kind in tile.symbols or any(kind in half.edges for half in tile.halves)

    # ---- questions ----

    def may_stand(self, figure: int, kind: str) -> bool:
        """Whether a kind of figure may be put on a kind of feature."""
        feature = self.kind_of.get(kind)
        return feature is not None and (
            kind in self.figures[figure].stands_on or self.figures[figure].name in self.kinds[feature].admits
        )

    def tile_of_face(self, face: int) -> Tile:
        """The tile that a face belongs to."""
        return self.tiles[self.tile_at[face >> 2]]

    def half_of_face(self, face: int) -> int:
        """0 when the face is half A (or the only square) of its tile, 1 for half B."""
        slot = face >> 2
        return slot - self.slot_of[self.tile_at[slot]]

    def anchor(self, cell: int, face: int) -> int:
        """The cell of half A of the tile that shows `face` on `cell`."""
        return cell - second_half(face & 3) if self.half_of_face(face) else cell

    def encode(self, action: Any) -> int:
        """The code of an action value; Refused when this ruleset knows no such thing."""
        number = self.verb_of[type(action)]
        return self.verbs[number].encode(self, action) << VERB_BITS | number

    def decode(self, code: int) -> Any:
        """The value of a code."""
        return self.verbs[code & VERB].decode(self, code >> VERB_BITS)


def _one_lister(listers: tuple[Lister | None, ...]) -> Lister:
    """All listers of a step as one; a step that one set alone lists costs nothing more."""
    first, *more = [lister for lister in listers if lister] or [lambda rules, state, step: []]
    if not more:
        return first

    def list_all(rules: Ruleset, state: CarcassonneState, step: Step) -> list[int]:
        codes = first(rules, state, step)
        for lister in more:
            codes += lister(rules, state, step)
        return codes

    return list_all


def _by_weight(chances: Chances | None) -> Sample | None:
    if chances is None:
        return None

    def sample(rules: Ruleset, state: CarcassonneState, step: Step, rng: Random) -> int:
        listed = chances(rules, state, step)
        return rng.choices([code for code, _ in listed], [weight for _, weight in listed])[0]

    return sample


def _chosen(catalogue: tuple[Expansion, ...], sets: tuple[str, ...]) -> tuple[Expansion, ...]:
    names = [form.name for form in catalogue if form.switch is None]
    for place, name in enumerate(sets):
        if name not in names:
            raise BadSetup(f"$.sets[{place}]", f"unknown set {name!r}", f"this program has {', '.join(names)}")
        if name in sets[:place]:
            raise BadSetup(f"$.sets[{place}]", f"{name!r} is named twice", "once is right")
    if "base" not in sets:
        raise BadSetup("$.sets", 'no "base" among the sets', "every game needs it")
    return tuple(form for form in catalogue if form.switch is not None or form.name in sets)


def _filled(options: Mapping[str, Any]) -> dict[str, Any]:
    for key, value in options.items():
        if key not in OPTIONS:
            raise BadSetup(f"$.options.{key}", "unknown option", f"known are {', '.join(sorted(OPTIONS))}")
        if not OPTIONS[key].allows(value):
            raise BadSetup(f"$.options.{key}", f"{value!r} is no value of it", OPTIONS[key].right)
    return {key: options.get(key, option.default) for key, option in OPTIONS.items()}
