"""On a phone the board of Pillars comes in parts: what is asked about is shown, and can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import PHONE, Size

SMALLEST = 11  # CSS pixels

# The words of the board that are smaller than so many pixels.
SMALL_WORDS = """
(smallest) => [...document.querySelectorAll('.board text')].flatMap((word) => {
  const size = parseFloat(getComputedStyle(word).fontSize) * word.getScreenCTM().d;
  return size < smallest - 0.05 ? [`${word.textContent}: ${size}`] : [];
})
"""


@pytest.fixture
def size() -> Size:
    return PHONE


def can_be_read(page: Page) -> None:
    assert page.evaluate(SMALL_WORDS, SMALLEST) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_part_that_is_asked_about_is_shown(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.quick_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    assert anna.wait_for_turn()
    shown = page.locator("[data-part-shown]")
    expect(shown).to_have_attribute("data-part-shown", "supply")
    for part in page.locator("[role=tab][data-part]").all():
        part.click()
        expect(shown).to_have_attribute("data-part-shown", part.get_attribute("data-part") or "")
        can_be_read(page)
    places = page.locator("[data-part-shown=builders] .target.lit")
    while not places.count():
        anna.answer()
        assert anna.wait_for_turn()
    expect(places.first).to_be_visible()
    can_be_read(page)
