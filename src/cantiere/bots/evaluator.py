"""What a search may ask instead of the game's heuristics: which answers are likely, and who will win.

A network is one (`NetEvaluator`); a class of one's own is another:

    class Mine(Evaluator):
        def evaluate(self, state, actions):
            return Evaluation([1.0 / len(actions)] * len(actions), state.game.heuristics.chances(state))

    SearchBot(seed, evaluator=Mine())
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from cantiere.bots.net import judge, prefer
from cantiere.bots.weights import Learned
from cantiere.core.builds import refuse_compiled
from cantiere.core.state import State


class Evaluation:
    """What is said of a question: how likely each answer is the right one, and each seat's chance to win."""

    def __init__(self, priors: list[float], chances: list[float]) -> None:
        self.priors: Final = priors
        self.chances: Final = chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges questions. It is handed states in which what the searching seat cannot know is dealt anew."""

    asking: bool = False  # for many, on behalf of one

    def __init_subclass__(cls, **arguments: Any) -> None:
        refuse_compiled(cls)

    def evaluate(self, state: State, actions: list[int]) -> Evaluation:
        """Return what it thinks of a question that has these answers."""
        if self.asking:
            raise NotImplementedError("an evaluator has evaluate(state, actions) or evaluate_many(states)")
        self.asking = True
        try:
            return self.evaluate_many([state])[0]
        finally:
            self.asking = False

    def evaluate_many(self, states: list[State]) -> list[Evaluation]:
        """Return the same for several questions, for whoever is quicker with many at once. One of both is
        to be written.
        """
        return [self.evaluate(state, state.legal_actions()) for state in states]

    def __copy__(self) -> Evaluator:
        return self  # bots that are copied go on with the same judge

    def __deepcopy__(self, memo: object) -> Evaluator:
        return self

    def pick(self, state: State, actions: list[int]) -> i64:
        """Return the most likely answer."""
        priors = self.evaluate(state, actions).priors
        best: i64 = 0
        number: i64
        for number in range(1, len(actions)):
            if priors[number] > priors[best]:
                best = number
        return actions[best]


class NetEvaluator(Evaluator):
    """A learned network as the judge of a search."""

    def __init__(self, learned: Learned) -> None:
        self.learned: Final = learned

    def __reduce__(self) -> tuple[Any, ...]:
        return NetEvaluator, (self.learned,)

    def evaluate(self, state: State, actions: list[int]) -> Evaluation:
        """Return the network's odds and chances; answers that it does not look at are unlikely."""
        judgement = judge(self.learned, state, actions)
        odds = judgement.odds()
        looked = judgement.look.actions
        priors: list[float] = []
        for action in actions:
            found = 0.0
            number: i64
            for number in range(len(looked)):
                if looked[number] == action:
                    found = odds[number]
                    break
            priors.append(found)
        return Evaluation(priors, judgement.chances)

    def pick(self, state: State, actions: list[int]) -> i64:
        """Return the answer that the network prefers."""
        return prefer(self.learned, state, actions)
