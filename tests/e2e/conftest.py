"""A real browser and a real server: a laptop's screen and a phone's, if a test does not say otherwise."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.person import LAPTOP, PHONE, Person, chromium
from tests.e2e.windows import Size, Windows
from tests.server.serving import Server, lasting_port

SHARED = 1 << 30  # bytes, more than the browser's processes share
PLAIN_HOST = "play.test"  # an address that is not this machine's for the browser: on http it trusts it less


@pytest.fixture(scope="package")  # not longer: Playwright's event loop would hinder the tests of the server
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # Nothing here is drawn in three dimensions; without what would do that a page costs a tenth less.
        args = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"]
        args.append(f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1")
        roomy = Path("/dev/shm").is_dir() and shutil.disk_usage("/dev/shm").free > SHARED
        found = playwright.chromium.launch(
            executable_path=chromium(),
            args=args,
            # Where there is room in memory, what the browser's processes share need not go by the disk.
            ignore_default_args=["--disable-dev-shm-usage"] if roomy else None,
        )
        yield found
        found.close()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """A browser that shows notices, too."""
    found = browser.browser_type.launch(executable_path=chromium(whole=True), args=["--no-sandbox"])
    yield found
    found.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture(scope="package")
def port() -> int:
    """Where the servers of all files listen, one after another: windows stay at one site."""
    return lasting_port()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    # It looks after things less often than others: some such servers are there all the time.
    with Server(folder / "tables.db", folder / "log", port=port, sweep=0.5) as running:
        yield running


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


# For what does not depend on the screen: once is enough.
on_a_laptop = pytest.mark.parametrize("size", [LAPTOP], ids=["laptop"])
on_a_phone = pytest.mark.parametrize("size", [PHONE], ids=["phone"])


def in_turn(name: str, values: Sequence[str], *, first: Size = LAPTOP) -> pytest.MarkDecorator:
    """For what depends on the screen and on something else, but not on both at once: each on one screen."""
    screens = [LAPTOP, PHONE] if first is LAPTOP else [PHONE, LAPTOP]
    pairs = list(zip(values, itertools.cycle(screens), strict=False))
    ids = [f"{'phone' if size.phone else 'laptop'}-{value}" for value, size in pairs]
    return pytest.mark.parametrize((name, "size"), pairs, ids=ids)


Arrive = Callable[..., Person]
Friends = Callable[..., list[Person]]
PEOPLE = pytest.StashKey[list[Person]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Have a failure tell what was on everybody's page, while they are there."""
    report = yield
    if report.when == "call" and report.failed:
        people: list[Person] = item.stash.get(PEOPLE, [])
        for number, person in enumerate(people):
            report.sections.append((f"page of person {number}", person.shown()))
    return report


@pytest.fixture
def door(windows: Windows, server: Server, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Let people come, each with a browser; whatever goes wrong on their pages fails the test."""
    people: list[Person] = []
    request.node.stash[PEOPLE] = people

    def come(
        name: str = "",
        *,
        on: Size,
        lang: str = "en",
        theme: str = "light",
        to: Server | None = None,
        at: str | None = None,
        by: Browser | None = None,
    ) -> Person:
        person = Person(by or windows, at or (to or server).url, on, lang=lang, theme=theme)
        people.append(person)
        if name:
            person.say_name(name)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles, troubles


@pytest.fixture
def arrive(door: Arrive, size: Size) -> Arrive:
    """Let people come with the screen of the test."""

    def come(name: str = "", *, on: Size | None = None, **more: Any) -> Person:
        return door(name, on=on or size, **more)

    return come


# Friends differ: whoever comes next has another screen and speaks another language.
FRIENDS = [(LAPTOP, "en"), (PHONE, "it"), (LAPTOP, "de"), (PHONE, "es")]


@pytest.fixture
def friends(door: Arrive) -> Friends:
    """Let friends come, by their names; an empty name is said later."""
    screens = itertools.cycle(FRIENDS)

    def come(*names: str, **more: Any) -> list[Person]:
        return [
            door(name, on=on, lang=lang, **more) for name, (on, lang) in zip(names, screens, strict=False)
        ]

    return come
