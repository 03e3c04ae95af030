"""Everything without a mouse: from the lobby to the final score with Tab, Enter, arrows and letters."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Arrive, on_a_laptop
from tests.e2e.games import MIDDLES, PHASED, WHISPERING
from tests.e2e.person import Person


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until something that matches has the focus."""
    for _ in range(120):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with Tab")


def choose(page: Page, selector: str, value: str) -> None:
    """Choose in a list with the arrow keys."""
    tab_to(page, selector)
    for key in ("Home", *["ArrowDown"] * 12):
        page.keyboard.press(key)
        if page.locator(selector).input_value() == value:
            return
    raise AssertionError(f"{value} cannot be chosen")


def answer_with_keys(person: Person) -> None:
    """Go to the answers with q and take one of the first, sometimes by way of the board."""
    page, before = person.page, person.number
    if person.luck.random() < 0.2 and page.locator(".board .target.lit").count():
        page.keyboard.press("b")
        expect(page.locator(".board .target.lit:focus")).to_have_count(1)
    page.keyboard.press("q")
    expect(page.locator(".question button:focus")).to_have_count(1)
    if page.locator(".question .opener[aria-expanded=false]").count():
        tab_to(page, ".question .opener")
        page.keyboard.press("Space")
    tab_to(page, ".question .answer")
    for _ in range(person.luck.randrange(3)):
        page.keyboard.press("Tab")
    tab_to(page, ".question .answer", key="Shift+Tab")  # where that went past the last one
    page.keyboard.press("Enter")
    person.moved_on(before)


@on_a_laptop
def test_a_game_with_the_keyboard_alone(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    anna.open("/")
    tab_to(page, f"a[href='/new?game={WHISPERING}']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#seat-count")
    choose(page, "#seat-count", "2")
    choose(page, "#seat-1", "apprentice")
    tab_to(page, "#create")
    page.keyboard.press("Enter")
    page.wait_for_selector("#your-name:focus")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("div.page")
    while anna.wait_for_turn():
        answer_with_keys(anna)
    expect(page.locator("#end-screen .ranking li")).to_have_count(2)
    tab_to(page, "#replay")
    page.keyboard.press("Enter")
    expect(page.locator("#end-screen")).to_have_count(0)
    page.keyboard.press("]")
    expect(page.locator("#scrubber")).to_have_value("1")


@on_a_laptop
def test_shortcuts(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    table = anna.quick_table(PHASED, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.wait_for_turn()
    page.keyboard.press("?")
    expect(page.locator("dialog kbd")).to_have_text(["q", "b", "u", "h", "[", "]", "+", "Esc", "?"])
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator(".question button:focus")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator(".question .hints li").first).to_be_visible()

    while not page.locator(".board .target.lit").count():
        anna.answer()
        anna.wait_for_turn()
    page.keyboard.press("b")
    expect(page.locator(".board .target.lit:focus")).to_have_count(1)
    anna.answer()
    anna.wait_for_turn()
    before = anna.number
    moves = len(anna.api(f"/tables/{table}/log")["moves"])
    page.keyboard.press("u")
    anna.moved_on(before)
    assert len(anna.api(f"/tables/{table}/log")["moves"]) < moves
    page.keyboard.press("[")
    expect(page.locator("#to-now")).to_be_visible()
    page.keyboard.press("]")
    expect(page.locator("#to-now")).to_have_count(0)


@on_a_laptop
def test_the_log_is_one_tab_stop(arrive: Arrive) -> None:
    """Its lines are reached with the arrow keys, not one by one with Tab."""
    anna = arrive("Anna")
    page = anna.page
    anna.open(f"/table/{anna.take_in(MIDDLES[WHISPERING])}")
    page.wait_for_selector("#end-screen .ranking")
    page.keyboard.press("Escape")
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Log").click()
    lines = page.locator(".log li button")
    expect(lines.nth(5)).to_be_visible()
    last = lines.count() - 1
    assert last > 20
    expect(page.locator(".log button[tabindex='0']")).to_have_count(1)
    tab_to(page, ".log button")
    expect(lines.nth(last)).to_be_focused()
    for key, line in (("ArrowUp", last - 1), ("ArrowUp", last - 2), ("ArrowDown", last - 1)):
        page.keyboard.press(key)
        expect(lines.nth(line)).to_be_focused()
    page.keyboard.press("Home")
    first = page.locator(".log button").first  # where older lines are left out, the way to them
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()
    page.keyboard.press("ArrowUp")
    expect(first).to_be_focused()
    page.keyboard.press("End")
    expect(lines.nth(last)).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.log button')")
    page.keyboard.press("Shift+Tab")
    expect(lines.nth(last)).to_be_focused()
    # Rounds are opened and folded on the way.
    before = lines.count()
    for _ in range(before):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.matches('.log .round')"):
            break
    heading = page.locator(".log .round:focus")
    expect(heading).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    expect(heading).to_have_attribute("aria-expanded", "false")
    assert lines.count() < before
    expect(page.locator(".log button[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(lines).to_have_count(before)
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("#to-now")).to_be_visible()
