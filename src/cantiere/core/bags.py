"""Bags: what is counted by kind and drawn by chance, from packed arrays or from plain lists."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.answers import Answers
from cantiere.core.blocks import Block
from cantiere.core.rng import Rng
from cantiere.core.state import Frame, State, Step

T = TypeVar("T", bound=State)


def total(counts: vec[i64], first: i64, length: i64) -> i64:
    """Return how many things there are of some kinds that follow each other.

    >>> total(vec[i64]([1, 2, 3]), 1, 2)
    5
    """
    found: i64 = 0
    number: i64
    for number in range(first, first + length):
        found += counts[number]
    return found


def how_many(values: vec[i64], wanted: i64, first: i64, length: i64) -> i64:
    """Return how many of the values that follow each other are the wanted one.

    >>> how_many(vec[i64]([1, 2, 2]), 2, 0, 3)
    2
    """
    found: i64 = 0
    number: i64
    for number in range(first, first + length):
        if values[number] == wanted:
            found += 1
    return found


def one_of(mask: i64, rng: Rng) -> i64:
    """Return one of the numbers in a bit mask, each as likely.

    >>> one_of(8, Rng(1))
    3
    """
    there: i64 = 0
    left: i64 = mask
    while left > 0:
        left &= left - 1
        there += 1
    wanted: i64 = rng.below(there)
    number: i64
    for number in range(63):
        if mask >> number & 1:
            if wanted == 0:
                return number
            wanted -= 1
    raise AssertionError("nothing is in the bag")


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawStep(Step[T]):
    """Chance draws a thing from a bag: each kind as likely as there are things of it.

    A game says in `bag` what is in it, and carries out in `apply` where the thing goes.
    """

    def __init__(self, name: str, block: Block, first: str = "", second: str = "", *, rule: str = "") -> None:
        super().__init__(name, first, second, weighted=True, rule=rule)
        self.block = block

    def bag(self, t: T, frame: Frame) -> vec[i64]:
        """Return how many things of each kind there are to draw."""
        raise NotImplementedError

    def offer(self, t: T, frame: Frame, answers: Answers) -> None:
        counts = self.bag(t, frame)
        kind: i64
        for kind in range(len(counts)):
            if counts[kind] > 0:
                answers.add(self.block.at(kind))

    def weight(self, t: T, frame: Frame, outcome: i64) -> i64:
        return self.bag(t, frame)[self.block.part(outcome, 0)]
