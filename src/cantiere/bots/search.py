"""search: information-set Monte Carlo tree search. Knows no game, only the contract and `game.heuristics`.

Each iteration deals anew what the seat cannot know, walks down the tree by the answers with the best bounds,
adds one question to it, plays on for a few guided decisions and takes the chances to win from there back up,
each seat's for its own choices (max-n).
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.reuse import kept_node
from cantiere.bots.thought import Thought, certain, found
from cantiere.bots.tree import Edge, Node
from cantiere.core.chance import draw, playout
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State


class Tuning:
    """The numbers of the search, found by play (docs/bot-lab.md)."""

    def __init__(self) -> None:
        self.explore = 0.7  # of UCT, in standard deviations of what iterations bring
        self.width = 2.0  # so many answers are tried at first, and more with the visits
        self.widen = 0.4  # the power of the visits with which the width grows
        self.bias = 1.0  # of the heuristics' promise, which counts less with each visit
        self.playout = 0  # guided decisions before the position is judged


class SearchBot(Bot):
    """Searches for so many iterations, or for so long; its seed and the iterations determine the answer."""

    def __init__(
        self,
        seed: int | str,
        iterations: i64 = 0,
        milliseconds: i64 = 0,
        tuning: Tuning | None = None,
        name: str = "search",
    ) -> None:
        super().__init__(name)
        self.rng: Final = Rng(seed)
        self.iterations: Final[i64] = iterations
        self.milliseconds: Final[i64] = milliseconds
        self.tuning: Final = tuning if tuning is not None else Tuning()
        self.heuristics: Heuristics = Heuristics()
        self.blind: bool = True  # the game says nothing about its positions
        self.done: i64 = 0  # iterations in all
        self.spreads: list[Spread] = []  # by seat: of what the iterations bring
        self.bias: float = 0.0
        self.root: Node | None = None
        self.root_state: State | None = None
        self.answer: i64 = -1  # to the last question

    def choose(self, state: State, seat: i64) -> i64:
        """Return the answer that was tried most."""
        return self.think(state, seat).action

    def think(self, state: State, seat: i64) -> Thought:
        """Return what is found about each answer to the question that a seat is asked."""
        actions = state.legal_actions()
        self.heuristics = state.game.heuristics
        self.blind = type(self.heuristics) is Heuristics
        advice: i64 = actions[0] if len(actions) == 1 else self.heuristics.advice(state)
        if advice >= 0:
            return certain(seat, advice)
        self._begin(state, seat)
        root = self.root
        assert root is not None
        before: i64 = self.done
        if self.milliseconds > 0:
            end: float = time.perf_counter() + float(self.milliseconds) / 1000.0
            while self.done == before or time.perf_counter() < end:
                self._iterate(root, state, seat)
        else:
            while self.done - before < self.iterations:
                self._iterate(root, state, seat)
        thought = found(root, self.done - before)
        self.answer = thought.action
        return thought

    def _begin(self, state: State, seat: i64) -> None:
        """Take over what is known of this question from the last search, if it has come up there."""
        frame = state.frame
        assert frame is not None
        kept: Node | None = None
        if self.root is not None and self.root_state is not None and self.root_state.game is state.game:
            kept = kept_node(self.root, self.root_state, self.answer, state, seat)
        self.root = kept if kept is not None else Node(seat, frame.step)
        self.root_state = state.clone()
        self.spreads = [Spread() for _ in range(state.seats)]
        self.bias = self.tuning.bias * 0.25 / self.heuristics.spread(state)

    # --- one iteration -------------------------------------------------------------------------------

    def _iterate(self, root: Node, position: State, seat: i64) -> None:
        state = position.clone()
        state.redeal(seat, self.rng)
        self.done += 1
        path: list[Edge] = []
        node = root
        actions = state.legal_actions()
        while True:
            edge = self._descend(node, state, actions)
            path.append(edge)
            actions = self._go_on(state)
            frame = state.frame
            if frame is None or state.to_move == OVER:
                break
            node = edge.next(state.to_move, frame.step)
            if node.visits == 0:
                node.visits = 1
                self._play_out(state, actions)
                break
        chances = self.heuristics.chances(state)
        for edge in path:
            edge.count(chances)
        number: i64
        for number in range(len(chances)):
            self.spreads[number].add(chances[number])

    def _descend(self, node: Node, state: State, actions: list[int]) -> Edge:
        """Choose an answer at a node and carry it out."""
        new = node.unknown(actions)
        if new:
            node.admit(new, self.heuristics.order(state, new))
        node.mark(actions, self.done)
        node.visits += 1
        tuning = self.tuning
        width: i64 = int(tuning.width * math.pow(float(node.visits), tuning.widen))
        explore = tuning.explore * self.spreads[node.seat].deviation()
        edge = node.choose(self.done, width, explore, self.bias)
        state.apply(edge.action)
        return edge

    def _go_on(self, state: State) -> list[int]:
        """Play chance, single choices and what can be worked out; return the answers to the next question."""
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(draw(state, self.rng))
                continue
            actions = state.legal_actions()
            answer: i64 = actions[0] if len(actions) == 1 else self.heuristics.advice(state)
            if answer < 0:
                return actions
            state.apply(answer)
        return []

    def _play_out(self, state: State, actions: list[int]) -> None:
        """Play on for a few decisions as the heuristics would; at random to the end if they know nothing."""
        if self.blind:
            playout(state, self.rng)
            return
        left: i64 = self.tuning.playout
        while left > 0 and actions:
            promises = self.heuristics.order(state, actions)
            best: i64 = 0
            number: i64
            for number in range(1, len(actions)):
                if promises[number] > promises[best]:
                    best = number
            state.apply(actions[best])
            actions = self._go_on(state)
            left -= 1


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
