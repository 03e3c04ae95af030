"""Who sits at which table, and where. Pure: the same players and the same past give the same tables.

Libraries pair two by two; none deals tables of two to six. So people are dealt in order, and then change
places, two at a time, while that makes all tables together better. With `n` people at tables of `k` after `r`
rounds there is always such a change while `n > k + r (k - 1) (2k - 1)`, so until then nobody meets anybody
twice; with fewer people it is searched harder, and up to ten people all ways are gone through.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from cantiere.server.leagues.meetings import Meeting

Table = list[int]

REPEAT = 10**9  # meeting somebody again is worse than any difference of points
CLASH = 40  # two who have sat first, or second, too often: tables of two cannot help both
SHORT = 3000  # a smaller table, again: worse than a won table more or less
TRIES = 12
FEW = 10  # up to so many, all ways are gone through


def table_sizes(count: int, most: int, least: int) -> tuple[list[int], int]:
    """Return the sizes of the tables, as even as can be, and how many are left over.

    >>> table_sizes(10, 4, 3), table_sizes(7, 2, 2), table_sizes(5, 4, 2), table_sizes(5, 4, 4)
    (([4, 3, 3], 0), ([2, 2, 2], 1), ([3, 2], 0), ([4], 1))
    """
    if count < least:
        return [], count
    tables = -(-count // most)
    if count // tables >= least:
        return [count // tables + (place < count % tables) for place in range(tables)], 0
    tables = count // most
    sizes = [most] * tables
    rest = count - most * tables
    while rest >= least:
        sizes.append(least)
        rest -= least
    return sizes, rest


class Past:
    """Who has met whom, sat where, had a bye and a smaller table."""

    def __init__(self, meetings: Iterable[Meeting], most: int) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.short: Counter[int] = Counter()
        self.most = most
        for meeting in meetings:
            self.add(meeting.seats)

    def add(self, seats: Sequence[int]) -> None:
        """Note a table."""
        if len(seats) == 1:
            self.byes[seats[0]] += 1
            return
        for seat, entrant in enumerate(seats):
            self.sat[entrant, seat] += 1
            self.short[entrant] += len(seats) < self.most
        for one, other in itertools.permutations(seats, 2):
            self.met[one, other] += 1

    def leaning(self, entrant: int) -> int:
        """Return how much more often somebody sat first than second."""
        return self.sat[entrant, 0] - self.sat[entrant, 1]

    def weight(self, one: int, other: int) -> int:
        """Return how bad it is that two sit together, points aside."""
        again = self.met[one, other]
        mine, yours = self.leaning(one), self.leaning(other)
        clash = min(abs(mine), abs(yours)) if self.most == 2 and mine * yours > 0 else 0
        return REPEAT * again * again + CLASH * clash * clash


def deal(
    order: Sequence[int], sizes: Sequence[int], past: Past, points: dict[int, int] | None = None
) -> list[Table]:
    """Return tables of these sizes, filled in this order: nobody meets the same people if it can be helped.

    With `points`, people of about as many points sit together.
    """
    tables, first = [], 0
    for size in sizes:
        tables.append(list(order[first : first + size]))
        first += size
    weights = _weights(order, past, points or {})
    change_places(tables, weights, past)
    best, cost = tables, _cost(tables, weights)
    if cost < REPEAT:
        return best
    if len(order) <= FEW:
        return min(ways(list(order), sizes), key=lambda way: _cost(way, weights))
    chance = random.Random(len(past.met))  # the same every time
    for _ in range(TRIES):
        mixed = [list(table) for table in best]
        for _ in range(max(2, len(order) // 4)):
            one, other = chance.sample(range(len(mixed)), 2) if len(mixed) > 1 else (0, 0)
            a, b = chance.randrange(len(mixed[one])), chance.randrange(len(mixed[other]))
            mixed[one][a], mixed[other][b] = mixed[other][b], mixed[one][a]
        change_places(mixed, weights, past)
        found = _cost(mixed, weights)
        if found < cost:
            best, cost = mixed, found
        if cost < REPEAT:
            break
    return best


def ways(people: Table, sizes: Sequence[int]) -> Iterator[list[Table]]:
    """Go through all ways to seat a few people at tables of these sizes."""
    if not people:
        yield []
        return
    for size in sorted(set(sizes)):
        rest = list(sizes)
        rest.remove(size)
        for others in itertools.combinations(people[1:], size - 1):
            left = [one for one in people[1:] if one not in others]
            for way in ways(left, rest):
                yield [[people[0], *others], *way]


def _weights(order: Sequence[int], past: Past, points: dict[int, int]) -> dict[int, dict[int, int]]:
    found: dict[int, dict[int, int]] = {one: {} for one in order}
    for one, other in itertools.combinations(order, 2):
        apart = (points.get(one, 0) - points.get(other, 0)) // 4
        found[one][other] = found[other][one] = past.weight(one, other) + apart * apart
    return found


def _cost(tables: Sequence[Table], weights: dict[int, dict[int, int]]) -> int:
    return sum(weights[one][other] for table in tables for one, other in itertools.combinations(table, 2))


def change_places(tables: list[Table], weights: dict[int, dict[int, int]], past: Past) -> None:
    """Let two change places as long as all tables together are the better for it."""
    places = [(table, seat) for table in range(len(tables)) for seat in range(len(tables[table]))]
    better = True
    while better:
        better = False
        for (t, i), (u, j) in itertools.combinations(places, 2):
            if t == u:
                continue
            here, there = tables[t], tables[u]
            one, other = here[i], there[j]
            mine, yours = weights[one], weights[other]
            gain = 0
            if len(here) != len(there):
                fewer = (
                    past.short[one] - past.short[other]
                )  # whoever had less of them takes the smaller table
                gain = SHORT * (fewer if len(here) < len(there) else -fewer)
            for mate in here:
                if mate != one:
                    gain += mine[mate] - yours[mate]
            for mate in there:
                if mate != other:
                    gain += yours[mate] - mine[mate]
            if gain > 0:
                here[i], there[j] = other, one
                better = True


def seated(table: Sequence[int], past: Past) -> tuple[int, ...]:
    """Return the people of a table as they sit: nobody always begins, nobody is always last."""
    return min(
        itertools.permutations(table),
        key=lambda seats: sum(past.sat[entrant, seat] for seat, entrant in enumerate(seats)),
    )
