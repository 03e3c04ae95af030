"""Axe finds nothing to object to on any screen, by day and by candlelight."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

import cantiere
from tests.e2e.conftest import Arrive, in_turn
from tests.e2e.games import MIDDLES
from tests.e2e.person import PHONE, Person

LIGHT = "(theme) => { document.documentElement.dataset.theme = theme; }"
MOST_NUMBERS = 20  # that a board may say by themselves
CONTRAST = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}  # the rule that goes by colours


def objections(person: Person, screen: str) -> list[str]:
    """What axe says of the page as it is now, by day and by candlelight: the rule, the element, and why."""
    person.settled()
    found = Axe().run(person.page).response["violations"]
    person.page.evaluate(LIGHT, "candlelight")
    found += Axe().run(person.page, options=CONTRAST).response["violations"]
    person.page.evaluate(LIGHT, "light")
    return [
        f"{screen}: {one['id']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:4]
    ]


def test_pages(arrive: Arrive) -> None:
    anna = arrive("Anna")
    game = cantiere.games()[0]
    anna.middle_of(MIDDLES[game])
    anna.take_in(MIDDLES[game])
    found = []
    anna.open("/")
    for screen in ("/", "/new", "/me", "/tournaments", "/nothing-here"):
        anna.follow(screen)
        found += objections(anna, screen)
    league = anna.post("/leagues", {"game": game, "form": "groups", "bots": ["random"] * 3, "most": 4})
    anna.open(f"/tournaments/{league['id']}")
    anna.page.wait_for_selector("#my-table")
    found += objections(anna, "league")
    anna.quick_table(game, [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}])
    anna.page.wait_for_selector("#invite-link")
    found += objections(anna, "waiting")
    arrived = arrive()
    arrived.open("/new")
    arrived.page.click("#create")
    arrived.page.wait_for_selector("#your-name")
    found += objections(arrived, "name")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", cantiere.games())
def test_a_table(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.open(f"/table/{anna.middle_of(MIDDLES[game])}")
    anna.wait_for_turn()
    found = objections(anna, "table")
    # What is read aloud of the board: not the numbers of a track, one after the other.
    bare = re.findall(
        r"^\s*- text: [\"']?[\d\s]+[\"']?$", page.locator(".board").aria_snapshot(), re.MULTILINE
    )
    assert sum(len(one.split()) - 2 for one in bare) < MOST_NUMBERS, bare
    anna.answers()
    page.click("#hint")
    page.wait_for_selector(".hints")
    found += objections(anna, "answers and hint")
    if anna.size.phone:
        for tab in ("seats", "log", "chat"):
            page.locator(".phone-tabs button").nth(["board", "seats", "log", "chat"].index(tab)).click()
            found += objections(anna, tab)
    assert not found, "\n".join(found)


@in_turn("game", cantiere.games(), first=PHONE)
def test_what_can_be_read_of_a_game(arrive: Arrive, game: str) -> None:
    """The end and the way back are the same on both screens but for their width; so are rules and guide."""
    anna = arrive("Anna")
    page = anna.page
    finished = anna.take_in(MIDDLES[game])
    anna.open(f"/table/{finished}")
    page.wait_for_selector("#end-screen .ranking")
    found = objections(anna, "end")
    page.click("#replay")
    page.wait_for_selector("#to-now")
    found += objections(anna, "replay")
    for screen in ("rules", "guide"):
        anna.follow(f"/{screen}/{game}")
        page.wait_for_selector(f".{screen} svg")
        found += objections(anna, screen)
    assert not found, "\n".join(found)
