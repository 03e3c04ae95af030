"""What a search has found: for choices, hints and analysis."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.tree import Edge, Node


class Option:
    """An answer that was thought about."""

    def __init__(self, action: i64, visits: i64, chances: list[float], line: list[int]) -> None:
        self.action: Final[i64] = action
        self.visits: Final[i64] = visits
        self.chances: Final = chances  # each seat's chance to win after it
        self.line: Final = line  # what is expected to follow: the seats' own answers, this one first


class Thought:
    """The answers to one question, best first. `exact`: the answer is forced, or was worked out."""

    def __init__(self, seat: i64, iterations: i64, options: list[Option], exact: bool) -> None:
        self.seat: Final[i64] = seat
        self.iterations: Final[i64] = iterations
        self.options: Final = options
        self.exact: Final = exact

    @property
    def action(self) -> i64:
        """The answer to give."""
        return self.options[0].action

    def chance(self) -> float:
        """Return the seat's chance to win with the best answer."""
        chances = self.options[0].chances
        return chances[self.seat] if chances else 0.0

    def data(self) -> dict[str, Any]:
        """Return the report ready for JSON."""
        return {
            "seat": int(self.seat),
            "iterations": int(self.iterations),
            "exact": self.exact,
            "options": [
                {
                    "action": int(option.action),
                    "visits": int(option.visits),
                    "chances": [round(chance, 4) for chance in option.chances],
                    "line": [int(action) for action in option.line],
                }
                for option in self.options
            ],
        }


LONGEST_LINE: Final = 12


def certain(seat: i64, action: i64) -> Thought:
    """Return the report of a question that needs no search."""
    return Thought(seat, 0, [Option(action, 0, [], [action])], True)


def found(root: Node, best: Edge, iterations: i64) -> Thought:
    """Return the report of a searched root: the best answer first, then those that were tried most."""
    edges: list[Edge] = []
    for edge in root.edges:
        if edge.visits > 0:
            at: i64 = len(edges)
            while at > 0 and _better(edge, edges[at - 1], best):
                at -= 1
            edges.insert(at, edge)
    options = [Option(edge.action, edge.visits, edge.means(), _line(edge)) for edge in edges]
    return Thought(root.seat, iterations, options, False)


def _better(one: Edge, other: Edge, best: Edge) -> bool:
    """Tell whether an answer is the best, was tried more often, or brought more in as many tries."""
    if one is best or other is best:
        return one is best
    if len(one.results) != len(other.results):
        return len(one.results) > len(other.results)
    return one.lead(other, 0.0) > 0.0


def _line(first: Edge) -> list[int]:
    line: list[int] = []
    edge: Edge | None = first
    while edge is not None and len(line) < LONGEST_LINE:
        line.append(edge.action)
        node = edge.main_node()
        edge = node.main_edge() if node is not None else None
    return line
