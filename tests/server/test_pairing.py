"""Pairing and standings of leagues: pure, so whatever people do can be played through by the hundred."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantiere.server.leagues.dealing import Past, deal, seated, table_sizes, ways
from cantiere.server.leagues.forms import (
    FORMS,
    Planned,
    divided,
    may_enter_late,
    next_round,
    promoted,
    schedule,
)
from cantiere.server.leagues.meetings import WIN, Entrant, Meeting, Rules, given_up, points_of, ranks_of
from cantiere.server.leagues.standings import GROUPS, KNOCKOUT, SWISS, divisions_of, standings

Coming = Callable[[int, list[Entrant]], list[Entrant]]  # what becomes of the entrants before a round


def played(round_: int, planned: Planned, strength: dict[int, float], chance: random.Random) -> Meeting:
    """A table, as people of these strengths might play it."""
    if len(planned.seats) == 1:
        return Meeting(round_, planned.seats, division=planned.division, season=planned.season)
    scores = tuple(int(20 + strength[one] + chance.gauss(0, 8)) for one in planned.seats)
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    absent = tuple(one for one in planned.seats if chance.random() < 0.02)
    return Meeting(round_, planned.seats, ranks, scores, absent, planned.division, planned.season)


def play(
    rules: Rules, count: int, seed: int = 1, coming: Coming | None = None
) -> tuple[list[Entrant], list[Meeting]]:
    """Play a whole league."""
    chance = random.Random(seed)
    lots = chance.sample(range(count), count)
    entrants = [Entrant(number, lots[number]) for number in range(count)]
    strength = {number: chance.gauss(0, 10) for number in range(count * 3)}
    meetings: list[Meeting] = []
    for round_ in itertools.count(1):
        if coming is not None:
            entrants = coming(round_, entrants)
        planned = next_round(rules, entrants, meetings)
        if not planned:
            return entrants, meetings
        check_round(rules, entrants, meetings, planned, round_)
        meetings += [played(round_, one, strength, chance) for one in planned]
        assert round_ < 400
    raise AssertionError


def check_round(
    rules: Rules, entrants: list[Entrant], meetings: list[Meeting], planned: list[Planned], round_: int
) -> None:
    """Whatever the form: everybody once, only those who are there, tables of the right sizes."""
    sitting = [one for table in planned for one in table.seats]
    assert len(set(sitting)) == len(sitting)
    there = {one.number for one in entrants if one.plays(round_)}
    assert set(sitting) <= there
    for table in planned:
        assert len(table.seats) == 1 or rules.least <= len(table.seats) <= rules.size
    if rules.form == SWISS:
        assert set(sitting) == there
        byes = Counter(one.seats[0] for one in meetings if one.bye)
        now = [table.seats[0] for table in planned if len(table.seats) == 1]
        assert all(byes[one] <= min(byes[other] for other in there) for one in now)
    assert planned == next_round(rules, entrants, meetings)  # the same again


TABLES = st.sampled_from([(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (5, 3), (6, 2), (6, 4)])


@settings(max_examples=60, deadline=None)
@given(
    form=st.sampled_from(FORMS),
    tables=TABLES,
    count=st.integers(2, 40),
    rounds=st.integers(1, 7),
    group=st.integers(3, 9),
    seasons=st.integers(1, 3),
    seed=st.integers(0, 10**6),
    restless=st.booleans(),
)
def test_every_league_comes_to_its_end(
    form: str,
    tables: tuple[int, int],
    count: int,
    rounds: int,
    group: int,
    seasons: int,
    seed: int,
    restless: bool,
) -> None:
    """Also if people withdraw and others come late, in any round."""
    size, least = tables
    rules = Rules(form, size, least, rounds=rounds, group=max(group, size), seasons=seasons)
    chance = random.Random(seed + 1)

    def coming(round_: int, entrants: list[Entrant]) -> list[Entrant]:
        if not restless:
            return entrants
        entrants = [
            one._replace(until=round_ - 1) if one.until is None and chance.random() < 0.05 else one
            for one in entrants
        ]
        late = len(entrants)
        if form != KNOCKOUT and round_ > 1 and late < 2 * count and chance.random() < 0.5:
            entrants.append(Entrant(late, late, since=round_))
        return entrants

    entrants, meetings = play(rules, count, seed, coming)
    lines = [line for division in standings(rules, entrants, meetings) for line in division]
    assert len({line.entrant for line in lines}) == len(lines)
    if form != GROUPS:  # there, who withdrew before the last season stands nowhere
        assert {line.entrant for line in lines} == {one.number for one in entrants}
    for division in standings(rules, entrants, meetings):
        places = [line.place for line in division]
        assert places == sorted(places)
        assert all(place in (index + 1, places[index - 1]) for index, place in enumerate(places))


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("count", [7, 16, 33, 61, 120])
def test_nobody_meets_the_same_people_while_that_can_be_helped(size: int, count: int) -> None:
    rules = Rules(SWISS, size, 2, rounds=5)
    _, meetings = play(rules, count, seed=size)
    met: Counter[frozenset[int]] = Counter()
    for round_ in range(1, 6):
        now = [one for one in meetings if one.round == round_]
        again = sum(met[frozenset(pair)] > 0 for one in now for pair in itertools.combinations(one.seats, 2))
        if count > size + (round_ - 1) * (size - 1) * (2 * size - 1):
            assert again == 0, f"round {round_}"
        met.update(frozenset(pair) for one in now for pair in itertools.combinations(one.seats, 2))


@settings(max_examples=150, deadline=None)
@given(count=st.integers(4, 8), size=st.integers(2, 4), rounds=st.integers(1, 6), seed=st.integers(0, 10**6))
def test_with_few_people_no_way_has_fewer_repeats(count: int, size: int, rounds: int, seed: int) -> None:
    """Compared with all ways there are."""
    chance = random.Random(seed)
    sizes, left = table_sizes(count, size, 2)
    past = Past((), size)
    order = list(range(count - left))
    for _ in range(rounds):
        chance.shuffle(order)
        for table in deal(order, sizes, past):
            past.add(table)

    def repeats(way: list[list[int]]) -> int:
        return sum(past.met[pair] ** 2 for table in way for pair in itertools.combinations(table, 2))

    assert repeats(deal(order, sizes, past)) == min(repeats(way) for way in ways(order, sizes))


@settings(max_examples=40, deadline=None)
@given(size=st.integers(2, 6), count=st.integers(6, 40), seed=st.integers(0, 10**6))
def test_seats_and_starting_places_even_out(size: int, count: int, seed: int) -> None:
    """In a long Swiss league nobody begins, or is last, much more often than anybody else."""
    rounds = 2 * size + 1
    _, meetings = play(Rules(SWISS, size, 2, rounds=rounds), count, seed)
    sat: Counter[tuple[int, int]] = Counter()
    tables: Counter[int] = Counter()
    full = all(len(one.seats) in (1, size) for one in meetings)
    for one in meetings:
        if not one.bye:
            tables.update(one.seats)
            sat.update((entrant, seat) for seat, entrant in enumerate(one.seats))
    for entrant in range(count):
        times = [sat[entrant, seat] for seat in range(size)]
        if full:
            # Of two who have both begun too often one must begin again.
            assert max(times) - min(times) <= (3 if size == 2 else 2), (entrant, times)
        else:  # the last seats of the larger tables are not everywhere
            assert times[0] <= tables[entrant] / 2 + 1, (entrant, times)


@pytest.mark.parametrize(("count", "most", "least"), list(itertools.product(range(2, 60), [2, 4, 6], [2, 3])))
def test_tables_are_as_even_as_can_be(count: int, most: int, least: int) -> None:
    if least > most:
        return
    sizes, left = table_sizes(count, most, least)
    assert sum(sizes) + left == count
    assert all(least <= one <= most for one in sizes)
    assert left < least or not sizes
    if most > 2 * least - 2 and count >= least:
        assert left == 0
        assert max(sizes) - min(sizes) <= 1


def test_a_smaller_table_comes_to_everybody() -> None:
    _, meetings = play(Rules(SWISS, 4, 3, rounds=6), 38, seed=3)
    short = Counter(entrant for one in meetings if len(one.seats) == 3 for entrant in one.seats)
    assert max(short.values()) <= 2  # six of thirty-eight in each of six rounds


@settings(max_examples=40, deadline=None)
@given(size=st.integers(2, 6), least=st.integers(2, 3), members=st.integers(2, 12), laps=st.integers(1, 2))
def test_in_a_group_everybody_meets_everybody(size: int, least: int, members: int, laps: int) -> None:
    rules = Rules(GROUPS, size, min(size, least), laps=laps)
    if members < rules.least:
        return
    rounds = schedule(list(range(members)), rules)
    met: Counter[frozenset[int]] = Counter()
    for one in rounds:
        assert sorted(entrant for table in one for entrant in table) == list(range(members))
        met.update(frozenset(pair) for table in one for pair in itertools.combinations(table, 2))
    assert len(met) == members * (members - 1) // 2
    assert min(met.values()) >= laps
    if size == 2:
        assert set(met.values()) == {laps}
        byes = Counter(table[0] for one in rounds for table in one if len(table) == 1)
        assert set(byes.values()) <= {laps}


@settings(max_examples=60, deadline=None)
@given(
    sizes=st.lists(st.integers(2, 6), min_size=1, max_size=6),
    moving=st.integers(0, 3),
    seed=st.integers(0, 10**6),
)
def test_the_first_go_up_and_the_last_go_down(sizes: list[int], moving: int, seed: int) -> None:
    numbers = iter(random.Random(seed).sample(range(sum(sizes)), sum(sizes)))
    orders = [list(itertools.islice(numbers, size)) for size in sizes]
    order = promoted(orders, moving)
    assert sorted(order) == list(range(sum(sizes)))
    first = [0, *itertools.accumulate(sizes)]
    division = {one: next(d for d in range(len(sizes)) if order.index(one) < first[d + 1]) for one in order}
    for upper, (high, low) in enumerate(itertools.pairwise(orders)):
        count = min(moving, len(high) // 2, len(low) // 2)
        assert all(division[one] == upper for one in low[:count])
        assert all(division[one] == upper + 1 for one in high[len(high) - count :])
    stay = {one for d, members in enumerate(orders) for one in members if division[one] == d}
    moved = sum(min(moving, len(a) // 2, len(b) // 2) * 2 for a, b in itertools.pairwise(orders))
    assert len(stay) == sum(sizes) - moved


def test_seasons_follow_each_other_and_newcomers_begin_below() -> None:
    rules = Rules(GROUPS, 2, group=4, seasons=3, moving=1)

    def coming(round_: int, entrants: list[Entrant]) -> list[Entrant]:
        if round_ == 2:
            return [*entrants, Entrant(8, 8, since=2)]
        return entrants

    _entrants, meetings = play(rules, 8, seed=5, coming=coming)
    seasons = [[one for one in meetings if one.season == number] for number in (1, 2, 3)]
    before, after = divisions_of(seasons[0]), divisions_of(seasons[1])
    assert [len(one) for one in before] == [4, 4]
    assert [len(one) for one in after] == [3, 3, 3]
    assert 8 in after[-1]
    assert seasons[2]


def test_promotion_is_by_the_standings() -> None:
    rules = Rules(GROUPS, 2, group=4, seasons=2, moving=1)
    entrants, meetings = play(rules, 8, seed=9)
    first = [one for one in meetings if one.season == 1]
    upper, lower = standings(rules, entrants, first)
    then = divisions_of([one for one in meetings if one.season == 2])
    assert then[0] == {line.entrant for line in upper[:-1]} | {lower[0].entrant}
    assert then[1] == {line.entrant for line in lower[1:]} | {upper[-1].entrant}


@settings(max_examples=60, deadline=None)
@given(size=st.integers(2, 6), count=st.integers(2, 70), seed=st.integers(0, 10**6))
def test_a_knockout_has_one_winner_and_byes_only_in_the_first_round(size: int, count: int, seed: int) -> None:
    chance = random.Random(seed)
    entrants = [Entrant(number, number) for number in range(count)]
    meetings: list[Meeting] = []
    rules = Rules(KNOCKOUT, size, 2)
    out: set[int] = set()
    for round_ in itertools.count(1):
        planned = next_round(rules, entrants, meetings)
        if not planned:
            break
        assert not out & {one for table in planned for one in table.seats}
        if round_ > 1:
            assert all(len(one.seats) > 1 for one in planned)
        for one in planned:
            ranks = tuple(chance.sample(range(1, len(one.seats) + 1), len(one.seats)))
            meetings.append(Meeting(round_, one.seats, ranks if len(ranks) > 1 else ()))
            best = max(1, len(one.seats) // 2)
            out |= {e for e, rank in zip(one.seats, ranks, strict=True) if rank > best}
    assert [one.round for one in meetings].count(meetings[-1].round) == 1
    (lines,) = standings(rules, entrants, meetings)
    winner = meetings[-1].seats[meetings[-1].ranks.index(1)]
    assert [line.entrant for line in lines if line.place == 1] == [winner]
    assert sorted(line.entrant for line in lines) == list(range(count))
    if size == 2:
        assert meetings[-1].round == (count - 1).bit_length()
        assert Counter(len(one.seats) for one in meetings)[2] == count - 1


def test_a_knockout_goes_on_without_those_who_withdraw() -> None:
    rules = Rules(KNOCKOUT, 2)
    entrants = [Entrant(number, number) for number in range(8)]
    first = [one.seats for one in next_round(rules, entrants, [])]
    assert sorted(tuple(sorted(one)) for one in first) == [(0, 7), (1, 6), (2, 5), (3, 4)]
    meetings = [Meeting(1, tuple(sorted(seats)), (1, 2)) for seats in first]
    entrants[0] = entrants[0]._replace(until=1)  # has won, and goes home
    second = next_round(rules, entrants, meetings)
    assert sorted(len(one.seats) for one in second) == [1, 2]
    assert {one for table in second for one in table.seats} == {1, 2, 3}
    absent = [Meeting(1, (0, 1), (1, 2), absent=(0, 1)), Meeting(1, (2, 3), (1, 2))]
    four = [Entrant(number, number) for number in range(4)]
    assert [one.seats for one in next_round(rules, four, absent)] == []  # the other has nobody left to meet
    assert standings(rules, four, absent)[0][0].entrant == 2


def test_who_withdraws_from_a_group_leaves_the_table_to_the_others() -> None:
    rules = Rules(GROUPS, 2, group=4)
    entrants = [Entrant(number, number) for number in range(4)]
    first = next_round(rules, entrants, [])
    meetings = [Meeting(1, one.seats, (1, 2), (5, 3)) for one in first]
    entrants[2] = entrants[2]._replace(until=1)
    second = next_round(rules, entrants, meetings)
    assert sorted(len(one.seats) for one in second) == [1, 2]
    assert points_of(Meeting(2, (0,))) == [WIN]


def test_late_entrants_may_come_before_half_of_the_rounds() -> None:
    assert [may_enter_late(Rules(SWISS, rounds=5), n, 1) for n in range(1, 6)] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert [may_enter_late(Rules(GROUPS, seasons=2), 3, season) for season in (1, 2)] == [True, False]
    assert not may_enter_late(Rules(KNOCKOUT), 1, 1)


# --- standings -------------------------------------------------------------------------------------------


@settings(max_examples=100, deadline=None)
@given(ranks=st.lists(st.integers(1, 6), min_size=2, max_size=6), absent=st.sets(st.integers(0, 5)))
def test_a_table_has_the_same_points_to_give_whoever_is_level(ranks: list[int], absent: set[int]) -> None:
    seats = tuple(range(len(ranks)))
    away = tuple(sorted(absent & set(seats)))
    meeting = Meeting(1, seats, tuple(ranks), absent=away)
    points = points_of(meeting)
    assert all(0 <= one <= WIN for one in points)
    if not away:
        assert abs(sum(points) - WIN * len(seats) / 2) < len(seats)
    assert all(points[one] == 0 for one in away)
    for one, other in itertools.permutations(seats, 2):
        if one not in away and other not in away and ranks[one] < ranks[other]:
            assert points[one] > points[other]
        if one in away and other not in away:
            assert ranks_of(meeting)[one] > ranks_of(meeting)[other]


def lines_of(form: str, count: int, *meetings: Meeting) -> list[tuple[int, int]]:
    entrants = [Entrant(number, number) for number in range(count)]
    (lines,) = standings(Rules(form, 2, rounds=9, group=9), entrants, list(meetings))
    return [(line.place, line.entrant) for line in lines]


def test_in_a_swiss_league_stronger_opponents_come_first() -> None:
    table = lines_of(
        SWISS,
        4,
        Meeting(1, (0, 1), (1, 2), (9, 1)),
        Meeting(1, (2, 3), (1, 2), (5, 4)),
        Meeting(2, (0, 3), (2, 1), (4, 5)),
        Meeting(2, (2, 1), (2, 1), (4, 5)),
        Meeting(3, (2, 0), (1, 2), (6, 5)),
    )
    # 2 has two, the others one each. On average those whom 1 and 3 met have 3/2, those whom 0 met 4/3.
    assert table == [(1, 2), (2, 3), (3, 1), (4, 0)]


def test_then_wins_then_the_margin_and_who_is_level_shares_the_place() -> None:
    assert lines_of(SWISS, 2, Meeting(1, (0, 1), (1, 1), (5, 5))) == [(1, 0), (1, 1)]
    both = Meeting(1, (0, 1), (1, 2), (9, 1)), Meeting(2, (1, 0), (1, 2), (4, 3))
    assert lines_of(SWISS, 2, *both) == [(1, 0), (2, 1)]


def test_in_a_group_the_tables_among_those_who_are_level_come_first() -> None:
    table = lines_of(
        GROUPS,
        4,
        Meeting(1, (0, 1), (2, 1), (1, 2)),
        Meeting(1, (2, 3), (1, 2), (2, 1)),
        Meeting(2, (0, 2), (1, 2), (90, 1)),
        Meeting(2, (1, 3), (2, 1), (1, 2)),
        Meeting(3, (0, 3), (1, 2), (90, 1)),
        Meeting(3, (1, 2), (1, 2), (2, 1)),
    )
    assert table[:2] == [(1, 1), (2, 0)]  # two points each; 1 has beaten 0, whatever the margin
    assert table[2:] == [(3, 2), (4, 3)]  # one each; 2 has beaten 3


def test_who_is_absent_twice_in_a_row_is_not_waited_for() -> None:
    once = Meeting(1, (0, 1), (1, 2), absent=(1,))
    assert not given_up([once])
    assert not given_up([once, Meeting(2, (1, 2), (1, 2)), Meeting(3, (1, 3), (1, 2), absent=(1,))])
    assert given_up([once, Meeting(2, (1,)), Meeting(3, (1, 3), (1, 2), absent=(1,))]) == {1}


@pytest.mark.parametrize(("form", "size"), [(SWISS, 2), (SWISS, 4), (GROUPS, 4), (KNOCKOUT, 2)])
def test_two_hundred_are_paired_and_nobody_meets_anybody_twice(form: str, size: int) -> None:
    _, meetings = play(Rules(form, size, 2, rounds=9, group=8), 200)
    pairs = Counter(frozenset(pair) for one in meetings for pair in itertools.combinations(one.seats, 2))
    assert form == GROUPS or max(pairs.values()) == 1


def test_divisions_are_even() -> None:
    for count, most in itertools.product(range(1, 40), range(2, 9)):
        sizes = [len(one) for one in divided(range(count), most)]
        assert sum(sizes) == count
        assert max(sizes) <= most
        assert max(sizes) - min(sizes) <= 1


def test_seats_are_given_to_those_who_had_them_least() -> None:
    past = Past((Meeting(1, (0, 1, 2)), Meeting(2, (0, 2, 1))), 3)
    assert seated([0, 1, 2], past)[0] != 0
