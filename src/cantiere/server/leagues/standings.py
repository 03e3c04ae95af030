"""Who stands where, and by which tie-breaks. Pure.

Points come first (`points_of`). Among those who are level on points decide, in this order,

- in a Swiss league: how many points their opponents have on average, tables won, the margin;
- in a group: the tables that they played with each other, tables won, the margin.

The margin is by how much somebody's scores were above the average of their tables. Who is still level shares
the place. In a knockout counts how far one came; the final has its own order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from cantiere.server.leagues.meetings import WIN, Entrant, Meeting, Rules, points_of, ranks_of

SWISS, GROUPS, KNOCKOUT = "swiss", "groups", "knockout"
TieBreak = Literal["opponents", "direct", "wins", "margin"]
TIE_BREAKS: dict[str, tuple[TieBreak, ...]] = {
    SWISS: ("opponents", "wins", "margin"),
    GROUPS: ("direct", "wins", "margin"),
    KNOCKOUT: (),
}
Breaks = dict[int, tuple[Fraction | int, ...]]
PARTS = 60  # of a game's point: every table of two to six divides it


class Line(NamedTuple):
    """How somebody stands. `breaks` are the tie-breaks of the form, in their order."""

    entrant: int
    place: int
    points: float
    played: int
    wins: int
    breaks: tuple[float, ...]


class Tally:
    """What is added up of one entrant's tables."""

    def __init__(self) -> None:
        self.points = 0
        self.played = 0
        self.wins = 0
        self.margin = 0
        self.opponents: list[int] = []


BreaksOf = Callable[[dict[int, Tally], Sequence[Meeting]], Breaks]


