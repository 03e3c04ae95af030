"""A network that has learnt a game, evaluated in plain compiled code: no library, the same everywhere.

Two layers read the table; most of its inputs are 0, and those cost nothing. Each answer is read together with
what they found. Out come a preference for each answer, each seat's chance to win, and the lead in points that
the seat may expect.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.bots.inputs import MOST_SEATS, Look
from cantiere.core.heuristics import shares


class Judgement:
    """What a network says of a question."""

    def __init__(self, look: Look, preferences: list[float], chances: list[float], lead: float) -> None:
        self.look: Final = look
        self.preferences: Final = preferences  # of the answers in `look.actions`: logits
        self.chances: Final = chances  # by seat, as they sit
        self.lead: Final = lead  # the asked seat's, over the best of the others; 1 is a clear victory

    def best(self) -> i64:
        """Return the answer that is preferred most."""
        at: i64 = 0
        number: i64
        for number in range(1, len(self.preferences)):
            if self.preferences[number] > self.preferences[at]:
                at = number
        return self.look.actions[at]

    def odds(self) -> list[float]:
        """Return how likely each answer in `look.actions` is to be the right one."""
        return shares(self.preferences)


class Network:
    """The weights, as packed arrays, and how they are used. `sizes`: inputs, layers, answers' parts."""

    def __init__(self, sizes: dict[str, int], arrays: dict[str, vec[float]]) -> None:
        self.inputs: Final[i64] = sizes["inputs"]
        self.first: Final[i64] = sizes["first"]
        self.second: Final[i64] = sizes["second"]
        self.mixed: Final[i64] = sizes["mixed"]
        self.paired: Final[i64] = sizes["paired"]
        self.table_1: Final = arrays["table_1"]
        self.bias_1: Final = arrays["bias_1"]
        self.table_2: Final = arrays["table_2"]
        self.bias_2: Final = arrays["bias_2"]
        self.answer: Final = arrays["answer"]
        self.number: Final = arrays["number"]
        self.context: Final = arrays["context"]
        self.context_bias: Final = arrays["context_bias"]
        self.mix: Final = arrays["mix"]
        self.pair: Final = arrays["pair"]
        self.pair_context: Final = arrays["pair_context"]
        self.straight: Final = arrays["straight"]
        self.chance: Final = arrays["chance"]
        self.chance_bias: Final = arrays["chance_bias"]
        self.lead: Final = arrays["lead"]
        self.outlook: Final = arrays["outlook"] if "outlook" in arrays else vec[float]([])
        self.foresees: Final = len(self.outlook) > 0  # its chances are a correction of the heuristics'

    def judge(self, look: Look) -> Judgement:
        """Return what the network says of a question."""
        layer = self._layers(look)
        lead: float = self.lead[self.second]
        number: i64
        for number in range(self.second):
            lead += layer[number] * self.lead[number]
        if self.foresees:
            lead += look.outlook[MOST_SEATS] * self.outlook[1]
        return Judgement(look, self._preferences(look, layer), self._chances(look, layer), lead)

    def prefer(self, look: Look) -> i64:
        """Return the answer that is preferred most; who will win is not asked."""
        return Judgement(look, self._preferences(look, self._layers(look)), [], 0.0).best()

    def _preferences(self, look: Look, layer: vec[float]) -> list[float]:
        context = _times(layer, self.context, self.context_bias, self.mixed)
        pair = _times(layer, self.pair_context, vec[float]([0.0 for _ in range(self.paired)]), self.paired)
        preferences: list[float] = []
        number: i64
        for number in range(len(look.actions)):
            preferences.append(self._preference(look, number, context, pair))
        return preferences

    def _layers(self, look: Look) -> vec[float]:
        layer = self.bias_1[:]
        table = look.table
        weights = self.table_1
        width: i64 = self.first
        at: i64
        unit: i64
        for at in range(self.inputs):
            value: float = table[at]
            if value != 0.0:
                row: i64 = at * width
                for unit in range(width):
                    layer[unit] += value * weights[row + unit]
        for unit in range(width):
            if layer[unit] < 0.0:
                layer[unit] = 0.0
        second = _times(layer, self.table_2, self.bias_2, self.second)
        for unit in range(self.second):
            if second[unit] < 0.0:
                second[unit] = 0.0
        return second

    def _preference(self, look: Look, number: i64, context: vec[float], pair: vec[float]) -> float:
        figures = look.answers
        first: i64 = number * look.figures
        action: i64 = look.actions[number]
        width: i64 = self.mixed
        mixed = context[:]
        own: i64 = action * width
        total: float = 0.0
        unit: i64
        at: i64
        for unit in range(width):
            mixed[unit] += self.number[own + unit]
        for at in range(look.figures):
            value: float = figures[first + at]
            if value != 0.0:
                total += value * self.straight[at]
                row: i64 = at * width
                for unit in range(width):
                    mixed[unit] += value * self.answer[row + unit]
        for unit in range(width):
            if mixed[unit] > 0.0:
                total += mixed[unit] * self.mix[unit]
        own = action * self.paired
        for unit in range(self.paired):
            total += pair[unit] * self.pair[own + unit]
        return total

    def _chances(self, look: Look, layer: vec[float]) -> list[float]:
        """Return the seats' chances as they sit; the network counts them from the seat that is asked."""
        found = _times(layer, self.chance, self.chance_bias, MOST_SEATS)
        logits: list[float] = []
        seat: i64
        for seat in range(look.seats):
            away: i64 = seat - look.seat
            away = away if away >= 0 else away + look.seats
            logit: float = found[away]
            if self.foresees:
                logit += look.outlook[away] * self.outlook[0]
            logits.append(logit)
        return shares(logits)


def _times(layer: vec[float], weights: vec[float], bias: vec[float], width: i64) -> vec[float]:
    """Return the next layer, before it is cut off at 0."""
    result = bias[:]
    at: i64
    unit: i64
    for at in range(len(layer)):
        value: float = layer[at]
        if value != 0.0:
            row: i64 = at * width
            for unit in range(width):
                result[unit] += value * weights[row + unit]
    return result


def by_chance(odds: list[float], point: float) -> i64:
    """Return the place that a point between 0 and 1 falls on, if each takes as much room as it is likely."""
    number: i64
    for number in range(len(odds)):
        point -= odds[number]
        if point < 0.0:
            return number
    return len(odds) - 1


def surprise(odds: list[float], place: i64) -> float:
    """Return the logarithm of how likely a place was."""
    return math.log(max(odds[place], 1e-9))
