"""net: what a learned network prefers, without search."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.inputs import Look, foresee, promises_of
from cantiere.bots.network import Judgement, by_chance
from cantiere.bots.weights import Learned
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State


class NetBot(Bot):
    """Gives the answer that its network prefers; what is forced or can be worked out is not asked of it.

    `bold`: answers are drawn as likely as the network finds them, as in training.
    """

    def __init__(self, seed: int | str, learned: Learned, name: str = "net", bold: bool = False) -> None:
        super().__init__(name)
        self.rng: Final = Rng(f"{seed}:net")
        self.learned: Final = learned
        self.bold: Final = bold
        self.judgement: Judgement | None = None  # of the last question that the network was asked
        self.place: i64 = 0  # which of its answers was given
        self.odds: float = 1.0  # how likely it was

    def recipe(self) -> tuple[Any, ...]:
        return ("", self.learned, self.name, self.bold)

    def streams(self) -> list[Rng]:
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return the preferred answer."""
        self.judgement = None
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        heuristics: Heuristics = state.game.heuristics
        advice = heuristics.advice(state)
        if advice >= 0:
            return advice
        judgement = judge(self.learned, state, actions)
        self.judgement = judgement
        if not self.bold:
            return judgement.best()
        odds = judgement.odds()
        self.place = by_chance(odds, self.rng.random())
        self.odds = odds[self.place]
        return judgement.look.actions[self.place]


def judge(learned: Learned, state: State, actions: list[int]) -> Judgement:
    """Return what a network says of a question with these answers."""
    look = looked(learned, state, actions)
    if learned.network.foresees:
        foresee(look, state)
    return learned.network.judge(look)


def prefer(learned: Learned, state: State, actions: list[int]) -> i64:
    """Return the answer that a network prefers, where nothing else is asked of it: a little sooner."""
    return learned.network.prefer(looked(learned, state, actions))


def looked(learned: Learned, state: State, actions: list[int]) -> Look:
    """Return a question as a network sees it."""
    return learned.inputs.look(state, actions, promises_of(state.game.heuristics, state, actions))
