"""search: information-set Monte Carlo tree search. Knows no game, only the contract and `game.heuristics`.

The answers that promise most are tried in turn, the n-th try of each with the same luck, and the worse half
is given up, stage by stage (sequential halving). A try deals anew what the seat cannot know, walks down
the tree of the seat's own later answers by the best bounds, adds one question to it, plays on to where the
game judges positions well, and takes the chances to win from there back up. The other seats answer as the
heuristics would, and so does the seat itself once chance has spoken: an answer that is good on the average of
what may come is not good after what has come. In a game without heuristics all are searched, whatever chance
brings, each for its own chances (max-n).

An evaluator, such as a network, may take the place of the heuristics, wholly or in part: it says what
answers to try (in the tree, how often: PUCT), which one is usual, what the seats answer, and who will win.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.evaluator import Evaluator
from cantiere.bots.reuse import kept_node
from cantiere.bots.thought import Thought, certain, found
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


class SearchBot(Bot):
    """Searches for so many iterations, or for so long; its seed and the iterations determine the answer.

    Told neither, it makes as many iterations as the game's heuristics find worth while, or `times` as many;
    told both, it stops at what comes first. `heuristics` take the place of the game's own; an `evaluator` is
    asked beside them.
    """

    def __init__(
        self,
        seed: int | str,
        iterations: i64 = 0,
        milliseconds: i64 = 0,
        tuning: Tuning | None = None,
        name: str = "search",
        heuristics: Heuristics | None = None,
        evaluator: Evaluator | None = None,
        times: i64 = 0,
    ) -> None:
        super().__init__(name)
        self.rng: Final = Rng(seed)
        self.times: Final[i64] = times
        self.own: Final = heuristics
        self.evaluator: Final = evaluator
        self.iterations: Final[i64] = iterations
        self.milliseconds: Final[i64] = milliseconds
        self.tuning: Final = tuning if tuning is not None else Tuning()
        self.heuristics: Heuristics = Heuristics()
        self.blind: bool = True  # the game says nothing about its positions
        self.done: i64 = 0  # iterations in all
        self.spreads: list[Spread] = []  # by seat: of what the iterations bring
        self.bias: float = 0.0
        self.horizon: i64 = 0
        self.luck: i64 = 0  # of this search
        self.root: Node | None = None
        self.root_state: State | None = None
        self.played: list[tuple[int, int]] = []  # the moves since the last search, as they were told
        self.thought: Thought | None = None  # of the last answer

    def recipe(self) -> tuple[Any, ...]:
        budget = ("", self.iterations, self.milliseconds, self.tuning)
        return (*budget, self.name, self.own, self.evaluator, self.times)

    def streams(self) -> list[Rng]:
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return the answer that did best."""
        self.thought = self.think(state, seat)
        return self.thought.action

    def last_thought(self) -> Thought | None:
        """Return what the search has found for its last answer."""
        return self.thought

    def told(self, who: i64, action: i64) -> None:
        """Remember a move since the last search: with these the tree is followed."""
        if self.root is not None:
            self.played.append((int(who), int(action)))

    def forget(self) -> None:
        """Keep no tree."""
        self.root = None
        self.played = []

    def think(self, state: State, seat: i64) -> Thought:
        """Return what is found about each answer to the question that a seat is asked."""
        actions = state.legal_actions()
        self.heuristics = self.own if self.own is not None else state.game.heuristics
        self.blind = type(self.heuristics) is Heuristics
        advice: i64 = actions[0] if len(actions) == 1 else self.heuristics.advice(state)
        if advice >= 0:
            return certain(seat, advice)
        root = self._begin(state, seat)
        before: i64 = self.done
        best = self._search(state, self._candidates(root, state, actions))
        return found(root, best, self.done - before)

    def _begin(self, state: State, seat: i64) -> Node:
        """Take over what is known of this question from the last search, if it has come up there."""
        frame = state.frame
        assert frame is not None
        kept: Node | None = None
        last, before = self.root, self.root_state
        if last is not None and before is not None and last.seat == seat and before.game is state.game:
            kept = kept_node(last, before, self.played, state, not self.blind) if self.plain else None
        root = kept if kept is not None else Node(seat, frame.step)
        self.root = root
        self.root_state = state.clone()
        self.played = []
        self.spreads = [Spread() for _ in range(state.seats)]
        self.bias = self.tuning.bias * 0.25 / self.heuristics.spread(state)
        self.horizon = self.tuning.horizon if self.tuning.horizon >= 0 else self.heuristics.horizon(state)
        self.luck = self.rng.next()
        return root

    @property
    def plain(self) -> bool:
        """Whether the game's own heuristics say what the seats answer: only then is a tree kept."""
        return self.own is None and self.evaluator is None

    # --- the answers to the question that is asked -------------------------------------------------------

    def _candidates(self, root: Node, state: State, actions: list[int]) -> list[Edge]:
        """Return the answers to try, the most promising first."""
        new = root.unknown(actions)
        if new:
            root.admit(new, self._order(state, new))
        chosen: list[Edge] = []
        for edge in root.ranked:
            edge.results = []
            if edge.action in actions and (self.blind or len(chosen) < self.tuning.candidates):
                chosen.append(edge)
        return chosen

    def _search(self, state: State, live: list[Edge]) -> Edge:
        """Try the answers in turn until the budget is spent, and return the one to give.

        In each stage half of them are given up, but never the first: what the heuristics would answer.
        """
        usual = live[0]
        stages: i64 = 1
        while 1 << stages < len(live):
            stages += 1
        stage: i64 = 1
        first: i64 = self.done
        start: float = time.perf_counter()
        budget: i64 = self._budget(state)
        while True:
            spent: float = 0.0
            if self.milliseconds > 0:
                spent = (time.perf_counter() - start) * 1000.0 / float(self.milliseconds)
            if budget > 0:
                spent = max(spent, float(self.done - first) / float(budget))
                if budget - (self.done - first) < len(live):  # too few for all: the best gets them
                    live = [self._best(live, usual)]
            if spent >= 1.0 and self.done > first:
                return self._best(live, usual)
            if stage < stages and len(live) > 1 and spent * float(stages) >= float(stage):
                stage += 1
                live = self._better_half(live, usual)
            for edge in live:
                self._iterate(edge, state)

    def _budget(self, state: State) -> i64:
        """Return how many iterations are made at most; 0: as many as the time allows."""
        if self.iterations > 0 or (self.milliseconds > 0 and self.times == 0):
            return self.iterations
        usual: float = self.tuning.part * float(max(1, self.times) * self.heuristics.iterations(state))
        return max(1, int(usual))

    def _best(self, edges: list[Edge], usual: Edge) -> Edge:
        """Return the answer that did best; the usual one unless another did better by more than luck does."""
        best = edges[0]
        most = 0.0
        for edge in edges:
            lead: float = edge.lead(usual, 0.0 if self.blind else self.tuning.caution)
            if edge is not usual and lead > most:
                best = edge
                most = lead
        return best

    def _better_half(self, edges: list[Edge], usual: Edge) -> list[Edge]:
        """Return the usual answer and the better ones of the others, in the order of their promise."""
        ranked: list[Edge] = []
        for edge in edges[1:]:
            at: i64 = len(ranked)
            while at > 0 and ranked[at - 1].lead(usual, 0.0) < edge.lead(usual, 0.0):
                at -= 1
            ranked.insert(at, edge)
        kept = ranked[: (len(edges) + 1) // 2 - 1]
        return [edge for edge in edges if edge is usual or edge in kept]

    # --- one iteration -------------------------------------------------------------------------------

    def _iterate(self, first: Edge, position: State) -> None:
        rng = Rng(f"{self.luck}:{len(first.results)}")
        seat = position.to_move
        state = position.clone()
        state.redeal(seat, rng)
        self.done += 1
        path = [first]
        first.possible += 1
        state.apply(first.action)
        self._walk(path, state, seat, rng)
        rewards = self._rewards(state)
        for edge in path:
            edge.count(rewards)
        first.results.append(rewards[seat])
        number: i64
        for number in range(len(rewards)):
            self.spreads[number].add(rewards[number])

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
            node.admit(new, self._order(state, new))
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

    def _order(self, state: State, actions: list[int]) -> list[float]:
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
