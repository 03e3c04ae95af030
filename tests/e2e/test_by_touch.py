"""A finger rests nowhere: what a tooltip says is read by a touch, and a warning stands in its answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import cantiere
from tests.e2e.conftest import Arrive
from tests.e2e.games import MIDDLES, PHASED
from tests.e2e.person import PHONE, Person, Size

# Where something has words that only a tooltip shows, and can be touched without doing anything.
SPOTS = """
() => [...document.querySelectorAll('div.page :is(.board, .desk, .seats) :is([title], title)')]
  .flatMap((one) => {
    const holder = one.matches('title') ? one.parentElement : one;
    if (holder.closest('.lit, button, a, select, input, [role=tab]')) return [];
    const { left, top, width, height } = holder.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const said = (one.matches('title') ? one.textContent : one.getAttribute('title')).trim();
    const under = width && height && said ? document.elementFromPoint(x, y) : null;
    if (!under || !holder.contains(under)) return [];
    for (let at = under; at !== holder; at = at.parentElement)
      if (at.querySelector(':scope > title') ?? at.getAttribute('title')) return [];
    return [{ x, y, said }];
  })
"""


@pytest.fixture
def size() -> Size:
    return PHONE


def touch(person: Person) -> list[str]:
    """Touch the first and the last thing that has something to say, and read it; return what all say."""
    said: list[str] = []
    for which in (0, -1):
        person.settled()  # what was touched may have been explained beside the question, and moved the rest
        spots: list[dict[str, Any]] = person.page.evaluate(SPOTS)
        if not spots:
            break
        person.page.touchscreen.tap(spots[which]["x"], spots[which]["y"])
        expect(person.page.locator("#said")).to_have_text(spots[which]["said"])
        said = [spot["said"] for spot in spots]
    return said


@pytest.mark.parametrize("game", cantiere.games())
def test_a_touch_shows_what_a_tooltip_says(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    anna.open(f"/table/{anna.middle_of(MIDDLES[game])}")
    anna.wait_for_turn()
    said = touch(anna)
    anna.page.click(".phone-tabs [data-place=seats]")
    said += touch(anna)
    assert said, "nothing has a tooltip: then this test shows nothing"


def test_a_warning_is_read_without_a_pointer(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.quick_table(PHASED, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.wait_for_turn()
    options = anna.api(f"/tables/{anna.table_id}")["view"]["question"]["options"]
    warned = next(one for one in options if one["warnings"])
    anna.answers()
    button = anna.page.locator(".question .answer", has_text=warned["label"]).first
    expect(button.locator(".why")).to_have_text(warned["warnings"][0]["sentence"])
    expect(button.locator(".why")).to_be_visible()
