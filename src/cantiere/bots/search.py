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

A long search may be made in parts, each with luck and a tree of its own, which several cores share
(`parts.py`): the answer is the same on any number of them.
"""

from __future__ import annotations

import time
from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.evaluator import Evaluator
from cantiere.bots.parts import Parts
from cantiere.bots.reuse import kept_node
from cantiere.bots.thought import Thought, certain, found
from cantiere.bots.tree import Edge, Node
from cantiere.bots.tries import Tries, Tuning
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State

LEAST: Final = 100  # iterations of a part
BATCHES: Final = 12  # of a search in parts that has so long: after each it looks at the clock


class SearchBot(Bot):
    """Searches for so many iterations, or for so long; its seed and the iterations determine the answer.

    Told neither, it makes as many iterations as the game's heuristics find worth while, or `times` as many;
    told both, it stops at what comes first. `heuristics` take the place of the game's own; an `evaluator` is
    asked beside them. With `parts` it can use as many cores (`cantiere.bots.helpers` says how many it may).
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
        parts: i64 = 1,
    ) -> None:
        super().__init__(name)
        self.rng: Final = Rng(seed)
        self.parts: Final[i64] = parts
        self.times: Final[i64] = times
        self.own: Final = heuristics
        self.evaluator: Final = evaluator
        self.iterations: Final[i64] = iterations
        self.milliseconds: Final[i64] = milliseconds
        self.tuning: Final = tuning if tuning is not None else Tuning()
        self.heuristics: Heuristics = Heuristics()
        self.blind: bool = True  # the game says nothing about its positions
        self.done: i64 = 0  # iterations in all
        self.luck: i64 = 0  # of this search
        self.root: Node | None = None
        self.root_state: State | None = None
        self.played: list[tuple[int, int]] = []  # the moves since the last search, as they were told
        self.thought: Thought | None = None  # of the last answer

    def recipe(self) -> tuple[Any, ...]:
        budget = ("", self.iterations, self.milliseconds, self.tuning)
        return (*budget, self.name, self.own, self.evaluator, self.times, self.parts)

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
        tries = Tries(state, str(self.luck), before, self.heuristics, self.evaluator, self.tuning)
        live = self._candidates(root, state, actions, tries)
        parts = self._parts(state, tries, live)
        try:
            best = self._search(state, live, tries, parts)
        finally:
            if parts is not None:
                parts.close()
        return found(root, best, self.done - before)

    def _parts(self, state: State, tries: Tries, live: list[Edge]) -> Parts | None:
        """Return the parts that are searched; None: in one, since there are too few iterations for more."""
        budget: i64 = self._budget(state)
        number: i64 = self.parts if budget == 0 else min(self.parts, budget // LEAST)
        return Parts(tries, live, number) if number > 1 and len(live) > 1 else None

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
        self.luck = self.rng.next()
        return root

    @property
    def plain(self) -> bool:
        """Whether the game's own heuristics say what the seats answer: only then is a tree kept."""
        return self.own is None and self.evaluator is None

    # --- the answers to the question that is asked -------------------------------------------------------

    def _candidates(self, root: Node, state: State, actions: list[int], tries: Tries) -> list[Edge]:
        """Return the answers to try, the most promising first."""
        new = root.unknown(actions)
        if new:
            root.admit(new, tries.order(state, new))
        chosen: list[Edge] = []
        for edge in root.ranked:
            edge.results = []
            if edge.action in actions and (self.blind or len(chosen) < self.tuning.candidates):
                chosen.append(edge)
        return chosen

    def _search(self, state: State, live: list[Edge], tries: Tries, parts: Parts | None) -> Edge:
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
        number: i64 = len(parts.all) if parts is not None else 1
        while True:
            spent: float = 0.0
            if self.milliseconds > 0:
                spent = (time.perf_counter() - start) * 1000.0 / float(self.milliseconds)
            if budget > 0:
                spent = max(spent, float(self.done - first) / float(budget))
                if budget - (self.done - first) < len(live) * number:  # too few for all: the best gets them
                    live = [self._best(live, usual)]
            if spent >= 1.0 and self.done > first:
                return self._best(live, usual)
            if stage < stages and len(live) > 1 and spent * float(stages) >= float(stage):
                stage += 1
                live = self._better_half(live, usual)
            made: i64 = len(live)
            if parts is None:
                for edge in live:
                    edge.results.append(tries.attempt(edge, len(edge.results))[state.to_move])
            else:
                until: float = 1.0 if stage >= stages or len(live) == 1 else float(stage) / float(stages)
                made = parts.go_on(
                    live, self._rounds(len(live) * number, self.done - first, budget, spent, until)
                )
            self.done += made

    def _rounds(self, each: i64, done: i64, budget: i64, spent: float, until: float) -> i64:
        """Return how often parts try all answers, `each` tries a time, before it is decided how to go on."""
        rounds: i64 = 10**6
        if budget > 0:
            rounds = (int(until * float(budget)) - done) // each
        if self.milliseconds > 0:  # so many that the clock is looked at often enough, by the speed so far
            speed: float = float(done) / spent if spent > 0.0 else 0.0
            rounds = min(rounds, int(speed / float(BATCHES * each)))
        return max(1, rounds)

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
