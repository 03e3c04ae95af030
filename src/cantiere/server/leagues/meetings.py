"""What pairing and standings know: entrants, and the tables at which they met. Plain values, and no game."""

from __future__ import annotations

import functools
from typing import NamedTuple

Counted = tuple[tuple[int, ...], tuple[int, ...]]
WIN = 120  # a won table, in the parts that points are counted in: every table of two to six divides it


class Entrant(NamedTuple):
    """Somebody who plays: `lot` was drawn, `since` and `until` are their first and (withdrawn) last round."""

    number: int
    lot: int
    since: int = 1
    until: int | None = None

    def plays(self, round_: int) -> bool:
        """Tell whether they are there in a round."""
        return self.since <= round_ and (self.until is None or round_ <= self.until)


class Meeting(NamedTuple):
    """A table of a round: who sat where, and how it ended. Whoever is alone has a bye."""

    round: int
    seats: tuple[int, ...]
    ranks: tuple[int, ...] = ()  # of the seats, 1 for the best; nothing while it is being played
    scores: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()  # entrants who did not play to the end: they count as last
    division: int = 0
    season: int = 1

    @property
    def bye(self) -> bool:
        """Whether somebody sits alone, and has won."""
        return len(self.seats) == 1

    @property
    def over(self) -> bool:
        """Whether it is known how it ended."""
        return self.bye or bool(self.ranks)


class Rules(NamedTuple):
    """A form of league with its figures. Tables have `size` seats, or fewer, down to `least`."""

    form: str
    size: int = 2
    least: int = 2
    rounds: int = 5  # of a Swiss league
    group: int = 6  # the most in one division,
    laps: int = 1  # how often everybody meets everybody in a season,
    seasons: int = 1
    moving: int = 1  # and how many go up and down after it


def points_of(meeting: Meeting) -> list[int]:
    """Return the points of each seat, in parts of `WIN`: all for the first, none for the last; a bye is won.

    Who is level shares. Who did not play to the end has none.

    >>> points_of(Meeting(1, (4, 7, 9), (1, 2, 2)))
    [120, 30, 30]
    >>> points_of(Meeting(1, (4, 7), (1, 2), absent=(4,)))
    [0, 120]
    """
    return [WIN] if meeting.bye else list(_counted(meeting)[1])


def ranks_of(meeting: Meeting) -> list[int]:
    """Return the rank of each seat, with the absent last, whatever was reached in their place."""
    return list(_counted(meeting)[0])


def _counted(meeting: Meeting) -> Counted:
    return counted(meeting.ranks, tuple([entrant in meeting.absent for entrant in meeting.seats]))


@functools.lru_cache(maxsize=4096)  # a league has a thousand tables, and few ways in which one ends
def counted(ranks: tuple[int, ...], absent: tuple[bool, ...]) -> Counted:
    """Return ranks and points of the seats of a table that is over, by what was reached at each.

    >>> counted((1, 2, 2), (True, False, False))
    ((3, 1, 1), (0, 90, 90))
    """
    there = [rank for rank, away in zip(ranks, absent, strict=True) if not away]
    final = [
        len(there) + 1 if away else 1 + sum(other < rank for other in there)
        for rank, away in zip(ranks, absent, strict=True)
    ]
    points = []
    for rank, away in zip(final, absent, strict=True):
        behind = sum(other > rank for other in final)
        level = sum(other == rank for other in final) - 1
        points.append(0 if away else WIN * (2 * behind + level) // (2 * (len(final) - 1)))
    return tuple(final), tuple(points)


def given_up(meetings: list[Meeting]) -> set[int]:
    """Return who was absent at their last two tables: they are not waited for again.

    >>> sorted(given_up([Meeting(1, (0, 1), (1, 2), absent=(1,)), Meeting(2, (2, 1), (1, 2), absent=(1, 2))]))
    [1]
    """
    last: dict[int, list[bool]] = {}
    for meeting in sorted(meetings):
        if not meeting.bye and meeting.over:
            for entrant in meeting.seats:
                last.setdefault(entrant, []).append(entrant in meeting.absent)
    return {entrant for entrant, found in last.items() if len(found) > 1 and all(found[-2:])}
