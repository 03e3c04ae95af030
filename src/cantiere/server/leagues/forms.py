"""The next round of a league, from all that was played so far. Pure, and alike for every game."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from cantiere.server.leagues.dealing import Past, deal, seated, table_sizes
from cantiere.server.leagues.meetings import Entrant, Meeting, Rules
from cantiere.server.leagues.standings import (
    GROUPS,
    KNOCKOUT,
    SWISS,
    divisions_of,
    is_final,
    standings,
    still_in,
    tallies,
)

FORMS = (SWISS, GROUPS, KNOCKOUT)


class Planned(NamedTuple):
    """A table of the next round: who sits where. Whoever is alone has a bye."""

    seats: tuple[int, ...]
    division: int = 0
    season: int = 1


def next_round(rules: Rules, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Planned]:
    """Return the tables of the next round; none if the league is over. All tables so far must be.

    >>> [one.seats for one in next_round(Rules("swiss"), [Entrant(n, n) for n in range(5)], [])]
    [(0, 1), (2, 3), (4,)]
    """
    number = max((one.round for one in meetings), default=0) + 1
    if rules.form == KNOCKOUT:
        return _knockout(rules, entrants, meetings, number)
    if rules.form == GROUPS:
        return _groups(rules, entrants, meetings, number)
    if number > rules.rounds:
        return []
    return _swiss(rules, entrants, meetings, number)


def may_enter_late(rules: Rules, round_: int, season: int) -> bool:
    """Tell whether somebody may still enter in a round: before half of a Swiss league, or the last season."""
    if rules.form == SWISS:
        return 2 * round_ <= rules.rounds
    return rules.form == GROUPS and season < rules.seasons


# --- Swiss ---------------------------------------------------------------------------------------------


def _swiss(
    rules: Rules, entrants: Sequence[Entrant], meetings: Sequence[Meeting], number: int
) -> list[Planned]:
    there = [one for one in entrants if one.plays(number)]
    past = Past(meetings, rules.size)
    points = {one: tally.points for one, tally in tallies(entrants, meetings).items()}
    lots = {one.number: one.lot for one in there}
    order = sorted(lots, key=lambda one: (-points[one], lots[one]))
    sizes, left = table_sizes(len(order), rules.size, rules.least)
    if not sizes:
        return []
    order, byes = _with_byes(order, left, past)
    return [
        *(Planned(seated(table, past)) for table in deal(order, sizes, past, points)),
        *(Planned((one,)) for one in byes),
    ]


def _with_byes(order: list[int], left: int, past: Past) -> tuple[list[int], list[int]]:
    """Return who plays and who has a bye: whoever had the fewest of them, the last of those first."""
    byes = sorted(order, key=lambda one: (past.byes[one], -order.index(one)))[:left]
    return [one for one in order if one not in byes], byes


# --- knockout ------------------------------------------------------------------------------------------


def _knockout(
    rules: Rules, entrants: Sequence[Entrant], meetings: Sequence[Meeting], number: int
) -> list[Planned]:
    if number > 1 and is_final(meetings, number - 1):
        return []
    there = [one for one in still_in(entrants, meetings, number) if one.plays(number)]
    order = [one.number for one in sorted(there, key=lambda one: one.lot)]
    past = Past(meetings, rules.size)
    sizes, left = table_sizes(len(order), rules.size, rules.least)
    if rules.size == 2 and order:  # byes now, so that there are none later
        left = -len(order) % (1 << (len(order) - 1).bit_length())
        sizes = [2] * ((len(order) - left) // 2)
    if not sizes:
        return []
    order, byes = _first_byes(order, left, past)
    return [
        *(Planned(seated(table, past)) for table in deal(_snake(order, sizes), sizes, past)),
        *(Planned((one,)) for one in byes),
    ]


def _first_byes(order: list[int], left: int, past: Past) -> tuple[list[int], list[int]]:
    byes = sorted(order, key=lambda one: past.byes[one])[:left]
    return [one for one in order if one not in byes], byes


def _snake(order: list[int], sizes: list[int]) -> list[int]:
    """Return the order in which tables are filled so that the first lots are spread over them.

    >>> _snake([0, 1, 2, 3, 4, 5, 6], [4, 3])
    [0, 3, 4, 6, 1, 2, 5]
    """
    tables: list[list[int]] = [[] for _ in sizes]
    rest, forth = list(order), True
    while rest:
        for table in range(len(sizes)) if forth else reversed(range(len(sizes))):
            if rest and len(tables[table]) < sizes[table]:
                tables[table].append(rest.pop(0))
        forth = not forth
    return [one for table in tables for one in table]


# --- groups with promotion -----------------------------------------------------------------------------


def _groups(
    rules: Rules, entrants: Sequence[Entrant], meetings: Sequence[Meeting], number: int
) -> list[Planned]:
    by_number = {one.number: one for one in entrants}
    if not meetings:
        first = [one.number for one in sorted(entrants, key=lambda one: one.lot) if one.plays(1)]
        return _season(rules, divided(first, rules.group), 1)
    season = max(one.season for one in meetings)
    now = [one for one in meetings if one.season == season]
    began = min(one.round for one in now)
    past = Past(meetings, rules.size)
    planned = []
    for division, members in enumerate(divisions_of(now)):
        rounds = schedule(sorted(members), rules)
        if number - began < len(rounds):
            there = [one for one in members if by_number[one].plays(number)]
            planned += _played(rounds[number - began], there, rules, past, division, season)
    if planned or season == rules.seasons:
        return planned
    orders = [[line.entrant for line in lines] for lines in standings(rules, entrants, meetings)]
    known = {one for order in orders for one in order}
    orders = [[one for one in order if by_number[one].plays(number)] for order in orders]
    late = [one.number for one in sorted(entrants, key=lambda one: one.lot) if one.number not in known]
    late = [one for one in late if by_number[one].plays(number)]
    order = [*promoted(orders, rules.moving), *late]
    return _season(rules, divided(order, rules.group), season + 1, past) if len(order) > 1 else []


def _season(rules: Rules, divisions: list[list[int]], season: int, past: Past | None = None) -> list[Planned]:
    """Return the first round of a season."""
    past = past or Past((), rules.size)
    planned = []
    for division, members in enumerate(divisions):
        first = schedule(sorted(members), rules)[0]
        planned += _played(first, members, rules, past, division, season)
    return planned


def _played(
    tables: list[list[int]], there: Sequence[int], rules: Rules, past: Past, division: int, season: int
) -> list[Planned]:
    """Return tables without those who have withdrawn; who has nobody left to play with has won."""
    planned = []
    for table in tables:
        left = [one for one in table if one in there]
        if len(left) >= rules.least:
            planned.append(Planned(seated(left, past), division, season))
        else:
            planned += [Planned((one,), division, season) for one in left]
    return planned


def divided(order: Sequence[int], most: int) -> list[list[int]]:
    """Return divisions of almost the same size, in order, with `most` in one at most.

    >>> divided(range(7), 3)
    [[0, 1, 2], [3, 4], [5, 6]]
    """
    count = max(1, -(-len(order) // most))
    sizes = [len(order) // count + (place < len(order) % count) for place in range(count)]
    return [list(order[sum(sizes[:place]) : sum(sizes[: place + 1])]) for place in range(count)]


def promoted(orders: Sequence[Sequence[int]], moving: int) -> list[int]:
    """Return all, in the order of the next season: the first of a division go up, the last go down.

    >>> promoted([[0, 1, 2], [3, 4, 5], [6, 7, 8]], 1)
    [0, 1, 3, 2, 4, 6, 5, 7, 8]
    """
    divisions = [list(order) for order in orders]
    for place, (upper, lower) in enumerate(itertools.pairwise(orders)):
        count = min(moving, len(upper) // 2, len(lower) // 2)
        if count:
            up, down = list(lower[:count]), list(upper[-count:])
            divisions[place] = [one for one in divisions[place] if one not in down] + up
            divisions[place + 1] = down + [one for one in divisions[place + 1] if one not in up]
    return [one for division in divisions for one in division]


def schedule(members: Sequence[int], rules: Rules) -> list[list[list[int]]]:
    """Return the tables of each round of a season: everybody meets everybody, `laps` times."""
    lap = _circle(list(members)) if rules.size == 2 else _all_meet(list(members), rules)
    return lap * rules.laps


def _circle(members: list[int]) -> list[list[list[int]]]:
    """Return the rounds of tables of two, by the circle that everybody knows."""
    ring: list[int | None] = [*members, *([None] if len(members) % 2 else [])]
    rounds = []
    for _ in range(max(1, len(ring) - 1)):
        half = len(ring) // 2
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append([[one for one in pair if one is not None] for pair in pairs])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _all_meet(members: list[int], rules: Rules) -> list[list[list[int]]]:
    """Return rounds of larger tables until all have met."""
    past = Past((), rules.size)
    rounds: list[list[list[int]]] = []
    pairs = len(members) * (len(members) - 1)
    while not rounds or (len(past.met) < pairs and len(rounds) < 2 * len(members)):
        sizes, left = table_sizes(len(members), rules.size, rules.least)
        order, byes = _with_byes(members, left, past)
        tables = deal(order, sizes, past) if sizes else []
        tables += [[one] for one in byes]
        for table in tables:
            past.add(seated(table, past))
        rounds.append(tables)
    return rounds
