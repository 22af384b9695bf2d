"""Monte Carlo tree search over afterstates.

A simulation walks down from the root, choosing at each decision by

    PUCT   Q + c P sqrt(N) / (1 + n)      Q is at first what the afterstate promises, P a softmax over these promises

and drawing chance at each visit, until it comes to a decision that is not in the tree. There every afterstate
is judged once, the decision joins the tree, and what its best edge promises goes back up the path: a payoff for each
seat, of which the seat at a node looks at its own (max^n). A turn of several decisions was judged as a whole when its
first one was, so walking through it costs nothing.

With `worlds` each simulation first draws a full state among those that fit the view. Nodes are then what the players
did, whatever was hidden; at each visit only the edges legal in this world count, and an edge is compared by how often
it was there to be chosen, not by the visits of its node (single-observer ISMCTS).

With `playouts` a new decision is judged by playing on instead; with `plain` edges are chosen as in UCT, for reference.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, inf, log, sqrt
from random import Random
from typing import Any

from game.kernel.contract import CHANCE, OVER, Game

from .budget import Budget, never
from .knowledge import Knowledge, Values
from .node import Key, Node, blank_node, judged_node
from .playout import play_on

GOLDEN = 0.6180339887498949                # steps of this length round a circle fall apart as evenly as can be
REPORT_EVERY = 0.1                         # seconds between two reports of progress


class EvenLots(Random):
    """The generator for chance behind an edge. The n-th visits of all edges of a node draw the same lot, so that luck
    does not decide between them, and the lots of many visits are spread evenly."""

    lot = -1.0

    def begin(self, shift: float, visit: int) -> None:
        """The next number is the lot of this visit; those after it are any."""
        self.lot = (shift + visit * GOLDEN) % 1

    def random(self) -> float:
        """The lot, once; then as any generator."""
        lot, self.lot = self.lot, -1.0
        return lot if lot >= 0 else super().random()


@dataclass(frozen=True)
class Method:
    """How to search."""

    exploration: float = 1.0
    temperature: float = 1.0               # of the prior's softmax, in points
    worlds: bool = False                   # a fresh determinization in each simulation
    playouts: bool = False                 # leaves are played on instead of evaluated
    plain: bool = False                    # UCT: no promises, no prior
    even: bool = True                      # lots of chance as EvenLots draws them


@dataclass(frozen=True)
class Found:
    """One action as the search sees it: how often it was tried, its mean payoff for the seat, -1 to 1, the points that
    each seat may expect after it, and what the seat does next in the same turn."""

    code: int
    visits: int
    value: float
    points: tuple[float, ...] = ()
    then: tuple[int, ...] = ()


@dataclass(frozen=True)
class Finding:
    """What a search came to: the actions, best first, and what it cost."""

    ranking: tuple[Found, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> int:
        """The code to play."""
        return self.ranking[0].code


class Search:
    """Finds the best action for the seat to move in a view; the same one with the same generator and iterations."""

    def __init__(self, game: Game, knowledge: Knowledge, rng: Random, method: Method = Method()) -> None:
        self.game, self.knowledge, self.rng, self.method = game, knowledge, rng, method

    def run(self, view: Any, budget: Budget, cancelled: Callable[[], bool] = never,
            progress: Callable[[Finding], None] | None = None, mind: int | None = None) -> Finding:
        """Think until the budget is spent or somebody cancels. The root is always expanded, so there is an answer.
        `mind`: an action to be judged well whatever it is worth, by a quarter of the simulations."""
        clock = budget.start(cancelled)
        self.view, self.lots = view, EvenLots(self.rng.random())
        self.table = self.game.determinize(view, self.rng)
        self.hopes: dict[int, Values] = {}                 # edge of the root -> sums of the points of each seat
        self.root, _ = self._grow(self.game.clone(self.table), sorted(self._legal(self.table)))
        self.minded = -1 if mind is None else self._mind(mind)
        report_at = REPORT_EVERY
        while (left := clock.left()) > 0 and not self._settled(left):
            self._simulate()
            clock.done += 1
            if progress and clock.seconds >= report_at:
                progress(self._finding(clock.done, clock.seconds))
                report_at = clock.seconds + REPORT_EVERY
        return self._finding(clock.done, clock.seconds)

    def _settled(self, left: float) -> bool:
        """Whether the second can no longer catch up with the most visited."""
        visits = self.root.visits
        if len(visits) == 1:
            return True
        most = max(visits)
        if most <= left:
            return False
        return most - sorted(visits)[-2] > left

    def _finding(self, simulations: int, seconds: float) -> Finding:
        root = self.root
        return Finding(tuple(Found(root.codes[edge], root.visits[edge], root.mean(edge), self._points(edge),
                                   self._then(edge)) for edge in root.ranking()), simulations, seconds)

    def _points(self, edge: int) -> tuple[float, ...]:
        visits = max(1, self.root.visits[edge])
        return tuple(one / visits for one in self.hopes.get(edge, ()))

    def _then(self, edge: int) -> tuple[int, ...]:
        """What the seat does after it, as long as neither chance nor another seat decides."""
        found: tuple[int, ...] = ()
        node: Node | None = self.root
        while node is not None and (node := node.children[edge].get(())) is not None and node.seat == self.root.seat:
            edge = node.ranking()[0]
            found += (node.codes[edge],)
        return found

    def _mind(self, code: int) -> int:
        """The edge of an action; the knowledge may have left it out, because another does the same."""
        root = self.root
        if code not in root.codes:
            root.add(code, min(root.first), 0.0)
        return root.codes.index(code)

    # ---- one simulation ---------------------------------------------------------------------------------------------

    def _simulate(self) -> None:
        game, worlds, even, lots = self.game, self.method.worlds, self.method.even, self.lots
        state = game.determinize(self.view, self.rng) if worlds else game.clone(self.table)
        node, legal = self.root, self._legal(state) if worlds else []
        path: list[tuple[Node, int]] = []
        while True:
            edge = self._choose(node, state, legal)
            if node is self.root and self.minded >= 0 and node.visits[self.minded] * 4 <= node.seen and \
                    (not worlds or node.codes[self.minded] in legal):
                edge = self.minded
            path.append((node, edge))
            game.apply(state, node.codes[edge])
            if even:
                lots.begin(node.shift, node.visits[edge])
            key, legal = self._settle(state)
            seat = game.to_move(state)
            if seat == OVER:
                values = list(map(float, game.outcome(state).scores))
                break
            if worlds:
                key = (seat,)
            children = node.children[edge]
            child = children.get(key)
            if child is None:
                later = None if worlds else node.later[edge]
                if later is None:
                    children[key], values = self._grow(state, legal)
                    break
                child = children[key] = judged_node(self.knowledge, seat, later, self.method.temperature)
                child.shift = node.shift
            node = child
        payoffs = self.knowledge.payoff(values)
        known = self.hopes.get(path[0][1]) if path[0][0].visits[path[0][1]] else None
        self.hopes[path[0][1]] = [one + more for one, more in zip(known, values)] if known else values
        for node, edge in path:
            node.seen += 1
            node.visits[edge] += 1
            node.totals[edge] += payoffs[node.seat]

    def _settle(self, state: Any) -> tuple[Key, list[int]]:
        """Let chance act and forced actions happen. Returns what chance did and what the seat to move may do."""
        game, rng = self.game, self.lots if self.method.even else self.rng
        key: Key = ()
        while (seat := game.to_move(state)) != OVER:
            if seat == CHANCE:
                code = game.sample_chance(state, rng)
                key += (code,)
            else:
                legal = self._legal(state)
                if len(legal) > 1:
                    return key, legal
                code = legal[0]
            game.apply(state, code)
        return key, []

    def _legal(self, state: Any) -> list[int]:
        """What the seat to move may do; of many kinds of the same in sampled worlds only what is worth a branch."""
        codes = self.game.legal_codes(state)
        return self.knowledge.considered(state, codes) if self.method.worlds else codes

    def _grow(self, state: Any, legal: list[int]) -> tuple[Node, Values]:
        """A decision joins the tree; with it the points it promises each seat. A playout uses the state up."""
        seat = self.game.to_move(state)
        if self.method.playouts or self.method.plain:
            codes = sorted(legal)
            node = blank_node(seat, codes, self.knowledge.inclination(state, codes) if self.method.worlds else None)
            node.shift = self.rng.random()
            return node, self._judge(state)
        prospects = self.knowledge.expand(state)
        node = judged_node(self.knowledge, seat, prospects, self.method.temperature)
        node.shift = self.rng.random()
        best = max(range(len(node.first)), key=node.first.__getitem__)
        if not self.hopes:                                 # the root: until it is tried, an edge hopes for its promise
            self.hopes = dict(enumerate(prospects.values))
        return node, prospects.values[best]

    def _judge(self, state: Any) -> Values:
        if self.method.playouts:
            return play_on(self.game, self.knowledge, state, self.rng)
        return self.knowledge.evaluate(state)

    # ---- choosing an edge -------------------------------------------------------------------------------------------

    def _choose(self, node: Node, state: Any, legal: list[int]) -> int:
        if self.method.worlds:
            return self._choose_in_world(node, state, legal)
        if self.method.plain:
            return self._choose_plainly(node)
        return node.puct(self.method.exploration)

    def _choose_plainly(self, node: Node) -> int:
        """UCB1: an untried edge by lot, then mean + c sqrt(ln N / n)."""
        untried = [edge for edge, visits in enumerate(node.visits) if not visits]
        if untried:
            return untried[int(self.rng.random() * len(untried))]
        reach = self.method.exploration * sqrt(log(node.seen))
        scores = [total / visits + reach / sqrt(visits) for visits, total in zip(node.visits, node.totals)]
        return scores.index(max(scores))

    def _choose_in_world(self, node: Node, state: Any, legal: list[int]) -> int:
        """PUCT among the edges that this world allows; new ones join the node first."""
        edge_of = {code: edge for edge, code in enumerate(node.codes)}
        if any(code not in edge_of for code in legal):
            self._admit(node, state, legal, edge_of)
        edges = [edge_of[code] for code in sorted(legal)]
        prior, offered, method = node.prior, node.offered, self.method
        whole = sum(prior[edge] for edge in edges)
        best, found = -inf, edges[0]
        usual = sum(node.totals) / node.seen if node.seen and method.playouts else None    # of an edge not yet tried
        for edge in edges:
            offered[edge] += 1
            if method.plain:
                score = node.mean(edge) + method.exploration * sqrt(log(offered[edge]) / node.visits[edge]) \
                    if node.visits[edge] else inf
            else:
                visits = node.visits[edge]
                score = (node.mean(edge) if visits or usual is None else usual) + \
                    method.exploration * prior[edge] / whole * sqrt(offered[edge]) / (1 + node.visits[edge])
            if score > best:
                best, found = score, edge
        return found

    def _admit(self, node: Node, state: Any, legal: list[int], edge_of: dict[int, int]) -> None:
        """Edges that no world allowed before. Their prior is set against the best of this world; a code that the
        knowledge leaves out because another does the same is never preferred."""
        first, prior = dict.fromkeys(legal, 0.0), dict(zip(legal, self.knowledge.inclination(state, legal)))
        if not (self.method.playouts or self.method.plain):
            codes, values, _ = self.knowledge.expand(state)
            margins = [self.knowledge.margin(one, node.seat) for one in values]
            most = max(margins)
            first, prior = dict.fromkeys(legal, -1.0), dict.fromkeys(legal, 0.0)
            for code, one, margin in zip(codes, values, margins):
                first[code] = self.knowledge.payoff(one)[node.seat]
                prior[code] = exp((margin - most) / self.method.temperature)
        for code in sorted(legal):
            if code not in edge_of:
                edge_of[code] = len(node.codes)
                node.add(code, first[code], prior[code])
