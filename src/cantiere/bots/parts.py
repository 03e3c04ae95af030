"""A search in parts: a fixed number of searches of one question, each with its own luck and its own tree.

Only what they find is added up, after each stage and in an order that does not depend on who was quicker, so
that several processes can share them and the answer is the same on any number of cores.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots import helpers
from cantiere.bots.tree import Edge
from cantiere.bots.tries import Tries


class Part:
    """One of the parts. It tries every answer that is still tried as often as the others do."""

    def __init__(self, tries: Tries, edges: list[Edge]) -> None:
        self.tries: Final = tries
        self.edges: Final = edges
        self.rounds: i64 = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return _new_part, (self.tries, [int(edge.action) for edge in self.edges])

    def go_on(self, actions: list[int], rounds: i64) -> list[list[float]]:
        """Try these answers so many times in turn; return what each try brought the seats."""
        edges = [edge for action in actions for edge in self.edges if edge.action == action]
        found: list[list[float]] = []
        for _ in range(rounds):
            for edge in edges:
                found.append(self.tries.attempt(edge, self.rounds))
            self.rounds += 1
        return found


def _new_part(tries: Tries, actions: list[int]) -> Part:
    return Part(tries, [Edge(action, 0.0) for action in actions])


class Parts:
    """All parts of one search. The first is worked on here; the others where helpers have room for them."""

    def __init__(self, tries: Tries, live: list[Edge], number: i64) -> None:
        self.seat: Final[i64] = tries.position.to_move
        own: list[Edge] = []
        for edge in live:
            mine = Edge(edge.action, edge.promise)
            mine.nodes = edge.nodes  # so the first part's tree is the search's, which is kept
            own.append(mine)
        self.all: Final = [Part(tries, own)]
        actions = [int(edge.action) for edge in live]
        name: i64
        for name in range(1, number):
            self.all.append(_new_part(tries.with_luck(f"{tries.luck}/{name}"), actions))
        self.helpers: Final[list[helpers.Helper]] = helpers.take(int(number) - 1)
        self.given: Final[list[list[int]]] = []  # by helper: the parts that it works on
        workers: i64 = len(self.helpers) + 1
        for name in range(1, workers):
            self.given.append(list(range(int(name), int(number), int(workers))))
            self.helpers[name - 1].begin([self.all[part] for part in self.given[name - 1]])
        self.asked: Final[list[tuple[list[int], int]]] = []  # so far, for what a helper leaves undone

    def go_on(self, live: list[Edge], rounds: i64) -> i64:
        """Try these answers so many times in each part, and count what it brought; return how many tries."""
        actions = [int(edge.action) for edge in live]
        self.asked.append((actions, int(rounds)))
        for helper in self.helpers:
            helper.ask(actions, int(rounds))
        found: list[list[list[float]] | None] = [None for _ in self.all]
        theirs: list[int] = []
        for parts in self.given:
            theirs += parts
        for part in range(len(self.all)):
            if part not in theirs:
                found[part] = self.all[part].go_on(actions, rounds)
        for number, helper in enumerate(self.helpers):
            told = helper.answer()
            for place, part in enumerate(self.given[number]):
                found[part] = told[place] if told is not None else self._made_up_for(part)
            if told is None:
                self.given[number] = []
        self._count(live, rounds, found)
        return rounds * len(live) * len(self.all)

    def _made_up_for(self, part: int) -> list[list[float]]:
        """Do here what a helper has not done, from the beginning: its tree is gone."""
        found: list[list[float]] = []
        for actions, rounds in self.asked:
            found = self.all[part].go_on(actions, rounds)
        return found

    def _count(self, live: list[Edge], rounds: i64, found: list[list[list[float]] | None]) -> None:
        """Count the tries: those of all parts with the same number one after another."""
        place: i64
        number: i64
        for number in range(rounds):
            for rewards in found:
                assert rewards is not None
                for place in range(len(live)):
                    brought = rewards[number * len(live) + place]
                    live[place].count(brought)
                    live[place].results.append(brought[self.seat])

    def close(self) -> None:
        """Let the helpers go."""
        helpers.give_back(self.helpers)
