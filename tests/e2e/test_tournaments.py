"""Tournaments: a game's own, and those that there are for every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import cantiere
from cantiere.texts import languages
from tests.e2e.conftest import Arrive, Friends, on_a_laptop, on_a_phone
from tests.e2e.person import Person
from tests.server.serving import wait_for

GAME, FORMS = next((name, found) for name in cantiere.games() if (found := cantiere.game(name).tournaments))
ANY = next(name for name in cantiere.games() if not cantiere.game(name).tournaments)


def begin(person: Person, form: str, name: str) -> str:
    """Make a tournament with bots through the page, and start it; return its id."""
    page = person.page
    person.open("/")
    page.locator(f"a[href$='/tournaments?game={GAME}']").click()
    page.select_option("#form", form)
    page.select_option("#others", "apprentice")
    page.get_by_label("Name", exact=True).fill(name)
    page.click("#create")
    page.wait_for_url(re.compile("/tournaments/.+"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.locator("#start, .round").first.wait_for()
    if page.locator("#start").count():
        page.click("#start")
    page.locator("a.round").first.wait_for()
    return page.url.split("/tournaments/")[1].split("?")[0]


def play_round(person: Person, table: str) -> None:
    """Play a round of mine to its end."""
    person.open(f"/table/{table}")
    person.play_on()
    assert not person.played()
    expect(person.page.locator("#end-screen .ranking li").first).to_be_visible()


@on_a_laptop
@pytest.mark.parametrize("form", FORMS)
def test_a_whole_tournament(arrive: Arrive, form: str) -> None:
    """From the lobby over every round of mine to the final places."""
    anna = arrive("Anna")
    page = anna.page
    tournament = begin(anna, form, "Autumn cup")
    played: set[str] = set()
    seen: dict[str, Any] = {}

    def due() -> bool:
        """Look at it: whether I am asked somewhere, or it is over."""
        seen.update(anna.api(f"/tournaments/{tournament}"))
        return seen["status"] == "over" or any(one["my_turn"] for one in seen["rounds"])

    while True:
        # The next round is made when the last one is over; bots play among themselves meanwhile.
        page.locator("a.round.mine, [data-status=over]").first.wait_for()
        wait_for(due)
        if seen["status"] == "over":
            break
        for table in [one["table"] for one in seen["rounds"] if one["my_turn"]]:
            play_round(anna, table)
            played.add(table)
            if len(played) == 1:  # by one button to the next table: there is a second round in every form
                page.click("#next-round")
                page.wait_for_url(re.compile(f"/table/(?!{table})"))
                rounds = anna.api(f"/tournaments/{tournament}")["rounds"]
                assert anna.table_id in {one["table"] for one in rounds}
                expect(page.locator("div.page")).to_be_visible()
            page.keyboard.press("Escape")
            if anna.size.phone:
                page.locator(".phone-tabs").get_by_role("button", name="Log").click()
            page.get_by_role("link", name="Tournament").click()
            expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    assert played
    places = sorted(one["place"] for one in seen["entrants"])
    assert len(places) == FORMS[form].players
    expect(page.locator("tbody tr td:first-child")).to_have_text([str(place) for place in places])
    expect(page.locator("a.round")).to_have_count(len(seen["rounds"]))
    expect(page.locator("a.round b")).to_have_count(sum(len(one["seats"]) for one in seen["rounds"]))
    # Each table of a round has its own result.
    tables = [one["groups"] for one in seen["rounds"]]
    expect(page.locator("a.round .table")).to_have_count(sum(map(len, tables)))
    firsts = [seat for one in seen["rounds"] for seat in one["seats"] if seat["rank"] == 1]
    assert len(firsts) >= sum(map(len, tables))
    expect(page.locator("a.round .winner")).to_have_count(len(firsts))
    first = next(one["name"] for one in seen["entrants"] if one["place"] == 1)
    expect(page.locator("tbody tr").first).to_contain_text(first)
    page.locator("a.round").first.click()
    expect(page.locator("#end-screen .ranking")).to_have_count(len(tables[0]))
    anna.open("/tournaments")
    expect(page.locator("a.line", has_text="Autumn cup").filter(has_text="finished").first).to_be_visible()


@on_a_phone
def test_a_knockout_with_bots(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    begin(anna, "knockout", "Spring cup")
    standings = page.locator("tbody tr")
    expect(standings.filter(has_text="Anna")).to_have_count(1)
    assert standings.count() > 2
    mine = page.locator("a.round", has_text="Anna")
    expect(mine.first).to_be_visible()
    mine.first.click()
    page.wait_for_selector("div.page[data-status=running]")
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Log").click()
    anna.wait_for_turn()
    anna.answer()
    page.get_by_role("link", name="Tournament").click()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    anna.open("/tournaments")
    page.locator("a.line", has_text="Spring cup").first.click()
    expect(standings.first).to_be_visible()


def begin_league(anna: Person, bruno: Person, form: str, name: str) -> str:
    """Let one make a league through the page, and another enter: then it begins. Return its id."""
    page = anna.page
    anna.open(f"/tournaments?game={ANY}")
    page.select_option("#form", f"league-{form}")
    page.fill("#most", "2")
    if form == "groups":
        page.fill("#laps", "2")
    page.get_by_label("Name", exact=True).fill(name)
    page.click("#create")
    page.wait_for_url(re.compile("/tournaments/league-.+"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.locator("article[data-status=open]")).to_contain_text("1 of 2")
    bruno.open("/tournaments")
    bruno.page.locator("a.line", has_text=name).click()
    bruno.page.click("#enter")
    expect(bruno.page.locator("#my-table")).to_be_visible()
    expect(page.locator("#my-table")).to_be_visible()
    return page.url.split("/tournaments/")[1].split("?")[0]


def test_two_people_play_a_league(friends: Friends) -> None:
    """From the form over both rounds to the end: who withdraws is last, and the standings say by what."""
    anna, bruno = friends("Anna", "Bruno")
    page = anna.page
    league = begin_league(anna, bruno, "groups", "Winter cup")
    page.click("#my-table")
    page.wait_for_selector("div.page[data-status=running]")
    first = anna.table_id
    for person in (anna, bruno):
        person.post(f"/tables/{first}/resign")
    page.click("#next-round")  # from the end of one game straight to the next
    page.wait_for_url(re.compile(f"/table/(?!{first})"))
    page.wait_for_selector("div.page[data-status=running]")
    anna.open(f"/tournaments/{league}")
    bruno.open(f"/tournaments/{league}")
    bruno.page.click("#my-table")
    bruno.page.wait_for_selector("div.page[data-status=running]")
    bruno.page.go_back()
    bruno.page.click("#withdraw")
    bruno.page.click("#withdraw-sure")
    expect(bruno.page.locator("tr.left")).to_contain_text("Bruno")
    expect(bruno.page.locator("#withdraw")).to_have_count(0)
    page.click("#my-table")
    page.wait_for_selector("div.page[data-status=running]")
    anna.play_on()
    assert not anna.played()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Tournament").click()
    page.wait_for_url(re.compile(f"/tournaments/{league}"))
    expect(page.locator("article[data-status=over]")).to_be_visible()
    expect(page.locator(".standings tbody tr:has(th)")).to_have_text(
        [re.compile(r"1\s*Anna"), re.compile(r"2\s*Bruno")]
    )
    expect(page.locator("a.round .winner")).to_contain_text("Anna")
    expect(page.locator("a.round")).to_contain_text("absent")
    feed = anna.context.request.get(f"{anna.home}{page.locator('#feed').get_attribute('href')}")
    assert "Anna" in feed.text()
    anna.open("/tournaments")
    expect(page.locator("a.line", has_text="Winter cup").filter(has_text="finished").first).to_be_visible()


def test_a_league_is_followed(arrive: Arrive) -> None:
    """On both screens: standings with the tie-breaks in words, the tables of each round, nothing too wide."""
    anna = arrive("Anna")
    page = anna.page
    wanted = {"game": ANY, "form": "swiss", "rounds": 2, "bots": ["random"] * 4, "most": 4, "enter": False}
    made = anna.post("/leagues", {**wanted, "name": "A cup with rather a long name for a small screen"})
    anna.open(f"/tournaments/{made['id']}")
    expect(page.locator("article[data-status=over]")).to_be_visible()
    expect(page.locator(".standings tbody th")).to_have_count(4)
    expect(page.locator(".standings")).to_contain_text("Opponents")
    expect(page.locator(".ties")).to_contain_text("Opponents")
    expect(page.locator("a.round")).to_have_count(2)
    first = page.locator("a.round").first.get_attribute("href")
    page.get_by_role("button", name="Round 1").click()
    expect(page.get_by_role("button", name="Round 1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("a.round").first).not_to_have_attribute("href", first or "")
    for lang in [*languages()[1:], anna.lang]:
        page.select_option("#language", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        anna.settled()
        assert not anna.too_wide(), lang
    page.locator("a.round").first.click()
    page.wait_for_selector("div.page[data-status=over]")


def test_two_people_are_led_from_round_to_round(friends: Friends) -> None:
    """One on a laptop and one on a phone in another language; both look at the end of their game."""
    anna, bruno = friends("Anna", "Bruno")
    entrants = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
    assert len(entrants) == FORMS["round-robin"].players
    wanted = {"game": GAME, "form": "round-robin", "entrants": entrants, "name": "Winter cup"}
    made = anna.post("/tournaments", wanted)["id"]
    bruno.post(f"/tournaments/{made}/join")
    first = {person: next_table(person, made, set()) for person in (anna, bruno)}
    for person, table in first.items():
        person.open(f"/table/{table}")
        expect(person.page.locator("div.page")).to_have_attribute("data-status", "running")
    while any(person.api(f"/tables/{table}")["status"] == "running" for person, table in first.items()):
        for person, table in first.items():
            person.answer_by_program(table)
    for person, table in first.items():
        expect(person.page.locator("#end-screen .ranking").first).to_be_visible()
        person.page.click("#next-round")
        person.page.wait_for_url(re.compile(f"/table/(?!{table})"))
        rounds = person.api(f"/tournaments/{made}")["rounds"]
        assert person.table_id in {one["table"] for one in rounds}
        expect(person.page.locator("div.page")).to_have_attribute("data-status", "running")


def next_table(person: Person, tournament: str, before: set[str]) -> str:
    """The table of a tournament at which I sit now."""
    rounds = person.api(f"/tournaments/{tournament}")["rounds"]
    found = [one["table"] for one in rounds if one["table"] not in before]
    mine: str = next(table for table in found if person.api(f"/tables/{table}")["my_seats"])
    return mine
