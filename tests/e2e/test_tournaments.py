"""The tournament lobby of Castelli."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Arrive


def test_a_knockout_with_bots(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.open("/")
    page.get_by_role("link", name="Tournaments").click()
    page.select_option("#form", "knockout")
    page.select_option("#others", "apprentice")
    page.get_by_label("Name", exact=True).fill("Spring cup")
    page.click("#create")
    page.wait_for_url(re.compile("/tournaments/.+"))
    expect(page.get_by_role("heading", name="Spring cup")).to_be_visible()
    standings = page.locator("tbody tr")
    expect(standings.filter(has_text="Anna")).to_have_count(1)
    assert standings.count() > 2
    page.locator("#start, .round.mine").first.wait_for()
    if page.locator("#start").count():
        page.click("#start")
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
