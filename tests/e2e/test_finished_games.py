"""After the last move: how it was won, the way back through it, what if, records, fair luck, once more."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.e2e.conftest import Arrive, Friends, in_turn
from tests.e2e.games import KEPT, RECORDS, WHISPERING
from tests.e2e.person import NEXT_FRAME, PHONE, Person, kept_record


def open_record(person: Person, name: str) -> None:
    """Open a record in the lobby, with the file dialog."""
    person.open("/")
    with person.page.expect_file_chooser() as dialog:
        person.page.get_by_role("button", name="Open a record").click()
    dialog.value.set_files(RECORDS / name)
    person.page.wait_for_url(re.compile(r"/table/.*\?move=0"))
    person.page.wait_for_selector("div.page")


@in_turn("name", KEPT)
def test_a_record_is_opened_replayed_and_played_on(arrive: Arrive, tmp_path: Path, name: str) -> None:
    anna = arrive("Anna")
    page, record = anna.page, kept_record(name)
    moves = len(record["moves"])
    open_record(anna, name)
    scrubber = page.locator("#scrubber")
    expect(scrubber).to_have_value("0")
    expect(scrubber).to_have_attribute("max", str(moves))

    scrubber.focus()
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("1")
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile(r"move=2$"))
    scrubber.fill(str(moves - 3))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(scrubber).to_have_value(str(moves))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".question")).to_contain_text("after move 0")

    page.click("#show-end")
    end = page.locator("#end-screen")
    scores = record["result"]["scores"]
    ranked = sorted(range(len(scores)), key=lambda seat: (record["result"]["ranking"][seat], seat))
    expect(end.locator(".ranking .score")).to_have_text([str(scores[seat]) for seat in ranked])
    sums = (
        end.locator("table.points")
        .first.locator("tbody tr")
        .evaluate_all(
            "rows => rows.map(row => [...row.querySelectorAll('.value')].map(one => Number(one.textContent)))"
        )
    )
    assert [sum(column) for column in zip(*sums, strict=True)] == scores
    expect(end.locator("polyline")).to_have_count(len(scores))
    with page.expect_download() as download:
        page.click("#download")
    download.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text())["moves"] == record["moves"]
    page.keyboard.press("Escape")

    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Players").click()
    page.locator(".seats .eye").last.click()
    other = len(scores) - 1
    expect(page.locator(".seats .seat").first.get_by_role("heading")).to_have_text(
        anna.api(f"/tables/{anna.table_id}")["seats"][other]["name"]
    )
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Board").click()

    finished = anna.table_id
    middle = next(number for number in range(moves // 2, moves) if record["moves"][number][0] > 0)
    scrubber.fill(str(middle))
    expect(page).to_have_url(re.compile(rf"move={middle}$"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    late = re.compile(rf"/log(\?|$)|/positions/{middle}\b")
    page.route(late, hold)  # the address tells the position, even if it and the log are late,
    page.reload()
    expect(scrubber).to_have_value(str(middle))
    page.click("#what-if")  # and so does what is played from it
    while len(held) < 2:
        page.evaluate(NEXT_FRAME)
    for route in held:
        route.continue_()
    page.wait_for_url(lambda url: "/table/" in url and finished not in url)
    page.wait_for_selector("div.page[data-status=running]")
    asked = record["moves"][middle][0]
    assert anna.api(f"/tables/{anna.table_id}")["my_seats"] == [asked], "whoever was asked answers otherwise"
    for _ in range(2):
        if anna.wait_for_turn():
            anna.answer()


@in_turn("name", KEPT, first=PHONE)
def test_a_replay_tells_what_happened(arrive: Arrive, name: str) -> None:
    anna = arrive("Anna")
    page, record = anna.page, kept_record(name)
    moves = len(record["moves"])
    table = anna.take_in(name)
    log = {one["move"]: one for one in anna.api(f"/tables/{table}/log")["moves"]}

    def position() -> int:
        return int(page.locator("#scrubber").input_value())

    # The move is named, the log follows, and seats have what they had then.
    move = next(n for n in range(moves // 2, moves) if log[n]["who"] >= 0 and log[n]["events"])
    anna.open(f"/table/{table}?move={move}")
    expect(page.locator(".question .happened")).to_contain_text(log[move]["events"][0]["line"])
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Players").click()
    seats = page.locator(".seats")
    had = seats.inner_text()
    expect(seats.locator(".score")).to_have_count(0)
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Log").click()
    lit = page.locator(".log li.at")
    expect(lit.first).to_be_in_viewport()
    expect(lit.first).to_contain_text(log[move]["events"][0]["line"])
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Board").click()

    # By rounds and phases, where the game has them; by itself at three speeds.
    rounds = {one["round"] for one in log.values()} - {0}
    if len(rounds) > 1:
        page.select_option("#to-round", label="Round 2")
        begins = min(n for n, one in log.items() if one["round"] == 2) - 1
        expect(page.locator("#scrubber")).to_have_value(str(begins))
        phases = [one["phase"] for one in log.values() if one["round"] == 2 and one["phase"]]
        labels = page.locator("#to-phase option").all_inner_texts() if phases else []
        assert len([label for label in labels if label != "–"]) == len(set(phases))
        if phases:
            page.select_option("#to-phase", label=labels[-1])
            begins = min(n for n, one in log.items() if one["round"] == 2 and one["phase"] == phases[-1])
            expect(page.locator("#scrubber")).to_have_value(str(begins - 1))
    assert page.locator("#speed option").count() == 3
    page.get_by_role("button", name="One turn on").click()
    page.click("#link-to-position")
    expect(page).to_have_url(re.compile(rf"move={position()}$"))
    page.click("#to-now")
    if anna.size.phone:
        page.locator(".phone-tabs").get_by_role("button", name="Players").click()
    expect(seats.locator(".score")).to_have_text([str(score) for score in record["result"]["scores"]])
    assert seats.inner_text() != had


def test_fair_luck_and_once_more(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    table = anna.post("/tables", {"game": WHISPERING, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bruno.post(f"/tables/{table}/join", {"seat": 1})
    promised = anna.api(f"/tables/{table}")["commitment"]
    while anna.api(f"/tables/{table}")["status"] == "running":
        for person in people:
            while person.answer_by_program(table):
                pass
    for person in people:
        person.open(f"/table/{table}")
        expect(person.page.locator("#end-screen .ranking li")).to_have_count(2)
        person.page.keyboard.press("Escape")
        if person.size.phone:
            person.page.locator(".phone-tabs button[data-place=log]").click()
        person.page.get_by_role("button", name=person.t("fair"), exact=True).click()
        fair = person.page.locator("#fairness")
        expect(fair).to_contain_text(person.t("fair-kept"))
        expect(fair).to_contain_text(promised)
        person.page.keyboard.press("Escape")
        if person.size.phone:
            person.page.locator(".phone-tabs button[data-place=board]").click()
        person.page.click("#show-end")

    anna.page.click("#rematch")
    anna.page.wait_for_url(lambda url: table not in url)
    again = anna.table_id
    bruno.page.click("#rematch")
    for person in people:
        person.page.wait_for_selector("div.page[data-status=running]")
    assert bruno.table_id == again, "both come to the same new table"
    names = [seat["name"] for seat in anna.api(f"/tables/{again}")["seats"]]
    assert sorted(names) == ["Anna", "Bruno"]
