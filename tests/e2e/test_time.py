"""Time at a table, for people in browsers of their own: it runs out, somebody is away, or on holiday.

Nobody waits for hours here: the server is stopped, what it has noted is moved into the past, and it goes on.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import update

from cantiere.server.store.database import Database
from cantiere.server.store.models import Table
from tests.e2e.conftest import Friends
from tests.e2e.games import PHASED, SCREENED
from tests.e2e.person import Person
from tests.server.serving import Server

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.db", tmp_path / "log") as running:
        yield running


Shift = Callable[..., None]


@pytest.fixture
def shift(server: Server) -> Shift:
    """Stop the server, change what it keeps of all tables, and let it go on; the browsers find it again."""

    def change(**values: Any) -> None:
        server.stop()
        store = Database(server.settings["database"])
        with store.engine.begin() as c:
            c.execute(update(Table).values(**values))
        store.close()
        server.start()

    return change


def begin(people: list[Person], game: str = SCREENED, **terms: Any) -> str:
    """Have people play together, each on a page of their own; return the table's id."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table: str = people[0].post("/tables", {"game": game, "seats": seats, **terms})["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    for person in people:
        person.open(f"/table/{table}")
        expect(person.page.locator("div.page")).to_have_attribute("data-status", "running")
    return table


def test_when_the_time_is_over_a_bot_answers_and_then_sits_in(friends: Friends, shift: Shift) -> None:
    people = friends("Anna", "Bruno")
    table = begin(people, pace="turns", hours=24, late="random")
    asked = people[0].api(f"/tables/{table}")["to_move"]
    late, other = people[asked], people[1 - asked]
    name = ("Anna", "Bruno")[asked]
    for person in people:
        expect(person.page.locator(".question .left")).to_contain_text("23 ")
        expect(person.page.locator(".question .left.soon")).to_have_count(0)
    shift(deadline=time.time() + 50 * 60)
    for person in people:
        expect(person.page.locator(".question .left.soon")).to_contain_text(re.compile(r"(49|50):\d\d"))
    answered = other.number
    shift(deadline=time.time() - 1)
    for person in people:
        person.moved_on(answered)
        expect(person.page.locator(".latest")).to_have_text(person.t("told-late", name=name))
    assert all(seat["bot"] is None for seat in other.api(f"/tables/{table}")["seats"])
    while other.answer_by_program(table):  # on time: not a word about him
        pass
    shift(deadline=time.time() - 1)
    expect(late.page.locator("#come-back")).to_be_visible()
    expect(other.page.locator(".latest")).to_have_text(other.t("told-late-sits", name=name))
    late.page.click("#come-back")
    expect(other.page.locator(".latest")).to_have_text(other.t("told-returned", name=name))
    assert all(seat["bot"] is None for seat in other.api(f"/tables/{table}")["seats"])

    # On holiday the hours stand still: what is left is left for when it is over.
    shift(deadline=time.time() + 12.5 * HOUR)
    asked = people[0].api(f"/tables/{table}")["to_move"]
    for person in people:
        expect(person.page.locator(".question .left")).to_contain_text("12 ")
    go_on_holiday(people[asked])
    away = {"en": "{} is on holiday", "it": "{} è in vacanza"}
    expect(people[1 - asked].page.locator(".latest")).to_contain_text(
        away[people[1 - asked].lang].format(("Anna", "Bruno")[asked])
    )
    people[asked].open(f"/table/{table}")
    for person in people:
        expect(person.page.locator(".question .left")).to_contain_text("12 ")


def test_who_is_away_for_a_day_and_who_is_on_holiday(friends: Friends, shift: Shift) -> None:
    people = friends("Anna", "Bruno", "Carla")
    table = begin(people, PHASED)
    asked = people[0].api(f"/tables/{table}")["to_move"]
    away, first, second = (people[(asked + step) % 3] for step in range(3))
    name = ("Anna", "Bruno", "Carla")[asked]
    away.open("/me")
    offers = {person: person.page.get_by_role("button", name=person.t("let-bot-sit-in")) for person in people}
    expect(offers[first]).to_have_count(0)
    shift(since=time.time() - 2 * DAY)
    offers[first].click()
    expect(second.page.locator(".vote")).to_contain_text(name)
    second.page.locator(".vote button").nth(1).click()  # no
    expect(first.page.locator(".vote")).to_have_count(0)
    offers[first].click()
    second.page.locator(".vote button").first.click()
    for person in (first, second):
        show_seats(person)
        seat = person.page.locator(f".seat[data-place=seat-{asked}]")
        expect(seat.locator("header svg")).not_to_have_count(1)  # the shield, and a robot beside it

    # Back, and off on holiday: told to all, and seen at the seat.
    away.open(f"/table/{table}")
    away.page.click("#come-back")
    go_on_holiday(away)
    holiday = {"en": "on holiday", "it": "in vacanza", "de": "im Urlaub"}
    for person in (first, second):
        seat = person.page.locator(f".seat[data-place=seat-{asked}]")
        expect(seat).to_contain_text(holiday[person.lang])
        expect(offers[person]).to_have_count(0)


def go_on_holiday(person: Person) -> None:
    """Say on one's page until when one is away."""
    person.open("/me")
    until = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 10 * DAY))
    person.page.fill("#holiday-until", until)
    person.page.locator("#holiday button[type=submit]").click()
    for figure in until.split("-")[::2]:  # year and day; the month is a word
        expect(person.page.locator("#holiday [role=status]")).to_contain_text(str(int(figure)))


def show_seats(person: Person) -> None:
    if person.size.phone:
        person.page.locator(".phone-tabs button[data-place=seats]").click()
