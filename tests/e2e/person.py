"""Somebody in front of a browser: what people do, in clicks and keys."""

from __future__ import annotations

import random
import re
import shutil
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

PATIENCE = 20_000  # milliseconds until something is really not there


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
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.received: list[str] = []  # every word that came over the network
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.luck = random.Random(0)

    def _frame(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode(errors="replace"))

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
        wanted = {"game": game, "seats": seats, **more}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.open(f"/table/{table}")
        return table

    # --- at the table --------------------------------------------------------------------------------

    @property
    def table_id(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    @property
    def number(self) -> int:
        return int(self.page.locator(".page").get_attribute("data-number") or "0")

    def wait_for_turn(self) -> bool:
        """Wait until I am asked; False if the game is over."""
        self.page.wait_for_selector(".page[data-asked=true], .page[data-status=over]")
        return self.page.locator(".page[data-status=over]").count() == 0

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
            self.answers()
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
        self.page.wait_for_function(
            "before => Number(document.querySelector('.page').dataset.number) !== before"
            " || document.querySelector('.question .choices, .ghost')",
            arg=before,
        )
        return self.number != before

    def answer_somehow(self) -> None:
        """Answer on the board if the luck is so, else from the list."""
        if self.luck.random() < 0.4 and self.touch_board():
            return
        which = self.page.locator(".question .choices .answer:not(:disabled)")
        if which.count():
            before = self.number
            which.nth(self.luck.randrange(which.count())).click()
            self.moved_on(before)
        else:
            self.answer()

    def moved_on(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('.page')?.dataset.number) !== before", arg=before
        )

    def play_to_the_end(self, most: int = 2000) -> None:
        """Play, any answer at each question, until the end screen comes."""
        for _ in range(most):
            if not self.wait_for_turn():
                break
            self.answer()
        expect(self.page.locator("#end-screen")).to_be_visible()
