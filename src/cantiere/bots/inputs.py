"""What a network is shown of a question: the table as its seat sees it, and each answer with what it does.

The table is the game's features, then a few figures that every game has. An answer is its number, what the
heuristics promise of it, and what it changes: points, who is asked next, and the figures by which the game's
heuristics tell positions apart (`marks`), if they have some. Everything is seen from the seat that is asked,
so that one network serves all seats, all numbers of them, and all options.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.heuristics import Heuristics
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import CHANCE, OVER, State

INPUTS_FORMAT: Final = 1  # other inputs need other weights
WIDTH: Final = 24  # answers that are looked at: the most promising
MOST_SEATS: Final = 8
TABLE_FIGURES: Final = 6
ANSWER_FIGURES: Final = 16
OUTLOOK_FIGURES: Final = MOST_SEATS + 1
LEAST_CHANCE: Final = 0.001
FAR: Final = 30.0  # points by which an answer is taken to be worse at most


class Look:
    """A question as a network sees it."""

    def __init__(self, seat: i64, seats: i64, table: vec[float], actions: list[int], figures: i64) -> None:
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = seats
        self.table: Final = table  # features, then switches, seats and figures
        self.actions: Final = actions  # the most promising answers, the best first
        self.figures: Final[i64] = figures  # of an answer
        self.answers: vec[float] = vec[float]([0.0 for _ in range(len(actions) * figures)])
        self.outlook: vec[float] = vec[float]([0.0 for _ in range(OUTLOOK_FIGURES)])  # see `foresee`


class Inputs:
    """Looks at the questions of one game. `switches` are the options, with a value each, that are inputs."""

    def __init__(self, game: Any, switches: list[tuple[str, Any]]) -> None:
        self.features: Final[i64] = game.num_features
        self.switches: Final = switches
        self.encoder: Final[Encoder[Any]] = game.encoder
        heuristics: Heuristics = game.heuristics
        self.heuristics: Final = heuristics
        self.marks: Final[i64] = len(heuristics.mark_names())
        self.blank: Final = Sheet(self.features + len(switches) + MOST_SEATS + TABLE_FIGURES + self.marks)

    @property
    def size(self) -> int:
        """How many numbers describe the table."""
        return int(self.blank.length)

    def look(self, state: State, actions: list[int], promises: list[float]) -> Look:
        """Return a question as its seat sees it; `promises` are what the heuristics say of each answer."""
        seat = state.to_move
        sheet = self.blank.fresh()
        self.encoder.write(state, seat, sheet)
        sheet.at = self.features
        for name, choice in self.switches:
            sheet.flag("", state.options.get(name) == choice)
        sheet.one_hot("", [""] * MOST_SEATS, min(state.seats, MOST_SEATS) - 1)
        kept = most_promising(promises, WIDTH)
        best: float = promises[kept[0]]
        self._figures(state, seat, sheet, best, promises[kept[1]] - best if len(kept) > 1 else 0.0, actions)
        marks = self.heuristics.marks(state, seat) if self.marks > 0 else vec[float]()
        number: i64
        for number in range(self.marks):
            sheet.values[sheet.at + number] = marks[number]
        figures: i64 = ANSWER_FIGURES + self.marks
        look = Look(seat, state.seats, sheet.values, [actions[number] for number in kept], figures)
        before = _points(state, seat)
        for number in range(len(kept)):
            gap: float = max(promises[kept[number]] - best, -FAR)
            after = _describe(look, number, gap, state, before)
            if self.marks > 0:
                self._compare(look, number, after, marks)
        return look

    def _compare(self, look: Look, number: i64, after: State, before: vec[float]) -> None:
        """Write by how much an answer changes the marks."""
        marks = self.heuristics.marks_after(after, look.seat, look.actions[number], before)
        into = look.answers
        first: i64 = number * look.figures + ANSWER_FIGURES
        at: i64
        for at in range(self.marks):
            into[first + at] = marks[at] - before[at]

    def _figures(
        self, state: State, seat: i64, sheet: Sheet, best: float, next_best: float, actions: list[int]
    ) -> None:
        points = _points(state, seat)
        sheet.number("", max(-5.0, min(5.0, best / 20.0)))
        sheet.number("", max(-3.0, next_best))
        sheet.number("", math.log(float(len(actions))) / 4.0)
        sheet.number("", points[0] / 40.0)
        sheet.number("", (points[0] - points[2]) / 20.0)
        sheet.number("", 1.0)


def most_promising(promises: list[float], most: i64) -> list[int]:
    """Return the places of the highest promises, the highest first; among equals the earlier.

    >>> most_promising([1.0, 3.0, 2.0, 3.0], 3)
    [1, 3, 2]
    """
    kept: list[int] = []
    number: i64
    for number in range(len(promises)):
        promise: float = promises[number]
        at: i64 = len(kept)
        if at >= most and promises[kept[at - 1]] >= promise:
            continue
        while at > 0 and promises[kept[at - 1]] < promise:
            at -= 1
        kept.insert(at, number)
        if len(kept) > most:
            kept.pop()
    return kept


def promises_of(heuristics: Heuristics, state: State, actions: list[int]) -> list[float]:
    """Return what the answers promise, a broken number as very little."""
    promises = heuristics.order(state, actions)
    number: i64
    for number in range(len(promises)):
        if not math.isfinite(promises[number]):
            promises[number] = -1000.0
    return promises


def foresee(look: Look, state: State) -> None:
    """Write what the heuristics expect: logarithms of the seats' chances, and of the asked seat's odds.

    Seats are counted from the one that is asked. A network's own expectation is a correction of this.
    """
    heuristics: Heuristics = state.game.heuristics
    chances = heuristics.chances(state)
    outlook = look.outlook
    away: i64
    for away in range(look.seats):
        seat: i64 = look.seat + away
        chance: float = chances[seat if seat < look.seats else seat - look.seats]
        outlook[away] = math.log(max(chance, LEAST_CHANCE))
        if away == 0:
            outlook[MOST_SEATS] = outlook[0] - math.log(max(1.0 - chance, LEAST_CHANCE))


def _points(state: State, seat: i64) -> list[float]:
    """Return a seat's points and first tie-break, and the highest points and the mean of the others."""
    own = state.standing(seat)
    others: list[float] = []
    other: i64
    for other in range(state.seats):
        if other != seat:
            others.append(float(state.standing(other)[0]))
    if not others:
        others.append(0.0)
    tie_break = float(own[1]) if len(own) > 1 else 0.0
    return [float(own[0]), tie_break, max(others), sum(others) / float(len(others))]


