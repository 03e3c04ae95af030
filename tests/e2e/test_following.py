"""What others do can be followed: one thing after the other, skipped at will, summed up until I answer."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

import cantiere
from tests.e2e.conftest import Arrive, in_turn, on_a_laptop, on_a_phone
from tests.e2e.games import PHASED, WHISPERING
from tests.e2e.person import NEXT_FRAME, PHONE, Person
from tests.e2e.test_together import asked

BOTS = [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * 2]
FOLLOWING = "div.page[data-following=true]"
# Note what was on the screen, one entry for every change: the lit move, who acts, and whether I am asked.
NOTE = """
window.shown = [];
new MutationObserver(() => {
  const page = document.querySelector('div.page');
  if (!page) return;
  const now = JSON.stringify({
    following: page.dataset.following,
    asked: page.dataset.asked,
    lines: document.querySelectorAll('.log li').length,
    lit: document.querySelectorAll('.log li.at').length,
    acts: document.querySelectorAll('.seat.acts').length,
    pressed: window.pressed ?? false,
  });
  if (now !== shown.at(-1)) shown.push(now);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


# Skip what is shown as soon as it is: looked for and clicked at once, for it ends by itself.
SKIP = f"""() => {{
  const skip = document.querySelector('{FOLLOWING} #skip');
  skip?.click();
  return skip !== null;
}}"""


def wish(person: Person, **wishes: Any) -> None:
    """Have the browser remember wishes, as its settings do."""
    kept = json.dumps({"askAlone": True, **wishes})
    person.context.add_init_script(f"localStorage.setItem('cantiere-settings', {json.dumps(kept)})")


def shown(person: Person) -> list[dict[str, Any]]:
    return [json.loads(text) for text in person.page.evaluate("shown")]


@in_turn("game", cantiere.games())
def test_moves_of_others_come_one_after_the_other(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    wish(anna, pace="quick")
    anna.page.add_init_script(NOTE)
    anna.quick_table(game, BOTS)
    anna.wait_for_turn()
    if anna.size.phone:
        anna.page.locator(".phone-tabs").get_by_role("button", name="Log").click()
    steps: list[dict[str, Any]] = []
    for _ in range(30):
        anna.wait_for_turn()
        anna.page.evaluate("shown.length = 0")
        before = anna.number
        anna.answer()
        anna.wait_for_turn()
        steps = [one for one in shown(anna) if one["following"] == "true" and one["lit"]]
        moves = anna.api(f"/tables/{anna.table_id}/log")["moves"]
        # Moves go by their numbers: those that are secret are left out. Not chance alone; some is told.
        if len(steps) > 2 and any(one["who"] > 0 and one["move"] > before and one["events"] for one in moves):
            break
    assert len({one["lines"] for one in steps}) > 1, "the log grows with what is shown"
    assert any(one["acts"] for one in steps), "who acts is marked"
    assert all(one["asked"] == "false" for one in steps), "the question waits for the board"


@on_a_phone
def test_a_key_a_tap_and_an_early_answer_skip(arrive: Arrive) -> None:
    anna = arrive("Anna")
    wish(anna, pace="calm")
    anna.quick_table(WHISPERING, BOTS)
    page = anna.page

    def until_following() -> None:
        for _ in range(20):
            page.wait_for_selector(f"{FOLLOWING}, div.page[data-asked=true]")
            if page.locator(FOLLOWING).count():
                return
            anna.answer()
        raise AssertionError("nothing was to be followed")

    until_following()
    page.keyboard.press("Escape")
    expect(page.locator(FOLLOWING)).to_have_count(0)
    anna.wait_for_turn()
    anna.answer()
    until_following()
    page.locator(".board").click(position={"x": 30, "y": 30})
    expect(page.locator(FOLLOWING)).to_have_count(0)
    anna.wait_for_turn()
    anna.answer()
    for _ in range(20):
        until_following()
        page.wait_for_selector(".question .opener, .question .answer, div.page[data-following=false]")
        if page.locator(FOLLOWING).count() and page.locator(".question #skip").count():
            before = anna.number
            anna.answers()
            if not page.locator(FOLLOWING).count():
                continue
            page.locator(".question .answers .answer").first.click()
            anna.moved_on(before)
            return
    raise AssertionError("no answer was given early")


@on_a_laptop
def test_at_once_nothing_is_waited_for(arrive: Arrive) -> None:
    anna = arrive("Anna")
    wish(anna, pace="once")
    anna.page.add_init_script(NOTE)
    anna.quick_table(WHISPERING, BOTS)
    for _ in range(4):
        anna.wait_for_turn()
        anna.answer()
    anna.wait_for_turn()
    assert not [one for one in shown(anna) if one["following"] == "true"]


@on_a_phone
def test_what_came_while_the_page_was_closed_is_caught_up_with(arrive: Arrive) -> None:
    anna, berta = arrive("Anna"), arrive("Berta")
    table = anna.post("/tables", {"game": WHISPERING, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    berta.post(f"/tables/{table}/join", {"seat": 1})
    wish(anna, pace="calm")
    anna.open(f"/table/{table}")
    anna.page.wait_for_selector("div.page")
    anna.page.wait_for_function("() => localStorage.getItem('cantiere-seen') !== null")
    anna.open("/")
    asked([anna, berta], table, berta)
    asked([anna, berta], table, anna)
    anna.open(f"/table/{table}")
    anna.page.wait_for_function(SKIP)
    anna.wait_for_turn()
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator(FOLLOWING)).to_have_count(0)


@in_turn("game", cantiere.games(), first=PHONE)
def test_since_my_last_answer_is_told_and_marked_until_i_answer(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    anna.quick_table(game, BOTS)
    for _ in range(15):
        anna.wait_for_turn()
        anna.page.evaluate(NEXT_FRAME)  # marks are drawn when the move has been
        if anna.page.locator(".marks i").count() and anna.page.locator("#since-tab").count():
            break
        anna.answer()
    page = anna.page
    expect(page.locator(".marks i").first).to_be_attached()
    if not anna.size.phone:  # there, the part that is asked about is shown, and may have nothing new
        page.reload()  # until I answer, however often I come back
        anna.wait_for_turn()
        expect(page.locator(".marks i").first).to_be_attached()
    expect(page.locator("#announcer")).to_contain_text("Your question:")
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Log").click()
        page.click("#since-tab")
    told = page.locator(".since")
    table = anna.api(f"/tables/{anna.table_id}")
    moves = anna.api(f"/tables/{anna.table_id}/log", seat=0)["moves"]
    # Before my first answer: since somebody has moved; the setup is no news.
    opening = next((one["move"] - 1 for one in moves if one["who"] >= 0), moves[-1]["move"])
    mine = max((one["move"] for one in moves if one["who"] == 0), default=opening)
    grown: dict[tuple[int, str], int] = {}
    for move in [one for one in moves if one["move"] > mine]:
        for event in move["events"]:
            for one in event["figures"]:
                grown[one["seat"], one["figure"]] = grown.get((one["seat"], one["figure"]), 0) + one["by"]
    text = told.inner_text()
    for (seat, _), by in grown.items():
        if by:
            assert table["seats"][seat]["name"] in text
            assert f"{'+' if by > 0 else '−'}{abs(by)}" in text
    # The question has the focus after an answer.
    anna.answer()
    anna.wait_for_turn()
    expect(page.locator("#question")).to_be_focused()


def test_the_log_is_grouped_folds_and_lights_the_board(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.quick_table(PHASED, BOTS)
    anna.wait_for_turn()
    for _ in range(8):
        anna.answer()
        anna.wait_for_turn()
    page = anna.page
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Log").click()
    page.click("#log-tab")
    round_ = page.locator(".log .round").last
    lines = page.locator(".log li")
    expect(lines.first).to_be_attached()
    before = lines.count()
    round_.click()
    expect(round_).to_have_attribute("aria-expanded", "false")
    assert lines.count() < before
    round_.click()
    expect(lines).to_have_count(before)
    if anna.size.phone:  # a finger has no line under it, and the board is elsewhere
        return
    for line in lines.all():
        line.hover()
        if page.locator(".board .noted").count():
            return
    raise AssertionError("no line lights what it is about")


# Questions with more than one answer.
A_CHOICE = ", ".join(
    f"div.page[data-asked=true] .question {what}"
    for what in (".opener", ".answers li + li", ".answers + * li")
)


@on_a_laptop
def test_the_only_answer_is_not_asked_for_unless_one_wants_to_be(arrive: Arrive) -> None:
    """Ending the turn is often all there is to do."""
    anna, berta = arrive("Anna"), arrive("Berta")
    wish(anna, askAlone=False, pace="once")
    table = anna.quick_table(WHISPERING, BOTS)
    for _ in range(4):
        anna.page.wait_for_selector(A_CHOICE)
        anna.answer()
    anna.page.wait_for_selector(A_CHOICE)
    mine = [one["move"] for one in anna.api(f"/tables/{table}/log", seat=0)["moves"] if one["who"] == 0]
    positions = [anna.api(f"/tables/{table}/positions/{move - 1}", seat=0) for move in mine]
    alone = [one for one in positions if len(one["view"]["question"]["options"]) == 1]
    assert alone, "there was always a choice: then this test shows nothing"

    wish(berta, pace="once")
    berta.open("/")
    berta.quick_table(WHISPERING, BOTS)
    for _ in range(20):
        berta.wait_for_turn()
        if len(berta.answers()) == 1:
            break
        berta.answer()
    options = berta.api(f"/tables/{berta.table_id}")["view"]["question"]["options"]
    assert len(options) == 1
