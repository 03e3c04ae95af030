"""Pages that are reloaded, servers that die, and what the browser keeps for that case."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, on_a_laptop, on_a_phone
from tests.e2e.games import PHASED, WHISPERING
from tests.e2e.person import Person
from tests.server.serving import Server

SCRIPT = 250_000  # bytes of script, compressed, that the first load may take


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, which may be killed."""
    with Server(tmp_path / "tables.db", tmp_path / "log") as running:
        yield running


def at_a_table(person: Person, moves: int = 4) -> str:
    table = person.quick_table(PHASED, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    for _ in range(moves):
        person.wait_for_turn()
        person.answer()
    person.wait_for_turn()
    return table


@on_a_phone
def test_a_reload_in_the_middle_of_a_decision(arrive: Arrive) -> None:
    anna = arrive("Anna")
    at_a_table(anna)
    anna.settled()
    number, question, answers = anna.number, anna.page.locator("#question").inner_text(), anna.answers()
    log = anna.page.locator(".log li").all_inner_texts()
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.number == number
    assert anna.page.locator("#question").inner_text() == question
    assert anna.answers() == answers
    expect(anna.page.locator(".log li")).to_have_text(log)
    anna.answer()


@on_a_phone
def test_the_server_dies_under_an_open_page(arrive: Arrive, mortal: Server) -> None:
    anna = arrive("Anna", to=mortal)
    table = at_a_table(anna)
    before = anna.api(f"/tables/{table}/log")["moves"]
    number = anna.number
    anna.answers()
    mortal.kill()
    expect(anna.page.locator(".offline")).to_have_text(re.compile("reconnecting"))
    anna.page.locator(".question .answers .answer").first.click()
    mortal.start()
    anna.moved_on(number)
    expect(anna.page.locator(".offline")).to_have_count(0)
    anna.wait_for_turn()
    after = anna.api(f"/tables/{table}/log")["moves"]
    mine = [move for move in after[len(before) :] if move["who"] == 0]
    assert after[: len(before)] == before, "something was lost"
    assert len(mine) == 1, "what was answered while the server was away was carried out once"
    anna.answer()


@on_a_phone
def test_the_page_can_be_installed_and_is_there_without_a_server(arrive: Arrive, mortal: Server) -> None:
    anna = arrive("Anna", to=mortal)
    anna.open("/")
    request = anna.context.request
    manifest = request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        found = request.get(icon["src"])
        assert found.ok
        assert found.headers["content-type"] == icon["type"]
    assert request.get("/sw.js").headers["content-type"].startswith("text/javascript")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    mortal.kill()
    anna.page.goto("/me")
    expect(anna.page.locator("p[lang=en]")).to_contain_text("no connection")
    expect(anna.page.locator("img")).to_have_js_property("complete", value=True)
    assert anna.page.evaluate("getComputedStyle(document.querySelector('main')).textAlign") == "center"
    mortal.start()
    expect(anna.page.get_by_role("heading", name="You")).to_be_visible()


@on_a_laptop
def test_title_and_icon_tell_that_it_is_my_turn(arrive: Arrive) -> None:
    anna, berta = arrive("Anna"), arrive("Berta")
    table = anna.quick_table(WHISPERING, [{"kind": "me"}, {"kind": "open"}])
    berta.post(f"/tables/{table}/join", {"seat": 1})
    berta.open(f"/table/{table}")
    told = set()
    for _ in range(60):
        anna.at_rest(table, berta)
        for person in (anna, berta):
            mine = person.api(f"/tables/{table}")["my_turn"]
            told.add((person, mine))
            expect(person.page).to_have_title(re.compile("^●" if mine else "^[^●]"))
            icon = "/icon-turn.svg" if mine else "/icon.svg"
            expect(person.page.locator("#favicon")).to_have_attribute("href", icon)
        if len(told) == 4:
            break
        for person in (anna, berta):
            if person.answer_by_program(table):
                break
    assert len(told) == 4, "each was asked, and waited"
    anna.page.locator("header .home").click()
    expect(anna.page.locator("#favicon")).to_have_attribute("href", "/icon.svg")


@on_a_laptop
def test_the_first_load_is_small(arrive: Arrive) -> None:
    """What is fetched for the lobby and then for a table, fonts and pictures aside, as it would travel."""
    anna = arrive("Anna")
    scripts: set[str] = set()
    anna.page.on("request", lambda request: scripts.add(request.url.split("/")[-1]))
    anna.open("/")
    at_a_table(anna, 1)
    assets = files("cantiere") / "server" / "client" / "assets"
    sizes = {
        name: len(gzip.compress((assets / name).read_bytes())) for name in scripts if name.endswith(".js")
    }
    assert len(sizes) > 2
    assert sum(sizes.values()) < SCRIPT, sizes