def _describe(look: Look, number: i64, gap: float, state: State, before: list[float]) -> State:
    """Write what an answer promises and what it changes; return where it leads."""
    after = state.clone()
    after.apply(look.actions[number])
    then = _points(after, look.seat)
    into = look.answers
    at: i64 = number * look.figures
    into[at] = gap / 10.0
    into[at + 1] = math.exp(4.0 * gap)
    into[at + 2] = math.exp(gap)
    into[at + 3] = math.exp(gap / 4.0)
    into[at + 4] = 1.0 if gap == 0.0 else 0.0
    into[at + 5] = float(number) / float(WIDTH)
    into[at + 6] = (then[0] - before[0]) / 5.0
    into[at + 7] = (then[1] - before[1]) / 5.0
    into[at + 8] = (then[2] - before[2]) / 5.0
    into[at + 9] = (then[3] - before[3]) / 5.0
    asked = after.to_move
    if asked == look.seat:
        into[at + 10] = 1.0
        frame = after.frame
        now = state.frame
        if frame is not None and now is not None and frame.step is now.step:
            into[at + 11] = 1.0
    elif asked == CHANCE:
        into[at + 12] = 1.0
    elif asked == OVER:
        into[at + 13] = 1.0
    else:
        into[at + 14] = 1.0
    into[at + 15] = 1.0
    return after
