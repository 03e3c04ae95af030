"""Tries: what a search does again and again, from one position, with luck of its own and a tree of its own.

A search has one of these, or several whose findings it adds up (`parts.py`).
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.evaluator import Evaluator
from cantiere.bots.tree import Edge, Node
from cantiere.core.chance import playout, to_question
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State

UNLIKELY: Final = 1e-4  # what an evaluator thinks impossible may still be right


class Tuning:
    """The numbers of the search, found by play (docs/bot-lab.md)."""

    def __init__(self) -> None:
        self.candidates = 6  # answers that are tried at all, if the game's heuristics tell them apart
        self.caution = 0.7  # standard errors by which an answer must do better than the usual one
        self.explore = 0.7  # of UCT, in standard deviations of what iterations bring
        self.width = 1.0  # so many of the seat's later answers are tried at first, and more with the visits
        self.widen = 0.4  # the power of the visits with which the width grows
        self.bias = 1.0  # of the heuristics' promise, which counts less with each visit
        self.horizon = -1  # settled positions until one is judged; -1: as the game says
        self.prior = 1.5  # of PUCT, where an evaluator says how likely an answer is
        self.follow = 1.0  # the part of the answers after the tree that the evaluator gives
        self.part = 1.0  # of the iterations that the game finds worth while, where it is not told how many
        self.trust = 0.5  # the part of the rewards that the evaluator says; the heuristics say the rest

    def __reduce__(self) -> tuple[Any, ...]:
        return _tuned, ({name: getattr(self, name) for name in dir(self) if not name.startswith("_")},)


def _tuned(numbers: dict[str, Any]) -> Tuning:
    tuning = Tuning()
    for name, number in numbers.items():
        setattr(tuning, name, number)
    return tuning


class Tries:
    """Tries answers to the question of a position, the n-th try of each with the same luck."""

    def __init__(
        self,
        position: State,
        luck: str,
        done: i64,
        heuristics: Heuristics,
        evaluator: Evaluator | None,
        tuning: Tuning,
    ) -> None:
        self.position: Final = position
        self.luck: Final = luck
        self.done: i64 = done  # tries in all, so that nodes know which of their answers are possible now
        self.heuristics: Final[Heuristics] = heuristics
        self.evaluator: Final = evaluator
        self.tuning: Final = tuning
        self.blind: Final[bool] = type(heuristics) is Heuristics  # the game says nothing about its positions
        self.spreads: Final[list[Spread]] = [Spread() for _ in range(position.seats)]  # of what tries bring
        self.bias: Final[float] = tuning.bias * 0.25 / heuristics.spread(position)
        self.horizon: Final[i64] = tuning.horizon if tuning.horizon >= 0 else heuristics.horizon(position)

    def with_luck(self, luck: str) -> Tries:
        """Return new tries of the same question with other luck."""
        return Tries(self.position, luck, 0, self.heuristics, self.evaluator, self.tuning)

    def __reduce__(self) -> tuple[Any, ...]:
        own = None if self.heuristics is self.position.game.heuristics else self.heuristics
        return _tries, (self.position, self.luck, own, self.evaluator, self.tuning)

    def attempt(self, first: Edge, number: i64) -> list[float]:
        """Try an answer for the n-th time; return each seat's chance to win after it."""
        rng = Rng(f"{self.luck}:{number}")
        seat = self.position.to_move
        state = self.position.clone()
        state.redeal(seat, rng)
        self.done += 1
        path = [first]
        state.apply(first.action)
        self._walk(path, state, seat, rng)
        rewards = self._rewards(state)
        for edge in path:
            edge.count(rewards)
        place: i64
        for place in range(len(rewards)):
            self.spreads[place].add(rewards[place])
        return rewards

    def _walk(self, path: list[Edge], state: State, seat: i64, rng: Rng) -> None:
        """Go down the tree, add a question to it, and play on to where the position is judged."""
        left: i64 = self.horizon
        in_tree = True
        edge = path[0]
        while True:
            actions, spoken = to_question(state, rng, self.heuristics)
            frame = state.frame
            if frame is None or not actions:
                return
            if spoken and not self.blind:
                in_tree = False
            if self.horizon > 0 and self.heuristics.settled(state):
                left -= 1
                if left == 0:
                    return
            if in_tree and (self.blind or state.to_move == seat):
                node = edge.next(state.to_move, frame.step)
                in_tree = node.visits > 0
                if in_tree:
                    edge = self._descend(node, state, actions)
                    path.append(edge)
                    continue
                node.visits = 1
                if self.blind and self.evaluator is None:
                    playout(state, rng)
                    return
                if self.horizon == 0:
                    return
            state.apply(self._pick(state, actions, rng))

    def _descend(self, node: Node, state: State, actions: list[int]) -> Edge:
        """Choose an answer at a node and carry it out."""
        new = node.unknown(actions)
        if new:
            node.admit(new, self.order(state, new))
        node.mark(actions, self.done)
        node.visits += 1
        tuning = self.tuning
        width: i64 = int(tuning.width * math.pow(float(node.visits), tuning.widen))
        explore = tuning.explore * self.spreads[node.seat].deviation()
        if self.evaluator is not None:
            edge = node.choose_likely(self.done, width, tuning.prior * self.spreads[node.seat].deviation())
        else:
            edge = node.choose(self.done, width, explore, self.bias)
        state.apply(edge.action)
        return edge

    # --- what the heuristics say, or the evaluator ------------------------------------------------------

    def order(self, state: State, actions: list[int]) -> list[float]:
        """Return what the answers promise; the evaluator says it as the logarithm of how likely they are."""
        evaluator = self.evaluator
        if evaluator is None:
            return self.heuristics.order(state, actions)
        return [math.log(max(prior, UNLIKELY)) for prior in evaluator.evaluate(state, actions).priors]

    def _pick(self, state: State, actions: list[int], rng: Rng) -> i64:
        """Return what a seat answers after the tree."""
        evaluator = self.evaluator
        if evaluator is None or (self.tuning.follow < 1.0 and rng.random() >= self.tuning.follow):
            return self.heuristics.pick(state, actions)
        return evaluator.pick(state, actions)

    def _rewards(self, state: State) -> list[float]:
        """Return what a position is worth to each seat."""
        evaluator = self.evaluator
        trust: float = self.tuning.trust
        if evaluator is None or trust == 0.0 or state.to_move < 0:
            return self.heuristics.rewards(state)
        chances = evaluator.evaluate(state, state.legal_actions()).chances
        if trust == 1.0:
            return chances
        rewards = self.heuristics.rewards(state)
        return [trust * chances[seat] + (1.0 - trust) * rewards[seat] for seat in range(len(rewards))]


def _tries(
    position: State, luck: str, own: Heuristics | None, evaluator: Evaluator | None, tuning: Tuning
) -> Tries:
    return Tries(position, luck, 0, own if own is not None else position.game.heuristics, evaluator, tuning)


class Spread:
    """Mean and deviation of numbers as they come (Welford)."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more."""
        self.number += 1
        off: float = value - self.mean
        self.mean += off / float(self.number)
        self.squares += off * (value - self.mean)

    def deviation(self) -> float:
        """Return the standard deviation, a guess while there is little to go by."""
        if self.number < 8:
            return 0.1
        return math.sqrt(self.squares / float(self.number)) + 0.000001
