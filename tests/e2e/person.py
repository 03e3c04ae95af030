"""Somebody in front of a browser: what people do, in clicks and keys."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, expect
from playwright.sync_api import Error as PlaywrightError

from cantiere.core.words import Verbatim
from cantiere.server.common.texts import browser_texts
from tests.e2e.games import RECORDS
from tests.e2e.windows import PATIENCE, Kind, Windows
from tests.e2e.windows import Size as Size  # for whoever knows people

PLAYING = (Path(__file__).parent / "playing.js").read_text(encoding="utf-8").strip()
ASKED = "div.page[data-asked=true][data-busy=false]"  # and my last answer has been dealt with
# Something to answer with: a button, or what opens the list of them.
ANSWERABLE = ".question .opener, .question .answers .answer:not(:disabled)"
# What somebody sees who cannot go on.
SHOWN = """() => {
  const page = document.querySelector('div.page');
  const said = (css) => [...document.querySelectorAll(css)].map((one) => one.outerHTML);
  const focus = document.activeElement?.outerHTML.slice(0, 200);
  return [location.href, JSON.stringify({ ...page?.dataset }), focus,
    ...said('.question, .curtain, dialog[open] h2, .offline, .trouble, div.gone, .laying')];
}"""
# Have `heard(message)` called with whatever comes over the live connection, before the page sees it.
LISTEN = """
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', (event) => heard(JSON.parse(event.data)));
  }
};
"""
# Until somebody has seen it.
NEXT_FRAME = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"
# As a link inside the application does.
FOLLOW = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll('.ledger')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => `${one.className} ${one.scrollWidth}`)"""
QUIET = 3  # so often nothing is under way when the next frame comes: nothing follows from what has come
expect.set_options(timeout=PATIENCE)  # else 5,000, which a busy machine may need for one page


LAPTOP = Size(1366, 768)
PHONE = Size(390, 844)


def chromium(*, whole: bool = False) -> str:
    """Return the path of the browser; without what is beside the page, such as notices, it is quicker."""
    names = (
        ("chromium", "google-chrome") if whole else ("chromium-headless-shell", "chromium", "google-chrome")
    )
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "Chromium is missing: `make browser` installs it"
    return path


