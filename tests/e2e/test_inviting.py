"""Inviting and sitting down: friends with browsers of their own, on other screens and in other languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PLAIN_HOST, Friends
from tests.e2e.games import PHASED, SCREENED, WHISPERING, name_of
from tests.server.serving import Server


def link_on(page: Page) -> str:
    return page.locator("#invite-link").input_value()


def test_from_the_link_to_the_seat(friends: Friends) -> None:
    anna, bruno, carla = friends("Anna", "", "Carla")  # Bruno has not been here before
    table = anna.new_table(WHISPERING, ["me", "link", "open"], dilemma=True)
    page = anna.page
    expect(page.locator(".term").first).to_contain_text("Dilemma")
    page.get_by_role("button", name="QR code").click()
    expect(page.locator("#qr")).to_have_attribute("src", re.compile("^data:image/svg"))
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()

    # Whoever comes by the lobby sees what is played, and that a seat is not for them.
    carla.open("/")
    row = carla.page.locator(f"a.row[href='/table/{table}']")
    expect(row.locator(".term").first).to_contain_text("Dilemma")
    expect(row.locator(".term.pace")).to_have_text(carla.t("pace-live"))
    row.click()
    expect(carla.page.locator(".waiting li").nth(1)).to_have_text("für jemanden reserviert")
    expect(carla.page.locator(".sit")).to_have_count(1)

    link = link_on(page).removeprefix(anna.url)
    bruno.open(link)
    expect(bruno.page.locator("h1")).to_have_text(name_of(WHISPERING))
    expect(bruno.page.locator(".term.pace")).to_have_text("dal vivo, senza limite")
    expect(bruno.page.locator(".waiting li").first).to_contain_text("Anna")
    expect(bruno.page.get_by_role("link", name="Regole")).to_be_visible()
    bruno.page.locator("li .sit").first.click()  # the seat kept for a friend
    bruno.page.fill("#your-name", "Bruno")
    bruno.page.keyboard.press("Enter")
    for person in (anna, carla):
        expect(person.page.locator(".waiting li").nth(1)).to_contain_text("Bruno")

    bruno.page.fill("#chat-text", "Ciao a tutti")
    bruno.page.keyboard.press("Enter")
    for person in (anna, carla):
        expect(person.page.locator(".said")).to_contain_text("Ciao a tutti")
    bruno.page.get_by_role("button", name="viola, crescente").click()
    expect(bruno.page.get_by_role("button", name="viola, crescente")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("button", name="violet, crescent")).to_be_disabled()

    # One seat each: who sits on another has left the first, and who has no link may not sit there.
    bruno.page.locator(".sit").click()
    expect(carla.page.locator("#why-not")).to_have_text(carla.t("why-not-seat-kept"))
    expect(carla.page.locator(".sit")).to_have_count(0)
    assert [seat["name"] for seat in anna.api(f"/tables/{table}")["seats"]] == ["Anna", "", "Bruno"]
    expect(bruno.page.locator(".waiting li").nth(2)).to_contain_text("Bruno")  # his page knows it as well
    bruno.page.locator(".sit").click()
    carla.page.click(".sit")
    for person in (anna, bruno, carla):
        expect(person.page.locator("div.page")).to_have_attribute("data-status", "running")
    assert [seat["name"] for seat in anna.api(f"/tables/{table}")["seats"]] == ["Anna", "Bruno", "Carla"]
    (dora,) = friends("")  # too late: she sees the game, and why she does not sit there
    dora.open(link)
    expect(dora.page.locator(".question .watching")).to_have_text(dora.t("watching"))
    expect(carla.page.locator(".watching")).to_have_count(0)


# What the page hands to the phone's own sheet.
SHARE = "navigator.share = async (given) => { window.shared = given; };"


def test_the_link_is_copied_on_plain_http_and_handed_to_the_phones_sheet(
    friends: Friends, server: Server
) -> None:
    (anna,) = friends("", at=server.url.replace("127.0.0.1", PLAIN_HOST))
    bruno, carla = friends("Bruno", "Carla")
    page = anna.page
    anna.open(f"/new?game={SCREENED}")
    assert page.evaluate("navigator.clipboard === undefined")  # here the browser has none for pages
    page.select_option("#seat-count", "2")
    page.select_option("#seat-1", "link")
    page.click("#create")
    page.fill("#your-name", "Anna")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    expect(page.get_by_role("button", name="Send the link")).to_have_count(0)  # nor anything to share with
    page.locator("#chat-text").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("#chat-text")).to_have_value(link_on(page))

    bruno.page.add_init_script(SHARE)
    bruno.quick_table(SCREENED, [{"kind": "me"}, {"kind": "link"}])
    bruno.page.get_by_role("button", name="Invia il link").click()
    bruno.page.wait_for_function("window.shared")
    shared = bruno.page.evaluate("window.shared")
    assert shared == {"title": bruno.page.locator("h1").inner_text(), "url": link_on(bruno.page)}
    carla.open(shared["url"].removeprefix(carla.url))
    expect(carla.page.locator(".sit")).to_have_count(1)


def test_the_owner_arranges_takes_off_and_closes(friends: Friends) -> None:
    anna, bruno = friends("Anna", "Bruno")
    table = anna.new_table(SCREENED, ["me", "open", "open"])
    bruno.open(f"/table/{table}")
    bruno.page.locator(".sit").first.click()
    page = anna.page
    expect(page.locator(".waiting li").nth(1)).to_contain_text("Bruno")
    page.click("#arrange")
    page.select_option("#arrange-2", "journeyman")
    page.get_by_role("button", name="One seat up").nth(1).click()  # Bruno first
    page.locator("#arrange-form").locator("#option-first_game").check()
    page.select_option("#pace", "hours")
    page.select_option("#pace-hours", "48")
    page.get_by_role("button", name="Save").click()
    expect(bruno.page.locator(".waiting li").first).to_contain_text("Bruno")
    expect(bruno.page.locator(".term.pace")).to_have_text("2 giorni a risposta")
    expect(bruno.page.locator(".term").first).to_have_text("prima partita")
    expect(bruno.page.locator(".latest")).to_have_text("Anna ha modificato il tavolo.")
    page.get_by_role("button", name="Take Bruno off the seat").click()
    expect(bruno.page.locator("#why-not")).to_have_text(bruno.t("why-not-taken-off"))
    expect(bruno.page.locator(".sit")).to_have_count(0)
    page.click("#close-table")
    expect(bruno.page.get_by_text(bruno.t("table-closed"))).to_be_visible()
    bruno.page.get_by_role("link", name=bruno.t("to-lobby")).first.click()
    expect(bruno.page.locator(".games")).to_be_visible()


def test_options_stay_and_everybody_sees_them(friends: Friends) -> None:
    anna, bruno = friends("Anna", "Bruno")
    anna.open(f"/new?game={PHASED}")
    page = anna.page
    page.check("#option-expansion")
    page.select_option("#seat-count", "6")
    expect(page.locator("#option-expansion")).to_be_checked()
    expect(page.locator("#create")).to_be_enabled()
    page.uncheck("#option-expansion")
    expect(page.locator("#clash")).to_contain_text("expansion")  # at once, not when it is sent
    expect(page.locator("#create")).to_be_disabled()
    page.select_option("#seat-count", "3")
    expect(page.locator("#clash")).to_be_empty()
    page.check("#option-expansion")
    page.select_option("#seat-count", "2")
    page.select_option("#seat-1", "open")
    page.select_option("#pace", "clock")
    page.fill("#clock-game", "30")
    page.click("#create")
    page.wait_for_url(re.compile("/table/"))
    bruno.open("/")
    row = bruno.page.locator(f"a.row[href='/table/{anna.table_id}']")
    expect(row.locator(".term").first).to_have_text("con l’espansione")
    expect(row.locator(".term.pace")).to_have_text(bruno.t("pace-clock", game=30, answer=30))


def test_a_wrong_private_or_closed_link_says_so_with_a_way_on(friends: Friends) -> None:
    anna, bruno, carla = friends("Anna", "", "")
    seats = [{"kind": "me"}, {"kind": "open"}]
    private = anna.post("/tables", {"game": SCREENED, "seats": seats, "listed": False})["id"]
    closed = anna.post("/tables", {"game": SCREENED, "seats": seats})["id"]
    anna.post(f"/tables/{closed}/close")
    for person in (bruno, carla):
        person.open(f"/table/{closed}")
        expect(person.page.get_by_text(person.t("table-closed"))).to_be_visible()
        expect(person.page.locator(".sit")).to_have_count(0)
        expect(person.page.locator(f"a[href='/new?game={SCREENED}']")).to_be_visible()
        for path in ("/table/nowhere", f"/table/{private}", f"/table/{private}?invite=wrong"):
            person.open(path)
            expect(person.page.locator(".gone h1")).to_have_text(person.t("no-table"))
            expect(person.page.locator("header")).to_be_visible()  # the client is there now,
            expect(person.page.locator(".gone")).to_have_count(1)  # and says it in place of the first page
        person.page.locator(".gone a.main").click()
        expect(person.page.locator(".games")).to_be_visible()
