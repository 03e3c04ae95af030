"""Chance and playouts: the loops that must not leave compiled code."""

from __future__ import annotations

import random

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng, as_rng
from cantiere.core.state import CHANCE, OVER, State


def draw(state: State, rng: Rng) -> i64:
    """Return a chance outcome of this position, each as likely as the rules make it."""
    return _drawn(state, rng, Answers())


def _drawn(state: State, rng: Rng, outcomes: Answers) -> i64:
    frame = state.frame
    assert frame is not None
    step = frame.step
    state.answers_into(outcomes)
    if not step.weighted:
        return outcomes.numbers[rng.below(outcomes.count)]
    total: i64 = 0
    number: i64
    for number in range(outcomes.count):
        weight: i64 = step.weight(state, frame, outcomes.numbers[number])
        outcomes.weigh(number, weight)
        total += weight
    left = rng.below(total)
    for number in range(outcomes.count):
        left -= outcomes.weights[number]
        if left < 0:
            return outcomes.numbers[number]
    raise AssertionError("the weights do not add up")


def settle(state: State, rng: Rng | random.Random) -> None:
    """Play chance out until a seat must decide or the game is over."""
    if state.to_move == CHANCE:
        stream = as_rng(rng)
        outcomes = Answers()
        while state.to_move == CHANCE:
            state.apply(_drawn(state, stream, outcomes))


def to_question(state: State, rng: Rng, heuristics: Heuristics | None = None) -> tuple[list[int], bool]:
    """Play chance, what is forced and what the heuristics (the game's own) can work out, up to a question.

    Return its answers, none if the game is over, and whether chance has spoken on the way.
    """
    spoken = False
    answers = Answers()
    known: Heuristics = heuristics if heuristics is not None else state.game.heuristics
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(_drawn(state, rng, answers))
            spoken = True
            continue
        state.answers_into(answers)
        answer: i64 = answers.numbers[0] if answers.count == 1 else known.advice(state)
        if answer < 0:
            return answers.listed(), spoken
        state.apply(answer)
    return [], spoken


def playout(state: State, rng: Rng | random.Random) -> int:
    """Play uniformly random actions to the end of the game; return how many the seats made."""
    stream = as_rng(rng)
    answers = Answers()
    made: i64 = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(_drawn(state, stream, answers))
        else:
            state.answers_into(answers)
            state.apply(answers.numbers[stream.below(answers.count)])
            made += 1
    return made
