"""The club in a browser: a rated table is shown as such; the pages of players, ratings and the collection."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import cantiere
from cantiere.texts import languages
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person
from tests.e2e.test_accessible import objections
from tests.server.serving import GAME, Player, Server, wait_for

MISSING = re.compile(r"\[[a-z-]+\]|web-[a-z]+-")


def finished(person: Person, table: str) -> None:
    """Give a game up, and wait until the bots have played on to its end, and it is entered."""
    person.post(f"/tables/{table}/resign")
    wait_for(lambda: person.api(f"/tables/{table}/players")["players"][0]["gain"] is not None)


def test_from_a_rated_table_to_the_pages_of_the_club(arrive: Arrive, server: Server) -> None:
    anna = arrive("Anna")
    page = anna.page
    anna.post("/register", {"login": f"anna{anna.size.width}", "password": "long enough"})
    anna.open(f"/new?game={GAME}")
    page.select_option("#seat-count", "2")
    page.select_option("#seat-1", "open")
    page.check("#rated")
    page.click("#create")
    page.wait_for_url(re.compile("/table/.+"))
    table = anna.table_id
    expect(page.locator(".term.rated")).to_have_text("rated")
    expect(page.locator("#rated-why")).to_contain_text("Whoever sits down agrees")
    # Whoever comes sees it before they sit down; and how strong the others are, once that is known.
    berta = arrive("Berta")
    berta.open(f"/table/{table}")
    expect(berta.page.locator(".term.rated")).to_be_visible()
    expect(berta.page.locator("#rated-why")).to_be_visible()
    page.select_option("select:has(option[value=novice])", "novice")
    page.click("#start")
    page.wait_for_selector("div.page[data-status=running]")
    expect(page.locator("#hint")).to_have_count(0)
    finished(anna, table)
    anna.open(f"/table/{table}")
    expect(page.locator("#end-screen .gain").first).to_be_visible()
    page.locator("#end-screen .player").first.click()
    page.wait_for_url(re.compile("/players/.+"))

    anna.open("/players/me")
    expect(page.locator("#own-ratings")).to_contain_text("±")
    expect(page.locator("#last-games li")).to_have_count(1)
    expect(page.locator("#last-games li")).to_contain_text("not played to the end")
    expect(page.locator("#last-games li b")).to_have_count(0)  # the points are of the bot that played on
    for lang in languages():
        page.select_option("#language", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for path in ("/players/me", f"/players?game={GAME}", "/collection"):
            anna.follow(path)
            anna.settled()
            assert not MISSING.search(page.locator("main").inner_text())
            assert not anna.too_wide(), (lang, path)
    anna.follow(f"/players?game={GAME}")  # as few as can play, where nothing else is wanted
    fewest = min(count for count in cantiere.game(GAME).seat_counts if count > 1)
    expect(page.locator("#scale-seats")).to_have_value(str(fewest))
    wrong = []
    for path in ("/players/me", f"/players?game={GAME}&seats=2", "/collection"):
        anna.follow(path)
        wrong += objections(anna, path)
    assert not wrong, "\n".join(wrong)
    page.select_option("#language", "en")
    page.wait_for_function("lang => document.documentElement.lang === lang", arg="en")
    anna.settled()  # the server knows it, too

    # The collection, by player and by opening.
    anna.open("/collection")
    page.fill("#find-person", "Anna")
    page.click("#find")
    expect(page.locator("#found > li").first).to_contain_text("Anna")
    choice = page.locator("#found .opening button").first
    label = choice.inner_text()
    choice.click()
    expect(page.locator("#find-opening b")).to_have_text(label)
    expect(page.locator("#found .found .opening button").first).to_have_text(label)
    words = [seat["opening_words"][0] for one in anna.api("/collection")["games"] for seat in one["seats"]]
    assert label in words  # as it stands at the table, not as the terminal has it
    page.click("#any-opening")
    expect(page.locator("#find-opening")).to_have_count(0)
    with page.expect_download() as download:
        page.click("#export")
    assert download.value.suggested_filename == "cantiere-games.jsonl.gz"

    # Who hides has no page for others.
    other = Player(server, "Dora")
    me = anna.api("/me")["id"]
    assert other.get(f"/api/players/{me}")["name"] == "Anna"
    anna.open("/me")
    page.check("#private-page")
    wait_for(lambda: other.http.get(f"/api/players/{me}").status_code == 404)
    berta.open(f"/players/{me}")
    expect(berta.page.get_by_role("alert")).to_contain_text("private")
    berta.troubles.clear()  # the 404 is what was asked for
