"""The tree of a search: a node for each question as the searching seat may meet it, an edge for each answer.

A node is found by the answers given on the way to it, by who is asked and by which question; what chance has
brought in between is averaged over. So a position dealt differently may meet the same node with other answers
possible: each edge counts how often it was there to be chosen.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from cantiere.core.state import Step


class Edge:
    """An answer: how often it could be given, how often it was tried, what came of it."""

    def __init__(self, action: i64, promise: float) -> None:
        self.action: Final[i64] = action
        self.promise: Final[float] = promise  # what the game's heuristics expect, in points
        self.seen: i64 = 0  # the search in which it was possible last
        self.possible: i64 = 0
        self.visits: i64 = 0
        self.totals: list[float] = []  # of each seat's chances to win
        self.nodes: list[Node] = []  # the questions that may come next
        self.results: list[float] = []  # tried from the root in this search: what it brought the seat

    def count(self, chances: list[float]) -> None:
        """Count a visit that ended with these chances."""
        self.visits += 1
        totals = self.totals
        if not totals:
            self.totals = chances[:]
            return
        seat: i64
        for seat in range(len(totals)):
            totals[seat] += chances[seat]

    def lead(self, other: Edge, caution: float) -> float:
        """Return by how much this answer did better than another with the same luck, less some doubt."""
        number: i64 = min(len(self.results), len(other.results))
        if number == 0:
            return 0.0
        total = 0.0
        squares = 0.0
        luck: i64
        for luck in range(number):
            off: float = self.results[luck] - other.results[luck]
            total += off
            squares += off * off
        mean: float = total / float(number)
        if caution == 0.0:
            return mean
        spread: float = max(0.0, squares / float(number) - mean * mean)
        return mean - caution * math.sqrt(spread / float(max(1, number - 1)))

    def means(self) -> list[float]:
        """Return each seat's mean chance after this answer."""
        visits = float(max(1, self.visits))
        return [total / visits for total in self.totals]

    def next(self, seat: i64, step: Step[Any]) -> Node:
        """Return the node of the question that came next, new if it has not come before."""
        for node in self.nodes:
            if node.seat == seat and node.step is step:
                return node
        node = Node(seat, step)
        self.nodes.append(node)
        return node

    def main_node(self) -> Node | None:
        """Return the question that came most often."""
        best: Node | None = None
        for node in self.nodes:
            if best is None or node.visits > best.visits:
                best = node
        return best


class Node:
    """A question to a seat."""

    def __init__(self, seat: i64, step: Step[Any]) -> None:
        self.seat: Final[i64] = seat
        self.step: Final = step
        self.visits: i64 = 0
        self.edges: list[Edge] = []  # by action, ascending
        self.ranked: list[Edge] = []  # the most promising first

    def unknown(self, actions: list[int]) -> list[int]:
        """Return those of the actions, in ascending order, that have no edge yet."""
        edges = self.edges
        missing: list[int] = []
        at: i64 = 0
        for action in actions:
            while at < len(edges) and edges[at].action < action:
                at += 1
            if at == len(edges) or edges[at].action != action:
                missing.append(action)
        return missing

    def admit(self, actions: list[int], promises: list[float]) -> None:
        """Add edges for answers that were not possible before."""
        number: i64
        for number in range(len(actions)):
            edge = Edge(actions[number], promises[number])
            _insert(self.edges, edge)
            _rank(self.ranked, edge)

    def mark(self, actions: list[int], search: i64) -> None:
        """Note that these answers, each with an edge, are the possible ones now."""
        edges = self.edges
        at: i64 = 0
        for action in actions:
            while edges[at].action < action:
                at += 1
            edges[at].seen = search
            edges[at].possible += 1

    def choose(self, search: i64, width: i64, explore: float, bias: float) -> Edge:
        """Return the answer to try: among the `width` most promising that are possible, the best bound (UCT).

        The bound of an edge is its mean, a part that shrinks as it is tried more often than it was possible,
        and the heuristics' promise, which counts less and less. Answers that promise as much as the last of
        the `width` are let in with it.
        """
        best: Edge | None = None
        highest = 0.0
        first = 0.0
        least = 0.0
        for edge in self.ranked:
            if edge.seen != search:
                continue
            if width <= 0 and edge.promise < least:
                break
            if edge.visits == 0:
                return edge
            if best is None:
                first = edge.promise
            tried = float(edge.visits)
            bound = edge.totals[self.seat] / tried
            bound += explore * math.sqrt(math.log(float(edge.possible)) / tried)
            bound += bias * (edge.promise - first) / (tried + 1.0)
            if best is None or bound > highest:
                best = edge
                highest = bound
            least = edge.promise
            width -= 1
        assert best is not None
        return best

    def choose_likely(self, search: i64, width: i64, explore: float) -> Edge:
        """Return the answer to try where promises are logarithms of how likely answers are (PUCT).

        The bound of an edge is its mean, and a part that is the larger the likelier it was thought, and
        shrinks as it is tried. What has not been tried is taken to be as good as what has.
        """
        best: Edge | None = None
        highest = 0.0
        total = 0.0
        tried = 0.0
        for edge in self.ranked:
            if edge.seen == search and edge.visits > 0:
                total += edge.totals[self.seat]
                tried += float(edge.visits)
        usual: float = total / tried if tried > 0.0 else 0.0
        least = 0.0
        for edge in self.ranked:
            if edge.seen != search:
                continue
            if width <= 0 and edge.promise < least:
                break
            least = edge.promise
            visits = float(edge.visits)
            bound: float = edge.totals[self.seat] / visits if edge.visits > 0 else usual
            bound += explore * math.exp(edge.promise) * math.sqrt(tried + 1.0) / (1.0 + visits)
            if best is None or bound > highest:
                best = edge
                highest = bound
            width -= 1
        assert best is not None
        return best

    def main_edge(self) -> Edge | None:
        """Return the answer tried most often; among equals the better one."""
        best: Edge | None = None
        for edge in self.ranked:
            if edge.visits > 0 and (
                best is None
                or edge.visits > best.visits
                or (edge.visits == best.visits and edge.totals[self.seat] > best.totals[self.seat])
            ):
                best = edge
        return best


def _insert(edges: list[Edge], edge: Edge) -> None:
    at: i64 = len(edges)
    while at > 0 and edges[at - 1].action > edge.action:
        at -= 1
    edges.insert(at, edge)


def _rank(edges: list[Edge], edge: Edge) -> None:
    at: i64 = len(edges)
    while at > 0 and edges[at - 1].promise < edge.promise:
        at -= 1
    edges.insert(at, edge)
