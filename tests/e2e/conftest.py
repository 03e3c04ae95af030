"""A real browser and a real server: a laptop's screen and a phone's, if a test does not say otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.person import LAPTOP, PHONE, Person, Size, chromium
from tests.server.serving import Server


@pytest.fixture(scope="package")  # not longer: Playwright's event loop would hinder the tests of the server
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db", folder / "log") as running:
        yield running


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, server: Server, size: Size, tmp_path: Path) -> Iterator[Arrive]:
    """Let people come, each with a browser; whatever goes wrong on their pages fails the test."""
    people: list[Person] = []

    def come(
        name: str = "",
        *,
        lang: str = "en",
        theme: str = "light",
        to: Server | None = None,
        on: Size | None = None,
    ) -> Person:
        person = Person(browser, (to or server).url, on or size, lang=lang, theme=theme)
        people.append(person)
        if name:
            person.say_name(name)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles, troubles