class Person:
    """One person with one browser window."""

    def __init__(
        self, windows: Windows | Browser, url: str, size: Size, *, lang: str = "en", theme: str = "light"
    ) -> None:
        self.url, self.size, self.lang = url, size, lang
        self.home = urlsplit(url).path  # "", or what the site lives under
        self._windows = windows if isinstance(windows, Windows) else Windows(windows)
        self._window = self._windows.take(Kind(url, size, lang, theme))
        self._context = self._window.context
        self.page: Page = self._window.page
        self.troubles: list[str] = []
        self.received: list[str] = []
        self.answered: list[Response] = []
        self.requests = 0
        self.under_way: set[Request] = set()
        hear = self._window.hear
        hear("pageerror", lambda error: self.troubles.append(str(error)))
        hear("console", self._complaint)
        hear("response", self._response)
        hear("request", self._request)
        hear("requestfinished", self._finished)
        hear("requestfailed", self._finished)
        hear("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.luck = random.Random(0)

    @property
    def context(self) -> BrowserContext:
        """All that the browser has of this person; whoever asks for it may change it for good."""
        self._window.changed = True
        return self._context

    def _frame(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode(errors="replace"))

    def _complaint(self, message: ConsoleMessage) -> None:
        """Keep what the console says in red; refused or lost requests and plain http are no errors here."""
        lost = ("Failed to load resource", "WebSocket connection", "The Cross-Origin-Opener-Policy header")
        if message.type == "error" and not message.text.startswith(lost):
            self.troubles.append(message.text)

    def _response(self, response: Response) -> None:
        if "/api/tables" in response.url:
            self.answered.append(response)

    def _request(self, request: Request) -> None:
        self.requests += 1
        self.under_way.add(request)

    def _finished(self, request: Request) -> None:
        self.under_way.discard(request)

    def heard(self) -> list[str]:
        """Return everything that came over the network about tables while the present page has been open."""
        return [*self.received, *(response.text() for response in self.answered)]

    def shown(self) -> str:
        """Return what the page shows and has heard last, for whoever wonders why it goes no further."""
        try:
            shown = self.page.evaluate(SHOWN)
        except PlaywrightError as error:
            shown = [str(error)]
        return "\n".join([*map(str, shown), *(f"heard: {text[:600]}" for text in self.received[-3:])])

    def t(self, key: str, **values: str | int) -> str:
        """Return what the page says, in this person's language."""
        said = {name: Verbatim(value) if isinstance(value, str) else value for name, value in values.items()}
        return browser_texts(self.lang).say(f"web-{key}", **said)

    def leave(self) -> None:
        self._windows.give_back(self._window)

    # --- coming in -----------------------------------------------------------------------------------

    def say_name(self, name: str) -> None:
        """Become a guest, as the first page would make one."""
        answer = self._context.request.post(
            f"{self.home}/api/session", data={"name": name, "lang": self.lang}
        )
        assert answer.ok, answer.text()

    def open(self, path: str) -> None:
        self.under_way.clear()
        self.page.goto(self.home + path)
        self.page.wait_for_selector("#main")

    def follow(self, path: str) -> None:
        """Go on to another page as a link does, which leaves out most of the work of opening it."""
        self.page.evaluate(FOLLOW, self.home + path)

    def settled(self) -> None:
        """Wait until all that the page has asked for is here, and drawn."""
        began, quiet = time.monotonic(), 0
        while quiet < QUIET:
            assert time.monotonic() - began < PATIENCE / 1000, [one.url for one in self.under_way]
            before = self.requests
            self.page.evaluate(NEXT_FRAME)
            quiet = quiet + 1 if not self.under_way and self.requests == before else 0

    def too_wide(self) -> list[str]:
        """Return what can only be read by moving it sideways: the page, or a table of figures on it."""
        found: list[str] = self.page.evaluate(TOO_WIDE)
        return found

    def api(self, path: str, **query: Any) -> Any:
        answer = self._context.request.get(
            f"{self.home}/api{path}", params={k: str(v) for k, v in query.items()}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, data: Any = None) -> Any:
        answer = self._context.request.post(f"{self.home}/api{path}", data=data if data is not None else {})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def new_table(self, game: str, seats: list[str], **options: bool) -> str:
        """Make a table through the page; return its id."""
        page = self.page
        self.open(f"/new?game={game}")
        page.select_option("#seat-count", str(len(seats)))
        for number, kind in enumerate(seats):
            page.select_option(f"#seat-{number}", kind)
        for name, value in options.items():
            page.locator(f"#option-{name}").set_checked(value)
        page.click("#create")
        page.wait_for_url(re.compile("/table/"))
        return self.table_id

    def quick_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """Make a table without the page, and open it."""
        table: str = self.post("/tables", {"game": game, "seats": seats, **more})["id"]
        self.open(f"/table/{table}")
        return table

    def take_in(self, record: str) -> str:
        """Bring in one of the kept records without the page; return the table's id."""
        table: str = self.post("/records", {"record": kept_record(record)})["id"]
        return table

    def middle_of(self, record: str, part: float = 0.5) -> str:
        """Play on, against bots, from a position of a record where a seat is asked; return the table's id."""
        finished = self.take_in(record)
        moves = self.api(f"/tables/{finished}")["number"]
        seats = len(self.api(f"/tables/{finished}")["seats"])
        for move in range(int(moves * part), moves):
            asked = self.api(f"/tables/{finished}/positions/{move}")["view"]["to_move"]
            if asked >= 0:
                bots = [None if seat == asked else "apprentice" for seat in range(seats)]
                table: str = self.post(f"/tables/{finished}/what-if", {"move": move, "bots": bots})["id"]
                return table
        raise AssertionError("nobody is asked")

    # --- at the table --------------------------------------------------------------------------------

    @property
    def table_id(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    @property
    def number(self) -> int:
        return int(self.page.locator("div.page").get_attribute("data-number") or "0")

    def wait_for_turn(self) -> bool:
        """Wait until I am asked; False if the game is over."""
        self.page.wait_for_selector(f"{ASKED}, div.page[data-status=over]")
        return self.page.locator("div.page[data-status=over]").count() == 0

    def answers(self) -> list[str]:
        """Open the list of all answers and return their labels."""
        self.page.locator(ANSWERABLE).first.wait_for()
        opener = self.page.locator(".question .opener[aria-expanded=false]")
        if opener.count():
            opener.click()
        return self.page.locator(".question .answers .answer").all_inner_texts()

    def answer(self, label: str | None = None) -> None:
        """Choose an answer from the list, any one if none is named, and wait until the table moves on."""
        before = self.number
        buttons = self.page.locator(".question .answers .answer:not(:disabled)")
        if label is None:
            self.answers()
            buttons.first.wait_for()
            buttons.nth(self.luck.randrange(buttons.count())).click()
        else:
            buttons.filter(has_text=label).first.click()
        self.moved_on(before)

    def answer_by_program(self, table: str, **query: Any) -> bool:
        """Answer without the page, if I am asked; tell whether I was."""
        seen = self.api(f"/tables/{table}", **query)
        if not seen["my_turn"]:
            return False
        asked = seen["to_move"]
        if seen["seat"] != asked:  # several seats are mine
            seen = self.api(f"/tables/{table}", seat=asked)
        action = self.luck.choice(seen["view"]["question"]["options"])["text"]
        key = f"key-{self.luck.getrandbits(64)}"
        given = {"action": action, "number": seen["number"], "key": key, "seat": asked, "brief": True}
        self.post(f"/tables/{table}/actions", given)
        return True

    def at_rest(self, table: str, *others: Person) -> None:
        """Wait until one of us is asked: neither a bot nor the server, for want of a choice, is to answer."""
        began = time.monotonic()
        while not any(person.api(f"/tables/{table}")["my_turn"] for person in (self, *others)):
            assert time.monotonic() - began < PATIENCE / 1000, "nobody is asked"
            self.page.evaluate(NEXT_FRAME)

    def moved_on(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('div.page')?.dataset.number) !== before", arg=before
        )

    def reached(self, number: int) -> None:
        """Wait until the page is as far as that; the server may have answered what leaves no choice since."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('div.page')?.dataset.number) >= number", arg=number
        )

    def play_on(self, *, board: int = 40, up_to: int | None = None, look: str = "() => []") -> None:
        """Begin to play until the game is over or so far, on the board or from the list; come back at once.

        Whatever `look`, a function of the page that is given the count of questions so far, finds wrong at a
        question is told by `played`.
        """
        wishes = json.dumps({"seed": self.luck.getrandbits(31), "board": board, "upTo": up_to})
        self.page.evaluate(f"({PLAYING})({wishes}, {look})")

    def played(self) -> list[str]:
        """Wait until the game is over, or so far; return what was wrong with the page."""
        wrong: list[str] = self.page.evaluate("window.played")
        return wrong


def kept_record(name: str) -> Any:
    return json.loads((RECORDS / name).read_text())
