"""From the lobby to the final score: two people in two browsers and two bots, at each game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import cantiere
from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, PHONE, Size


@pytest.fixture
def size() -> Size:
    """Anna has a laptop, Berta a phone."""
    return LAPTOP


# The page of a guest is only for their own browser, so the ways to pages differ.
WHO_AND_POINTS = "list => [...list.querySelectorAll('.rank, strong, .score')].map((one) => one.textContent)"


@pytest.mark.parametrize("game", cantiere.games())
def test_a_whole_game_of_two_people_and_bots(arrive: Arrive, game: str) -> None:
    anna, berta = arrive(), arrive(on=PHONE)
    anna.open("/")
    anna.page.locator(f"a[href='/new?game={game}']").click()
    anna.page.select_option("#seat-count", "4")
    anna.page.select_option("#seat-1", "link")
    anna.page.select_option("#seat-2", "journeyman")
    anna.page.select_option("#seat-3", "apprentice")
    anna.page.click("#create")
    anna.page.fill("#your-name", "Anna")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(re.compile("/table/"))

    seat_link = f"/table/{anna.table_id}?invite={anna.api(f'/tables/{anna.table_id}')['links']['1']}"
    berta.open(seat_link)
    berta.page.get_by_role("button", name="Sit down").first.click()
    berta.page.fill("#your-name", "Berta")
    berta.page.keyboard.press("Enter")

    people = (anna, berta)
    for person in people:
        person.play_on()
    for person in people:
        assert not person.played()
        expect(person.page.locator("#end-screen .ranking li")).to_have_count(4)
        expect(person.page.locator("#end-screen table.points").first).to_be_visible()
        expect(person.page.locator("#end-screen polyline").first).to_be_attached()
    scores = [person.page.locator("#end-screen .ranking").evaluate(WHO_AND_POINTS) for person in people]
    assert scores[0] == scores[1]
