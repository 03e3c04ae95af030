"""The end screen is complete: every game, every combination of options, every number of seats, ties too."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import cantiere
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.state import State
from cantiere.match import Match
from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, Person, Size

NUMBERS = "rows => rows.map(row => [...row.querySelectorAll('.value')].map(one => Number(one.textContent)))"
FEW = 8
# How far bars and names reach out of their column, in pixels.
OUTSIDE = """
[...document.querySelectorAll('#end-screen table.points :is(td, th)')].map((cell) => {
  const box = cell.getBoundingClientRect();
  const parts = [...cell.querySelectorAll('.bar, .value, .name')].map((one) => one.getBoundingClientRect());
  return Math.max(0, ...parts.map((part) => part.right - box.right));
}).reduce((most, one) => Math.max(most, one), 0)
"""


@pytest.fixture(params=[LAPTOP], ids=["laptop"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


def combinations(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of what can be ticked, and other choices once.

    Of many choices, such as the cells of a board, the first and the last.
    """
    ticked = [option.name for option in game.options if set(option.choices) == {False, True}]
    chosen = [option for option in game.options if option.name not in ticked]
    for seats in game.seat_counts:
        for values in itertools.product((False, True), repeat=len(ticked)):
            yield seats, dict(zip(ticked, values, strict=True))
    for option in chosen:
        for choice in (
            option.choices if len(option.choices) <= FEW else (option.choices[0], option.choices[-1])
        ):
            if choice != option.default and (not isinstance(choice, int) or choice < game.seat_counts[0]):
                yield game.seat_counts[0], {option.name: choice}


def played(game: Game, seats: int, options: dict[str, Any], number: int = 1) -> Match | None:
    """A game played at random to its end; None where these options do not go together."""
    try:
        match = Match(game, [None] * seats, seed=f"end {seats} {options}", answer_forced=True, **options)
    except CantiereError:
        return None
    luck = random.Random(number)
    while not match.over:
        match.play(luck.choice(list(match.state.legal_actions())))
    return match


def check_end(person: Person, state: State) -> None:
    """Look at everything that the end screen must have."""
    scores, ranks = list(state.scores()), list(state.ranking())
    groups = list(state.groups())
    order = [seat for group in groups for seat in sorted(group, key=lambda seat: (ranks[seat], seat))]
    end = person.page.locator("#end-screen")
    expect(end.locator(".ranking")).to_have_count(len(groups))  # each table has its own result
    expect(end.locator(".ranking .score")).to_have_text([str(scores[seat]) for seat in order])
    expect(end.locator(".ranking .rank")).to_have_text([f"{ranks[seat]}." for seat in order])
    rows = end.locator("table.points").first.locator("tbody tr").evaluate_all(NUMBERS)
    assert [sum(column) for column in zip(*rows, strict=True)] == scores
    totals = [sum(map(abs, row)) for row in rows]
    assert totals == sorted(totals, reverse=True), "what brought most comes first"
    expect(end.locator("polyline").first).to_be_attached()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    title = person.page.locator("dialog h2").first.inner_text()
    names = [seat["name"] for seat in person.api(f"/tables/{person.table_id}")["seats"]]
    assert all(names[seat] in title for seat in winners)
    expect(end.locator("#replay")).to_be_in_viewport()
    assert person.page.evaluate(OUTSIDE) <= 1


def open_end(person: Person, match: Match) -> None:
    """Open a finished game as a record."""
    players = [f"Player {number}" for number in range(match.state.seats)]
    record = dataclasses.replace(match.record(), seed=match.seed, salt=match.salt, players=players)
    table = person.post("/records", {"record": record.data()})["id"]
    if not person.page.url.startswith(person.url):
        person.open("/")
    person.follow("/nothing-here")
    expect(person.page.locator("#end-screen")).to_have_count(0)  # that of another game
    person.follow(f"/table/{table}")


@pytest.mark.parametrize("name", cantiere.games())
def test_every_combination_of_options_ends_completely(arrive: Arrive, name: str) -> None:
    anna = arrive("Anna")
    game = cantiere.game(name)
    seen = 0
    for seats, options in combinations(game):
        match = played(game, seats, options)
        if match is None:
            continue
        open_end(anna, match)
        check_end(anna, match.state)
        seen += 1
    assert seen >= 2 * len(game.seat_counts)


@pytest.mark.parametrize("name", cantiere.games())
def test_who_is_level_is_told_what_decided(arrive: Arrive, name: str) -> None:
    games = (played(cantiere.game(name), 4, {}, number) for number in range(99))
    match = next(one for one in games if one is not None and list(one.state.scores()).count(best(one)) > 1)
    anna = arrive("Anna")
    open_end(anna, match)
    check_end(anna, match.state)
    level = [one for seat in range(4) if (one := match.state.standing(seat))[0] == best(match)]
    ties = anna.page.locator("#end-screen .ranking li").first.locator(".ties")
    for figure in max(level)[1:2]:  # without a second figure who is level shares the rank
        expect(ties).to_contain_text(str(figure))


def best(match: Match) -> int:
    return max(match.state.scores())
