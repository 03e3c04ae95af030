"""Where the points of a game came from: the events tell it, and their changes add up to the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cantiere.core.history import Move


class Points(NamedTuple):
    """Points that a move has brought to a seat, and where they came from."""

    number: int  # of the move, from 1
    round: int
    seat: int
    source: str  # the id of a message
    points: int


def points_made(moves: Sequence[Move]) -> list[Points]:
    """Return all points of a game, in the order in which they were made."""
    found: list[Points] = []
    for number, move in enumerate(moves, start=1):
        figure, played = move.before.game.points, int(move.before.round)
        for event in move.events:
            for change in event.figures:
                if change.figure == figure:
                    found.append(Points(number, played, change.seat, change.source, change.by))
    return found


def scores_along(moves: Sequence[Move], made: Sequence[Points], start: Sequence[int]) -> list[list[int]]:
    """Return the score of each seat at the set-up and after each move."""
    scores = list(start)
    curve = [list(scores)]
    place = 0
    for number in range(1, len(moves) + 1):
        while place < len(made) and made[place].number == number:
            scores[made[place].seat] += made[place].points
            place += 1
        curve.append(list(scores))
    return curve
