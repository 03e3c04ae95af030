"""Friends play: they go and come, end together, play again, and find the next game and all the old ones."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Friends
from tests.e2e.games import PHASED, SCREENED, WHISPERING
from tests.e2e.person import Person


def menu(person: Person) -> None:
    if person.size.phone:
        person.page.locator(".phone-tabs button[data-place=log]").click()
    person.page.click("#open-menu")


def log_of(person: Person) -> None:
    """Show the log: what has happened since the last answer may be there instead."""
    if person.size.phone:
        person.page.locator(".phone-tabs button[data-place=log]").click()
    person.page.click("#log-tab")


def begin(people: list[Person], game: str = SCREENED, **terms: object) -> str:
    """Have friends play together, without their pages; return the table's id."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    table: str = people[0].post("/tables", {"game": game, "seats": seats, **terms})["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    return table


def asked(people: list[Person], table: str, wanted: Person) -> None:
    """Play on, without the pages, until that one is asked."""
    while not wanted.api(f"/tables/{table}")["my_turn"]:
        for person in people:
            if person is not wanted:
                person.answer_by_program(table)


def test_leaving_resigning_and_ending_together(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    table = begin(people)
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
    anna.page.click(".vote .withdraw")
    expect(bruno.page.locator(".latest").first).to_have_text(bruno.t("told-end-refused", name="Anna"))
    expect(bruno.page.locator(".vote")).to_have_count(0)
    menu(anna)
    anna.page.click("#end-game")
    bruno.page.locator(".vote button").first.click()
    for person in people:
        expect(person.page.locator("#end-screen")).to_contain_text(person.t("told-ended"))

    # Who looks at the end screen is told of the rematch.
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
    expect(bruno.page.locator("#come-back")).to_have_count(0)
    menu(anna)
    anna.page.click("#end-game")  # nobody else is to be asked
    for person in people:
        end = person.page.locator("#end-screen")
        expect(end.locator(".resigned")).to_have_text(person.t("told-resigned", name="Bruno"))
        expect(end.locator(".ranking li", has_text="Bruno")).to_contain_text(person.t("has-resigned"))
        expect(end.locator("table.points").first).to_be_visible()
        expect(end.get_by_role("button", name=person.t("replay"))).to_be_in_viewport()


def test_who_does_not_want_a_rematch_frees_the_seat(friends: Friends) -> None:
    anna, bruno, carla = people = friends("Anna", "Bruno", "Carla")
    table = begin(people)
    for person in people:
        person.post(f"/tables/{table}/end")
        person.open(f"/table/{table}")
    anna.page.click("#rematch")
    bruno.page.click("#decline")
    expect(bruno.page.locator("#end-screen")).to_contain_text(bruno.t("rematch-declined"))
    expect(anna.page.locator(".latest")).to_have_text("Bruno does not play this time.")
    expect(anna.page.locator(".waiting li").nth(1)).not_to_contain_text("Bruno")
    carla.page.click("#rematch")
    expect(carla.page.locator(".waiting li").nth(2)).to_contain_text("Carla")
    expect(carla.page.locator(".waiting li").nth(1)).to_contain_text(carla.t("seat-free"))


def test_what_is_left_is_shown_to_all(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    table = begin(people, game_time=600.0, answer_time=5.0)
    for person in people:
        person.open(f"/table/{table}")
        expect(person.page.locator(".question .left")).to_contain_text(re.compile(r"\d+:\d\d"))
    expect(anna.page.locator(".seat .left")).to_have_count(2)
    other = bruno if anna.api(f"/tables/{table}")["my_turn"] else anna
    expect(other.page.locator(".waits")).to_be_visible()


def test_the_question_is_not_blank_where_it_is_hidden_who_is_asked(friends: Friends) -> None:
    people = friends("Anna", "Bruno", "Carla")
    table = begin(people, WHISPERING)
    others: list[Person] = []
    while (
        not others
    ):  # until somebody is asked in secret, and has a choice: it is not the server that answers
        if people[0].api(f"/tables/{table}")["status"] != "running":  # in some games nobody is
            table = begin(people, WHISPERING)
        for person in people:
            if not person.api(f"/tables/{table}")["my_turn"]:
                continue
            others = [one for one in people if one is not person and hidden_from(one, table)]
            if others:
                break
            person.answer_by_program(table)
    assert len(others) == 2
    for person in others:
        person.open(f"/table/{table}")
        expect(person.page.locator("#question")).to_have_text(person.t("others-asked"))
        for name in {"Anna", "Bruno", "Carla"} - {person.api("/me")["name"]}:
            expect(person.page.locator(".question .waits")).to_contain_text(name)


def hidden_from(person: Person, table: str) -> bool:
    """Tell whether somebody is asked, and this person is not told who."""
    return person.api(f"/tables/{table}")["to_move"] is None


def test_the_next_game_is_one_click_away(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    tables = [begin(people) for _ in range(2)]
    for table in tables:
        asked(people, table, bruno)
    bruno.open("/")
    expect(bruno.page.locator(".lobby > *").first).to_have_attribute("aria-labelledby", "waits")
    bruno.follow(f"/rules/{SCREENED}")
    bruno.page.click("#next-game")
    bruno.page.wait_for_url(re.compile("/table/"))
    here = bruno.table_id
    bruno.page.click("#next-game")
    bruno.page.wait_for_url(lambda url: here not in url)
    assert {here, bruno.table_id} == set(tables)
    # Anna, who waits, is told of none until she is asked.
    anna.open(f"/rules/{SCREENED}")
    anna.settled()
    expect(anna.page.locator("#next-game")).to_have_count(0)
    asked(people, here, anna)
    anna.follow("/manners")
    anna.page.click("#next-game")
    anna.page.wait_for_url(re.compile(f"/table/{here}"))


def test_a_game_that_begins_to_wait_stands_in_the_lobby_once(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    table = begin(people)
    asked(people, table, bruno)
    page = anna.page
    page.clock.install()
    anna.open("/")
    row = page.locator(f"a.row[href='/table/{table}']")
    expect(page.locator("section[aria-labelledby=mine]").locator(row)).to_have_count(1)
    page.route("**/api/tables*", lambda route: route.abort())  # the lists are not heard of any more
    asked(people, table, anna)
    page.clock.fast_forward(60_000)
    expect(page.locator(".waits").locator(row)).to_have_count(1)
    expect(row).to_have_count(1)
    page.locator("input[type=search]").fill("nobody of this name")
    page.unroute("**/api/tables*")
    page.clock.fast_forward(60_000)
    expect(page.locator("p[role=alert].wrong")).to_have_text("")
    expect(row).to_have_count(1)  # what waits for her does so whatever she looks for


def test_my_games_keeps_all_of_them(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    over = begin(people)
    for person in people:
        person.post(f"/tables/{over}/end")
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    alone = anna.post("/tables", {"game": SCREENED, "seats": bots, "listed": False})["id"]
    anna.post(f"/tables/{alone}/end")
    mine, his = begin(people, WHISPERING), begin(people, WHISPERING)
    asked(people, his, bruno)
    asked(people, mine, anna)

    for person, first, second in ((anna, mine, his), (bruno, his, mine)):
        person.open("/games")
        rows = person.page.locator("a.row")
        expect(rows.nth(0)).to_have_attribute("href", f"/table/{first}")
        expect(rows.nth(0)).to_contain_text(person.t("my-turn"))
        expect(rows.nth(1)).to_have_attribute("href", f"/table/{second}")
    finished = anna.page.locator("article.finished")
    expect(finished).to_have_count(2)
    expect(finished.first).to_contain_text("Random")
    anna.page.select_option("#filter-game", PHASED)
    expect(finished).to_have_count(0)
    anna.page.select_option("#filter-game", SCREENED)
    anna.page.fill("#filter-name", "brun")
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text(re.compile(r"place [12] of 2"))

    page = bruno.page
    finished = page.locator("article.finished")
    expect(finished).to_have_count(1)  # what Anna played with bots is not his
    expect(finished).to_contain_text("Anna")
    expect(finished).to_contain_text(re.compile(r"[12]º posto su 2"))
    expect(finished.locator("time")).not_to_be_empty()
    expect(finished.get_by_role("link", name=bruno.t("analyse"))).to_be_visible()
    finished.get_by_role("link", name=bruno.t("replay")).click()
    expect(page.locator(".scrubber")).to_be_visible()
    assert f"/table/{over}?move=0" in page.url