def tallies(entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> dict[int, Tally]:
    """Add up what everybody has done."""
    found = {one.number: Tally() for one in entrants}
    for meeting in meetings:
        if not meeting.over:
            continue
        points = points_of(meeting)
        ranks = ranks_of(meeting) if not meeting.bye else [1]
        total, count = sum(meeting.scores), len(meeting.seats)
        for seat, entrant in enumerate(meeting.seats):
            tally = found[entrant]
            tally.points += points[seat]
            if meeting.bye:
                continue
            tally.played += 1
            there = entrant not in meeting.absent
            tally.wins += there and ranks[seat] == 1
            margin = PARTS * meeting.scores[seat] - PARTS * total // count if meeting.scores else 0
            tally.margin += margin if there else min(0, margin)
            tally.opponents += [other for other in meeting.seats if other != entrant]
    return found


def standings(rules: Rules, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[list[Line]]:
    """Return the lines of each division, the best first; all but groups have one division."""
    if rules.form == GROUPS:
        season = max((one.season for one in meetings), default=1)
        now = [one for one in meetings if one.season == season]
        return [
            table([one for one in entrants if one.number in members], _among(now, members), _direct)
            for members in divisions_of(now)
        ] or [table(entrants, [], _direct)]
    if rules.form == KNOCKOUT:
        return [_knockout(entrants, meetings)]
    return [table(entrants, meetings, _swiss)]


def divisions_of(season: Sequence[Meeting]) -> list[set[int]]:
    """Return who is in which division: everybody has a table or a bye in the first round of a season."""
    found: dict[int, set[int]] = {}
    first = min((one.round for one in season), default=0)
    for meeting in season:
        if meeting.round == first:
            found.setdefault(meeting.division, set()).update(meeting.seats)
    return [found[division] for division in sorted(found)]


def _among(meetings: Sequence[Meeting], members: set[int]) -> list[Meeting]:
    return [one for one in meetings if members.issuperset(one.seats)]


def table(entrants: Sequence[Entrant], meetings: Sequence[Meeting], breaks_of: BreaksOf) -> list[Line]:
    """Return the lines of a division, the best first; who is level in everything shares the place."""
    found = tallies(entrants, meetings)
    breaks = breaks_of(found, meetings)
    keys = {number: (tally.points, *breaks[number]) for number, tally in found.items()}
    ordered = sorted(entrants, key=lambda one: one.lot)
    ordered.sort(key=lambda one: keys[one.number], reverse=True)
    lines: list[Line] = []
    for index, one in enumerate(ordered):
        tally, key = found[one.number], keys[one.number]
        level = index > 0 and keys[ordered[index - 1].number] == key
        place = lines[-1].place if level else index + 1
        shown = tuple(round(float(value), 3) for value in key[1:])
        lines.append(Line(one.number, place, round(tally.points / WIN, 3), tally.played, tally.wins, shown))
    return lines


def _swiss(found: dict[int, Tally], _meetings: Sequence[Meeting]) -> Breaks:
    def opponents(tally: Tally) -> Fraction:
        met = [found[other].points for other in tally.opponents]
        return Fraction(sum(met), len(met) * WIN) if met else Fraction(0)

    return {
        number: (opponents(tally), tally.wins, Fraction(tally.margin, PARTS))
        for number, tally in found.items()
    }


def _direct(found: dict[int, Tally], meetings: Sequence[Meeting]) -> Breaks:
    against: dict[int, Fraction] = dict.fromkeys(found, Fraction(0))
    for meeting in meetings:
        if meeting.bye or not meeting.over:
            continue
        ranks = ranks_of(meeting)
        for one, rank in zip(meeting.seats, ranks, strict=True):
            for other, theirs in zip(meeting.seats, ranks, strict=True):
                if one != other and found[one].points == found[other].points:
                    against[one] += Fraction((rank < theirs) * 2 + (rank == theirs), 2)
    return {
        number: (against[number], tally.wins, Fraction(tally.margin, PARTS))
        for number, tally in found.items()
    }


def goes_on(meeting: Meeting, lots: dict[int, int]) -> list[int]:
    """Return who goes on from a table of a knockout: the better half, by lot where they are level."""
    if meeting.bye:
        return list(meeting.seats)
    ranks = dict(zip(meeting.seats, ranks_of(meeting), strict=True))
    there = [one for one in meeting.seats if one not in meeting.absent]
    return sorted(there, key=lambda one: (ranks[one], lots[one]))[: max(1, len(meeting.seats) // 2)]


def still_in(entrants: Sequence[Entrant], meetings: Sequence[Meeting], round_: int) -> list[Entrant]:
    """Return who has come through to a round of a knockout, whether or not they still play."""
    if round_ == 1:
        return [one for one in entrants if one.plays(1)]
    lots = {one.number: one.lot for one in entrants}
    last = [one for one in meetings if one.round == round_ - 1 and one.over]
    through = {number for meeting in last for number in goes_on(meeting, lots)}
    return [one for one in entrants if one.number in through]


def is_final(meetings: Sequence[Meeting], round_: int) -> bool:
    """Tell whether a round of a knockout was the last: one table for all who were left, or nobody to meet."""
    tables = [one for one in meetings if one.round == round_]
    return len(tables) <= 1


def _knockout(entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Line]:
    found = tallies(entrants, meetings)
    rounds = max((one.round for one in meetings), default=0)
    reached = dict.fromkeys((one.number for one in entrants), (0, 0))
    for meeting in meetings:
        for one in meeting.seats:
            reached[one] = max(reached[one], (meeting.round, 0))
    for through in still_in(entrants, meetings, rounds + 1) if rounds else ():
        reached[through.number] = (rounds + 1, 0)
    if rounds and is_final(meetings, rounds):
        final = next(one for one in meetings if one.round == rounds)
        if final.over:
            ranks = ranks_of(final) if not final.bye else [1]
            for one, rank in zip(final.seats, ranks, strict=True):
                reached[one] = (rounds + 1, -rank)
    ordered = sorted(entrants, key=lambda one: one.lot)
    ordered.sort(key=lambda one: reached[one.number], reverse=True)
    lines: list[Line] = []
    for index, entrant in enumerate(ordered):
        key = reached[entrant.number]
        level = index > 0 and reached[ordered[index - 1].number] == key
        place = lines[-1].place if level else index + 1
        tally = found[entrant.number]
        lines.append(Line(entrant.number, place, round(tally.points / WIN, 3), tally.played, tally.wins, ()))
    return lines
