"""A decision in the tree, its edges as lists side by side."""

from __future__ import annotations

from math import exp, sqrt

from .knowledge import Knowledge, Prospects, Values

Key = tuple[int, ...]


class Node:
    """What one seat may do at one decision. An edge is an index into the lists; chance tells its children apart."""

    __slots__ = ("children", "codes", "first", "later", "offered", "prior", "seat", "seen", "shift", "totals",
                 "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.shift = 0.0                                   # where its lots begin, see EvenLots
        self.seen = 0                                      # visits of the node
        self.codes: list[int] = []
        self.first: Values = []                            # edge -> the seat's payoff of its afterstate
        self.prior: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []                      # edge -> sum of the seat's payoffs
        self.offered: list[int] = []                       # edge -> how often it was legal; for fresh worlds only
        self.later: list[Prospects | None] = []
        self.children: list[dict[Key, Node]] = []

    def add(self, code: int, first: float, prior: float) -> None:
        """One more edge."""
        self.codes.append(code)
        self.first.append(first)
        self.prior.append(prior)
        self.visits.append(0)
        self.totals.append(0.0)
        self.offered.append(0)
        self.later.append(None)
        self.children.append({})

    def mean(self, edge: int) -> float:
        """The seat's mean payoff over an edge; before its first visit that of the afterstate."""
        visits = self.visits[edge]
        return self.totals[edge] / visits if visits else self.first[edge]

    def puct(self, exploration: float) -> int:
        """The edge with the best Q + c P sqrt(N) / (1 + n)."""
        reach = exploration * sqrt(self.seen + 1)
        scores = [(total / visits if visits else first) + reach * prior / (1 + visits)
                  for visits, total, first, prior in zip(self.visits, self.totals, self.first, self.prior)]
        return scores.index(max(scores))

    def ranking(self) -> list[int]:
        """The edges, most visited first, among equals by mean, then by code."""
        return sorted(range(len(self.codes)), key=lambda edge: (-self.visits[edge], -self.mean(edge), self.codes[edge]))


def judged_node(knowledge: Knowledge, seat: int, prospects: Prospects, temperature: float) -> Node:
    """A node whose edges start with what their afterstates promise: as first Q, and through a softmax as prior."""
    node = Node(seat)
    node.codes, values, node.later = prospects
    payoff, margin = knowledge.payoff, knowledge.margin
    node.first = [payoff(one)[seat] for one in values]
    margins = [margin(one, seat) for one in values]
    most = max(margins)
    weights = [exp((one - most) / temperature) for one in margins]
    total = sum(weights)
    node.prior = [one / total for one in weights]
    _unvisited(node)
    return node


def blank_node(seat: int, codes: list[int], prior: list[float] | None = None) -> Node:
    """A node that knows nothing yet of its edges but how they are inclined to."""
    node = Node(seat)
    for edge, code in enumerate(codes):
        node.add(code, 0.0, prior[edge] if prior else 1 / len(codes))
    return node


def _unvisited(node: Node) -> None:
    many = len(node.codes)
    node.visits, node.totals, node.offered = [0] * many, [0.0] * many, [0] * many
    node.children = [{} for _ in range(many)]
