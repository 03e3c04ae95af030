"""Answers: the possible answers to a question, in a packed list that is filled again and again.

A list of Python's own would be made anew for every question, with an object for every number in it; most
answers are never looked at. So whoever asks often keeps one of these: `State.answers_into` fills it.

>>> from cantiere.core.answers import Answers
>>> answers = Answers()
>>> answers.add(3)
>>> answers.add(7)
>>> answers.count, answers.numbers[1], answers.listed()
(2, 7, [3, 7])
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.blocks import Block


def each(mask: i64) -> vec[i64]:
    """Return the numbers in a bit mask, ascending, to go through them.

    >>> list(each(0b100101))
    [0, 2, 5]
    """
    found = vec[i64](capacity=8)
    number: i64 = 0
    while mask > 0:
        if mask & 0xF == 0:  # sets are small: skip what is not there
            mask >>= 4
            number += 4
            continue
        if mask & 1:
            found = append(found, number)
        mask >>= 1
        number += 1
    return found


@mypyc_attr(acyclic=True)
class Answers:
    """Action numbers, ascending: the first `count` of `numbers`; what stands behind them means nothing."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64](capacity=32)
        self.weights: vec[i64] = vec[i64]()  # of outcomes of chance, where they are not equally likely
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Add an answer: the next higher one."""
        at: i64 = self.count
        if at == len(self.numbers):
            self.numbers = append(self.numbers, action)
        else:
            self.numbers[at] = action
        self.count = at + 1

    def insert(self, action: i64) -> None:
        """Add an answer that may belong before others."""
        self.add(action)
        at: i64 = self.count - 1
        while at > 0 and self.numbers[at - 1] > action:
            self.numbers[at] = self.numbers[at - 1]
            at -= 1
        self.numbers[at] = action

    def add_each(self, block: Block, mask: i64) -> None:
        """Add a block's action for each number in a bit mask."""
        action: i64 = block.first
        numbers = self.numbers
        at: i64 = self.count
        while mask > 0:
            if mask & 0xF == 0:
                mask >>= 4
                action += 4
                continue
            if mask & 1:
                if at == len(numbers):
                    numbers = append(numbers, action)
                else:
                    numbers[at] = action
                at += 1
            mask >>= 1
            action += 1
        self.numbers = numbers
        self.count = at

    def weigh(self, at: i64, weight: i64) -> None:
        """Note how likely an outcome is."""
        if at == len(self.weights):
            self.weights = append(self.weights, weight)
        else:
            self.weights[at] = weight

    def listed(self) -> list[int]:
        """Return the answers as a list, for those who have not much to ask."""
        numbers = self.numbers
        listed: list[int] = [0] * int(self.count)
        number: i64
        for number in range(self.count):
            listed[number] = numbers[number]
        return listed
