"""Somebody in front of a browser: what people do, in clicks and keys."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, expect

RECORDS = Path(__file__).parents[1] / "records"
MIDDLES = {"arcadia": "arcadia-2-1.json", "castelli": "castelli-2-greedy.json", "pillars": "pillars-2-1.json"}
ASKED = "div.page[data-asked=true][data-busy=false]"  # and my last answer has been dealt with
# Something to answer with: a button, or what opens the list of them.
ANSWERABLE = ".question .opener, .question .answers .answer:not(:disabled)"
# An answer was sent and the table moved on, or the server has refused it and asks again.
ANSWERED = """before => {
  const { number, busy, asked, status } = document.querySelector('div.page').dataset;
  return busy === 'false' && (Number(number) !== before || asked === 'true' || status === 'over');
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
# Every question is asked, also those with one answer: tests count them.
WISHES = """
if (!localStorage.getItem('cantiere-settings')) {
  localStorage.setItem('cantiere-settings', JSON.stringify({ askAlone: true }));
}
"""
PATIENCE = 40_000  # milliseconds until something is really not there
expect.set_options(timeout=PATIENCE)  # else 5,000, which a busy machine may need for one page


class Size(NamedTuple):
    """A screen."""

    width: int
    height: int

    @property
    def phone(self) -> bool:
        return self.width < 800


LAPTOP = Size(1366, 768)
PHONE = Size(390, 844)


def chromium() -> str:
    """Return the path of the browser."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "Chromium is missing: `make browser` installs it"
    return path


class Person:
    """One person with one browser window."""

    def __init__(
        self, browser: Browser, url: str, size: Size, *, lang: str = "en", theme: str = "light"
    ) -> None:
        self.url, self.size = url, size
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.phone,
            locale=lang,
            color_scheme="dark" if theme == "candlelight" else "light",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WISHES)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.received: list[str] = []
        self.answered: list[Response] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._complaint)
        self.page.on("response", self._response)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.luck = random.Random(0)

    def _frame(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode(errors="replace"))

    def _complaint(self, message: ConsoleMessage) -> None:
        """Keep what the console says in red; a refused or lost request is no error of the page."""
        lost = ("Failed to load resource", "WebSocket connection")
        if message.type == "error" and not message.text.startswith(lost):
            self.troubles.append(message.text)

    def _response(self, response: Response) -> None:
        if "/api/tables" in response.url:
            self.answered.append(response)

    def heard(self) -> list[str]:
        """Return everything that came over the network about tables while the present page has been open."""
        return [*self.received, *(response.text() for response in self.answered)]

    def leave(self) -> None:
        self.context.close()

    # --- coming in -----------------------------------------------------------------------------------

    def say_name(self, name: str) -> None:
        """Become a guest, as the first page would make one."""
        answer = self.context.request.post("/api/session", data={"name": name, "lang": "en"})
        assert answer.ok, answer.text()

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("#main")

    def api(self, path: str, **query: Any) -> Any:
        answer = self.context.request.get(f"/api{path}", params={k: str(v) for k, v in query.items()})
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, data: Any = None) -> Any:
        answer = self.context.request.post(f"/api{path}", data=data if data is not None else {})
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
        opener = self.page.locator(".question .opener[aria-expanded=false]")
        if opener.count():
            opener.click()
        return self.page.locator(".question .answers .answer").all_inner_texts()

    def answer(self, label: str | None = None) -> None:
        """Choose an answer from the list, any one if none is named, and wait until the table moves on."""
        before = self.number
        buttons = self.page.locator(".question .answers .answer:not(:disabled)")
        if label is None:
            self.page.locator(ANSWERABLE).first.wait_for()
            self.answers()
            buttons.first.wait_for()
            buttons.nth(self.luck.randrange(buttons.count())).click()
        else:
            buttons.filter(has_text=label).first.click()
        self.moved_on(before)

    def touch_board(self) -> bool:
        """Touch something that is lit on the board, with the keyboard; tell whether that was an answer."""
        before = self.number
        lit = self.page.locator(".board .target.lit")
        if not lit.count():
            return False
        lit.nth(self.luck.randrange(lit.count())).press("Enter")
        still = f"div.page[data-number='{before}'][data-asked=true][data-busy=false]"
        if self.page.locator(still).count():
            return False  # more must be said: which one, where, turned how
        self.page.wait_for_function(ANSWERED, arg=before)
        return self.number != before

    def answer_somehow(self) -> None:
        """Answer on the board if the luck is so, else from the list."""
        if self.luck.random() < 0.4 and (self.touch_board() or not self.still_asked()):
            return
        which = self.page.locator(".question .choices .answer:not(:disabled)")
        if which.count():
            before = self.number
            which.nth(self.luck.randrange(which.count())).click()
            self.moved_on(before)
        else:
            self.answer()

    def still_asked(self) -> bool:
        """Tell whether I am asked once nothing of mine is on its way."""
        self.page.wait_for_selector("div.page[data-busy=false]")
        return self.page.locator(ASKED).count() > 0

    def answer_by_program(self, table: str, **query: Any) -> bool:
        """Answer without the page, if I am asked; tell whether I was."""
        seen = self.api(f"/tables/{table}", **query)
        if not seen["my_turn"]:
            return False
        asked = seen["to_move"]
        options = self.api(f"/tables/{table}", seat=asked)["view"]["question"]["options"]
        action = self.luck.choice(options)["text"]
        key = f"key-{self.luck.getrandbits(64)}"
        self.post(
            f"/tables/{table}/actions",
            {"action": action, "number": seen["number"], "key": key, "seat": asked},
        )
        return True

    def moved_on(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('div.page')?.dataset.number) !== before", arg=before
        )

    def play_to_the_end(self, most: int = 2000) -> None:
        """Play, any answer at each question, until the end screen comes."""
        for _ in range(most):
            if not self.wait_for_turn():
                break
            self.answer()
        expect(self.page.locator("#end-screen")).to_be_visible()


def kept_record(name: str) -> Any:
    return json.loads((RECORDS / name).read_text())
