"""What people do at a table beside answering: take back, ask why not, ask for a hint, look back, talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import cantiere
from tests.e2e.conftest import Arrive, Friends, in_turn, on_a_laptop, on_a_phone
from tests.e2e.games import MIDDLES, PHASED, WHISPERING, name_of
from tests.e2e.person import LISTEN, NEXT_FRAME, PHONE, Person
from tests.server.serving import wait_for


def two_people(arrive: Arrive, game: str) -> tuple[Person, Person, str]:
    anna, bruno = arrive("Anna"), arrive("Bruno", lang="it", on=PHONE)
    table = anna.quick_table(game, [{"kind": "me"}, {"kind": "open"}])
    bruno.post(f"/tables/{table}/join", {"seat": 1})
    bruno.open(f"/table/{table}")
    for person in (anna, bruno):
        person.page.wait_for_selector("div.page")
    return anna, bruno, table


def play_until(people: list[Person], table: str, *, undo: bool) -> None:
    """Play on without the pages until the first, who has moved, may take back by herself, or may not."""
    anna, *others = people
    for _ in range(300):
        moved = anna.answer_by_program(table)
        may = anna.api(f"/tables/{table}")["undo"]["may"]
        if moved and may and undo:
            return
        other_moved = not moved and any(person.answer_by_program(table) for person in others)
        if other_moved and not undo and not anna.api(f"/tables/{table}")["undo"]["may"]:
            return
    raise AssertionError("it never came to be")


def test_taking_back_and_whose_word_it_needs(friends: Friends) -> None:
    anna, bruno, carla = people = friends("Anna", "Bruno", "Carla")
    table = anna.post("/tables", {"game": WHISPERING, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})[
        "id"
    ]
    for person in (bruno, carla):
        person.post(f"/tables/{table}/join")
    for person in people:
        person.open(f"/table/{table}")
    undo = anna.page.locator("#undo")
    play_until(people, table, undo=True)
    anna.at_rest(table, bruno, carla)
    before, moves = position(anna, table)
    expect(anna.page.locator(f"div.page[data-number='{before}']")).to_be_visible()
    expect(undo).to_have_text("Take back")
    undo.click()
    anna.moved_on(before)
    assert position(anna, table)[1] < moves

    play_until(people, table, undo=False)
    anna.at_rest(table, bruno, carla)
    before, moves = position(anna, table)
    for person in people:
        expect(person.page.locator(f"div.page[data-number='{before}']")).to_be_visible()
    expect(undo).to_have_text("Ask to take back")
    undo.click()
    for person in (bruno, carla):
        expect(person.page.locator(".undo-asked")).to_contain_text(person.t("undo-asked", name="Anna"))
    bruno.page.locator(".undo-asked").get_by_role("button", name=bruno.t("refuse")).click()
    for person in (anna, carla):
        expect(person.page.locator(".undo-asked")).to_have_count(0)
        expect(person.page.locator(".latest")).to_have_text(person.t("told-undo-refused", name="Bruno"))
    assert anna.number == before

    # A bot sits in for Carla; the seat is still hers, and her word is needed as well.
    carla.post(f"/tables/{table}/leave")
    anna.at_rest(table, bruno)
    before, moves = position(anna, table)
    for person in people:
        expect(person.page.locator(f"div.page[data-number='{before}']")).to_be_visible()
    undo.click()
    bruno.page.locator(".undo-asked").get_by_role("button", name=bruno.t("agree")).click()
    expect(anna.page.locator(".latest")).to_have_text(anna.t("told-undo-agreed", name="Bruno"))
    assert anna.number == before
    carla.page.locator(".undo-asked").get_by_role("button", name=carla.t("agree")).click()
    for person in people:
        person.moved_on(before)
    assert position(anna, table)[1] < moves


def position(person: Person, table: str) -> tuple[int, int]:
    """The number of the table, and how many moves stand."""
    return person.api(f"/tables/{table}")["number"], len(person.api(f"/tables/{table}/log")["moves"])


@in_turn("game", cantiere.games())
def test_a_refused_click_explains_with_the_rule(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    anna.open(f"/table/{anna.middle_of(MIDDLES[game])}")
    refusal = anna.page.locator(".question .refusal")
    for _ in range(40):
        assert anna.wait_for_turn()
        if touch_the_forbidden(anna):
            break
        anna.answer()
    expect(refusal.locator("p")).not_to_be_empty()
    link = refusal.get_by_role("link")
    expect(link).to_have_text(re.compile(r"Rule [PXAC]-[\w.]+"))
    rule = link.inner_text().removeprefix("Rule ")
    with anna.context.expect_page() as opened:
        link.click()
    paragraph = opened.value.locator(f"[id='{rule}']")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text(rule)
    expect(paragraph).to_have_class(re.compile("named"))


def touch_the_forbidden(person: Person) -> bool:
    """Click something on the board that is not an answer; tell whether there was something to explain."""
    table = person.api(f"/tables/{person.table_id}", refusals=True)
    lit = {target for option in table["view"]["question"]["options"] for target in option["targets"]}
    for refusal in table["view"]["question"]["refusals"]:
        for target in set(refusal["targets"]) - lit:
            if refusal["rule"] and click_on_board(person, target):
                person.page.wait_for_selector(".question .refusal")
                return True
    return False


def click_on_board(person: Person, target: str) -> bool:
    """Click a thing on the board, or a cell of its ground; tell whether it is there."""
    thing = person.page.locator(f".board [data-target='{target}']")
    ground = person.page.locator(".board .ground")
    if thing.count():
        thing.first.click()
    elif ground.count() and re.fullmatch(r"[a-z]\d+", target):
        board = person.api(f"/tables/{person.table_id}")["view"]["table"]["board"]
        box = ground.bounding_box()
        assert box
        column, row = ord(target[0]) - ord("a"), int(target[1:]) - 1
        person.page.mouse.click(
            box["x"] + (column + 0.5) * box["width"] / board["columns"],
            box["y"] + (row + 0.5) * box["height"] / board["rows"],
        )
    else:
        return False
    return True


def test_a_hint_and_the_way_back_in_the_log(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.quick_table(PHASED, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    for _ in range(6):
        anna.wait_for_turn()
        anna.answer()
    anna.wait_for_turn()
    anna.page.click("#hint")
    hints = anna.page.locator(".question .hints li")
    expect(hints.first).to_be_visible()
    labels = [option["label"] for option in anna.api(f"/tables/{table}")["view"]["question"]["options"]]
    assert any(label in hints.first.inner_text() for label in labels)

    show(anna, "Log")
    lines = anna.page.locator(".log li button")
    line = lines.nth(lines.count() // 2)
    line.click()
    expect(anna.page).to_have_url(re.compile(r"\?move=\d+$"))
    move = int(anna.page.url.split("=")[1])
    expect(anna.page.locator(".question")).to_contain_text(f"after move {move}")
    expect(anna.page.locator("div.page[data-asked=true]")).to_have_count(0)
    show(anna, "Board")
    expect(anna.page.locator("#scrubber")).to_have_value(str(move))
    anna.page.click("#to-now")
    expect(anna.page.locator("div.page[data-asked=true]")).to_be_visible()
    expect(anna.page).not_to_have_url(re.compile("move="))
    anna.answer()


# After each message, what the page shows in the next frame: the number of moves there and here.
FRAMES = """
window.frames_seen = [];
window.heard = ({ now, change }) => {
  const number = now?.status === 'running' ? now.number : change?.number?.[0];
  if (number && document.querySelector('div.page')) requestAnimationFrame(() => {
    frames_seen.push([number, Number(document.querySelector('div.page').dataset.number)]);
  });
};
"""


@on_a_phone
@pytest.mark.parametrize("game", cantiere.games())
def test_what_another_seat_does_is_there_in_the_next_frame(arrive: Arrive, game: str) -> None:
    anna, berta = arrive("Anna"), arrive("Berta")
    anna.page.emulate_media(reduced_motion="no-preference")  # moving pieces hold nothing up
    anna.page.add_init_script(LISTEN + FRAMES)
    table = anna.quick_table(game, [{"kind": "me"}, {"kind": "open"}])
    berta.post(f"/tables/{table}/join", {"seat": 1})
    anna.page.wait_for_selector("div.page")
    for _ in range(20):  # where it is hidden who is asked, the server may answer, in its time
        wait_for(lambda: berta.answer_by_program(table) or anna.answer_by_program(table))
    anna.reached(anna.api(f"/tables/{table}")["number"])
    anna.page.evaluate(NEXT_FRAME)
    seen = anna.page.evaluate("frames_seen")
    assert len(seen) > 10
    assert all(here >= there for there, here in seen)


def test_the_log_stays_where_it_is_read(arrive: Arrive) -> None:
    anna, bruno, table = two_people(arrive, PHASED)
    show(anna, "Log")
    log, lines = anna.page.locator(".log"), anna.page.locator(".log li")

    def something_happens() -> None:
        known = lines.count()
        while lines.count() == known:
            before = anna.number
            assert bruno.answer_by_program(table) or anna.answer_by_program(table)
            anna.moved_on(before)

    while log.evaluate("log => log.scrollHeight < 2 * log.clientHeight"):
        something_happens()
    expect(lines.last).to_be_in_viewport(ratio=0.9)  # the newest is seen
    lines.first.scroll_into_view_if_needed()
    anna.page.evaluate(NEXT_FRAME)
    something_happens()
    expect(lines.first).to_be_in_viewport(ratio=0.9)
    # A browser seldom comes to the very end: a fraction of a pixel is left, or a margin.
    for from_end in (0, 1, 20):
        log.evaluate("(log, from_end) => { log.scrollTop = -from_end; }", from_end)
        anna.page.evaluate(NEXT_FRAME)
        something_happens()
        expect(lines.last).to_be_in_viewport(ratio=0.9)


def test_people_talk(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    table = anna.post("/tables", {"game": WHISPERING, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bruno.post(f"/tables/{table}/join")
    for person in people:
        person.open(f"/table/{table}")
        chat = ".phone-tabs button[data-place=chat]" if person.size.phone else "#chat-tab"
        person.page.click(chat)
    for person, text in ((anna, "Good luck <b>all</b>!"), (bruno, "Anche a te.")):
        person.page.fill("#chat-text", text)
        person.page.keyboard.press("Enter")
        for reader in people:
            expect(reader.page.locator(".chat .said p").filter(has_text=text)).to_be_visible()
    said = anna.page.locator(".chat .said p").all_inner_texts()
    assert [line.split()[0] for line in said] == ["Anna", "Bruno"]


@on_a_laptop
def test_the_language_changes_in_the_middle_of_a_game(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.quick_table(WHISPERING, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.wait_for_turn()
    anna.answer()
    anna.wait_for_turn()
    anna.page.evaluate("window.neverReloaded = true")
    show(anna, "Log")
    first_round = anna.page.locator(".log .round").first
    if first_round.get_attribute("aria-expanded") == "false":
        first_round.click()
    seen = {}
    for lang in ("en", "it", "es", "de"):
        anna.page.select_option("#language", lang)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        words = anna.api(f"/tables/{anna.table_id}", lang=lang)["view"]["question"]["words"]
        expect(anna.page.locator("#question")).to_contain_text(words)
        first = anna.api(f"/tables/{anna.table_id}/log", lang=lang)["moves"]
        line = next(event["line"] for move in first for event in move["events"])
        expect(anna.page.locator(".log li").first).to_contain_text(line)
        anna.settled()
        labels = anna.page.locator(".board [aria-label]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        seen[lang] = {words, line, *labels}
        for other in set(seen) - {lang}:
            common = {text for text in seen[lang] & seen[other] if text not in (name_of(WHISPERING), "Anna")}
            assert not common, "said in both languages"
    assert anna.page.evaluate("window.neverReloaded")
    anna.answer()


@on_a_laptop
def test_candlelight(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.quick_table(PHASED, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.wait_for_turn()
    ground = "getComputedStyle(document.body).backgroundColor"
    light = anna.page.evaluate(ground)
    anna.page.click("#theme")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "candlelight")
    assert anna.page.evaluate(ground) != light
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "candlelight")


def show(person: Person, part: str) -> None:
    """Turn to a part of the table: a tab of the side panel, or of the phone."""
    if person.size.phone:
        person.page.locator(".phone-tabs").get_by_role("button", name=part).click()
    elif part in ("Log", "Chat"):
        person.page.get_by_role("tab", name=part).click()


def test_deck_and_box_are_within_reach(arrive: Arrive) -> None:
    """Where the board has the whole screen, what is left in deck and box is a line that opens."""
    anna = arrive("Anna")
    page = anna.page
    anna.quick_table(WHISPERING, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.wait_for_turn()
    panel = page.locator(".board svg").get_by_text("What counts")
    if not anna.size.phone:
        expect(panel).to_be_visible()
        expect(page.locator("#stores")).to_have_count(0)
        return
    bar = page.locator("#stores")
    left = anna.api(f"/tables/{anna.table_id}")["view"]["table"]["tiles_left"]
    expect(bar).to_contain_text(str(left))
    expect(panel).to_have_count(0)
    bar.click()
    expect(panel).to_be_visible()
    expect(bar).to_have_attribute("aria-expanded", "true")
    bar.click()
    expect(panel).to_have_count(0)
