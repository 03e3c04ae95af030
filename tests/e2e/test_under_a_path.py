"""The site under a path of somebody else's name: every link, request, file and connection stays below it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.games import WHISPERING, name_of
from tests.e2e.person import LAPTOP, Person, Size
from tests.server.proxy import Proxy
from tests.server.recipients import Post
from tests.server.serving import Server, wait_for

HOME = "/clubs/cantiere"
LINKS = "[...document.querySelectorAll('a[href]')].map((link) => link.href)"
FILES = (
    "[...document.querySelectorAll('img[src], link[href], script[src]')].map((one) => one.src ?? one.href)"
)


@pytest.fixture
def size() -> Size:
    return LAPTOP


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    with Proxy(HOME) as found:
        yield found
    assert found.strays == []


@pytest.fixture
def post_office() -> Iterator[Post]:
    with Post() as post:
        yield post


@pytest.fixture
def server(proxy: Proxy, post_office: Post, tmp_path: Path) -> Iterator[Server]:
    more = {"address": proxy.url + "/", "proxies": "127.0.0.1", "mail": post_office.settings}
    with Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        proxy.server_port = int(server.settings["port"])
        yield server


def test_a_site_under_a_path(arrive: Arrive, proxy: Proxy, server: Server, post_office: Post) -> None:
    anna = arrive("Anna", at=proxy.url)
    (cookie,) = anna.context.cookies()
    assert cookie["path"] == HOME
    table = anna.new_table(WHISPERING, ["me", "open"])
    invitation = anna.page.locator("#invite-link").input_value()
    assert invitation.startswith(f"{proxy.url}/table/{table}?invite=")
    berta = arrive("Berta", at=proxy.url)
    berta.page.goto(invitation)
    berta.page.locator(".waiting .sit").first.click()
    expect(anna.page.locator("div.page[data-status=running]")).to_be_visible()  # told by the live connection
    first = anna if anna.api(f"/tables/{table}")["my_turn"] else berta
    first.wait_for_turn()
    first.answer()

    seen = walk(anna)
    assert {"", "new", "table", "me", "games", "rules", "guide", "tournaments", "privacy"} <= seen
    confirm(anna, post_office, proxy.url)
    the_page_without_a_server(anna, proxy.url, server)


def walk(person: Person) -> set[str]:
    """Visit every kind of page that a link leads to; whatever they name is below the site's path."""
    home, seen, left = person.url, set(), ["/"]
    while left:
        path = left.pop(0)
        kind = path.split("/")[1].split("?")[0]
        if kind in seen or kind == "api":
            continue
        seen.add(kind)
        person.open(path)
        person.settled()
        named = person.page.evaluate(LINKS) + person.page.evaluate(FILES)
        assert [one for one in named if not one.startswith((f"{home}/", "data:", "blob:"))] == []
        left += [one.removeprefix(home).split("#")[0] for one in person.page.evaluate(LINKS)]
    return seen


def confirm(anna: Person, post_office: Post, url: str) -> None:
    """Links in e-mails lead to the site."""
    anna.open("/me")
    anna.page.fill("#email", "anna@example.org")
    anna.page.click("#save-notices")
    expect(anna.page.locator("#notices .good")).to_contain_text("Open the link")
    wait_for(lambda: bool(post_office.messages))
    (link,) = re.findall(rf"{re.escape(url)}/confirm#\S+", post_office.last())
    anna.page.goto(link)
    expect(anna.page.get_by_text("It is confirmed")).to_be_visible()
    assert anna.page.url == f"{url}/confirm"


def the_page_without_a_server(anna: Person, url: str, server: Server) -> None:
    """The service worker keeps to the site, and has a page for when nobody is there."""
    page = anna.page
    scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert scope == f"{url}/"
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["start_url"] == manifest["scope"] == "./"
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    page.goto(f"{url}/rules/{WHISPERING}")
    expect(page.locator("p[lang=en]")).to_contain_text("no connection")
    expect(page.locator("img")).to_have_js_property("complete", value=True)
    assert page.evaluate("getComputedStyle(document.querySelector('main')).textAlign") == "center"
    server.start()
    expect(page.get_by_role("heading", name=name_of(WHISPERING)).first).to_be_visible()
