"""People at one table, each with a browser of their own: a laptop and a phone, in two languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PLAIN_HOST, Arrive
from tests.e2e.person import LAPTOP, PHONE, Person, Size
from tests.server.serving import Server


@pytest.fixture
def size() -> Size:
    """The first who comes has a laptop; the others say what they have."""
    return LAPTOP


def link_on(page: Page) -> str:
    return page.locator("#invite-link").input_value()


def menu(person: Person) -> None:
    if person.size.phone:
        person.page.locator(".phone-tabs button[data-place=log]").click()
    person.page.click("#open-menu")


def log_of(person: Person) -> None:
    """Show the log: what has happened since the last answer may be there instead."""
    person.page.get_by_role("tab", name="Log").click()


def test_from_the_link_to_the_seat(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.new_table("castelli", ["me", "link", "open"], dilemma=True)
    page = anna.page
    expect(page.locator(".term").first).to_contain_text("Dilemma")
    page.get_by_role("button", name="QR code").click()
    expect(page.locator("#qr")).to_have_attribute("src", re.compile("^data:image/svg"))
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = link_on(page)

    bruno = arrive(lang="it", on=PHONE)  # no name yet
    bruno.open(link.removeprefix(bruno.url))
    expect(bruno.page.locator("h1")).to_have_text("Castelli")
    expect(bruno.page.locator(".term.pace")).to_have_text("dal vivo, senza limite")
    expect(bruno.page.get_by_role("link", name="Regole")).to_be_visible()
    bruno.page.locator("li .sit").first.click()  # the seat kept for a friend
    bruno.page.fill("#your-name", "Bruno")
    bruno.page.keyboard.press("Enter")
    expect(page.locator(".waiting li").nth(1)).to_contain_text("Bruno")
    assert anna.api(f"/tables/{table}")["seats"][1]["name"] == "Bruno"

    bruno.page.fill("#chat-text", "Ciao a tutti")
    bruno.page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("Ciao a tutti")
    bruno.page.get_by_role("button", name="viola, crescente").click()
    expect(bruno.page.get_by_role("button", name="viola, crescente")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_role("button", name="violet, crescent")).to_be_disabled()

    carla = arrive("Carla")
    carla.open(f"/table/{table}")  # from the lobby, without the link: only the open seat is hers
    expect(carla.page.locator(".sit")).to_have_count(1)
    carla.page.click(".sit")
    for person in (anna, bruno, carla):
        expect(person.page.locator("div.page")).to_have_attribute("data-status", "running")


# What the page hands to the phone's own sheet.
SHARE = "navigator.share = async (given) => { window.shared = given; };"


def test_the_link_is_copied_on_plain_http_and_handed_to_the_phones_sheet(
    arrive: Arrive, server: Server
) -> None:
    anna = arrive(at=server.url.replace("127.0.0.1", PLAIN_HOST))
    page = anna.page
    anna.open("/new?game=arcadia")
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

    bruno = arrive("Bruno", lang="it", on=PHONE)
    bruno.page.add_init_script(SHARE)
    bruno.quick_table("arcadia", [{"kind": "me"}, {"kind": "link"}])
    bruno.page.get_by_role("button", name="Invia il link").click()
    shared = bruno.page.evaluate("window.shared")
    assert shared == {"title": bruno.page.locator("h1").inner_text(), "url": link_on(bruno.page)}
    carla = arrive("Carla")
    carla.open(shared["url"].removeprefix(carla.url))
    expect(carla.page.locator(".sit")).to_have_count(1)


def test_the_owner_arranges_takes_off_and_closes(arrive: Arrive) -> None:
    anna, bruno = arrive("Anna"), arrive("Bruno", on=PHONE)
    table = anna.new_table("arcadia", ["me", "open", "open"])
    bruno.open(f"/table/{table}")
    bruno.page.locator(".sit").first.click()
    page = anna.page
    expect(page.locator(".waiting li").nth(1)).to_contain_text("Bruno")
    page.click("#arrange")
    page.select_option("#arrange-2", "journeyman")
    page.get_by_role("button", name="One seat up").nth(1).click()  # Bruno first
    page.select_option("#pace", "hours")
    page.select_option("#pace-hours", "48")
    page.get_by_role("button", name="Save").click()
    expect(bruno.page.locator(".waiting li").first).to_contain_text("Bruno")
    expect(bruno.page.locator(".term.pace")).to_have_text("2 days an answer")
    expect(bruno.page.locator(".latest")).to_have_text("Anna has changed the table.")
    page.get_by_role("button", name="Take Bruno off the seat").click()
    expect(bruno.page.locator("#why-not")).to_contain_text("taken you off")
    expect(bruno.page.locator(".sit")).to_have_count(0)
    page.click("#close-table")
    expect(bruno.page.get_by_text("This table has been closed.")).to_be_visible()
    bruno.page.get_by_role("link", name="To the lobby").first.click()
    expect(bruno.page.locator(".games")).to_be_visible()


def test_options_stay_and_what_does_not_go_together_is_said_at_once(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open("/new?game=pillars")
    page = anna.page
    page.check("#option-expansion")
    page.select_option("#seat-count", "6")
    expect(page.locator("#option-expansion")).to_be_checked()
    expect(page.locator("#create")).to_be_enabled()
    page.uncheck("#option-expansion")
    expect(page.locator("#clash")).to_contain_text("expansion")
    expect(page.locator("#create")).to_be_disabled()
    page.select_option("#seat-count", "3")
    expect(page.locator("#clash")).to_be_empty()


@pytest.mark.parametrize("on", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_wrong_or_private_link_says_so_with_a_way_on(arrive: Arrive, on: Size) -> None:
    anna, stranger = arrive("Anna"), arrive(lang="de", on=on)
    private = anna.post(
        "/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": False}
    )["id"]
    closed = anna.post("/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    anna.post(f"/tables/{closed}/close")
    stranger.open(f"/table/{closed}")
    expect(stranger.page.get_by_text("Dieser Tisch wurde geschlossen")).to_be_visible()
    expect(stranger.page.locator(".sit")).to_have_count(0)
    expect(stranger.page.locator("a[href='/new?game=arcadia']")).to_be_visible()
    for path in ("/table/nowhere", f"/table/{private}", f"/table/{private}?invite=wrong"):
        stranger.open(path)
        expect(stranger.page.locator(".gone h1")).to_have_text("Dieser Tisch ist nicht zu sehen")
        expect(stranger.page.locator("header")).to_be_visible()  # the client is there now,
        expect(stranger.page.locator(".gone")).to_have_count(1)  # and says it in place of the first page
    stranger.page.locator(".gone a.main").click()
    expect(stranger.page.locator(".games")).to_be_visible()


def test_leaving_resigning_and_ending_together(arrive: Arrive) -> None:
    anna, bruno = arrive("Anna"), arrive("Bruno", lang="it", on=PHONE)
    table = anna.post("/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bruno.post(f"/tables/{table}/join")
    anna.open(f"/table/{table}")
    bruno.open(f"/table/{table}")
    expect(anna.page.locator("div.page")).to_be_visible()
    menu(bruno)
    bruno.page.click("#leave-game")
    expect(anna.page.locator(".latest").first).to_have_text(
        "Bruno has left; a bot plays until Bruno is back."
    )
    log_of(anna)
    expect(anna.page.locator(".log")).to_contain_text("Bruno has left")
    bruno.open(f"/table/{table}")
    bruno.page.click("#come-back")
    expect(anna.page.locator(".log")).to_contain_text("Bruno is back.")
    menu(anna)
    anna.page.click("#end-game")
    expect(bruno.page.get_by_text("Anna propone di finire la partita così com’è.")).to_be_visible()
    bruno.page.get_by_role("button", name="Rifiuta").click()
    expect(anna.page.locator(".latest").first).to_have_text("Bruno wants to play on.")
    menu(anna)
    anna.page.click("#end-game")
    bruno.page.locator(".vote button").first.click()
    for person in (anna, bruno):
        expect(person.page.locator("#end-screen")).to_be_visible()
    expect(anna.page.locator("#end-screen")).to_contain_text("All agreed to end the game here.")
    anna.page.click("#rematch")
    anna.page.wait_for_url(lambda url: table not in url)
    expect(bruno.page.locator("#end-screen")).to_contain_text("Anna vuole giocare ancora")
    expect(anna.page.locator(".waiting")).to_contain_text("kept for Bruno")
    bruno.page.click("#rematch")
    expect(anna.page.locator("div.page")).to_have_attribute("data-status", "running")
    menu(bruno)
    bruno.page.click("#resign")
    bruno.page.click("#resign-sure")
    log_of(anna)
    expect(anna.page.locator(".log")).to_contain_text("Bruno has given the game up")


def test_who_does_not_want_a_rematch_frees_the_seat(arrive: Arrive) -> None:
    anna, bruno = arrive("Anna"), arrive("Bruno", on=PHONE)
    table = anna.post("/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bruno.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/end")
    bruno.post(f"/tables/{table}/end")
    bruno.open(f"/table/{table}")
    anna.open(f"/table/{table}")
    anna.page.click("#rematch")
    bruno.page.click("#decline")
    expect(anna.page.locator(".latest")).to_have_text("Bruno does not play this time.")


def test_what_is_left_is_shown_to_all(arrive: Arrive) -> None:
    anna, bruno = arrive("Anna"), arrive("Bruno", lang="it", on=PHONE)
    table = anna.post(
        "/tables",
        {
            "game": "arcadia",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "game_time": 600.0,
            "answer_time": 5.0,
        },
    )["id"]
    bruno.post(f"/tables/{table}/join")
    for person in (anna, bruno):
        person.open(f"/table/{table}")
        expect(person.page.locator(".question .left")).to_contain_text(re.compile(r"\d+:\d\d"))
    expect(anna.page.locator(".seat .left")).to_have_count(2)
    asked = anna if anna.api(f"/tables/{table}")["my_turn"] else bruno
    other = bruno if asked is anna else anna
    expect(other.page.locator(".waits")).to_be_visible()


def test_the_question_is_not_blank_where_it_is_hidden_who_is_asked(arrive: Arrive) -> None:
    people = [arrive("Anna"), arrive("Bruno", lang="it", on=PHONE), arrive("Carla")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = people[0].post("/tables", {"game": "castelli", "seats": seats})["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    while True:  # until somebody is asked in secret, and has a choice
        looks = [person.api(f"/tables/{table}") for person in people]
        assert looks[0]["status"] == "running", "nobody was asked in secret"
        asked = [place for place, look in enumerate(looks) if look["my_turn"]]
        others = [place for place in range(3) if place not in asked]
        if asked and all(looks[place]["to_move"] is None for place in others):
            break
        for place in asked:
            people[place].answer_by_program(table)
    hidden = {"en": "The others are asked; whom is hidden.", "it": "Si chiede agli altri; a chi, è nascosto."}
    for place in others:
        person = people[place]
        person.open(f"/table/{table}")
        expect(person.page.locator("#question")).to_have_text(hidden[person.lang])
        for name in {"Anna", "Bruno", "Carla"} - {("Anna", "Bruno", "Carla")[place]}:
            expect(person.page.locator(".question .waits")).to_contain_text(name)


def test_the_next_game_is_one_click_away(arrive: Arrive) -> None:
    anna = arrive("Anna", on=PHONE)
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Else"}]
    tables = [anna.post("/tables", {"game": "arcadia", "seats": seats})["id"] for _ in range(2)]
    anna.open("/")
    first = anna.page.locator(".lobby > *").first
    expect(first).to_have_attribute("aria-labelledby", "waits")
    anna.open("/rules/arcadia")
    anna.page.click("#next-game")
    anna.page.wait_for_url(re.compile("/table/"))
    here = anna.table_id
    anna.page.click("#next-game")
    anna.page.wait_for_url(lambda url: here not in url)
    assert {here, anna.table_id} == set(tables)


def test_my_games_keeps_all_of_them(arrive: Arrive, server: Server) -> None:
    anna = arrive("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/tables", {"game": "arcadia", "seats": seats, "listed": False})["id"]
    anna.post(f"/tables/{table}/end")
    running = anna.post("/tables", {"game": "castelli", "seats": seats})["id"]
    anna.open("/games")
    page = anna.page
    expect(page.locator(f"a.row[href='/table/{running}']")).to_be_visible()
    expect(page.locator("article.finished")).to_have_count(1)
    expect(page.locator("article.finished")).to_contain_text("Random")
    page.select_option("#filter-game", "pillars")
    expect(page.locator("article.finished")).to_have_count(0)
    page.select_option("#filter-game", "arcadia")
    page.fill("#filter-name", "rando")
    page.locator("article.finished a", has_text="Replay").click()
    expect(page.locator(".scrubber")).to_be_visible()
    assert f"/table/{table}?move=0" in page.url
