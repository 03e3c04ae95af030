"""Chance and playouts: the loops that must not leave compiled code."""

from __future__ import annotations

import random

from mypy_extensions import i64

from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng, as_rng
from cantiere.core.state import CHANCE, OVER, State


def draw(state: State, rng: Rng) -> i64:
    """Return a chance outcome of this position, each as likely as the rules make it."""
    frame = state.frame
    assert frame is not None
    outcomes = frame.step.legal(state, frame)
    if not frame.step.weighted:
        return outcomes[rng.below(len(outcomes))]
    total: i64 = 0
    for outcome in outcomes:
        total += frame.step.weight(state, frame, outcome)
    left = rng.below(total)
    for outcome in outcomes:
        left -= frame.step.weight(state, frame, outcome)
        if left < 0:
            return outcome
    raise AssertionError("the weights changed while drawing")


def settle(state: State, rng: Rng | random.Random) -> None:
    """Play chance out until a seat must decide or the game is over."""
    if state.to_move == CHANCE:
        stream = as_rng(rng)
        while state.to_move == CHANCE:
            state.apply(draw(state, stream))


def to_question(state: State, rng: Rng, heuristics: Heuristics | None = None) -> tuple[list[int], bool]:
    """Play chance, what is forced and what the heuristics (the game's own) can work out, up to a question.

    Return its answers, none if the game is over, and whether chance has spoken on the way.
    """
    spoken = False
    known: Heuristics = heuristics if heuristics is not None else state.game.heuristics
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(draw(state, rng))
            spoken = True
            continue
        actions = state.legal_actions()
        answer: i64 = actions[0] if len(actions) == 1 else known.advice(state)
        if answer < 0:
            return actions, spoken
        state.apply(answer)
    return [], spoken


def playout(state: State, rng: Rng | random.Random) -> int:
    """Play uniformly random actions to the end of the game; return how many the seats made."""
    stream = as_rng(rng)
    made: i64 = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(draw(state, stream))
        else:
            actions = state.legal_actions()
            state.apply(actions[stream.below(len(actions))])
            made += 1
    return made
