"""Four friends, from the invitation to the rematch of each game.

Anna and Else sit at one screen, Bruno has a phone in another town, Dora looks in once a day. What they do
they do on their pages, in three languages and on both screens; in the middle of the game some days go by. The
shortest game they play on their pages from its first move to its last.
"""

from __future__ import annotations

import functools
import re

import pytest
from playwright.sync_api import expect

import cantiere
from tests.e2e.conftest import Friends
from tests.e2e.person import Person
from tests.e2e.test_end_screens import played
from tests.server.serving import wait_for

NAMES = ["Anna", "Else", "Bruno", "Dora"]
EARLY, LATE = 0.15, 0.75  # so far into the game all go away, and come back; in the shortest at once
VISITS = 2  # days on which Dora comes from the lobby and goes again; then she stays
GOING_ON = "div.page[data-status=running], .curtain"  # at one screen the curtain may have fallen
# The page of a guest is only for their own browser, so the ways to pages differ.
WHO_AND_POINTS = "list => [...list.querySelectorAll('.rank, strong, .score')].map((one) => one.textContent)"


@pytest.mark.parametrize("game", cantiere.games())
def test_from_the_invitation_to_the_rematch(friends: Friends, game: str) -> None:
    anna, bruno, dora = people = friends("", "", "")  # nobody has been here before
    link = invite(anna, game)
    for person, name in ((bruno, "Bruno"), (dora, "Dora")):
        person.open(link.removeprefix(person.url))
        expect(person.page.locator(".term.pace")).to_have_text(person.t("pace-hours", number=24))
        person.page.locator(".sit").first.click()
        person.page.fill("#your-name", name)
        person.page.keyboard.press("Enter")
    table = anna.table_id
    for person in people:
        expect(person.page.locator(GOING_ON)).to_have_count(1)

    moves = moves_of(game)
    whole = game == min(cantiere.games(), key=moves_of)
    early, late = (int(part * moves) for part in (EARLY, EARLY if whole else LATE))
    for person in (anna, bruno):
        person.play_on(up_to=early)
    for _ in range(VISITS):
        look_in(dora, table)
    dora.follow(f"/table/{table}")
    dora.play_on(up_to=early)
    for person in people:
        assert not person.played()
        person.follow("/")
    days_go_by(people, table, late)
    for person in people:
        person.page.locator(f"a.row[href='/table/{table}']").click()
        person.play_on()
    for person in people:
        assert not person.played()
        expect(person.page.locator("#end-screen table.points").first).to_be_visible()
        expect(person.page.locator("#end-screen polyline").first).to_be_attached()
    ranked = [person.page.locator("#end-screen .ranking").evaluate(WHO_AND_POINTS) for person in people]
    assert ranked[0] == ranked[1] == ranked[2]
    assert all(name in ranked[0] for name in NAMES)

    # Anna asks, Bruno is told on the end screen, and Dora finds it when she comes again.
    dora.follow("/")
    anna.page.click("#rematch")
    anna.page.wait_for_url(lambda url: table not in url)
    expect(bruno.page.locator("#end-screen")).to_contain_text(bruno.t("told-rematch", name="Anna"))
    bruno.page.click("#rematch")
    expect(anna.page.locator(".waiting li").nth(2)).to_have_text(re.compile(r"^\s*Bruno"))
    dora.open("/")
    dora.page.locator(".waits a.row").click()
    expect(dora.page.locator(".waiting li").nth(3)).to_contain_text(dora.t("seat-kept-you"))
    dora.page.click(".sit")
    for person in people:
        expect(person.page.locator(GOING_ON)).to_have_count(1)
        assert person.table_id == anna.table_id != table
    again = anna.api(f"/tables/{anna.table_id}")
    assert [seat["name"] for seat in again["seats"]] == NAMES
    assert again["hours"] == 24


@functools.cache
def moves_of(game: str) -> int:
    """How many moves a game of four has: played at random they are much alike."""
    match = played(cantiere.game(game), len(NAMES), {})
    assert match is not None
    return len(match.moves)


def days_go_by(people: list[Person], table: str, number: int) -> None:
    """Have everybody answer, without their pages, until the game has come so far."""
    while (now := people[0].api(f"/tables/{table}"))["number"] < number:
        assert now["status"] == "running"
        for person in people:
            person.answer_by_program(table)


def invite(anna: Person, game: str) -> str:
    """Make a table for four: two at this screen, two by the link, which is returned."""
    page = anna.page
    anna.open("/")
    page.locator(f"a[href='/new?game={game}']").click()
    page.select_option("#seat-count", "4")
    for seat, kind in enumerate(("me", "hot", "link", "link")):
        page.select_option(f"#seat-{seat}", kind)
    page.locator("li", has=page.locator("#seat-1")).locator("input").fill("Else")
    page.select_option("#pace", "hours")
    page.select_option("#pace-hours", "24")
    page.click("#create")
    page.fill("#your-name", "Anna")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    return page.locator("#invite-link").input_value()


def look_in(person: Person, table: str) -> None:
    """Come by the lobby when it is one's turn, answer once, and go again."""
    person.follow("/rules")  # away
    wait_for(lambda: bool(person.api(f"/tables/{table}")["my_turn"]))
    person.follow("/")
    person.page.locator(".waits a.row").click()
    assert person.wait_for_turn()
    person.answer()
