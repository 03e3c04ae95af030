"""Whoever sits down at a window that somebody has left finds it as new."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.e2e.person import LAPTOP, Person
from tests.e2e.windows import Windows
from tests.server.serving import Server

# What the browser has kept of somebody: here, at this site, and beside it.
KEPT = """async () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
  width: innerWidth,
})"""
LEAVE_TRACES = """async () => {
  localStorage.setItem('mine', '1');
  sessionStorage.setItem('mine', '1');
  await navigator.serviceWorker.ready;
}"""


def found(person: Person) -> dict[str, Any]:
    person.page.goto(f"{person.url}/icon.svg")  # nothing is kept there
    kept: dict[str, Any] = person.page.evaluate(KEPT)
    return kept


def test_a_window_that_somebody_has_left_is_as_new(browser: Browser, server: Server) -> None:
    windows = Windows(browser, kept=2)
    first = Person(windows, server.url, LAPTOP)
    fresh, page = found(first), first.page
    first.say_name("Anna")
    first.open("/")
    page.evaluate(LEAVE_TRACES)
    page.set_viewport_size({"width": 390, "height": 844})
    assert found(first)["workers"] == 1
    first.leave()
    heard = first.requests

    second = Person(windows, server.url, LAPTOP)
    assert second.page is page
    assert found(second) == fresh
    assert second.context.request.get("/api/me").status == 401
    assert first.requests == heard, "whoever has left hears no more"
    second.leave()

    third = Person(windows, server.url, LAPTOP)
    assert third.page is not page, "the second might have changed it for good"
    third.page.add_init_script("window.mine = 1")
    third.leave()
    assert windows.free == []
